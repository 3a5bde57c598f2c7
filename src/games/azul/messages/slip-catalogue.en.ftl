# Mistakes in counting, of the Azul family: what is done wrong, as what follows "if", and why that is wrong.

column-left-out = the vertical run of a tile is left out
    .statement = A tile that has neighbours in its row and in its column is counted in both runs.

row-left-out = the horizontal run of a tile is left out
    .statement = A tile that has neighbours in its row and in its column is counted in both runs.

counted-once = a tile in two runs is counted in one of them only
    .statement = The tile that was placed belongs to its horizontal run and to its vertical run, and is counted in each.

counted-alone = a tile is counted alone, without the runs that it joins
    .statement = One point is for a tile without neighbours; with neighbours every tile of its runs counts.

tile-forgotten = a tile is not counted at all
    .statement = Every tile that goes to the wall is counted, in the moment in which it is placed.

floor-forgotten = the floor line is not paid
    .statement = Every piece on the floor line costs what is printed on its space.

floor-without-marker = the marker on the floor line is not paid
    .statement = The marker takes a space of the floor line and is paid like a tile.

new-tile-added = a point for the placed tile is added to its runs
    .statement = The placed tile is one of the tiles of its runs; it brings nothing beside them.

new-tile-left-out = the placed tile itself is not counted in its runs
    .statement = A run is counted with the tile that was placed.

alone-twice = a tile without neighbours is counted for its row and again for its column
    .statement = A tile without neighbours is in no run: it brings 1 point in all.

gap-in-row = tiles behind a gap in the row are counted
    .statement = A run ends where a space is empty.

gap-in-column = tiles behind a gap in the column are counted
    .statement = A run ends where a space is empty.

gaps-both-ways = tiles behind gaps are counted, in the row and in the column
    .statement = A run ends where a space is empty.

diagonals = tiles that touch the placed one at a corner are counted
    .statement = Only tiles in an unbroken row or column with the placed one count.

all-placed-first = all full lines are tiled before any tile is counted
    .statement = Each tile is counted at once, with what lies on the wall by then; those placed later do not count for it.

still-to-come = tiles of lines further down are counted before they are placed
    .statement = Each tile is counted at once, with what lies on the wall by then; lines are tiled from top to bottom.

from-below = the lines are tiled from the last to the first
    .statement = Lines are tiled from top to bottom, and each tile is counted with what lies on the wall by then.

whole-group = all tiles that hang together are counted, round corners too
    .statement = Only the row and the column of the placed tile count, not what hangs on its neighbours.

only-touching = only the tiles that touch the placed one are counted
    .statement = The whole unbroken run counts, not only the next tile of it.

incomplete-line = a line that is not full is tiled too
    .statement = Only full lines are tiled; the others stay as they are.

floor-moves-up = the floor line is paid as if the marker did not lie on it
    .statement = The marker takes a space of the floor line, so what lies behind it costs what is printed further right.

marker-costs-one = the marker is paid with 1 wherever it lies, and the tiles as if it did not lie there
    .statement = The marker takes a space of the floor line: it costs what is printed there, and what lies behind it costs what is printed further right.

floor-one-two-three = the floor line is paid as 1, 2, 3 and so on
    .statement = The spaces cost what is printed on them: 1, 1, 2, 2, 2, 3, 3.

floor-one-each = each piece on the floor line is paid with 1
    .statement = The spaces cost what is printed on them: 1, 1, 2, 2, 2, 3, 3.

floor-last-only = only the last piece on the floor line is paid
    .statement = All covered spaces of the floor line are paid together.

floor-twice = the floor line is paid twice
    .statement = The floor line is paid once, at the end of tiling; nothing is lost in the moment in which a tile falls.

floor-past-zero = the floor line takes the score below 0
    .statement = The score stops at 0.

floor-before-tiles = the floor line is paid before the tiles of the round are counted
    .statement = Points of the round are counted first, so they too can be lost.

caught-paid = what the kept "0" factory caught is paid for
    .statement = A piece on the kept "0" factory costs nothing.

kept-spares-one = the kept "0" factory is thought to spare a piece that lies on the floor line
    .statement = It catches the next piece that falls while somebody keeps it, and nothing that lay on the floor line before.

fallen-line-free = a line that falls in tiling is not paid
    .statement = All tiles of a line that finds no space fall to the floor line before it is paid.

one-of-line-falls = only one tile of a line that falls is paid
    .statement = All tiles of the line fall, not only the one that finds no space.

row-bonus-left-out = the bonus for a complete row is forgotten
    .statement = Each complete row brings its bonus at the end.

column-bonus-left-out = the bonus for a complete column is forgotten
    .statement = Each complete column brings its bonus at the end.

colour-bonus-left-out = the bonus for all tiles of a colour is forgotten
    .statement = Each colour with all five tiles on the wall brings its bonus at the end.

bonus-doubled = a bonus is given twice
    .statement = Each complete row, column and colour brings its bonus once, when the game has ended.

bonus-too-early = a bonus is given although the game goes on
    .statement = Complete columns and colours bring their bonus at the end of the game, not when the last tile is placed.

unfinished-row = a row that lacks a tile gets the bonus
    .statement = The bonus is for five tiles in a row.

unfinished-column = a column that lacks a tile gets the bonus
    .statement = The bonus is for five tiles in a column.

unfinished-colour = a colour that lacks a tile gets the bonus
    .statement = The bonus is for all five tiles of a colour.

rows-as-columns = rows get the bonus of columns, or each that of the other
    .statement = A complete row brings 2 points, a complete column 7.

columns-as-colours = columns get the bonus of colours, and colours that of columns
    .statement = A complete column brings 7 points, all five tiles of a colour 10.
