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
