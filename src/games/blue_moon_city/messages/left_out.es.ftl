# Lo que un caso omite.

gap-cards = todas las manos con el montón de robar y el de descarte
gap-scales = las escamas de todos los jugadores y del suministro
gap-crystals = los pedazos de cristal de todos los jugadores y del suministro
gap-buildings = las piedras de todos los edificios
gap-city = todas las baldosas de la ciudad
gap-obelisk = el obelisco
gap-other-players = los otros jugadores

assumed-movement = el turno está al principio
assumed-building = aún no está decidido qué se desecha
assumed-nothing-finished = ningún edificio está completado
assumed-dragon-outside = { THE($dragon) } está fuera de la ciudad
assumed-aside = { $cards ->
    [one] 1 de las 80 cartas está
   *[other] { $cards } de las 80 cartas están
} aparte
assumed-stones-left = a { $player } le { PLURAL($stones, "queda", "quedan") } { COUNT($stones, "stone") }
assumed-crystals-left = en el suministro hay { COUNT($crystals, "crystal") }
assumed-scales-left = en el suministro hay { COUNT($scales, "scale") }

list-over = el juego ha terminado
list-cut-short = de las maneras de pagar una sección solo figuran { $ways }, las de menos cartas: esta mano tiene demasiadas; `check` juzga cualquiera
list-pays-more = lo mismo con más cartas de las necesarias no figura, y a veces está permitido (interpretación `overpaying`); `check` lo dice

lacks-hand = { $hidden ->
    [none] {""}
   *[some] { COUNT($hidden, "card") } de{" "}
}la mano de { $player } (`mano:`)
lacks-figure = dónde está la figura de { $player } (`figura:`)
    .label = ¿desde dónde?
    .help = añade `figura:` con un edificio a la entrada de { $player } en `jugadores`
    .entry = aquí no hay figura
lacks-city = todas las baldosas de la ciudad (`ciudad:`)
lacks-dragon = dónde está { THE($dragon) } (`dragones:`)
    .label = ¿desde dónde?
    .help = añade `dragones:` con el edificio donde está el dragón { COLOUR($colour, "building") }, o `fuera` si está fuera de la ciudad
lacks-part = { $part ->
    [master] la recompensa al lado de la estrella, en la esquina superior izquierda del bosquejo
    [each] la recompensa debajo de la estrella, en la esquina superior izquierda del bosquejo
   *[neighbour] la recompensa de la esquina superior derecha del bosquejo, que también muestra el lado completado
} { OF($building) } (`{ $key }`)
lacks-neighbours = qué hay al lado { OF($building) }
lacks-obelisk = qué espacio del obelisco sigue (`obelisco:`)
    .label = ¿qué espacio sigue?
    .help = escribe el número libre más bajo, por ejemplo `obelisco: siguiente 8`
lacks-steps = cuántos pasos le quedan a { $player } (`progreso:`)
    .label = ¿cuántos quedan?
    .help = { $left ->
        [2] al principio de un turno son dos: si empieza aquí, añade `fase: movimiento`; si no, `progreso: {"{"}pasos: ...{"}"}`
       *[other] una carta gris 2 da dos más: añade `pasos` a `progreso`
    }
lacks-walked = si { $player } ha movido su figura en este turno (`progreso:`)
    .if = { $player } no ha movido su figura en este turno
    .label = ¿después de mover?
    .help = añade `andados` a `progreso`; con la interpretación grey-teleport=instead-of-steps una carta gris 1 no se juega después de mover
lacks-offered = si ya se hizo la ofrenda ordinaria de este turno
    .if = { $player } { IF($card, "ya", "aún no") } ha hecho la ofrenda ordinaria de este turno
    .label = ¿una adicional?
    .help = { $card ->
        [yes] si el turno empieza aquí, añade `fase: movimiento`, y la ofrenda ordinaria va primero; si no, añade `progreso: {"{"}ofrendas: ...{"}"}`
       *[no] añade `progreso: {"{"}ofrendas: ..., ordinaria: no{"}"}` si todas las ofrendas de este turno fueron con carta amarilla; si no, `ordinaria: sí`
    }
lacks-rewards = qué han dado los edificios completados
lacks-reserve = si a { $player } le queda alguna piedra{ $back ->
    [yes] : pueden haber vuelto algunas de un edificio completado
   *[no] {" "}(`piedras:`)
}
    .label = ¿queda alguna piedra?
    .help = { $back ->
        [yes] añade `edificios:` con las piedras que hay en ellos (`construido`) y `terminados:`; ambos pueden estar vacíos
       *[no] añade `piedras:` a la entrada de { $player } en `jugadores`
    }
    .entry = aquí no hay piedras
lacks-crystals = si { $player } tiene { $surcharge ->
    [0] { COUNT($price, "crystal") }
   *[other] { $price } + { $surcharge } pedazos de cristal
} (`cristales:`)
    .label = ¿bastan los pedazos de cristal?
    .help = añade `cristales:` a la entrada de { $player } en `jugadores`; { -space-marked }
lacks-stones = las piedras que hay en { THE($building) } (`construido`)
    .if = { $what } está libre
    .label = ¿está libre?
    .help = añade `edificios: {"{"}{ $key }: {"{"}construido: [...], terminado: no{"}"}{"}"}`, con sus piedras de izquierda a derecha y un punto por cada sección libre
lacks-owners = de quién es la piedra de cada sección { OF($building) } (`construido`)
lacks-finished = si { THE($building) } es un edificio completado (`terminados`)
    .if = { THE($building) } no es un edificio completado
    .label = ¿está completado?
    .help = añade `terminados: [{ $key }]` si está completado; si no, escribe `terminado: no` bajo su nombre en `edificios:`
lacks-exact = si la mano de { $player } tiene el valor exacto en vez del { $worth } con que paga { $price }
    .if = { $player } no tiene un pago exacto para lo que paga de más
    .label = ¿hay un pago exacto?
    .help = da todas las cartas de la mano de { $player } (`mano: [azul 1, ...]`)
lacks-end = { $offerings ->
    [yes] cuántas ofrendas ha hecho quien hizo la última, ni por tanto si esta ha terminado el juego
   *[no] { $players ->
        [yes] cuántos juegan, ni por tanto si la última ofrenda ha terminado el juego
       *[no] si alguien puede hacer aún una ofrenda ahora que no queda nada por construir, o el juego ha terminado (`fase`)
    }
}
    .label = ¿ha terminado el juego?
    .help = { $offerings ->
        [yes] añade `ofrendas` a cada jugador
       *[no] { $players ->
            [yes] enumera a todos los jugadores
           *[no] añade los `cristales` de cada jugador, y `obelisco:`; añade `fase: movimiento` si el juego sigue
        }
    }
lacks-cards = si { $player } tiene { AND($missing, case: "one") }
    .if = { $player } tiene { AND($missing, case: "one") }
    .label = ¿está en la mano?
    .help = { $counted ->
        [yes] di antes cuáles son estas cartas con un paso `revela`
       *[no] indica las cartas de la mano de { $player } (`mano: [azul 1, ...]`), o di antes cuáles son estas cartas con un paso `revela`
    }
lacks-place = dónde está { THE($building) } en la ciudad (`ciudad:`)
    .label = ¿dónde está?
    .help = añade `ciudad:` con cinco filas de 3, 5, 5, 5 y 3 baldosas; un punto es una baldosa que no se conoce
lacks-section = si está libre { $what }: puede que haya allí una piedra de { OR($owners) }, o en otra sección con este número
    .if = { $what } está libre
    .label = ¿está libre?
    .help = nombra la sección por su lugar en la jugada que coloca esa piedra, { OR($keys) }, e igualmente en `construido:`
    .stone = ¿en qué sección?
lacks-numbers = los números de las secciones { OF($building) } (`secciones`)
    .label = números desconocidos
    .help = lee en la baldosa { OF($building) } los números de las secciones, de izquierda a derecha en el bosquejo, y añádelos en `edificios`, `{ $key }`, en la forma `{ $form }`
    .site = aquí iría
lacks-discarded = cuántas cartas ha desechado { $player } en este turno (`progreso:`)
    .label = ¿cuántas se desecharon?
    .help = se roban dos cartas, y una más por cada una desechada: añade `progreso: {"{"}descartadas: ...{"}"}`, 0 si no hubo ninguna, o un paso `descarta` antes
lacks-more-cards = si { $player } tiene { COUNT($count, "card") } para esto: cuenta { $held }, y pueden haber llegado más
    .label = ¿tantas cartas?
    .help = un edificio completado puede haber dado algunas: añade `aparte:` al jugador, y `edificios:` y `terminados:`; todos pueden estar vacíos
lacks-more-crystals = si { $player } tiene { COUNT($needed, "crystal") }: cuenta { $crystals }, y pueden haber llegado más
    .label = ¿bastan los pedazos de cristal?
    .help = { $rewards ->
        [yes] un edificio completado puede haber dado pedazos de cristal: añade `maestro:` y `cada:` a su entrada en `edificios`, y `ciudad:` y `terminados:` por lo que está junto a él
       *[no] los edificios completados y las escamas dan pedazos de cristal: añade `edificios:` con sus piedras, `terminados:`, `dragones:` y `escamas:`; los dos primeros pueden estar vacíos
    }
lacks-missing = dónde { $count ->
    [one] está 1 de las 80 cartas
   *[other] están { $count } de las 80 cartas
}
    .label = ¿están contadas todas las cartas?
    .help = las manos y los dos montones suman { $there }; si el resto está aparte (`aparte:`), en este turno se completó un edificio, y ya nadie mueve ni construye
lacks-piles = cuántas cartas quedan en los dos montones (`mazo:`, `descarte:`)
    .label = { IF($fewer, "¿no quedan más?", "¿quedan tantas?") }
    .help = { $fewer ->
        [yes] añade `mazo:` y `descarte:`, o cuántas cartas tiene cada jugador; si no, se roban { $expected }
       *[no] { $rewards ->
            [yes] un edificio completado puede haber dado cartas: añade `maestro:` y `cada:` a su entrada en `edificios`, y `ciudad:` y `terminados:` por lo que está junto a él
           *[no] añade cuántas quedan (`mazo:` y `descarte:`), y cuántas se robaron antes (`roba: 2`)
        }
    }

rank-winner = tiene las { $needed } ofrendas que dan la victoria
rank-others = el reglamento solo nombra al vencedor
rank-nobody = nadie ha hecho { $needed } ofrendas{ $told ->
    [yes] ; { $crystals ->
        [one] queda
       *[other] quedan
    } { COUNT($crystals, "crystal") }
   *[no] {""}
}{ $shared ->
    [no] {""}
   *[yes] , en empate con { AND($sharing) }
}{ $hidden ->
    [no] {""}
   *[yes] ; los puestos de { AND($unranked) } dependen de sus pedazos de cristal, que el caso no dice
}
