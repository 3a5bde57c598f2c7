# Lo que un caso no dice: comprobaciones que faltan, lo que se supone, lo que hay que elegir, por qué pueden faltar jugadas en una lista.

gap-conservation = todos los tableros con los Expositores, el centro de la mesa, los espacios de suministro, la bolsa y la torre
gap-factories = los Expositores
gap-centre = los Expositores o el centro de la mesa
gap-taken = los Expositores, el centro de la mesa o las losetas al lado de un tablero
gap-marker = un sitio donde pueda estar el marcador de Jugador Inicial
gap-round = la ronda
gap-built = los tableros de todos los jugadores o las losetas al lado de ellos
gap-supply = los espacios de suministro
gap-bag = la bolsa
gap-tower = la torre o las estrellas de algún jugador
gap-score = la puntuación de { $player }

phase-name = { $phase ->
    [setup] la preparación de la partida
    [offer] la fase 1 (adquirir losetas)
    [play] la fase 2 (jugar losetas)
    [preparation] la fase 3 (preparar la siguiente ronda)
    [end] el final sin los puntos adicionales
   *[over] el final con los puntos adicionales ya contados
}

assumed-phase = es { $name }
assumed-turn = es el turno de { $player }
no-round-fits = no encaja ninguna ronda; si es la ronda { $round }, esto es lo que está mal
assumed-stars = { AND($players) }: no hay nada en las estrellas
assumed-tiles = { AND($players) }: no hay nada al lado { $count ->
    [one] del tablero
   *[other] de los tableros
}
assumed-just-tiles = { $player }: al lado del tablero solo hay { AND($tiles) }
assumed-corners = { AND($players) }: no hay nada en las esquinas
assumed-score = { AND($players) } { $count ->
    [one] tiene
   *[other] tienen
} 5 puntos
assumed-not-passed = { AND($players) } no { $count ->
    [one] ha pasado
   *[other] han pasado
}
assumed-nothing-else = lo que el caso no muestra está vacío (y las puntuaciones son 5)
assumed-no-bonus = nadie tiene losetas de bonificación por elegir

round-world = la ronda { $round } (comodín: { COLOUR($wild, "space") })
passed-world = { $player } { $passed ->
    [yes] ha pasado
   *[no] no ha pasado
}
bonus-world = { $player } { $count ->
    [0] no tiene losetas de bonificación
   *[other] tiene { COUNT($count, "bonus tile") }
} por elegir
hand-world = al lado del tablero de { $player } hay { AND($tiles) }
supply-world = en los espacios de suministro hay { AND($tiles) }
star-world = { $here } de { $player } está libre{ $colour ->
    [none] {""}
   *[other] {" "}y { $on } no tiene ninguna loseta de color { COLOUR($colour, "space") }
}
one-of-worlds = { OR($worlds) }

choice-last-round = ¿fue esta la última ronda? Entonces se cuentan los puntos adicionales del final; añade `ronda:` al caso
choice-refill = en los espacios de suministro { $missing ->
    [one] falta { COUNT($missing, "tile") }, que se roba
   *[other] faltan { COUNT($missing, "tile") }, que se roban
} antes del siguiente turno (`rellena:`)
choice-bonus = { $player } tiene { COUNT($count, "bonus tile") } por elegir de los espacios de suministro
choice-play = { AND($players) } { $count ->
    [one] aún tiene
   *[other] aún tienen
} que colocar losetas o pasar; después de la última ronda escribe `fase: fin`

needed-alone = la loseta { OF($space) } no toca ninguna otra de su estrella
needed-run = la loseta { OF($space) } es una de { $count } conectadas

unlisted-turn = si es el turno { OR($whose, case: "of") } (`turno:`)
unlisted-round = la ronda, y por tanto el color comodín (`ronda:`)
unlisted-round-keeping = la ronda, y por tanto el color comodín y qué se puede guardar (`ronda:`)
unlisted-factories = qué hay en los Expositores (`expositores:`)
unlisted-centre = qué hay en el centro de la mesa (`centro:`)
unlisted-supply = qué losetas hay en los espacios de suministro (`suministro:`)
unlisted-bonus = si quedan losetas de bonificación por elegir (`bonificación:`)
unlisted-passed = si { $player } ha pasado (`ha pasado:`)
unlisted-tiles = qué losetas hay al lado del tablero de { $player } (`losetas:`)
unlisted-stars = qué hay en las estrellas de { $player } (`estrellas:`)
