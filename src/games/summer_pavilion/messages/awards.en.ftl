# Points with their proof, what decided between players with the same points, and a score past the end of the track.

award-marker = { COUNT($price, "tile") } taken with the first-player marker: { $paid }
paid = −{ $price }{ $lost ->
    [none] {""}
    [0] ; the score is as low as it goes and stays there
   *[other] ; the score stops on the way, so −{ $lost }
}
award-alone = { $space } touches no other tile of its star: { COUNT($points, "point") }
award-run = { $space } is one of { $count } connected tiles: { $run }{ IF($itself, ", and one more for the tile itself") }
award-surrounded = { $feature } is surrounded ({ $spaces } are covered): { COUNT($tiles, "tile") } from the supply
award-discarded = { AND($tiles) } discarded on passing: { $paid }
award-star = { $star } is complete{ $colour ->
    [none] {" "}in six colours
   *[some] { $own ->
        [yes] {""}
       *[no] , all { $colour }
    }
}: all six spaces
award-number = every { $number } of the board is covered: all { $count } spaces
award-leftover = { AND($tiles) } left in the corners after the last round: { $paid }
award-unseen-marker = { $price ->
    [none] { $surely ->
        [yes] tiles taken with the first-player marker; how many is not told (`centre:`)
       *[no] tiles from the centre; how many, and whether the first-player marker came with them, is not told (`centre:`, `marker:`)
    }
   *[other] { COUNT($price, "tile") } from the centre; whether the first-player marker came with { $price ->
        [1] it
       *[other] them
    } is not told (`1` in `centre`, or `marker:`)
}
award-unseen-star = { $space }, with the tiles of { $star } that are connected to it, which are not told
award-unseen-discarded = the tiles discarded on passing, which are not told
award-unseen-bonuses = complete stars and numbers, of which not all is told
award-unseen-leftover = tiles left in the corners after the last round, which are not told

rank-shared = shares the { IF($first, "victory", "place") } with { AND($others) }: the same points

score-with-tokens = { $tokens ->
    [1] 80-point token
   *[other] { $tokens } 80-point tokens
} + { $track } on the track
