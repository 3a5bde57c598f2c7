# Why a move is refused, or cannot be decided. $tile, $wall, $floor and $box are what the edition calls them.

not-told = the case does not tell { $what }

wrong-phase = { $move ->
        [take] { $player } cannot take { NOUNS($tile) }
        [tile] { $player } cannot tile line { $line }
        [clear] { $player } cannot pay for the { $floor }
        [deal] no round can be dealt
       *[finish] the end bonuses cannot be counted
    } { $during }, only { $only }
    .label = not { $during }
    .help = { $phase ->
        [setup] first the factories have to be filled (`deal:`)
        [offer] { $turn ->
            [none] the offer goes on until everything is taken
           *[some] the offer goes on until everything is taken; { $turn } is next to take
        }
        [tiling] { $move ->
            [take] everything of this round is taken: the next round has to be dealt (`deal:`), once full lines are tiled and each { $floor } is cleared, which has to be written only where there is a choice (`tile:`, `clear:`)
           *[other] full lines are tiled now (`tile:`), and then each { $floor } is cleared (`clear:`)
        }
        [preparation] the next round has to be dealt now (`deal:`)
        [end] only the end bonuses are left to be counted (`finish: game`)
       *[over] everything is counted: there is no move left
    }

not-your-turn = { $player } takes out of turn: it is { $turn }'s turn
    .label = { $turn } is next
    .help = turns go clockwise, now { $order }; if this is a record, a move may be missing here, two may be swapped, or `starter` may be another player
in-order = { $next ->
        [none] { $player }
       *[some] { $player }, then { $next }
    }

not-among-next = { $player } takes out of turn: by boards and factories it is { OR($whose) } turn
    .label = it cannot be their turn
    .help = turns go clockwise; { OR($turn) } can be next
owner = { $player }'s

no-such-factory = there is no factory { $factory }: the table has { $count } factories
    .label = no such factory
    .help = factories are numbered 1 to { $count } in the order of `factories:`; { $sources }

factory-away = { $player } cannot take from factory { $factory }: it is the "0" factory, which { $keeper } keeps
    .label = not on the table
    .help = { $sources }

source-empty = { $player } takes { FROM($from) }, but no { $tile } lies there
    .label = no { NOUNS($tile) }
    .help = { $sources }
    .there = no { NOUNS($tile) }

colour-not-there = { $player } takes { $colour }, but no { $colour } { $tile } lies { AT($from) }
    .label = no { $colour } there
    .help = { THE($from) } holds { AND($there) }; { $sources }
    .there = { AND($there) }

# Where a colour lies to be taken.
sources = { $none_known ->
        [yes] no { $colour } lies anywhere to be taken
        [no] the case shows no { $colour } that could be taken
       *[some] { $colour } lies { AND($there) }
    }
lies-at = { AT($from) } ({ COUNT($count, $tile) })

not-all-of-colour = { $fewer ->
        [yes] { $player } takes { $taken } of the { COUNT($there, $tile, $colour) } { AT($from) }, but all { NOUNS($tile) } of a colour are taken together
       *[no] { $player } takes { COUNT($taken, $tile, $colour) } { FROM($from) }, but only { $there } { $there ->
            [one] lies
           *[other] lie
        } there
    }
    .label = { $there } { PLURAL($there, "lies", "lie") } there
    .help = write `take: { $there } { $colour }`, or `take: { $colour }` for all of them
    .there = { AND($heap) }

never-there = { $there ->
        [0] { $player } takes { $colour } { FROM($from) }, but no { $colour } { $tile } can lie there
       *[other] { $player } takes { COUNT($taken, $tile, $colour) } { FROM($from) }, but { $there } or none can lie there
    }
    .label = cannot lie there
    .help = { SIZE($had) ->
        [0] it had been emptied before
       *[other] after { $player }'s last turn { AND($had) } lay there
    }, and factories are filled between two rounds only
    .had = { AND($had) }

taken-too-many = { $player } takes { $taken ->
        [none] { $colour }
       *[some] { COUNT($taken, $tile, $colour) }
    }{ $from ->
        [none] {""}
       *[some] {" "}{ FROM($from) }
    }, but { $most ->
        [0] none can lie there
       *[other] no more than { $most } can lie there
    }
    .label = { $most ->
        [0] cannot lie there
       *[other] too many
    }
    .help = { $why ->
        [fill] a factory gets four { NOUNS($tile) }, and none are added
        [left] before the others took, { $most ->
            [0] no { $colour } was
           *[other] no more than { $most } { $colour } were
        } left on the factories and in the centre
        [rests] only what is not taken of the four { NOUNS($tile) } of an emptied factory comes to the centre
        [rests-and-one] only what is not taken of an emptied factory comes to the centre, three { NOUNS($tile) } of each at most, and one more of "+1"
        [sides] a factory gets four { NOUNS($tile) }; its gold side brings two more at most, "to the neighbours" three
        [gone] whoever takes a colour takes all of it, and only "to the neighbours" sends more to a factory, three { NOUNS($tile) } at most
        [emptied] somebody took from it, a rest stays on "stay" alone, and only "to the neighbours" sends more to a factory, three { NOUNS($tile) } at most
        [taken] whoever takes { $colour }, from the centre or a factory, takes all of it, and { $most ->
            [0] none can have come to the centre since
           *[other] no more than { $most } can have come to the centre since
        }
       *[box] there are 20 { NOUNS($tile) } of each colour{ IF($elsewhere, ", and the case shows the others elsewhere") }
    }

# Where tiles of a colour may be placed.
placements = { $count ->
        [0] { $untold ->
            [yes] { $colour } can go to the { $floor }, or to a line that can take it; the case does not tell which can
           *[no] no line takes { $colour }: it can only go to the { $floor }
        }
        [one] { $colour } can go to line { OR($legal) } or to the { $floor }
       *[other] { $colour } can go to line { OR($legal) }, or to the { $floor }
    }

line-holds-another = { $player }'s line { $line } holds { $holds }, so it cannot take { $offered }
    .label = takes no { $offered }
    .help = { $placements }
    .held = holds { $holds }

line-full = { $player }'s line { $line } is full with { COUNT($spaces, $tile, $colour) } and takes no more { $colour }
    .label = takes no more
    .help = { $placements }; under the ruling full-line-target=yes line { $line } could be chosen, and all would fall
    .held = full

wall-row-has-colour = { $player }'s line { $line } cannot take { $colour }: row { $line } of the { $wall } already has { $colour }, in column { COLUMN($space) }
    .label = row { $line } has { $colour }
    .help = { $placements }
    .there = { $colour } of row { $line }

no-column-left = { $player }'s line { $line } cannot take { $colour }: the column of every free space of row { $line } of the { $wall } has { $colour } already
    .label = no column for { $colour }
    .help = { $placements }; the ruling grey-line-check=yes would allow the line, to fall when it is tiled

must-place-what-fits = { $player } sends { COUNT($falls, $tile) } to the { $floor } although line { $line } has room for { $fits } of those taken
    .label = would fit
    .help = place on line { $line } all that fit, or send the whole take to the { $floor } (`to: floor`); the ruling partial-floor=yes would allow it

more-fall = { $fits ->
        [0] none of what { $player } takes fits on line { $line }
        [one] only 1 of the { COUNT($taken, $tile) } that { $player } takes fits on line { $line }
       *[other] only { $fits } of the { COUNT($taken, $tile) } that { $player } takes fit on line { $line }
    }, so { $excess ->
        [one] 1 falls
       *[other] { $excess } fall
    }, not { $falls }
    .label = { $excess ->
        [one] 1 falls
       *[other] { $excess } fall
    }
    .help = write `floor: { $excess }`, or leave `floor:` out: what does not fit falls by itself

more-fall-than-taken = { $player } sends { COUNT($falls, $tile) } to the { $floor }, but takes { COUNT($taken, $tile) }
    .label = too many
    .help = to send the whole take to the { $floor } write `to: floor`, and leave `floor:` out

all-fall = { $player } sends { $taken ->
        [one] the { NOUN($tile) }
        [2] both { NOUNS($tile) }
       *[other] all { COUNT($taken, $tile) }
    } to the { $floor }, not { $falls }
    .label = { $taken ->
        [one] 1 falls
       *[other] { $taken } fall
    }
    .help = leave `floor:` out: the whole take falls

rest-to-centre = the rest of { $from ->
        [none] every factory
       *[some] { THE($from) }
    } goes to the centre and nowhere else
    .label = not sent on
    .help = leave `rest:` out: only a take from the "to the neighbours" factory sends a rest on

rest-stays = the rest of { THE($from) } stays on it: its gold side is "stay"
    .label = not sent on
    .help = leave `rest:` out: only a take from the "to the neighbours" factory sends a rest on

centre-stays = what a take leaves behind { AT($from) } stays there and cannot be sent on
    .label = not sent on
    .help = leave `rest:` out: only a take from the "to the neighbours" factory sends a rest on

rest-not-said = the move does not say which neighbours get the rest of factory { $factory }: { AND($rest) }
    .label = where does the rest go?
    .help = { $ways ->
        [one] add `rest:` and send these { NOUNS($tile) } to { AND($neighbours) }, the only neighbour that can get them
       *[other] add `rest:` and divide these { NOUNS($tile) } between { AND($neighbours) }, all of a colour to the same one
    }
    .rest = { AND($rest) }

rest-choice = { OR($worlds) }{ IF($others, ", for example") }

rest-differs = the move gives { AND($sent) } as the rest, but the rest is { AND($rest) }
    .label = not the rest
    .help = write exactly { AND($rest) }

rest-has-taken = the move sends on { $colour } { NOUNS($tile) }, but it takes all { $colour } ones, and none is left
    .label = no { $colour } is left
    .help = send on what is left beside the { $colour } { NOUNS($tile) }

rest-too-many = the move takes { $taken } and sends { $sent } on, but a factory has { COUNT($most, $tile) } at most
    .label = { $taken } and { $sent } are more than { $most }
    .help = a factory gets four { NOUNS($tile) }: check `take` and `rest`

rest-split = the move splits the { $colour } { NOUNS($tile) } of the rest between { THE($first) } and { THE($second) }
    .label = { $colour } is split
    .help = send all { $colour } { TO($first) } or all { TO($second) }

rest-too-far = the move sends a part of the rest { TO($to) }, which is no neighbour{ $from ->
        [none] {""}
       *[some] {" "}of { THE($from) }
    }
    .label = { THE($to) } is not beside it
    .help = the rest can go to { OR($neighbours) }

rest-to-away = the move sends a part of the rest { TO($to) }, the "0" factory, which { $keeper } keeps
    .label = not on the table
    .help = as it is away, the rest can go to { OR($neighbours) }

rest-to-empty = the move sends a part of the rest { TO($to) }, which is empty
    .label = { THE($to) } is empty
    .help = under the ruling neighbour-empty=no the rest goes to neighbours that still hold some, else to the centre; neighbour-empty=yes would allow this
    .empty = empty

line-not-full = { $count ->
        [none] { $player }'s line { $line } is not full, and only full lines are tiled
        [0] { $player }'s line { $line } is empty, and only full lines are tiled
       *[other] { $player }'s line { $line } holds { $count } of { $spaces } { NOUNS($tile) }, and only full lines are tiled
    }
    .label = not full
    .help = { $count ->
        [none] { $next }
        [0] { $next }
        [one] the { $tile } on line { $line } stays for the next round; { $next }
       *[other] the { NOUNS($tile) } on line { $line } stay for the next round; { $next }
    }
next-line = { $line ->
        [none] { $others ->
            [yes] the case does not tell whether another line of { $player } is full
           *[no] { $player } has no full line left
        }
       *[other] line { $line } with { $colour } is next to be tiled
    }

not-topmost = { $player } tiles line { $line }, but line { $first } is full and comes first
    .label = after line { $first }
    .help = lines are tiled from top to bottom: tile line { $first } before this
    .full = full

not-the-printed-space = { $player } cannot put { $colour } on row { $line }, column { $chosen }, which is printed { $there }
    .label = printed { $there }
    .help = the { $colour } space of row { $line } is in column { $printed }: `to: column { $printed }`, or leave `to:` out

space-covered = { $player } cannot tile { $space }: a { $holds } { $tile } lies there already
    .label = holds { $holds }
    .help = { $columns }
    .there = { $holds }

column-has-colour = { $player } cannot put { $colour } on { $space }: column { COLUMN($space) } already has { $colour }, in row { ROW($other) }
    .label = column { COLUMN($space) } has { $colour }
    .help = { $columns }
    .other = the { $colour } of the column

# Where in a row a tile may go.
open-columns = { $count ->
        [0] no space of row { $row } may take { $colour }: the line falls (`to: floor`)
       *[other] in row { $row } { $colour ->
            [none] column { OR($legal) } is free
           *[other] { $colour } can go to column { OR($legal) }
        }{ IF($told, "", ", as far as the case tells") }
    }

column-not-said = the move does not say where the { $colour } { $tile } of { $player }'s line { $line } goes: it can go to column { OR($open) }
    .label = which column?
    .help = choose column { OR($open) } and add it, as in `to: column { $first }`

column-choice = it goes{ IF($others, ", for example,") } to { OR($worlds) }

line-must-fall = { $player }'s line { $line } cannot be tiled: { $why }, so all its { NOUNS($tile) } fall
    .label = falls
    .help = write `to: { AND($legal) }`: the whole line goes to the { $floor }

line-may-not-fall = { $player }'s line { $line } may not fall: { $colour } has a place in row { $line } of the { $wall }, column { OR($open) }
    .label = may not fall
    .help = { $columns }{ $side ->
        [grey] ; the ruling grey-forced=yes would let it fall
       *[coloured] {""}
    }

lines-first = { $player }'s { $floor } cannot be paid yet: line { $line } is still full
    .label = too early
    .help = the { $floor } is paid at the end of tiling: tile line { $line } first

nothing-to-clear = nothing lies on { $player }'s { $floor }, so there is nothing to pay
    .label = empty
    .help = leave this move out

game-ends = there is no further round: { $finished } has completed row { $row } of the { $wall }
    .label = no further round
    .help = { $phase ->
        [over] the game has ended and everything is counted: there is no move left
       *[other] the game has ended: only the end bonuses are left to be counted (`finish: game`)
    }
    .row = a complete row

nobody-finished = the end bonuses cannot be counted: nobody has a complete row on the { $wall }
    .label = too early
    .help = the game goes on with the next round (`deal:`)

dealt-factories = the deal fills { COUNT($count, "factory") }, but { $expected ->
        [none] five, seven or nine
       *[other] { $expected }
    } lie on the table
    .label = { COUNT($count, "factory") }
    .help = list all of them in ring order; one that stayed empty as ""

dealt-count = the deal puts { COUNT($count, $tile) } on factory { $factory }{ $gold ->
        [none] {""}
       *[some] {" "}({ $side })
    }, which gets { $expected }
    .label = { COUNT($count, $tile) }
    .help = write exactly { $expected } { NOUNS($tile) } for it

fifth-not-said = the deal does not say which { $tile } came fifth to factory { $factory } ("+1")
    .label = which fifth?
    .help = { $count ->
        [4] add the fifth as `extra:`, as in `extra: { $example }`
       *[other] write the four that it was filled with, and the fifth as `extra:`, as in `extra: { $example }`; or add `effects: done` if the factories are shown after set-up
    }

dealt-total = { $all ->
        [yes] the deal shows the last { COUNT($dealt, $tile) } on more factories than they fill
       *[no] the deal shows { COUNT($dealt, $tile) }, but bag and { $box } hold { $supply } together
    }
    .label = { COUNT($dealt, $tile) }
    .help = when { NOUNS($tile) } run out, the factories are filled one after another until there are no more: only one of them can have 1 to 3

not-in-bag = the deal shows { COUNT($dealt, $tile, $colour) }, but { $bag_only ->
        [yes] the bag holds
       *[no] bag and { $box } hold
    } { $available ->
        [0] none
       *[other] no more than { $available }
    }
    .label = { $dealt } { $colour }
    .help = { $bag_only ->
        [yes] the bag suffices for the whole deal, so the { $box } is not touched: look for a colour read wrongly
       *[no] there are 20 { NOUNS($tile) } of each colour, and all others lie on the boards: look for a colour read wrongly
    }

bag-not-used-up = the deal draws from the refilled bag although { COUNT($left, $tile, $colour) } of the old bag would be left
    .label = { $left } { $colour } missing
    .help = all that is in the bag is drawn before the { $box } is emptied into it{ $is_extra ->
        [yes] ; the fifth { $tile } on "+1" comes only after the factories
       *[no] {""}
    }

bag-not-first = the deal draws from the refilled bag too early: the old bag held { AND($bag) }, and these did not come first
    .label = in another order
    .help = factories are filled one after another, and the bag is refilled once it is empty: { $full ->
        [0] all { NOUNS($tile) } of the old bag lie on one factory
        [one] { COUNT($full, "factory") } holds nothing but { NOUNS($tile) } of the old bag{ $more ->
            [0] {""}
            [one] , and the other one lies on one more
           *[other] , and the other { $more } lie on one more
        }
       *[other] { COUNT($full, "factory") } hold nothing but { NOUNS($tile) } of the old bag{ $more ->
            [0] {""}
            [one] , and the other one lies on one more
           *[other] , and the other { $more } lie on one more
        }
    }

dealt-in-all = the deal shows { COUNT($dealt, $tile) } on all factories together, but they get { $expected }
    .label = { COUNT($dealt, $tile) }
    .help = each factory gets four, "+1" one more, as long as bag and { $box } have any; a seeker only takes from its neighbours

none-left-for-extra = "+1" gets no { $colour } { $tile }: the factories take { $room }, and bag and { $box } hold { $supply } together
    .label = none is left
    .help = "+1" gets its { $tile } after all factories are filled: leave `extra:` out, and put the { $colour } { $tile } on the factory that it was drawn for

extra-tile = { $shown ->
        [yes] the factories are shown after set-up, so the fifth { $tile } on "+1" lies there already
       *[no] the deal draws a fifth { $tile }, but no factory shows "+1"
    }
    .label = one too many
    .help = { $shown ->
        [yes] leave out either `extra:` or `effects: done`
       *[no] leave `extra:` out, or mark the factory with `gold: +1`
    }

no-such-setup = no draw of four for each factory leads to this deal once its gold factories have taken effect
    .label = not reachable
    .help = all factories are filled before "+1" gets one { $tile } more, and the bag is emptied before the { $box }; a seeker moves one of its colour from each neighbour that has one, in the order of the ruling setup-order; leave out `effects: done` if the factories are shown as they were drawn

wrong-starter = { $said } cannot begin the round: { $why ->
        [first] the case says that { $starter } does
        [has-marker] { $starter } has the first-player marker
        [same-starter] nobody took from the centre, so { $starter } begins, who began the round before
       *[next-after-last] nobody took from the centre, so { $starter } begins, who was next to take
    }
    .label = { $starter } begins
    .help = write `starter: { $starter }`, or leave it out

# What would have to be so for a move of which the case does not tell enough.
goes-on = nobody has completed a row
row-complete = somebody has completed a row
sends-on = factory { $factory } is "to the neighbours" and { AND($to) } { PLURAL($count, "lies", "lie") } beside it
as-taken = the { NOUNS($tile) } lie where they are taken
column-lacks = { $free ->
        [yes] column { COLUMN($space) } of { $player }'s { $wall } has no { $colour }
       *[no] { $space } of { $player }'s { $wall } is free and its column has no { $colour }
    }
column-has = column { COLUMN($space) } of { $player }'s { $wall } has { $colour }
offer-ends = the offer is over by then
some-fell = something lies on { $player }'s { $floor }
row-lacks = row { $row } of { $player }'s { $wall } has no { $colour }
line-takes = { $player }'s line { $line } { IF($now, "now ") }{ OR($worlds) }
line-world = { $some ->
        [0] is empty
        [1] holds { COUNT($count, $tile, $colour) }
       *[both] is empty or holds { COUNT($count, $tile, $colour) }
    }
line-is-full = { $all ->
        [yes] { $any ->
            [yes] { $player }'s line { $line } is full
           *[no] { $player }'s line { $line } { OR($worlds) }
        }
       *[no] { $player }'s line { $line } { OR($worlds) }
    }
line-above = { $count ->
        [1] { $player }'s line { AND($lines) } is not full
       *[other] none of { $player }'s lines { AND($lines) } is full
    }
none-full = none of { $player }'s pattern lines is full
number = { $number }
goes = { AND($items) }
