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

choice-row = the game is over if { $player } has completed a row, and the case does not tell what lies on { $player }'s { $lines ->
        [yes] pattern lines
       *[no] { $wall }
    }
choice-others = the end bonuses count if another player has completed a row, which the case does not tell
choice-offer = { $whole ->
        [none] the offer goes on, and full lines and { $floor }s are counted when it is over
       *[other] full lines and { $floor }s are counted when the offer is over, and nobody can say whether it is: the case does not show { $whole ->
            [yes] what lies on the factories and in the centre
           *[no] what the others have taken
        }
    }
choice-lines = the bonuses wait if { $player } still has to choose where the tile of a full line goes, and the case does not tell { $player }'s lines
choice-hidden = { $player }'s line { $line } is full, and which column its { $colour } { $tile } can go to depends on { $player }'s { $wall }, which the case does not tell
choice-column = { $player }'s line { $line } is full: choose where its { $colour } { $tile } goes, column { OR($open) } of row { $line }{ $falls ->
        [yes] , or that it falls
       *[no] {""}
    }

unlisted-turn = whether it is { OR($whose) } turn (`turn:`)
unlisted-starter = who begins (`starter:`)
unlisted-turn-of = { $player }'s
list-of-anybody = whoever takes first begins: the case does not tell who (`starter:` in the deal)
unlisted-source = { $source ->
        [centre] what lies in the centre (`centre:`)
        [factories] what lies on all factories (`factories:`)
       *[both] what lies on all factories (`factories:`) and in the centre (`centre:`)
    }
unlisted-board = what lies on { $player }'s { AND($parts) }
unlisted-kept = whether { $player } keeps the "0" factory (`kept:`)
unlisted-keeper = who keeps the "0" factory (`kept:`)
unlisted-part = { $part ->
        [lines] pattern lines (`lines:`)
        [floor] { $floor } (`floor:`)
       *[wall] { $wall } (`wall:`)
    }
