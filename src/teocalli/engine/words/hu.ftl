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
setting-players = Ebben a játékban a játékosok száma { $counts } lehet, nem { $players }.
setting-option = Ebben a játékban nincs „{ $name }” beállítás. Van: { $known }.
setting-choice = „{ $name }” értéke { $choices } lehet, nem „{ $value }”.
setting-no-components = Ebben a játékban nincs kicserélhető összetevő.
setting-seed = A véletlenmag egész szám 0 és { $most } között.

# Records
record-begin = { $line }. sor: a jegyzék így kezdődik: „{ $format }”, nem így: „{ $found }”.
record-behind-end = { $line }. sor: a jegyzék vége után nem állhat semmi.
record-late = { $line }. sor: „{ $key }” a jegyzék fejlécébe való.
record-key = { $line }. sor: „{ $key }” ismeretlen, vagy kétszer szerepel.
record-empty = A jegyzék üres.
record-missing = A jegyzék fejlécéből hiányzik: „{ $key }”.
record-cut = A jegyzék { $actions } akció után megszakad: hiányzik az utolsó sora, „end: …”.
record-number = { $line }. sor: „{ $key }” egész szám legyen, nem „{ $found }”.
record-json = { $line }. sor: „components” JSON legyen; ami ott áll, nem olvasható.
record-game = Ez „{ $found }” jegyzéke, nem „{ $wanted }” jegyzéke.
record-rules = Ez a jegyzék a szabályok más változatát követi ({ $found }, itt { $ours }), ezért ugyanazok az akciók itt mást jelenthetnek. Nyisd meg a Teocallinak azzal a változatával, amely írta.
record-setting = A jegyzék fejléce: { $why }
record-action = { $number }. akció{ $line ->
    [0] {""}
   *[other] , { $line }. sor
}: { $why }
record-unfinished = A jegyzék szerint a játszma befejezetlen, de az akciói befejezik.
record-not-over = A jegyzék { $actions } akció után véget ér, de a játszma akkor még tart.
record-scores = A jegyzék végén ezek a pontok állnak: { $found }; visszajátszva ez jön ki: { $ours }.
