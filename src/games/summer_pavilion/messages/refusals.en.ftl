# Why a move is refused, or cannot be decided, and what would be legal instead.

not-told = the case does not tell { $what }

wrong-phase = { $why ->
        [none] { $doing } { $when }, only { $then }
       *[some] { $doing }: that is done { $then }, and it cannot be that phase, for { $why }
    }
    .label = { $why ->
        [none] not { $when }
       *[some] not now
    }
    .help = { $why ->
        [none] { $next }
       *[some] check what the case tells, and say in it which phase it is (`phase:`)
    }

cannot = { $verb ->
        [take] { $player } cannot take tiles
        [place] { $player } cannot place a tile
        [bonus] { $player } cannot choose bonus tiles
        [pass] { $player } cannot pass
        [refill] the supply is not refilled
        [deal] no round can be dealt
       *[finish] the end bonuses cannot be counted
    }

comes-next = { $phase ->
        [setup] first the supply and the factories have to be filled (`refill:`, `deal:`)
        [offer] phase 1 goes on until everything is taken{ $turn ->
            [none] {""}
           *[some] ; { $turn } is next to take
        }
        [play] phase 2 goes on until everybody has passed{ $turn ->
            [none] {""}
           *[some] ; { $turn } is next to place a tile or pass
        }
        [preparation] the next round has to be dealt now (`deal:`)
        [end] only the end bonuses are left to be counted (`finish: game`)
       *[over] everything is counted: there is no move left
    }

not-your-turn = { $player } moves out of turn: it is { $turn }'s turn
    .label = { $turn } is next
    .help = { $begins ->
        [round] whoever had the first-player marker begins the round, and that is { $turn };{" "}
        [phase] { $turn } has the first-player marker and begins phase 2;{" "}
        [unmarked] nobody took the first-player marker, and so it is { $turn } who begins phase 2;{" "}
       *[none] {""}
    }turns go clockwise, now { $order }

turns-to-come = { $first }{ $rest ->
        [none] {""}
       *[some] , then { $rest }
    }

who = { $whose }
    .of = { $whose }'s

turn-of-others = { $player } moves out of turn: it is { OR($turns, case: "of") } turn
    .label = { OR($turns) } is next
    .help = turns go clockwise: add `turn:` to the case, and the moves of the others before this one

already-passed = { $player } has passed and has no more turns in this round
    .label = has passed
    .help = { $left ->
        [none] { $whole ->
            [yes] { $next }
           *[no] { $player } has nothing left to do until the round is over for everybody
        }
       *[some] this round only { AND($left) } can still move
    }

bonus-first = { $earner } has { COUNT($count, "bonus tile") } to choose before anything else happens
    .label = { COUNT($count, "bonus tile") } first
    .help = write a move of { $earner } with `bonus:` before this one{ $supply ->
        [none] {""}
       *[some] ; the supply holds { AND($supply) }
    }

no-such-factory = there is no factory { $factory }: the table has { $count } factories
    .label = no such factory
    .help = factories are numbered 1 to { $count } in the order of `factories:`{ $lies ->
        [none] {""}
       *[some] ; { $lies }
    }

source-empty = { $player } takes from { $source }, but nothing lies there
    .label = empty
    .help = { $from ->
        [centre] {""}
       *[other] what a take leaves on a factory goes to the centre;{" "}
    }{ $instead }
    .there = nothing

nothing-taken = { $player } takes nothing, but has to take tiles in this turn
    .label = nothing
    .help = { $instead }

several-colours = { $player } takes { $first } and { $second }, but one colour is chosen in a turn, and { $wild } is the wild one that goes along
    .label = two colours
    .help = { $instead }

taken-in-no-round = { $player } takes { AND($taken) }{ $from ->
        [none] {""}
       *[some] {" "}from { $source }
    }, which is not allowed in any round, whichever colour is wild
    .label = in no round
    .help = take all tiles of one colour, and one of the wild colour of the round if any lies with them
    .there = { $lying ->
        [none] {""}
       *[some] { AND($lying) }
    }

colour-not-there = { $player } takes { $colour }, but no { $colour } tile lies { AT($source) }
    .label = no { $colour } there
    .help = { $source } holds { AND($rest) }; { $lies }
    .there = { AND($there) }

colour-gone = { $player } takes { $colour } from { $source }, but by what was taken before no { $colour } tile can lie there
    .label = none left
    .help = whoever takes a colour takes all of it, with a wild tile if one lies there, and a wild tile by itself only where nothing else lies

not-all-of-colour = { $few ->
        [yes] { $player } takes { $taken } of the { COUNT($there, "tile", $colour) } { AT($source) }, but all tiles of a colour are taken together
       *[no] { $player } takes { COUNT($taken, "tile", $colour) } from { $source }, but only { $there } { $there ->
            [one] lies
           *[other] lie
        } there
    }
    .label = { $there } { PLURAL($there, "lies", "lie") } there
    .help = { $instead }
    .there = { AND($lying) }

more-than-factory = { $player } takes { COUNT($taken, "tile") } from { $source }, where { $most } at most can lie
    .label = { $most } at most
    .help = a factory is filled with four tiles, the wild one among them: check `take` and `from`

more-than-centre = { $player } takes { COUNT($taken, "tile") } from { $source }, where { $most } at most can be taken together
    .label = { $most } at most
    .help = a factory leaves three tiles to the centre at most: check `take` and `from`

more-than-left = { $player } takes { COUNT($taken, "tile", $colour) }, but { $most ->
        [0] none can be left to take
       *[other] no more than { $most } can be left to take
    }
    .label = { $most } at most
    .help = the game has 22 tiles of each colour, and the others are in sight elsewhere: check `take`, and what the case shows

wild-chosen = { $player } chooses { $wild }, the wild colour of this round, but it cannot be chosen as long as another colour lies { AT($source) }
    .label = wild this round
    .help = { $instead }
    .there = { AND($lying) }

wild-count = { $expected ->
        [0] { $player } takes { COUNT($taken, "tile", $wild) }, the wild colour, but none lies { AT($source) }
       *[1] { $taken ->
            [0] { $wilds ->
                [1] { $player } leaves the wild { $wild } tile { AT($source) }, but it has to be taken along
               *[other] { $player } leaves the wild { $wild } tiles { AT($source) }, but exactly one of them has to be taken along
            }
           *[other] { $player } takes { COUNT($taken, "tile", $wild) }, but { $wild } is wild: exactly one of them is taken
        }
    }
    .label = { $taken ->
        [0] no { $wild }
       *[other] { $taken } { $wild }
    }
    .help = { $instead }
    .there = { AND($lying) }

wilds-taken = { $player } takes { COUNT($taken, "tile", $wild) }, but { $wild } is wild: exactly one of them is taken
    .label = { $taken } { $wild }
    .help = { $instead }

wild-alone = { $player } takes { COUNT($taken, "tile", $wild) }, but { $wild } is wild: exactly one of them is taken
    .label = { $taken } { $wild }
    .help = { $instead }
    .there = { $lying ->
        [none] {""}
       *[some] { AND($lying) }
    }

take-one-colour = take all tiles of one colour, and one wild tile if any lies with them

takes-from = from { $source } this can be taken: { $takes }

source = { $from ->
        [centre] the centre of the table
       *[other] { $from }
    }
    .at = { $from ->
        [centre] in the centre of the table
       *[other] { AT($from) }
    }

either = { $count ->
        [2] { OR($heaps, apart: "yes") }
       *[other] { OR($heaps) }
    }

heap = { AND($tiles) }

heap-plus = { PLUS($tiles) }

lies-there = { AT($source) } ({ AND($tiles) })

lies = { $colour } lies { AND($places) }

lies-nowhere = { $known ->
        [yes] no { $colour } lies anywhere to be taken
       *[no] the case shows no { $colour } that could be taken
    }

space-covered = { $player } cannot place a tile on { $here }: { ONE("tile", $holds) } lies there already
    .label = holds { $holds }
    .help = { $instead }
    .tile = { $holds } here

no-space = { $player } cannot place a tile on a { $on }
    .label = no space of a star
    .help = { $instead }

star-takes-another = { ONE("tile", $colour) } cannot go to { $here }: the { $takes } star takes { $takes } only
    .label = takes { $takes } only
    .help = { $instead }

wild-on-other-star = { ONE("tile", $wild) } cannot go to { $here }: a wild tile stands in for others in the payment, but the tile on the { $takes } star has to be { $takes }
    .label = not on the { $takes } star
    .help = { $affordable ->
        [yes] place { ONE("tile", $takes) } there and pay the rest with { $wild } (`place: { $takes }`);{" "}
       *[no] {""}
    }{ $instead }

star-has-colour = { $colour } cannot go to { $here }: { $on } takes each colour once, and { $colour } lies on { $other }
    .label = { $colour } is there already
    .help = { $instead }
    .tile = { $colour } already

star-of-one-colour = { $colour } cannot go to { $here }: { $on } holds { $count } { $holds } tiles and takes only { $holds }
    .label = takes { $holds } only
    .help = { $instead }
    .tile = { $holds } here

-paid-with = { $wild ->
        [none] all { $colour }
        [untold] at least one { $colour }, the others { $colour } or wild
       *[some] at least one { $colour }, the others { $colour } or the wild { $wild }
    }

needs-hand = { $spaces ->
        [no] no free space takes { $colour }
        [none] { $colour } can go to any free space that takes it, for as many tiles as its number: { -paid-with }
       *[some] { $colour } can go to { $spaces }, for as many tiles as its number: { -paid-with }
    }

price = { $here } takes { $needs ->
        [1] nothing but the tile that is placed
       *[other] { COUNT($needs, "tile") }: { -paid-with }
    }

needs-stars = where { $colour } can go with what lies beside the board ({ AND($tiles) }) depends on the stars

can-go = { $colour } can go to { $spaces } with what lies beside the board ({ AND($tiles) })

needs-round = where { $colour } can go depends on the wild colour, and so on the round: add `round:`

others-can-go = { $holds ->
        [yes] { $open ->
            [yes] { $player } can pay for no free space that takes { $colour }, but can
           *[no] no free space takes { $colour }, but { $player } can
        } place { OR($others) } with what lies beside the board ({ AND($tiles) })
       *[no] { $player } can place { OR($others) } with what lies beside the board ({ AND($tiles) })
    }

has-none = { $player } has no { $colour } tile to place among what lies beside the board ({ AND($tiles) })

has-to-pass = { $player } can place nothing with what lies beside the board ({ AND($tiles) }) and has to pass

pays-several-colours = { $player } pays for { $colour } with { $first } and { $second }, but only one colour is wild in a round
    .label = two other colours
    .help = use { $colour } tiles, and for the rest those of the wild colour; `round:` says which that is

cannot-pay = { $player } cannot pay for { $here }: it takes { COUNT($needs, "tile") }, and { $player } has { COUNT($held, "tile", $colour) }{ $wilds ->
        [0] {""}
       *[other] { $wild ->
            [none] {" "}and { $wilds } wild at most, whichever colour that is
           *[some] {" "}and { $wilds } wild { $wild }
        }
    }, { $wild ->
        [none] at least { $missing }
       *[some] { $missing }
    } too few
    .label = { $missing } too few
    .help = { $wild ->
        [none] {""}
       *[some] { $missing ->
            [0] {""}
            [one] { $missing } more tile of { $colour }{ $same ->
                [yes] {""}
               *[no] {" "}or the wild { $wild }
            } would do;{" "}
           *[other] { $missing } more tiles of { $colour }{ $same ->
                [yes] {""}
               *[no] {" "}or the wild { $wild }
            } would do;{" "}
        }
    }{ $instead }
    .hand = { AND($hand) } here

none-to-place = { $player } has no { $colour } tile for { $here }: one of the tiles used has to be, the one that is placed
    .label = no { $colour } tile
    .help = { $same ->
        [yes] { $missing ->
            [one] 1 more tile of { $colour } would do;
           *[other] { $missing } more tiles of { $colour } would do;
        }
       *[no] { $missing ->
            [one] 1 { $colour } tile would do;
           *[other] { $missing } more tiles of { $colour } or the wild { $wild }, at least one of them { $colour }, would do;
        }
    } { $instead }
    .hand = { AND($hand) } here

pays-wrong-count = { $player } uses { COUNT($paid, "tile") } for { $here }, which takes { $needs }, the placed one included: { $many ->
        [0] { $few } too few
       *[other] { $many } too many
    }
    .label = { $many ->
        [0] { $few } too few
       *[other] { $many } too many
    }
    .help = { $instead }

this-would-do = this would do: { $payments }

pays-none-of-colour = { $player } places { $colour } but uses no { $colour } tile: the placed tile is one of those that are used
    .label = no { $colour }
    .help = { $instead }

pays-other-colour = { $player } pays for { $colour } with { COUNT($count, "tile", $other) }, but { $same ->
        [yes] { $colour } is the wild colour itself, and no other colour stands in for it
       *[no] only { $wild } is wild in this round
    }
    .label = { $other } is not wild
    .help = { $instead }

pays-more-than-held = { $player } uses { COUNT($paid, "tile", $colour) }, but has { $held ->
        [0] none
       *[other] only { $held }
    } beside the board: { $over } too few
    .label = { $player } has { $held }
    .help = { $instead }
    .hand = { AND($hand) } here

payment-not-said = { $player } can pay for { $here } in { $count } ways, and the move does not say which
    .label = paid with what?
    .help = add `pay:` with all tiles used, the placed one included; { $instead }

payment-choice = it is paid{ IF($others, ", for example,") } with { OR($worlds) }

no-bonus = { $player } has no bonus tiles to choose: none were earned in this turn, or all of them are taken
    .label = none to choose
    .help = tiles come from the supply only in the turn that covers the last space around a pillar, a statue or a window; if that was before the position of the case, say in it how many are left to choose (`bonus: 2`, with the player){ $lacking ->
        [none] {""}
       *[some] . On this board { AND($lacking) }
    }

lacks = { $feature } lacks { $space }

bonus-beyond = { $player } chooses { COUNT($chosen, "bonus tile") }, but { $beyond ->
        [yes] no tile on this board can have earned more than { $most }
       *[no] whoever has earned any chooses at least one
    }
    .label = { COUNT($chosen, "tile") }
    .help = a pillar brings 1 tile, a statue 2, a window 3, and nothing is chosen where none was surrounded

bonus-of-another = { $player } chooses bonus tiles, but it is { $earner } who has earned them
    .label = { $earner } chooses
    .help = write `player: { $earner }`

bonus-count = { $player } chooses { COUNT($chosen, "bonus tile") }, but { $feature ->
        [none] { $exact ->
            [yes] { $most ->
                [1] 1 has
               *[other] { $most } have
            }
           *[no] { $least } to { $most } have
        } to be chosen: { COUNT($earned, "bonus tile") } { PLURAL($earned, "was", "were") } earned{ $short ->
            [yes] {" "}and the supply holds { $most }
           *[no] {""}
        }
       *[some] a surrounded { $feature } brings { $earned }
    }
    .label = { COUNT($chosen, "tile") }
    .help = a pillar brings 1 tile, a statue 2, a window 3{ $supply ->
        [none] {""}
       *[some] ; the supply holds { AND($supply) }
    }{ $lacking ->
        [none] {""}
       *[some] . On this board { AND($lacking) }
    }
    .supply = the supply

bonus-not-there = { $player } chooses { COUNT($chosen, "tile", $colour) } as bonus, but the supply holds { $there ->
        [0] none
       *[other] only { $there }
    }
    .label = { $there } in the supply
    .help = { $supply ->
        [none] choose among the tiles of the supply
       *[some] the supply holds { AND($supply) }
    }
    .supply = the supply

bonus-no-room = { $player } chooses { AND($others) } as bonus, but the supply surely holds { AND($seen) }, and { $room ->
        [0] no other tile
       *[other] no more than { COUNT($room, "tile") } beside them
    }
    .label = { $room ->
        [0] none there
       *[other] { $room } at most
    }
    .help = the supply has ten spaces, and what lies there stays until somebody chooses it: check the choice and `supply:`

keeps-too-many = { $kept ->
        [none] { $player } keeps more than four tiles, but the corners hold four at most
       *[some] { $player } keeps { COUNT($kept, "tile") }, but the corners hold four at most: { $over } too many
    }
    .label = { $kept ->
        [none] more than four tiles
       *[some] { COUNT($kept, "tile") }
    }
    .help = name four of them; { $gone ->
        [none] the others go to the tower and cost a point each
        [1] the other one goes to the tower and costs 1 point
       *[other] the others go to the tower and cost { $gone } points
    }

keeps-more-than-held = { $player } keeps { $colour ->
        [none] { COUNT($kept, "tile") }
       *[some] { COUNT($kept, "tile", $colour) }
    }, but has { $held ->
        [0] none
       *[other] only { $held }
    } beside the board
    .label = { $player } has { $held }
    .help = { $empty ->
        [yes] nothing can be kept
       *[no] { $few ->
            [yes] what can be kept is { AND($hand) }
           *[no] what can be kept is up to four of { AND($hand) }
        }
    }
    .hand = { AND($hand) } here

must-keep-all = { $player } { $gone ->
        [none] keeps fewer tiles
       *[some] discards { AND($gone) }
    }, although { $count ->
        [1] the tile that is left has
       *[other] all { COUNT($count, "tile") } that are left have
    } to be kept
    .label = keeps too few
    .help = keep { AND($held) }; under the ruling keep-fewer=yes a player may keep fewer
    .hand = { AND($hand) } here

nothing-to-keep-for = { $player } keeps tiles, but this is the last round: there is no next one to keep them for
    .label = nothing is kept now
    .help = write `pass: keep nothing`; every tile is discarded and costs a point. The ruling leftovers=after-bonuses would have them kept and paid at the end

keep-not-said = { $player } passes with { COUNT($count, "tile") }, of which four at most can be kept, and the move does not say which
    .label = which ones?
    .help = name up to four of { AND($held) } (`pass: keep …`)
    .hand = { AND($hand) } here

keep-choice = { $player } keeps{ IF($others, ", for example,") } { OR($worlds) }

nothing-to-refill = { $supply ->
        [10] the supply is full: nothing is drawn for it
       *[other] the supply holds { COUNT($supply, "tile") } and cannot be refilled: bag and tower are empty
    }
    .label = nothing to draw
    .help = the supply is refilled only after bonus tiles have been taken from it: leave this move out

refill-count = { COUNT($drawn, "tile") } { PLURAL($drawn, "is", "are") } drawn for the supply, which { $exact ->
        [yes] takes { $expected } now
       *[no] can lack no more than { $expected } now
    }
    .label = { COUNT($drawn, "tile") }
    .help = every empty space of the supply gets a tile, as long as bag and tower have any

not-in-bag = { COUNT($drawn, "tile", $colour) } { PLURAL($drawn, "is", "are") } drawn, but { $bag_only ->
        [yes] the bag holds
       *[no] { $available ->
            [0] bag and tower hold
           *[other] bag and tower can hold
        }
    } { $available ->
        [0] none
       *[other] only { $available }
    }
    .label = { $drawn } { $colour }
    .help = { $bag_only ->
        [yes] what is in the tower comes back only once the bag is empty: look for a colour taken for { $colour }
       *[no] the other { $colour } tiles of the twenty-two are with the players or on the table: look for a colour read wrongly
    }

bag-not-used-up = tiles are drawn from the refilled bag although { COUNT($left, "tile", $colour) } of the old bag would be left
    .label = { $left } { $colour } missing
    .help = all that is in the bag is drawn before the tower is emptied into it

bag-not-first = the deal draws from the refilled bag too early: the old bag held { AND($bag) }, and these did not come first
    .label = in another order
    .help = factories are filled one after another, and the bag is refilled once it is empty: { $full ->
        [0] all tiles of the old bag lie on one factory
        [one] { COUNT($full, "factory") } holds nothing but tiles of the old bag{ $more ->
            [0] {""}
            [one] , and the other one lies on one more
           *[other] , and the other { $more } lie on one more
        }
       *[other] { COUNT($full, "factory") } hold nothing but tiles of the old bag{ $more ->
            [0] {""}
            [one] , and the other one lies on one more
           *[other] , and the other { $more } lie on one more
        }
    }

game-ends = there is no further round: the sixth was the last
    .label = no further round
    .help = { $over ->
        [yes] everything is counted: there is no move left
       *[no] only the end bonuses are left to be counted (`finish: game`)
    }

rounds-left = the end bonuses cannot be counted { $round ->
        [none] between two rounds
       *[other] after round { $round }
    }: the game has six rounds
    .label = too early
    .help = the game goes on with the next round (`deal:`)

dealt-factories = the deal fills { COUNT($count, "factory") }, but { $expected ->
        [none] five, seven or nine
       *[other] { $expected }
    } lie on the table
    .label = { COUNT($count, "factory") }
    .help = list all of them; one that stayed empty as ""

dealt-count = the deal puts { COUNT($count, "tile") } on factory { $factory }, which gets { $expected }
    .label = { COUNT($count, "tile") }
    .help = { $expected ->
        [4] write exactly four tiles for it
       *[other] bag and tower give no more: factory { $factory } gets { $expected }
    }

dealt-total = { $same ->
        [yes] the deal leaves several factories half full, but the last { $supply } tiles fill one after another
       *[no] the deal shows { COUNT($dealt, "tile") }, but bag and tower hold { $supply } together
    }
    .label = { COUNT($dealt, "tile") }
    .help = when tiles run out, the factories are filled one after another until there are no more

wrong-first-starter = { $said } cannot begin the round: { $starter } does
    .label = { $starter } begins
    .help = the case says who begins the game: write `starter: { $starter }`, or leave it out

wrong-starter = { $said } cannot begin the round: { $starter } does
    .label = { $starter } begins
    .help = whoever has the first-player marker begins: write `starter: { $starter }`, or leave it out
