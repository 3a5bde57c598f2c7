# What is said alike of everything.

# A space of a board by itself.
space = row { $row }, column { $column }
# Two bounds, or one.
between = { $most ->
    [none] { $least } or more
   *[other] { $least } to { $most }
}
or = { $one } or { $other }
# A list without items.
nothing = nothing
# Which of several in a row: a section.
nth = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
