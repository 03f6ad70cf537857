## Теократия по-русски. { $seat } — имя или номер игрока.

title = Теократия
about = Четыре цивилизации принимают инопланетян за богов: завоюйте их поклонение и листайте страницы их хроник.
edition = краткие правила русского издания, дополненные собственными значениями
deviation-1 = Одиночного режима нет: его не описывает ни один источник.
deviation-2 = Из нескольких равных высших жрецов сам собой отбрасывается тот, кто обходится владельцу дешевле всего (H50).

who = { $seat ->
    [1] Игрок 1
    [2] Игрок 2
    [3] Игрок 3
    [4] Игрок 4
   *[other] { $seat }
}

## Что требуется

decision-choose-colour = Выберите свой цвет.
decision-take = Возьмите кубик из таблицы действий.
decision-place = { $aside ->
    [1] Отложите кубик в любой ряд: вы получите космо, но ни бонуса, ни действия.
   *[other] Разместите кубик в ряду или сначала измените его значение или цвет.
}
decision-discard = Выберите карту силы, которую вы сбрасываете.
decision-initiative = Космо за эту инициативу выйдет за верх шкалы: сначала потратьте часть или продолжайте.
decision-expand = { $whose ->
    [own_turn] Выберите гекс для нового дома { civ-of }.
    [neutral] Нейтральное расширение: выберите гекс для нового дома { civ-of }.
   *[other] Переселение: выберите гекс для нового дома { civ-of }.
}
civ-of = { $civ ->
    [pink] розовых
    [orange] оранжевых
    [violet] фиолетовых
   *[other] белых
}
decision-attack = Выберите цель или закончите атаки.
decision-pay = Сколько воинов выходит из гарнизона? Остальных даёт область цивилизации.
decision-react = С вашего гекса собираются убрать здание. Спасти его?
decision-spoils = Выберите кристалл защитника как добычу.
decision-upgrade = Выберите здание для перестройки.
decision-festival = { $crystals ->
    [0] Предел этого праздника достигнут.
    [one] Пожертвуйте ещё { $crystals } кристалл или закончите подношение.
   *[other] Пожертвуйте ещё до { $crystals } кристаллов или закончите подношение.
}
decision-transform = Выберите гекс, который примет ваш цвет.
decision-produce = Выберите фабрику, которая производит.
decision-recruit = Выберите цивилизацию, которая набирает воинов.
decision-envy = Выберите цивилизацию, от которой вы получаете поклонение.
decision-mirage = Выберите кристалл, который примет ваш цвет.
decision-end-card = Выберите сторону карты конца раунда.
decision-bless = { $worship ->
    [one] { $worship } поклонение за ваши пирамиды: выберите цивилизацию.
    [few] { $worship } поклонения за ваши пирамиды: выберите цивилизацию для первого.
   *[many] { $worship } поклонений за ваши пирамиды: выберите цивилизацию для первого.
}
decision-end-turn = Ваш ход вот-вот закончится. Что-нибудь ещё? Можно получить или использовать жетоны и сыграть карты.

## Что можно сделать

action-colour = Играть { $colour-ins }
action-take = Взять { $civ-die } кубик со значением { $face }
action-aside = Отложить { $civ-die } кубик со значением { $face }
action-place = Разместить в ряду { $civ-gen }
action-repeat = Сбросить карту и разместить рядом с кубиком того же значения в ряду { $civ-gen }
action-change = Заплатить космо: значение кубика { $direction }
action-nudge = Сыграть карту «Толчок судьбы»: значение кубика { $direction }
action-recolour = Сбросить карту: кубик считается { $civ-ins }
action-discard = Сбросить карту { $card }
action-play = Сыграть карту { $card }
action-buy = Получить { $token } жетон
action-use-token = Использовать жетон преобразования
action-transform = Преобразовать { $hex }
action-initiative = Взять инициативу
    .log = выбирает инициативу
action-expand = Построить дом на { $hex }
action-attack = Атаковать { $hex }
action-peace = Больше не атаковать
    .log = больше не атакует
action-pay = { $garrison ->
    [0] Платить только из области
   *[other] Из гарнизона: { $garrison }
}
    .log = { $garrison ->
        [0] платит только из области
       *[other] платит из гарнизона: { $garrison }
    }
action-allow = Не спасать
action-loot = Взять { $crystal } кристалл
action-upgrade = Перестроить дом на { $hex }
action-pyramid = Построить пирамиду на { $hex }
action-forgo = Ничего не строить
action-offer = Пожертвовать { $crystal } кристалл
    .log = жертвует { $crystal } кристалл
action-close = Закончить подношение и принять гостя
action-invite = Закончить подношение, сбросить карту и принять вместо гостя { $civ-acc }
action-produce = Производить на { $hex }
    .log = производит на { $hex }
action-recruit = Набрать воинов для { $civ-gen }
    .log = набирает воинов для { $civ-gen }
action-envy = Получить поклонение от { $civ-gen }
    .log = выбирает поклонение от { $civ-gen }
action-exchange = Обменять { $crystal } кристалл { $civ-gen }
    .log = обменивает { $crystal } кристалл { $civ-gen }
action-effect = { $side }
action-bless = Поклонение от { $civ-gen }
    .log = выбирает поклонение от { $civ-gen }
action-done = Закончить ход

## Почему нельзя

reason-colour-taken = Этот цвет у другого игрока.
reason-turn-cannot-be-completed = С этим вы не смогли бы завершить ход.
reason-row-full = Ряд заполнен.
reason-equal-neighbour = У кубика слева такое же значение.
reason-no-card = У вас нет карты силы, чтобы её сбросить.
reason-no-such-card = Такой карты у вас нет.
reason-not-enough-cosmo = Вам не хватает космо.
reason-six-stays-six = Менять 6 и превращать в 6 нельзя.
reason-no-use = Это ничего бы не дало.
reason-not-now = На карте указан другой момент.
reason-changes-nothing = Сейчас это ничего бы не изменило.
reason-token-gone = Этого жетона уже нет на вашей шкале.
reason-token-locked = Ни один ваш жрец не дошёл до этого жетона.
reason-no-token = Перед вами нет жетона.
reason-token-used = В этот ход вы уже использовали жетон.
reason-fortress-hex = Гексы крепостей неприкосновенны.
reason-creature-there = Гекс занят существом.
reason-own-colour-already = Гекс уже вашего цвета.
reason-building-there = Там уже есть здание.
reason-out-of-reach = Гекс не касается ни одного здания этой цивилизации.
reason-not-enough-warriors = Не хватает воинов.
reason-no-piece-left = В запасе не осталось такой фигурки.
reason-not-enough-black-crystals = Цивилизации не хватает чёрных кристаллов.
reason-limit-reached = Предел праздника достигнут.
reason-card-played = Вы уже сыграли для этого карту, поэтому это нужно сделать.

## Что произошло

event-reveal = Открылась скрытая информация.
event-colour-chosen = { who } играет { $thing-ins }.
event-round = Начинается раунд { $amount }.
event-first-player = { who } — первый игрок раунда.
event-rolled = Выпало: { $thing }.
event-neutral-die = Нейтральный кубик: { $thing }.
event-marker = Карта конца раунда указывает на { $thing-acc }.
event-took-die = { who } берёт кубик ({ $thing }).
event-changed-value = { who } меняет значение кубика на { $amount }.
event-changed-colour = { who }: кубик считается { $thing-ins }.
event-placed = { who } размещает кубик со значением { $amount } в ряду { $thing-gen }.
event-did-nothing = Для { $thing-gen } ничего сделать нельзя ({ $cause }).
event-worship = { who } получает { worships } от { $thing-gen } ({ $cause }).
event-cosmo = { who } получает { $amount } космо ({ $cause }).
event-paid-cosmo = { who } платит { $amount } космо ({ $cause }).
event-drew = { who } берёт карту силы ({ $cause }).
event-played = { who } играет карту { $thing }.
event-discarded = { who } сбрасывает карту { $thing } ({ $cause }).
event-unlocked = { who } разблокирует { $thing } жетон.
event-took-token = { who } получает { $thing } жетон ({ $cause }).
event-transformed = { who } преобразует { $thing }.
event-took-initiative = { who } берёт жетон первого игрока и карту конца раунда.
event-house-built = { who } строит дом на { $thing } ({ $cause }).
event-factory-built = { who } строит фабрику на { $thing }.
event-barracks-built = { who } строит казарму на { $thing }.
event-pyramid-built = { who } строит пирамиду на { $thing }.
event-attacked = { who } атакует { $thing }.
event-creature-beaten = { who } побеждает существо на { $thing }.
event-building-removed = { who } убирает здание на { $thing }.
event-building-saved = { who } спасает здание на { $thing }.
event-crystal-gained = { $amount ->
    [one] { $thing-civ } получают { $amount } { $thing } кристалл ({ $cause }).
    [few] { $thing-civ } получают { $amount } { $thing-pl } кристалла ({ $cause }).
   *[many] { $thing-civ } получают { $amount } { $thing-pl } кристаллов ({ $cause }).
}
event-crystal-spent = { $amount ->
    [one] { $thing-civ } тратят { $amount } { $thing } кристалл ({ $cause }).
    [few] { $thing-civ } тратят { $amount } { $thing-pl } кристалла ({ $cause }).
   *[many] { $thing-civ } тратят { $amount } { $thing-pl } кристаллов ({ $cause }).
}
event-crystal-looted = { $thing-civ } теряют { $thing } кристалл: добыча.
event-recruited = { $amount ->
    [one] К { $thing-dat } приходит { $amount } воин ({ $cause }).
    [few] К { $thing-dat } приходят { $amount } воина ({ $cause }).
   *[many] К { $thing-dat } приходят { $amount } воинов ({ $cause }).
}
event-warriors-lost = { $amount ->
    [one] { $amount } воин { $thing-gen } возвращается в запас ({ $cause }).
    [few] { $amount } воина { $thing-gen } возвращаются в запас ({ $cause }).
   *[many] { $amount } воинов { $thing-gen } возвращаются в запас ({ $cause }).
}
event-scourge = { $amount ->
    [one] { who } получает { $amount } очко скверны ({ $cause }).
    [few] { who } получает { $amount } очка скверны ({ $cause }).
   *[many] { who } получает { $amount } очков скверны ({ $cause }).
}
event-festival = { who } проводит праздник у { $thing-gen }.
event-page-turned = Хроника { $thing-gen } открыта на странице { $amount }.
event-end-card-applied = { who } применяет сторону { $amount ->
    [1] A
   *[other] B
} карты { $thing }.
event-developed = Карта { $thing } действует на { $amount ->
    [1] розовых
    [2] оранжевых
    [3] фиолетовых
   *[other] белых
}.
event-cards-shifted = Карты развития сдвигаются влево.
event-priest-dropped = { who } не засчитывает жреца { $thing-gen }: он стоит выше остальных.
event-scored = { who }: { points } ({ $cause }).
event-scored-priest = { who }: { points } за жреца { $thing-gen }.
event-total = { who }: { points } всего.
points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}

## Почему это произошло

cause-setup = подготовка
cause-preparation = подготовка раунда
cause-neutral-dice = нейтральные кубики
cause-turn = ход
cause-cell-bonus = бонус ячейки
cause-nothing-fits = ничего не подходит
cause-initiative = инициатива
cause-war = война
cause-expansion = расширение
cause-factory = фабрика
cause-barracks = казарма
cause-pyramid = пирамида
cause-festival = праздник
cause-guest = гость праздника
cause-compensation = компенсация
cause-token = жетон преобразования
cause-power-card = карта силы
cause-recolour = цвет кубика
cause-repeat = кубики с одним значением рядом
cause-hand-limit = лимит карт
cause-chronicle = хроника
cause-end-card = карта конца раунда
cause-development = карта развития
cause-spoils = добыча
cause-creatures = живые существа
cause-starting-points = космо
cause-final-pyramids = пирамиды на своих гексах
cause-priests = жрецы
cause-scourge = скверна
cause-change = значение кубика

## Настройки

option-tokens-per-turn = Жетоны за ход
option-tokens-per-turn-about = Сколько жетонов преобразования можно использовать за один ход.
option-tokens-per-turn-one = один
option-tokens-per-turn-any = сколько угодно
option-end-card = Карта конца раунда
option-end-card-about = Может ли её владелец сменить сторону перед применением.
option-end-card-change = сменить, потом применить
option-end-card-apply = применить сторону A

## Слова

civ-pink = розовые
    .gen = розовых
    .dat = розовым
    .acc = розовых
    .die = розовый
    .ins = розовым
civ-orange = оранжевые
    .gen = оранжевых
    .dat = оранжевым
    .acc = оранжевых
    .die = оранжевый
    .ins = оранжевым
civ-violet = фиолетовые
    .gen = фиолетовых
    .dat = фиолетовым
    .acc = фиолетовых
    .die = фиолетовый
    .ins = фиолетовым
civ-white = белые
    .gen = белых
    .dat = белым
    .acc = белых
    .die = белый
    .ins = белым
colour-blue = синий
    .ins = синим
colour-green = зелёный
    .ins = зелёным
colour-yellow = жёлтый
    .ins = жёлтым
colour-red = красный
    .ins = красным
crystal-blue = синий
crystal-green = зелёный
crystal-yellow = жёлтый
crystal-red = красный
crystal-black = чёрный
direction-down = на 1 меньше
direction-up = на 1 больше
token-low = нижний
token-middle = средний
token-high = верхний
side-a = Сторона A
side-b = Сторона B
end-card-omen = «Знамение»
    .side-a = { $side-a }
    .side-b = { $side-b }
end-card-mobilisation = «Мобилизация»
    .side-a = { $side-a }
    .side-b = { $side-b }
end-card-revelation = «Откровение»
    .side-a = { $side-a }
    .side-b = { $side-b }
crystals = { $amount ->
    [one] { $amount } кристалл
    [few] { $amount } кристалла
   *[many] { $amount } кристаллов
}
black-crystals = { $amount ->
    [one] { $amount } чёрный кристалл
    [few] { $amount } чёрных кристалла
   *[many] { $amount } чёрных кристаллов
}
warriors = { $amount ->
    [one] { $amount } воина
   *[other] { $amount } воинов
}
worships = { $amount ->
    [one] { $amount } поклонение
    [few] { $amount } поклонения
   *[many] { $amount } поклонений
}
card-sudden-yield = «Внезапный урожай»
    .moment = ваш ход
    .effect = Одна фабрика производит { crystals }.
card-call-to-arms = «Призыв к оружию»
    .moment = ваш ход
    .effect = Цивилизация набирает { warriors }.
card-star-wind = «Звёздный ветер»
    .moment = ваш ход
    .effect = Получите { $amount } космо.
card-long-night = «Долгая ночь песен»
    .moment = ваш праздник
    .effect = { $amount ->
        [1] Можно пожертвовать на один кристалл больше предела.
       *[other] Можно пожертвовать на { crystals } больше предела.
    }
card-second-caravan = «Второй караван»
    .moment = после вашего расширения
    .effect = Та же цивилизация расширяется ещё раз.
card-ambush = «Засада»
    .moment = ваша война
    .effect = Одна атака стоит на { warriors } меньше.
card-sanctuary = «Убежище»
    .moment = другой игрок собирается убрать здание с вашего гекса
    .effect = Здание остаётся, а атака потрачена.
card-secret-of-the-masons = «Тайна каменщиков»
    .moment = ваша пирамида
    .effect = Она стоит на { black-crystals } меньше.
card-nudge-of-fate = «Толчок судьбы»
    .moment = между взятием и размещением кубика
    .effect = Бесплатно измените его значение на 1, но не с 6 и не на 6.
card-envy = «Зависть небес»
    .moment = ваш ход
    .effect = Получите { worships } от цивилизации, где жрец другого игрока стоит выше вашего.
card-cleansing-rain = «Очищающий дождь»
    .moment = ваш ход
    .effect = { $amount ->
        [1] Верните { $amount } очко скверны; если его нет, получите { $amount } космо.
       *[other] Верните до { $amount } очков скверны; если её нет, получите { $amount } космо.
    }
card-mirage = «Мираж»
    .moment = ваш ход
    .effect = { $amount ->
        [1] Обменяйте кристалл в области цивилизации на кристалл вашего цвета.
       *[other] Обменяйте до { $amount } кристаллов одного цвета в области цивилизации на столько же кристаллов вашего цвета.
    }
development-rich-harvest = «Богатый урожай»
    .effect = Каждая фабрика цивилизации производит { crystals } цвета своего гекса.
development-levy = «Набор войск»
    .effect = Цивилизация набирает по 1 воину за каждую казарму, но не меньше { $amount }.
development-household-altars = «Домашние алтари»
    .effect = Каждый игрок, на чьих гексах { $buildings ->
        [1] стоит хотя бы одно её здание
        [2] стоят два или больше её зданий
       *[other] стоят { $buildings } или больше её зданий
    }, получает { worships }.
development-black-vein = «Чёрная жила»
    .effect = Цивилизация получает { black-crystals }.
development-pilgrimage = «Паломничество»
    .effect = Каждый игрок, чей жрец здесь ниже всех, получает { worships }.
development-tithe = «Десятина»
    .effect = Каждый игрок, чей жрец здесь выше всех, получает { $amount } космо.
development-migration = «Переселение»
    .effect = Цивилизация расширяется; решает игрок, чей жрец здесь ниже всех.
development-annalists = «Летописцы»
    .effect = Хроника открывает следующую страницу, если ни одна хроника не отстала сильнее.
die-pink-1 = розовый 1
die-pink-2 = розовый 2
die-pink-3 = розовый 3
die-pink-4 = розовый 4
die-pink-5 = розовый 5
die-pink-6 = розовый 6
die-orange-1 = оранжевый 1
die-orange-2 = оранжевый 2
die-orange-3 = оранжевый 3
die-orange-4 = оранжевый 4
die-orange-5 = оранжевый 5
die-orange-6 = оранжевый 6
die-violet-1 = фиолетовый 1
die-violet-2 = фиолетовый 2
die-violet-3 = фиолетовый 3
die-violet-4 = фиолетовый 4
die-violet-5 = фиолетовый 5
die-violet-6 = фиолетовый 6
die-white-1 = белый 1
die-white-2 = белый 2
die-white-3 = белый 3
die-white-4 = белый 4
die-white-5 = белый 5
die-white-6 = белый 6
store-pink-blue = синий
    .civ = Розовые
    .pl = синих
store-pink-green = зелёный
    .civ = Розовые
    .pl = зелёных
store-pink-yellow = жёлтый
    .civ = Розовые
    .pl = жёлтых
store-pink-red = красный
    .civ = Розовые
    .pl = красных
store-pink-black = чёрный
    .civ = Розовые
    .pl = чёрных
store-orange-blue = синий
    .civ = Оранжевые
    .pl = синих
store-orange-green = зелёный
    .civ = Оранжевые
    .pl = зелёных
store-orange-yellow = жёлтый
    .civ = Оранжевые
    .pl = жёлтых
store-orange-red = красный
    .civ = Оранжевые
    .pl = красных
store-orange-black = чёрный
    .civ = Оранжевые
    .pl = чёрных
store-violet-blue = синий
    .civ = Фиолетовые
    .pl = синих
store-violet-green = зелёный
    .civ = Фиолетовые
    .pl = зелёных
store-violet-yellow = жёлтый
    .civ = Фиолетовые
    .pl = жёлтых
store-violet-red = красный
    .civ = Фиолетовые
    .pl = красных
store-violet-black = чёрный
    .civ = Фиолетовые
    .pl = чёрных
store-white-blue = синий
    .civ = Белые
    .pl = синих
store-white-green = зелёный
    .civ = Белые
    .pl = зелёных
store-white-yellow = жёлтый
    .civ = Белые
    .pl = жёлтых
store-white-red = красный
    .civ = Белые
    .pl = красных
store-white-black = чёрный
    .civ = Белые
    .pl = чёрных
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

## Картинка: названия и подписи на поле

picture-board = Поле «Теократии»
picture-part-island = Остров
picture-part-table = Кубики
picture-part-rows = Ряды
picture-part-pages = Хроники
picture-part-worship = Жрецы

picture-island = Остров
picture-hex-owned = Гекс { $hex }, { $colour }: { $name }.
picture-hex-unplayed = Гекс { $hex }, { $colour }: этим цветом никто не играет, гекс считается нейтральным.
picture-hex-neutral = Гекс { $hex }, нейтральный.
picture-hex-fortress = Гекс { $hex }: гексы крепостей неприкосновенны.
picture-hex-transformed = Здесь лежит жетон преобразования.
picture-piece-house = Дом { $civ }.
picture-piece-factory = Фабрика { $civ }. Она производит кристаллы цвета хозяина гекса.
picture-piece-barracks = { $amount ->
    [0] Казарма { $civ }.
    [1] Казарма { $civ }. Ещё одно место в гарнизоне.
    [few] Казарма { $civ }. Ещё { $amount } места в гарнизоне.
   *[many] Казарма { $civ }. Ещё { $amount } мест в гарнизоне.
}
picture-piece-pyramid = { $amount ->
    [0] Пирамида { $civ }.
   *[other] Пирамида { $civ }. Поклонение хозяину гекса в конце игры.
}
picture-piece-fortress = Крепость { $civ }.
picture-creature-common = Существо: пока оно не побеждено, здесь нельзя строить.
picture-creature-elder = { $amount ->
    [0] Древнее существо: сильное.
    [1] Древнее существо: сильное, но приносит чёрный кристалл.
   *[other] Древнее существо: сильное, но приносит чёрные кристаллы.
}
picture-crystal-here = Здесь лежит кристалл: { $crystal }.

picture-colours = Выберите цвет
picture-colour = { $colour }: { $amount ->
    [one] { $amount } гекс
    [few] { $amount } гекса
   *[many] { $amount } гексов
}
picture-colour-taken = { $colour }: { $name }
picture-hexes = { $amount ->
    [one] { $amount } гекс
    [few] { $amount } гекса
   *[many] { $amount } гексов
}

picture-dice = Кубики действий
picture-dice-left = { $amount ->
    [one] остался { $amount } кубик
    [few] осталось { $amount } кубика
   *[many] осталось { $amount } кубиков
}
picture-die = Кубик: { $die }
picture-dice-alike = Кубики: { $die }, ×{ $amount }
picture-die-in-hand = { $name } держит кубик: { $die }
picture-die-down = На единицу меньше за космо
picture-die-up = На единицу больше за космо
picture-deed-initiative = Инициатива
picture-deed-war = Война
picture-deed-expansion = Расширение
picture-deed-factory = Фабрика
picture-deed-barracks = Казарма
picture-deed-festival = Праздник
picture-deed-initiative-about = { $amount ->
    [0] { $face }, Инициатива: возьмите карту конца раунда и начните следующий раунд; если её уже взяли, вы ничего не получите.
   *[other] { $face }, Инициатива: возьмите карту конца раунда и начните следующий раунд; если её уже взяли, получите только космо.
}
picture-deed-war-about = { $face }, Война: воины цивилизации атакуют существ или чужие здания.
picture-deed-expansion-about = { $face }, Расширение: новый дом на свободном соседнем гексе; его кристалл достаётся цивилизации.
picture-deed-factory-about = { $amount ->
    [0] { $face }, Фабрика: дом становится фабрикой, или фабрика становится пирамидой.
    [1] { $face }, Фабрика: дом становится фабрикой и даёт кристалл, или фабрика становится пирамидой.
   *[other] { $face }, Фабрика: дом становится фабрикой и даёт { crystals }, или фабрика становится пирамидой.
}
picture-deed-barracks-about = { $amount ->
    [0] { $face }, Казарма: дом становится казармой, или казарма становится пирамидой.
    [1] { $face }, Казарма: дом становится казармой и приходит воин, или казарма становится пирамидой.
   *[other] { $face }, Казарма: дом становится казармой и приходят воины, или казарма становится пирамидой.
}
picture-deed-festival-about = { $face }, Праздник: цивилизация жертвует кристаллы, и игроки их цветов получают поклонение.

picture-round = Раунд
picture-end-card = Конец раунда
picture-end-card-about = Карта конца раунда { $card }: её владелец применяет одну сторону к цивилизации кубика.
picture-marker = Кубик на карте конца раунда: { $civ }.
picture-side = Сторона { $side }: { $effect }
picture-effect-worship = { worships }.
picture-effect-two-crystals = { $amount ->
    [one] цивилизация получает { $amount } кристалл цвета владельца карты и { $amount } чёрный.
    [few] цивилизация получает { $amount } кристалла цвета владельца карты и { $amount } чёрных.
   *[many] цивилизация получает { $amount } кристаллов цвета владельца карты и { $amount } чёрных.
}
picture-effect-recruit-and-card = { $amount ->
    [one] приходит { $amount } воин,
    [few] приходят { $amount } воина,
   *[many] приходят { $amount } воинов,
} и владелец карты берёт карту силы.
picture-effect-cosmo = { $amount } космо.
picture-effect-worship-if-present = { worships }, если у цивилизации есть здание на гексе владельца карты.
picture-held-by = у игрока
picture-held = Карта конца раунда: { $name }.
picture-not-held = не взята
picture-supply = Запас
picture-supply-crystals = Кристаллы в запасе, { $crystal }: { $amount }
picture-power-deck = Карт силы в колоде: { $amount }
picture-discard = Карт силы в сбросе: { $amount }
picture-development-deck = Карт развития в колоде: { $amount }
picture-rounds = Раунды
picture-round-cell = Раунд { $round }. Здесь ждут: чёрные кристаллы { $crystals }, воины { $warriors }.
picture-round-chip = Раунд { $round } из { $rounds }
picture-first = Первый игрок этого раунда: { $name }.
picture-first-next = { $name } держит карту конца раунда и начнёт следующий раунд.
picture-first-free = Жетон первого игрока следующего раунда ещё никто не взял.

picture-civ = { $civ }: цивилизация и цвет её кубиков.
picture-civ-acts = { $civ }: сейчас действует эта цивилизация.
picture-cell = Ячейка { $cell }, { $civ }. Кубик этого цвета приносит: космо { $cosmo }, карты силы { $cards }, поклонение { $worship }.
picture-row-die = Кубик: { $die }. Ячейка { $cell }, { $civ }
picture-left = запас
picture-left-house = Осталось домов: { $amount }
picture-left-factory = Осталось фабрик: { $amount }
picture-left-barracks = Осталось казарм: { $amount }
picture-left-pyramid = Осталось пирамид: { $amount }
picture-warriors-left = { $civ }: воинов в запасе: { $amount }
picture-garrison = Гарнизон
picture-garrison-about = { $civ }: воинов в гарнизоне: { $inside } из { $places }.{ $defence ->
    [0] { "" }
   *[other] { " " }С гарнизоном нападать на цивилизацию дороже.
}
picture-area = Область
picture-area-about = { $civ }: воинов в области: { $amount }
picture-crystals = Кристаллы
picture-store = { $civ }: кристаллы, { $crystal }: { $amount }
picture-chronicle = { $civ }: хроника открыта на странице { $page } из { $pages }.
picture-need-buildings = Следующая страница: здания { $have } из { $need }.
picture-need-factories = Следующая страница: фабрики { $have } из { $need }.
picture-need-barracks = Следующая страница: казармы { $have } из { $need }.
picture-need-pyramids = Следующая страница: пирамиды { $have } из { $need }.
picture-need-victories = Следующая страница: победы { $have } из { $need }.
picture-need-festivals = Следующая страница: праздники { $have } из { $need }.
picture-need-crystals-spent = Следующая страница: пожертвовано кристаллов { $have } из { $need }.

picture-worship = Поклонение
picture-scale = { $name }: шкала поклонения
picture-multiplier = С деления { $division } жрец считается ×{ $multiplier }.
picture-plays = { $name }: цвет { $colour }.
picture-token-locked = { $name }: жетон преобразования на делении { $division }, заблокирован, пока до него не дойдёт жрец
picture-token-unlocked = { $name }: жетон преобразования на делении { $division }, разблокирован: его можно получить за космо
picture-tokens = { $name }: готовых жетонов преобразования: { $amount }
picture-scourge = { $name }: скверна: { $amount }
picture-cosmo = { $name }: космо { $amount }
picture-priest = { $name }: жрец, { $civ }, деление { $division }: { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
picture-dropped = Самый высокий жрец очков не приносит.

picture-hand = Ваши карты силы
picture-power-cards = Карты силы
picture-hand-empty = У вас нет карт силы.
picture-cards = { $name }: карт силы в руке: { $amount }
picture-row-held = В запасе
picture-row-priests = Жрецы

# Replaced components that cannot be used
components-file = Файл компонентов — это разделы с именами; см. docs/theocracy-components.md.
components-section = Компоненты: раздела «{ $name }» нет; можно указать { $known }.
components-at = Компоненты, { $where }: { $why }
components-mapping = здесь нужны значения с именами.
components-entry = значения «{ $name }» нет; можно указать { $known }.
components-form = напишите { $form }.
components-source = источник — { $known }, а не { $found }.
components-numbers = { $count ->
    [one] нужно { $count } число
    [few] нужны { $count } числа
   *[many] нужно { $count } чисел
}, а не { $found }.
components-whole = нужно целое число, а не { $found }.
components-range = нужно число от { $least } до { $most }, а не { $found }.
components-word = { $found } не подходит; можно указать { $known }.
components-list = нужен список.
components-missing = не хватает «{ $key }».
components-once = каждое действие должно стоять один раз.
components-rise = множители и деления должны расти вместе.
components-twice = это стоит дважды.
components-page = { $civ }: нет страницы { $page }.
components-many = карт слишком много: { $total }; можно не больше { $most }.
components-no-card = хотя бы у одной карты должна быть копия.
components-hexes = нужен список, в котором от 1 до { $most } гексов.
components-order = гексы идут по порядку, поэтому этот — «{ $id }».
components-note = примечание — это текст, а не { $found }.
components-lies = на { $q }, { $r } уже лежит { $other }.
components-fortresses = { $civ }: крепостей { $count }, а нужна ровно одна.
components-building = на гексе со зданием не может быть ни кристалла, ни существа.
components-neutral = гекс крепости нейтрален.
components-dice = при { $players } игроках за раунд берут { $turns ->
    [one] { $turns } кубик
    [few] { $turns } кубика
   *[many] { $turns } кубиков
}, а лежит только { $found }.
components-cells = при { $players } игроках надо выставить кубиков: { $turns } и { $neutral } нейтральных, а ячеек только { $cells }.
components-bag = при { $players } игроках за раунд нужно кубиков: { $dice }.
components-colour = при { $players } игроках второму нейтральному кубику может не достаться другого цвета.
components-houses = на карте с самого начала домов одной цивилизации: { $houses }.
components-warriors = для подготовки и ячеек раундов каждой цивилизации нужно воинов: { $warriors }.
components-hand = это больше, чем можно держать в руке.
components-deal = копий не хватает, чтобы раздать начальные карты.
components-crystals = на карте с самого начала кристаллов цвета «{ $colour }»: { $crystals }.
components-black = при { $players } игроках в начале нужно { $crystals }.
components-divisions = нужны три возрастающих деления шкалы.

# The score sheet

source-priest = жрец { $civ }
