# Slips: each goes on after "if".

slip-column-left-out = the vertical run through { $space } is left out
slip-row-left-out = the horizontal run through { $space } is left out
slip-counted-once = the { $tile } on { $space } is counted in only one of its two runs
slip-counted-alone = the { $tile } on { $space } is counted alone, without the { NOUNS($tile) } that it joins
slip-alone-twice = the { $tile } on { $space }, which touches no other, is given a point for its row and one for its column
slip-new-tile-added = the { $tile } on { $space } is given a point of its own beside its runs
slip-new-tile-left-out = the { $tile } on { $space } itself is not counted, only those that it joins
slip-tile-forgotten = the { $tile } on { $space } is not counted
slip-also = the { $tile } on { $space } also counts { PLURAL($count, "that", "those") } on { AND($spaces) }{ $why ->
        [gap] , across a gap
        [gaps] , across gaps
        [diagonal] , which { $count ->
            [one] touches
           *[other] touch
        } it only at a corner
       *[coming] , which { PLURAL($count, "comes", "come") } only later
    }
slip-whole-group = all { NOUNS($tile) } that hang together with { $space } are counted once each, also { AND($spaces) }
slip-only-touching = only the { NOUNS($tile) } that touch { $space } are counted, without { AND($spaces) }
slip-from-below = { $player }'s { PLURAL($count, "line", "lines") } { AND($lines) } { PLURAL($count, "is", "are") } tiled from below instead of from above
slip-all-placed-first = the { NOUNS($tile) } of { $player }'s { PLURAL($count, "line", "lines") } { AND($lines) } all go to their spaces before any is counted
slip-incomplete-line = { $player }'s line { $line }, which is not full, puts a { $colour } { $tile } on { $space }
slip-floor-forgotten = { $player }'s { $floor } is not paid
slip-floor-without-marker = the marker on { $player }'s { $floor } is not paid
slip-floor-moves-up = { $player }'s { $floor } is paid as if the marker did not lie on it
slip-marker-costs-one = the marker is paid with −1, and the rest of { $player }'s { $floor } as if it did not lie there
slip-floor-one-two-three = { $player }'s { $floor } is paid as { $costs }
slip-costs = { $next ->
        [none] −{ $cost }
       *[some] −{ $cost }, { $next }
    }
slip-floor-one-each = each of the { $pieces } pieces on { $player }'s { $floor } is paid with −1
slip-floor-last-only = only the last of the { $pieces } pieces on { $player }'s { $floor } is paid
slip-floor-twice = { $player }'s { $floor } of −{ $cost } is paid twice
slip-floor-past-zero = { $player }'s { $floor } of −{ $cost } takes the score below 0
slip-floor-before-tiles = { $player }'s { $floor } of −{ $cost } is paid before the { NOUNS($tile) } of the round are counted
slip-caught-paid = the { $colour ->
        [none] marker
       *[some] { $colour } { $tile }
    } that the kept "0" factory caught is paid as if it lay on the { $floor }
slip-kept-spares-one = the kept "0" factory is thought to spare a piece on { $player }'s { $floor }
slip-fallen-line-free = { $player }'s line { $line }, which finds no space, is not paid on the { $floor }
slip-one-of-line-falls = only one { $tile } of { $player }'s line { $line }, which finds no space, is paid
slip-bonus-left-out = the bonus for { $bonus } is forgotten
slip-bonus-doubled = the bonus for { $bonus } is given twice
slip-bonus-too-early = the bonus for { $bonus } is given already, although the game goes on
slip-bonus-unfinished = the bonus is given for { $bonus }, where the { $tile } in { $lacks } is lacking
slip-bonus = { $kind ->
        [row] row { $number }
        [column] column { $number }
        [unfinished-colour] { $colour }
       *[colour] all five { $colour } { NOUNS($tile) }
    }
slip-lacks = { $kind ->
        [row] row { $number }
       *[column] column { $number }
    }
slip-rows-as-columns = each complete row is given 7 and each complete column 2
slip-rows-like-columns = each complete row is given 7, as a column is
slip-columns-as-colours = each complete column is given 10 and each complete colour 7

# Spaces of one row among others.
slip-spaces = row { $row }{ IF($alone, ",") } { PLURAL($count, "column", "columns") } { AND($columns) }
