# Points with their proof: what a reader recounts with a finger.

award-alone = { $colour } on { $space } touches no other { $tile }: { COUNT($points, "point") }
award-row = { $colour } on { $space } joins { COUNT($count, $tile) } in a row: column{ $count ->
        [one] {" "}{ $first }
       *[other] s { $first }–{ $last }
    } of row { ROW($space) }
award-column = { $colour } on { $space } joins { COUNT($count, $tile) } in a column: row{ $count ->
        [one] {" "}{ $first }
       *[other] s { $first }–{ $last }
    } of column { COLUMN($space) }
award-floor = { $pieces }: −{ $cost }{ $lost ->
        [none] , or as much as the score has: the case does not tell it
        [whole] {""}
        [0] ; the score is 0 already and stays there
       *[other] ; the score stops at 0, so −{ $lost }
    }
floor-pieces = { $next ->
        [none] { $piece } −{ $cost }
       *[some] { $piece } −{ $cost }, { $next }
    }
floor-piece = { $colour ->
        [none] marker
        [unknown] ?
       *[some] { $colour }
    }
award-caught = the kept "0" factory caught the { $colour ->
        [none] first-player marker
       *[some] { $colour } { $tile }
    }: it costs nothing
award-fell = line { $line } falls: { $why }
no-space = { $count ->
        [0] no space of row { $line } of the { $wall } may take { $colour }
        [one] in row { $line } of the { $wall } only column { AND($columns) } is free, and it has { $colour } already
       *[other] in row { $line } of the { $wall } only columns { AND($columns) } are free, and they have { $colour } already
    }
award-full-row = row { $row } is complete: columns 1–5
award-full-column = column { $column } is complete: rows 1–5
award-full-colour = all five { $colour } { NOUNS($tile) } are there: { $spaces }
award-hidden-wall = what { $colour } on { $space } joins depends on the { $wall }, which the case does not tell
award-hidden-lines = the case does not tell which pattern lines are full, nor what they bring
award-hidden-floor = the case does not tell all that lies on the { $floor } by then
award-hidden-bonuses = the case does not tell what is complete on the { $wall }
colour-spaces = row { ROW($space) } column { COLUMN($space) }{ $next ->
        [none] {""}
       *[some] , { $next }
    }

# What decided between players with the same points.
rank-rows = has { $order ->
        [more] more
       *[fewer] fewer
    } complete rows than { AND($others) } with the same points: { $rows } to { AND($theirs) }
rank-shared = shares the { $first ->
        [yes] victory
       *[no] place
    } with { AND($others) }: the same points and { $rows } complete { PLURAL($rows, "row", "rows") } each
rank-both = { $one }; { $other }
