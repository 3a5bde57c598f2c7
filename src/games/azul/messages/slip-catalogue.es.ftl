# Errores al contar de la familia Azul: el título, como lo que sigue a «si», y por qué es un error.

column-left-out = no se cuentan las { NOUNS($tile) } conectadas en vertical
    .statement = Una { NOUN($tile) } con { NOUNS($tile) } adyacentes en su línea horizontal y en su línea vertical cuenta en horizontal y en vertical.

row-left-out = no se cuentan las { NOUNS($tile) } conectadas en horizontal
    .statement = Una { NOUN($tile) } con { NOUNS($tile) } adyacentes en su línea horizontal y en su línea vertical cuenta en horizontal y en vertical.

counted-once = una { NOUN($tile) } conectada en horizontal y en vertical se cuenta solo en un sentido
    .statement = La { NOUN($tile) } recién colocada es una de las conectadas en horizontal y una de las conectadas en vertical, y se cuenta en ambos sentidos.

counted-alone = una { NOUN($tile) } se cuenta sola, sin las { NOUNS($tile) } a las que se conecta
    .statement = Un punto es para una { NOUN($tile) } sin { NOUNS($tile) } adyacentes; si las hay, cuenta cada { NOUN($tile) } conectada.

alone-twice = una { NOUN($tile) } sin { NOUNS($tile) } adyacentes se cuenta en horizontal y otra vez en vertical
    .statement = Una { NOUN($tile) } sin { NOUNS($tile) } adyacentes no está conectada en ningún sentido: proporciona 1 punto en total.

tile-forgotten = una { NOUN($tile) } no se cuenta en absoluto
    .statement = Cada { NOUN($tile) } que pasa a la { NOUN($wall) } se cuenta en el momento en que se coloca.

floor-forgotten = no se restan los puntos de la { NOUN($floor) }
    .statement = Cada pieza de la { NOUN($floor) } cuesta lo que indica su espacio.

floor-without-marker = no se restan los puntos del marcador que está en la { NOUN($floor) }
    .statement = El marcador ocupa un espacio de la { NOUN($floor) } y cuesta lo mismo que una { NOUN($tile) }.

new-tile-added = se suma un punto por la { NOUN($tile) } recién colocada a los de las { NOUNS($tile) } conectadas
    .statement = La { NOUN($tile) } recién colocada es una de las { NOUNS($tile) } conectadas; no proporciona nada aparte.

new-tile-left-out = la propia { NOUN($tile) } recién colocada no se cuenta entre las conectadas
    .statement = Las { NOUNS($tile) } conectadas se cuentan incluida la recién colocada.

gap-in-row = se cuentan { NOUNS($tile) } que están tras un hueco de la línea horizontal
    .statement = Las { NOUNS($tile) } conectadas terminan donde un espacio está vacío.

gap-in-column = se cuentan { NOUNS($tile) } que están tras un hueco de la línea vertical
    .statement = Las { NOUNS($tile) } conectadas terminan donde un espacio está vacío.

gaps-both-ways = se cuentan { NOUNS($tile) } que están tras huecos, en la línea horizontal y en la vertical
    .statement = Las { NOUNS($tile) } conectadas terminan donde un espacio está vacío.

diagonals = se cuentan { NOUNS($tile) } que tocan la recién colocada en una esquina
    .statement = Solo cuentan las { NOUNS($tile) } conectadas sin huecos con la recién colocada en su línea horizontal o en su línea vertical.

all-placed-first = todas las líneas de patrón completas pasan a la { NOUN($wall) } antes de contar ninguna { NOUN($tile) }
    .statement = Cada { NOUN($tile) } se cuenta de inmediato, con lo que haya entonces en la { NOUN($wall) }; las que se colocan después no cuentan para ella.

still-to-come = se cuentan { NOUNS($tile) } de líneas de patrón de más abajo antes de que se coloquen
    .statement = Cada { NOUN($tile) } se cuenta de inmediato, con lo que haya entonces en la { NOUN($wall) }; las líneas de patrón se revisan de arriba abajo.

from-below = las líneas de patrón se revisan de la última a la primera
    .statement = Las líneas de patrón se revisan de arriba abajo, y cada { NOUN($tile) } se cuenta con lo que haya entonces en la { NOUN($wall) }.

whole-group = se cuentan todas las { NOUNS($tile) } que forman un grupo, también doblando esquinas
    .statement = Solo cuentan la línea horizontal y la línea vertical de la { NOUN($tile) } recién colocada, no lo que esté unido a sus { NOUNS($tile) } adyacentes.

only-touching = se cuentan solo las { NOUNS($tile) } que tocan la recién colocada
    .statement = Cuentan todas las { NOUNS($tile) } conectadas sin huecos, no solo la más próxima.

incomplete-line = pasa a la { NOUN($wall) } también una línea de patrón que no está completa
    .statement = Solo pasan a la { NOUN($wall) } las líneas de patrón completas; las demás se quedan como están.

floor-moves-up = los puntos de la { NOUN($floor) } se restan como si el marcador no estuviera en ella
    .statement = El marcador ocupa un espacio de la { NOUN($floor) }, así que lo que está detrás de él cuesta lo que se indica más a la derecha.

marker-costs-one = se resta 1 por el marcador, esté donde esté, y lo de las { NOUNS($tile) } como si él no estuviera allí
    .statement = El marcador ocupa un espacio de la { NOUN($floor) }: cuesta lo que se indica allí, y lo que está detrás de él cuesta lo que se indica más a la derecha.

floor-one-two-three = los puntos de la { NOUN($floor) } se restan como 1, 2, 3, etcétera
    .statement = Los espacios cuestan lo que se indica en ellos: 1, 1, 2, 2, 2, 3, 3.

floor-one-each = se resta 1 por cada pieza de la { NOUN($floor) }
    .statement = Los espacios cuestan lo que se indica en ellos: 1, 1, 2, 2, 2, 3, 3.

floor-last-only = se restan solo los puntos de la última pieza de la { NOUN($floor) }
    .statement = Se restan juntos los puntos de todos los espacios ocupados de la { NOUN($floor) }.

floor-twice = los puntos de la { NOUN($floor) } se restan dos veces
    .statement = Los puntos de la { NOUN($floor) } se restan una sola vez, al final { OF($tiling) }; en el momento en que cae una { NOUN($tile) } no se pierde nada.

floor-past-zero = la { NOUN($floor) } deja la puntuación por debajo de 0
    .statement = La puntuación se detiene en 0.

floor-before-tiles = los puntos de la { NOUN($floor) } se restan antes de contar las { NOUNS($tile) } de la ronda
    .statement = Los puntos de la ronda se cuentan primero, así que también se pueden perder.

caught-paid = se restan puntos por lo que atrapó el Expositor «0» guardado
    .statement = Una pieza en el Expositor «0» guardado no cuesta nada.

kept-spares-one = se cree que el Expositor «0» guardado evita la penalización de una pieza que ya está { AT($floor) }
    .statement = Atrapa la siguiente pieza que cae mientras alguien lo guarda, y nada de lo que ya estaba { AT($floor) }.

fallen-line-free = no se restan los puntos de una línea de patrón que cae { AT($tiling) }
    .statement = Todas las { NOUNS($tile) } de una línea de patrón que no encuentra espacio caen a la { NOUN($floor) } antes de que se resten sus puntos.

one-of-line-falls = se restan solo los puntos de una { NOUN($tile) } de una línea de patrón que cae
    .statement = Caen todas las { NOUNS($tile) } de la línea de patrón, no solo la que no encuentra espacio.

row-bonus-left-out = se olvidan los puntos adicionales por una línea horizontal completa
    .statement = Cada línea horizontal completa proporciona sus puntos adicionales al final de la partida.

column-bonus-left-out = se olvidan los puntos adicionales por una línea vertical completa
    .statement = Cada línea vertical completa proporciona sus puntos adicionales al final de la partida.

colour-bonus-left-out = se olvidan los puntos adicionales por todas las { NOUNS($tile) } de un color
    .statement = Cada color que tenga las cinco { NOUNS($tile) } en la { NOUN($wall) } proporciona sus puntos adicionales al final de la partida.

bonus-doubled = unos puntos adicionales se dan dos veces
    .statement = Cada línea horizontal, línea vertical o color completo proporciona sus puntos adicionales una sola vez, cuando la partida ha terminado.

bonus-too-early = se dan puntos adicionales aunque la partida continúa
    .statement = Las líneas verticales y los colores completos proporcionan sus puntos adicionales al final de la partida, no cuando se coloca la última { NOUN($tile) }.

unfinished-row = se dan los puntos adicionales por una línea horizontal a la que le falta una { NOUN($tile) }
    .statement = Los puntos adicionales son por cinco { NOUNS($tile) } en una línea horizontal.

unfinished-column = se dan los puntos adicionales por una línea vertical a la que le falta una { NOUN($tile) }
    .statement = Los puntos adicionales son por cinco { NOUNS($tile) } en una línea vertical.

unfinished-colour = se dan los puntos adicionales por un color al que le falta una { NOUN($tile) }
    .statement = Los puntos adicionales son por las cinco { NOUNS($tile) } de un color.

rows-as-columns = las líneas horizontales reciben los puntos adicionales de las verticales, o unas los de las otras
    .statement = Una línea horizontal completa proporciona 2 puntos; una línea vertical completa, 7.

columns-as-colours = las líneas verticales reciben los puntos adicionales de los colores, y los colores los de las líneas verticales
    .statement = Una línea vertical completa proporciona 7 puntos; las cinco { NOUNS($tile) } de un color, 10.
