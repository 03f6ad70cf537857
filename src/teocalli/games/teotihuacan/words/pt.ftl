### Teotihuacan em português. Os atributos de uma palavra são as suas formas e, nas fichas, `effect`: o que a ficha faz.

title = Teotihuacan: City of Gods
about = Leve seus trabalhadores ao redor da cidade, erga a Pirâmide do Sol e honre os templos antes que três Eclipses passem.
edition = jogo base com o Teotibot
deviation-1 = O primeiro jogador é o lugar 1; quem se senta ali é decidido pela mesa.
deviation-2 = Um passo de templo à escolha vai para um templo em que se possa subir, se houver: perdê-lo não ajuda ninguém (R39).
deviation-3 = Os bens de uma recompensa vêm antes de seus passos de templo: nenhuma outra ordem pode ser melhor para alguém.
deviation-4 = A adoração avançada da edição deluxe (R50) não faz parte do jogo base.

## Pessoas

who = { $seat ->
    [0] Jogador neutro
    [1] Jogador 1
    [2] Jogador 2
    [3] Jogador 3
    [4] Jogador 4
   *[other] { $seat }
}

## O que se pede

decision-keep-tile = { $number ->
    [1] Escolha a primeira das duas fichas iniciais que você vai manter.
   *[other] Escolha a segunda ficha inicial que você vai manter.
}
decision-draft-tile = { $number ->
    [1] Escolha sua primeira ficha inicial.
   *[other] Escolha sua segunda ficha inicial.
}
decision-raise-die = Mais uma melhoria de poder: escolha o trabalhador inicial que a recebe.
decision-place-die = { $number ->
    [1] Escolha o tabuleiro do seu primeiro trabalhador.
    [2] Escolha o tabuleiro do seu segundo trabalhador.
   *[other] Escolha o tabuleiro do seu terceiro trabalhador.
}
decision-turn = Mova um trabalhador no sentido horário ou desbloqueie todos os seus trabalhadores.
decision-second-mover = Escolha o segundo trabalhador que vai junto.
decision-action = O que o seu trabalhador faz { $board ->
    [palace] no Palácio
    [forest] na Floresta
    [quarry] na Pedreira
    [gold] no Depósito de Ouro
    [alchemy] na Alquimia
    [nobles] nos Nobres
    [decorations] nas Decorações
   *[construction] na Construção
}?
decision-seek = Adoração: a habilidade, a ficha de descoberta ou ambas por 1 cacau?
decision-pay = { $amount ->
    [one] Pagar { $amount } cacau ou usar uma ficha de isenção de cacau?
   *[other] Pagar { $amount } cacaus ou usar uma ficha de isenção de cacau?
}
decision-claim = Você quer uma ficha de descoberta? O custo dela precisa ser pago.
decision-wide-step = Receber a recompensa impressa do templo { $temple ->
    [blue] azul
    [red] vermelho
   *[green] verde
} ou, em vez dela, uma ficha de descoberta?
decision-any-temple = Escolha o templo em que você avança.
decision-any-resource = { $amount ->
    [1] Escolha um recurso.
   *[other] Escolha { $amount } recursos, um depois do outro.
}
decision-step-order = Dois avanços em templos: qual vem primeiro?
decision-exchange = { $royal ->
    [R2] Ficha real 2: pagar 1 cacau por 1 madeira e 1 pedra? { times-left }
    [R3] Ficha real 3: dar 1 recurso por { $cocoa ->
        [one] { $cocoa } cacau
       *[other] { $cocoa } cacaus
    }? { times-left }
    [R6] Ficha real 6: pagar 1 cacau por 1 pedra e 1 ouro? { times-left }
    [R7] Ficha real 7: pagar 1 cacau e 1 recurso por { $times ->
        [one] { $times } recurso
       *[other] { $times } recursos
    } à sua escolha?
   *[R8] Ficha real 8: pagar 1 cacau por um avanço em qualquer templo? { times-left }
}
times-left = { $times ->
    [1] Isso ainda pode ser feito uma vez.
   *[other] Isso pode ser feito até { $times } vezes.
}
decision-give = Escolha o recurso que você dá.
decision-learn = Escolha a tecnologia que você desenvolve.
decision-build = Escolha a fileira do seu edifício.
decision-decorate = Escolha uma ficha de decoração e o lado da pirâmide.
decision-stone = Escolha uma peça de pirâmide.
decision-spot = Escolha o lugar da peça de pirâmide.
decision-rotate = Escolha como girar a peça de pirâmide.
decision-price = Tecnologia 15: qual dos custos você reduz?
decision-power-up = { $how ->
    [must] Melhore o poder de um trabalhador.
    [tile] Melhore o poder de um trabalhador.
    [may] Você pode melhorar o poder mais uma vez, do mesmo trabalhador ou de outro.
   *[paid] Tecnologia 13: pagar 1 cacau para melhorar o poder mais uma vez?
}
decision-ascension = Seu trabalhador ascende: escolha uma recompensa da roda da ascensão.
decision-moment = Antes de continuar: quer usar uma ficha ou desbloquear seus trabalhadores?
decision-end-turn = Algo mais antes de terminar o seu turno?
decision-salary = { $due ->
    [one] Salário: { $due } cacau. Se você não pagar, perde { penalty }.
   *[other] Salário: { $due } cacaus. Você perde { penalty } por cacau não pago.
}

## O que se pode fazer

action-keep = Ficar com { $starting }: { $starting-effect }
    .log = fica com a ficha inicial { $starting }
action-raise = Melhorar um trabalhador de poder { $power }
    .log = melhora um trabalhador de poder { $power }
action-station = Colocar o trabalhador { $board-at }
action-rest = Desbloquear todos os seus trabalhadores (gasta o turno inteiro)
action-move = Mover o trabalhador de poder { $power } { $board-from } { $steps ->
    [one] { $steps } tabuleiro adiante
   *[other] { $steps } tabuleiros adiante
}
    .log = move o trabalhador de poder { $power } { $board-from }
action-along = Levar junto o trabalhador de poder { $power }
action-collect = Coletar cacau
action-worship = Adoração { $worship }
action-main = Ação principal
    .log = realiza a ação principal
action-seek = { $seek }
    .log = escolhe: “{ $seek }”
action-pay = Pagar o cacau
action-pay-by-tile = Usar a ficha de isenção de cacau em vez de pagar
action-claim = Receber { $discovery } ({ $discovery-price })
action-decline = Nenhuma ficha de descoberta
    .log = não pega nenhuma ficha de descoberta
action-reward = Receber a recompensa impressa
    .log = recebe a recompensa impressa
action-temple = Avançar no { $temple }
action-take = Pegar 1 { $resource }
action-exchange = Trocar
action-give = Dar 1 { $resource }
action-stop = Parar por aqui
    .log = para por aqui
action-learn = Desenvolver a tecnologia { $technology }: { $technology-effect }
action-build = { $row ->
    [1] Construir na fileira superior
    [2] Construir na fileira central
   *[3] Construir na fileira inferior
}
action-decorate = Colocar a decoração { $decoration } no { $side }
action-stone = Usar a peça { $stone }
    .log = escolhe a peça de pirâmide { $stone }
action-spot = Colocar em { $spot }
    .log = escolhe um lugar para ela: { $spot }
action-rotate = { $rotation }
    .log = escolhe como girá-la: “{ $rotation }”
action-price = { $price }
action-power = Melhorar o trabalhador de poder { $power } { $board-at }
action-skip = Nenhuma melhoria
    .log = não melhora nenhum trabalhador
action-ascend = { $wheel }
    .log = escolhe pela ascensão: “{ $wheel }”
action-done = Terminar o turno
action-go-on = Continuar
action-salary = { $amount ->
    [0] Não pagar nada
    [one] Pagar { $amount } cacau
   *[other] Pagar { $amount } cacaus
}
    .log = { $amount ->
        [0] não paga nada
        [one] paga { $amount } cacau
       *[other] paga { $amount } cacaus
    }
action-salary-by-tile = Usar a ficha de isenção de cacau em vez de pagar o salário
action-unlock = Pagar { cocoa } e desbloquear todos os seus trabalhadores
action-unlock-by-tile = Usar a ficha de isenção de cacau e desbloquear todos os seus trabalhadores
action-use = Usar a ficha: { $discovery-effect }

## Por que não é possível

reason-not-enough-cocoa = Você não tem cacau suficiente.
reason-not-enough-wood = Você não tem madeira suficiente.
reason-not-enough-stone = Você não tem pedra suficiente.
reason-not-enough-gold = Você não tem ouro suficiente.
reason-nothing-locked = Nenhum dos seus trabalhadores está bloqueado.
reason-no-unlocked-worker = Você não tem trabalhador desbloqueado.
reason-no-second-worker = O movimento duplo exige dois trabalhadores seus desbloqueados no mesmo tabuleiro.
reason-no-worship-here = Este tabuleiro não tem esse espaço de adoração.
reason-own-worker-worships = Ali está o seu próprio trabalhador; só se pode desalojar os dos outros.
reason-no-main-action = O Palácio não tem ação principal.
reason-no-discovery-tile = Não há ficha de descoberta aqui.
reason-royal-ability-compulsory = No Palácio a habilidade real é obrigatória; não se pode receber apenas a ficha de descoberta.
reason-temple-finished = Você já está no degrau mais alto deste templo.
reason-temple-top-taken = Outro jogador está no degrau mais alto deste templo.
reason-already-learnt = Você já tem esta tecnologia.
reason-row-needs-more-workers = A fileira de baixo exige dois trabalhadores, ou um { strong-worker }.
reason-no-technology = Você já tem todas as tecnologias expostas.
reason-no-building-left = Todos os edifícios já foram construídos.
reason-row-full = A fileira está cheia.
reason-row-of-other-count = Enquanto houver espaço na fileira do seu número de trabalhadores, é nela que se constrói.
reason-no-decoration-place = Não há espaço de decoração aberto.
reason-no-decoration-left = Não restam fichas de decoração.
reason-no-stone-place = A pirâmide não tem lugar para mais uma peça.
reason-not-supported = A peça precisa de quatro peças do nível inferior embaixo dela.
reason-spot-taken = Ali já há uma peça de pirâmide.
reason-no-resource = Você não tem este recurso.
reason-only-before-moving = Esta ficha só pode ser usada antes de mover.
reason-only-in-main-action = Esta ficha só pode ser usada durante a ação principal da Alquimia, dos Nobres ou da Construção.
reason-three-workers-count = Não contam mais de três trabalhadores.
reason-only-for-payment = Esta ficha é usada quando é preciso pagar cacau.
reason-fourth-worker-in-play = Seu quarto trabalhador já está em jogo.
reason-board-taken = Um trabalhador seu já está ali; eles começam em três tabuleiros diferentes.
reason-no-free-cocoa-tile = Você não tem ficha de isenção de cacau.
reason-tile-played = Você já usou uma ficha para este movimento.
reason-stone-first = É preciso colocar ao menos uma peça de pirâmide.
reason-enough-stones = Você já colocou uma peça por trabalhador.
reason-payment-first = Assim faltaria para pagar o que você já começou.
reason-power-ups-counted = As melhorias de poder desta ação já foram contadas.
reason-moved-worker-acts = O trabalhador que se moveu só pode ser melhorado depois da sua ação.

## O que aconteceu

event-reveal = Novas fichas são reveladas ({ $cause }).
event-gain = { who } ganha { $thing-count } ({ $cause }).
event-pay = { who } paga { $thing-count } ({ $cause }).
event-turn = É a vez de { who }.
event-move = { who } move { $amount ->
    [1] um trabalhador
   *[other] dois trabalhadores
} { $thing-to }.
event-lock = { who } realiza uma adoração { $thing-at }.
event-unlock = Um trabalhador de { who } é desbloqueado { $thing-at }.
event-step = { who } avança no { $thing } até o degrau { $amount } ({ $cause }).
event-step-lost = { who } não pode avançar no { $thing }; o avanço se perde.
event-avenue = { who } avança na Avenida dos Mortos até o espaço { $amount } ({ $cause }).
event-track = { who } avança na trilha da pirâmide até o espaço { $amount }.
event-power-up = Um trabalhador de { who } { $thing-at } tem agora poder { $amount }.
event-ascend = Um trabalhador de { who } ascende { $thing-at }.
event-fourth-worker = O quarto trabalhador de { who } entra no Palácio com poder { $power }.
event-learn = { who } desenvolve a tecnologia { $thing }: { $thing-effect }
event-build = { who } constrói um edifício na fileira { $thing ->
    [1] superior
    [2] central
   *[3] inferior
}.
event-decorate = { who } coloca a decoração { $thing }.
event-stone = { who } coloca uma peça de pirâmide em { $thing }.
event-claim = { who } recebe { $thing }.
event-use = { who } usa { $thing }.
event-light-disc = O disco claro avança até o espaço { $amount } ({ $cause }).
event-discs-meet = Os discos se encontram: o { $amount ->
    [1] primeiro
    [2] segundo
   *[3] terceiro
} Eclipse está próximo.
event-pyramid-finished = A pirâmide está completa; o próximo Eclipse é o último.
event-eclipse = { $amount ->
    [1] Primeiro
    [2] Segundo
   *[3] Terceiro
} Eclipse.
event-neutral = Um trabalhador neutro é colocado { $thing-at }.
event-keep = { who } fica com a ficha inicial { $thing }.
event-place = { who } coloca um trabalhador de poder { $amount } { $thing-at }.
event-bot-roll = Teotibot rola { $thing } e { $amount }.
event-bot-tile = Teotibot usa a ficha da soma { $amount } (“{ $thing }”).
event-bot-move = Teotibot move um trabalhador { $thing-to }.
event-bot-second = Teotibot usa a segunda opção da ficha { $thing-at }.
event-bot-fallback = Teotibot não consegue executar a ficha.
event-game-over = O jogo terminou.
event-unpaid = { who } perde { $amount ->
    [one] { $amount } ponto
   *[other] { $amount } pontos
} ({ $cause }).
event-discard = Descarte: { $thing }.

## Por que aconteceu

cause-setup = preparação
cause-starting-tile = ficha inicial
cause-turn = turno
cause-collect = coleta de cacau
cause-worship = adoração
cause-main-action = ação principal
cause-royal-tile = ficha real
cause-temple = degrau do templo
cause-discovery = ficha de descoberta
cause-technology = tecnologia
cause-others-learn = tecnologia desenvolvida por outro jogador
cause-nobles = edifício
cause-decoration = decoração
cause-match = ícones correspondentes
cause-level = peça de pirâmide
cause-ascension = ascensão
cause-unlocking = desbloqueio
cause-avenue-score = Avenida dos Mortos
cause-track-leader = mais à frente na trilha da pirâmide
cause-track-score = trilha da pirâmide
cause-masks = máscaras
cause-salary = salário
cause-temple-bonus = bônus do templo
cause-teotibot = Teotibot
cause-alchemy = Alquimia
cause-leftovers = sobras
cause-calendar = calendário

## Tabuleiros, bens, templos

board-palace = Palácio
    .to = para o Palácio
    .at = no Palácio
    .from = do Palácio
    .effect = Adoração nas fichas reais; aqui recomeçam os trabalhadores que ascenderam. Não há ação principal.
board-forest = Floresta
    .to = para a Floresta
    .at = na Floresta
    .from = da Floresta
    .effect = Ação principal: ganhar madeira. Adoração: um avanço no templo vermelho.
board-quarry = Pedreira
    .to = para a Pedreira
    .at = na Pedreira
    .from = da Pedreira
    .effect = Ação principal: ganhar pedra. Adoração: um avanço no templo verde.
board-gold = Depósito de Ouro
    .to = para o Depósito de Ouro
    .at = no Depósito de Ouro
    .from = do Depósito de Ouro
    .effect = Ação principal: ganhar ouro. Adoração: um avanço no templo azul.
board-alchemy = Alquimia
    .to = para a Alquimia
    .at = na Alquimia
    .from = da Alquimia
    .effect = Ação principal: pagar ouro por uma tecnologia e avançar no templo da coluna dela.
board-nobles = Nobres
    .to = para os Nobres
    .at = nos Nobres
    .from = dos Nobres
    .effect = Ação principal: pagar { $price ->
        [one] { $price } madeira
       *[other] { $price } madeiras
    } por um edifício, receber os pontos do espaço e avançar na Avenida dos Mortos.
board-decorations = Decorações
    .to = para as Decorações
    .at = nas Decorações
    .from = das Decorações
    .effect = Ação principal: pagar { $price ->
        [one] { $price } ouro
       *[other] { $price } ouros
    }, menos 1 por trabalhador adicional, e decorar a pirâmide. Adoração: um avanço em qualquer templo.
board-construction = Construção
    .to = para a Construção
    .at = na Construção
    .from = da Construção
    .effect = Ação principal: colocar até uma peça de pirâmide por trabalhador, por { $price ->
        [one] { $price } pedra
       *[other] { $price } pedras
    } e, acima do nível mais baixo, também madeira.

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
good-cocoa = cacau
    .count = { $amount ->
        [one] { $amount } cacau
       *[other] { $amount } cacaus
    }
good-points = pontos de vitória
    .count = { $amount ->
        [one] { $amount } ponto
       *[other] { $amount } pontos
    }
resource-wood = madeira
resource-stone = pedra
resource-gold = ouro
temple-blue = templo azul
temple-red = templo vermelho
temple-green = templo verde
side-top = lado de cima
side-right = lado direito
side-bottom = lado de baixo
side-left = lado esquerdo
worship-temple = junto ao templo
worship-royal-a = na ficha real A
worship-royal-b = na ficha real B
worship-royal-c = na ficha real C
seek-ability = Usar a habilidade
seek-discovery = Receber a ficha de descoberta
seek-ability-then-discovery = Pagar 1 cacau: a habilidade e depois a ficha de descoberta
seek-discovery-then-ability = Pagar 1 cacau: a ficha de descoberta e depois a habilidade
price-full = Pagar o custo inteiro
price-less-stone = Pagar 1 pedra a menos
price-less-wood = Pagar 1 madeira a menos
rotation-r0 = Sem girar
rotation-r90 = Um quarto de volta no sentido horário
rotation-r180 = Meia volta
rotation-r270 = Um quarto de volta no sentido anti-horário
goods-free = grátis
goods-wood = { $amount ->
    [one] { $amount } madeira
   *[other] { $amount } madeiras
}
goods-stone = { $amount ->
    [one] { $amount } pedra
   *[other] { $amount } pedras
}
goods-gold = { $amount ->
    [one] { $amount } ouro
   *[other] { $amount } ouros
}
goods-cocoa = { $amount ->
    [one] { $amount } cacau
   *[other] { $amount } cacaus
}
goods-points = { $amount ->
    [one] { $amount } ponto
   *[other] { $amount } pontos
}
goods-any = { $amount ->
    [one] { $amount } recurso à sua escolha
   *[other] { $amount } recursos à sua escolha
}
mask = Máscara de { $copies ->
    [1] um único exemplar
   *[other] { $copies } exemplares
}; conjuntos de máscaras diferentes pontuam em cada Eclipse.
strong-worker = de poder { $strong } ou { $strongest }
penalty = { $penalty ->
    [one] { $penalty } ponto
   *[other] { $penalty } pontos
}
cocoa = { $cocoa ->
    [one] { $cocoa } cacau
   *[other] { $cocoa } cacaus
}
some-stone = { $stone ->
    [one] { $stone } pedra
   *[other] { $stone } pedras
}
wheel-points = { goods-points }
wheel-cocoa = { goods-cocoa }
wheel-temple = Um avanço em qualquer templo
wheel-two-steps = Pagar { cocoa }: { $amount ->
    [2] dois avanços
   *[other] { $amount } avanços
} em quaisquer templos
wheel-worker = O quarto trabalhador (poder { $power }) e { goods-cocoa }

## Fichas de descoberta

discovery-mask-1 = a máscara 1
    .price = { $price }
    .effect = { mask }
discovery-mask-2 = a máscara 2
    .price = { $price }
    .effect = { mask }
discovery-mask-3 = a máscara 3
    .price = { $price }
    .effect = { mask }
discovery-mask-4 = a máscara 4
    .price = { $price }
    .effect = { mask }
discovery-mask-5 = a máscara 5
    .price = { $price }
    .effect = { mask }
discovery-mask-6 = a máscara 6
    .price = { $price }
    .effect = { mask }
discovery-mask-7 = a máscara 7
    .price = { $price }
    .effect = { mask }
discovery-score-4 = a ficha “{ goods-points }”
    .price = { $price }
    .effect = Ganhe { goods-points }.
discovery-resources-3 = a ficha “{ goods-any }”
    .price = { $price }
    .effect = Ganhe { goods-any }.
discovery-resources-2 = a ficha “{ goods-any }”
    .price = { $price }
    .effect = Ganhe { goods-any }.
discovery-avenue-step = a ficha “Avenida”
    .price = { $price }
    .effect = Avance um avanço na Avenida dos Mortos.
discovery-temple-any = a ficha “qualquer templo”
    .price = { $price }
    .effect = Avance um degrau em qualquer templo.
discovery-temple-blue = a ficha “templo azul”
    .price = { $price }
    .effect = Avance um degrau no templo azul.
discovery-temple-red = a ficha “templo vermelho”
    .price = { $price }
    .effect = Avance um degrau no templo vermelho.
discovery-temple-green = a ficha “templo verde”
    .price = { $price }
    .effect = Avance um degrau no templo verde.
discovery-cocoa-4 = a ficha “{ goods-cocoa }”
    .price = { $price }
    .effect = Ganhe { goods-cocoa }.
discovery-power-ups-2 = a ficha “{ $amount ->
    [2] duas melhorias
   *[other] { $amount } melhorias
}”
    .price = { $price }
    .effect = Melhore { $amount ->
        [2] duas
       *[other] { $amount }
    } vezes o poder dos seus trabalhadores desbloqueados, em quaisquer tabuleiros.
discovery-double-move = a ficha “movimento duplo”
    .price = { $price }
    .effect = Antes de mover: um segundo trabalhador do mesmo tabuleiro vai junto.
discovery-free-cocoa = a ficha “isenção de cacau”
    .price = { $price }
    .effect = Ignore um pagamento de cacau: de uma ação principal, de uma adoração ou do salário.
discovery-any-distance = a ficha “qualquer distância”
    .price = { $price }
    .effect = Antes de mover: vá a qualquer tabuleiro.
discovery-extra-worker = a ficha “trabalhador adicional”
    .price = { $price }
    .effect = Durante a ação principal da Alquimia, dos Nobres ou da Construção: conta mais um trabalhador.

## Tecnologias, fichas reais, bônus dos templos

technology-1 = tecnologia 1
    .price = { $price }
    .effect = { goods-cocoa } por trabalhador seu que chega ao Palácio ou passa por ele.
technology-3 = tecnologia 3
    .price = { $price }
    .effect = { goods-points } depois de uma ação principal da Alquimia ou dos Nobres.
technology-5 = tecnologia 5
    .price = { $price }
    .effect = Mais { $amount } madeira, pedra ou ouro depois da ação principal do respectivo tabuleiro.
technology-7 = tecnologia 7
    .price = { $price }
    .effect = { cocoa } e { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } depois de uma ação principal da Floresta, da Pedreira ou do Depósito de Ouro.
technology-9 = tecnologia 9
    .price = { $price }
    .effect = { goods-points } depois de uma ação principal das Decorações.
technology-11 = tecnologia 11
    .price = { $price }
    .effect = { goods-points } depois de uma ação principal da Construção.
technology-13 = tecnologia 13
    .price = { $price }
    .effect = Depois das melhorias de uma ação principal, você pode pagar { goods-cocoa } por mais uma no mesmo tabuleiro.
technology-15 = tecnologia 15
    .price = { $price }
    .effect = Na Construção conta mais um trabalhador, e paga-se 1 madeira ou 1 pedra a menos.
technology-17 = tecnologia 17
    .price = { $price }
    .effect = Um avanço em qualquer templo depois de uma ação principal da Construção.

royal-r1 = ficha real 1
    .effect = Ganhe cacau: o poder do trabalhador mais { $plus }.
royal-r2 = ficha real 2
    .effect = Até tantas vezes quanto o poder do trabalhador: pague { cocoa } por { $wood ->
        [one] { $wood } madeira
       *[other] { $wood } madeiras
    } e { some-stone }.
royal-r3 = ficha real 3
    .effect = Até tantas vezes quanto o poder do trabalhador: dê um recurso por { cocoa }.
royal-r4 = ficha real 4
    .effect = { goods-points } por tecnologia sua, até tantas quanto o poder do trabalhador.
royal-r5 = ficha real 5
    .effect = { goods-points } por espaço seu na trilha da pirâmide, até tantos quanto o poder do trabalhador.
royal-r6 = ficha real 6
    .effect = Até tantas vezes quanto o poder do trabalhador: pague { cocoa } por { some-stone } e { $gold ->
        [one] { $gold } ouro
       *[other] { $gold } ouros
    }.
royal-r7 = ficha real 7
    .effect = Uma vez: pague { cocoa } e um recurso e receba tantos recursos à sua escolha quanto o poder do trabalhador.
royal-r8 = ficha real 8
    .effect = Até tantas vezes quanto o poder do trabalhador menos { $less }: pague { cocoa } por um avanço em qualquer templo.
royal-r9 = ficha real 9
    .effect = { goods-points } por espaço seu na Avenida dos Mortos, até o poder do trabalhador mais { $plus }.

bonus-tb1 = bônus do templo: máscaras
    .effect = Seu melhor conjunto de máscaras pontua mais uma vez.
bonus-tb2 = bônus do templo: tecnologias
    .effect = { goods-points } por tecnologia sua.
bonus-tb3 = bônus do templo: { goods-points }
    .effect = { goods-points }.
bonus-tb4 = bônus do templo: Avenida
    .effect = { goods-points } por espaço seu na Avenida dos Mortos.
bonus-tb5 = bônus do templo: templos
    .effect = { goods-points } por ficha de bônus do templo que você alcançou, esta incluída.
bonus-tb6 = bônus do templo: descobertas
    .effect = { goods-points } por ficha de descoberta sua sem máscara, usada ou não.
bonus-tb7 = bônus do templo: trabalhadores
    .effect = { goods-points } por trabalhador seu em jogo de poder até { $weak } e { $more } por trabalhador { strong-worker }.

## Fichas iniciais

tile-starting = { $tile } ({ $boards })
    .effect = { $effects }.
effect-step-blue = um avanço no templo azul
effect-step-red = um avanço no templo vermelho
effect-step-green = um avanço no templo verde
effect-avenue = um avanço na Avenida dos Mortos
effect-power-up = uma melhoria de poder
effect-technology = a tecnologia de menor número e o avanço no templo dela
effect-linked = e você pode comprar a ficha de descoberta ao lado dela

## Fichas de ação do Teotibot

bottile-alchemy = Alquimia
    .effect = Paga { $price ->
        [one] { $price } ouro
       *[other] { $price } ouros
    } por uma tecnologia; senão, melhora duas vezes seu trabalhador desbloqueado de menor poder.
bottile-construction = Construção
    .effect = Paga { $price ->
        [one] { $price } pedra
       *[other] { $price } pedras
    } por uma peça de pirâmide; senão, ganha { goods-stone } na Pedreira.
bottile-decorations = Decorações
    .effect = Paga { $price ->
        [one] { $price } ouro
       *[other] { $price } ouros
    } por uma decoração; senão, ganha { goods-gold } no Depósito de Ouro.
bottile-mask-collection = Coleção de máscaras
    .effect = Compra de um espaço de adoração uma máscara que ainda não tem.
bottile-mastery = Melhoria
    .effect = Seu trabalhador desbloqueado de maior poder que puder realiza a ação do tabuleiro em que está.
bottile-nobles = Nobres
    .effect = Paga { $price ->
        [one] { $price } madeira
       *[other] { $price } madeiras
    } por um edifício; senão, ganha { goods-wood } na Floresta.
bottile-worship = Adoração
    .effect = Seu trabalhador bloqueado vai ao próximo espaço de adoração junto a um templo e avança nele.

## Opções

option-start = Fichas iniciais
option-start-about = As fichas iniciais são distribuídas (quatro, das quais você fica com duas), escolhidas em draft ou trocadas pela preparação fixa do primeiro jogo.
option-start-dealt = distribuídas
option-start-draft = em draft
option-start-first-game = primeiro jogo
option-total-eclipse = Eclipse sombrio
option-total-eclipse-about = O Eclipse é pontuado logo depois do turno em que os discos se encontram, e os empates favorecem quem joga depois.
option-total-eclipse-off = não
option-total-eclipse-on = sim
option-glyph-match = Glifo sobre glifo
option-glyph-match-about = Se o pequeno glifo pálido sobre outro igual vale um ponto, como qualquer ícone.
option-glyph-match-scores = 1 ponto
option-glyph-match-nothing = nada
option-building-row = Linha de edifícios
option-building-row-about = Os dois últimos números da linha de edifícios.
option-building-row-ends-1-1 = 1 e 1
option-building-row-ends-2-2 = 2 e 2
option-pyramid-track = Trilha da pirâmide
option-pyramid-track-about = O último espaço da trilha da pirâmide.
option-pyramid-track-10 = espaço 10
option-pyramid-track-9 = espaço 9
option-p25 = Peça de pirâmide P25
option-p25-about = Qual ícone da peça de pirâmide P25 é colorido.
option-p25-red = rosto vermelho
option-p25-blue = figura azul
option-early-pyramid = Pirâmide terminada cedo
option-early-pyramid-about = Quanto vale um espaço da trilha da pirâmide num Eclipse que vem antes da hora porque a pirâmide está completa.
option-early-pyramid-ordinal = como nesse Eclipse
option-early-pyramid-third = como no terceiro
option-leader-at-zero = Líder no zero
option-leader-at-zero-about = Quem recebe os { goods-points } da liderança na trilha da pirâmide quando todos estão no início.
option-leader-at-zero-nobody = ninguém
option-leader-at-zero-all = todos
option-technology-1-double = Tecnologia 1 e movimento duplo
option-technology-1-double-about = O que a tecnologia 1 rende quando dois trabalhadores passam juntos pelo Palácio.
option-technology-1-double-each = 1 cacau por trabalhador
option-technology-1-double-once = 1 cacau ao todo
option-technology-1-far = Tecnologia 1 e qualquer distância
option-technology-1-far-about = Se a tecnologia 1 rende cacau quando um movimento de qualquer distância passa pelo Palácio, ou só quando termina nele.
option-technology-1-far-passing = basta passar
option-technology-1-far-ending = só terminando nele
option-free-cocoa = Ficha de isenção de cacau
option-free-cocoa-about = Se a ficha também cobre o desbloqueio por { $unlocking ->
        [one] { $unlocking } cacau
       *[other] { $unlocking } cacaus
    }, a recompensa da ascensão por { $steps ->
        [one] { $steps } cacau
       *[other] { $steps } cacaus
    } e as trocas das fichas reais.
option-free-cocoa-listed = só os usos normais
option-free-cocoa-extended = estes também
option-royal-exchange = Trocas reais
option-royal-exchange-about = Se pode ocupar uma ficha real quem não consegue pagar nem a primeira troca.
option-royal-exchange-may-be-empty = pode
option-royal-exchange-must-begin = não pode
option-setup-order = Ordem da preparação
option-setup-order-about = Cada jogador recebe seus benefícios e coloca os trabalhadores antes do seguinte, ou todos recebem os benefícios primeiro.
option-setup-order-seat-by-seat = jogador por jogador
option-setup-order-benefits-first = benefícios primeiro
option-neutral-pool = Fichas dos trabalhadores neutros
option-neutral-pool-about = As fichas iniciais pelas quais os trabalhadores neutros são colocados na preparação.
option-neutral-pool-not-kept = as que ninguém guardou
option-neutral-pool-undealt = as não distribuídas
option-neutral-pool-all = todas
option-reward-order = Avanços de uma decoração
option-reward-order-about = Quem ordena dois avanços em templos ganhos com uma decoração.
option-reward-order-player = o jogador
option-reward-order-printed = como impresso
option-bot-blocked-temple = Teotibot: templo ocupado
option-bot-blocked-temple-about = O que acontece com o avanço quando o seu marcador ocupa o topo do melhor templo dele.
option-bot-blocked-temple-lost = perde-se
option-bot-blocked-temple-next-best = templo seguinte
option-bot-nobles = Teotibot: fileira cheia nos Nobres
option-bot-nobles-about = Onde ele constrói quando a sua fileira está cheia: no menor número de todos os espaços vazios, ou dos próximos de cada fileira.
option-bot-nobles-lowest-value = todos os espaços
option-bot-nobles-leftmost = espaços seguintes
option-bot-scan = Teotibot: lugar superior esquerdo
option-bot-scan-about = Como ele procura o lugar superior esquerdo da pirâmide.
option-bot-scan-rows = por fileiras
option-bot-scan-columns = por colunas
option-bot-two-resources = Teotibot: dois recursos
option-bot-two-resources-about = Como ele recebe dois recursos de um degrau do templo azul.
option-bot-two-resources-one-by-one = um por um
option-bot-two-resources-same = iguais
option-bot-reborn = Teotibot: trabalhador renascido
option-bot-reborn-about = Se o trabalhador que ascende pela segunda opção da Alquimia fica no Palácio.
option-bot-reborn-stays = fica
option-bot-reborn-moves = segue adiante
option-bot-die-1 = Teotibot: trabalhador no Depósito de Ouro
option-bot-die-1-about = Poder maior ou menor que { $amount }. Menor é mais fácil para você.
option-bot-die-2 = Teotibot: trabalhador nos Nobres
option-bot-die-2-about = Poder maior ou menor que { $amount }. Menor é mais fácil para você.
option-bot-die-3 = Teotibot: trabalhador na Construção
option-bot-die-3-about = Poder maior ou menor que { $amount }. Menor é mais fácil para você.
option-bot-resources = Teotibot: recursos
option-bot-resources-about = Mais ou menos que { $amount } de madeira, pedra e ouro. Menos é mais fácil para você.
option-bot-cocoa-points = Teotibot: pontos por cacau
option-bot-cocoa-points-about = Mais ou menos que { goods-points } por { cocoa }. Menos é mais fácil para você.
option-bot-worship-steps = Teotibot: avanços da adoração
option-bot-worship-steps-about = Mais ou menos que { $amount } avanços ({ $any } nas Decorações). Menos é mais fácil para você.
option-bot-bonus-points = Teotibot: bônus dos templos
option-bot-bonus-points-about = Mais ou menos que { goods-points } por ficha de bônus do templo. Menos é mais fácil para você.
option-bot-technology-points = Teotibot: tecnologias
option-bot-technology-points-about = Mais ou menos que { goods-points } por tecnologia. Menos é mais fácil para você.

## Peças de pirâmide pelos ícones (sentido horário a partir do superior esquerdo), decorações, lugares da pirâmide

stone-p00 = P00 (figura, glifo, rosto vermelho, serpente)
stone-p01 = P01 (glifo, figura, rosto, serpente verde)
stone-p02 = P02 (glifo, rosto, figura, serpente verde)
stone-p03 = P03 (serpente, glifo, figura, rosto vermelho)
stone-p04 = P04 (serpente, glifo, figura, rosto)
stone-p05 = P05 (serpente, glifo, rosto, figura)
stone-p06 = P06 (serpente, glifo, rosto, figura azul)
stone-p07 = P07 (serpente, figura, rosto, glifo)
stone-p08 = P08 (serpente, figura azul, rosto, glifo)
stone-p09 = P09 (figura, glifo, rosto, glifo)
stone-p10 = P10 (figura azul, glifo, rosto, glifo)
stone-p11 = P11 (serpente, glifo, rosto, glifo)
stone-p12 = P12 (serpente, glifo, rosto vermelho, glifo)
stone-p13 = P13 (figura, glifo, serpente verde, glifo)
stone-p14 = P14 (figura, glifo, serpente, glifo)
stone-p15 = P15 (figura, glifo, serpente, rosto)
stone-p16 = P16 (figura, glifo, serpente, rosto vermelho)
stone-p17 = P17 (serpente, glifo, figura, rosto)
stone-p18 = P18 (glifo, glifo, glifo, rosto)
stone-p19 = P19 (figura, glifo, glifo, glifo)
stone-p20 = P20 (glifo, glifo, glifo, serpente)
stone-p21 = P21 (figura, glifo, glifo, serpente)
stone-p22 = P22 (serpente, glifo, glifo, figura)
stone-p23 = P23 (glifo, glifo, serpente, rosto)
stone-p24 = P24 (serpente verde, glifo, glifo, rosto)
stone-p25 = P25 (figura, glifo, glifo, rosto; um deles colorido)
stone-p26 = P26 (figura, glifo, glifo, rosto)
stone-p27 = P27 (serpente, figura, serpente verde, figura)
stone-p28 = P28 (rosto, figura azul, rosto, figura)
stone-p29 = P29 (serpente, rosto, serpente, rosto vermelho)
stone-p30 = P30 (glifo, glifo, glifo, glifo)
stone-p31 = P31 (glifo, glifo, glifo, glifo)

decoration-d00 = D00 (figura azul, rosto vermelho)
decoration-d01 = D01 (glifo, figura azul)
decoration-d02 = D02 (serpente verde, serpente verde)
decoration-d03 = D03 (figura azul, serpente verde)
decoration-d04 = D04 (rosto vermelho, figura azul)
decoration-d05 = D05 (figura azul, glifo)
decoration-d06 = D06 (rosto vermelho, rosto vermelho)
decoration-d07 = D07 (serpente verde, figura azul)
decoration-d08 = D08 (rosto vermelho, serpente verde)
decoration-d09 = D09 (serpente verde, glifo)
decoration-d10 = D10 (glifo, rosto vermelho)
decoration-d11 = D11 (figura azul, figura azul)
decoration-d12 = D12 (serpente verde, rosto vermelho)
decoration-d13 = D13 (rosto vermelho, glifo)
decoration-d14 = D14 (glifo, serpente verde)

spot-1a1 = A1 no nível 1
spot-1a2 = A2 no nível 1
spot-1a3 = A3 no nível 1
spot-1a4 = A4 no nível 1
spot-1b1 = B1 no nível 1
spot-1b2 = B2 no nível 1
spot-1b3 = B3 no nível 1
spot-1b4 = B4 no nível 1
spot-1c1 = C1 no nível 1
spot-1c2 = C2 no nível 1
spot-1c3 = C3 no nível 1
spot-1c4 = C4 no nível 1
spot-1d1 = D1 no nível 1
spot-1d2 = D2 no nível 1
spot-1d3 = D3 no nível 1
spot-1d4 = D4 no nível 1
spot-2a1 = A1 no nível 2
spot-2a2 = A2 no nível 2
spot-2a3 = A3 no nível 2
spot-2b1 = B1 no nível 2
spot-2b2 = B2 no nível 2
spot-2b3 = B3 no nível 2
spot-2c1 = C1 no nível 2
spot-2c2 = C2 no nível 2
spot-2c3 = C3 no nível 2
spot-3a1 = A1 no nível 3
spot-3a2 = A2 no nível 3
spot-3b1 = B1 no nível 3
spot-3b2 = B2 no nível 3
spot-4a1 = A1 no nível 4

## Picture: names and explanations on the board

picture-board = Tabuleiro de Teotihuacan
picture-part-north-west = { $first }·{ $second }
    .title = Cidade: em cima à esquerda, tabuleiros { $first } e { $second }
picture-part-north-east = { $first }·{ $second }
    .title = Cidade: em cima à direita, tabuleiros { $first } e { $second }
picture-part-south-west = { $first }·{ $second }
    .title = Cidade: embaixo à esquerda, tabuleiros { $first } e { $second }
picture-part-south-east = { $first }·{ $second }
    .title = Cidade: embaixo à direita, tabuleiros { $first } e { $second }
picture-part-pyramid = Pirâmide
picture-part-temples = Templos
picture-part-avenue = Avenida
picture-tile = { $name }. { $effect }
picture-tile-price = { $name }. { $effect } Custo: { $price }.
picture-temple-blue = Templo azul
picture-temple-red = Templo vermelho
picture-temple-green = Templo verde
picture-temple-any = Qualquer templo
picture-step = { $temple }, degrau { $step }.
picture-reward-any = { $amount ->
    [one] { $amount } recurso à escolha.
   *[other] { $amount } recursos à escolha.
}
picture-reward-vp = { $amount ->
    [one] { $amount } ponto.
   *[other] { $amount } pontos.
}
picture-reward-cocoa = { $amount ->
    [one] { $amount } cacau.
   *[other] { $amount } cacaus.
}
picture-or-tile = Ou uma destas fichas: { $tiles }
picture-claim-tile = Você pode receber uma destas fichas: { $tiles }
picture-marker-temple = { $name }: { $temple }, degrau { $step }
picture-marker-avenue = { $name }: Avenida dos Mortos, espaço { $step }
picture-marker-track = { $name }: trilha da pirâmide, espaço { $step }
picture-marker-technology = { $name }: tem a tecnologia { $number }
picture-area = { $colours ->
    [0] Nenhuma cor aqui: a ação principal é grátis, coletar rende { $more } cacau.
    [1] { $colours } cor aqui: a ação principal custa { $colours } cacau, coletar rende { $more }.
   *[other] { $colours } cores aqui: a ação principal custa { $colours } cacaus, coletar rende { $more }.
}
picture-area-palace = { $colours ->
    [0] Nenhuma cor aqui: coletar rende { $more } cacau. O Palácio não tem ação principal.
    [1] { $colours } cor aqui: coletar rende { $more } cacaus. O Palácio não tem ação principal.
   *[other] { $colours } cores aqui: coletar rende { $more } cacaus. O Palácio não tem ação principal.
}
picture-worship = Adoração: { $temple }, um degrau. O trabalhador fica bloqueado.
picture-both = ambos
picture-no-tile = Não há mais ficha de descoberta aqui.
picture-main-gather = Ação principal. Linha: quantos trabalhadores seus estão aqui. Coluna: o poder do mais fraco.
picture-main-alchemy = Ação principal: desenvolver uma tecnologia. A fileira inferior exige dois trabalhadores, ou um { strong-worker }.
picture-main-nobles = Ação principal: construir na fileira do seu número de trabalhadores.
picture-main-decorations = Ação principal: uma decoração na pirâmide, { goods-points } e mais um por ícone correspondente. O custo depende dos seus trabalhadores.
picture-main-construction = Ação principal: uma peça de pirâmide por trabalhador, no máximo três; 1 ponto por ícone correspondente.
picture-nobles-space = Nobres, fileira { $row }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
picture-building = Edifício: rendeu { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
picture-building-waits = Edifício
picture-building-row = Cada espaço da Avenida valerá { $value ->
    [one] { $value } ponto
   *[other] { $value } pontos
} no próximo Eclipse: é o menor número visível.
picture-avenue = Avenida dos Mortos
picture-avenue-step = Avenida dos Mortos, espaço { $step }.
picture-decorations-left = { $count ->
    [one] { $count } ficha de decoração na pilha
   *[other] { $count } fichas de decoração na pilha
}
picture-stones-left = { $count ->
    [one] { $count } peça de pirâmide na pilha
   *[other] { $count } peças de pirâmide na pilha
}
picture-pyramid = Pirâmide do Sol
picture-pyramid-tiles = { $laid } de { $all } peças de pirâmide colocadas.
picture-stone = { $stone }: { $spot }
picture-spot = { $spot }. Custo: { $stone ->
    [one] { $stone } pedra
   *[other] { $stone } pedras
}, { $wood ->
    [one] { $wood } madeira
   *[other] { $wood } madeiras
}. { $points ->
    [one] { $points } ponto.
   *[other] { $points } pontos.
}
picture-decoration = { $tile }: { $side }, nível { $level }
picture-side = Decoração: { $side }, nível { $level }
picture-track = Trilha da pirâmide
picture-calendar = Calendário
picture-calendar-discs = Disco claro em { $light }, disco escuro em { $dark }.
picture-disc-light = Disco claro: { $space }
picture-disc-dark = Disco escuro: { $space }
picture-discs-meet = Os discos se encontraram: joguem esta rodada até o fim e depois mais uma.
picture-last-round = Última rodada antes do Eclipse.
picture-eclipse = Eclipse { $number } de { $all }
picture-ascension = Ascensão
picture-worker = { $name }: trabalhador de poder { $power } ({ $board })
picture-worker-locked = { $name }: trabalhador de poder { $power } ({ $board }), bloqueado em adoração
picture-worker-waits = { $name }: trabalhador de poder { $power }, ainda fora de jogo
picture-neutral = Trabalhador neutro ({ $board }). A cor dele conta aqui; ele nunca age.
picture-teotibot = Teotibot
picture-arrow-up-left = para cima à esquerda
picture-arrow-up-right = para cima à direita
picture-directions = As fichas sobem { $now }, depois { $next }.
picture-starting-tiles = Fichas iniciais
picture-fold = Recolher ou abrir, para ver o tabuleiro
picture-no-technology = Ainda sem tecnologia
picture-used-tiles = { $count ->
    [one] { $count } ficha de descoberta usada
   *[other] { $count } fichas de descoberta usadas
}
picture-mover = Poder { $power } { $board-at }
picture-row-goods = Estoque
picture-row-tracks = Avanços
picture-row-tiles = Fichas

# Settings that exclude each other
setting-draft = O Teotibot não pega fichas iniciais, portanto não há com quem fazer o draft. Em “{ option-start }”, marque “{ option-start-dealt }” ou “{ option-start-first-game }”.
setting-solo = Isto só pode ser mudado em uma partida solo: { $options }.
