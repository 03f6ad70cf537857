about = Peguem pedras em turnos; quem pegar a última vence.
decision-take = Pegue pedras ou jogue sua carta.
action-take = Pegar { $number ->
    [one] uma pedra
   *[other] { $number } pedras
}
action-play = Jogar a carta
reason-too-few = Há pedras de menos.
reason-no-card = Sua carta já foi jogada.
event-reveal = { $seat } mostra uma carta.
event-took = { $seat } pega { $amount ->
    [one] uma pedra
   *[other] { $amount } pedras
}.
cause-turn = turno
option-wild = Pedras selvagens
option-wild-about = Não muda nada.
points = pontos
stones = pedras
part-heap = Monte
