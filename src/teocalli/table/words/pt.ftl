# Everywhere
skip = Ir para o conteúdo
nav-site = Site
nav-rules = Regras
nav-records = Registros
nav-theme = Claro ou escuro
nav-language = Idioma
nav-guest = Visitante
nav-lobby = Voltar ao saguão
name = Nome
save = Salvar
close = Fechar
copy = Copiar
copied = Copiado.
share = Copiar o link
go-on = Voltar à mesa
got-it = Entendi
continue = Continuar
join = Entrar
watch = Assistir
your-turn = Sua vez
you = (você)
newcomer = Visitante
failed = Algo deu errado do nosso lado. Nada mudou; tente novamente.
refused-unavailable = No momento não é possível acessar as partidas guardadas. Tente novamente daqui a pouco; uma escolha enviada duas vezes conta uma só.

# Lobby
lobby-title = Três jogos pesados, uma mesa tranquila
lobby-lead = Jogue no navegador com amigos ou contra bots. Basta um nome, e até ele pode esperar.
lobby-games = Jogos
lobby-play = Jogar agora
lobby-new = Nova mesa
lobby-open = Mesas abertas
lobby-open-none = Nenhuma mesa espera jogadores. Abra uma e convide seus amigos.
lobby-watch = Partidas para assistir
lobby-mine = Minhas partidas
lobby-mine-none = Suas partidas aparecerão aqui.
lobby-finished = Terminadas
lobby-waiting = { $count ->
    [one] uma espera por você
   *[other] { $count } esperam por você
}
players-range = { $range } jogadores
strengths = { $count ->
    [one] um tipo de bot
   *[other] { $count } tipos de bots
}
strength = Força do bot
strength-random = Bot, aleatório
strength-greedy = Bot, atento
place = { $place }º lugar
row-over = terminada, { $scores }
row-gathering = aberta por { $host }, { $count ->
    [one] um lugar livre
   *[other] { $count } lugares livres
}
row-playing = { $moves ->
    [one] uma decisão até agora
   *[other] { $moves } decisões até agora
}
row-with = com { $names } · { $more }

# New table
new-title = Nova mesa
new-lead = Cada escolha diz o que muda.
new-open = Abrir a mesa
new-seats = Lugares
new-players = Jogadores
new-me = Eu
new-open-seat = Livre
new-bot = { $strength }
new-seats-help = “Eu” pode estar em vários lugares: então vocês jogam juntos na mesma tela. Lugares livres são ocupados por convite.
new-solo = Com um só jogador, { $name } senta-se do outro lado e joga pelas próprias regras.
new-name-of-seat = Nome neste lugar
new-name = Nome da mesa
new-visible = Quem a encontra
new-private = Só por link
new-listed = Todos no saguão
new-visible-help = Uma mesa privada só é encontrada por quem tem o link.
new-variants = Variantes
new-solo-strength = { $name }: quão forte é
new-solo-strength-about = O que está marcado está nas regras; o resto torna o jogo contra { $name } mais fácil ou mais difícil.
new-solo-disputes = { $count ->
    [one] { $name }: uma questão que o livro de regras deixa em aberto
   *[other] { $name }: { $count } questões que o livro de regras deixa em aberto
}
new-disputes = { $count ->
    [one] Uma questão que o livro de regras deixa em aberto
   *[other] { $count } questões que o livro de regras deixa em aberto
}
new-disputes-about = Aqui as fontes se contradizem ou nada dizem. O que está marcado é como nós as lemos; mude só se o seu grupo joga de outro modo.
new-no-variants = Este jogo não tem variantes.
choice-on = sim
choice-off = não
seat-number = Lugar { $number }

# Seats
seat-open = Lugar livre
seat-free = livre
seat-waits = guardado para este jogador
seat-host = abriu a mesa
seat-here = está aqui
seat-away = não está aqui no momento
seat-clear = Liberar
seat-automatic = Oponente automático
kind-person = Pessoa
kind-automatic = Joga por regras próprias
kind-recorded = De um registro
kind-resigned = desistiu
sit-here = Sentar aqui
invitation = Convite
invitation-help = Quem abrir este link pode ocupar um lugar livre; não é preciso ter conta. Com todos os lugares ocupados, o jogo começa.
invitation-local = Este endereço só funciona neste computador. Para amigos em outros lugares, abra a mesa com “teocalli serve --host 0.0.0.0” e envie a eles o endereço deste computador.
gather-title = Aguardando jogadores
gather-lead = O jogo começa sozinho quando todos os lugares estiverem ocupados.
gather-missing = { $count ->
    [one] Há um lugar livre.
   *[other] Há { $count } lugares livres.
}
gather-ask = Esta mesa é privada: para se sentar, peça a ligação de convite a quem a abriu.
gather-help = Envie o link aos seus amigos ou deixe bots jogarem.

# Table
board = Tabuleiro
side = Jogadores e registro
players = Jogadores
tools = Ferramentas da mesa
your-decision = Sua decisão
waiting = Aguardando
waiting-for = Aguardando { $name }
waiting-help = Enquanto isso, você pode olhar tudo. A página avança sozinha.
thinking = { $name } está pensando
thinking-first = preparando-se; na primeiríssima vez isso leva um minuto
turn-of = Vez de { $name }
watching = Assistindo
watchers = { $count ->
    [one] uma pessoa assiste
   *[other] { $count } pessoas assistem
}
panel-of = { $name }, { $points } pontos
points-now = Pontos neste momento
points-promised = O que a posição promete até o fim, segundo o nosso conselho
rank-first = Vencedor
settings = Configurações
setting-confirm = Perguntar antes de encerrar meu turno
setting-confirm-help = Uma escolha que encerra seu turno é perguntada mais uma vez.
setting-notify = Avisar quando for minha vez
setting-notify-help = O navegador mostra um aviso enquanto a página está em segundo plano.
notify-on = Você será avisado quando for sua vez.
notify-off = O navegador não permite avisos desta página; você pode permiti-los nas configurações dele.
jump = Mostrar uma parte do tabuleiro
zoom-in = Aproximar
zoom-out = Afastar
zoom-fit = Tabuleiro inteiro
all-options = Todas as opções
options-back = Opções anteriores
options-on = Mais opções
options-taller = Lista de opções maior
uncertain = Algo oculto ou aleatório decide
why-not = { $count ->
    [one] Por que não? { $count } opção recusada
   *[other] Por que não? { $count } opções recusadas
}
come-back = Retomar meu lugar
step-in = Deixar um bot assumir
leave = Sair da partida
leave-title = Sair desta partida?
leave-bot = Entregar meu lugar a um bot
leave-bot-help = O bot continua por você. Você pode retomar o lugar a qualquer momento.
resign = Desistir
resign-help = Você fica em último lugar. Com dois jogadores a partida termina na hora; senão, um bot continua.
stay = Ficar
ends-title = Encerrar seu turno?
ends-text = Esta escolha encerra seu turno.
ends-go = Encerrar o turno
ends-stay = Ainda não
curtain-title = Próximo nesta tela
curtain-text = Passe a tela e continue.
curtain-go = Continuar

# Undo
undo = Desfazer
undo-all = Desfazer tudo
undo-all-short = Tudo
undo-steps = { $count ->
    [one] Um passo pode ser desfeito.
   *[other] { $count } passos podem ser desfeitos.
}
undo-start = Não há nada a desfazer.
undo-other = Outra pessoa já agiu; o que veio antes permanece.
undo-revealed = Algo oculto foi revelado; o que veio antes não se desfaz.
undo-over = O jogo terminou; nada mais se desfaz.

# Log and talk
log = Registro
log-empty = Nada aconteceu ainda.
log-secret = escolhe em segredo
chat = Chat
chat-empty = Ninguém disse nada ainda.
talk-bot = Um bot joga agora por { $name }.
talk-back = { $name } voltou à mesa.
talk-resigned = { $name } desistiu; um bot continua.
chat-label = Mensagem à mesa
chat-send = Enviar
since = Desde seu último turno
since-short = Desde então
since-lead = { $count ->
    [one] Uma decisão dos outros. O local está contornado em âmbar no tabuleiro.
   *[other] { $count } decisões dos outros. Os locais estão contornados em âmbar no tabuleiro.
}
since-replay = Mostrar uma a uma

# End and scoring
game-over = Fim de jogo
result-won = { $count ->
    [one] { $names } vence com { $points } pontos.
   *[other] { $names } dividem a vitória com { $points } pontos.
}
result-resigned = { $name } desistiu.
result-tie-break = Pontos iguais: o critério de desempate das regras decidiu.
result-unfinished = O registro termina aqui.
sheet = De onde vieram os pontos
scored = Houve pontuação
sheet-cause = De
sheet-rest = Todo o resto
sheet-total = Pontos
rematch = Revanche

# Replay and records
replay = Replay
replay-at = Decisão { $at } de { $of }
replay-turn-back = Turno anterior
replay-back = Voltar
replay-play = Reproduzir
replay-on = Avançar
replay-turn-on = Próximo turno
replay-side = Visto por
replay-continue = Jogar a partir daqui
replay-leave = Para a mesa
seen-from = visto por { $name }
seen-openly = visto por um espectador
record-download = Baixar o registro
records-title = Ver um registro
records-lead = Um registro é um texto curto com a partida inteira: opções, semente e cada decisão. Baixe o de qualquer partida terminada, mande a um amigo e veja-o aqui lance a lance.
records-own = Minhas partidas terminadas
records-own-none = As partidas que você terminar ficarão aqui, cada uma com o seu registro.
records-file = Escolha um arquivo
records-text = ou cole o texto
records-show = Mostrar
contents = Conteúdo
rules-lead = As regras de cada jogo em nossas palavras, capítulo por capítulo. Cada decisão na mesa leva ao capítulo que a explica.
rules-read = Ler
rules-chapter = capítulo { $at } de { $of }
rules-chapters = Capítulos

# Me
me-title = Eu
me-name = Nome
me-name-help = Os outros verão este nome nas mesas em que você entrar daqui em diante.
me-password = Voltar de outro lugar
me-password-help = Escolha um nome de acesso e uma senha de pelo menos oito caracteres. Sem eles, só este navegador conhece você.
me-login = Você pode entrar como { $login }.
me-programs = Para programas
me-programs-help = Um programa com este passe pode jogar por você. Não o mostre a ninguém.
me-pass = Passe
login = Nome de acesso
password = Senha
sign-in = Entrar
sign-in-help = Se você já definiu uma senha, aqui reencontra suas partidas.
sign-out = Sair
sign-out-elsewhere = Sair em todos os outros lugares
sign-out-help = Uma senha nova, ou o primeiro botão, anula todos os outros passes: os outros navegadores e programas precisam entrar de novo. Os passes terminam sozinhos depois de um ano.

# Connection
lost-title = Conexão perdida.
lost-text = Tentando de novo; o que você fez está salvo.
lost-retry = Tentar agora
offline = O servidor não pode ser alcançado. Sua escolha não foi enviada; tente novamente.
found-again = Conectado de novo.
stale-title = A mesa seguiu adiante
refused-title = Não foi possível

# Refusals
refused-stale = Algo aconteceu na mesa enquanto você escolhia, por isso sua escolha não valeu. A página mostra agora o estado mais novo.
refused-turn = Não é sua vez; quem escolhe é { $name }.
refused-illegal = { $why }
refused-token = Este jogo não tem a ação “{ $token }”.
refused-over = O jogo terminou; nada mais pode ser jogado.
refused-not-started = O jogo ainda não começou; há lugares livres.
refused-started = O jogo já começou; os lugares estão ocupados.
refused-not-yours = Este lugar não é seu; só quem está sentado nele pode fazer isso.
refused-watching = Você está assistindo; só quem joga pode fazer isso.
refused-taken = { $name } já está nesse lugar. Escolha outro.
refused-no-seat = Não há lugar { $seat } nesta mesa.
refused-invitation = Esta mesa é privada. Peça o link de convite a quem a abriu.
refused-not-host = Só quem abriu a mesa pode fazer isso.
refused-patience = Um bot pode assumir quando alguém faz a mesa esperar { $hours } horas.
refused-nobody = Pelo menos um lugar deve ser de uma pessoa.
refused-seats = Diga quem ocupa cada um dos { $players } lugares.
refused-players = { $game } é para { $players } jogadores.
refused-setting = Estas opções não combinam: { $why }
refused-strength = Não há bot “{ $strength }”. Há: { $known }.
refused-table = Essa mesa não existe. Talvez o link esteja incompleto.
refused-game = Não há jogo “{ $game }” aqui.
refused-rules = Esta partida começou com a versão { $old } das regras; agora é a versão { $new }, que a continuaria de modo errado. Ela permanece guardada.
refused-replay = Esta mesa não pode mais ser reproduzida com as regras desta versão. Ela permanece guardada.
refused-record = Este registro não pode ser mostrado. { $why }
refused-record-early = Enquanto a partida corre, o registro fica fechado, pois contaria o que ainda está oculto. Volte quando ela terminar.
refused-continue-early = Só se pode continuar a partir de uma partida terminada.
refused-continue-end = Neste ponto o jogo já terminou; volte um pouco e jogue dali.
refused-empty = Uma mensagem vazia não diz nada.
refused-name = Um nome precisa de pelo menos uma letra.
refused-password = São necessários um nome de acesso e uma senha de pelo menos { $least } caracteres.
refused-login-taken = Outra pessoa entra com esse nome. Escolha outro.
refused-sign-in = Nome e senha não combinam.
refused-pass = Diga quem você é: envie o passe da sua página no cabeçalho Authorization.
refused-size = É grande demais; podem ser enviados no máximo { $limit } KB.
refused-form = O que foi enviado não pôde ser lido. Volte e tente novamente.
refused-not-text = Este não é um arquivo de texto. Escolha um arquivo baixado como registro ou cole o texto dele.
refused-json = Espera-se um objeto JSON.
refused-number = “{ $name }” deve ser um número inteiro.
refused-address = Não há nada neste endereço.
refused-foreign = Isto foi enviado de outro site e não foi executado.
refused-many-sign-ins = Houve tentativas demais de entrar. Espere { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
} e tente de novo.
refused-many-people = Muita gente nova chegou há pouco do seu endereço. Espere { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
} e tente de novo.
refused-many-tables = Foram abertas mesas demais em pouco tempo. Espere { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
} ou continue numa mesa já aberta.
refused-many-words = Você disse muita coisa em pouco tempo. Espere { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
} e envie de novo.
refused-one-seat = Você já tem um lugar nesta mesa. Para ocupar mais lugares, peça o link do convite a quem abriu a mesa.
refused-awaited = Este lugar espera por { $name }. Escolha outro.
refused-rematch-early = A revanche é possível quando a partida acaba. Jogue-a primeiro até o fim.
rematch-open = Revanche: a mesa está aberta
