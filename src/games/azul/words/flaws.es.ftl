# Qué hace imposible una posición. $tile, $wall, $floor y $lid son como los llama la edición.

wrong-space = { $player }: { THE($wall) } tiene { ONE($tile, $holds) } en { $space }, un espacio impreso en { COLOUR($printed, "space") }
    .label = { COLOUR($holds, $tile) } en un espacio { COLOUR($printed, "space") }
    .help = { $space } solo admite { COLOUR($printed, "space") }; el espacio { COLOUR($holds, "space") } de la fila { ROW($space) } está en la columna { $belongs_in_column }

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
    .help = lo que cae cuando está llena va { TO($lid) }

floor-gap = { $player }: { THE($floor) } tiene un espacio vacío a la izquierda de una pieza: el espacio { $space }, que cuesta { $cost }
    .label = vacío
    .help = se llena desde la izquierda sin huecos: mueve las piezas a la izquierda o añade la que falta

overfull-kept = { $player }: el Expositor «0» que guarda contiene { $count } piezas, pero solo atrapa una
    .label = { $count } piezas
    .help = las piezas que cayeron después de la primera están en { THE($floor) }
