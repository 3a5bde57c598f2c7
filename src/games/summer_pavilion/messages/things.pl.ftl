# O czym mówią zdania.

space = { $star ->
    [centre] pole { $space } środkowej gwiazdy
    [upper-left] pole { $space } lewej górnej gwiazdy
    [upper-right] pole { $space } prawej górnej gwiazdy
    [right] pole { $space } prawej gwiazdy
    [lower-right] pole { $space } prawej dolnej gwiazdy
    [lower-left] pole { $space } lewej dolnej gwiazdy
    [left] pole { $space } lewej gwiazdy
   *[other] { NOUN("space", $star) } { $space }
}
    .of = { $star ->
    [centre] pola { $space } środkowej gwiazdy
    [upper-left] pola { $space } lewej górnej gwiazdy
    [upper-right] pola { $space } prawej górnej gwiazdy
    [right] pola { $space } prawej gwiazdy
    [lower-right] pola { $space } prawej dolnej gwiazdy
    [lower-left] pola { $space } lewej dolnej gwiazdy
    [left] pola { $space } lewej gwiazdy
   *[other] { NOUN("space", $star, case: "gen") } { $space }
}
    .at = { $star ->
    [centre] polu { $space } środkowej gwiazdy
    [upper-left] polu { $space } lewej górnej gwiazdy
    [upper-right] polu { $space } prawej górnej gwiazdy
    [right] polu { $space } prawej gwiazdy
    [lower-right] polu { $space } prawej dolnej gwiazdy
    [lower-left] polu { $space } lewej dolnej gwiazdy
    [left] polu { $space } lewej gwiazdy
   *[other] { NOUN("space", $star, case: "loc") } { $space }
}

place = miejsce { $space } { $star ->
   *[centre] środkowej gwiazdy
}
    .of = miejsca { $space } środkowej gwiazdy
    .at = miejscu { $space } środkowej gwiazdy

star = { $star ->
    [centre] środkowa gwiazda
    [upper-left] lewa górna gwiazda
    [upper-right] prawa górna gwiazda
    [right] prawa gwiazda
    [lower-right] prawa dolna gwiazda
    [lower-left] lewa dolna gwiazda
    [left] lewa gwiazda
   *[other] { NOUN("star", $star) }
}
    .of = { $star ->
    [centre] środkowej gwiazdy
    [upper-left] lewej górnej gwiazdy
    [upper-right] prawej górnej gwiazdy
    [right] prawej gwiazdy
    [lower-right] prawej dolnej gwiazdy
    [lower-left] lewej dolnej gwiazdy
    [left] lewej gwiazdy
   *[other] { NOUN("star", $star, case: "gen") }
}
    .acc = { $star ->
    [centre] środkową gwiazdę
    [upper-left] lewą górną gwiazdę
    [upper-right] prawą górną gwiazdę
    [right] prawą gwiazdę
    [lower-right] prawą dolną gwiazdę
    [lower-left] lewą dolną gwiazdę
    [left] lewą gwiazdę
   *[other] { NOUN("star", $star, case: "acc") }
}
    .ins = { $star ->
    [centre] środkową gwiazdą
    [upper-left] lewą górną gwiazdą
    [upper-right] prawą górną gwiazdą
    [right] prawą gwiazdą
    [lower-right] prawą dolną gwiazdą
    [lower-left] lewą dolną gwiazdą
    [left] lewą gwiazdą
   *[other] { NOUN("star", $star, case: "ins") }
}
    .at = { $star ->
    [centre] środkowej gwieździe
    [upper-left] lewej górnej gwieździe
    [upper-right] prawej górnej gwieździe
    [right] prawej gwieździe
    [lower-right] prawej dolnej gwieździe
    [lower-left] lewej dolnej gwieździe
    [left] lewej gwieździe
   *[other] { NOUN("star", $star, case: "loc") }
}

during = { $phase ->
    [setup] przed pierwszym uzupełnieniem warsztatów
    [offer] w fazie 1 (oferta dostawców)
    [play] w fazie 2 (układanie płytek)
    [preparation] między dwiema rundami
    [end] po ostatniej rundzie
   *[over] po zakończeniu gry
}

in-the-centre = na środku pola gry

beside-the-board = obok planszy (gracz: { $holder })

brought = { $whose } ma { $score } (bez strat { $of })

spaces = { $either ->
    [yes] { $apart ->
        [yes] { OR($groups, apart: "yes") }
       *[no] { OR($groups) }
    }
   *[no] { $apart ->
        [yes] { AND($groups, apart: "yes") }
       *[no] { AND($groups) }
    }
}

spaces-of-star = { $star ->
    [centre] { $count ->
        [one] pole
       *[other] pola
    } { $numbers } środkowej gwiazdy
    [upper-left] { PLURAL($count, "pole", "pola") } { $numbers } lewej górnej gwiazdy
    [upper-right] { PLURAL($count, "pole", "pola") } { $numbers } prawej górnej gwiazdy
    [right] { PLURAL($count, "pole", "pola") } { $numbers } prawej gwiazdy
    [lower-right] { PLURAL($count, "pole", "pola") } { $numbers } prawej dolnej gwiazdy
    [lower-left] { PLURAL($count, "pole", "pola") } { $numbers } lewej dolnej gwiazdy
    [left] { PLURAL($count, "pole", "pola") } { $numbers } lewej gwiazdy
   *[other] { $count ->
        [one] { NOUN("space", $star) } { $numbers }
       *[other] { NOUNS("space", $star) } { $numbers }
    }
}

places-of-star = { PLURAL($count, "miejsce", "miejsca") } { $numbers } { $star ->
   *[centre] środkowej gwiazdy
}

numbers = { $either ->
    [yes] { OR($all) }
   *[no] { AND($all) }
}

feature = { $kind ->
    [pillar] filar między { THE($star, case: "ins") } a { THE($other, case: "ins") }
    [statue] posąg między { THE($star, case: "ins") } a { THE($other, case: "ins") }
   *[window] okno { OF($star) }
}
    .of = { $kind ->
    [pillar] filaru między { THE($star, case: "ins") } a { THE($other, case: "ins") }
    [statue] posągu między { THE($star, case: "ins") } a { THE($other, case: "ins") }
   *[window] okna { OF($star) }
}

complete-star = { $star }{ $shown ->
    [yes] {" "}({ $colour ->
        [none] sześć kolorów
       *[some] cała { COLOUR($colour, "star") }
    })
   *[no] {""}
}
    .acc = { THE($star, case: "acc") }{ $shown ->
    [yes] {" "}({ $colour ->
        [none] sześć kolorów
       *[some] cała { COLOUR($colour, "star") }
    })
   *[no] {""}
}

kind-of-star = { $colour ->
    [none] gwiazda wielokolorowa
   *[some] { NOUN("star", $colour) }
}
    .acc = { $colour ->
    [none] gwiazdę wielokolorową
   *[some] { NOUN("star", $colour, case: "acc") }
}

the-marker = płytka gracza rozpoczynającego
    .acc = płytkę gracza rozpoczynającego
the-marker-perhaps = płytka gracza rozpoczynającego (jeśli jeszcze tam leży)
    .acc = płytkę gracza rozpoczynającego (jeśli jeszcze tam leży)
