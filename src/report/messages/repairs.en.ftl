# What makes an impossible case possible.

nothing-to-repair = there is nothing to repair
no-repair = no one or two of the mistakes that people make in typing explain it
none-found = no change was found that makes it possible
cut-short = not all changes were tried
readable = only misspelt words are in the way
mends = one change makes it possible:
likeliest = each of { $count } changes makes it possible, the likeliest first (`tilejudge repair` shows all):
folded = and { $count } more that this takes away (`--format json` has them)
made = this change was made in the file
single = { $count ->
    [one] one change makes it possible
   *[other] each of { $count } changes makes it possible
}
legal = { $count ->
    [one] one change makes all moves legal
   *[other] each of { $count } changes makes all moves legal
}
pairs = { $count ->
    [one] no single change makes it possible, but these two together do
   *[other] no single change makes it possible, but each of { $count } pairs does
}
parts = { $count ->
    [one] no mistake in typing that people often make explains it, but without what is named here the rest is possible
   *[other] no mistake in typing that people often make explains it, but without any one of these the rest is possible
}
of-case = the case
instead = { $place }: { $to } instead of { $from }
missing = { $place }: { $to } is missing
without = { $place }: without { $from }
changed = { $place }: as shown
laid = { $place }: { $way ->
    [one-up] everything one row up
    [one-down] everything one row down
    [one-left] everything one column to the left
    [one-right] everything one column to the right
    [mirrored] mirrored, left for right
    [half-turn] turned by 180°
    [transposed] rows for columns
   *[last-first] the other way round, the last first
}
rows = { $place }: rows { $one } and { $other } change places
columns = { $place }: columns { $one } and { $other } change places
row = { $place }: row { $row } { $way ->
    [one-left] one column to the left
    [one-right] one column to the right
   *[mirrored] mirrored, left for right
}
part = { $place }: the rest is possible without { $count ->
    [one] it; look at it again, and type it anew
   *[other] them; look at them again, and type them anew
}
exchanged = { $one } and { $other } change places
space = { $of }, row { $row }, column { $column }
moved = { $of }: { $piece } in row { $row }, column { $column } instead of row { $typed-row }, column { $typed-column }
more = and { $count } more
changes = { COUNT($count, "change") }
why = { $kind ->
    [neighbour] one space or line off
    [look-alike] colours that look alike
    [colour] another colour
    [forgotten] a piece forgotten
    [surplus] a piece too many
    [marker] where the marker lies
    [digits] digits that changed places
    [number] another number
    [word] another word, perhaps left as in the template
    [spelling] misspelt
    [thing] another word
    [order] in another order
    [player] another player
    [boards] boards in the wrong order
    [move] another move than is written
    [move-twice] a move written twice
    [move-left-out] a move left out
    [move-order] two moves in one another's place
   *[throughout] one colour for another throughout
}
