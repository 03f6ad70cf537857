### Теотиуакан по-русски. Атрибуты слова — его формы, а у жетонов `effect`: что жетон делает.

title = Теотиуакан. Город богов
about = Ведите работников вокруг города, возводите пирамиду Солнца и чтите храмы, пока не прошли три затмения.
edition = базовая игра с Теотиботом
deviation-1 = Первый игрок — место 1; кто там сидит, решает стол.
deviation-2 = Шаг по храму на выбор делается в храме, где можно подняться, если такой есть: пропажа шага никому не выгодна (R39).
deviation-3 = Ресурсы награды приходят раньше её шагов по храмам: никакой другой порядок никому не лучше.
deviation-4 = Продвинутое поклонение делюкс-издания (R50) не входит в базовую игру.

## Люди

who = { $seat ->
    [0] Нейтральный игрок
    [1] Игрок 1
    [2] Игрок 2
    [3] Игрок 3
    [4] Игрок 4
   *[other] { $seat }
}

## Что требуется

decision-keep-tile = { $number ->
    [1] Выберите первый из двух начальных жетонов, которые вы оставите себе.
   *[other] Выберите второй начальный жетон, который вы оставите себе.
}
decision-draft-tile = { $number ->
    [1] Выберите первый начальный жетон.
   *[other] Выберите второй начальный жетон.
}
decision-raise-die = Ещё одно увеличение силы: выберите начального работника, который его получит.
decision-place-die = { $number ->
    [1] Выберите планшет для первого работника.
    [2] Выберите планшет для второго работника.
   *[other] Выберите планшет для третьего работника.
}
decision-turn = Переместите работника по часовой стрелке или верните всех своих молящихся работников.
decision-second-mover = Выберите второго работника, который пойдёт вместе с первым.
decision-action = Что сделает работник { $board ->
    [palace] во дворце
    [forest] в лесу
    [quarry] в каменоломне
    [gold] на прииске
    [alchemy] на планшете жрецов
    [nobles] на планшете знати
    [decorations] на планшете ремесленников
   *[construction] на планшете архитектора
}?
decision-seek = Что даст поклонение: свойство, жетон открытия или то и другое за 1 какао?
decision-pay = Заплатить { $amount } какао или использовать жетон «Какао не нужно»?
decision-claim = Хотите ли вы приобрести жетон открытия? Его стоимость нужно оплатить.
decision-wide-step = Взять указанный бонус { $temple ->
    [blue] синего
    [red] красного
   *[green] зелёного
} храма или вместо него жетон открытия?
decision-any-temple = Выберите храм, в котором вы продвинетесь.
decision-any-resource = { $amount ->
    [one] Выберите { $amount } ресурс.
    [few] Выберите { $amount } ресурса, один за другим.
   *[many] Выберите { $amount } ресурсов, один за другим.
}
decision-step-order = Два продвижения в храмах: какое будет первым?
decision-exchange = { $royal ->
    [R2] Жетон вождя 2: заплатить 1 какао за 1 дерево и 1 камень? { times-left }
    [R3] Жетон вождя 3: отдать 1 ресурс за { $cocoa } какао? { times-left }
    [R6] Жетон вождя 6: заплатить 1 какао за 1 камень и 1 золото? { times-left }
    [R7] Жетон вождя 7: заплатить 1 какао и 1 ресурс за { $times ->
        [one] { $times } ресурс
        [few] { $times } ресурса
       *[many] { $times } ресурсов
    } на ваш выбор?
   *[R8] Жетон вождя 8: заплатить 1 какао за продвижение в любом храме? { times-left }
}
times-left = { $times ->
    [one] Это можно сделать ещё { $times } раз.
    [few] Это можно сделать до { $times } раз.
   *[many] Это можно сделать до { $times } раз.
}
decision-give = Выберите ресурс, который вы отдаёте.
decision-learn = Выберите технологию, которую вы осваиваете.
decision-build = Выберите ряд для здания.
decision-decorate = Выберите жетон украшения и сторону пирамиды.
decision-stone = Выберите строительный блок.
decision-spot = Выберите место для строительного блока.
decision-rotate = Выберите, как повернуть строительный блок.
decision-price = Технология 15: какую часть стоимости вы уменьшаете?
decision-power-up = { $how ->
    [must] Увеличьте силу работника.
    [tile] Увеличьте силу работника.
    [may] Вы можете ещё раз увеличить силу работника, того же или другого.
   *[paid] Технология 13: заплатить 1 какао, чтобы ещё раз увеличить силу работника?
}
decision-ascension = Работник совершает вознесение: выберите награду на круге вознесения.
decision-moment = Прежде чем продолжить: хотите использовать жетон или вернуть своих молящихся работников?
decision-end-turn = Хотите ли вы сделать что-нибудь ещё до конца хода?
decision-salary = { $due ->
    [one] Плата за работников: { $due } какао. Если не заплатить, вы потеряете { penalty }.
    [few] Плата за работников: { $due } какао. За каждое незаплаченное какао вы теряете { penalty }.
   *[many] Плата за работников: { $due } какао. За каждое незаплаченное какао вы теряете { penalty }.
}

## Что можно сделать

action-keep = Оставить { $starting }: { $starting-effect }
    .log = оставляет себе начальный жетон { $starting }
action-raise = Увеличить силу работника с силой { $power }
    .log = увеличивает силу работника с силой { $power }
action-station = Поставить работника { $board-to }
action-rest = Вернуть всех своих молящихся работников (занимает весь ход)
action-move = Переместить работника с силой { $power } { $board-from } { $steps ->
    [one] на { $steps } планшет вперёд
    [few] на { $steps } планшета вперёд
   *[many] на { $steps } планшетов вперёд
}
    .log = перемещает работника с силой { $power } { $board-from }
action-along = Взять с собой работника с силой { $power }
action-collect = Собрать какао
action-worship = Поклонение { $worship }
action-main = Основное действие
    .log = выполняет основное действие
action-seek = { $seek }
    .log = выбирает: «{ $seek }»
action-pay = Заплатить какао
action-pay-by-tile = Не платить и использовать жетон «Какао не нужно»
action-claim = Приобрести { $discovery } ({ $discovery-price })
action-decline = Не приобретать жетон открытия
    .log = не приобретает жетон открытия
action-reward = Взять указанный бонус
    .log = берёт указанный бонус
action-temple = Продвинуться { $temple-at }
action-take = Взять 1 { $resource }
action-exchange = Обменять
action-give = Отдать 1 { $resource }
action-stop = Закончить
    .log = на этом заканчивает
action-learn = Освоить технологию { $technology }: { $technology-effect }
action-build = { $row ->
    [1] Построить здание в верхнем ряду
    [2] Построить здание в среднем ряду
   *[3] Построить здание в нижнем ряду
}
action-decorate = Выложить украшение { $decoration } { $side-on }
action-stone = Взять строительный блок { $stone }
    .log = берёт строительный блок { $stone }
action-spot = Выложить: { $spot }
    .log = выбирает место для него: { $spot }
action-rotate = { $rotation }
    .log = выбирает, как его повернуть: «{ $rotation }»
action-price = { $price }
action-power = Увеличить силу работника с силой { $power } { $board-at }
action-skip = Не увеличивать силу
    .log = не увеличивает силу
action-ascend = { $wheel }
    .log = выбирает за вознесение: «{ $wheel }»
action-done = Закончить ход
action-go-on = Продолжить
action-salary = { $amount ->
    [0] Ничего не платить
   *[other] Заплатить { $amount } какао
}
    .log = { $amount ->
        [0] ничего не платит
       *[other] платит { $amount } какао
    }
action-salary-by-tile = Не платить за работников и использовать жетон «Какао не нужно»
action-unlock = Заплатить { $cocoa } какао и вернуть всех своих молящихся работников
action-unlock-by-tile = Использовать жетон «Какао не нужно» и вернуть всех своих молящихся работников
action-use = Использовать жетон: { $discovery-effect }

## Почему нельзя

reason-not-enough-cocoa = Вам не хватает какао.
reason-not-enough-wood = Вам не хватает дерева.
reason-not-enough-stone = Вам не хватает камня.
reason-not-enough-gold = Вам не хватает золота.
reason-nothing-locked = Ни один ваш работник не молится.
reason-no-unlocked-worker = У вас нет свободных работников.
reason-no-second-worker = Для двойного перемещения нужны два ваших свободных работника на одном планшете.
reason-no-worship-here = На этом планшете нет такого места поклонения.
reason-own-worker-worships = Там молится ваш собственный работник; вытеснить можно только чужого.
reason-no-main-action = Во дворце нет основного действия.
reason-no-discovery-tile = Здесь нет жетона открытия.
reason-royal-ability-compulsory = Во дворце свойство жетона вождя обязательно; взять один только жетон открытия нельзя.
reason-temple-finished = Вы уже на самой верхней ступени этого храма.
reason-temple-top-taken = На самой верхней ступени этого храма стоит другой игрок.
reason-already-learnt = Эта технология у вас уже есть.
reason-row-needs-more-workers = Для нижнего ряда нужны два работника или один { strong-worker }.
reason-no-technology = Вы уже освоили все выложенные технологии.
reason-no-building-left = Все здания построены.
reason-row-full = Ряд заполнен.
reason-row-of-other-count = Пока в ряду, который соответствует числу ваших работников, есть место, строить нужно там.
reason-no-decoration-place = Нет открытого места для украшения.
reason-no-decoration-left = Жетонов украшений не осталось.
reason-no-stone-place = В пирамиде нет места для ещё одного блока.
reason-not-supported = Под блоком должны лежать четыре блока предыдущего уровня.
reason-spot-taken = Там уже лежит строительный блок.
reason-no-resource = У вас нет этого ресурса.
reason-only-before-moving = Этот жетон можно использовать только перед перемещением.
reason-only-in-main-action = Этот жетон можно использовать только во время основного действия у жрецов, знати или архитектора.
reason-three-workers-count = Учитываются не больше трёх работников.
reason-only-for-payment = Этот жетон используют, когда нужно заплатить какао.
reason-fourth-worker-in-play = Ваш четвёртый работник уже в игре.
reason-board-taken = Там уже стоит ваш работник; работники начинают на трёх разных планшетах.
reason-no-free-cocoa-tile = У вас нет жетона «Какао не нужно».
reason-tile-played = Для этого перемещения вы уже использовали жетон.
reason-stone-first = Нужно выложить хотя бы один строительный блок.
reason-enough-stones = Вы уже выложили по блоку за каждого работника.
reason-payment-first = Тогда вам не хватит на то, что вы уже начали.
reason-power-ups-counted = Увеличения силы за это действие уже посчитаны.
reason-moved-worker-acts = Силу перемещённого работника можно увеличить только после его действия.

## Что произошло

event-reveal = Открыты новые жетоны ({ $cause }).
event-gain = { who } получает { $thing-count } ({ $cause }).
event-pay = { who } платит { $thing-count } ({ $cause }).
event-turn = Ходит { who }.
event-move = { who } перемещает { $amount ->
    [one] работника
   *[other] двух работников
} { $thing-to }.
event-lock = { who } совершает поклонение { $thing-at }.
event-unlock = { who }: работник { $thing-at } снова свободен.
event-step = { who } продвигается до ступени { $amount } { $thing-at } ({ $cause }).
event-step-lost = { who } не может продвинуться { $thing-at }; продвижение пропадает.
event-avenue = { who } продвигается по Дороге мёртвых до плиты { $amount } ({ $cause }).
event-track = { who } продвигается по алтарю пирамиды до плиты { $amount }.
event-power-up = { who }: у работника { $thing-at } теперь сила { $amount }.
event-ascend = { who }: работник { $thing-at } совершает вознесение.
event-fourth-worker = { who }: четвёртый работник выходит во дворец с силой { $power }.
event-learn = { who } осваивает технологию { $thing }: { $thing-effect }
event-build = { who } строит здание в { $thing ->
    [1] верхнем
    [2] среднем
   *[3] нижнем
} ряду.
event-decorate = { who } выкладывает украшение { $thing }.
event-stone = { who } выкладывает строительный блок: { $thing }.
event-claim = { who } приобретает { $thing }.
event-use = { who } использует { $thing }.
event-light-disc = Светлая фишка переходит на ячейку { $amount } ({ $cause }).
event-discs-meet = Фишки календаря встретились: приближается { $amount ->
    [1] первое
    [2] второе
   *[3] третье
} затмение.
event-pyramid-finished = Пирамида завершена; следующее затмение — последнее.
event-eclipse = { $amount ->
    [1] Первое
    [2] Второе
   *[3] Третье
} затмение.
event-neutral = Нейтрального работника ставят { $thing-to }.
event-keep = { who } оставляет себе начальный жетон { $thing }.
event-place = { who } ставит работника с силой { $amount } { $thing-to }.
event-bot-roll = Теотибот бросает кубики: { $thing } и { $amount }.
event-bot-tile = Теотибот использует жетон для суммы { $amount } («{ $thing }»).
event-bot-move = Теотибот перемещает работника { $thing-to }.
event-bot-second = Теотибот выбирает второй вариант жетона { $thing-at }.
event-bot-fallback = Теотибот не может выполнить жетон.
event-game-over = Игра окончена.
event-unpaid = { who } теряет { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
} ({ $cause }).
event-discard = Сброшен { $thing }.

## Почему это произошло

cause-setup = подготовка
cause-starting-tile = начальный жетон
cause-turn = ход
cause-collect = сбор какао
cause-worship = поклонение
cause-main-action = основное действие
cause-royal-tile = жетон вождя
cause-temple = ступень храма
cause-discovery = жетон открытия
cause-technology = технология
cause-others-learn = технологию осваивает другой игрок
cause-nobles = здание
cause-decoration = украшение
cause-match = совпавшие символы
cause-level = строительный блок
cause-ascension = вознесение
cause-unlocking = возвращение работников
cause-avenue-score = Дорога мёртвых
cause-track-leader = дальше всех по алтарю пирамиды
cause-track-score = алтарь пирамиды
cause-masks = маски
cause-salary = плата за работников
cause-temple-bonus = бонус храма
cause-teotibot = Теотибот
cause-alchemy = жрецы
cause-leftovers = остаток запаса
cause-calendar = календарь

## Планшеты, запасы, храмы

board-palace = Дворец
    .to = во дворец
    .at = во дворце
    .from = из дворца
    .effect = Поклонение на жетонах вождей; здесь начинают заново вознёсшиеся работники. Основного действия нет.
board-forest = Лес
    .to = в лес
    .at = в лесу
    .from = из леса
    .effect = Основное действие: получить дерево. Поклонение: продвижение в красном храме.
board-quarry = Каменоломня
    .to = в каменоломню
    .at = в каменоломне
    .from = из каменоломни
    .effect = Основное действие: получить камень. Поклонение: продвижение в зелёном храме.
board-gold = Прииск
    .to = на прииск
    .at = на прииске
    .from = с прииска
    .effect = Основное действие: получить золото. Поклонение: продвижение в синем храме.
board-alchemy = Жрецы
    .to = к жрецам
    .at = на планшете жрецов
    .from = с планшета жрецов
    .effect = Основное действие: заплатить золото за технологию и продвинуться в храме её столбца.
board-nobles = Знать
    .to = к знати
    .at = на планшете знати
    .from = с планшета знати
    .effect = Основное действие: заплатить { $price ->
        [one] { $price } дерево
       *[other] { $price } дерева
    } за здание, получить очки его ячейки и продвинуться по Дороге мёртвых.
board-decorations = Ремесленники
    .to = к ремесленникам
    .at = на планшете ремесленников
    .from = с планшета ремесленников
    .effect = Основное действие: заплатить { $price ->
        [one] { $price } золото
       *[other] { $price } золота
    } (на 1 меньше за каждого следующего работника) и украсить пирамиду. Поклонение: продвижение в любом храме.
board-construction = Архитектор
    .to = к архитектору
    .at = на планшете архитектора
    .from = с планшета архитектора
    .effect = Основное действие: выложить до одного блока за каждого работника; блок стоит { $price ->
        [one] { $price } камень
       *[other] { $price } камня
    }, а выше первого уровня ещё и дерево.

good-wood = дерево
    .count = { $amount ->
        [one] { $amount } дерево
       *[other] { $amount } дерева
    }
good-stone = камень
    .count = { $amount ->
        [one] { $amount } камень
       *[other] { $amount } камня
    }
good-gold = золото
    .count = { $amount ->
        [one] { $amount } золото
       *[other] { $amount } золота
    }
good-cocoa = какао
    .count = { $amount } какао
good-points = победные очки
    .count = { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    }
resource-wood = дерево
resource-stone = камень
resource-gold = золото
temple-blue = синий храм
    .at = в синем храме
temple-red = красный храм
    .at = в красном храме
temple-green = зелёный храм
    .at = в зелёном храме
side-top = верхняя сторона
    .on = на верхней стороне
side-right = правая сторона
    .on = на правой стороне
side-bottom = нижняя сторона
    .on = на нижней стороне
side-left = левая сторона
    .on = на левой стороне
worship-temple = у храма
worship-royal-a = на жетоне вождя A
worship-royal-b = на жетоне вождя B
worship-royal-c = на жетоне вождя C
seek-ability = Использовать свойство
seek-discovery = Приобрести жетон открытия
seek-ability-then-discovery = Заплатить 1 какао: сначала свойство, потом жетон открытия
seek-discovery-then-ability = Заплатить 1 какао: сначала жетон открытия, потом свойство
price-full = Заплатить полностью
price-less-stone = Заплатить на 1 камень меньше
price-less-wood = Заплатить на 1 дерево меньше
rotation-r0 = Без поворота
rotation-r90 = Четверть оборота по часовой стрелке
rotation-r180 = Пол-оборота
rotation-r270 = Четверть оборота против часовой стрелки
goods-free = бесплатно
goods-wood = { $amount ->
    [one] { $amount } дерево
   *[other] { $amount } дерева
}
goods-stone = { $amount ->
    [one] { $amount } камень
   *[other] { $amount } камня
}
goods-gold = { $amount ->
    [one] { $amount } золото
   *[other] { $amount } золота
}
goods-cocoa = { $amount } какао
goods-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
goods-any = { $amount ->
    [one] { $amount } любой ресурс
    [few] { $amount } любых ресурса
   *[many] { $amount } любых ресурсов
}
mask = Маска, которая есть { $copies ->
    [1] только на одном жетоне
    [2] на двух жетонах
    [3] на трёх жетонах
   *[other] на { $copies } жетонах
}; наборы разных масок приносят очки при каждом затмении.
strong-worker = с силой { $strong } или { $strongest }
penalty = { $penalty ->
    [one] { $penalty } очко
    [few] { $penalty } очка
   *[many] { $penalty } очков
}
some-wood = { $wood ->
    [one] { $wood } дерево
   *[other] { $wood } дерева
}
some-stone = { $stone ->
    [one] { $stone } камень
   *[other] { $stone } камня
}
wheel-points = { goods-points }
wheel-cocoa = { goods-cocoa }
wheel-temple = Продвижение в любом храме
wheel-two-steps = Заплатить { $cocoa } какао: { $amount ->
    [2] два продвижения
    [few] { $amount } продвижения
   *[other] { $amount } продвижений
} в любых храмах
wheel-worker = Четвёртый работник (сила { $power }) и { goods-cocoa }

## Жетоны открытий

discovery-mask-1 = жетон с маской 1
    .price = { $price }
    .effect = { mask }
discovery-mask-2 = жетон с маской 2
    .price = { $price }
    .effect = { mask }
discovery-mask-3 = жетон с маской 3
    .price = { $price }
    .effect = { mask }
discovery-mask-4 = жетон с маской 4
    .price = { $price }
    .effect = { mask }
discovery-mask-5 = жетон с маской 5
    .price = { $price }
    .effect = { mask }
discovery-mask-6 = жетон с маской 6
    .price = { $price }
    .effect = { mask }
discovery-mask-7 = жетон с маской 7
    .price = { $price }
    .effect = { mask }
discovery-score-4 = жетон «{ goods-points }»
    .price = { $price }
    .effect = Получите { goods-points }.
discovery-resources-3 = жетон «{ goods-any }»
    .price = { $price }
    .effect = Получите { goods-any }.
discovery-resources-2 = жетон «{ goods-any }»
    .price = { $price }
    .effect = Получите { goods-any }.
discovery-avenue-step = жетон «Дорога мёртвых»
    .price = { $price }
    .effect = Продвиньтесь на одну плиту по Дороге мёртвых.
discovery-temple-any = жетон «Любой храм»
    .price = { $price }
    .effect = Продвиньтесь на одну ступень в любом храме.
discovery-temple-blue = жетон «Синий храм»
    .price = { $price }
    .effect = Продвиньтесь на одну ступень в синем храме.
discovery-temple-red = жетон «Красный храм»
    .price = { $price }
    .effect = Продвиньтесь на одну ступень в красном храме.
discovery-temple-green = жетон «Зелёный храм»
    .price = { $price }
    .effect = Продвиньтесь на одну ступень в зелёном храме.
discovery-cocoa-4 = жетон «{ goods-cocoa }»
    .price = { $price }
    .effect = Получите { goods-cocoa }.
discovery-power-ups-2 = жетон «Двойное увеличение силы»
    .price = { $price }
    .effect = Увеличьте силу своих свободных работников { $amount ->
        [2] дважды
       *[other] столько раз: { $amount },
    } на любых планшетах.
discovery-double-move = жетон «Двойное перемещение»
    .price = { $price }
    .effect = Перед перемещением: второй работник с того же планшета идёт вместе с первым.
discovery-free-cocoa = жетон «Какао не нужно»
    .price = { $price }
    .effect = Один раз не платите какао: за основное действие, за поклонение или за работников при затмении.
discovery-any-distance = жетон «Любое расстояние»
    .price = { $price }
    .effect = Перед перемещением: идите на любой планшет.
discovery-extra-worker = жетон «Дополнительный работник»
    .price = { $price }
    .effect = Во время основного действия у жрецов, знати или архитектора: считается, что у вас на одного работника больше.

## Технологии, жетоны вождей, бонусы храмов

technology-1 = технология 1
    .price = { $price }
    .effect = { goods-cocoa } за каждого вашего работника, который приходит во дворец или проходит через него.
technology-3 = технология 3
    .price = { $price }
    .effect = { goods-points } после основного действия у жрецов или у знати.
technology-5 = технология 5
    .price = { $price }
    .effect = После основного действия в лесу, каменоломне или на прииске ещё { $amount ->
        [one] { $amount } ресурс
        [few] { $amount } ресурса
       *[many] { $amount } ресурсов
    } этого планшета.
technology-7 = технология 7
    .price = { $price }
    .effect = { $cocoa } какао и { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } после основного действия в лесу, каменоломне или на прииске.
technology-9 = технология 9
    .price = { $price }
    .effect = { goods-points } после основного действия у ремесленников.
technology-11 = технология 11
    .price = { $price }
    .effect = { goods-points } после основного действия у архитектора.
technology-13 = технология 13
    .price = { $price }
    .effect = После увеличения силы за основное действие можно заплатить { goods-cocoa } за ещё одно на том же планшете.
technology-15 = технология 15
    .price = { $price }
    .effect = У архитектора считается, что у вас на одного работника больше, а цена снижается на 1 дерево или 1 камень.
technology-17 = технология 17
    .price = { $price }
    .effect = Продвижение в любом храме после основного действия у архитектора.

royal-r1 = жетон вождя 1
    .effect = Получите столько какао, какова сила работника, и ещё { $plus }.
royal-r2 = жетон вождя 2
    .effect = До стольких раз, какова сила работника: заплатите { $cocoa } какао за { some-wood } и { some-stone }.
royal-r3 = жетон вождя 3
    .effect = До стольких раз, какова сила работника: отдайте ресурс за { $cocoa } какао.
royal-r4 = жетон вождя 4
    .effect = { goods-points } за каждую вашу технологию, но не больше чем за столько технологий, какова сила работника.
royal-r5 = жетон вождя 5
    .effect = { goods-points } за каждую плиту алтаря пирамиды, которую вы прошли, но не больше чем за столько плит, какова сила работника.
royal-r6 = жетон вождя 6
    .effect = До стольких раз, какова сила работника: заплатите { $cocoa } какао за { some-stone } и { $gold ->
        [one] { $gold } золото
       *[other] { $gold } золота
    }.
royal-r7 = жетон вождя 7
    .effect = Один раз: заплатите { $cocoa } какао и ресурс и получите столько любых ресурсов, какова сила работника.
royal-r8 = жетон вождя 8
    .effect = До стольких раз, какова сила работника минус { $less }: заплатите { $cocoa } какао за продвижение в любом храме.
royal-r9 = жетон вождя 9
    .effect = { goods-points } за каждую вашу плиту Дороги мёртвых, но не больше, чем сила работника и ещё { $plus }.

bonus-tb1 = бонус храма: маски
    .effect = Ваш лучший набор масок приносит очки ещё раз.
bonus-tb2 = бонус храма: технологии
    .effect = { goods-points } за каждую вашу технологию.
bonus-tb3 = бонус храма: { goods-points }
    .effect = { goods-points }.
bonus-tb4 = бонус храма: Дорога мёртвых
    .effect = { goods-points } за каждую вашу плиту Дороги мёртвых.
bonus-tb5 = бонус храма: храмы
    .effect = { goods-points } за каждый жетон бонуса храма, до которого вы дошли, включая этот.
bonus-tb6 = бонус храма: открытия
    .effect = { goods-points } за каждый ваш жетон открытия без маски, использованный или нет.
bonus-tb7 = бонус храма: работники
    .effect = { goods-points } за каждого вашего работника в игре с силой не больше { $weak } и { $more } за каждого { strong-worker }.

## Начальные жетоны

tile-starting = { $tile } ({ $boards })
    .effect = { $effects }.
effect-step-blue = продвижение в синем храме
effect-step-red = продвижение в красном храме
effect-step-green = продвижение в зелёном храме
effect-avenue = продвижение по Дороге мёртвых
effect-power-up = увеличение силы
effect-technology = технология с наименьшим номером и продвижение в её храме
effect-linked = возможность купить лежащий рядом жетон открытия

## Жетоны действий Теотибота

bottile-alchemy = Жрецы
    .effect = Платит { $price ->
        [one] { $price } золото
       *[other] { $price } золота
    } за технологию; иначе дважды увеличивает силу самого слабого свободного работника.
bottile-construction = Архитектор
    .effect = Платит { $price ->
        [one] { $price } камень
       *[other] { $price } камня
    } за строительный блок; иначе получает { goods-stone } в каменоломне.
bottile-decorations = Ремесленники
    .effect = Платит { $price ->
        [one] { $price } золото
       *[other] { $price } золота
    } за украшение; иначе получает { goods-gold } на прииске.
bottile-mask-collection = Коллекция масок
    .effect = Покупает у места поклонения маску, которой у него нет.
bottile-mastery = Выполнение действий
    .effect = Его самый сильный свободный работник, который может это сделать, выполняет действие своего планшета.
bottile-nobles = Знать
    .effect = Платит { $price ->
        [one] { $price } дерево
       *[other] { $price } дерева
    } за здание; иначе получает { goods-wood } в лесу.
bottile-worship = Поклонение
    .effect = Его молящийся работник переходит на следующее место поклонения у храма и продвигается там.

## Настройки

option-start = Начальные жетоны
option-start-about = Начальные жетоны раздаются (четыре, из них вы оставляете два), выбираются по очереди или заменяются готовой раскладкой для первой партии.
option-start-dealt = раздача
option-start-draft = выбор по очереди
option-start-first-game = первая партия
option-total-eclipse = Полное затмение
option-total-eclipse-about = Затмение наступает сразу после хода, в котором встретились фишки календаря, а при ничьей побеждает тот, кто ходит позже.
option-total-eclipse-off = нет
option-total-eclipse-on = да
option-glyph-match = Знак на знаке
option-glyph-match-about = Приносит ли очко маленький бледный знак, положенный на такой же, как и любой другой символ.
option-glyph-match-scores = 1 очко
option-glyph-match-nothing = ничего
option-building-row = Ряд зданий
option-building-row-about = Последние два числа ряда зданий.
option-building-row-ends-1-1 = 1 и 1
option-building-row-ends-2-2 = 2 и 2
option-pyramid-track = Алтарь пирамиды
option-pyramid-track-about = Последняя плита алтаря пирамиды.
option-pyramid-track-10 = плита 10
option-pyramid-track-9 = плита 9
option-p25 = Строительный блок P25
option-p25-about = Какой символ строительного блока P25 цветной.
option-p25-red = красное лицо
option-p25-blue = синяя фигура
option-early-pyramid = Пирамида завершена раньше
option-early-pyramid-about = Сколько стоит плита алтаря пирамиды при затмении, которое наступило раньше из-за завершения пирамиды.
option-early-pyramid-ordinal = как при этом затмении
option-early-pyramid-third = как при третьем
option-leader-at-zero = Лидер на нуле
option-leader-at-zero-about = Кто получает { goods-points } за первенство на алтаре пирамиды, когда все стоят в начале.
option-leader-at-zero-nobody = никто
option-leader-at-zero-all = все
option-technology-1-double = Технология 1 и двойное перемещение
option-technology-1-double-about = Что приносит технология 1, когда через дворец проходят два работника сразу.
option-technology-1-double-each = 1 какао за каждого
option-technology-1-double-once = 1 какао всего
option-technology-1-far = Технология 1 и любое расстояние
option-technology-1-far-about = Приносит ли технология 1 какао, когда при перемещении на любое расстояние работник проходит через дворец, или только когда он там останавливается.
option-technology-1-far-passing = достаточно пройти
option-technology-1-far-ending = только остановка
option-free-cocoa = Жетон «Какао не нужно»
option-free-cocoa-about = Заменяет ли жетон также { $unlocking } какао за возвращение работников, { $steps } какао за награду вознесения и обмены жетонов вождей.
option-free-cocoa-listed = только обычные случаи
option-free-cocoa-extended = и эти тоже
option-royal-exchange = Обмены вождей
option-royal-exchange-about = Может ли встать на жетон вождя тот, кто не способен оплатить даже первый обмен.
option-royal-exchange-may-be-empty = может
option-royal-exchange-must-begin = не может
option-setup-order = Порядок подготовки
option-setup-order-about = Каждый игрок получает всё по жетонам и ставит работников до следующего, или сначала все получают, а потом все ставят.
option-setup-order-seat-by-seat = игрок за игроком
option-setup-order-benefits-first = сначала получение
option-neutral-pool = Жетоны для нейтральных работников
option-neutral-pool-about = По каким начальным жетонам расставляются нейтральные работники при подготовке.
option-neutral-pool-not-kept = которые никто не оставил
option-neutral-pool-undealt = которые не раздавали
option-neutral-pool-all = по всем
option-reward-order = Продвижения за украшение
option-reward-order-about = Кто выбирает порядок двух продвижений в храмах за одно украшение.
option-reward-order-player = игрок
option-reward-order-printed = как напечатано
option-bot-blocked-temple = Теотибот: занятая вершина храма
option-bot-blocked-temple-about = Что происходит с продвижением, если ваша фишка закрывает вершину его лучшего храма.
option-bot-blocked-temple-lost = пропадает
option-bot-blocked-temple-next-best = следующий храм
option-bot-nobles = Теотибот: заполненный ряд знати
option-bot-nobles-about = Где он строит, если его ряд заполнен: на наименьшем числе среди всех пустых ячеек или среди ближайших в каждом ряду.
option-bot-nobles-lowest-value = все ячейки
option-bot-nobles-leftmost = ближайшие
option-bot-scan = Теотибот: левое верхнее место
option-bot-scan-about = Как он ищет левое верхнее место пирамиды.
option-bot-scan-rows = по рядам
option-bot-scan-columns = по столбцам
option-bot-two-resources = Теотибот: два ресурса
option-bot-two-resources-about = Как он берёт два ресурса за одну ступень синего храма.
option-bot-two-resources-one-by-one = по одному
option-bot-two-resources-same = одинаковые
option-bot-reborn = Теотибот: вознёсшийся работник
option-bot-reborn-about = Остаётся ли во дворце работник, который совершил вознесение по второй возможности жрецов.
option-bot-reborn-stays = остаётся
option-bot-reborn-moves = идёт дальше
option-bot-die-1 = Теотибот: работник на прииске
option-bot-die-1-about = Сила больше или меньше { $amount }. Чем меньше, тем вам легче.
option-bot-die-2 = Теотибот: работник на планшете знати
option-bot-die-2-about = Сила больше или меньше { $amount }. Чем меньше, тем вам легче.
option-bot-die-3 = Теотибот: работник на планшете архитектора
option-bot-die-3-about = Сила больше или меньше { $amount }. Чем меньше, тем вам легче.
option-bot-resources = Теотибот: ресурсы
option-bot-resources-about = Больше или меньше { $amount } единиц дерева, камня и золота. Чем меньше, тем вам легче.
option-bot-cocoa-points = Теотибот: очки за какао
option-bot-cocoa-points-about = Больше или меньше { $amount } очков за { $cocoa } какао. Чем меньше, тем вам легче.
option-bot-worship-steps = Теотибот: продвижения за поклонение
option-bot-worship-steps-about = Больше или меньше { $amount } продвижений (у ремесленников { $any }). Чем меньше, тем вам легче.
option-bot-bonus-points = Теотибот: бонусы храмов
option-bot-bonus-points-about = Больше или меньше { $amount } очков за каждый жетон бонуса храма. Чем меньше, тем вам легче.
option-bot-technology-points = Теотибот: технологии
option-bot-technology-points-about = Больше или меньше { $amount } очков за каждую технологию. Чем меньше, тем вам легче.

## Строительные блоки по символам (по часовой стрелке от левого верхнего), украшения, места пирамиды

stone-p00 = P00 (фигура, знак, красное лицо, змей)
stone-p01 = P01 (знак, фигура, лицо, зелёный змей)
stone-p02 = P02 (знак, лицо, фигура, зелёный змей)
stone-p03 = P03 (змей, знак, фигура, красное лицо)
stone-p04 = P04 (змей, знак, фигура, лицо)
stone-p05 = P05 (змей, знак, лицо, фигура)
stone-p06 = P06 (змей, знак, лицо, синяя фигура)
stone-p07 = P07 (змей, фигура, лицо, знак)
stone-p08 = P08 (змей, синяя фигура, лицо, знак)
stone-p09 = P09 (фигура, знак, лицо, знак)
stone-p10 = P10 (синяя фигура, знак, лицо, знак)
stone-p11 = P11 (змей, знак, лицо, знак)
stone-p12 = P12 (змей, знак, красное лицо, знак)
stone-p13 = P13 (фигура, знак, зелёный змей, знак)
stone-p14 = P14 (фигура, знак, змей, знак)
stone-p15 = P15 (фигура, знак, змей, лицо)
stone-p16 = P16 (фигура, знак, змей, красное лицо)
stone-p17 = P17 (змей, знак, фигура, лицо)
stone-p18 = P18 (знак, знак, знак, лицо)
stone-p19 = P19 (фигура, знак, знак, знак)
stone-p20 = P20 (знак, знак, знак, змей)
stone-p21 = P21 (фигура, знак, знак, змей)
stone-p22 = P22 (змей, знак, знак, фигура)
stone-p23 = P23 (знак, знак, змей, лицо)
stone-p24 = P24 (зелёный змей, знак, знак, лицо)
stone-p25 = P25 (фигура, знак, знак, лицо; одно из изображений цветное)
stone-p26 = P26 (фигура, знак, знак, лицо)
stone-p27 = P27 (змей, фигура, зелёный змей, фигура)
stone-p28 = P28 (лицо, синяя фигура, лицо, фигура)
stone-p29 = P29 (змей, лицо, змей, красное лицо)
stone-p30 = P30 (знак, знак, знак, знак)
stone-p31 = P31 (знак, знак, знак, знак)

decoration-d00 = D00 (синяя фигура, красное лицо)
decoration-d01 = D01 (знак, синяя фигура)
decoration-d02 = D02 (зелёный змей, зелёный змей)
decoration-d03 = D03 (синяя фигура, зелёный змей)
decoration-d04 = D04 (красное лицо, синяя фигура)
decoration-d05 = D05 (синяя фигура, знак)
decoration-d06 = D06 (красное лицо, красное лицо)
decoration-d07 = D07 (зелёный змей, синяя фигура)
decoration-d08 = D08 (красное лицо, зелёный змей)
decoration-d09 = D09 (зелёный змей, знак)
decoration-d10 = D10 (знак, красное лицо)
decoration-d11 = D11 (синяя фигура, синяя фигура)
decoration-d12 = D12 (зелёный змей, красное лицо)
decoration-d13 = D13 (красное лицо, знак)
decoration-d14 = D14 (знак, зелёный змей)

spot-1a1 = A1 на уровне 1
spot-1a2 = A2 на уровне 1
spot-1a3 = A3 на уровне 1
spot-1a4 = A4 на уровне 1
spot-1b1 = B1 на уровне 1
spot-1b2 = B2 на уровне 1
spot-1b3 = B3 на уровне 1
spot-1b4 = B4 на уровне 1
spot-1c1 = C1 на уровне 1
spot-1c2 = C2 на уровне 1
spot-1c3 = C3 на уровне 1
spot-1c4 = C4 на уровне 1
spot-1d1 = D1 на уровне 1
spot-1d2 = D2 на уровне 1
spot-1d3 = D3 на уровне 1
spot-1d4 = D4 на уровне 1
spot-2a1 = A1 на уровне 2
spot-2a2 = A2 на уровне 2
spot-2a3 = A3 на уровне 2
spot-2b1 = B1 на уровне 2
spot-2b2 = B2 на уровне 2
spot-2b3 = B3 на уровне 2
spot-2c1 = C1 на уровне 2
spot-2c2 = C2 на уровне 2
spot-2c3 = C3 на уровне 2
spot-3a1 = A1 на уровне 3
spot-3a2 = A2 на уровне 3
spot-3b1 = B1 на уровне 3
spot-3b2 = B2 на уровне 3
spot-4a1 = A1 на уровне 4

## Picture: names and explanations on the board

picture-board = Поле Теотиуакана
picture-part-north-west = { $first }·{ $second }
    .title = Город: слева вверху, планшеты { $first } и { $second }
picture-part-north-east = { $first }·{ $second }
    .title = Город: справа вверху, планшеты { $first } и { $second }
picture-part-south-west = { $first }·{ $second }
    .title = Город: слева внизу, планшеты { $first } и { $second }
picture-part-south-east = { $first }·{ $second }
    .title = Город: справа внизу, планшеты { $first } и { $second }
picture-part-pyramid = Пирамида
picture-part-temples = Храмы
picture-part-avenue = Дорога
picture-tile = { $name }. { $effect }
picture-tile-price = { $name }. { $effect } Стоимость: { $price }.
picture-temple-blue = Синий храм
picture-temple-red = Красный храм
picture-temple-green = Зелёный храм
picture-temple-any = Любой храм
picture-step = { $temple }, ступень { $step }.
picture-reward-any = { $amount ->
    [one] { $amount } ресурс на выбор.
    [few] { $amount } ресурса на выбор.
   *[many] { $amount } ресурсов на выбор.
}
picture-reward-vp = { $amount ->
    [one] { $amount } очко.
    [few] { $amount } очка.
   *[many] { $amount } очков.
}
picture-reward-cocoa = { $amount } какао.
picture-or-tile = Или один из жетонов: { $tiles }
picture-claim-tile = Можно приобрести один из жетонов: { $tiles }
picture-marker-temple = { $name }: { $temple }, ступень { $step }
picture-marker-avenue = { $name }: Дорога мёртвых, плита { $step }
picture-marker-track = { $name }: алтарь пирамиды, плита { $step }
picture-marker-technology = { $name }: технология { $number } освоена
picture-area = { $colours ->
    [0] Других цветов на планшете нет: основное действие бесплатно, сбор приносит { $more } какао.
    [one] { $colours } цвет на планшете: основное действие стоит { $colours } какао, сбор приносит { $more }.
    [few] { $colours } цвета на планшете: основное действие стоит { $colours } какао, сбор приносит { $more }.
   *[many] { $colours } цветов на планшете: основное действие стоит { $colours } какао, сбор приносит { $more }.
}
picture-area-palace = { $colours ->
    [0] Других цветов на планшете нет: сбор приносит { $more } какао. Основного действия во дворце нет.
    [one] { $colours } цвет на планшете: сбор приносит { $more } какао. Основного действия во дворце нет.
    [few] { $colours } цвета на планшете: сбор приносит { $more } какао. Основного действия во дворце нет.
   *[many] { $colours } цветов на планшете: сбор приносит { $more } какао. Основного действия во дворце нет.
}
picture-worship = Поклонение: { $temple }, одна ступень. Работник остаётся молиться.
picture-both = оба
picture-no-tile = Жетонов открытий здесь больше нет.
picture-main-gather = Основное действие. Строка: сколько здесь ваших работников. Столбец: сила самого слабого.
picture-main-alchemy = Основное действие: освоить технологию. Для нижнего ряда нужны два работника или один { strong-worker }.
picture-main-nobles = Основное действие: построить здание в ряду, соответствующем числу ваших работников.
picture-main-decorations = Основное действие: украшение на пирамиду, { goods-points } и ещё одно за каждый совпавший символ. Цена зависит от числа работников.
picture-main-construction = Основное действие: по одному строительному блоку за работника, не больше трёх; 1 очко за каждый совпавший символ.
picture-nobles-space = Знать, ряд { $row }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
picture-building = Здание: принесло { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
picture-building-waits = Здание
picture-building-row = Каждая плита Дороги мёртвых принесёт при затмении { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
}: это наименьшее видимое число.
picture-avenue = Дорога мёртвых
picture-avenue-step = Дорога мёртвых, плита { $step }.
picture-decorations-left = { $count ->
    [one] В стопке { $count } жетон украшения
    [few] В стопке { $count } жетона украшений
   *[many] В стопке { $count } жетонов украшений
}
picture-stones-left = { $count ->
    [one] В запасе { $count } строительный блок
    [few] В запасе { $count } строительных блока
   *[many] В запасе { $count } строительных блоков
}
picture-pyramid = Пирамида Солнца
picture-pyramid-tiles = Выложено строительных блоков: { $laid } из { $all }.
picture-stone = { $stone }: { $spot }
picture-spot = { $spot }. Стоимость: { $stone ->
    [one] { $stone } камень
   *[other] { $stone } камня
}, { $wood ->
    [one] { $wood } дерево
   *[other] { $wood } дерева
}. { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
picture-decoration = { $tile }: { $side }, уровень { $level }
picture-side = Украшение: { $side }, уровень { $level }
picture-track = Алтарь пирамиды
picture-calendar = Календарь
picture-calendar-discs = Светлая фишка на { $light }, тёмная на { $dark }.
picture-disc-light = Светлая фишка: { $space }
picture-disc-dark = Тёмная фишка: { $space }
picture-discs-meet = Фишки календаря встретились: доиграйте круг, затем будет ещё один.
picture-last-round = Последний круг перед затмением.
picture-eclipse = Затмение { $number } из { $all }
picture-ascension = Вознесение
picture-worker = { $name }: работник с силой { $power } ({ $board })
picture-worker-locked = { $name }: молящийся работник с силой { $power } ({ $board })
picture-worker-waits = { $name }: работник с силой { $power } ещё не в игре
picture-neutral = Нейтральный работник ({ $board }). Его цвет учитывается, сам он не действует.
picture-teotibot = Теотибот
picture-arrow-up-left = вверх влево
picture-arrow-up-right = вверх вправо
picture-directions = Жетоны поднимаются { $now }, затем { $next }.
picture-starting-tiles = Начальные жетоны
picture-fold = Свернуть или развернуть, чтобы видеть поле
picture-no-technology = Технологий пока нет
picture-used-tiles = { $count ->
    [one] Использован { $count } жетон открытия
    [few] Использовано { $count } жетона открытий
   *[many] Использовано { $count } жетонов открытий
}
picture-mover = Сила { $power } { $board-at }
picture-row-goods = Запасы
picture-row-tracks = Шаги
picture-row-tiles = Жетоны

# Settings that exclude each other
setting-draft = Теотибот не берёт начальных жетонов, так что выбирать по очереди не с кем. В настройке «{ option-start }» укажите «{ option-start-dealt }» или «{ option-start-first-game }».
setting-solo = Это можно менять только в одиночной игре: { $options }.
