# Por qué no se puede leer un caso de este juego.

# Cómo se llaman los valores.
figure-of = { $player }, la figura
hand-of = { $player }, la mano
aside-of = { $player }, las cartas puestas aparte
goods-of = { $player }, { $goods ->
        [crystals] los cristales
        [scales] las escamas
        [stones] las piedras
       *[offerings] las ofrendas
    }
supply-of = { $goods ->
        [crystals] los cristales
       *[scales] las escamas
    } del suministro
pile = el montón de { $pile ->
        [draw] robar
       *[discard] descarte
    }
uncounted = lo que no se cuenta
of-progress = `{ $key }` en `progreso`
a-finished-building = un edificio completado
a-building = un edificio
a-dragon = un dragón
place-of-dragon = el lugar de un dragón
number-on-obelisk = el número de un espacio del obelisco
stones-on-obelisk = el número de piedras en el obelisco
piece-of = { $what }, un pedazo
a-reward = una recompensa
of-building = { NOUN($building) }, `{ $key }`
the-building = { NOUN($building) }
section-of = { NOUN($building) }, una sección
the-city = la ciudad

# Clases de palabras.
dragon = un dragón
part-uncounted = una parte del juego que pueda no contarse
building-nor-out = ni un edificio ni «fuera»
reward = una recompensa
card = una carta
section = una sección
space-of-obelisk = un espacio del obelisco
building = un edificio

# Clases de valores.
a-map-of-dragons = un mapa de dragones y edificios, como {"{"}azul: universidad, rojo: fuera{"}"}
a-map-of-levels = un mapa de números y jugadores, como {"{"}7: [Ana, Luis], 8: [Ana]{"}"}, o cuántas piedras hay en total
a-map-of-buildings = un mapa de edificios, como {"{"}universidad: {"{"}construido: {"{"}2: Ana{"}"}{"}"}{"}"}
stones-in-a-row = una lista de jugadores de izquierda a derecha, como [., Ana], o un mapa como {"{"}5: Ana{"}"}
buildings-on-the-way = un edificio, o los edificios del camino
cards-or-count = una lista de cartas, como [azul 1, blanca 2], o cuántas son
cards-in-a-row = una lista de cartas, como [azul 1, blanca 2]
rows-of-city = un dibujo con una fila en cada renglón debajo de `|`, o una lista de filas

# Los jugadores y lo que tienen.
worth-or-pieces = «{ $typed }: { $worth }» ({ $what }) podría ser cuántos pedazos son o cuánto valen juntos
    .help = escribe `cristales: { $worth }` para lo que valen; para los pedazos, cuántos de cada valor: `cristales: {"{"}1: .., 3: ..{"}"}`
worth-two = { $what }: hay un pedazo que vale 2
    .help = los pedazos de cristal valen 1 o 3
dragon-twice = `dragones` nombra dos veces a { $dragon }
    .help = deja uno de los dos
dragons-known = se conocen: vulca, terrah, aqua; o por el color: negro, rojo, azul (según están pintadas las piezas: roja, verde, azul)

# Edificios.
buildings-listed = `edificios` es una lista, y no dice qué está construido
    .help = escribe `{"{"}molino: terminado{"}"}` para un edificio terminado, `{"{"}molino: {"{"}construido: [Ana, .]{"}"}{"}"}` para uno con piedras
site-listed = `edificios` da una lista a un edificio sin decir de qué
    .help = escribe `{"{"}construido: [Ana, .]{"}"}` para sus piedras de izquierda a derecha, o `{"{"}terminado: no{"}"}` para un edificio sin piedras
finished-or-not = { NOUN($building) }: a `terminado` se contesta con sí o no
    .help = escribe `terminado: no` para un edificio sin terminar, `terminado: sí` para uno terminado
building-twice = `edificios` nombra dos veces un edificio: { NOUN($building) }
    .help = escribe junto lo que se sabe de él
finished-twice = `terminados` nombra dos veces un edificio: { NOUN($building) }
    .help = quítalo una vez, o escribe el otro edificio al que te refieres
sections-many = { $what }: hay { $count } secciones
    .help = ningún edificio tiene más de cuatro
section-out = { $what }: «{ $text }» no existe
    .help = puede ser de lugar 1 a lugar 4, contando desde la izquierda
number-or-place = { $what }: «{ $text }» puede ser una sección con el número { $number } o la { NTH($number) } desde la izquierda{ $printed ->
        [none] {""}
       *[some] , que tiene el número { $printed }
    }
    .help = escribe `{ $colour }{ $number }` si es el número impreso, o `{ $colour }lugar { $number }` si es el lugar desde la izquierda
no-section = { $what }: «{ $text }» no es una sección
    .help = escribe el número impreso en la sección, como 5, o su lugar desde la izquierda, como lugar 1
no-reward = { $what }: «{ $text }» no es una recompensa
    .help = escribe un número y cristales, cartas o escamas, como "2 cristales" o "1 cristal, 1 carta"

# La ciudad.
city-rows = la ciudad: { COUNT($rows, "row") } en lugar de 5
    .help = escribe cinco filas de 3, 5, 5, 5 y 3 baldosas; un punto es una baldosa que no se conoce
city-tiles = la ciudad, fila { $row }: { $tiles } { PLURAL($tiles, "baldosa", "baldosas") } en lugar de { $length }
    .help = separa los nombres con comas, o une sus palabras (templo-del-fuego); un punto es una baldosa que no se conoce
no-building = la ciudad, fila { $row }: «{ $word }» no es un edificio
    .help = { $help }

# Cartas.
no-colour-of-card = { $what }: «{ $word }» no es el color de una carta
    .help = { $help }
no-value-of-card = { $what }: a una carta le falta el valor; el color es { COLOUR($colour, "") }
    .help = { $help }
card-without-colour = { $what }: a una carta de valor { $number } le falta el color
    .help = { $exists ->
        [yes] escribe también el color, como "azul { $number }"
       *[no] una carta es un color y 1, 2 o 3, como "azul 1"; escribe ? por cada carta que nadie ve
    }
value-of-no-card = { $what }: ninguna carta vale { $number }; el color es { COLOUR($colour, "") }
    .help = { $help }
one-card = { $what }: aquí va una sola carta{ $colour ->
        [none] {""}
       *[some] , no varias
    }
    .help = { $colour ->
        [none] escribe la carta, por ejemplo `amarilla 1`, u omite la clave si no se juega ninguna
        [yellow] escribe cada una junto a una ofrenda propia: `{"{"}ofrece: obelisco, con: amarilla 1{"}"}` y luego `{"{"}ofrece: obelisco, con: amarilla 2{"}"}`
        [green] escríbelas entre las cartas que pagan la sección: `{"{"}construye: ..., paga: [verde 1, verde 1, ...]{"}"}`
        [brown] escríbelas entre las cartas que pagan la sección: `{"{"}construye: ..., paga: [marrón 1, marrón 2, ...]{"}"}`
        [white] escríbelas entre las cartas que pagan la sección: `{"{"}construye: ..., paga: [blanca 1, blanca 2, ...]{"}"}`
       *[other] escribe una jugada para cada una, por ejemplo `{"{"}juega: azul 1, a: molino{"}"}`
    }
cards-written = escribe cada carta con su color y su valor, como `azul 1`, o solo cuántas: `3`
values-of-green = todas las cartas verdes valen 1: escribe verde 1
values-of-card = las cartas valen 1, 2 o 3: escribe { COLOUR($colour, "card") } 1, { COLOUR($colour, "card") } 2 o { COLOUR($colour, "card") } 3
card-or-several = { $what }: «{ $typed }» puede ser una carta de ese valor, o tantas cartas
    .help = escribe una carta con su valor al final (`{ COLOUR($colour, "card") } 1`), o tantas cartas cada una con su valor (`{ $colour ->
        [green] verde 1, verde 1
       *[other] { COLOUR($colour, "card") } 2, { COLOUR($colour, "card") } 3
    }`)
and-or-card = { $what }: «{ $typed }» puede unir dos cartas o ser una carta { COLOUR($colour, "card") }
    .help = escribe el color de cada carta, como `azul 1, azul 2`
one-card-or-any = { $what }: «?» puede ser una carta que nadie ve, o cualquier cantidad
    .help = escribe `1` o `[?]` para una carta; no lo escribas si no se sabe nada
hidden-card = { $what }: hay una carta que nadie ve
    .help = { $count ->
        [yes] escribe las cartas, como [azul 1, blanca 2], o cuántas son
       *[no] di qué cartas son, como [azul 1, blanca 2]
    }

# Jugadas.
nobody-passes = en la jugada { $number } se pasa, y nadie pasa
    .help = quien no hace otra cosa roba: `roba: 2`, con lo que termina el turno
one-stone-a-step = `construye` de la jugada { $number } tiene varias secciones
    .help = cada piedra se paga por separado: `turno: [{"{"}construye: 5, paga: [...]{"}"}, {"{"}construye: 2, paga: [...]{"}"}]`
dragons-by-place = `dragones` dice quién está en un edificio, y no dónde está cada dragón
    .help = escribe cada dragón con su sitio: `dragones: {"{"}rojo: molino, azul: molino, negro: fuera{"}"}`
stones-under-built = { NOUN($building) }: hay secciones donde deberían estar las claves
    .help = escribe las piedras en `construido`: `{"{"}construido: {"{"}5: ., 2: Ana{"}"}{"}"}`
beside-turn = la jugada { $number } es un turno de varios pasos, y `{ $key }` está al lado
    .help = haz de `{ $key }` un paso de la lista de `turno`
step-after-drawing = el paso { $number } viene después de robar, que termina el turno
    .help = escribe lo que pasa en un turno posterior como una entrada aparte
player-of-step = la jugada { $number } es un paso de un turno y nombra a su propio jugador
    .help = escribe `jugador` al lado de `turno`: un turno es de un solo jugador
no-target = la jugada { $number } no dice adónde va { $what ->
        [figure] la figura
       *[dragon] el dragón
    }
    .help = { $what ->
        [figure] añade `a:` con un edificio
       *[dragon] añade `a:` con un edificio, o con `fuera` si sale de la ciudad
    }
power-by-itself = { $leads ->
        [yes] la jugada { $number }: la carta { COLOUR($colour, "card") } { $value } no mueve ninguna figura ni ningún dragón
       *[no] la jugada { $number } dice que se juega la carta { COLOUR($colour, "card") } { $value }, pero no para qué
    }
    .help = { $colour ->
        [yellow] escríbela junto a la ofrenda que permite: `{"{"}ofrece: obelisco, con: amarilla { $value }{"}"}`
       *[other] escríbela entre las cartas que pagan la sección: `{"{"}construye: ..., paga: [{ COLOUR($colour, "card") } { $value }, ...]{"}"}`
    }
no-space-of-obelisk = { $what }: «{ $text }» no es un espacio del obelisco
    .help = escribe `ofrece: obelisco` para el espacio que toque, o el número que pone, de 7 a 12

# Palabras que significan varias cosas.
temples = escribe templo del fuego, templo de la tierra o templo del agua
halls = escribe gran salón o markethall
towers = escribe atalaya, torre de vuelo o torre del monasterio
