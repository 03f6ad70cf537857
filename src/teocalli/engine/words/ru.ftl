# Actions
action-unknown = В этой игре нет действия «{ $token }»{ $count ->
    [0] .
    [one] ; может быть, «{ $first }»?
   *[other] ; может быть, «{ $first }» или «{ $second }»?
}
action-illegal = «{ $token }» сейчас невозможно: { $why }
action-over = Игра окончена.
action-absent = Среди нынешних вариантов этого нет.

# Settings
setting-game = Нет игры «{ $name }». Можно выбрать: { $known }.
setting-bot = Нет бота «{ $name }». Можно выбрать: { $known }.
setting-bot-game = Бот «{ $name }» не играет в «{ $game }», только: { $known }.
setting-players = Играют { $counts } человека; { $players } не подходит.
setting-option = В этой игре нет настройки «{ $name }». Можно выбрать: { $known }.
setting-choice = У настройки «{ $name }» нет значения «{ $value }». Можно выбрать: { $choices }.
setting-no-components = В этой игре нет компонентов, которые можно заменить.
setting-seed = Сид — целое число от 0 до { $most }.
setting-key = Ключ состоит из 64 шестнадцатеричных цифр.

# Records
record-begin = Строка { $line }: запись начинается с «{ $format }», а не с «{ $found }».
record-behind-end = Строка { $line }: после конца записи ничего быть не должно.
record-late = Строка { $line }: место «{ $key }» — в заголовке записи.
record-key = Строка { $line }: «{ $key }» — неизвестный или повторный ключ.
record-empty = Запись пуста.
record-chance = Случайность этой записи берётся из «{ $found }»; возможно { $known }.
record-missing = В заголовке записи нет «{ $key }».
record-cut = Запись обрывается после { $actions ->
    [one] { $actions } действия
   *[other] { $actions } действий
}: нет последней строки, «end: …».
record-number = Строка { $line }: «{ $key }» должно быть целым числом, а не «{ $found }».
record-json = Строка { $line }: «components» должно быть в формате JSON; то, что там стоит, прочитать нельзя.
record-game = Это запись игры «{ $found }», а не «{ $wanted }».
record-rules = Запись следует версии правил { $found }; здесь версия { $ours }, в которой те же действия могут значить другое. Откройте её в той версии Teocalli, в которой она сделана.
record-setting = Заголовок записи. { $why }
record-action = Действие { $number }{ $line ->
    [0] {""}
   *[other] , строка { $line }
}. { $why }
record-unfinished = В записи сказано, что игра не окончена, но её действия доводят игру до конца.
record-not-over = Запись заканчивается после { $actions ->
    [one] { $actions } действия
   *[other] { $actions } действий
}, но игра к этому времени ещё не окончена.
record-scores = В конце записи стоят очки { $found }; если сыграть её заново, получается { $ours }.
bot-program = Программу бота «{ $command }» не удаётся запустить: { $why }.
bot-no-advice = Подсказок для игры «{ $title }» нет: нужны Numba и сеть, обученная этой игре.

# Что запрещает машина, как часть предложения
machine-full = на диске не осталось места
machine-large = файл стал бы слишком большим
machine-forbidden = нет прав на это
machine-nowhere = такого файла или такой папки нет
machine-folder = это папка
machine-exists = файл с таким именем уже существует
machine-silent = там никто не отвечает
machine-unreachable = до этой машины нет связи

# Positions. Names of fields, places and kinds are those of the file.
position-yaml = Это не YAML{ $line ->
    [0] {""}
   *[other] , строка { $line }
}: { $why }.
position-other-yaml = Это YAML другого рода: нужны отображения, списки, слова и целые числа.
position-twice = «{ $name }» встречается дважды в отображении, которое начинается в строке { $line }.
position-no-game = Позиция — это отображение, в котором сказано, какой игре она принадлежит: «game: teotihuacan».
position-mapping = Позиция — это отображение с «game», «players» и «state».
position-part = «{ $name }» не входит в позицию. Можно выбрать: { $known }.
position-game = Это позиция игры «{ $found }», а не «{ $wanted }».
position-rules = Эта позиция записана для версии правил { $found }; здесь версия { $ours }.
position-start = «players» и «seed» — целые числа, «options» — отображение слов.
position-setting = { $why }
position-state = «state» должно быть отображением полей.
position-older-name = { $old } — прежнее имя { $new }; укажите одно из двух.
position-field = { $where }: такого поля нет{ $count ->
    [0] .
   *[other] ; может быть, «{ $near }»?
}
position-place = { $where }: такого места нет. Можно выбрать: { $known }.
position-number = { $where }: места считаются от 1 до { $count }, места «{ $found }» нет.
position-list = { $where }: укажите все значения списком (их { $count }) или отображение тех мест, которые меняются.
position-record = { $where }: это запись с полями; укажите отображение её полей.
position-whole = { $where }: нужно целое число, а не «{ $found }».
position-range = { $where }: { $found } выходит за пределы.
position-within = { $where }: { $found } — не от { $least } до { $most }.
position-word = { $where }: «{ $found }» не подходит. Можно выбрать: { $known }.
position-none = { $where }: «none» здесь быть не может.
position-turn-and-pending = Укажите «turn» или «pending», но не оба.
position-no-turn = Этой игре нужно «pending» вместо «turn».
position-pending = «pending» — список, в котором решений не больше { $most }.
position-entry = { $where }: здесь нужны «kind», «seat» и, если надо, подробности решения.
position-kind = { $where }: нет вида «{ $name }»{ $count ->
    [0] .
   *[other] ; может быть, «{ $near }»?
} Можно выбрать: { $known }.
position-seat = { $where }: нет места за столом с номером { $seat }.
position-context = { $where }: у «{ $kind }» нет «{ $name }». Можно выбрать: { $known }.
position-nothing-pending = Игра не окончена, но решать нечего: «pending» пусто.
position-no-decision = Последняя запись в «pending», «{ $kind }», — не решение.
position-no-option = У последнего решения в «pending» нет ни одного допустимого варианта.
position-contradicts = Эта позиция противоречит сама себе: { $why }
