# Rzeczy, o których mówią zdania.

spot = rząd { $row }, płytka { $tile }
    .loc = w rzędzie { $row }, na płytce { $tile }

ware = { $unit ->
    [cards] { COUNT($amount, "card") }
    [scales] { COUNT($amount, "scale") }
   *[crystals] { COUNT($amount, "crystal") }
}
    .acc = { $unit ->
    [cards] { COUNT($amount, "card", case: "acc") }
    [scales] { COUNT($amount, "scale", case: "acc") }
   *[crystals] { COUNT($amount, "crystal", case: "acc") }
}

reward = { $parts ->
    [0] nic
    [1] { $first }
    [2] { $first }, { $second }
   *[3] { $first }, { $second }, { $third }
}
    .acc = { $parts ->
    [0] 0 kryształów
    [1] { THE($first, case: "acc") }
    [2] { THE($first, case: "acc") }, { THE($second, case: "acc") }
   *[3] { THE($first, case: "acc") }, { THE($second, case: "acc") }, { THE($third, case: "acc") }
}

# Jak coś się zapisuje w opisie.
build-section = `buduje: miejsce { $number }`
form-sections = sekcje: [{ $dots }]
