# Everywhere
skip = К основному содержимому
nav-site = Сайт
nav-rules = Правила
nav-records = Записи
nav-theme = Светлая или тёмная тема
nav-language = Язык
nav-guest = Гость
nav-lobby = В лобби
name = Имя
save = Сохранить
close = Закрыть
copy = Скопировать
copied = Скопировано.
copy-by-hand = Здесь браузер не копирует сам. Скопируйте это:
share = Скопировать ссылку
go-on = Назад к столу
back = Назад
got-it = Понятно
continue = Продолжить
join = Присоединиться
watch = Смотреть
your-turn = Ваш ход
you = (вы)
newcomer = Гость
failed = У нас что-то сломалось. Ничего не изменилось; попробуйте ещё раз.
refused-unavailable = Сохранённые партии сейчас недоступны. Попробуйте ещё раз через минуту; выбор, отправленный дважды, засчитывается один раз.

# Lobby
lobby-title = Три серьёзные настольные игры онлайн
lobby-lead = Играйте в браузере с друзьями или против ботов. Регистрация не нужна: достаточно имени.
lobby-games = Игры
lobby-play = Играть сейчас
lobby-new = Новый стол
lobby-open = Открытые столы
lobby-open-none = Ни один стол не ждёт игроков. Откройте свой и пригласите друзей.
lobby-watch = Идущие партии
lobby-watch-all = Все идущие партии
watch-lead = Партии за столами, видными в лобби. Вы видите то же, что и любой зритель; скрытое остаётся скрытым.
watch-none = Сейчас нет партий для зрителей. Столы, видные в лобби, появятся здесь, когда за ними начнут играть.
lobby-mine = Мои партии
lobby-mine-none = Здесь будут ваши партии.
lobby-finished = Завершённые
lobby-finished-all = Все, с записями
history = Мои партии в цифрах
history-lead = Завершённые партии, в которых вы играли за одного; очки считаются там, где партия доиграна.
history-all = Все партии
history-people = С людьми
history-bots = Против ботов
history-games = { $count ->
    [one] партия
    [few] партии
   *[many] партий
}
history-won = победы
history-mean = очки в среднем
history-best = лучший счёт
history-rivals = Соперники
history-ahead = партий, где вы выше : ниже
history-none = Таких завершённых партий пока нет.
history-sources = Откуда мои очки
history-sources-of = в среднем за { $count ->
    [one] { $count } партию
    [few] { $count } партии
   *[other] { $count } партий
}
history-winners = столько получили победители тех же партий
history-without = { $count ->
    [one] { $count } более ранняя партия здесь не учтена: её подсчёт очков не сохранился.
    [few] { $count } более ранние партии здесь не учтены: их подсчёт очков не сохранился.
   *[other] { $count } более ранних партий здесь не учтены: их подсчёт очков не сохранился.
}
history-no-sources = Откуда взялись очки, сохраняется для партий, доигранных с этого времени; у более ранних подсчёта нет.
history-other = Прочее
rating = Рейтинг { $value } ± { $spread }, { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
rating-none = Рейтинговых партий пока нет
rated-start = Вести мой рейтинг
rated-stop = Не вести мой рейтинг
rated-help = Учитываются партии, в начале которых рейтинг ведут все за столом: только люди, по одному месту у каждого, без подсказок и оценок. Свой рейтинг видите только вы; ± показывает границы, в которых ваша настоящая сила лежит в 95 случаях из 100.
archive = Убрать из моего списка
archive-back = Вернуть в мой список
lobby-waiting = { $count ->
    [one] вас ждёт { $count } партия
    [few] вас ждут { $count } партии
   *[many] вас ждут { $count } партий
}
players-range = игроков: { $range }
strengths = { $count ->
    [one] { $count } уровень ботов
    [few] { $count } уровня ботов
   *[many] { $count } уровней ботов
}
strength = Уровень бота
strength-random = Бот: случайные ходы
strength-greedy = Бот: обычный
strength-policy = Бот без перебора
strength-patient = Терпеливый бот
strength-beginner = Новичок
strength-casual = Любитель
strength-skilled = Умелый игрок
strength-expert = Знаток
strength-master = Мастер
place = { $place }-е место
row-over = завершена, { $scores }
row-result = Итог
row-gathering = создатель: { $host }, { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
   *[many] свободно { $count } мест
}
row-playing = сделано ходов: { $moves }
row-old = Начата по правилам версии { $rules }; продолжить её здесь нельзя.
row-away = отложена насовсем
row-invited = Приглашение
row-with = { $names }

# New table
new-title = Новый стол
new-lead = У каждой настройки написано, что она меняет.
new-open = Открыть стол
new-seats = Места
new-players = Число игроков
new-me = Я
new-open-seat = Свободно
new-seats-help = «Я» можно выбрать для нескольких мест: тогда вы играете вместе за одним экраном. Свободные места занимают по приглашению.
new-solo = Если игрок один, против вас играет { $name } — автоматический соперник.
new-name-of-seat = Имя на этом месте
new-name = Название стола
new-evaluation = Оценка исхода рядом с именами
new-evaluation-help = Бот оценивает итоговые очки; оценку видят все.
manners = Настройки стола
manners-undo = Отмена хода
manners-undo-free = Пока ничего не открыто
manners-undo-turn = Только в свой ход
manners-undo-none = Нельзя
manners-undo-help = Насколько далеко игрок может отменять свои решения. Через чужие ходы — только против одних ботов.
manners-hints = Подсказки
manners-hints-bots = Только против ботов
manners-hints-all = Всегда
manners-hints-none = Никогда
manners-hints-help = Можно ли спросить у бота три лучших варианта. Партии с подсказками для всех не идут в рейтинг.
manners-spectators = Зрители
manners-spectators-all = Любой, у кого есть ссылка
manners-spectators-none = Никто
manners-spectators-help = Могут ли другие смотреть, когда партия началась. Скрытого от игроков они не видят.
new-visible = Кому виден стол
new-private = Только по ссылке
new-listed = Видно в лобби
new-visible-help = Закрытый стол найдёт только тот, у кого есть ссылка.
new-variants = Варианты
new-solo-strength = { $name }: сложность
new-solo-strength-about = Отмечены значения из правил. { $name }: другие значения делают игру легче или труднее.
new-solo-disputes = { $count ->
    [one] { $name }: { $count } вопрос, на который правила не дают ответа
    [few] { $name }: { $count } вопроса, на которые правила не дают ответа
   *[many] { $name }: { $count } вопросов, на которые правила не дают ответа
}
new-disputes = { $count ->
    [one] { $count } вопрос, на который правила не дают ответа
    [few] { $count } вопроса, на которые правила не дают ответа
   *[many] { $count } вопросов, на которые правила не дают ответа
}
new-disputes-about = Здесь источники противоречат друг другу или молчат. Отмечено то, как их понимаем мы; меняйте, только если в вашей компании играют иначе.
new-no-variants = У этой игры нет вариантов.
new-components = Значения из вашей коробки
new-components-about = Если у вас есть коробка, можно играть с напечатанными в ней значениями. В файле указывают только то, что отличается от наших; он остаётся с партией и попадает в её запись.
choice-on = да
choice-off = нет
seat-number = Место { $number }

# Seats
seat-open = Свободное место
seat-free = свободно
seat-waits = место занято за этим игроком
seat-host = создатель стола
seat-here = в сети
seat-away = не в сети
seat-clear = Освободить место
seat-leave = Покинуть место
seat-bot = Посадить бота
seat-automatic = Автоматический соперник
kind-person = Человек
kind-bot = Бот
kind-automatic = Играет по собственным правилам
kind-recorded = Из записи
kind-resigned = партия сдана
sit-here = Сесть сюда
invitation = Приглашение
invitation-help = Открыв эту ссылку, можно занять свободное место; регистрация не нужна. Когда все места заняты, игра начинается.
invitation-local = Этот адрес работает только на этом компьютере. Чтобы позвать друзей с других устройств, запустите сервер командой «teocalli serve --host 0.0.0.0» и пришлите им адрес этого компьютера.
invitation-outside = Друзьям вне этой сети нужен адрес в интернете: обратный прокси с https или туннель к этому порту (docs/hosting.md). Откройте стол по тому адресу, и ссылка здесь будет с ним.
invitation-camera = Наведите камеру телефона: стол откроется.
people-title = Пригласить тех, с кем играли
people-lead = Место будет ждать приглашённых, а стол появится первым среди их партий.
people-games = { $count ->
    [one] { $count } партия вместе
    [few] { $count } партии вместе
   *[many] { $count } партий вместе
}
people-asked = Место ждёт
people-invite = Пригласить
people-none = Имена появятся, когда вы с кем-нибудь сыграете. Остальным отправьте ссылку.
gather-title = Ожидание игроков
gather-lead = Игра начнётся сама, когда все места будут заняты.
gather-wait = Страница обновится сама; поле появится, когда начнётся игра.
gather-missing = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[many] Свободно { $count } мест.
}
gather-ask = Это закрытый стол: чтобы сесть, попросите ссылку-приглашение у того, кто его открыл.
gather-help = Отправьте ссылку друзьям или посадите ботов.

# Table
board = Поле
side = Игроки и журнал
players = Игроки
tools = Инструменты стола
your-decision = Ваше решение
waiting = Ожидание
waiting-for = Ожидание: { $name }
waiting-help = Пока можно всё рассмотреть. Страница обновится сама.
chosen-waiting = Вы сделали выбор. Ожидание: { $name }
chosen-note = Пока выбрали не все, вашего выбора никто не видит и его можно изменить.
chosen-for-good = Пока выбрали не все, вашего выбора никто не видит.
choose-again = Выбрать заново
choose-together = Все выбирают
thinking = { $name } думает
thinking-first = Готовится; в первый раз это занимает около минуты.
turn-of = Ход: { $name }
watching = Вы зритель
watchers = { $count ->
    [one] смотрит { $count } человек
    [few] смотрят { $count } человека
   *[many] смотрят { $count } человек
}
panel-of = { $points ->
    [one] { $name }, { $points } очко
    [few] { $name }, { $points } очка
    [many] { $name }, { $points } очков
   *[other] { $name }, { $points } очка
}
points-now = Очки на этот момент
points-promised = Прогноз очков к концу игры
rank-first = Победитель
settings = Настройки
setting-confirm = Подтверждать конец моего хода
confirm-always = Всегда
confirm-people = Только с людьми
confirm-never = Никогда
setting-ask = Спрашивать меня
ask-choices = Когда есть выбор
ask-all = Даже если вариант только один
setting-notify = Сообщать о моём ходе
setting-notify-help = Браузер покажет уведомление, если страница в фоне.
notify-on = Мы сообщим, когда наступит ваш ход.
notify-off = Браузер не разрешает уведомления для этой страницы; их можно разрешить в его настройках.
notify-insecure = Уведомления браузер показывает только для страниц с https или на самом компьютере. Не закрывайте страницу: о ходе скажут её заголовок и звук.
setting-sound = Звуки
setting-sound-help = Тихие: мой ход, моя последняя минута, конец партии.
jump = Показать часть поля
zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Всё поле
all-options = Все варианты
options-taller = Больше места для вариантов
uncertain = Зависит от скрытого или от случая
why-not = Почему нельзя? ({ $count })
why-not-all = { $count ->
    [one] Почему недоступен { $count } вариант?
    [few] Почему недоступны { $count } варианта?
   *[many] Почему недоступны { $count } вариантов?
}
come-back = Вернуться на моё место
step-in = Пусть сыграет бот
leave = Покинуть партию
leave-title = Покинуть эту партию?
leave-bot = Отдать место боту
leave-bot-help = Бот продолжит за вас. Вернуться на место можно в любой момент.
resign = Сдаться
resign-help = Вы занимаете последнее место. Вдвоём партия сразу заканчивается, иначе продолжает бот.
stay = Остаться
this-turn = Этот ход
this-turn-nothing = пока без прибыли и затрат
keys = Клавиши
keys-choose = выбрать вариант
keys-walk = перебирать варианты и места, выбрать
keys-all = снова показать все варианты
keys-undo = отменить
keys-hint = попросить подсказку
keys-rule = открыть правило о том, на что вы указываете
tip-rule = Правило
keys-confirm = подтвердить конец хода
keys-zoom = масштаб
keys-replay = шаги просмотра, воспроизведение
keys-help = показать этот список
steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
see-position = Показать эту позицию
log-filter = Чьи ходы показаны
log-all = Все
ends-turn = Завершает ваш ход
confirm-title = Ход сделан. Оставить так?
confirm-lead = На поле показан результат; пока ничего не решено окончательно.
confirm-unsure-title = Это нельзя отменить. Продолжить?
confirm-unsure = Откроется нечто скрытое; что именно, пока неизвестно.
confirm-go = Подтвердить
confirm-next = Далее: { $name }.
confirm-off = Когда спрашивать, выбирается в настройках.
curtain-title = За экраном теперь
curtain-text = Передайте экран и продолжайте.
curtain-go = Продолжить

# Clock
clock = Часы
clock-none = Нет
clock-minutes = Минуты на партию
clock-days = Дни на ход
clock-help = Если у игрока кончилось время, до его возвращения играет бот. Если остальные игроки — боты, никто не ждёт и ничего не происходит.
clock-each = Минут на всю партию
clock-increment = Секунд добавляется за ход
clock-per-turn = Дней на каждый ход
clock-night = Ночью часы стоят
clock-night-none = нет
clock-bot = Какой бот заменяет
clock-set = Изменить часы
clock-set-help = Все снова получат полное время.
clock-left = Осталось времени
clock-day = д
clock-hour = ч
clock-told-minutes = { $minutes } мин каждому
clock-told-added = { $minutes } мин каждому, плюс { $increment } с за ход
clock-told-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
clock-told-hours = { $hours } ч на ход
clock-told-night = с { $first }:00 до { $last }:00 часы стоят ({ $zone })
clock-then = Когда время кончится, место займёт бот ({ $bot }).
absent-soon = С согласия всех остальных бот может сыграть через
absent-agree = Согласиться: пусть играет бот
absent-agree-help = Как только согласятся все остальные. { $name } может вернуться в любой момент.
absent-later = Без согласия — через

# Undo
undo = Отменить
undo-all = Отменить всё
undo-all-short = Всё
undo-steps = { $count ->
    [one] Можно отменить { $count } шаг.
    [few] Можно отменить { $count } шага.
   *[many] Можно отменить { $count } шагов.
}
undo-start = Отменять нечего.
undo-agreed = За этим столом ходы не отменяют.
undo-turn = За этим столом отменять можно только в пределах одного хода.
undo-other = После этого действовал другой игрок; сделанное раньше отменить нельзя.
undo-revealed = Открылась скрытая информация; сделанное до этого отменить нельзя.
undo-over = Игра окончена; отменять больше нельзя.

# Log and talk
log = Журнал
log-empty = Пока ничего не произошло.
log-start = Игра начинается
log-secret = делает тайный выбор
chat = Чат
chat-empty = Сообщений пока нет.
talk-bot = За игрока { $name } теперь играет бот.
talk-late = { $name }: время вышло, до возвращения играет бот.
talk-clock = Часы изменены.
talk-back = { $name } снова за столом.
talk-resigned = { $name }: партия сдана, дальше играет бот.
chat-label = Сообщение всем за столом
chat-send = Отправить
phrases = Готовые фразы
phrase-hello = Привет!
phrase-luck = Удачи и хорошей игры!
phrase-nice = Отличный ход!
phrase-moment = Минутку, пожалуйста.
phrase-back = Скоро вернусь.
phrase-slip = Извините, случайно.
phrase-thanks = Спасибо!
phrase-game = Хорошая партия!
since = С вашего последнего хода
since-short = Что было
since-lead = { $count ->
    [one] { $count } действие других игроков. Место обведено на поле янтарным цветом.
    [few] { $count } действия других игроков. Места обведены на поле янтарным цветом.
   *[many] { $count } действий других игроков. Места обведены на поле янтарным цветом.
}
since-replay = Показать по одному
show = Что сделали другие
show-turn = Ход: { $name }
show-skip = Пропустить
show-next = Дальше
setting-pace = Ходы других игроков
setting-solo-pace = Ход: { $name }
pace-once = Сразу
pace-paced = Постепенно
pace-steps = По шагам

# End and scoring
game-over = Игра окончена
result-won = { $count ->
    [one] { $points ->
        [one] Победа: { $names } ({ $points } очко).
        [few] Победа: { $names } ({ $points } очка).
        [many] Победа: { $names } ({ $points } очков).
       *[other] Победа: { $names } ({ $points } очка).
    }
   *[other] { $points ->
        [one] Победу делят { $names } ({ $points } очко).
        [few] Победу делят { $names } ({ $points } очка).
        [many] Победу делят { $names } ({ $points } очков).
       *[other] Победу делят { $names } ({ $points } очка).
    }
}
result-resigned = { $name }: партия сдана.
result-tie-break = Очков поровну: исход решило правило о ничьей.
result-unfinished = Здесь запись заканчивается.
sheet = Подробный подсчёт очков
scored = Подсчёт очков
sheet-cause = За что
sheet-rest = Всё остальное
sheet-total = Очки
sheet-by-causes = По источникам
sheet-by-parts = По ходу партии
sheet-part = Часть партии
sheet-turns = Ходы
sheet-final = Финальный подсчёт
sheet-sum = всего к этому моменту
sheet-none = Очков пока никто не получил.
sheet-struck = не учитывается
sheet-now = Партия до этого момента
sheet-then = Вся партия
sheet-lead = Отрыв от второго места: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Главные преимущества: { $causes }.
rematch = Реванш

# Replay and records
replay = Повтор партии
replay-at = Действие { $at } из { $of }
replay-turn-back = Предыдущий ход
replay-back = Назад
replay-play = Воспроизвести
replay-on = Вперёд
replay-turn-on = Следующий ход
replay-speed = Скорость
replay-jump = Перейти к …
replay-chapters = Части партии
replay-swings = Переломные моменты
replay-side = Вид
replay-continue = Играть отсюда
replay-leave = К столу
seen-from = вид игрока { $name }
seen-openly = вид зрителя
old-moves = Ходы
old-away = Эту партию отложили насовсем.
old-put-away = Отложить партию насовсем
old-put-away-help = Продолжить эту партию здесь нельзя. Если отложить её насовсем, она больше ни у кого не будет числиться текущей; сыгранное сохранится, и его можно будет скачать.
record-download = Скачать запись
records-title = Посмотреть запись
records-lead = Запись — это короткий текст, в котором вся партия: настройки, сид и каждое действие. Скачайте её из любой завершённой партии, пошлите другу и смотрите здесь ход за ходом.
records-own = Мои завершённые партии
records-own-none = Здесь появятся партии, которые вы доиграли, и их записи.
records-uploaded = Загруженные записи
records-archived = Убранные из списка
records-file = Выберите файл
records-text = или вставьте текст
records-show = Показать
contents = Содержание
rules-lead = Правила каждой игры нашими словами, глава за главой. Каждое решение за столом ведёт к главе, которая его объясняет.
rules-read = Читать
rules-chapter = глава { $at } из { $of }
rules-chapters = Главы
rules-back = Вернуться к игре
rules-find = Искать в правилах
rules-found = { $count ->
    [0] Ничего о «{ $question }»
    [one] «{ $question }»: { $count } место
    [few] «{ $question }»: { $count } места
   *[other] «{ $question }»: { $count } мест
}

# Me
me-title = Мой профиль
me-name = Имя
me-name-help = Это имя увидят за столами, к которым вы присоединитесь.
me-password = Вход с другого устройства
me-password-help = Выберите имя для входа и пароль не короче восьми знаков. Без них вас знает только этот браузер.
me-login = Вы можете входить под именем { $login }.
me-programs = Для программ
me-programs-help = Программа с этим ключом доступа может играть за вас. Никому его не показывайте.
me-pass = Ключ доступа
login = Имя для входа
password = Пароль
old-password = Текущий пароль
new-password = Новый пароль
sign-in = Войти
sign-in-help = Если вы раньше задали пароль, здесь вы снова найдёте свои партии.
sign-out = Выйти
sign-out-elsewhere = Выйти везде, кроме этого браузера
sign-out-help = Новый пароль или первая кнопка завершают вход во всех других браузерах и программах: им придётся войти заново. Ключ доступа истекает через год.

# Notices while no page is open
notices = Уведомления, когда страница закрыта
notices-help = Мы сообщим, если вас ждут, а страница стола у вас не открыта: примерно через минуту после того, как наступил ваш ход, один раз за ход. В уведомлении названы только игра и игроки, ничего скрытого в нём нет.
notices-none = Этот сервер не отправляет уведомлений.
notices-turn = Мой ход
notices-over = Моя партия закончилась
notices-invited = Меня приглашают за стол
notices-try = Проверить
notices-remove = Удалить
notices-given-up = Несколько раз подряд ничего не дошло, и мы перестали отправлять. Сохраните, чтобы попробовать снова.
push = В браузере
push-browser = Браузер, добавлен { $when }
push-here = (этот)
push-add = Сообщать в этом браузере
push-insecure = Браузеры разрешают это только страницам с https или на самом компьютере. Здесь ни того, ни другого.
push-unable = Этот браузер не умеет показывать уведомления, когда страница закрыта. На iPhone или iPad сначала добавьте страницу на экран «Домой» и откройте её оттуда.
push-failed = Браузер не смог подключиться к своей службе уведомлений. Проверьте соединение и попробуйте ещё раз.
refused-push = Браузер прислал регистрацию, которая не подходит. Обновите страницу и попробуйте ещё раз.
mail = Электронная почта
mail-address = Адрес
mail-help = Мы начнём писать на него только после того, как вы подтвердите его по ссылке в первом письме.
mail-unconfirmed = Мы отправили письмо на этот адрес. Подтвердите его по ссылке в письме; до этого ничего не отправляется.
webhook = Вебхук
webhook-address = Адрес вашей программы (https)
webhook-help = Ваша программа получит POST-запрос с JSON и подписью, как описано на standardwebhooks.com.
webhook-secret = Секрет для проверки подписи
notice-turn = Ваш ход
notice-over = Ваша партия закончилась
notice-invited = Вас ждут за столом
notice-text = { $game }. Игроки: { $names }
notice-test = Проверка
notice-test-text = Уведомления от Teocalli доходят.
notice-sent = Проверочное уведомление отправлено
notice-sent-text = Оно должно прийти через несколько секунд.
notice-failed = Проверочное уведомление не дошло
notice-failed-text = Другая сторона не ответила или отказалась его принять. Проверьте адрес и попробуйте ещё раз.
letter-confirm-title = Подтвердите адрес
letter-confirm =
    Кто-то, надеемся, что вы, хочет получать на этот адрес уведомления от { $site }. Чтобы подтвердить, откройте ссылку:

    { $link }

    Если это были не вы, ничего не делайте: больше мы вам не напишем.
letter-stop = Отказаться от уведомлений: { $link }
letter-confirm-ask = Получать уведомления на адрес { $address }?
letter-confirm-yes = Да, пишите мне
letter-confirm-done = Адрес подтверждён: теперь уведомления приходят на него.
letter-stop-ask = Больше не получать уведомления на адрес { $address }?
letter-stop-yes = Отказаться от уведомлений
letter-stop-done = Уведомлений на этот адрес больше не будет.
refused-link = Эта ссылка больше не действует. Укажите адрес ещё раз на странице «Мой профиль».
refused-mail = На такой адрес мы не можем написать. Проверьте его и попробуйте ещё раз.
refused-mail-failed = Почтовый сервер не принял письмо. Проверьте адрес или попробуйте позже.
refused-unconfirmed = Адрес ещё не подтверждён: сначала откройте ссылку в нашем письме.
refused-way = Этот сервер не отправляет уведомления таким способом.
refused-webhook = Этот адрес не подходит. Он должен начинаться с https:// и быть доступен из интернета.
refused-webhook-private = Этот адрес находится в собственной сети сервера, обращаться к нему нельзя. Разрешить это может владелец сервера.
refused-many-letters = Слишком часто. Попробуйте снова через { $minutes } мин.
refused-notices = В TEOCALLI_NOTICES стоит «{ $words }». Допустимые слова: push, webhook, mail, private, none.
refused-notices-address = TEOCALLI_ADDRESS — это адрес, по которому игроки находят стол, например https://play.example.org; он нужен для ссылок в письмах.
refused-smtp = TEOCALLI_SMTP должен иметь вид smtp://user:password@host:587, smtps://… или smtp+plain://…, а TEOCALLI_MAIL_FROM — содержать адрес отправителя.

# Connection
lost-title = Соединение потеряно.
lost-text = Подключаемся снова; всё сделанное сохранено.
lost-retry = Попробовать сейчас
offline = Сервер недоступен. Ваш выбор не отправлен; попробуйте ещё раз.
offline-title = Стол недоступен
offline-text = Нет сети или сервер не запущен. Ничего не потеряно: все принятые ходы хранятся на сервере.
found-again = Соединение восстановлено.
stale-title = За столом уже новый ход
refused-title = Не получилось

# Refusals
refused-stale = Пока вы выбирали, за столом что-то произошло, поэтому ваш выбор не засчитан. Теперь страница показывает последнее состояние.
refused-turn = Сейчас не ваш ход; выбирает { $name }.
refused-illegal = { $why }
refused-token = В этой игре нет действия «{ $token }».
refused-over = Игра окончена; сыграть больше ничего нельзя.
refused-not-started = Игра ещё не началась: есть свободные места.
refused-started = Игра уже началась; места заняты.
refused-not-yours = Это не ваше место; так может сделать только тот, кто на нём сидит.
refused-watching = Вы зритель; так могут сделать только игроки.
refused-spectators = Эту партию видят только игроки: стол открыт без зрителей.
refused-manners = Такой настройки стола нет. Выберите одну из предложенных.
refused-taken = Здесь уже сидит { $name }. Выберите другое место.
refused-stranger = По имени можно пригласить тех, с кем вы уже играли. Отправьте ссылку.
refused-no-free-seat = Свободного места для этого игрока нет. Сначала освободите место.
refused-no-seat = За этим столом нет места { $seat }.
refused-invitation = Это закрытый стол. Попросите у создателя ссылку-приглашение.
refused-not-host = Это может сделать только создатель стола.
refused-patience = { $hours ->
    [one] Бот может сыграть за игрока, который не ходит { $hours } час.
    [few] Бот может сыграть за игрока, который не ходит { $hours } часа.
   *[many] Бот может сыграть за игрока, который не ходит { $hours } часов.
}
refused-agree = { $minutes ->
    [one] Согласиться на бота можно, если игрок не в сети и не ходит { $minutes } минуту.
    [few] Согласиться на бота можно, если игрок не в сети и не ходит { $minutes } минуты.
   *[many] Согласиться на бота можно, если игрок не в сети и не ходит { $minutes } минут.
}
refused-clock = Часы дают время на всю партию или на каждый ход: больше нуля, но не больше 60 дней.
refused-night = Ночь длится от одного целого часа до другого, не больше 16 часов.
refused-zone = Часового пояса «{ $zone }» нет. Напишите, например, Europe/Lisbon.
refused-nobody = Хотя бы одно место должно быть для человека.
refused-seats = { $players ->
    [one] Укажите, кто сидит на { $players } месте.
   *[other] Укажите, кто сидит на каждом из { $players } мест.
}
refused-players = { $game }: играют { $players } человека.
refused-setting = Этот стол нельзя открыть. { $why }
refused-components = Этот стол нельзя открыть. Файл компонентов — не YAML; см. строку { $line }.
refused-components-plain = Этот стол нельзя открыть. Запишите файл компонентов просто: имена, списки, слова и целые числа, без псевдонимов.
refused-strength = Нет бота «{ $strength }». Выберите один из: { $known }.
refused-table = Такого стола нет. Возможно, ссылка оборвана.
refused-game = Здесь нет игры «{ $game }».
refused-rules = Эта партия начата по правилам версии { $old }; сейчас версия { $new }, и она продолжила бы партию неверно. Партия остаётся сохранённой.
refused-goes-on = Эту партию ещё можно доиграть; выйдите из неё или сдайтесь.
refused-replay = По правилам этой версии партию уже нельзя воспроизвести. Она остаётся сохранённой.
refused-record = Эту запись нельзя показать. { $why }
refused-record-early = Пока партия идёт, её запись закрыта: она выдала бы скрытое. Приходите, когда игра закончится.
refused-continue-early = Продолжить можно от партии, которая уже закончилась.
refused-continue-end = В этот момент игра уже окончена; вернитесь немного назад и играйте оттуда.
refused-empty = Сначала напишите что-нибудь.
refused-name = В имени нужна хотя бы одна буква.
refused-password = { $least ->
    [one] Нужны имя для входа и пароль не короче { $least } знака.
   *[other] Нужны имя для входа и пароль не короче { $least } знаков.
}
refused-login-taken = Это имя для входа занято. Выберите другое.
refused-sign-in = Неверное имя или пароль.
refused-old-password = Чтобы выбрать новый пароль, нужен текущий; этот не подходит.
refused-pass = Представьтесь: отправьте ключ доступа из своего профиля в заголовке Authorization.
refused-size = Слишком большой объём; можно отправить не больше { $limit } КБ.
refused-form = Отправленное не удалось прочитать. Вернитесь и попробуйте ещё раз.
refused-not-text = Это не текстовый файл. Выберите файл, скачанный как запись, или вставьте её текст.
refused-json = Ожидается объект JSON.
refused-number = «{ $name }» должно быть целым числом.
refused-unknown = Поля «{ $name }» здесь нет. Известны: { $known }.
refused-missing = Не хватает поля «{ $name }».
refused-field = Такого значения у поля «{ $name }» быть не может; все поля описаны в /api/openapi.json.
refused-choice = Поле «{ $name }» принимает одно из значений: { $known }.
refused-address = По этому адресу ничего нет.
refused-foreign = Это отправлено с другого сайта и не выполнено.
refused-many-sign-ins = Слишком много попыток войти. Подождите { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
} и попробуйте снова.
refused-many-people = С вашего адреса пришло слишком много новых посетителей. Подождите { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
} и попробуйте снова.
refused-many-tables = За короткое время открыто очень много столов. Подождите { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
} или играйте дальше за открытым столом.
refused-many-words = Вы написали очень много за короткое время. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
} и отправьте ещё раз.
refused-many-pages = С вашего браузера или адреса открыто слишком много страниц со столами. Закройте некоторые или подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
refused-one-seat = Вы уже сидите за этим столом. Чтобы занять ещё места, попросите ссылку-приглашение у того, кто открыл стол.
refused-awaited = Это место занято за игроком { $name }. Выберите другое.
refused-rematch-early = Реванш возможен, когда партия окончена. Сначала доиграйте её.
rematch-open = Реванш: стол открыт
series = { $count ->
    [one] Сыграна { $count } партия: { $standing }.
    [few] Сыграно { $count } партии: { $standing }.
   *[many] Сыграно { $count } партий: { $standing }.
}

# Serving
served-at = Teocalli работает по адресу { $address } (остановить: Ctrl+C)
served-network = Другие в этой сети открывают { $address }
served-outside = Друзьям в других местах нужен адрес в интернете: обратный прокси с https или туннель к порту { $port }. Как это сделать, сказано в docs/hosting.md.
served-already = Teocalli уже работает по адресу { $address }
refused-served = Эти партии уже обслуживает сервер по адресу { $address } Сначала остановите его.
refused-served-silent = Эти партии уже обслуживает сервер, который не отвечает. Сначала остановите его.
refused-port = Порт — число от 1 до 65535. Укажите его с помощью --port.
refused-port-taken = Порт { $port } адреса { $host } занят или запрещён. Укажите другой с помощью --port.
refused-host = У этого компьютера нет адреса { $host }. Укажите другой с помощью --host.
refused-database = Базу данных { $path } не удаётся открыть: { $why }. Укажите другую с помощью --database.
refused-database-kind = «{ $url }» — не база данных: укажите файл, sqlite:///FILE или postgresql://HOST/NAME.
refused-database-package = Для PostgreSQL нужен ещё один пакет: «pip install 'psycopg[binary]'».
refused-database-away = База данных PostgreSQL недоступна: { $why }
refused-database-newer = Базой данных уже пользовалась более новая версия Teocalli (её схема — { $theirs }, эта версия знает { $ours }). Установите ту версию или укажите другую базу с помощью --database.
refused-workers = Нужен хотя бы один процесс. Укажите число в --workers.
refused-workers-sqlite = Для нескольких процессов нужна PostgreSQL: с одним файлом SQLite они не узнают друг о друге. Укажите базу в --database postgresql://HOST/NAME или уберите --workers.
refused-backup-exists = { $path } уже существует. Укажите другой файл для резервной копии.
refused-backup-none = Файла { $path } нет.
refused-backup-write = Не удалось записать резервную копию: { $why }
refused-backup-damaged = { $path } не является резервной копией или повреждён: { $why }
refused-backup-gap = Копия { $path } неполна: не хватает записей стола { $table }.
refused-backup-entry = Копию { $path } нельзя восстановить: запись { $number } стола { $table } не читается.
refused-restore-used = В { $path } уже есть партии. Восстанавливайте в новую, пустую базу.

## Знаки

signs = Знаки
signs-all = Вся игра
signs-here = На экране
signs-find = Найти знак по названию или значению
signs-none = Такого знака нет.
# Подсказки и разбор
hint = Подсказка
hint-help = Показать лучшие варианты
hint-soon = Подсказка скоро появится
hint-title = { $count ->
    [one] Единственный вариант
    [2] Два лучших варианта
   *[other] Три лучших варианта
}
hint-about = Очки сверх среднего варианта и шанс на победу.
analysis = Разбор партии
analysis-begins = Разбор начинается…
analysis-prepares = Советчик ещё готовится на этой машине: это занимает около минуты и нужно один раз. Затем ходы разбираются по одному.
analysis-failed = Разобрать эту партию не удалось. Причина — в журнале сервера.
analysis-progress = Просмотрено ходов: { $done } из { $of }
analysis-chances = Шанс на победу
analysis-costliest = Самые дорогие ходы
analysis-move = Действие
analysis-played = Сыграно
analysis-better = Лучше
analysis-cost = Цена
analysis-instead = { $had } % вместо { $could } %
analysis-measured = Цена хода — насколько шанс на победу после него ниже, чем после лучшего, при оценке в тот же момент: черта у знака «?» на кривой. Везение и ходы других после этого в неё не входят.
analysis-none = Дорогих ошибок не было.
analysis-see = Действие { $at }: показать позицию
analysis-from-here = Номер действия открывает позицию в повторе; оттуда можно доиграть против ботов.
analysis-about = Оценивает сеть сильнейшего бота — по тому, что знал ходивший игрок. Она тоже ошибается.
to-the-table = К столу
refused-hint = За этим столом подсказок нет или они есть только против ботов.
refused-hint-early = Советчик ещё готовится, это займёт около минуты. Затем подсказка появится сама.
refused-no-adviser = На этом сервере для этой игры нет советчика, поэтому нет ни подсказок, ни разборов: нужны обученная сеть и работающая Numba. Подробности — в журнале сервера.
refused-analysis-early = Партия не окончена. Разбор выдал бы то, что ещё скрыто.
refused-busy = Идёт слишком много разборов. Попробуйте снова через несколько минут.

guide-learn = Учиться, играя
guide-learn-about = Первая игра с подсказками: каждый знак объясняется, когда он появляется, а дальше вы играете против новичка.
guide-why = Почему это хорошо
guide-step = { $at } из { $of }
guide-do = Сделать
guide-fold = Свернуть подсказку
guide-open = Подсказка
