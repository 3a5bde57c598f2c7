# Cómo se llama un valor, y qué tiene de malo.

# Clases de valores.
quoted = «{ $text }»
a-list = una lista
a-list-with-a-map = una lista que contiene un mapa
a-map = un mapa
a-text = un texto
a-number = un número entero
a-map-of-keys = un mapa de claves
a-kind = { $kind }
a-run = un texto de letras o palabras seguidas, como RRB o "amarillo azul"
a-drawing = un dibujo con una { NOUN($row) } en cada renglón debajo de `|`, o una lista con un texto para cada { NOUN($row) }

# Cómo se llama.
the-text = el texto
key = `{ $key }`
key-of-move = jugada { $number }, `{ $key }`
count-of = { $what }, la cantidad
word-in = { $what }, una palabra
row-of = { $what }, { THE($row, $number) }

# Qué escribir en su lugar.
suggested = ¿querías decir { $word }?
count-wanted = escribe una letra por cada una (`{ $run }`), o la palabra después del número (`{ $two }`)
unseen-wanted = quita la clave si no se sabe qué colores hay ahí
nothing-wanted = escribe "" si ahí no hay nada
known = se conocen: { LIST($words) }
lettered = { $word } ({ $letter })
its-keys = sus claves son { LIST($keys) }
up-to = de { $thing } 1 a { $thing } { $last }

no-value-given = { $what }: no se da ningún valor
    .help = { $nothing ->
        [text] escribe "" si ahí no hay nada; quita la clave si no se sabe
        [zero] escribe 0 si no hay nada; quita la clave si no se sabe
       *[none] quita la clave si no se sabe
    }
no-number = { $what }: aquí debe ir un número entero, no «{ $text }»
    .help = { $number ->
        [none] escribe solo cifras, como 12; deja fuera lo que no se sepa
       *[other] escribe solo el número: { $number }
    }
of-another-kind = { $what }: aquí debe ir { $expected }, no { $found }
no-such-key = { $what }: no existe la clave «{ $key }»
    .help = { $help }
same-key = «{ $first }» y «{ $second }» son la misma clave
    .help = deja una de las dos
key-missing = { $what }: falta `{ $key }`
    .help = añade `{ $key }:`
number-is = { $what }: no puede ser { $number }
    .help = { $only ->
        [yes] solo puede ser { $least }
       *[no] puede ser de { $least } a { $most }
    }
no-such-word = «{ $word }» no es { $kind }
    .help = { $help }
no-such-word-in = { $what }: «{ $word }» no es { $kind }
    .help = { $help }
and-or-piece = { $what }: «{ $word }» puede unir dos palabras o significar { $piece }
    .help = escribe palabras (`{ $first } y { $second }`) o letras mayúsculas (`{ $run }`)
or-or-pieces = { $what }: «{ $word }» puede unir dos palabras o significar { AND($pieces) }
    .help = escribe lo que hay; si puede ser una cosa u otra, omítelo
count-or-piece = { $what }: «{ $word }» puede ser una pieza, { $counted }, o dos, { $piece } y { $counted }
    .help = escribe `{ $counted }`, o `{ $piece }, { $counted }`
number-or-piece = { $what }: «{ $word }» puede ser un número, o un espacio vacío y después { $piece }
    .help = escribe `{ $digits }` si es solo { $piece }, `.{ $digits }` con un espacio vacío delante
how-many = { $what }: «{ $word }» no dice cuántas son
    .help = escribe cuántas (`{ $two }`), o una letra por cada una (`{ $run }`)
of-which = { $what }: «{ $word }» no dice de qué colores son
    .help = escribe una letra por cada una (`{ $run }`), o la palabra después del número (`{ $two }`); si no se sabe qué colores son, quita la clave

# Palabras con número.
cannot-be = { $what }: no puede ser «{ $text }»
    .help = puede ser { OR($choices, apart: "yes") }
not-one-of = { $what }: «{ $text }» no es { $kind }
    .help = puede ser { OR($choices, apart: "yes") }
several-places = { $what }: nombra varios lugares, y es uno solo
    .help = puede ser { OR($choices, apart: "yes") }
only-one = { $what }: pone «{ $text }», pero { $thing } no lleva número: solo hay uno
    .help = puede ser { OR($choices, apart: "yes") }
which-one = { $what }: a «{ $thing }» le falta el número
    .help = puede ser { OR($choices, apart: "yes") }
does-not-exist = { $what }: «{ $text }» no existe
    .help = puede ser { OR($choices, apart: "yes") }
two-kinds = la jugada { $number } toma { $first } y { $second }: se toma { $kind } cada vez
    .help = escribe `toma: { $first }`
kind-listed = { $what }: aquí debe ir un texto, no una lista
    .help = escribe en un solo texto cuántas y de qué color, como `{ $two }`
kind-left-out = { $what }: dice cuántas, pero no de qué color
    .help = escribe las dos cosas, como `{ $two }`
no-whole-number = { $what }: en «{ $text }» la cantidad no es un número entero
    .help = escríbelo como `{ $two }`
so-many-tiles = la jugada { $number } no puede tomar { $count } { $count ->
        [1] loseta
       *[other] losetas
    }
    .help = puede ser de 1 a { $most }

# Filas y tableros.
dots-odd = { $what }: tres puntos pueden decir que no hay nada más, o que no se sabe
    .help = quita la clave si no se sabe; sin los puntos es todo lo que hay
dots-odd-within = { $what }: tres puntos pueden decir que no hay nada más, o que no se sabe
    .help = quita `{ $key }` si no se sabe todo; sin los puntos es todo lo que hay
counted-twice = { $what }: { $thing } se cuenta dos veces
    .help = deja una de las dos
holds-too-many = { $what }: contiene { $count } veces { $thing }
    .help = se pueden indicar { $most } de cada como máximo
rows-wrong = { $what }: { COUNT($count, $row) } en lugar de { $rows }
    .help = escribe todas las { NOUNS($row) }, cada una en un renglón; un punto es un espacio vacío
spaces-wrong = { $what }: { COUNT($count, "space") } en lugar de { $columns }
    .help = escribe una letra por cada pieza, un punto por cada espacio vacío y un ? por cada uno que no conste
run-together = { $what }: está escrito con >, que junta los renglones
    .help = usa | en lugar de >
