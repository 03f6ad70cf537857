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
