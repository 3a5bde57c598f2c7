# Slips: each goes on after "if".

slip-only-touching = only the tiles that touch { $space } are counted with it, without { $others }
slip-new-tile-left-out = the tile on { $space } itself is not counted, only those that it joins
slip-lone-tile-left-out = the tile on { $space } is given nothing because it touches no other
slip-counted-alone = the tile on { $space } is counted alone, without { $others }
slip-colour-breaks-run = the tile on { $space } is counted alone because { $others } { PLURAL($count, "has another colour", "have other colours") }
slip-new-tile-twice = the tile on { $space } is counted twice, { $joins ->
    [yes] once with each side of its run
   *[no] for itself and in its run
}
slip-run-forgotten = nothing is counted for the tile on { $space }
slip-side-left-out = the tile on { $space } is counted with one side of its run only, without { $others }
slip-ring-not-closed = { $ends } are not taken as connected, and { $others } { PLURAL($count, "is", "are") } left out
slip-gap-jumped = { $space } also counts { $others }, beyond a gap
slip-neighbouring-star = { $space } also counts { $others }, which { $stars ->
    [1] { $count ->
        [one] belongs
       *[other] belong
    } to another star
   *[other] belong to other stars
}
slip-number-as-points = the { $number } printed on { $space } is counted as its points
slip-connected-by-number = { $space } is counted { $count ->
    [0] alone
   *[other] with { $others }
}, by the order of the numbers and not by where the spaces lie
slip-feature-scored = { $tiles ->
    [1] the tile for { $feature } is counted as a point
   *[other] the { $tiles } tiles for { $feature } are counted as { $tiles } points
}
slip-payment-paid-for = each tile that goes to the tower for { $space } ({ AND($tiles) }) costs a point like a discarded one
slip-number-at-once = { $points } points for all { $number }s are counted as soon as { $space } is covered

slip-marker-forgotten = the first-player marker, which costs { $price }, is not paid
slip-marker-one-point = the first-player marker is paid with 1 point instead of { $price }
slip-marker-without-wild = { PLURAL($wilds, "the wild tile is", "the wild tiles are") } not paid for with the first-player marker, which then costs { $paid } instead of { $price }
slip-marker-itself = the first-player marker is counted like a tile, and costs { $paid } instead of { $price }
slip-marker-whole-hand = all { $hand } tiles beside the board are paid for with the first-player marker, not only the { $price } of this turn
slip-marker-past-one = the first-player marker, which costs { $price }, takes the score below 1, to { $score }
slip-later-take-paid = each tile taken from the centre ({ AND($tiles) }) costs a point, although the marker was gone

slip-discarded-forgotten = nothing is paid for discarding { AND($tiles) }
slip-kept-paid = each tile that is kept ({ AND($tiles) }) costs a point like a discarded one
slip-corners-scored = each tile in the corners ({ AND($tiles) }) is given a point

slip-star-left-out = the { $points } points for { $star } are forgotten
slip-star-twice = the { $points } points for { $star } are counted twice
slip-star-unfinished = { $points } points are given for { $star }, although { $missing } is empty
slip-star-misread = { $star } is given { $read }, the points of { $kind }, instead of { $points }
slip-star-by-place = { $star } is given { $read }, as the coloured side has { $kind } in its place, instead of { $points }
slip-kind-once = only one of the { $count } complete { $colour ->
    [none] stars in six colours
   *[some] { $colour } stars
} is counted
slip-number-left-out = the { $points } points for all { $number }s are forgotten
slip-number-misread = all { $number }s are given { $read } points, as all { $other }s, instead of { $points }
slip-number-twice = the { $points } points for all { $number }s are counted twice
slip-number-unfinished = { $points } points are given for all { $number }s, although { $others } { PLURAL($count, "is", "are") } empty
slip-number-beyond-four = { $points } points are given for all { $number }s
all-of-number = all { $number }s
slip-centre-by-place = the places of the centre star are taken for the numbers 1 to 6, so that { $taken ->
    [none] { AND($given) } are rewarded
   *[some] { $given ->
        [none] {""}
       *[some] { AND($given) } are rewarded and{" "}
    }{ AND($taken) } bring nothing
}
slip-leftovers-forgotten = nothing is paid for { AND($tiles) } left in the corners
slip-leftovers-scored = each tile left in the corners ({ AND($tiles) }) is given a point instead of costing one
slip-leftovers-first = the price of the tiles left in the corners ({ AND($tiles) }) is paid before the bonuses are counted
slip-token-left-out = { $tokens ->
    [1] the 80-point token
   *[other] one of the { $tokens } 80-point tokens
} is forgotten
