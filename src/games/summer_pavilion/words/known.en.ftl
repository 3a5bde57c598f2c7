# What a case leaves out: checks that could not be made, what is supposed, what a player has to choose, why a list may lack moves.

gap-conservation = all boards with the factories, the centre, the supply, the bag and the tower
gap-factories = the factories
gap-centre = the factories or the centre
gap-taken = the factories, the centre or the tiles beside a board
gap-marker = a place where the first-player marker could be
gap-round = the round
gap-built = the boards of all players, or the tiles beside them
gap-supply = the supply
gap-bag = the bag
gap-tower = the tower or the stars of a player
gap-score = { $player }'s score

phase-name = { $phase ->
    [setup] the set-up
    [offer] the offer (phase 1)
    [play] play (phase 2)
    [preparation] the preparation of the next round (phase 3)
    [end] the end before the bonuses
   *[over] the end with all bonuses counted
}

assumed-phase = it is { $name }
assumed-turn = it is { $player }'s turn
no-round-fits = no round fits; this is what is wrong in round { $round }
assumed-stars = nothing lies on { AND($players, case: "of") } stars
assumed-tiles = nothing lies beside { AND($players, case: "of") } { $count ->
    [one] board
   *[other] boards
}
assumed-just-tiles = just { AND($tiles) } { $count ->
    [one] lies
   *[other] lie
} beside { $player }'s board
assumed-corners = nothing lies in { AND($players, case: "of") } corners
assumed-score = { AND($players) } { $count ->
    [one] has
   *[other] have
} 5 points
assumed-not-passed = { AND($players) } { $count ->
    [one] has
   *[other] have
} not passed
assumed-nothing-else = nothing lies where nothing is told (scores are 5 then)
assumed-no-bonus = nobody has bonus tiles to choose

round-world = round { $round } ({ $wild } is wild)
passed-world = { $player } { $passed ->
    [yes] has passed
   *[no] has not passed
}
bonus-world = { $player } has { $count ->
    [0] no bonus tiles
   *[other] { COUNT($count, "bonus tile") }
} to choose
hand-world = { AND($tiles) } { $count ->
    [one] lies
   *[other] lie
} beside { $player }'s board
supply-world = the supply holds { AND($tiles) }
star-world = { $here } of { $player } is free{ $colour ->
    [none] {""}
   *[other] {" "}and { $on } has no { $colour } tile
}
one-of-worlds = { OR($worlds) }

choice-last-round = was this the last round? Then the end bonuses are counted; add `round:` to the case
choice-refill = the supply lacks { COUNT($missing, "tile") }, which { $missing ->
    [one] is
   *[other] are
} drawn before the next turn (`refill:`)
choice-bonus = { $player } has { COUNT($count, "bonus tile") } to choose from the supply
choice-play = { AND($players) } still { $count ->
    [one] has
   *[other] have
} to place tiles or pass; after the last round write `phase: end`

needed-alone = { $space } then touches no other tile of its star
needed-run = { $space } is then one of { $count } connected tiles

unlisted-turn = whether it is { OR($whose, case: "of") } turn (`turn:`)
unlisted-round = the round, and so the wild colour (`round:`)
unlisted-round-keeping = the round, and so the wild colour and what may be kept (`round:`)
unlisted-factories = what lies on the factories (`factories:`)
unlisted-centre = what lies in the centre (`centre:`)
unlisted-supply = which tiles the supply holds (`supply:`)
unlisted-bonus = whether bonus tiles are still to be chosen (`bonus:`)
unlisted-passed = whether { $player } has passed (`passed:`)
unlisted-tiles = which tiles lie beside { $player }'s board (`tiles:`)
unlisted-stars = what lies on { $player }'s stars (`stars:`)
