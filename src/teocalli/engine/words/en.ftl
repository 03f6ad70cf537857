# Actions
action-unknown = “{ $token }” is not an action of this game{ $count ->
    [0] .
    [one] ; did you mean “{ $first }”?
   *[other] ; did you mean “{ $first }” or “{ $second }”?
}
action-illegal = “{ $token }” is not possible now: { $why }
action-over = The game is over.
action-absent = This is not among the options at this point.

# Settings
setting-game = There is no game “{ $name }”. Choose one of: { $known }.
setting-bot = There is no bot “{ $name }”. Choose one of: { $known }.
setting-players = This game is for { $counts } players, not { $players }.
setting-option = This game has no option “{ $name }”. Choose one of: { $known }.
setting-choice = Option “{ $name }” can be { $choices }, not “{ $value }”.
setting-no-components = This game has no components that could be replaced.
setting-seed = A seed is a whole number from 0 to { $most }.
setting-key = A key has 64 hexadecimal digits.

# Records
record-begin = Line { $line }: a game record begins with “{ $format }”, not with “{ $found }”.
record-behind-end = Line { $line }: nothing may follow the end of the record.
record-late = Line { $line }: “{ $key }” belongs to the head of the record.
record-key = Line { $line }: “{ $key }” is unknown or given twice.
record-empty = The record is empty.
record-chance = The chance of this record comes from “{ $found }”; it can be { $known }.
record-missing = The head of the record has no “{ $key }”.
record-cut = The record was cut off after { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}: its last line, “end: …”, is missing.
record-number = Line { $line }: “{ $key }” must be a whole number, not “{ $found }”.
record-json = Line { $line }: “components” must be JSON, and what stands there cannot be read.
record-game = This is a record of “{ $found }”, not of “{ $wanted }”.
record-rules = This record follows rules version { $found }; this is version { $ours }, in which the same actions may mean something else. Open it with the version of Teocalli that wrote it.
record-setting = The head of the record: { $why }
record-action = Action { $number }{ $line ->
    [0] {""}
   *[other] , line { $line }
}: { $why }
record-unfinished = The record says the game is unfinished, but its actions finish it.
record-not-over = The record ends after { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, but the game is not over then.
record-scores = The record ends with the scores { $found }; replaying it gives { $ours }.
bot-program = The bot program “{ $command }” cannot be started: { $why }.
bot-no-advice = There is no advice on { $title }: it needs Numba and a network that learned the game.
