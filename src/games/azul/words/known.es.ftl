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

assumed-wall = { $player }: no hay nada en { THE($wall) }
assumed-lines = { $player }: no hay nada en las líneas de patrón
assumed-floor = { $player }: no hay nada en { THE($floor) }
assumed-score = { $player }: la puntuación es 0
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

choice-row = la partida ha terminado si { $player } ha completado una fila, y el caso no dice qué hay en { $lines ->
        [yes] las líneas de patrón
       *[no] { THE($wall) }
    } de { $player }
choice-others = los puntos adicionales cuentan si otro jugador ha completado una fila, y el caso no lo dice
choice-offer = { $whole ->
        [none] la Oferta de fábrica continúa; las líneas completas y { THE($floor) } de cada jugador se cuentan cuando termine
       *[other] las líneas completas y { THE($floor) } de cada jugador se cuentan cuando termine la Oferta de fábrica, y no se puede saber si ha terminado: el caso no muestra { $whole ->
            [yes] lo que hay en los Expositores y en el centro
           *[no] lo que han tomado los demás
        }
    }
choice-lines = los puntos adicionales quizá tengan que esperar: el caso no dice qué hay en las líneas de patrón de { $player }, así que no se sabe si aún tiene que elegir adónde va la pieza de una línea completa
choice-hidden = { $player }: la línea de patrón { $line } está completa, y a qué columna puede ir la { NOUN($tile, $colour) } depende { OF($wall) }, que el caso no muestra
choice-column = { $player }: la línea de patrón { $line } está completa; elige adónde va la { NOUN($tile, $colour) }: a la columna { OR($open) } de la fila { $line }{ $falls ->
        [yes] , o que caiga
       *[no] {""}
    }

unlisted-turn = si es el turno { OR($whose) } (`turno:`)
unlisted-starter = quién empieza (`inicial:`)
unlisted-turn-of = de { $player }
list-of-anybody = empieza quien juegue primero: el caso no dice quién (`inicial:` en la jugada `reparte:`)
unlisted-source = { $source ->
        [centre] qué hay en el centro de la mesa (`centro:`)
        [factories] qué hay en todos los Expositores (`expositores:`)
       *[both] qué hay en todos los Expositores (`expositores:`) y en el centro de la mesa (`centro:`)
    }
unlisted-board = qué tiene { $player } en { AND($parts) }
unlisted-kept = si { $player } guarda el Expositor «0» (`guarda:`)
unlisted-keeper = quién guarda el Expositor «0» (`guarda:`)
unlisted-part = { $part ->
        [lines] las líneas de patrón (`líneas:`)
        [floor] { THE($floor) } (`{ KEY("floor", $floor) }:`)
       *[wall] { THE($wall) } (`{ KEY("wall", $wall) }:`)
    }
