## Что говорят терминал и командная строка. Позиции, записи и токены одинаковы на всех языках.

# Люди и очки
player-person = Игрок { $number }
player-bot = Бот { $number }
player-automatic = Автоматический соперник
seat = Место { $number }
points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
    [many] { $amount } очков
   *[other] { $amount } очка
}
gain-points = { $amount ->
    [one] { $signed } очко
    [few] { $signed } очка
    [many] { $signed } очков
   *[other] { $signed } очка
}
good-bye = До свидания.

# Игра
choose-game = Какая игра?
choose-players = Сколько игроков?
choose-again = Ответьте, пожалуйста: { $choices }.
play-start = { $title }, сид { $seed }; за столом: { $names }.
play-help = Номер или токен — ход; ? почему нельзя остальное, u отменить, p позиция, pp вся позиция, b картинка поля, s сохранить, q выйти.
play-choice = Ваш выбор. { $decision }
play-numbers = Варианты пронумерованы от 1 до { $count }.
play-nothing-to-undo = Отменять нечего: здесь начинается ваш ход, или с тех пор открылась скрытая информация.
play-undone = Отменено: { $token }
play-forced = Единственный вариант, сыгран сам: { $action }
play-no-refusals = Других вариантов здесь нет.
play-stopped = Игра прервана.
play-over = Игра окончена.
play-drawn = Поле нарисовано в { $path }
play-saved = Запись сохранена: { $path }
play-uncertain = зависит от скрытого или от случая
play-uncertain-rest = остальное зависит от скрытого или от случая

# Записи и позиции
replay-head = { $title }, игроков: { $players }, сид { $seed }: { $over ->
    [1] партия окончена
   *[0] партия не окончена
}
replay-done = { $actions ->
    [one] Воспроизведено { $actions } действие, всё по правилам.
    [few] Воспроизведено { $actions } действия, все по правилам.
   *[many] Воспроизведено { $actions } действий, все по правилам.
}
replay-seat = место { $seat }: { points }
replay-rank = место { $seat }: { points }, в итоге { $rank }-й
try-over = Игра окончена. Очки: { $scores }
try-decision = { seat }. { $decision }
try-legal = Можно:
try-refused = Нельзя:

# Игры
games-by = { $key }: { $title } ({ $year }), автор { $designer }
games-for = число игроков: { $players }; { $edition }; версия правил { $rules }
games-differs = отличие от правил: { $deviation }
games-options = настройки (* — если не указано иное):
games-marks = В скобках — откуда взято правило; в docs/rules-GAME.md объяснены пометки R57, I13, (b) 1 и другие.

# Ошибки
file-missing = Файла «{ $path }» нет.
file-not-text = «{ $path }» — не текстовый файл в UTF-8.
file-unreadable = «{ $path }» не удаётся прочитать: { $why }.
file-no-components = В «{ $path }» должны быть значения компонентов с именами.
file-unwritable = Не удаётся записать «{ $path }»: { $why }.
file-exists = «{ $path }» уже существует; назовите для записи другой файл.
file-no-folder = Папки «{ $path }» для отчёта нет.
machine-refused = Это не удалось: { $why }.
use-option = Настройка указывается так: имя=значение, а не «{ $given }».
use-seat = Места пронумерованы от 1 до { $players }; 0 — только смотреть.
use-at = { $actions ->
    [one] В записи { $actions } действие; --at — число от 0 до { $actions }, а не { $at }.
    [few] В записи { $actions } действия; --at — число от 0 до { $actions }, а не { $at }.
   *[many] В записи { $actions } действий; --at — число от 0 до { $actions }, а не { $at }.
}
use-token = Токен { $number }, «{ $token }», тогда невозможен: { $why }

# Backups
backup-done = Резервная копия записана в { $path }: столов: { $tables }, записей: { $entries }, людей: { $people }. Она прочитана снова и полна.
restore-done = Восстановлено из { $path }: столов: { $tables }, записей: { $entries }, людей: { $people }.

# Looking at a game again
analyse-chances = Шансы на победу, ход за ходом:
analyse-costliest = Самые дорогие ошибки:
analyse-no-mistakes = Дорогих ошибок не было.
analyse-turn = { seat }, после { $first ->
    [one] { $first } действия
   *[other] { $first } действий
}: { $chance } % победы и { points }
analyse-played = сыграно: { $actions }
analyse-better = лучше: { $actions }

# Лаборатория
lab-rows = Строки записаны в { $path }.
lab-page = Записано: { $path }
lab-dataset = Набор данных находится в { $path }.
lab-network = Нейросеть находится в { $path }: { $card }
lab-interrupted = Всё законченное сохранено; та же команда продолжит с этого места.

# Справка
help-about = «Теотиуакан», «Тцолкин» и «Теократия». Неофициальная программа.
help-version = показать версию и выйти
help-language = язык сообщений; если не указан — из TEOCALLI_LANGUAGE или системный
help-see-top = см. «teocalli --help»
help-see-serve = см. «teocalli serve --help»
help-verbs = команды
help-game = игра: { $games }
help-all = игры; если не указаны, то все: { $games }
help-players = число игроков
help-option = настройка игры, см. «teocalli games»; можно указать несколько раз
help-components = значения компонентов, заменяющие собственные значения игры
help-seed = определяет все случайности; если не указан, выбирается случайно
help-seed-first = определяет все случайности первого расклада, у каждого следующего сид на единицу больше (по умолчанию %(default)s)
help-record = запись партии
help-number = сколько сыграть (по умолчанию %(default)s)
help-seconds = время на одно решение, в секундах (по умолчанию %(default)s)
help-jobs = число процессов (по умолчанию %(default)s)
help-folder = куда записать страницу (по умолчанию %(default)s)
help-json = все данные в формате для программ
help-play = сыграть в терминале против ботов
help-play-game = { $games }; если не указана, будет задан вопрос
help-play-seat = ваше место, считая от 1; 0 — смотреть, как играют боты
help-play-bots = кто играет на остальных местах: { $bots }
help-play-ask = спрашивать, даже если вариант один и ход продолжается
help-play-record = куда сохранить запись партии
help-table = открыть стол в браузере; то же делает «teocalli» без команды
help-serve = открыть стол для других компьютеров
help-serve-host = адрес, на котором принимать соединения (по умолчанию %(default)s); 0.0.0.0 — на всех
help-serve-port = порт, на котором принимать соединения (по умолчанию %(default)s)
help-serve-database = файл или postgresql://…; если не указано — база в папке данных
help-serve-proxy = доверять веб-серверу по этим адресам (без адресов — на этом компьютере), когда он сообщает, откуда пришёл запрос
help-serve-workers = число процессов сервера; для нескольких нужен PostgreSQL
help-backup = записать все партии и всех людей в новый файл, не останавливая стол
help-backup-file = новый файл
help-restore = проверить резервную копию и заполнить из неё пустую базу данных
help-restore-file = резервная копия
help-games = перечислить игры и их настройки
help-fields = перечислить поля позиций игры
help-replay = проверить запись и напечатать счёт
help-show = напечатать позицию из записи в формате YAML
help-show-at = после N действий; если не указано — в конце
help-try = перечислить, что можно сделать в позиции, или применить к ней токены
help-try-position = файл с позицией
help-try-tokens = применяются один за другим; токены с пробелами берите в кавычки
help-arena = сыграть ботами друг против друга
help-arena-bots = имена через запятую
help-arena-jobs = число процессов, если партии идут внутри скомпилированного кода (по умолчанию %(default)s)
help-arena-seconds = время на одно решение, в секундах; тогда ботов спрашивают о каждом решении (если не указано: { $seconds }, когда кого-то из ботов можно только спрашивать; внутри скомпилированного кода время не ограничено)
help-simulate = сыграть ботами много партий и записать их в файл Parquet; при повторном запуске продолжает
help-simulate-ray = играть на кластере Ray; «local» запускает его здесь
help-simulate-out = куда записать партии
help-plan-bots = по местам, через запятую, по кругу; «quick» — на всех местах
help-tournament = каждый бот против каждого, на общих раскладках и на каждом месте
help-tournament-folder = куда записать tournament.html и tournament.png
help-report = что приносит победу в партиях симуляции, в HTML и PNG
help-report-file = партии симуляции
help-balance = смоделировать партии для любого числа игроков: кто и за счёт чего побеждает
help-balance-games = партий для каждого числа игроков (по умолчанию %(default)s)
help-balance-bots = кто играет (по умолчанию %(default)s)
help-balance-rows = где хранить строки (по умолчанию balance-ИГРА); при повторном запуске продолжает
help-dataset = записать много партий: записи, строки и описание
help-dataset-out = папка для набора данных
help-analyse = показать, как менялись шансы в записанной партии и какие ходы обошлись дороже всего
help-train = обучить нейросеть игре: она играет сама с собой
help-train-minutes = сколько учиться, в минутах (по умолчанию %(default)s)
help-train-workers = число играющих процессов (по умолчанию %(default)s); с --by policy не используется
help-train-folder = где всё хранить; при повторном запуске с той же папкой продолжает (по умолчанию train-ИГРА)
help-train-device = на чём вычислять при обучении
help-train-by = чем играть при обучении: search — поиском на ядрах процессора, policy — нейросетью, сразу тысячи партий, на видеокарте NVIDIA, если она есть (по умолчанию %(default)s)
help-ladder = сравнить уровни ботов друг с другом; результат — страница в docs/
help-ladder-number = партий в паре без просмотра вперёд (по умолчанию %(default)s)
help-ladder-top = партий в паре с высшим уровнем (по умолчанию %(default)s)
help-ladder-results = сыгранные партии; при повторном запуске с тем же файлом продолжает
help-bench = измерить скорость правил
help-bench-json = строки для программ
help-bench-seconds = время одного измерения, в секундах (по умолчанию %(default)s)

# Что стоит вместо значений аргументов
value-address = АДРЕС
value-addresses = АДРЕСА
value-bot = БОТ
value-bots = БОТЫ
value-file = ФАЙЛ
value-file-parquet = ФАЙЛ.parquet
value-folder = ПАПКА
value-game = ИГРА
value-games = N
value-host = АДРЕС
value-jobs = N
value-minutes = МИНУТЫ
value-n = N
value-name-value = ИМЯ=ЗНАЧЕНИЕ
value-players = N
value-port = ПОРТ
value-position = ПОЗИЦИЯ
value-results = ФАЙЛ
value-rounds = N
value-rows = ПАПКА
value-seat = МЕСТО
value-seconds = СЕКУНДЫ
value-seed = СИД
value-token = ТОКЕН
value-url = URL
value-verb = КОМАНДА
value-workers = N

# Непонятные аргументы. %(…)s и подобное заполняет argparse из Python.
use-count = нужно целое число от 1, а не «{ $given }»
use-amount = нужно число больше 0, а не «{ $given }»
parse-usage = использование:
parse-options = параметры
parse-positional = позиционные аргументы
parse-help = показать эту справку и выйти
parse-error = %(prog)s: ошибка: %(message)s
parse-argument = аргумент %(argument_name)s: %(message)s
parse-required = не хватает обязательных аргументов: %s
parse-unrecognized = неизвестные аргументы: %s
parse-one = нужно указать одно значение
parse-none = значение здесь не нужно, а указано %r
parse-choice = недопустимое значение: %(value)r (возможные: %(choices)s)
parse-value = нужно целое число, а не %(value)r
parse-ambiguous = неоднозначный параметр: %(option)s может означать %(matches)s
