# Por qué no se puede leer un caso de este juego.

# Cómo se llaman los valores.
stars-of = { $player }, `estrellas`
star-of = { $player }, { $star }
number-in = { $what }, un número
tile-on = { $what }, una loseta
tiles-of = { $player }, las losetas
corners-of = { $player }, las esquinas
bonus-of = { $player }, las losetas de bonificación
tokens-of = { $player }, las fichas de 80 Puntos

# Clases de palabras y de valores.
between = algo entre las estrellas
number-of-space = el número de un espacio
star = una estrella
a-heap-in-part = un mapa de colores y números, como {"{"}azul: 3, ...: .{"}"}
stars-in-part = {"{"}...: .{"}"}, que deja sin decir las demás estrellas
a-map-of-tiles = { $places ->
    [yes] un mapa de lugares y losetas, como {"{"}lugar 1: roja, lugar 2: verde{"}"}
   *[no] un mapa de números y losetas, como {"{"}1: roja, 2: verde{"}"}
}

wild-colour = el color comodín es otro en cada ronda: añade `ronda:` o escribe el color (1: púrpura, 2: verde, 3: naranja, 4: amarillo, 5: azul, 6: rojo)
who-does-not-pass = quien no pasa hace otra jugada o ninguna: quita esta; quien no guarda ninguna loseta escribe `pasa: nada`

# Estrellas.
sign-odd = { $what }: hay un signo que no es el número de ningún espacio
    .help = escribe los números de los espacios cubiertos separados por blancos, como "1 5"
three-or-place = { $what }: todos los espacios del centro llevan un 3, así que «3» solo no dice en cuál está la loseta
    .help = escribe su lugar, del 1 al 6 en sentido horario desde arriba: `lugar 1` es el de arriba, `lugar 3` el tercero
three-or-place-on = `en` de la jugada { $number }: todos los espacios del centro llevan un 3, así que «centro 3» no dice cuál
    .help = escribe su lugar, del 1 al 6 en sentido horario desde arriba: `centro lugar 1` es el de arriba, `centro lugar 3` el tercero
space-twice = { $what }: se nombra dos veces el espacio { $number }
    .help = en un espacio cabe una loseta: deja una de las dos

# Jugadores.
none-in-part = { $what }: hay un 0 junto a `...`, donde puede haber más
    .help = omite el color si puede haber alguna; si no, di todos los colores, sin `...`
two-bonuses = dos jugadores no pueden tener a la vez losetas de bonificación por elegir: se eligen enseguida
    .help = deja solo las de quien tiene el turno
tokens-alone = { $player }: hay `fichas`, pero falta `puntos`
    .help = añade `puntos:`, la casilla del contador de Puntos

beyond-the-track = { $player }: hay `fichas`, pero `puntos: { $score }` no es una casilla del contador, que acaba en { $track }
    .help = con `fichas`, escribe la casilla del contador; o todos los puntos, sin `fichas`

star-absent = { $what }: no se da ningún valor
    .help = escribe "" para una estrella vacía, o déjala fuera; si no se sabe, deja fuera `estrellas:` entera

# Jugadas.
no-source = la jugada { $number } no dice de dónde salen las losetas ni cuáles son
    .help = escríbelas todas (`toma: RRP`), o muestra los Expositores y di `de: expositor 1`
which-star = la jugada { $number } no dice en `en` qué estrella es
    .help = escribe la estrella y el número, como `derecha 6`
which-space = la jugada { $number } nombra en `en` { $star }, pero ninguno de sus espacios
    .help = añade el número del espacio, como { $by_place ->
        [yes] `{ $typed } lugar 1`
       *[no] `{ $typed } 1`
    }
one-tile-a-turn = la jugada { $number } pone varias losetas en `coloca`, pero en un turno se coloca una
    .help = escribe `coloca: { $typed }`; las demás con las que se paga van en `paga`
kept-and-discarded = { $what }: dice { $kept ->
        [none] qué se descarta, no qué se guarda
       *[some] también qué se descarta
    }
    .help = escribe solo lo que se guarda (`guarda { $kept ->
        [none] RRRR
       *[some] { $kept }
    }`): las demás se descartan
kept-unclear = { $what }: no se sabe con qué se queda
    .help = escribe las losetas (`guarda RRRR`), `guarda nada` o `guarda todo`
kept-uncounted = { $what }: no se sabe cuántas { NOUNS("tile", $colour) } se guardan
    .help = escribe cuántas (`guarda { $two }`), una letra por cada una (`guarda { $run }`) o `todas` delante de los colores

stars-mapped = { $what }: aquí debe ir un mapa de estrellas
    .help = { $coloured ->
        [yes] escribe cada estrella y sus números cubiertos: `estrellas: {"{"}{ $star }: "5 6"{"}"}`
       *[no] escribe cada estrella, sus números cubiertos y sus losetas: `estrellas: {"{"}{ $star }: {"{"}5: rojo{"}"}{"}"}`
    }; las estrellas que no se escriben están vacías; si no se sabe, quita todo `estrellas:`
