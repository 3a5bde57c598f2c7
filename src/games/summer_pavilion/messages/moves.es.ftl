# Jugadas, como se harían.

move-take = { $player } toma { $taken ->
    [none] { NOUNS("tile", $colour) }{ $marker ->
        [none] {""}
       *[some] {" "}y { AND($marker) }
    }
   *[some] { AND($taken) }
}{ $source ->
    [none] {""}
   *[some] {" "}{ FROM($source) }
}{ $rest ->
    [none] {""}
   *[some] {" "}({ AND($rest) } { $left ->
        [one] va
       *[other] van
    } al centro de la mesa)
}
move-place = { $player } coloca { ONE("tile", $colour) } en { $space }{ $paid ->
    [none] {""}
   *[some] , utilizando { AND($paid) }
}
move-place-between = { $player } coloca { ONE("tile", $colour) } en { ONE($on) }
move-bonus = { $player } toma { AND($tiles) } de los espacios de suministro
move-pass = { $player } { $keeps ->
    [unsaid] pasa
    [all] pasa y se queda con todas las losetas
    [none-left] pasa sin ninguna loseta
    [none] { $gone ->
        [none] pasa y no se queda con nada
       *[some] pasa y descarta { AND($gone) }
    }
    [some] { $gone ->
        [none] pasa y se queda con { AND($kept) }
       *[some] pasa, se queda con { AND($kept) } y descarta { AND($gone) }
    }
   *[other] pasa y se queda con { COUNT($keeps, "tile") }
}
move-refill = { $tiles ->
    [none] se rellenan los espacios de suministro con losetas que el caso no indica
   *[some] se rellenan los espacios de suministro con { AND($tiles) }
}
move-deal = se prepara { $round ->
    [none] la siguiente ronda
   *[some] la ronda { $round }
}: { COUNT($tiles, "tile") } en { COUNT($factories, "factory") }{ $starter ->
    [none] {""}
   *[some] ; empieza { $starter }
}{ IF($untold, "; no consta qué diez losetas hay en los espacios de suministro") }
move-finish = se cuentan los puntos adicionales del final
move-with-rest = { $move } ({ PLURAL($left, "queda", "quedan") } { COUNT($left, "bonus tile") } por elegir)
move-with-bonus = { $move }, y consigue { COUNT($tiles, "bonus tile") }
