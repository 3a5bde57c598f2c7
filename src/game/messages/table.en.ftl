# Factories, the centre, the marker and turns: what any game that has them says of them. $tile is what is taken, $marker the first-player
# marker.

factory-count = the case shows { COUNT($factories, "factory") }, but { $players } players use { $expected }
    .label = { COUNT($factories, "factory") }
    .help = list each of the { $expected } once, an empty one as ""; where not all are known, leave them out: it is enough that a move says how many it takes

factory-count-for-nobody = the case shows { COUNT($factories, "factory") }, which no number of players uses
    .label = { COUNT($factories, "factory") }
    .help = 5 for two players, 7 for three, 9 for four; list an empty factory as ""

several-markers = the first-player marker is in { $count } places: { AND($places) }
    .label = another marker
    .help = there is one marker: keep the place where it lies and take it out of the others
    .other = a marker
several-times = { $count } times { $place }

starter-without-marker = { $player } cannot begin the next round: { $holder } has the first-player marker
    .label = { $holder } has the marker
    .help = between two rounds `starter` is who begins the next, and that is whoever has the marker: check both
    .marker = the marker

turn-wrong = the case says that it is { $player }'s turn, but { $starter } { $told ->
        [yes] began
       *[no] must have begun
    } and { $taken ->
        [0] nobody has taken anything yet
        [one] one turn has been taken
       *[other] { $taken } turns have been taken
    }: it is { $next }'s turn
    .label = { $next } is next
    .help = { $told ->
        [yes] as long as the marker is in the centre, each factory that is empty stands for one turn
       *[no] each factory that is empty stands for one turn, and so does the marker once it is taken
    }: check `turn`, `starter`, the factories and the marker

turns-first-from-centre = { $player } has the first-player marker, and so was the first to take from the centre, but { $starter } began and { $emptied ->
        [one] only one factory is
       *[other] only { $emptied } factories are
    } empty: it cannot have been { $player }'s turn
    .label = { $starter } began
    .help = until somebody takes from the centre each turn empties a factory: check `starter`, the factories and who has the marker

turns-apart = { $player } has had { COUNT($least, "turn") } at least in this round, but { $other } has had { $most ->
        [0] none
       *[other] { $most } at most
    }{ $order }
    .label = { COUNT($least, "turn") }
    .help = { $told }, and nobody is more than one turn ahead: check { AND($check) }
    .other = { $most ->
        [0] none
       *[other] { $most } at most
    }

turns-without-tiles = { COUNT($emptied, "factory") } { PLURAL($emptied, "is", "are") } empty{ $marker_taken ->
        [yes] {" "}and the first-player marker is taken
       *[no] {""}
    }, so { $player } has had { COUNT($least, "turn") } at least{ $order }, but has { $most ->
        [0] no { $tile } of this round
       *[other] only { COUNT($most, $tile) } that can be of this round
    }
    .label = { COUNT($least, "turn") } at least
    .help = each empty factory took a turn, the marker one more, and each turn brings a { $tile } at least: check { AND($check) }

turns-too-many = { $player } has had { COUNT($least, "turn") } at least in this round, but { COUNT($emptied, "factory") } { PLURAL($emptied, "is", "are") } empty and nobody took from the centre, so it was { $most ->
        [0] none
       *[other] { $most } at most
    }{ $order }
    .label = { COUNT($least, "turn") }
    .help = { $told }; as long as the marker is in the centre, each turn emptied a factory: check { AND($check) }

# What the case says of the order.
turn-order = { $starter ->
        [none] { $turn ->
            [none] {""}
           *[some] , { $link ->
                [though] though
               *[as] as
            } it is { $turn }'s turn
        }
       *[some] , { $link ->
            [though] though
           *[as] as
        } { $starter } began{ $turn ->
            [none] {""}
           *[some] {" "}and it is { $turn }'s turn
        }
    }

# What may be typed wrong.
turn-check = { $what ->
        [factories] the factories
        [marker] the marker
        [starter] `starter`
       *[turn] `turn`
    }
