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

# The lab
lab-rows = The rows are in { $path }.
lab-page = Written: { $path }
lab-dataset = The dataset is in { $path }.
lab-network = The network is in { $path }: { $card }
lab-interrupted = What is finished is kept; the same command goes on from there.

# Help
help-about = Teotihuacan, Tzolk'in and Theocracy. Unofficial.
help-version = show the version and exit
help-language = language of the output; otherwise TEOCALLI_LANGUAGE or the system's language
help-see-top = see “teocalli --help”
help-see-serve = see “teocalli serve --help”
help-verbs = verbs
help-game = the game: { $games }
help-all = the games; all when left out: { $games }
help-players = number of players
help-option = an option of the game, see “teocalli games”; may be given several times
help-components = component values that replace the game's own
help-seed = decides all chance; drawn when left out
help-seed-first = decides all chance of the first set-up; each further one has the next number (default: %(default)s)
help-record = the record of a game
help-number = how many are played (default: %(default)s)
help-seconds = time for one decision, in seconds (default: %(default)s)
help-jobs = number of processes (default: %(default)s)
help-folder = where the page is written (default: %(default)s)
help-json = everything, for programs
help-play = play in the terminal against bots
help-play-game = { $games }; asked for when left out
help-play-seat = your seat, counted from 1; 0 to watch the bots
help-play-bots = who plays at the other seats: { $bots }
help-play-ask = ask even where one option is left and the turn goes on
help-play-record = where to save the record of the game
help-table = open the table in the browser; what a bare “teocalli” does
help-serve = serve the table to other machines
help-serve-host = the address to listen on (default: %(default)s); 0.0.0.0 for all
help-serve-port = the port to listen on (default: %(default)s)
help-serve-database = a file, or postgresql://…; otherwise the database in the data folder
help-serve-proxy = trust a web server at these addresses (this machine when none is given) to say where requests come from
help-serve-workers = number of server processes; more than one needs PostgreSQL
help-backup = write all games and people into a new file, while the table runs
help-backup-file = the new file
help-restore = fill an empty database from a backup, after checking it
help-restore-file = the backup
help-games = list the games with their options
help-fields = list the fields of a game's positions
help-replay = verify a record and print the scores
help-show = print a position of a record as YAML
help-show-at = after N actions; at the end when left out
help-try = list what is legal in a position, or apply tokens to it
help-try-position = a file with a position
help-try-tokens = applied one after another; quote those with spaces
help-arena = let bots play each other
help-arena-bots = names, separated by commas
help-arena-jobs = number of processes, where games are played inside compiled code (default: %(default)s)
help-arena-seconds = time for one decision, in seconds; bots are then asked option by option (left out: { $seconds } where one can only be asked, no limit inside compiled code)
help-simulate = let bots play many games into a Parquet file; started again, it goes on
help-simulate-ray = play on a Ray cluster; “local” starts one here
help-simulate-out = where the games are written
help-plan-bots = by seat, separated by commas, over and over; “quick” at all seats
help-tournament = every bot against every other, on common set-ups at every seat
help-tournament-folder = where tournament.html and tournament.png are written
help-report = what wins in the games of a simulation, as HTML and PNG
help-report-file = the games of a simulation
help-balance = simulate games for all numbers of players: who and what wins
help-balance-games = games for each number of players (default: %(default)s)
help-balance-bots = who plays (default: %(default)s)
help-balance-rows = where the rows are kept (default: balance-GAME); started again, it goes on
help-dataset = write records and rows of many games, with a card
help-dataset-out = the folder for the dataset
help-analyse = tell how the chances of a recorded game went, and which turns cost most
help-train = let a network learn a game by playing itself
help-train-minutes = how long to learn, in minutes (default: %(default)s)
help-train-workers = number of processes that play (default: %(default)s); a training by a policy does not use it
help-train-folder = where everything is kept; started again with the same folder, it goes on (default: train-GAME)
help-train-device = where the learner computes
help-train-by = what plays while it learns: a search on the cores of the processor, or a policy, thousands of games at a time, on an NVIDIA GPU where there is one (default: %(default)s)
help-ladder = measure the levels of bots against each other, as a page in docs/
help-ladder-number = games of a pairing without look-ahead (default: %(default)s)
help-ladder-top = games of a pairing with the top level (default: %(default)s)
help-ladder-results = games played; started again with the same file, it goes on
help-bench = measure how quick the rules are
help-bench-json = rows for programs
help-bench-seconds = time for one measurement, in seconds (default: %(default)s)

# What stands for the values of arguments
value-address = ADDRESS
value-addresses = ADDRESSES
value-bot = BOT
value-bots = BOTS
value-file = FILE
value-file-parquet = FILE.parquet
value-folder = FOLDER
value-game = GAME
value-games = N
value-host = HOST
value-jobs = N
value-minutes = MINUTES
value-n = N
value-name-value = NAME=VALUE
value-players = N
value-port = PORT
value-position = POSITION
value-results = FILE
value-rounds = N
value-rows = FOLDER
value-seat = SEAT
value-seconds = SECONDS
value-seed = SEED
value-token = TOKEN
value-url = URL
value-verb = VERB
value-workers = N

# Arguments that cannot be read. %(…)s and the like are filled in by Python's argparse.
use-count = a whole number from 1 on is needed, not “{ $given }”
use-amount = a number above 0 is needed, not “{ $given }”
parse-usage = usage:
parse-options = options
parse-positional = positional arguments
parse-help = show this help message and exit
parse-error = %(prog)s: error: %(message)s
parse-argument = argument %(argument_name)s: %(message)s
parse-required = the following arguments are required: %s
parse-unrecognized = unrecognized arguments: %s
parse-one = expected one argument
parse-none = no value is expected here, but %r was given
parse-choice = invalid choice: %(value)r (choose from %(choices)s)
parse-value = a whole number is needed, not %(value)r
parse-ambiguous = ambiguous option: %(option)s could be any of %(matches)s
