# Las reglas de Azul: Pabellón de Verano: el título y el enunciado de cada una.

# Preparación

two-to-four-players = De dos a cuatro jugadores
    .statement = Juegan dos, tres o cuatro personas.

one-board-each = Un tablero individual por jugador
    .statement = Cada jugador tiene su propio tablero individual, con siete estrellas de seis espacios cada una, pilares, estatuas y ventanas entre ellas y sitio para una loseta en cada una de sus cuatro esquinas.

same-side-for-all = El mismo lado para todos
    .statement = Todos los jugadores utilizan el mismo lado de los tableros individuales: el de las estrellas coloreadas o, si han acordado esa variante, el de las estrellas monocromáticas.
    .never = un caso tiene un solo `variante:` para todos los jugadores, así que no puede decir otra cosa

stars = Seis estrellas en círculo y una en el centro
    .statement = En el lado coloreado, las estrellas exteriores son, en sentido horario desde la de arriba a la izquierda, naranja, roja, azul, amarilla, verde y púrpura; la estrella del centro no tiene color propio. Los seis espacios de una estrella forman un anillo: cada uno toca el anterior y el siguiente, y el espacio 6 toca el espacio 1.
    .never = es un plano: una estrella o un espacio que no tiene no se puede leer, y una loseta de otro color incumple `star-of-its-colour`

factories-for-players = Cinco, siete o nueve Expositores de fábrica
    .statement = Los Expositores de fábrica se colocan en círculo alrededor del centro de la mesa: cinco para dos jugadores, siete para tres y nueve para cuatro.

score-board = El tablero de Puntuación
    .statement = Al lado de los Expositores de fábrica hay un tablero de Puntuación. Muestra la ronda y su color comodín, tiene los espacios de suministro y lleva la cuenta de los puntos de todos en un único contador de Puntos, con un marcador de Puntos para cada jugador.
    .never = dónde está no deja rastro, y una puntuación que ningún tablero puede mostrar no se puede leer

round-marker = La ronda indica el color comodín
    .statement = El marcador de Ronda empieza en la casilla de ronda 1. La casilla en la que está indica la ronda y, con ella, el color comodín.

wild-colours = El color comodín de cada ronda
    .statement = El color comodín es el púrpura en la ronda 1, el verde en la ronda 2, el naranja en la ronda 3, el amarillo en la ronda 4, el azul en la ronda 5 y el rojo en la ronda 6.
    .never = es una tabla: un caso dice la ronda y nunca el color del comodín; quien toma otro color por comodín incumple `wild-tiles-replace` o `one-wild-tile-goes-along`

score-starts-at-five = La puntuación empieza en 5
    .statement = Cada jugador comienza la partida con 5 puntos.

twenty-two-of-each-colour = Veintidós losetas de cada color
    .statement = El juego tiene 132 losetas, veintidós de cada uno de los seis colores: azul, rojo, amarillo, verde, naranja y púrpura. Cada loseta está siempre en un solo lugar: en la bolsa, en un Expositor de fábrica, en el centro de la mesa, en los espacios de suministro, en poder de un jugador o en la torre.

all-tiles-start-in-the-bag = Todas las losetas empiezan en la bolsa
    .statement = Antes de la partida, las 132 losetas están en la bolsa; los tableros individuales, los espacios de suministro, los Expositores de fábrica, el centro de la mesa y la torre están vacíos.

supply-of-ten = Diez losetas en los espacios de suministro
    .statement = El tablero de Puntuación tiene diez espacios de suministro. Al comienzo se llenan con losetas robadas de la bolsa, una en cada espacio.

factory-gets-four = Cuatro losetas en cada Expositor de fábrica
    .statement = Cada Expositor de fábrica se llena con cuatro losetas robadas de la bolsa.

one-first-player-marker = Un solo marcador de Jugador Inicial
    .statement = Hay un marcador de Jugador Inicial. Está siempre en un solo lugar: en el centro de la mesa o en poder de un jugador.

marker-starts-in-the-centre = El marcador de Jugador Inicial empieza en el centro de la mesa
    .statement = Al comienzo de cada ronda, el marcador de Jugador Inicial está en el centro de la mesa, donde se queda hasta que alguien toma losetas de ahí.

tower = Las losetas descartadas van a la torre
    .statement = La torre está al lado de los Expositores de fábrica. Toda loseta que se descarta va a la torre y espera ahí hasta que la bolsa esté vacía.

unused-parts-leave = Lo que no se utiliza se queda en la caja
    .statement = Los tableros individuales, los marcadores de Puntos y los Expositores de fábrica que no se vayan a utilizar se devuelven a la caja.
    .never = lo que volvió a la caja no está sobre la mesa; demasiados Expositores incumplen `factories-for-players`

goal = Más puntos que nadie tras seis rondas
    .statement = El objetivo es tener más puntos que nadie al final de la partida, tras seis rondas y una puntuación final.
    .never = toda clasificación la sigue, y la clasificación la hace el árbitro

three-phases = Cada ronda tiene tres fases
    .statement = Cada ronda tiene tres fases: se adquieren losetas, se juegan losetas y se prepara la siguiente ronda; la tercera se omite en la última ronda.

first-starter = Quién comienza la primera ronda
    .statement = El jugador más joven comienza la partida.

turns-go-clockwise = Los turnos siguen el sentido horario
    .statement = Los turnos se suceden en sentido horario alrededor de la mesa, tanto al tomar losetas como al jugarlas; cada jugador tiene varios turnos por ronda. Quien ha pasado ya no tiene turno.

# Fase 1: adquirir losetas

take-from-one-place = En un turno se toma de un Expositor de fábrica o del centro de la mesa
    .statement = En su turno, cada jugador debe tomar losetas, o bien de un Expositor de fábrica o bien del centro de la mesa. Solo se puede tomar lo que hay ahí.

take-all-of-colour = Se toman todas las losetas de un color
    .statement = Quien toma elige un color que no sea el color comodín y toma todas las losetas de ese color que haya en el Expositor de fábrica elegido o en el centro de la mesa: ni una menos, y con ellas ninguna de otro color salvo el color comodín.

wild-colour-is-not-chosen = El color comodín no se elige
    .statement = El color comodín de la ronda no se puede elegir mientras haya una loseta de otro color en el mismo Expositor de fábrica o, si se toma del centro de la mesa, en el centro.

one-wild-tile-goes-along = Se toma además una loseta comodín
    .statement = Si junto a las losetas elegidas hay losetas del color comodín, se debe tomar además exactamente una de ellas: ni cero ni dos.

one-tile-where-all-are-wild = Donde todas las losetas son comodines, se toma una
    .statement = Si en un Expositor de fábrica o en el centro de la mesa solo hay losetas del color comodín, quien toma de ahí toma exactamente una de ellas.

rest-goes-to-the-centre = El resto de un Expositor de fábrica va al centro de la mesa
    .statement = Después de tomar de un Expositor de fábrica, sus otras losetas se mueven al centro de la mesa, también las losetas comodín, y el Expositor queda vacío. Al centro de la mesa no llegan losetas de ningún otro sitio, y lo que queda en el centro después de tomar de ahí se queda ahí.

taken-tiles-lie-beside-the-board = Las losetas tomadas se colocan al lado del tablero individual
    .statement = Las losetas que toma un jugador se quedan al lado de su propio tablero individual hasta que las juega.

first-from-centre-takes-marker = Quien toma primero del centro de la mesa se lleva el marcador
    .statement = El primer jugador de una ronda en tomar losetas del centro de la mesa toma también el marcador de Jugador Inicial y lo coloca al lado de su tablero individual.

marker-costs-tiles-taken = El marcador cuesta un punto por cada loseta
    .statement = Quien toma el marcador de Jugador Inicial pierde un punto por cada loseta que toma en ese turno, incluida la loseta comodín.

marker-stops-at-one = La puntuación se detiene en 1
    .statement = Lo que cuesta el marcador de Jugador Inicial hace retroceder una puntuación hasta 1 como máximo; quien tiene 1 punto no paga nada. El contador de Puntos empieza en 1.

marker-holder-begins = Comienza quien tiene el marcador
    .statement = El jugador que tiene el marcador de Jugador Inicial es el primero en jugar losetas en esta ronda y el primero en tomar losetas en la siguiente.

taking-ends-when-all-is-taken = Se dejan de tomar losetas cuando no queda ninguna
    .statement = Se toman losetas mientras quede alguna en cualquier Expositor de fábrica o en el centro de la mesa. Cuando no queda ninguna, se juegan las losetas. (El reglamento polaco, hasta donde se puede leer nuestro ejemplar, no lo dice.)

wild-in-its-round-only = Un color es comodín solo en su ronda
    .statement = Las losetas del color comodín reemplazan a otras solo en esta ronda. Si se guardan para una ronda posterior, son de su propio color y nada más, porque entonces el color comodín es otro.

# Fase 2: jugar losetas y obtener puntos

one-tile-a-turn = Una loseta por turno
    .statement = En su turno, cada jugador coloca una única loseta en su propio tablero individual o pasa. Después le toca al siguiente jugador.
    .never = un `coloca` tiene un solo `en:`; un segundo en el mismo turno incumple `turns-go-clockwise`

playing-ends-when-all-have-passed = Se dejan de jugar losetas cuando todos han pasado
    .statement = Los turnos se repiten hasta que ningún jugador pueda o quiera colocar más losetas, es decir, hasta que todos hayan pasado.

play-from-beside-the-board = Solo se juegan losetas de al lado del tablero individual
    .statement = Solo se colocan losetas que se encuentren al lado del propio tablero individual, y solo con ellas se paga.

only-on-spaces-of-stars = Solo en los espacios de las estrellas
    .statement = Las losetas solo se colocan en los espacios con forma de rombo de las estrellas, nunca en pilares, estatuas ni ventanas.

only-on-free-spaces = Solo en espacios vacíos
    .statement = Un espacio admite una loseta: solo se puede elegir un espacio vacío.

star-of-its-colour = Cada estrella admite su propio color
    .statement = En una estrella coloreada solo se colocan losetas de ese color.

number-is-the-price = Un espacio cuesta tantas losetas como indica su número
    .statement = El número de un espacio indica cuántas losetas son necesarias en total para él, incluida la que se coloca: ni menos ni más.

rest-of-payment-is-discarded = Se coloca una loseta y las otras se descartan
    .statement = De las losetas que cuesta un espacio, una se coloca en él; todas las otras se descartan en la torre.

centre-star-takes-each-colour-once = La estrella del centro admite cada color una sola vez
    .statement = Cualquier espacio de la estrella del centro admite cualquier color, pero sus seis losetas son de seis colores diferentes: un color que ya se encuentra en ella no se puede volver a colocar ahí.

unplayed-tiles-stay = Lo que no se juega se queda al lado del tablero individual
    .statement = Las losetas que no se usan en un turno se quedan al lado del tablero individual para turnos posteriores.
    .never = de eso se ocupa el árbitro; las losetas que no se tomaron incumplen `play-from-beside-the-board`

wild-tiles-replace = Las losetas comodín reemplazan cualquier color
    .statement = Un espacio se paga con losetas del color de la loseta que se coloca; las losetas del color comodín de la ronda pueden reemplazar a cualquiera de ellas, incluso a losetas que el jugador tiene. Ningún otro color puede hacerlo.

one-tile-of-the-colour = Al menos una loseta del color
    .statement = Las losetas comodín siempre se combinan con al menos una loseta del color que se coloca; esa loseta es la que se coloca.

wild-tile-on-its-own-colour = Una loseta comodín solo se coloca en su propio color
    .statement = Una loseta del color comodín nunca se coloca en una estrella del color que esté reemplazando. Si es la loseta que se coloca, va donde va su propio color: a la estrella de ese color, o a la estrella del centro si ese color aún no se encuentra en ella.

point-for-the-placed-tile = Un punto por la loseta colocada
    .statement = Cada loseta que se coloca da 1 punto.

points-for-connected-tiles = Un punto por cada loseta conectada
    .statement = Una loseta que se coloca al lado de otras de su estrella da 1 punto por cada loseta de la serie ininterrumpida a la que pasa a pertenecer, incluida ella misma. (El reglamento polaco dice lo mismo con otras palabras: un punto por la loseta y uno adicional por cada una de las que están a su lado.)

connected-within-a-star = Solo hay conexión dentro de una misma estrella
    .statement = Los espacios solo están conectados si se encuentran uno al lado del otro dentro de una misma estrella.

past-eighty-points = Al pasar de 80 puntos se sigue contando
    .statement = El contador de Puntos tiene 80 casillas y continúa desde el principio: quien pasa de los 80 puntos toma una ficha de 80 Puntos y sigue contando. La puntuación es la suma de la ficha y el marcador de Puntos.

pillars-statues-windows = Dónde están los pilares, las estatuas y las ventanas
    .statement = Cada uno de los seis pilares está entre la estrella del centro y una estrella exterior y toca dos espacios de cada una; cada una de las seis estatuas está entre dos estrellas exteriores vecinas y toca dos espacios de cada una; cada una de las seis ventanas está en el borde exterior y toca dos espacios de una estrella exterior, que en ambos lados del tablero individual son los que tienen un 5 y un 6.
    .never = es el plano de las reglas de las tres bonificaciones; una bonificación donde no se ha rodeado nada incumple `bonus-tiles-at-once`

pillar-brings-one-tile = Rodear un pilar da una loseta
    .statement = Quien cubre el último de los cuatro espacios adyacentes a un pilar debe tomar inmediatamente una loseta a su elección de los espacios de suministro.

statue-brings-two-tiles = Rodear una estatua da dos losetas
    .statement = Quien cubre el último de los cuatro espacios adyacentes a una estatua debe tomar inmediatamente dos losetas a su elección de los espacios de suministro.

window-brings-three-tiles = Rodear una ventana da tres losetas
    .statement = Quien cubre el segundo de los dos espacios adyacentes a una ventana debe tomar inmediatamente tres losetas a su elección de los espacios de suministro.

bonus-tiles-at-once = Las losetas de bonificación se toman inmediatamente
    .statement = Todas las losetas de bonificación que da una colocación se toman en el mismo turno, antes de que ocurra nada más, de entre las que haya en ese momento en los espacios de suministro.

bonus-tiles-of-any-colour = Las losetas de bonificación pueden ser de cualquier color
    .statement = Las losetas de bonificación se eligen libremente entre las de los espacios de suministro; pueden ser del color comodín tantas como haya disponibles.

bonus-tiles-lie-beside-the-board = Las losetas de bonificación se colocan al lado del tablero individual
    .statement = Las losetas de bonificación se colocan al lado del propio tablero individual y se pueden jugar a partir del turno siguiente.
    .never = de eso se ocupa el árbitro

supply-is-refilled = Los espacios de suministro se rellenan antes del turno siguiente
    .statement = Antes del turno del siguiente jugador, cada espacio de suministro vacío se rellena con una loseta de la bolsa; si la bolsa está vacía, primero se rellena la bolsa con todas las losetas de la torre.

place-or-pass = Quien no coloca pasa
    .statement = Quien no puede o no quiere colocar una loseta en su turno debe pasar.
    .never = un turno en el que no se hace nada no se escribe; lo que se hace en vez de pasar incumple la regla de esa jugada

keep-up-to-four = Se pueden guardar hasta cuatro losetas
    .statement = Quien pasa puede quedarse para la siguiente ronda con hasta cuatro de las losetas que se encuentren al lado de su tablero individual y las coloca en las esquinas del tablero, una en cada una.

corners-score-nothing = Las losetas de las esquinas no puntúan
    .statement = Una loseta que se coloca en una esquina del tablero individual no da puntos.
    .never = por ellas no hay nada que puntuar

discarded-tiles-cost = Cada loseta descartada cuesta un punto
    .statement = Quien pasa descarta en la torre todas las losetas con las que no se queda y pierde 1 punto por cada una de ellas.

no-turn-after-passing = No hay más turnos después de pasar
    .statement = Quien ha pasado no juega más turnos en esta ronda.

# Fase 3 y final de la partida

starter-prepares-next-round = El jugador inicial prepara la siguiente ronda
    .statement = El jugador que tiene el marcador de Jugador Inicial prepara la siguiente ronda, en la que será el primero en jugar.
    .never = quién movió qué no deja rastro en la mesa

round-marker-moves-on = El marcador de Ronda avanza
    .statement = Mientras no se haya llegado a la ronda 6, el marcador de Ronda avanza a la siguiente ronda, y con ella cambia el color comodín.
    .never = el marcador lo mueve el árbitro: un reparto no dice su ronda

empty-bag-is-refilled = La bolsa vacía se rellena con lo que hay en la torre
    .statement = Si la bolsa está vacía mientras se roban losetas, se rellena con todas las losetas que haya en la torre y se siguen robando.

tiles-run-out = Si se acaban las losetas, la ronda se juega con menos
    .statement = Si tanto la bolsa como la torre están vacías, la nueva ronda empieza de forma habitual, aunque no todos los Expositores de fábrica estén llenos.

kept-tiles-come-back = Las losetas guardadas vuelven
    .statement = Cuando se prepara la siguiente ronda, las losetas de las esquinas de los tableros individuales vuelven al lado de sus tableros. Por eso solo hay losetas en las esquinas desde que un jugador pasa hasta la siguiente ronda.

game-ends-after-six-rounds = La partida termina tras seis rondas
    .statement = Tras la sexta ronda no se prepara ninguna otra: sigue la puntuación final.

bonus-complete-star = Estrellas completas
    .statement = Al final de la partida, una estrella completa de un único color da puntos según su color: 14 la roja, 15 la azul, 16 la amarilla, 17 la naranja, 18 la verde y 20 la púrpura.

bonus-multicolour-star = Una estrella multicolor completa
    .statement = Al final de la partida, una estrella completa de seis colores diferentes, como la del centro del tablero individual, da 12 puntos.

bonus-all-of-a-number = Todos los espacios de un número
    .statement = Al final de la partida, quien ha cubierto todos los espacios de su tablero individual con el número 1 obtiene 4 puntos; con el 2 son 8 puntos, con el 3 son 12 y con el 4 son 16. Todos los 5 y todos los 6 no dan nada.

leftovers-cost = Las losetas que quedan en las esquinas cuestan un punto cada una
    .statement = Las losetas que hay en las esquinas de un tablero individual después de la última ronda se descartan en la torre, y su jugador pierde 1 punto por cada una.

most-points-win = Gana quien tiene más puntos
    .statement = Gana quien tiene más puntos después de la puntuación final.
    .never = la clasificación la hace el árbitro, y un caso no puede decir quién gana

tie-is-shared = En caso de empate se comparte la victoria
    .statement = Los jugadores empatados con la mayor cantidad de puntos comparten la victoria.
    .never = la clasificación la hace el árbitro, y un caso no puede decir quién gana

# Variante de juego

monochrome-side = El lado de las estrellas monocromáticas
    .statement = Con el lado de las estrellas monocromáticas boca arriba, todas las reglas son las mismas, salvo qué losetas admite una estrella y qué números tienen sus espacios.
    .never = dice que las demás reglas siguen en vigor, y estas se incumplen como en el lado coloreado

monochrome-free-choice-of-colours = Lado de las estrellas monocromáticas: los jugadores eligen los colores
    .statement = En el lado de las estrellas monocromáticas, cada jugador decide durante la partida qué colores admite cada una de las siete estrellas: las seis losetas de un mismo color o de seis colores diferentes. La segunda loseta de una estrella determina cuál de las dos cosas.

monochrome-multicolour-star = Lado de las estrellas monocromáticas: una estrella de diferentes colores
    .statement = En el lado de las estrellas monocromáticas, una estrella que tiene dos colores diferentes admite cada color una sola vez.

monochrome-star-of-one-colour = Lado de las estrellas monocromáticas: una estrella de un único color
    .statement = En el lado de las estrellas monocromáticas, una estrella que tiene dos losetas del mismo color solo admite ese color. (El reglamento español imprime aquí «estrellas» en lugar de «losetas»; el polaco no.)

monochrome-several-stars-of-a-kind = Lado de las estrellas monocromáticas: varias estrellas del mismo tipo
    .statement = En el lado de las estrellas monocromáticas, un jugador puede hacer varias estrellas del mismo color y varias estrellas multicolor. Cada una de ellas da los puntos adicionales habituales.
    .never = permite algo y no prohíbe nada

monochrome-numbers = Lado de las estrellas monocromáticas: otros números
    .statement = En el lado de las estrellas monocromáticas, los números de los espacios no son los del lado coloreado: en las estrellas exteriores, el 1 y el 3 han cambiado de lugar, y cada espacio de la estrella del centro es un 3.
    .never = son los números en que se basa `number-is-the-price`, regla que incumple un pago con los del otro lado
