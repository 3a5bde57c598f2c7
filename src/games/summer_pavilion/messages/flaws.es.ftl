# Qué hace imposible una posición.

wrong-star = { $player }: { $on } tiene { ONE("tile", $holds) } en { $here }, pero solo admite { COLOUR($takes, "space") }
    .label = { COLOUR($holds, "space") } en { $on }
    .help = las losetas { COLOURS($holds, "tile") } se colocan en { $their } o en la estrella del centro

twice-in-star = { $player }: { $on } tiene dos veces el { COLOUR($colour, "space") }: en { $first } y en { $here }
    .label = otra vez { COLOUR($colour, "space") }
    .help = las seis losetas de { $on } son de seis colores diferentes: una de las dos es de otro color
    .first = la primera loseta { COLOUR($colour, "tile") }

mixed-star = { $player }: { $on } no es ni de un único color ni multicolor: hay losetas { COLOURS($colour, "tile") } en { $first } y en { $second }, y otro color en { $here }
    .label = otro color
    .help = o todas sus losetas son { COLOURS($colour, "tile") }, o el { COLOUR($colour, "space") } está una sola vez y cada uno de los otros colores también
    .first = la primera loseta { COLOUR($colour, "tile") }
    .second = otra vez { COLOUR($colour, "space") }

corners-overfull = { $player } tiene { COUNT($count, "tile") } en las esquinas, donde caben cuatro como máximo
    .label = { COUNT($count, "tile") }
    .help = un tablero tiene cuatro esquinas, con una loseta en cada una: lo que está al lado del tablero va en `losetas`

corners-in-phase = { $player } tiene { COUNT($count, "tile") } en las esquinas { $when }
    .label = no está vacío
    .help = { $phase ->
        [play] las losetas van allí cuando su dueño pasa: escribe `ha pasado: sí`, o las losetas en `losetas`; con la interpretación leftovers=when-passing no se guarda nada en la ronda 6
        [end] con la interpretación leftovers=when-passing no se guarda nada en la última ronda: comprueba la ronda
        [over] las losetas guardadas se pagan y van a la torre con los puntos del final de la partida: comprueba la fase
       *[other] al preparar una ronda, las losetas guardadas vuelven al lado del tablero: escríbelas en `losetas`
    }

tiles-after-passing = { $player } ya pasó, pero aún tiene { COUNT($count, "tile") } al lado del tablero
    .label = { COUNT($count, "tile") }
    .help = quien pasa se queda con hasta cuatro losetas en las esquinas (`esquinas`) y descarta el resto; quien no ha pasado (`ha pasado: no`) no tiene ninguna en las esquinas

tiles-in-phase = { $player } tiene { COUNT($count, "tile") } al lado del tablero { $when }
    .label = { COUNT($count, "tile") }
    .help = { $phase ->
        [setup] todavía no se ha tomado nada: comprueba la fase o los Expositores
        [offer] todavía no se ha tomado nada: comprueba la fase o los Expositores
       *[other] cuando todos han pasado, las losetas guardadas están en las esquinas (`esquinas`) y las demás en la torre; si no, la fase es `jugar losetas`
    }

passed-in-phase = según el caso, { $player } ya pasó, pero nadie puede pasar { $when }
    .label = no puede haber pasado
    .help = se pasa mientras se juegan losetas: omite `ha pasado`, o pon la fase en `jugar losetas`

not-passed = según el caso, { $player } no ha pasado, pero { $when } todos han pasado
    .label = ya ha pasado
    .help = la fase 2 dura hasta que todos hayan pasado: omite `ha pasado`, o pon la fase en `jugar losetas`

everybody-passed = según el caso, aún se juegan losetas (fase 2), pero todos han pasado
    .label = todos han pasado
    .help = cuando todos han pasado, la fase es `preparar la siguiente ronda`, y después de la ronda 6 `fin`; quien tiene losetas en las esquinas ha pasado

supply-overfull = en los espacios de suministro hay { COUNT($count, "tile") }, pero solo hay diez espacios
    .label = { COUNT($count, "tile") }
    .help = quita { COUNT($over, "tile") }

supply-short = en los espacios de suministro hay { COUNT($count, "tile") } { $when }, pero se mantienen llenos con diez{ $doubt ->
        [yes] , salvo que la bolsa y la torre se hayan agotado
       *[no] {""}
    }
    .label = { COUNT($count, "tile") }
    .help = { $doubt ->
        [yes] escribe las diez, pues las losetas de bonificación se reponen antes del siguiente turno; si no queda nada, indica `bolsa: ""` y `torre: ""`
       *[no] { $phase ->
            [setup] se roban diez losetas antes de llenar los Expositores por primera vez: escribe las diez, o ninguna todavía ("")
            [play] las losetas de bonificación se reponen antes del siguiente turno: escribe las diez; lo que se ha tomado está al lado de un tablero
           *[other] las losetas de bonificación se reponen antes del siguiente turno: escribe las diez
        }
    }

supply-of-no-bonus = en los espacios de suministro hay { COUNT($count, "tile") }: se habrían elegido { $missing } como bonificación, pero la última loseta de un tablero solo puede haber dado { OR($counts) }
    .label = { COUNT($count, "tile") }
    .help = un pilar da 1, una estatua 2 y una ventana 3, y lo elegido se repone antes del siguiente turno: comprueba los espacios de suministro, que son diez, y las estrellas

bonus-in-phase = { $player } no puede tener losetas de bonificación por elegir { $when }
    .label = nada que elegir
    .help = las losetas de bonificación se eligen en el turno en que se consiguen: omite `bonificación`, o pon la fase en `jugar losetas`

bonus-unearned = según el caso, { $player } tiene { COUNT($count, "bonus tile") } por elegir, pero { $most ->
        [0] no rodea ningún pilar, ninguna estatua ni ninguna ventana
       *[other] una loseta de este tablero puede dar { $most } como máximo
    }
    .label = { $most ->
        [0] ninguna
       *[other] { $most } como máximo
    }
    .help = un pilar da 1, una estatua 2 y una ventana 3, en el turno en que se rodea: comprueba las estrellas y `bonificación`

bonus-of-no-tile = según el caso, { $player } tiene { COUNT($count, "bonus tile") } por elegir, pero una loseta de este tablero solo puede dar { OR($counts) }
    .label = { OR($counts) }
    .help = un pilar da 1, una estatua 2 y una ventana 3, en el turno en que se rodea: comprueba las estrellas y `bonificación`

bonus-out-of-turn = { $player } tiene losetas de bonificación por elegir, pero es el turno de { $turn }
    .label = turno de { $turn }
    .help = las losetas de bonificación se eligen antes del siguiente turno: escribe `turno: { $player }`, u omite `bonificación`
    .turn = de quién es el turno

bonus-after-passing = { $player } ya pasó y no puede tener losetas de bonificación por elegir
    .label = ya pasó
    .help = las losetas de bonificación se eligen justo después de colocar una loseta: omite `bonificación`, o escribe `ha pasado: no`

round-against-phase = el caso dice que es la ronda { $round }, y eso no puede ser { $when }
    .label = esta ronda no
    .help = { $phase ->
        [setup] antes de llenar los Expositores por primera vez aún no hay ronda: omítela, o indica la fase
        [preparation] después de la ronda 6 no se prepara ninguna más: la fase es `fin`
        [end] la partida termina tras la ronda 6: antes la fase es `preparar la siguiente ronda`
        [over] la partida termina tras la ronda 6: antes la fase es `preparar la siguiente ronda`
       *[other] las rondas van de la 1 a la 6
    }

board-before-setup = hay algo en el tablero de { $player } o a su lado, pero todavía no se han llenado los Expositores
    .label = no está vacío
    .help = omite lo que nadie tiene todavía, o pon la fase en `adquirir losetas`

table-before-setup = hay algo en la mesa o en la torre, pero todavía no se han llenado los Expositores
    .label = antes de llenar los Expositores
    .help = omite lo que nadie tiene todavía, o pon la fase en `adquirir losetas`

turn-in-phase = el caso dice que es el turno de { $player }, pero nadie tiene turno { $when }
    .label = ahora no hay turnos
    .help = omite `turno:`, o pon la fase en `adquirir losetas` o `jugar losetas`

turn-of-passed = el caso dice que es el turno de { $player }, pero { $player } ya pasó en esta ronda
    .label = ya pasó
    .help = indica a alguien que no haya pasado; quien tiene losetas en las esquinas ha pasado, salvo que el caso diga `ha pasado: no`

overfull-factory = en el Expositor { $factory } hay { COUNT($count, "tile") }, pero se llena con cuatro
    .label = { COUNT($count, "tile") }
    .help = quita { COUNT($over, "tile") }

short-factory = en el Expositor { $factory } hay { COUNT($count, "tile") }, pero se llenó con cuatro y no se ha vaciado{ $short ->
        [ran-out] , salvo que la bolsa y la torre se hayan agotado
       *[filled] {""}
    }
    .label = { COUNT($count, "tile") }
    .help = un Expositor del que nadie ha tomado muestra cuatro losetas; uno del que alguien ha tomado se escribe ""

rest-on-factory = en el Expositor { $factory } hay { COUNT($count, "tile") }, pero se llenó con cuatro, y las losetas restantes se mueven al centro de la mesa
    .label = { COUNT($count, "tile") }
    .help = un Expositor del que nadie ha tomado muestra cuatro losetas; uno del que alguien ha tomado se escribe ""

factory-not-empty = en el Expositor { $factory } { PLURAL($tiles, "queda", "quedan") } todavía { AND($heap) }, pero { $when } la fase 1 ya ha terminado
    .label = no está vacío
    .help = mientras se pueda tomar una loseta, la fase es `adquirir losetas`

centre-not-empty = en el centro de la mesa { PLURAL($tiles, "queda", "quedan") } todavía { AND($heap) }, pero { $when } la fase 1 ya ha terminado
    .label = no está vacío
    .help = mientras se pueda tomar una loseta, la fase es `adquirir losetas`

offer-empty = la fase es `adquirir losetas`, pero no queda ninguna loseta en los Expositores ni en el centro de la mesa
    .label = nada que tomar
    .help = cuando se ha tomado todo, la fase es `jugar losetas`

centre-before-taking = { $tiles ->
        [0] el marcador de Jugador Inicial ya no está en el centro de la mesa
       *[other] en el centro de la mesa hay { AND($heap) }
    }, pero todavía no se ha vaciado ningún Expositor
    .label = demasiado pronto
    .help = las losetas llegan al centro solo cuando alguien toma de un Expositor: escribe ese Expositor como "", o el centro como "1"

centre-overfull = en el centro de la mesa hay { COUNT($tiles, "tile") }, pero { COUNT($emptied, "emptied factory") } { PLURAL($emptied, "puede", "pueden") } haber dejado allí { $most } como máximo
    .label = { COUNT($tiles, "tile") }
    .help = quien vacía un Expositor toma al menos una de sus losetas: el resto son tres como máximo

not-these-takes = { $takes ->
        [one] solo un Expositor está vacío y nadie ha tomado losetas del centro, así que solo se han tomado una vez
       *[other] hay { $takes } Expositores vacíos y nadie ha tomado losetas del centro, así que se han tomado { $takes } veces
    }; pero con lo que hay al lado de los tableros no puede quedar { $nothing ->
        [yes] vacío el centro
       *[no] { AND($left) } en el centro
    }
    .label = { $takes ->
        [one] el resto de un Expositor
       *[other] el resto de { $takes } Expositores
    }
    .held = lo tomado
    .help = se toman todas las losetas de un color y, si con ellas hay alguna del { COLOUR($wild, "space") }, el color comodín, exactamente una de estas; el resto del Expositor pasa al centro

-taken-by-now = { $most ->
        [0] nadie puede haber tomado ninguna todavía
        [one] en esta ronda se puede haber tomado{ $first ->
            [yes] {""}
           *[no] , o guardado de la anterior,
        } solo { $most }
       *[other] en esta ronda se pueden haber tomado{ $first ->
            [yes] {""}
           *[no] , o guardado de la anterior,
        } solo { $most }
    }
-check-taken = comprueba las losetas al lado de los tableros, los Expositores y el centro{ $first ->
        [yes] {""}
       *[no] ; cada jugador se queda con cuatro losetas como máximo
    }

hand-beyond-offer = { $player } tiene { COUNT($held, "tile") } al lado del tablero, pero { -taken-by-now }
    .label = { COUNT($held, "tile") }
    .help = { -check-taken }

hands-beyond-offer = hay { COUNT($held, "tile") } al lado de los tableros, pero { -taken-by-now }
    .label = { COUNT($held, "tile") }
    .help = { -check-taken }

taken-missing = en esta ronda { $taken ->
        [one] salió { COUNT($taken, "tile") }
       *[other] salieron { COUNT($taken, "tile") }
    } de los Expositores y del centro, pero al lado de los tableros { $held ->
        [0] no hay ninguna
       *[other] solo hay { $held }
    }
    .label = faltan losetas
    .help = mientras se toman losetas, todas están al lado de un tablero: comprueba los tableros, los Expositores y el centro

marker-without-tiles = { $player } tiene el marcador de Jugador Inicial, pero ninguna loseta al lado del tablero
    .label = sin loseta
    .help = el marcador se toma con losetas del centro, que están al lado del tablero hasta la fase 2: escríbelas allí

no-marker = el caso lo muestra todo y el marcador de Jugador Inicial no está en ninguna parte, { $when }
    .label = falta el marcador de Jugador Inicial
    .help = está en el centro (`1` en `centro`) hasta que alguien toma de allí, y después al lado del tablero de ese jugador (`marcador:`)

marker-paid-by-nobody = el marcador de Jugador Inicial ya no está en el centro, pero nadie puede tenerlo: se toma con losetas, y cada una cuesta un punto
    .label = falta el marcador de Jugador Inicial
    .help = está en el centro (`1` en `centro`) hasta que alguien toma de allí; a quien lo tiene le ha costado puntos: comprueba el centro, las puntuaciones y las losetas al lado de los tableros

marker-paid-twice = { $player } y { $other } tienen menos de 5 puntos, pero antes de colocar la primera loseta el marcador de Jugador Inicial solo puede haber costado puntos a una persona
    .label = también menos de 5
    .help = todos empiezan con 5, y hasta entonces solo cuesta puntos ser el primero en tomar del centro: comprueba las dos puntuaciones
    .first = menos de 5

lost-by-one-marker = { $player } y { $other } han perdido puntos en la ronda 1, pero nadie de los dos ha pasado: hasta entonces solo cuesta puntos el marcador de Jugador Inicial, y solo una persona puede haberlo tomado
    .label = también ha perdido puntos
    .help = todos empiezan con 5, y las losetas de las estrellas solo añaden puntos: comprueba las dos puntuaciones, las estrellas y quién ha pasado
    .first = ha perdido puntos

marker-too-early = el marcador de Jugador Inicial no puede estar todavía { $place }: no se ha { $now ->
        [setup] llenado
       *[offer] vaciado
    } ningún Expositor
    .label = el marcador
    .help = { $now ->
        [setup] antes de llenar los Expositores nadie lo tiene: se coloca en el centro de la mesa
       *[offer] está en el centro (`1` en `centro`) hasta que alguien toma de allí, y después al lado del tablero de ese jugador (`marcador:`)
    }

not-next-to-place = según el caso es el turno de { $player }, pero en cada turno de la fase 2 se coloca una loseta{ $starter ->
        [none] {""}
       *[some] , y empezó { $starter }, que tiene el marcador de Jugador Inicial
    }: es el turno { OR($next, case: "of") }
    .label = le toca a { OR($next) }
    .marker = empieza { $starter }
    .help = comprueba `turno`, `marcador` y las estrellas; si alguien ya ha pasado, añade `pasado: sí`

placed-apart = { $player } ha tenido al menos { COUNT($least, "turn") } en la fase 2, pero { $other }, que no ha pasado, { $most ->
        [0] no ha tenido ninguno
       *[other] ha tenido como mucho { $most }
    }{ $starter ->
        [none] {""}
       *[some] , aunque empezó { $starter }
    }
    .label = { COUNT($least, "turn") }
    .help = los turnos van en sentido horario, y en cada uno se coloca una loseta o se pasa: comprueba las estrellas, `pasado` y `marcador`
    .other = { $most ->
        [0] ninguno
       *[other] como mucho { $most }
    }

marker-not-taken = el marcador de Jugador Inicial está { $place } { $when }: es posible, pero raro
    .label = el marcador
    .help = lo tiene quien fue el primero en tomar del centro en esta ronda: indica su nombre con `marcador:`

too-many = el caso muestra { COUNT($count, "tile", $colour) }, pero el juego tiene { $expected }
    .label = { COUNT($count, "tile", $colour) } a la vista
    .help = busca { $over ->
        [one] la que sobra
       *[other] las { $over } que sobran
    }, o alguna de otro color que se haya leído como { COLOUR($colour, "space") }

not-twenty-two = el caso lo muestra todo y hay { COUNT($count, "tile", $colour) }, { $over ->
        [0] { $missing ->
            [one] falta { $missing }
           *[other] faltan { $missing }
        }
        [one] sobra { $over }
       *[other] { PLURAL($over, "sobra", "sobran") } { $over }
    }: el juego tiene { $expected }
    .label = { COUNT($count, "tile", $colour) } en total
    .help = vuelve a contar las losetas { COLOURS($colour, "tile") } en los tableros y a su lado, en los Expositores, en el centro, en los espacios de suministro, en la bolsa y en la torre

ahead-of-round = { $built ->
        [0] hay { COUNT($held, "tile") } al lado de este tablero o en sus esquinas
       *[other] los espacios cubiertos en este tablero costaron { COUNT($built, "tile") }{ $held ->
            [0] {""}
           *[other] {" "}y hay { $held } más a su lado o en las esquinas
        }
    }, pero a estas alturas de la ronda { $round } { $player } puede haber tenido { $most } como máximo
    .label = { COUNT($count, "tile") } en la ronda { $round }
    .help = { $built ->
        [0] en una ronda hay cuatro losetas por Expositor, y se toman por turnos: cada uno de los demás toma dos por lo menos. Comprueba las losetas al lado del tablero y la ronda
       *[other] un espacio cuesta tantas losetas como indica su número: comprueba los espacios, las losetas al lado del tablero y la ronda
    }

all-ahead-of-round = { $built ->
        [0] hay { COUNT($held, "tile") } al lado de los tableros, en sus esquinas o en la mesa
       *[other] los espacios cubiertos en los tableros costaron { COUNT($built, "tile") }{ $held ->
            [0] {""}
           *[other] {" "}y hay { $held } más a su lado, en las esquinas o en la mesa
        }
    }, pero a estas alturas de la ronda { $round } todos los jugadores juntos pueden haber tenido { $most } como máximo
    .label = { COUNT($count, "tile") } en la ronda { $round }
    .help = { $built ->
        [0] en una ronda hay cuatro losetas por Expositor: comprueba las losetas al lado de los tableros y la ronda
       *[other] un espacio cuesta tantas losetas como indica su número: comprueba los espacios, las losetas al lado del tablero y la ronda
    }

bag-against-round = en la bolsa hay { COUNT($bag, "tile") }, pero { $round ->
        [0] antes del primer reparto debería haber { $most }, o { $least } cuando ya hay diez en los espacios de suministro
       *[other] en este momento de la ronda { $round } debería haber { $exact ->
            [yes] { $most }
           *[no] de { $least } a { $most }
        }
    }
    .label = { COUNT($bag, "tile") }
    .help = cada ronda saca de ella cuatro losetas por Expositor, los espacios de suministro diez y cada loseta de bonificación una: comprueba la bolsa y la ronda

tower-too-small = en la torre hay { COUNT($tower, "tile") }, pero los espacios cubiertos han enviado allí al menos { $least }
    .label = { COUNT($tower, "tile") }
    .help = un espacio cubierto ha enviado a la torre una loseta menos que su número: comprueba la torre y las estrellas

tower-not-returned = en la torre hay { COUNT($tower, "tile") }, pero en la bolsa había muy pocas al preparar la ronda { $round }, así que todo lo que había en la torre volvió a ella
    .label = { COUNT($tower, "tile") }
    .help = en la fase 1 ninguna loseta va allí: comprueba la torre, la bolsa y la ronda

tower-against-boards = en la torre hay { COUNT($tower, "tile") }, pero según los tableros debería haber { $exact ->
        [yes] { $most }
       *[no] de { $least } a { $most }
    }
    .label = { COUNT($tower, "tile") }
    .help = lo que llegó a los Expositores y lo que se tomó de los espacios de suministro está en la mesa, al lado de los tableros, en las estrellas o en la torre: comprueba la torre, las estrellas y las losetas al lado de los tableros y en las esquinas

nobody-discarded = de las { COUNT($came, "tile") } que han llegado en la ronda 1 { $missing ->
        [one] falta 1
       *[other] faltan { $missing }
    }, aunque nadie ha pasado y por tanto no se ha descartado ninguna
    .label = { PLURAL($missing, "falta", "faltan") } { COUNT($missing, "tile") }
    .help = hasta que alguien pasa, todas las losetas de los Expositores y de las bonificaciones están al lado de un tablero o se usaron para cubrir espacios: comprueba las losetas al lado de los tableros y las estrellas

tower-too-early = en la torre hay { COUNT($tower, "tile") }, pero todavía no puede haber llegado nada
    .label = { COUNT($tower, "tile") }
    .help = allí solo van losetas al colocar una y cuando alguien pasa: comprueba la torre y la ronda

score-at-start = { $player }: la puntuación es { $score }, pero antes de colocar la primera loseta solo puede ser { $exact ->
        [yes] { $most }
       *[no] de { $least } a { $most }
    }{ $most ->
        [5] {""}
       *[other] {" "}para quien tiene el marcador
    }
    .label = aquí { $exact ->
        [yes] { $most }
       *[no] de { $least } a { $most }
    }
    .help = { $most ->
        [5] todos empiezan con 5, y hasta entonces solo cuesta puntos ser el primero en tomar del centro
       *[other] todos empiezan con 5, y el marcador cuesta un punto por cada loseta tomada con él, sin bajar de 1; esas losetas están al lado del tablero
    }

score-too-high = { $player }: la puntuación es { $score }, pero los 5 puntos iniciales y todo lo que puede haber dado este tablero{ $marker ->
        [yes] , menos un punto por el marcador de Jugador Inicial,
       *[no] {""}
    } suman { $most } como máximo, en cualquier orden en que se colocaran las losetas
    .label = { $most } como máximo
    .help = { $bonuses ->
        [none] {""}
       *[other] con los { $bonuses } puntos adicionales del final es posible: si ya están contados, la fase es `terminada`; si no,{" "}
    }comprueba la puntuación y las fichas de 80 Puntos, { $marker ->
        [yes] quién tiene el marcador{" "}
       *[no] {""}
    }y si falta alguna loseta en las estrellas; si no constan todas, termínalas con `...: .`, pues las que no se nombran están vacías

nothing-lost = { $player } tiene { COUNT($score, "point") }, pero no ha colocado ni guardado nada: lo que tomó, al menos { COUNT($lost, "tile") }, se descartó y costó puntos, así que son { $most } como máximo
    .label = { $most } como máximo
    .help = comprueba la puntuación y lo que hay en las estrellas, al lado del tablero y en sus esquinas; lo que no se sabe se deja fuera

discarded-against-scores = a las puntuaciones { $points ->
        [0] no les falta nada
       *[other] les { $points ->
            [one] falta
           *[other] faltan
        } { IF($more, "al menos", "como máximo") } { COUNT($points, "point") }
    } de lo que dieron las losetas de las estrellas{ $more ->
        [yes] , sin contar { $round ->
            [1] el marcador, pero en la ronda 1
           *[other] los marcadores, pero hasta ahora
        } { $discarded ->
            [0] no se descartó ninguna loseta
            [one] solo se descartó { COUNT($discarded, "tile") }
           *[other] solo se descartaron { COUNT($discarded, "tile") }
        }
       *[no] , pero { $round ->
            [1] en la ronda 1
           *[other] hasta ahora
        } { PLURAL($discarded, "se descartó", "se descartaron") } { COUNT($discarded, "tile") }{ $markers ->
            [0] {""}
           *[other] {" "}y el marcador costó al menos un punto
        }
    }
    .label = { COUNT($discarded, "tile") } { PLURAL($discarded, "descartada", "descartadas") }
    .help = con los 5 puntos iniciales, { AND($spans) }; lo que salió de la bolsa, no está en ninguna parte ni se usó para cubrir espacios se descartó: comprueba las puntuaciones, las estrellas y las losetas al lado de los tableros

score-too-low = { $player }: la puntuación es { $score }, pero ninguna penalización puede haberla dejado por debajo de { $least }
    .label = al menos { $least }
    .help = comprueba la puntuación; pasados los 80 puntos es la ficha más el marcador (`fichas: 1`)

markers-not-paid = a las puntuaciones { $points ->
        [0] no les falta nada
        [one] no les falta más de { COUNT($points, "point") }
       *[other] no les faltan más de { COUNT($points, "point") }
    } de lo que dieron las losetas de las estrellas, pero { $discarded ->
        [0] {""}
        [one] se descartó { COUNT($discarded, "tile") } y{" "}
       *[other] se descartaron { COUNT($discarded, "tile") } y{" "}
    }el marcador cuesta al menos un punto{ $markers ->
        [one] {""}
       *[other] {" "}en cada una de { COUNT($markers, "round") }
    }: es posible, pero raro
    .label = falta demasiado poco
    .help = con los 5 puntos iniciales, { AND($spans) }; solo si nadie toma del centro el marcador no cuesta nada: comprueba las puntuaciones y las estrellas

lost-too-much = { $player }: la puntuación es { $score }, pero con los 5 puntos iniciales este tablero ha dado al menos { $least }, de los que los marcadores y las losetas descartadas pueden haber costado { $lost } como máximo
    .label = al menos { $floor }
    .help = comprueba la puntuación y las estrellas; pasados los 80 puntos es la ficha más el marcador (`fichas: 1`)

final-score-too-low = { $player }: la puntuación final es { $score }, pero con estas estrellas es { $least } como mínimo: antes de los puntos adicionales del final, { $lowest } por lo menos; +{ $bonuses } de puntos adicionales{ $leftovers ->
    [0] {""}
   *[other] ; −{ $leftovers } como mucho por las losetas sobrantes
}
    .label = al menos { $least }
    .help = si los puntos adicionales no están contados todavía, la fase es `fin`; si no, comprueba la puntuación; pasados los 80 puntos el marcador empieza otra vuelta: con una ficha de 80 Puntos escribe `fichas: 1` junto a `puntos: { $score }`

turns-told = cada turno da un color y como mucho una loseta comodín
turns-check-tiles = las losetas al lado { $whose ->
        [none] de los dos tableros individuales
       *[some] del tablero individual de { $whose }
    }
