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
