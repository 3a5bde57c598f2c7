# What people get wrong when they count: the rest of a sentence that begins with "if".

slip-then = { $slip }{ $then ->
    [not-scored] , so that the last scale is not taken and scales are not scored
    [scored] , so that the last scale is taken and scales are scored
   *[scored-otherwise] , so that the scoring of scales comes out otherwise
}

slip-neighbour-left-out = what the finished { NOUN($neighbour) } beside { THE($building) } brings ({ AND($beside) }) is left out{ $whose ->
    [none] {""}
   *[some] {" "}for { $whose }
}
slip-neighbour-per-stone = what the { NOUN($neighbour) } beside { THE($building) } brings ({ AND($beside) }) comes once for each of { $who }'s { COUNT($stones, "stone") }
slip-own-corner = what stands in the upper right corner of { THE($building) } itself ({ AND($beside) }) is counted as well{ $whose ->
    [none] {""}
   *[some] {" "}for { $whose }
}
slip-neighbour-unfinished = { THE($neighbour) } beside { THE($building) } is counted ({ AND($beside) }) although it is not finished{ $whose ->
    [none] {""}
   *[some] {" "}for { $whose }
}
slip-neighbour-at-corner = { THE($neighbour) }, which touches { THE($building) } only at a corner, is counted ({ AND($beside) }){ $whose ->
    [none] {""}
   *[some] {" "}for { $whose }
}
slip-neighbours-for-master-only = what finished buildings beside { THE($building) } bring goes to { $master } alone, the master builder, not to { $who }
slip-master-left-out = what { $master } gets as master builder of { THE($building) } ({ AND($star) }) is left out
slip-master-by-numbers = { $instead } is taken for the master builder of { THE($building) } instead of { $master }, for the higher numbers ({ AND($star) })
slip-tie-to-the-right = { $instead }, whose stone lies furthest to the right, wins the tie for master builder of { THE($building) } against { $master } ({ AND($star) })
slip-tie-shared = { $who } too, who ties with { $master }, gets what the master builder of { THE($building) } gets ({ AND($star) })
slip-tie-lost = nobody gets what the master builder of { THE($building) } gets ({ AND($star) }), because { $master } ties with { AND($others) }
slip-master-is-last = { $instead }, who placed the last stone on { THE($building) }, is taken for its master builder instead of { $master } ({ AND($star) })
slip-master-for-all = { $who } too gets what stands beside the star of { THE($building) } ({ AND($star) }), which is for { $master } as master builder
slip-master-not-contributor = { $master }, as master builder of { THE($building) }, does not get what every builder gets ({ AND($below) })
slip-contributor-left-out = what every builder of { THE($building) } gets ({ AND($below) }) is left out{ $whose ->
    [none] {""}
   *[some] {" "}for { $whose }
}
slip-contributor-per-stone = what every builder of { THE($building) } gets ({ AND($below) }) comes once for each of { $who }'s { COUNT($stones, "stone") }
slip-corners-swapped = the corner of { THE($building) } is misread: the master builder gets { AND($below) }, and every builder { AND($star) }
slip-others-left-out = only { $builder }, whose turn it is, gets anything for { THE($building) }, and { $who } nothing
slip-no-stone = { $who } gets what every builder of { THE($building) } gets ({ AND($below) }) without a stone on it
slip-no-stone-beside = { $who } gets what every builder of { THE($building) } gets ({ AND($below) }), and what finished buildings beside it bring, without a stone on it
slip-in-part = of what { THE($of) } brings ({ AND($reward) }) the { $missing } { PLURAL($count, "is", "are") } left out{ $whose ->
    [none] {""}
   *[some] {" "}for { $whose }
}
slip-unfinished = the stone on { THE($building) } is rewarded ({ AND($below) }) although { PLURAL($free, "one of its sections is", "some of its sections are") } free

slip-dragons-forgotten = the { COUNT($scales, "scale") } for { AND($dragons) } on { THE($building) } { PLURAL($scales, "is", "are") } forgotten
slip-one-scale-for-all-dragons = { AND($dragons) } on { THE($building) } bring one scale together instead of one each
slip-dragons-each-stone = { AND($dragons) } on { THE($building) } { PLURAL($scales, "brings", "bring") } { COUNT($scales, "scale") } again{ $whose ->
    [none] {""}
   *[some] {" "}to { $whose }
} for another stone in the same turn
slip-dragons-on-the-market = an offering beside { AND($dragons) } on the market brings { COUNT($scales, "scale") }{ $whose ->
    [none] {""}
   *[some] {" "}to { $whose }
}
slip-dragons-without-stone = standing beside { AND($dragons) } on { THE($building) } brings { COUNT($scales, "scale") }{ $whose ->
    [none] {""}
   *[some] {" "}to { $whose }
}, without a stone
slip-dragons-for-all = { $who } too, whose stone lies on { THE($building) } already, gets { COUNT($scales, "scale") } for { AND($dragons) }

slip-tie-six = each of the { $players } players who tie for most scales ({ COUNT($scales, "scale") }) is given 6 crystals
slip-tie-divided = the { $players } players who tie for most scales ({ COUNT($scales, "scale") }) divide 6 crystals among them
slip-most-and-three = { $who }, with most scales ({ COUNT($scales, "scale") }), is given 3 for at least three scales beside the 6 for most
slip-only-most-scales = { $who }, with { COUNT($scales, "scale") }, is given nothing, as not having most
slip-few-scales-paid = { $who } is given 3 crystals for { COUNT($scales, "scale") }
slip-owed-of = { COUNT($scales, "scale") } for { $who }
slip-owed-scales-forgotten = what the supply lacked ({ AND($owed) }) is not counted when scales are scored
slip-scoring-forgotten = scales are not scored although the last one is taken
slip-scales-kept = { $who } keeps the { COUNT($scales, "scale") } after the scoring

slip-surcharge-forgotten = the { COUNT($more, "crystal") } that the { $card } adds to the space marked { $space } { PLURAL($more, "is", "are") } forgotten
slip-surcharge-of-one = the { $card } adds only 1 crystal to the space marked { $space }
slip-discount = the { $card } makes the space marked { $space } cheaper by { $more } instead of dearer
slip-surcharge-alone = only { COUNT($more, "crystal") } { PLURAL($more, "is", "are") } paid, for the { $card }, and not the { $space } of the space
slip-price-forgotten = nothing is paid for the space marked { $space }
slip-sevens-not-blocked = { $paid } is paid for the space marked { $space }, as though all four spaces marked 7 were free for two players
slip-level-below = { $paid }, the price of the level below, is paid for the space marked { $space }
slip-change-forgotten = no change is taken from the { $paid } laid down for a price of { $price }
slip-yellow-offering-not-counted = the offering by the { $card } is not counted

slip-power-card-kept = the { $card } that was played for its power is still counted
slip-whites-kept = { PLURAL($cards, "the white card that lets", "the white cards that let") } other cards pay for { THE($building) } { PLURAL($cards, "is", "are") } still counted
slip-drawing-left-out = the { COUNT($right, "card") } { PLURAL($right, "is", "are") } not drawn at the end of the turn
slip-discards-not-replaced = { COUNT($drawn, "card") } { PLURAL($drawn, "is", "are") } drawn at the end of the turn as ever, and none for the { $discarded } discarded
slip-only-discards-replaced = only { COUNT($drawn, "card") } { PLURAL($drawn, "is", "are") } drawn at the end of the turn, for the { $discarded } discarded
slip-up-to-eight = { COUNT($drawn, "card") } { PLURAL($drawn, "is", "are") } drawn at the end of the turn, for a hand of eight
slip-aside-forgotten = the { COUNT($cards, "card") } that { PLURAL($cards, "lies", "lie") } aside until { $who } has drawn { PLURAL($cards, "is", "are") } not counted
slip-pieces-counted = the { COUNT($crystals, "crystal") } { $source ->
    [master] for the master builder of { THE($building) }
    [each] for every builder of { THE($building) }
    [neighbour] that { THE($building) } brings to builders beside it
   *[scales] for scales
} are counted as { COUNT($pieces, "piece") }
