# What a case leaves out.

gap-cards = all hands with the draw pile and the discard pile
gap-scales = the scales of all players and of the supply
gap-crystals = the crystals of all players and of the supply
gap-buildings = the stones on all buildings
gap-city = all tiles of the city
gap-obelisk = the obelisk
gap-other-players = the other players

assumed-movement = the turn is at its beginning
assumed-building = it is not settled yet what is discarded
assumed-nothing-finished = no building is finished
assumed-dragon-outside = { $dragon } is outside the city
assumed-aside = { $cards ->
    [one] 1 of the 80 cards lies aside
   *[other] { $cards } of the 80 cards lie aside
}
assumed-stones-left = { $player } has { COUNT($stones, "stone") } left
assumed-crystals-left = the supply holds { COUNT($crystals, "crystal") }
assumed-scales-left = the supply holds { COUNT($scales, "scale") }

list-over = the game is over
list-cut-short = of the ways to pay for a section only { $ways } are listed, those with the fewest cards: this hand has too many; `check` judges any
list-pays-more = the same with more cards than are needed is not listed, and sometimes legal (ruling `overpaying`); `check` tells

lacks-hand = { $hidden ->
    [none] {""}
   *[some] { COUNT($hidden, "card") } of{" "}
}{ $player }'s hand (`hand:`)
lacks-figure = where { $player }'s figure stands (`figure:`)
    .label = from where?
    .help = add `figure:` with a building to the entry of { $player } in `players`
    .entry = no figure here
lacks-city = all tiles of the city (`city:`)
lacks-dragon = where { $dragon } is (`dragons:`)
    .label = from where?
    .help = add `dragons: {"{"}{ $colour }: ...{"}"}` with a building, or `out` if it is outside the city
lacks-part = { $part ->
    [master] the reward beside the star in the upper left corner of the sketch
    [each] the reward below the star in the upper left corner of the sketch
   *[neighbour] the reward in the upper right corner of the sketch, which the finished side shows too
} of { THE($building) } (`{ $key }`)
lacks-neighbours = what lies beside { THE($building) }
lacks-obelisk = which space of the obelisk is next (`obelisk:`)
    .label = which space is next?
    .help = write the lowest number that is free, for example `obelisk: next 8`
lacks-steps = how many steps { $player } has left (`progress:`)
    .label = how many are left?
    .help = { $left ->
        [2] there are two at the beginning of a turn: if it begins here, add `phase: movement`, else `progress: {"{"}steps left: ...{"}"}`
       *[other] a grey 2 gives two more: add `steps left` to `progress`
    }
lacks-walked = whether { $player } has walked in this turn (`progress:`)
    .if = { $player } has not walked in this turn
    .label = after walking?
    .help = add `walked` to `progress`; under the ruling grey-teleport=instead-of-steps a grey 1 is not played after walking
lacks-offered = whether the ordinary offering of this turn was made
    .if = { $player } has { IF($card, "made", "not yet made") } the ordinary offering of this turn
    .label = a further one?
    .help = { $card ->
        [yes] if the turn begins here, add `phase: movement`, and the ordinary offering comes first; else add `progress: {"{"}offerings: ...{"}"}`
       *[no] add `progress: {"{"}offerings: ..., ordinary: no{"}"}` if all offerings of this turn took a yellow card, else `ordinary: yes`
    }
lacks-rewards = what finished buildings have brought
lacks-reserve = whether { $player } has a stone left{ $back ->
    [yes] : some may have come back from a building that was finished
   *[no] {" "}(`stones:`)
}
    .label = a stone left?
    .help = { $back ->
        [yes] add `buildings:` with the stones on them (`built`) and `finished:`; both may be empty
       *[no] add `stones:` to the entry of { $player } in `players`
    }
    .entry = no stones here
lacks-crystals = whether { $player } has { $surcharge ->
    [0] { COUNT($price, "crystal") }
   *[other] { $price } + { $surcharge } crystals
} (`crystals:`)
    .label = enough crystals?
    .help = add `crystals:` to the entry of { $player } in `players`; { -space-marked }
lacks-stones = the stones on { THE($building) } (`built`)
    .if = { $what } is free
    .label = is it free?
    .help = add `buildings: {"{"}{ $key }: {"{"}built: [...], finished: no{"}"}{"}"}`, with its stones from left to right and a dot for each free section
lacks-owners = whose stone lies on which section of { THE($building) } (`built`)
lacks-finished = whether { THE($building) } is finished (`finished`)
    .if = { THE($building) } is not finished
    .label = finished?
    .help = add `finished: [{ $key }]` if it is finished, else write `finished: no` under its name in `buildings:`
lacks-exact = whether { $player }'s hand has the exact value instead of the { $worth } paid for { $price }
    .if = { $player } has no exact payment for what is overpaid
    .label = is there an exact payment?
    .help = give all cards of { $player }'s hand (`hand: [blue 1, ...]`)
lacks-end = { $offerings ->
    [yes] how many offerings there have been of whoever made the last one, and so whether it has ended the game
   *[no] { $players ->
        [yes] how many play, and so whether the last offering has ended the game
       *[no] whether anybody can still make an offering now that nothing is left to build, or the game is over (`phase`)
    }
}
    .label = is the game over?
    .help = { $offerings ->
        [yes] add the `offerings` of each player
       *[no] { $players ->
            [yes] list all players
           *[no] add the `crystals` of every player, and `obelisk:`; add `phase: movement` if the game goes on
        }
    }
lacks-cards = whether { $player } holds { AND($missing, case: "one") }
    .if = { $player } holds { AND($missing, case: "one") }
    .label = in the hand?
    .help = { $counted ->
        [yes] tell these cards before with a step `reveal`
       *[no] give { $player }'s hand (`hand: [blue 1, ...]`), or tell these cards before with a step `reveal`
    }
lacks-place = where { THE($building) } lies in the city (`city:`)
    .label = where is it?
    .help = add `city:` with five rows of 3, 5, 5, 5 and 3 tiles; a dot stands for a tile that is not known
lacks-section = whether { $what } is free: { OR($owners) } may have a stone there, or on another section with this number
    .if = { $what } is free
    .label = is it free?
    .help = name the section by its place where such a stone is placed, { OR($keys) }, and likewise under `built:`
    .stone = on which section?
lacks-numbers = the numbers of the sections of { THE($building) } (`sections`)
    .label = numbers not known
    .help = read off the tile of { THE($building) } the numbers of its sections, left to right on the sketch, and add it under `buildings`, `{ $key }`, in the form `{ $form }`
    .site = where it would stand
lacks-discarded = how many cards { $player } has discarded in this turn (`progress:`)
    .label = how many were discarded?
    .help = two cards are drawn, and one more for each that was discarded: add `progress: {"{"}discarded: ...{"}"}`, 0 if none was, or a step `discard` before
lacks-more-cards = whether { $player } has { COUNT($count, "card") } for this: it counts { $held }, and more may have come
    .label = so many cards?
    .help = a finished building may have brought some: add `aside:` to the player, and `buildings:` and `finished:`; all may be empty
lacks-more-crystals = whether { $player } has { COUNT($needed, "crystal") }: it counts { $crystals }, and more may have come
    .label = enough crystals?
    .help = { $rewards ->
        [yes] a finished building may have brought crystals: add `master:` and `each:` to its entry in `buildings`, and `city:` and `finished:` for what lies beside it
       *[no] finished buildings and scales bring crystals: add `buildings:` with the stones on them, `finished:`, `dragons:` and `scales:`; the first two may be empty
    }
lacks-missing = where { $count ->
    [one] 1 of the 80 cards is
   *[other] { $count } of the 80 cards are
}
    .label = are all cards counted?
    .help = the hands and both piles hold { $there } together; if the rest lies aside (`aside:`), a building was finished in this turn, and nobody moves or builds any more
lacks-piles = how many cards are left in both piles (`draw:`, `discard:`)
    .label = { IF($fewer, "are no more left?", "are so many left?") }
    .help = { $fewer ->
        [yes] add `draw:` and `discard:`, or how many cards every player holds; else { $expected } are drawn
       *[no] { $rewards ->
            [yes] a finished building may have brought cards: add `master:` and `each:` to its entry in `buildings`, and `city:` and `finished:` for what lies beside it
           *[no] add how many are left (`draw:` and `discard:`), and how many were drawn before (`draw: 2`)
        }
    }

rank-winner = has made the { $needed } offerings that win
rank-others = the rulebook ranks only the winner
rank-nobody = nobody made { $needed } offerings{ $told ->
    [yes] ; { COUNT($crystals, "crystal") } left
   *[no] {""}
}{ $shared ->
    [no] {""}
   *[yes] , as many as { AND($sharing) }
}{ $hidden ->
    [no] {""}
   *[yes] ; the places of { AND($unranked) } depend on their crystals, which the case does not tell
}
