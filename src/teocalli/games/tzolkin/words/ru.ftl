title = Тцолкин: Календарь Майя
about = Ставьте Рабочих на вращающиеся шестерёнки и ждите: чем дольше они едут, тем больше приносят, пока календарь не совершит полный оборот.
edition = базовая игра без дополнений и промоматериалов
deviation-1 = За одно посещение рынка ресурс либо покупают, либо продают; и то и другое вместе ничего бы не изменило.
deviation-2 = Шаг по храму на выбор предлагается только там, где можно подняться, пока такой храм есть (Q89).
deviation-3 = Архитектура применяется всегда, когда можно построить только одно здание; отказ никогда не лучше (I15).
deviation-4 = Кукуруза, дерево, камень и золото не ограничены.

## Люди и количества

who = { $seat ->
    [1] Игрок 1
    [2] Игрок 2
    [3] Игрок 3
    [4] Игрок 4
   *[other] { $seat }
}
points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
resources = { $wood ->
    [0] {""}
    [one] { $wood } Дерево{ after-wood }
   *[other] { $wood } Дерева{ after-wood }
}{ $stone ->
    [0] {""}
    [one] { $stone } Камень{ after-stone }
   *[other] { $stone } Камня{ after-stone }
}{ $gold ->
    [0] {""}
    [one] { $gold } Золото
   *[other] { $gold } Золота
}
after-wood = { $stone ->
    [0] { after-stone }
   *[other] ,{" "}
}
after-stone = { $gold ->
    [0] {""}
   *[other] ,{" "}
}

## Что требуется

decision-keep-wealth = Оставьте себе { $kept ->
    [2] два
   *[other] { $kept }
} из { $dealt ->
    [4] четырёх
   *[other] { $dealt }
} Тайлов Начального Богатства.
decision-turn = Размещайте Рабочих или забирайте их.
decision-place-more = Разместите ещё одного Рабочего или закончите ход.
decision-pick-up-more = Заберите ещё одного Рабочего или закончите ход.
decision-action = Выберите действие Рабочего, которого вы забрали.
decision-borrow = Выберите действие одной из четырёх малых шестерёнок.
decision-harvest = Выберите, что собрать.
decision-advance = Выберите технологию для развития.
decision-advance-free = Выберите технологию для бесплатного развития.
decision-pay = { $price ->
    [one] Выберите Ресурс, которым вы платите.
    [few] Выберите { $price } Ресурса, которыми вы платите.
   *[many] Выберите { $price } Ресурсов, которыми вы платите.
}
decision-take = { $cubes ->
    [one] Выберите Ресурс из банка.
    [few] Выберите { $cubes } Ресурса из банка.
   *[many] Выберите { $cubes } Ресурсов из банка.
}
decision-climb = Выберите храм, в котором вы поднимаетесь.
decision-climb-two = Выберите два храма, в которых вы поднимаетесь.
decision-anger = Вы разгневали богов: выберите храм, в котором вы спускаетесь.
decision-build = Выберите, что построить.
decision-discount = Архитектура: выберите Ресурс, который можно не платить.
decision-trade = Обменивайте на рынке сколько угодно раз.
decision-devotion = Теология: вы можете заплатить Ресурс за ступень в храме.
decision-days = Продвиньте календарь на один день или используйте дополнительный день.

## Действия

action-keep = Оставить { $wealth } и { $second }
    .log = оставляет себе { $wealth } и { $second }
action-beg = Вымаливать Зерно: у вас станет { picture-goods-corn }, но вы спуститесь в храме
action-mercy = Боги сжалились: разместить Рабочего { $gear-at } и отдать всё своё Зерно
action-place = Разместить Рабочего { $gear-at }
action-claim = Разместить Рабочего на Клетке Первого Игрока
action-pick-up = Забрать Рабочего: { $gear }, клетка { $space }
action-do = Действие { $number } { $gear-at }
action-skip = Без действия
action-done = Готово
action-harvest = { $harvest }
action-advance = Развить { $technology-acc }
    .log = развивает { $technology-acc }
action-pay = Заплатить { resources }
action-take = Взять { resources }
action-climb = Подняться { $temple-at }
action-climb-two = Подняться в храмах { $pair }
action-anger = Спуститься { $temple-at }
action-build = Построить: { $building }
action-build-plain = Построить без архитектуры: { $building }
action-monument = Построить: { $monument }
action-discount = Сэкономить 1 { $resource }
action-buy = Купить 1 { $resource }
action-sell = Продать 1 { $resource }
action-days = Продвинуть календарь на { $number ->
    [one] один день
   *[other] два дня
}

## Почему нельзя

reason-enough-corn-to-beg = Вымаливать Зерно можно, только если у вас не больше { $amount } Зерна.
reason-gods-too-angry = Во всех храмах вы на нижней ступени; гневить богов больше нельзя.
reason-no-worker-in-hand = У вас нет доступных Рабочих.
reason-not-enough-corn = Вам не хватает Зерна.
reason-gear-full = Все клетки этой шестерёнки заняты.
reason-first-space-taken = Клетка Первого Игрока занята.
reason-nothing-to-harvest = Здесь не осталось Тайлов, а уровня { $amount } сельского хозяйства у вас нет.
reason-no-wood-tile = Здесь нет Тайла Дерева.
reason-no-bare-corn-tile = Здесь нет открытого Тайла Зерна.
reason-take-the-tile = Есть открытый Тайл Зерна: возьмите его.
reason-needs-agriculture = Для сбора без Тайла нужен уровень { $amount } сельского хозяйства.
reason-corn-lies-bare = Есть открытый Тайл Зерна: сжигать лес незачем.
reason-not-enough-resources = Этих Ресурсов вам не хватает.
reason-nothing-affordable = Вы не можете заплатить ни за один выложенный Тайл.
reason-no-skull = У вас нет Хрустального Черепа.
reason-action-used = На этом действии уже лежит Череп.
reason-top-reached = Вы уже на верхней ступени этого храма.
reason-top-taken = На верхней ступени стоит другой игрок.
reason-bottom-step = Вы уже на нижней ступени этого храма.
reason-steps-wasted = Не все ступени этого действия можно пройти.
reason-already-bought = В этот раз вы покупали этот Ресурс; продажа ничего бы не изменила.
reason-already-sold = В этот раз вы продавали этот Ресурс; покупка ничего бы не изменила.
reason-nothing-to-sell = Вам нечего продать.
reason-extra-day-used = Вы уже использовали дополнительный день; он вернётся на верхней ступени храма.
reason-worker-would-fall = Дополнительный день сбросил бы Рабочего с шестерёнки.
reason-last-day = Следующий день — последний День Пищи.
reason-not-again = Действие за { picture-goods-corn } нельзя использовать для него самого.
reason-short-of-others = Остальную часть цены вы не смогли бы заплатить.

## Что произошло

event-reveal = { $thing ->
    [-1] Тайлы Начального Богатства открыты.
   *[other] Новое на поле: { $thing }.
}
event-kept = { who } оставляет себе Тайл Начального Богатства { $thing }.
event-placed = { who } размещает Рабочего { $thing-at } (клетка { $amount }).
event-claimed = { who } размещает Рабочего на Клетке Первого Игрока.
event-picked-up = { who } забирает Рабочего { $thing-from } (клетка { $amount }).
event-acted = { who } совершает действие { $amount } { $thing-at }.
event-gained = { who } получает { $thing-count } ({ $cause }).
event-paid = { who } платит { $thing-count } ({ $cause }).
event-scored = { who }: { points } ({ $cause }).
event-temple-scored = { who }: { points } { $thing-at } ({ $cause }).
event-monument-scored = { who }: { points }, { $thing }.
event-quarters = { $amount ->
    [0] { who }: материалов не осталось.
   *[many] { who }: материалы стоят { $amount } Зерна, по четверти очка за каждое.
}
event-climbed = { who } поднимается на ступень { $amount } { $thing-at } ({ $cause }).
event-step-lost = { who }: { $amount ->
    [one] пропадает { $amount } ступень
    [few] пропадают { $amount } ступени
   *[many] пропадает { $amount } ступеней
} ({ $cause }).
event-fell = { who } спускается на ступень { $amount } { $thing-at } ({ $cause }).
event-advanced = { who } развивает { $thing-acc } до уровня { $amount }.
event-built = { who } строит: { $thing }.
event-monument-built = { who } строит: { $thing }.
event-begged = { who } вымаливает Зерно.
event-mercy = Боги сжалились: { who } размещает Рабочего { $thing-at }, клетка { $amount }.
event-new-worker = { who } получает нового Рабочего ({ $cause }).
event-tile-taken = { who } берёт из джунглей { $thing-tile }.
event-burned = { who } сжигает лес: один Тайл Дерева.
event-skull-offered = { who } оставляет Череп на действии { $amount } в Чичен-Ице.
event-fed = { $amount ->
    [0] { who } никого не кормит.
    [one] { who } кормит { $amount } Рабочего.
   *[other] { who } кормит { $amount } Рабочих.
}
event-unfed = { who } не может накормить { $amount ->
    [one] { $amount } Рабочего
   *[other] { $amount } Рабочих
}.
event-food-day = День Пищи { $amount }.
event-new-age = Начинается эпоха { $amount }: выложены новые Здания.
event-skulls-short = В банке не хватает Черепов на всех, поэтому никто их не получает.
event-corn-on-tooth = На календарь кладут 1 Зерно (теперь { $amount }).
event-marker = Первый игрок теперь { who }.
event-extra-day = { who } использует дополнительный день.
event-no-extra-day = { who }: дополнительный день недоступен, { $cause }.
event-new-day = Начинается раунд { $amount }.
event-pushed-off = { who }: Рабочий сброшен с шестерёнки ({ $thing }).
event-returned = { who }: Рабочий возвращается с Клетки Первого Игрока.
event-refreshed = { who } снова получает дополнительный день на вершине: { $thing-name }.

## Причины

cause-palenque = Паленке
cause-yaxchilan = Йашчилан
cause-tikal = Тикаль
cause-uxmal = Уксмал
cause-chichen-itza = Чичен-Ица
cause-agriculture = сельское хозяйство
cause-extraction = добыча ресурсов
cause-architecture = архитектура
cause-theology = теология
cause-wealth = начальное богатство
cause-placing = размещение
cause-stepping-back = более низкое действие
cause-begging = вымаливание Зерна
cause-mercy = милость богов
cause-burning = сожжённый лес
cause-building = Здание
cause-monument = Монумент
cause-market = рынок
cause-first-player-space = Клетка Первого Игрока
cause-feeding = кормление
cause-temple-step = ступень храма
cause-highest = выше всех в храме
cause-food-day = День Пищи
cause-end-of-turn = конец хода
cause-calendar = календарь
cause-final-scoring = финальный подсчёт
cause-extra-day-used = он уже использован
cause-worker-would-fall = он сбросил бы Рабочего с шестерёнки
cause-last-day = следующий день — последний День Пищи

## Слова

gear-palenque = Паленке
    .at = в Паленке
    .from = из Паленке
gear-yaxchilan = Йашчилан
    .at = в Йашчилане
    .from = из Йашчилана
gear-tikal = Тикаль
    .at = в Тикале
    .from = из Тикаля
gear-uxmal = Уксмал
    .at = в Уксмале
    .from = из Уксмала
gear-chichen-itza = Чичен-Ица
    .at = в Чичен-Ице
    .from = из Чичен-Ицы
good-corn = Зерно
    .count = { $amount ->
        [one] { $amount } Зерно
       *[other] { $amount } Зерна
    }
    .tile = Тайл Сбора Зерна
good-wood = Дерево
    .count = { $amount ->
        [one] { $amount } Дерево
       *[other] { $amount } Дерева
    }
    .tile = Тайл Сбора Дерева
good-stone = Камень
    .count = { $amount ->
        [one] { $amount } Камень
       *[other] { $amount } Камня
    }
    .tile = Камень
good-gold = Золото
    .count = { $amount ->
        [one] { $amount } Золото
       *[other] { $amount } Золота
    }
    .tile = Золото
good-skull = Череп
    .count = { $amount ->
        [one] { $amount } Череп
        [few] { $amount } Черепа
       *[many] { $amount } Черепов
    }
    .tile = Череп
resource-wood = Дерево
resource-stone = Камень
resource-gold = Золото
temple-chaac = Чак
    .at = в храме Чака
    .name = храм Чака
temple-quetzalcoatl = Кетцалькоатль
    .at = в храме Кетцалькоатля
    .name = храм Кетцалькоатля
temple-kukulkan = Кукулькан
    .at = в храме Кукулькана
    .name = храм Кукулькана
pair-chaac-quetzalcoatl = Чака и Кетцалькоатля
pair-chaac-kukulkan = Чака и Кукулькана
pair-quetzalcoatl-kukulkan = Кетцалькоатля и Кукулькана
technology-agriculture = сельское хозяйство
    .acc = сельское хозяйство
technology-extraction = добыча ресурсов
    .acc = добычу ресурсов
technology-architecture = архитектура
    .acc = архитектуру
technology-theology = теология
    .acc = теологию
harvest-wood = Собрать Дерево
harvest-corn = Собрать Зерно
harvest-burn = Сжечь лес ради Зерна и спуститься в храме
harvest-untiled = Собрать Зерно без Тайла

## Настройки

option-shrine-points = Очки на Здании A2-14
option-shrine-points-about = Сколько очков напечатано на Здании A2-14: источники расходятся.
option-shrine-points-3 = 3 очка
option-shrine-points-0 = 0 очков
option-last-jump = Последний скачок
option-last-jump-about = Можно ли продвинуть календарь на два дня в последний день перед четвёртым Днём Пищи.
option-last-jump-on = можно
option-last-jump-off = нельзя
option-devotion = Теология, уровень 2
option-devotion-about = Что позволяет купить ступень храма в Чичен-Ице.
option-devotion-action = совершённое действие
option-devotion-pick-up = возвращение Рабочего в руку
option-leftover-corn = Оставшееся Зерно
option-leftover-corn-about = Четыре Зерна — одно очко: учитываются ли четверти.
option-leftover-corn-quarters = четверти считаются
option-leftover-corn-rounded = округление вниз
option-score-floor = Меньше нуля
option-score-floor-about = Может ли счёт опуститься ниже нуля.
option-score-floor-off = может
option-score-floor-on = не может
option-theology-from-0 = Теология 1: с клетки 0
option-theology-from-0-about = Поднимает ли теология 1 Рабочего с клетки 0 к действию 1.
option-theology-from-0-on = да
option-theology-from-0-off = нет
option-theology-from-9 = Теология 1: с клетки 9
option-theology-from-9-about = Поднимает ли теология 1 Рабочего с клетки 9 к свободному выбору клетки 10.
option-theology-from-9-on = да
option-theology-from-9-off = нет
option-dummies-hold-time = Манекены и время
option-dummies-hold-time-about = Мешает ли Манекен на клетке 6 (в Чичен-Ице 9) продвинуть календарь на два дня.
option-dummies-hold-time-off = не мешает
option-dummies-hold-time-on = мешает
option-mercy-ties = Милость богов
option-mercy-ties-about = Кто выбирает из одинаково дешёвых клеток.
option-mercy-ties-player = игрок
option-mercy-ties-board = порядок поля
option-monument-skull = Череп за Монумент M-13
option-monument-skull-about = Куда уходит Череп, заплаченный за Монумент M-13.
option-monument-skull-bank = в банк
option-monument-skull-box = в коробку
option-short-skulls = Не хватает Черепов
option-short-skulls-about = Вы получили бы два Черепа, но остался один.
option-short-skulls-rest = взять один
option-short-skulls-none = ни одного
option-burn-beside-corn = Сжигание рядом с Зерном
option-burn-beside-corn-about = Можно ли сжечь лес, когда в группе есть открытый Тайл Зерна.
option-burn-beside-corn-on = можно
option-burn-beside-corn-off = нельзя
option-chained-architecture = Архитектура и A1-08
option-chained-architecture-about = Есть ли у Здания, построенного благодаря A1-08, своя архитектура.
option-chained-architecture-own = своя
option-chained-architecture-shared = общая
option-wealth-farm-building = Тайл Богатства W-U3
option-wealth-farm-building-about = Считается ли он Зданием для Монумента M-02.
option-wealth-farm-building-off = нет
option-wealth-farm-building-on = да
option-wasted-steps = Пропавшие ступени
option-wasted-steps-about = Можно ли заплатить за храмовое действие, если какую-то ступень нельзя пройти.
option-wasted-steps-on = можно
option-wasted-steps-off = нельзя
option-m02-counts-itself = Монумент M-02
option-m02-counts-itself-about = Учитывает ли он сам себя.
option-m02-counts-itself-on = да
option-m02-counts-itself-off = нет
option-borrow-again = Действие 5 Уксмала
option-borrow-again-about = Может ли оно заимствовать само себя.
option-borrow-again-on = может
option-borrow-again-off = не может
option-architecture-reward = Награда архитектуры
option-architecture-reward-about = До или после свойств Здания.
option-architecture-reward-before = до
option-architecture-reward-after = после
option-m11-below-start = Монумент M-11
option-m11-below-start-about = Что он приносит, когда все храмы ниже начальной ступени.
option-m11-below-start-zero = ноль
option-m11-below-start-negative = отрицательные очки
option-m12-negative = Монумент M-12
option-m12-negative-about = Учитывает ли он и отрицательные ступени.
option-m12-negative-on = да
option-m12-negative-off = нет

## Тайлы: номер, вид, цена, свойство

tile-building = { $frame } { $tile } ({ $price }): { $effects }
tile-monument = Монумент { $tile } ({ $price }), { $frame }: { $effects }
tile-wealth = [{ $effects }]
frame-farm = Ферма
frame-tomb = Гробница
frame-residential = Жилое Здание
frame-shrine = Святилище
effect-worker = новый Рабочий
effect-feeds = { $amount ->
    [1] кормит одного Рабочего
   *[other] кормит { $amount } Рабочих
}
effect-saves = каждому Рабочему нужно на { picture-goods-corn } меньше
effect-build = затем можно построить ещё одно Здание
effect-trade = обмен на рынке
effect-any-action = любое действие за { picture-goods-corn }
effect-steps = { $amount ->
    [1] ступень
    [2] две ступени
    [few] { $amount } ступени
   *[other] { $amount } ступеней
}
effect-temple-any = { effect-steps } в любом храме
effect-temple-chaac = { effect-steps } в храме Чака
effect-temple-quetzalcoatl = { effect-steps } в храме Кетцалькоатля
effect-temple-kukulkan = { effect-steps } в храме Кукулькана
effect-advance-any = { $amount ->
    [1] бесплатное развитие
    [2] два бесплатных развития
    [few] { $amount } бесплатных развития
   *[other] { $amount } бесплатных развитий
}
effect-advance-agriculture = { effect-advance-any } сельского хозяйства
effect-advance-extraction = { effect-advance-any } добычи ресурсов
effect-advance-architecture = { effect-advance-any } архитектуры
effect-advance-theology = { effect-advance-any } теологии
scoring-frame-tomb = { points } за каждую вашу Гробницу, считая Монументы с её рамкой (и этот)
scoring-frame-residential = { points } за каждое ваше Жилое Здание, считая Монументы с его рамкой (и этот)
scoring-frame-shrine = { points } за каждое ваше Святилище, считая Монументы с его рамкой (и этот)
scoring-everything-built = { points } за каждое ваше Здание и каждый ваш Монумент
scoring-all-monuments = очки за каждый построенный кем-либо Монумент: { $first }, { $second } или { $third } при { $for-first }, { $for-second } или { $for-third } игроках
scoring-corn-tiles = { points } за каждый ваш Тайл Зерна
scoring-wood-tiles = { points } за каждый ваш Тайл Дерева
scoring-workers = { scoring-points } за { $for-first }, { $for-second } или { $for-third } Рабочих
scoring-levels = { points } за каждый уровень технологий
scoring-top-levels = { scoring-points } за { $for-first }, { $for-second } или { $for-third } завершённые технологии
scoring-points = { $first }, { $second } или { $third } { $third ->
    [one] очко
    [few] очка
   *[many] очков
}
scoring-best-temple = { points } за каждую ступень выше начальной в вашем лучшем храме
scoring-temple-points = очки всех ступеней храмов ещё раз
scoring-offered-skulls = { points } за каждый Череп в Чичен-Ице

## Картинка: имена и подписи на поле. Подписи коротки; черта переносит строку

picture-board = Поле Тцолкина
picture-part-gears = Шестерёнки
picture-part-north = Север
picture-part-south = Юг
picture-part-tracks = Храмы
picture-part-tiles = Здания
picture-calendar = Календарь: каждый раунд он проходит один день, и с ним поворачиваются все шестерёнки.
picture-round = Раунд
picture-of-rounds = из { $rounds } · эпоха { $age }
picture-round-chip = Раунд { $round } из { $rounds }
picture-day = Раунд { $round }
picture-food-day = День Пищи
picture-food-today = сегодня День Пищи
picture-food-in = { $days ->
    [1] завтра
    [one] через { $days } раунд
    [few] через { $days } раунда
   *[many] через { $days } раундов
}
picture-food-mid = Раунд { $round }, День Пищи середины эпохи: накормите Рабочих, затем храмы дают материалы.
picture-food-end = Раунд { $round }, День Пищи конца эпохи: накормите Рабочих, затем храмы дают очки.
picture-over = конец
picture-corn-on-tooth = Одно Зерно тому, кто займёт Клетку Первого Игрока.
picture-first-player-short = первый|игрок
picture-first-player-space = Клетка Первого Игрока: в конце своего хода возьмите Зерно, накопленное на календаре (сейчас { $corn }); в конце раунда возьмите Маркер Первого Игрока, а если он уже у вас, передайте его налево.
picture-first-player = Первый игрок: { $name }.
picture-worker-first = { $name }: Рабочий на Клетке Первого Игрока

picture-city-palenque = Паленке: Зерно и Дерево из джунглей
picture-city-yaxchilan = Йашчилан: Дерево, Камень, Золото, Зерно и Черепа
picture-city-tikal = Тикаль: технологии, Здания, Монументы, храмы
picture-city-uxmal = Уксмал: обмен, Рабочие и действия за Зерно
picture-city-chichen-itza = Чичен-Ица: Черепа для богов
picture-space = { $gear } { $space }
picture-place-here = { $corn ->
    [one] Разместить Рабочего: { $gear } { $space } за { $corn } Зерно
   *[other] Разместить Рабочего: { $gear } { $space } за { $corn } Зерна
}
picture-skull-here = Здесь лежит Череп; это действие больше никому не доступно.
picture-worker = { $name }: Рабочий, { $place }.
picture-dummy = Манекен Рабочего, { $place }: он занимает клетку и едет вместе с шестерёнкой.
picture-hands = Доступные Рабочие и собранные Тайлы
picture-hand = { $name }: доступно Рабочих { $hand } из { $in_play }
picture-own-corn-tiles = { $name }: Тайлы Зерна из джунглей: { $amount }
picture-own-wood-tiles = { $name }: Тайлы Дерева из джунглей: { $amount }

picture-aim-tomorrow = { $place }, завтра { $number }: { $done }
picture-act-nothing = Без действия.
picture-act-choice = Любое действие этой шестерёнки от 1 до { $last } без платы за шаги назад.
picture-act-fishing = { $corn ->
    [one] Рыболовство: { $corn } Зерно.
   *[other] Рыболовство: { $corn } Зерна.
}
picture-act-harvest-corn = { $corn ->
    [one] Соберите Тайл Зерна: { $corn } Зерно.
   *[other] Соберите Тайл Зерна: { $corn } Зерна.
}
picture-act-harvest = Соберите Тайл Зерна ({ $corn ->
    [one] { $corn } Зерно
   *[other] { $corn } Зерна
}) или Тайл Дерева ({ $wood ->
    [one] { $wood } Дерево
   *[other] { $wood } Дерева
}).
picture-act-sacrifice = Оставьте здесь Череп: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} и ступень { $temple }.
picture-act-sacrifice-cube = Оставьте здесь Череп: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, ступень { $temple } и любой Ресурс.
picture-act-tikal-1 = Продвиньтесь в технологии.
picture-act-tikal-2 = Постройте Здание.
picture-act-tikal-3 = Продвиньтесь в технологиях один или два раза.
picture-act-tikal-4 = Постройте одно или два Здания или один Монумент.
picture-act-tikal-5 = Заплатите Ресурс за ступень в каждом из двух храмов.
picture-act-uxmal-1 = Заплатите { picture-goods-corn } за ступень в храме.
picture-act-uxmal-2 = Обменивайте Ресурсы и Зерно на рынке.
picture-act-uxmal-3 = Возьмите нового Рабочего.
picture-act-uxmal-4 = Постройте Здание, заплатив по { picture-goods-corn } за каждый Ресурс его цены.
picture-act-uxmal-5 = Заплатите { picture-goods-corn } за любое действие Паленке, Йашчилана, Тикаля или Уксмала.
picture-goods-corn = { $amount ->
    [one] { $amount } Зерно
   *[other] { $amount } Зерна
}
picture-goods-wood = { $amount ->
    [one] { $amount } Дерево
   *[other] { $amount } Дерева
}
picture-goods-stone = { $amount ->
    [one] { $amount } Камень
   *[other] { $amount } Камня
}
picture-goods-gold = { $amount ->
    [one] { $amount } Золото
   *[other] { $amount } Золота
}
picture-goods-skull = { $amount ->
    [one] { $amount } Череп
    [few] { $amount } Черепа
   *[many] { $amount } Черепов
}

picture-jungle = Джунгли
picture-jungle-group = Тайлы действия { $group } в Паленке
picture-corn-tiles = Открытые Тайлы Зерна, Паленке { $group }: { $amount }
picture-wood-tiles = Тайлы Дерева, Паленке { $group }: { $amount }
picture-wood-tile = Тайл Дерева, Паленке { $group }; под ним Тайл Зерна
picture-burned = Сожжённые Тайлы Дерева: { $amount }
picture-bank = Рынок и банк
picture-market = { $corn ->
    [one] Рынок: 1 { $resource } ⇄ { $corn } Зерно
   *[other] Рынок: 1 { $resource } ⇄ { $corn } Зерна
}
picture-skulls-left = Черепа в банке: { $amount }

picture-step = { $temple }, ступень { $step }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} в конце эпохи.
picture-step-good = В середине эпохи: 1 { $good } каждому, кто стоит здесь или выше.
picture-step-top = Вершина: место только для одного игрока, который снова получает дополнительный день.
picture-highest = { $temple }: тот, кто выше всех, получает { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
} в конце первой эпохи и { $second ->
    [one] { $second } очко
    [few] { $second } очка
   *[many] { $second } очков
} в конце второй; при равенстве — половину.
picture-marker-temple = { $name }: { $temple }, ступень { $step }

picture-technologies = Технологии
picture-advance-price = Цена развития до этого уровня: { $amount ->
    [one] { $amount } Ресурс
    [few] { $amount } Ресурса
   *[many] { $amount } Ресурсов
}
picture-level = { $technology }, уровень { $level }:
picture-bonus = { $technology }, после уровня { $amount }, сколько угодно раз:
picture-level-agriculture-1 = ещё { picture-goods-corn } за каждый сбор.
picture-level-agriculture-2 = ещё { picture-goods-corn } за рыболовство; Зерно можно собирать без Тайла.
picture-level-agriculture-3 = ещё { picture-goods-corn } за каждый сбор.
picture-level-agriculture-4 = ступень в храме.
picture-level-extraction-1 = ещё 1 Дерево всякий раз, когда вы берёте Дерево в Йашчилане или Паленке.
picture-level-extraction-2 = ещё 1 Камень всякий раз, когда вы берёте Камень в Йашчилане.
picture-level-extraction-3 = ещё 1 Золото всякий раз, когда вы берёте Золото в Йашчилане.
picture-level-extraction-4 = { $amount ->
    [one] { $amount } любой Ресурс.
    [few] { $amount } любых Ресурса.
   *[many] { $amount } любых Ресурсов.
}
picture-level-architecture-1 = { picture-goods-corn } за Здание; одно Здание за действие.
picture-level-architecture-2 = { points } за Здание; одно Здание за действие.
picture-level-architecture-3 = Здание стоит на один Ресурс меньше (в четвёртом действии Уксмала на { picture-goods-corn }); одно Здание за действие.
picture-level-architecture-4 = { points }.
picture-level-theology-1 = в Чичен-Ице можно совершить действие на одну клетку дальше.
picture-level-theology-2 = после действия в Чичен-Ице можно заплатить Ресурс за ступень в храме.
picture-level-theology-3 = ещё один Череп всякий раз, когда вы берёте Череп в Йашчилане.
picture-level-theology-4 = один Череп.
picture-marker-technology = { $name }: { $technology }, уровень { $level }

picture-buildings = Здания
picture-deck = в колоде: { $amount }
picture-monuments = Монументы
picture-monuments-note = очки в конце игры
picture-monument-built = Строитель: { $name }; сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
picture-wealth = Начальное Богатство
picture-wealth-secret = тайна, пока не выбрали все
picture-keep = Оставить: { $one }; и { $two }

picture-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
picture-workers = Доступные Рабочие: { $hand } из { $in_play }
picture-feeding = Зерна нужно в День Пищи: { $corn } (на каждого Рабочего { $each }; фермы кормят { $free })
picture-own-buildings = Здания
picture-own-monuments = Монументы
picture-extra-day = Дополнительный день ещё есть
picture-extra-day-used = Дополнительный день использован
picture-a-worker = Рабочий
picture-row-goods = Запасы
picture-row-people = Рабочие и жетоны

# The score sheet

source-goods = оставшиеся Зерно и ресурсы
source-skulls = Черепа
