# Moves, as they would be made.

move-take = { $player } takes { $count ->
        [none] {""}
       *[some] { $count }{" "}
    }{ $colour }{ IF($brings, " and the first-player marker") }{ $from ->
        [none] {""}
       *[some] {" "}{ FROM($from) }
    }{ $stays ->
        [yes] {" "}("stay")
       *[no] {""}
    }{ $rest ->
        [none] {""}
       *[some] {" "}({ AND($rest) })
    }{ $placed }
take-for = {" "}for line { $line }{ $falls ->
        [none] {""}
       *[some] , { $falls } of them to the { $floor }
    }
take-to-floor = {" "}and lets { PLURAL($count, "it", "them") } fall{ $lands ->
        [yes] {" "}{ TO($floor) }
       *[no] {""}
    }
take-to-line = {" "}{ $placed ->
        [0] for line { $line }: { $falling ->
            [one] it falls
           *[other] all fall
        }
        [one] and places { $falling ->
            [0] { IF($brings, "the tile", "it") } on line { $line }
            [one] 1 on line { $line }, { $falling } falls
           *[other] 1 on line { $line }, { $falling } fall
        }
       *[other] and places { $falling ->
            [0] { IF($brings, "the tiles", "them") } on line { $line }
            [one] { $placed } on line { $line }, { $falling } falls
           *[other] { $placed } on line { $line }, { $falling } fall
        }
    }{ $lands ->
        [yes] {" "}{ TO($floor) }
       *[no] {""}
    }
rest-goes = { AND($tiles) } { PLURAL($count, "goes", "go") } { TO($to) }
rest-remains = { AND($tiles) } { PLURAL($count, "stays", "stay") } on it
zero-kept = the "0" factory stays with { $player }

move-tile = { $player } moves { $colour } from line { $line } to { $to ->
        [none] the { $wall }
       *[some] { $to }
    }
move-tile-nothing = { $player } tiles line { $line }
move-fall = { $player }'s line { $line } falls: { COUNT($count, $tile, $colour) } { PLURAL($count, "goes", "go") } { TO($floor) }

move-clear = { $player } { IF($tiles, "tiles whatever lines are full and ") }{ $pieces ->
        [none] pays for whatever lies on the { $floor }
        [0] clears the { $floor }
       *[other] { $tiles ->
            [yes] clears the { $floor }
           *[no] pays for { $pieces } { $pieces ->
                [one] piece
               *[other] pieces
            } on the { $floor }
        }
    }{ $kept ->
        [yes] {" "}and gives the "0" factory back
       *[no] {""}
    }
move-give-back = { $player } gives the "0" factory back{ $kept ->
        [yes] {""}
       *[none] , if it was kept there
    }

move-deal = { $round ->
        [none] the next round
       *[some] round { $round }
    } is dealt: { COUNT($count, $tile) } on { COUNT($factories, "factory") }{ $starter ->
        [none] {""}
       *[some] ; { $starter } begins
    }
move-finish = the end bonuses are counted
