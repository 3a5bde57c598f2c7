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
assumed-passed = { AND($players) } { PLURAL($count, "has", "have") } passed: turns go round the table one tile at a time, and others have placed more
no-round-fits = no round fits; this is what is wrong in round { $round }
assumed-stars = nothing lies on { AND($players, case: "of") } stars
assumed-tiles = nothing lies beside { AND($players, case: "of") } { PLURAL($count, "board", "boards") }
assumed-just-tiles = just { AND($tiles) } { PLURAL($count, "lies", "lie") } beside { $player }'s board
assumed-corners = nothing lies in { AND($players, case: "of") } corners
assumed-score = { AND($players) } { PLURAL($count, "has", "have") } 5 points
assumed-not-passed = { AND($players) } { PLURAL($count, "has", "have") } not passed
assumed-nothing-else = nothing lies where nothing is told (scores are 5 then)
assumed-no-bonus = nobody has bonus tiles to choose

round-is = { $fewer ->
    [yes] it is not { OR($excepted) }
   *[no] it is { OR($worlds) }
}
round-world = round { $round } ({ $wild } is wild)
passed-world = { $player } { IF($passed, "has passed", "has not passed") }
bonus-world = { $player } has { $count ->
    [0] no bonus tiles
   *[other] { COUNT($count, "bonus tile") }
} to choose{ $count ->
    [0] {" "}at the beginning
   *[other] {""}
}
hand-world = { AND($tiles) } { PLURAL($count, "lies", "lie") } beside { $player }'s board
just-these-world = { $count ->
        [0] nothing lies
        [one] just { AND($tiles) } lies
       *[other] just { AND($tiles) } lie
    } beside { $player }'s board
taking-ends = phase 1 is over by then
goes-on = the round before the deal is not the last
what-is-kept = { $kept ->
    [all] no more than four tiles lie beside { $player }'s board when { $player } passes
    [some] what { $player } keeps lies beside the board, and is four tiles at most
    [there] what { $player } keeps is four tiles at most
   *[other] at least { COUNT($kept, "tile") } { PLURAL($kept, "lies", "lie") } beside { $player }'s board when { $player } passes
}
ran-dry = bag and tower are empty
as-chosen = the bonus tiles lie in the supply when they are chosen
as-taken = the tiles lie where they are taken, with nothing else that has to be taken along
no-other-colour = { $round ->
    [none] {""}
   *[other] in round { $round }, where { $wild } is wild,{" "}
}{ $one ->
    [yes] one { $wild } tile and nothing else lies
   *[no] nothing but { $wild } lies
} { $source ->
    [none] where it is taken as the wild colour
   *[other] { AT($source) }
}
as-refilled = the supply lacks what is drawn for it
no-choice = { $player } got bonus tiles of which the supply left no choice
turn-over = { $over ->
    [yes] { $player }'s turn is over once the supply is refilled
   *[no] { $player }'s turn begins once the supply is refilled
}
supply-world = the supply holds { AND($tiles) }
supply-ends-world = the supply holds only { AND($tiles) } by then
brings-none = what { $player } places on { $here } brings no bonus tiles
covered-world = { $count ->
    [0] { $here } of { $player } surrounds nothing else
   *[other] { AND($spaces) } of { $player } { PLURAL($count, "is", "are") } covered{ $beyond ->
        [none] {""}
        [nothing] {" "}and { $here } surrounds nothing else
       *[some] , and so is what else is beside { $here } ({ AND($beyond) })
    }
}
star-world = { $told ->
    [yes] on { $player }'s board{" "}
   *[no] { $here } of { $player } is free{ $asks ->
        [free] {""}
       *[other] {" "}and{" "}
    }
}{ $asks ->
    [free] {""}
    [once] { $on } has no { $colour } tile
    [second] { $on } has no { $colour } tile and no second { $other } one
    [fits] { $on } has nothing but { $colour } tiles, or no { $colour } one and no colour twice
    [differ] { $on } has no colour twice
   *[only] { $on } has no tile that is not { $colour }
}
colour-lies = { ONE("tile", $colour) } lies { AT($source) }
one-of-worlds = { OR($worlds) }

choice-last-take = if only one take is left in this phase, it is made without a choice, and the first-player marker may come with it and cost a point for each tile: add `factories:`, `centre:` and `marker:` to the case
choice-last-round = was this the last round? Then the end bonuses are counted; add `round:` to the case
choice-refill = the supply lacks { COUNT($missing, "tile") }, which { PLURAL($missing, "is", "are") } drawn before the next turn (`refill:`)
choice-bonus = { $player } has { COUNT($count, "bonus tile") } to choose from the supply
choice-play = { AND($players) } still { PLURAL($count, "has", "have") } to place tiles or pass; after the last round write `phase: end`

lacks-turn = whether it is { OR($turns, case: "of") } turn{ $count ->
    [1] {" "}or the round is over
   *[other] {""}
} (`turn:`)
    .label = whose turn is it?
    .help = add `turn:` to the case; or, where the round begins with a deal, `marker:` to the case or `starter:` to the deal
lacks-choice = whether { $turn }, who is next, can do more than pass
    .label = before { $turn }?
    .help = add `tiles:` and `passed:` to { $turn } (`tiles: ""` for none: then { $turn } passes without a word), or write { $turn }'s moves first
lacks-taking = whether phase 1 is over: it does not show { $whole ->
    [yes] what lies on the factories and in the centre
   *[no] what the others have taken
}
    .label = is phase 1 over?
    .help = if it is, begin another case here, with `phase: play` and the tiles that now lie beside the boards
lacks-round = the round, and so { $other ->
    [none] { $so ->
        [pass] whether tiles may be kept
        [keep] the wild colour and whether tiles may be kept
        [finish] whether it was the last one
       *[take] the wild colour
    }
   *[other] whether { $other } is wild
} (`round:`)
    .label = the round decides
    .help = { $so ->
        [finish] add `round: 6`, or set the phase to `end`
       *[take] add `round:`; it names the wild colour: 1 purple, 2 green, 3 orange, 4 yellow, 5 blue, 6 red
    }
lacks-source = { $from ->
    [factories] what lies on the factories (`factories:`)
    [centre] what lies in the centre{ IF($gone, " in this turn") } (`centre:`)
   *[other] what lies { AT($source) }{ IF($gone, " in this turn") } (`factories:`)
}
    .label = not shown
    .help = { $gone ->
        [yes] `factories:` and `centre:` tell what lies there before the first move, and between two moves of a single board others take
       *[no] add `factories:` and `centre:`
    }
lacks-supply = which tiles the supply holds (`supply:`)
    .label = { IF($fewer, "were there no more?", "are they there?") }
    .help = add `supply:` with its ten tiles, and a `refill` after each `bonus`; in a record of a whole game a first `refill` before the first `deal`
lacks-refill = what is drawn before this move for the supply, which lacks { COUNT($missing, "tile") } (`refill:`)
    .label = the supply first
    .help = write a move `refill:` with the tiles drawn before this one
lacks-left = whether bag and tower held no more than the { COUNT($drawn, "tile") } drawn, of { $wanted } that are due (`bag:`, `tower:`)
    .label = { $few } too few?
    .help = add `bag:` and `tower:`, with what they hold before this move
lacks-bonus = whether { $earner } has bonus tiles to choose (`bonus:`)
    .label = { $earned ->
        [0] bonus tiles first?
       *[other] earned in this turn?
    }
    .help = add `bonus: { $earned }` to { $earner }, or as many as are left to choose after the last tile, before anything else happens; or begin with the `place` that earned them
lacks-surrounded = what the tile that { $earner } placed last has surrounded{ $chosen ->
    [0] {""}
   *[other] , and so whether { COUNT($chosen, "bonus tile") } can be chosen first
}
    .label = { $chosen ->
        [0] bonus tiles first?
       *[other] first of { $earned }
    }
    .help = { $chosen ->
        [0] add the tiles and free spaces around it to the `stars:` of { $earner }: bonus tiles are chosen before anything else happens
       *[other] choose all { $earned } in one move: that is right in any case
    }
lacks-passed = whether { $player } has passed (`passed:`)
    .label = passed?
    .help = add `passed: no` to { $player }, `passed: yes` or the tiles beside the board (`tiles:`)
lacks-hand = which tiles lie beside { $player }'s board (`tiles:`)
    .label = with which tiles?
    .help = add `tiles:` to { $player } (`""` for none), and `corners:` where the case begins between two rounds
lacks-stars = what lies on { $player }'s { $here ->
    [none] stars (`stars:`)
   *[other] { OF($on) } (`stars:`), and so whether { $here } takes this tile
}
    .label = { IF($free, "does the star take it?", "free?") }
    .help = add `stars:` to { $player }, with every tile that lies there

unranked = { $won ->
        [none] {""}
       *[some] { $won } has won, whatever the case does not tell{ $count ->
            [0] {""}
           *[other] ;{" "}
        }
    }{ $count ->
        [0] {""}
       *[other] the places of { AND($players) } depend on points that the case does not tell
    }
