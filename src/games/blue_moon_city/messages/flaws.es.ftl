# Qué hace imposible una posición.

tile-twice = { THE($building) } está dos veces en la ciudad: en la { $first } y en la { $second }
    .label = { THE($building) } otra vez
    .help = cada una de las 21 baldosas existe una sola vez: escribe el otro edificio que está en uno de esos lugares, o un punto
    .first = { THE($building) } por primera vez

market-not-central = el Mercado está en la { $place }, pero va en el centro de la ciudad
    .label = el Mercado
    .help = el centro es { $middle }

middle-not-market = { THE($building) } está en el centro de la ciudad, donde va el Mercado
    .label = el centro de la ciudad
    .help = el Mercado es la baldosa con el obelisco; escribe allí `mercado`

not-beside-market = { THE($building) } está en la { $place }, que no está al lado del Mercado
    .label = no está al lado del Mercado
    .help = el Palacio y los tres templos van alrededor del Mercado; si se colocaron al azar, añade `variante: centro al azar`

wrong-beside-market = { THE($building) } está al lado del Mercado, en la { $place }, y no es ni el Palacio ni un templo
    .label = al lado del Mercado
    .help = el Palacio y los tres templos van alrededor del Mercado; si se colocaron al azar, añade `variante: centro al azar`

market-is-not-built = el caso dice del Mercado lo que solo tienen otros edificios: no tiene secciones, ni piedras, ni recompensas, ni lado completado
    .label = el Mercado
    .help = quita el Mercado de `edificios` y de `terminados`: allí se hacen ofrendas, no se construye nada

section-count = el caso da { COUNT($given, "section") } para { THE($building) }, pero su baldosa muestra { $printed }
    .label = { COUNT($given, "section") }
    .help = { $built ->
        [yes] escribe para cada una un jugador o un punto; `...` al final es para las que no se conocen
       *[no] escribe { COUNT($printed, "number") }, de izquierda a derecha
    }

section-against-print = el caso da a la { NTH($section) } sección { OF($building) } el número { $given }, pero su baldosa muestra un { $printed }
    .label = un { $printed } en la baldosa
    .help = los números { OF($building) } ya se conocen: omite `secciones`

section-number = la { NTH($section) } sección { OF($building) } no puede costar { $given }
    .label = ese número no existe
    .help = una sección muestra una cifra, del 1 al 9: léela en el bosquejo de la baldosa

reward-against-print = el caso dice { THE($given, case: "acc") } en `{ $key }` { OF($building) }, pero su baldosa muestra { $printed ->
        [none] pedazos de cristal y nada más
       *[some] { THE($printed, case: "acc") }
    }
    .label = no es lo que muestra la baldosa
    .help = { $printed ->
        [none] lee en la baldosa { $part ->
            [sections] los números de las secciones, de izquierda a derecha en el bosquejo
            [master] la recompensa al lado de la estrella, en la esquina superior izquierda del bosquejo
            [each] la recompensa debajo de la estrella, en la esquina superior izquierda del bosquejo
           *[neighbour] la recompensa de la esquina superior derecha del bosquejo, que también muestra el lado completado
        }
       *[some] esta recompensa ya se conoce: omite `{ $key }`
    }

finished-and-not = { THE($building) }: el caso dice que el edificio está completado y que no lo está
    .label = completado y no completado
    .help = deja el lado que está boca arriba, en `terminados` o en `edificios`

stone-on-no-section = hay una piedra en la { NTH($section) } sección { OF($building) }, que tiene { COUNT($count, "section") }
    .label = esa sección no existe
    .help = las secciones se cuentan desde la izquierda de la baldosa

stone-on-no-number = hay una piedra en una sección de { $cost } { OF($building) }, que no tiene ninguna así
    .label = allí no hay ningún { $cost }
    .help = sus secciones son { AND($costs) }, de izquierda a derecha

sections-unread = hay una piedra en una sección de { $cost } { OF($building) }, cuyos números el árbitro no conoce
    .label = ¿qué sección?
    .help = lee todos los números de las secciones en el bosquejo, de izquierda a derecha, y añade `secciones: [...]` a { THE($building) }, o nombra la sección por su lugar (`lugar 1`)

section-twice = hay dos piedras en la { NTH($section) } sección { OF($building) }: { $same ->
        [yes] dos de { $first }
       *[no] una de { $first } y una de { $second }
    }
    .label = una segunda piedra
    .help = en una sección cabe una piedra: escribe la otra en la sección donde está

not-free = se dice que { $named ->
        [yes] la { NTH($number) } sección
       *[no] la sección de { $number }
    } { OF($building) } está libre{ $finished ->
        [yes] , pero el edificio está completado
       *[no] { $stone ->
            [none] , pero esa sección no existe
           *[some] , pero hay en ella una piedra de { $stone }
        }
    }
    .label = se dice libre
    .help = de una sección con una piedra se dice de quién es; de un edificio completado no se dice nada

stone-on-finished = hay una piedra de { $player } en { THE($building) }, un edificio completado
    .label = en un edificio completado
    .help = los constructores ya recogieron las piedras de un edificio completado: omite `construido`, o quita el edificio de `terminados`
    .finished = aquí figura como completado

full-yet-unfinished = todas las secciones { OF($building) } tienen una piedra, pero el edificio no está completado
    .label = no hay ninguna sección libre
    .help = la última piedra completa un edificio al momento: los constructores toman sus piedras y la baldosa se voltea (`terminados`)

too-many-stones = { $player } tiene { COUNT($buildings, "stone") } en edificios y { $obelisk } en el obelisco, { $all } en total, pero solo diez
    .label = { COUNT($all, "stone") }
    .help = quita { COUNT($over, "stone") } de `edificios` o de `obelisco`

stones-do-not-add-up = { $player } tiene { COUNT($reserve, "stone") } delante, { $buildings } en edificios y { $obelisk } en el obelisco: { $all }, { $whole ->
        [yes] y no diez
       *[no] más de diez
    }
    .label = { COUNT($reserve, "stone") }
    .help = con las piedras que el caso muestra en otros lugares, { $whole ->
        [yes] delante quedarían { COUNT($most, "stone") }; o comprueba las que están en edificios (`edificios:`) y en el obelisco (`obelisco:`)
       *[no] delante pueden quedar como mucho { COUNT($most, "stone") }
    }

stones-too-few = { $player } tiene { COUNT($reserve, "stone") } delante, como mucho { $buildings } en edificios y como mucho { $offerings } en el obelisco: { $all }, menos de diez
    .label = { COUNT($reserve, "stone") }
    .help = cada jugador tiene diez piedras, y el juego termina con 6 ofrendas si son 2 jugadores, con 5 si son 3 y con 4 si son 4: comprueba las piedras que tiene delante y las que están en edificios

level-overfull = hay { COUNT($count, "stone") } en espacios con un { $space }, pero el obelisco tiene { $spaces }
    .label = { COUNT($count, "stone") }
    .help = de abajo arriba hay cuatro espacios con un 7 (dos si hay 2 jugadores), dos con un 8, dos con un 9, dos con un 10, dos con un 11 y uno con un 12

sevens-overfull = hay { COUNT($count, "stone") } en espacios con un { $space }, pero en el obelisco 2 jugadores solo usan { $spaces }
    .label = { COUNT($count, "stone") }
    .help = de abajo arriba hay cuatro espacios con un 7 (dos si hay 2 jugadores), dos con un 8, dos con un 9, dos con un 10, dos con un 11 y uno con un 12

level-too-early = hay una piedra en un espacio con un { $space } aunque { $free ->
        [one] queda { $free } espacio vacío con un { $below }
       *[other] quedan { $free } espacios vacíos con un { $below }
    }
    .label = demasiado pronto
    .help = el obelisco se llena de abajo arriba: primero todos los espacios con un { $below }

obelisk-against-offerings = según el caso, { $player } tiene { COUNT($said, "offering") }, pero en el obelisco tiene { COUNT($obelisk, "stone") }
    .label = { COUNT($said, "offering") }
    .help = cada ofrenda es una piedra en el obelisco: cuéntalas allí, u omite `ofrendas`
    .obelisk = el obelisco

stones-on-obelisk = { $next ->
        [none] en el obelisco no puede haber { COUNT($said, "stone") }
       *[other] el espacio libre más bajo del obelisco no puede llevar el { $next }
    }: los jugadores han hecho { $least ->
        [0] como mucho { COUNT($most, "offering") }
       *[other] { $fixed ->
            [yes] { COUNT($least, "offering") }
           *[no] de { $least } a { COUNT($most, "offering") }
        }
    }
    .label = no son tantas
    .help = cada ofrenda pone una piedra en el obelisco: vuelve a contarlas, u omite `obelisco`

-ends-with = con { $needed ->
    [6] 2
    [5] 3
   *[other] 4
} jugadores el juego termina en cuanto alguien hace { COUNT($needed, "offering") }
-with-more = { IF($whole, "", ", y con más jugadores antes") }

won-yet-playing = { $player } tiene { COUNT($offerings, "offering") } y gana, pero el juego sigue
    .label = { COUNT($offerings, "offering") }
    .help = { -ends-with }{ -with-more }; escribe `fase: terminada` si ha terminado

offerings-too-many = { $player } no puede tener { COUNT($offerings, "offering") }: con { $needed } termina el juego
    .label = { COUNT($offerings, "offering") }
    .help = { -ends-with }{ -with-more }

several-winners = { $first } y { $second } tienen { COUNT($needed, "offering") }, pero el juego termina en cuanto alguien llega a ese número
    .label = un segundo vencedor
    .help = { -ends-with }
    .first = el primero

stones-above-last = hay una piedra en un espacio con un { $space }, más arriba que todas las de { $player }, pero con sus { COUNT($needed, "offering") } terminó el juego
    .label = después del final
    .help = { -ends-with }: más arriba que la última piedra del vencedor no hay ninguna

nobody-won-yet-over = según el caso el juego ha terminado, pero nadie ha hecho { COUNT($needed, "offering") }; quien más tiene, tiene { $most }
    .label = no ha terminado
    .help = { -ends-with }, o cuando todos los edificios están completados y nadie puede seguir

end-unknown = { $offerings ->
        [yes] según el caso el juego ha terminado y nadie ha hecho { COUNT($needed, "offering") }, así que todos los edificios tienen que estar completados, y eso el caso no lo muestra
       *[no] según el caso el juego ha terminado, pero no muestra quién ha hecho las { COUNT($needed, "offering") } que dan la victoria
    }
    .label = ¿cómo terminó?
    .help = { $offerings ->
        [yes] enumera los edificios completados (`terminados: [...]`), u omite `fase` si el juego sigue
       *[no] añade `ofrendas` a cada jugador, o `obelisco: {"{"}7: [...], ...{"}"}`; si nadie las hizo, enumera también los edificios completados
    }

city-done-yet-playing = { $at_once ->
        [yes] todos los edificios están completados, pero el juego sigue
       *[no] todos los edificios están completados y nadie puede pagar otra ofrenda, pero el juego sigue
    }
    .label = no queda nada por construir
    .help = { $at_once ->
        [yes] con la interpretación city-done=at-once el último edificio termina el juego: escribe `fase: terminada`; city-done=play-on lo dejaría seguir
       *[no] los pedazos de cristal solo se consiguen con edificios, así que ya no puede pasar nada: escribe `fase: terminada`
    }

city-done-or-playing = todos los edificios están completados, y el caso no dice si el juego ha terminado
    .label = no queda nada por construir
    .help = { $at_once ->
        [yes] con la interpretación city-done=at-once el último edificio termina el juego: escribe `fase: terminada`
       *[no] no queda nada por construir y nadie puede pagar otra ofrenda: escribe `fase: terminada`, o `fase: robar` si el turno no ha terminado
    }

can-still-offer = según el caso el juego ha terminado, pero { $player } tiene { COUNT($crystals, "crystal") } y el siguiente espacio del obelisco cuesta { $price }
    .label = no ha terminado
    .help = cuando todos los edificios están completados, el juego sigue con ofrendas mientras alguien pueda pagar; la interpretación city-done=at-once lo terminaría
    .enough = bastan para una más

in-hand = la mano de { $player }
in-aside = las cartas que { $player } tiene aparte
in-draw = el montón de robar
in-discard = el montón de descarte

no-such-card = el caso muestra una carta { $card } (en { $place }), y esa carta no existe
    .label = esa carta no existe
    .help = todas las cartas verdes valen 1; cada uno de los otros colores tiene cartas de 1, 2 y 3

too-many-of-card = el caso muestra { $count } × { $card }, pero solo hay { $copies }
    .label = { $count } × { $card }
    .too = { $card }
    .help = cada color tiene cuatro cartas de 1, cuatro de 2 y dos de 3, salvo el verde, que tiene diez de 1; revisa las manos, las cartas puestas aparte y los montones

too-many-cards = las manos y los montones suman { COUNT($count, "card") }, pero solo hay 80
    .label = { PLURAL($surplus, "sobra", "sobran") } { $surplus }
    .help = vuelve a contar las manos, las cartas puestas aparte, el montón de robar y el de descarte; omite lo que nadie haya contado

not-eighty = el caso da todas las manos y los dos montones, y suman { COUNT($count, "card") } en lugar de 80
    .label = { COUNT($count, "card") }
    .help = { $lack ->
        [one] falta 1 carta
       *[other] faltan { $lack } cartas
    }; omite un montón que nadie haya contado

aside-out-of-turn = { $player } tiene cartas puestas aparte, pero es el turno de { $turn }
    .label = no es el turno de { $player }
    .help = solo el jugador que está en su turno pone cartas aparte, hasta después de robar; los otros las añaden a su mano inmediatamente
    .turn = de quién es el turno

aside-unearned = { $most ->
        [0] { $player } tiene cartas puestas aparte, pero no ha completado ningún edificio en este turno
       *[other] { $player } tiene { COUNT($count, "card") } aparte, pero en este turno no puede haber ganado más de { $most }
    }
    .label = ¿de dónde?
    .help = se ponen cartas aparte cuando el jugador completa el edificio donde está su figura, hasta después de robar: comprueba la figura, los edificios completados y la fase, o escríbelas en la `mano`

too-many-scales = los jugadores y el suministro suman { COUNT($count, "scale") }, pero en el juego solo hay { $scales }
    .label = { PLURAL($surplus, "sobra", "sobran") } { $surplus }
    .help = se usan 15 con 4 jugadores, 12 con 3 y 9 con 2

scales-missing = los jugadores y el suministro suman { COUNT($count, "scale") }, pero en el juego hay { $scales }
    .label = faltan { $lack }
    .help = se usan 15 con 4 jugadores, 12 con 3 y 9 con 2; omite `escamas` si nadie ha contado el suministro

scales-paid = { $who } { $crystals ->
        [0] no recibe nada
       *[other] recibe { COUNT($crystals, "crystal") }
    } por { COUNT($scales, "scale") }

no-scale-left = no queda ninguna escama en el suministro{ $told ->
        [yes] {" "}y los jugadores tienen { $held }
       *[no] {""}
    }, pero las escamas no se han puntuado
    .label = no queda ninguna escama
    .help = la última escama provoca al momento la puntuación, así que una mesa nunca está así entre dos jugadas: escribe el tablero como estaba antes de la piedra que se la llevó, y esa piedra como jugada (`construye: ..., paga: ...`){ $counted ->
        [yes] ; tal como están, { AND($paid) }, salvo que en el suministro faltaran algunas que alguien tenía que tomar
       *[no] {""}
    }

too-many-crystals = los jugadores y el suministro tienen pedazos de cristal por valor de { $worth }, pero todos juntos valen { $most }
    .label = { PLURAL($surplus, "sobra", "sobran") } { $surplus }
    .help = vuelve a contar los pedazos de cristal; la interpretación crystal-tokens dice cuántos hay

crystals-missing = los jugadores y el suministro tienen pedazos de cristal por valor de { $worth }, pero todos juntos valen { $expected }
    .label = faltan { $lack }
    .help = vuelve a contar los pedazos de cristal, u omite `cristales` del suministro; la interpretación crystal-tokens dice cuántos hay

too-many-pieces = el caso muestra { $count } pedazos de cristal de valor { $worth }, pero hay { $most }
    .label = { COUNT($count, "piece of crystal") }
    .help = vuelve a contar los pedazos; la interpretación crystal-tokens dice cuántos hay de cada valor

no-such-dragon = no hay ningún dragón { COLOUR($colour, "building") }
    .label = ese dragón no existe
    .help = { $painted ->
        [yes] con la interpretación dragon-colours=as-painted los dragones son rojo (Vulca), verde (Terrah) y azul (Aqua); by-people los llama negro, rojo y azul, como las cartas que los mueven
       *[no] los dragones son negro, rojo y azul, como las cartas que los mueven; quien se guíe por los colores de las piezas elige la interpretación dragon-colours=as-painted (rojo, verde, azul), o escribe vulca, terrah y aqua
    }

dragon-twice = según el caso, { THE($dragon) } está en dos lugares
    .label = el mismo dragón
    .help = hay un dragón de cada color: deja el lugar donde está
    .first = el otro lugar

steps-too-many = a la figura le quedan { COUNT($steps, "step") }, pero no puede tener más de { $most }
    .label = { COUNT($steps, "step") }
    .help = dos pasos por turno, y dos más por cada carta gris de valor 2 jugada en este turno; hay cuatro cartas grises de valor 2, y las que están en las manos no se han jugado

walked-too-far = la figura se ha movido { COUNT($walked, "step") }{ $left ->
        [0] {""}
       *[other] {" "}y le quedan { $left }
    }, pero no puede haberse movido más de { $most }
    .label = { COUNT($walked, "step") }
    .help = dos pasos por turno, y dos más por cada carta gris de valor 2 jugada en este turno, contando los que quedan (`pasos`, o 2); hay cuatro cartas grises de valor 2, y las que están en las manos no se han jugado

no-ordinary-offering = en este turno { $offerings ->
        [one] se hizo { $offerings } ofrenda
       *[other] se hicieron { $offerings } ofrendas
    }, pero ninguna sin carta amarilla
    .label = ninguna antes de la carta amarilla
    .help = una carta amarilla permite una ofrenda adicional, después de la ordinaria; la interpretación pillar-needs-offering=no lo permitiría

offerings-against-table = según el caso, { $player } hace { COUNT($said, "offering") } en este turno, pero { $figure ->
        [market] { $shown ->
            [0] no tiene ninguna
           *[other] solo tiene { $shown } en total
        }
       *[other] su figura está en { THE($figure) }
    }
    .label = no están
    .help = las piedras y las ofrendas de un turno se colocan donde está la figura, que no se mueve después de la primera
    .figure = la figura

stones-and-offerings = nadie construye y además hace ofrendas en un mismo turno
    .label = y ofrendas
    .help = la figura no se mueve después de la primera piedra, y en el Mercado, donde se hacen las ofrendas, no se construye nada

stones-against-table = según el caso, { $player } coloca { COUNT($said, "stone") } en este turno, pero { $figure ->
        [none] { $shown ->
            [0] en ningún edificio puede haber ninguna de ellas
           *[other] en ningún edificio puede haber más de { $shown } de ellas
        }
        [market] su figura está en el Mercado, donde no se construye nada
       *[other] su figura está en { THE($figure) }, donde { $shown ->
            [0] no puede haber ninguna de ellas
           *[other] solo puede haber { $shown } de ellas
        }
    }
    .label = no están
    .help = las piedras y las ofrendas de un turno se colocan donde está la figura, que no se mueve después de la primera
    .figure = la figura

scales-unearned = { $player ->
        [none] al suministro le faltan { COUNT($scales, "scale") }
       *[other] { $player } tiene { COUNT($scales, "scale") }
    }, pero ningún edificio está completado y { $stones ->
        [0] sin haber colocado ninguna piedra no se reciben escamas de los dragones
       *[other] los dragones { $most ->
            [0] no pueden haber dado ninguna
           *[other] pueden haber dado como mucho { $most }
        } por { COUNT($stones, "stone") }
    }
    .label = { $player ->
        [none] quedan más
       *[other] como mucho { $most }
    }
    .help = una piedra da una escama por cada dragón que hay allí; las demás vienen de edificios completados: comprueba las escamas, las piedras y lo que está completado

crystals-unearned = { $player ->
        [none] { $offerings ->
            [0] al suministro le faltan
           *[other] el obelisco tiene
        }
       *[other] { $player } tiene
    } { $offerings ->
        [0] pedazos de cristal por valor de { $crystals }
       *[other] { COUNT($offerings, "offering") }
    }, pero ningún edificio está completado ni se pueden haber puntuado las escamas, así que nadie ha recibido cristales todavía
    .label = { $surplus ->
        [0] { COUNT($offerings, "offering") }
       *[other] { $player ->
            [none] { PLURAL($surplus, "falta", "faltan") }
           *[other] { PLURAL($surplus, "sobra", "sobran") }
        } { $surplus }
    }
    .help = los cristales vienen de edificios completados y de la puntuación de escamas, y las ofrendas se pagan con ellos: comprueba los cristales, las ofrendas y lo que está completado

crystals-nowhere = los jugadores suman pedazos de cristal por valor de { $held } y no han hecho ofrendas, pero { AND($buildings) } { SIZE($buildings) ->
        [one] dio
       *[other] dieron
    } al menos { $least }
    .label = { $held } en total
    .help = quien construyó recibe lo que muestra la baldosa, y solo las ofrendas cuestan cristales: comprueba los cristales, las ofrendas y lo que está completado

discarded-too-many = en este turno se desecharon { COUNT($discarded, "card") }, pero solo se pueden desechar { $most }
    .label = { COUNT($discarded, "card") }
    .help = escribe de 0 a { $most }: no cuentan las cartas con las que se pagó ni las jugadas por su función especial

discards-not-there = en este turno se { PLURAL($discarded, "desechó", "desecharon") } { COUNT($discarded, "card") }, pero en la pila de descartes { $pile ->
        [0] no hay ninguna
       *[other] solo hay { $pile }
    }
    .label = no están en la pila
    .help = lo que se desecha queda en la pila de descartes hasta que se acaba el mazo: cambia `desechadas` o `descartes:`

progress-against-phase = la fase es { $phase ->
        [movement] el movimiento
        [building] la colocación
        [drawing] robar cartas
       *[over] el final
    }, pero en este turno { $what ->
        [stones] se colocaron piedras
        [offerings] se hicieron ofrendas
       *[discarded] se desecharon cartas
    }
    .label = { $what ->
        [stones] piedras
        [offerings] ofrendas
       *[discarded] desechadas
    }
    .help = { $what ->
        [stones] una piedra termina el movimiento: escribe `fase: colocación`
        [offerings] una ofrenda termina el movimiento: escribe `fase: colocación`
       *[discarded] desechar termina la colocación: escribe `fase: robar`
    }
