# Why a case of this game cannot be read.

# What values are called.
figure-of = the figure of { $player }
hand-of = the hand of { $player }
aside-of = the cards aside of { $player }
goods-of = the { $goods ->
        [crystals] crystals
        [scales] scales
        [stones] stones
       *[offerings] offerings
    } of { $player }
supply-of = the { $goods ->
        [crystals] crystals
       *[scales] scales
    } in the supply
pile = the { $pile ->
        [draw] draw
       *[discard] discard
    } pile
uncounted = what is not counted
of-progress = `{ $key }` of `progress`
a-finished-building = a finished building
a-building = a building
a-dragon = a dragon
place-of-dragon = the place of a dragon
number-on-obelisk = the number of a space of the obelisk
stones-on-obelisk = the number of stones on the obelisk
piece-of = a piece of { $what }
a-reward = a reward
of-building = `{ $key }` of the { $building }
the-building = the { $building }
section-of = a section of the { $building }
the-city = the city

# Kinds of words.
dragon = dragon
part-uncounted = part of a game that may be uncounted
building-nor-out = building, nor out
reward = reward
card = card
section = section
space-of-obelisk = space of the obelisk
building = building

# Kinds of values.
a-map-of-dragons = a map of dragons to buildings, such as {"{"}blue: university, red: out{"}"}
a-map-of-levels = a map of numbers to players, such as {"{"}7: [Ana, Luis], 8: [Ana]{"}"}, or how many stones lie there in all
a-map-of-buildings = a map of buildings, such as {"{"}university: {"{"}built: {"{"}2: Ana{"}"}{"}"}{"}"}
stones-in-a-row = a list of players left to right such as [., Ana], or a map such as {"{"}5: Ana{"}"}
buildings-on-the-way = a building, or the buildings on the way
cards-or-count = a list of cards such as [blue 1, white 2], or how many
cards-in-a-row = a list of cards such as [blue 1, white 2]
rows-of-city = drawn with a row a line under `|`, or a list of rows

# Players and what they have.
worth-or-pieces = "{ $typed }: { $worth }" ({ $what }) could mean so many pieces, or what they are worth together
    .help = write `crystals: { $worth }` for what they are worth; for pieces, how many of each: `crystals: {"{"}1: .., 3: ..{"}"}`
worth-two = { $what } hold a piece worth 2
    .help = pieces of crystal are worth 1 or 3
dragon-twice = `dragons` has { $dragon } twice
    .help = keep one of the two
dragons-known = known: vulca, terrah, aqua; or by colour: black, red, blue (as the pieces are painted: red, green, blue)

# Buildings.
buildings-listed = `buildings` is a list, which does not say what is built
    .help = write `{"{"}mill: finished{"}"}` for a building that is finished, `{"{"}mill: {"{"}built: [Ana, .]{"}"}{"}"}` for one with stones on it
site-listed = `buildings` gives a building a list without saying of what
    .help = write `{"{"}built: [Ana, .]{"}"}` for its stones from left to right, or `{"{"}finished: no{"}"}` for a building without stones
finished-or-not = `finished` of the { $building } is answered by yes or no
    .help = write `finished: no` for a building that is not finished, `finished: yes` for one that is
building-twice = `buildings` has the { $building } twice
    .help = write what is known of it together
finished-twice = `finished` has the { $building } twice
    .help = leave it out once, or write the other building that was meant
sections-many = { $what } has { $count } sections
    .help = no building has more than four
section-out = { $what } is "{ $text }", which does not exist
    .help = it can be place 1 to place 4, counted from the left
number-or-place = "{ $text }" in { $what } could be a section with the number { $number } or the { NTH($number) } from the left{ $printed ->
        [none] {""}
       *[some] , which has the number { $printed }
    }
    .help = write `{ $colour }{ $number }` for the printed number, or `{ $colour }place { $number }` for the place from the left
no-section = "{ $text }" in { $what } is no section
    .help = write the number printed on the section, such as 5, or its place from the left, such as place 1
no-reward = "{ $text }" in { $what } is no reward
    .help = write a number and crystals, cards or scales, such as "2 crystals" or "1 crystal, 1 card"

# The city.
city-rows = the city: { COUNT($rows, "row") } instead of 5
    .help = write five rows of 3, 5, 5, 5 and 3 tiles; a dot is a tile that is not known
city-tiles = row { $row } of the city: { COUNT($tiles, "tile") } instead of { $length }
    .help = part names by commas, or join their words (fire-temple); a dot is a tile that is not known
no-building = "{ $word }" in row { $row } of the city is no building
    .help = { $help }

# Cards.
no-colour-of-card = "{ $word }" in { $what } is no colour of a card
    .help = { $help }
no-value-of-card = { $what } has a { COLOUR($colour, "") } card without its value
    .help = { $help }
card-without-colour = { $what } has a card { $number } without its colour
    .help = { $exists ->
        [yes] write the colour too, such as "blue { $number }"
       *[no] a card is a colour and 1, 2 or 3, such as "blue 1"; write ? for each card that nobody sees
    }
value-of-no-card = { $what } has a { COLOUR($colour, "") } card worth { $number }
    .help = { $help }
one-card = { $what } should be one card{ $colour ->
        [none] {""}
       *[some] , not several
    }
    .help = { $colour ->
        [none] write the card, such as `yellow 1`, or leave the key out where none is played
        [yellow] write each beside an offering of its own: `{"{"}offer: obelisk, with: yellow 1{"}"}`, then `{"{"}offer: obelisk, with: yellow 2{"}"}`
        [green] write them among the cards that pay for the section: `{"{"}build: ..., pay: [green 1, green 1, ...]{"}"}`
        [brown] write them among the cards that pay for the section: `{"{"}build: ..., pay: [brown 1, brown 2, ...]{"}"}`
        [white] write them among the cards that pay for the section: `{"{"}build: ..., pay: [white 1, white 2, ...]{"}"}`
       *[other] write each as a move of its own, such as `{"{"}power: blue 1, to: mill{"}"}`
    }
cards-written = write each card with its colour and value, such as `blue 1`, or only how many: `3`
values-of-green = all green cards are worth 1: write green 1
values-of-card = cards are worth 1, 2 or 3: write { COLOUR($colour, "card") } 1, { COLOUR($colour, "card") } 2 or { COLOUR($colour, "card") } 3
card-or-several = "{ $typed }" in { $what } could mean one card of that value, or so many cards
    .help = write one card with its value last (`{ COLOUR($colour, "card") } 1`), so many cards each with its value (`{ $colour ->
        [green] green 1, green 1
       *[other] { COLOUR($colour, "card") } 2, { COLOUR($colour, "card") } 3
    }`)
and-or-card = "{ $typed }" in { $what } could mean "and", or a { COLOUR($colour, "") } card
    .help = write the colour of each card, such as `blue 1, blue 2`
one-card-or-any = "?" for { $what } could mean one card that nobody sees, or any number of them
    .help = write `1` or `[?]` for one card; leave it out if nothing is known of it
hidden-card = { $what } has a card that nobody sees
    .help = { $count ->
        [yes] write the cards, such as [blue 1, white 2], or how many
       *[no] say which cards they are, such as [blue 1, white 2]
    }

# Moves.
nobody-passes = move { $number } passes, and nobody does
    .help = whoever does nothing else draws: `draw: 2`, which ends the turn
one-stone-a-step = `build` of move { $number } has several sections
    .help = each stone is paid for by itself: `turn: [{"{"}build: 5, pay: [...]{"}"}, {"{"}build: 2, pay: [...]{"}"}]`
dragons-by-place = `dragons` says who is on a building, not where each dragon is
    .help = write each dragon with its place: `dragons: {"{"}red: mill, blue: mill, black: out{"}"}`
stones-under-built = the { $building } has sections where its keys should be
    .help = write the stones under `built`: `{"{"}built: {"{"}5: ., 2: Ana{"}"}{"}"}`
beside-turn = move { $number } is a turn of several steps, and `{ $key }` stands beside them
    .help = make `{ $key }` a step of the list in `turn`
step-after-drawing = step { $number } comes after the drawing that ends the turn
    .help = write what comes in a later turn as an entry of its own
player-of-step = move { $number } is a step of a turn and names a player of its own
    .help = write `player` beside `turn`: a turn is one player's
no-target = move { $number } does not say where the { $what ->
        [figure] figure
       *[dragon] dragon
    } goes
    .help = { $what ->
        [figure] add `to:` with a building
       *[dragon] add `to:` with a building, or with `out` for out of the city
    }
power-by-itself = { $leads ->
        [yes] move { $number }: { COLOUR($colour, "card") } { $value } moves neither a figure nor a dragon
       *[no] move { $number } only says that { COLOUR($colour, "card") } { $value } is played, and not for what
    }
    .help = { $colour ->
        [yellow] write it beside the offering that it allows: `{"{"}offer: obelisk, with: yellow { $value }{"}"}`
       *[other] write it among the cards that pay for the section: `{"{"}build: ..., pay: [{ COLOUR($colour, "card") } { $value }, ...]{"}"}`
    }
no-space-of-obelisk = "{ $text }" in { $what } is no space of the obelisk
    .help = write `offer: obelisk` for whichever space is next, or the number on it, 7 to 12

# Words that mean several things.
temples = write fire temple, earth temple or water temple
halls = write great hall or market hall
towers = write watchtower, flight tower or monastery tower
