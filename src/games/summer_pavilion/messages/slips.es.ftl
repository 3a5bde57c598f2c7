# Errores frecuentes: cada uno sigue a «si».

slip-only-touching = con la loseta { OF($space) } solo se cuentan las que la tocan, y no { $others }
slip-new-tile-left-out = la propia loseta { OF($space) } no se cuenta, solo aquellas a las que se une
slip-lone-tile-left-out = por la loseta { OF($space) } no se da nada porque no toca ninguna otra
slip-counted-alone = la loseta { OF($space) } se cuenta sola, sin contar { $others }
slip-colour-breaks-run = la loseta { OF($space) } se cuenta sola porque { $others } { PLURAL($count, "tiene otro color", "tienen otros colores") }
slip-new-tile-twice = la loseta { OF($space) } se cuenta dos veces, { $joins ->
    [yes] una con cada lado de su serie
   *[no] por sí misma y en su serie
}
slip-run-forgotten = no se cuenta nada por la loseta { OF($space) }
slip-side-left-out = la loseta { OF($space) } se cuenta con un solo lado de su serie, sin contar { $others }
slip-ring-not-closed = { $ends } no se consideran conectados y se { PLURAL($count, "omite", "omiten") } { $others }
slip-gap-jumped = con la loseta { OF($space) } también { PLURAL($count, "se cuenta", "se cuentan") } { $others }, al otro lado de un hueco
slip-neighbouring-star = con la loseta { OF($space) } también { PLURAL($count, "se cuenta", "se cuentan") } { $others }, que { PLURAL($count, "es", "son") } de { $stars ->
    [1] otra estrella
   *[other] otras estrellas
}
slip-number-as-points = el { $number } impreso en { $space } se cuenta como sus puntos
slip-connected-by-number = la loseta { OF($space) } se cuenta { $count ->
    [0] sola
   *[other] con { $others }
}, por el orden de los números y no por el lugar de los espacios
slip-feature-scored = { $tiles ->
    [1] la loseta por { $feature } se cuenta como un punto
   *[other] las { $tiles } losetas por { $feature } se cuentan como { $tiles } puntos
}
slip-payment-paid-for = cada loseta que va a la torre por { $space } ({ AND($tiles) }) cuesta un punto, como las descartadas al pasar
slip-number-at-once = los { $points } puntos por todos los { $number } se cuentan en cuanto se cubre { $space }

slip-marker-forgotten = no se paga el marcador de Jugador Inicial, que cuesta { $price }
slip-marker-one-point = el marcador de Jugador Inicial se paga con 1 punto en lugar de { $price }
slip-marker-without-wild = { PLURAL($wilds, "la loseta comodín no se paga", "las losetas comodín no se pagan") } con el marcador de Jugador Inicial, que entonces cuesta { $paid } en lugar de { $price }
slip-marker-itself = el marcador de Jugador Inicial se cuenta como una loseta más y cuesta { $paid } en lugar de { $price }
slip-marker-whole-hand = con el marcador de Jugador Inicial se pagan las { $hand } losetas que hay al lado del tablero, y no solo { $price ->
    [one] la
   *[other] las { $price }
} de este turno
slip-marker-past-one = el marcador de Jugador Inicial, que cuesta { $price }, hace bajar la puntuación por debajo de 1, hasta { $score }
slip-later-take-paid = cada loseta tomada del centro de la mesa ({ AND($tiles) }) cuesta un punto, aunque el marcador ya no estaba ahí

slip-discarded-forgotten = no se paga nada por descartar { AND($tiles) }
slip-kept-paid = cada loseta guardada ({ AND($tiles) }) cuesta un punto, como las descartadas
slip-corners-scored = se da un punto por cada loseta de las esquinas ({ AND($tiles) })

slip-star-left-out = se olvidan los { $points } puntos por { $star }
slip-star-twice = los { $points } puntos por { $star } se cuentan dos veces
slip-star-unfinished = se dan { $points } puntos por { $star }, aunque { $missing } está vacío
slip-star-misread = por { $star } se dan { $read } puntos en lugar de { $points }, como por { $kind }
slip-star-by-place = por { $star } se dan { $read } puntos en lugar de { $points }, como por { $kind }, la que hay ahí en el lado coloreado
slip-kind-once = de las { $count } estrellas { $colour ->
    [none] multicolor
   *[some] { COLOURS($colour, "star") }
} completas solo se cuenta una
slip-number-left-out = se olvidan los { $points } puntos por todos los { $number }
slip-number-misread = por todos los { $number } se dan { $read } puntos en lugar de { $points }, como por todos los { $other }
slip-number-twice = los { $points } puntos por todos los { $number } se cuentan dos veces
slip-number-unfinished = se dan { $points } puntos por todos los { $number }, aunque { $others } { PLURAL($count, "está vacío", "están vacíos") }
slip-number-beyond-four = se dan { $points } puntos por todos los { $number }
all-of-number = todos los { $number }
slip-centre-by-place = los lugares de la estrella del centro se toman por los números del 1 al 6, y así { $taken ->
    [none] dan puntos { AND($given) }
   *[some] { $given ->
        [none] {""}
       *[some] dan puntos { AND($given) } y{" "}
    }no dan puntos { AND($taken) }
}
slip-leftovers-forgotten = no se paga nada por las losetas que quedan en las esquinas ({ AND($tiles) })
slip-leftovers-scored = se da un punto por cada loseta que queda en las esquinas ({ AND($tiles) }) en vez de restarlo
slip-leftovers-first = las losetas que quedan en las esquinas ({ AND($tiles) }) se pagan antes de contar los puntos adicionales
slip-token-left-out = se olvida { $tokens ->
    [1] la ficha de 80 Puntos
   *[other] una de las { $tokens } fichas de 80 Puntos
}
