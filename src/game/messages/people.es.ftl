# Jugadores: lo que cualquier juego dice de ellos.

player-count = el caso { $players ->
        [0] no nombra a ningún jugador
        [one] nombra a un solo jugador
       *[other] nombra a { $players } jugadores
    }, pero juegan de dos a cuatro
    .label = { $players ->
        [0] ningún jugador
       *[other] { COUNT($players, "player") }
    }
    .help = nombra a todos los que juegan, de dos a cuatro en sentido horario, o a un solo jugador { $alone ->
        [board] cuyo tablero se quiere juzgar por separado
       *[part] cuya parte de la mesa se quiere juzgar
    }

same-name = los jugadores { $first } y { $second } se llaman igual, { $player }: no se puede saber de quién es { $own ->
        [board] cada tablero
       *[stone] cada piedra
    }
    .label = el mismo nombre
    .help = da a cada jugador un nombre distinto
    .first = el otro nombre: { $player }

whose-turn = el turno de { $player }
world-is = es { OR($worlds) }
