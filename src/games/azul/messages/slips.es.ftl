# Errores frecuentes: cada uno sigue a «si».

slip-column-left-out = se olvida la línea vertical que pasa por la { $space }
slip-row-left-out = se olvida la línea horizontal que pasa por la { $space }
slip-counted-once = la { NOUN($tile) } de la { $space } se cuenta solo en horizontal o solo en vertical
slip-counted-alone = la { NOUN($tile) } de la { $space } se cuenta sola, sin las { NOUNS($tile) } conectadas
slip-alone-twice = la { NOUN($tile) } de la { $space }, que no toca ninguna otra, da un punto en horizontal y otro en vertical
slip-new-tile-added = la { NOUN($tile) } de la { $space } da un punto más por sí sola, además de los de sus líneas
slip-new-tile-left-out = la { NOUN($tile) } de la { $space } no se cuenta a sí misma, solo las conectadas
slip-tile-forgotten = la { NOUN($tile) } de la { $space } no se cuenta
slip-also = con la { NOUN($tile) } de la { $space } se { PLURAL($count, "cuenta también la", "cuentan también las") } de { AND($spaces) }{ $why ->
        [gap] , al otro lado de un hueco
        [gaps] , al otro lado de huecos
        [diagonal] , que solo { $count ->
            [one] la toca
           *[other] la tocan
        } en una esquina
       *[coming] , que { PLURAL($count, "llega", "llegan") } más tarde
    }
slip-whole-group = todas las { NOUNS($tile) } unidas a la de la { $space } se cuentan una vez cada una, también las de { AND($spaces) }
slip-only-touching = solo se cuentan las { NOUNS($tile) } que tocan la de la { $space }, y no las de { AND($spaces) }
slip-from-below = { $player } revisa { PLURAL($count, "la línea de patrón", "las líneas de patrón") } { AND($lines) } de abajo arriba en vez de arriba abajo
slip-all-placed-first = { $player } mueve las { NOUNS($tile) } de { PLURAL($count, "la línea de patrón", "las líneas de patrón") } { AND($lines) } antes de contar ninguna
slip-incomplete-line = { $player } mueve de la línea de patrón { $line }, que no está completa, { ONE($tile, $colour) } a la { $space }
slip-floor-forgotten = { $player } no paga { THE($floor) }
slip-floor-without-marker = { $player } no paga por el marcador que tiene en { THE($floor) }
slip-floor-moves-up = { $player } paga { THE($floor) } como si el marcador no estuviera en ella
slip-marker-costs-one = { $player } paga −1 por el marcador, y el resto { OF($floor) } como si no estuviera ahí
slip-floor-one-two-three = { $player } paga { THE($floor) } así: { $costs }
slip-costs = { $next ->
        [none] −{ $cost }
       *[some] −{ $cost }, { $next }
    }
slip-floor-one-each = { $player } paga −1 por cada pieza { OF($floor) } ({ COUNT($pieces, "element") })
slip-floor-last-only = { $player } paga solo por la última de { COUNT($pieces, "element") } { OF($floor) }
slip-floor-twice = { $player } paga dos veces { THE($floor) }, que cuesta −{ $cost }
slip-floor-past-zero = { $player } paga { THE($floor) }, que cuesta −{ $cost }, y queda por debajo de 0 puntos
slip-floor-before-tiles = { $player } paga { THE($floor) }, que cuesta −{ $cost }, antes de contar las { NOUNS($tile) } de la ronda
slip-caught-paid = { $colour ->
        [none] el marcador
       *[some] la { NOUN($tile, $colour) }
    } que atrapó el Expositor «0» guardado se paga como si estuviera en { THE($floor) }
slip-kept-spares-one = el Expositor «0» guardado libra a { $player } de pagar por una pieza { OF($floor) }
slip-fallen-line-free = { $player } no paga nada en { THE($floor) } por la línea de patrón { $line }, que cae porque no encuentra espacio
slip-one-of-line-falls = { $player } paga solo por una { NOUN($tile) } de la línea de patrón { $line }, que cae entera porque no encuentra espacio
slip-bonus-left-out = se olvidan los puntos adicionales por { $bonus }
slip-bonus-doubled = los puntos adicionales por { $bonus } se dan dos veces
slip-bonus-too-early = los puntos adicionales por { $bonus } se dan ya, aunque la partida continúa
slip-bonus-unfinished = se dan los puntos adicionales por { $bonus }, donde falta la { NOUN($tile) } de { $lacks }
slip-bonus = { $kind ->
        [row] la fila { $number }
        [column] la columna { $number }
        [unfinished-colour] el color { COLOUR($colour, "space") }
       *[colour] las cinco { NOUNS($tile, $colour) }
    }
slip-lacks = { $kind ->
        [row] la fila { $number }
       *[column] la columna { $number }
    }
slip-rows-as-columns = cada fila completa recibe 7 y cada columna completa 2
slip-rows-like-columns = cada fila completa recibe 7, como una columna
slip-columns-as-colours = cada columna completa recibe 10 y cada color completo 7

slip-spaces = { $alone ->
        [yes] la fila { $row }, { $count ->
            [one] columna
           *[other] columnas
        }
       *[no] la fila { $row } { PLURAL($count, "columna", "columnas") }
    } { AND($columns) }
