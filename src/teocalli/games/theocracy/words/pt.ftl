## Theocratia em português. { $seat } é o nome ou o número de um jogador.

title = Theocratia
about = Quatro civilizações tomam alienígenas por deuses: ganhe a adoração delas e vire as páginas das suas crônicas.
edition = resumo das regras da edição russa, completado com valores da casa
deviation-1 = Sem modo solo: nenhuma fonte o descreve.
deviation-2 = Entre sacerdotes mais altos empatados, descarta-se por si o que custa menos ao dono (H50).

who = { $seat ->
    [1] Jogador 1
    [2] Jogador 2
    [3] Jogador 3
    [4] Jogador 4
   *[other] { $seat }
}

## O que se pede

decision-choose-colour = Escolha a sua cor.
decision-take = Pegue um dado da tabela de ações.
decision-place = { $aside ->
    [1] Ponha o dado de lado em qualquer fileira: você ganha cosmo, mas nem bônus nem ação.
   *[other] Coloque o dado numa fileira, ou altere antes o valor ou a cor dele.
}
decision-discard = Escolha uma carta de poder para descartar.
decision-initiative = O cosmo desta Iniciativa passaria do topo da sua trilha: gaste um pouco antes, ou siga.
decision-expand = { $whose ->
    [own_turn] Escolha o hexágono da nova casa da civilização { civ-of }.
    [neutral] Expansão neutra: escolha o hexágono da nova casa da civilização { civ-of }.
   *[other] Migração: escolha o hexágono da nova casa da civilização { civ-of }.
}
civ-of = { $civ ->
    [pink] rosa
    [orange] laranja
    [violet] violeta
   *[other] branca
}
decision-attack = Escolha um alvo ou encerre os ataques.
decision-pay = Quantos guerreiros saem da guarnição? Os outros vêm da área.
decision-react = Um edifício no seu hexágono está para ser removido. Salvá-lo?
decision-spoils = Escolha um cristal do defensor como despojo.
decision-upgrade = Escolha o edifício a ampliar.
decision-festival = { $crystals ->
    [0] O limite desta celebração foi alcançado.
    [one] Ofereça mais { $crystals } cristal ou encerre a oferenda.
   *[other] Ofereça até mais { $crystals } cristais ou encerre a oferenda.
}
decision-transform = Escolha o hexágono que assume a sua cor.
decision-produce = Escolha a fábrica que produz.
decision-recruit = Escolha a civilização que recruta.
decision-envy = Escolha a civilização da qual você ganha adoração.
decision-mirage = Escolha o cristal que assume a sua cor.
decision-end-card = Escolha o lado da carta de fim de rodada.
decision-bless = { $worship ->
    [one] { $worship } adoração pelas suas pirâmides: escolha a civilização.
   *[other] { $worship } adorações pelas suas pirâmides: escolha a civilização da primeira.
}
decision-end-turn = Seu turno está para terminar. Algo mais? Você pode adquirir ou usar fichas e jogar cartas.

## O que se pode fazer

action-colour = Jogar com o { $colour }
action-take = Pegar o dado { $civ-die } de valor { $face }
action-aside = Pôr de lado o dado { $civ-die } de valor { $face }
action-place = Colocar na fileira da civilização { $civ }
action-repeat = Descartar uma carta e colocar ao lado de um dado igual na fileira da civilização { $civ }
action-change = Pagar cosmo e { $direction }
action-nudge = Jogar “Empurrão do Destino” e { $direction }
action-recolour = Descartar uma carta: o dado conta como { $civ-die }
action-discard = Descartar “{ $card }”
action-play = Jogar “{ $card }”
action-buy = Adquirir a ficha { $token }
action-use-token = Usar uma ficha de transformação
action-transform = Transformar { $hex }
action-initiative = Tomar a iniciativa
    .log = escolhe a iniciativa
action-expand = Construir uma casa em { $hex }
action-attack = Atacar { $hex }
action-peace = Não atacar mais
    .log = não ataca mais
action-pay = { $garrison ->
    [0] Pagar só da área
   *[other] Pagar { $garrison } da guarnição
}
    .log = { $garrison ->
        [0] paga só da área
       *[other] paga { $garrison } da guarnição
    }
action-allow = Não salvar
action-loot = Pegar um cristal { $crystal }
action-upgrade = Ampliar a casa de { $hex }
action-pyramid = Construir uma pirâmide em { $hex }
action-forgo = Não construir nada
action-offer = Oferecer um cristal { $crystal }
    .log = oferece um cristal { $crystal }
action-close = Encerrar a oferenda e receber o convidado
action-invite = Encerrar a oferenda, descartar uma carta e receber a civilização { $civ }
action-produce = Produzir em { $hex }
    .log = produz em { $hex }
action-recruit = Recrutar para a civilização { $civ }
    .log = recruta para a civilização { $civ }
action-envy = Ganhar adoração da civilização { $civ }
    .log = escolhe a adoração da civilização { $civ }
action-exchange = Trocar um cristal { $crystal } da civilização { $civ }
    .log = troca um cristal { $crystal } da civilização { $civ }
action-effect = { $side }
action-bless = Adoração da civilização { $civ }
    .log = escolhe a adoração da civilização { $civ }
action-done = Encerrar o turno

## Por que não é possível

reason-colour-taken = Outro jogador tem esta cor.
reason-turn-cannot-be-completed = Você não conseguiria completar o turno com isso.
reason-row-full = A fileira está cheia.
reason-equal-neighbour = O dado à esquerda tem o mesmo valor.
reason-no-card = Você não tem carta de poder para descartar.
reason-no-such-card = Você não tem esta carta.
reason-not-enough-cosmo = Cosmo insuficiente.
reason-six-stays-six = Nenhum dado muda de 6 nem para 6.
reason-no-use = Não teria utilidade.
reason-not-now = A carta indica outro momento.
reason-changes-nothing = Agora não mudaria nada.
reason-token-gone = A ficha já não está na sua trilha.
reason-token-locked = Nenhum dos seus sacerdotes chegou a esta ficha.
reason-no-token = Não há ficha diante de você.
reason-token-used = Você já usou uma ficha neste turno.
reason-fortress-hex = Os hexágonos de fortaleza são intocáveis.
reason-creature-there = Uma criatura ocupa o hexágono.
reason-own-colour-already = O hexágono já tem a sua cor.
reason-building-there = Ali já há um edifício.
reason-out-of-reach = O hexágono não toca nenhum edifício da civilização.
reason-not-enough-warriors = Guerreiros insuficientes.
reason-no-piece-left = A reserva não tem mais essa peça.
reason-not-enough-black-crystals = A civilização não tem cristais pretos suficientes.
reason-limit-reached = O limite da celebração foi alcançado.
reason-card-played = Você jogou uma carta para isso, portanto é preciso fazê-lo.

## O que aconteceu

event-reveal = Informação oculta foi revelada.
event-colour-chosen = { who } joga com o { $thing }.
event-round = Começa a rodada { $amount }.
event-first-player = { who } começa a rodada.
event-rolled = Resultado: { $thing }.
event-neutral-die = Dado neutro: { $thing }.
event-marker = A carta de fim de rodada aponta para a civilização { $thing }.
event-took-die = { who } pega um dado ({ $thing }).
event-changed-value = { who } muda o dado para { $amount }.
event-changed-colour = { who }: o dado conta como { $thing-die }.
event-placed = { who } coloca um { $amount } na fileira da civilização { $thing }.
event-did-nothing = Nada era possível para a civilização { $thing } ({ $cause }).
event-worship = { who } ganha { $amount ->
    [one] { $amount } adoração
   *[other] { $amount } adorações
} da civilização { $thing } ({ $cause }).
event-cosmo = { who } ganha { $amount } de cosmo ({ $cause }).
event-paid-cosmo = { who } paga { $amount } de cosmo ({ $cause }).
event-drew = { who } compra uma carta de poder ({ $cause }).
event-played = { who } joga “{ $thing }”.
event-discarded = { who } descarta “{ $thing }” ({ $cause }).
event-unlocked = { who } desbloqueia a ficha { $thing }.
event-took-token = { who } recebe a ficha { $thing } ({ $cause }).
event-transformed = { who } transforma { $thing }.
event-took-initiative = { who } pega a ficha de primeiro jogador e a carta de fim de rodada.
event-house-built = { who } constrói uma casa em { $thing } ({ $cause }).
event-factory-built = { who } constrói uma fábrica em { $thing }.
event-barracks-built = { who } constrói um quartel em { $thing }.
event-pyramid-built = { who } constrói uma pirâmide em { $thing }.
event-attacked = { who } ataca { $thing }.
event-creature-beaten = { who } vence a criatura em { $thing }.
event-building-removed = { who } remove o edifício em { $thing }.
event-building-saved = { who } salva o edifício em { $thing }.
event-crystal-gained = { $amount ->
    [1] A civilização { $thing-civ } ganha um cristal { $thing } ({ $cause }).
   *[other] A civilização { $thing-civ } ganha { $amount } cristais { $thing-pl } ({ $cause }).
}
event-crystal-spent = { $amount ->
    [1] A civilização { $thing-civ } gasta um cristal { $thing } ({ $cause }).
   *[other] A civilização { $thing-civ } gasta { $amount } cristais { $thing-pl } ({ $cause }).
}
event-crystal-looted = A civilização { $thing-civ } perde um cristal { $thing } como despojo.
event-recruited = { $amount ->
    [one] { $amount } guerreiro chega à civilização { $thing } ({ $cause }).
   *[other] { $amount } guerreiros chegam à civilização { $thing } ({ $cause }).
}
event-warriors-lost = { $amount ->
    [one] { $amount } guerreiro da civilização { $thing } volta à reserva ({ $cause }).
   *[other] { $amount } guerreiros da civilização { $thing } voltam à reserva ({ $cause }).
}
event-scourge = { who } recebe { $amount ->
    [one] { $amount } ponto
   *[other] { $amount } pontos
} de corrupção ({ $cause }).
event-festival = { who } realiza uma celebração da civilização { $thing }.
event-page-turned = A crônica da civilização { $thing } abre a página { $amount }.
event-end-card-applied = { who } aplica o lado { $amount ->
    [1] A
   *[other] B
} da carta “{ $thing }”.
event-developed = A carta “{ $thing }” afeta a civilização { $amount ->
    [1] rosa
    [2] laranja
    [3] violeta
   *[other] branca
}.
event-cards-shifted = As cartas de desenvolvimento deslizam para a esquerda.
event-priest-dropped = { who } não pontua o sacerdote da civilização { $thing }, o mais avançado.
event-scored = { who }: { points } ({ $cause }).
event-scored-priest = { who }: { points } pelo sacerdote da civilização { $thing }.
event-total = { who }: { points } ao todo.
points = { $amount ->
    [one] { $amount } ponto
   *[other] { $amount } pontos
}

## Por que aconteceu

cause-setup = preparação
cause-preparation = preparação da rodada
cause-neutral-dice = dados neutros
cause-turn = turno
cause-cell-bonus = bônus do espaço
cause-nothing-fits = nada serve
cause-initiative = Iniciativa
cause-war = Guerra
cause-expansion = Expansão
cause-factory = Fábrica
cause-barracks = Quartel
cause-pyramid = pirâmide
cause-festival = Celebração
cause-guest = convidado de uma celebração
cause-compensation = compensação
cause-token = ficha de transformação
cause-power-card = carta de poder
cause-recolour = cor do dado
cause-repeat = dados iguais lado a lado
cause-hand-limit = limite da mão
cause-chronicle = crônica
cause-end-card = carta de fim de rodada
cause-development = carta de desenvolvimento
cause-spoils = despojos
cause-creatures = criaturas vivas
cause-starting-points = cosmo
cause-final-pyramids = pirâmides em hexágonos próprios
cause-priests = sacerdotes
cause-scourge = corrupção
cause-change = valor do dado

## Opções

option-tokens-per-turn = Fichas por turno
option-tokens-per-turn-about = Quantas fichas de transformação um jogador pode usar num turno.
option-tokens-per-turn-one = uma
option-tokens-per-turn-any = quantas quiser
option-end-card = Carta de fim de rodada
option-end-card-about = Se quem a tem pode mudar o lado antes de aplicá-la.
option-end-card-change = mudar e aplicar
option-end-card-apply = aplicar o lado A

## Palavras

civ-pink = rosa
    .die = rosa
civ-orange = laranja
    .die = laranja
civ-violet = violeta
    .die = violeta
civ-white = branca
    .die = branco
colour-blue = azul
colour-green = verde
colour-yellow = amarelo
colour-red = vermelho
crystal-blue = azul
crystal-green = verde
crystal-yellow = amarelo
crystal-red = vermelho
crystal-black = preto
direction-down = diminuir o valor do dado em 1
direction-up = aumentar o valor do dado em 1
token-low = inferior
token-middle = do meio
token-high = superior
side-a = Lado A
side-b = Lado B
end-card-omen = Presságio
    .side-a = { $side-a }
    .side-b = { $side-b }
end-card-mobilisation = Mobilização
    .side-a = { $side-a }
    .side-b = { $side-b }
end-card-revelation = Revelação
    .side-a = { $side-a }
    .side-b = { $side-b }
crystals = { $amount ->
    [one] { $amount } cristal
   *[other] { $amount } cristais
}
black-crystals = { $amount ->
    [one] { $amount } cristal preto
   *[other] { $amount } cristais pretos
}
warriors = { $amount ->
    [one] { $amount } guerreiro
   *[other] { $amount } guerreiros
}
worships = { $amount ->
    [one] { $amount } adoração
   *[other] { $amount } adorações
}
card-sudden-yield = Colheita Súbita
    .moment = seu turno
    .effect = Uma fábrica produz { crystals }.
card-call-to-arms = Chamado às Armas
    .moment = seu turno
    .effect = Uma civilização recruta { warriors }.
card-star-wind = Vento Estelar
    .moment = seu turno
    .effect = Ganhe { $amount } de cosmo.
card-long-night = Longa Noite de Canto
    .moment = sua celebração
    .effect = { $amount ->
        [1] Pode-se oferecer um cristal acima do limite.
       *[other] Podem-se oferecer { $amount } cristais acima do limite.
    }
card-second-caravan = Segunda Caravana
    .moment = depois da sua Expansão
    .effect = A mesma civilização expande mais uma vez.
card-ambush = Emboscada
    .moment = sua Guerra
    .effect = Um ataque custa { warriors } a menos.
card-sanctuary = Santuário
    .moment = outro jogador vai remover um edifício no seu hexágono
    .effect = O edifício fica, e o ataque se gasta.
card-secret-of-the-masons = Segredo dos Pedreiros
    .moment = sua pirâmide
    .effect = Ela custa { black-crystals } a menos.
card-nudge-of-fate = Empurrão do Destino
    .moment = entre pegar e colocar um dado
    .effect = Mude de graça o valor em 1, mas não de 6 nem para 6.
card-envy = Inveja dos Céus
    .moment = seu turno
    .effect = Ganhe { worships } de uma civilização em que o sacerdote de outro jogador está acima do seu.
card-cleansing-rain = Chuva Purificadora
    .moment = seu turno
    .effect = { $amount ->
        [1] Devolva { $amount } ponto de corrupção; sem nenhum, ganhe { $amount } de cosmo.
       *[other] Devolva até { $amount } pontos de corrupção; sem nenhum, ganhe { $amount } de cosmo.
    }
card-mirage = Miragem
    .moment = seu turno
    .effect = { $amount ->
        [1] Troque um cristal na área de uma civilização por um da sua cor.
       *[other] Troque até { $amount } cristais da mesma cor na área de uma civilização por outros tantos da sua cor.
    }
development-rich-harvest = Colheita Farta
    .effect = Cada fábrica dela produz { crystals } da cor do seu hexágono.
development-levy = Recrutamento
    .effect = Ela recruta 1 guerreiro por quartel, no mínimo { $amount }.
development-household-altars = Altares Domésticos
    .effect = Cada jogador com { $buildings ->
        [1] um
        [2] dois
       *[other] { $buildings }
    } ou mais edifícios dela em hexágonos próprios ganha { worships }.
development-black-vein = Veio Negro
    .effect = Ela ganha { black-crystals }.
development-pilgrimage = Peregrinação
    .effect = Cada jogador cujo sacerdote é o mais baixo aqui ganha { worships }.
development-tithe = Dízimo
    .effect = Cada jogador cujo sacerdote é o mais alto aqui ganha { $amount } de cosmo.
development-migration = Migração
    .effect = Ela expande; decide o jogador cujo sacerdote é o mais baixo aqui.
development-annalists = Cronistas
    .effect = A crônica dela abre a página seguinte, se nenhuma crônica estiver mais atrás.
die-pink-1 = rosa 1
die-pink-2 = rosa 2
die-pink-3 = rosa 3
die-pink-4 = rosa 4
die-pink-5 = rosa 5
die-pink-6 = rosa 6
die-orange-1 = laranja 1
die-orange-2 = laranja 2
die-orange-3 = laranja 3
die-orange-4 = laranja 4
die-orange-5 = laranja 5
die-orange-6 = laranja 6
die-violet-1 = violeta 1
die-violet-2 = violeta 2
die-violet-3 = violeta 3
die-violet-4 = violeta 4
die-violet-5 = violeta 5
die-violet-6 = violeta 6
die-white-1 = branco 1
die-white-2 = branco 2
die-white-3 = branco 3
die-white-4 = branco 4
die-white-5 = branco 5
die-white-6 = branco 6
store-pink-blue = azul
    .civ = rosa
    .pl = azuis
store-pink-green = verde
    .civ = rosa
    .pl = verdes
store-pink-yellow = amarelo
    .civ = rosa
    .pl = amarelos
store-pink-red = vermelho
    .civ = rosa
    .pl = vermelhos
store-pink-black = preto
    .civ = rosa
    .pl = pretos
store-orange-blue = azul
    .civ = laranja
    .pl = azuis
store-orange-green = verde
    .civ = laranja
    .pl = verdes
store-orange-yellow = amarelo
    .civ = laranja
    .pl = amarelos
store-orange-red = vermelho
    .civ = laranja
    .pl = vermelhos
store-orange-black = preto
    .civ = laranja
    .pl = pretos
store-violet-blue = azul
    .civ = violeta
    .pl = azuis
store-violet-green = verde
    .civ = violeta
    .pl = verdes
store-violet-yellow = amarelo
    .civ = violeta
    .pl = amarelos
store-violet-red = vermelho
    .civ = violeta
    .pl = vermelhos
store-violet-black = preto
    .civ = violeta
    .pl = pretos
store-white-blue = azul
    .civ = branca
    .pl = azuis
store-white-green = verde
    .civ = branca
    .pl = verdes
store-white-yellow = amarelo
    .civ = branca
    .pl = amarelos
store-white-red = vermelho
    .civ = branca
    .pl = vermelhos
store-white-black = preto
    .civ = branca
    .pl = pretos
hex-h01 = h01
hex-h02 = h02
hex-h03 = h03
hex-h04 = h04
hex-h05 = h05
hex-h06 = h06
hex-h07 = h07
hex-h08 = h08
hex-h09 = h09
hex-h10 = h10
hex-h11 = h11
hex-h12 = h12
hex-h13 = h13
hex-h14 = h14
hex-h15 = h15
hex-h16 = h16
hex-h17 = h17
hex-h18 = h18
hex-h19 = h19
hex-h20 = h20
hex-h21 = h21
hex-h22 = h22
hex-h23 = h23
hex-h24 = h24
hex-h25 = h25
hex-h26 = h26
hex-h27 = h27
hex-h28 = h28
hex-h29 = h29
hex-h30 = h30
hex-h31 = h31
hex-h32 = h32
hex-h33 = h33
hex-h34 = h34
hex-h35 = h35
hex-h36 = h36
hex-h37 = h37
hex-h38 = h38
hex-h39 = h39
hex-h40 = h40
hex-h41 = h41
hex-h42 = h42
hex-h43 = h43
hex-h44 = h44
hex-h45 = h45
hex-h46 = h46
hex-h47 = h47
hex-h48 = h48
hex-h49 = h49
hex-h50 = h50
hex-h51 = h51
hex-h52 = h52
hex-h53 = h53
hex-h54 = h54
hex-h55 = h55
hex-h56 = h56
hex-h57 = h57
hex-h58 = h58
hex-h59 = h59
hex-h60 = h60
hex-h61 = h61

## Imagem: nomes e legendas no tabuleiro

picture-board = O tabuleiro de Theocratia
picture-part-island = Ilha
picture-part-table = Dados
picture-part-rows = Fileiras
picture-part-pages = Páginas
picture-part-worship = Adoração

picture-island = A ilha
picture-hex-owned = Hexágono { $hex }, { $colour }: { $name }.
picture-hex-unplayed = Hexágono { $hex }, { $colour }: ninguém joga com esta cor, ele conta como neutro.
picture-hex-neutral = Hexágono { $hex }, neutro.
picture-hex-fortress = Hexágono { $hex }: os hexágonos de fortaleza são intocáveis.
picture-hex-transformed = Há uma ficha de transformação aqui.
picture-piece-house = Casa da civilização { $civ }.
picture-piece-factory = Fábrica da civilização { $civ }: produz cristais da cor do dono do hexágono.
picture-piece-barracks = { $amount ->
    [0] Quartel da civilização { $civ }.
    [1] Quartel da civilização { $civ }: mais um lugar na guarnição.
   *[other] Quartel da civilização { $civ }: mais { $amount } lugares na guarnição.
}
picture-piece-pyramid = { $amount ->
    [0] Pirâmide da civilização { $civ }.
   *[other] Pirâmide da civilização { $civ }: adoração para o dono do hexágono no fim do jogo.
}
picture-piece-fortress = Fortaleza da civilização { $civ }.
picture-creature-common = Uma criatura: é preciso vencê-la antes de construir aqui.
picture-creature-elder = { $amount ->
    [0] A criatura anciã: forte.
    [1] A criatura anciã: forte, mas dá um cristal preto.
   *[other] A criatura anciã: forte, mas dá cristais pretos.
}
picture-crystal-here = Há um cristal aqui: { $crystal }.

picture-colours = Escolha a sua cor
picture-colour = { $colour }: { $amount ->
    [one] { $amount } hexágono
   *[other] { $amount } hexágonos
}
picture-colour-taken = { $colour }: { $name }
picture-hexes = { $amount ->
    [one] { $amount } hexágono
   *[other] { $amount } hexágonos
}

picture-dice = Dados de ação
picture-dice-left = { $amount ->
    [one] resta { $amount } dado
   *[other] restam { $amount } dados
}
picture-die = Dado: { $die }
picture-dice-alike = Dados: { $die }, ×{ $amount }
picture-die-in-hand = { $name } tem um dado na mão: { $die }
picture-die-down = Um a menos, por cosmo
picture-die-up = Um a mais, por cosmo
picture-deed-initiative = Iniciativa
picture-deed-war = Guerra
picture-deed-expansion = Expansão
picture-deed-factory = Fábrica
picture-deed-barracks = Quartel
picture-deed-festival = Celebração
picture-deed-initiative-about = { $amount ->
    [0] { $face }, Iniciativa: pegue a carta de fim de rodada e comece a próxima rodada; depois da primeira vez, nada.
   *[other] { $face }, Iniciativa: pegue a carta de fim de rodada e comece a próxima rodada; depois da primeira vez, só cosmo.
}
picture-deed-war-about = { $face }, Guerra: a civilização ataca criaturas ou edifícios de outras com seus guerreiros.
picture-deed-expansion-about = { $face }, Expansão: uma nova casa em um hexágono livre ao alcance; o cristal dele vai para a civilização.
picture-deed-factory-about = { $amount ->
    [0] { $face }, Fábrica: uma casa vira fábrica, ou uma fábrica vira pirâmide.
    [1] { $face }, Fábrica: uma casa vira fábrica e produz um cristal, ou uma fábrica vira pirâmide.
   *[other] { $face }, Fábrica: uma casa vira fábrica e produz { crystals }, ou uma fábrica vira pirâmide.
}
picture-deed-barracks-about = { $amount ->
    [0] { $face }, Quartel: uma casa vira quartel, ou um quartel vira pirâmide.
    [1] { $face }, Quartel: uma casa vira quartel e chega um guerreiro, ou um quartel vira pirâmide.
   *[other] { $face }, Quartel: uma casa vira quartel e chegam guerreiros, ou um quartel vira pirâmide.
}
picture-deed-festival-about = { $face }, Celebração: oferecem-se cristais, e os jogadores das suas cores ganham adoração.

picture-round = A rodada
picture-end-card = Fim de rodada
picture-end-card-about = Carta de fim de rodada “{ $card }”: quem a tem aplica um lado à civilização do dado.
picture-marker = A carta de fim de rodada afeta a civilização { $civ }.
picture-side = Lado { $side }: { $effect }
picture-effect-worship = { worships }.
picture-effect-two-crystals = { $amount ->
    [1] a civilização ganha 1 cristal da cor de quem tem a carta e 1 preto.
   *[other] a civilização ganha { $amount } cristais da cor de quem tem a carta e { $amount } pretos.
}
picture-effect-recruit-and-card = { $amount ->
    [one] chega { $amount } guerreiro,
   *[other] chegam { $amount } guerreiros,
} e quem tem a carta compra uma carta de poder.
picture-effect-cosmo = { $amount } cosmo.
picture-effect-worship-if-present = { worships }, se a civilização tem um edifício em um hexágono de quem tem a carta.
picture-held-by = com
picture-held = { $name } tem a carta de fim de rodada.
picture-not-held = livre
picture-supply = Reserva
picture-supply-crystals = Cristais na reserva, { $crystal }: { $amount }
picture-power-deck = Cartas de poder no baralho: { $amount }
picture-discard = Cartas de poder descartadas: { $amount }
picture-development-deck = Cartas de desenvolvimento no baralho: { $amount }
picture-rounds = Rodadas
picture-round-cell = Rodada { $round }. Esperam aqui: cristais pretos { $crystals }, guerreiros { $warriors }.
picture-round-chip = Rodada { $round } de { $rounds }
picture-first = { $name } começa esta rodada.
picture-first-next = { $name } tem a carta de fim de rodada e começa a próxima rodada.
picture-first-free = Ninguém pegou a ficha de primeiro jogador da próxima rodada.

picture-civ = { $civ }: a civilização e a cor dos seus dados.
picture-civ-acts = { $civ }: é esta civilização que age agora.
picture-cell = Espaço { $cell } da civilização { $civ }. Um dado desta cor traz: cosmo { $cosmo }, cartas de poder { $cards }, adoração { $worship }.
picture-row-die = { $die }, no espaço { $cell } da civilização { $civ }
picture-left = reserva
picture-left-house = Casas restantes: { $amount }
picture-left-factory = Fábricas restantes: { $amount }
picture-left-barracks = Quartéis restantes: { $amount }
picture-left-pyramid = Pirâmides restantes: { $amount }
picture-warriors-left = { $civ }: guerreiros na reserva: { $amount }
picture-garrison = Guarnição
picture-garrison-about = { $civ }: guerreiros na guarnição: { $inside } de { $places }.{ $defence ->
    [0] { "" }
   *[other] { " " }Com guarnição, atacar a civilização custa mais.
}
picture-area = Área
picture-area-about = { $civ }: guerreiros na área: { $amount }
picture-crystals = Cristais
picture-store = { $civ }: cristais, { $crystal }: { $amount }
picture-chronicle = { $civ }: a crônica está aberta na página { $page } de { $pages }.
picture-need-buildings = Próxima página: edifícios { $have } de { $need }.
picture-need-factories = Próxima página: fábricas { $have } de { $need }.
picture-need-barracks = Próxima página: quartéis { $have } de { $need }.
picture-need-pyramids = Próxima página: pirâmides { $have } de { $need }.
picture-need-victories = Próxima página: vitórias { $have } de { $need }.
picture-need-festivals = Próxima página: celebrações { $have } de { $need }.
picture-need-crystals-spent = Próxima página: cristais oferecidos { $have } de { $need }.

picture-worship = Adoração
picture-scale = { $name }: trilha de adoração
picture-multiplier = A partir do espaço { $division } um sacerdote conta ×{ $multiplier }.
picture-plays = { $name }: cor { $colour }.
picture-token-locked = { $name }: ficha de transformação no espaço { $division }, bloqueada até um sacerdote chegar nela
picture-token-unlocked = { $name }: ficha de transformação no espaço { $division }, liberada: pode ser adquirida por cosmo
picture-tokens = { $name }: fichas de transformação prontas: { $amount }
picture-scourge = { $name }: corrupção: { $amount }
picture-cosmo = { $name }: cosmo { $amount }
picture-priest = { $name }: sacerdote da civilização { $civ } no espaço { $division }: { $points ->
    [one] { $points } ponto.
   *[other] { $points } pontos.
}
picture-dropped = O sacerdote mais alto não pontua.

picture-hand = Suas cartas de poder
picture-power-cards = Cartas de poder
picture-hand-empty = Você não tem cartas de poder.
picture-cards = { $name }: cartas de poder na mão: { $amount }
picture-row-held = Posses
picture-row-priests = Sacerdotes

# Replaced components that cannot be used
components-file = Um arquivo de componentes é feito de seções com nomes; veja docs/theocracy-components.md.
components-section = Componentes: não há a seção “{ $name }”; escolha entre { $known }.
components-at = Componentes, { $where }: { $why }
components-mapping = aqui são necessários valores com nomes.
components-entry = não há “{ $name }”; escolha entre { $known }.
components-form = escreva { $form }.
components-source = a fonte pode ser { $known }, não { $found }.
components-numbers = { $count ->
    [one] é necessário { $count } número
   *[other] são necessários { $count } números
}, não { $found }.
components-whole = é necessário um número inteiro, não { $found }.
components-range = é necessário um número de { $least } a { $most }, não { $found }.
components-word = { $found } não serve; pode ser { $known }.
components-list = é necessária uma lista.
components-missing = falta “{ $key }”.
components-once = cada ação deve aparecer uma vez.
components-rise = multiplicadores e espaços devem crescer juntos.
components-twice = isto aparece duas vezes.
components-page = falta a página { $page } de { $civ }.
components-many = { $total } cartas são demais; o máximo é { $most }.
components-no-card = pelo menos uma carta deve ter uma cópia.
components-hexes = é necessária uma lista de 1 a { $most } hexágonos.
components-order = os hexágonos vêm em ordem, portanto este é “{ $id }”.
components-note = uma nota é um texto, não { $found }.
components-lies = { $other } já está em { $q }, { $r }.
components-fortresses = { $civ } tem { $count ->
    [1] uma fortaleza
   *[other] { $count } fortalezas
}; precisa de exatamente uma.
components-building = um hexágono com construção não tem cristal nem criatura.
components-neutral = o hexágono de uma fortaleza é neutro.
components-dice = { $players } jogadores pegam { $turns } dados por rodada, mas só há { $found }.
components-cells = { $players } jogadores colocam { $turns } dados e mais { $neutral } neutros, mas só há { $cells } espaços.
components-bag = { $players } jogadores precisam de { $dice } dados por rodada.
components-colour = com { $players } jogadores, o segundo dado neutro pode ficar sem outra cor.
components-houses = o mapa começa com { $houses } casas de uma civilização.
components-warriors = a preparação e os espaços das rodadas exigem { $warriors } guerreiros de cada civilização.
components-hand = isto passa do limite da mão.
components-deal = as cópias não bastam para distribuir as mãos iniciais.
components-crystals = o mapa começa com { $crystals } cristais da cor “{ $colour }”.
components-black = { $players } jogadores precisam de { $crystals } no início.
components-divisions = são necessários três espaços crescentes da trilha.

# The score sheet

source-priest = sacerdote da civilização { $civ }
