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
