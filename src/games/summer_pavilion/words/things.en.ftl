# What sentences speak of.

space = { $star ->
    [upper-left] upper left
    [upper-right] upper right
    [lower-left] lower left
    [lower-right] lower right
   *[other] { $star }
} { $space }

# The centre of the monochrome side, where all spaces print a 3, counts its places.
place = place { $space } of the { $star } star

# `.of`: Andrea's blue star.
star = the { $star ->
    [upper-left] upper left
    [upper-right] upper right
    [lower-left] lower left
    [lower-right] lower right
   *[other] { $star }
} star
    .of = { $star ->
    [upper-left] upper left
    [upper-right] upper right
    [lower-left] lower left
    [lower-right] lower right
   *[other] { $star }
} star

during = { $phase ->
    [setup] before the first deal
    [offer] while tiles are taken (phase 1)
    [play] while tiles are played (phase 2)
    [preparation] between two rounds
    [end] after the last round
   *[over] after the end of the game
}

in-the-centre = in the centre of the table

beside-the-board = beside { $holder }'s board

brought = { $whose } { $score } of { $of }
