# Actions
action-unknown = Ebben a játékban nincs „{ $token }” akció{ $count ->
    [0] .
    [one] ; talán „{ $first }”?
   *[other] ; talán „{ $first }” vagy „{ $second }”?
}
action-illegal = „{ $token }” most nem lehetséges: { $why }
action-over = A játéknak vége.
action-absent = Ez nincs a mostani lehetőségek között.

# Settings
setting-game = Nincs „{ $name }” játék. Választható: { $known }.
setting-bot = Nincs „{ $name }” bot. Választható: { $known }.
setting-bot-game = A(z) „{ $name }” bot ezt nem játssza: „{ $game }”. Amit játszik: { $known }.
setting-players = Ezt a játékot { $counts } játékos játszhatja, nem { $players }.
setting-option = Ebben a játékban nincs „{ $name }” beállítás. Választható: { $known }.
setting-choice = „{ $name }” értéke { $choices } lehet, nem „{ $value }”.
setting-no-components = Ebben a játékban nincs kicserélhető összetevő.
setting-seed = A véletlenmag egész szám 0 és { $most } között.
setting-key = A kulcs 64 hexadecimális számjegyből áll.

# Records
record-begin = { $line }. sor: a játszmafájl így kezdődik: „{ $format }”, nem így: „{ $found }”.
record-behind-end = { $line }. sor: a játszmafájl vége után nem állhat semmi.
record-late = { $line }. sor: „{ $key }” a játszmafájl fejlécébe való.
record-key = { $line }. sor: „{ $key }” ismeretlen, vagy kétszer szerepel.
record-empty = A játszmafájl üres.
record-chance = A játszmafájl véletlenjének forrása: „{ $found }”; ezek lehetnek: { $known }.
record-missing = A játszmafájl fejlécéből hiányzik: „{ $key }”.
record-cut = A játszmafájl { $actions } akció után megszakad: hiányzik az utolsó sora, „end: …”.
record-number = { $line }. sor: „{ $key }” csak egész szám lehet, nem „{ $found }”.
record-json = { $line }. sor: „components” csak JSON lehet; ami ott áll, nem olvasható.
record-game = Ez „{ $found }” játszmafájlja, nem „{ $wanted }” játszmafájlja.
record-rules = Ez a játszmafájl a szabályok más változatát követi ({ $found }, itt { $ours }), ezért ugyanazok az akciók itt mást jelenthetnek. Nyisd meg a Teocallinak azzal a változatával, amely írta.
record-setting = A játszmafájl fejléce: { $why }
record-action = { $number }. akció{ $line ->
    [0] {""}
   *[other] , { $line }. sor
}: { $why }
record-unfinished = A játszmafájl szerint a játszma befejezetlen, de az akciói befejezik.
record-not-over = A játszmafájl { $actions } akció után véget ér, de a játszma akkor még tart.
record-scores = A játszmafájl végén ezek a pontok állnak: { $found }; visszajátszva ez jön ki: { $ours }.
bot-program = A(z) „{ $command }” botprogram nem indítható el: { $why }.
bot-no-advice = Ehhez a játékhoz nincs tanács: { $title }. Numba és a játékot megtanult háló kell hozzá.

# Amit a gép megtagad, egy mondat részeként
machine-full = nincs több hely a lemezen
machine-large = a fájl túl nagyra nőne
machine-forbidden = nincs hozzá jogosultság
machine-nowhere = nincs ilyen fájl vagy mappa
machine-folder = ez egy mappa
machine-exists = már létezik ilyen nevű fájl
machine-silent = ott senki sem válaszol
machine-unreachable = az a gép nem érhető el

# Positions. Names of fields, places and kinds are those of the file.
position-yaml = Ez nem YAML{ $line ->
    [0] {""}
   *[other] , { $line }. sor
}: { $why }.
position-other-yaml = Ez másféle YAML: leképezéseket, listákat, szavakat és egész számokat írj.
position-twice = „{ $name }” kétszer szerepel a(z) { $line }. sorban kezdődő leképezésben.
position-no-game = Az állás olyan leképezés, amely megmondja, melyik játéké: „game: teotihuacan”.
position-mapping = Az állás olyan leképezés, amelyben „game”, „players” és „state” van.
position-part = „{ $name }” nem része egy állásnak. Választható: { $known }.
position-game = Ez „{ $found }” állása, nem „{ $wanted }” állása.
position-rules = Ez az állás a szabályok { $found }. változatához készült; ez itt a(z) { $ours }. változat.
position-start = „players” és „seed” egész szám, „options” szavak leképezése.
position-setting = { $why }
position-state = „state” csak mezők leképezése lehet.
position-older-name = { $old } a(z) { $new } régi neve; csak az egyiket add meg.
position-field = { $where }: nincs ilyen mező{ $count ->
    [0] .
   *[other] ; talán „{ $near }”?
}
position-place = { $where }: nincs ilyen hely. Választható: { $known }.
position-number = { $where }: a helyek számozása 1 és { $count } közötti, „{ $found }” nincs köztük.
position-list = { $where }: add meg mind a(z) { $count } értéket listaként, vagy a megváltoztatandó helyek leképezését.
position-record = { $where }: ez rekord; a mezőinek leképezését add meg.
position-whole = { $where }: egész szám kell, nem „{ $found }”.
position-range = { $where }: { $found } kívül esik a határokon.
position-within = { $where }: { $found } nincs { $least } és { $most } között.
position-word = { $where }: „{ $found }” nem jó. Választható: { $known }.
position-none = { $where }: „none” itt nem lehet.
position-turn-and-pending = „turn” vagy „pending” adható meg, a kettő együtt nem.
position-no-turn = Ennek a játéknak „pending” kell „turn” helyett.
position-pending = „pending” legfeljebb { $most } döntésből álló lista.
position-entry = { $where }: „kind”, „seat” és szükség esetén a döntés részletei kellenek.
position-kind = { $where }: nincs „{ $name }” fajta{ $count ->
    [0] .
   *[other] ; talán „{ $near }”?
} Választható: { $known }.
position-seat = { $where }: nincs { $seat }. ülés.
position-context = { $where }: „{ $kind }” nem tartalmaz ilyet: „{ $name }”. Választható: { $known }.
position-nothing-pending = A játéknak nincs vége, de semmiről sem kell dönteni: „pending” üres.
position-no-decision = „pending” utolsó tétele, „{ $kind }”, nem döntés.
position-no-option = A soron lévő döntéshez nincs megengedett lehetőség.
position-contradicts = Ez az állás ellentmond önmagának: { $why }
