# Jugadas, como se harían.

move-take = { $player } toma { $count ->
        [none] { NOUNS($tile, $colour) }
       *[some] { COUNT($count, $tile, $colour) }
    }{ $brings ->
        [yes] {" "}y { THE($marker) }
       *[no] {""}
    }{ $from ->
        [none] {""}
       *[some] {" "}{ FROM($from) }
    }{ $stays ->
        [yes] {" "}(«se queda»)
       *[no] {""}
    }{ $rest ->
        [none] {""}
       *[some] {" "}({ AND($rest, apart: "yes") })
    }{ $placed }
take-for = {" "}para la línea de patrón { $line }{ $falls ->
        [none] {""}
       *[some] , { $falls } de ellas { TO($floor) }
    }
take-to-floor = {" "}y deja que { PLURAL($count, "caiga", "caigan") }{ $lands ->
        [yes] {" "}{ TO($floor) }
       *[no] {""}
    }
take-to-line = {" "}{ $placed ->
        [0] para la línea de patrón { $line }: { $falling ->
            [one] cae
           *[other] caen todas
        }
        [one] y { $falling ->
            [0] { $brings ->
                [yes] coloca la { NOUN($tile) }
               *[no] la coloca
            } en la línea de patrón { $line }
            [one] coloca 1 en la línea de patrón { $line }; { $falling } cae
           *[other] coloca 1 en la línea de patrón { $line }; { $falling } caen
        }
       *[other] y { $falling ->
            [0] { $brings ->
                [yes] coloca las { NOUNS($tile) }
               *[no] las coloca
            } en la línea de patrón { $line }
            [one] coloca { $placed } en la línea de patrón { $line }; { $falling } cae
           *[other] coloca { $placed } en la línea de patrón { $line }; { $falling } caen
        }
    }{ $lands ->
        [yes] {" "}{ TO($floor) }
       *[no] {""}
    }
rest-goes = { AND($tiles) } { PLURAL($count, "va", "van") } { TO($to) }
rest-remains = { AND($tiles) } { PLURAL($count, "se queda", "se quedan") } en él
zero-kept = { $player } se queda con el Expositor «0»

move-tile = { $player } mueve la { NOUN($tile, $colour) } de la línea de patrón { $line } { $to ->
        [none] { TO($wall) }
       *[some] a la fila { ROW($to) }, columna { COLUMN($to) }
    }
move-tile-nothing = { $player } mueve de la línea de patrón { $line }
move-fall = { $player }: la línea de patrón { $line } cae: { COUNT($count, $tile, $colour) } { PLURAL($count, "va", "van") } { TO($floor) }

move-clear = { $player } { IF($tiles, "mueve de las líneas que estén completas y ") }{ $pieces ->
        [none] paga por lo que haya en { THE($floor) }
        [0] vacía { THE($floor) }
       *[other] { $tiles ->
            [yes] vacía { THE($floor) }
           *[no] paga por { COUNT($pieces, "element") } en { THE($floor) }
        }
    }{ IF($kept, " y devuelve el Expositor «0»") }
move-give-back = { $player } devuelve el Expositor «0»{ $kept ->
        [yes] {""}
       *[none] , si lo tenía
    }

move-deal = { $round ->
        [none] se prepara la siguiente ronda
       *[some] se prepara la ronda { $round }
    }: { COUNT($count, $tile) } en { COUNT($factories, "factory") }{ $starter ->
        [none] {""}
       *[some] ; empieza { $starter }
    }
move-finish = se cuentan los puntos adicionales
