# Qué hace imposible una posición. $tile, $wall, $floor y $box son como los llama la edición.

wrong-space = { $player }: { THE($wall) } tiene { ONE($tile, $holds) } en la { $space }, un espacio de color { COLOUR($printed, "space") }
    .label = { COLOUR($holds, $tile) } en un espacio { COLOUR($printed, "space") }
    .help = la { $space } solo admite { COLOUR($printed, "space") }; el espacio { COLOUR($holds, "space") } de la fila { ROW($space) } está en la columna { $belongs_in_column }

twice-in-row = { $player }: { THE($wall) } tiene el { COLOUR($colour, "space") } dos veces en la fila { ROW($space) }: en la columna { COLUMN($first) } y en la columna { COLUMN($space) }
    .label = { COLOUR($colour, "space") } otra vez
    .help = { $others ->
        [none] cada fila admite el { COLOUR($colour, "space") } una sola vez
       *[some] uno de los dos tiene que ser de un color que falte en la fila { ROW($space) }: { OR($others) }
    }
    .first = el primer { COLOUR($colour, "space") } de la fila

twice-in-column = { $player }: { THE($wall) } tiene el { COLOUR($colour, "space") } dos veces en la columna { COLUMN($space) }: en la fila { ROW($first) } y en la fila { ROW($space) }
    .label = { COLOUR($colour, "space") } otra vez
    .help = uno de los dos está en otra columna o es de otro color: la columna { COLUMN($space) } admite el { COLOUR($colour, "space") } una sola vez
    .first = el primer { COLOUR($colour, "space") } de la columna

mixed-line = { $player }: la línea de patrón { $line } contiene { COLOUR($first, "space") } y, en el espacio { $space } desde la izquierda, { COLOUR($other, "space") }
    .label = { COLOUR($other, "space") } entre { COLOUR($first, "space") }
    .help = una línea de patrón contiene un solo color: o todo { COLOUR($first, "space") } o todo { COLOUR($other, "space") }

overfull-line = { $player }: la línea de patrón { $line } contiene { COUNT($count, $tile) }, pero tiene { COUNT($spaces, "space") }
    .label = { COUNT($count, $tile) } en { COUNT($spaces, "space") }
    .help = lo que no cabe cae: { $over ->
        [one] pon una
       *[other] pon { $over }
    } en { THE($floor) }

line-gap = { $player }: la línea de patrón { $line } tiene un espacio vacío a la derecha de { ONE($tile) }: el espacio { $space } desde la izquierda
    .label = vacío
    .help = las líneas se llenan desde la derecha: escribe primero los espacios vacíos y al final { NOUNS($tile) }, u omite los puntos

line-of-wall-colour = { $player }: la línea de patrón { $line } contiene { COLOUR($colour, "space") }, pero la fila { $line } { OF($wall) } ya tiene { COLOUR($colour, "space") }, en la columna { COLUMN($space) }
    .label = { COLOUR($colour, "space") } en la línea de patrón { $line }
    .help = { $others ->
        [none] la línea de patrón { $line } ya no admite { COLOUR($colour, "space") }
       *[some] la línea de patrón { $line } solo puede contener un color que falte en la fila: { OR($others) }
    }
    .there = { COLOUR($colour, "space") } en { THE($wall) }

line-without-column = { $player }: la línea de patrón { $line } contiene { COLOUR($colour, "space") }, pero ningún espacio libre de la fila { $line } { OF($wall) } admite { COLOUR($colour, "space") }
    .label = { COLOUR($colour, "space") } en la línea de patrón { $line }
    .help = todas las columnas libres de la fila { $line } tienen ya { COLOUR($colour, "space") }; con la interpretación grey-line-check=yes la línea se permitiría y caería

overfull-floor = { $player }: { THE($floor) } contiene { $count } piezas, pero tiene { COUNT($spaces, "space") }
    .label = { $count } piezas en { COUNT($spaces, "space") }
    .help = lo que cae cuando está llena va { TO($box) }

floor-gap = { $player }: { THE($floor) } tiene un espacio vacío a la izquierda de una pieza: el espacio { $space }, que cuesta { $cost }
    .label = vacío
    .help = se llena desde la izquierda sin huecos: mueve las piezas a la izquierda o añade la que falta

overfull-kept = { $player }: el Expositor «0» que guarda contiene { $count } piezas, pero solo atrapa una
    .label = { $count } piezas
    .help = las piezas que cayeron después de la primera están en { THE($floor) }

kept-without-zero = { $player } guarda el Expositor «0», pero este no está entre los Expositores dorados de esta ronda
    .label = un Expositor guardado
    .help = omite `guarda:` o marca con `dorado: cero` el Expositor que se retiró

kept-twice = { $first } y { $second } guardan el Expositor «0», pero solo hay uno
    .label = guardado otra vez
    .help = solo lo guarda quien tomó de él: omite el otro `guarda:`
    .first = aquí está guardado

kept-yet-filled = { $player } guarda el Expositor «0» (el { $factory }), pero { PLURAL($tiles, "queda", "quedan") } en él { AND($heap) }: al tomar de él, el resto pasa al centro de la mesa
    .label = no está vacío
    .help = escribe vacío el Expositor { $factory } y pon { NOUNS($tile) } en el centro, u omite `guarda:`
    .kept = guardado aquí

floor-not-cleared = { $player } todavía tiene { COUNT($pieces, "element") } en { THE($floor) }{ $kept ->
        [yes] {" "}y el Expositor «0»
       *[no] {""}
    } { $during }
    .label = sin vaciar
    .help = al terminar esta fase se paga y se vacía { THE($floor) }; si aún no se ha pagado, la fase es `{ KEY("tiling", $tiling) }`

still-kept = { $player } todavía tiene el Expositor «0» { $during }
    .label = sin devolver
    .help = se devuelve al vaciar { THE($floor) }: omite `guarda:`; si aún no se ha pagado, la fase es `{ KEY("tiling", $tiling) }`

full-row-yet-playing = { $player }: la fila { $row } { OF($wall) } está completa, lo que pone fin a la partida, pero el caso la sitúa { $during }
    .label = una fila completa
    .help = tras la fase en la que se completa una fila, la fase es `fin`, o `terminada` una vez contados los puntos adicionales

full-row-below-full-line = { $player }: la fila { $row } { OF($wall) } está completa, pero la línea de patrón { $line } sigue sin mover y va antes: así que ya estaba completa antes de esta ronda y la partida había terminado
    .label = una fila completa
    .help = las líneas se revisan de arriba abajo: comprueba la fila { $row } y la línea de patrón { $line }
    .above = completa

no-full-row-yet-over = el caso sitúa la partida { $during }, pero nadie { $by_scores ->
        [yes] puede tener una fila completa: se vería en { THE($wall) } o habría dado 2 puntos
       *[no] tiene una fila completa en { THE($wall) }
    }
    .label = ninguna fila completa
    .help = mientras ninguna fila tenga cinco { NOUNS($tile) } la partida continúa: después la fase es `preparación de la siguiente ronda`{ IF($by_scores, "; comprueba también las puntuaciones") }

over-too-early = el caso sitúa la partida { $during }, pero en la ronda { $round } aún no puede haber ninguna fila completa: una fila gana { ONE($tile) } por ronda
    .label = ronda { $round }
    .help = la partida continúa hasta que alguien tiene cinco { NOUNS($tile) } en una fila, como pronto en la ronda 5: comprueba la ronda y la fase

row-ahead-of-round = { $player }: la fila { $row } { OF($wall) } tiene { COUNT($tiles, $tile) }, pero en este punto de la ronda { $round } puede tener como mucho { $most }
    .label = { COUNT($tiles, $tile) } en la ronda { $round }
    .help = una fila gana { ONE($tile) } por ronda: comprueba la fila o la ronda (como pronto la { $earliest })

walls-ahead-of-round = lo que todos los jugadores juntos tienen en { THE($wall) } costó { COUNT($used, $tile) }{ IF($by_scores, " o más, para dar estas puntuaciones") }, pero antes de la ronda { $round } solo se repartieron { $dealt }
    .label = { $dealt } repartidas hasta ahora
    .help = { ONE($tile) } en la fila 1 costó una, en la fila 2 dos, … en la fila 5 cinco: comprueba las filas y la ronda{ IF($by_scores, "; en la primera ronda una puntuación costó tantas o más: comprueba las puntuaciones") }

tiles-ahead-of-round = los tableros, los Expositores y el centro suman { COUNT($used, $tile) }{ IF($by_scores, " o más con estas puntuaciones") }, pero hasta la ronda { $round } solo se repartieron { $dealt }
    .label = { $dealt } repartidas hasta ahora
    .help = { ONE($tile) } en la fila 1 { OF($wall) } vale por una, en la fila 2 por dos, … en la fila 5 por cinco: comprueba los tableros y la ronda{ IF($by_scores, "; en la primera ronda una puntuación costó tantas o más: comprueba las puntuaciones") }

round-against-phase = el caso dice que es la ronda { $round }, y eso no puede ser { $during }
    .label = no es esta ronda
    .help = { $phase ->
        [setup] antes de llenar los Expositores por primera vez no cuenta ninguna ronda: omite `ronda:` o pon la fase actual
       *[other] las rondas se cuentan desde 1 en cuanto se han llenado los Expositores
    }

full-line-after-tiling = { $player }: la línea de patrón { $line } sigue completa { $during }
    .label = completa
    .help = de una línea completa se mueve una y se retira el resto: pon { ONE($tile) } en { THE($wall) } o pon la fase `{ KEY("tiling", $tiling) }`

score-too-high = { $player }: la puntuación es { $score }, pero lo que hay en { THE($wall) } puede haber dado como mucho { COUNT($most, "point") }, en cualquier orden
    .label = como mucho { $most }
    .help = comprueba la puntuación y si falta { ONE($tile) } en { THE($wall) }

score-of-rounds = { $player }: la puntuación es { $score }, pero { $rounds ->
        [one] una ronda, con { ONE($tile) } por fila, puede haber dado
        [4] sin ninguna fila completa { THE($wall) } puede haber dado
        [5] { THE($wall) } puede haber dado, con todos sus espacios cubiertos,
       *[other] { $rounds } rondas, con { ONE($tile) } por fila en cada una, pueden haber dado
    } como mucho { COUNT($most, "point") }{ $bonuses ->
        [0] {""}
       *[other] , contando los { $bonuses } adicionales
    }
    .label = como mucho { $most }
    .help = comprueba la puntuación y la ronda o la fase

bonuses-counted = { $player }: la puntuación es { $score }, pero lo que hay en { THE($wall) } puede haber dado como mucho { COUNT($most, "point") }, en cualquier orden
    .label = como mucho { $most }
    .help = con los puntos adicionales ({ $bonuses }) es posible: si ya están contados, la fase es `terminada`; si no, comprueba la puntuación y si falta { ONE($tile) } en { THE($wall) }

score-before-scoring = { $player }: la puntuación es { $score }, pero todavía no se ha puntuado nada
    .label = no es 0
    .help = antes de mover nada por primera vez todas las puntuaciones son 0: comprueba la puntuación y la ronda

score-too-low = { $rows ->
        [0] { $player }: la puntuación final es { $score }, pero solo los puntos adicionales de { THE($wall) } ya dan { $least }
       *[other] { $player }: la puntuación es { $score }, pero cada fila completa de { THE($wall) } dio 5 puntos o más en la última ronda, y { THE($floor) } cuesta como mucho 14: { PLURAL($rows, "queda", "quedan") } { $rows }{ $bonuses ->
            [0] {""}
           *[other] , y los puntos adicionales dan { $bonuses }
        }
    }
    .label = al menos { $least }
    .help = { $bonuses ->
        [0] comprueba la puntuación y las filas completas
       *[other] si los puntos adicionales aún no están contados, la fase es `fin`
    }

marker-not-paid = { $player } tiene { THE($marker) }, que estuvo en { THE($floor) } y costó al menos 1: la puntuación puede ser como mucho { $most }, no { $score }
    .label = como mucho { $most }
    .help = quien toma { THE($marker) } lo pone en el primer espacio libre de { THE($floor) }: comprueba la puntuación, { THE($wall) } y quién lo tiene
    .marker = quién lo tiene

score-below-fallen = { $player }: la puntuación es { $score }, pero { THE($wall) } ha dado al menos { COUNT($points, "point") }{ $bonuses ->
        [0] {""}
       *[other] {" "}y { $bonuses } al final
    }, y { $fell ->
        [0] no ha caído nada, así que con los marcadores se pagó como mucho { $cost }
        [one] en toda la mesa ha caído como mucho { COUNT($fell, $tile) }, que con los marcadores costó como mucho { $cost }
       *[other] en toda la mesa han caído como mucho { COUNT($fell, $tile) }, que con los marcadores costaron como mucho { $cost }
    }
    .label = al menos { $least }
    .help = lo que se repartió está en alguna parte, se gastó en una línea de patrón completa o cayó: comprueba la puntuación, los tableros y la ronda

score-oddly-paid = { $player }: la puntuación es { $score }, pero { THE($wall) } ha dado { COUNT($points, "point") } y { THE($floor) } nunca cuesta { $cost }
    .label = ha dado { $points }
    .help = tras una sola ronda { THE($floor) } ha costado 0, 1, 2, 4, 6, 8, 11 o 14: comprueba la puntuación y { THE($wall) }

score-not-brought = { $player }: la puntuación es { $score }, pero { THE($wall) } ha dado { COUNT($points, "point") } y { THE($floor) } aún no se ha pagado
    .label = ha dado { $points }
    .help = la primera puntuación empieza desde 0: comprueba la puntuación, las líneas de patrón y { THE($wall) }

fallen-against-scores = según las puntuaciones, en la ronda 1 { PLURAL($pieces, "cayó", "cayeron") } { $more ->
        [yes] al menos
       *[no] como mucho
    } { COUNT($pieces, "element") }, pero { $more ->
        [yes] además del marcador { $fell ->
            [0] no cayó nada
            [one] solo cayó { COUNT($fell, $tile) }
           *[other] solo cayeron { COUNT($fell, $tile) }
        }
       *[no] { PLURAL($fell, "cayó", "cayeron") } { COUNT($fell, $tile) }
    }
    .label = { COUNT($fell, $tile) } { AT($floor) }
    .help = lo que le falta a una puntuación respecto de lo que dio { THE($wall) } se pagó por { THE($floor) } ({ AND($paid) }); comprueba las puntuaciones, y además { THE($wall) } y las líneas de patrón, donde está todo lo que no cayó
paid-of = { $player }: { $paid } de { $points }

negative-score = { $player }: la puntuación es { $score }, pero nunca se puede quedar por debajo de 0
    .label = menos de 0
    .help = la puntuación más baja es 0, cueste lo que cueste { THE($floor) }

overfull-factory = el Expositor { $factory } tiene { COUNT($count, $tile) }, pero puede tener como mucho { $most }{ $filled }
    .drew = atrajo 1 de aquí
    .label = { COUNT($count, $tile) }
    .help = busca lo que sobra en él: { COUNT($over, $tile) }

-filled-least = { $least ->
    [0] al menos { $least }
    [1] al menos { $least }
    [2] al menos { $least }
    [3] al menos { $least }
   *[other] { $least }
}

short-factory = el Expositor { $factory } tiene { COUNT($count, $tile) }, pero se llenó con { -filled-least } y nadie lo ha vaciado{ $filled }{ $short ->
        [ran-out] , salvo que se agotaran la bolsa y { THE($box) }
       *[filled] {""}
    }
    .drew = atrajo 1 de aquí
    .label = { COUNT($count, $tile) }
    .help = un Expositor del que nadie ha tomado muestra { -filled-least } { NOUNS($tile) }; uno del que se ha tomado se escribe ""

two-short = los Expositores { $first } y { $factory } tienen de 1 a 3 { NOUNS($tile) } cada uno, y eso solo puede ocurrir en uno, aunque se agoten la bolsa y { THE($box) }
    .first = el otro
    .label = de 1 a 3
    .help = cuando se acaban, los Expositores se llenan uno tras otro hasta que no quedan más; uno del que se ha tomado se escribe ""

rest-left = el Expositor { $factory } tiene { COUNT($count, $tile) }, pero se llenó con { -filled-least }{ $filled }, y lo que queda en él al tomar va { $side ->
        [neighbours] a los Expositores contiguos
       *[other] al centro de la mesa
    }
    .drew = atrajo 1 de aquí
    .label = { COUNT($count, $tile) }
    .help = un Expositor del que nadie ha tomado muestra { -filled-least } { NOUNS($tile) }; uno del que se ha tomado se escribe ""

filled-with = { $since ->
        [usual] {""}
       *[other] : { $gold ->
            [plus-one] su lado dorado es { $side }, así que recibió { $dealt }
            [seek] su lado dorado es { $side }, recibió { $dealt }
           *[none] recibió { $dealt }
        }{ $since ->
            [drawn] , de las que { AND($by) } { SIZE($by) ->
                [one] atrajo
               *[other] atrajeron
            } { $count }
            [drew] , y atrajo { $count } de los contiguos
            [drew-from] , y lo que hay en { $count ->
                [1] el Expositor { AND($from) } muestra que atrajo 1 de allí
               *[other] los Expositores { AND($from) } muestra que atrajo 1 de cada uno
            }
            [drew-none] , y lo que hay en los contiguos muestra que no atrajo ninguna
            [sent] , y le llegaron como mucho { $count }
           *[dealt] {""}
        }
    }
factory-with-side = el Expositor { $factory } ({ $side })

gold-side = { $gold ->
        [plus-one] «+1»
        [seek] «busca { COLOUR($colour, "space") }»
        [stay] «se queda»
        [neighbours] «vecinos»
       *[zero] «0»
    }

gold-without-variant = el Expositor { $factory } muestra el lado dorado { $side }, pero no se juega con Expositores de fábrica especializada
    .label = lado dorado hacia arriba
    .help = añade `variante: fábricas especializadas` u omite `dorado:`

gold-count = { $gold ->
        [0] no se muestra ningún Expositor dorado
        [one] se muestra { $gold } Expositor dorado
       *[other] se muestran { $gold } Expositores dorados
    }, pero entre { $players } jugadores hay { $players } con el lado dorado hacia arriba en cada ronda
    .label = { $gold ->
        [0] ningún Expositor dorado
        [one] { $gold } Expositor dorado
       *[other] { $gold } Expositores dorados
    }
    .help = marca exactamente { $players } Expositores con `dorado:`

gold-twice = el Expositor { $first } y el Expositor { $second } muestran el lado dorado { $side }, que existe una sola vez
    .label = { $side } otra vez
    .help = uno de los dos muestra otro lado dorado
    .first = el primer { $side }

zero-not-kept = el Expositor { $factory } («0») está vacío, así que alguien lo guarda, { $nobody ->
        [yes] pero el caso dice de cada jugador que no
       *[no] y el caso no dice quién
    }
    .label = ¿quién lo guarda?
    .help = quien tomó de él lo guarda hasta el final de la ronda: añade `guarda:` a ese jugador, con la { NOUN($tile) } que tenga encima

offer-not-empty = { $factory ->
        [none] en el centro de la mesa
       *[other] en el Expositor { $factory }
    } { PLURAL($tiles, "queda", "quedan") } { AND($heap) }, pero el caso sitúa la partida { $during }
    .label = no está vacío
    .help = mientras se pueda tomar { ONE($tile) } la fase es `oferta`; si no, escribe los Expositores y el centro como ""

offer-empty = la fase es la Oferta de fábrica, pero no hay { NOUNS($tile) } ni en los Expositores ni en el centro de la mesa
    .label = nada que tomar
    .help = cuando se ha tomado todo, la fase es `{ KEY("tiling", $tiling) }`

centre-before-taking = en el centro de la mesa { PLURAL($tiles, "se encuentra", "se encuentran") } { AND($heap) }, pero nadie ha tomado aún de ningún Expositor
    .label = demasiado pronto
    .help = al centro solo llegan { NOUNS($tile) } de un Expositor del que se ha tomado: escríbelo como ""

marker-before-taking = { THE($marker) } ya no está en el centro de la mesa, pero nadie ha tomado aún de ningún Expositor
    .label = demasiado pronto
    .help = está en el centro (`1` en `centro`) hasta que alguien toma de ahí; un Expositor del que se ha tomado se escribe ""

centre-overfull = en el centro de la mesa hay { COUNT($tiles, $tile) }, pero { $emptied ->
        [one] { $emptied } Expositor vaciado{ $left ->
            [0] {" "}no
           *[other] {""}
        } puede
       *[other] { $emptied } Expositores vaciados{ $left ->
            [0] {" "}no
           *[other] {""}
        } pueden
    } { $left ->
        [0] haber dejado nada ahí
       *[other] haber dejado ahí como mucho { $left }
    }{ $elsewhere ->
        [stay] , porque el resto de un Expositor «se queda» no sale de él
        [neighbours] , porque el resto de un Expositor «vecinos» va a los contiguos
       *[none] {""}
    }{ $marker_taken ->
        [yes] , y { THE($marker) } se tomó junto con al menos { ONE($tile) } de ahí
       *[no] {""}
    }
    .label = { COUNT($tiles, $tile) }
    .help = { $elsewhere ->
        [stay] escribe ese resto en su Expositor
        [neighbours] escribe ese resto en los Expositores a su izquierda y a su derecha
       *[none] quien vacía un Expositor toma al menos { ONE($tile) }: como mucho sobran tres
    }

more-than-taken = { $tiling ->
    [yes] a los tableros han llegado en esta ronda al menos { COUNT($placed, $tile) }, pero solo se repartieron { $taken }
   *[no] en los tableros hay al menos { COUNT($placed, $tile) } de esta ronda, pero de los Expositores{ IF($centre, " y el centro") } { $taken ->
        [0] no ha salido ninguna
        [one] solo ha salido 1
       *[other] solo han salido { $taken }
    }
}
    .label = { $placed } de esta ronda
    .help = { $tiling ->
        [yes] la fila a la que ha pasado { ONE($tile) } en esta ronda cuenta por toda su línea de patrón, y lo que hay en { THE($floor) } llegó en ella: comprueba los tableros y la ronda
       *[no] una línea completa recibió { ONE($tile) } en esta ronda, y lo que hay en { THE($floor) } llegó en ella: comprueba los tableros, los Expositores y el centro
    }

taken-missing = en esta ronda { PLURAL($taken, "ha salido", "han salido") } de los Expositores y el centro { COUNT($taken, $tile) }, pero los tableros pueden haber recibido como mucho { $placed }
    .label = faltan algunas
    .help = { $tiling ->
        [yes] mientras no pase a { THE($wall) } ni se pague, todo lo que se tomó está en una línea de patrón o en { THE($floor) }: comprueba los tableros
       *[no] todo lo que se toma acaba en una línea de patrón o en { THE($floor) }: comprueba los tableros, los Expositores y el centro
    }

colour-taken-too-often = { PLURAL($takes, "hizo falta", "hicieron falta") } al menos { COUNT($takes, "turn") } para llevar a su sitio las { NOUNS($tile, $colour) } de esta ronda, pero { $emptied ->
        [one] hay { $emptied } Expositor vacío
       *[other] hay { $emptied } Expositores vacíos
    }, y lo { COLOUR($colour, "space") } de un Expositor se toma de una vez
    .label = { COLOUR($colour, "space") } en demasiados sitios
    .help = quien toma un color toma todo lo que hay de él: comprueba los tableros y los Expositores

colour-on-several-lines = { PLURAL($takes, "hizo falta", "hicieron falta") } al menos { COUNT($takes, "turn") } para llevar a su sitio las { NOUNS($tile, $colour) } de esta ronda, pero { $emptied ->
        [one] hay { $emptied } Expositor vacío
       *[other] hay { $emptied } Expositores vacíos
    }, y lo { COLOUR($colour, "space") } de un Expositor se toma de una vez
    .label = varias líneas
    .help = todo lo que se toma de una vez va a una sola línea de patrón, y lo que no cabe cae { TO($floor) }: comprueba las líneas de patrón de { $player } y los Expositores

marker-left-behind = lo que hay en los tableros costó al menos { COUNT($takes, "turn") }, pero { $emptied ->
        [one] hay { $emptied } Expositor vacío
       *[other] hay { $emptied } Expositores vacíos
    }, así que alguien tomó del centro y { $told ->
        [yes] dejó allí { THE($marker) }
       *[no] tiene { THE($marker) }, que no está en ningún tablero
    }
    .label = { $told ->
        [yes] el marcador
       *[no] falta { THE($marker) }
    }
    .help = cada línea que recibió algo costó un turno, y también un color que cayó sin llenar ninguna línea; quien toma primero del centro se lleva el marcador: escríbelo en su { NOUN($floor) } (`1` en `{ KEY("floor", $floor) }`) o comprueba los Expositores

marker-without-tiles = { THE($marker) } está { $here }, pero { $player } no ha tomado { NOUNS($tile) } en esta oferta
    .label = sin { NOUNS($tile) }
    .help = el marcador llega con { NOUNS($tile) } del centro: escríbelas en el tablero al que fueron

rest-not-in-centre = se tomó { COLOUR($colour, "space") } de { $takes ->
        [one] un Expositor
       *[other] { $takes } Expositores
    }, como mucho { COUNT($most, $tile) }, así que al centro de la mesa { PLURAL($least, "fue", "fueron") } al menos { COUNT($least, $tile) } de otro color, pero { $rest ->
        [0] allí no hay ninguna
        [one] allí solo hay 1
       *[other] allí solo hay { $rest }
    }
    .label = { $rest ->
        [0] allí no hay ninguna
        [one] allí solo hay 1
       *[other] allí solo hay { $rest }
    }
    .help = nadie ha tomado aún del centro; un Expositor tiene 4, de un color se toma todo y el resto va al centro: comprueba el centro, los Expositores y lo que es { COLOUR($colour, "space") } en los tableros

turns-told = cada línea que recibió { NOUNS($tile) } en esta ronda costó un turno, y también un color que cayó sin llenar ninguna línea
turns-check-lines = { $whose ->
        [none] las líneas de patrón
       *[some] las líneas de patrón de { $whose }
    }
turns-check-floors = { $whose ->
        [none] { THE($floor) } de ambos
       *[some] su { NOUN($floor) }
    }

no-marker = { THE($marker) } no está en el centro de la mesa ni en ningún otro sitio posible
    .label = ni en ningún otro sitio
    .help = { $belongs }

marker-nowhere = lo que hay en los tableros llevó al menos { COUNT($takes, "turn") }, pero hay { COUNT($emptied, "factory") }: alguien tomó del centro y tiene { THE($marker) }, que no está en ningún tablero
    .label = falta { THE($marker) }
    .help = quien tomó primero del centro lo tiene donde cayó: escríbelo en { THE($floor) } (`1` en `{ KEY("floor", $floor) }`)

marker-misplaced = { $doubt ->
        [yes] { $place ->
            [centre] { THE($marker) } está en el centro de la mesa { $during }, así que nadie tomó de ahí en esta ronda
           *[other] { THE($marker) } está { $here } { $during }, así que en algún momento de la ronda su { NOUN($floor) } estuvo llena
        }
       *[no] { $law ->
            [catches-tiles] { THE($marker) } está { $here }, que solo atrapa { NOUNS($tile) }
           *[other] { THE($marker) } no puede estar { $here } { $during }
        }
    }
    .label = el marcador
    .help = { $law ->
        [catches-tiles] cae con lo demás, en el primer espacio libre empezando por la izquierda (`1` en `{ KEY("floor", $floor) }`); la interpretación zero-catches-marker=yes permitiría que el Expositor lo atrapara
       *[other] { $place ->
            [centre] { $doubt ->
                [yes] eso solo pasa si ninguna toma de un Expositor dejó nada para el centro: compruébalo
               *[no] { $belongs }
            }
            [floor] { $law ->
                [stays] una vez pagada { THE($floor) }, quien lo tomó lo tiene delante: dilo con `marcador:`; si aún no se ha pagado, la fase es `{ KEY("tiling", $tiling) }`
               *[other] { $belongs }
            }
           *[other] { $belongs }
        }
    }

marker-lies = { $place ->
        [centre] en el centro de la mesa
        [floor] en el espacio { $space } { OF($floor) } de { $player }
        [kept] en el Expositor «0» que guarda { $player }
       *[front] delante de { $player }
    }

marker-belongs = { $phase ->
        [setup] antes de llenar los Expositores por primera vez está delante de quien empieza: dilo con `marcador:`
        [offer] está en el centro (`1` en `centro`) hasta que alguien toma de ahí, después en { THE($floor) } de ese { NOUN($seat) } (`1` en `{ KEY("floor", $floor) }`), o delante de él si no encontró espacio (`marcador:`)
        [tiling] quien tomó primero del centro lo tiene donde cayó (`1` en `{ KEY("floor", $floor) }`), o delante una vez vaciada su { NOUN($floor) } (`marcador:`)
       *[other] quien tomó primero del centro en la última ronda lo tiene delante: dilo con `marcador:`
    }

too-many = el caso muestra { COUNT($count, $tile, $colour) }, pero en el juego hay { $expected }: { $seen ->
        [none] ninguna en ningún sitio
       *[some] { AND($seen) }
    }
    .label = { COUNT($count, $tile, $colour) } a la vista
    .help = { $over ->
        [one] busca la que sobra
       *[other] busca las { $over } que sobran
    }, o alguna de otro color que se haya leído como { COLOUR($colour, "space") }

too-few = en la bolsa y en { THE($box) } hay { COUNT($there, $tile) } y en los tableros { $held } como máximo, pero el juego tiene { $all }
    .label = demasiado pocas
    .help = ahora no hay nada en otro sitio: comprueba las { NOUNS($tile) } de la bolsa y de { THE($box) }
    .lid = con estas

not-twenty = se muestra todo, pero solo { COUNT($count, $tile, $colour) } de { $expected }: { $seen ->
        [none] ninguna en ningún sitio
       *[some] { AND($seen) }
    }
    .label = { COUNT($count, $tile, $colour) } en total
    .help = busca lo que falta ({ COUNT($lacking, $tile, $colour) }), o alguna { COLOUR($colour, $tile) } que se haya leído como de otro color

seen-there = { $count } { $place ->
        [boards] en los tableros
        [factories] en los Expositores
        [centre] en el centro
        [bag] en la bolsa
       *[lid] en { THE($box) }
    }

bag-against-round = la bolsa tiene { COUNT($bag, $tile) }, pero { $round ->
        [none] lo que se repartió en esta ronda no ha vuelto a ella, así que puede tener como mucho { $expected }
       *[other] en este punto de la ronda { $round } debería tener { $expected }
    }
    .label = { COUNT($bag, $tile) }
    .help = cada ronda se sacan cuatro { NOUNS($tile) } por Expositor: comprueba la bolsa y la { $round ->
        [none] fase
       *[other] ronda
    }

bag-against-boards = en la ronda { $round } la bolsa tiene { COUNT($bag, $tile) }, así que cuando { THE($box) } se vació en ella para la ronda { $returned } había en los tableros { $more ->
        [yes] como mucho { $told }, pero tenían al menos { $held }
       *[no] al menos { $told }, pero tenían como mucho { $held }
    }
    .label = { COUNT($bag, $tile) }
    .help = cuando la bolsa se rellena tiene todo menos lo que hay en los tableros, y cada ronda saca de ella cuatro por Expositor: comprueba la bolsa, la ronda y los tableros

lid-too-small = en { THE($box) } hay { COUNT($lid, $tile, $colour) }, pero las líneas movidas han enviado allí al menos { $least }
    .label = { COUNT($lid, $tile, $colour) }
    .help = cada { NOUN($tile) } de la fila 2 envió una allí, de la fila 3 dos, de la fila 4 tres, de la fila 5 cuatro, todas de su color

lid-against-dealt = en { THE($box) } hay { COUNT($lid, $tile) }{ $more ->
        [yes] { $elsewhere ->
            [0] {""}
           *[other] {" "}y al menos { $elsewhere } en los tableros, los Expositores o el centro
        }, pero hasta la ronda { $round } solo se repartieron { $dealt }
       *[no] {" "}y en los tableros podía haber como mucho { $elsewhere } al empezar la ronda { $round }, pero antes se repartieron { $dealt }
    }
    .label = { COUNT($lid, $tile) }
    .help = lo que se repartió está en { THE($box) }, en los tableros, en los Expositores o en el centro, y antes de puntuar la primera ronda solo llega algo a { THE($box) } cuando { THE($floor) } está llena: compruébalo, y también los tableros y la ronda

lid-not-returned = en { THE($box) } hay { COUNT($lid, $tile) }, pero la bolsa tenía muy pocas al empezar la ronda { $round }, así que todo lo que había en { THE($box) } volvió a ella
    .label = { COUNT($lid, $tile) }
    .help = desde entonces solo llega algo allí cuando { THE($floor) } está llena: comprueba esas { NOUNS($tile) }, la bolsa y la ronda

lid-too-early = en { THE($box) } hay { COUNT($lid, $tile) }, pero todavía no puede haber llegado nada allí
    .label = { COUNT($lid, $tile) }
    .help = allí solo llegan { NOUNS($tile) } al puntuar la ronda y cuando { THE($floor) } está llena: compruébalo, y también la ronda

before-setup = hay algo { $at ->
        [board] en el tablero de { $player }
        [factory] en el Expositor { $factory }
        [centre] en el centro de la mesa
       *[lid] en { THE($box) }
    }, pero todavía no se han llenado los Expositores
    .label = no está vacío
    .help = omite lo que nadie tiene todavía o pon la fase actual

turn-outside-offer = el caso dice que es el turno de { $player }, pero nadie tiene turno { $during }
    .label = ahora no hay turnos
    .help = omite `turno:` o pon la fase `oferta`

during = { $phase ->
        [setup] antes de llenar los Expositores por primera vez
        [offer] durante la Oferta de fábrica
        [tiling] durante { $tiling ->
            [confection] la Confección de la Caja de bombones
           *[tiling] el Alicatado
        }
        [preparation] entre dos rondas
        [end] después { $tiling ->
            [confection] de la última Confección de la Caja de bombones
           *[tiling] del último Alicatado
        }
       *[over] después del final de la partida
    }
