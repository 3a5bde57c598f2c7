# Moves, as they would be made.

move-take = { $player } takes { $taken ->
    [none] { $colour }{ $marker ->
        [none] {""}
       *[some] {" "}and { AND($marker) }
    }
   *[some] { AND($taken) }
}{ $source ->
    [none] {""}
   *[some] {" "}from { $source }
}{ $rest ->
    [none] {""}
   *[some] {" "}({ AND($rest) } { $left ->
        [one] goes
       *[other] go
    } to the centre)
}
move-place = { $player } places { $colour } on { $space }{ $paid ->
    [none] {""}
   *[some] , using { AND($paid) }
}
move-place-between = { $player } places { $colour } on a { $on }
move-bonus = { $player } takes { AND($tiles) } from the supply
move-pass = { $player } passes{ $keeps ->
    [unsaid] {""}
    [all] {" "}and keeps all tiles
    [none-left] {" "}without a tile left
    [none] { $gone ->
        [none] {" "}and keeps nothing
       *[some] {" "}and discards { AND($gone) }
    }
    [some] { $gone ->
        [none] {" "}and keeps { AND($kept) }
       *[some] , keeps { AND($kept) } and discards { AND($gone) }
    }
   *[other] {" "}and keeps { COUNT($keeps, "tile") }
}
move-refill = { $tiles ->
    [none] the supply is refilled with tiles that the case does not tell
   *[some] the supply is refilled: { AND($tiles) }
}
move-deal = { $round ->
    [none] the next round
   *[some] round { $round }
} is dealt: { COUNT($tiles, "tile") } on { COUNT($factories, "factory") }{ $starter ->
    [none] {""}
   *[some] ; { $starter } begins
}{ IF($untold, "; which ten tiles lie on the supply is not told") }
move-finish = the end bonuses are counted
move-with-rest = { $move } ({ COUNT($left, "bonus tile") } { PLURAL($left, "is", "are") } left to choose)
move-with-bonus = { $move }, and { COUNT($tiles, "bonus tile") } { PLURAL($tiles, "comes", "come") } along
