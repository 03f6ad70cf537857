## O que os comandos do laboratório recusam e contam. As páginas da documentação são em inglês.

# Recusas
no-games = É preciso jogar pelo menos uma partida.
arena-bots = Uma arena precisa de pelo menos dois bots, ou de um jogador e um bot.
tournament-bots = Um torneio precisa de pelo menos dois bots e dois lugares.
tournament-names = Em um torneio cada bot tem um nome próprio.
quick-seats = O bot “quick” joga em todos os lugares ou em nenhum.
needs-numba = O bot “quick” precisa do Numba: “pip install numba”. O bot “greedy” funciona sem ele.
needs-pyarrow = Os arquivos do laboratório precisam do pyarrow: “pip install pyarrow matplotlib”.
needs-matplotlib = Os gráficos precisam do Matplotlib: “pip install pyarrow matplotlib”.
needs-ray = Jogar em um cluster exige o Ray: “pip install ray”.
needs-torch = O treinamento precisa do PyTorch: “pip install torch”.
no-gpu = Não há aqui uma GPU NVIDIA que o PyTorch possa usar; omita --device para treinar na CPU.
needs-cupy = O treinamento com --by policy em uma GPU precisa do CuPy: “pip install cupy-cuda13x”; com “--device cpu” ele roda no processador.
cupy-no-gpu = O CuPy não encontra aqui uma GPU NVIDIA que possa usar ({ $why }); com “--device cpu” o treinamento roda no processador.
gpu-differs = Nesta GPU, as partidas de { $title } não são iguais às do processador ({ $why }); com “--device cpu” o treinamento roda no processador.
gpu-not-compared = Nesta GPU, não foi possível comparar as partidas de { $title } com as do processador ({ $why }); com “--device cpu” o treinamento roda no processador.
policy-needs-numba = O treinamento com --by policy precisa do Numba: “pip install numba”.
train-by = Durante o treinamento joga { $known }, não “{ $by }”.
checkpoint-lacks = Em “{ $path }” falta “{ $part }”, por isso nenhum treinamento pode continuar dali: remova o arquivo ou escolha outra pasta.
no-cluster = Não há um cluster Ray em “{ $address }”: { $why }.
no-file = Não existe o arquivo “{ $path }”.
other-file = “{ $path }” não é um arquivo de “teocalli simulate”, ou é de uma versão mais antiga.
other-plan = “{ $path }” pertence a outra simulação: remova-o ou escolha outro arquivo.
unwritable = Não é possível gravar “{ $path }”: { $why }.
unwritable-kept = Não é possível gravar “{ $path }”: { $why }. O que está terminado fica guardado; o mesmo comando continua a partir daí.
processes-die = Os processos que jogam morrem sem parar: há memória suficiente?

# Tabelas de resultados
head-bot = bot
head-games = partidas
head-wins = vitórias
head-interval = intervalo de 95 %
head-margin = vantagem ± dispersão
head-points = pontos
head-rating = classificação
head-mean = ms em média
head-most = ms no máximo
winners-mean = Média dos vencedores: { $points } pontos.

# Gráficos
plot-shares = Parcela de vitórias
plot-margins = Vantagem sobre o melhor adversário
unit-points = pontos
tournament-title = { $title }, { $players } jogadores: torneio
