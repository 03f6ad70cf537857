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
setting-bot-game = The bot “{ $name }” does not play “{ $game }”, only: { $known }.
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

# What a machine refuses, as a part of a sentence
machine-full = there is no space left on the disk
machine-large = the file would grow too large
machine-forbidden = it is not permitted
machine-nowhere = there is no such file or folder
machine-folder = it is a folder
machine-exists = a file of this name exists already
machine-silent = nobody answers there
machine-unreachable = there is no way to that machine

# Positions. Names of fields, places and kinds are those of the file.
position-yaml = This is not YAML{ $line ->
    [0] {""}
   *[other] {" "}in line { $line }
}: { $why }.
position-other-yaml = This is YAML of another kind: write mappings, lists, words and whole numbers.
position-twice = “{ $name }” stands twice in the mapping from line { $line } on.
position-no-game = A position is a mapping that says which game it is of: “game: teotihuacan”.
position-mapping = A position is a mapping with “game”, “players” and “state”.
position-part = “{ $name }” is not a part of a position; a part is { $known }.
position-game = This is a position of “{ $found }”, not of “{ $wanted }”.
position-rules = This position was written for rules version { $found }; this is version { $ours }.
position-start = “players” and “seed” are whole numbers, “options” is a mapping of words.
position-setting = { $why }
position-state = “state” must be a mapping of fields.
position-older-name = { $old } is an older name of { $new }; give one of them.
position-field = { $where }: there is no such field{ $count ->
    [0] .
   *[other] ; did you mean “{ $near }”?
}
position-place = { $where }: there is no such place; a place is { $known }.
position-number = { $where }: places are counted from 1 to { $count }, so there is no “{ $found }”.
position-list = { $where }: give all { $count } values as a list, or a mapping of the places to change.
position-record = { $where }: this is a record; give a mapping of its fields.
position-whole = { $where }: a whole number is needed, not “{ $found }”.
position-range = { $where }: { $found } is out of range.
position-within = { $where }: { $found } is not from { $least } to { $most }.
position-word = { $where }: “{ $found }” is not one of { $known }.
position-none = { $where }: it cannot be none.
position-turn-and-pending = Give “turn” or “pending”, not both.
position-no-turn = This game needs “pending” instead of “turn”.
position-pending = “pending” is a list of at most { $most } decisions.
position-entry = { $where }: it has a “kind”, a “seat” and, if need be, a context.
position-kind = { $where }: there is no kind “{ $name }”{ $count ->
    [0] .
   *[other] ; did you mean “{ $near }”?
} Choose one of: { $known }.
position-seat = { $where }: there is no seat { $seat }.
position-context = { $where }: “{ $kind }” has no “{ $name }”. Choose one of: { $known }.
position-nothing-pending = The game is not over, but nothing is pending.
position-no-decision = The last pending entry, “{ $kind }”, is not a decision.
position-no-option = The pending decision has no legal option.
position-contradicts = This position contradicts itself: { $why }
