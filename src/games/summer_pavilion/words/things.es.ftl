# De qué hablan las frases.

space = el espacio { $star ->
    [centre] { $space } de la estrella del centro
    [upper-left] { $space } de la estrella superior izquierda
    [upper-right] { $space } de la estrella superior derecha
    [right] { $space } de la estrella derecha
    [lower-right] { $space } de la estrella inferior derecha
    [lower-left] { $space } de la estrella inferior izquierda
    [left] { $space } de la estrella izquierda
   *[other] { COLOUR($star, "space") } { $space }
}
    .of = del espacio { $star ->
    [centre] { $space } de la estrella del centro
    [upper-left] { $space } de la estrella superior izquierda
    [upper-right] { $space } de la estrella superior derecha
    [right] { $space } de la estrella derecha
    [lower-right] { $space } de la estrella inferior derecha
    [lower-left] { $space } de la estrella inferior izquierda
    [left] { $space } de la estrella izquierda
   *[other] { COLOUR($star, "space") } { $space }
}
    .to = al espacio { $star ->
    [centre] { $space } de la estrella del centro
    [upper-left] { $space } de la estrella superior izquierda
    [upper-right] { $space } de la estrella superior derecha
    [right] { $space } de la estrella derecha
    [lower-right] { $space } de la estrella inferior derecha
    [lower-left] { $space } de la estrella inferior izquierda
    [left] { $space } de la estrella izquierda
   *[other] { COLOUR($star, "space") } { $space }
}

place = el lugar { $space } de la estrella del { $star ->
   *[centre] centro
}
    .of = del lugar { $space } de la estrella del centro
    .to = al lugar { $space } de la estrella del centro

star = la estrella { $star ->
    [centre] del centro
    [upper-left] superior izquierda
    [upper-right] superior derecha
    [right] derecha
    [lower-right] inferior derecha
    [lower-left] inferior izquierda
    [left] izquierda
   *[other] { COLOUR($star, "star") }
}

during = { $phase ->
    [setup] antes de llenar los Expositores por primera vez
    [offer] en la fase 1 (adquirir losetas)
    [play] en la fase 2 (jugar losetas)
    [preparation] entre dos rondas
    [end] después de la última ronda
   *[over] después del final de la partida
}

in-the-centre = en el centro de la mesa

beside-the-board = al lado del tablero de { $holder }

brought = { $whose }: { $score } (sin pérdidas, { $of })
