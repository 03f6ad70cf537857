title = Tzolk'in: A maja naptár
about = Állítsd munkásaidat forgó fogaskerekekre, és várj: minél tovább utaznak, annál többet hoznak, míg a naptár körbe nem ér.

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

decision-keep-wealth = Tarts meg kettőt a négy kezdővagyon-lapkádból.
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
action-beg = Könyörgés kukoricáért: 3 kukoricád lesz, de lejjebb lépsz egy templomon
action-mercy = Az istenek megkönyörülnek: egy munkás lehelyezése { $gear-to } az összes kukoricádért
action-place = Munkás lehelyezése { $gear-to }
action-claim = Munkás lehelyezése a kezdőjátékos-mezőre
action-pick-up = Munkás visszavétele: { $gear } { $space }
action-do = { $gear } { $number }. akciója
action-skip = Akció nélkül
action-done = Kész
action-harvest = { $harvest }
action-advance = Fejlődés { $technology-in }
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

reason-enough-corn-to-beg = Könyörögni csak legfeljebb 2 kukoricával lehet.
reason-gods-too-angry = Minden templomon a legalsó lépcsőn állsz; az isteneket nem lehet tovább haragítani.
reason-no-worker-in-hand = Nincs elérhető munkásod.
reason-not-enough-corn = Nincs elég kukoricád.
reason-gear-full = Ennek a fogaskeréknek minden mezője foglalt.
reason-first-space-taken = A kezdőjátékos-mező foglalt.
reason-nothing-to-harvest = Itt nem maradt lapka, és nincs meg a földművelés 2. szintje.
reason-no-wood-tile = Itt nincs erdőlapka.
reason-no-bare-corn-tile = Itt nincs szabadon fekvő kukoricalapka.
reason-take-the-tile = Van szabadon fekvő kukoricalapka: vedd el.
reason-needs-agriculture = Lapka nélküli betakarításhoz a földművelés 2. szintje kell.
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
reason-not-again = Az 1 kukoricáért járó akció nem használhatja önmagát.
reason-short-of-others = Az ár többi részét nem tudnád kifizetni.

## Mi történt

event-reveal = { $thing ->
    [-1] A kezdővagyon-lapkák láthatóvá válnak.
   *[other] Új a táblán: { $thing }.
}
event-kept = { who } ezt a kezdővagyon-lapkát tartja meg: { $thing }.
event-placed = { who } munkást helyez { $thing-to } ({ $amount }. mező).
event-claimed = { who } munkást helyez le a kezdőjátékos-mezőre.
event-picked-up = { who } visszaveszi a munkását: { $thing } { $amount }.
event-acted = { who } végrehajtja { $thing } { $amount }. akcióját.
event-gained = { who } kap { $thing-count } ({ $cause }).
event-paid = { who } fizet { $thing-count } ({ $cause }).
event-scored = { who }: { $amount } pont ({ $cause }).
event-temple-scored = { who }: { $amount } pont { $thing } templomán ({ $cause }).
event-monument-scored = { who }: { $amount } pont, { $thing }.
event-quarters = { who }: a nyersanyagok és a kukorica értéke { $amount } kukorica, mindegyik negyed pont.
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
event-advanced = { who }: { $thing }, { $amount }. szint.
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
gear-yaxchilan = Yaxchilán
    .to = Yaxchilánba
    .at = Yaxchilánban
gear-tikal = Tikal
    .to = Tikalba
    .at = Tikalban
gear-uxmal = Uxmal
    .to = Uxmalba
    .at = Uxmalban
gear-chichen-itza = Chichén Itzá
    .to = Chichén Itzába
    .at = Chichén Itzában
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

building-a1-01 = A1-01 farm (1 fa): egy munkást etet
building-a1-02 = A1-02 farm (1 fa): egy munkást etet
building-a1-03 = A1-03 farm (1 fa): egy munkást etet
building-a1-04 = A1-04 farm (4 fa): minden munkásnak 1-gyel kevesebb kukorica kell
building-a1-05 = A1-05 farm (4 fa): minden munkásnak 1-gyel kevesebb kukorica kell
building-a1-06 = A1-06 síremlék (2 fa, 1 kő): egy lépcső Chaac templomán, egy lépcső Quetzalcoatl templomán
building-a1-07 = A1-07 síremlék (1 fa, 2 kő): egy lépcső Chaac templomán, egy lépcső Kukulkán templomán
building-a1-08 = A1-08 síremlék (1 fa, 1 arany): egy lépcső tetszőleges templomon, utána építhetsz még egy épületet
building-a1-09 = A1-09 lakóépület (2 fa): ingyenes fejlődés a földművelésben
building-a1-10 = A1-10 lakóépület (3 fa): ingyenes fejlődés a földművelésben, 1 kő
building-a1-11 = A1-11 lakóépület (1 fa, 1 kő): ingyenes fejlődés a nyersanyag-kitermelésben, 1 kukorica
building-a1-12 = A1-12 lakóépület (2 fa, 1 kő): ingyenes fejlődés a nyersanyag-kitermelésben, 1 arany
building-a1-13 = A1-13 szentély (1 arany): ingyenes fejlődés az építészetben
building-a1-14 = A1-14 szentély (1 kő, 1 arany): ingyenes fejlődés a teológiában, egy lépcső Kukulkán templomán
building-a2-01 = A2-01 farm (2 fa): 3 munkást etet
building-a2-02 = A2-02 farm (2 fa): 3 munkást etet
building-a2-03 = A2-03 farm (2 fa): 3 munkást etet
building-a2-04 = A2-04 síremlék (3 kő): kereskedés a piacon, 6 pont
building-a2-05 = A2-05 síremlék (1 fa, 1 kő, 1 arany): egy munkás, 6 pont
building-a2-06 = A2-06 síremlék (1 fa, 2 arany): 8 pont
building-a2-07 = A2-07 síremlék (2 fa, 1 kő, 1 arany): bármelyik akció 1 kukoricáért, 2 pont
building-a2-08 = A2-08 síremlék (1 fa, 2 kő, 1 arany): egy lépcső Chaac templomán, egy lépcső Quetzalcoatl templomán, egy lépcső Kukulkán templomán, 3 pont
building-a2-09 = A2-09 lakóépület (3 fa): egy ingyenes fejlődés, 1 kő
building-a2-10 = A2-10 lakóépület (2 fa, 1 kő): egy ingyenes fejlődés, 1 arany
building-a2-11 = A2-11 lakóépület (3 fa, 1 kő): egy ingyenes fejlődés, 6 kukorica
building-a2-12 = A2-12 lakóépület (2 fa, 2 kő): egy ingyenes fejlődés, 1 koponya
building-a2-13 = A2-13 szentély (2 kő): két lépcső Chaac templomán, 2 pont
building-a2-14 = A2-14 szentély (1 kő, 1 arany): ingyenes fejlődés az építészetben, 3 pont
building-a2-15 = A2-15 szentély (2 arany): két lépcső Kukulkán templomán, 3 pont
building-a2-16 = A2-16 szentély (2 kő, 1 arany): ingyenes fejlődés a teológiában, egy lépcső Chaac templomán, egy lépcső Kukulkán templomán
building-a2-17 = A2-17 szentély (1 kő, 2 arany): két ingyenes fejlődés
building-a2-18 = A2-18 szentély (3 arany): két lépcső Quetzalcoatl templomán, 4 pont

monument-m-01 = M-01 emlékmű (3 fa, 2 kő, 1 arany), síremlék: 4 pont minden síremlékedért, az ilyen keretű emlékműveket (ezt is) beleszámítva
monument-m-02 = M-02 emlékmű (1 fa, 3 kő, 2 arany), síremlék: 2 pont minden épületedért és emlékművedért
monument-m-03 = M-03 emlékmű (2 fa, 2 kő, 2 arany), síremlék: pont minden bárki által épített emlékműért: 6, 5 vagy 4 pont 2, 3 vagy 4 játékossal
monument-m-04 = M-04 emlékmű (1 fa, 1 kő, 4 arany), síremlék: 4 pont minden kukoricalapkádért
monument-m-05 = M-05 emlékmű (1 fa, 4 arany), síremlék: 4 pont minden erdőlapkádért
monument-m-06 = M-06 emlékmű (2 fa, 3 kő, 1 arany), lakóépület: 4 pont minden lakóépületedért, az ilyen keretű emlékműveket (ezt is) beleszámítva
monument-m-07 = M-07 emlékmű (3 fa, 3 arany), lakóépület: 6, 12 vagy 18 pont 4, 5 vagy 6 munkásért
monument-m-08 = M-08 emlékmű (2 fa, 1 kő, 3 arany), lakóépület: 3 pont minden technológiaszintedért
monument-m-09 = M-09 emlékmű (1 fa, 1 kő, 3 arany), lakóépület: 9, 20 vagy 33 pont 1, 2 vagy 3 befejezett technológiáért
monument-m-10 = M-10 emlékmű (2 kő, 3 arany), szentély: 4 pont minden szentélyedért, az ilyen keretű emlékműveket (ezt is) beleszámítva
monument-m-11 = M-11 emlékmű (3 kő, 3 arany), szentély: 3 pont a legjobb templomodon a kezdőlépcső fölötti minden lépcsőért
monument-m-12 = M-12 emlékmű (4 kő, 3 arany), szentély: minden templomlépcsőd pontjai még egyszer
monument-m-13 = M-13 emlékmű (4 arany, 1 koponya), szentély: 3 pont minden koponyáért Chichén Itzában

wealth-w-p1 = [3 kukorica, egy lépcső Quetzalcoatl templomán, ingyenes fejlődés a földművelésben]
wealth-w-p3 = [5 kukorica, 1 arany, egy lépcső Quetzalcoatl templomán]
wealth-w-p5 = [1 kő, 1 arany, ingyenes fejlődés a földművelésben]
wealth-w-p7 = [9 kukorica, 1 kő]
wealth-w-y1 = [1 fa, egy lépcső Kukulkán templomán, ingyenes fejlődés a nyersanyag-kitermelésben]
wealth-w-y3 = [2 kukorica, 2 fa, egy lépcső Kukulkán templomán]
wealth-w-y5 = [4 kukorica, 1 fa, ingyenes fejlődés a nyersanyag-kitermelésben]
wealth-w-y7 = [3 kukorica, 2 fa, 1 kő]
wealth-w-t1 = [2 kukorica, egy lépcső Chaac templomán, ingyenes fejlődés az építészetben]
wealth-w-t3 = [6 kukorica, 2 kő]
wealth-w-t5 = [3 kukorica, 1 arany, ingyenes fejlődés az építészetben]
wealth-w-t7 = [6 kukorica, 1 fa, 1 kő]
wealth-w-u1 = [5 kukorica, 1 kő, egy lépcső Chaac templomán]
wealth-w-u3 = [3 kukorica, 1 fa, egy munkást etet]
wealth-w-u5 = [egy munkás]
wealth-w-u7 = [8 kukorica, 1 arany]
wealth-w-c0 = [4 kukorica, 1 fa, 1 koponya]
wealth-w-c3 = [5 kukorica, 1 kő, ingyenes fejlődés a teológiában]
wealth-w-c5 = [4 kukorica, 3 fa]
wealth-w-c7 = [2 kukorica, 2 fa, ingyenes fejlődés a teológiában]
wealth-w-c10 = [7 kukorica, 2 fa]

second-w-p1 = { wealth-w-p1 }
second-w-p3 = { wealth-w-p3 }
second-w-p5 = { wealth-w-p5 }
second-w-p7 = { wealth-w-p7 }
second-w-y1 = { wealth-w-y1 }
second-w-y3 = { wealth-w-y3 }
second-w-y5 = { wealth-w-y5 }
second-w-y7 = { wealth-w-y7 }
second-w-t1 = { wealth-w-t1 }
second-w-t3 = { wealth-w-t3 }
second-w-t5 = { wealth-w-t5 }
second-w-t7 = { wealth-w-t7 }
second-w-u1 = { wealth-w-u1 }
second-w-u3 = { wealth-w-u3 }
second-w-u5 = { wealth-w-u5 }
second-w-u7 = { wealth-w-u7 }
second-w-c0 = { wealth-w-c0 }
second-w-c3 = { wealth-w-c3 }
second-w-c5 = { wealth-w-c5 }
second-w-c7 = { wealth-w-c7 }
second-w-c10 = { wealth-w-c10 }

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
picture-act-uxmal-1 = 3 kukoricáért lépj egy lépcsőt egy templomon.
picture-act-uxmal-2 = Cserélj nyersanyagot és kukoricát a piacon.
picture-act-uxmal-3 = Szerezz még egy munkást.
picture-act-uxmal-4 = Építs egy épületet, nyersanyagonként 2 kukoricáért.
picture-act-uxmal-5 = 1 kukoricáért Palenque, Yaxchilán, Tikal vagy Uxmal bármelyik akciója.
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
picture-bonus = { $technology }, a 3. szint után, bárhányszor:
picture-level-agriculture-1 = minden betakarításkor 1-gyel több kukorica.
picture-level-agriculture-2 = halászatkor 1-gyel több kukorica; lapka nélkül is betakarítható kukorica.
picture-level-agriculture-3 = minden betakarításkor 2-vel több kukorica.
picture-level-agriculture-4 = egy templomlépcső.
picture-level-extraction-1 = 1-gyel több fa, valahányszor Yaxchilánban vagy Palenquében fát kapsz.
picture-level-extraction-2 = 1-gyel több kő, valahányszor Yaxchilánban követ kapsz.
picture-level-extraction-3 = 1-gyel több arany, valahányszor Yaxchilánban aranyat kapsz.
picture-level-extraction-4 = két tetszőleges nyersanyag.
picture-level-architecture-1 = 1 kukorica egy épületért; akciónként egy épületre érvényes.
picture-level-architecture-2 = 2 pont egy épületért; akciónként egy épületre érvényes.
picture-level-architecture-3 = egy épület egy nyersanyaggal (az Uxmal 4-en 2 kukoricával) olcsóbb; akciónként egy épületre érvényes.
picture-level-architecture-4 = 3 pont.
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
