title = Tzolk'in: The Mayan Calendar
about = Set your workers on turning gears and wait: the longer they ride, the more they bring, until the calendar has come full circle.
edition = base game, without expansions and promotional tiles
deviation-1 = Within one visit to the market a resource is either bought or sold; doing both would change nothing.
deviation-2 = A step on a temple of choice is offered only on temples that can be climbed, as long as there is one (Q89).
deviation-3 = Architecture is always used where only one building can be built; declining it is never better (I15).
deviation-4 = Corn, wood, stone and gold are unlimited.

## People and amounts

who = { $seat ->
    [1] Player 1
    [2] Player 2
    [3] Player 3
    [4] Player 4
   *[other] { $seat }
}
goods = { $amount } { $thing ->
    [skull] { $amount ->
        [one] skull
       *[other] skulls
    }
   *[other] { $thing }
}
points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
resources = { $wood ->
    [0] {""}
   *[other] { $wood } wood{ after-wood }
}{ $stone ->
    [0] {""}
   *[other] { $stone } stone{ after-stone }
}{ $gold ->
    [0] {""}
   *[other] { $gold } gold
}
after-wood = { $stone ->
    [0] { after-stone }
   *[other] ,{" "}
}
after-stone = { $gold ->
    [0] {""}
   *[other] ,{" "}
}

## What is asked

decision-keep-wealth = Keep { $kept ->
    [2] two
   *[other] { $kept }
} of your { $dealt ->
    [4] four
   *[other] { $dealt }
} wealth tiles.
decision-turn = Place workers or pick workers up.
decision-place-more = Place another worker, or end your turn.
decision-pick-up-more = Pick up another worker, or end your turn.
decision-action = Choose the action of the worker you picked up.
decision-borrow = Choose an action of one of the four small gears.
decision-harvest = Choose what to harvest.
decision-advance = Choose the technology to advance in.
decision-advance-free = Choose the technology to advance in for free.
decision-pay = { $price ->
    [one] Choose the resource you pay.
   *[other] Choose the { $price } resources you pay.
}
decision-take = { $cubes ->
    [one] Choose a resource from the bank.
   *[other] Choose { $cubes } resources from the bank.
}
decision-climb = Choose the temple to climb.
decision-climb-two = Choose two temples to climb.
decision-anger = You angered the gods: choose the temple to move down a step on.
decision-build = Choose what to build.
decision-discount = Architecture: choose the resource you save.
decision-trade = Trade at the market, as often as you like.
decision-devotion = Theology: you may pay a resource for a step on a temple.
decision-days = Move the calendar one day, or use your extra day.

## Actions

action-keep = Keep { $wealth } and { $second }
    .log = keeps { $wealth } and { $second }
action-beg = Beg for corn: you will have { $amount }, but move down a step on a temple
action-mercy = The gods take pity: place one worker on { $gear } and lose all your corn
action-place = Place a worker on { $gear }
action-claim = Place a worker on the starting player space
action-pick-up = Pick up the worker on { $gear } { $space }
action-do = Use action { $number } of { $gear }
action-skip = No action
action-done = Done
action-harvest = { $harvest }
action-advance = Advance in { $technology }
    .log = advances in { $technology }
action-pay = Pay { resources }
action-take = Take { resources }
action-climb = Climb the temple of { $temple }
action-climb-two = Climb the temples of { $pair }
action-anger = Move down a step on the temple of { $temple }
action-build = Build { $building }
action-build-plain = Build without architecture: { $building }
action-monument = Build { $monument }
action-discount = Save one { $resource }
action-buy = Buy one { $resource }
action-sell = Sell one { $resource }
action-days = Move the calendar { $number ->
    [one] one day
   *[other] { $number } days
}

## Why not

reason-enough-corn-to-beg = You can beg only if you have no more than { $amount } corn.
reason-gods-too-angry = All your temples are at their bottom step; the gods cannot be angered any more.
reason-no-worker-in-hand = You have no worker in hand.
reason-not-enough-corn = You do not have enough corn.
reason-gear-full = All spaces of this gear are taken.
reason-first-space-taken = The starting player space is occupied.
reason-nothing-to-harvest = No tile is left here, and you lack agriculture level { $amount }.
reason-no-wood-tile = There is no wood tile here.
reason-no-bare-corn-tile = No uncovered corn tile here.
reason-take-the-tile = There is an uncovered corn tile: take it.
reason-needs-agriculture = Harvesting without a tile needs agriculture level { $amount }.
reason-corn-lies-bare = There is an uncovered corn tile: there is no need to burn the forest.
reason-not-enough-resources = You do not have enough of these resources.
reason-nothing-affordable = You cannot pay for anything on display.
reason-no-skull = You have no skull.
reason-action-used = A skull already lies on this action.
reason-top-reached = You are at the top of this temple.
reason-top-taken = Another player stands on the top step.
reason-bottom-step = You are already at the bottom of this temple.
reason-steps-wasted = Not all the steps of this action can be taken.
reason-already-bought = You have bought this resource in this visit; selling it again would change nothing.
reason-already-sold = You have sold this resource in this visit; buying it back would change nothing.
reason-nothing-to-sell = You have none to sell.
reason-extra-day-used = You have used your extra day; reach the top of a temple to get it back.
reason-worker-would-fall = The extra day would push a worker off a gear.
reason-last-day = The next day is the last food day.
reason-not-again = An action for { $amount } corn cannot be used to use itself.
reason-short-of-others = You could not pay the rest of the price.

## What happened

event-reveal = { $thing ->
    [-1] The wealth tiles are revealed.
   *[other] New on display: { $thing }.
}
event-kept = { who } keeps the wealth tile { $thing }.
event-placed = { who } places a worker on { $thing } { $amount }.
event-claimed = { who } places a worker on the starting player space.
event-picked-up = { who } picks up the worker on { $thing } { $amount }.
event-acted = { who } uses action { $amount } of { $thing }.
event-gained = { who } gains { goods } ({ $cause }).
event-paid = { who } pays { goods } ({ $cause }).
event-scored = { who }: { points } ({ $cause }).
event-temple-scored = { who }: { points } in the temple of { $thing } ({ $cause }).
event-monument-scored = { who }: { points } for { $thing }.
event-quarters = { $amount ->
    [0] { who } has no materials left.
   *[other] { who }: materials worth { $amount } corn, a quarter of a point each.
}
event-climbed = { who } climbs to step { $amount } of { $thing } ({ $cause }).
event-step-lost = { who } loses { $amount ->
    [one] a step that cannot be taken
   *[other] { $amount } steps that cannot be taken
} ({ $cause }).
event-fell = { who } moves down to step { $amount } of { $thing } ({ $cause }).
event-advanced = { who } reaches level { $amount } of { $thing }.
event-built = { who } builds { $thing }.
event-monument-built = { who } builds { $thing }.
event-begged = { who } begs for corn.
event-mercy = The gods take pity: { who } places a worker on { $thing } { $amount }.
event-new-worker = { who } gets a new worker ({ $cause }).
event-tile-taken = { who } takes a { $thing } tile from the jungle.
event-burned = { who } burns a forest tile.
event-skull-offered = { who } leaves a skull on action { $amount } of Chichen Itza.
event-fed = { $amount ->
    [0] { who } feeds no worker.
    [one] { who } feeds one worker.
   *[other] { who } feeds { $amount } workers.
}
event-unfed = { who } cannot feed { $amount ->
    [one] one worker
   *[other] { $amount } workers
}.
event-food-day = Food day { $amount }.
event-new-age = Age { $amount } begins: new buildings are on display.
event-skulls-short = The bank has too few skulls for everybody, so nobody gets one.
event-corn-on-tooth = 1 corn is added to the calendar (now { $amount }).
event-marker = { who } has the starting player marker now.
event-extra-day = { who } uses the extra day.
event-no-extra-day = { who } has no extra day to use: { $cause }.
event-new-day = Round { $amount } begins.
event-pushed-off = A worker of { who } is pushed off { $thing }.
event-returned = A worker of { who } returns from the starting player space.
event-refreshed = { who } gets the extra day back at the top of the temple of { $thing }.

## Causes

cause-palenque = Palenque
cause-yaxchilan = Yaxchilan
cause-tikal = Tikal
cause-uxmal = Uxmal
cause-chichen-itza = Chichen Itza
cause-agriculture = agriculture
cause-extraction = resource extraction
cause-architecture = architecture
cause-theology = theology
cause-wealth = starting wealth
cause-placing = placing
cause-stepping-back = stepping back
cause-begging = begging
cause-mercy = mercy
cause-burning = burned forest
cause-building = building
cause-monument = monument
cause-market = market
cause-first-player-space = starting player space
cause-feeding = feeding
cause-temple-step = temple step
cause-highest = highest in the temple
cause-food-day = food day
cause-end-of-turn = end of the turn
cause-calendar = calendar
cause-final-scoring = final scoring
cause-extra-day-used = it has been used already
cause-worker-would-fall = it would push a worker off a gear
cause-last-day = the next day is the last food day

## Words

gear-palenque = Palenque
gear-yaxchilan = Yaxchilan
gear-tikal = Tikal
gear-uxmal = Uxmal
gear-chichen-itza = Chichen Itza
good-corn = corn
good-wood = wood
good-stone = stone
good-gold = gold
good-skull = skull
resource-wood = wood
resource-stone = stone
resource-gold = gold
temple-chaac = Chaac
    .at = on the temple of Chaac
temple-quetzalcoatl = Quetzalcoatl
    .at = on the temple of Quetzalcoatl
temple-kukulkan = Kukulkan
    .at = on the temple of Kukulkan
pair-chaac-quetzalcoatl = Chaac and Quetzalcoatl
pair-chaac-kukulkan = Chaac and Kukulkan
pair-quetzalcoatl-kukulkan = Quetzalcoatl and Kukulkan
technology-agriculture = agriculture
technology-extraction = resource extraction
technology-architecture = architecture
technology-theology = theology
harvest-wood = Harvest wood
harvest-corn = Harvest corn
harvest-burn = Burn the forest for corn, and step down on a temple
harvest-untiled = Harvest corn without a tile

## Settings

option-shrine-points = Points of building A2-14
option-shrine-points-about = How many points are printed on building A2-14; sources differ.
option-shrine-points-3 = 3 points
option-shrine-points-0 = no points
option-last-jump = Last jump
option-last-jump-about = Whether the calendar may be moved two days from the last day before food day 4.
option-last-jump-on = allowed
option-last-jump-off = forbidden
option-devotion = Theology 2
option-devotion-about = What lets its owner buy a temple step at Chichen Itza.
option-devotion-action = an action done there
option-devotion-pick-up = picking up a worker
option-leftover-corn = Leftover corn
option-leftover-corn-about = Four corn are a point: whether quarters count.
option-leftover-corn-quarters = quarters count
option-leftover-corn-rounded = rounded down
option-score-floor = Below zero
option-score-floor-about = Whether a score can fall below zero.
option-score-floor-off = it can
option-score-floor-on = it cannot
option-theology-from-0 = Theology 1 from space 0
option-theology-from-0-about = Whether theology 1 lifts a worker from space 0 to action 1.
option-theology-from-0-on = yes
option-theology-from-0-off = no
option-theology-from-9 = Theology 1 from space 9
option-theology-from-9-about = Whether theology 1 lifts a worker from space 9 to the free choice of space 10.
option-theology-from-9-on = yes
option-theology-from-9-off = no
option-dummies-hold-time = Dummies and time
option-dummies-hold-time-about = Whether a dummy on space 6 (9 on Chichen Itza) forbids moving the calendar two days.
option-dummies-hold-time-off = no
option-dummies-hold-time-on = yes
option-mercy-ties = Mercy of the gods
option-mercy-ties-about = Who picks among equally cheap spaces.
option-mercy-ties-player = the player
option-mercy-ties-board = order of the board
option-monument-skull = Skull for monument M-13
option-monument-skull-about = Where the skull paid for monument M-13 goes.
option-monument-skull-bank = to the bank
option-monument-skull-box = to the box
option-short-skulls = Short of skulls
option-short-skulls-about = You would gain two skulls, but only one is left.
option-short-skulls-rest = take it
option-short-skulls-none = take none
option-burn-beside-corn = Burning beside corn
option-burn-beside-corn-about = Whether forest may be burned while the group has an uncovered corn tile.
option-burn-beside-corn-on = allowed
option-burn-beside-corn-off = forbidden
option-chained-architecture = Architecture and A1-08
option-chained-architecture-about = Whether the building chained by A1-08 has its own architecture.
option-chained-architecture-own = its own
option-chained-architecture-shared = shared
option-wealth-farm-building = Wealth tile W-U3
option-wealth-farm-building-about = Whether it counts as a building for monument M-02.
option-wealth-farm-building-off = no
option-wealth-farm-building-on = yes
option-wasted-steps = Wasted steps
option-wasted-steps-about = Whether a temple action may be paid for although a step cannot be taken.
option-wasted-steps-on = allowed
option-wasted-steps-off = forbidden
option-m02-counts-itself = Monument M-02
option-m02-counts-itself-about = Whether it counts itself.
option-m02-counts-itself-on = yes
option-m02-counts-itself-off = no
option-borrow-again = Action 5 of Uxmal
option-borrow-again-about = Whether it may borrow itself.
option-borrow-again-on = yes
option-borrow-again-off = no
option-architecture-reward = Reward of architecture
option-architecture-reward-about = Before or after the building’s effects.
option-architecture-reward-before = before
option-architecture-reward-after = after
option-m11-below-start = Monument M-11
option-m11-below-start-about = What it brings when every temple is below the start step.
option-m11-below-start-zero = nothing
option-m11-below-start-negative = negative points
option-m12-negative = Monument M-12
option-m12-negative-about = Whether it counts negative steps too.
option-m12-negative-on = yes
option-m12-negative-off = no

## Tiles: number, kind, price, effect

tile-building = { $frame } { $tile } ({ $price }): { $effects }
tile-monument = monument { $tile } ({ $price }), { $frame }: { $effects }
tile-wealth = [{ $effects }]
frame-farm = farm
frame-tomb = tomb
frame-residential = residential
frame-shrine = shrine
effect-worker = a worker
effect-feeds = { $amount ->
    [1] feeds a worker
   *[other] feeds { $amount } workers
}
effect-saves = every worker needs { $amount } corn less
effect-build = then you may build another building
effect-trade = a visit to the market
effect-any-action = any action for { $amount } corn
effect-steps = { $amount ->
    [1] a step
    [2] two steps
   *[other] { $amount } steps
}
effect-temple-any = { effect-steps } on a temple of your choice
effect-temple-chaac = { effect-steps } on Chaac
effect-temple-quetzalcoatl = { effect-steps } on Quetzalcoatl
effect-temple-kukulkan = { effect-steps } on Kukulkan
effect-advance-any = { $amount ->
    [1] a free advance
    [2] two free advances
   *[other] { $amount } free advances
}
effect-advance-agriculture = { effect-advance-any } in agriculture
effect-advance-extraction = { effect-advance-any } in extraction
effect-advance-architecture = { effect-advance-any } in architecture
effect-advance-theology = { effect-advance-any } in theology
scoring-frame-tomb = { points } for each tomb of yours, monuments with this frame (also this one) included
scoring-frame-residential = { points } for each residential building of yours, monuments with this frame (also this one) included
scoring-frame-shrine = { points } for each shrine of yours, monuments with this frame (also this one) included
scoring-everything-built = { points } for each building and monument of yours
scoring-all-monuments = points for every monument built by anybody: { $first }, { $second } or { $third } with { $for-first }, { $for-second } or { $for-third } players
scoring-corn-tiles = { points } for each corn tile of yours
scoring-wood-tiles = { points } for each wood tile of yours
scoring-workers = { $first }, { $second } or { $third } points for { $for-first }, { $for-second } or { $for-third } workers
scoring-levels = { points } for each technology level
scoring-top-levels = { $first }, { $second } or { $third } points for { $for-first }, { $for-second } or { $for-third } finished technologies
scoring-best-temple = { points } for each step above the starting step on your best temple
scoring-temple-points = the points of all temple steps again
scoring-offered-skulls = { points } for each skull on Chichen Itza

## Picture: names and captions on the board. Captions are short; a bar breaks a line

picture-board = The board of Tzolk'in
picture-part-gears = Gears
picture-part-north = North
picture-part-south = South
picture-part-tracks = Temples
picture-part-tiles = Buildings
picture-calendar = The calendar: every round it moves by one day, and all gears turn with it.
picture-round = Round
picture-of-rounds = of { $rounds } · age { $age }
picture-round-chip = Round { $round } of { $rounds }
picture-day = Round { $round }
picture-food-day = Food day
picture-food-today = food day today
picture-food-in = { $days ->
    [one] tomorrow
   *[other] in { $days } rounds
}
picture-food-mid = Round { $round }, food day in the middle of an age: feed the workers, then the temples give materials.
picture-food-end = Round { $round }, food day at the end of an age: feed the workers, then the temples give points.
picture-over = the end
picture-corn-on-tooth = One corn for whoever takes the starting player space.
picture-first-player-short = starting|player
picture-first-player-space = Starting player space: at the end of your turn take the corn piled up on the calendar (now { $corn }); at the end of the round take the starting player marker, or pass it to the left if you already have it.
picture-first-player = { $name } is the starting player.
picture-worker-first = { $name }: worker on the starting player space

picture-city-palenque = Palenque: corn and wood from the jungle
picture-city-yaxchilan = Yaxchilan: wood, stone, gold, corn and skulls
picture-city-tikal = Tikal: technologies, buildings, monuments, temples
picture-city-uxmal = Uxmal: trade, workers, and actions for corn
picture-city-chichen-itza = Chichen Itza: skulls for the gods
picture-space = { $gear } { $space }
picture-place-here = Place a worker on { $gear } { $space } for { $corn } corn
picture-skull-here = A skull lies here; nobody can use this action any more.
picture-worker = { $name }: worker on { $place }.
picture-dummy = Dummy worker on { $place }: it fills its space and rides along.
picture-hands = Workers in hand and harvested tiles
picture-hand = { $name }: { $hand } of { $in_play } workers in hand
picture-own-corn-tiles = { $name }: corn tiles from the jungle: { $amount }
picture-own-wood-tiles = { $name }: wood tiles from the jungle: { $amount }

picture-aim-tomorrow = { $place }, tomorrow { $number }: { $done }
picture-act-nothing = No action.
picture-act-choice = Any action from 1 to { $last } of this gear, without paying for steps back.
picture-act-fishing = Fish: { $corn } corn.
picture-act-harvest-corn = Harvest a corn tile for { $corn } corn.
picture-act-harvest = Harvest a corn tile for { $corn } corn or a wood tile for { $wood } wood.
picture-act-sacrifice = Leave a skull here: { $points } points and a step { $temple }.
picture-act-sacrifice-cube = Leave a skull here: { $points } points, a step { $temple } and a resource of your choice.
picture-act-tikal-1 = Advance in a technology.
picture-act-tikal-2 = Build a building.
picture-act-tikal-3 = Advance in technologies once or twice.
picture-act-tikal-4 = Build one or two buildings, or a monument.
picture-act-tikal-5 = Pay a resource for a step on each of two temples.
picture-act-uxmal-1 = Pay { $amount } corn for a step on a temple.
picture-act-uxmal-2 = Trade resources and corn at the market.
picture-act-uxmal-3 = Get another worker.
picture-act-uxmal-4 = Build a building and pay { $amount } corn for each resource of its price.
picture-act-uxmal-5 = Pay { $amount } corn for any action of Palenque, Yaxchilan, Tikal or Uxmal.
picture-goods-corn = { $amount } corn
picture-goods-wood = { $amount } wood
picture-goods-stone = { $amount } stone
picture-goods-gold = { $amount } gold
picture-goods-skull = { $amount ->
    [one] { $amount } skull
   *[other] { $amount } skulls
}

picture-jungle = Jungle
picture-jungle-group = Tiles for action { $group } of Palenque
picture-corn-tiles = Uncovered corn tiles for Palenque { $group }: { $amount }
picture-wood-tiles = Wood tiles for Palenque { $group }: { $amount }
picture-wood-tile = Wood tile for Palenque { $group }, with a corn tile beneath it
picture-burned = Burned wood tiles: { $amount }
picture-bank = Market and bank
picture-market = Market: 1 { $resource } ⇄ { $corn } corn
picture-skulls-left = Skulls in the bank: { $amount }

picture-step = { $temple }, step { $step }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end of an age.
picture-step-good = In the middle of an age: one { $good } for everybody here or higher.
picture-step-top = The top: room for one player only, who gets the extra day back.
picture-highest = { $temple }: the highest player scores { $first } points at the end of the first age and { $second } at the end of the second; tied players score half.
picture-marker-temple = { $name }: { $temple }, step { $step }

picture-technologies = Technologies
picture-advance-price = Price of an advance to this level: { $amount ->
    [one] one resource
   *[other] { $amount } resources
}
picture-level = { $technology }, level { $level }:
picture-bonus = { $technology }, after level { $amount }, as often as you like:
picture-level-agriculture-1 = { $amount } more corn from every harvest.
picture-level-agriculture-2 = { $amount } more corn from fishing; corn can be harvested without a tile.
picture-level-agriculture-3 = { $amount } more corn from every harvest.
picture-level-agriculture-4 = a step on a temple.
picture-level-extraction-1 = one more wood whenever you take wood on Yaxchilan or Palenque.
picture-level-extraction-2 = one more stone whenever you take stone on Yaxchilan.
picture-level-extraction-3 = one more gold whenever you take gold on Yaxchilan.
picture-level-extraction-4 = { $amount } resources of your choice.
picture-level-architecture-1 = { $amount } corn for a building; one building per action.
picture-level-architecture-2 = { points } for a building; one building per action.
picture-level-architecture-3 = a building costs one resource less ({ $amount } corn less with the fourth action of Uxmal); one building per action.
picture-level-architecture-4 = { points }.
picture-level-theology-1 = on Chichen Itza you may use the action one space ahead.
picture-level-theology-2 = after an action on Chichen Itza you may pay a resource for a step on a temple.
picture-level-theology-3 = one more skull whenever you take a skull on Yaxchilan.
picture-level-theology-4 = a skull.
picture-marker-technology = { $name }: { $technology }, level { $level }

picture-buildings = Buildings
picture-deck = { $amount } in the deck
picture-monuments = Monuments
picture-monuments-note = points at the end
picture-monument-built = Built by { $name }; worth { $points } now.
picture-wealth = Starting wealth
picture-wealth-secret = secret until all have chosen
picture-keep = Keep: { $one }; and { $two }

picture-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
picture-workers = Workers in hand: { $hand } of { $in_play }
picture-feeding = Corn needed on the food day: { $corn } ({ $each } for each worker, { $free } fed by farms)
picture-own-buildings = Buildings
picture-own-monuments = Monuments
picture-extra-day = The extra day is still there
picture-extra-day-used = The extra day is used
picture-a-worker = Worker
picture-row-goods = Stores
picture-row-people = People and tiles

# The score sheet

source-goods = corn and resources left
source-skulls = skulls
