# Everywhere
skip = Ugrás a tartalomra
nav-site = Oldal
nav-rules = Szabályok
nav-records = Jegyzékek
nav-theme = Világos vagy sötét
nav-language = Nyelv
nav-guest = Vendég
nav-lobby = Vissza az előtérbe
name = Név
save = Mentés
close = Bezárás
copy = Másolás
copied = Kimásolva.
share = Link másolása
go-on = Vissza az asztalhoz
got-it = Értem
continue = Folytatás
join = Csatlakozás
watch = Megtekintés
your-turn = Te jössz
you = (te)
newcomer = Vendég
failed = Nálunk hiba történt. Semmi sem változott; próbáld újra.

# Lobby
lobby-title = Három súlyos játék, egy csendes asztal
lobby-lead = Játssz a böngészőben barátokkal vagy botok ellen. Elég egy név, és az is ráér.
lobby-games = Játékok
lobby-play = Játék most
lobby-new = Új asztal
lobby-open = Nyitott asztalok
lobby-open-none = Egy asztal sem vár játékosokra. Nyiss egyet, és hívd meg a barátaidat.
lobby-watch = Megnézhető játszmák
lobby-mine = Játszmáim
lobby-mine-none = Itt lesznek a játszmáid.
lobby-finished = Befejezett játszmák
lobby-waiting = { $count } vár rád
players-range = { $range } játékos
strengths = { $count } fajta bot
strength = A bot ereje
strength-random = Bot, véletlen
strength-greedy = Bot, megfontolt
place = { $place }. hely
row-over = befejezve, { $scores }
row-gathering = megnyitotta: { $host }, { $count } szabad hely
row-playing = eddig { $moves } döntés
row-with = { $game }: { $names }

# New table
new-title = Új asztal
new-lead = Minden választásnál ott áll, mit változtat.
new-open = Asztal megnyitása
new-seats = Helyek
new-players = Játékosok
new-me = Én
new-open-seat = Szabad
new-bot = { $strength }
new-seats-help = Az „Én” több helyen is állhat: akkor egy képernyőnél játszotok együtt. A szabad helyeket meghívóval lehet elfoglalni.
new-solo = Egy játékossal { $name } ül a túloldalra, és a saját szabályai szerint játszik.
new-name-of-seat = Név ezen a helyen
new-name = Az asztal neve
new-visible = Ki találja meg
new-private = Csak linkkel
new-listed = Az előtérben mindenki
new-visible-help = A privát asztalt csak az találja meg, akinél ott a link.
new-variants = Variánsok
new-more = További { $count } szabálykérdés
new-no-variants = Ennek a játéknak nincsenek variánsai.
choice-on = igen
choice-off = nem
seat-number = { $number }. hely

# Seats
seat-open = Szabad hely
seat-free = szabad
seat-host = ő nyitotta az asztalt
seat-here = itt van
seat-away = most nincs itt
seat-clear = Felszabadítás
seat-automatic = Automata ellenfél
kind-person = Ember
kind-automatic = Saját szabályai szerint játszik
kind-recorded = Jegyzékből
kind-resigned = feladta
sit-here = Ide ülök
invitation = Meghívó
invitation-help = Aki megnyitja ezt a linket, elfoglalhat egy szabad helyet; fiók nem kell. Ha minden hely foglalt, kezdődik a játék.
invitation-local = Ez a cím csak ezen a gépen működik. Ha máshol lévő barátokkal játszanál, indítsd az asztalt a „teocalli serve --host 0.0.0.0” paranccsal, és küldd el nekik ennek a gépnek a címét.
gather-title = Várakozás a játékosokra
gather-lead = A játék magától elkezdődik, ha minden hely foglalt.
gather-missing = { $count } hely szabad.
gather-help = Küldd el a linket a barátaidnak, vagy ültess le botokat.

# Table
board = Tábla
side = Játékosok és napló
tools = Az asztal eszközei
your-decision = A döntésed
waiting = Várakozás
waiting-for = Várakozás: { $name }
waiting-help = Közben mindent megnézhetsz. Az oldal magától továbblép.
thinking = { $name } gondolkodik
thinking-first = készülődik; a legelső alkalommal ez egy percig tart
turn-of = { $name } következik
watching = Nézőként vagy itt
watchers = { $count } néző
panel-of = { $name }, { $points } pont
points-now = Pontok jelenleg
points-promised = Amit az állás a játék végéig ígér, a mi becslésünk szerint
rank-first = Győztes
settings = Beállítások
setting-confirm = Kérdezzen, mielőtt véget ér a köröm
setting-confirm-help = A kört befejező választásra még egyszer rákérdez.
setting-notify = Szóljon, ha én jövök
setting-notify-help = A böngésző értesít, ha az oldal a háttérben van.
notify-on = Szólunk, ha te jössz.
notify-off = A böngésző nem engedi az értesítéseket ezen az oldalon; a beállításaiban engedélyezheted.
jump = A tábla egy részének megjelenítése
zoom-in = Nagyítás
zoom-out = Kicsinyítés
zoom-fit = Az egész tábla
all-options = Minden lehetőség
uncertain = Valami rejtett vagy véletlen dönt
why-not = Miért nem? Még { $count }
come-back = Visszaveszem a helyemet
step-in = Lépjen be egy bot
leave = Kilépés a játszmából
leave-title = Kilépsz ebből a játszmából?
leave-bot = Átadom a helyemet egy botnak
leave-bot-help = A bot játszik tovább helyetted. A helyet bármikor visszaveheted.
resign = Feladás
resign-help = Utolsó helyre kerülsz. Két játékosnál a játszma azonnal véget ér, különben egy bot játszik tovább.
stay = Maradok
ends-title = Befejezed a kört?
ends-text = Ez a választás befejezi a körödet.
ends-go = Kör befejezése
ends-stay = Még nem
curtain-title = A következő ennél a képernyőnél
curtain-text = Add át a képernyőt, aztán folytassátok.
curtain-go = Folytatás

# Undo
undo = Visszavonás
undo-all = Összes visszavonása
undo-steps = { $count } lépés vonható vissza.
undo-start = Nincs mit visszavonni.
undo-other = Azóta más is cselekedett; ami előtte történt, marad.
undo-revealed = Valami rejtett kiderült; ami addig történt, marad.
undo-over = A játéknak vége; már semmi sem vonható vissza.

# Log and talk
log = Napló
log-empty = Még semmi sem történt.
log-secret = titokban választ
chat = Csevegés
chat-empty = Még senki sem szólt.
chat-label = Üzenet az asztalnak
chat-send = Küldés
since = Az utolsó köröd óta
since-short = Azóta
since-lead = A többiek { $count } döntése. A helyek borostyánszínnel vannak körülrajzolva a táblán.
since-replay = Mutasd egyenként

# End and scoring
game-over = A játéknak vége
result-won = { $count ->
    [one] Győztes: { $names }, { $points } pont.
   *[other] Holtversenyben győz: { $names }, { $points } pont.
}
result-resigned = { $name } feladta.
result-tie-break = Egyenlő pontszám: a szabályok döntetlenre vonatkozó pontja döntött.
result-unfinished = A jegyzék itt véget ér.
sheet = Honnan jöttek a pontok
scored = Pontozás történt
sheet-cause = Miért
sheet-rest = Minden más
sheet-total = Pontok
rematch = Visszavágó

# Replay and records
replay = Visszajátszás
replay-at = Döntés: { $at } / { $of }
replay-turn-back = Előző kör
replay-back = Vissza
replay-play = Lejátszás
replay-on = Tovább
replay-turn-on = Következő kör
replay-side = Kinek a szemével
replay-continue = Folytatás innen
replay-leave = Az asztalhoz
seen-from = ahogy látja: { $name }
record-download = Jegyzék letöltése
records-title = Jegyzék megtekintése
records-help = A jegyzék szöveg: játék, beállítások, véletlenmag és minden döntés. Válassz fájlt, vagy illeszd be a szöveget.
records-file = Fájl
records-text = Szöveg
records-show = Mutasd
contents = Tartalom
rules-choose = Válassz egy játékot.

# Me
me-title = Rólam
me-name = Név
me-name-help = Mostantól ezt a nevet látják azoknál az asztaloknál, amelyekhez csatlakozol.
me-password = Belépés máshonnan
me-password-help = Válassz belépési nevet és legalább nyolc karakteres jelszót. Nélkülük csak ez a böngésző ismer.
me-login = Ezen a néven léphetsz be: { $login }.
me-programs = Programoknak
me-programs-help = Ezzel a belépővel egy program játszhat helyetted. Ne mutasd meg senkinek.
me-pass = Belépő
login = Belépési név
password = Jelszó
sign-in = Belépés
sign-in-help = Ha korábban megadtál jelszót, itt újra megtalálod a játszmáidat.
sign-out = Kilépés

# Connection
lost-title = A kapcsolat megszakadt.
lost-text = Magától újrapróbálja; amit eddig tettél, megvan.
lost-retry = Próbáld most
offline = A szerver nem érhető el. A választásod nem ment el; próbáld újra.
found-again = Újra van kapcsolat.
stale-title = Az asztal továbblépett
refused-title = Ez nem sikerült

# Refusals
refused-stale = Amíg választottál, történt valami az asztalnál, ezért a választásod nem számít. Az oldal most a legújabb állást mutatja.
refused-turn = Nem te jössz; most { $name } választ.
refused-illegal = { $why }
refused-elsewhere = Az asztal most mást kérdez.
refused-token = Ebben a játékban nincs „{ $token }” akció.
refused-over = A játéknak vége; már semmit sem lehet lépni.
refused-not-started = A játék még nem kezdődött el; vannak szabad helyek.
refused-started = A játék elkezdődött; a helyek foglaltak.
refused-not-yours = Ez nem a te helyed; ezt csak az teheti meg, aki ott ül.
refused-watching = Néző vagy; ezt csak a játékosok tehetik meg.
refused-taken = Ott már { $name } ül. Válassz másik helyet.
refused-no-seat = Ennél az asztalnál nincs { $seat }. hely.
refused-invitation = Ez az asztal privát. Kérd el a meghívó linkjét attól, aki megnyitotta.
refused-not-host = Ezt csak az teheti meg, aki az asztalt nyitotta.
refused-patience = Bot akkor léphet be, ha valaki { $hours } órája megvárakoztatja az asztalt.
refused-nobody = Legalább egy hely emberé legyen.
refused-seats = Mondd meg mind a { $players } helyről, ki ül ott.
refused-players = { $game }: a játékosok száma { $players } lehet.
refused-setting = Ezek a beállítások nem férnek össze: { $why }
refused-strength = Nincs „{ $strength }” bot. Van: { $known }.
refused-table = Nincs ilyen asztal. Lehet, hogy a link hiányos.
refused-game = Itt nincs „{ $game }” játék.
refused-rules = Ez a játszma ({ $game }) a szabályok { $old }. változatával kezdődött; ez a { $new }., amely rosszul folytatná. A játszma megmarad úgy, ahogy van.
refused-replay = Ez az asztal e változat szabályaival már nem játszható vissza. Megmarad úgy, ahogy van.
refused-record = Ez a jegyzék nem mutatható meg. { $why }
refused-record-early = Amíg a játszma tart, a jegyzéke zárva van, mert elárulná, ami még rejtett. Gyere vissza, ha véget ért.
refused-continue-early = Csak befejezett játszmából lehet továbbjátszani.
refused-continue-end = Ezen a ponton a játéknak már vége; lépj kicsit vissza, és onnan folytasd.
refused-empty = Üres üzenettel nincs mit mondani.
refused-name = Egy névhez legalább egy betű kell.
refused-password = Belépési név és legalább { $least } karakteres jelszó kell.
refused-login-taken = Ezen a néven már más lép be. Válassz másikat.
refused-sign-in = A név és a jelszó nem illik össze.
refused-pass = Mondd meg, ki vagy: küldd el az oldaladon lévő belépőt az Authorization fejlécben.
refused-size = Ez túl nagy; legfeljebb { $limit } KB küldhető.
refused-form = Amit küldtél, nem olvasható. Lépj vissza, és próbáld újra.
refused-json = JSON objektumot várunk.
refused-number = „{ $name }” egész szám legyen.
refused-address = Ezen a címen nincs semmi.
refused-foreign = Ez másik oldalról érkezett, és nem hajtottuk végre.
