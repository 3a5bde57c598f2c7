# What makes a position impossible.

wrong-star = { $player }'s { OF($on) } has { ONE("tile", $holds) } on { $here }, but it takes { $takes } only
    .label = { $holds } on { $on }
    .help = { $holds } tiles lie on { $their } or on the centre star

twice-in-star = { $player }'s { OF($on) } has { $colour } twice: on { $first } and on { $here }
    .label = { $colour } again
    .help = the six tiles of { $on } are of six different colours: one of the two is of another colour
    .first = the first { $colour }

mixed-star = { $player }'s { OF($on) } is neither of one colour nor of six different ones: { $colour } lies on { $first } and on { $second }, another colour on { $here }
    .label = another colour
    .help = either all its tiles are { $colour }, or { $colour } lies there once and every other colour once
    .first = the first { $colour }
    .second = { $colour } again

corners-overfull = { $player } has { COUNT($count, "tile") } in the corners, which hold four at most
    .label = { COUNT($count, "tile") }
    .help = a board has four corners, one tile in each: what is beside the board belongs under `tiles`

corners-in-phase = { $player } has { COUNT($count, "tile") } in the corners { $when }
    .label = not empty
    .help = { $phase ->
        [play] tiles go there when their owner passes: write `passed: yes`, or the tiles under `tiles`; under the ruling leftovers=when-passing nothing is kept in round 6
        [end] under the ruling leftovers=when-passing nothing is kept in the last round: check the round
        [over] kept tiles are paid and go to the tower with the end bonuses: check the phase
       *[other] when a round is prepared kept tiles go back beside the board: write them under `tiles`
    }

tiles-after-passing = { $player } has passed, but still has { COUNT($count, "tile") } beside the board
    .label = { COUNT($count, "tile") }
    .help = whoever passes keeps up to four tiles in the corners (`corners`) and discards the rest; whoever has not passed (`passed: no`) has none in the corners

tiles-in-phase = { $player } has { COUNT($count, "tile") } beside the board { $when }
    .label = { COUNT($count, "tile") }
    .help = { $phase ->
        [setup] nothing has been taken yet: check the phase, or the factories
        [offer] nothing has been taken yet: check the phase, or the factories
       *[other] once everybody has passed, kept tiles are in the corners (`corners`) and the others in the tower; else the phase is `play`
    }

passed-in-phase = { $player } is said to have passed, but nobody can have passed { $when }
    .label = cannot have passed
    .help = players pass while tiles are played: leave `passed` out, or set the phase to `play`

not-passed = { $player } is said not to have passed, but { $when } everybody has
    .label = has passed by now
    .help = phase 2 goes on until everybody has passed: leave `passed` out, or set the phase to `play`

everybody-passed = tiles are said to be played still (phase 2), but everybody has passed
    .label = everybody has passed
    .help = once everybody has passed the phase is `preparation`, after round 6 `end`; who has tiles in the corners has passed

supply-overfull = the supply holds { COUNT($count, "tile") }, but it has ten spaces
    .label = { COUNT($count, "tile") }
    .help = remove { COUNT($over, "tile") } from it

supply-short = the supply holds { COUNT($count, "tile") } { $when }, but it is kept filled with ten{ $doubt ->
        [yes] , unless bag and tower ran out
       *[no] {""}
    }
    .label = { COUNT($count, "tile") }
    .help = { $doubt ->
        [yes] write all ten, for bonus tiles are replaced before the next turn; where nothing is left, show `bag: ""` and `tower: ""`
       *[no] { $phase ->
            [setup] ten tiles are drawn for it before the first deal: write all ten, or none yet ("")
            [play] bonus tiles are replaced before the next turn: write all ten; what has been taken lies beside a board
           *[other] bonus tiles are replaced before the next turn: write all ten
        }
    }

supply-of-no-bonus = the supply holds { COUNT($count, "tile") }, so { $missing } would have been chosen as bonus, but the last tile on a board can have brought { OR($counts) } only
    .label = { COUNT($count, "tile") }
    .help = a pillar brings 1, a statue 2, a window 3, and what is chosen is replaced before the next turn: check the supply, which holds ten, and the stars

bonus-in-phase = { $player } cannot have bonus tiles to choose { $when }
    .label = nothing to choose
    .help = bonus tiles are chosen in the turn that brings them: leave `bonus` out, or set the phase to `play`

bonus-unearned = { $player } is said to have { COUNT($count, "bonus tile") } to choose, but { $most ->
        [0] surrounds no pillar, statue or window
       *[other] one tile of this board can bring { $most } at most
    }
    .label = { $most ->
        [0] none
       *[other] { $most } at most
    }
    .help = a pillar brings 1, a statue 2, a window 3, in the turn that surrounds it: check the stars and `bonus`

bonus-of-no-tile = { $player } is said to have { COUNT($count, "bonus tile") } to choose, but one tile of this board can bring { OR($counts) } only
    .label = { OR($counts) }
    .help = a pillar brings 1, a statue 2, a window 3, in the turn that surrounds it: check the stars and `bonus`

bonus-out-of-turn = { $player } has bonus tiles to choose, but it is { $turn }'s turn
    .label = { $turn }'s turn
    .help = bonus tiles are chosen before the next turn: write `turn: { $player }`, or leave `bonus` out
    .turn = whose turn it is

bonus-after-passing = { $player } has passed and so can have no bonus tiles to choose
    .label = has passed
    .help = bonus tiles are chosen right after a tile was placed: leave `bonus` out, or write `passed: no`

round-against-phase = the case says round { $round }, which cannot be { $when }
    .label = not this round
    .help = { $phase ->
        [setup] before the first deal there is no round yet: leave it out, or set the phase
        [preparation] after round 6 no further round is prepared: the phase is `end`
        [end] the game ends after round 6: before that the phase is `preparation`
        [over] the game ends after round 6: before that the phase is `preparation`
       *[other] rounds count from 1 to 6
    }

board-before-setup = something lies on or beside { $player }'s board, but nothing has been dealt yet
    .label = not empty
    .help = leave out what nobody has yet, or set the phase to `offer`

table-before-setup = something lies on the table or in the tower, but nothing has been dealt yet
    .label = before the first deal
    .help = leave out what nobody has yet, or set the phase to `offer`

turn-in-phase = the case says that it is { $player }'s turn, but nobody has a turn { $when }
    .label = no turns now
    .help = leave `turn:` out, or set the phase to `offer` or `play`

turn-of-passed = the case says that it is { $player }'s turn, but { $player } has passed in this round
    .label = has passed
    .help = name a player who has not passed; who has tiles in the corners has passed, unless the case says `passed: no`

overfull-factory = factory { $factory } holds { COUNT($count, "tile") }, but it is filled with four
    .label = { COUNT($count, "tile") }
    .help = remove { COUNT($over, "tile") } from it

short-factory = factory { $factory } holds { COUNT($count, "tile") }, but it was filled with four and has not been emptied{ $short ->
        [ran-out] , unless bag and tower ran out
       *[filled] {""}
    }
    .label = { COUNT($count, "tile") }
    .help = a factory that nobody has taken from shows four tiles; one that somebody took from is ""

rest-on-factory = factory { $factory } holds { COUNT($count, "tile") }, but it was filled with four, and what a take leaves on it goes to the centre
    .label = { COUNT($count, "tile") }
    .help = a factory that nobody has taken from shows four tiles; one that somebody took from is ""

factory-not-empty = factory { $factory } still holds { AND($heap) }, but phase 1 is over { $when }
    .label = not empty
    .help = as long as a tile can be taken the phase is `offer`

centre-not-empty = the centre of the table still holds { AND($heap) }, but phase 1 is over { $when }
    .label = not empty
    .help = as long as a tile can be taken the phase is `offer`

offer-empty = the phase is the offer, but no tile is left on the factories or in the centre
    .label = nothing to take
    .help = when everything is taken the phase is `play`

centre-before-taking = { $tiles ->
        [0] the first-player marker has left the centre
       *[other] the centre of the table holds { AND($heap) }
    }, but no factory has been emptied yet
    .label = too early
    .help = tiles come to the centre only when somebody takes from a factory: write that factory as "", or the centre as "1"

centre-overfull = the centre of the table holds { COUNT($tiles, "tile") }, but { COUNT($emptied, "emptied factory") } can have left { $most } there at most
    .label = { COUNT($tiles, "tile") }
    .help = whoever empties a factory takes at least one of its tiles: the rest of it is three at most

not-these-takes = { $takes ->
        [one] one factory is empty and nobody has taken from the centre, so there was one take; but none brings what lies beside the boards and leaves
       *[other] { $takes } factories are empty and nobody has taken from the centre, so there were as many takes; but none bring what lies beside the boards and leave
    } { $nothing ->
        [yes] nothing
       *[no] { AND($left) }
    } in the centre
    .label = left by { $takes ->
        [one] one take
       *[other] { $takes } takes
    }
    .held = what was taken
    .help = a take brings all tiles of one colour, and one wild tile ({ $wild }) if any lies with them; the rest of the factory goes to the centre

-taken-by-now = { $most ->
        [0] nobody can have taken any yet
       *[other] only { $most } can have been taken in this round
    }{ $first ->
        [yes] {""}
       *[no] {" "}or kept from the last
    }
-check-taken = check the tiles beside the boards, the factories and the centre{ $first ->
        [yes] {""}
       *[no] ; each player keeps four tiles at most
    }

hand-beyond-offer = { COUNT($held, "tile") } { PLURAL($held, "lies", "lie") } beside { $player }'s board, but { -taken-by-now }
    .label = { COUNT($held, "tile") }
    .help = { -check-taken }

hands-beyond-offer = { COUNT($held, "tile") } { PLURAL($held, "lies", "lie") } beside the boards, but { -taken-by-now }
    .label = { COUNT($held, "tile") }
    .help = { -check-taken }

taken-missing = { COUNT($taken, "tile") } left the factories and the centre in this round, but only { $held } { PLURAL($held, "lies", "lie") } beside the boards
    .label = some are missing
    .help = while tiles are taken every one of them lies beside a board: check the boards, the factories and the centre

marker-without-tiles = { $player } has the first-player marker, but no tile beside the board
    .label = without a tile
    .help = the marker comes with tiles from the centre, and they lie beside the board until phase 2: write them there

no-marker = everything is shown and the first-player marker is nowhere, { $when }
    .label = no first-player marker
    .help = it lies in the centre (`1` in `centre`) until somebody takes from there, then beside that player's board (`marker:`)

marker-paid-by-nobody = the first-player marker has left the centre, but nobody can have it: it comes with tiles, and each of them costs a point
    .label = no first-player marker
    .help = it lies in the centre (`1` in `centre`) until somebody takes from there; who has it has paid for it: check the centre, the scores and the tiles beside the boards

marker-paid-twice = { $player } and { $other } have fewer than 5 points, but before the first tile is placed only one player can have paid for the first-player marker
    .label = fewer than 5 too
    .help = everybody starts on 5, and until then only the first take from the centre costs points: check both scores
    .first = fewer than 5

lost-by-one-marker = { $player } and { $other } have lost points in round 1, but neither has passed: until then only the first-player marker costs points, and only one player can have taken it
    .label = has lost points too
    .help = everybody starts on 5, and tiles on the stars only add to that: check both scores, the stars, and who has passed
    .first = has lost points

marker-too-early = the first-player marker cannot be { $place } yet: no factory has been { $now ->
        [setup] filled
       *[offer] emptied
    }
    .label = the marker
    .help = { $now ->
        [setup] before the first deal nobody has it: it is put in the centre of the table
       *[offer] it lies in the centre (`1` in `centre`) until somebody takes from there, then beside that player's board (`marker:`)
    }

not-next-to-place = the case says that it is { $player }'s turn, but each turn of phase 2 places one tile{ $starter ->
        [none] {""}
       *[some] , and { $starter }, who has the first-player marker, began
    }: it is { OR($next, case: "of") } turn
    .label = { OR($next) } is next
    .marker = { $starter } begins
    .help = check `turn`, `marker` and the stars; where somebody has passed, add `passed: yes`

placed-apart = { $player } has had { COUNT($least, "turn") } at least in phase 2, but { $other }, who has not passed, has had { $most ->
        [0] none
       *[other] { $most } at most
    }{ $starter ->
        [none] {""}
       *[some] , though { $starter } began
    }
    .label = { COUNT($least, "turn") }
    .help = turns go round the table, and each places one tile or is a pass: check the stars, `passed` and `marker`
    .other = { $most ->
        [0] none
       *[other] { $most } at most
    }

marker-not-taken = the first-player marker is { $place } { $when }: possible, but rare
    .label = the marker
    .help = whoever took first from the centre in this round has it: name them with `marker:`

too-many = the case shows { COUNT($count, "tile", $colour) }, but the game has { $expected }
    .label = { COUNT($count, "tile", $colour) } in sight
    .help = look for { $over } too many, or for another colour taken for { $colour }

not-twenty-two = everything is shown and there { PLURAL($count, "is", "are") } { COUNT($count, "tile", $colour) }, { $over ->
        [0] { $missing } missing
       *[other] { $over } too many
    }: the game has { $expected }
    .label = { COUNT($count, "tile", $colour) } in all
    .help = count { $colour } again on and beside the boards, on the factories, in the centre, the supply, the bag and the tower

ahead-of-round = { $built ->
        [0] { COUNT($held, "tile") } { PLURAL($held, "lies", "lie") } beside this board or in its corners
       *[other] the spaces covered on this board took { COUNT($built, "tile") }{ $held ->
            [0] {""}
            [one] {" "}and { $held } more is beside it or in the corners
           *[other] {" "}and { $held } more are beside it or in the corners
        }
    }, but by this point of round { $round } { $player } can have had { $most } at most
    .label = { COUNT($count, "tile") } in round { $round }
    .help = { $built ->
        [0] a round has four tiles a factory, and takes go round: every other player takes two at least. Check the tiles beside the board and the round
       *[other] a space takes as many tiles as its number: check the spaces, the tiles beside the board and the round
    }

all-ahead-of-round = { $built ->
        [0] { COUNT($held, "tile") } { PLURAL($held, "lies", "lie") } beside the boards, in their corners or on the table
       *[other] the spaces covered on the boards took { COUNT($built, "tile") }{ $held ->
            [0] {""}
            [one] {" "}and { $held } more is beside them, in the corners or on the table
           *[other] {" "}and { $held } more are beside them, in the corners or on the table
        }
    }, but by this point of round { $round } all players together can have had { $most } at most
    .label = { COUNT($count, "tile") } in round { $round }
    .help = { $built ->
        [0] a round has four tiles a factory: check the tiles beside the boards and the round
       *[other] a space takes as many tiles as its number: check the spaces, the tiles beside the board and the round
    }

bag-against-round = the bag holds { COUNT($bag, "tile") }, but { $round ->
        [0] before the first deal it should hold { $most }, or { $least } once ten lie in the supply
       *[other] at this point of round { $round } it should hold { $exact ->
            [yes] { $most }
           *[no] { $least } to { $most }
        }
    }
    .label = { COUNT($bag, "tile") }
    .help = each round takes four tiles a factory out of it, the supply ten and each bonus tile one: check the bag and the round

tower-too-small = the tower holds { COUNT($tower, "tile") }, but the covered spaces have sent at least { $least } there
    .label = { COUNT($tower, "tile") }
    .help = a covered space has sent one tile less than its number to the tower: check the tower and the stars

tower-not-returned = the tower holds { COUNT($tower, "tile") }, but the bag held too few when round { $round } was dealt, so all that was in the tower went back into it
    .label = { COUNT($tower, "tile") }
    .help = no tile goes there in phase 1: check the tower, the bag and the round

tower-against-boards = the tower holds { COUNT($tower, "tile") }, but by what the boards show it should hold { $exact ->
        [yes] { $most }
       *[no] { $least } to { $most }
    }
    .label = { COUNT($tower, "tile") }
    .help = what came to the factories and out of the supply lies on the table, beside the boards, on the stars or in the tower: check the tower, the stars and the tiles beside the boards and in the corners

nobody-discarded = { COUNT($missing, "tile") } of the { $came } that have come in round 1 { PLURAL($missing, "is", "are") } missing, though nobody has passed, so that none was discarded
    .label = { COUNT($missing, "tile") } missing
    .help = until somebody passes, every tile that was dealt or won lies beside a board or was used to cover a space: check the tiles beside the boards and the stars

tower-too-early = the tower holds { COUNT($tower, "tile") }, but nothing can have gone there yet
    .label = { COUNT($tower, "tile") }
    .help = tiles go there only when one is placed and when somebody passes: check it and the round

score-at-start = { $player }'s score is { $score }, but before the first tile is placed it is { $exact ->
        [yes] { $most }
       *[no] { $least } to { $most }
    }{ $most ->
        [5] {""}
       *[other] {" "}for who has the marker
    }
    .label = { $exact ->
        [yes] { $most }
       *[no] { $least } to { $most }
    } here
    .help = { $most ->
        [5] everybody starts on 5, and until then only the first take from the centre costs points
       *[other] everybody starts on 5, and the marker costs a point for each tile taken with it, down to 1; those lie beside the board
    }

score-too-high = { $player }'s score is { $score }, but 5 points at the start and all that this board can have brought{ $marker ->
        [yes] , less a point for the first-player marker,
       *[no] {""}
    } make { $most } at most, in whatever order the tiles were placed
    .label = { $most } at most
    .help = { $bonuses ->
        [none] {""}
       *[other] with the { $bonuses } of the end bonuses it can be: if they are counted already, the phase is `over`; else{" "}
    }check the score and the 80-point tokens{ $marker ->
        [yes] , who has the marker,
       *[no] ,
    } and whether a tile on the stars is missing; if not all stars are told, end them with `...: .`, for those that are not named are empty

nothing-lost = { $player } has { COUNT($score, "point") }, but has placed nothing and kept nothing: what { $player } took, { COUNT($lost, "tile") } at least, was discarded and cost points, so it can be { $most } at most
    .label = { $most } at most
    .help = check the score, and what lies on the stars, beside the board and in its corners; leave out what is not known

discarded-against-scores = the scores lack { $points ->
        [0] nothing
       *[other] { COUNT($points, "point") } { IF($more, "at least", "at most") }
    } of what the tiles on the stars brought{ $more ->
        [yes] {" "}beside the { $round ->
            [1] marker
           *[other] markers
        }, but { $discarded ->
            [0] no tile was discarded
            [one] only { COUNT($discarded, "tile") } was discarded
           *[other] only { COUNT($discarded, "tile") } were discarded
        } { $round ->
            [1] in round 1
           *[other] until now
        }
       *[no] , but { COUNT($discarded, "tile") } { PLURAL($discarded, "was", "were") } discarded { $round ->
            [1] in round 1
           *[other] until now
        }{ $markers ->
            [0] {""}
           *[other] {" "}and the marker cost a point at least
        }
    }
    .label = { COUNT($discarded, "tile") } discarded
    .help = with the 5 of the start, { AND($spans) }; what was dealt and lies nowhere, nor was used to build, was discarded: check the scores, the stars and the tiles beside the boards

score-too-low = { $player }'s score is { $score }, but no penalty can have taken it below { $least }
    .label = { $least } at least
    .help = check the score; past 80 points it is the token and the marker together (`tokens: 1`)

markers-not-paid = the scores lack { $points ->
        [0] nothing
       *[other] no more than { COUNT($points, "point") }
    } of what the tiles on the stars brought, but { $discarded ->
        [0] {""}
        [one] { COUNT($discarded, "tile") } was discarded and{" "}
       *[other] { COUNT($discarded, "tile") } were discarded and{" "}
    }the marker costs a point at least{ $markers ->
        [one] {""}
       *[other] {" "}in each of { COUNT($markers, "round") }
    }: possible, but rare
    .label = too little is lost
    .help = with the 5 of the start, { AND($spans) }; only where nobody takes from the centre the marker costs nothing: check the scores and the stars

lost-too-much = { $player }'s score is { $score }, but with the 5 of the start this board has brought { $least } at least, of which markers and discarded tiles can have cost { $lost } at most
    .label = { $floor } at least
    .help = check the score and the stars; past 80 points it is the token and the marker together (`tokens: 1`)

final-score-too-low = { $player }'s final score is { $score }, but with these stars it is { $least } at least: { $lowest } before the end bonuses at the lowest, +{ $bonuses } of bonuses{ $leftovers ->
    [0] {""}
   *[other] , −{ $leftovers } for tiles left over at the most
}
    .label = { $least } at least
    .help = if the bonuses are not counted yet, the phase is `end`; else check the score; past 80 points the marker goes round the track again: with an 80-point token write `tokens: 1` beside `score: { $score }`

turns-told = each turn brings one colour, with one wild tile at most
turns-check-tiles = the tiles beside { $whose ->
        [none] both boards
       *[some] { $whose }'s board
    }
