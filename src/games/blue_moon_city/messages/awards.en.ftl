# What is given and taken, and why.

a-dragon = { $dragon }

holding = { COUNT($scales, "scale") }{ $owed ->
    [0] {""}
   *[other] , { $owed } of them only remembered, for the supply was empty
}

award-paid = { $empty ->
    [yes] no card
   *[no] { AND($cards) }
} for { $price }
award-played = { $card } is played for its power
award-dragons = { AND($dragons) } { PLURAL($count, "is", "are") } on { THE($building) }{ $more ->
    [yes] ; where every dragon is the case does not tell
   *[no] {""}
}
award-master-leftmost = master builder of { THE($building) }: { $numbers ->
    [yes] sections worth { $stones }
   *[no] { COUNT($stones, "stone") }
} each, and the stone on the { NTH($section) } section lies furthest to the left
award-master-alone = master builder of { THE($building) }: every stone on it
award-master = master builder of { THE($building) }: { $numbers ->
    [yes] sections worth { $stones }
   *[no] { COUNT($stones, "stone") }
} against { $next }
-a-stone-there = a stone on { $section ->
    [none] { THE($building) }
   *[some] the { NTH($section) } section of { THE($building) }
}
award-contributor = { -a-stone-there }, which is finished
award-neighbour = { THE($neighbour) } beside it is finished, for { -a-stone-there }
award-scales-owed = { COUNT($owed, "scale") } not there: remembered for the scoring
award-no-cards = { COUNT($owed, "card") } not there: both piles are empty
award-no-crystals = { COUNT($owed, "crystal") } not there: the supply is empty
award-dragons-not-told = the case does not tell whether { $first ->
    [yes] this is the first stone of the turn on { THE($building) }
   *[no] a dragon is on { THE($building) }
}
award-rewards-not-told = the case does not tell in full what { THE($building) } brings
award-scoring-not-told = the case does not tell whether the last scale goes, and scales are scored
award-most-scales = most scales: { $holding }
award-tied-scales = most scales together, { $players } players: { $holding }
award-three-scales = at least three scales: { $holding }
award-few-scales = fewer than three scales: { $holding }
award-scales-not-told = scales are scored: { $told ->
    [yes] { $holding }, and the case does not tell who has most
   *[no] the case does not tell how many these are
}
award-scales-returned = { $told ->
    [yes] { COUNT($scales, "scale") } { PLURAL($scales, "goes", "go") } back to the supply
   *[no] the case does not tell how many scales go back to the supply
}
award-owed-scales = scales that the supply lacked before
award-price = the price of a space marked { $space }
award-surcharge = { $card } makes the offering dearer by its worth
award-winning-offering = a stone on a space marked { $space }: offering { $offerings } of { $needed }, which wins the game
award-offering = a stone on a space marked { $space }{ $offerings ->
    [none] {""}
   *[some] : offering { $offerings }{ $needed ->
        [none] {""}
       *[some] {" "}of { $needed }
    }
}
award-discarded = discarded before drawing
award-drawn = drawn at the end of the turn, when two are due{ $discarded ->
    [0] {""}
    [1] {" "}and one for the card discarded
   *[other] {" "}and one for each of { $discarded } discarded
}{ IF($reshuffled, "; the discard pile became the draw pile") }
