## Theocracy in English. { $seat } is a player's name or number.

title = Theocracy
about = Four civilizations take two to four aliens for gods: win their worship and turn the pages of their chronicles.
edition = rules summary of the Russian edition, completed by house values
deviation-1 = No solo mode: no source describes it.
deviation-2 = Among tied highest priests the one that costs its owner least is dropped by itself (H50).
who = { $seat ->
    [1] Player 1
    [2] Player 2
    [3] Player 3
    [4] Player 4
   *[other] { $seat }
}

## What is asked

decision-choose-colour = Choose your colour.
decision-take = Take a die from the action table.
decision-place = { $aside ->
    [1] Put the die aside into any row: you gain cosmo, but neither bonus nor action.
   *[other] Place the die in a row, or change its value or colour first.
}
decision-discard = Choose a power card to discard.
decision-initiative = The cosmo of this Initiative would go beyond the top of your track: spend some first, or go on.
decision-expand = { $whose ->
    [own_turn] Choose the hex for the new house of the { civ-of } civilization.
    [neutral] Neutral Expansion: choose the hex for the new house of the { civ-of } civilization.
   *[other] Migration: choose the hex for the new house of the { civ-of } civilization.
}
civ-of = { $civ ->
    [pink] pink
    [orange] orange
    [violet] violet
   *[other] white
}
decision-attack = Choose a target, or stop attacking.
decision-pay = How many warriors come from the garrison? The others come from the area.
decision-react = A building on your hex is about to be removed. Save it?
decision-spoils = Choose a crystal of the defender as spoils.
decision-upgrade = Choose the building to upgrade.
decision-festival = { $crystals ->
    [0] The limit of this festival is reached.
    [one] Offer { $crystals } more crystal, or close the offering.
   *[other] Offer up to { $crystals } more crystals, or close the offering.
}
decision-transform = Choose the hex that takes your colour.
decision-produce = Choose the factory that produces.
decision-recruit = Choose the civilization that recruits.
decision-envy = Choose the civilization you gain worship from.
decision-mirage = Choose the crystal that takes your colour.
decision-end-card = Choose the side of the end-of-round card.
decision-bless = { $worship ->
    [one] { $worship } worship for your pyramids: choose its civilization.
   *[other] { $worship } worship for your pyramids: choose the civilization of the first.
}
decision-end-turn = Your turn is about to end. Anything else? You may buy or use tokens and play cards.

## What can be done

action-colour = Play { $colour }
action-take = Take the { $civ } { $face }
action-aside = Put the { $civ } { $face } aside
action-place = Place it in the row of the { $civ } civilization
action-repeat = Discard a card and place it next to an equal die in the row of the { $civ } civilization
action-change = Pay cosmo and turn the die { $direction }
action-nudge = Play “Nudge of Fate” and turn the die { $direction }
action-recolour = Discard a card: the die counts as { $civ }
action-discard = Discard “{ $card }”
action-play = Play “{ $card }”
action-buy = Buy the { $token } token
action-use-token = Use a transformation token
action-transform = Transform { $hex }
action-initiative = Take the initiative
    .log = chooses the initiative
action-expand = Build a house on { $hex }
action-attack = Attack { $hex }
action-peace = No more attacks
    .log = ends the attacks
action-pay = { $garrison ->
    [0] Pay from the area only
   *[other] Pay { $garrison } from the garrison
}
    .log = { $garrison ->
        [0] pays from the area only
       *[other] pays { $garrison } from the garrison
    }
action-allow = Let it be removed
action-loot = Take a { $crystal } crystal
action-upgrade = Upgrade the house on { $hex }
action-pyramid = Build a pyramid on { $hex }
action-forgo = Build nothing
action-offer = Offer a { $crystal } crystal
    .log = offers a { $crystal } crystal
action-close = Close the offering and welcome the guest
action-invite = Close the offering, discard a card and welcome the { $civ } civilization instead
action-produce = Produce on { $hex }
    .log = produces on { $hex }
action-recruit = Recruit for the { $civ } civilization
    .log = recruits for the { $civ } civilization
action-envy = Gain worship from the { $civ } civilization
    .log = chooses worship from the { $civ } civilization
action-exchange = Exchange a { $crystal } crystal of the { $civ } civilization
    .log = exchanges a { $crystal } crystal of the { $civ } civilization
action-effect = { $side }
action-bless = Worship from the { $civ } civilization
    .log = chooses worship from the { $civ } civilization
action-done = End the turn

## Why something is not possible

reason-colour-taken = Another player has this colour.
reason-turn-cannot-be-completed = You could not complete your turn with it.
reason-row-full = The row is full.
reason-equal-neighbour = The die to the left has the same value.
reason-no-card = You have no power card to discard.
reason-no-such-card = You do not hold this card.
reason-not-enough-cosmo = You do not have enough cosmo.
reason-six-stays-six = No die is changed from or to 6.
reason-no-use = It would have no use.
reason-not-now = The card names another moment.
reason-changes-nothing = It would change nothing now.
reason-token-gone = The token is no longer on your track.
reason-token-locked = None of your priests has reached this token.
reason-no-token = There is no token in front of you.
reason-token-used = You have used a token in this turn.
reason-fortress-hex = Fortress hexes are untouchable.
reason-creature-there = A creature holds the hex.
reason-own-colour-already = The hex shows your colour already.
reason-building-there = There is a building already.
reason-out-of-reach = The hex touches none of the civilization’s buildings.
reason-not-enough-warriors = There are not enough warriors.
reason-no-piece-left = The supply has no such piece left.
reason-not-enough-black-crystals = The civilization does not have enough black crystals.
reason-limit-reached = The limit of the festival is reached.
reason-card-played = You have played a card for it, so it must be done.

## What happened

event-reveal = Hidden information was revealed.
event-colour-chosen = { who } plays { $thing }.
event-round = Round { $amount } begins.
event-first-player = { who } begins the round.
event-rolled = Rolled: { $thing }.
event-neutral-die = Neutral die: { $thing }.
event-marker = The end-of-round card points at the { $thing } civilization.
event-took-die = { who } takes the { $thing }.
event-changed-value = { who } changes the die to { $amount }.
event-changed-colour = { who } makes the die count as { $thing }.
event-placed = { who } places a { $amount } in the row of the { $thing } civilization.
event-did-nothing = Nothing was possible for the { $thing } civilization ({ $cause }).
event-worship = { who } gains { $amount } worship from the { $thing } civilization ({ $cause }).
event-cosmo = { who } gains { $amount } cosmo ({ $cause }).
event-paid-cosmo = { who } pays { $amount } cosmo ({ $cause }).
event-drew = { who } draws a power card ({ $cause }).
event-played = { who } plays “{ $thing }”.
event-discarded = { who } discards “{ $thing }” ({ $cause }).
event-unlocked = { who } unlocks the { $thing } token.
event-took-token = { who } takes the { $thing } token ({ $cause }).
event-transformed = { who } transforms { $thing }.
event-took-initiative = { who } takes the first player token and the end-of-round card.
event-house-built = { who } builds a house on { $thing } ({ $cause }).
event-factory-built = { who } builds a factory on { $thing }.
event-barracks-built = { who } builds barracks on { $thing }.
event-pyramid-built = { who } builds a pyramid on { $thing }.
event-attacked = { who } attacks { $thing }.
event-creature-beaten = { who } beats the creature on { $thing }.
event-building-removed = { who } removes the building on { $thing }.
event-building-saved = { who } saves the building on { $thing }.
event-crystal-gained = { $amount ->
    [one] The { $thing-civ } civilization gains a { $thing } crystal ({ $cause }).
   *[other] The { $thing-civ } civilization gains { $amount } { $thing } crystals ({ $cause }).
}
event-crystal-spent = { $amount ->
    [one] The { $thing-civ } civilization spends a { $thing } crystal ({ $cause }).
   *[other] The { $thing-civ } civilization spends { $amount } { $thing } crystals ({ $cause }).
}
event-crystal-looted = The { $thing-civ } civilization loses a { $thing } crystal as spoils.
event-recruited = { $amount ->
    [one] { $amount } warrior comes to the { $thing } civilization ({ $cause }).
   *[other] { $amount } warriors come to the { $thing } civilization ({ $cause }).
}
event-warriors-lost = { $amount ->
    [one] { $amount } warrior of the { $thing } civilization returns to the supply ({ $cause }).
   *[other] { $amount } warriors of the { $thing } civilization return to the supply ({ $cause }).
}
event-scourge = { who } takes { $amount } scourge ({ $cause }).
event-festival = { who } holds a festival of the { $thing } civilization.
event-page-turned = The chronicle of the { $thing } civilization opens page { $amount }.
event-end-card-applied = { who } applies side { $amount ->
    [1] A
   *[other] B
} of the card “{ $thing }”.
event-developed = The card “{ $thing }” takes effect on the { $amount ->
    [1] pink
    [2] orange
    [3] violet
   *[other] white
} civilization.
event-cards-shifted = The development cards move one place to the left.
event-priest-dropped = { who } drops the { $thing } priest, which stands highest.
event-scored = { who }: { points } ({ $cause }).
event-scored-priest = { who }: { points } for the { $thing } priest.
event-total = { who }: { points } in all.
points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

## Why it happened

cause-setup = set-up
cause-preparation = preparation
cause-neutral-dice = neutral dice
cause-turn = turn
cause-cell-bonus = cell bonus
cause-nothing-fits = nothing fits
cause-initiative = Initiative
cause-war = War
cause-expansion = Expansion
cause-factory = Factory
cause-barracks = Barracks
cause-pyramid = pyramid
cause-festival = Festival
cause-guest = guest of a festival
cause-compensation = compensation
cause-token = transformation token
cause-power-card = power card
cause-recolour = colour of the die
cause-repeat = equal neighbour allowed
cause-hand-limit = limit of cards in hand
cause-chronicle = chronicle
cause-end-card = end-of-round card
cause-development = development card
cause-spoils = spoils
cause-creatures = living creatures
cause-starting-points = cosmo
cause-final-pyramids = pyramids on your own hexes
cause-priests = priests
cause-scourge = scourge
cause-change = value of the die

## Settings

option-tokens-per-turn = Tokens used in a turn
option-tokens-per-turn-about = How many transformation tokens a player may use in one turn.
option-tokens-per-turn-one = one
option-tokens-per-turn-any = any number
option-end-card = End-of-round card
option-end-card-about = Whether its holder may change the side before it is applied.
option-end-card-change = change, then apply
option-end-card-apply = apply side A

## Words

civ-pink = pink
civ-orange = orange
civ-violet = violet
civ-white = white
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-red = red
crystal-blue = blue
crystal-green = green
crystal-yellow = yellow
crystal-red = red
crystal-black = black
direction-down = down by 1
direction-up = up by 1
token-low = lower
token-middle = middle
token-high = upper
side-a = Side A
side-b = Side B
end-card-omen = Omen
    .side-a = { $side-a }
    .side-b = { $side-b }
end-card-mobilisation = Mobilization
    .side-a = { $side-a }
    .side-b = { $side-b }
end-card-revelation = Revelation
    .side-a = { $side-a }
    .side-b = { $side-b }
crystals = { $amount ->
    [one] { $amount } crystal
   *[other] { $amount } crystals
}
black-crystals = { $amount ->
    [one] { $amount } black crystal
   *[other] { $amount } black crystals
}
warriors = { $amount ->
    [one] { $amount } warrior
   *[other] { $amount } warriors
}
card-sudden-yield = Sudden Yield
    .moment = your turn
    .effect = One factory produces { crystals }.
card-call-to-arms = Call to Arms
    .moment = your turn
    .effect = A civilization recruits { warriors }.
card-star-wind = Star Wind
    .moment = your turn
    .effect = Gain { $amount } cosmo.
card-long-night = Long Night of Song
    .moment = your festival
    .effect = { $amount ->
        [1] One crystal above the limit may be offered.
       *[other] { $amount } crystals above the limit may be offered.
    }
card-second-caravan = Second Caravan
    .moment = after your Expansion
    .effect = The same civilization expands once more.
card-ambush = Ambush
    .moment = your War
    .effect = One attack costs { warriors } less.
card-sanctuary = Sanctuary
    .moment = another player is about to remove a building on your hex
    .effect = The building stays, and the attack is spent.
card-secret-of-the-masons = Secret of the Masons
    .moment = your pyramid
    .effect = It costs { black-crystals } less.
card-nudge-of-fate = Nudge of Fate
    .moment = between taking and placing a die
    .effect = Change its value by 1 for free, but not from or to 6.
card-envy = Envy of the Heavens
    .moment = your turn
    .effect = Gain { $amount } worship from a civilization in which another player’s priest stands higher.
card-cleansing-rain = Cleansing Rain
    .moment = your turn
    .effect = { $amount ->
        [1] Give back { $amount } scourge; without any, gain { $amount } cosmo.
       *[other] Give back up to { $amount } scourge; without any, gain { $amount } cosmo.
    }
card-mirage = Mirage
    .moment = your turn
    .effect = { $amount ->
        [1] Exchange a crystal in the area of a civilization for one of your colour.
       *[other] Exchange up to { $amount } crystals of one colour in the area of a civilization for as many of your colour.
    }
development-rich-harvest = Rich Harvest
    .effect = Each of its factories produces { crystals } of the colour of its hex.
development-levy = Levy
    .effect = It recruits 1 warrior for each of its barracks, at least { $amount }.
development-household-altars = Household Altars
    .effect = Each player with { $buildings ->
        [1] one
        [2] two
       *[other] { $buildings }
    } or more of its buildings on their own hexes gains { $amount } worship.
development-black-vein = Black Vein
    .effect = It gains { black-crystals }.
development-pilgrimage = Pilgrimage
    .effect = Each player whose priest is lowest here gains { $amount } worship.
development-tithe = Tithe
    .effect = Each player whose priest is highest here gains { $amount } cosmo.
development-migration = Migration
    .effect = It expands; the player whose priest is lowest here decides.
development-annalists = Annalists
    .effect = Its chronicle opens the next page, if no chronicle is further behind.
die-pink-1 = pink 1
die-pink-2 = pink 2
die-pink-3 = pink 3
die-pink-4 = pink 4
die-pink-5 = pink 5
die-pink-6 = pink 6
die-orange-1 = orange 1
die-orange-2 = orange 2
die-orange-3 = orange 3
die-orange-4 = orange 4
die-orange-5 = orange 5
die-orange-6 = orange 6
die-violet-1 = violet 1
die-violet-2 = violet 2
die-violet-3 = violet 3
die-violet-4 = violet 4
die-violet-5 = violet 5
die-violet-6 = violet 6
die-white-1 = white 1
die-white-2 = white 2
die-white-3 = white 3
die-white-4 = white 4
die-white-5 = white 5
die-white-6 = white 6
store-pink-blue = blue
    .civ = pink
store-pink-green = green
    .civ = pink
store-pink-yellow = yellow
    .civ = pink
store-pink-red = red
    .civ = pink
store-pink-black = black
    .civ = pink
store-orange-blue = blue
    .civ = orange
store-orange-green = green
    .civ = orange
store-orange-yellow = yellow
    .civ = orange
store-orange-red = red
    .civ = orange
store-orange-black = black
    .civ = orange
store-violet-blue = blue
    .civ = violet
store-violet-green = green
    .civ = violet
store-violet-yellow = yellow
    .civ = violet
store-violet-red = red
    .civ = violet
store-violet-black = black
    .civ = violet
store-white-blue = blue
    .civ = white
store-white-green = green
    .civ = white
store-white-yellow = yellow
    .civ = white
store-white-red = red
    .civ = white
store-white-black = black
    .civ = white
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

## Picture: names and captions on the board

picture-board = The board of Theocracy
picture-part-island = Island
picture-part-table = Dice
picture-part-rows = Rows
picture-part-pages = Pages
picture-part-worship = Worship

picture-island = The island
picture-hex-owned = Hex { $hex }, { $colour }: { $name }.
picture-hex-unplayed = Hex { $hex }, { $colour }, which nobody plays: it counts as neutral.
picture-hex-neutral = Hex { $hex }, neutral.
picture-hex-fortress = Hex { $hex }: fortress hexes are untouchable.
picture-hex-transformed = A transformation token lies here.
picture-piece-house = House of the { $civ } civilization.
picture-piece-factory = Factory of the { $civ } civilization: it makes crystals in the colour of the hex’s player.
picture-piece-barracks = { $amount ->
    [0] Barracks of the { $civ } civilization.
    [1] Barracks of the { $civ } civilization: one more place in the garrison.
   *[other] Barracks of the { $civ } civilization: { $amount } more places in the garrison.
}
picture-piece-pyramid = { $amount ->
    [0] Pyramid of the { $civ } civilization.
   *[other] Pyramid of the { $civ } civilization: worship for the hex’s player at the end.
}
picture-piece-fortress = Fortress of the { $civ } civilization.
picture-creature-common = A creature: it must be beaten before anybody can build here.
picture-creature-elder = { $amount ->
    [0] The elder creature: strong.
    [1] The elder creature: strong, and worth a black crystal.
   *[other] The elder creature: strong, and worth black crystals.
}
picture-crystal-here = A crystal lies here: { $crystal }.

picture-colours = Choose your colour
picture-colour = { $colour }: { $amount ->
    [one] { $amount } hex
   *[other] { $amount } hexes
}
picture-colour-taken = { $colour }: { $name }
picture-hexes = { $amount ->
    [one] { $amount } hex
   *[other] { $amount } hexes
}

picture-dice = Action dice
picture-dice-left = { $amount ->
    [one] { $amount } die left
   *[other] { $amount } dice left
}
picture-die = Die: { $die }
picture-dice-alike = Dice: { $die }, ×{ $amount }
picture-die-in-hand = { $name } holds a die: { $die }
picture-die-down = One less, for cosmo
picture-die-up = One more, for cosmo
picture-deed-initiative = Initiative
picture-deed-war = War
picture-deed-expansion = Expansion
picture-deed-factory = Factory
picture-deed-barracks = Barracks
picture-deed-festival = Festival
picture-deed-initiative-about = { $amount ->
    [0] { $face }, Initiative: take the end-of-round card and begin the next round; later in the round nothing.
   *[other] { $face }, Initiative: take the end-of-round card and begin the next round; later in the round just cosmo.
}
picture-deed-war-about = { $face }, War: the civilization attacks creatures or buildings of others with its warriors.
picture-deed-expansion-about = { $face }, Expansion: a new house on a free hex in reach; its crystal goes to the civilization.
picture-deed-factory-about = { $amount ->
    [0] { $face }, Factory: a house becomes a factory, or a factory becomes a pyramid.
    [1] { $face }, Factory: a house becomes a factory and makes a crystal, or a factory becomes a pyramid.
   *[other] { $face }, Factory: a house becomes a factory and makes { crystals }, or a factory becomes a pyramid.
}
picture-deed-barracks-about = { $amount ->
    [0] { $face }, Barracks: a house becomes barracks, or barracks become a pyramid.
    [1] { $face }, Barracks: a house becomes barracks and a warrior comes, or barracks become a pyramid.
   *[other] { $face }, Barracks: a house becomes barracks and warriors come, or barracks become a pyramid.
}
picture-deed-festival-about = { $face }, Festival: crystals are offered, and the players of their colours gain worship.

picture-round = The round
picture-end-card = End of round
picture-end-card-about = End-of-round card “{ $card }”: its holder applies one side to the civilization of the die.
picture-marker = The end-of-round card applies to the { $civ } civilization.
picture-side = Side { $side }: { $effect }
picture-effect-worship = { $amount } worship.
picture-effect-two-crystals = { $amount ->
    [one] the civilization gains { $amount } crystal in the holder’s colour and { $amount } black crystal.
   *[other] the civilization gains { $amount } crystals in the holder’s colour and { $amount } black crystals.
}
picture-effect-recruit-and-card = { $amount ->
    [one] { $amount } warrior comes,
   *[other] { $amount } warriors come,
} and the holder draws a power card.
picture-effect-cosmo = { $amount } cosmo.
picture-effect-worship-if-present = { $amount } worship, if the civilization has a building on a hex of the holder.
picture-held-by = held by
picture-held = { $name } holds the end-of-round card.
picture-not-held = not taken
picture-supply = Supply
picture-supply-crystals = Crystals in the supply, { $crystal }: { $amount }
picture-power-deck = Power cards in the deck: { $amount }
picture-discard = Discarded power cards: { $amount }
picture-development-deck = Development cards in the deck: { $amount }
picture-rounds = Rounds
picture-round-cell = Round { $round }. Waiting here: black crystals { $crystals }, warriors { $warriors }.
picture-round-chip = Round { $round } of { $rounds }
picture-first = { $name } begins this round.
picture-first-next = { $name } holds the end-of-round card and begins the next round.
picture-first-free = Nobody has taken the first player token of the next round.

picture-civ = { $civ }: the civilization, and the colour of its dice.
picture-civ-acts = { $civ } acts now.
picture-cell = Cell { $cell } of the { $civ } civilization. A die of this colour gives: cosmo { $cosmo }, power cards { $cards }, worship { $worship }.
picture-row-die = { $die }, in cell { $cell } of the { $civ } civilization
picture-left = supply
picture-left-house = Houses left: { $amount }
picture-left-factory = Factories left: { $amount }
picture-left-barracks = Barracks left: { $amount }
picture-left-pyramid = Pyramids left: { $amount }
picture-warriors-left = { $civ }: warriors in the supply: { $amount }
picture-garrison = Garrison
picture-garrison-about = { $civ }: warriors in the garrison: { $inside } of { $places }.{ $defence ->
    [0] { "" }
   *[other] { " " }A garrison makes attacks on the civilization more expensive.
}
picture-area = Area
picture-area-about = { $civ }: warriors in the area: { $amount }
picture-crystals = Crystals
picture-store = { $civ }: crystals, { $crystal }: { $amount }
picture-chronicle = { $civ }: the chronicle is open on page { $page } of { $pages }.
picture-need-buildings = Next page: buildings { $have } of { $need }.
picture-need-factories = Next page: factories { $have } of { $need }.
picture-need-barracks = Next page: barracks { $have } of { $need }.
picture-need-pyramids = Next page: pyramids { $have } of { $need }.
picture-need-victories = Next page: victories { $have } of { $need }.
picture-need-festivals = Next page: festivals { $have } of { $need }.
picture-need-crystals-spent = Next page: crystals offered { $have } of { $need }.

picture-worship = Worship
picture-scale = { $name }: worship track
picture-multiplier = From space { $division } on, a priest counts ×{ $multiplier }.
picture-plays = { $name } plays { $colour }.
picture-token-locked = { $name }: transformation token on space { $division }, locked until a priest reaches it
picture-token-unlocked = { $name }: transformation token on space { $division }, unlocked: it can be bought for cosmo
picture-tokens = { $name }: transformation tokens ready to use: { $amount }
picture-scourge = { $name }: scourge points: { $amount }
picture-cosmo = { $name }: cosmo { $amount }
picture-priest = { $name }: { $civ } priest on space { $division }, worth { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
picture-dropped = The highest priest scores nothing.

picture-hand = Your power cards
picture-power-cards = Power cards
picture-hand-empty = You hold no power card.
picture-cards = { $name }: power cards in hand: { $amount }
picture-row-held = Held
picture-row-priests = Priests

# Replaced components that cannot be used
components-file = A components file is a mapping of sections; see docs/theocracy-components.md.
components-section = Components: there is no section “{ $name }”; use { $known }.
components-at = Components, { $where }: { $why }
components-mapping = this must be a mapping of entries.
components-entry = there is no entry “{ $name }”; use { $known }.
components-form = write { $form }.
components-source = the source is one of { $known }, not { $found }.
components-numbers = { $count } numbers are needed, not { $found }.
components-whole = a whole number is needed, not { $found }.
components-range = { $found } is not from { $least } to { $most }.
components-word = { $found } is not one of { $known }.
components-list = a list is needed.
components-missing = “{ $key }” is missing.
components-once = each action must stand once.
components-rise = multipliers and divisions must rise together.
components-twice = this stands twice.
components-page = page { $page } of { $civ } is missing.
components-many = { $total } cards are too many; { $most } is the most.
components-no-card = at least one card must have a copy.
components-hexes = a list of 1 to { $most } hexes is needed.
components-order = hexes are listed in order, so this one is “{ $id }”.
components-note = a note is a text, not { $found }.
components-lies = { $other } already lies at { $q }, { $r }.
components-fortresses = { $civ } has { $count ->
    [one] one fortress
   *[other] { $count } fortresses
}; it needs exactly one.
components-building = a hex with a building holds neither crystal nor creature.
components-neutral = a fortress hex is neutral.
components-dice = { $players } players take { $turns } dice in a round, but only { $found } lie there.
components-cells = { $players } players place { $turns } and { $neutral } neutral dice, but there are only { $cells } cells.
components-bag = { $players } players need { $dice } dice in a round.
components-colour = with { $players } players the second neutral die might find no other colour.
components-houses = the map starts with { $houses } houses of one civilization.
components-warriors = set-up and round cells need { $warriors } warriors of each civilization.
components-hand = this is more than the hand limit.
components-deal = there are too few copies to deal the starting hands.
components-crystals = the map starts with { $crystals } { $colour } crystals.
components-black = { $players } players need { $crystals } at the start.
components-divisions = three rising divisions of the scale are needed.

# The score sheet

source-priest = { $civ } priest
