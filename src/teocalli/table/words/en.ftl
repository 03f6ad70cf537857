# Everywhere
skip = Skip to content
nav-site = Site
nav-rules = Rules
nav-records = Game records
nav-theme = Light or dark
nav-language = Language
nav-guest = Guest
nav-lobby = Back to the lobby
name = Name
save = Save
close = Close
copy = Copy
copied = Copied.
copy-by-hand = Your browser does not copy by itself here. Copy this:
share = Copy the link
go-on = Back to the table
back = Back
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
lobby-title = Three heavyweight strategy games online
lobby-lead = Play in the browser with friends or against bots. No account needed: just pick a name.
lobby-games = Games
lobby-play = Play now
lobby-new = New table
lobby-open = Open tables
lobby-open-none = No table is waiting for players. Open one and invite your friends.
lobby-watch = Games to watch
lobby-watch-all = All games to watch
watch-lead = Games under way at listed tables. You see what any spectator sees; hidden cards stay hidden.
watch-none = No game is open to spectators now. Tables listed in the lobby appear here as soon as they have begun.
lobby-mine = My games
lobby-mine-none = Your games will appear here.
lobby-finished = Finished
lobby-finished-all = All, with records
history = My games in figures
history-lead = Finished games that you played from one seat; points count where the game was played to the end.
history-all = All games
history-people = With people
history-bots = Against bots
history-games = { $count ->
    [one] game
   *[other] games
}
history-won = won
history-mean = points, mean
history-best = best
history-rivals = Against whom
history-ahead = games you finished ahead : behind
history-none = There are no finished games of this kind yet.
history-sources = Where my points come from
history-sources-of = mean of { $count ->
    [one] { $count } game
   *[other] { $count } games
}
history-winners = what the winners of the same games got
history-without = { $count ->
    [one] { $count } older game is not counted here: no score sheet was kept of it.
   *[other] { $count } older games are not counted here: no score sheets were kept of them.
}
history-no-sources = Where points come from is kept of games that are played to the end from now on; older games have no score sheet.
history-other = Other
rating = Rating { $value } ± { $spread }, { $count ->
    [one] { $count } game
   *[other] { $count } games
}
rating-none = No rated games yet
rated-start = Rate my games
rated-stop = Stop rating my games
rated-help = Games count that begin while everybody at the table wants ratings: people only, one seat each, without hints or estimates. Only you see your rating; ± is where your true strength lies in 95 of 100 cases.
archive = Remove from my list
archive-back = Put back on my list
lobby-waiting = { $count ->
    [one] your turn in 1 game
   *[other] your turn in { $count } games
}
players-range = { $range } players
strengths = { $count ->
    [one] 1 bot level
   *[other] { $count } bot levels
}
strength = Bot level
strength-random = Random bot
strength-greedy = Standard bot
strength-policy = Policy bot
strength-patient = Patient bot
strength-beginner = Beginner
strength-casual = Casual player
strength-skilled = Skilled player
strength-expert = Expert
strength-master = Master
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
row-over = finished, { $scores }
row-result = Result
row-gathering = opened by { $host }, { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
row-playing = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
row-old = Started under rules version { $rules }; it cannot be continued here.
row-away = put away
row-invited = Invitation
row-with = with { $names }

# New table
new-title = New table
new-lead = Each option explains what it changes.
new-open = Open the table
new-seats = Seats
new-players = Players
new-me = Me
new-open-seat = Open
new-seats-help = Choose “Me” for several seats to share one screen. Open seats are filled by invitation.
new-solo = With one player, you play against { $name }, the automated opponent.
new-name-of-seat = Name at this seat
new-name = Name of the table
new-evaluation = Estimated result beside the names
new-evaluation-help = A bot’s estimate of the final points, seen by everybody.
manners = Table options
manners-undo = Undo
manners-undo-free = Until something is revealed
manners-undo-turn = Own turn only
manners-undo-none = Never
manners-undo-help = How far players may take their choices back. Only against bots does it go back over others’ turns.
manners-hints = Hints
manners-hints-bots = Against bots only
manners-hints-all = Always
manners-hints-none = Never
manners-hints-help = Whether a player may ask a bot for the three best options. Games with hints for everybody are not rated.
manners-spectators = Spectators
manners-spectators-all = Anyone with the link
manners-spectators-none = Nobody
manners-spectators-help = Whether others may watch once the game has begun. They never see what is hidden from the players.
new-visible = Visibility
new-private = By link only
new-listed = Listed in the lobby
new-visible-help = A private table can be found only by people who have the link.
new-variants = Variants
new-solo-strength = { $name }: difficulty
new-solo-strength-about = The preselected values are those of the rulebook; the others make a game against { $name } easier or harder.
new-solo-disputes = { $count ->
    [one] { $name }: 1 rules question the rulebook leaves open
   *[other] { $name }: { $count } rules questions the rulebook leaves open
}
new-disputes = { $count ->
    [one] 1 rules question the rulebook leaves open
   *[other] { $count } rules questions the rulebook leaves open
}
new-disputes-about = Here the sources contradict each other or say nothing. Our reading is preselected; change it only if your group plays differently.
new-no-variants = This game has no variants.
new-components = Figures of your own box
new-components-about = If you own the box, you can play with its printed figures. The file names only what differs from ours; it stays with the game and stands in its record.
choice-on = on
choice-off = off
seat-number = Seat { $number }

# Seats
seat-open = Open seat
seat-free = free
seat-waits = reserved for this player
seat-host = host
seat-here = online
seat-away = away
seat-clear = Clear
seat-leave = Leave
seat-bot = Put a bot here
seat-automatic = Automated opponent
kind-person = Person
kind-bot = Bot
kind-automatic = Plays by its own rules
kind-recorded = From a record
kind-resigned = resigned
sit-here = Take this seat
invitation = Invitation
invitation-help = Anyone who opens this link can take a free seat; no account is needed. The game begins when all seats are taken.
invitation-local = This address works on this computer only. To play with friends elsewhere, start the server with “teocalli serve --host 0.0.0.0” and send them this computer’s address.
invitation-outside = Friends outside this network need an address on the internet: a reverse proxy with https, or a tunnel to this port (docs/hosting.md). Open the table through that address, and the link here carries it.
invitation-camera = Scan it with a phone to open the table.
people-title = Invite people I have played with
people-lead = The seat is kept for them, and the table appears first among their games.
people-games = { $count ->
    [one] 1 game together
   *[other] { $count } games together
}
people-asked = Invited
people-invite = Invite
people-none = Names appear here once you have played with somebody. For others, send the link.
gather-title = Waiting for players
gather-lead = The game begins by itself when every seat is taken.
gather-wait = This page updates by itself; the board appears when the game begins.
gather-missing = { $count ->
    [one] 1 seat is free.
   *[other] { $count } seats are free.
}
gather-ask = This table is private: to take a seat, ask the host for the invitation link.
gather-help = Send the link to your friends, or let bots play.

# Table
board = Board
side = Players and log
players = Players
tools = Table tools
your-decision = Your decision
waiting = Waiting
waiting-for = Waiting for { $name }
waiting-help = Look around while you wait; the page updates by itself.
chosen-waiting = You have chosen. Waiting for { $name }
chosen-note = Nobody sees your choice before all have chosen. Until then you can change it.
chosen-for-good = Nobody sees your choice before all have chosen.
choose-again = Choose again
choose-together = All choose now
thinking = { $name } is thinking
thinking-first = Getting ready; the first time this takes about a minute.
turn-of = { $name } to play
watching = Watching
watchers = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
panel-of = { $points ->
    [one] { $name }, { $points } point
   *[other] { $name }, { $points } points
}
points-now = Current points
points-promised = Estimated final score
rank-first = Winner
settings = Settings
setting-confirm = Confirm the end of my turn
confirm-always = Always
confirm-people = Only with people
confirm-never = Never
setting-ask = Ask me
ask-choices = When there is a choice
ask-all = Even when there is only one option
setting-notify = Tell me when it is my turn
setting-notify-help = The browser shows a notice while the page is in the background.
notify-on = You will be told when it is your turn.
notify-off = The browser does not allow notices for this page; you can allow them in its settings.
notify-insecure = Browsers show notices only for pages with https, or on the computer itself. Leave this page open: its title and a sound tell you.
setting-sound = Sounds
setting-sound-help = Quiet ones: my turn, my last minute, the end.
jump = Show a part of the board
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
all-options = All options
options-taller = Larger list of options
uncertain = Depends on hidden or random information
why-not = Why not? ({ $count })
why-not-all = { $count ->
    [one] Why is 1 option not possible?
   *[other] Why are { $count } options not possible?
}
come-back = Take my seat back
step-in = Let a bot take over
leave = Leave the game
leave-title = Leave this game?
leave-bot = Hand my seat to a bot
leave-bot-help = The bot plays on for you. You may take the seat back at any time.
resign = Resign
resign-help = You finish last. With two players the game ends at once; otherwise a bot plays on for you.
stay = Stay
this-turn = This turn
this-turn-nothing = no gain or cost yet
keys = Keys
keys-choose = choose an option
keys-walk = walk through options and places, and choose
keys-all = show all options again
keys-undo = undo
keys-hint = ask for a hint
keys-rule = open the rule for what is pointed at
tip-rule = The rule
keys-confirm = confirm the end of the turn
keys-zoom = zoom
keys-replay = step through a replay, play it
keys-help = show this list
steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
see-position = See this position
log-filter = Whose turns are told
log-all = All
ends-turn = Ends your turn
confirm-title = Your turn is done. Keep it?
confirm-lead = The board shows the result; nothing is final yet.
confirm-unsure-title = This cannot be undone. Go on?
confirm-unsure = Something hidden comes to light, and nobody knows yet what it is.
confirm-go = Confirm
confirm-next = Next: { $name }.
confirm-off = You can choose in the settings when to be asked.
curtain-title = Next at this screen
curtain-text = Hand the screen over, then go on.
curtain-go = Go on

# Clock
clock = Clock
clock-none = No clock
clock-minutes = Minutes each
clock-days = Days per turn
clock-help = When a player’s time runs out, a bot plays on until the player is back. If everyone else is a bot, nobody is waiting and nothing happens.
clock-each = Minutes for the whole game
clock-increment = Seconds added per turn
clock-per-turn = Days for each turn
clock-night = Stands still at night
clock-night-none = no
clock-bot = Bot that takes over
clock-set = Change the clock
clock-set-help = Everyone gets the full time again.
clock-left = Time left
clock-day = d
clock-hour = h
clock-told-minutes = { $minutes } min each
clock-told-added = { $minutes } min each, plus { $increment } s per turn
clock-told-days = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
}
clock-told-hours = { $hours } h per turn
clock-told-night = stands still from { $first }:00 to { $last }:00 ({ $zone })
clock-then = When the time runs out, a bot takes over ({ $bot }).
absent-soon = If all other players agree, a bot can take over in
absent-agree = Agree that a bot takes over
absent-agree-help = As soon as all other players agree. { $name } can return at any time.
absent-later = Without agreement in

# Undo
undo = Undo
undo-all = Undo whole turn
undo-all-short = All
undo-steps = { $count ->
    [one] You can undo 1 step.
   *[other] You can undo { $count } steps.
}
undo-start = There is nothing to undo.
undo-agreed = This table plays without undo.
undo-turn = At this table undo stops at the beginning of a turn.
undo-other = Another player has acted since; earlier moves cannot be undone.
undo-revealed = Hidden information was revealed; nothing before that can be undone.
undo-over = The game is over; nothing can be undone.

# Log and talk
log = Log
log-empty = Nothing has happened yet.
log-start = The game begins
log-secret = chooses in secret
chat = Chat
chat-empty = No messages yet.
talk-bot = A bot plays for { $name } now.
talk-late = { $name } ran out of time; a bot plays until { $name } is back.
talk-clock = The clock was changed.
talk-back = { $name } is back.
talk-resigned = { $name } has resigned; a bot plays on.
chat-label = Message to the table
chat-send = Send
phrases = Ready phrases
phrase-hello = Hello!
phrase-luck = Good luck, have fun!
phrase-nice = Nice move!
phrase-moment = One moment, please.
phrase-back = I’ll be back soon.
phrase-slip = Sorry, a slip.
phrase-thanks = Thank you!
phrase-game = Good game!
since = Since your last turn
since-short = Recent moves
since-lead = { $count ->
    [one] 1 move by the other players. The place is outlined in amber on the board.
   *[other] { $count } moves by the other players. The places are outlined in amber on the board.
}
since-replay = Show them one by one
show = What the others did
show-turn = { $name }’s turn
show-skip = Skip
show-next = Next
setting-pace = Moves of the other players
setting-solo-pace = { $name }’s turn
pace-once = At once
pace-paced = By themselves
pace-steps = Step by step

# End and scoring
game-over = The game is over
result-won = { $count ->
    [one] { $points ->
        [one] { $names } wins with { $points } point.
       *[other] { $names } wins with { $points } points.
    }
   *[other] { $points ->
        [one] { $names } share the victory with { $points } point.
       *[other] { $names } share the victory with { $points } points.
    }
}
result-resigned = { $name } resigned.
result-tie-break = Equal points: the tie-breaker of the rules decided.
result-unfinished = The record ends here.
sheet = Score breakdown
scored = Scoring
sheet-cause = Source
sheet-rest = Everything else
sheet-total = Points
sheet-by-causes = By source
sheet-by-parts = Over the game
sheet-part = Part of the game
sheet-turns = Turns
sheet-final = Final scoring
sheet-sum = total so far
sheet-none = No points have been scored yet.
sheet-struck = does not count
sheet-now = The game so far
sheet-then = The whole game
sheet-lead = { $points ->
    [one] Ahead of second place by { $points } point.
   *[other] Ahead of second place by { $points } points.
} Biggest advantages: { $causes }.
rematch = Rematch

# Replay and records
replay = Replay
replay-at = Move { $at } of { $of }
replay-turn-back = Previous turn
replay-back = Back
replay-play = Play
replay-on = Forward
replay-turn-on = Next turn
replay-speed = Speed
replay-jump = Jump to …
replay-chapters = Parts of the game
replay-swings = Turning points
replay-side = View as
replay-continue = Play on from here
replay-leave = To the table
seen-from = as seen by { $name }
seen-openly = as seen by a spectator
old-moves = Moves
old-away = This game was put away.
old-put-away = Put this game away
old-put-away-help = Nobody can continue this game here. If you put it away, it no longer counts as under way for anybody at the table; what was played stays stored and can be downloaded.
record-download = Download the game record
records-title = View a game record
records-lead = A game record is a short text file that holds a whole game: options, seed and every move. Download one from any finished game, send it to a friend, and watch it here move by move.
records-own = My finished games
records-own-none = Games you have finished will appear here, each with its record.
records-uploaded = Uploaded records
records-archived = Removed from my list
records-file = Choose a file
records-text = or paste its text
records-show = Show
contents = Contents
rules-lead = Our own words for each game, chapter by chapter. Every decision at the table links to the chapter that explains it.
rules-read = Read
rules-chapter = chapter { $at } of { $of }
rules-chapters = Chapters
rules-back = Back to the game
rules-find = Search the rules
rules-found = { $count ->
    [0] Nothing about “{ $question }”
    [one] “{ $question }”: { $count } place
   *[other] “{ $question }”: { $count } places
}

# Me
me-title = My profile
me-name = Name
me-name-help = Other players see this name at the tables you join from now on.
me-password = Sign in on other devices
me-password-help = Choose a sign-in name and a password of at least eight characters. Without them only this browser knows you.
me-login = You can sign in as { $login }.
me-programs = For programs
me-programs-help = A program with this access key can play for you. Keep it secret.
me-pass = Access key
login = Sign-in name
password = Password
old-password = Current password
new-password = New password
sign-in = Sign in
sign-in-help = If you have set a password, sign in here to find your games again.
sign-out = Sign out
sign-out-elsewhere = Sign out everywhere else
sign-out-help = A new password, or the first button, signs out all other browsers and programs: they have to sign in again. An access key expires after a year.

# Notices while no page is open
notices = Notices while the page is closed
notices-help = We tell you when others wait for you and you have no page of that table open: about a minute after it became your turn, once for each turn. A notice names the game and the players, nothing that is hidden.
notices-none = This server sends no notices.
notices-turn = It is my turn
notices-over = A game of mine is over
notices-invited = Somebody invites me
notices-try = Send a test
notices-remove = Remove
notices-given-up = Nothing arrived here several times in a row, so we stopped. Save to try again.
push = In the browser
push-browser = A browser, added { $when }
push-here = (this one)
push-add = Tell me in this browser
push-insecure = Browsers allow this only for pages with https, or on the computer itself. This page has neither.
push-unable = This browser cannot show notices while the page is closed. On an iPhone or iPad, add the page to the home screen first and open it there.
push-failed = The browser could not be registered with its notice service. Check your connection and try again.
refused-push = The browser sent a registration that cannot be used. Reload the page and try again.
mail = E-mail
mail-address = Address
mail-help = We write to it only after you have confirmed it by the link in our first letter.
mail-unconfirmed = We have sent a letter to this address. Open the link in it to confirm; until then nothing is sent.
webhook = Webhook
webhook-address = https address of your program
webhook-help = Your program gets a POST with JSON, signed as described at standardwebhooks.com.
webhook-secret = Secret for checking the signature
notice-turn = It is your turn
notice-over = Your game is over
notice-invited = A seat is waiting for you
notice-text = { $game }. Players: { $names }
notice-test = A test
notice-test-text = Notices from Teocalli arrive here.
notice-sent = The test was sent
notice-sent-text = It should arrive in a moment.
notice-failed = The test did not arrive
notice-failed-text = The other side did not answer, or refused it. Check the address and try again.
letter-confirm-title = Confirm your address
letter-confirm =
    Somebody, hopefully you, wants to get notices from { $site } at this address. Open this link to confirm:

    { $link }

    If it was not you, do nothing: you will not hear from us again.
letter-stop = No more notices: { $link }
letter-confirm-ask = Do you want to get notices at { $address }?
letter-confirm-yes = Yes, write to me
letter-confirm-done = Confirmed: notices go to this address from now on.
letter-stop-ask = Do you want no more notices at { $address }?
letter-stop-yes = No more notices
letter-stop-done = You will get no more notices at this address.
refused-link = This link is not valid any more. Enter your address again under “My profile”.
refused-mail = That is not an e-mail address we can write to. Check it and try again.
refused-mail-failed = Our mail server did not take the letter. Check the address, or try again later.
refused-unconfirmed = This address is not confirmed yet: open the link in our letter first.
refused-way = This server does not send notices this way.
refused-webhook = This address cannot be used. It must begin with https:// and be reachable from the internet.
refused-webhook-private = This address lies inside the server’s own network, which is not called from outside. The host can allow it.
refused-many-letters = That was too often. Try again in { $minutes } min.
refused-notices = TEOCALLI_NOTICES contains “{ $words }”. Known words: push, webhook, mail, private, none.
refused-notices-address = TEOCALLI_ADDRESS must be the address at which players find the table, such as https://play.example.org; e-mail needs it for its links.
refused-smtp = TEOCALLI_SMTP must look like smtp://user:password@host:587, smtps://… or smtp+plain://…, and TEOCALLI_MAIL_FROM must be the sender’s e-mail address.

# Connection
lost-title = Connection lost.
lost-text = Reconnecting… Everything you did is saved.
lost-retry = Try now
offline = The server cannot be reached. Your choice was not sent; try it again.
offline-title = The table cannot be reached
offline-text = There is no network, or the server is not running. Nothing is lost: every accepted move is stored there.
found-again = Connected again.
stale-title = The table has moved on
refused-title = That was not possible

# Refusals
refused-stale = Something happened at the table while you chose, so your choice was not counted. The page now shows the newest state.
refused-turn = It is not your turn; { $name } must choose.
refused-illegal = { $why }
refused-token = This game has no action “{ $token }”.
refused-over = The game is over; nothing can be played any more.
refused-not-started = The game has not started yet; seats are still free.
refused-started = The game has already started; the seats are taken.
refused-not-yours = This is not your seat; only the person who sits there can do that.
refused-watching = You are watching; only those who play can do that.
refused-spectators = This game is for those who play it; the table was opened without spectators.
refused-manners = This is no option of a table. Choose one of those that the form offers.
refused-taken = { $name } already sits there. Choose another seat.
refused-stranger = You can invite people by name once you have played with them. Send the link instead.
refused-no-free-seat = No seat is free for this person. Clear one first.
refused-no-seat = There is no seat { $seat } at this table.
refused-invitation = This table is private. Ask the host for the invitation link.
refused-not-host = Only the host of the table can do that.
refused-patience = { $hours ->
    [one] A bot can take over for a player who has been inactive for { $hours } hour.
   *[other] A bot can take over for a player who has been inactive for { $hours } hours.
}
refused-agree = { $minutes ->
    [one] You can agree to a bot when a player is away and has not moved for { $minutes } minute.
   *[other] You can agree to a bot when a player is away and has not moved for { $minutes } minutes.
}
refused-clock = A clock gives time for the whole game or for each turn: more than none, at most 60 days.
refused-night = A night lasts from one full hour to another, at most 16 hours.
refused-zone = There is no time zone “{ $zone }”. Write one like Europe/Lisbon.
refused-nobody = At least one seat must be for a person.
refused-seats = Say for each of the { $players } seats who sits there.
refused-players = { $game } is for { $players } players.
refused-setting = This table cannot be opened. { $why }
refused-components = This table cannot be opened. The file of component values is not YAML; see line { $line }.
refused-components-plain = This table cannot be opened. Write the file of component values out plainly: mappings, lists, words and whole numbers, without aliases.
refused-strength = There is no bot “{ $strength }”. Choose one of: { $known }.
refused-table = There is no such table. Perhaps the link was cut off.
refused-game = There is no game “{ $game }” here.
refused-rules = This game was started under rules version { $old }; this is version { $new }, which would continue it wrongly. It stays stored as it is.
refused-goes-on = This game can still be played; leave it or resign instead.
refused-replay = This game can no longer be replayed with the rules of this version. It stays stored as it is.
refused-record = This game record cannot be shown. { $why }
refused-record-early = While a game is in progress its record is closed, because it would reveal what is still hidden. Come back when the game is over.
refused-continue-early = You can play on from a game once it is over.
refused-continue-end = The game is over at this point; step back a little and play on from there.
refused-empty = Write something first.
refused-name = A name needs at least one letter.
refused-password = A sign-in name and a password of at least { $least } characters are needed.
refused-login-taken = This sign-in name is taken. Choose another.
refused-sign-in = Wrong name or password.
refused-old-password = To choose a new password, enter your current one; this is not it.
refused-pass = Say who you are: send the access key from your profile in the Authorization header.
refused-size = That is too large; at most { $limit } KB can be sent.
refused-form = What was sent could not be read. Go back and try again.
refused-not-text = That is not a text file. Choose a downloaded game record, or paste its text.
refused-json = A JSON object is expected.
refused-number = “{ $name }” must be a whole number.
refused-unknown = There is no field “{ $name }” here. Known are: { $known }.
refused-missing = “{ $name }” is missing.
refused-field = “{ $name }” cannot have this value; /api/openapi.json describes every field.
refused-choice = “{ $name }” is one of: { $known }.
refused-address = There is nothing at this address.
refused-foreign = This was sent from another site and was not carried out.
refused-many-sign-ins = { $minutes ->
    [one] Too many attempts to sign in. Wait { $minutes } minute, then try again.
   *[other] Too many attempts to sign in. Wait { $minutes } minutes, then try again.
}
refused-many-people = { $minutes ->
    [one] Too many new visitors from your address. Wait { $minutes } minute, then try again.
   *[other] Too many new visitors from your address. Wait { $minutes } minutes, then try again.
}
refused-many-tables = { $minutes ->
    [one] Too many tables were opened in a short time. Wait { $minutes } minute, or play on at an open one.
   *[other] Too many tables were opened in a short time. Wait { $minutes } minutes, or play on at an open one.
}
refused-many-words = { $seconds ->
    [one] You have written a lot in a short time. Wait { $seconds } second, then send it again.
   *[other] You have written a lot in a short time. Wait { $seconds } seconds, then send it again.
}
refused-many-pages = Too many pages of tables are open from your browser or address. Close some, or wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-one-seat = You already sit at this table. For more seats, ask the host for the invitation link.
refused-awaited = This seat is reserved for { $name }. Choose another seat.
refused-rematch-early = A rematch is possible when the game is over. Finish it first.
rematch-open = Rematch: the table is open
series = { $count ->
    [one] After 1 game: { $standing }.
   *[other] After { $count } games: { $standing }.
}

# Serving
served-at = Teocalli is served at { $address } (stop it with Ctrl+C)
served-network = Others in this network open { $address }
served-outside = Friends elsewhere need an address on the internet: a reverse proxy with https, or a tunnel to port { $port }. docs/hosting.md says how.
served-already = Teocalli is running already, at { $address }
refused-served = These games are served already, at { $address } Stop that server first.
refused-served-silent = These games are served already, by a server that does not answer. Stop it first.
refused-port = A port is a number from 1 to 65535. Choose one with --port.
refused-port-taken = Port { $port } of { $host } is taken or not allowed. Choose another with --port.
refused-host = This machine has no address { $host }. Choose another with --host.
refused-database = The database { $path } cannot be opened: { $why }. Choose another with --database.
refused-database-kind = “{ $url }” is no database here: give a file, sqlite:///FILE or postgresql://HOST/NAME.
refused-database-package = PostgreSQL needs one more package: “pip install 'psycopg[binary]'”.
refused-database-away = The PostgreSQL database cannot be reached: { $why }
refused-database-newer = The database was last used by a newer version of Teocalli (its layout is { $theirs }, this one knows { $ours }). Install that version, or choose another database with --database.
refused-workers = There is at least one worker. Choose a number with --workers.
refused-workers-sqlite = Several workers need PostgreSQL: on one SQLite file they would not hear of each other. Name a database with --database postgresql://HOST/NAME, or leave out --workers.
refused-backup-exists = { $path } exists already. Name another file for the backup.
refused-backup-none = There is no file { $path }.
refused-backup-write = The backup cannot be written: { $why }
refused-backup-damaged = { $path } is no backup, or is damaged: { $why }
refused-backup-gap = { $path } is not complete: entries of table { $table } are missing.
refused-backup-entry = { $path } cannot be restored: entry { $number } of table { $table } cannot be read.
refused-restore-used = There are games in { $path } already. Restore into a new, empty database.

## Signs

signs = Signs
signs-all = This game
signs-here = On screen
signs-find = Find a sign by name or meaning
signs-none = There is no such sign.
# Hints and analyses
hint = Hint
hint-help = Show the best options
hint-soon = The hint is on its way
hint-title = { $count ->
    [one] The only option
    [2] The two best options
   *[other] The three best options
}
hint-about = Points above the average option, and the chance of winning.
analysis = Analysis
analysis-begins = The analysis begins …
analysis-prepares = The adviser is still being prepared on this machine, which takes about a minute, once. Then the turns are looked at one by one.
analysis-failed = This game could not be analysed. The server’s log tells why.
analysis-progress = { $done } of { $of } turns looked at
analysis-chances = Chance of winning
analysis-costliest = The costliest turns
analysis-move = Move
analysis-played = Played
analysis-better = Better
analysis-cost = Cost
analysis-instead = { $had }% instead of { $could }%
analysis-measured = A turn’s cost is how much lower your chance of winning is after it than after the better turn, both judged at that moment: the bar at the ? on the curve. Later luck and the others’ moves do not count.
analysis-none = No turn cost much.
analysis-see = Move { $at }: see the position
analysis-from-here = A move’s number shows the position in the replay; from there you can play on against bots.
analysis-about = Judged by the network of the strongest bot, as the player who had to choose knew the game. It errs, too.
to-the-table = To the table
refused-hint = There are no hints at this table, or only against bots.
refused-hint-early = The adviser is still getting ready, which takes about a minute. The hint will then come by itself.
refused-no-adviser = This server has no adviser for this game, so there are no hints and no analyses: they need a trained network and a working Numba. The server’s log tells more.
refused-analysis-early = The game is not over. Its analysis would tell what is still hidden.
refused-busy = Too many analyses are under way. Try again in a few minutes.

guide-learn = Learn by playing
guide-learn-about = A guided first game: every sign is explained as it comes up, then you play on against a beginner.
guide-why = Why this is good
guide-step = { $at } of { $of }
guide-do = Do it
guide-fold = Fold the guide away
guide-open = Guide
