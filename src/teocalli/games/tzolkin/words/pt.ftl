title = Tzolk'in: O Calendário Maia
about = Ponha seus trabalhadores em engrenagens que giram e espere: quanto mais tempo eles andam, mais trazem, até o calendário dar a volta completa.
edition = jogo base, sem expansões nem peças promocionais
deviation-1 = Em uma visita ao mercado um recurso é comprado ou vendido; fazer as duas coisas não mudaria nada.
deviation-2 = Um passo em um templo à escolha só é oferecido nos templos em que se pode subir, enquanto houver um (Q89).
deviation-3 = A arquitetura é sempre usada quando só se pode construir um edifício; recusá-la nunca é melhor (I15).
deviation-4 = Milho, madeira, pedra e ouro são ilimitados.

## Pessoas e quantidades

who = { $seat ->
    [1] Jogador 1
    [2] Jogador 2
    [3] Jogador 3
    [4] Jogador 4
   *[other] { $seat }
}
points = { $amount ->
    [one] { $amount } ponto
   *[other] { $amount } pontos
}
resources = { $wood ->
    [0] {""}
    [1] { $wood } madeira{ after-wood }
   *[other] { $wood } madeiras{ after-wood }
}{ $stone ->
    [0] {""}
    [1] { $stone } pedra{ after-stone }
   *[other] { $stone } pedras{ after-stone }
}{ $gold ->
    [0] {""}
    [1] { $gold } ouro
   *[other] { $gold } ouros
}
after-wood = { $stone ->
    [0] { after-stone }
   *[other] ,{" "}
}
after-stone = { $gold ->
    [0] {""}
   *[other] ,{" "}
}

## O que se pede

decision-keep-wealth = Fique com { $kept ->
    [2] duas
   *[other] { $kept }
} das suas { $dealt ->
    [4] quatro
   *[other] { $dealt }
} fichas de riqueza inicial.
decision-turn = Coloque trabalhadores ou recolha trabalhadores.
decision-place-more = Coloque mais um trabalhador ou termine o turno.
decision-pick-up-more = Recolha mais um trabalhador ou termine o turno.
decision-action = Escolha a ação do trabalhador recolhido.
decision-borrow = Escolha uma ação de uma das quatro engrenagens pequenas.
decision-harvest = Escolha o que colher.
decision-advance = Escolha a tecnologia em que você avança.
decision-advance-free = Escolha a tecnologia em que você avança de graça.
decision-pay = { $price ->
    [1] Escolha o recurso que você paga.
   *[other] Escolha os { $price } recursos que você paga.
}
decision-take = { $cubes ->
    [1] Escolha um recurso do banco.
   *[other] Escolha { $cubes } recursos do banco.
}
decision-climb = Escolha o templo em que você sobe.
decision-climb-two = Escolha dois templos em que você sobe.
decision-anger = Você enfureceu os deuses: escolha o templo em que você desce.
decision-build = Escolha o que construir.
decision-discount = Arquitetura: escolha o recurso que você economiza.
decision-trade = Negocie no mercado quantas vezes quiser.
decision-devotion = Teologia: você pode pagar um recurso por um degrau num templo.
decision-days = Avance o calendário um dia ou use o seu dia extra.

## Ações

action-keep = Ficar com { $wealth } e { $second }
    .log = fica com { $wealth } e { $second }
action-beg = Implorar por milho: você terá { $amount } e descerá num templo
action-mercy = Os deuses têm piedade: colocar um trabalhador em { $gear } e perder todo o milho
action-place = Colocar um trabalhador em { $gear }
action-claim = Colocar um trabalhador no espaço do primeiro jogador
action-pick-up = Recolher o trabalhador de { $gear } { $space }
action-do = Usar a ação { $number } de { $gear }
action-skip = Sem ação
action-done = Pronto
action-harvest = { $harvest }
action-advance = Avançar em { $technology }
    .log = avança em { $technology }
action-pay = Pagar { resources }
action-take = Pegar { resources }
action-climb = Subir no templo de { $temple }
action-climb-two = Subir nos templos de { $pair }
action-anger = Descer no templo de { $temple }
action-build = Construir: { $building }
action-build-plain = Construir sem arquitetura: { $building }
action-monument = Construir: { $monument }
action-discount = Economizar 1 { $resource }
action-buy = Comprar 1 { $resource }
action-sell = Vender 1 { $resource }
action-days = Avançar o calendário { $number ->
    [1] um dia
   *[other] dois dias
}

## Por que não é possível

reason-enough-corn-to-beg = Só se pode implorar com no máximo { picture-goods-corn }.
reason-gods-too-angry = Você está no degrau mais baixo de todos os templos; não dá para enfurecer mais os deuses.
reason-no-worker-in-hand = Você não tem trabalhador disponível.
reason-not-enough-corn = Você não tem milho suficiente.
reason-gear-full = Todos os espaços desta engrenagem estão ocupados.
reason-first-space-taken = O espaço do primeiro jogador está ocupado.
reason-nothing-to-harvest = Não resta ficha aqui, e você não tem agricultura nível { $amount }.
reason-no-wood-tile = Não há ficha de madeira aqui.
reason-no-bare-corn-tile = Não há ficha de milho descoberta aqui.
reason-take-the-tile = Há uma ficha de milho descoberta: pegue-a.
reason-needs-agriculture = Colher sem ficha exige agricultura nível { $amount }.
reason-corn-lies-bare = Há uma ficha de milho descoberta: não é preciso queimar a floresta.
reason-not-enough-resources = Você não tem esses recursos em quantidade suficiente.
reason-nothing-affordable = Você não pode pagar nada do que está exposto.
reason-no-skull = Você não tem caveira.
reason-action-used = Já há uma caveira nesta ação.
reason-top-reached = Você está no degrau mais alto deste templo.
reason-top-taken = Outro jogador está no degrau mais alto.
reason-bottom-step = Você já está no degrau mais baixo deste templo.
reason-steps-wasted = Nem todos os degraus desta ação podem ser subidos.
reason-already-bought = Nesta visita você comprou este recurso; vendê-lo não mudaria nada.
reason-already-sold = Nesta visita você vendeu este recurso; comprá-lo de volta não mudaria nada.
reason-nothing-to-sell = Você não tem nada disso para vender.
reason-extra-day-used = Você já usou o dia extra; ele volta quando você chega ao topo de um templo.
reason-worker-would-fall = O dia extra empurraria um trabalhador para fora de uma engrenagem.
reason-last-day = O próximo dia é o último Dia da Comida.
reason-not-again = A ação por { picture-goods-corn } não pode usar a si mesma.
reason-short-of-others = Você não conseguiria pagar o resto do custo.

## O que aconteceu

event-reveal = { $thing ->
    [-1] As fichas de riqueza são reveladas.
   *[other] Novo na mesa: { $thing }.
}
event-kept = { who } fica com a ficha de riqueza { $thing }.
event-placed = { who } coloca um trabalhador em { $thing } { $amount }.
event-claimed = { who } coloca um trabalhador no espaço do primeiro jogador.
event-picked-up = { who } recolhe o trabalhador de { $thing } { $amount }.
event-acted = { who } usa a ação { $amount } de { $thing }.
event-gained = { who } ganha { $thing-count } ({ $cause }).
event-paid = { who } paga { $thing-count } ({ $cause }).
event-scored = { who }: { points } ({ $cause }).
event-temple-scored = { who }: { points } no templo de { $thing } ({ $cause }).
event-monument-scored = { who }: { points } por { $thing }.
event-quarters = { $amount ->
    [0] { who } não tem mais materiais.
    [1] { who }: materiais no valor de 1 milho, um quarto de ponto cada.
   *[other] { who }: materiais no valor de { $amount } milhos, um quarto de ponto cada.
}
event-climbed = { who } sobe ao degrau { $amount } de { $thing } ({ $cause }).
event-step-lost = { who } perde { $amount ->
    [1] um degrau que não pode ser subido
   *[other] { $amount } degraus que não podem ser subidos
} ({ $cause }).
event-fell = { who } desce ao degrau { $amount } de { $thing } ({ $cause }).
event-advanced = { who } alcança o nível { $amount } de { $thing }.
event-built = { who } constrói: { $thing }.
event-monument-built = { who } constrói: { $thing }.
event-begged = { who } implora por milho.
event-mercy = Os deuses têm piedade: { who } coloca um trabalhador em { $thing } { $amount }.
event-new-worker = { who } recebe um novo trabalhador ({ $cause }).
event-tile-taken = { who } pega da selva uma ficha de { $thing }.
event-burned = { who } queima uma ficha de madeira.
event-skull-offered = { who } deixa uma caveira na ação { $amount } de Chichén Itzá.
event-fed = { $amount ->
    [0] { who } não alimenta nenhum trabalhador.
    [1] { who } alimenta um trabalhador.
   *[other] { who } alimenta { $amount } trabalhadores.
}
event-unfed = { who } não consegue alimentar { $amount ->
    [1] um trabalhador
   *[other] { $amount } trabalhadores
}.
event-food-day = Dia da Comida { $amount }.
event-new-age = Começa a Era { $amount }: há novos edifícios expostos.
event-skulls-short = O banco não tem caveiras para todos, então ninguém recebe.
event-corn-on-tooth = 1 milho vai para o calendário (total: { $amount }).
event-marker = { who } tem agora o marcador de primeiro jogador.
event-extra-day = { who } usa o dia extra.
event-no-extra-day = { who } não pode usar o dia extra: { $cause }.
event-new-day = Começa a rodada { $amount }.
event-pushed-off = Um trabalhador de { who } é empurrado para fora de { $thing }.
event-returned = Um trabalhador de { who } volta do espaço do primeiro jogador.
event-refreshed = { who } recupera o dia extra no topo do templo de { $thing }.

## Causas

cause-palenque = Palenque
cause-yaxchilan = Yaxchilán
cause-tikal = Tikal
cause-uxmal = Uxmal
cause-chichen-itza = Chichén Itzá
cause-agriculture = agricultura
cause-extraction = extração de recursos
cause-architecture = arquitetura
cause-theology = teologia
cause-wealth = riqueza inicial
cause-placing = colocação
cause-stepping-back = ação de número menor
cause-begging = súplica por milho
cause-mercy = piedade dos deuses
cause-burning = floresta queimada
cause-building = edifício
cause-monument = monumento
cause-market = mercado
cause-first-player-space = espaço do primeiro jogador
cause-feeding = alimentação
cause-temple-step = degrau do templo
cause-highest = posição mais alta no templo
cause-food-day = Dia da Comida
cause-end-of-turn = fim do turno
cause-calendar = calendário
cause-final-scoring = pontuação final
cause-extra-day-used = ele já foi usado
cause-worker-would-fall = ele empurraria um trabalhador para fora de uma engrenagem
cause-last-day = o próximo dia é o último Dia da Comida

## Palavras

gear-palenque = Palenque
gear-yaxchilan = Yaxchilán
gear-tikal = Tikal
gear-uxmal = Uxmal
gear-chichen-itza = Chichén Itzá
good-corn = milho
    .count = { $amount ->
        [one] { $amount } milho
       *[other] { $amount } milhos
    }
good-wood = madeira
    .count = { $amount ->
        [one] { $amount } madeira
       *[other] { $amount } madeiras
    }
good-stone = pedra
    .count = { $amount ->
        [one] { $amount } pedra
       *[other] { $amount } pedras
    }
good-gold = ouro
    .count = { $amount ->
        [one] { $amount } ouro
       *[other] { $amount } ouros
    }
good-skull = caveira
    .count = { $amount ->
        [one] { $amount } caveira
       *[other] { $amount } caveiras
    }
resource-wood = madeira
resource-stone = pedra
resource-gold = ouro
temple-chaac = Chaac
    .at = no templo de Chaac
temple-quetzalcoatl = Quetzalcóatl
    .at = no templo de Quetzalcóatl
temple-kukulkan = Kukulcán
    .at = no templo de Kukulcán
pair-chaac-quetzalcoatl = Chaac e Quetzalcóatl
pair-chaac-kukulkan = Chaac e Kukulcán
pair-quetzalcoatl-kukulkan = Quetzalcóatl e Kukulcán
technology-agriculture = agricultura
technology-extraction = extração de recursos
technology-architecture = arquitetura
technology-theology = teologia
harvest-wood = Colher madeira
harvest-corn = Colher milho
harvest-burn = Queimar a floresta por milho e descer num templo
harvest-untiled = Colher milho sem ficha

## Opções

option-shrine-points = Pontos do edifício A2-14
option-shrine-points-about = Quantos pontos estão impressos no edifício A2-14; as fontes divergem.
option-shrine-points-3 = 3 pontos
option-shrine-points-0 = nenhum ponto
option-last-jump = Último salto
option-last-jump-about = Se o calendário pode avançar dois dias no último dia antes do quarto Dia da Comida.
option-last-jump-on = pode
option-last-jump-off = não pode
option-devotion = Teologia 2
option-devotion-about = O que permite comprar um degrau de templo em Chichén Itzá.
option-devotion-action = uma ação feita ali
option-devotion-pick-up = recolher um trabalhador
option-leftover-corn = Milho restante
option-leftover-corn-about = Quatro milhos valem um ponto: se os quartos contam.
option-leftover-corn-quarters = os quartos contam
option-leftover-corn-rounded = arredonda-se para baixo
option-score-floor = Abaixo de zero
option-score-floor-about = Se a pontuação pode cair abaixo de zero.
option-score-floor-off = pode
option-score-floor-on = não pode
option-theology-from-0 = Teologia 1 a partir do espaço 0
option-theology-from-0-about = Se a teologia 1 leva um trabalhador do espaço 0 à ação 1.
option-theology-from-0-on = sim
option-theology-from-0-off = não
option-theology-from-9 = Teologia 1 a partir do espaço 9
option-theology-from-9-about = Se a teologia 1 leva um trabalhador do espaço 9 à livre escolha do espaço 10.
option-theology-from-9-on = sim
option-theology-from-9-off = não
option-dummies-hold-time = Neutros e o tempo
option-dummies-hold-time-about = Se um trabalhador neutro no espaço 6 (9 em Chichén Itzá) impede avançar o calendário dois dias.
option-dummies-hold-time-off = não
option-dummies-hold-time-on = sim
option-mercy-ties = Piedade dos deuses
option-mercy-ties-about = Quem escolhe entre espaços igualmente baratos.
option-mercy-ties-player = o jogador
option-mercy-ties-board = a ordem do tabuleiro
option-monument-skull = Caveira do monumento M-13
option-monument-skull-about = Para onde vai a caveira paga pelo monumento M-13.
option-monument-skull-bank = para o banco
option-monument-skull-box = para a caixa
option-short-skulls = Faltam caveiras
option-short-skulls-about = Você ganharia duas caveiras, mas só resta uma.
option-short-skulls-rest = pegar uma
option-short-skulls-none = nenhuma
option-burn-beside-corn = Queimar ao lado do milho
option-burn-beside-corn-about = Se a floresta pode ser queimada quando há uma ficha de milho descoberta no grupo.
option-burn-beside-corn-on = pode
option-burn-beside-corn-off = não pode
option-chained-architecture = Arquitetura e A1-08
option-chained-architecture-about = Se o edifício construído graças a A1-08 tem arquitetura própria.
option-chained-architecture-own = própria
option-chained-architecture-shared = comum
option-wealth-farm-building = Ficha de riqueza W-U3
option-wealth-farm-building-about = Se ela conta como edifício para o monumento M-02.
option-wealth-farm-building-off = não
option-wealth-farm-building-on = sim
option-wasted-steps = Degraus perdidos
option-wasted-steps-about = Se uma ação de templo pode ser paga embora um degrau não possa ser subido.
option-wasted-steps-on = pode
option-wasted-steps-off = não pode
option-m02-counts-itself = Monumento M-02
option-m02-counts-itself-about = Se ele conta a si mesmo.
option-m02-counts-itself-on = sim
option-m02-counts-itself-off = não
option-borrow-again = Ação 5 de Uxmal
option-borrow-again-about = Se ela pode usar a si mesma.
option-borrow-again-on = sim
option-borrow-again-off = não
option-architecture-reward = Recompensa da arquitetura
option-architecture-reward-about = Antes ou depois dos efeitos do edifício.
option-architecture-reward-before = antes
option-architecture-reward-after = depois
option-m11-below-start = Monumento M-11
option-m11-below-start-about = O que ele rende quando todos os templos estão abaixo do degrau inicial.
option-m11-below-start-zero = nada
option-m11-below-start-negative = pontos negativos
option-m12-negative = Monumento M-12
option-m12-negative-about = Se ele conta também os degraus negativos.
option-m12-negative-on = sim
option-m12-negative-off = não

## Fichas: número, tipo, preço, efeito

tile-building = { $frame } { $tile } ({ $price }): { $effects }
tile-monument = Monumento { $tile } ({ $price }), { $frame }: { $effects }
tile-wealth = [{ $effects }]
frame-farm = fazenda
frame-tomb = tumba
frame-residential = edifício residencial
frame-shrine = santuário
effect-worker = um trabalhador
effect-feeds = { $amount ->
    [1] alimenta um trabalhador
   *[other] alimenta { $amount } trabalhadores
}
effect-saves = cada trabalhador precisa de { picture-goods-corn } a menos
effect-build = depois você pode construir mais um edifício
effect-trade = uma visita ao mercado
effect-any-action = qualquer ação por { picture-goods-corn }
effect-steps = { $amount ->
    [1] um degrau
    [2] dois degraus
   *[other] { $amount } degraus
}
effect-temple-any = { effect-steps } em qualquer templo
effect-temple-chaac = { effect-steps } no templo de Chaac
effect-temple-quetzalcoatl = { effect-steps } no templo de Quetzalcóatl
effect-temple-kukulkan = { effect-steps } no templo de Kukulcán
effect-advance-any = { $amount ->
    [1] um avanço grátis
    [2] dois avanços grátis
   *[other] { $amount } avanços grátis
}
effect-advance-agriculture = { effect-advance-any } em agricultura
effect-advance-extraction = { effect-advance-any } em extração de recursos
effect-advance-architecture = { effect-advance-any } em arquitetura
effect-advance-theology = { effect-advance-any } em teologia
scoring-frame-tomb = { points } por tumba sua, contando monumentos com essa moldura (também este)
scoring-frame-residential = { points } por edifício residencial seu, contando monumentos com essa moldura (também este)
scoring-frame-shrine = { points } por santuário seu, contando monumentos com essa moldura (também este)
scoring-everything-built = { points } por edifício e monumento seu
scoring-all-monuments = pontos por monumento construído por qualquer um: { $first }, { $second } ou { $third } com { $for-first }, { $for-second } ou { $for-third } jogadores
scoring-corn-tiles = { points } por ficha de milho sua
scoring-wood-tiles = { points } por ficha de madeira sua
scoring-workers = { $first }, { $second } ou { $third } pontos por { $for-first }, { $for-second } ou { $for-third } trabalhadores
scoring-levels = { points } por nível de tecnologia
scoring-top-levels = { $first }, { $second } ou { $third } pontos por { $for-first }, { $for-second } ou { $for-third } tecnologias completas
scoring-best-temple = { points } por degrau acima do inicial no seu melhor templo
scoring-temple-points = os pontos de todos os degraus dos templos mais uma vez
scoring-offered-skulls = { points } por caveira em Chichén Itzá

## Imagem: nomes e legendas no tabuleiro. As legendas são curtas; uma barra quebra a linha

picture-board = O tabuleiro de Tzolk'in
picture-part-gears = Engrenagens
picture-part-north = Norte
picture-part-south = Sul
picture-part-tracks = Templos
picture-part-tiles = Edifícios
picture-calendar = O calendário: a cada rodada ele anda um dia, e todas as engrenagens giram com ele.
picture-round = Rodada
picture-of-rounds = de { $rounds } · Era { $age }
picture-round-chip = Rodada { $round } de { $rounds }
picture-day = Rodada { $round }
picture-food-day = Dia da Comida
picture-food-today = hoje é Dia da Comida
picture-food-in = { $days ->
    [1] amanhã
   *[other] daqui a { $days } rodadas
}
picture-food-mid = Rodada { $round }, Dia da Comida de meio de Era: alimente os trabalhadores; depois os templos dão materiais.
picture-food-end = Rodada { $round }, Dia da Comida de fim de Era: alimente os trabalhadores; depois os templos dão pontos.
picture-over = o fim
picture-corn-on-tooth = Um milho para quem ocupar o espaço do primeiro jogador.
picture-first-player-short = primeiro|jogador
picture-first-player-space = Espaço do primeiro jogador: no fim do seu turno, pegue o milho acumulado no calendário (agora { $corn }); no fim da rodada, pegue o marcador de primeiro jogador ou, se já for seu, passe-o à esquerda.
picture-first-player = Primeiro jogador: { $name }.
picture-worker-first = { $name }: trabalhador no espaço do primeiro jogador

picture-city-palenque = Palenque: milho e madeira da selva
picture-city-yaxchilan = Yaxchilán: madeira, pedra, ouro, milho e caveiras
picture-city-tikal = Tikal: tecnologias, edifícios, monumentos, templos
picture-city-uxmal = Uxmal: comércio, trabalhadores e ações por milho
picture-city-chichen-itza = Chichén Itzá: caveiras para os deuses
picture-space = { $gear } { $space }
picture-place-here = Colocar um trabalhador em { $gear } { $space } por { $corn ->
    [one] { $corn } milho
   *[other] { $corn } milhos
}
picture-skull-here = Há uma caveira aqui; ninguém mais pode usar esta ação.
picture-worker = { $name }: trabalhador em { $place }.
picture-dummy = Trabalhador neutro em { $place }: ocupa o espaço e gira junto.
picture-hands = Trabalhadores disponíveis e fichas colhidas
picture-hand = { $name }: { $hand } de { $in_play } trabalhadores disponíveis
picture-own-corn-tiles = { $name }: fichas de milho da selva: { $amount }
picture-own-wood-tiles = { $name }: fichas de madeira da selva: { $amount }

picture-aim-tomorrow = { $place }, amanhã { $number }: { $done }
picture-act-nothing = Sem ação.
picture-act-choice = Qualquer ação de 1 a { $last } desta engrenagem, sem pagar por recuar.
picture-act-fishing = Pesca: { $corn } milhos.
picture-act-harvest-corn = Colha uma ficha de milho por { $corn } milhos.
picture-act-harvest = Colha uma ficha de milho por { $corn } milhos ou uma ficha de madeira por { $wood } madeiras.
picture-act-sacrifice = Deixe uma caveira aqui: { $points } pontos e um degrau { $temple }.
picture-act-sacrifice-cube = Deixe uma caveira aqui: { $points } pontos, um degrau { $temple } e um recurso à sua escolha.
picture-act-tikal-1 = Avance numa tecnologia.
picture-act-tikal-2 = Construa um edifício.
picture-act-tikal-3 = Avance em tecnologias uma ou duas vezes.
picture-act-tikal-4 = Construa um ou dois edifícios, ou um monumento.
picture-act-tikal-5 = Pague um recurso por um degrau em cada um de dois templos.
picture-act-uxmal-1 = Pague { picture-goods-corn } por um degrau num templo.
picture-act-uxmal-2 = Troque recursos e milho no mercado.
picture-act-uxmal-3 = Ganhe mais um trabalhador.
picture-act-uxmal-4 = Construa um edifício pagando { picture-goods-corn } por recurso do custo.
picture-act-uxmal-5 = Pague { picture-goods-corn } por qualquer ação de Palenque, Yaxchilán, Tikal ou Uxmal.
picture-goods-corn = { $amount ->
    [one] { $amount } milho
   *[other] { $amount } milhos
}
picture-goods-wood = { $amount ->
    [one] { $amount } madeira
   *[other] { $amount } madeiras
}
picture-goods-stone = { $amount ->
    [one] { $amount } pedra
   *[other] { $amount } pedras
}
picture-goods-gold = { $amount ->
    [one] { $amount } ouro
   *[other] { $amount } ouros
}
picture-goods-skull = { $amount ->
    [one] { $amount } caveira
   *[other] { $amount } caveiras
}

picture-jungle = Selva
picture-jungle-group = Fichas da ação { $group } de Palenque
picture-corn-tiles = Fichas de milho descobertas, Palenque { $group }: { $amount }
picture-wood-tiles = Fichas de madeira, Palenque { $group }: { $amount }
picture-wood-tile = Ficha de madeira, Palenque { $group }, com uma ficha de milho embaixo
picture-burned = Fichas de madeira queimadas: { $amount }
picture-bank = Mercado e banco
picture-market = Mercado: 1 { $resource } ⇄ { $corn } milhos
picture-skulls-left = Caveiras no banco: { $amount }

picture-step = { $temple }, degrau { $step }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} no fim de uma Era.
picture-step-good = No meio de uma Era: 1 { $good } para quem está aqui ou acima.
picture-step-top = O topo: lugar para um só jogador, que recupera o dia extra.
picture-highest = { $temple }: para quem estiver mais acima, { $first } pontos no fim da primeira Era e { $second } no fim da segunda; metade em caso de empate.
picture-marker-temple = { $name }: { $temple }, degrau { $step }

picture-technologies = Tecnologias
picture-advance-price = Custo do avanço a este nível: { $amount ->
    [1] 1 recurso
   *[other] { $amount } recursos
}
picture-level = { $technology }, nível { $level }:
picture-bonus = { $technology }, depois do nível { $amount }, quantas vezes quiser:
picture-level-agriculture-1 = mais { picture-goods-corn } em cada colheita.
picture-level-agriculture-2 = mais { picture-goods-corn } na pesca; pode-se colher milho sem ficha.
picture-level-agriculture-3 = mais { picture-goods-corn } em cada colheita.
picture-level-agriculture-4 = um degrau num templo.
picture-level-extraction-1 = mais 1 madeira sempre que você recebe madeira em Yaxchilán ou Palenque.
picture-level-extraction-2 = mais 1 pedra sempre que você recebe pedra em Yaxchilán.
picture-level-extraction-3 = mais 1 ouro sempre que você recebe ouro em Yaxchilán.
picture-level-extraction-4 = { $amount ->
    [one] { $amount } recurso à sua escolha.
   *[other] { $amount } recursos à sua escolha.
}
picture-level-architecture-1 = { picture-goods-corn } por edifício; um edifício por ação.
picture-level-architecture-2 = { points } por edifício; um edifício por ação.
picture-level-architecture-3 = um edifício custa um recurso a menos ({ picture-goods-corn } a menos na quarta ação de Uxmal); um edifício por ação.
picture-level-architecture-4 = { points }.
picture-level-theology-1 = em Chichén Itzá você pode usar a ação um espaço adiante.
picture-level-theology-2 = depois de uma ação em Chichén Itzá você pode pagar um recurso por um degrau num templo.
picture-level-theology-3 = mais uma caveira sempre que você pega uma caveira em Yaxchilán.
picture-level-theology-4 = uma caveira.
picture-marker-technology = { $name }: { $technology }, nível { $level }

picture-buildings = Edifícios
picture-deck = { $amount } no baralho
picture-monuments = Monumentos
picture-monuments-note = pontos no fim
picture-monument-built = Construído por { $name }; agora vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
picture-wealth = Riqueza inicial
picture-wealth-secret = segredo até todos escolherem
picture-keep = Ficar com: { $one }; e { $two }

picture-points = { $amount ->
    [one] { $amount } ponto
   *[other] { $amount } pontos
}
picture-workers = Trabalhadores disponíveis: { $hand } de { $in_play }
picture-feeding = Milho necessário no Dia da Comida: { $corn } ({ $each } por trabalhador, { $free } alimentados por fazendas)
picture-own-buildings = Edifícios
picture-own-monuments = Monumentos
picture-extra-day = O dia extra ainda está disponível
picture-extra-day-used = O dia extra foi usado
picture-a-worker = Trabalhador
picture-row-goods = Estoque
picture-row-people = Pessoas e fichas

# The score sheet

source-goods = milho e recursos restantes
source-skulls = caveiras
