# Por qué no se puede leer un caso de esta familia.

# Cómo se llaman los valores.
wall-of = { $player }, { THE($wall) }
lines-of = { $player }, las líneas de patrón
floor-of = { $player }, { THE($floor) }
kept-of = { $player }, el Expositor que guarda
gold-side = un lado dorado

# Clases de palabras y de valores.
side-of-factory = un lado dorado de un Expositor
state-of-lines = un estado de las líneas
state-of-source = un estado de los Expositores
state-of-effects = un estado de los efectos
a-map-of-factories = un mapa de Expositores y losetas

# La variante.
no-specialised = { $title } no tiene Expositores de fábrica especializada: no están en su reglamento
    .help = son una variante de azul-master-chocolatier, y de azul para quien juegue allí con ellos
both-sides = los tableros no pueden mostrar a la vez el lado de color y el gris
    .help = deja uno de los dos

# Lados dorados.
seeks-no-colour = un Expositor no puede buscar «{ $word }»: no es un color
    .help = { $help }
no-gold-side = «{ $word }» no es un lado dorado de un Expositor
    .help = { $help }
gold-sides = se conocen: más-uno, busca azul (u otro color), se-queda, vecinos, cero

# Jugadas.
no-source = la jugada { $number } no dice de dónde salen las losetas ni cuántas son
    .help = escribe cuántas (`toma: 2 amarillas`), o muestra los Expositores y di `de: expositor 1`
rest-twice = la jugada { $number } nombra dos veces en `resto` el mismo sitio
    .help = escribe juntas sus losetas
rest-too-wide = la jugada { $number } nombra en `resto` { COUNT($count, "factory") }
    .help = el resto va a los dos Expositores contiguos

# Palabras que no están claras.
no-brown = en esta edición hay amarillo en lugar de marrón
no-yellow = en esta edición hay marrón en lugar de amarillo

rest-told = { $what }: `...` solo dice que las demás { $rows ->
        [yes] filas
       *[no] líneas
    } no se conocen
    .help = escribe `...: .`, o nómbralas; las que se omiten sin `...` están vacías
line-in-part = { $what }: la línea { $line } lleva un `?` junto a lo que hay en ella, y de una línea se dice todo o nada
    .help = escribe todo lo que hay en ella, o solo `?`
line-twice = { $what }: la línea { $line } está dos veces
    .help = deja una de las dos
