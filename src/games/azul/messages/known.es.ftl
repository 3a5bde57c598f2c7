# Lo que un caso no dice: comprobaciones que faltan, lo que se supone, lo que hay que elegir, por qué pueden faltar jugadas en una lista.

gap-conservation = todos los tableros con los Expositores, el centro de la mesa, la bolsa y { THE($box) }
gap-factories = los Expositores
gap-centre = los Expositores y el centro de la mesa
gap-marker = dónde está { THE($marker) }
gap-round = la ronda
gap-bag = la bolsa
gap-lid = { THE($box) } y { THE($wall) } de cada jugador
gap-others = los tableros de los demás jugadores
gap-score = la puntuación de { $player }

assumed-wall = no hay nada en { THE($wall) } de { $player }
assumed-lines = no hay nada en las líneas de patrón de { $player }
assumed-floor = no hay nada en { THE($floor) } de { $player }
assumed-score = la puntuación de { $player } es 0
assumed-phase = es { $name }
assumed-turn = es el turno de { $player }

phase-name = { $phase ->
        [setup] la preparación de la partida
        [offer] la Oferta de fábrica
        [tiling] { $tiling ->
            [confection] la Confección de la Caja de bombones
           *[tiling] el Alicatado
        }
        [preparation] la Preparación de la siguiente ronda
        [end] el final sin los puntos adicionales
       *[over] el final con los puntos adicionales ya contados
    }

choice-offer = la Oferta de fábrica continúa; las líneas completas y { THE($floor) } de cada jugador se cuentan cuando termine
choice-hidden = puede que { $player } tenga que elegir adónde va la { NOUN($tile) } de una línea completa, y el caso no dice { $what }
choice-column = { $player }: la línea de patrón { $line } está completa; elige adónde va la { NOUN($tile, $colour) }: a la columna { OR($open) } de la fila { $line }{ $falls ->
        [yes] , o que caiga
       *[no] {""}
    }
unranked = { $won ->
        [none] {""}
       *[some] ha ganado { $won }, sea como sea lo que el caso no dice{ $count ->
            [0] {""}
           *[other] ;{" "}
        }
    }{ $count ->
        [0] {""}
       *[other] los puestos de { AND($players) } dependen de { $on ->
            [scores] sus puntos (`puntos:`)
            [bonuses] sus puntos con los del final (`{ KEY("wall", $wall) }:`)
           *[rows] las filas completas (`{ KEY("wall", $wall) }:`)
        }, y el caso no lo dice
    }

list-deal = ahora hay que llenar los Expositores (`reparte:`)

list-of-anybody = empieza quien juegue primero: el caso no dice quién (`inicial:` en la jugada `reparte:`)

# Lo que un caso no dice: al rechazar una jugada, en una lista y en lo que queda por contar.
lacks-turn = { $begins ->
        [yes] quién empieza esta ronda (`inicial:`)
       *[no] si es el turno de { OR($turn) } (`turno:`)
    }
    .label = ¿de quién es el turno?
    .help = { $begins ->
        [yes] añade quién empieza (`inicial: { $player }`), en la jugada `reparte:` si la hay
       *[no] añade `turno: { $player }`, o quién empezó (`inicial:`) con todos los tableros y Expositores
    }
lacks-end-of-offer = si ha terminado la Oferta de fábrica, ni { $whole ->
        [yes] qué hay en los Expositores y en el centro
       *[no] qué han tomado los demás
    }
    .label = ¿ha terminado la oferta?
    .help = si ha terminado, empieza aquí otro caso, con `fase: { KEY("tiling", $tiling) }` y los tableros como están ahora
lacks-source = qué hay { AT($from) }{ IF($whole, "", " en este turno") } (`{ $from ->
        [centre] centro
       *[other] expositores
    }:`)
    .label = no se muestra
    .help = { $whole ->
        [yes] muéstralo con `expositores:` y `centro:`, o di cuántas hay (`toma: 2 …`), aquí { COLOURS($colour, $tile) }
       *[no] { $counted ->
            [yes] más de lo que se veía ahí solo pudo llegar de un Expositor «vecinos»: empieza otro caso con los `expositores:` de ese turno
           *[no] di cuántas hay (`toma: 2 …`), aquí { COLOURS($colour, $tile) }; `expositores:` y `centro:` muestran lo que hay antes de la primera jugada, y entre dos jugadas de un solo tablero toman los demás
        }
    }
lacks-factories = qué hay en todos los Expositores (`expositores:`)
    .label = ¿a qué vecinos?
    .help = lo que queda va a los vecinos: muestra todos los Expositores con `expositores:`, en el orden del círculo
lacks-keeper = quién guarda el Expositor «0» (`guarda:`)
    .label = depende del Expositor «0»
    .help = añade `guarda:` a quien lo guarda ({ OR($players) }), o `guarda: no` a todos
lacks-wall = qué hay en { $row ->
        [none] { THE($wall) }
       *[some] la fila { $row } { OF($wall) }
    } de { $whose } (`{ KEY("wall", $wall) }:`)
    .label = { $asks ->
        [column] ¿qué columna?
        [lines] ¿adónde van las líneas completas?
       *[spaces] { $row ->
            [none] depende de la columna
           *[some] depende de la fila
        }
    }
    .help = { $asks ->
        [column] { $whose }: di adónde va, como en `a: columna 3`, o indica todo en `{ KEY("wall", $wall) }:`
        [lines] { $whose }: di adónde va cada línea completa (`alicata:` con `a:`), o indica todo en `{ KEY("wall", $wall) }:`
       *[spaces] { $row ->
            [none] { $whose }: indica toda la columna en `{ KEY("wall", $wall) }:`
           *[some] { $whose }: indica toda la fila { $row } en `{ KEY("wall", $wall) }:`
        }
    }
lacks-lines = qué hay en { $line ->
        [none] las líneas de patrón
       *[some] la línea de patrón { $line }
    } de { $whose } (`líneas:`)
    .label = { $line ->
        [none] ¿hay líneas completas?
       *[some] depende de la línea de patrón
    }
    .help = { $whose }: añade `líneas:`
lacks-floor = qué hay en { THE($floor) } de { $whose } (`{ KEY("floor", $floor) }:`)
    .label = ¿hay algo ahí?
    .help = { $whose }: añade `{ KEY("floor", $floor) }:` (`""` si no hay nada)
lacks-row = si { $whose ->
        [none] otro jugador
       *[some] { $whose }
    } ha completado una fila, con lo que termina la partida{ $lines ->
        [none] {""}
        [yes] {" "}(`líneas:`)
       *[no] {" "}(`{ KEY("wall", $wall) }:`)
    }
    .label = ¿ha terminado la partida?
    .help = { $lines ->
        [none] si alguien tiene una fila completa, pon la fase `fin`; si no, la partida continúa con la siguiente ronda (`reparte:`)
        [yes] { $whose }: añade `líneas:`
       *[no] { $whose }: añade `{ KEY("wall", $wall) }:`
    }
lacks-supply = si la bolsa y { THE($box) } contienen más (`bolsa:`, `{ KEY("lid", $box) }:`): se reparten { COUNT($dealt, $tile) } donde hacen falta { $needed }
    .label = ¿faltan { $lacking }?
    .help = esto solo es correcto si no contienen más: añade `bolsa:` y `{ KEY("lid", $box) }:`, con lo que contienen antes de esta jugada
