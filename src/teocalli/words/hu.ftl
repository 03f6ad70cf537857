## Amit a terminál és a parancssor mond. Az állások, a játszmafájlok és a tokenek minden nyelven ugyanazok.

# Emberek és pontok
player-person = { $number }. játékos
player-bot = { $number }. bot
player-automatic = Automata ellenfél
seat = { $number }. hely
points = { $amount } pont
gain-points = { $signed } pont
good-bye = Viszlát.

# Játék
choose-game = Melyik játék?
choose-players = Hány játékos?
choose-again = Kérlek, ezek közül válaszolj: { $choices }.
play-start = { $title }, véletlenmag: { $seed }; az asztalnál: { $names }.
play-help = Szám vagy token: lépés; ? miért nem a többi, u visszavonás, p állás, pp a teljes állás, b a tábla képe, s mentés, q kilépés.
play-choice = Te választasz: { $decision }
play-numbers = A lehetőségek számozása 1-től { $count }-ig tart.
play-nothing-to-undo = Nincs mit visszavonni: itt kezdődik a köröd, vagy azóta rejtett információ derült ki.
play-undone = Visszavonva: { $token }
play-forced = Egyetlen lehetőség, magától megtörtént: { $action }
play-no-refusals = Itt nincs más lehetőség.
play-stopped = A játszma félbeszakadt.
play-over = A játéknak vége.
play-drawn = A tábla képe: { $path }
play-saved = A játszma mentve: { $path }
play-uncertain = rejtett vagy véletlen információtól függ
play-uncertain-rest = a többi rejtett vagy véletlen információtól függ

# Játszmafájlok és állások
replay-head = { $title }, { $players } játékos, véletlenmag: { $seed }: { $over ->
    [1] befejezett
   *[0] befejezetlen
}
replay-done = { $actions } akció visszajátszva, mind szabályos.
replay-seat = { $seat }. hely: { points }
replay-rank = { $seat }. hely: { points }, { $rank }. helyezett
try-over = A játéknak vége. Pontok: { $scores }
try-decision = { seat }: { $decision }
try-legal = Lehetséges:
try-refused = Nem lehetséges:

# Játékok
games-by = { $key }: { $title } ({ $year }), szerző: { $designer }
games-for = { $players } játékosnak; { $edition }; a szabályok változata: { $rules }
games-differs = eltérés a szabálykönyvtől: { $deviation }
games-options = beállítások (* ha nem mondasz mást):
games-marks = Szögletes zárójelben: honnan való egy szabály; a docs/rules-GAME.md magyarázza az R57, I13, (b) 1 és hasonló jeleket.

# Hibák
file-missing = Nincs „{ $path }” fájl.
file-not-text = „{ $path }” nem UTF-8 szövegfájl.
file-unreadable = „{ $path }” nem olvasható: { $why }.
file-no-components = „{ $path }” névvel ellátott összetevőértékeket tartalmazzon.
file-unwritable = Ez a fájl nem írható: „{ $path }”: { $why }.
file-exists = „{ $path }” már létezik; adj meg másik fájlt a játszmának.
file-no-folder = Nincs „{ $path }” mappa a jelentésnek.
machine-refused = Ez nem sikerült: { $why }.
use-option = Egy beállítás így adható meg: név=érték, nem így: „{ $given }”.
use-seat = A helyek számozása 1-től { $players }-ig tart; 0: csak nézed.
use-at = A játszma { $actions } akcióból áll; --at 0 és { $actions } közötti szám, nem { $at }.
use-token = { $number }. token, „{ $token }”: akkor nem lehetséges: { $why }

# Backups
backup-done = A biztonsági mentés itt van: { $path }; asztalok: { $tables }, bejegyzések: { $entries }, emberek: { $people }. Újra elolvastuk, teljes.
restore-done = Visszaállítva innen: { $path }; asztalok: { $tables }, bejegyzések: { $entries }, emberek: { $people }.

# Looking at a game again
analyse-chances = Győzelmi esélyek körről körre:
analyse-costliest = A legdrágább körök:
analyse-no-mistakes = Egyik kör sem került sokba.
analyse-turn = { seat }, { $first } lépés után: { $chance } % győzelmi esély, { points }
analyse-played = lejátszva: { $actions }
analyse-better = jobb lett volna: { $actions }

# A labor
lab-rows = A sorok itt vannak: { $path }.
lab-page = Elkészült: { $path }
lab-dataset = Az adathalmaz itt van: { $path }.
lab-network = A neurális háló itt van: { $path }: { $card }
lab-interrupted = Ami elkészült, megmaradt; ugyanaz a parancs onnan folytatja.

# Súgó
help-about = Teotihuacan, Tzolk'in és Theocratia. Nem hivatalos program.
help-version = kiírja a verziót és kilép
help-language = az üzenetek nyelve; ha nincs megadva, a TEOCALLI_LANGUAGE szerinti vagy a rendszeré
help-see-top = lásd: „teocalli --help”
help-see-serve = lásd: „teocalli serve --help”
help-verbs = parancsok
help-game = a játék: { $games }
help-all = a játékok; ha nincs megadva, mind: { $games }
help-players = a játékosok száma
help-option = a játék egy beállítása, lásd: „teocalli games”; többször is megadható
help-components = összetevőértékek a játék sajátjai helyett
help-seed = minden véletlent meghatároz; ha nincs megadva, a program sorsolja
help-seed-first = az első kezdőállás minden véletlenjét meghatározza; minden továbbié a következő szám (alapérték: %(default)s)
help-record = a játszmafájl
help-number = hány játszma vagy forduló legyen (alapérték: %(default)s)
help-seconds = egy döntés ideje másodpercben (alapérték: %(default)s)
help-jobs = a folyamatok száma (alapérték: %(default)s)
help-folder = ide kerül az oldal (alapérték: %(default)s)
help-json = minden adat, programoknak
help-play = játék a terminálban botok ellen
help-play-game = { $games }; ha nincs megadva, a program megkérdezi
help-play-seat = a helyed, 1-től számozva; 0: nézed a botokat
help-play-bots = ki játszik a többi helyen: { $bots }
help-play-ask = akkor is kérdez, ha egyetlen lehetőség maradt és a kör folytatódik
help-play-record = ide menti a játszmát
help-table = megnyitja az asztalt a böngészőben; ezt teszi a puszta „teocalli” is
help-serve = elérhetővé teszi az asztalt más gépeknek
help-serve-host = ezen a címen fogadja a kapcsolatokat (alapérték: %(default)s); 0.0.0.0: mindegyiken
help-serve-port = ezen a porton fogadja a kapcsolatokat (alapérték: %(default)s)
help-serve-database = egy fájl vagy postgresql://…; ha nincs megadva, az adatmappa adatbázisa
help-serve-proxy = az ezeken a címeken futó webszerver (cím nélkül: ezen a gépen) mondja meg, honnan jönnek a kérések
help-serve-workers = a kiszolgálófolyamatok száma; egynél többhöz PostgreSQL kell
help-backup = új fájlba ment minden játszmát és embert, miközben az asztal működik
help-backup-file = az új fájl
help-restore = ellenőriz egy biztonsági mentést, és feltölt belőle egy üres adatbázist
help-restore-file = a biztonsági mentés
help-games = felsorolja a játékokat és beállításaikat
help-fields = felsorolja egy játék állásainak mezőit
help-replay = ellenőriz egy játszmafájlt és kiírja a pontokat
help-show = kiírja egy játszma egyik állását YAML formában
help-show-at = N akció után; ha nincs megadva, a végén
help-try = felsorolja, mi lehetséges egy állásban, vagy tokeneket alkalmaz rá
help-try-position = egy állást tartalmazó fájl
help-try-tokens = egymás után alkalmazza őket; a szóközt tartalmazókat tedd idézőjelbe
help-arena = botok játszanak egymás ellen
help-arena-bots = nevek vesszővel elválasztva
help-arena-jobs = a folyamatok száma, ha a játszmák lefordított kódban futnak (alapérték: %(default)s)
help-arena-seconds = egy döntés ideje másodpercben; ekkor a botokat döntésenként kérdezzük (ha elmarad: { $seconds }, ha van olyan bot, amelyet csak kérdezni lehet; a lefordított kódban nincs határ)
help-simulate = botok sok játszmát játszanak egy Parquet-fájlba; újraindítva folytatja
help-simulate-ray = Ray-fürtön játszik; a „local” itt indít egyet
help-simulate-out = ide kerülnek a játszmák
help-plan-bots = helyenként, vesszővel elválasztva, körbe-körbe; „quick”: minden helyen
help-tournament = minden bot minden másik ellen, közös kezdőállásokból, minden helyen
help-tournament-folder = ide kerül a tournament.html és a tournament.png
help-report = mi nyer egy szimuláció játszmáiban, HTML-ben és PNG-ben
help-report-file = egy szimuláció játszmái
help-balance = játszmákat szimulál minden játékosszámra: ki nyer és mivel
help-balance-games = játszmák száma játékosszámonként (alapérték: %(default)s)
help-balance-bots = ki játszik (alapérték: %(default)s)
help-balance-rows = itt őrzi a sorokat (alapérték: balance-JÁTÉK); újraindítva folytatja
help-dataset = sok játszma fájljait és sorait írja ki, leírással
help-dataset-out = az adathalmaz mappája
help-analyse = elmondja, hogyan alakultak az esélyek egy játszmában, és mely körök kerültek a legtöbbe
help-train = egy neurális háló önmaga ellen játszva megtanul egy játékot
help-train-minutes = meddig tanuljon, percben (alapérték: %(default)s)
help-train-workers = a játszó folyamatok száma (alapérték: %(default)s); --by policy esetén nincs hatása
help-train-folder = itt őriz mindent; ugyanazzal a mappával újraindítva folytatja (alapérték: train-JÁTÉK)
help-train-device = min számoljon a tanuláskor
help-train-by = mi játsszon tanulás közben: search: keresés a processzor magjain; policy: neurális háló, egyszerre több ezer játszmában, NVIDIA GPU-n, ha van (alapérték: %(default)s)
help-ladder = összeméri a botok szintjeit, az eredmény egy oldal a docs/ mappában
help-ladder-number = egy előretekintés nélküli párosítás játszmái (alapérték: %(default)s)
help-ladder-top = a legfelső szinttel játszott párosítás játszmái (alapérték: %(default)s)
help-ladder-results = a lejátszott játszmák; ugyanazzal a fájllal újraindítva folytatja
help-bench = megméri, milyen gyorsak a szabályok
help-bench-json = sorok programoknak
help-bench-seconds = egy mérés ideje másodpercben (alapérték: %(default)s)

# Ami az argumentumok értékei helyén áll
value-address = CÍM
value-addresses = CÍMEK
value-bot = BOT
value-bots = BOTOK
value-file = FÁJL
value-file-parquet = FÁJL.parquet
value-folder = MAPPA
value-game = JÁTÉK
value-games = N
value-host = CÍM
value-jobs = N
value-minutes = PERC
value-n = N
value-name-value = NÉV=ÉRTÉK
value-players = N
value-port = PORT
value-position = ÁLLÁS
value-results = FÁJL
value-rounds = N
value-rows = MAPPA
value-seat = HELY
value-seconds = MÁSODPERC
value-seed = MAG
value-token = TOKEN
value-url = URL
value-verb = PARANCS
value-workers = N

# Érthetetlen argumentumok. A %(…)s és hasonlók helyét a Python argparse modulja tölti ki.
use-count = 1-nél nem kisebb egész szám kell, nem „{ $given }”
use-amount = 0-nál nagyobb szám kell, nem „{ $given }”
parse-usage = használat:
parse-options = kapcsolók
parse-positional = pozicionális argumentumok
parse-help = kiírja ezt a súgót és kilép
parse-error = %(prog)s: hiba: %(message)s
parse-argument = %(argument_name)s argumentum: %(message)s
parse-required = hiányzó kötelező argumentumok: %s
parse-unrecognized = ismeretlen argumentumok: %s
parse-one = egy értéket kell megadni
parse-none = ide nem kell érték, de ez áll itt: %r
parse-choice = érvénytelen érték: %(value)r (választható: %(choices)s)
parse-value = egész szám kell, nem %(value)r
parse-ambiguous = nem egyértelmű kapcsoló: %(option)s lehet %(matches)s
