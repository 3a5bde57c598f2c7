# What makes a position impossible. $tile, $wall, $floor and $box are what the edition calls them.

wrong-space = { $player }'s { $wall } has a { $holds } { $tile } on { $space }, which is printed { $printed }
    .label = { $holds } on a { $printed } space
    .help = { $space } takes { $printed } only; the { $holds } space of row { ROW($space) } is in column { $belongs_in_column }

twice-in-row = { $player }'s { $wall } has { $colour } twice in row { ROW($space) }: in column { COLUMN($first) } and in column { COLUMN($space) }
    .label = { $colour } again
    .help = { $others ->
        [none] each row takes { $colour } once
       *[some] one of the two must be of a colour that row { ROW($space) } lacks: { OR($others) }
    }
    .first = the first { $colour } of the row

twice-in-column = { $player }'s { $wall } has { $colour } twice in column { COLUMN($space) }: in row { ROW($first) } and in row { ROW($space) }
    .label = { $colour } again
    .help = one of the two lies in another column or is of another colour: column { COLUMN($space) } takes { $colour } once
    .first = the first { $colour } of the column

mixed-line = { $player }'s line { $line } holds { $first } and, on space { $space } from the left, { $other }
    .label = { $other } among { $first }
    .help = a pattern line holds one colour: all { $first } or all { $other }

overfull-line = { $player }'s line { $line } holds { COUNT($count, $tile) }, but it has room for { $spaces }
    .label = { COUNT($count, $tile) } on { $spaces }
    .help = what does not fit falls: put { $over } of them on the { $floor }

line-gap = { $player }'s line { $line } has an empty space to the right of a { $tile }: space { $space } from the left
    .label = empty
    .help = lines fill from the right: write its empty spaces first, its { NOUNS($tile) } last, or leave the dots out

line-of-wall-colour = { $player }'s line { $line } holds { $colour }, but row { $line } of the { $wall } already has { $colour }, in column { COLUMN($space) }
    .label = { $colour } on line { $line }
    .help = { $others ->
        [none] line { $line } takes no { $colour } any more
       *[some] line { $line } can only hold a colour that the row lacks: { OR($others) }
    }
    .there = { $colour } on the { $wall }

line-without-column = { $player }'s line { $line } holds { $colour }, but no free space of row { $line } of the { $wall } may take { $colour }
    .label = { $colour } on line { $line }
    .help = every free column of row { $line } has { $colour } already; under the ruling grey-line-check=yes the line would be allowed and fall

overfull-floor = { $player }'s { $floor } holds { $count } pieces, but it has { $spaces } spaces
    .label = { $count } pieces on { $spaces } spaces
    .help = what falls when it is full goes to the { $box }

floor-gap = { $player }'s { $floor } has an empty space to the left of a piece: space { $space }, which costs { $cost }
    .label = empty
    .help = it fills from the left without gaps: move the pieces to the left, or add the missing one

overfull-kept = { $player }'s kept "0" factory holds { $count } pieces, but it catches one only
    .label = { $count } pieces
    .help = the pieces that fell after the first lie on the { $floor }

kept-without-zero = { $player } keeps the "0" factory, but it is not among the gold factories of this round
    .label = a kept factory
    .help = leave `kept:` out, or mark with `gold: zero` the factory that was taken away

kept-twice = { $first } and { $second } both keep the "0" factory, but there is one
    .label = kept again
    .help = only the player who took from it keeps it: leave the other `kept:` out
    .first = kept here

kept-yet-filled = { $player } keeps the "0" factory (factory { $factory }), but { AND($heap) } still lie on it; they went to the centre when it was taken
    .label = not empty
    .help = write factory { $factory } as empty and its { NOUNS($tile) } in the centre, or leave `kept:` out
    .kept = kept here

floor-not-cleared = { $player } still has { $pieces } { PLURAL($pieces, "piece", "pieces") } on the { $floor }{ $kept ->
        [yes] {" "}and the "0" factory
       *[no] {""}
    } { $during }
    .label = not cleared
    .help = when tiling is over the { $floor } is paid and empty; if it is not paid yet, the phase is `tiling`

still-kept = { $player } still has the "0" factory { $during }
    .label = not cleared
    .help = it goes back with the { $floor }: leave `kept:` out; if that is not paid yet, the phase is `tiling`

full-row-yet-playing = row { $row } of { $player }'s { $wall } is complete, which ends the game, but the case is set { $during }
    .label = a complete row
    .help = after the tiling in which a row is completed, the phase is `end`, or `over` once the bonuses are counted

full-row-below-full-line = row { $row } of { $player }'s { $wall } is complete, but line { $line } is still to be tiled and comes first: so it was complete before this round, and the game was over
    .label = a complete row
    .help = lines are tiled from top to bottom: check row { $row } and line { $line }
    .above = full

no-full-row-yet-over = the case is set { $during }, but nobody { $by_scores ->
        [yes] can have a complete row: it would be seen on the { $wall }, or have brought 2 to the score
       *[no] has a complete row on the { $wall }
    }
    .label = no complete row
    .help = as long as no row has five { NOUNS($tile) } the game goes on: after tiling the phase is `preparation`{ IF($by_scores, "; check the scores as well") }

over-too-early = the case is set { $during }, but in round { $round } no row can be complete yet: a row gains one { $tile } a round
    .label = round { $round }
    .help = the game goes on until somebody has five { NOUNS($tile) } in a row, in round 5 at the earliest: check the round and the phase

row-ahead-of-round = row { $row } of { $player }'s { $wall } holds { COUNT($tiles, $tile) }, but at this point of round { $round } it can have { $most } at most
    .label = { COUNT($tiles, $tile) } in round { $round }
    .help = a row gains one { $tile } a round: check the row, or the round ({ $earliest } at the earliest)

walls-ahead-of-round = the { NOUNS($wall) } took { COUNT($used, $tile) }{ IF($by_scores, " at least to bring these scores") }, but only { $dealt } were dealt in the rounds before round { $round }
    .label = { $dealt } dealt so far
    .help = a { $tile } on row 1 took one { $tile }, on row 2 two, … on row 5 five: check the rows and the round{ IF($by_scores, "; in the first tiling a score took as many or more: check the scores") }

tiles-ahead-of-round = { NOUNS($wall) }, lines, { NOUNS($floor) }, factories and centre account for { COUNT($used, $tile) }{ IF($by_scores, " at least with these scores") }, but only { $dealt } were dealt up to round { $round }
    .label = { $dealt } dealt so far
    .help = a { $tile } on row 1 of a { $wall } stands for one { $tile }, on row 2 for two, … on row 5 for five: check the boards and the round{ IF($by_scores, "; in the first tiling a score took as many or more: check the scores") }

round-against-phase = the case says round { $round }, which cannot be { $during }
    .label = not this round
    .help = { $phase ->
        [setup] before the first deal no round counts: leave `round:` out, or set the phase to what it is now
       *[other] rounds count from 1 once something was dealt
    }

full-line-after-tiling = { $player }'s line { $line } is still full { $during }
    .label = full
    .help = a full line is tiled and cleared: put its { $tile } on the { $wall }, or set the phase to `tiling`

score-too-high = { $player }'s score is { $score }, but the { NOUNS($tile) } on this { $wall } can have brought { $most } at most, in whatever order they came
    .label = { $most } at most
    .help = check the score, and whether a { $tile } of the { $wall } is missing

score-of-rounds = { $player }'s score is { $score }, but { $rounds ->
        [one] one round, with one { $tile } a row,
        [4] a { $wall } without a complete row
        [5] a full { $wall }
       *[other] { $rounds } rounds, with one { $tile } a row in each,
    } can have brought { $most } at most{ $bonuses ->
        [0] {""}
       *[other] , the { $bonuses } of the bonuses included
    }
    .label = { $most } at most
    .help = check the score, and the round or the phase

bonuses-counted = { $player }'s score is { $score }, but the { NOUNS($tile) } on this { $wall } can have brought { $most } at most, in whatever order they came
    .label = { $most } at most
    .help = with the { $bonuses } of the bonuses it can be: if they are counted already, the phase is `over`; else check the score, and whether a { $tile } of the { $wall } is missing

score-before-scoring = { $player }'s score is { $score }, but nothing has been scored yet
    .label = not 0
    .help = before the first tiling every score is 0: check the score and the round

score-too-low = { $rows ->
        [0] { $player }'s final score is { $score }, but the bonuses of this { $wall } alone bring { $least }
       *[other] { $player }'s score is { $score }, but each complete row of this { $wall } brought 5 or more in the last tiling, and a { $floor } costs 14 at most: so { $rows } { PLURAL($rows, "is", "are") } left{ $bonuses ->
            [0] {""}
           *[other] , and the bonuses bring { $bonuses }
        }
    }
    .label = { $least } at least
    .help = { $bonuses ->
        [0] check the score and the complete rows
       *[other] if the bonuses are not counted yet, the phase is `end`
    }

marker-not-paid = { $player } has the first-player marker, so it lay on the { $floor } and cost 1 at least, and the score can be { $most } at most, not { $score }
    .label = { $most } at most
    .help = whoever takes the marker puts it on the leftmost free space of the { $floor }: check the score, the { $wall } and who has the marker
    .marker = who has the marker

score-below-fallen = { $player }'s score is { $score }, but this { $wall } has brought { $points } at least{ $bonuses ->
        [0] {""}
       *[other] {" "}and { $bonuses } at the end
    }, and { $fell ->
        [0] no { $tile } fell, so with the markers no more than { $cost } was paid
       *[other] { COUNT($fell, $tile) } at most fell at the whole table, which cost { $cost } at most with the markers
    }
    .label = { $least } at least
    .help = what was dealt lies somewhere, went with a { $tile } of a { $wall }, or fell: check the score, the { NOUNS($wall) }, the lines and the round

score-oddly-paid = { $player }'s score is { $score }, but this { $wall } has brought { $points } and no { $floor } costs { $cost }
    .label = { $points } brought
    .help = after one tiling a { $floor } has cost 0, 1, 2, 4, 6, 8, 11 or 14: check the score and the { $wall }

score-not-brought = { $player }'s score is { $score }, but this { $wall } has brought { $points } and the { $floor } is not paid yet
    .label = { $points } brought
    .help = the first tiling begins with a score of 0: check the score, the lines and the { $wall }

fallen-against-scores = the scores tell of { $more ->
        [yes] at least { $pieces }
       *[no] { $pieces ->
            [0] no
           *[other] no more than { $pieces }
        }
    } { PLURAL($pieces, "piece", "pieces") } on the { NOUNS($floor) } of round 1, but { $more ->
        [yes] { $fell ->
            [0] nothing
           *[other] only { COUNT($fell, $tile) }
        } fell beside the marker
       *[no] { COUNT($fell, $tile) } fell
    }
    .label = { COUNT($fell, $tile) } fell
    .help = what the { $wall } brought and the score lacks was paid for the { $floor }: { AND($paid) }; check the scores, and the { NOUNS($wall) } and lines, where every { $tile } lies that did not fall
paid-of = { $player } { $paid } of { $points }

negative-score = { $player }'s score is { $score }, but no score drops below 0
    .label = below 0
    .help = the lowest score is 0, whatever the { $floor } costs

overfull-factory = factory { $factory } holds { COUNT($count, $tile) }, but it can hold { $most } at most{ $filled }
    .drew = it took 1 from here
    .label = { COUNT($count, $tile) }
    .help = look for { COUNT($over, $tile) } too many on it

-filled-least = { $least ->
    [0] at least { $least }
    [1] at least { $least }
    [2] at least { $least }
    [3] at least { $least }
   *[other] { $least }
}

short-factory = factory { $factory } holds { COUNT($count, $tile) }, but it was filled with { -filled-least } and has not been emptied{ $filled }{ $short ->
        [ran-out] , unless bag and { $box } ran out
       *[filled] {""}
    }
    .drew = it took 1 from here
    .label = { COUNT($count, $tile) }
    .help = a factory that nobody has taken from shows { -filled-least } { NOUNS($tile) }; one that somebody took from is ""

two-short = factories { $first } and { $factory } both hold 1 to 3 { NOUNS($tile) }, which only one factory can, even when bag and { $box } run out
    .first = the other one
    .label = 1 to 3
    .help = when { NOUNS($tile) } run out, the factories are filled one after another until there are no more; one that somebody took from is ""

rest-left = factory { $factory } holds { COUNT($count, $tile) }, but it was filled with { -filled-least }{ $filled }, and what a take leaves on it goes to { $side ->
        [neighbours] the factories beside it
       *[other] the centre
    }
    .drew = it took 1 from here
    .label = { COUNT($count, $tile) }
    .help = a factory that nobody has taken from shows { -filled-least } { NOUNS($tile) }; one that somebody took from is ""

# Why a factory holds so many; nothing where it is the usual four.
filled-with = { $since ->
        [usual] {""}
       *[other] : { $gold ->
            [plus-one] it is { $side }, so { $dealt } were dealt to it
            [seek] it is { $side }, { $dealt } were dealt to it
           *[none] { $dealt } were dealt to it
        }{ $since ->
            [drawn] , and { AND($by) } took { $count }
            [drew] , and it took { $count } from beside it
            [drew-from] , and what { $count ->
                [1] factory { AND($from) } holds shows that it took 1 from there
               *[other] factories { AND($from) } hold shows that it took 1 from each
            }
            [drew-none] , and what lies beside it shows that it took none
            [sent] , and up to { $count } were sent on
           *[dealt] {""}
        }
    }
factory-with-side = factory { $factory } ({ $side })

gold-side = { $gold ->
        [plus-one] "+1"
        [seek] "seek { $colour }"
        [stay] "stay"
        [neighbours] "to the neighbours"
       *[zero] "0"
    }

gold-without-variant = factory { $factory } lies with its gold side { $side } up, but specialised factories are not in play
    .label = gold side up
    .help = add `variant: specialised-factories`, or leave `gold:` out

gold-count = { $gold ->
        [0] no gold factory is
        [one] { $gold } gold factory is
       *[other] { $gold } gold factories are
    } shown, but with { $players } players { $players } lie gold side up in each round
    .label = { $gold ->
        [0] no gold factory
        [one] { $gold } gold factory
       *[other] { $gold } gold factories
    }
    .help = mark exactly { $players } of the factories with `gold:`

gold-twice = factory { $first } and factory { $second } both show the gold side { $side }, which exists once
    .label = { $side } again
    .help = one of the two shows another gold side
    .first = the first { $side }

zero-not-kept = factory { $factory } ("0") is empty, so somebody keeps it, { $nobody ->
        [yes] but the case says of each player that they do not
       *[no] and the case does not say who
    }
    .label = kept by whom?
    .help = whoever took from it keeps it until the round is over: add `kept:` to that player, with the { $tile } on it

offer-not-empty = { $factory ->
        [none] the centre
       *[other] factory { $factory }
    } still holds { AND($heap) }, but the case is set { $during }
    .label = not empty
    .help = as long as a { $tile } can be taken the phase is `offer`; else write the factories and the centre as ""

offer-empty = the phase is the offer, but no { $tile } is left on the factories or in the centre
    .label = nothing to take
    .help = when everything is taken the phase is `tiling`

centre-before-taking = the centre holds { AND($heap) }, but nobody has taken from a factory yet
    .label = too early
    .help = { NOUNS($tile) } come to the centre only from a factory that was taken from: write that factory as ""

marker-before-taking = the first-player marker has left the centre, but nobody has taken from a factory yet
    .label = too early
    .help = it lies in the centre (`1` in `centre`) until somebody takes from there; a factory that was taken from is ""

centre-overfull = the centre holds { COUNT($tiles, $tile) }, but { $emptied } emptied { PLURAL($emptied, "factory", "factories") } { $left ->
        [0] cannot have left any there
       *[other] can have left { $left } there at most
    }{ $elsewhere ->
        [stay] , for the rest of "stay" stays there
        [neighbours] , for the rest of "to the neighbours" goes to the factories beside it
       *[none] {""}
    }{ IF($marker_taken, ", and whoever has the first-player marker took at least one of them with it") }
    .label = { COUNT($tiles, $tile) }
    .help = { $elsewhere ->
        [stay] write that rest on its factory
        [neighbours] write that rest on the factories to its left and right
       *[none] whoever empties a factory takes at least one of its { NOUNS($tile) }: the rest of it is three at most
    }

more-than-taken = { $tiling ->
    [yes] at least { COUNT($placed, $tile) } came to the boards in this round, but only { $taken } were dealt
   *[no] at least { COUNT($placed, $tile) } of this round { $placed ->
        [one] lies
       *[other] lie
    } on the boards, but { $taken ->
        [0] none has
        [one] only 1 has
       *[other] only { $taken } have
    } left the factories{ IF($centre, " and the centre") }
}
    .label = { $placed } of this round
    .help = { $tiling ->
        [yes] a line that was tiled in this round stands for its { NOUNS($tile) }, and what lies on a { $floor } came in it: check { NOUNS($wall) }, lines, { NOUNS($floor) } and the round
       *[no] a full line got a { $tile } in this round, and what lies on a { $floor } came in it: check the boards, the factories and the centre
    }

taken-missing = { COUNT($taken, $tile) } have left the factories and the centre in this round, but the boards can have received { $placed } of them at most
    .label = some are missing
    .help = { $tiling ->
        [yes] until it is tiled or paid, every { $tile } that was taken lies on a line or a { $floor }: check the boards
       *[no] every { $tile } that is taken lies on a line or a { $floor }: check the boards, the factories and the centre
    }

colour-taken-too-often = it took { COUNT($takes, "turn") } at least to bring the { $colour } { NOUNS($tile) } of this round where they lie, but { COUNT($emptied, "factory") } { PLURAL($emptied, "is", "are") } empty, and the { $colour } of a factory is taken at once
    .label = { $colour } in too many places
    .help = whoever takes a colour takes all of it: check the boards and the factories

colour-on-several-lines = it took { COUNT($takes, "turn") } at least to bring the { $colour } { NOUNS($tile) } of this round where they lie, but { COUNT($emptied, "factory") } { PLURAL($emptied, "is", "are") } empty, and the { $colour } of a factory is taken at once
    .label = several lines
    .help = all { NOUNS($tile) } of a take go to one line, and to the { $floor } if they do not fit: check { $player }'s lines and the factories

marker-left-behind = what lies on the boards took { COUNT($takes, "turn") } at least, but { COUNT($emptied, "factory") } { PLURAL($emptied, "is", "are") } empty, so somebody took from the centre and { $told ->
        [yes] left the first-player marker there
       *[no] has the first-player marker, which lies on no board
    }
    .label = { $told ->
        [yes] the marker
       *[no] the marker is missing
    }
    .help = each line that got something took a turn, and so did a colour that fell without filling a line; whoever takes first from the centre takes the marker: write it on their { $floor } (`1` in `floor`), or check the factories

marker-without-tiles = the first-player marker is { $here }, but { $player } has taken no { $tile } in this offer
    .label = without a tile
    .help = the marker comes with { NOUNS($tile) } from the centre: write them on the board that they went to

rest-not-in-centre = { $colour } was taken from { $takes ->
        [one] a factory
       *[other] { $takes } factories
    }, { COUNT($most, $tile) } at most, so { COUNT($least, $tile) } of { PLURAL($least, "another colour", "other colours") } at least went to the centre, but { $rest ->
        [0] none lies there
        [one] only 1 lies there
       *[other] only { $rest } lie there
    }
    .label = { $rest ->
        [0] none lies there
        [one] only 1 lies there
       *[other] only { $rest } lie there
    }
    .help = nobody has taken from the centre yet; a factory holds 4, all of a colour is taken from it and the rest goes to the centre: check the centre, the factories and what is { $colour } on the boards

turns-told = each line that got { NOUNS($tile) } in this round took a turn, so did a colour that fell without filling a line
turns-check-lines = { $whose ->
        [none] the lines
       *[some] { $whose }'s lines
    }
turns-check-floors = { $whose ->
        [none] { NOUNS($floor) } of both
       *[some] { $floor }
    }

no-marker = the first-player marker is not in the centre, nor anywhere else that it could be
    .label = nor anywhere else
    .help = { $belongs }

marker-nowhere = what lies on the boards took { COUNT($takes, "turn") } at least, but there are { COUNT($emptied, "factory") }, so somebody took from the centre and has the first-player marker, which lies on no board
    .label = the marker is missing
    .help = whoever took first from the centre has it where it fell: write it on their { $floor } (`1` in `floor`)

marker-misplaced = { $doubt ->
        [yes] { $place ->
            [centre] the first-player marker is in the centre { $during }, so nobody took from there in this round
           *[other] the first-player marker is { $here } { $during }, so their { $floor } was full at some time in this round
        }
       *[no] { $law ->
            [catches-tiles] the first-player marker is { $here }, which catches { NOUNS($tile) } only
           *[other] the first-player marker cannot be { $here } { $during }
        }
    }
    .label = the marker
    .help = { $law ->
        [catches-tiles] it lies on the { $floor }, at the leftmost free space (`1` in `floor`); the ruling zero-catches-marker=yes would let the factory catch it
       *[other] { $place ->
            [centre] { $doubt ->
                [yes] that happens only if no take from a factory left anything for the centre: check it
               *[no] { $belongs }
            }
            [floor] { $law ->
                [stays] once the { $floor } is paid its taker has it in front of them: name them with `marker:`; if it is not paid yet, the phase is `tiling`
               *[other] { $belongs }
            }
           *[other] { $belongs }
        }
    }

marker-lies = { $place ->
        [centre] in the centre
        [floor] on space { $space } of { $player }'s { $floor }
        [kept] on the "0" factory that { $player } keeps
       *[front] in front of { $player }
    }

# Where the marker belongs in a phase.
marker-belongs = { $phase ->
        [setup] before the first deal it lies in front of whoever begins: name them with `marker:`
        [offer] it lies in the centre (`1` in `centre`) until somebody takes from there, then on that player's { $floor } (`1` in `floor`), or in front of them if it found no space there (`marker:`)
        [tiling] whoever took first from the centre has it where it fell (`1` in `floor`), or in front of them once their { $floor } is cleared (`marker:`)
       *[other] whoever took first from the centre in the last round has it in front of them: name them with `marker:`
    }

too-many = the case shows { COUNT($count, $tile, $colour) }, but the game has { $expected }: { $seen ->
        [none] none anywhere
       *[some] { AND($seen) }
    }
    .label = { COUNT($count, $tile, $colour) } in sight
    .help = look for { $over } too many, or for another colour taken for { $colour }

too-few = bag and { $box } hold { COUNT($there, $tile) } and the boards { $held } at most, but the game has { $all }
    .label = too few
    .help = nothing lies elsewhere now: check the { NOUNS($tile) } in the bag and in the { $box }
    .lid = with these

not-twenty = everything is shown, but only { COUNT($count, $tile, $colour) } of { $expected }: { $seen ->
        [none] none anywhere
       *[some] { AND($seen) }
    }
    .label = { COUNT($count, $tile, $colour) } in all
    .help = look for { COUNT($lacking, $tile, $colour) } forgotten, or for { $colour } taken for another colour

seen-there = { $count } { $place ->
        [boards] on the boards
        [factories] on the factories
        [centre] in the centre
        [bag] in the bag
       *[lid] in the { $box }
    }

bag-against-round = the bag holds { COUNT($bag, $tile) }, but { $round ->
        [none] what was dealt in this round has not gone back there, so it can hold { $expected } at most
       *[other] at this point of round { $round } it should hold { $expected }
    }
    .label = { COUNT($bag, $tile) }
    .help = each round takes four { NOUNS($tile) } a factory out of it: check the bag and the { $round ->
        [none] phase
       *[other] round
    }

bag-against-boards = the bag holds { COUNT($bag, $tile) } in round { $round }, so { $more ->
        [yes] { $told } at most lay on the boards when the { $box } went back into it for round { $returned }, but they held { $held } at least
       *[no] { $told } at least lay on the boards when the { $box } went back into it for round { $returned }, but they held { $held } at most
    }
    .label = { COUNT($bag, $tile) }
    .help = when the { $box } goes back all is in the bag but what lies on the boards, and each round takes four { NOUNS($tile) } a factory out of it: check the bag, the round and the { NOUNS($wall) }

lid-too-small = the { $box } holds { COUNT($lid, $tile, $colour) }, but tiled lines have sent at least { $least } there
    .label = { COUNT($lid, $tile, $colour) }
    .help = each { $tile } of row 2 sent one there, of row 3 two, of row 4 three, of row 5 four, all of its colour

lid-against-dealt = the { $box } holds { COUNT($lid, $tile) }, { $more ->
        [yes] { $elsewhere ->
            [0] but
           *[other] and { $elsewhere } at least lie on boards, on factories or in the centre, but
        } only { $dealt } were dealt up to round { $round }
       *[no] and the boards can have held { $elsewhere } at most when round { $round } was dealt, but { $dealt } were dealt before
    }
    .label = { COUNT($lid, $tile) }
    .help = what was dealt lies in the { $box }, on the boards, on factories or in the centre, and before the first tiling { NOUNS($tile) } go into the { $box } only past a full { $floor }: check the { $box }, the boards and the round

lid-not-returned = the { $box } holds { COUNT($lid, $tile) }, but the bag held too few when round { $round } was dealt, so all that was in the { $box } went back into it
    .label = { COUNT($lid, $tile) }
    .help = since then { NOUNS($tile) } go there only when a { $floor } is full: check it, the bag and the round

lid-too-early = the { $box } holds { COUNT($lid, $tile) }, but nothing can have gone there yet
    .label = { COUNT($lid, $tile) }
    .help = { NOUNS($tile) } go there only in tiling and when a { $floor } is full: check it and the round

before-setup = something lies { $at ->
        [board] on { $player }'s board
        [factory] on factory { $factory }
        [centre] in the centre
       *[lid] in the { $box }
    }, but nothing has been dealt yet
    .label = not empty
    .help = leave out what nobody has yet, or set the phase to what it is now

turn-outside-offer = the case says that it is { $player }'s turn, but nobody has a turn { $during }
    .label = no turns now
    .help = leave `turn:` out, or set the phase to `offer`

# When it is.
during = { $phase ->
        [setup] before the first deal
        [offer] during the offer
        [tiling] during tiling
        [preparation] between two rounds
        [end] after the last tiling
       *[over] after the end of the game
    }
