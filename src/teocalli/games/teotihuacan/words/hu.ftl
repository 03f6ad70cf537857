### Teotihuacan magyarul. A szó attribútumai az alakjai, a lapkáknál pedig `effect`: mit tesz a lapka.

title = Teotihuacan: City of Gods
about = Vezesd körbe munkásaidat a városon, emeld fel a Nap piramisát, és tiszteld a templomokat, mielőtt három napfogyatkozás elmúlik.
edition = alapjáték Teotibottal
deviation-1 = A kezdőjátékos az 1. hely; hogy ki ül ott, az asztal dönti el.
deviation-2 = A választható templomlépés olyan templomba megy, ahol lehet feljebb lépni, ha van ilyen: az elvesző lépés senkinek sem jó (R39).
deviation-3 = A jutalom javai a templomlépései előtt jönnek: más sorrend senkinek sem lehet jobb.
deviation-4 = A deluxe kiadás haladó imádata (R50) nem része az alapjátéknak.

## Emberek

who = { $seat ->
    [0] Semleges játékos
    [1] 1. játékos
    [2] 2. játékos
    [3] 3. játékos
    [4] 4. játékos
   *[other] { $seat }
}

the-worker = { $power ->
    [1] az 1-es
    [2] a 2-es
    [3] a 3-as
    [4] a 4-es
   *[5] az 5-ös
} erejű munkás
worker-of-power = { $power ->
    [1] 1-es
    [2] 2-es
    [3] 3-as
    [4] 4-es
   *[5] 5-ös
} erejű munkás

## Mi a kérdés

decision-keep-tile = { $number ->
    [1] Válaszd ki az elsőt a két kezdőlapka közül, amelyet megtartasz.
   *[other] Válaszd ki a második kezdőlapkát, amelyet megtartasz.
}
decision-draft-tile = { $number ->
    [1] Válaszd ki az első kezdőlapkádat.
   *[other] Válaszd ki a második kezdőlapkádat.
}
decision-raise-die = Még egy megerősítés: válaszd ki a kezdő munkást, aki megkapja.
decision-place-die = { $number ->
    [1] Válassz akciótáblát az első munkásodnak.
    [2] Válassz akciótáblát a második munkásodnak.
   *[other] Válassz akciótáblát a harmadik munkásodnak.
}
decision-turn = Mozgass egy munkást az óramutató járása szerint, vagy szabadítsd fel az összes zárolt munkásodat.
decision-second-mover = Válaszd ki a második munkást, aki vele tart.
decision-action = Mit tesz a munkásod { $board ->
    [palace] a Palota táblán
    [forest] az Erdő táblán
    [quarry] a Kőfejtő táblán
    [gold] az Aranyraktár táblán
    [alchemy] az Alkímia táblán
    [nobles] a Nemesek táblán
    [decorations] a Díszek táblán
   *[construction] az Építkezés táblán
}?
decision-seek = Mit kérsz az imádással: a képességet, a felfedezéslapkát, vagy 1 kakaóért mindkettőt?
decision-pay = Fizetsz { $amount } kakaót, vagy felhasználsz egy „kakaófizetés elengedése” lapkát?
decision-claim = Kérsz felfedezéslapkát? Az árát ki kell fizetni.
decision-wide-step = A { $temple ->
    [blue] kék
    [red] piros
   *[green] zöld
} templom nyomtatott jutalmát kéred, vagy helyette egy felfedezéslapkát?
decision-any-temple = Válaszd ki a templomot, amelyen előrelépsz.
decision-any-resource = { $amount ->
    [1] Válassz egy nyersanyagot.
   *[other] Válassz { $amount } nyersanyagot, egyiket a másik után.
}
decision-step-order = Két templomlépés: melyik legyen az első?
decision-exchange = { $royal ->
    [R2] 2. királylapka: fizetsz 1 kakaót 1 fáért és 1 kőért? { times-left }
    [R3] 3. királylapka: adsz 1 nyersanyagot { $cocoa } kakaóért? { times-left }
    [R6] 6. királylapka: fizetsz 1 kakaót 1 kőért és 1 aranyért? { times-left }
    [R7] 7. királylapka: fizetsz 1 kakaót és 1 nyersanyagot { $times } tetszőleges nyersanyagért?
   *[R8] 8. királylapka: fizetsz 1 kakaót egy lépésért tetszőleges templomon? { times-left }
}
times-left = { $times ->
    [1] Ezt még egyszer teheted meg.
    [2] Ezt legfeljebb kétszer teheted meg.
    [3] Ezt legfeljebb háromszor teheted meg.
    [4] Ezt legfeljebb négyszer teheted meg.
   *[other] Ezt legfeljebb ötször teheted meg.
}
decision-give = Válaszd ki a nyersanyagot, amelyet odaadsz.
decision-learn = Válaszd ki a technológiát, amelyet kifejlesztesz.
decision-build = Válaszd ki az épületed sorát.
decision-decorate = Válassz egy díszlapkát és a piramis egyik oldalát.
decision-stone = Válassz egy piramislapkát.
decision-spot = Válaszd ki a piramislapka helyét.
decision-rotate = Válaszd ki, hogyan forgatod el a piramislapkát.
decision-price = 15. technológia: melyik költséget csökkented?
decision-power-up = { $how ->
    [must] Erősíts meg egy munkást.
    [tile] Erősíts meg egy munkást.
    [may] Még egyszer megerősíthetsz egy munkást (akár ugyanazt).
   *[paid] 13. technológia: fizetsz 1 kakaót még egy megerősítésért?
}
decision-ascension = A munkásod felemelkedik: válassz jutalmat a Felemelkedés kerékről.
decision-moment = Mielőtt folytatódik: felhasználsz egy lapkát, vagy felszabadítod a zárolt munkásaidat?
decision-end-turn = Szeretnél még valamit a köröd vége előtt?
decision-salary = { $due ->
    [1] Bér: { $due } kakaó. Ha nem fizeted ki, { $penalty } pontot vesztesz.
   *[other] Bér: { $due } kakaó. Minden ki nem fizetett kakaóért { $penalty } pontot vesztesz.
}

## Mit lehet tenni

action-keep = { $starting } megtartása – { $starting-effect }
    .log = ezt a kezdőlapkát tartja meg: { $starting }
action-raise = Megerősítés: { the-worker }
    .log = megerősíti { the-worker }t
action-station = A munkás elhelyezése { $board-at }
action-rest = Az összes zárolt munkásod felszabadítása (ez a teljes köröd)
action-move = Mozgatás: { the-worker } { $board-from } { $steps } táblával tovább
    .log = { the-worker }t mozgatja { $board-from }
action-along = Vele tart { the-worker }
action-collect = Kakaószüret
action-worship = Imádás { $worship }
action-main = Fő akció
    .log = végrehajtja a fő akciót
action-seek = { $seek }
    .log = ezt választja: „{ $seek }”
action-pay = A kakaó kifizetése
action-pay-by-tile = Fizetés helyett a „kakaófizetés elengedése” lapka felhasználása
action-claim = Elvétel: { $discovery } ({ $discovery-price })
action-decline = Felfedezéslapka nélkül
    .log = nem szerez felfedezéslapkát
action-reward = A nyomtatott jutalom elvétele
    .log = elveszi a nyomtatott jutalmat
action-temple = Lépés { $temple-on }
action-take = 1 { $resource } elvétele
action-exchange = Átváltás
action-give = 1 { $resource } odaadása
action-stop = Befejezés
    .log = ezzel befejezi
action-learn = { $technology } kifejlesztése: { $technology-effect }
action-build = { $row ->
    [1] Épület a felső sorba
    [2] Épület a középső sorba
   *[3] Épület az alsó sorba
}
action-decorate = Díszlapka { $side-on }: { $decoration }
action-stone = Piramislapka: { $stone }
    .log = ezt a piramislapkát választja: { $stone }
action-spot = Lerakás: { $spot }
    .log = helyet választ neki: { $spot }
action-rotate = { $rotation }
    .log = így forgatja el: „{ $rotation }”
action-price = { $price }
action-power = Megerősítés: { the-worker } { $board-at }
action-skip = Nincs megerősítés
    .log = nem erősít meg munkást
action-ascend = { $wheel }
    .log = a felemelkedésért ezt választja: „{ $wheel }”
action-done = A kör vége
action-go-on = Folytatás
action-salary = { $amount ->
    [0] Fizetés nélkül
   *[other] { $amount } kakaó kifizetése
}
    .log = { $amount ->
        [0] nem fizet
       *[other] { $amount } kakaót fizet
    }
action-salary-by-tile = Bérfizetés helyett a „kakaófizetés elengedése” lapka felhasználása
action-unlock = { $cocoa } kakaóért az összes zárolt munkásod felszabadítása
action-unlock-by-tile = A „kakaófizetés elengedése” lapkával az összes zárolt munkásod felszabadítása
action-use = A lapka használata: { $discovery-effect }

## Miért nem lehet

reason-not-enough-cocoa = Nincs elég kakaód.
reason-not-enough-wood = Nincs elég fád.
reason-not-enough-stone = Nincs elég köved.
reason-not-enough-gold = Nincs elég aranyad.
reason-nothing-locked = Egyetlen munkásod sincs zárolva.
reason-no-unlocked-worker = Nincs szabad munkásod.
reason-no-second-worker = A duplamozgáshoz két szabad munkásod kell ugyanazon az akciótáblán.
reason-no-worship-here = Ezen az akciótáblán nincs ilyen imádásmező.
reason-own-worker-worships = Ott a saját munkásod áll; csak a másokét szabadíthatod fel.
reason-no-main-action = A Palota táblán nincs fő akció.
reason-no-discovery-tile = Itt nincs felfedezéslapka.
reason-royal-ability-compulsory = A Palota táblán a királylapka képessége kötelező; csak a felfedezéslapkát nem veheted el.
reason-temple-finished = Ennek a templomnak már a legfelső lépcsőjén állsz.
reason-temple-top-taken = Ennek a templomnak a legfelső lépcsőjén másik játékos áll.
reason-already-learnt = Ez a technológia már a tiéd.
reason-row-needs-more-workers = Az alsó sorhoz két munkás kell, vagy egy { strong-worker }.
reason-no-technology = Az összes kirakott technológia a tiéd.
reason-no-building-left = Minden épület elkészült.
reason-row-full = A sor betelt.
reason-row-of-other-count = Amíg a munkásaid számának megfelelő sorban van hely, oda kell építened.
reason-no-decoration-place = Nincs szabad díszmező.
reason-no-decoration-left = Nem maradt díszlapka.
reason-no-stone-place = A piramison nincs hely újabb lapkának.
reason-not-supported = A lapka alatt négy lapkának kell lennie az alsó szinten.
reason-spot-taken = Ott már van piramislapka.
reason-no-resource = Nincs ilyen nyersanyagod.
reason-only-before-moving = Ezt a lapkát csak mozgás előtt használhatod fel.
reason-only-in-main-action = Ezt a lapkát csak az alkímia, a nemesek vagy az építkezés fő akciója közben használhatod fel.
reason-three-workers-count = Háromnál több munkás nem számít.
reason-only-for-payment = Ezt a lapkát akkor használhatod fel, amikor kakaót kell fizetni.
reason-fourth-worker-in-play = A negyedik munkásod már játékban van.
reason-board-taken = Ott már áll egy munkásod; a munkások három különböző akciótáblán kezdenek.
reason-no-free-cocoa-tile = Nincs „kakaófizetés elengedése” lapkád.
reason-tile-played = Ehhez a mozgáshoz már felhasználtál egy lapkát.
reason-stone-first = Legalább egy piramislapkát le kell raknod.
reason-enough-stones = Már minden munkásodért leraktál egy piramislapkát.
reason-payment-first = Akkor nem tudnád kifizetni, amit elkezdtél.
reason-power-ups-counted = Ennek az akciónak a megerősítéseit már megszámoltuk.
reason-moved-worker-acts = Az elmozgatott munkás csak az akciója után erősíthető meg.

## Mi történt

event-reveal = Új lapkák fordultak fel ({ $cause }).
event-gain = { who } kap { $thing-count } ({ $cause }).
event-pay = { who } fizet { $thing-count } ({ $cause }).
event-turn = { who } következik.
event-move = { who } { $amount ->
    [1] egy
   *[other] két
} munkást mozgat { $thing-to }.
event-lock = { who } imádást hajt végre { $thing-at }.
event-unlock = { who }: egy munkás felszabadul { $thing-at }.
event-step = { who } előrelép { $thing-on } { $amount ->
    [1] az 1.
    [5] az 5.
   *[other] a { $amount }.
} lépcsőre ({ $cause }).
event-step-lost = { who } nem léphet előre { $thing-on }; a lépés elvész.
event-avenue = { who } előrelép a Holtak útján { $amount ->
    [1] az 1.
    [5] az 5.
   *[other] a { $amount }.
} mezőre ({ $cause }).
event-track = { who } előrelép a piramissávon { $amount ->
    [1] az 1.
    [5] az 5.
   *[other] a { $amount }.
} mezőre.
event-power-up = { who }: egy munkás ereje { $thing-at } mostantól { $amount }.
event-ascend = { who }: egy munkás felemelkedik { $thing-at }.
event-fourth-worker = { who }: a negyedik munkás { $power ->
    [3] 3-as
   *[other] { $power }-es
} erővel a Palota táblára lép.
event-learn = { who } kifejleszti { $thing-acc }: { $thing-effect }
event-build = { who } épületet épít { $thing ->
    [1] a felső
    [2] a középső
   *[3] az alsó
} sorba.
event-decorate = { who } lerak egy díszlapkát: { $thing }.
event-stone = { who } lerak egy piramislapkát: { $thing }.
event-claim = { who } elveszi { $thing-acc }.
event-use = { who } felhasználja { $thing-acc }.
event-light-disc = A világos korong új helye: { $amount } ({ $cause }).
event-discs-meet = A korongok találkoztak: közeleg { $amount ->
    [1] az első
    [2] a második
   *[3] a harmadik
} napfogyatkozás.
event-pyramid-finished = A piramis elkészült; a következő napfogyatkozás az utolsó.
event-eclipse = { $amount ->
    [1] Első
    [2] Második
   *[3] Harmadik
} napfogyatkozás.
event-neutral = Egy semleges munkás kerül { $thing-to }.
event-keep = { who } ezt a kezdőlapkát tartja meg: { $thing }.
event-place = { who } egy { $amount ->
    [1] 1-es
    [2] 2-es
   *[3] 3-as
} erejű munkást helyez el { $thing-at }.
event-bot-roll = Teotibot ezt dobja: { $thing } és { $amount }.
event-bot-tile = Teotibot a dobott összeghez ({ $amount }) tartozó lapkát használja („{ $thing }”).
event-bot-move = Teotibot egy munkást mozgat { $thing-to }.
event-bot-second = Teotibot a lapka második lehetőségét választja { $thing-at }.
event-bot-fallback = Teotibot nem tudja végrehajtani a lapkát.
event-game-over = A játék véget ért.
event-unpaid = { who } { $amount } pontot veszít ({ $cause }).
event-discard = Eldobva: { $thing }.

## Miért történt

cause-setup = előkészítés
cause-starting-tile = kezdőlapka
cause-turn = kör
cause-collect = kakaószüret
cause-worship = imádás
cause-main-action = fő akció
cause-royal-tile = királylapka
cause-temple = templomlépcső
cause-discovery = felfedezéslapka
cause-technology = technológia
cause-others-learn = más által kifejlesztett technológia
cause-nobles = épület
cause-decoration = díszlapka
cause-match = egyező ikonok
cause-level = piramislapka
cause-ascension = felemelkedés
cause-unlocking = felszabadítás
cause-avenue-score = Holtak útja
cause-track-leader = a piramissávon legelöl
cause-track-score = piramissáv
cause-masks = maszkok
cause-salary = bér
cause-temple-bonus = templombónusz-lapka
cause-teotibot = Teotibot
cause-alchemy = alkímia
cause-leftovers = maradék készlet
cause-calendar = naptár

## Akciótáblák, javak, templomok

board-palace = Palota
    .to = a Palota táblára
    .at = a Palota táblán
    .from = a Palota tábláról
    .effect = Imádás a királylapkákon; itt kezdik újra a felemelkedett munkások. Fő akció nincs.
board-forest = Erdő
    .to = az Erdő táblára
    .at = az Erdő táblán
    .from = az Erdő tábláról
    .effect = Fő akció: fát kapsz. Imádás: lépés a piros templomon.
board-quarry = Kőfejtő
    .to = a Kőfejtő táblára
    .at = a Kőfejtő táblán
    .from = a Kőfejtő tábláról
    .effect = Fő akció: követ kapsz. Imádás: lépés a zöld templomon.
board-gold = Aranyraktár
    .to = az Aranyraktár táblára
    .at = az Aranyraktár táblán
    .from = az Aranyraktár tábláról
    .effect = Fő akció: aranyat kapsz. Imádás: lépés a kék templomon.
board-alchemy = Alkímia
    .to = az Alkímia táblára
    .at = az Alkímia táblán
    .from = az Alkímia tábláról
    .effect = Fő akció: aranyért technológiát fejlesztesz ki, és lépsz az oszlopa templomán.
board-nobles = Nemesek
    .to = a Nemesek táblára
    .at = a Nemesek táblán
    .from = a Nemesek tábláról
    .effect = Fő akció: { $price } fáért épületet építesz, megkapod a mező pontjait, és lépsz a Holtak útján.
board-decorations = Díszek
    .to = a Díszek táblára
    .at = a Díszek táblán
    .from = a Díszek tábláról
    .effect = Fő akció: { $price } aranyért, minden további munkásért 1-gyel kevesebbért, díszlapkát raksz a piramisra. Imádás: lépés tetszőleges templomon.
board-construction = Építkezés
    .to = az Építkezés táblára
    .at = az Építkezés táblán
    .from = az Építkezés tábláról
    .effect = Fő akció: munkásonként legfeljebb egy piramislapkát raksz le, { $price } kőért, az első szint fölött még fáért is.

good-wood = fa
    .count = { $amount } fát
good-stone = kő
    .count = { $amount } követ
good-gold = arany
    .count = { $amount } aranyat
good-cocoa = kakaó
    .count = { $amount } kakaót
good-points = győzelmi pont
    .count = { $amount } pontot
resource-wood = fa
resource-stone = kő
resource-gold = arany
temple-blue = kék templom
    .on = a kék templomon
temple-red = piros templom
    .on = a piros templomon
temple-green = zöld templom
    .on = a zöld templomon
side-top = felső oldal
    .on = a felső oldalra
side-right = jobb oldal
    .on = a jobb oldalra
side-bottom = alsó oldal
    .on = az alsó oldalra
side-left = bal oldal
    .on = a bal oldalra
worship-temple = a templom mellett
worship-royal-a = az A királylapkán
worship-royal-b = a B királylapkán
worship-royal-c = a C királylapkán
seek-ability = A képesség végrehajtása
seek-discovery = A felfedezéslapka elvétele
seek-ability-then-discovery = 1 kakaóért előbb a képesség, aztán a felfedezéslapka
seek-discovery-then-ability = 1 kakaóért előbb a felfedezéslapka, aztán a képesség
price-full = A teljes ár kifizetése
price-less-stone = 1 kővel kevesebbet fizetsz
price-less-wood = 1 fával kevesebbet fizetsz
rotation-r0 = Forgatás nélkül
rotation-r90 = Negyed fordulat az óramutató járása szerint
rotation-r180 = Fél fordulat
rotation-r270 = Negyed fordulat az óramutató járásával szemben
goods-free = ingyen
goods-wood = { $amount } fa
goods-stone = { $amount } kő
goods-gold = { $amount } arany
goods-cocoa = { $amount } kakaó
goods-points = { $amount } pont
goods-any = { $amount } tetszőleges nyersanyag
mask = Maszk, amelyből { $copies ->
    [1] csak egy
    [2] kettő
    [3] három
   *[other] { $copies }
} van; a különböző maszkok készletei minden napfogyatkozáskor pontot érnek.
strong-worker = { $strong }-es vagy { $strongest }-ös erejű
power-ups = { $amount ->
    [2] két megerősítés
   *[other] { $amount } megerősítés
}
wheel-points = { goods-points }
wheel-cocoa = { goods-cocoa }
wheel-temple = Lépés tetszőleges templomon
wheel-two-steps = { $cocoa } kakaóért { $amount ->
    [2] két
   *[other] { $amount }
} lépés tetszőleges templomokon
wheel-worker = A negyedik munkás ({ $power ->
    [3] 3-as
   *[other] { $power }-es
} erő) és { goods-cocoa }

## Felfedezéslapkák

discovery-mask-1 = az 1. maszk
    .acc = az 1. maszkot
    .price = { $price }
    .effect = { mask }
discovery-mask-2 = a 2. maszk
    .acc = a 2. maszkot
    .price = { $price }
    .effect = { mask }
discovery-mask-3 = a 3. maszk
    .acc = a 3. maszkot
    .price = { $price }
    .effect = { mask }
discovery-mask-4 = a 4. maszk
    .acc = a 4. maszkot
    .price = { $price }
    .effect = { mask }
discovery-mask-5 = az 5. maszk
    .acc = az 5. maszkot
    .price = { $price }
    .effect = { mask }
discovery-mask-6 = a 6. maszk
    .acc = a 6. maszkot
    .price = { $price }
    .effect = { mask }
discovery-mask-7 = a 7. maszk
    .acc = a 7. maszkot
    .price = { $price }
    .effect = { mask }
discovery-score-4 = a „{ goods-points }” lapka
    .acc = a „{ goods-points }” lapkát
    .price = { $price }
    .effect = Kapsz { $amount } pontot.
discovery-resources-3 = a „{ $amount } nyersanyag” lapka
    .acc = a „{ $amount } nyersanyag” lapkát
    .price = { $price }
    .effect = Kapsz { $amount } tetszőleges nyersanyagot.
discovery-resources-2 = a „{ $amount } nyersanyag” lapka
    .acc = a „{ $amount } nyersanyag” lapkát
    .price = { $price }
    .effect = Kapsz { $amount } tetszőleges nyersanyagot.
discovery-avenue-step = a „Holtak útja” lapka
    .acc = a „Holtak útja” lapkát
    .price = { $price }
    .effect = Egyet lépsz a Holtak útján.
discovery-temple-any = a „tetszőleges templom” lapka
    .acc = a „tetszőleges templom” lapkát
    .price = { $price }
    .effect = Egy lépcsőt lépsz tetszőleges templomon.
discovery-temple-blue = a „kék templom” lapka
    .acc = a „kék templom” lapkát
    .price = { $price }
    .effect = Egy lépcsőt lépsz a kék templomon.
discovery-temple-red = a „piros templom” lapka
    .acc = a „piros templom” lapkát
    .price = { $price }
    .effect = Egy lépcsőt lépsz a piros templomon.
discovery-temple-green = a „zöld templom” lapka
    .acc = a „zöld templom” lapkát
    .price = { $price }
    .effect = Egy lépcsőt lépsz a zöld templomon.
discovery-cocoa-4 = a „{ goods-cocoa }” lapka
    .acc = a „{ goods-cocoa }” lapkát
    .price = { $price }
    .effect = Kapsz { $amount } kakaót.
discovery-power-ups-2 = a „{ power-ups }” lapka
    .acc = a „{ power-ups }” lapkát
    .price = { $price }
    .effect = Szabad munkásaidat { $amount ->
        [2] kétszer
       *[other] összesen { $amount } alkalommal
    } erősíted meg, bármely akciótáblán.
discovery-double-move = a „duplamozgás” lapka
    .acc = a „duplamozgás” lapkát
    .price = { $price }
    .effect = Mozgás előtt: egy második munkás ugyanarról a tábláról vele tart.
discovery-free-cocoa = a „kakaófizetés elengedése” lapka
    .acc = a „kakaófizetés elengedése” lapkát
    .price = { $price }
    .effect = Egy kakaófizetés elmarad: fő akcióé, imádásé vagy a béré.
discovery-any-distance = a „bármilyen távolság” lapka
    .acc = a „bármilyen távolság” lapkát
    .price = { $price }
    .effect = Mozgás előtt: bármelyik akciótáblára mehetsz.
discovery-extra-worker = a „további munkás” lapka
    .acc = a „további munkás” lapkát
    .price = { $price }
    .effect = Az alkímia, a nemesek vagy az építkezés fő akciója közben eggyel több munkásod számít.

## Technológiák, királylapkák, templombónuszok

technology-1 = 1. technológia
    .acc = az 1. technológiát
    .price = { $price }
    .effect = { goods-cocoa } minden munkásodért, aki a Palota táblára érkezik vagy áthalad rajta.
technology-3 = 3. technológia
    .acc = a 3. technológiát
    .price = { $price }
    .effect = { goods-points } az alkímia vagy a nemesek fő akciója után.
technology-5 = 5. technológia
    .acc = az 5. technológiát
    .price = { $price }
    .effect = Még { $amount } fa, kő vagy arany a megfelelő akciótábla fő akciója után.
technology-7 = 7. technológia
    .acc = a 7. technológiát
    .price = { $price }
    .effect = { $cocoa } kakaó és { $points } pont az erdő, a kőfejtő vagy az aranyraktár fő akciója után.
technology-9 = 9. technológia
    .acc = a 9. technológiát
    .price = { $price }
    .effect = { goods-points } a díszek fő akciója után.
technology-11 = 11. technológia
    .acc = a 11. technológiát
    .price = { $price }
    .effect = { goods-points } az építkezés fő akciója után.
technology-13 = 13. technológia
    .acc = a 13. technológiát
    .price = { $price }
    .effect = Egy fő akció megerősítései után { $amount } kakaóért még egyszer megerősíthetsz egy munkást azon a táblán.
technology-15 = 15. technológia
    .acc = a 15. technológiát
    .price = { $price }
    .effect = Az építkezésen eggyel több munkásod számít, és 1 fával vagy 1 kővel kevesebbet fizetsz.
technology-17 = 17. technológia
    .acc = a 17. technológiát
    .price = { $price }
    .effect = Lépés tetszőleges templomon az építkezés fő akciója után.

royal-r1 = 1. királylapka
    .effect = Kakaót kapsz: a munkás erejét és még { $plus ->
        [1] 1-et
       *[other] { $plus } kakaót
    }.
royal-r2 = 2. királylapka
    .effect = Legfeljebb annyiszor, amennyi a munkás ereje: { $cocoa } kakaóért { $wood } fát és { $stone } követ kapsz.
royal-r3 = 3. királylapka
    .effect = Legfeljebb annyiszor, amennyi a munkás ereje: egy nyersanyagért { $cocoa } kakaót kapsz.
royal-r4 = 4. királylapka
    .effect = { goods-points } minden technológiádért, legfeljebb annyiért, amennyi a munkás ereje.
royal-r5 = 5. királylapka
    .effect = { goods-points } minden lépésedért a piramissávon, legfeljebb annyiért, amennyi a munkás ereje.
royal-r6 = 6. királylapka
    .effect = Legfeljebb annyiszor, amennyi a munkás ereje: { $cocoa } kakaóért { $stone } követ és { $gold } aranyat kapsz.
royal-r7 = 7. királylapka
    .effect = Egyszer: { $cocoa } kakaóért és egy nyersanyagért annyi tetszőleges nyersanyagot kapsz, amennyi a munkás ereje.
royal-r8 = 8. királylapka
    .effect = Legfeljebb annyiszor, amennyi a munkás ereje mínusz { $less }: { $cocoa } kakaóért lépsz egy tetszőleges templomon.
royal-r9 = 9. királylapka
    .effect = { goods-points } minden lépésedért a Holtak útján, legfeljebb annyiért, amennyi a munkás ereje meg { $plus }.

bonus-tb1 = templombónusz: maszkok
    .effect = A legjobb maszkkészleted még egyszer pontot ér.
bonus-tb2 = templombónusz: technológiák
    .effect = { goods-points } minden technológiádért.
bonus-tb3 = templombónusz: { goods-points }
    .effect = { goods-points }.
bonus-tb4 = templombónusz: Holtak útja
    .effect = { goods-points } minden lépésedért a Holtak útján.
bonus-tb5 = templombónusz: templomok
    .effect = { goods-points } minden elért templombónusz-lapkáért, ezt is beleértve.
bonus-tb6 = templombónusz: felfedezések
    .effect = { goods-points } minden maszk nélküli felfedezéslapkádért, akár felhasználtad, akár nem.
bonus-tb7 = templombónusz: munkások
    .effect = { goods-points } minden játékban lévő munkásodért, akinek ereje legfeljebb { $weak }, { $more } pont minden { strong-worker } munkásodért.

## Kezdőlapkák

tile-starting = { $tile } ({ $boards })
    .effect = { $effects }.
effect-step-blue = egy lépés a kék templomon
effect-step-red = egy lépés a piros templomon
effect-step-green = egy lépés a zöld templomon
effect-avenue = egy lépés a Holtak útján
effect-power-up = egy megerősítés
effect-technology = a legkisebb számú technológia a templomlépésével
effect-linked = és megveheted a mellette fekvő felfedezéslapkát

## Teotibot akciólapkái

bottile-alchemy = Alkímia
    .effect = { $price } aranyért technológiát fejleszt; ha nem tud, kétszer megerősíti leggyengébb szabad munkását.
bottile-construction = Építkezés
    .effect = { $price } kőért piramislapkát rak le; ha nem tud, { $amount } követ kap a kőfejtőben.
bottile-decorations = Díszek
    .effect = { $price } aranyért díszlapkát rak le; ha nem tud, { $amount } aranyat kap az aranyraktárban.
bottile-mask-collection = Maszkgyűjtés
    .effect = Olyan maszkot vesz egy imádásmező mellől, amelyik még nincs meg neki.
bottile-mastery = Hatalom
    .effect = A legerősebb szabad munkása, aki megteheti, végrehajtja a táblája akcióját.
bottile-nobles = Nemesek
    .effect = { $price } fáért épületet épít; ha nem tud, { $amount } fát kap az erdőben.
bottile-worship = Imádás
    .effect = A zárolt munkása a következő templom melletti imádásmezőre megy, és ott lép előre.

## Beállítások

option-start = Kezdőlapkák
option-start-about = A kezdőlapkákat kiosztjuk (négyet, amelyekből kettőt tartasz meg), sorban választjuk, vagy helyettük az első játék rögzített felállása szolgál.
option-start-dealt = osztás
option-start-draft = sorban választás (draft)
option-start-first-game = első játék
option-total-eclipse = Sötét napfogyatkozás
option-total-eclipse-about = A napfogyatkozás pontozása rögtön az után a kör után jön, amelyben a korongok találkoztak, és döntetlennél a későbbi játékos nyer.
option-total-eclipse-off = nem
option-total-eclipse-on = igen
option-glyph-match = Jel a jelen
option-glyph-match-about = Ér-e pontot a kis halvány jel egy ugyanolyanon, mint bármely más ikon.
option-glyph-match-scores = 1 pont
option-glyph-match-nothing = semmi
option-building-row = Épületsor
option-building-row-about = Az épületsor utolsó két száma.
option-building-row-ends-1-1 = 1 és 1
option-building-row-ends-2-2 = 2 és 2
option-pyramid-track = Piramissáv
option-pyramid-track-about = A piramissáv utolsó mezője.
option-pyramid-track-10 = 10. mező
option-pyramid-track-9 = 9. mező
option-p25 = P25 piramislapka
option-p25-about = A P25 piramislapka melyik ikonja színes.
option-p25-red = piros arc
option-p25-blue = kék alak
option-early-pyramid = Korán elkészült piramis
option-early-pyramid-about = Mennyit ér a piramissáv egy mezője olyan napfogyatkozáskor, amely a kész piramis miatt előbb jön.
option-early-pyramid-ordinal = mint annál a napfogyatkozásnál
option-early-pyramid-third = mint a harmadiknál
option-leader-at-zero = Vezető a nullán
option-leader-at-zero-about = Ki kapja a piramissáv vezetéséért járó { $amount } pontot, ha mindenki az elején áll.
option-leader-at-zero-nobody = senki
option-leader-at-zero-all = mindenki
option-technology-1-double = 1. technológia, duplamozgás
option-technology-1-double-about = Mit ad az 1. technológia, ha két munkás együtt halad át a Palota táblán.
option-technology-1-double-each = munkásonként 1 kakaót
option-technology-1-double-once = összesen 1 kakaót
option-technology-1-far = 1. technológia, bármilyen távolság
option-technology-1-far-about = Ad-e kakaót az 1. technológia, ha egy bármilyen távolságú mozgás áthalad a Palota táblán, vagy csak akkor, ha ott ér véget.
option-technology-1-far-passing = elég áthaladni
option-technology-1-far-ending = csak ott megállva
option-free-cocoa = „Kakaófizetés elengedése” lapka
option-free-cocoa-about = Kiváltja-e a lapka a felszabadítás { $unlocking } kakaóját, a felemelkedési jutalom { $steps } kakaóját és a királylapkák átváltásait is.
option-free-cocoa-listed = csak a szokásosakat
option-free-cocoa-extended = ezeket is
option-royal-exchange = Királyi átváltások
option-royal-exchange-about = Elfoglalhat-e királylapkát az, aki az első átváltást sem tudja kifizetni.
option-royal-exchange-may-be-empty = igen
option-royal-exchange-must-begin = nem
option-setup-order = Az előkészítés sorrendje
option-setup-order-about = Minden játékos megkapja a javait és elhelyezi munkásait a következő előtt, vagy előbb mindenki megkapja a javait.
option-setup-order-seat-by-seat = játékosonként
option-setup-order-benefits-first = előbb a javak
option-neutral-pool = Lapkák a semleges munkásoknak
option-neutral-pool-about = Mely kezdőlapkák szerint kerülnek fel a semleges munkások az előkészítéskor.
option-neutral-pool-not-kept = amelyeket senki sem tart meg
option-neutral-pool-undealt = amelyeket nem osztottunk ki
option-neutral-pool-all = az összes
option-reward-order = Egy dísz lépései
option-reward-order-about = Ki dönti el az egy díszlapkáért járó két templomlépés sorrendjét.
option-reward-order-player = a játékos
option-reward-order-printed = a nyomtatott sorrend
option-bot-blocked-temple = Teotibot: foglalt templomcsúcs
option-bot-blocked-temple-about = Mi lesz a lépésével, ha a te jelződ zárja el a legjobb temploma tetejét.
option-bot-blocked-temple-lost = elvész
option-bot-blocked-temple-next-best = a következő templom
option-bot-nobles = Teotibot: betelt sor a nemeseknél
option-bot-nobles-about = Hová épít, ha a sora betelt: az összes üres mező közül a legkisebb számra, vagy a sorok következő mezői közül.
option-bot-nobles-lowest-value = minden mező
option-bot-nobles-leftmost = következő mezők
option-bot-scan = Teotibot: bal felső hely
option-bot-scan-about = Hogyan keresi a piramis bal felső helyét.
option-bot-scan-rows = soronként
option-bot-scan-columns = oszloponként
option-bot-two-resources = Teotibot: két nyersanyag
option-bot-two-resources-about = Hogyan veszi el a kék templom egy lépcsőjének két nyersanyagát.
option-bot-two-resources-one-by-one = egyenként
option-bot-two-resources-same = egyformát
option-bot-reborn = Teotibot: újjászületett munkás
option-bot-reborn-about = A Palota táblán marad-e a munkás, aki az alkímia második lehetőségével emelkedik fel.
option-bot-reborn-stays = marad
option-bot-reborn-moves = továbbmegy
option-bot-die-1 = Teotibot: munkás az aranyraktárban
option-bot-die-1-about = Az erő több vagy kevesebb, mint { $amount }. A kisebb neked könnyebb.
option-bot-die-2 = Teotibot: munkás a nemeseknél
option-bot-die-2-about = Az erő több vagy kevesebb, mint { $amount }. A kisebb neked könnyebb.
option-bot-die-3 = Teotibot: munkás az építkezésen
option-bot-die-3-about = Az erő több vagy kevesebb, mint { $amount }. A kisebb neked könnyebb.
option-bot-resources = Teotibot: nyersanyagok
option-bot-resources-about = Több vagy kevesebb, mint { $amount } fa, kő és arany. A kevesebb neked könnyebb.
option-bot-cocoa-points = Teotibot: pont a kakaóért
option-bot-cocoa-points-about = Több vagy kevesebb, mint { $amount } pont { $cocoa } kakaóért. A kevesebb neked könnyebb.
option-bot-worship-steps = Teotibot: lépések az imádásért
option-bot-worship-steps-about = Több vagy kevesebb, mint { $amount } templomlépés (a díszeknél { $any }). A kevesebb neked könnyebb.
option-bot-bonus-points = Teotibot: templombónusz
option-bot-bonus-points-about = Több vagy kevesebb, mint { $amount } pont minden templombónusz-lapkáért. A kevesebb neked könnyebb.
option-bot-technology-points = Teotibot: technológiák
option-bot-technology-points-about = Több vagy kevesebb, mint { $amount } pont minden technológiáért. A kevesebb neked könnyebb.

## Piramislapkák az ikonjaikkal (a bal felsőtől az óramutató járása szerint), díszlapkák, a piramis helyei

stone-p00 = P00 (alak, jel, piros arc, kígyó)
stone-p01 = P01 (jel, alak, arc, zöld kígyó)
stone-p02 = P02 (jel, arc, alak, zöld kígyó)
stone-p03 = P03 (kígyó, jel, alak, piros arc)
stone-p04 = P04 (kígyó, jel, alak, arc)
stone-p05 = P05 (kígyó, jel, arc, alak)
stone-p06 = P06 (kígyó, jel, arc, kék alak)
stone-p07 = P07 (kígyó, alak, arc, jel)
stone-p08 = P08 (kígyó, kék alak, arc, jel)
stone-p09 = P09 (alak, jel, arc, jel)
stone-p10 = P10 (kék alak, jel, arc, jel)
stone-p11 = P11 (kígyó, jel, arc, jel)
stone-p12 = P12 (kígyó, jel, piros arc, jel)
stone-p13 = P13 (alak, jel, zöld kígyó, jel)
stone-p14 = P14 (alak, jel, kígyó, jel)
stone-p15 = P15 (alak, jel, kígyó, arc)
stone-p16 = P16 (alak, jel, kígyó, piros arc)
stone-p17 = P17 (kígyó, jel, alak, arc)
stone-p18 = P18 (jel, jel, jel, arc)
stone-p19 = P19 (alak, jel, jel, jel)
stone-p20 = P20 (jel, jel, jel, kígyó)
stone-p21 = P21 (alak, jel, jel, kígyó)
stone-p22 = P22 (kígyó, jel, jel, alak)
stone-p23 = P23 (jel, jel, kígyó, arc)
stone-p24 = P24 (zöld kígyó, jel, jel, arc)
stone-p25 = P25 (alak, jel, jel, arc; az egyik színes)
stone-p26 = P26 (alak, jel, jel, arc)
stone-p27 = P27 (kígyó, alak, zöld kígyó, alak)
stone-p28 = P28 (arc, kék alak, arc, alak)
stone-p29 = P29 (kígyó, arc, kígyó, piros arc)
stone-p30 = P30 (jel, jel, jel, jel)
stone-p31 = P31 (jel, jel, jel, jel)

decoration-d00 = D00 (kék alak, piros arc)
decoration-d01 = D01 (jel, kék alak)
decoration-d02 = D02 (zöld kígyó, zöld kígyó)
decoration-d03 = D03 (kék alak, zöld kígyó)
decoration-d04 = D04 (piros arc, kék alak)
decoration-d05 = D05 (kék alak, jel)
decoration-d06 = D06 (piros arc, piros arc)
decoration-d07 = D07 (zöld kígyó, kék alak)
decoration-d08 = D08 (piros arc, zöld kígyó)
decoration-d09 = D09 (zöld kígyó, jel)
decoration-d10 = D10 (jel, piros arc)
decoration-d11 = D11 (kék alak, kék alak)
decoration-d12 = D12 (zöld kígyó, piros arc)
decoration-d13 = D13 (piros arc, jel)
decoration-d14 = D14 (jel, zöld kígyó)

spot-1a1 = 1. szint, A1
spot-1a2 = 1. szint, A2
spot-1a3 = 1. szint, A3
spot-1a4 = 1. szint, A4
spot-1b1 = 1. szint, B1
spot-1b2 = 1. szint, B2
spot-1b3 = 1. szint, B3
spot-1b4 = 1. szint, B4
spot-1c1 = 1. szint, C1
spot-1c2 = 1. szint, C2
spot-1c3 = 1. szint, C3
spot-1c4 = 1. szint, C4
spot-1d1 = 1. szint, D1
spot-1d2 = 1. szint, D2
spot-1d3 = 1. szint, D3
spot-1d4 = 1. szint, D4
spot-2a1 = 2. szint, A1
spot-2a2 = 2. szint, A2
spot-2a3 = 2. szint, A3
spot-2b1 = 2. szint, B1
spot-2b2 = 2. szint, B2
spot-2b3 = 2. szint, B3
spot-2c1 = 2. szint, C1
spot-2c2 = 2. szint, C2
spot-2c3 = 2. szint, C3
spot-3a1 = 3. szint, A1
spot-3a2 = 3. szint, A2
spot-3b1 = 3. szint, B1
spot-3b2 = 3. szint, B2
spot-4a1 = 4. szint, A1

## Picture: names and explanations on the board

picture-board = Teotihuacan táblája
picture-part-north-west = { $first }·{ $second }
    .title = A város bal felső része, { $first }. és { $second }. akciótábla
picture-part-north-east = { $first }·{ $second }
    .title = A város jobb felső része, { $first }. és { $second }. akciótábla
picture-part-south-west = { $first }·{ $second }
    .title = A város bal alsó része, { $first }. és { $second }. akciótábla
picture-part-south-east = { $first }·{ $second }
    .title = A város jobb alsó része, { $first }. és { $second }. akciótábla
picture-part-pyramid = Piramis
picture-part-temples = Templomok
picture-part-avenue = Út
picture-tile = { $name }. { $effect }
picture-tile-price = { $name }. { $effect } Ár: { $price }.
picture-temple-blue = Kék templom
picture-temple-red = Piros templom
picture-temple-green = Zöld templom
picture-temple-any = Tetszőleges templom
picture-step = { $temple }, { $step }. lépcső.
picture-reward-any = { $amount } tetszőleges nyersanyag.
picture-reward-vp = { $amount } pont.
picture-reward-cocoa = { $amount } kakaó.
picture-or-tile = Vagy e lapkák egyike: { $tiles }
picture-claim-tile = Elveheted e lapkák egyikét: { $tiles }
picture-marker-temple = { $name }: { $temple }, { $step }. lépcső
picture-marker-avenue = { $name }: Holtak útja, { $step }. mező
picture-marker-track = { $name }: piramissáv, { $step }. mező
picture-marker-technology = { $name }: { $number }. technológia
picture-area = { $colours ->
    [0] Nincs itt más szín: a fő akció ingyenes, a kakaószüret hozama { $more } kakaó.
   *[other] { $colours } szín van itt: a fő akció ára { $colours } kakaó, a kakaószüret hozama { $more }.
}
picture-area-palace = { $colours ->
    [0] Nincs itt más szín: a kakaószüret hozama { $more } kakaó. A Palota táblán nincs fő akció.
   *[other] { $colours } szín van itt: a kakaószüret hozama { $more } kakaó. A Palota táblán nincs fő akció.
}
picture-worship = Imádás: { $temple }, egy lépcső. A munkás zárolt lesz.
picture-both = mindkettő
picture-no-tile = Itt nincs több felfedezéslapka.
picture-main-gather = Fő akció. Sor: hány munkásod van itt. Oszlop: a leggyengébb ereje.
picture-main-alchemy = Fő akció: technológia kifejlesztése. Az alsó sorhoz két munkás kell, vagy egy { strong-worker }.
picture-main-nobles = Fő akció: építs a munkásaid számának megfelelő sorba.
picture-main-decorations = Fő akció: dísz a piramisra, { goods-points } és még egy minden egyező ikonért. Az ár a munkásaidtól függ.
picture-main-construction = Fő akció: munkásonként egy piramislapka, legfeljebb három; 1 pont minden egyező ikonért.
picture-nobles-space = Nemesek, { $row }. sor: { $points } pont
picture-building = Épület, { $points } pontot ért
picture-building-waits = Épület
picture-building-row = A Holtak útja minden lépése { $value } pontot ér a következő napfogyatkozáskor: ez a legalacsonyabb látható szám.
picture-avenue = Holtak útja
picture-avenue-step = Holtak útja, { $step }. mező.
picture-decorations-left = { $count } díszlapka van a pakliban
picture-stones-left = { $count } piramislapka van a pakliban
picture-pyramid = A Nap piramisa
picture-pyramid-tiles = { $all } piramislapkából { $laid } van lerakva.
picture-stone = { $stone }: { $spot }
picture-spot = { $spot }. Ár: { $stone } kő, { $wood } fa. { $points } pont.
picture-decoration = { $tile }: { $side }, { $level }. szint
picture-side = Dísz: { $side }, { $level }. szint
picture-track = Piramissáv
picture-calendar = Naptár
picture-calendar-discs = Világos korong: { $light }, sötét korong: { $dark }.
picture-disc-light = Világos korong: { $space }
picture-disc-dark = Sötét korong: { $space }
picture-discs-meet = A korongok találkoztak: játsszátok végig ezt a fordulót, aztán még egy következik.
picture-last-round = Utolsó forduló a napfogyatkozás előtt.
picture-eclipse = { $number }. napfogyatkozás / { $all }
picture-ascension = Felemelkedés
picture-worker = { $name }: { worker-of-power } ({ $board })
picture-worker-locked = { $name }: zárolt { worker-of-power } ({ $board })
picture-worker-waits = { $name }: { worker-of-power }, még nincs játékban
picture-neutral = Semleges munkás ({ $board }). A színe itt számít; sosem cselekszik.
picture-teotibot = Teotibot
picture-arrow-up-left = balra fel
picture-arrow-up-right = jobbra fel
picture-directions = A lapkák { $now } lépnek, aztán { $next }.
picture-starting-tiles = Kezdőlapkák
picture-fold = Összecsukás vagy kinyitás, hogy lásd a táblát
picture-no-technology = Még nincs technológia
picture-used-tiles = { $count } felhasznált felfedezéslapka
picture-mover = { $power }-es erő { $board-at }
picture-row-goods = Készlet
picture-row-tracks = Lépések
picture-row-tiles = Lapkák

# Settings that exclude each other
setting-draft = Teotibot nem vesz el kezdőlapkát, így nincs kivel sorban választani. A „{ option-start }” beállításnál válaszd ezt: „{ option-start-dealt }” vagy „{ option-start-first-game }”.
setting-solo = Ez csak egyszemélyes játékban változtatható: { $options }.
