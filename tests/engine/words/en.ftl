decision-take = Take stones, or play your card.
action-take = Take { $number ->
    [one] one stone
   *[other] { $number } stones
}.
action-play = Play your card.
reason-too-few = There are too few stones.
reason-no-card = Your card has been played.
event-reveal = { $seat }: shows a card.
event-took = { $seat }: takes { $amount ->
    [one] one stone
   *[other] { $amount } stones
}.
cause-turn = turn
option-wild = Nothing at all.
