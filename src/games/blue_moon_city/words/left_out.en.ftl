# What a case leaves out.

gap-cards = all hands with the draw pile and the discard pile
gap-scales = the scales of all players and of the supply
gap-crystals = the crystals of all players and of the supply
gap-buildings = the stones on all buildings
gap-city = all tiles of the city
gap-stones = the stones in front of { $player }
gap-obelisk = the obelisk
gap-other-players = the other players

assumed-movement = the turn is at its beginning
assumed-building = it is not settled yet what is discarded
assumed-nothing-finished = no building is finished
assumed-dragon-outside = { $dragon } is outside the city
assumed-stones-left = { $player } has { COUNT($stones, "stone") } left
assumed-crystals-left = the supply holds { COUNT($crystals, "crystal") }
assumed-scales-left = the supply holds { COUNT($scales, "scale") }

list-over = the game is over
list-draws = { $player } draws: nothing else is left in this turn
list-cut-short = of the ways to pay for a section only { $ways } are listed, those with the fewest cards: this hand has too many; `check` judges any
list-pays-more = the same with more cards than are needed is not listed, and sometimes legal (ruling `overpaying`); `check` tells

lacks-hand = { $hidden ->
    [none] {""}
   *[some] { COUNT($hidden, "card") } of{" "}
}{ $player }'s hand (`hand:`)
lacks-figure = where { $player }'s figure stands (`figure:`)
lacks-city = all tiles of the city (`city:`)
lacks-dragon = where { $dragon } is (`dragons:`)
lacks-part = { $part ->
    [sections] the numbers of the sections
    [master] the reward beside the star in the upper left corner of the sketch
    [each] the reward below the star in the upper left corner of the sketch
   *[neighbour] the reward in the upper right corner of the sketch, which the finished side shows too
} of { THE($building) } (`{ $key }`)
lacks-neighbours = what lies beside { THE($building) }
lacks-obelisk = which space of the obelisk is next (`obelisk:`)
lacks-steps = how many steps { $player } has left (`progress:`)
lacks-walked = whether { $player } has walked in this turn (`progress:`)
lacks-offered = whether the ordinary offering of this turn was made
lacks-rewards = what finished buildings have brought
lacks-reserve = whether { $player } has a stone left (`stones:`)
lacks-crystals = { $player }'s crystals (`crystals:`)
lacks-stones = the stones on { THE($building) } (`built`)
lacks-owners = whose stone lies on which section of { THE($building) } (`built`)
lacks-finished = whether { THE($building) } is finished (`finished`)
lacks-end = whether the game is over (`phase`)

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
