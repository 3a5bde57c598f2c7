# De qué hablan las frases.

-of-star = { $star ->
    [centre] { $space } de la estrella del centro
    [upper-left] { $space } de la estrella superior izquierda
    [upper-right] { $space } de la estrella superior derecha
    [right] { $space } de la estrella derecha
    [lower-right] { $space } de la estrella inferior derecha
    [lower-left] { $space } de la estrella inferior izquierda
    [left] { $space } de la estrella izquierda
   *[other] { COLOUR($star, "space") } { $space }
}

space = el espacio { -of-star }
    .of = del espacio { -of-star }
    .to = al espacio { -of-star }

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

brought = { $whose } tiene { $score } (sin pérdidas, { $of })

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

spaces-of-star = { PLURAL($count, "el espacio", "los espacios") } { $star ->
    [centre] { $numbers } de la estrella del centro
    [upper-left] { $numbers } de la estrella superior izquierda
    [upper-right] { $numbers } de la estrella superior derecha
    [right] { $numbers } de la estrella derecha
    [lower-right] { $numbers } de la estrella inferior derecha
    [lower-left] { $numbers } de la estrella inferior izquierda
    [left] { $numbers } de la estrella izquierda
   *[other] { $count ->
        [one] { COLOUR($star, "space") } { $numbers }
       *[other] { COLOURS($star, "space") } { $numbers }
    }
}

places-of-star = { PLURAL($count, "el lugar", "los lugares") } { $numbers } de la estrella del { $star ->
   *[centre] centro
}

numbers = { $either ->
    [yes] { OR($all) }
   *[no] { AND($all) }
}

feature = { $kind ->
    [pillar] el pilar entre { $star } y { $other }
    [statue] la estatua entre { $star } y { $other }
   *[window] la ventana de { $star }
}

complete-star = { $star }{ $shown ->
    [yes] {" "}({ $colour ->
        [none] de seis colores
       *[some] toda { COLOUR($colour, "star") }
    })
   *[no] {""}
}

kind-of-star = { $colour ->
    [none] una estrella multicolor
   *[some] { ONE("star", $colour) }
}

the-marker = el marcador de Jugador Inicial
the-marker-perhaps = el marcador de Jugador Inicial (si sigue allí)
