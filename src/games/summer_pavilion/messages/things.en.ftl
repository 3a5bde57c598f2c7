# What sentences speak of.

-star = { $star ->
    [upper-left] upper left
    [upper-right] upper right
    [lower-left] lower left
    [lower-right] lower right
   *[other] { $star }
}

space = { -star } { $space }

# The centre of the monochrome side, where all spaces print a 3, counts its places.
place = place { $space } of the { $star } star

# `.of`: Andrea's blue star.
star = the { -star } star
    .of = { -star } star

during = { $phase ->
    [setup] before the first deal
    [offer] during the offer (phase 1)
    [play] during play (phase 2)
    [preparation] between two rounds
    [end] after the last round
   *[over] after the end of the game
}

in-the-centre = in the centre of the table

beside-the-board = beside { $holder }'s board

brought = { $whose } has { $score } ({ $of } before losses)

# Several spaces, star by star.
spaces = { $either ->
    [yes] { $apart ->
        [yes] { OR($groups, apart: "yes") }
       *[no] { OR($groups) }
    }
   *[no] { $apart ->
        [yes] { AND($groups, apart: "yes") }
       *[no] { AND($groups) }
    }
}

spaces-of-star = { -star } { $numbers }

places-of-star = { PLURAL($count, "place", "places") } { $numbers } of the { $star } star

numbers = { $either ->
    [yes] { OR($all) }
   *[no] { AND($all) }
}

feature = { $kind ->
    [window] the window of { $star }
   *[other] the { $kind } between { $star } and { $other }
}

complete-star = { $star }{ $shown ->
    [yes] {" "}({ $colour ->
        [none] six colours
       *[some] all { $colour }
    })
   *[no] {""}
}

kind-of-star = { $colour ->
    [none] a star in six colours
   *[some] { ONE("star", $colour) }
}

the-marker = the first-player marker
the-marker-perhaps = the first-player marker (if it is still there)
