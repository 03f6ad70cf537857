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
