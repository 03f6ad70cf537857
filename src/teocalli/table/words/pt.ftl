# Everywhere
skip = Ir para o conteúdo
nav-site = Site
nav-rules = Regras
nav-records = Partidas gravadas
nav-theme = Claro ou escuro
nav-language = Idioma
nav-guest = Visitante
nav-lobby = Voltar ao lobby
name = Nome
save = Salvar
close = Fechar
copy = Copiar
copied = Copiado.
copy-by-hand = Aqui o navegador não copia sozinho. Copie isto:
share = Copiar o link
go-on = Voltar à mesa
back = Voltar
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
lobby-title = Três jogos de estratégia pesados, on-line
lobby-lead = Jogue no navegador com amigos ou contra bots. Não é preciso ter conta: basta um nome.
lobby-games = Jogos
lobby-play = Jogar agora
lobby-new = Nova mesa
lobby-open = Mesas abertas
lobby-open-none = Nenhuma mesa espera jogadores. Abra uma e convide seus amigos.
lobby-watch = Partidas para assistir
lobby-watch-all = Todas as partidas para assistir
watch-lead = Partidas em andamento em mesas visíveis no lobby. Você vê o que qualquer espectador vê; o que é oculto continua oculto.
watch-none = Nenhuma partida está aberta a espectadores agora. As mesas visíveis no lobby aparecem aqui assim que começam.
lobby-mine = Minhas partidas
lobby-mine-none = Suas partidas aparecerão aqui.
lobby-finished = Terminadas
lobby-finished-all = Todas, com arquivos
history = Minhas partidas em números
history-lead = Partidas terminadas que você jogou de um só lugar; os pontos contam onde a partida foi até o fim.
history-all = Todas
history-people = Com pessoas
history-bots = Contra bots
history-games = { $count ->
    [1] partida
   *[other] partidas
}
history-won = vitórias
history-mean = pontos, média
history-best = melhor
history-rivals = Contra quem
history-ahead = partidas em que você ficou à frente : atrás
history-none = Ainda não há partidas terminadas deste tipo.
history-sources = De onde vêm meus pontos
history-sources-of = média de { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
history-winners = o que os vencedores das mesmas partidas obtiveram
history-without = { $count ->
    [one] { $count } partida mais antiga não entra aqui: a folha de pontos dela não foi guardada.
   *[other] { $count } partidas mais antigas não entram aqui: as folhas de pontos delas não foram guardadas.
}
history-no-sources = A origem dos pontos é guardada das partidas jogadas até o fim de agora em diante; as mais antigas não têm folha de pontos.
history-other = Outros
rating = Classificação { $value } ± { $spread }, { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
rating-none = Ainda sem partidas classificadas
rated-start = Classificar minhas partidas
rated-stop = Não classificar mais
rated-help = Contam as partidas que começam quando todos à mesa querem classificação: só pessoas, um lugar para cada uma, sem dicas nem estimativas. Só você vê a sua classificação; ± é a faixa em que a sua força real está em 95 de cada 100 casos.
archive = Tirar da minha lista
archive-back = Pôr de volta na minha lista
lobby-waiting = { $count ->
    [1] sua vez em 1 partida
   *[other] sua vez em { $count } partidas
}
players-range = { $range } jogadores
strengths = { $count ->
    [1] 1 nível de bot
   *[other] { $count } níveis de bot
}
strength = Nível do bot
strength-random = Bot aleatório
strength-greedy = Bot padrão
strength-policy = Bot sem busca
strength-patient = Bot paciente
strength-beginner = Iniciante
strength-casual = Jogador casual
strength-skilled = Jogador hábil
strength-expert = Especialista
strength-master = Mestre
place = { $place }º lugar
row-over = terminada, { $scores }
row-result = Resultado
row-gathering = aberta por { $host }, { $count ->
    [1] 1 lugar livre
   *[other] { $count } lugares livres
}
row-playing = { $moves ->
    [1] 1 jogada
   *[other] { $moves } jogadas
}
row-old = Começou com a versão { $rules } das regras; não pode ser continuada aqui.
row-away = arquivada
row-invited = Convite
row-with = com { $names }

# New table
new-title = Nova mesa
new-lead = Cada opção explica o que muda.
new-open = Abrir a mesa
new-seats = Lugares
new-players = Jogadores
new-me = Eu
new-open-seat = Livre
new-seats-help = Escolha “Eu” em vários lugares para dividir a mesma tela. Lugares livres são ocupados por convite.
new-solo = Com um só jogador, você joga contra { $name }, o oponente automático.
new-name-of-seat = Nome neste lugar
new-name = Nome da mesa
new-evaluation = Resultado estimado ao lado dos nomes
new-evaluation-help = Um bot estima os pontos finais, à vista de todos.
manners = Opções da mesa
manners-undo = Desfazer
manners-undo-free = Até algo ser revelado
manners-undo-turn = Só no próprio turno
manners-undo-none = Nunca
manners-undo-help = Até onde se podem desfazer as próprias escolhas. Só contra bots é possível voltar além dos turnos dos outros.
manners-hints = Dicas
manners-hints-bots = Só contra bots
manners-hints-all = Sempre
manners-hints-none = Nunca
manners-hints-help = Se um jogador pode pedir a um bot as três melhores opções. Partidas com dicas para todos não contam para a classificação.
manners-spectators = Espectadores
manners-spectators-all = Quem tiver o link
manners-spectators-none = Ninguém
manners-spectators-help = Se outros podem assistir depois que a partida começou. Eles nunca veem o que é oculto aos jogadores.
new-visible = Visibilidade
new-private = Só por link
new-listed = Visível no lobby
new-visible-help = Uma mesa privada só é encontrada por quem tem o link.
new-variants = Variantes
new-solo-strength = { $name }: dificuldade
new-solo-strength-about = Os valores marcados são os das regras; os outros tornam o jogo contra { $name } mais fácil ou mais difícil.
new-solo-disputes = { $count ->
    [1] { $name }: 1 questão que o livro de regras deixa em aberto
   *[other] { $name }: { $count } questões que o livro de regras deixa em aberto
}
new-disputes = { $count ->
    [1] 1 questão que o livro de regras deixa em aberto
   *[other] { $count } questões que o livro de regras deixa em aberto
}
new-disputes-about = Aqui as fontes se contradizem ou nada dizem. O que está marcado é como nós as lemos; mude só se o seu grupo joga de outro modo.
new-no-variants = Este jogo não tem variantes.
new-components = Valores da sua caixa
new-components-about = Quem tem a caixa pode jogar com os valores impressos nela. O arquivo indica só o que difere dos nossos; ele acompanha a partida e é gravado com ela.
choice-on = sim
choice-off = não
seat-number = Lugar { $number }

# Seats
seat-open = Lugar livre
seat-free = livre
seat-waits = reservado para este jogador
seat-host = anfitrião
seat-here = on-line
seat-away = ausente
seat-clear = Liberar o lugar
seat-leave = Sair do lugar
seat-bot = Pôr um bot aqui
seat-automatic = Oponente automático
kind-person = Pessoa
kind-bot = Bot
kind-automatic = Joga por regras próprias
kind-recorded = De uma partida gravada
kind-resigned = desistiu
sit-here = Sentar aqui
invitation = Convite
invitation-help = Quem abrir este link pode ocupar um lugar livre; não é preciso ter conta. Com todos os lugares ocupados, o jogo começa.
invitation-local = Este endereço só funciona neste computador. Para jogar com amigos em outros lugares, inicie o servidor com “teocalli serve --host 0.0.0.0” e envie a eles o endereço deste computador.
invitation-outside = Amigos fora desta rede precisam de um endereço na internet: um proxy reverso com https, ou um túnel até esta porta (docs/hosting.md). Abra a mesa por esse endereço, e o link aqui o terá.
invitation-camera = Aponte a câmera de um celular para abrir a mesa.
people-title = Convidar pessoas com quem joguei
people-lead = O lugar fica guardado, e a mesa aparece primeiro entre as partidas da pessoa.
people-games = { $count ->
    [1] 1 partida juntos
   *[other] { $count } partidas juntos
}
people-asked = Convite feito
people-invite = Convidar
people-none = Os nomes aparecem aqui depois que você joga com alguém. Aos outros, mande o link.
gather-title = Aguardando jogadores
gather-lead = O jogo começa sozinho quando todos os lugares estiverem ocupados.
gather-wait = A página se atualiza sozinha; o tabuleiro aparece quando o jogo começa.
gather-missing = { $count ->
    [1] Há 1 lugar livre.
   *[other] Há { $count } lugares livres.
}
gather-ask = Esta mesa é privada: para se sentar, peça o link de convite a quem a abriu.
gather-help = Envie o link aos seus amigos ou deixe bots jogarem.

# Table
board = Tabuleiro
side = Jogadores e histórico
players = Jogadores
tools = Ferramentas da mesa
your-decision = Sua decisão
waiting = Aguardando
waiting-for = Aguardando { $name }
waiting-help = Enquanto isso, você pode olhar tudo. A página se atualiza sozinha.
chosen-waiting = Você já escolheu. Aguardando { $name }
chosen-note = Ninguém vê sua escolha antes que todos escolham. Até lá, você pode mudá-la.
chosen-for-good = Ninguém vê sua escolha antes que todos escolham.
choose-again = Escolher de novo
choose-together = Todos escolhem
thinking = { $name } está pensando
thinking-first = Preparando; na primeira vez leva cerca de um minuto.
turn-of = Vez de { $name }
watching = Assistindo
watchers = { $count ->
    [1] 1 espectador
   *[other] { $count } espectadores
}
panel-of = { $points ->
    [one] { $name }, { $points } ponto
   *[other] { $name }, { $points } pontos
}
points-now = Pontos neste momento
points-promised = Pontuação final estimada
rank-first = Vencedor
settings = Configurações
setting-confirm = Confirmar o fim do meu turno
confirm-always = Sempre
confirm-people = Só com pessoas
confirm-never = Nunca
setting-ask = Perguntar a mim
ask-choices = Quando houver escolha
ask-all = Mesmo quando só houver uma opção
setting-notify = Avisar quando for minha vez
setting-notify-help = O navegador mostra um aviso enquanto a página está em segundo plano.
notify-on = Vamos avisar quando for a sua vez.
notify-off = O navegador não permite avisos desta página; você pode permiti-los nas configurações dele.
notify-insecure = O navegador só mostra avisos para páginas com https ou no próprio computador. Deixe a página aberta: o título e um som avisam.
setting-sound = Sons
setting-sound-help = Discretos: minha vez, meu último minuto, o fim.
jump = Mostrar uma parte do tabuleiro
zoom-in = Aproximar
zoom-out = Afastar
zoom-fit = Tabuleiro inteiro
all-options = Todas as opções
options-taller = Lista de opções maior
uncertain = Depende de informação oculta ou aleatória
why-not = Por que não? ({ $count })
why-not-all = { $count ->
    [1] Por que 1 opção não é possível?
   *[other] Por que { $count } opções não são possíveis?
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
this-turn = Este turno
this-turn-nothing = nenhum ganho ou gasto ainda
keys = Teclas
keys-choose = escolher uma opção
keys-walk = percorrer opções e lugares, e escolher
keys-all = mostrar de novo todas as opções
keys-undo = desfazer
keys-hint = pedir uma dica
keys-rule = abrir a regra do que está apontado
tip-rule = A regra
keys-confirm = confirmar o fim do turno
keys-zoom = zoom
keys-replay = avançar na reprodução, reproduzir
keys-help = mostrar esta lista
steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passos
}
see-position = Ver esta posição
log-filter = De quem são os turnos contados
log-all = Todos
ends-turn = Encerra seu turno
confirm-title = Seu turno acabou. Manter assim?
confirm-lead = O tabuleiro mostra o resultado; nada é definitivo ainda.
confirm-unsure-title = Isto não se desfaz. Continuar?
confirm-unsure = Algo oculto será revelado, e ainda não se sabe o quê.
confirm-go = Confirmar
confirm-next = Em seguida: { $name }.
confirm-off = Nas configurações você escolhe quando confirmar.
curtain-title = Próximo nesta tela
curtain-text = Passe a tela e continue.
curtain-go = Continuar

# Clock
clock = Relógio
clock-none = Nenhum
clock-minutes = Minutos por jogador
clock-days = Dias por turno
clock-help = Quando o tempo de alguém acaba, um bot joga até a pessoa voltar. Se todos os outros são bots, ninguém está esperando e nada acontece.
clock-each = Minutos para a partida inteira
clock-increment = Segundos somados por turno
clock-per-turn = Dias para cada turno
clock-night = Parado à noite
clock-night-none = não
clock-bot = Bot que assume
clock-set = Mudar o relógio
clock-set-help = Todos recebem de novo o tempo inteiro.
clock-left = Tempo restante
clock-day = d
clock-hour = h
clock-told-minutes = { $minutes } min para cada um
clock-told-added = { $minutes } min para cada um, mais { $increment } s por turno
clock-told-days = { $days ->
    [1] 1 dia por turno
   *[other] { $days } dias por turno
}
clock-told-hours = { $hours } h por turno
clock-told-night = parado das { $first }:00 às { $last }:00 ({ $zone })
clock-then = Quando o tempo acabar, um bot assume ({ $bot }).
absent-soon = Se todos os outros concordarem, um bot pode assumir em
absent-agree = Concordar que um bot assuma
absent-agree-help = Assim que todos os outros concordarem. { $name } pode voltar a qualquer momento.
absent-later = Sem acordo, em

# Undo
undo = Desfazer
undo-all = Desfazer tudo
undo-all-short = Tudo
undo-steps = { $count ->
    [1] Você pode desfazer 1 passo.
   *[other] Você pode desfazer { $count } passos.
}
undo-start = Não há nada a desfazer.
undo-agreed = Esta mesa joga sem desfazer.
undo-turn = Nesta mesa só se desfaz dentro do mesmo turno.
undo-other = Outro jogador já agiu; o que veio antes não pode ser desfeito.
undo-revealed = Informação oculta foi revelada; o que veio antes não pode ser desfeito.
undo-over = O jogo terminou; nada mais pode ser desfeito.

# Log and talk
log = Histórico
log-empty = Nada aconteceu ainda.
log-start = O jogo começa
log-secret = escolhe em segredo
chat = Chat
chat-empty = Nenhuma mensagem ainda.
talk-bot = Um bot joga agora por { $name }.
talk-late = O tempo de { $name } acabou; um bot joga até { $name } voltar.
talk-clock = O relógio foi mudado.
talk-back = { $name } voltou à mesa.
talk-resigned = { $name } desistiu; um bot continua.
chat-label = Mensagem à mesa
chat-send = Enviar
phrases = Frases prontas
phrase-hello = Olá!
phrase-luck = Boa sorte e bom jogo!
phrase-nice = Boa jogada!
phrase-moment = Um momento, por favor.
phrase-back = Volto já.
phrase-slip = Desculpe, foi sem querer.
phrase-thanks = Valeu!
phrase-game = Bela partida!
since = Desde seu último turno
since-short = Últimas jogadas
since-lead = { $count ->
    [1] 1 jogada dos outros. O local está contornado em âmbar no tabuleiro.
   *[other] { $count } jogadas dos outros. Os locais estão contornados em âmbar no tabuleiro.
}
since-replay = Mostrar uma a uma
show = O que os outros fizeram
show-turn = Turno de { $name }
show-skip = Pular
show-next = Próximo
setting-pace = Jogadas dos outros
setting-solo-pace = Turno de { $name }
pace-once = De uma vez
pace-paced = Aos poucos
pace-steps = Passo a passo

# End and scoring
game-over = Fim de jogo
result-won = { $count ->
    [one] { $points ->
        [one] { $names } vence com { $points } ponto.
       *[other] { $names } vence com { $points } pontos.
    }
   *[other] { $points ->
        [one] { $names } dividem a vitória com { $points } ponto.
       *[other] { $names } dividem a vitória com { $points } pontos.
    }
}
result-resigned = { $name } desistiu.
result-tie-break = Pontos iguais: o critério de desempate das regras decidiu.
result-unfinished = A gravação termina aqui.
sheet = Detalhes da pontuação
scored = Pontuação
sheet-cause = Origem
sheet-rest = Todo o resto
sheet-total = Pontos
sheet-by-causes = Por origem
sheet-by-parts = Ao longo do jogo
sheet-part = Parte do jogo
sheet-turns = Turnos
sheet-final = Pontuação final
sheet-sum = total até aqui
sheet-none = Ninguém marcou pontos ainda.
sheet-struck = não conta
sheet-now = O jogo até agora
sheet-then = O jogo inteiro
sheet-lead = Vantagem sobre o segundo lugar: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}. Maiores vantagens: { $causes }.
rematch = Revanche

# Replay and records
replay = Replay
replay-at = Jogada { $at } de { $of }
replay-turn-back = Turno anterior
replay-back = Voltar
replay-play = Reproduzir
replay-on = Avançar
replay-turn-on = Próximo turno
replay-speed = Velocidade
replay-jump = Ir para …
replay-chapters = Partes do jogo
replay-swings = Momentos decisivos
replay-side = Ver como
replay-continue = Jogar a partir daqui
replay-leave = Para a mesa
seen-from = visto por { $name }
seen-openly = visto por um espectador
old-moves = Jogadas
old-away = Esta partida foi arquivada.
old-put-away = Arquivar esta partida
old-put-away-help = Ninguém pode continuar esta partida aqui. Se você a arquivar, ela deixa de contar como em andamento para todos à mesa; o que foi jogado fica guardado e pode ser baixado.
record-download = Baixar a partida
records-title = Ver uma partida gravada
records-lead = O arquivo da partida é um texto curto com a partida inteira: opções, semente e cada jogada. Baixe o de qualquer partida terminada, mande a um amigo e veja-o aqui jogada a jogada.
records-own = Minhas partidas terminadas
records-own-none = As partidas que você terminar aparecerão aqui, cada uma com o seu arquivo.
records-uploaded = Arquivos enviados
records-archived = Tiradas da minha lista
records-file = Escolha um arquivo
records-text = ou cole o texto
records-show = Mostrar
contents = Conteúdo
rules-lead = As regras de cada jogo em nossas palavras, capítulo por capítulo. Cada decisão na mesa leva ao capítulo que a explica.
rules-read = Ler
rules-chapter = capítulo { $at } de { $of }
rules-chapters = Capítulos
rules-back = Voltar ao jogo
rules-find = Buscar nas regras
rules-found = { $count ->
    [0] Nada sobre “{ $question }”
    [one] “{ $question }”: { $count } lugar
   *[other] “{ $question }”: { $count } lugares
}

# Me
me-title = Meu perfil
me-name = Nome
me-name-help = Os outros verão este nome nas mesas em que você entrar daqui em diante.
me-password = Entrar em outro dispositivo
me-password-help = Escolha um nome de acesso e uma senha de pelo menos oito caracteres. Sem eles, só este navegador conhece você.
me-login = Você pode entrar como { $login }.
me-programs = Para programas
me-programs-help = Um programa com esta chave de acesso pode jogar por você. Não a mostre a ninguém.
me-pass = Chave de acesso
login = Nome de acesso
password = Senha
old-password = Senha atual
new-password = Nova senha
sign-in = Entrar
sign-in-help = Se você já definiu uma senha, aqui reencontra suas partidas.
sign-out = Sair
sign-out-elsewhere = Sair em todos os outros lugares
sign-out-help = Uma senha nova, ou o primeiro botão, desconecta todos os outros navegadores e programas: eles precisam entrar de novo. A chave de acesso expira depois de um ano.

# Notices while no page is open
notices = Avisos com a página fechada
notices-help = Avisamos quando os outros esperam por você e nenhuma página daquela mesa está aberta: cerca de um minuto depois de chegar a sua vez, uma vez por turno. O aviso diz só o jogo e os jogadores, nada que esteja oculto.
notices-none = Este servidor não envia avisos.
notices-turn = É a minha vez
notices-over = Uma partida minha terminou
notices-invited = Alguém me convida
notices-try = Enviar um teste
notices-remove = Remover
notices-given-up = Várias vezes seguidas nada chegou aqui, por isso paramos. Salve para tentar de novo.
push = No navegador
push-browser = Um navegador, adicionado { $when }
push-here = (este)
push-add = Avisar neste navegador
push-insecure = Os navegadores só permitem isso em páginas com https ou no próprio computador. Esta página não é nem um nem outro caso.
push-unable = Este navegador não mostra avisos com a página fechada. No iPhone ou iPad, adicione primeiro a página à tela de início e abra-a por lá.
push-failed = O navegador não conseguiu se registrar no serviço de avisos dele. Confira a conexão e tente de novo.
refused-push = O navegador enviou um registro que não serve. Recarregue a página e tente de novo.
mail = E-mail
mail-address = Endereço
mail-help = Só escrevemos depois que você o confirmar pelo link da nossa primeira mensagem.
mail-unconfirmed = Enviamos uma mensagem a este endereço. Abra o link para confirmá-lo; até lá nada é enviado.
webhook = Webhook
webhook-address = Endereço https do seu programa
webhook-help = Seu programa recebe um POST com JSON, assinado como descreve standardwebhooks.com.
webhook-secret = Segredo para conferir a assinatura
notice-turn = É a sua vez
notice-over = Sua partida terminou
notice-invited = Há um lugar à sua espera
notice-text = { $game }. Jogadores: { $names }
notice-test = Um teste
notice-test-text = Os avisos do Teocalli chegam aqui.
notice-sent = O teste foi enviado
notice-sent-text = Deve chegar em instantes.
notice-failed = O teste não chegou
notice-failed-text = O outro lado não respondeu ou recusou o aviso. Confira o endereço e tente de novo.
letter-confirm-title = Confirme seu endereço
letter-confirm =
    Alguém, esperamos que você, quer receber avisos de { $site } neste endereço. Abra este link para confirmar:

    { $link }

    Se não foi você, não faça nada: não escreveremos de novo.
letter-stop = Não receber mais avisos: { $link }
letter-confirm-ask = Você quer receber avisos em { $address }?
letter-confirm-yes = Sim, quero receber
letter-confirm-done = Confirmado: a partir de agora os avisos vão para este endereço.
letter-stop-ask = Não quer mais receber avisos em { $address }?
letter-stop-yes = Não receber mais avisos
letter-stop-done = Você não receberá mais avisos neste endereço.
refused-link = Este link não vale mais. Informe o endereço de novo em “Meu perfil”.
refused-mail = Não podemos escrever para esse endereço de e-mail. Confira e tente de novo.
refused-mail-failed = Nosso servidor de e-mail não aceitou a mensagem. Confira o endereço ou tente mais tarde.
refused-unconfirmed = Este endereço ainda não foi confirmado: abra antes o link da nossa mensagem.
refused-way = Este servidor não envia avisos dessa forma.
refused-webhook = Este endereço não serve. Ele precisa começar com https:// e ser acessível pela internet.
refused-webhook-private = Este endereço fica na própria rede do servidor, que não é chamada. Quem hospeda pode permitir.
refused-many-letters = Foram tentativas demais. Tente de novo em { $minutes } min.
refused-notices = TEOCALLI_NOTICES contém “{ $words }”. Palavras conhecidas: push, webhook, mail, private, none.
refused-notices-address = TEOCALLI_ADDRESS deve ser o endereço em que os jogadores encontram a mesa, como https://play.example.org; os e-mails precisam dele para os links.
refused-smtp = TEOCALLI_SMTP deve ter a forma smtp://user:password@host:587, smtps://… ou smtp+plain://…, e TEOCALLI_MAIL_FROM deve ser o e-mail do remetente.

# Connection
lost-title = Conexão perdida.
lost-text = Reconectando… Tudo o que você fez está salvo.
lost-retry = Tentar agora
offline = O servidor não pode ser alcançado. Sua escolha não foi enviada; tente novamente.
offline-title = A mesa não está acessível
offline-text = Não há rede, ou o servidor não está em execução. Nada se perdeu: cada jogada aceita está guardada lá.
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
refused-spectators = Esta partida é só para quem joga; a mesa foi aberta sem espectadores.
refused-manners = Isto não é uma opção da mesa. Escolha uma das oferecidas.
refused-taken = { $name } já está nesse lugar. Escolha outro.
refused-stranger = Pelo nome você pode convidar pessoas com quem já jogou. Mande o link.
refused-no-free-seat = Não há lugar livre para esta pessoa. Libere um primeiro.
refused-no-seat = Não há lugar { $seat } nesta mesa.
refused-invitation = Esta mesa é privada. Peça o link de convite a quem a abriu.
refused-not-host = Só quem abriu a mesa pode fazer isso.
refused-patience = { $hours ->
    [1] Um bot pode assumir o lugar de quem está há { $hours } hora sem jogar.
   *[other] Um bot pode assumir o lugar de quem está há { $hours } horas sem jogar.
}
refused-agree = { $minutes ->
    [1] Você pode concordar com um bot quando um jogador está ausente e sem jogar há { $minutes } minuto.
   *[other] Você pode concordar com um bot quando um jogador está ausente e sem jogar há { $minutes } minutos.
}
refused-clock = Um relógio dá tempo para a partida inteira ou para cada turno: mais que zero, no máximo 60 dias.
refused-night = Uma noite vai de uma hora cheia a outra, no máximo 16 horas.
refused-zone = Não existe o fuso horário “{ $zone }”. Escreva um como Europe/Lisbon.
refused-nobody = Pelo menos um lugar deve ser de uma pessoa.
refused-seats = Diga quem ocupa cada um dos { $players } lugares.
refused-players = { $game } é para { $players } jogadores.
refused-setting = Esta mesa não pode ser aberta. { $why }
refused-components = Esta mesa não pode ser aberta. O arquivo de componentes não é YAML; veja a linha { $line }.
refused-components-plain = Esta mesa não pode ser aberta. Escreva o arquivo de componentes de forma simples: nomes, listas, palavras e números inteiros, sem apelidos.
refused-strength = Não há bot “{ $strength }”. Escolha um destes: { $known }.
refused-table = Essa mesa não existe. Talvez o link esteja incompleto.
refused-game = Não há jogo “{ $game }” aqui.
refused-rules = Esta partida começou com a versão { $old } das regras; agora é a versão { $new }, que a continuaria de modo errado. Ela permanece guardada.
refused-goes-on = Esta partida ainda pode ser jogada; saia dela ou desista.
refused-replay = Esta partida não pode mais ser reproduzida com as regras desta versão. Ela permanece guardada.
refused-record = Esta partida não pode ser mostrada. { $why }
refused-record-early = Enquanto a partida está em andamento, a gravação fica fechada, pois contaria o que ainda está oculto. Volte quando ela terminar.
refused-continue-early = Só se pode continuar a partir de uma partida terminada.
refused-continue-end = Neste ponto o jogo já terminou; volte um pouco e jogue dali.
refused-empty = Escreva algo primeiro.
refused-name = Um nome precisa de pelo menos uma letra.
refused-password = São necessários um nome de acesso e uma senha de pelo menos { $least } caracteres.
refused-login-taken = Esse nome de acesso já está em uso. Escolha outro.
refused-sign-in = Nome ou senha incorretos.
refused-old-password = Para escolher uma nova senha é preciso a atual, e não é esta.
refused-pass = Diga quem você é: envie a chave de acesso do seu perfil no cabeçalho Authorization.
refused-size = É grande demais; podem ser enviados no máximo { $limit } KB.
refused-form = O que foi enviado não pôde ser lido. Volte e tente novamente.
refused-not-text = Este não é um arquivo de texto. Escolha o arquivo de uma partida gravada ou cole o texto dele.
refused-json = Espera-se um objeto JSON.
refused-number = “{ $name }” deve ser um número inteiro.
refused-unknown = Aqui não há um campo “{ $name }”. Os conhecidos são: { $known }.
refused-missing = Falta o campo “{ $name }”.
refused-field = O campo “{ $name }” não pode ter este valor; /api/openapi.json descreve todos os campos.
refused-choice = O campo “{ $name }” aceita um destes valores: { $known }.
refused-address = Não há nada neste endereço.
refused-foreign = Isto foi enviado de outro site e não foi executado.
refused-many-sign-ins = Houve tentativas demais de entrar. Espere { $minutes ->
    [1] 1 minuto
   *[other] { $minutes } minutos
} e tente de novo.
refused-many-people = Chegaram visitantes novos demais do seu endereço. Espere { $minutes ->
    [1] 1 minuto
   *[other] { $minutes } minutos
} e tente de novo.
refused-many-tables = Foram abertas mesas demais em pouco tempo. Espere { $minutes ->
    [1] 1 minuto
   *[other] { $minutes } minutos
} ou continue numa mesa já aberta.
refused-many-words = Você escreveu muito em pouco tempo. Espere { $seconds ->
    [1] 1 segundo
   *[other] { $seconds } segundos
} e envie de novo.
refused-many-pages = Há páginas de mesas demais abertas no seu navegador ou endereço. Feche algumas ou espere { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.
refused-one-seat = Você já tem um lugar nesta mesa. Para ocupar mais lugares, peça o link do convite a quem abriu a mesa.
refused-awaited = Este lugar está reservado para { $name }. Escolha outro.
refused-rematch-early = A revanche é possível quando a partida acaba. Jogue-a primeiro até o fim.
rematch-open = Revanche: a mesa está aberta
series = { $count ->
    [1] Depois de 1 partida: { $standing }.
   *[other] Depois de { $count } partidas: { $standing }.
}

# Serving
served-at = O Teocalli está em { $address } (pare com Ctrl+C)
served-network = Outros nesta rede abrem { $address }
served-outside = Amigos em outros lugares precisam de um endereço na internet: um proxy reverso com https, ou um túnel até a porta { $port }. docs/hosting.md diz como.
served-already = O Teocalli já está em execução, em { $address }
refused-served = Estas partidas já são servidas, em { $address } Pare antes aquele servidor.
refused-served-silent = Estas partidas já são servidas por um servidor que não responde. Pare-o antes.
refused-port = Uma porta é um número de 1 a 65535. Escolha uma com --port.
refused-port-taken = A porta { $port } de { $host } está ocupada ou não é permitida. Escolha outra com --port.
refused-host = Este computador não tem o endereço { $host }. Escolha outro com --host.
refused-database = O banco de dados { $path } não pode ser aberto: { $why }. Escolha outro com --database.
refused-database-kind = “{ $url }” não é um banco de dados: indique um arquivo, sqlite:///FILE ou postgresql://HOST/NAME.
refused-database-package = O PostgreSQL precisa de mais um pacote: “pip install 'psycopg[binary]'”.
refused-database-away = O banco de dados PostgreSQL está inacessível: { $why }
refused-database-newer = O banco de dados foi usado por uma versão mais nova do Teocalli (o esquema dela é { $theirs }, esta conhece { $ours }). Instale aquela versão ou escolha outro banco com --database.
refused-workers = É preciso pelo menos um processo. Escolha um número com --workers.
refused-workers-sqlite = Vários processos precisam do PostgreSQL: com um só arquivo SQLite eles não saberiam uns dos outros. Indique um banco com --database postgresql://HOST/NAME ou tire --workers.
refused-backup-exists = { $path } já existe. Indique outro arquivo para o backup.
refused-backup-none = O arquivo { $path } não existe.
refused-backup-write = Não é possível gravar o backup: { $why }
refused-backup-damaged = { $path } não é um backup ou está danificado: { $why }
refused-backup-gap = { $path } está incompleto: faltam registros da mesa { $table }.
refused-backup-entry = { $path } não pode ser restaurado: o registro { $number } da mesa { $table } não pode ser lido.
refused-restore-used = Já há partidas em { $path }. Restaure para um banco novo e vazio.

## Sinais

signs = Sinais
signs-all = Todo o jogo
signs-here = Na tela
signs-find = Buscar um sinal por nome ou significado
signs-none = Não há um sinal assim.
# Dicas e análises
hint = Dica
hint-help = Mostrar as melhores opções
hint-soon = A dica já vem
hint-title = { $count ->
    [one] A única opção
    [2] As duas melhores opções
   *[other] As três melhores opções
}
hint-about = Pontos acima da opção média e chance de vitória.
analysis = Análise
analysis-begins = A análise está começando…
analysis-prepares = O conselheiro ainda está sendo preparado nesta máquina, o que leva cerca de um minuto, uma única vez. Depois os turnos são examinados um a um.
analysis-failed = Não foi possível analisar esta partida. O registro do servidor diz por quê.
analysis-progress = { $done } de { $of } turnos analisados
analysis-chances = Chance de vitória
analysis-costliest = Os turnos que mais custaram
analysis-move = Jogada
analysis-played = Jogado
analysis-better = Melhor
analysis-cost = Custo
analysis-instead = { $had } % em vez de { $could } %
analysis-measured = O custo é quanto a chance de vencer fica mais baixa depois do turno do que depois do melhor, avaliados no mesmo momento: o traço junto ao ? na curva. A sorte e o que os outros fizeram depois não contam.
analysis-none = Nenhum turno custou muito.
analysis-see = Jogada { $at }: ver a posição
analysis-from-here = O número da jogada mostra a posição no replay; dali você pode continuar contra bots.
analysis-about = Avaliado pela rede do bot mais forte, conforme o que o jogador da vez sabia. Ela também erra.
to-the-table = Voltar à mesa
refused-hint = Nesta mesa não há dicas, ou só contra bots.
refused-hint-early = O conselheiro ainda está se preparando, o que leva cerca de um minuto. Depois a dica aparece sozinha.
refused-no-adviser = Este servidor não tem conselheiro para este jogo; por isso não há dicas nem análises: elas precisam de uma rede treinada e de um Numba que funcione. O registro do servidor diz mais.
refused-analysis-early = A partida não terminou. A análise revelaria o que ainda está oculto.
refused-busy = Há análises demais em andamento. Tente de novo em alguns minutos.

guide-learn = Aprender jogando
guide-learn-about = Uma primeira partida guiada: cada sinal é explicado quando aparece, e depois você segue jogando contra um iniciante.
guide-why = Por que isto é bom
guide-step = { $at } de { $of }
guide-do = Fazer
guide-fold = Recolher o guia
guide-open = Guia
