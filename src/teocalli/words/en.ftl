## What the terminal and the command line say. Positions, records and tokens are the same in all languages.

# People and points
player-person = Player { $number }
player-bot = Bot { $number }
player-automatic = Automated opponent
seat = Seat { $number }
points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
gain-points = { $amount ->
    [one] { $signed } point
   *[other] { $signed } points
}
good-bye = Good-bye.

# Playing
choose-game = Which game?
choose-players = How many players?
choose-again = Please answer { $choices }.
play-start = { $title }, seed { $seed }; at the table: { $names }.
play-help = A number or a token plays; ? why not others, u undo, p position, pp all of it, b board as a picture, s save, q quit.
play-choice = Your choice: { $decision }
play-numbers = The options are numbered from 1 to { $count }.
play-nothing-to-undo = There is nothing to undo: your turn begins here, or hidden information has been seen since.
play-undone = Undone: { $token }
play-forced = Only one option, played by itself: { $action }
play-no-refusals = There are no other options here.
play-stopped = The game was stopped.
play-over = The game is over.
play-drawn = The board is drawn in { $path }
play-saved = The record is saved as { $path }
play-uncertain = depends on hidden or random information
play-uncertain-rest = the rest depends on hidden or random information

# Records and positions
replay-head = { $title }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, seed { $seed }: { $over ->
    [1] finished
   *[0] unfinished
}
replay-done = { $actions ->
    [one] { $actions } action replayed, all legal.
   *[other] { $actions } actions replayed, all legal.
}
replay-seat = seat { $seat }: { points }
replay-rank = seat { $seat }: { points }, rank { $rank }
try-over = The game is over. Points: { $scores }
try-decision = { seat }: { $decision }
try-legal = Legal:
try-refused = Refused:

# Games
games-by = { $key }: { $title } ({ $year }), by { $designer }
games-for = for { $players } players; { $edition }; rules version { $rules }
games-differs = differs from the rulebook: { $deviation }
games-options = options (* unless you say otherwise):
games-marks = In brackets: where a rule comes from; docs/rules-GAME.md lists ids such as R57, I13 or (b) 1.

# Mistakes
file-missing = There is no file “{ $path }”.
file-not-text = “{ $path }” is not a text file in UTF-8.
file-unreadable = “{ $path }” cannot be read: { $why }.
file-no-components = “{ $path }” must be a mapping of component values.
file-unwritable = “{ $path }” cannot be written: { $why }.
file-exists = “{ $path }” exists already; name another file for the record.
file-no-folder = There is no folder “{ $path }” for the report.
machine-refused = That could not be done: { $why }.
use-option = An option is given as name=value, not as “{ $given }”.
use-seat = The seats are numbered from 1 to { $players }; 0 watches.
use-at = { $actions ->
    [one] The record has { $actions } action; --at is a number from 0 to { $actions }, not { $at }.
   *[other] The record has { $actions } actions; --at is a number from 0 to { $actions }, not { $at }.
}
use-token = Token { $number }, “{ $token }”, is not possible then: { $why }

# Backups
backup-done = The backup is in { $path }: tables: { $tables }, entries: { $entries }, people: { $people }. It was read again and is complete.
restore-done = Restored from { $path }: tables: { $tables }, entries: { $entries }, people: { $people }.

# Looking at a game again
analyse-chances = Chances of winning, turn by turn:
analyse-costliest = The turns that cost most:
analyse-no-mistakes = No turn cost much.
analyse-turn = { seat }, after { $first ->
    [one] { $first } action
   *[other] { $first } actions
}: { $chance } % of a win and { points }
analyse-played = played: { $actions }
analyse-better = better: { $actions }
