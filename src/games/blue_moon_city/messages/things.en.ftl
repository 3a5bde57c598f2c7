# Things that sentences speak of.

spot = row { $row }, tile { $tile }

ware = { $unit ->
    [cards] { COUNT($amount, "card") }
    [scales] { COUNT($amount, "scale") }
   *[crystals] { COUNT($amount, "crystal") }
}

reward = { $parts ->
    [0] none
    [1] { $first }
    [2] { $first }, { $second }
   *[3] { $first }, { $second }, { $third }
}

# How something is written in a case.
build-section = `build: place { $number }`
form-sections = sections: [{ $dots }]
