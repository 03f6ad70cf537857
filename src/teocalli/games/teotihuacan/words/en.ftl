### Teotihuacan in English. A word's attributes are its forms and, for tiles, `effect`: what the tile does.

title = Teotihuacan: City of Gods
about = Move your workers round the city, raise the Pyramid of the Sun and honour the temples before three eclipses pass.
edition = base game with Teotibot
deviation-1 = The first player is seat 1; who sits there is decided by the table.
deviation-2 = A temple step of choice goes to a temple that can be climbed, if there is one: a lapse helps nobody (R39).
deviation-3 = Goods of a reward come before its temple steps: no other order can be better for anybody.
deviation-4 = The deluxe edition's advanced worship (R50) is not part of the base game.

## People

who = { $seat ->
    [0] Neutral
    [1] Player 1
    [2] Player 2
    [3] Player 3
    [4] Player 4
   *[other] { $seat }
}

## What is asked

decision-keep-tile = { $number ->
    [1] Choose the first of the two starting tiles you keep.
   *[other] Choose the second starting tile you keep.
}
decision-draft-tile = { $number ->
    [1] Choose your first starting tile.
   *[other] Choose your second starting tile.
}
decision-raise-die = One more power-up: choose the starting worker that gets it.
decision-place-die = { $number ->
    [1] Choose the board for your first worker.
    [2] Choose the board for your second worker.
   *[other] Choose the board for your third worker.
}
decision-turn = Move a worker clockwise, or unlock all your workers.
decision-second-mover = Choose the second worker that comes along.
decision-action = What does your worker do { $board ->
    [palace] at the Palace
    [forest] at the Forest
    [quarry] at the Stone Quarry
    [gold] at the Gold Deposits
    [alchemy] at Alchemy
    [nobles] at the Nobles
    [decorations] at Decorations
   *[construction] at Construction
}?
decision-seek = Worship: the ability, the Discovery tile, or both for 1 cocoa?
decision-pay = Pay { $amount } cocoa, or play the tile “no cocoa to pay”?
decision-claim = Do you want a Discovery tile? Its price must be paid.
decision-wide-step = Take the printed reward of the { $temple ->
    [blue] blue
    [red] red
   *[green] green
} temple, or a Discovery tile instead?
decision-any-temple = Choose the temple on which you advance.
decision-any-resource = { $amount ->
    [one] Choose a resource.
   *[other] Choose { $amount } resources, one after another.
}
decision-step-order = Two temple steps: which comes first?
decision-exchange = { $royal ->
    [R2] Royal tile 2: pay 1 cocoa for 1 wood and 1 stone? { times-left }
    [R3] Royal tile 3: give 1 resource for { $cocoa } cocoa? { times-left }
    [R6] Royal tile 6: pay 1 cocoa for 1 stone and 1 gold? { times-left }
    [R7] Royal tile 7: pay 1 cocoa and 1 resource for { $times ->
        [one] { $times } resource
       *[other] { $times } resources
    } of your choice?
   *[R8] Royal tile 8: pay 1 cocoa for a step on any temple? { times-left }
}
times-left = { $times ->
    [one] You can do it once more.
   *[other] You can do it up to { $times } times.
}
decision-give = Choose the resource you give.
decision-learn = Choose the technology you develop.
decision-build = Choose the row for your Building.
decision-decorate = Choose a Decoration tile and its side of the Pyramid.
decision-stone = Choose a Pyramid tile to build.
decision-spot = Choose the place of the Pyramid tile.
decision-rotate = Choose how the Pyramid tile is turned.
decision-price = Technology 15: which of the costs do you lower?
decision-power-up = { $how ->
    [must] Power up a worker.
    [tile] Power up a worker.
    [may] You may power up once more, the same worker or another.
   *[paid] Technology 13: pay 1 cocoa to power up once more?
}
decision-ascension = Your worker ascends: choose a reward of the Ascension wheel.
decision-moment = Before this goes on: do you want to use a tile or unlock your workers?
decision-end-turn = Anything else before your turn ends?
decision-salary = { $due ->
    [one] Salary: you owe { $due } cocoa. If you do not pay it, you lose { penalty }.
   *[other] Salary: you owe { $due } cocoa. You lose { penalty } for each one you do not pay.
}

## What can be done

action-keep = Keep { $starting }: { $starting-effect }
    .log = keeps { $starting }
action-raise = Power up a power-{ $power } worker
    .log = powers up a power-{ $power } worker
action-station = Place the worker { $board-at }
action-rest = Unlock all your workers (takes the whole turn)
action-move = Move the power-{ $power } worker { $board-from } { $steps ->
    [one] { $steps } board ahead
   *[other] { $steps } boards ahead
}
    .log = moves the power-{ $power } worker { $board-from }
action-along = Also move the power-{ $power } worker
action-collect = Collect cocoa
action-worship = Worship { $worship }
action-main = Main action
    .log = takes the main action
action-seek = { $seek }
    .log = chooses: “{ $seek }”
action-pay = Pay the cocoa
action-pay-by-tile = Play the tile “no cocoa to pay” instead of paying
action-claim = Claim { $discovery } ({ $discovery-price })
action-decline = No Discovery tile
    .log = takes no Discovery tile
action-reward = Take the printed reward
    .log = takes the printed reward
action-temple = Advance on the { $temple } temple
action-take = Take 1 { $resource }
action-exchange = Exchange
action-give = Give 1 { $resource }
action-stop = Stop here
    .log = stops here
action-learn = Develop technology { $technology }: { $technology-effect }
action-build = { $row ->
    [1] Build in the top row
    [2] Build in the middle row
   *[3] Build in the bottom row
}
action-decorate = Place Decoration { $decoration } on the { $side }
action-stone = Build Pyramid tile { $stone }
    .log = chooses Pyramid tile { $stone }
action-spot = Place it at { $spot }
    .log = chooses a place for it: { $spot }
action-rotate = { $rotation }
    .log = chooses how to turn it: “{ $rotation }”
action-price = { $price }
action-power = Power up the power-{ $power } worker { $board-at }
action-skip = No power-up
    .log = powers up no worker
action-ascend = { $wheel }
    .log = chooses for the ascension: “{ $wheel }”
action-done = End the turn
action-go-on = Go on
action-salary = { $amount ->
    [0] Pay nothing
   *[other] Pay { $amount } cocoa
}
    .log = { $amount ->
        [0] pays nothing
       *[other] pays { $amount } cocoa
    }
action-salary-by-tile = Play the tile “no cocoa to pay” instead of paying the salary
action-unlock = Pay { $cocoa } cocoa and unlock all your workers
action-unlock-by-tile = Play the tile “no cocoa to pay” and unlock all your workers
action-use = Use the tile: { $discovery-effect }

## Why something is not possible

reason-not-enough-cocoa = You do not have enough cocoa.
reason-not-enough-wood = You do not have enough wood.
reason-not-enough-stone = You do not have enough stone.
reason-not-enough-gold = You do not have enough gold.
reason-nothing-locked = None of your workers is locked.
reason-no-unlocked-worker = You have no unlocked worker.
reason-no-second-worker = A double move needs two of your unlocked workers on one board.
reason-no-worship-here = This board has no such place of worship.
reason-own-worker-worships = Your own worker worships there; you can displace only those of other players.
reason-no-main-action = The Palace has no main action.
reason-no-discovery-tile = There is no Discovery tile here.
reason-royal-ability-compulsory = At the Palace the royal ability must be used; the Discovery tile alone is not possible.
reason-temple-finished = You stand on the top step of this temple.
reason-temple-top-taken = Another player stands on the top step of this temple.
reason-already-learnt = You have this technology already.
reason-row-needs-more-workers = The lower row needs two workers, or one of { strong-worker }.
reason-no-technology = You have every technology on display.
reason-no-building-left = All Buildings have been built.
reason-row-full = The row is full.
reason-row-of-other-count = You must build in the row of your number of workers while it has a free space.
reason-no-decoration-place = There is no open Decoration space.
reason-no-decoration-left = No Decoration tile is left.
reason-no-stone-place = The Pyramid has no place for another tile.
reason-not-supported = Four tiles of the level below must carry this one.
reason-spot-taken = A Pyramid tile lies there already.
reason-no-resource = You do not have this resource.
reason-only-before-moving = This tile can be played only before you move.
reason-only-in-main-action = This tile can be played only during a main action of Alchemy, Nobles or Construction.
reason-three-workers-count = No more than three workers count.
reason-only-for-payment = This tile is played when cocoa has to be paid.
reason-fourth-worker-in-play = Your fourth worker is in play already.
reason-board-taken = One of your workers stands there already; they start on three different boards.
reason-no-free-cocoa-tile = You do not have the tile “no cocoa to pay”.
reason-tile-played = You have already played a tile for this move.
reason-stone-first = At least one Pyramid tile must be built.
reason-enough-stones = You have built one Pyramid tile for each of your workers.
reason-payment-first = Then you could not pay for what you have begun.
reason-power-ups-counted = The power-ups of this action are already counted.
reason-moved-worker-acts = The worker that moved gets a power-up only after its action.

## What happened

event-reveal = New tiles are revealed ({ $cause }).
event-gain = { who } gains { $thing-count } ({ $cause }).
event-pay = { who } pays { $thing-count } ({ $cause }).
event-turn = { who }’s turn.
event-move = { who } moves { $amount ->
    [one] a worker
   *[other] two workers
} { $thing-to }.
event-lock = { who } worships { $thing-at }.
event-unlock = A worker of { who } is unlocked { $thing-at }.
event-step = { who } advances on the { $thing } temple to step { $amount } ({ $cause }).
event-step-lost = { who } cannot advance on the { $thing } temple; the step is lost.
event-avenue = { who } advances on the Avenue of the Dead to step { $amount } ({ $cause }).
event-track = { who } advances on the Pyramid track to step { $amount }.
event-power-up = { who }’s worker { $thing-at } now has power { $amount }.
event-ascend = A worker of { who } ascends { $thing-at }.
event-fourth-worker = { who }’s fourth worker enters the Palace with power { $power }.
event-learn = { who } develops technology { $thing }: { $thing-effect }
event-build = { who } builds a Building in the { $thing ->
    [1] top
    [2] middle
   *[3] bottom
} row.
event-decorate = { who } places Decoration { $thing }.
event-stone = { who } builds a Pyramid tile at { $thing }.
event-claim = { who } claims { $thing }.
event-use = { who } uses { $thing }.
event-light-disc = The light disc advances to space { $amount } ({ $cause }).
event-discs-meet = The discs meet: eclipse { $amount } is near.
event-pyramid-finished = The Pyramid is complete; the coming eclipse is the last.
event-eclipse = Eclipse { $amount }.
event-neutral = A neutral worker is placed { $thing-at }.
event-keep = { who } keeps { $thing }.
event-place = { who } places a worker of power { $amount } { $thing-at }.
event-bot-roll = Teotibot rolls { $thing } and { $amount }.
event-bot-tile = Teotibot uses the tile for { $amount } (“{ $thing }”).
event-bot-move = Teotibot moves a worker { $thing-to }.
event-bot-second = Teotibot takes the tile’s second option { $thing-at }.
event-bot-fallback = Teotibot cannot carry out the tile.
event-game-over = The game is over.
event-unpaid = { who } loses { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} ({ $cause }).
event-discard = Discarded: { $thing }.

## Why it happened

cause-setup = set-up
cause-starting-tile = starting tile
cause-turn = turn
cause-collect = cocoa collected
cause-worship = worship
cause-main-action = main action
cause-royal-tile = royal tile
cause-temple = temple step
cause-discovery = Discovery tile
cause-technology = technology
cause-others-learn = technology developed by another player
cause-nobles = Building
cause-decoration = Decoration
cause-match = matching icons
cause-level = Pyramid tile
cause-ascension = ascension
cause-unlocking = unlocking
cause-avenue-score = Avenue of the Dead
cause-track-leader = farthest on the Pyramid track
cause-track-score = Pyramid track
cause-masks = masks
cause-salary = salary
cause-temple-bonus = temple bonus
cause-teotibot = Teotibot
cause-alchemy = Alchemy
cause-leftovers = leftovers
cause-calendar = calendar

## Boards, goods, temples

board-palace = Palace
    .to = to the Palace
    .at = at the Palace
    .from = from the Palace
    .effect = Worship on a royal tile; where reborn workers begin anew. No main action.
board-forest = Forest
    .to = to the Forest
    .at = at the Forest
    .from = from the Forest
    .effect = Main action: gain wood. Worship: a step on the red temple.
board-quarry = Stone Quarry
    .to = to the Stone Quarry
    .at = at the Stone Quarry
    .from = from the Stone Quarry
    .effect = Main action: gain stone. Worship: a step on the green temple.
board-gold = Gold Deposits
    .to = to the Gold Deposits
    .at = at the Gold Deposits
    .from = from the Gold Deposits
    .effect = Main action: gain gold. Worship: a step on the blue temple.
board-alchemy = Alchemy
    .to = to Alchemy
    .at = at Alchemy
    .from = from Alchemy
    .effect = Main action: pay gold for a technology and advance on the temple of its column.
board-nobles = Nobles
    .to = to the Nobles
    .at = at the Nobles
    .from = from the Nobles
    .effect = Main action: pay { $price } wood for a Building, score its space and advance on the Avenue of the Dead.
board-decorations = Decorations
    .to = to Decorations
    .at = at Decorations
    .from = from Decorations
    .effect = Main action: pay gold, { $price } less 1 for each further worker, and decorate the Pyramid. Worship: a step on any temple.
board-construction = Construction
    .to = to Construction
    .at = at Construction
    .from = from Construction
    .effect = Main action: build up to one Pyramid tile for each worker, for { $price } stone and, above the lowest level, wood.

good-wood = wood
    .count = { $amount } wood
good-stone = stone
    .count = { $amount } stone
good-gold = gold
    .count = { $amount } gold
good-cocoa = cocoa
    .count = { $amount } cocoa
good-points = points
    .count = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
resource-wood = wood
resource-stone = stone
resource-gold = gold
temple-blue = blue
temple-red = red
temple-green = green
side-top = top side
side-right = right side
side-bottom = bottom side
side-left = left side
worship-temple = beside the temple
worship-royal-a = on royal tile A
worship-royal-b = on royal tile B
worship-royal-c = on royal tile C
seek-ability = Use the ability
seek-discovery = Claim the Discovery tile
seek-ability-then-discovery = Pay 1 cocoa: the ability, then the Discovery tile
seek-discovery-then-ability = Pay 1 cocoa: the Discovery tile, then the ability
price-full = Pay the full cost
price-less-stone = Pay one stone less
price-less-wood = Pay one wood less
rotation-r0 = As shown
rotation-r90 = A quarter turn clockwise
rotation-r180 = Half a turn
rotation-r270 = A quarter turn anticlockwise
goods-free = free
goods-wood = { $amount } wood
goods-stone = { $amount } stone
goods-gold = { $amount } gold
goods-cocoa = { $amount } cocoa
goods-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
goods-any = { $amount ->
    [one] { $amount } resource of your choice
   *[other] { $amount } resources of your choice
}
mask = A mask with { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
}; sets of different masks score at every eclipse.
strong-worker = power { $strong } or { $strongest }
penalty = { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
}
wheel-points = { goods-points }
wheel-cocoa = { goods-cocoa }
wheel-temple = A step on any temple
wheel-two-steps = Pay { $cocoa } cocoa: { $amount ->
    [2] two steps
   *[other] { $amount } steps
} on any temples
wheel-worker = The fourth worker (power { $power }) and { goods-cocoa }

## Discovery tiles

discovery-mask-1 = mask 1
    .price = { $price }
    .effect = { mask }
discovery-mask-2 = mask 2
    .price = { $price }
    .effect = { mask }
discovery-mask-3 = mask 3
    .price = { $price }
    .effect = { mask }
discovery-mask-4 = mask 4
    .price = { $price }
    .effect = { mask }
discovery-mask-5 = mask 5
    .price = { $price }
    .effect = { mask }
discovery-mask-6 = mask 6
    .price = { $price }
    .effect = { mask }
discovery-mask-7 = mask 7
    .price = { $price }
    .effect = { mask }
discovery-score-4 = the tile “{ goods-points }”
    .price = { $price }
    .effect = Gain { goods-points }.
discovery-resources-3 = the tile “{ $amount } resources”
    .price = { $price }
    .effect = Gain { goods-any }.
discovery-resources-2 = the tile “{ $amount } resources”
    .price = { $price }
    .effect = Gain { goods-any }.
discovery-avenue-step = the tile “Avenue”
    .price = { $price }
    .effect = Advance a step on the Avenue of the Dead.
discovery-temple-any = the tile “any temple”
    .price = { $price }
    .effect = Advance a step on any temple.
discovery-temple-blue = the tile “blue temple”
    .price = { $price }
    .effect = Advance a step on the blue temple.
discovery-temple-red = the tile “red temple”
    .price = { $price }
    .effect = Advance a step on the red temple.
discovery-temple-green = the tile “green temple”
    .price = { $price }
    .effect = Advance a step on the green temple.
discovery-cocoa-4 = the tile “{ goods-cocoa }”
    .price = { $price }
    .effect = Gain { goods-cocoa }.
discovery-power-ups-2 = the tile “{ $amount ->
    [2] two power-ups
   *[other] { $amount } power-ups
}”
    .price = { $price }
    .effect = Power up your unlocked workers { $amount ->
        [2] twice
       *[other] { $amount } times
    }, on any boards.
discovery-double-move = the tile “double move”
    .price = { $price }
    .effect = Before you move: a second worker of the same board comes along.
discovery-free-cocoa = the tile “no cocoa to pay”
    .price = { $price }
    .effect = Skip one cocoa payment: for a main action, for worship, or the salary.
discovery-any-distance = the tile “any distance”
    .price = { $price }
    .effect = Before you move: go to any board.
discovery-extra-worker = the tile “extra worker”
    .price = { $price }
    .effect = During a main action of Alchemy, Nobles or Construction: one more worker counts.

## Technologies, royal tiles, temple bonus tiles

technology-1 = technology 1
    .price = { $price }
    .effect = { goods-cocoa } for each of your workers that moves onto or past the Palace.
technology-3 = technology 3
    .price = { $price }
    .effect = { goods-points } after a main action of Alchemy or Nobles.
technology-5 = technology 5
    .price = { $price }
    .effect = { $amount } more wood, stone or gold after the main action of its board.
technology-7 = technology 7
    .price = { $price }
    .effect = { $cocoa } cocoa and { $points ->
        [one] { $points } point
       *[other] { $points } points
    } after a main action of Forest, Stone Quarry or Gold Deposits.
technology-9 = technology 9
    .price = { $price }
    .effect = { goods-points } after a main action of Decorations.
technology-11 = technology 11
    .price = { $price }
    .effect = { goods-points } after a main action of Construction.
technology-13 = technology 13
    .price = { $price }
    .effect = After the power-ups of a main action you may pay { goods-cocoa } for one more on that board.
technology-15 = technology 15
    .price = { $price }
    .effect = Construction: one more worker counts, and one wood or stone less is paid.
technology-17 = technology 17
    .price = { $price }
    .effect = A step on any temple after a main action of Construction.

royal-r1 = royal tile 1
    .effect = Gain cocoa equal to the worker’s power plus { $plus }.
royal-r2 = royal tile 2
    .effect = Up to as many times as the worker’s power: pay { $cocoa } cocoa for { $wood } wood and { $stone } stone.
royal-r3 = royal tile 3
    .effect = Up to as many times as the worker’s power: give a resource for { $cocoa } cocoa.
royal-r4 = royal tile 4
    .effect = { goods-points } for each of your technologies, up to the worker’s power.
royal-r5 = royal tile 5
    .effect = { goods-points } for each of your steps on the Pyramid track, up to the worker’s power.
royal-r6 = royal tile 6
    .effect = Up to as many times as the worker’s power: pay { $cocoa } cocoa for { $stone } stone and { $gold } gold.
royal-r7 = royal tile 7
    .effect = Once: pay { $cocoa } cocoa and a resource for as many resources of your choice as the worker’s power.
royal-r8 = royal tile 8
    .effect = Up to as many times as the worker’s power minus { $less }: pay { $cocoa } cocoa for a step on any temple.
royal-r9 = royal tile 9
    .effect = { goods-points } for each of your steps on the Avenue of the Dead, up to the worker’s power plus { $plus }.

bonus-tb1 = temple bonus: masks
    .effect = Your best set of masks scores once more.
bonus-tb2 = temple bonus: technologies
    .effect = { goods-points } for each of your technologies.
bonus-tb3 = temple bonus: { goods-points }
    .effect = { goods-points }.
bonus-tb4 = temple bonus: Avenue
    .effect = { goods-points } for each of your steps on the Avenue of the Dead.
bonus-tb5 = temple bonus: temples
    .effect = { goods-points } for each temple bonus tile you have reached, this one included.
bonus-tb6 = temple bonus: discoveries
    .effect = { goods-points } for each of your Discovery tiles without a mask, used or not.
bonus-tb7 = temple bonus: workers
    .effect = { goods-points } for each of your workers in play of power { $weak } or less, { $more } for each of { strong-worker }.

## Starting tiles

tile-starting = { $tile } ({ $boards })
    .effect = { $effects }.
effect-step-blue = a step on the blue temple
effect-step-red = a step on the red temple
effect-step-green = a step on the green temple
effect-avenue = a step on the Avenue of the Dead
effect-power-up = a power-up
effect-technology = the technology of the lowest number with its temple step
effect-linked = and you may buy its Discovery tile

## Teotibot’s action tiles

bottile-alchemy = Alchemy
    .effect = Pays { $price } gold for a technology; else its weakest unlocked worker is powered up twice.
bottile-construction = Construction
    .effect = Pays { $price } stone for a Pyramid tile; else it gains { $amount } stone at the Stone Quarry.
bottile-decorations = Decorations
    .effect = Pays { $price } gold for a Decoration; else it gains { $amount } gold at the Gold Deposits.
bottile-mask-collection = Mask collection
    .effect = Buys a mask that it lacks from a worship space.
bottile-mastery = Mastery
    .effect = Its strongest unlocked worker that can do so performs the action of its board.
bottile-nobles = Nobles
    .effect = Pays { $price } wood for a Building; else it gains { $amount } wood at the Forest.
bottile-worship = Worship
    .effect = Its locked worker goes on to the next worship space beside a temple and advances there.

## Settings

option-start = Starting tiles
option-start-about = Starting tiles are dealt (four, of which you keep two), drafted, or replaced by the fixed set-up for a first game.
option-start-dealt = dealt
option-start-draft = drafted
option-start-first-game = first game
option-total-eclipse = Dark Eclipse
option-total-eclipse-about = An eclipse is scored right after the turn in which the discs meet, and ties go to the later player.
option-total-eclipse-off = no
option-total-eclipse-on = yes
option-glyph-match = Glyph on glyph
option-glyph-match-about = Whether the small pale glyph on its like scores a point as any other icon does.
option-glyph-match-scores = 1 point
option-glyph-match-nothing = nothing
option-building-row = Buildings row
option-building-row-about = The last two numbers of the Buildings row.
option-building-row-ends-1-1 = 1 and 1
option-building-row-ends-2-2 = 2 and 2
option-pyramid-track = Pyramid track
option-pyramid-track-about = The last step of the Pyramid track.
option-pyramid-track-10 = step 10
option-pyramid-track-9 = step 9
option-p25 = Pyramid tile P25
option-p25-about = Which icon of Pyramid tile P25 is coloured.
option-p25-red = red face
option-p25-blue = blue figure
option-early-pyramid = Pyramid finished early
option-early-pyramid-about = What a step of the Pyramid track is worth at an eclipse that comes early because the Pyramid is complete.
option-early-pyramid-ordinal = as at that eclipse
option-early-pyramid-third = as at the third
option-leader-at-zero = Leading on step 0
option-leader-at-zero-about = Who gets the { goods-points } for leading on the Pyramid track when everybody stands at the start.
option-leader-at-zero-nobody = nobody
option-leader-at-zero-all = everybody
option-technology-1-double = Technology 1, double move
option-technology-1-double-about = What technology 1 gives when two workers move past the Palace together.
option-technology-1-double-each = 1 cocoa each
option-technology-1-double-once = 1 cocoa in all
option-technology-1-far = Technology 1, any distance
option-technology-1-far-about = Whether technology 1 gives its cocoa when a move of any distance passes the Palace, or only when it ends there.
option-technology-1-far-passing = passing is enough
option-technology-1-far-ending = only ending there
option-free-cocoa = Tile “no cocoa to pay”
option-free-cocoa-about = Whether the tile also covers unlocking for { $unlocking } cocoa, the Ascension reward for { $steps } cocoa and exchanges of royal tiles.
option-free-cocoa-listed = listed uses only
option-free-cocoa-extended = these too
option-royal-exchange = Royal exchanges
option-royal-exchange-about = Whether a royal tile may be taken by a player who cannot pay its first exchange.
option-royal-exchange-may-be-empty = allowed
option-royal-exchange-must-begin = not allowed
option-setup-order = Order of set-up
option-setup-order-about = Each player takes the benefits and places the workers before the next one, or all take their benefits first.
option-setup-order-seat-by-seat = player by player
option-setup-order-benefits-first = benefits first
option-neutral-pool = Tiles for neutral workers
option-neutral-pool-about = The starting tiles by which neutral workers are placed at set-up.
option-neutral-pool-not-kept = those nobody keeps
option-neutral-pool-undealt = those not dealt
option-neutral-pool-all = all
option-reward-order = Steps of a Decoration
option-reward-order-about = Who orders two temple steps gained by one Decoration.
option-reward-order-player = the player
option-reward-order-printed = as printed
option-bot-blocked-temple = Teotibot: blocked temple
option-bot-blocked-temple-about = What happens to its step when your marker blocks the top of its best temple.
option-bot-blocked-temple-lost = it is lost
option-bot-blocked-temple-next-best = next best temple
option-bot-nobles = Teotibot: full row of Nobles
option-bot-nobles-about = Where it builds when its row is full: on the lowest number of all empty spaces, or of the next space of each row.
option-bot-nobles-lowest-value = all spaces
option-bot-nobles-leftmost = next spaces
option-bot-scan = Teotibot: top left place
option-bot-scan-about = How it looks for the top left place of the Pyramid.
option-bot-scan-rows = row by row
option-bot-scan-columns = column by column
option-bot-two-resources = Teotibot: two resources
option-bot-two-resources-about = How it takes two resources of one step of the blue temple.
option-bot-two-resources-one-by-one = one by one
option-bot-two-resources-same = of one kind
option-bot-reborn = Teotibot: reborn worker
option-bot-reborn-about = Whether a worker that ascends by the second option of Alchemy stays on the Palace.
option-bot-reborn-stays = stays
option-bot-reborn-moves = moves on
option-bot-die-1 = Teotibot: worker at the Gold Deposits
option-bot-die-1-about = More or less power than { $amount }. Less is easier for you.
option-bot-die-2 = Teotibot: worker at the Nobles
option-bot-die-2-about = More or less power than { $amount }. Less is easier for you.
option-bot-die-3 = Teotibot: worker at Construction
option-bot-die-3-about = More or less power than { $amount }. Less is easier for you.
option-bot-resources = Teotibot: resources
option-bot-resources-about = More or less than { $amount } of wood, stone and gold each. Less is easier for you.
option-bot-cocoa-points = Teotibot: points for cocoa
option-bot-cocoa-points-about = More or less than { goods-points } for { $cocoa } cocoa. Less is easier for you.
option-bot-worship-steps = Teotibot: steps for worship
option-bot-worship-steps-about = More or less than { $amount } temple steps ({ $any } at Decorations). Less is easier for you.
option-bot-bonus-points = Teotibot: temple bonus
option-bot-bonus-points-about = More or less than { goods-points } for each temple bonus tile. Less is easier for you.
option-bot-technology-points = Teotibot: technologies
option-bot-technology-points-about = More or less than { goods-points } for each technology. Less is easier for you.

## Pyramid tiles by their icons (clockwise from top left), Decorations by theirs, places of the Pyramid

stone-p00 = P00 (figure, glyph, red face, serpent)
stone-p01 = P01 (glyph, figure, face, green serpent)
stone-p02 = P02 (glyph, face, figure, green serpent)
stone-p03 = P03 (serpent, glyph, figure, red face)
stone-p04 = P04 (serpent, glyph, figure, face)
stone-p05 = P05 (serpent, glyph, face, figure)
stone-p06 = P06 (serpent, glyph, face, blue figure)
stone-p07 = P07 (serpent, figure, face, glyph)
stone-p08 = P08 (serpent, blue figure, face, glyph)
stone-p09 = P09 (figure, glyph, face, glyph)
stone-p10 = P10 (blue figure, glyph, face, glyph)
stone-p11 = P11 (serpent, glyph, face, glyph)
stone-p12 = P12 (serpent, glyph, red face, glyph)
stone-p13 = P13 (figure, glyph, green serpent, glyph)
stone-p14 = P14 (figure, glyph, serpent, glyph)
stone-p15 = P15 (figure, glyph, serpent, face)
stone-p16 = P16 (figure, glyph, serpent, red face)
stone-p17 = P17 (serpent, glyph, figure, face)
stone-p18 = P18 (glyph, glyph, glyph, face)
stone-p19 = P19 (figure, glyph, glyph, glyph)
stone-p20 = P20 (glyph, glyph, glyph, serpent)
stone-p21 = P21 (figure, glyph, glyph, serpent)
stone-p22 = P22 (serpent, glyph, glyph, figure)
stone-p23 = P23 (glyph, glyph, serpent, face)
stone-p24 = P24 (green serpent, glyph, glyph, face)
stone-p25 = P25 (figure, glyph, glyph, face; one of them coloured)
stone-p26 = P26 (figure, glyph, glyph, face)
stone-p27 = P27 (serpent, figure, green serpent, figure)
stone-p28 = P28 (face, blue figure, face, figure)
stone-p29 = P29 (serpent, face, serpent, red face)
stone-p30 = P30 (glyph, glyph, glyph, glyph)
stone-p31 = P31 (glyph, glyph, glyph, glyph)

decoration-d00 = D00 (blue figure, red face)
decoration-d01 = D01 (glyph, blue figure)
decoration-d02 = D02 (green serpent, green serpent)
decoration-d03 = D03 (blue figure, green serpent)
decoration-d04 = D04 (red face, blue figure)
decoration-d05 = D05 (blue figure, glyph)
decoration-d06 = D06 (red face, red face)
decoration-d07 = D07 (green serpent, blue figure)
decoration-d08 = D08 (red face, green serpent)
decoration-d09 = D09 (green serpent, glyph)
decoration-d10 = D10 (glyph, red face)
decoration-d11 = D11 (blue figure, blue figure)
decoration-d12 = D12 (green serpent, red face)
decoration-d13 = D13 (red face, glyph)
decoration-d14 = D14 (glyph, green serpent)

spot-1a1 = A1 on level 1
spot-1a2 = A2 on level 1
spot-1a3 = A3 on level 1
spot-1a4 = A4 on level 1
spot-1b1 = B1 on level 1
spot-1b2 = B2 on level 1
spot-1b3 = B3 on level 1
spot-1b4 = B4 on level 1
spot-1c1 = C1 on level 1
spot-1c2 = C2 on level 1
spot-1c3 = C3 on level 1
spot-1c4 = C4 on level 1
spot-1d1 = D1 on level 1
spot-1d2 = D2 on level 1
spot-1d3 = D3 on level 1
spot-1d4 = D4 on level 1
spot-2a1 = A1 on level 2
spot-2a2 = A2 on level 2
spot-2a3 = A3 on level 2
spot-2b1 = B1 on level 2
spot-2b2 = B2 on level 2
spot-2b3 = B3 on level 2
spot-2c1 = C1 on level 2
spot-2c2 = C2 on level 2
spot-2c3 = C3 on level 2
spot-3a1 = A1 on level 3
spot-3a2 = A2 on level 3
spot-3b1 = B1 on level 3
spot-3b2 = B2 on level 3
spot-4a1 = A1 on level 4

## Picture: names and explanations on the board

picture-board = Board of Teotihuacan
picture-part-north-west = { $first }·{ $second }
    .title = Upper left of the city: boards { $first } and { $second }
picture-part-north-east = { $first }·{ $second }
    .title = Upper right of the city: boards { $first } and { $second }
picture-part-south-west = { $first }·{ $second }
    .title = Lower left of the city: boards { $first } and { $second }
picture-part-south-east = { $first }·{ $second }
    .title = Lower right of the city: boards { $first } and { $second }
picture-part-pyramid = Pyramid
picture-part-temples = Temples
picture-part-avenue = Avenue
picture-tile = { $name }. { $effect }
picture-tile-price = { $name }. { $effect } Price: { $price }.
picture-temple-blue = Blue temple
picture-temple-red = Red temple
picture-temple-green = Green temple
picture-temple-any = Any temple
picture-step = { $temple }, step { $step }.
picture-reward-any = { $amount ->
    [one] { $amount } resource of your choice.
   *[other] { $amount } resources of your choice.
}
picture-reward-vp = { $amount ->
    [one] { $amount } point.
   *[other] { $amount } points.
}
picture-reward-cocoa = { $amount } cocoa.
picture-or-tile = Or one of these tiles: { $tiles }
picture-claim-tile = You may claim one of these tiles: { $tiles }
picture-marker-temple = { $name }: { $temple }, step { $step }
picture-marker-avenue = { $name }: Avenue of the Dead, step { $step }
picture-marker-track = { $name }: Pyramid track, step { $step }
picture-marker-technology = { $name }: owns technology { $number }
picture-area = { $colours ->
    [0] No colours here: a main action costs no cocoa, collecting gives { $more } cocoa.
    [one] { $colours } colour here: a main action costs { $colours } cocoa, collecting gives { $more }.
   *[other] { $colours } colours here: a main action costs { $colours } cocoa, collecting gives { $more }.
}
picture-area-palace = { $colours ->
    [0] No colours here: collecting gives { $more } cocoa. The Palace has no main action.
    [one] { $colours } colour here: collecting gives { $more } cocoa. The Palace has no main action.
   *[other] { $colours } colours here: collecting gives { $more } cocoa. The Palace has no main action.
}
picture-worship = Worship: { $temple }, one step. The worker is locked.
picture-both = both
picture-no-tile = No Discovery tile is left here.
picture-main-gather = Main action. Row: how many workers you have here. Column: the power of the weakest.
picture-main-alchemy = Main action: develop a technology. The lower row needs two workers, or one of { strong-worker }.
picture-main-nobles = Main action: build in the row of your number of workers.
picture-main-decorations = Main action: a Decoration on the Pyramid, { goods-points } and one more for each matching icon. The price depends on your workers.
picture-main-construction = Main action: one Pyramid tile for each worker, three at most; 1 point for each matching icon.
picture-nobles-space = Nobles, row { $row }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-building = { $points ->
    [one] Building, scored { $points } point
   *[other] Building, scored { $points } points
}
picture-building-waits = Building
picture-building-row = { $value ->
    [one] Each step on the Avenue scores { $value } point at the next eclipse: the lowest number that is visible.
   *[other] Each step on the Avenue scores { $value } points at the next eclipse: the lowest number that is visible.
}
picture-avenue = Avenue of the Dead
picture-avenue-step = Avenue of the Dead, step { $step }.
picture-decorations-left = { $count ->
    [one] { $count } Decoration in the pile
   *[other] { $count } Decorations in the pile
}
picture-stones-left = { $count ->
    [one] { $count } Pyramid tile in the pile
   *[other] { $count } Pyramid tiles in the pile
}
picture-pyramid = Pyramid of the Sun
picture-pyramid-tiles = { $laid } of { $all } Pyramid tiles are laid.
picture-stone = { $stone }: { $spot }
picture-spot = { $spot }. Price: { $stone } stone, { $wood } wood. { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
picture-decoration = { $tile }: { $side }, level { $level }
picture-side = Decoration: { $side }, level { $level }
picture-track = Pyramid track
picture-calendar = Calendar
picture-calendar-discs = Light disc on { $light }, dark disc on { $dark }.
picture-disc-light = Light disc: { $space }
picture-disc-dark = Dark disc: { $space }
picture-discs-meet = The discs have met: finish this round, then play one more.
picture-last-round = Last round before the eclipse.
picture-eclipse = Eclipse { $number } of { $all }
picture-ascension = Ascension
picture-worker = { $name }: worker of power { $power } ({ $board })
picture-worker-locked = { $name }: worker of power { $power } ({ $board }), locked in worship
picture-worker-waits = { $name }: worker of power { $power }, not yet in play
picture-neutral = Neutral worker ({ $board }). Its colour counts here; it never acts.
picture-teotibot = Teotibot
picture-arrow-up-left = up to the left
picture-arrow-up-right = up to the right
picture-directions = Tiles climb { $now }, then { $next }.
picture-starting-tiles = Starting tiles
picture-fold = Fold or unfold, to see the board
picture-no-technology = No technology yet
picture-used-tiles = { $count ->
    [one] { $count } used Discovery tile
   *[other] { $count } used Discovery tiles
}
picture-mover = Power { $power } { $board-at }
picture-row-goods = Stores
picture-row-tracks = Steps
picture-row-tiles = In hand

# Settings that exclude each other
setting-draft = Teotibot takes no starting tiles, so there is nobody to draft against. Under “{ option-start }” choose “{ option-start-dealt }” or “{ option-start-first-game }”.
setting-solo = This can be changed only in a solo game: { $options }.
