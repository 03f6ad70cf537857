## Theocratia magyarul. { $seat } egy játékos neve vagy száma.

title = Theocratia
about = Négy civilizáció istennek hiszi a földönkívülieket: szerezd meg az imádatukat, és lapozd krónikáik oldalait.
edition = az orosz kiadás szabály-összefoglalója, saját értékekkel kiegészítve
deviation-1 = Nincs egyszemélyes mód: egyetlen forrás sem írja le.
deviation-2 = Az egyformán legmagasabb papok közül magától az esik ki, amelyik a gazdájának a legkevesebbe kerül (H50).

who = { $seat ->
    [1] 1. játékos
    [2] 2. játékos
    [3] 3. játékos
    [4] 4. játékos
   *[other] { $seat }
}

## Mi a kérdés

decision-choose-colour = Válassz színt.
decision-take = Végy el egy kockát az akciótáblázatról.
decision-place = { $aside ->
    [1] Tedd félre a kockát bármelyik sorba: kozmót kapsz, de sem bónuszt, sem akciót.
   *[other] Helyezd el a kockát egy sorban, vagy előbb módosítsd az értékét vagy a színét.
}
decision-discard = Válaszd ki az eldobandó erőkártyát.
decision-initiative = A Kezdeményezésért járó kozmó már nem férne el az imádatsávodon: előbb költs el belőle, vagy folytasd.
decision-expand = { $whose ->
    [own_turn] Válaszd ki a hatszöget a { civ-of } civilizáció új házának.
    [neutral] Semleges terjeszkedés: válaszd ki a hatszöget a { civ-of } civilizáció új házának.
   *[other] Vándorlás: válaszd ki a hatszöget a { civ-of } civilizáció új házának.
}
civ-of = { $civ ->
    [pink] rózsaszín
    [orange] narancssárga
    [violet] lila
   *[other] fehér
}
decision-attack = Válassz célpontot, vagy fejezd be.
decision-pay = Hány harcos jön a helyőrségből? A többi a civilizáció területéről jön.
decision-react = El akarnak távolítani egy épületet a hatszögedről. Megmented?
decision-spoils = Válaszd ki a védő egyik kristályát zsákmánynak.
decision-upgrade = Válaszd ki az átépítendő épületet.
decision-festival = { $crystals ->
    [0] Elérted ennek az ünnepnek a határát.
   *[other] Ajánlj fel még legfeljebb { $crystals } kristályt, vagy zárd le a felajánlást.
}
decision-transform = Válaszd ki a hatszöget, amely felveszi a színedet.
decision-produce = Válaszd ki a gyárat, amely termel.
decision-recruit = Válaszd ki a civilizációt, amely harcost toboroz.
decision-envy = Válaszd ki a civilizációt, amelytől imádatot kapsz.
decision-mirage = Válaszd ki a kristályt, amely felveszi a színedet.
decision-end-card = Válaszd ki a fordulóvégi kártya oldalát.
decision-bless = { $worship ->
    [1] { $worship } imádat a piramisaidért: válaszd ki a civilizációt.
   *[other] { $worship } imádat a piramisaidért: válaszd ki az első civilizációját.
}
decision-end-turn = Mindjárt véget ér a köröd. Szeretnél még valamit? Szerezhetsz vagy használhatsz lapkát, és kijátszhatsz kártyát.

## Mit lehet tenni

action-colour = Játék { $colour } színnel
action-take = A { $civ } kocka elvétele, értéke { $face }
action-aside = A { $civ } kocka félretétele, értéke { $face }
action-place = Elhelyezés a { $civ } civilizáció sorában
action-repeat = Egy kártya eldobásával elhelyezés egyforma kocka mellé a { $civ } civilizáció sorában
action-change = Kozmóért a kocka értéke { $direction }
action-nudge = „A sors lökése” kártyával a kocka értéke { $direction }
action-recolour = Egy kártya eldobásával a kocka színe { $civ }
action-discard = Eldobás: „{ $card }”
action-play = Kijátszás: „{ $card }”
action-buy = { $token-cap } lapka megszerzése
action-use-token = Átalakítólapka felhasználása
action-transform = Átalakítás: { $hex }
action-initiative = Kezdeményezés
    .log = a kezdeményezést választja
action-expand = Ház építése itt: { $hex }
action-attack = Támadás: { $hex }
action-peace = Nincs több támadás
    .log = nem támad többet
action-pay = { $garrison ->
    [0] Fizetés csak a területről
   *[other] A helyőrségből: { $garrison }
}
    .log = { $garrison ->
        [0] csak a területről fizet
       *[other] a helyőrségből fizet: { $garrison }
    }
action-allow = Nem mentem meg
action-loot = Egy { $crystal } kristály elvétele
action-upgrade = A ház átépítése itt: { $hex }
action-pyramid = Piramis építése itt: { $hex }
action-forgo = Nincs építés
action-offer = Egy { $crystal } kristály felajánlása
    .log = felajánl egy { $crystal } kristályt
action-close = A felajánlás lezárása és a vendég fogadása
action-invite = A felajánlás lezárása, egy kártya eldobása; a vendég: { $civ }
action-produce = Termelés itt: { $hex }
    .log = termel itt: { $hex }
action-recruit = Toborzás a { $civ } civilizációnak
    .log = toboroz a { $civ } civilizációnak
action-envy = Imádat a { $civ } civilizációtól
    .log = a { $civ } civilizáció imádatát választja
action-exchange = Egy { $crystal } kristály cseréje a { $civ } civilizáció területén
    .log = elcserél egy { $crystal } kristályt a { $civ } civilizáció területén
action-effect = { $side }
action-bless = Imádat a { $civ } civilizációtól
    .log = a { $civ } civilizáció imádatát választja
action-done = A kör befejezése

## Miért nem lehet

reason-colour-taken = Ez a szín másik játékosé.
reason-turn-cannot-be-completed = Ezzel nem tudnád befejezni a körödet.
reason-row-full = A sor betelt.
reason-equal-neighbour = A bal oldali kockának ugyanez az értéke.
reason-no-card = Nincs eldobható erőkártyád.
reason-no-such-card = Nincs ilyen kártyád.
reason-not-enough-cosmo = Nincs elég kozmód.
reason-six-stays-six = A 6-os nem módosítható, és 6-osra sem lehet módosítani.
reason-no-use = Nem lenne haszna.
reason-not-now = A kártya más pillanatot nevez meg.
reason-changes-nothing = Most semmit sem változtatna.
reason-token-gone = Ez a lapka már nincs a sávodon.
reason-token-locked = Egyik papod sem érte el ezt a lapkát.
reason-no-token = Nincs előtted lapka.
reason-token-used = Ebben a körben már használtál lapkát.
reason-fortress-hex = Az erődök hatszögei érinthetetlenek.
reason-creature-there = A hatszögön lény áll.
reason-own-colour-already = A hatszög már a te színedben van.
reason-building-there = Ott már áll épület.
reason-out-of-reach = A hatszög nem érinti a civilizáció egyetlen épületét sem.
reason-not-enough-warriors = Nincs elég harcos.
reason-no-piece-left = A készletben nem maradt ilyen figura.
reason-not-enough-black-crystals = A civilizációnak nincs elég fekete kristálya.
reason-limit-reached = Elérted az ünnep határát.
reason-card-played = Kártyát játszottál ki ehhez, ezért meg kell tenned.

## Mi történt

event-reveal = Rejtett információ derült ki.
event-colour-chosen = { who } színe: { $thing }.
event-round = { $amount }. forduló.
event-first-player = { who } kezdi a fordulót.
event-rolled = Dobás: { $thing }.
event-neutral-die = Semleges kocka: { $thing }.
event-marker = A fordulóvégi kártya a { $thing } civilizációra mutat.
event-took-die = { who } elvesz egy kockát ({ $thing }).
event-changed-value = { who } { $amount ->
    [1] 1-esre
    [2] 2-esre
    [3] 3-asra
    [4] 4-esre
    [5] 5-ösre
   *[6] 6-osra
} módosítja a kockát.
event-changed-colour = { who }: a kocka színe { $thing }.
event-placed = { who } egy { $amount ->
    [1] 1-es
    [2] 2-es
    [3] 3-as
    [4] 4-es
    [5] 5-ös
   *[6] 6-os
} kockát helyez el a { $thing } civilizáció sorában.
event-did-nothing = A { $thing } civilizáció semmit sem tehetett ({ $cause }).
event-worship = { who } { $amount } imádatot kap a { $thing } civilizációtól ({ $cause }).
event-cosmo = { who } kap { $amount } kozmót ({ $cause }).
event-paid-cosmo = { who } fizet { $amount } kozmót ({ $cause }).
event-drew = { who } húz egy erőkártyát ({ $cause }).
event-played = { who } kijátssza: „{ $thing }”.
event-discarded = { who } eldobja: „{ $thing }” ({ $cause }).
event-unlocked = { who } feloldja { $thing-acc }.
event-took-token = { who } megszerzi { $thing-acc } ({ $cause }).
event-transformed = { who } átalakítja a { $thing } hatszöget.
event-took-initiative = { who } elveszi a kezdőjátékos-jelzőt és a fordulóvégi kártyát.
event-house-built = { who } házat épít ({ $thing }; { $cause }).
event-factory-built = { who } gyárat épít ({ $thing }).
event-barracks-built = { who } kaszárnyát épít ({ $thing }).
event-pyramid-built = { who } piramist épít ({ $thing }).
event-attacked = { who } megtámadja a { $thing } hatszöget.
event-creature-beaten = { who } legyőzi a lényt ({ $thing }).
event-building-removed = { who } eltávolítja az épületet ({ $thing }).
event-building-saved = { who } megmenti az épületet ({ $thing }).
event-crystal-gained = A { $thing-civ } civilizáció { $amount } { $thing } kristályt kap ({ $cause }).
event-crystal-spent = A { $thing-civ } civilizáció { $amount } { $thing } kristályt költ el ({ $cause }).
event-crystal-looted = A { $thing-civ } civilizáció egy { $thing } kristályt veszít zsákmányként.
event-recruited = { $amount } harcos érkezik a { $thing } civilizációhoz ({ $cause }).
event-warriors-lost = A { $thing } civilizáció { $amount } harcosa visszakerül a készletbe ({ $cause }).
event-scourge = { who } { $amount } romláspontot kap ({ $cause }).
event-festival = { who } ünnepet rendez a { $thing } civilizációnál.
event-page-turned = A { $thing } civilizáció krónikája: { $amount }. oldal.
event-end-card-applied = { who } végrehajtja: „{ $thing }”, { $amount ->
    [1] A
   *[other] B
} oldal.
event-developed = Fejlődéskártya: „{ $thing }” hat a { $amount ->
    [1] rózsaszín
    [2] narancssárga
    [3] lila
   *[other] fehér
} civilizációra.
event-cards-shifted = A fejlődéskártyák eggyel balra csúsznak.
event-priest-dropped = { who } nem kap pontot a { $thing } civilizáció papjáért, mert az áll legelöl.
event-scored = { who }: { $amount } pont ({ $cause }).
event-scored-priest = { who }: { $amount } pont a { $thing } civilizáció papjáért.
event-total = { who }: összesen { $amount } pont.

## Miért történt

cause-setup = előkészítés
cause-preparation = forduló-előkészítés
cause-neutral-dice = semleges kockák
cause-turn = kör
cause-cell-bonus = a mező bónusza
cause-nothing-fits = semmi sem illik
cause-initiative = Kezdeményezés
cause-war = Háború
cause-expansion = Terjeszkedés
cause-factory = Gyár
cause-barracks = Kaszárnya
cause-pyramid = piramis
cause-festival = Ünnep
cause-guest = ünnepi vendég
cause-compensation = kárpótlás
cause-token = átalakítólapka
cause-power-card = erőkártya
cause-recolour = a kocka színe
cause-repeat = egyforma kockák egymás mellett
cause-hand-limit = túl sok kártya
cause-chronicle = krónika
cause-end-card = fordulóvégi kártya
cause-development = fejlődéskártya
cause-spoils = zsákmány
cause-creatures = élő lények
cause-starting-points = kozmo
cause-final-pyramids = piramisok saját hatszögön
cause-priests = papok
cause-scourge = romlás
cause-change = a kocka értéke

## Beállítások

option-tokens-per-turn = Lapkák egy körben
option-tokens-per-turn-about = Hány átalakítólapkát használhat egy játékos egy körben.
option-tokens-per-turn-one = egyet
option-tokens-per-turn-any = bármennyit
option-end-card = Fordulóvégi kártya
option-end-card-about = Megváltoztathatja-e a birtokosa az oldalát a végrehajtás előtt.
option-end-card-change = változtat, aztán végrehajt
option-end-card-apply = az A oldalt hajtja végre

## Szavak

civ-pink = rózsaszín
civ-orange = narancssárga
civ-violet = lila
civ-white = fehér
colour-blue = kék
colour-green = zöld
colour-yellow = sárga
colour-red = piros
crystal-blue = kék
crystal-green = zöld
crystal-yellow = sárga
crystal-red = piros
crystal-black = fekete
direction-down = 1-gyel kisebb
direction-up = 1-gyel nagyobb
token-low = alsó
    .cap = Az alsó
    .acc = az alsó lapkát
token-middle = középső
    .cap = A középső
    .acc = a középső lapkát
token-high = felső
    .cap = A felső
    .acc = a felső lapkát
side-a = A oldal
side-b = B oldal
end-card-omen = Előjel
    .side-a = { $side-a }
    .side-b = { $side-b }
end-card-mobilisation = Mozgósítás
    .side-a = { $side-a }
    .side-b = { $side-b }
end-card-revelation = Kinyilatkoztatás
    .side-a = { $side-a }
    .side-b = { $side-b }
card-sudden-yield = Váratlan termés
    .moment = a saját köröd
    .effect = Egy gyár { $amount } kristályt termel.
card-call-to-arms = Fegyverbe hívás
    .moment = a saját köröd
    .effect = Egy civilizáció { $amount } harcost toboroz.
card-star-wind = Csillagszél
    .moment = a saját köröd
    .effect = Kapsz { $amount } kozmót.
card-long-night = Az ének hosszú éjszakája
    .moment = a saját ünneped
    .effect = A határon felül még { $amount ->
        [1] egy
       *[other] { $amount }
    } kristály felajánlható.
card-second-caravan = Második karaván
    .moment = a saját terjeszkedésed után
    .effect = Ugyanaz a civilizáció még egyszer terjeszkedik.
card-ambush = Rajtaütés
    .moment = a saját háborúd
    .effect = Egy támadás { $amount } harcossal kevesebbe kerül.
card-sanctuary = Menedék
    .moment = más játékos épületet készül eltávolítani a hatszögedről
    .effect = Az épület marad, a támadás elhasználódik.
card-secret-of-the-masons = A kőművesek titka
    .moment = a saját piramisod
    .effect = { $amount } fekete kristállyal kevesebbe kerül.
card-nudge-of-fate = A sors lökése
    .moment = a kocka elvétele és elhelyezése között
    .effect = Ingyen módosítod az értékét 1-gyel, de 6-osról és 6-osra nem.
card-envy = Az egek irigysége
    .moment = a saját köröd
    .effect = { $amount } imádatot kapsz egy civilizációtól, ahol más papja feljebb áll a tiédnél.
card-cleansing-rain = Tisztító eső
    .moment = a saját köröd
    .effect = { $amount ->
        [1] Visszaadsz { $amount } romláspontot; ha nincs, kapsz { $amount } kozmót.
       *[other] Visszaadsz legfeljebb { $amount } romláspontot; ha nincs, kapsz { $amount } kozmót.
    }
card-mirage = Délibáb
    .moment = a saját köröd
    .effect = { $amount ->
        [1] Egy civilizáció területén egy kristályt a te színedre cserélsz.
       *[other] Egy civilizáció területén legfeljebb { $amount } azonos színű kristályt a te színedre cserélsz.
    }
development-rich-harvest = Bőséges aratás
    .effect = Minden gyára { $amount } kristályt termel a hatszöge színében.
development-levy = Sorozás
    .effect = Kaszárnyánként 1, de legalább { $amount } harcost toboroz.
development-household-altars = Házi oltárok
    .effect = Minden játékos, akinek hatszögein legalább { $buildings ->
        [1] egy
        [2] két
       *[other] { $buildings }
    } épülete áll, { $amount } imádatot kap.
development-black-vein = Fekete ér
    .effect = Kap { $amount } fekete kristályt.
development-pilgrimage = Zarándoklat
    .effect = Minden játékos, akinek papja itt a legalacsonyabban áll, { $amount } imádatot kap.
development-tithe = Tized
    .effect = Minden játékos, akinek papja itt a legmagasabban áll, { $amount } kozmót kap.
development-migration = Vándorlás
    .effect = Terjeszkedik; az a játékos dönt, akinek papja itt a legalacsonyabban áll.
development-annalists = Évkönyvírók
    .effect = A krónikája a következő oldalra lapoz, ha egyetlen krónika sincs hátrább.
die-pink-1 = rózsaszín 1
die-pink-2 = rózsaszín 2
die-pink-3 = rózsaszín 3
die-pink-4 = rózsaszín 4
die-pink-5 = rózsaszín 5
die-pink-6 = rózsaszín 6
die-orange-1 = narancssárga 1
die-orange-2 = narancssárga 2
die-orange-3 = narancssárga 3
die-orange-4 = narancssárga 4
die-orange-5 = narancssárga 5
die-orange-6 = narancssárga 6
die-violet-1 = lila 1
die-violet-2 = lila 2
die-violet-3 = lila 3
die-violet-4 = lila 4
die-violet-5 = lila 5
die-violet-6 = lila 6
die-white-1 = fehér 1
die-white-2 = fehér 2
die-white-3 = fehér 3
die-white-4 = fehér 4
die-white-5 = fehér 5
die-white-6 = fehér 6
store-pink-blue = kék
    .civ = rózsaszín
store-pink-green = zöld
    .civ = rózsaszín
store-pink-yellow = sárga
    .civ = rózsaszín
store-pink-red = piros
    .civ = rózsaszín
store-pink-black = fekete
    .civ = rózsaszín
store-orange-blue = kék
    .civ = narancssárga
store-orange-green = zöld
    .civ = narancssárga
store-orange-yellow = sárga
    .civ = narancssárga
store-orange-red = piros
    .civ = narancssárga
store-orange-black = fekete
    .civ = narancssárga
store-violet-blue = kék
    .civ = lila
store-violet-green = zöld
    .civ = lila
store-violet-yellow = sárga
    .civ = lila
store-violet-red = piros
    .civ = lila
store-violet-black = fekete
    .civ = lila
store-white-blue = kék
    .civ = fehér
store-white-green = zöld
    .civ = fehér
store-white-yellow = sárga
    .civ = fehér
store-white-red = piros
    .civ = fehér
store-white-black = fekete
    .civ = fehér
hex-h01 = h01
hex-h02 = h02
hex-h03 = h03
hex-h04 = h04
hex-h05 = h05
hex-h06 = h06
hex-h07 = h07
hex-h08 = h08
hex-h09 = h09
hex-h10 = h10
hex-h11 = h11
hex-h12 = h12
hex-h13 = h13
hex-h14 = h14
hex-h15 = h15
hex-h16 = h16
hex-h17 = h17
hex-h18 = h18
hex-h19 = h19
hex-h20 = h20
hex-h21 = h21
hex-h22 = h22
hex-h23 = h23
hex-h24 = h24
hex-h25 = h25
hex-h26 = h26
hex-h27 = h27
hex-h28 = h28
hex-h29 = h29
hex-h30 = h30
hex-h31 = h31
hex-h32 = h32
hex-h33 = h33
hex-h34 = h34
hex-h35 = h35
hex-h36 = h36
hex-h37 = h37
hex-h38 = h38
hex-h39 = h39
hex-h40 = h40
hex-h41 = h41
hex-h42 = h42
hex-h43 = h43
hex-h44 = h44
hex-h45 = h45
hex-h46 = h46
hex-h47 = h47
hex-h48 = h48
hex-h49 = h49
hex-h50 = h50
hex-h51 = h51
hex-h52 = h52
hex-h53 = h53
hex-h54 = h54
hex-h55 = h55
hex-h56 = h56
hex-h57 = h57
hex-h58 = h58
hex-h59 = h59
hex-h60 = h60
hex-h61 = h61

## Kép: nevek és feliratok a táblán

picture-board = A Theocratia táblája
picture-part-island = Sziget
picture-part-table = Kockák
picture-part-rows = Sorok
picture-part-pages = Oldalak
picture-part-worship = Imádat

picture-island = A sziget
picture-hex-owned = { $hex } hatszög, { $colour }: { $name }.
picture-hex-unplayed = { $hex } hatszög, { $colour }: ezzel a színnel senki sem játszik, semlegesnek számít.
picture-hex-neutral = { $hex } hatszög, semleges.
picture-hex-fortress = { $hex } hatszög: az erődök hatszögei érinthetetlenek.
picture-hex-transformed = Átalakítólapka fekszik itt.
picture-piece-house = Ház: { $civ } civilizáció.
picture-piece-factory = Gyár: { $civ } civilizáció. A hatszög gazdájának színében termel kristályt.
picture-piece-barracks = { $amount ->
    [0] Kaszárnya: { $civ } civilizáció.
    [1] Kaszárnya: { $civ } civilizáció. Eggyel több hely a helyőrségben.
   *[other] Kaszárnya: { $civ } civilizáció. Még { $amount } hely a helyőrségben.
}
picture-piece-pyramid = { $amount ->
    [0] Piramis: { $civ } civilizáció.
   *[other] Piramis: { $civ } civilizáció. A játék végén imádat a hatszög gazdájának.
}
picture-piece-fortress = Erőd: { $civ } civilizáció.
picture-creature-common = Lény: amíg le nem győzik, itt nem lehet építeni.
picture-creature-elder = { $amount ->
    [0] Az ősi lény: erős.
   *[other] Az ősi lény: erős, de fekete kristályt hoz.
}
picture-crystal-here = Kristály fekszik itt: { $crystal }.

picture-colours = Válassz színt
picture-colour = { $colour }: { $amount } hatszög
picture-colour-taken = { $colour }: { $name }
picture-hexes = { $amount } hatszög

picture-dice = Akciókockák
picture-dice-left = még { $amount } kocka
picture-die = Kocka: { $die }
picture-dice-alike = Kockák: { $die }, ×{ $amount }
picture-die-in-hand = { $name } kezében kocka van: { $die }
picture-die-down = Eggyel kevesebb, kozmóért
picture-die-up = Eggyel több, kozmóért
picture-deed-initiative = Kezdemény.
picture-deed-war = Háború
picture-deed-expansion = Terjeszk.
picture-deed-factory = Gyár
picture-deed-barracks = Kaszárnya
picture-deed-festival = Ünnep
picture-deed-initiative-about = { $amount ->
    [0] { $face }, Kezdeményezés: vedd el a fordulóvégi kártyát, és te kezded a következő fordulót; ha már elvitték, semmit sem kapsz.
   *[other] { $face }, Kezdeményezés: vedd el a fordulóvégi kártyát, és te kezded a következő fordulót; ha már elvitték, csak kozmót kapsz.
}
picture-deed-war-about = { $face }, Háború: a civilizáció harcosai lényeket vagy mások épületeit támadják.
picture-deed-expansion-about = { $face }, Terjeszkedés: új ház egy elérhető szabad hatszögön; a kristálya a civilizációé.
picture-deed-factory-about = { $amount ->
    [0] { $face }, Gyár: egy ház gyárrá válik, vagy egy gyár piramissá válik.
    [1] { $face }, Gyár: egy ház gyárrá válik és kristályt termel, vagy egy gyár piramissá válik.
   *[other] { $face }, Gyár: egy ház gyárrá válik és { $amount } kristályt termel, vagy egy gyár piramissá válik.
}
picture-deed-barracks-about = { $amount ->
    [0] { $face }, Kaszárnya: egy ház kaszárnyává válik, vagy egy kaszárnya piramissá válik.
    [1] { $face }, Kaszárnya: egy ház kaszárnyává válik és egy harcos jön, vagy egy kaszárnya piramissá válik.
   *[other] { $face }, Kaszárnya: egy ház kaszárnyává válik és harcosok jönnek, vagy egy kaszárnya piramissá válik.
}
picture-deed-festival-about = { $face }, Ünnep: kristályokat ajánlanak fel, és a színük játékosai imádatot kapnak.

picture-round = A forduló
picture-end-card = Fordulóvég
picture-end-card-about = { $card }, fordulóvégi kártya: a birtokosa az egyik oldalát a kocka civilizációjára alkalmazza.
picture-marker = A fordulóvégi kártya civilizációja: { $civ }.
picture-side = { $side } oldal: { $effect }
picture-effect-worship = { $amount } imádat.
picture-effect-two-crystals = a civilizáció { $amount } kristályt kap a birtokos színében és { $amount } feketét.
picture-effect-recruit-and-card = { $amount } harcos érkezik, és a birtokos erőkártyát húz.
picture-effect-cosmo = { $amount } kozmo.
picture-effect-worship-if-present = { $amount } imádat, ha a civilizációnak van épülete a birtokos hatszögén.
picture-held-by = birtokos
picture-held = A fordulóvégi kártya birtokosa: { $name }.
picture-not-held = szabad
picture-supply = Készlet
picture-supply-crystals = Kristályok a készletben, { $crystal }: { $amount }
picture-power-deck = Erőkártyák a pakliban: { $amount }
picture-discard = Eldobott erőkártyák: { $amount }
picture-development-deck = Fejlődéskártyák a pakliban: { $amount }
picture-rounds = Fordulók
picture-round-cell = { $round }. forduló. Itt vár: { $crystals } fekete kristály, { $warriors } harcos.
picture-round-chip = { $round }. forduló / { $rounds }
picture-first = A forduló kezdőjátékosa: { $name }.
picture-first-next = { $name } birtokolja a fordulóvégi kártyát, és kezdi a következő fordulót.
picture-first-free = A következő forduló kezdőjátékos-jelzőjét még senki sem vette el.

picture-civ = { $civ }: a civilizáció és kockáinak színe.
picture-civ-acts = { $civ }: most ez a civilizáció cselekszik.
picture-cell = { $cell }. mező, { $civ } civilizáció. Ilyen színű kockáért jár: kozmo { $cosmo }, erőkártya { $cards }, imádat { $worship }.
picture-row-die = Kocka: { $die }; { $cell }. mező, { $civ } civilizáció
picture-left = készlet
picture-left-house = Megmaradt házak: { $amount }
picture-left-factory = Megmaradt gyárak: { $amount }
picture-left-barracks = Megmaradt kaszárnyák: { $amount }
picture-left-pyramid = Megmaradt piramisok: { $amount }
picture-warriors-left = { $civ }: harcosok a készletben: { $amount }
picture-garrison = Helyőrség
picture-garrison-about = { $civ }: harcosok a helyőrségben: { $inside } / { $places }.{ $defence ->
    [0] { "" }
   *[other] { " " }Helyőrség ellen drágább a támadás.
}
picture-area = Terület
picture-area-about = { $civ }: harcosok a területen: { $amount }
picture-crystals = Kristályok
picture-store = { $civ }: kristályok, { $crystal }: { $amount }
picture-chronicle = { $civ }: a krónika { $page ->
    [1] az 1.
    [5] az 5.
   *[other] a { $page }.
} oldalon van nyitva, összesen { $pages }.
picture-need-buildings = Következő oldal: épületek { $have } / { $need }.
picture-need-factories = Következő oldal: gyárak { $have } / { $need }.
picture-need-barracks = Következő oldal: kaszárnyák { $have } / { $need }.
picture-need-pyramids = Következő oldal: piramisok { $have } / { $need }.
picture-need-victories = Következő oldal: győzelmek { $have } / { $need }.
picture-need-festivals = Következő oldal: ünnepek { $have } / { $need }.
picture-need-crystals-spent = Következő oldal: felajánlott kristályok { $have } / { $need }.

picture-worship = Imádat
picture-scale = { $name }: imádatsáv
picture-multiplier = A pap { $division ->
    [1] az 1.
    [5] az 5.
   *[other] a { $division }.
} mezőtől ×{ $multiplier } szorzóval számít.
picture-plays = { $name } színe: { $colour }.
picture-token-locked = { $name }: átalakítólapka { $division ->
    [1] az 1.
    [5] az 5.
   *[other] a { $division }.
} mezőn, zárolt, amíg egy pap el nem éri
picture-token-unlocked = { $name }: átalakítólapka { $division ->
    [1] az 1.
    [5] az 5.
   *[other] a { $division }.
} mezőn, feloldott: kozmóért megszerezhető
picture-tokens = { $name }: felhasználható átalakítólapkák: { $amount }
picture-scourge = { $name }: romlás: { $amount }
picture-cosmo = { $name }: kozmo { $amount }
picture-priest = { $name }: pap, { $civ } civilizáció, { $division }. mező: { $points } pont.
picture-dropped = A legmagasabban álló pap nem ér pontot.

picture-hand = Erőkártyáid
picture-power-cards = Erőkártyák
picture-hand-empty = Nincs erőkártyád.
picture-cards = { $name }: erőkártyák kézben: { $amount }
picture-row-held = Birtokod
picture-row-priests = Papok

# Replaced components that cannot be used
components-file = Az összetevők fájlja névvel ellátott szakaszokból áll; lásd docs/theocracy-components.md.
components-section = Összetevők: nincs „{ $name }” szakasz; ezek lehetnek: { $known }.
components-at = Összetevők, { $where }: { $why }
components-mapping = ide névvel ellátott értékek kellenek.
components-entry = nincs „{ $name }”; ezek lehetnek: { $known }.
components-form = írd így: { $form }.
components-source = a forrás { $known } lehet, nem { $found }.
components-numbers = { $count } szám kell, nem { $found }.
components-whole = egész szám kell, nem { $found }.
components-range = { $least } és { $most } közötti szám kell, nem { $found }.
components-word = { $found } nem jó; ezek lehetnek: { $known }.
components-list = lista kell.
components-missing = hiányzik: „{ $key }”.
components-once = minden akció egyszer szerepeljen.
components-rise = a szorzók és a mezők csak együtt nőhetnek.
components-twice = ez kétszer szerepel.
components-page = { $civ }: nincs { $page }. oldal.
components-many = { $total } kártya túl sok; legfeljebb { $most } lehet.
components-no-card = legalább egy kártyából legyen példány.
components-hexes = 1–{ $most } hatszög listája kell.
components-order = a hatszögek sorban állnak, ezért ez „{ $id }”.
components-note = a megjegyzés szöveg legyen, ne { $found }.
components-lies = { $q }, { $r } helyén már { $other } van.
components-fortresses = { $civ }: { $count } erőd, pontosan egy kell.
components-building = épületes hatszögön nincs sem kristály, sem lény.
components-neutral = az erőd hatszöge semleges.
components-dice = { $players } játékos egy fordulóban { $turns } kockát vesz el, de csak { $found } van.
components-cells = { $players } játékos { $turns } kockát és { $neutral } semlegeset tesz le, de csak { $cells } mező van.
components-bag = { $players } játékosnak egy fordulóban { $dice } kocka kell.
components-colour = { $players } játékosnál a második semleges kockának nem biztos, hogy jut más szín.
components-houses = a térképen kezdetben { $houses } ház áll egy civilizációtól.
components-warriors = a felálláshoz és a fordulómezőkhöz civilizációnként { $warriors } harcos kell.
components-hand = ez több, mint amennyi kézben tartható.
components-deal = nincs elég példány a kezdő lapok kiosztásához.
components-crystals = a térképen kezdetben { $crystals } „{ $colour }” kristály van.
components-black = { $players } játékosnak kezdetben { $crystals } kell.
components-divisions = az imádatsáv három növekvő mezője kell.

# The score sheet

source-priest = { $civ } civilizáció papja
