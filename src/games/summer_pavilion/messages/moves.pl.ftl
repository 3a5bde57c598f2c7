# Ruchy, jak je się robi.

move-take = { $player } zabiera { $taken ->
    [none] { NOUNS("tile", $colour, case: "acc") }{ $marker ->
        [none] {""}
       *[some] {" "}i { AND($marker, case: "acc") }
    }
   *[some] { AND($taken, case: "acc") }
}{ $source ->
    [none] {""}
   *[some] {" "}{ FROM($source) }
}{ $rest ->
    [none] {""}
   *[some] {" "}(na środek pola gry odkłada { AND($rest, case: "acc") })
}
move-place = { $player } układa { NOUN("tile", $colour, case: "acc") } na { AT($space) }{ $paid ->
    [none] {""}
   *[some] , płacąc { AND($paid, case: "ins") }
}
move-place-between = { $player } układa { NOUN("tile", $colour, case: "acc") } { AT($on) }
move-bonus = { $player } bierze { AND($tiles, case: "acc") } z magazynu
move-pass = { $player } pasuje{ $keeps ->
    [unsaid] {""}
    [all] {" "}i zachowuje wszystkie płytki
    [none-left] , nie mając żadnej płytki
    [none] { $gone ->
        [none] {" "}i nic nie zachowuje
       *[some] {" "}i odrzuca { AND($gone, case: "acc") }
    }
    [some] { $gone ->
        [none] {" "}i zachowuje { AND($kept, case: "acc") }
       *[some] , zachowuje { AND($kept, case: "acc") } i odrzuca { AND($gone, case: "acc") }
    }
   *[other] {" "}i zachowuje { COUNT($keeps, "tile", case: "acc") }
}
move-refill = { $tiles ->
    [none] uzupełnia się magazyn płytkami, których nie podano
   *[some] do magazynu wyciąga się { AND($tiles, case: "acc") }
}
move-deal = przygotowuje się { $round ->
    [none] kolejną rundę
   *[some] rundę { $round }
}: { COUNT($tiles, "tile") } w { COUNT($factories, "factory", case: "loc") }{ $starter ->
    [none] {""}
   *[some] ; rozpoczyna { $starter }
}{ IF($untold, "; nie podano, jakie dziesięć płytek leży w magazynie") }
move-finish = dolicza się dodatkowe punkty
move-with-rest = { $move } (do wyboru { PLURAL($left, "zostaje", "zostają", "zostaje") } { COUNT($left, "bonus tile") })
move-with-bonus = { $move }; do tego { COUNT($tiles, "bonus tile") }
