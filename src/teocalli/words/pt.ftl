## O que dizem o terminal e a linha de comando. Posições, partidas gravadas e tokens são iguais em todos os idiomas.

# Pessoas e pontos
player-person = Jogador { $number }
player-bot = Bot { $number }
player-automatic = Oponente automático
seat = Lugar { $number }
points = { $amount ->
    [one] { $amount } ponto
   *[other] { $amount } pontos
}
gain-points = { $amount ->
    [one] { $signed } ponto
   *[other] { $signed } pontos
}
good-bye = Até logo.

# Jogar
choose-game = Qual jogo?
choose-players = Quantos jogadores?
choose-again = Responda { $choices }.
play-start = { $title }, semente { $seed }; à mesa: { $names }.
play-help = Um número ou um token joga; ? por que não os outros, u desfazer, p posição, pp tudo, b imagem do tabuleiro, s salvar, q sair.
play-choice = Sua escolha: { $decision }
play-numbers = As opções são numeradas de 1 a { $count }.
play-nothing-to-undo = Não há nada a desfazer: o seu turno começa aqui, ou informação oculta foi vista desde então.
play-undone = Desfeito: { $token }
play-forced = Única opção, jogada automaticamente: { $action }
play-no-refusals = Não há outras opções aqui.
play-stopped = A partida foi interrompida.
play-over = O jogo terminou.
play-drawn = O tabuleiro está desenhado em { $path }
play-saved = A partida foi salva em { $path }
play-uncertain = depende de informação oculta ou aleatória
play-uncertain-rest = o resto depende de informação oculta ou aleatória

# Partidas gravadas e posições
replay-head = { $title }, { $players ->
    [1] { $players } jogador
   *[other] { $players } jogadores
}, semente { $seed }: { $over ->
    [1] terminada
   *[0] não terminada
}
replay-done = { $actions ->
    [1] { $actions } ação reproduzida, tudo de acordo com as regras.
   *[other] { $actions } ações reproduzidas, tudo de acordo com as regras.
}
replay-seat = lugar { $seat }: { points }
replay-rank = lugar { $seat }: { points }, { $rank }º colocado
try-over = O jogo terminou. Pontos: { $scores }
try-decision = { seat }: { $decision }
try-legal = Permitido:
try-refused = Recusado:

# Jogos
games-by = { $key }: { $title } ({ $year }), de { $designer }
games-for = para { $players } jogadores; { $edition }; versão { $rules } das regras
games-differs = diferença do livro de regras: { $deviation }
games-options = opções (* se nada for dito):
games-marks = Entre colchetes: de onde vem uma regra; docs/rules-GAME.md explica marcas como R57, I13 ou (b) 1.

# Erros
file-missing = Não há arquivo “{ $path }”.
file-not-text = “{ $path }” não é um arquivo de texto em UTF-8.
file-unreadable = “{ $path }” não pode ser lido: { $why }.
file-no-components = “{ $path }” deve conter valores de componentes com nomes.
file-unwritable = Não é possível gravar “{ $path }”: { $why }.
file-exists = “{ $path }” já existe; indique outro arquivo para a partida.
file-no-folder = Não há pasta “{ $path }” para o relatório.
machine-refused = Não foi possível: { $why }.
use-option = Uma opção é dada como nome=valor, não como “{ $given }”.
use-seat = Os lugares são numerados de 1 a { $players }; 0 apenas assiste.
use-at = { $actions ->
    [1] A partida tem { $actions } ação; --at é um número de 0 a { $actions }, não { $at }.
   *[other] A partida tem { $actions } ações; --at é um número de 0 a { $actions }, não { $at }.
}
use-token = O token { $number }, “{ $token }”, não é possível nesse ponto: { $why }

# Backups
backup-done = O backup está em { $path }: mesas: { $tables }, registros: { $entries }, pessoas: { $people }. Ele foi lido de novo e está completo.
restore-done = Restaurado de { $path }: mesas: { $tables }, registros: { $entries }, pessoas: { $people }.

# Looking at a game again
analyse-chances = Chances de vitória, turno a turno:
analyse-costliest = Os turnos que mais custaram:
analyse-no-mistakes = Nenhum turno custou muito.
analyse-turn = { seat }, após { $first ->
    [one] { $first } ação
   *[other] { $first } ações
}: { $chance } % de uma vitória e { points }
analyse-played = jogado: { $actions }
analyse-better = melhor: { $actions }

# O laboratório
lab-rows = As linhas estão em { $path }.
lab-page = Gravado: { $path }
lab-dataset = O conjunto de dados está em { $path }.
lab-network = A rede neural está em { $path }: { $card }
lab-interrupted = O que está terminado fica guardado; o mesmo comando continua a partir daí.

# Ajuda
help-about = Teotihuacan, Tzolk'in e Theocratia. Não oficial.
help-version = mostra a versão e sai
help-language = idioma das mensagens; se omitido, o de TEOCALLI_LANGUAGE ou o do sistema
help-see-top = veja “teocalli --help”
help-see-serve = veja “teocalli serve --help”
help-verbs = comandos
help-game = o jogo: { $games }
help-all = os jogos; se omitidos, todos: { $games }
help-players = número de jogadores
help-option = uma opção do jogo, veja “teocalli games”; pode ser repetida
help-components = valores de componentes que substituem os do jogo
help-seed = determina todo o acaso; sorteada se omitida
help-seed-first = determina todo o acaso da primeira preparação; cada seguinte tem o próximo número (padrão: %(default)s)
help-record = a partida gravada
help-number = quantas jogar (padrão: %(default)s)
help-seconds = tempo para uma decisão, em segundos (padrão: %(default)s)
help-jobs = número de processos (padrão: %(default)s)
help-folder = onde gravar a página (padrão: %(default)s)
help-json = tudo, em formato para programas
help-play = joga no terminal contra bots
help-play-game = { $games }; perguntado se omitido
help-play-seat = o seu lugar, contado a partir de 1; 0 para assistir aos bots
help-play-bots = quem joga nos outros lugares: { $bots }
help-play-ask = pergunta mesmo quando resta uma só opção e o turno continua
help-play-record = onde salvar a partida
help-table = abre a mesa no navegador; é o que faz “teocalli” sem comando
help-serve = oferece a mesa a outros computadores
help-serve-host = o endereço em que escutar (padrão: %(default)s); 0.0.0.0 para todos
help-serve-port = a porta em que escutar (padrão: %(default)s)
help-serve-database = um arquivo ou postgresql://…; se omitido, o banco de dados da pasta de dados
help-serve-proxy = confia em um servidor web nestes endereços (neste computador, se nenhum for dado) para dizer de onde vêm as requisições
help-serve-workers = número de processos do servidor; mais de um exige PostgreSQL
help-backup = grava todas as partidas e pessoas em um arquivo novo, com a mesa em funcionamento
help-backup-file = o arquivo novo
help-restore = preenche um banco de dados vazio com um backup, depois de verificá-lo
help-restore-file = o backup
help-games = lista os jogos e as suas opções
help-fields = lista os campos das posições de um jogo
help-replay = verifica uma partida gravada e mostra os pontos
help-show = mostra uma posição de uma partida gravada em YAML
help-show-at = depois de N ações; se omitido, no final
help-try = lista o que é permitido em uma posição ou aplica tokens a ela
help-try-position = um arquivo com uma posição
help-try-tokens = aplicados um após o outro; ponha entre aspas os que têm espaços
help-arena = faz bots jogarem entre si
help-arena-bots = nomes separados por vírgulas
help-arena-jobs = número de processos, quando as partidas são jogadas dentro de código compilado (padrão: %(default)s)
help-arena-seconds = tempo para uma decisão, em segundos; nesse caso os bots são consultados a cada decisão (se omitido: { $seconds } quando algum bot só pode ser consultado; dentro de código compilado não há limite)
help-simulate = faz bots jogarem muitas partidas e as grava em um arquivo Parquet; executado de novo, continua
help-simulate-ray = joga em um cluster Ray; “local” inicia um aqui
help-simulate-out = onde gravar as partidas
help-plan-bots = por lugar, separados por vírgulas, em ciclo; “quick” em todos os lugares
help-tournament = cada bot contra todos os outros, com as mesmas preparações e em todos os lugares
help-tournament-folder = onde gravar tournament.html e tournament.png
help-report = o que vence nas partidas de uma simulação, em HTML e PNG
help-report-file = as partidas de uma simulação
help-balance = simula partidas para todos os números de jogadores: quem vence e com quê
help-balance-games = partidas para cada número de jogadores (padrão: %(default)s)
help-balance-bots = quem joga (padrão: %(default)s)
help-balance-rows = onde guardar as linhas (padrão: balance-JOGO); executado de novo, continua
help-dataset = grava muitas partidas e as suas linhas, com uma ficha descritiva
help-dataset-out = a pasta do conjunto de dados
help-analyse = conta como evoluíram as chances em uma partida gravada e quais turnos mais custaram
help-train = faz uma rede neural aprender um jogo jogando contra si mesma
help-train-minutes = quanto tempo aprender, em minutos (padrão: %(default)s)
help-train-workers = número de processos que jogam (padrão: %(default)s); sem efeito com --by policy
help-train-folder = onde guardar tudo; executado de novo com a mesma pasta, continua (padrão: train-JOGO)
help-train-device = onde fazer os cálculos do aprendizado
help-train-by = o que joga durante o treino: search, uma busca nos núcleos do processador; policy, uma rede neural, milhares de partidas ao mesmo tempo, em uma GPU NVIDIA se houver (padrão: %(default)s)
help-ladder = mede os níveis dos bots uns contra os outros, em uma página em docs/
help-ladder-number = partidas de um confronto sem busca (padrão: %(default)s)
help-ladder-top = partidas de um confronto com o nível mais alto (padrão: %(default)s)
help-ladder-results = partidas jogadas; executado de novo com o mesmo arquivo, continua
help-bench = mede a velocidade das regras
help-bench-json = linhas para programas
help-bench-seconds = tempo de uma medição, em segundos (padrão: %(default)s)

# O que representa os valores dos argumentos
value-address = ENDEREÇO
value-addresses = ENDEREÇOS
value-bot = BOT
value-bots = BOTS
value-file = ARQUIVO
value-file-parquet = ARQUIVO.parquet
value-folder = PASTA
value-game = JOGO
value-games = N
value-host = ENDEREÇO
value-jobs = N
value-minutes = MINUTOS
value-n = N
value-name-value = NOME=VALOR
value-players = N
value-port = PORTA
value-position = POSIÇÃO
value-results = ARQUIVO
value-rounds = N
value-rows = PASTA
value-seat = LUGAR
value-seconds = SEGUNDOS
value-seed = SEMENTE
value-token = TOKEN
value-url = URL
value-verb = COMANDO
value-workers = N

# Argumentos que não podem ser lidos. O argparse do Python preenche %(…)s e semelhantes.
use-count = é preciso um número inteiro a partir de 1, não “{ $given }”
use-amount = é preciso um número maior que 0, não “{ $given }”
parse-usage = uso:
parse-options = opções
parse-positional = argumentos posicionais
parse-help = mostra esta ajuda e sai
parse-error = %(prog)s: erro: %(message)s
parse-argument = argumento %(argument_name)s: %(message)s
parse-required = faltam argumentos obrigatórios: %s
parse-unrecognized = argumentos desconhecidos: %s
parse-one = é preciso um valor
parse-none = aqui não se espera um valor, mas foi dado %r
parse-choice = valor inválido: %(value)r (escolha entre %(choices)s)
parse-value = é preciso um número inteiro, não %(value)r
parse-ambiguous = opção ambígua: %(option)s pode ser %(matches)s
