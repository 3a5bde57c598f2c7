# Por qué se rechaza una jugada o no se puede decidir. $tile, $wall, $floor y $box son como los llama la edición.

not-told = el caso no dice { $what }

wrong-phase = { $move ->
        [take] { $player } no puede tomar { NOUNS($tile) }
        [tile] { $player } no puede mover de la línea de patrón { $line }
        [clear] { $player } no puede pagar { THE($floor) }
        [deal] no se puede preparar ninguna ronda
       *[finish] no se pueden contar los puntos adicionales
    } { $during }, solo { $needs ->
        [end] cuando la partida ha terminado
       *[other] { $only }
    }
    .label = no { $during }
    .help = { $phase ->
        [setup] primero hay que llenar los Expositores (`reparte:`)
        [offer] { $turn ->
            [none] la Oferta de fábrica continúa hasta que se ha tomado todo
           *[some] la Oferta de fábrica continúa hasta que se ha tomado todo; ahora le toca a { $turn }
        }
        [tiling] { $move ->
            [take] ya se ha tomado todo lo de esta ronda: hay que preparar la siguiente (`reparte:`), una vez que se ha movido de las líneas completas y se ha vaciado { THE($floor) } de cada jugador, lo que solo hay que escribir donde se puede elegir (`alicata:`, `vacía:`)
           *[other] ahora se mueve de las líneas completas (`alicata:`), y después se vacía { THE($floor) } de cada jugador (`vacía:`)
        }
        [preparation] ahora hay que preparar la siguiente ronda (`reparte:`)
        [end] solo quedan por contar los puntos adicionales (`termina: partida`)
       *[over] todo está contado: no queda ninguna jugada
    }

not-your-turn = { $player } toma fuera de turno: le toca a { $turn }
    .label = le toca a { $turn }
    .help = se juega en sentido horario, ahora { $order }; si es una partida anotada, puede que falte aquí una jugada, que haya dos cambiadas de orden o que `inicial` sea otra persona
in-order = { $next ->
        [none] { $player }
       *[some] { $player }, después { $next }
    }

not-among-next = { $player } toma fuera de turno: según los tableros y los Expositores le toca { OR($whose) }
    .label = no puede ser su turno
    .help = se juega en sentido horario; puede jugar ahora { OR($turn) }
owner = a { $player }

no-such-factory = no hay ningún Expositor { $factory }: en la mesa hay { COUNT($count, "factory") }
    .label = no existe
    .help = los Expositores se numeran del 1 al { $count } en el orden de `expositores:`; { $sources }

factory-away = { $player } no puede tomar del Expositor { $factory }: es el Expositor «0», que guarda { $keeper }
    .label = no está en la mesa
    .help = { $sources }

source-empty = { $player } toma { FROM($from) }, pero ahí no hay { NOUNS($tile) }
    .label = sin { NOUNS($tile) }
    .help = { $sources }
    .there = sin { NOUNS($tile) }

colour-not-there = { $player } toma { NOUNS($tile, $colour) }, pero no hay ninguna { AT($from) }
    .label = ahí no hay { COLOUR($colour, "space") }
    .help = { AT($from) } hay { AND($there) }; { $sources }
    .there = { AND($there) }

sources = { $none_known ->
        [yes] no hay { COLOUR($colour, "space") } en ningún sitio del que se pueda tomar
        [no] el caso no muestra { COLOUR($colour, "space") } que se pueda tomar
       *[some] hay { COLOUR($colour, "space") } { AND($there) }
    }
lies-at = { AT($from) } ({ COUNT($count, $tile) })

not-all-of-colour = { $fewer ->
        [yes] { AT($from) } hay { COUNT($there, $tile, $colour) } y { $player } toma { $taken }: de un color hay que tomar todas
       *[no] { $player } toma { COUNT($taken, $tile, $colour) } { FROM($from) }, pero ahí solo hay { $there }
    }
    .label = hay { $there }
    .help = escribe `toma: { $there } …` con su color, o solo el color para tomar todas
    .there = { AND($heap) }

never-there = { $there ->
        [0] { $player } toma { NOUNS($tile, $colour) } { FROM($from) }, pero ahí no puede haber ninguna
       *[other] { $player } toma { COUNT($taken, $tile, $colour) } { FROM($from) }, pero ahí solo puede haber { $there } o ninguna
    }
    .label = ahí no puede haberlas
    .help = { SIZE($had) ->
        [0] ya se había vaciado antes
       *[other] después del último turno de { $player } ahí había { AND($had) }
    }, y los Expositores solo se llenan entre dos rondas
    .had = { AND($had) }

taken-too-many = { $player } toma { $taken ->
        [none] { NOUNS($tile, $colour) }
       *[some] { COUNT($taken, $tile, $colour) }
    }{ $from ->
        [none] {""}
       *[some] {" "}{ FROM($from) }
    }, pero { $most ->
        [0] ahí no puede haber ninguna
       *[other] ahí no puede haber más de { $most }
    }
    .label = { $most ->
        [0] no puede haber ninguna
       *[other] demasiadas
    }
    .help = { $why ->
        [fill] cada Expositor recibe cuatro { NOUNS($tile) }, y no se añaden más
        [left] antes de que los demás tomaran, { $most ->
            [0] no quedaba ninguna
           *[other] no quedaban más de { $most }
        } en los Expositores y en el centro
        [rests] al centro solo llega lo que no se tomó de las cuatro { NOUNS($tile) } de un Expositor ya vacío
        [rests-and-one] al centro solo llega lo que no se tomó de un Expositor ya vacío, tres { NOUNS($tile) } como máximo de cada uno, y una más del «+1»
        [sides] cada Expositor recibe cuatro { NOUNS($tile) }; su lado dorado trae dos más como máximo, y «vecinos», tres
        [gone] quien toma un color lo toma todo, y solo un Expositor «vecinos» manda más a otro, tres { NOUNS($tile) } como máximo
        [emptied] alguien tomó ya de él, el resto solo se queda en el Expositor «se queda», y solo un Expositor «vecinos» manda más a otro, tres { NOUNS($tile) } como máximo
        [taken] quien toma { NOUNS($tile, $colour) }, del centro o de un Expositor, las toma todas, y { $most ->
            [0] ninguna puede haber llegado después al centro
           *[other] después no pueden haber llegado al centro más de { $most }
        }
       *[box] hay 20 { NOUNS($tile) } de cada color{ IF($elsewhere, ", y el caso muestra las demás en otros sitios") }
    }

placements = { $count ->
        [0] { $untold ->
            [yes] { COLOUR($colour, "space") } puede ir { TO($floor) }, o a una línea de patrón que lo admita; el caso no dice cuál
           *[no] ninguna línea de patrón admite { COLOUR($colour, "space") }: solo puede ir { TO($floor) }
        }
        [one] { COLOUR($colour, "space") } puede ir a la línea de patrón { OR($legal) } o { TO($floor) }
       *[other] { COLOUR($colour, "space") } puede ir a la línea de patrón { OR($legal) }, o { TO($floor) }
    }

line-holds-another = { $player }: la línea de patrón { $line } contiene { COLOUR($holds, "space") }, así que no admite { COLOUR($offered, "space") }
    .label = no admite { COLOUR($offered, "space") }
    .help = { $placements }
    .held = contiene { COLOUR($holds, "space") }

line-full = { $player }: la línea de patrón { $line } está completa con { COUNT($spaces, $tile, $colour) } y no admite más
    .label = no admite más
    .help = { $placements }; con la interpretación full-line-target=yes se podría elegir la línea de patrón { $line }, y caerían todas
    .held = completa

wall-row-has-colour = { $player }: la línea de patrón { $line } no admite { COLOUR($colour, "space") }: la fila { $line } { OF($wall) } ya lo tiene, en la columna { COLUMN($space) }
    .label = la fila { $line } ya tiene { COLOUR($colour, "space") }
    .help = { $placements }
    .there = { COLOUR($colour, "space") } de la fila { $line }

no-column-left = { $player }: la línea de patrón { $line } no admite { COLOUR($colour, "space") }: la columna de cada espacio libre de la fila { $line } { OF($wall) } ya lo tiene
    .label = ninguna columna para { COLOUR($colour, "space") }
    .help = { $placements }; la interpretación grey-line-check=yes permitiría usar la línea, que caería después

must-place-what-fits = { $player } deja caer { COUNT($falls, $tile) } { TO($floor) }, aunque en la línea de patrón { $line } { $fits ->
        [one] cabe { $fits }
       *[other] caben { $fits }
    } de lo que toma
    .label = cabría
    .help = coloca en la línea de patrón { $line } todo lo que cabe, o envíalo todo { TO($floor) } (`a: { KEY("floor", $floor) }`); la interpretación partial-floor=yes lo permitiría

more-fall = { $fits ->
        [0] en la línea de patrón { $line } no cabe nada de lo que toma { $player }
        [one] { $player } toma { COUNT($taken, $tile) }, y en la línea de patrón { $line } solo cabe 1
       *[other] { $player } toma { COUNT($taken, $tile) }, y en la línea de patrón { $line } solo caben { $fits }
    }, así que { $excess ->
        [one] cae 1
       *[other] caen { $excess }
    }, no { $falls }
    .label = { $excess ->
        [one] cae 1
       *[other] caen { $excess }
    }
    .help = escribe `{ KEY("floor", $floor) }: { $excess }` u omítelo: lo que no cabe cae por sí solo

more-fall-than-taken = { $player } envía { COUNT($falls, $tile) } { TO($floor) }, pero toma { COUNT($taken, $tile) }
    .label = demasiadas
    .help = para enviarlo todo { TO($floor) } escribe `a: { KEY("floor", $floor) }` y omite `{ KEY("floor", $floor) }:`

all-fall = { $player } envía { $taken ->
        [one] la { NOUN($tile) }
       *[other] las { COUNT($taken, $tile) }
    } { TO($floor) }, no { $falls }
    .label = { $taken ->
        [one] cae 1
       *[other] caen { $taken }
    }
    .help = omite `{ KEY("floor", $floor) }:`: cae todo lo tomado

rest-to-centre = el resto { $from ->
        [none] de cualquier Expositor
       *[some] { FROM($from) }
    } va al centro de la mesa y a ningún otro sitio
    .label = no se envía
    .help = omite `resto:`: solo al tomar del Expositor «vecinos» se envía un resto

rest-stays = el resto { FROM($from) } se queda en él: su lado dorado es «se queda»
    .label = no se envía
    .help = omite `resto:`: solo al tomar del Expositor «vecinos» se envía un resto

centre-stays = lo que se deja { AT($from) } se queda ahí y no se puede enviar
    .label = no se envía
    .help = omite `resto:`: solo al tomar del Expositor «vecinos» se envía un resto

rest-not-said = la jugada no dice a qué Expositores contiguos va el resto del Expositor { $factory } ({ AND($rest) })
    .label = ¿adónde va el resto?
    .help = { $ways ->
        [one] añade `resto:` y envía este resto al único contiguo que puede recibirlo, { AND($neighbours) }
       *[other] añade `resto:` y reparte este resto entre { AND($neighbours) }, cada color entero a uno solo
    }
    .rest = { AND($rest) }

rest-choice = { OR($worlds) }{ IF($others, ", por ejemplo") }

rest-differs = la jugada da como resto { AND($sent) }, pero el resto es { AND($rest) }
    .label = no es el resto
    .help = escribe exactamente { AND($rest) }

rest-has-taken = la jugada envía { NOUNS($tile, $colour) }, pero las toma todas y no queda ninguna
    .label = no queda ninguna
    .help = envía lo que queda sin las { NOUNS($tile, $colour) }

rest-too-many = la jugada toma { $taken } y envía { $sent }, pero un Expositor tiene { COUNT($most, $tile) } como máximo
    .label = { $taken } y { $sent } son más de { $most }
    .help = un Expositor recibe cuatro { NOUNS($tile) }: comprueba `toma` y `resto`

rest-split = la jugada reparte las { NOUNS($tile, $colour) } del resto entre { THE($first) } y { THE($second) }
    .label = color repartido: { COLOUR($colour, "space") }
    .help = envía todas las { NOUNS($tile, $colour) } { TO($first) } o todas { TO($second) }

rest-too-far = la jugada envía una parte del resto { TO($to) }, que no es contiguo{ $from ->
        [none] {""}
       *[some] {" "}{ TO($from) }
    }
    .label = { THE($to) } no es contiguo
    .help = el resto solo puede ir a un Expositor contiguo, { OR($neighbours) }

rest-to-away = la jugada envía una parte del resto { TO($to) }, el «0», que guarda { $keeper }
    .label = no está en la mesa
    .help = como no está, para el resto solo queda { OR($neighbours) }

rest-to-empty = la jugada envía una parte del resto { TO($to) }, que está vacío
    .label = { THE($to) } está vacío
    .help = con la interpretación neighbour-empty=no el resto va a los contiguos que aún tienen algo, y si no al centro; neighbour-empty=yes lo permitiría
    .empty = vacío

line-not-full = { $player }: la línea de patrón { $line } { $count ->
        [none] no está completa
        [0] está vacía
       *[other] tiene { $count } de { $spaces } { NOUNS($tile) }
    }, y solo se mueve de líneas completas
    .label = no está completa
    .help = { $count ->
        [none] { $next }
        [0] { $next }
        [one] lo que hay en la línea de patrón { $line } se queda para la siguiente ronda; { $next }
       *[other] lo que hay en la línea de patrón { $line } se queda para la siguiente ronda; { $next }
    }
next-line = { $line ->
        [none] { $player }: { IF($others, "el caso no dice si hay otra línea completa", "ya no queda ninguna línea completa") }
       *[other] ahora toca la línea de patrón { $line }, con { COLOUR($colour, "space") }
    }

not-topmost = { $player } mueve de la línea de patrón { $line }, pero la línea de patrón { $first } está completa y va antes
    .label = después de la línea de patrón { $first }
    .help = las líneas se revisan de arriba abajo: mueve primero la { NOUN($tile) } de la línea de patrón { $first }
    .full = completa

not-the-printed-space = { $player } no puede poner { COLOUR($colour, "space") } en la fila { $line }, columna { $chosen }, un espacio de color { COLOUR($there, "space") }
    .label = de color { COLOUR($there, "space") }
    .help = el espacio { COLOUR($colour, "space") } de la fila { $line } está en la columna { $printed }: `a: columna { $printed }`, u omite `a:`

space-covered = { $player } no puede usar el espacio de la { $space }: ahí ya hay { ONE($tile, $holds) }
    .label = ya hay { COLOUR($holds, "space") }
    .help = { $columns }
    .there = { COLOUR($holds, "space") }

column-has-colour = { $player } no puede poner { COLOUR($colour, "space") } en la { $space }: la columna { COLUMN($space) } ya lo tiene, en la fila { ROW($other) }
    .label = la columna { COLUMN($space) } ya tiene { COLOUR($colour, "space") }
    .help = { $columns }
    .other = el { COLOUR($colour, "space") } de la columna

open-columns = { $count ->
        [0] ningún espacio de la fila { $row } admite { COLOUR($colour, "space") }: la línea cae (`a: { KEY("floor", $floor) }`)
       *[other] en la fila { $row }, { $colour ->
            [none] hay espacios libres en
           *[other] { COLOUR($colour, "space") } puede ir a
        } la columna { OR($legal) }{ IF($told, "", ", por lo que consta") }
    }

column-not-said = { $player }: la jugada no dice adónde va la { NOUN($tile, $colour) } de la línea de patrón { $line }: puede ir a { OR($legal) }
    .label = ¿qué columna?
    .help = elige la columna { OR($open) } y añádela, como en `a: columna { $first }`

column-choice = va{ IF($others, ", por ejemplo,") } a { OR($worlds) }

line-must-fall = { $player }: de la línea de patrón { $line } no se puede mover: { $why }, así que cae todo
    .label = cae
    .help = escribe `a: { KEY("floor", $floor) }`: la línea entera va { TO($floor) }

line-may-not-fall = { $player }: la línea de patrón { $line } no puede caer: { COLOUR($colour, "space") } tiene sitio en la fila { $line } { OF($wall) }, columna { OR($open) }
    .label = no puede caer
    .help = { $columns }{ $side ->
        [grey] ; la interpretación grey-forced=yes la dejaría caer
       *[coloured] {""}
    }

lines-first = { $player }: { THE($floor) } no se puede pagar todavía: la línea de patrón { $line } sigue completa
    .label = demasiado pronto
    .help = { THE($floor) } se paga al final: mueve primero la { NOUN($tile) } de la línea de patrón { $line }

nothing-to-clear = { $player }: no hay nada en { THE($floor) }, así que no hay nada que pagar
    .label = vacía
    .help = omite esta jugada

game-ends = no hay más rondas: { $finished } ha completado la fila { $row } { OF($wall) }
    .label = no hay más rondas
    .help = { $phase ->
        [over] la partida ha terminado y todo está contado: no queda ninguna jugada
       *[other] la partida ha terminado: solo quedan por contar los puntos adicionales (`termina: partida`)
    }
    .row = una fila completa

nobody-finished = no se pueden contar los puntos adicionales: nadie tiene una fila completa en { THE($wall) }
    .label = demasiado pronto
    .help = la partida continúa con la siguiente ronda (`reparte:`)

dealt-factories = se llenan { COUNT($count, "factory") }, pero en la mesa hay { $expected ->
        [none] cinco, siete o nueve
       *[other] { $expected }
    }
    .label = { COUNT($count, "factory") }
    .help = escríbelos todos en el orden del círculo; uno que quedó vacío se escribe ""

dealt-count = el Expositor { $factory }{ $gold ->
        [none] {""}
       *[some] {" "}({ $side })
    } recibe { COUNT($count, $tile) }, pero le corresponden { $expected }
    .label = { COUNT($count, $tile) }
    .help = escribe exactamente { $expected } { NOUNS($tile) } para él

fifth-not-said = la jugada no dice qué { NOUN($tile) } llegó en quinto lugar al Expositor { $factory } («+1»)
    .label = ¿cuál es la quinta?
    .help = { $count ->
        [4] añade la quinta con `adicional:` y su color, por ejemplo { COLOUR($example, $tile) }
       *[other] escribe las cuatro con las que se llenó y la quinta con `adicional:` y su color, por ejemplo { COLOUR($example, $tile) }; o añade `efectos: hechos` si los Expositores se muestran ya preparados
    }

dealt-total = { $all ->
        [yes] las últimas { COUNT($dealt, $tile) } aparecen en más Expositores de los que llenan
       *[no] los Expositores muestran { COUNT($dealt, $tile) }, pero entre la bolsa y { THE($box) } hay { $supply }
    }
    .label = { COUNT($dealt, $tile) }
    .help = cuando se acaban, los Expositores se llenan uno tras otro hasta que no quedan más: solo uno de ellos puede tener de 1 a 3

not-in-bag = los Expositores muestran { COUNT($dealt, $tile, $colour) }, pero { $bag_only ->
        [yes] en la bolsa
       *[no] entre la bolsa y { THE($box) }
    } { $available ->
        [0] no hay ninguna
       *[other] no hay más de { $available }
    }
    .label = { COUNT($dealt, $tile, $colour) }
    .help = { $bag_only ->
        [yes] la bolsa basta para llenarlos todos, así que { THE($box) } no se toca: busca un color mal leído
       *[no] hay 20 { NOUNS($tile) } de cada color, y todas las demás están en los tableros: busca un color mal leído
    }

bag-not-used-up = se roba de la bolsa rellenada, aunque de la bolsa anterior { PLURAL($left, "quedaría", "quedarían") } { COUNT($left, $tile, $colour) }
    .label = { PLURAL($left, "falta", "faltan") } { COUNT($left, $tile, $colour) }
    .help = se roba todo lo que hay en la bolsa antes de rellenarla con lo que hay en { THE($box) }{ $is_extra ->
        [yes] ; la quinta { NOUN($tile) } de «+1» llega solo después de llenar los Expositores
       *[no] {""}
    }

bag-not-first = se roba demasiado pronto de la bolsa rellenada: en la anterior había { AND($bag) }, y no se han robado primero
    .label = en otro orden
    .help = los Expositores se llenan uno tras otro, y la bolsa se rellena cuando está vacía: { $full ->
        [0] todas las { NOUNS($tile) } de la bolsa anterior están en un mismo Expositor
        [one] { COUNT($full, "factory") } solo tiene { NOUNS($tile) } de la bolsa anterior{ $more ->
            [0] {""}
            [one] , y la otra está en uno más
           *[other] , y las otras { $more } están en uno más
        }
       *[other] { COUNT($full, "factory") } solo tienen { NOUNS($tile) } de la bolsa anterior{ $more ->
            [0] {""}
            [one] , y la otra está en uno más
           *[other] , y las otras { $more } están en uno más
        }
    }

dealt-in-all = entre todos los Expositores se muestran { COUNT($dealt, $tile) }, pero les corresponden { $expected }
    .label = { COUNT($dealt, $tile) }
    .help = cada Expositor recibe cuatro y «+1» una más, mientras queden en la bolsa y en { THE($box) }; el que busca un color solo toma de los contiguos

none-left-for-extra = «+1» no recibe { ONE($tile, $colour) }: los Expositores necesitan { $room } para llenarse, y entre la bolsa y { THE($box) } hay justo { $supply }
    .label = no queda ninguna
    .help = «+1» recibe la suya después de llenar todos los Expositores: omite `adicional:` y pon la { NOUN($tile, $colour) } en el Expositor para el que se robó

extra-tile = { $shown ->
        [yes] los Expositores se muestran ya preparados, así que la quinta { NOUN($tile, $colour) } de «+1» ya está ahí
       *[no] se roba una quinta { NOUN($tile, $colour) }, pero ningún Expositor muestra «+1»
    }
    .label = una de más
    .help = { $shown ->
        [yes] omite `adicional:` o `efectos: hechos`
       *[no] omite `adicional:` o marca el Expositor con `dorado: +1`
    }

no-such-setup = robando cuatro para cada Expositor no se llega a esto una vez aplicados los Expositores dorados
    .label = no se puede llegar a esto
    .help = se llenan todos los Expositores antes de que «+1» reciba { ONE($tile) } más, y la bolsa se vacía antes de usar { THE($box) }; el que busca un color toma { ONE($tile) } de ese color de cada contiguo que la tenga, en el orden de la interpretación setup-order; omite `efectos: hechos` si los Expositores se muestran tal como se llenaron

wrong-starter = { $said } no puede empezar la ronda: { $why ->
        [first] según el caso empieza { $starter }
        [has-marker] { $starter } tiene { THE($marker) }
        [same-starter] nadie tomó del centro, así que empieza { $starter }, igual que la ronda anterior
       *[next-after-last] nadie tomó del centro, así que empieza { $starter }, a quien le tocaba
    }
    .label = empieza { $starter }
    .help = escribe `inicial: { $starter }` u omítelo

# Lo que tendría que ser así en una jugada de la que el caso no dice bastante.
goes-on = nadie ha completado una fila
row-complete = alguien ha completado una fila
sends-on = el Expositor { $factory } es «vecinos» y { AND($to) } { PLURAL($count, "está", "están") } a su lado
as-taken = las { NOUNS($tile) } están donde se toman
column-lacks = { $free ->
        [yes] la columna { COLUMN($space) } { OF($wall) } de { $player } no tiene { COLOUR($colour, "space") }
       *[no] el espacio de la { $space } { OF($wall) } de { $player } está libre y su columna no tiene { COLOUR($colour, "space") }
    }
column-has = la columna { COLUMN($space) } { OF($wall) } de { $player } tiene { COLOUR($colour, "space") }
offer-ends = para entonces la oferta ha terminado
some-fell = hay algo en { THE($floor) } de { $player }
row-lacks = la fila { $row } { OF($wall) } de { $player } no tiene { COLOUR($colour, "space") }
line-takes = la línea de patrón { $line } de { $player } { IF($now, "ahora ") }{ OR($worlds) }
line-world = { $some ->
        [0] está vacía
        [1] tiene { COUNT($count, $tile, $colour) }
       *[both] está vacía o tiene { COUNT($count, $tile, $colour) }
    }
line-is-full = { $all ->
        [yes] { $any ->
            [yes] la línea de patrón { $line } de { $player } está completa
           *[no] la línea de patrón { $line } de { $player } { OR($worlds) }
        }
       *[no] la línea de patrón { $line } de { $player } { OR($worlds) }
    }
line-above = { $count ->
        [1] la línea de patrón { AND($lines) } de { $player } no está completa
       *[other] ninguna de las líneas de patrón { AND($lines) } de { $player } está completa
    }
none-full = ninguna línea de patrón de { $player } está completa
number = { $number }
goes = { AND($items) }
