# What the places of a case are called, and what lies there: for editors, and for whoever hears a picture.

part = { $key ->
    [name] name
    [score] score
    [wall] { $wall }
    [lines] pattern lines
    [floor] { $floor }
    [kept] factory that is kept
    [variant] variant
    [round] round
    [phase] phase
    [turn] whose turn it is
    [starter] who began the round
    [marker] who has the { $marker }
    [players] players
    [factories] factories
    [centre] centre
    [bag] bag
    [lid] { $box }
    [gold] gold side
    [tiles] tiles
    [moves] moves
    [claims] claims
    [rulings] rulings
    [title] title
    [note] note
    [tokens] 80-point tokens
    [passed] has passed
    [stars] stars
    [corners] corners of the board
    [bonus] bonus tiles to choose
    [supply] supply
    [tower] tower
    [figure] figure
    [hand] hand
    [aside] cards set aside
    [crystals] crystals
    [scales] scales
    [stones] stones
    [offerings] offerings
    [city] city
    [buildings] buildings
    [finished] finished
    [dragons] dragons
    [obelisk] obelisk
    [draw] draw pile
    [discard] discard pile
    [built] stones on its sections
    [sections] numbers of its sections
    [master] reward of the master builder
    [each] reward of each builder
    [neighbour] reward for neighbours
    [progress] this turn so far
    [steps-left] steps left
    [walked] steps walked
    [ordinary] one of them without a yellow card
    [exact] the exact value of what is overpaid
    [discarded] cards discarded
    [uncounted] may have more than is told
    [vulca] Vulca
    [terrah] Terrah
    [aqua] Aqua
    [upper-left] upper left star
    [upper-right] upper right star
    [lower-left] lower left star
    [lower-right] lower right star
    [left] left star
    [right] right star
   *[other] { COLOUR($key, "") }
}
numbered = { $what ->
    [wall] row { $number }
    [city] row { $number }
    [line] line { $number }
    [column] column { $number }
    [factory] factory { $number }
    [player] player { $number }
    [place] { NTH($number) } section
    [pillar] pillar { $number }
    [statue] statue { $number }
    [window] window { $number }
    [purple] purple { $number }
    [green] green { $number }
    [orange] orange { $number }
    [yellow] yellow { $number }
    [blue] blue { $number }
    [red] red { $number }
   *[other] { $number }
}
in-move = { $key ->
    [player] who
    [take] take
    [from] from
    [to] to
    [floor] of these, on the { $floor }
    [rest] the others go
    [tile] move to the wall
    [clear] pay the { $floor }
    [deal] fill the factories
    [extra] the +1 tile
    [effects] effects of the set-up
    [starter] who begins
    [finish] count the end bonuses
    [place] place
    [on] on
    [pay] pay with
    [bonus] choose bonus tiles
    [pass] pass and keep
    [refill] refill the supply
    [move] walk to
    [power] play a card
    [dragon] dragon
    [build] lay a stone
    [offer] make an offering
    [with] with
    [discard] discard
    [draw] draw
   *[reveal] show cards
}
called = { $noun }
space = row { $row }, column { $column }
piece = space { $number }
piece-named = { $piece ->
    [marker] { $marker }
   *[other] { COLOUR($piece, "") }
}
card = { $card }
nothing-there = empty
not-told = not told
word = { $word ->
    [centre] centre
    [floor] { $floor }
    [pillar] pillar
    [statue] statue
    [window] window
    [game] end of the game
    [obelisk] on the next space
    [setup] before the first deal
    [offer] tiles are taken
    [tiling] tiling
    [play] tiles are played
    [preparation] preparing the next round
    [end] end of the game, before the bonuses
    [over] the game is over
    [movement] movement
    [building] building
    [drawing] drawing cards
    [coloured] coloured side
    [grey] grey side
    [monochrome] monochrome side
    [specialised-factories] specialised factories
    [standard] standard
    [random-centre] random centre
    [none-full] none is full
    [as-taken] as they are taken
    [plus-one] +1
    [stay] the tiles stay
    [neighbours] to the neighbours
    [zero] 0
    [done] done
    [yes] yes
    [no] no
    [rewards] rewards
    [cards] cards
    [crystals] crystals
    [scales] scales
    [offerings] offerings
    [none] none
    [vulca] Vulca
    [terrah] Terrah
    [aqua] Aqua
    [out] beside the city
   *[other] { COLOUR($word, "") }
}
