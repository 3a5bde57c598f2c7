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

brought = { $whose }: { $score } (bez strat { $of })
