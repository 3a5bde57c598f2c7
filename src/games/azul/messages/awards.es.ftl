# Los puntos con su prueba: lo que se puede contar con el dedo.

award-alone = la { NOUN($tile, $colour) } de la { $space } no toca ninguna otra: { COUNT($points, "point") }
award-row = la { NOUN($tile, $colour) } de la { $space } conecta en horizontal { COUNT($count, $tile) }: { $count ->
        [one] columna { $first }
       *[other] columnas { $first }–{ $last }
    } de la fila { ROW($space) }
award-column = la { NOUN($tile, $colour) } de la { $space } conecta en vertical { COUNT($count, $tile) }: { $count ->
        [one] fila { $first }
       *[other] filas { $first }–{ $last }
    } de la columna { COLUMN($space) }
award-floor = { $pieces }: −{ $cost }{ $lost ->
        [none] , o todos los puntos que tenga si son menos: el caso no lo dice
        [whole] {""}
        [0] ; la puntuación ya es 0 y ahí se queda
       *[other] ; la puntuación se detiene en 0, así que −{ $lost }
    }
floor-pieces = { $next ->
        [none] { $piece } −{ $cost }
       *[some] { $piece } −{ $cost }, { $next }
    }
floor-piece = { $colour ->
        [none] marcador
        [unknown] ?
       *[some] { COLOUR($colour, "tile") }
    }
award-caught = el Expositor «0» guardado ha atrapado { $colour ->
        [none] { THE($marker) }
       *[some] { ONE($tile, $colour) }
    }: no cuesta nada
award-fell = la línea de patrón { $line } cae: { $why }
no-space = { $count ->
        [0] ningún espacio de la fila { $line } { OF($wall) } admite { COLOUR($colour, "space") }
        [one] en la fila { $line } { OF($wall) } solo está libre la columna { AND($columns) }, que ya tiene { COLOUR($colour, "space") }
       *[other] en la fila { $line } { OF($wall) } solo están libres las columnas { AND($columns) }, que ya tienen { COLOUR($colour, "space") }
    }
award-full-row = la fila { $row } está completa: columnas 1–5
award-full-column = la columna { $column } está completa: filas 1–5
award-full-colour = están las cinco { NOUNS($tile, $colour) }: { $spaces }
award-hidden-wall = los puntos por { COLOUR($colour, "space") } en la { $space } dependen { OF($wall) }, que el caso no muestra
award-hidden-lines = el caso no dice qué líneas de patrón están completas ni qué puntos dan
award-hidden-floor = el caso no dice todo lo que hay para entonces en { THE($floor) }
award-hidden-bonuses = el caso no dice qué está completo en { THE($wall) }
colour-spaces = fila { ROW($space) } columna { COLUMN($space) }{ $next ->
        [none] {""}
       *[some] , { $next }
    }

rank-rows = tiene { $order ->
        [more] más
       *[fewer] menos
    } filas completas que { AND($others) } con los mismos puntos: { $rows } frente a { AND($theirs) }
rank-shared = comparte { IF($first, "la victoria", "el puesto") } con { AND($others) }: los mismos puntos y { $rows ->
        [one] { $rows } fila completa
       *[other] { $rows } filas completas
    } cada uno
rank-both = { $one }; { $other }
