# Expositores, centro, marcador y turnos: lo que dice de ellos cualquier juego que los tenga.

factory-count = el caso muestra { COUNT($factories, "factory") }, pero entre { $players } jugadores se usan { $expected }
    .label = { COUNT($factories, "factory") }
    .help = escribe cada uno de los { $expected } una sola vez; uno vacío se escribe ""; si no se conocen todos, no los escribas: basta que la jugada diga cuántas toma

factory-count-for-nobody = el caso muestra { COUNT($factories, "factory") }, y con ningún número de jugadores se usan tantos
    .label = { COUNT($factories, "factory") }
    .help = 5 para dos jugadores, 7 para tres, 9 para cuatro; un Expositor vacío se escribe ""

several-markers = { THE($marker) } está en { $count } sitios: { AND($places) }
    .label = otro marcador
    .help = solo hay un marcador: deja el sitio donde está y quítalo de los demás
    .other = un marcador
several-times = { $count } veces { $place }

starter-without-marker = { $player } no puede empezar la ronda siguiente: { $holder } tiene { THE($marker) }
    .label = { $holder } tiene el marcador
    .help = entre dos rondas `inicial` es quien empieza la siguiente, y empieza quien tiene el marcador: comprueba ambos
    .marker = el marcador

turn-wrong = según el caso es el turno de { $player }, pero { $told ->
        [yes] empezó
       *[no] tuvo que empezar
    } { $starter } y { $taken ->
        [0] todavía no se ha tomado nada
        [one] se ha jugado un turno
       *[other] se han jugado { $taken } turnos
    }: es el turno de { $next }
    .label = le toca a { $next }
    .help = { $told ->
        [yes] mientras el marcador esté en el centro, cada Expositor vacío equivale a un turno
       *[no] cada Expositor vacío equivale a un turno, y también el marcador una vez tomado
    }: comprueba `turno`, `inicial`, los Expositores y el marcador

turns-first-from-centre = { $player } tiene el marcador, así que tomó del centro antes que nadie, pero empezó { $starter } y solo { $emptied ->
        [one] hay un Expositor vacío
       *[other] hay { $emptied } Expositores vacíos
    }: no puede haber sido su turno
    .label = empezó { $starter }
    .help = hasta que alguien toma del centro, cada turno vacía un Expositor: comprueba `inicial`, los Expositores y quién tiene el marcador

turns-apart = { $player } ha tenido al menos { COUNT($least, "turn") } en esta ronda, pero { $other } { $most ->
        [0] no ha tenido ninguno
       *[other] ha tenido como mucho { $most }
    }{ $order }
    .label = { COUNT($least, "turn") }
    .help = { $told }, y nadie va más de un turno por delante: comprueba { AND($check) }
    .other = { $most ->
        [0] ninguno
       *[other] como mucho { $most }
    }

turns-without-tiles = { $emptied ->
        [one] hay { $emptied } Expositor vacío
       *[other] hay { $emptied } Expositores vacíos
    }{ $marker_taken ->
        [yes] {" "}y alguien tiene { THE($marker) }
       *[no] {""}
    }, así que { $player } ha tenido al menos { COUNT($least, "turn") }{ $order }, pero { $most ->
        [0] no tiene ni { ONE($tile) } de esta ronda
       *[other] solo tiene { COUNT($most, $tile) } que pueda ser de esta ronda
    }
    .label = al menos { COUNT($least, "turn") }
    .help = cada Expositor vacío costó un turno, el marcador otro, y cada turno da al menos { ONE($tile) }: comprueba { AND($check) }

turns-too-many = { $player } ha tenido al menos { COUNT($least, "turn") } en esta ronda, pero { $emptied ->
        [one] hay { $emptied } Expositor vacío
       *[other] hay { $emptied } Expositores vacíos
    } y nadie ha tomado del centro, así que { $most ->
        [0] no ha tenido ninguno
       *[other] ha tenido como mucho { $most }
    }{ $order }
    .label = { COUNT($least, "turn") }
    .help = { $told }; mientras el marcador está en el centro, cada turno vacía un Expositor: comprueba { AND($check) }

turn-order = { $starter ->
        [none] { $turn ->
            [none] {""}
           *[some] , { $link ->
                [though] aunque
               *[as] porque
            } es el turno de { $turn }
        }
       *[some] , { $link ->
            [though] aunque
           *[as] porque
        } empezó { $starter }{ $turn ->
            [none] {""}
           *[some] {" "}y es el turno de { $turn }
        }
    }

turn-check = { $what ->
        [factories] los Expositores
        [marker] el marcador
        [starter] `inicial`
       *[turn] `turno`
    }
