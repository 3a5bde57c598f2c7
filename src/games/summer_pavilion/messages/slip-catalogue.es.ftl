# Los errores que se cometen al contar en Azul: Pabellón de Verano: lo que sigue a «si» y por qué está mal.

ring-not-closed = un 6 y un 1 no se consideran conectados
    .statement = Una estrella es un anillo: su 6 está al lado de su 1.

pillar-scored = se cuenta un punto por un pilar
    .statement = Un pilar rodeado da una loseta de los espacios de suministro y ningún punto.

statue-scored = se cuentan puntos por una estatua
    .statement = Una estatua rodeada da dos losetas de los espacios de suministro y ningún punto.

window-scored = se cuentan puntos por una ventana
    .statement = Una ventana rodeada da tres losetas de los espacios de suministro y ningún punto.

only-touching = con la loseta colocada solo se cuentan las losetas que la tocan
    .statement = Cuenta toda la serie ininterrumpida, no solo su loseta más cercana.

new-tile-left-out = no se cuenta la propia loseta colocada, sino solo aquello a lo que se une
    .statement = La loseta colocada es una de las losetas de su serie y cuenta como las otras.

lone-tile-left-out = no se da nada por una loseta que no toca ninguna otra
    .statement = Cada loseta colocada da 1 punto, también la que no toca ninguna otra.

counted-alone = una loseta se cuenta sola, sin la serie a la que se une
    .statement = Un solo punto es para una loseta que no toca ninguna otra; junto a otras cuentan todas las losetas de la serie.

colour-breaks-run = las losetas de otros colores no se consideran conectadas
    .statement = Los espacios que se encuentran uno al lado del otro en una estrella están conectados, sean cuales sean los colores de sus losetas.

new-tile-twice = la loseta colocada se cuenta dos veces
    .statement = Cada loseta de la serie cuenta una sola vez, también la colocada: una estrella tiene un anillo y no tiene una segunda dirección.

run-forgotten = no se cuenta nada por una loseta y su serie
    .statement = Una loseta que se coloca al lado de otras da un punto por cada loseta de la serie.

shorter-side-left-out = se omiten las losetas del lado más corto de una loseta que cierra un hueco
    .statement = Una loseta que cierra un hueco está conectada con ambos lados, y todo cuenta.

longer-side-left-out = se omiten las losetas del lado más largo de una loseta que cierra un hueco
    .statement = Una loseta que cierra un hueco está conectada con ambos lados, y todo cuenta.

gap-jumped = se cuentan losetas de la estrella que están detrás de un hueco
    .statement = Una serie termina donde hay un espacio vacío.

neighbouring-star = se cuentan losetas de una estrella vecina
    .statement = Las losetas solo están conectadas dentro de una misma estrella.

number-as-points = el número de un espacio se toma por sus puntos
    .statement = El número indica lo que cuesta el espacio; los puntos son por la loseta y por aquellas con las que está conectada.

connected-by-number = los espacios se consideran vecinos por el orden de sus números
    .statement = Son vecinos los espacios que se encuentran uno al lado del otro: en el lado de las estrellas monocromáticas, los números alrededor de una estrella van 3, 2, 1, 4, 5, 6.

payment-paid-for = las losetas que cuesta un espacio se pagan con puntos, como las que se descartan al pasar
    .statement = Las losetas que van a la torre como pago de un espacio no cuestan puntos.

number-at-once = todos los espacios de un número se puntúan en cuanto están cubiertos
    .statement = Los puntos adicionales por todos los espacios de un número se cuentan después de la última ronda.

marker-forgotten = no se paga el marcador de Jugador Inicial
    .statement = Quien toma el marcador pierde un punto por cada loseta que toma con él.

marker-without-wild = la loseta comodín no se cuenta en lo que cuesta el marcador
    .statement = El marcador cuesta un punto por cada loseta tomada en el turno, también por la loseta comodín.

marker-one-point = el marcador se paga con un solo punto
    .statement = El marcador cuesta un punto por cada loseta tomada con él.

marker-itself = el marcador se cuenta en lo que cuesta él mismo
    .statement = El marcador cuesta un punto por cada loseta tomada con él, y nada por sí mismo.

marker-whole-hand = el marcador se paga con un punto por cada loseta que se encuentra al lado del tablero individual
    .statement = En lo que cuesta el marcador solo cuentan las losetas de este turno, no las que ya se encontraban antes al lado del tablero individual.

marker-to-zero = el marcador lleva la puntuación a 0
    .statement = Lo que cuesta el marcador no hace retroceder a nadie más allá de la primera casilla del contador de Puntos, que es la 1.

marker-past-zero = el marcador lleva la puntuación por debajo de 0
    .statement = Lo que cuesta el marcador no hace retroceder a nadie más allá de la primera casilla del contador de Puntos.

later-take-paid = se pagan las losetas del centro de la mesa cuando el marcador ya no está ahí
    .statement = En una ronda solo paga quien toma primero del centro de la mesa; después, las losetas del centro no cuestan nada.

discarded-forgotten = no se pagan las losetas descartadas
    .statement = Cada loseta que se descarta al pasar cuesta un punto.

kept-paid = las losetas guardadas se pagan como las descartadas
    .statement = Las losetas que se guardan en las esquinas no cuestan nada al pasar.

corners-scored = se da un punto por cada loseta de las esquinas
    .statement = Las losetas de las esquinas no dan puntos; solo los dan las losetas de las estrellas.

kind-once = de varias estrellas del mismo tipo solo se cuenta una
    .statement = En el lado de las estrellas monocromáticas, cada estrella completa da sus puntos adicionales, también una segunda del mismo tipo.

star-left-out = se olvidan los puntos adicionales de una estrella de un único color
    .statement = Cada estrella completa da sus puntos adicionales.

multicolour-star-left-out = se olvidan los puntos adicionales de una estrella multicolor
    .statement = Cada estrella multicolor completa da 12 puntos.

star-by-place = una estrella recibe lo que da en su lugar el lado coloreado
    .statement = En el lado de las estrellas monocromáticas, lo que da una estrella lo deciden sus losetas, no el lugar donde está.

line-below = los puntos adicionales de una estrella se leen en la línea de debajo de la suya
    .statement = Una estrella multicolor da 12 puntos, una roja 14, una azul 15, una amarilla 16, una naranja 17, una verde 18 y una púrpura 20.

line-above = los puntos adicionales de una estrella se leen en la línea de encima de la suya
    .statement = Una estrella multicolor da 12 puntos, una roja 14, una azul 15, una amarilla 16, una naranja 17, una verde 18 y una púrpura 20.

star-twice = los puntos adicionales de una estrella se cuentan dos veces
    .statement = Una estrella completa da sus puntos adicionales una sola vez: no los da al completarse y otra vez al final.

number-left-out = se olvidan los puntos adicionales por todos los espacios de un número
    .statement = Todos los 1 dan 4 puntos, todos los 2 dan 8, todos los 3 dan 12 y todos los 4 dan 16.

number-line-below = los puntos adicionales de un número se leen en la línea de debajo de la suya
    .statement = Todos los 1 dan 4 puntos, todos los 2 dan 8, todos los 3 dan 12 y todos los 4 dan 16.

number-line-above = los puntos adicionales de un número se leen en la línea de encima de la suya
    .statement = Todos los 1 dan 4 puntos, todos los 2 dan 8, todos los 3 dan 12 y todos los 4 dan 16.

number-twice = los puntos adicionales por todos los espacios de un número se cuentan dos veces
    .statement = Todos los espacios de un número dan sus puntos adicionales una sola vez, al final de la partida.

star-unfinished = una estrella a la que le falta una loseta recibe los puntos adicionales
    .statement = Los puntos adicionales son por los seis espacios de una estrella.

number-without-centre = un número se cuenta sin la estrella del centro
    .statement = Tienen que estar cubiertos todos los espacios del tablero individual con ese número, también los de la estrella del centro.

number-unfinished = un número al que le falta un espacio recibe los puntos adicionales
    .statement = Tienen que estar cubiertos todos los espacios del tablero individual con ese número.

number-beyond-four = se dan puntos adicionales por todos los 5 o por todos los 6
    .statement = Solo los números del 1 al 4 dan puntos adicionales.

centre-by-place = los lugares de la estrella del centro se toman por los números del 1 al 6
    .statement = En el lado de las estrellas monocromáticas, todos los espacios de la estrella del centro llevan impreso un 3.

leftovers-forgotten = no se pagan las losetas que quedan en las esquinas
    .statement = Cada loseta que queda en una esquina después de la última ronda cuesta un punto.

leftovers-first = las losetas que quedan en las esquinas se pagan antes de los puntos adicionales
    .statement = Los puntos adicionales se cuentan primero, así que también se pueden perder.

token-left-out = se olvidan los 80 puntos de la ficha
    .statement = La puntuación es lo que indica el marcador de Puntos, y 80 por cada ficha.
