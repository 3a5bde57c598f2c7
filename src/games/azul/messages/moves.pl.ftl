# Ruchy, jak je się wykonuje.

move-take = { $player } zabiera { $brings ->
        [yes] { THE($marker, case: "acc") } oraz{" "}
       *[no] {""}
    }{ $count ->
        [none] { NOUNS($tile, $colour, case: "acc") }
       *[some] { COUNT($count, $tile, $colour, case: "acc") }
    }{ $from ->
        [none] {""}
       *[some] {" "}{ FROM($from) }
    }{ $stays ->
        [yes] {" "}(„zostaje”)
       *[no] {""}
    }{ $rest ->
        [none] {""}
       *[some] {" "}({ LIST($rest) })
    }{ $placed }
take-for = {" "}na linię wzoru { $line }{ $falls ->
        [none] {""}
       *[some] , w tym { $falls } { TO($floor) }
    }
take-to-floor = {" "}i zrzuca { PLURAL($count, "ją", "je") }{ $lands ->
        [yes] {" "}{ TO($floor) }
       *[no] {""}
    }
take-to-line = {" "}{ $placed ->
        [0] na linię wzoru { $line }: { $falling ->
            [one] spada
           *[other] wszystkie spadają
        }
        [one] i kładzie { $falling ->
            [0] { $brings ->
                [yes] { NOUN($tile, case: "acc") }
               *[no] ją
            } na linii wzoru { $line }
            [one] 1 na linii wzoru { $line }, a { $falling } spada
            [few] 1 na linii wzoru { $line }, a { $falling } spadają
           *[many] 1 na linii wzoru { $line }, a { $falling } spada
        }
       *[other] i kładzie { $falling ->
            [0] { $brings ->
                [yes] { NOUNS($tile, case: "acc") }
               *[no] je
            } na linii wzoru { $line }
            [one] { $placed } na linii wzoru { $line }, a { $falling } spada
            [few] { $placed } na linii wzoru { $line }, a { $falling } spadają
           *[many] { $placed } na linii wzoru { $line }, a { $falling } spada
        }
    }{ $lands ->
        [yes] {" "}{ TO($floor) }
       *[no] {""}
    }
rest-goes = { TO($to) } odkłada { AND($tiles, case: "acc") }
rest-remains = zostawia w nim { AND($tiles, case: "acc") }
zero-kept = zatrzymuje też warsztat „0”

move-tile = { $player } układa { NOUN($tile, $colour, case: "acc") } z linii wzoru { $line } { $to ->
        [none] { AT($wall) }
       *[some] w rzędzie { ROW($to) }, w kolumnie { COLUMN($to) }
    }
move-tile-nothing = { $player } układa z linii wzoru { $line }
move-fall = { $player }: linia wzoru { $line } spada; { TO($floor) } { PLURAL($count, "trafia", "trafiają", "trafia") } { COUNT($count, $tile, $colour) }

move-clear = { $player } { IF($tiles, "układa z linii, które są pełne, i ") }{ $pieces ->
        [none] płaci za to, co leży { AT($floor) }
        [0] opróżnia { THE($floor, case: "acc") }
       *[other] { $tiles ->
            [yes] opróżnia { THE($floor, case: "acc") }
           *[no] płaci za { COUNT($pieces, "element", case: "acc") } { AT($floor) }
        }
    }{ IF($kept, " i oddaje warsztat „0”") }
move-give-back = { $player } oddaje warsztat „0”{ $kept ->
        [yes] {""}
       *[none] , jeśli go ma
    }

move-deal = { $round ->
        [none] przygotowuje się kolejną rundę
       *[some] przygotowuje się rundę { $round }
    }: { COUNT($count, $tile) } w { COUNT($factories, "factory", case: "loc") }{ $starter ->
        [none] {""}
       *[some] ; rozpoczyna { $starter }
    }
move-finish = dolicza się dodatkowe punkty
