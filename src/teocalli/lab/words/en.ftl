## What the commands of the lab refuse and tell. Pages for the documentation are English.

# Refusals
no-games = At least one game must be played.
arena-bots = An arena needs at least two bots, or one player and one bot.
tournament-bots = A tournament needs at least two bots and two seats.
tournament-names = In a tournament every bot has a name of its own.
quick-seats = The bot “quick” plays at all seats or at none.
needs-numba = The bot “quick” needs Numba: “pip install numba”. The bot “greedy” works without it.
needs-pyarrow = The lab's files need pyarrow: “pip install pyarrow matplotlib”.
needs-matplotlib = Plots need Matplotlib: “pip install pyarrow matplotlib”.
needs-ray = Playing on a cluster needs Ray: “pip install ray”.
needs-torch = Training needs PyTorch: “pip install torch”.
no-gpu = PyTorch finds no NVIDIA GPU here; leave out --device to train on the CPU.
needs-cupy = Training by a policy on a GPU needs CuPy: “pip install cupy-cuda13x”; with “--device cpu” it runs on the processor.
cupy-no-gpu = CuPy finds no NVIDIA GPU that it can use here ({ $why }); with “--device cpu” the training runs on the processor.
gpu-differs = On this GPU { $title } plays differently from the processor ({ $why }); with “--device cpu” the training runs on the processor.
gpu-not-compared = On this GPU { $title } could not be compared with the processor ({ $why }); with “--device cpu” the training runs on the processor.
policy-needs-numba = Training by a policy needs Numba: “pip install numba”.
train-by = A training is played by { $known }, not by “{ $by }”.
checkpoint-lacks = “{ $path }” has no “{ $part }”, so no training can go on from there: remove it, or choose another folder.
no-cluster = There is no Ray cluster at “{ $address }”: { $why }.
no-file = There is no file “{ $path }”.
other-file = “{ $path }” is not a file of “teocalli simulate”, or one of an older version.
other-plan = “{ $path }” belongs to another simulation: remove it, or choose another file.
unwritable = “{ $path }” cannot be written: { $why }.
unwritable-kept = “{ $path }” cannot be written: { $why }. What is finished is kept; the same command goes on from there.
processes-die = The processes that play keep dying: is there enough memory?

# Tables of results
head-bot = bot
head-games = games
head-wins = wins
head-interval = 95 % interval
head-margin = margin ± spread
head-points = points
head-rating = rating
head-mean = mean ms
head-most = most ms
winners-mean = Winners' mean: { $points } points.

# Plots
plot-shares = Share of wins
plot-margins = Margin over the best opponent
unit-points = points
tournament-title = { $title }, { $players } players: tournament
