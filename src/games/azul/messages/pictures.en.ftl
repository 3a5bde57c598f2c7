# What is written on pictures of a table.

grey-side = grey side
specialised = specialised factories
phase = { $phase ->
    [setup] before the first deal
    [offer] factory offer
    [tiling] tiling
    [preparation] preparation of the next round
    [end] the last round is over, bonuses are not counted yet
   *[over] the game is over
}
more-factories = and { $count } more { UNIT($count, "factory") }

# The floor line and the lid in one word each; the floor line in full.
floor = { $tiling ->
    [confection] melt
   *[tiling] floor
}
floor-line = { $floor }
lid = { $tiling ->
    [confection] box
   *[tiling] lid
}
coloured = { $tiles }
and = { AND($items) }
beyond = line { $line }:

keeps-zero = keeps the "0" factory
nothing-yet = nothing on it yet
kept-by = kept by { AND($keepers) }
with = with { AND($keepers) }
gold = { $gold ->
    [plus-one] +1
    [seek] seek { COLOUR($colour, "") }
    [stay] stay
    [neighbours] neighbours
   *[zero] "0"
}
# Where there is little room, beside a tile of the colour that is sought.
dish = { $gold ->
    [plus-one] +1
    [seek] seek
    [stay] stay
    [neighbours] ← →
   *[zero] 0
}
