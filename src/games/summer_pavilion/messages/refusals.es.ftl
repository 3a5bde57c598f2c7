# Por qué se rechaza o no se puede decidir una jugada, y qué estaría permitido en su lugar.

not-told = el caso no dice { $what }

wrong-phase = { $why ->
        [none] { $doing } { $when }, solo { $needs ->
           *[other] { $then }
        }
       *[some] { $doing }: eso se hace { $then }, y no puede ser esa fase, porque { $why }
    }
    .label = { $why ->
        [none] no { $when }
       *[some] ahora no
    }
    .help = { $why ->
        [none] { $next }
       *[some] comprueba lo que dice el caso, y añade qué fase es (`fase:`)
    }

cannot = { $verb ->
        [take] { $player } no puede tomar losetas
        [place] { $player } no puede colocar una loseta
        [bonus] { $player } no puede elegir losetas de bonificación
        [pass] { $player } no puede pasar
        [refill] los espacios de suministro no se rellenan
        [deal] no se puede preparar una ronda
       *[finish] no se pueden contar los puntos adicionales del final
    }

comes-next = { $phase ->
        [setup] primero hay que llenar los espacios de suministro y los Expositores (`rellena:`, `reparte:`)
        [offer] la fase 1 dura hasta que se haya tomado todo{ $turn ->
            [none] {""}
           *[some] ; ahora toma { $turn }
        }
        [play] la fase 2 dura hasta que todos hayan pasado{ $turn ->
            [none] {""}
           *[some] ; ahora coloca una loseta o pasa { $turn }
        }
        [preparation] ahora hay que preparar la siguiente ronda (`reparte:`)
        [end] solo falta contar los puntos adicionales del final (`termina: partida`)
       *[over] todo está contado: no queda ninguna jugada
    }

not-your-turn = { $player } juega fuera de turno: es el turno de { $turn }
    .label = le toca a { $turn }
    .help = { $begins ->
        [round] empieza la ronda quien tenía el marcador de Jugador Inicial, y es { $turn };{" "}
        [phase] { $turn } tiene el marcador de Jugador Inicial y empieza la fase 2;{" "}
        [unmarked] nadie ha tomado el marcador de Jugador Inicial, y por eso empieza la fase 2 { $turn };{" "}
       *[none] {""}
    }se juega en sentido horario, ahora { $order }

turns-to-come = { $first }{ $rest ->
        [none] {""}
       *[some] , después { $rest }
    }

who = { $whose }
    .of = de { $whose }

turn-of-others = { $player } juega fuera de turno: es el turno { OR($turns, case: "of") }
    .label = le toca a { OR($turns) }
    .help = se juega en sentido horario: añade `turno:` al caso, y las jugadas de los demás antes de esta

already-passed = { $player } ya pasó y no puede jugar más turnos en esta ronda
    .label = ya pasó
    .help = { $left ->
        [none] { $whole ->
            [yes] { $next }
           *[no] a { $player } no le queda nada que hacer hasta que la ronda termine para todos
        }
       *[some] en esta ronda solo { SIZE($left) ->
            [one] puede
           *[other] pueden
        } seguir jugando { AND($left) }
    }

bonus-first = { $earner } tiene { COUNT($count, "bonus tile") } por elegir antes que nada
    .label = antes { COUNT($count, "bonus tile") }
    .help = escribe antes de esta una jugada de { $earner } con `bonificación:`{ $supply ->
        [none] {""}
       *[some] ; en los espacios de suministro hay { AND($supply) }
    }

no-such-factory = no hay Expositor { $factory }: en la mesa hay { COUNT($count, "factory") }
    .label = no existe ese Expositor
    .help = los Expositores se numeran del 1 al { $count } en el orden de `expositores:`{ $lies ->
        [none] {""}
       *[some] ; { $lies }
    }

source-empty = { $player } toma { FROM($source) }, pero allí no hay nada
    .label = vacío
    .help = { $from ->
        [centre] {""}
       *[other] lo que una toma deja en un Expositor va al centro de la mesa;{" "}
    }{ $instead }
    .there = nada

nothing-taken = { $player } no toma nada, pero en este turno debe tomar losetas
    .label = nada
    .help = { $instead }

several-colours = { $player } toma losetas { COLOURS($first, "tile") } y { COLOURS($second, "tile") }, pero en un turno se elige un solo color, y el comodín que lo acompaña es el { COLOUR($wild, "space") }
    .label = dos colores
    .help = { $instead }

taken-in-no-round = { $player } toma { AND($taken) }{ $from ->
        [none] {""}
       *[some] {" "}{ FROM($source) }
    }, lo que no se permite en ninguna ronda, sea cual sea el color comodín
    .label = en ninguna ronda
    .help = toma todas las losetas de un color y, si las hay, además una del color comodín de la ronda
    .there = { $lying ->
        [none] {""}
       *[some] { AND($lying) }
    }

colour-not-there = { $player } toma { NOUNS("tile", $colour) }, pero no hay ninguna { AT($source) }
    .label = allí no hay { COLOUR($colour, "space") }
    .help = { AT($source) } hay { AND($rest) }; { $lies }
    .there = { AND($there) }

colour-gone = { $player } toma { NOUNS("tile", $colour) } { FROM($source) }, pero por lo que se tomó antes allí no puede haber ninguna
    .label = no queda ninguna
    .help = quien toma un color toma todas sus losetas, con una comodín si la hay, y una comodín sola únicamente donde no hay otra cosa

not-all-of-colour = { $few ->
        [yes] { $player } toma { $taken } de las { COUNT($there, "tile", $colour) } que hay { AT($source) }, pero hay que tomar todas las losetas de un color
       *[no] { $player } toma { COUNT($taken, "tile", $colour) } { FROM($source) }, pero allí solo hay { $there }
    }
    .label = allí hay { $there }
    .help = { $instead }
    .there = { AND($lying) }

more-than-factory = { $player } toma { COUNT($taken, "tile") } { FROM($source) }, donde puede haber { $most } como máximo
    .label = { $most } como máximo
    .help = un Expositor se llena con cuatro losetas, incluida la comodín: comprueba `toma` y `de`

more-than-centre = { $player } toma { COUNT($taken, "tile") } { FROM($source) }, donde se pueden tomar juntas { $most } como máximo
    .label = { $most } como máximo
    .help = un Expositor deja en el centro tres losetas como máximo: comprueba `toma` y `de`

more-than-left = { $player } toma { COUNT($taken, "tile", $colour) }, pero { $most ->
        [0] no puede quedar ninguna
        [1] solo puede quedar 1
       *[other] solo pueden quedar { $most }
    }
    .label = { $most } como máximo
    .help = el juego tiene 22 losetas de cada color y las demás están a la vista en otra parte: comprueba `toma` y lo que muestra el caso

wild-chosen = { $player } elige el { COLOUR($wild, "space") }, el color comodín de esta ronda, que no se puede elegir mientras haya otro color { AT($source) } ({ AND($others) })
    .label = comodín en esta ronda
    .help = { $instead }
    .there = { AND($lying) }

wild-count = { $expected ->
        [0] { $player } toma { COUNT($taken, "tile", $wild) }, del color comodín, pero no hay ninguna { AT($source) }
       *[1] { $taken ->
            [0] { $wilds ->
                [1] { $player } deja { AT($source) } la { NOUN("wild tile", $wild) }, que hay que tomar también
               *[other] { $player } deja { AT($source) } las { NOUNS("wild tile", $wild) }, pero hay que tomar además exactamente una de ellas
            }
           *[other] { $player } toma { COUNT($taken, "tile", $wild) }, pero el { COLOUR($wild, "space") } es el color comodín: se toma exactamente una de ellas
        }
    }
    .label = { $taken ->
        [0] sin { COLOUR($wild, "space") }
       *[other] { COUNT($taken, "tile", $wild) }
    }
    .help = { $instead }
    .there = { AND($lying) }

wilds-taken = { $player } toma { COUNT($taken, "tile", $wild) }, pero el { COLOUR($wild, "space") } es el color comodín: de esas se toma exactamente { $expected }
    .label = { COUNT($taken, "tile", $wild) }
    .help = { $instead }

wild-alone = { $player } toma { COUNT($taken, "tile", $wild) }{ $from ->
        [none] {""}
       *[some] {" "}{ FROM($from) }
    }, pero el { COLOUR($wild, "space") } es el color comodín: de esas se toma exactamente { $expected }
    .label = { COUNT($taken, "tile", $wild) }
    .help = { $instead }
    .there = { $lying ->
        [none] {""}
       *[some] { AND($lying) }
    }

take-one-colour = toma todas las losetas de un color y, si las hay, además una loseta comodín

takes-from = { FROM($source) } se puede tomar: { $takes }

source = { THE($from) }
    .at = { AT($from) }
    .from = { FROM($from) }

either = { $count ->
        [2] { OR($heaps, apart: "yes") }
       *[other] { OR($heaps) }
    }

heap = { AND($tiles) }

heap-plus = { PLUS($tiles) }

lies-there = { AT($source) } ({ AND($tiles) })

lies = hay { COLOUR($colour, "space") } { AND($places) }

lies-nowhere = { $known ->
        [yes] no hay { COLOUR($colour, "space") } en ninguna parte donde se pueda tomar
       *[no] el caso no muestra ningún { COLOUR($colour, "space") } que se pueda tomar
    }

space-covered = { $player } no puede colocar una loseta en { $here }: allí ya hay { ONE("tile", $holds) }
    .label = ya tiene { COLOUR($holds, "space") }
    .help = { $instead }
    .tile = aquí { COLOUR($holds, "space") }

no-space = { $player } no puede colocar una loseta en { ONE($on) }
    .label = no es un espacio de una estrella
    .help = { $instead }

star-takes-another = { ONE("tile", $colour) } no puede ir { TO($here) }: la estrella { COLOUR($takes, "star") } solo admite { COLOUR($takes, "space") }
    .label = solo admite { COLOUR($takes, "space") }
    .help = { $instead }

wild-on-other-star = { ONE("tile", $wild) } no puede ir { TO($here) }: una loseta comodín reemplaza a otras al pagar, pero la loseta que se coloca en la estrella { COLOUR($takes, "star") } tiene que ser { COLOUR($takes, "tile") }
    .label = no en la estrella { COLOUR($takes, "star") }
    .help = { $affordable ->
        [yes] coloca allí { ONE("tile", $takes) } y paga el resto con { COLOUR($wild, "space") } (`coloca: …`);{" "}
       *[no] {""}
    }{ $instead }

star-has-colour = el { COLOUR($colour, "space") } no puede ir { TO($here) }: { $on } admite cada color una sola vez, y ya hay { COLOUR($colour, "space") } en { $other }
    .label = ya hay { COLOUR($colour, "space") }
    .help = { $instead }
    .tile = aquí ya hay { COLOUR($colour, "space") }

star-of-one-colour = el { COLOUR($colour, "space") } no puede ir { TO($here) }: { $on } tiene { $count } losetas { COLOURS($holds, "tile") } y solo admite { COLOUR($holds, "space") }
    .label = solo admite { COLOUR($holds, "space") }
    .help = { $instead }
    .tile = aquí { COLOUR($holds, "space") }

-paid-with = al menos { ONE("tile", $colour) }, y las demás del mismo color{ $wild ->
        [none] {""}
        [untold] {" "}o del color comodín
       *[some] {" "}o del { COLOUR($wild, "space") }, el color comodín
    }

needs-hand = { $spaces ->
        [no] ningún espacio libre admite { COLOUR($colour, "space") }
        [none] { ONE("tile", $colour) } puede cubrir cualquier espacio libre que la admita, con tantas losetas como diga el número: { -paid-with }
       *[some] { ONE("tile", $colour) } puede cubrir { $spaces } con tantas losetas como diga el número: { -paid-with }
    }

price = { $here } cuesta { $needs ->
        [1] solo la loseta que se coloca
       *[other] { COUNT($needs, "tile") }: { -paid-with }
    }

needs-stars = dónde puede ir el { COLOUR($colour, "space") } con lo que hay al lado del tablero ({ AND($tiles) }) depende de las estrellas

can-go = con lo que hay al lado del tablero ({ AND($tiles) }), { ONE("tile", $colour) } puede cubrir { $spaces }

needs-round = dónde puede ir el { COLOUR($colour, "space") } depende del color comodín, y por tanto de la ronda: añade `ronda:`

others-can-go = { $holds ->
        [yes] { $open ->
            [yes] { $player } no puede pagar ningún espacio libre que admita { COLOUR($colour, "space") }, pero puede
           *[no] ningún espacio libre admite { COLOUR($colour, "space") }, pero { $player } puede
        } colocar una loseta de color { OR($others) } con lo que hay al lado del tablero ({ AND($tiles) })
       *[no] { $player } puede colocar una loseta de color { OR($others) } con lo que hay al lado del tablero ({ AND($tiles) })
    }

has-none = { $player } no tiene ninguna loseta { COLOUR($colour, "tile") } que colocar entre lo que hay al lado del tablero ({ AND($tiles) })

has-to-pass = { $player } no puede colocar nada con lo que hay al lado del tablero ({ AND($tiles) }) y debe pasar

pays-several-colours = { $player } coloca { ONE("tile", $colour) } y paga también con { COLOUR($first, "space") } y { COLOUR($second, "space") }, pero en una ronda hay un solo color comodín
    .label = otros dos colores
    .help = usa losetas { COLOURS($colour, "tile") } y, para el resto, las del color comodín; `ronda:` dice cuál es

cannot-pay = { $player } no puede pagar { $here }: cuesta { COUNT($needs, "tile") }, y { $player } tiene { COUNT($held, "tile", $colour) }{ $wilds ->
        [0] {""}
       *[other] { $wild ->
            [none] {" "}y como máximo { COUNT($wilds, "tile") } comodín, sea cual sea ese color
           *[some] {" "}y { COUNT($wilds, "wild tile", $wild) }
        }
    }; { PLURAL($missing, "falta", "faltan") } { $wild ->
        [none] al menos { $missing }
       *[some] { $missing }
    }
    .label = { $missing ->
        [one] falta { $missing }
       *[other] faltan { $missing }
    }
    .help = { $wild ->
        [none] {""}
       *[some] { $missing ->
            [0] {""}
            [one] bastaría { COUNT($missing, "tile", $colour) }{ $same ->
                [yes] {""}
               *[no] {" "}o { COLOUR($wild, "tile") } (comodín)
            } más;{" "}
           *[other] bastarían { COUNT($missing, "tile", $colour) }{ $same ->
                [yes] {""}
               *[no] {" "}o { COLOURS($wild, "tile") } (comodín)
            } más;{" "}
        }
    }{ $instead }
    .hand = aquí: { AND($hand) }

none-to-place = { $player } no tiene ninguna loseta { COLOUR($colour, "tile") }{ $wilds ->
        [0] {""}
       *[other] {" "}(solo { COUNT($wilds, "wild tile") })
    } para { $here }, que cuesta { $needs }: una de las losetas que se usan tiene que ser { COLOUR($colour, "tile") }, la que se coloca
    .label = ninguna loseta { COLOUR($colour, "tile") }
    .help = { $same ->
        [yes] { $missing ->
            [one] bastaría { COUNT($missing, "tile", $colour) } más;
           *[other] bastarían { COUNT($missing, "tile", $colour) } más;
        }
       *[no] { $missing ->
            [one] bastaría { COUNT($missing, "tile", $colour) };
           *[other] bastarían { COUNT($missing, "tile", $colour) } o { COLOURS($wild, "tile") } (comodín) más, al menos una de ellas { COLOUR($colour, "tile") };
        }
    } { $instead }
    .hand = aquí: { AND($hand) }

pays-wrong-count = { $player } usa { COUNT($paid, "tile") } para { $here }, que cuesta { $needs }, incluida la que se coloca: { $many ->
        [0] { $few ->
            [one] falta { $few }
           *[other] faltan { $few }
        }
        [one] sobra { $many }
       *[other] { PLURAL($many, "sobra", "sobran") } { $many }
    }
    .label = { $many ->
        [0] { $few ->
            [one] falta { $few }
           *[other] faltan { $few }
        }
        [one] sobra { $many }
       *[other] { PLURAL($many, "sobra", "sobran") } { $many }
    }
    .help = { $instead }

this-would-do = bastaría esto: { $payments }

pays-none-of-colour = { $player } coloca { ONE("tile", $colour) } pero no usa ninguna loseta { COLOUR($colour, "tile") }: la loseta colocada es una de las que se usan
    .label = nada de { COLOUR($colour, "space") }
    .help = { $instead }

pays-other-colour = { $player } coloca { ONE("tile", $colour) } y paga también con { COUNT($count, "tile", $other) }, pero { $same ->
        [yes] el propio { COLOUR($colour, "space") } es el color comodín, y ningún otro color lo reemplaza
       *[no] en esta ronda el color comodín es solo el { COLOUR($wild, "space") }
    }
    .label = el { COLOUR($other, "space") } no es comodín
    .help = { $instead }

pays-more-than-held = { $player } usa { COUNT($paid, "tile", $colour) }, pero al lado del tablero { $held ->
        [0] no tiene ninguna
       *[other] solo tiene { $held }
    }: { $over ->
        [one] falta { $over }
       *[other] faltan { $over }
    }
    .label = { $player } tiene { $held }
    .help = { $instead }
    .hand = aquí: { AND($hand) }

payment-not-said = { $player } puede pagar { $here } de { $count } maneras con { AND($held) }, y la jugada no dice cómo
    .label = ¿con qué se paga?
    .help = añade `paga:` con todas las losetas usadas, incluida la que se coloca; { $instead }

payment-choice = se paga{ IF($others, ", por ejemplo,") } con { OR($worlds) }

no-bonus = { $player } no tiene losetas de bonificación por elegir: en este turno no ha conseguido ninguna, o ya las ha tomado todas
    .label = ninguna por elegir
    .help = solo se toman losetas del suministro en el turno en que se cubre el último espacio alrededor de un pilar, una estatua o una ventana; si eso fue antes de la posición del caso, indica en él cuántas quedan por elegir (`bonificación: 2`, junto al jugador){ $lacking ->
        [none] {""}
       *[some] . En este tablero falta poco para rodear { AND($lacking) }
    }

lacks = { $feature } (falta { $space })

bonus-beyond = { $player } elige { COUNT($chosen, "bonus tile") }, pero { $beyond ->
        [yes] ninguna loseta de este tablero puede haber dado más de { $most }
       *[no] quien ha conseguido alguna elige al menos una
    }
    .label = { COUNT($chosen, "tile") }
    .help = un pilar da 1 loseta, una estatua 2 y una ventana 3, y no se elige nada si no se ha rodeado ninguno

bonus-of-another = { $player } elige losetas de bonificación, pero quien las ha conseguido es { $earner }
    .label = elige { $earner }
    .help = escribe `jugador: { $earner }`

bonus-count = { $player } elige { COUNT($chosen, "bonus tile") }, pero { $feature ->
        [none] hay que elegir { $exact ->
            [yes] { $most }
           *[no] de { $least } a { $most }
        }: { $earned ->
            [one] se ha conseguido { $earned }
           *[other] se han conseguido { $earned }
        }{ $short ->
            [yes] {" "}y en los espacios de suministro hay { $most }
           *[no] {""}
        }
       *[some] rodear { ONE($feature) } da { $earned }
    }
    .label = { COUNT($chosen, "tile") }
    .help = un pilar da 1 loseta, una estatua 2 y una ventana 3{ $supply ->
        [none] {""}
       *[some] ; en los espacios de suministro hay { AND($supply) }
    }{ $lacking ->
        [none] {""}
       *[some] . En este tablero falta poco para rodear { AND($lacking) }
    }
    .supply = los espacios de suministro

bonus-not-there = { $player } elige { COUNT($chosen, "tile", $colour) } de bonificación, pero en los espacios de suministro { $there ->
        [0] no hay ninguna
       *[other] solo hay { $there }
    }
    .label = { $there } en el suministro
    .help = { $supply ->
        [none] elige entre las losetas de los espacios de suministro
       *[some] en los espacios de suministro hay { AND($supply) }
    }
    .supply = los espacios de suministro

bonus-no-room = { $player } elige { AND($others) } de bonificación, pero en los espacios de suministro seguro que hay { AND($seen) }, y { $room ->
        [0] ninguna más
       *[other] no más de { COUNT($room, "tile") } aparte
    }
    .label = { $room ->
        [0] no hay ninguna
       *[other] { $room } como máximo
    }
    .help = el suministro tiene diez espacios, y lo que hay allí se queda hasta que alguien lo elige: comprueba la elección y `suministro:`

keeps-too-many = { $kept ->
        [none] { $player } se queda con más de cuatro losetas, pero en las esquinas caben cuatro como máximo
       *[some] { $player } se queda con { COUNT($kept, "tile") }, pero en las esquinas caben cuatro como máximo: { PLURAL($over, "sobra", "sobran") } { $over }
    }
    .label = { $kept ->
        [none] más de cuatro losetas
       *[some] { COUNT($kept, "tile") }
    }
    .help = indica cuatro de ellas; { $gone ->
        [none] las demás van a la torre y cuestan un punto cada una
        [1] la otra va a la torre y cuesta 1 punto
       *[other] las demás van a la torre y cuestan { $gone } puntos
    }

keeps-more-than-held = { $player } se queda con { $colour ->
        [none] { COUNT($kept, "tile") }
       *[some] { COUNT($kept, "tile", $colour) }
    }, pero al lado del tablero { $held ->
        [0] no tiene ninguna
       *[other] solo tiene { $held }
    }
    .label = { $player } tiene { $held }
    .help = { $empty ->
        [yes] no puede quedarse con nada
       *[no] { $few ->
            [yes] puede quedarse con { AND($hand) }
           *[no] puede quedarse con hasta cuatro de estas losetas ({ AND($hand) })
        }
    }
    .hand = aquí: { AND($hand) }

must-keep-all = { $player } { $gone ->
        [none] se queda con menos losetas
       *[some] descarta { AND($gone) }
    }, aunque { $count ->
        [1] tiene que quedarse con la loseta que queda
       *[other] tiene que quedarse con las { COUNT($count, "tile") } que quedan
    }
    .label = se queda con muy pocas
    .help = quédate con { AND($held) }; con la interpretación keep-fewer=yes se pueden guardar menos
    .hand = aquí: { AND($hand) }

nothing-to-keep-for = { $player } se queda con losetas, pero esta es la última ronda: no hay otra para la que guardarlas
    .label = ahora no se guarda nada
    .help = escribe `pasa: guarda nada`; se descartan todas las losetas y cada una cuesta un punto. Con la interpretación leftovers=after-bonuses se guardarían y se pagarían al final

keep-not-said = { $player } pasa con { COUNT($count, "tile") }, de las que puede quedarse con cuatro como máximo, y la jugada no dice con cuáles
    .label = ¿con cuáles?
    .help = indica hasta cuatro de { AND($held) } (`pasa: guarda …`)
    .hand = aquí: { AND($hand) }

keep-choice = { $player } se queda{ IF($others, ", por ejemplo,") } con { OR($worlds) }

nothing-to-refill = { $supply ->
        [10] los espacios de suministro están llenos: no se roba nada para ellos
       *[other] en los espacios de suministro hay { COUNT($supply, "tile") } y no se pueden rellenar: la bolsa y la torre están vacías
    }
    .label = nada que robar
    .help = los espacios de suministro solo se rellenan después de tomar losetas de bonificación: omite esta jugada

refill-count = { $drawn ->
        [one] se roba { COUNT($drawn, "tile") } para los espacios de suministro
       *[other] se roban { COUNT($drawn, "tile") } para los espacios de suministro
    }, { $exact ->
        [yes] que ahora necesitan { $expected }
       *[no] a los que ahora pueden faltar { $expected } como máximo
    }
    .label = { COUNT($drawn, "tile") }
    .help = cada espacio de suministro vacío recibe una loseta mientras haya en la bolsa y en la torre

not-in-bag = { $drawn ->
        [one] se roba { COUNT($drawn, "tile", $colour) }
       *[other] se roban { COUNT($drawn, "tile", $colour) }
    }, pero { IF($bag_only, "en la bolsa", "en la bolsa y en la torre") } { $available ->
        [0] no hay ninguna
       *[other] solo puede haber { $available }
    }
    .label = { COUNT($drawn, "tile", $colour) }
    .help = { $bag_only ->
        [yes] lo que hay en la torre solo vuelve cuando la bolsa está vacía: busca otro color leído como { COLOUR($colour, "space") }
       *[no] las demás losetas { COLOURS($colour, "tile") } de las veintidós las tienen los jugadores o están en la mesa: busca un color mal leído
    }

bag-not-used-up = se roban losetas de la bolsa rellenada aunque en la anterior { $left ->
        [one] quedaría { COUNT($left, "tile", $colour) }
       *[other] quedarían { COUNT($left, "tile", $colour) }
    }
    .label = { $left ->
        [one] falta { COUNT($left, "tile", $colour) }
       *[other] faltan { COUNT($left, "tile", $colour) }
    }
    .help = se roba todo lo que hay en la bolsa antes de vaciar en ella la torre

bag-not-first = se roba demasiado pronto de la bolsa rellenada: en la anterior había { AND($bag) }, y no se han robado primero
    .label = en otro orden
    .help = los Expositores se llenan uno tras otro, y la bolsa se rellena cuando está vacía: { $full ->
        [0] todas las losetas de la bolsa anterior están en un mismo Expositor
        [one] { COUNT($full, "factory") } solo tiene losetas de la bolsa anterior{ $more ->
            [0] {""}
            [one] , y la otra está en uno más
           *[other] , y las otras { $more } están en uno más
        }
       *[other] { COUNT($full, "factory") } solo tienen losetas de la bolsa anterior{ $more ->
            [0] {""}
            [one] , y la otra está en uno más
           *[other] , y las otras { $more } están en uno más
        }
    }

game-ends = no hay otra ronda: la sexta fue la última
    .label = no hay más rondas
    .help = { $over ->
        [yes] todo está contado: no queda ninguna jugada
       *[no] solo falta contar los puntos adicionales del final (`termina: partida`)
    }

rounds-left = los puntos adicionales del final no se pueden contar { $round ->
        [none] entre dos rondas
       *[other] después de la ronda { $round }
    }: la partida tiene seis rondas
    .label = demasiado pronto
    .help = la partida sigue con la siguiente ronda (`reparte:`)

dealt-factories = el `reparte` llena { COUNT($count, "factory") }, pero en la mesa hay { $expected ->
        [none] cinco, siete o nueve
       *[other] { $expected }
    }
    .label = { COUNT($count, "factory") }
    .help = escríbelos todos; uno que quedó vacío se escribe ""

dealt-count = el `reparte` pone { COUNT($count, "tile") } en el Expositor { $factory }, que recibe { $expected }
    .label = { COUNT($count, "tile") }
    .help = { $expected ->
        [4] escribe exactamente cuatro losetas para él
       *[other] en la bolsa y en la torre no hay más: el Expositor { $factory } recibe { $expected }
    }

dealt-total = { $same ->
        [yes] el `reparte` deja varios Expositores a medio llenar, pero las últimas { $supply } losetas los llenan uno tras otro
       *[no] el `reparte` muestra { COUNT($dealt, "tile") }, pero en la bolsa y en la torre hay { $supply } en total
    }
    .label = { COUNT($dealt, "tile") }
    .help = cuando se acaban las losetas, los Expositores se llenan uno tras otro hasta que no queda ninguna

wrong-first-starter = { $said } no puede empezar la ronda: empieza { $starter }
    .label = empieza { $starter }
    .help = el caso dice quién empieza la partida: escribe `inicial: { $starter }`, u omítelo

wrong-starter = { $said } no puede empezar la ronda: empieza { $starter }
    .label = empieza { $starter }
    .help = empieza quien tiene el marcador de Jugador Inicial: escribe `inicial: { $starter }`, u omítelo
