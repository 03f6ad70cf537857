title = Tzolk'in: A maja naptár
about = Állítsd munkásaidat forgó fogaskerekekre, és várj: minél tovább utaznak, annál többet hoznak, míg a naptár körbe nem ér.
edition = alapjáték, kiegészítők és promóciós lapkák nélkül
deviation-1 = Egy piaclátogatás során egy nyersanyagot vagy veszünk, vagy eladunk; a kettő együtt semmin sem változtatna.
deviation-2 = A választható templomlépés csak olyan templomban kínálkozik, ahol lehet feljebb lépni, amíg van ilyen (Q89).
deviation-3 = Az építészet mindig érvényesül, ahol csak egy épület építhető; lemondani róla sosem jobb (I15).
deviation-4 = A kukorica, a fa, a kő és az arany korlátlan.

## Emberek és mennyiségek

who = { $seat ->
    [1] 1. játékos
    [2] 2. játékos
    [3] 3. játékos
    [4] 4. játékos
   *[other] { $seat }
}
resources = { $wood ->
    [0] {""}
   *[other] { $wood } fa{ after-wood }
}{ $stone ->
    [0] {""}
   *[other] { $stone } kő{ after-stone }
}{ $gold ->
    [0] {""}
   *[other] { $gold } arany
}
after-wood = { $stone ->
    [0] { after-stone }
   *[other] ,{" "}
}
after-stone = { $gold ->
    [0] {""}
   *[other] ,{" "}
}

## Mi a kérdés

decision-keep-wealth = Tarts meg { $kept ->
    [2] kettőt
   *[other] { $kept } lapkát
} a { $dealt ->
    [4] négy
   *[other] { $dealt }
} kezdővagyon-lapkádból.
decision-turn = Helyezz le munkásokat, vagy vegyél vissza munkásokat.
decision-place-more = Helyezz le még egy munkást, vagy fejezd be a körödet.
decision-pick-up-more = Vegyél vissza még egy munkást, vagy fejezd be a körödet.
decision-action = Válaszd ki a visszavett munkás akcióját.
decision-borrow = Válaszd ki a négy kis fogaskerék egyik akcióját.
decision-harvest = Válaszd ki, mit takarítasz be.
decision-advance = Válaszd ki a technológiát, amelyben fejlődsz.
decision-advance-free = Válaszd ki a technológiát, amelyben ingyen fejlődsz.
decision-pay = { $price ->
    [1] Válaszd ki a nyersanyagot, amellyel fizetsz.
   *[other] Válaszd ki a { $price } nyersanyagot, amellyel fizetsz.
}
decision-take = { $cubes ->
    [1] Válassz egy nyersanyagot a bankból.
   *[other] Válassz { $cubes } nyersanyagot a bankból.
}
decision-climb = Válaszd ki a templomot, amelyen feljebb lépsz.
decision-climb-two = Válaszd ki a két templomot, amelyen feljebb lépsz.
decision-anger = Magadra haragítottad az isteneket: válaszd ki a templomot, amelyen lejjebb lépsz.
decision-build = Válaszd ki, mit építesz.
decision-discount = Építészet: válaszd ki, melyik nyersanyagot takarítod meg.
decision-trade = Kereskedj a piacon, ahányszor csak akarsz.
decision-devotion = Teológia: fizethetsz egy nyersanyagot egy templomlépcsőért.
decision-days = Léptesd előre a naptárt egy nappal, vagy használd fel a plusz napodat.

## Akciók

action-keep = Megtartás: { $wealth } és { $second }
    .log = ezeket tartja meg: { $wealth } és { $second }
action-beg = Könyörgés kukoricáért: { $amount } kukoricád lesz, de lejjebb lépsz egy templomon
action-mercy = Az istenek megkönyörülnek: egy munkás lehelyezése { $gear-to } az összes kukoricádért
action-place = Munkás lehelyezése { $gear-to }
action-claim = Munkás lehelyezése a kezdőjátékos-mezőre
action-pick-up = Munkás visszavétele: { $gear } { $space }
action-do = { $gear } { $number }. akciója
action-skip = Akció nélkül
action-done = Kész
action-harvest = { $harvest }
action-advance = Fejlődés { $technology-in }
    .log = fejlődik { $technology-in }
action-pay = Fizetés: { resources }
action-take = Elvétel: { resources }
action-climb = Feljebb lépés { $temple } templomán
action-climb-two = Feljebb lépés két templomon: { $pair }
action-anger = Lejjebb lépés { $temple } templomán
action-build = Építés: { $building }
action-build-plain = Építés építészet nélkül: { $building }
action-monument = Építés: { $monument }
action-discount = 1 { $resource } megtakarítása
action-buy = 1 { $resource } vétele
action-sell = 1 { $resource } eladása
action-days = A naptár előreléptetése { $number ->
    [1] egy nappal
   *[other] két nappal
}

## Miért nem lehet

reason-enough-corn-to-beg = Könyörögni csak legfeljebb { $amount } kukoricával lehet.
reason-gods-too-angry = Minden templomon a legalsó lépcsőn állsz; az isteneket nem lehet tovább haragítani.
reason-no-worker-in-hand = Nincs elérhető munkásod.
reason-not-enough-corn = Nincs elég kukoricád.
reason-gear-full = Ennek a fogaskeréknek minden mezője foglalt.
reason-first-space-taken = A kezdőjátékos-mező foglalt.
reason-nothing-to-harvest = Itt nem maradt lapka, és nincs meg a földművelés { $amount }. szintje.
reason-no-wood-tile = Itt nincs erdőlapka.
reason-no-bare-corn-tile = Itt nincs szabadon fekvő kukoricalapka.
reason-take-the-tile = Van szabadon fekvő kukoricalapka: vedd el.
reason-needs-agriculture = Lapka nélküli betakarításhoz a földművelés { $amount }. szintje kell.
reason-corn-lies-bare = Van szabadon fekvő kukoricalapka: nem kell felégetni az erdőt.
reason-not-enough-resources = Ezekből a nyersanyagokból nincs elég.
reason-nothing-affordable = Semmit sem tudsz kifizetni a kirakottakból.
reason-no-skull = Nincs kristálykoponyád.
reason-action-used = Ezen az akción már fekszik egy koponya.
reason-top-reached = Ennek a templomnak a legfelső lépcsőjén állsz.
reason-top-taken = A legfelső lépcsőn másik játékos áll.
reason-bottom-step = Ennek a templomnak már a legalsó lépcsőjén állsz.
reason-steps-wasted = Ennek az akciónak nem minden lépcsője léphető meg.
reason-already-bought = Most már vettél ebből a nyersanyagból; az eladása semmit sem változtatna.
reason-already-sold = Most már eladtál ebből a nyersanyagból; a visszavétele semmit sem változtatna.
reason-nothing-to-sell = Nincs mit eladnod.
reason-extra-day-used = A plusz napodat már felhasználtad; egy templom csúcsán kapod vissza.
reason-worker-would-fall = A plusz nap lelökne egy munkást egy fogaskerékről.
reason-last-day = A következő nap az utolsó étkezési nap.
reason-not-again = Az { $amount } kukoricáért járó akció nem használhatja önmagát.
reason-short-of-others = Az ár többi részét nem tudnád kifizetni.

## Mi történt

event-reveal = { $thing ->
    [-1] A kezdővagyon-lapkák láthatóvá válnak.
   *[other] Új a táblán: { $thing }.
}
event-kept = { who } ezt a kezdővagyon-lapkát tartja meg: { $thing }.
event-placed = { who } munkást helyez { $thing-to } ({ $amount }. mező).
event-claimed = { who } munkást helyez le a kezdőjátékos-mezőre.
event-picked-up = { who } visszaveszi a munkását { $thing-from } ({ $amount }. mező).
event-acted = { who } végrehajtja { $thing } { $amount }. akcióját.
event-gained = { who } kap { $thing-count } ({ $cause }).
event-paid = { who } fizet { $thing-count } ({ $cause }).
event-scored = { who }: { $amount } pont ({ $cause }).
event-temple-scored = { who }: { $amount } pont { $thing } templomán ({ $cause }).
event-monument-scored = { who }: { $amount } pont, { $thing }.
event-quarters = { $amount ->
    [0] { who }: nem maradt sem nyersanyag, sem kukorica.
   *[other] { who }: a nyersanyagok és a kukorica értéke { $amount } kukorica, mindegyik negyed pont.
}
event-climbed = { who } feljebb lép { $thing } templomán { $amount ->
    [1] az 1.
    [5] az 5.
   *[other] a { $amount }.
} lépcsőre ({ $cause }).
event-step-lost = { who }: { $amount } meg nem tehető lépés elvész ({ $cause }).
event-fell = { who } lejjebb lép { $thing } templomán { $amount ->
    [1] az 1.
    [5] az 5.
   *[other] a { $amount }.
} lépcsőre ({ $cause }).
event-advanced = { who } eléri { $amount ->
    [1] az 1.
   *[other] a { $amount }.
} szintet { $thing-in }.
event-built = { who } épít: { $thing }.
event-monument-built = { who } épít: { $thing }.
event-begged = { who } kukoricáért könyörög.
event-mercy = Az istenek megkönyörülnek: { who } munkást helyez { $thing-to } ({ $amount }. mező).
event-new-worker = { who } új munkást kap ({ $cause }).
event-tile-taken = { who } elvesz a dzsungelből egy { $thing-tile }.
event-burned = { who } feléget egy erdőlapkát.
event-skull-offered = { who } koponyát hagy Chichén Itzá { $amount }. akcióján.
event-fed = { $amount ->
    [0] { who } egy munkást sem etet meg.
   *[other] { who } { $amount } munkást etet meg.
}
event-unfed = { who } { $amount } munkást nem tud megetetni.
event-food-day = { $amount }. étkezési nap.
event-new-age = Kezdődik { $amount ->
    [1] az első
   *[other] a második
} korszak: új épületek kerülnek a táblára.
event-skulls-short = A bankban nincs mindenkinek elég koponya, ezért senki sem kap.
event-corn-on-tooth = 1 kukorica kerül a naptárra (most { $amount }).
event-marker = Mostantól { who } a kezdőjátékos.
event-extra-day = { who } felhasználja a plusz napját.
event-no-extra-day = { who } nem használhat plusz napot: { $cause }.
event-new-day = { $amount }. forduló.
event-pushed-off = { who }: egy munkás lekerül a fogaskerékről ({ $thing }).
event-returned = { who }: a munkás visszatér a kezdőjátékos-mezőről.
event-refreshed = { who } visszakapja a plusz napot { $thing } templomának csúcsán.

## Okok

cause-palenque = Palenque
cause-yaxchilan = Yaxchilán
cause-tikal = Tikal
cause-uxmal = Uxmal
cause-chichen-itza = Chichén Itzá
cause-agriculture = földművelés
cause-extraction = nyersanyag-kitermelés
cause-architecture = építészet
cause-theology = teológia
cause-wealth = kezdővagyon
cause-placing = lehelyezés
cause-stepping-back = alacsonyabb számú akció
cause-begging = könyörgés
cause-mercy = az istenek kegye
cause-burning = felégetett erdő
cause-building = épület
cause-monument = emlékmű
cause-market = piac
cause-first-player-space = kezdőjátékos-mező
cause-feeding = etetés
cause-temple-step = templomlépcső
cause-highest = legmagasabban a templomon
cause-food-day = étkezési nap
cause-end-of-turn = a kör vége
cause-calendar = naptár
cause-final-scoring = játék végi pontozás
cause-extra-day-used = már felhasználta
cause-worker-would-fall = az lelökne egy munkást egy fogaskerékről
cause-last-day = a következő nap az utolsó étkezési nap

## Szavak

gear-palenque = Palenque
    .to = Palenquébe
    .at = Palenquében
    .from = Palenquéből
gear-yaxchilan = Yaxchilán
    .to = Yaxchilánba
    .at = Yaxchilánban
    .from = Yaxchilánból
gear-tikal = Tikal
    .to = Tikalba
    .at = Tikalban
    .from = Tikalból
gear-uxmal = Uxmal
    .to = Uxmalba
    .at = Uxmalban
    .from = Uxmalból
gear-chichen-itza = Chichén Itzá
    .to = Chichén Itzába
    .at = Chichén Itzában
    .from = Chichén Itzából
good-corn = kukorica
    .count = { $amount } kukoricát
    .tile = kukoricalapkát
good-wood = fa
    .count = { $amount } fát
    .tile = erdőlapkát
good-stone = kő
    .count = { $amount } követ
    .tile = követ
good-gold = arany
    .count = { $amount } aranyat
    .tile = aranyat
good-skull = koponya
    .count = { $amount } koponyát
    .tile = koponyát
resource-wood = fa
resource-stone = kő
resource-gold = arany
temple-chaac = Chaac
    .at = Chaac templomán
temple-quetzalcoatl = Quetzalcoatl
    .at = Quetzalcoatl templomán
temple-kukulkan = Kukulkán
    .at = Kukulkán templomán
pair-chaac-quetzalcoatl = Chaac és Quetzalcoatl
pair-chaac-kukulkan = Chaac és Kukulkán
pair-quetzalcoatl-kukulkan = Quetzalcoatl és Kukulkán
technology-agriculture = földművelés
    .in = a földművelésben
technology-extraction = nyersanyag-kitermelés
    .in = a nyersanyag-kitermelésben
technology-architecture = építészet
    .in = az építészetben
technology-theology = teológia
    .in = a teológiában
harvest-wood = Fa betakarítása
harvest-corn = Kukorica betakarítása
harvest-burn = Az erdő felégetése kukoricáért, és lejjebb lépés egy templomon
harvest-untiled = Kukorica betakarítása lapka nélkül

## Beállítások

option-shrine-points = Az A2-14 épület pontjai
option-shrine-points-about = Hány pont áll az A2-14 épületen; a források nem egyeznek.
option-shrine-points-3 = 3 pont
option-shrine-points-0 = nincs pont
option-last-jump = Utolsó ugrás
option-last-jump-about = Előreléptethető-e a naptár két nappal a negyedik étkezési nap előtti utolsó napon.
option-last-jump-on = igen
option-last-jump-off = nem
option-devotion = Teológia, 2. szint
option-devotion-about = Mitől vehető templomlépcső Chichén Itzában.
option-devotion-action = ott végrehajtott akció
option-devotion-pick-up = munkás visszavétele
option-leftover-corn = Megmaradt kukorica
option-leftover-corn-about = Négy kukorica egy pont: számítanak-e a negyedek.
option-leftover-corn-quarters = számítanak
option-leftover-corn-rounded = lefelé kerekítve
option-score-floor = Nulla alatt
option-score-floor-about = Csökkenhet-e a pontszám nulla alá.
option-score-floor-off = igen
option-score-floor-on = nem
option-theology-from-0 = Teológia, 1. szint: a 0. mezőről
option-theology-from-0-about = Átviszi-e a teológia 1. szintje a munkást a 0. mezőről az 1. akcióra.
option-theology-from-0-on = igen
option-theology-from-0-off = nem
option-theology-from-9 = Teológia, 1. szint: a 9. mezőről
option-theology-from-9-about = Átviszi-e a teológia 1. szintje a munkást a 9. mezőről a 10. mező szabad választására.
option-theology-from-9-on = igen
option-theology-from-9-off = nem
option-dummies-hold-time = Semleges munkások és az idő
option-dummies-hold-time-about = Megakadályozza-e a 6. mezőn (Chichén Itzában a 9.-en) álló semleges munkás a kétnapos léptetést.
option-dummies-hold-time-off = nem
option-dummies-hold-time-on = igen
option-mercy-ties = Az istenek kegyelme
option-mercy-ties-about = Ki választ az egyformán olcsó mezők közül.
option-mercy-ties-player = a játékos
option-mercy-ties-board = a tábla sorrendje
option-monument-skull = Az M-13 emlékmű koponyája
option-monument-skull-about = Hová kerül az M-13 emlékműért fizetett koponya.
option-monument-skull-bank = a bankba
option-monument-skull-box = a dobozba
option-short-skulls = Kevés koponya
option-short-skulls-about = Két koponyát kapnál, de csak egy maradt.
option-short-skulls-rest = egyet kapsz
option-short-skulls-none = egyet sem
option-burn-beside-corn = Égetés kukorica mellett
option-burn-beside-corn-about = Felégethető-e az erdő, ha a csoportban van szabadon fekvő kukoricalapka.
option-burn-beside-corn-on = igen
option-burn-beside-corn-off = nem
option-chained-architecture = Építészet és A1-08
option-chained-architecture-about = Van-e saját építészete az A1-08 révén épített épületnek.
option-chained-architecture-own = saját
option-chained-architecture-shared = közös
option-wealth-farm-building = W-U3 vagyonlapka
option-wealth-farm-building-about = Épületnek számít-e az M-02 emlékműhöz.
option-wealth-farm-building-off = nem
option-wealth-farm-building-on = igen
option-wasted-steps = Elvesző lépések
option-wasted-steps-about = Kifizethető-e egy templomakció, ha valamelyik lépés nem tehető meg.
option-wasted-steps-on = igen
option-wasted-steps-off = nem
option-m02-counts-itself = M-02 emlékmű
option-m02-counts-itself-about = Számolja-e önmagát.
option-m02-counts-itself-on = igen
option-m02-counts-itself-off = nem
option-borrow-again = Uxmal 5. akciója
option-borrow-again-about = Kölcsönveheti-e önmagát.
option-borrow-again-on = igen
option-borrow-again-off = nem
option-architecture-reward = Az építészet jutalma
option-architecture-reward-about = Az épület hatásai előtt vagy után.
option-architecture-reward-before = előtte
option-architecture-reward-after = utána
option-m11-below-start = M-11 emlékmű
option-m11-below-start-about = Mit ér, ha minden templomon a kezdőlépcső alatt állsz.
option-m11-below-start-zero = semmit
option-m11-below-start-negative = negatív pontot
option-m12-negative = M-12 emlékmű
option-m12-negative-about = Számolja-e a negatív lépcsőket is.
option-m12-negative-on = igen
option-m12-negative-off = nem

## Lapkák: szám, fajta, ár, hatás

points = { $amount } pont
by-amount = { $amount ->
    [1] 1-gyel
    [2] 2-vel
    [3] 3-mal
   *[other] { $amount }-vel
}
tile-building = { $tile } { $frame } ({ $price }): { $effects }
tile-monument = { $tile } emlékmű ({ $price }), { $frame }: { $effects }
tile-wealth = [{ $effects }]
frame-farm = farm
frame-tomb = síremlék
frame-residential = lakóépület
frame-shrine = szentély
effect-worker = egy munkás
effect-feeds = { $amount ->
    [1] egy munkást etet
   *[other] { $amount } munkást etet
}
effect-saves = minden munkásnak { by-amount } kevesebb kukorica kell
effect-build = utána építhetsz még egy épületet
effect-trade = kereskedés a piacon
effect-any-action = bármelyik akció { $amount } kukoricáért
effect-steps = { $amount ->
    [1] egy lépcső
    [2] két lépcső
   *[other] { $amount } lépcső
}
effect-temple-any = { effect-steps } tetszőleges templomon
effect-temple-chaac = { effect-steps } Chaac templomán
effect-temple-quetzalcoatl = { effect-steps } Quetzalcoatl templomán
effect-temple-kukulkan = { effect-steps } Kukulkán templomán
effect-advance-any = { $amount ->
    [1] egy ingyenes fejlődés
    [2] két ingyenes fejlődés
   *[other] { $amount } ingyenes fejlődés
}
effect-advances = { $amount ->
    [1] ingyenes fejlődés
   *[other] { effect-advance-any }
}
effect-advance-agriculture = { effect-advances } a földművelésben
effect-advance-extraction = { effect-advances } a nyersanyag-kitermelésben
effect-advance-architecture = { effect-advances } az építészetben
effect-advance-theology = { effect-advances } a teológiában
scoring-frame-tomb = { points } minden síremlékedért, az ilyen keretű emlékműveket (ezt is) beleszámítva
scoring-frame-residential = { points } minden lakóépületedért, az ilyen keretű emlékműveket (ezt is) beleszámítva
scoring-frame-shrine = { points } minden szentélyedért, az ilyen keretű emlékműveket (ezt is) beleszámítva
scoring-everything-built = { points } minden épületedért és emlékművedért
scoring-all-monuments = pont minden bárki által épített emlékműért: { $first }, { $second } vagy { $third } pont { $for-first }, { $for-second } vagy { $for-third } játékossal
scoring-corn-tiles = { points } minden kukoricalapkádért
scoring-wood-tiles = { points } minden erdőlapkádért
scoring-workers = { $first }, { $second } vagy { $third } pont { $for-first }, { $for-second } vagy { $for-third } munkásért
scoring-levels = { points } minden technológiaszintedért
scoring-top-levels = { $first }, { $second } vagy { $third } pont { $for-first }, { $for-second } vagy { $for-third } befejezett technológiáért
scoring-best-temple = { points } a legjobb templomodon a kezdőlépcső fölötti minden lépcsőért
scoring-temple-points = minden templomlépcsőd pontjai még egyszer
scoring-offered-skulls = { points } minden koponyáért Chichén Itzában

## Kép: nevek és feliratok a táblán. A feliratok rövidek; a függőleges vonal sort tör

picture-board = A Tzolk'in táblája
picture-part-gears = Fogaskerekek
picture-part-north = Észak
picture-part-south = Dél
picture-part-tracks = Templomok
picture-part-tiles = Épületek
picture-calendar = A naptár: minden fordulóban egy napot lép, és vele forog minden fogaskerék.
picture-round = Forduló
picture-of-rounds = összesen { $rounds } · { $age }. korszak
picture-round-chip = { $round }. forduló / { $rounds }
picture-day = { $round }. forduló
picture-food-day = Étkezési nap
picture-food-today = ma étkezési nap
picture-food-in = { $days ->
    [1] holnap
   *[other] { $days } forduló múlva
}
picture-food-mid = { $round }. forduló, korszak közepi étkezési nap: etesd meg a munkásokat, azután a templomok javakat adnak.
picture-food-end = { $round }. forduló, korszakvégi étkezési nap: etesd meg a munkásokat, azután a templomok pontot adnak.
picture-over = vége
picture-corn-on-tooth = Egy kukorica annak, aki elfoglalja a kezdőjátékos-mezőt.
picture-first-player-short = kezdő-|játékos
picture-first-player-space = Kezdőjátékos-mező: a köröd végén tiéd a naptáron felhalmozódott kukorica (most { $corn }); a forduló végén tiéd a kezdőjátékos-jelző, vagy ha már nálad van, add tovább balra.
picture-first-player = Kezdőjátékos: { $name }.
picture-worker-first = { $name }: munkás a kezdőjátékos-mezőn

picture-city-palenque = Palenque: kukorica és fa a dzsungelből
picture-city-yaxchilan = Yaxchilán: fa, kő, arany, kukorica és koponyák
picture-city-tikal = Tikal: technológiák, épületek, emlékművek, templomok
picture-city-uxmal = Uxmal: kereskedés, munkások és akciók kukoricáért
picture-city-chichen-itza = Chichén Itzá: koponyák az isteneknek
picture-space = { $gear } { $space }
picture-place-here = Munkás lehelyezése: { $gear } { $space }, { $corn } kukoricáért
picture-skull-here = Itt koponya fekszik; ezt az akciót már senki sem használhatja.
picture-worker = { $name }: munkás, { $place }.
picture-dummy = Semleges munkás, { $place }: elfoglalja a mezőt, és együtt forog.
picture-hands = Elérhető munkások és betakarított lapkák
picture-hand = { $name }: elérhető munkások: { $hand }, játékban: { $in_play }
picture-own-corn-tiles = { $name }: kukoricalapkák a dzsungelből: { $amount }
picture-own-wood-tiles = { $name }: erdőlapkák a dzsungelből: { $amount }

picture-aim-tomorrow = { $place }, holnap { $number }: { $done }
picture-act-nothing = Nincs akció.
picture-act-choice = Ennek a fogaskeréknek bármelyik akciója 1-től { $last }-ig; a visszalépésért nem kell fizetni.
picture-act-fishing = Halászat: { $corn } kukorica.
picture-act-harvest-corn = Egy kukoricalapka betakarítása: { $corn } kukorica.
picture-act-harvest = Egy kukoricalapka ({ $corn } kukorica) vagy egy erdőlapka ({ $wood } fa) betakarítása.
picture-act-sacrifice = Hagyj itt egy koponyát: { $points } pont és egy lépcső { $temple }.
picture-act-sacrifice-cube = Hagyj itt egy koponyát: { $points } pont, egy lépcső { $temple } és egy tetszőleges nyersanyag.
picture-act-tikal-1 = Fejlődj egy technológiában.
picture-act-tikal-2 = Építs egy épületet.
picture-act-tikal-3 = Fejlődj technológiákban egyszer vagy kétszer.
picture-act-tikal-4 = Építs egy vagy két épületet, vagy egy emlékművet.
picture-act-tikal-5 = Egy nyersanyagért lépj egy-egy lépcsőt két templomon.
picture-act-uxmal-1 = { $amount } kukoricáért lépj egy lépcsőt egy templomon.
picture-act-uxmal-2 = Cserélj nyersanyagot és kukoricát a piacon.
picture-act-uxmal-3 = Szerezz még egy munkást.
picture-act-uxmal-4 = Építs egy épületet, nyersanyagonként { $amount } kukoricáért.
picture-act-uxmal-5 = { $amount } kukoricáért Palenque, Yaxchilán, Tikal vagy Uxmal bármelyik akciója.
picture-goods-corn = { $amount } kukorica
picture-goods-wood = { $amount } fa
picture-goods-stone = { $amount } kő
picture-goods-gold = { $amount } arany
picture-goods-skull = { $amount } koponya

picture-jungle = Dzsungel
picture-jungle-group = Palenque { $group }. akciójának lapkái
picture-corn-tiles = Szabadon fekvő kukoricalapkák, Palenque { $group }: { $amount }
picture-wood-tiles = Erdőlapkák, Palenque { $group }: { $amount }
picture-wood-tile = Erdőlapka, Palenque { $group }; alatta kukoricalapka
picture-burned = Felégetett erdőlapkák: { $amount }
picture-bank = Piac és bank
picture-market = Piac: 1 { $resource } ⇄ { $corn } kukorica
picture-skulls-left = Koponyák a bankban: { $amount }

picture-step = { $temple }, { $step }. lépcső: { $points } pont a korszak végén.
picture-step-good = A korszak közepén: 1 { $good } mindenkinek, aki itt vagy feljebb áll.
picture-step-top = A csúcs: csak egy játékosnak van rajta hely, aki visszakapja a plusz napját.
picture-highest = { $temple }: a legmagasabban állónak { $first } pont az első és { $second } pont a második korszak végén; egyenlőségnél a fele.
picture-marker-temple = { $name }: { $temple }, { $step }. lépcső

picture-technologies = Technológiák
picture-advance-price = A fejlődés ára erre a szintre: { $amount } nyersanyag
picture-level = { $technology }, { $level }. szint:
picture-bonus = { $technology }, a { $amount }. szint után, bárhányszor:
picture-level-agriculture-1 = minden betakarításkor { by-amount } több kukorica.
picture-level-agriculture-2 = halászatkor { by-amount } több kukorica; lapka nélkül is betakarítható kukorica.
picture-level-agriculture-3 = minden betakarításkor { by-amount } több kukorica.
picture-level-agriculture-4 = egy templomlépcső.
picture-level-extraction-1 = 1-gyel több fa, valahányszor Yaxchilánban vagy Palenquében fát kapsz.
picture-level-extraction-2 = 1-gyel több kő, valahányszor Yaxchilánban követ kapsz.
picture-level-extraction-3 = 1-gyel több arany, valahányszor Yaxchilánban aranyat kapsz.
picture-level-extraction-4 = { $amount } tetszőleges nyersanyag.
picture-level-architecture-1 = { $amount } kukorica egy épületért; akciónként egy épületre érvényes.
picture-level-architecture-2 = { points } egy épületért; akciónként egy épületre érvényes.
picture-level-architecture-3 = egy épület egy nyersanyaggal (Uxmal negyedik akciójával { $amount } kukoricával) olcsóbb; akciónként egy épületre érvényes.
picture-level-architecture-4 = { points }.
picture-level-theology-1 = Chichén Itzában az eggyel nagyobb számú akciót is választhatod.
picture-level-theology-2 = Chichén Itzá-i akció után fizethetsz egy nyersanyagot egy templomlépcsőért.
picture-level-theology-3 = eggyel több koponya, valahányszor Yaxchilánban koponyát kapsz.
picture-level-theology-4 = egy koponya.
picture-marker-technology = { $name }: { $technology }, { $level }. szint

picture-buildings = Épületek
picture-deck = { $amount } a pakliban
picture-monuments = Emlékművek
picture-monuments-note = pont a játék végén
picture-monument-built = Építette: { $name }; most { $points } pontot ér.
picture-wealth = Kezdővagyon
picture-wealth-secret = titkos, amíg mindenki nem választott
picture-keep = Megtartás: { $one }; és { $two }

picture-points = { $amount } pont
picture-workers = Elérhető munkások: { $hand }, játékban: { $in_play }
picture-feeding = Kukorica az étkezési napra: { $corn } (munkásonként { $each }; a farmok { $free } munkást etetnek)
picture-own-buildings = Épületek
picture-own-monuments = Emlékművek
picture-extra-day = A plusz nap még megvan
picture-extra-day-used = A plusz nap elhasználva
picture-a-worker = Munkás
picture-row-goods = Készlet
picture-row-people = Munkások és lapkák

# The score sheet

source-goods = megmaradt kukorica és nyersanyag
source-skulls = koponyák
