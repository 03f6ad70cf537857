## Что отвечают команды лаборатории. Страницы документации — на английском.

# Отказы
no-games = Должна быть сыграна хотя бы одна партия.
arena-bots = Для арены нужны хотя бы два бота либо один игрок и один бот.
tournament-bots = Для турнира нужны хотя бы два бота и два места.
tournament-names = В турнире у каждого бота должно быть своё имя.
quick-seats = Бот «quick» играет либо на всех местах, либо ни на одном.
needs-numba = Боту «quick» нужна библиотека Numba: «pip install numba». Бот «greedy» работает и без неё.
needs-pyarrow = Для файлов лаборатории нужна библиотека pyarrow: «pip install pyarrow matplotlib».
needs-matplotlib = Для графиков нужна библиотека Matplotlib: «pip install pyarrow matplotlib».
needs-ray = Для игры на кластере нужна библиотека Ray: «pip install ray».
needs-torch = Для обучения нужна библиотека PyTorch: «pip install torch».
no-gpu = Здесь нет видеокарты NVIDIA, доступной PyTorch; чтобы учиться на процессоре, не указывайте --device.
needs-cupy = Для обучения с --by policy на видеокарте нужна библиотека CuPy: «pip install cupy-cuda13x»; с «--device cpu» оно идёт на процессоре.
cupy-no-gpu = CuPy не находит здесь видеокарты NVIDIA, которой можно пользоваться ({ $why }); с «--device cpu» обучение идёт на процессоре.
gpu-differs = На этой видеокарте партии игры «{ $title }» идут не так, как на процессоре ({ $why }); с «--device cpu» обучение идёт на процессоре.
gpu-not-compared = На этой видеокарте не удалось сравнить партии игры «{ $title }» с партиями на процессоре ({ $why }); с «--device cpu» обучение идёт на процессоре.
policy-needs-numba = Для обучения с --by policy нужна библиотека Numba: «pip install numba».
train-by = При обучении может играть { $known }, но не «{ $by }».
checkpoint-lacks = В файле «{ $path }» нет части «{ $part }», поэтому продолжить с него обучение нельзя: удалите его или выберите другую папку.
no-cluster = По адресу «{ $address }» нет кластера Ray: { $why }.
no-file = Файла «{ $path }» нет.
other-file = «{ $path }» — не файл команды «teocalli simulate» или файл её более старой версии.
other-plan = «{ $path }» принадлежит другой симуляции: удалите его или выберите другой файл.
unwritable = Не удаётся записать «{ $path }»: { $why }.
unwritable-kept = Не удаётся записать «{ $path }»: { $why }. Всё законченное сохранено; та же команда продолжит с этого места.
processes-die = Играющие процессы всё время гибнут: хватает ли памяти?

# Таблицы результатов
head-bot = бот
head-games = партии
head-wins = победы
head-interval = 95 % интервал
head-margin = отрыв ± разброс
head-points = очки
head-rating = рейтинг
head-mean = мс в среднем
head-most = мс максимум
winners-mean = В среднем у победителей { $points } очка.

# Графики
plot-shares = Доля побед
plot-margins = Отрыв от лучшего соперника
unit-points = очки
tournament-title = { $title }, игроков: { $players } — турнир
