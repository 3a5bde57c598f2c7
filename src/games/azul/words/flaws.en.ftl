# What makes a position impossible. $tile, $wall, $floor and $lid are what the edition calls them.

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
    .help = what falls when it is full goes to the { $lid }

floor-gap = { $player }'s { $floor } has an empty space to the left of a piece: space { $space }, which costs { $cost }
    .label = empty
    .help = it fills from the left without gaps: move the pieces to the left, or add the missing one

overfull-kept = { $player }'s kept "0" factory holds { $count } pieces, but it catches one only
    .label = { $count } pieces
    .help = the pieces that fell after the first lie on the { $floor }
