## Amit a labor parancsai megtagadnak és közölnek. A dokumentáció oldalai angolul vannak.

# Elutasítások
no-games = Legalább egy játszmát le kell játszani.
arena-bots = Az arénához legalább két bot kell, vagy egy játékos és egy bot.
tournament-bots = A versenyhez legalább két bot és két hely kell.
tournament-names = A versenyen minden botnak saját neve van.
quick-seats = A „quick” bot minden helyen játszik, vagy egyiken sem.
needs-numba = A „quick” bothoz Numba kell: „pip install numba”. A „greedy” bot enélkül is működik.
needs-pyarrow = A labor fájljaihoz pyarrow kell: „pip install pyarrow matplotlib”.
needs-matplotlib = A grafikonokhoz Matplotlib kell: „pip install pyarrow matplotlib”.
needs-ray = A fürtön való játékhoz Ray kell: „pip install ray”.
needs-torch = A tanuláshoz PyTorch kell: „pip install torch”.
no-gpu = Itt nincs olyan NVIDIA GPU, amelyet a PyTorch használhat; ha a processzoron tanulnál, hagyd el a --device kapcsolót.
needs-cupy = A --by policy tanuláshoz GPU-n CuPy kell: „pip install cupy-cuda13x”; „--device cpu” kapcsolóval a processzoron fut.
cupy-no-gpu = A CuPy nem talál itt használható NVIDIA GPU-t ({ $why }); „--device cpu” kapcsolóval a tanulás a processzoron fut.
gpu-differs = Ezen a GPU-n a(z) { $title } játszmái eltérnek a processzoréitól ({ $why }); „--device cpu” kapcsolóval a tanulás a processzoron fut.
gpu-not-compared = Ezen a GPU-n a(z) { $title } játszmáit nem sikerült összevetni a processzoréival ({ $why }); „--device cpu” kapcsolóval a tanulás a processzoron fut.
policy-needs-numba = A --by policy tanuláshoz Numba kell: „pip install numba”.
train-by = Tanulás közben { $known } játszhat, „{ $by }” nem.
checkpoint-lacks = A(z) „{ $path }” fájlból hiányzik ez: „{ $part }”, ezért a tanulás nem folytatható belőle: töröld, vagy válassz másik mappát.
no-cluster = Itt nincs Ray-fürt: „{ $address }”: { $why }.
no-file = Nincs „{ $path }” fájl.
other-file = „{ $path }” nem a „teocalli simulate” fájlja, vagy egy régebbi változaté.
other-plan = „{ $path }” egy másik szimulációé: töröld, vagy válassz másik fájlt.
unwritable = Ez nem írható: „{ $path }”: { $why }.
unwritable-kept = Ez nem írható: „{ $path }”: { $why }. Ami elkészült, megmaradt; ugyanaz a parancs onnan folytatja.
processes-die = A játszó folyamatok sorra leállnak: van elég memória?

# Eredménytáblák
head-bot = bot
head-games = játszma
head-wins = győzelem
head-interval = 95 %-os intervallum
head-margin = előny ± szórás
head-points = pont
head-rating = értékszám
head-mean = átlag ms
head-most = legtöbb ms
winners-mean = A győztesek átlaga: { $points } pont.

# Grafikonok
plot-shares = Győzelmek aránya
plot-margins = Előny a legjobb ellenféllel szemben
unit-points = pont
tournament-title = { $title }, { $players } játékos: verseny
