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
assumed-passed = { AND($players) } { PLURAL($count, "ha pasado", "han pasado") }: en cada turno se coloca una loseta, y otros han colocado más
no-round-fits = no encaja ninguna ronda; si es la ronda { $round }, esto es lo que está mal
assumed-stars = no hay nada en las estrellas de { AND($players) }
assumed-tiles = no hay nada al lado { PLURAL($count, "del tablero", "de los tableros") } de { AND($players) }
assumed-just-tiles = al lado del tablero de { $player } solo hay { AND($tiles) }
assumed-corners = no hay nada en las esquinas de { AND($players) }
assumed-score = { AND($players) } { PLURAL($count, "tiene", "tienen") } 5 puntos
assumed-not-passed = { AND($players) } no { PLURAL($count, "ha pasado", "han pasado") }
assumed-nothing-else = lo que el caso no muestra está vacío (y las puntuaciones son 5)
assumed-no-bonus = nadie tiene losetas de bonificación por elegir

round-is = { $fewer ->
    [yes] no es { OR($excepted) }
   *[no] es { OR($worlds) }
}
round-world = la ronda { $round } (comodín: { COLOUR($wild, "space") })
passed-world = { $player } { IF($passed, "ha pasado", "no ha pasado") }
bonus-world = { $player } { $count ->
    [0] no tiene al principio losetas de bonificación
   *[other] tiene { COUNT($count, "bonus tile") }
} por elegir
hand-world = al lado del tablero de { $player } hay { AND($tiles) }
just-these-world = al lado del tablero de { $player } { $count ->
        [0] no hay nada
       *[other] hay solo { AND($tiles) }
    }
taking-ends = para entonces la fase 1 ha terminado
goes-on = la ronda anterior al reparto no es la última
what-is-kept = { $kept ->
    [all] al lado del tablero de { $player } no hay más de cuatro losetas cuando pasa
    [some] lo que guarda { $player } está al lado de su tablero, y son cuatro losetas como mucho
    [there] lo que guarda { $player } son cuatro losetas como mucho
   *[other] al lado del tablero de { $player } hay al menos { COUNT($kept, "tile") } cuando pasa
}
ran-dry = la bolsa y la torre están vacías
as-chosen = las losetas de bonificación están en los espacios de suministro cuando se eligen
as-taken = las losetas están donde se toman, y nada más que haya que tomar con ellas
no-other-colour = { $round ->
    [none] {""}
   *[other] en la ronda { $round }, en la que el { COLOUR($wild, "space") } es el color comodín,{" "}
}{ $source ->
    [none] donde se toma el { COLOUR($wild, "space") } como color comodín
   *[other] { AT($source) }
} { $one ->
    [yes] hay una sola loseta de color { COLOUR($wild, "space") } y ninguna de otro color
   *[no] no hay más color que el { COLOUR($wild, "space") }
}
as-refilled = en los espacios de suministro falta lo que se roba
no-choice = { $player } recibió losetas de bonificación entre las que el suministro no dejaba elegir
turn-over = { $over ->
    [yes] el turno de { $player } termina al rellenar el suministro
   *[no] el turno de { $player } empieza al rellenar el suministro
}
supply-world = en los espacios de suministro hay { AND($tiles) }
supply-ends-world = en los espacios de suministro ya solo { PLURAL($count, "queda", "quedan") } { AND($tiles) }
brings-none = lo que { $player } coloca en { $here } no da losetas de bonificación
covered-world = { $count ->
    [0] { $here } de { $player } no rodea nada más
   *[other] { AND($spaces) } de { $player } { PLURAL($count, "está cubierto", "están cubiertos") }{ $beyond ->
        [none] {""}
        [nothing] {" "}y { $here } no rodea nada más
       *[some] , y también lo demás que hay junto a { $here } ({ AND($beyond) })
    }
}
star-world = { $told ->
    [yes] en el tablero de { $player }{" "}
   *[no] { $here } de { $player } está libre{ $asks ->
        [free] {""}
       *[other] {" "}y{" "}
    }
}{ $asks ->
    [free] {""}
    [once] { $on } no tiene ninguna loseta de color { COLOUR($colour, "space") }
    [second] { $on } no tiene ninguna loseta de color { COLOUR($colour, "space") } ni una segunda de color { COLOUR($other, "space") }
    [fits] { $on } solo tiene losetas de color { COLOUR($colour, "space") }, o ninguna de ese color y ningún color repetido
    [differ] { $on } no tiene ningún color repetido
   *[only] { $on } no tiene ninguna loseta que no sea de color { COLOUR($colour, "space") }
}
colour-lies = hay { ONE("tile", $colour) } { AT($source) }
one-of-worlds = { OR($worlds) }

choice-last-take = si en esta fase solo queda una toma posible, se hace sin elección, y con ella puede venir el marcador de Jugador Inicial, que cuesta un punto por loseta: añade `expositores:`, `centro:` y `marcador:` al caso
choice-last-round = ¿fue esta la última ronda? Entonces se cuentan los puntos adicionales del final; añade `ronda:` al caso
choice-refill = en los espacios de suministro { $missing ->
    [one] falta { COUNT($missing, "tile") }, que se roba
   *[other] faltan { COUNT($missing, "tile") }, que se roban
} antes del siguiente turno (`rellena:`)
choice-bonus = { $player } tiene { COUNT($count, "bonus tile") } por elegir de los espacios de suministro
choice-play = { AND($players) } { PLURAL($count, "aún tiene", "aún tienen") } que colocar losetas o pasar; después de la última ronda escribe `fase: fin`

lacks-turn = si es el turno { OR($turns, case: "of") }{ $count ->
    [1] {" "}o ha terminado la ronda
   *[other] {""}
} (`turno:`)
    .label = ¿de quién es el turno?
    .help = añade `turno:` al caso; o, si la ronda empieza con un `reparte`, `marcador:` al caso o `inicial:` al `reparte`
lacks-choice = si { $turn }, a quien le toca, puede hacer algo más que pasar
    .label = ¿antes que { $turn }?
    .help = añade `losetas:` y `ha pasado:` a { $turn } (`losetas: ""` si no tiene ninguna: entonces { $turn } pasa sin decir nada), o escribe primero las jugadas de { $turn }
lacks-taking = si ha terminado la fase 1: no muestra { $whole ->
    [yes] qué hay en los Expositores y en el centro de la mesa
   *[no] qué han tomado los demás
}
    .label = ¿ha terminado la fase 1?
    .help = si ha terminado, empieza aquí otro caso con `fase: jugar losetas` y las losetas que están ahora al lado de los tableros
lacks-round = la ronda, y por tanto { $other ->
    [none] { $so ->
        [pass] si se pueden guardar losetas
        [keep] el color comodín y si se pueden guardar losetas
        [finish] si fue la última
       *[take] el color comodín
    }
   *[other] si el { COLOUR($other, "space") } es el color comodín
} (`ronda:`)
    .label = depende de la ronda
    .help = { $so ->
        [finish] añade `ronda: 6`, o pon la fase en `fin`
       *[take] añade `ronda:`; indica el color comodín: 1 púrpura, 2 verde, 3 naranja, 4 amarillo, 5 azul, 6 rojo
    }
lacks-source = { $from ->
    [factories] qué hay en los Expositores (`expositores:`)
    [centre] qué hay en el centro de la mesa{ IF($gone, " en este turno") } (`centro:`)
   *[other] qué hay { AT($source) }{ IF($gone, " en este turno") } (`expositores:`)
}
    .label = no se muestra
    .help = { $gone ->
        [yes] `expositores:` y `centro:` muestran lo que hay antes de la primera jugada, y entre dos jugadas de un solo tablero toman los demás
       *[no] añade `expositores:` y `centro:`
    }
lacks-supply = qué losetas hay en los espacios de suministro (`suministro:`)
    .label = { IF($fewer, "¿no había más?", "¿están allí?") }
    .help = añade `suministro:` con sus diez losetas, y un `rellena` después de cada `bonificación`; en el registro de una partida entera, un primer `rellena` antes del primer `reparte`
lacks-refill = qué se roba antes de esta jugada para los espacios de suministro, donde { PLURAL($missing, "falta", "faltan") } { COUNT($missing, "tile") } (`rellena:`)
    .label = antes el suministro
    .help = escribe antes de esta una jugada `rellena:` con las losetas robadas
lacks-left = si en la bolsa y en la torre no hay más que { COUNT($drawn, "tile") }, cuando hay que robar { $wanted } (`bolsa:`, `torre:`)
    .label = ¿{ $few } de menos?
    .help = añade `bolsa:` y `torre:`, con lo que contienen antes de esta jugada
lacks-bonus = si { $earner } tiene losetas de bonificación por elegir (`bonificación:`)
    .label = { $earned ->
        [0] ¿antes las losetas de bonificación?
       *[other] ¿conseguidas en este turno?
    }
    .help = añade `bonificación: { $earned }` a { $earner }, o el número que le quede por elegir tras la última loseta, antes que nada; o empieza con el `coloca` que las consiguió
lacks-surrounded = qué ha rodeado la última loseta que ha colocado { $earner }{ $chosen ->
    [0] {""}
   *[other] , y por tanto si puede elegir primero { COUNT($chosen, "bonus tile") }
}
    .label = { $chosen ->
        [0] ¿antes las losetas de bonificación?
       *[other] primero de { $earned }
    }
    .help = { $chosen ->
        [0] añade a las `estrellas:` de { $earner } las losetas y los espacios libres que la rodean: las losetas de bonificación se eligen antes que nada
       *[other] elige las { $earned } en una sola jugada: así vale en todo caso
    }
lacks-passed = si { $player } ha pasado (`ha pasado:`)
    .label = ¿ya pasó?
    .help = añade a { $player } `ha pasado: no`, `ha pasado: sí` o las losetas al lado del tablero (`losetas:`)
lacks-hand = qué losetas hay al lado del tablero de { $player } (`losetas:`)
    .label = ¿con qué losetas?
    .help = añade `losetas:` a { $player } (`""` si no tiene ninguna), y `esquinas:` si el caso empieza entre dos rondas
lacks-stars = qué hay en { $here ->
    [none] las estrellas de { $player } (`estrellas:`)
   *[other] { $on } de { $player } (`estrellas:`), y por tanto si { $here } admite esta loseta
}
    .label = { IF($free, "¿la admite la estrella?", "¿libre?") }
    .help = añade `estrellas:` a { $player }, con todas las losetas que hay allí

unranked = { $won ->
        [none] {""}
       *[some] ha ganado { $won }, sea como sea lo que el caso no dice{ $count ->
            [0] {""}
           *[other] ;{" "}
        }
    }{ $count ->
        [0] {""}
       *[other] los puestos de { AND($players) } dependen de puntos que el caso no dice
    }
