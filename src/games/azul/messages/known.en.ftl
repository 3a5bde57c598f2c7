# What a case leaves out: checks that could not be made, what is supposed, what a player has to choose, why a list may lack moves.

gap-conservation = all boards with the factories, the centre, the bag and the { $box }
gap-factories = the factories
gap-centre = the factories and the centre
gap-marker = the place of the first-player marker
gap-round = the round
gap-bag = the bag
gap-lid = the { $box } and every { $wall }
gap-others = the other players' boards
gap-score = { $player }'s score

assumed-wall = nothing lies on { $player }'s { $wall }
assumed-lines = nothing lies on { $player }'s pattern lines
assumed-floor = nothing lies on { $player }'s { $floor }
assumed-score = { $player }'s score is 0
assumed-phase = it is { $name }
assumed-turn = it is { $player }'s turn

phase-name = { $phase ->
        [setup] the set-up
        [offer] the offer
        [tiling] the tiling
        [preparation] the preparation of the next round
        [end] the end before the bonuses
       *[over] the end with all bonuses counted
    }

choice-offer = the offer goes on, and full lines and { $floor }s are counted when it is over
choice-hidden = { $player } may have to choose where the { $tile } of a full line goes, and the case does not tell { $what }
choice-column = { $player }'s line { $line } is full: choose where its { $colour } { $tile } goes, column { OR($open) } of row { $line }{ $falls ->
        [yes] , or that it falls
       *[no] {""}
    }
unranked = { $won ->
        [none] {""}
       *[some] { $won } has won, whatever the case does not tell{ $count ->
            [0] {""}
           *[other] ;{" "}
        }
    }{ $count ->
        [0] {""}
       *[other] the places of { AND($players) } depend on { $on ->
            [scores] their points (`score:`)
            [bonuses] their points with the end bonuses (`wall:`)
           *[rows] complete rows (`wall:`)
        }, which the case does not tell
    }

list-deal = the factories have to be filled next (`deal:`)

list-of-anybody = whoever takes first begins: the case does not tell who (`starter:` in the deal)

# What a case does not tell, as a noun: in refusals, in lists, and of what is still to be counted.
lacks-turn = { $begins ->
        [yes] who begins this round (`starter:`)
       *[no] whether it is the turn of { OR($turn) } (`turn:`)
    }
    .label = whose turn?
    .help = { $begins ->
        [yes] add who begins (`starter: { $player }`), in the deal if that is among the moves
       *[no] add `turn: { $player }`, or who began (`starter:`) with all boards and factories
    }
lacks-end-of-offer = whether the offer is over, nor { $whole ->
        [yes] what lies on the factories and in the centre
       *[no] what the others have taken
    }
    .label = is the offer over?
    .help = if it is, begin another case here, with `phase: tiling` and the boards as they are now
lacks-source = what lies { AT($from) }{ IF($whole, "", " in this turn") } (`{ $from ->
        [centre] centre
       *[other] factories
    }:`)
    .label = not shown
    .help = { $whole ->
        [yes] show it with `factories:` and `centre:`, or say how many there are, as in `take: 2 { $colour }`
       *[no] { $counted ->
            [yes] others may have taken what was seen there, and only "to the neighbours" can have sent more: begin another case with the `factories:` of that turn
           *[no] say how many there are, as in `take: 2 { $colour }`; `factories:` and `centre:` tell what lies there before the first move, and between two moves of a single board others take
        }
    }
lacks-factories = what lies on all factories (`factories:`)
    .label = to which neighbours?
    .help = the rest goes to the factories beside it: show all with `factories:`, in ring order
lacks-keeper = who keeps the "0" factory (`kept:`)
    .label = depends on the "0" factory
    .help = add `kept:` to the player who keeps it ({ OR($players) }), or `kept: no` to all
lacks-wall = what lies on { $row ->
        [none] {""}
       *[some] row { $row } of{" "}
    }{ $whose }'s { $wall } (`wall:`)
    .label = { $asks ->
        [column] which column?
        [lines] where do full lines go?
       *[spaces] { $row ->
            [none] depends on the column
           *[some] depends on the row
        }
    }
    .help = { $asks ->
        [column] say where it goes, as in `to: column 3`, or tell { $whose }'s `wall:` whole
        [lines] say where each full line goes (`tile:` with `to:`), or tell { $whose }'s `wall:` whole
       *[spaces] { $row ->
            [none] tell every space of the column in { $whose }'s `wall:`
           *[some] tell row { $row } whole in { $whose }'s `wall:`
        }
    }
lacks-lines = what lies on { $whose }'s { $line ->
        [none] pattern lines
       *[some] line { $line }
    } (`lines:`)
    .label = { $line ->
        [none] are lines full?
       *[some] depends on the line
    }
    .help = add { $whose }'s `lines:`
lacks-floor = what lies on { $whose }'s { $floor } (`floor:`)
    .label = is anything there?
    .help = add { $whose }'s `floor:` (`""` if nothing lies there)
lacks-row = whether { $whose ->
        [none] another player
       *[some] { $whose }
    } has completed a row, which ends the game{ $lines ->
        [none] {""}
        [yes] {" "}(`lines:`)
       *[no] {" "}(`wall:`)
    }
    .label = is the game over?
    .help = { $lines ->
        [none] if somebody has a complete row, set the phase to `end`; else the game goes on with the next round (`deal:`)
        [yes] add { $whose }'s `lines:`
       *[no] add { $whose }'s `wall:`
    }
lacks-supply = whether bag and { $box } hold more (`bag:`, `lid:`): { COUNT($dealt, $tile) } are dealt where { $needed } are wanted
    .label = { $lacking } too few?
    .help = this is right only if they hold no more: add `bag:` and `lid:`, with what they hold before this move
