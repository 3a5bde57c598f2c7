# Rzeczy, o których mówią zdania.

spot = rząd { $row }, płytka { $tile }

ware = { $unit ->
    [cards] { COUNT($amount, "card") }
    [scales] { COUNT($amount, "scale") }
   *[crystals] { COUNT($amount, "crystal") }
}

reward = { $parts ->
    [0] nic
    [1] { $first }
    [2] { $first }, { $second }
   *[3] { $first }, { $second }, { $third }
}

# Jak coś się zapisuje w opisie.
build-section = `buduje: miejsce { $number }`
form-sections = sekcje: [{ $dots }]
