# Los puntos con su prueba, qué decide entre jugadores con los mismos puntos, y una puntuación que pasa del final del contador.

award-marker = toma { COUNT($price, "tile") } con el marcador de Jugador Inicial: { $paid }
paid = −{ $price }{ $lost ->
    [none] {""}
    [0] ; la puntuación ya no puede bajar y se queda donde está
   *[other] ; la puntuación se detiene antes, así que −{ $lost }
}
award-alone = la loseta { OF($space) } no toca ninguna otra de su estrella: { COUNT($points, "point") }
award-run = la loseta { OF($space) } es una de { $count } conectadas: { $run }{ $itself ->
    [yes] , y un punto más por la propia loseta
   *[no] {""}
}
award-surrounded = { $kind ->
    [pillar] queda rodeado
   *[other] queda rodeada
} { $feature } (con losetas en { $spaces }): { COUNT($tiles, "tile") } de los espacios de suministro
award-discarded = al pasar descarta { AND($tiles) }: { $paid }
award-star = { $star } está completa{ $colour ->
    [none] {" "}en seis colores
   *[some] { $own ->
        [yes] {""}
       *[no] , toda { COLOUR($colour, "star") }
    }
}: los seis espacios
award-number = todos los { $number } del tablero están cubiertos: los { $count } espacios
award-leftover = después de la última ronda tiene en las esquinas { AND($tiles) }: { $paid }
award-unseen-marker = { $price ->
    [none] { $surely ->
        [yes] losetas tomadas con el marcador de Jugador Inicial; no consta cuántas (`centro:`)
       *[no] losetas del centro de la mesa; no consta cuántas, ni si con ellas vino el marcador de Jugador Inicial (`centro:`, `marcador:`)
    }
   *[other] { COUNT($price, "tile") } del centro de la mesa; no consta si con { $price ->
        [1] ella
       *[other] ellas
    } vino el marcador de Jugador Inicial (`1` en `centro`, o `marcador:`)
}
award-unseen-star = la loseta { OF($space) }, junto con las que están conectadas a ella en { $star }, que no constan
award-unseen-discarded = las losetas descartadas al pasar, que no constan
award-unseen-bonuses = las estrellas y los números completos, de los que no consta todo
award-unseen-leftover = las losetas que quedan en las esquinas después de la última ronda, que no constan

rank-shared = comparte { IF($first, "la victoria", "el puesto") } con { AND($others) }: los mismos puntos

score-with-tokens = { $tokens ->
    [1] ficha de 80 Puntos
   *[other] { $tokens } fichas de 80 Puntos
} + { $track } en el contador
