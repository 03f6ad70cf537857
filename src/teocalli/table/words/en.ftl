# Everywhere
skip = Skip to the content
nav-site = Site
nav-rules = Rules
nav-records = Records
nav-theme = Light or dark
nav-language = Language
nav-guest = Guest
nav-lobby = Back to the lobby
name = Name
save = Save
close = Close
copy = Copy
copied = Copied.
share = Copy the link
go-on = Back to the table
got-it = Got it
continue = Continue
join = Join
watch = Watch
your-turn = Your turn
you = (you)
newcomer = Guest
failed = Something went wrong on our side. Nothing was changed; please try again.
refused-unavailable = The stored games cannot be reached right now. Please try again in a moment; a choice that is sent twice counts once.

# Lobby
lobby-title = Three heavy games, one quiet table
lobby-lead = Play in the browser with friends or against bots. A name is enough, and even that can wait.
lobby-games = Games
lobby-play = Play now
lobby-new = New table
lobby-open = Open tables
lobby-open-none = No table is waiting for players. Open one and invite your friends.
lobby-watch = Games to watch
lobby-mine = My games
lobby-mine-none = Your games will stand here.
lobby-finished = Finished
lobby-waiting = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
players-range = { $range } players
strengths = { $count ->
    [one] one kind of bot
   *[other] { $count } kinds of bots
}
strength = Strength of the bot
strength-random = Bot, random
strength-greedy = Bot, thoughtful
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
row-over = finished, { $scores }
row-gathering = opened by { $host }, { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
row-playing = { $moves ->
    [one] one decision so far
   *[other] { $moves } decisions so far
}
row-with = with { $names } · { $more }

# New table
new-title = New table
new-lead = Every choice says what it changes.
new-open = Open the table
new-seats = Seats
new-players = Players
new-me = Me
new-open-seat = Open
new-bot = { $strength }
new-seats-help = “Me” may stand at several seats: then you play together at one screen. Open seats are taken by invitation.
new-solo = With one player, { $name } sits on the other side and plays by its own rules.
new-name-of-seat = Name at this seat
new-name = Name of the table
new-visible = Who finds it
new-private = By link only
new-listed = In the lobby
new-visible-help = A private table is found only by whoever has the link.
new-variants = Variants
new-solo-strength = { $name }: how strong it is
new-solo-strength-about = What is marked stands in the rules; the rest makes a game against { $name } easier or harder.
new-solo-disputes = { $count ->
    [one] { $name }: one question that the rulebook leaves open
   *[other] { $name }: { $count } questions that the rulebook leaves open
}
new-disputes = { $count ->
    [one] One question that the rulebook leaves open
   *[other] { $count } questions that the rulebook leaves open
}
new-disputes-about = Here the sources contradict each other or say nothing. What is marked is how we read them; leave it so unless your group plays otherwise.
new-no-variants = This game has no variants.
choice-on = on
choice-off = off
seat-number = Seat { $number }

# Seats
seat-open = Open seat
seat-free = free
seat-waits = kept for this player
seat-host = opened the table
seat-here = is here
seat-away = not here at the moment
seat-clear = Clear
seat-automatic = Automatic opponent
kind-person = Person
kind-automatic = Plays by its own rules
kind-recorded = From a record
kind-resigned = resigned
sit-here = Sit here
invitation = Invitation
invitation-help = Whoever opens this link can take a free seat; no account is needed. When all seats are taken, the game begins.
invitation-local = This address works on this machine only. For friends elsewhere, start the table with “teocalli serve --host 0.0.0.0” and send them this machine’s address.
gather-title = Waiting for players
gather-lead = The game begins by itself when every seat is taken.
gather-missing = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
gather-ask = This table is private: to sit down, ask whoever opened it for the invitation link.
gather-help = Send the link to your friends, or let bots play.

# Table
board = Board
side = Players and log
players = Players
tools = Tools of the table
your-decision = Your decision
waiting = Waiting
waiting-for = Waiting for { $name }
waiting-help = You may look at everything meanwhile. The page moves on by itself.
thinking = { $name } is thinking
thinking-first = getting ready; the very first time this takes a minute
turn-of = { $name } to play
watching = Watching
watchers = { $count ->
    [one] one person watches
   *[other] { $count } people watch
}
panel-of = { $name }, { $points } points
points-now = Points as they stand
points-promised = What the position promises by the end, by our advice
rank-first = Winner
settings = Settings
setting-confirm = Ask before my turn ends
setting-confirm-help = A choice that ends your turn is asked for once more.
setting-notify = Tell me when it is my turn
setting-notify-help = The browser shows a notice while the page is in the background.
notify-on = You will be told when it is your turn.
notify-off = The browser does not allow notices for this page; you can allow them in its settings.
jump = Show a part of the board
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
all-options = All options
options-back = Earlier options
options-on = More options
options-taller = Larger list of options
uncertain = Something hidden or random decides
why-not = { $count ->
    [one] Why not? { $count } refused option
   *[other] Why not? { $count } refused options
}
come-back = Take my seat back
step-in = Let a bot step in
leave = Leave the game
leave-title = Leave this game?
leave-bot = Hand my seat to a bot
leave-bot-help = The bot plays on for you. You may take the seat back at any time.
resign = Resign
resign-help = You are placed last. With two players the game ends at once, otherwise a bot plays on.
stay = Stay
ends-title = End your turn?
ends-text = This choice ends your turn.
ends-go = End the turn
ends-stay = Not yet
curtain-title = Next at this screen
curtain-text = Hand the screen over, then go on.
curtain-go = Go on

# Undo
undo = Undo
undo-all = Take all of it back
undo-all-short = All
undo-steps = { $count ->
    [one] One step can be taken back.
   *[other] { $count } steps can be taken back.
}
undo-start = There is nothing to take back.
undo-other = Somebody else has acted since; what happened before stands.
undo-revealed = Something hidden was revealed; from there on nothing is taken back.
undo-over = The game is over; nothing is taken back.

# Log and talk
log = Log
log-empty = Nothing has happened yet.
log-secret = chooses in secret
chat = Chat
chat-empty = Nobody has said anything yet.
talk-bot = A bot plays for { $name } now.
talk-back = { $name } is back.
talk-resigned = { $name } has resigned; a bot plays on.
chat-label = Message to the table
chat-send = Send
since = Since your last turn
since-short = Since
since-lead = { $count ->
    [one] One decision of the others. The place is outlined in amber on the board.
   *[other] { $count } decisions of the others. The places are outlined in amber on the board.
}
since-replay = Show them one by one

# End and scoring
game-over = The game is over
result-won = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } share the victory with { $points } points.
}
result-resigned = { $name } resigned.
result-tie-break = Equal points: the tie-break of the rules decided.
result-unfinished = The record ends here.
sheet = Where the points came from
scored = Points were scored
sheet-cause = From
sheet-rest = Everything else
sheet-total = Points
rematch = Once more

# Replay and records
replay = Replay
replay-at = Decision { $at } of { $of }
replay-turn-back = Previous turn
replay-back = Back
replay-play = Play
replay-on = On
replay-turn-on = Next turn
replay-side = Seen from
replay-continue = Play on from here
replay-leave = To the table
seen-from = seen by { $name }
seen-openly = seen by a spectator
record-download = Download the record
records-title = Look at a record
records-lead = A record is a short text that holds a whole game: options, seed and every decision. Download one from any finished game, send it to a friend, and look at it here move by move.
records-own = My finished games
records-own-none = Games that you have finished will stand here, each with its record.
records-file = Choose a file
records-text = or paste its text
records-show = Show it
contents = Contents
rules-lead = Our own words for each game, chapter by chapter. Every decision at the table links to the chapter that explains it.
rules-read = Read
rules-chapter = chapter { $at } of { $of }
rules-chapters = Chapters

# Me
me-title = Me
me-name = Name
me-name-help = The others see this name at the tables you join from now on.
me-password = Come back from elsewhere
me-password-help = Choose a name to sign in with and a password of at least eight characters. Without them this browser alone knows you.
me-login = You can sign in as { $login }.
me-programs = For programs
me-programs-help = A program with this pass can play for you. Keep it to yourself.
me-pass = Pass
login = Sign-in name
password = Password
sign-in = Sign in
sign-in-help = If you set a password before, you find your games again here.
sign-out = Sign out
sign-out-elsewhere = Sign out everywhere else
sign-out-help = A new password, or this first button, makes all other passes void: other browsers and programs then have to come in again. Passes end by themselves after a year.

# Connection
lost-title = Connection lost.
lost-text = Trying again by itself; what you did so far is safe.
lost-retry = Try now
offline = The server cannot be reached. Your choice was not sent; it can be tried again.
found-again = Connected again.
stale-title = The table has moved on
refused-title = That was not possible

# Refusals
refused-stale = Something happened at the table while you chose, so your choice was not counted. The page now shows the newest state.
refused-turn = It is not your turn; { $name } must choose.
refused-illegal = { $why }
refused-token = This game has no action “{ $token }”.
refused-over = The game is over; nothing can be played any more.
refused-not-started = The game has not begun yet; seats are still free.
refused-started = The game has begun; the seats are taken.
refused-not-yours = This is not your seat; only the person who sits there can do that.
refused-watching = You are watching; only those who play can do that.
refused-taken = { $name } sits there already. Choose another seat.
refused-no-seat = There is no seat { $seat } at this table.
refused-invitation = This table is private. Ask whoever opened it for the invitation link.
refused-not-host = Only the person who opened the table can do that.
refused-patience = A bot can step in when somebody has kept the table waiting for { $hours } hours.
refused-nobody = At least one seat must be for a person.
refused-seats = Say for each of the { $players } seats who sits there.
refused-players = { $game } can be played by { $players }.
refused-setting = These options do not go together: { $why }
refused-strength = There is no bot “{ $strength }”. There are: { $known }.
refused-table = There is no such table. Perhaps the link was cut off.
refused-game = There is no game “{ $game }” here.
refused-rules = This game was begun under rules version { $old }; this is version { $new }, which would continue it wrongly. It stays stored as it is.
refused-replay = This table can no longer be replayed with the rules of this version. It stays stored as it is.
refused-record = This record cannot be shown. { $why }
refused-record-early = While a game runs its record stays closed, because it would tell what is still hidden. Come back when the game is over.
refused-continue-early = One can play on from a game when it is over.
refused-continue-end = The game is over at this point; step back a little and play on from there.
refused-empty = There is nothing to say in an empty message.
refused-name = A name needs at least one letter.
refused-password = A sign-in name and a password of at least { $least } characters are needed.
refused-login-taken = Somebody else signs in with this name. Choose another.
refused-sign-in = Name and password do not fit together.
refused-pass = Say who you are: send the pass from your page in the Authorization header.
refused-size = That is too large; at most { $limit } KB can be sent.
refused-form = What was sent could not be read. Go back and try again.
refused-not-text = That is not a text file. Choose a file that was downloaded as a record, or paste its text.
refused-json = A JSON object is expected.
refused-number = “{ $name }” must be a whole number.
refused-address = There is nothing at this address.
refused-foreign = This was sent from another site and was not carried out.
refused-many-sign-ins = There were too many attempts to sign in. Wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, then try again.
refused-many-people = Very many new people came from your address lately. Wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, then try again.
refused-many-tables = Very many tables were opened in a short time. Wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, or play on at one that is open.
refused-many-words = You said a lot in a short time. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}, then send it again.
refused-one-seat = You sit at this table already. Whoever opened it can send you the invitation link for more seats.
refused-awaited = This seat waits for { $name }. Choose another seat.
refused-rematch-early = “Once more” works when the game is over. Play it to the end first.
rematch-open = Once more: the table is open
