# Las reglas de Blue Moon City: título y texto de cada una.

two-to-four-players = Juegan de dos a cuatro personas
    .statement = Juegan dos, tres o cuatro personas.

twenty-one-tiles = La ciudad son 21 baldosas en forma de cruz
    .statement = Hay 21 baldosas de edificio; cada una es un edificio distinto, como muestran las propias baldosas. Se colocan en forma de cruz, como muestra la imagen del reglamento: cinco filas de tres, cinco, cinco, cinco y tres baldosas, es decir, un cuadrado de cinco por cinco sin sus esquinas.

market-in-the-middle = El Mercado está en el medio, con el Palacio y los templos alrededor
    .statement = La baldosa con el obelisco, el Mercado, se coloca en el medio de la ciudad. El Palacio y los tres templos se colocan junto a sus cuatro lados. Los otros dieciséis edificios se mezclan y se colocan al azar.

sketch-side-up = Los edificios empiezan como bosquejos
    .statement = Al principio del juego todos los edificios tienen el bosquejo boca arriba; todavía no hay ninguno completado.
    .never = un caso no dice que la partida empieza, y en cualquier momento posterior puede haber un edificio completado

ten-stones-each = Cada jugador tiene una figura y diez piedras
    .statement = Cada jugador tiene una figura y 10 piedras de edificio de su color, y guarda las piedras delante de sí. Una piedra está en esa reserva, sobre una sección de un edificio o sobre el obelisco.

figures-start-on-the-market = Las figuras empiezan en el Mercado
    .statement = Al principio del juego todas las figuras están en el Mercado.
    .never = un caso no dice que la partida empieza, y en cualquier momento posterior las figuras pueden estar en cualquier parte

obelisk-spaces = El obelisco tiene trece espacios
    .statement = El obelisco se pone al lado de la ciudad. De abajo arriba, su imagen muestra cuatro espacios marcados con un 7, dos con un 8, dos con un 9, dos con un 10, dos con un 11 y uno con un 12.

two-players-block-two-sevens = Con dos jugadores se bloquean dos espacios
    .statement = Con dos jugadores no se usan los dos espacios externos marcados con un 7: sobre cada uno hay una piedra de edificio de un color no usado.

crystal-pieces = Cuarenta pedazos de cristal de dos valores
    .statement = Hay 40 pedazos de cristal: veinte de valor 1 y veinte de valor 3. Se colocan al lado del obelisco, clasificados según el valor.

scales-for-players = Quince, doce o nueve escamas
    .statement = Cerca del obelisco se colocan las escamas de dragón de oro: con cuatro jugadores las 15, con tres 12 y con dos 9.

dragons-start-outside = Los tres dragones empiezan fuera
    .statement = Hay tres dragones. Al principio del juego están al lado de la ciudad.

deck-of-eighty = Ochenta cartas de Gente, diez de cada color
    .statement = Hay 80 cartas de ocho colores, diez de cada uno. Todas las cartas verdes tienen valor 1; cada uno de los otros colores tiene cuatro cartas de valor 1, cuatro de valor 2 y dos de valor 3, como muestran las propias cartas.

eight-cards-at-first = Se empieza con ocho cartas
    .statement = Las cartas se revuelven. Cada jugador empieza con una mano de 8 cartas; las demás se colocan cara abajo y forman el montón de robar.
    .never = un caso no dice que la partida empieza, y en cualquier momento posterior una mano puede tener cualquier número de cartas

random-centre = Variante: el Palacio y los templos se colocan al azar
    .statement = En la variante, el Palacio y los tres templos se mezclan con los otros edificios. El Mercado sigue en el medio y la ciudad sigue teniendo forma de cruz.
    .never = permite una disposición; sin ella, o con el Mercado en otro lugar, se incumple `market-in-the-middle`

turns-go-clockwise = Se juega en el sentido de las agujas del reloj
    .statement = Empieza el jugador más espléndido. Después cada uno tiene su turno, en el sentido de las agujas del reloj.

three-phases = Un turno tiene tres fases, en orden
    .statement = En su turno, un jugador primero mueve, después coloca piedras o hace ofrendas y al final roba cartas, en este orden. Nada que sea de una fase anterior se puede hacer en una posterior.

two-steps = La figura se mueve hasta dos baldosas
    .statement = En la fase de movimiento un jugador puede mover su propia figura hasta 2 baldosas.

steps-are-horizontal-or-vertical = Los pasos son horizontales o verticales
    .statement = Cada paso de una figura lleva a la baldosa contigua a la izquierda, a la derecha, arriba o abajo, nunca en diagonal ni más allá del borde de la ciudad. Entre dos pasos se puede cambiar la dirección.

moving-is-optional = Nadie está obligado a mover
    .statement = Un jugador puede dejar su figura donde está, y aun así puede colocar piedras o hacer una ofrenda allí.
    .never = permite algo y no prohíbe nada

dragon-steps = Los dragones se mueven como las figuras
    .statement = Cuando una carta mueve un dragón cierto número de baldosas, cada paso es horizontal o vertical, y se puede cambiar la dirección.
    .never = lo que no va en línea recta cuenta como los pasos rectos que cuesta; si son demasiados, se incumple `dragon-three-tiles`

powers-have-their-phase = Cada función especial tiene su fase
    .statement = Las funciones especiales de las cartas grises, negras, rojas y azules solo se usan en la fase de movimiento; las de las cartas blancas, marrones, verdes y amarillas, solo en la fase de colocar piedras y hacer ofrendas. Quien ha colocado una piedra ya no puede usar una función especial de movimiento.

draw-two = Al final se roban dos cartas
    .statement = Al final de su turno un jugador roba 2 cartas del montón de robar y las añade a su mano, aunque no haya jugado ninguna.

discard-up-to-two = Se pueden cambiar una o dos cartas
    .statement = Antes de robar, un jugador puede desechar 1 o 2 cartas de su mano al montón de descarte, y por cada una roba otra carta más.

no-hand-limit = La mano no tiene límite
    .statement = Un jugador puede tener cualquier cantidad de cartas en su mano.
    .never = permite cualquier número de cartas y no prohíbe ninguno

reshuffle = El montón de descarte se convierte en el montón de robar
    .statement = Cuando el montón de robar se agota, el montón de descarte se revuelve y es el nuevo montón de robar.
    .never = quien baraja es el árbitro; una carta que no puede salir de ningún mazo incumple `deck-of-eighty`, como en check/ruling-reshuffle

card-colour-and-value = Una carta tiene un color y un valor
    .statement = Cada carta tiene un color y un valor de 1 a 3; ambos cuentan cuando paga una sección.
    .never = dice qué es una carta; un pago con un color o un valor equivocado incumple `section-price`

threes-have-no-power = Solo las cartas de valor 1 o 2 tienen función especial
    .statement = Las cartas de valor 1 o 2 tienen una función especial; las cartas de valor 3 no tienen ninguna.

power-or-payment = Una carta se juega una vez: por su función especial o como pago
    .statement = Una carta que se juega por su función especial no paga además una sección, y una carta que ya se ha jugado no se puede volver a usar.

sections = Un edificio tiene secciones con un color y un número
    .statement = El bosquejo de un edificio muestra sus secciones: de uno a tres espacios de un mismo color, cada uno con un número. Ningún edificio es verde. Solo el Palacio tiene cuatro secciones, y de cuatro colores: cada una se puede pagar con un solo color, el que sea. El Mercado, como muestra su baldosa, no tiene ninguna.

section-price = Una sección cuesta cartas de su color y su número
    .statement = Para construir una sección, el jugador juega cartas de su color cuyos valores suman como mínimo su número.

overpaying = Quien no puede pagar el valor exacto puede pagar demasiado
    .statement = Quien no tiene el valor exacto en cartas puede jugar cartas que valgan más que el número; no se devuelve nada.

build-where-the-figure-stands = Se construye donde está la figura
    .statement = Solo se colocan piedras sobre el edificio en el que está la figura del jugador después de la fase de movimiento.

any-free-section = Se puede escoger cualquier sección libre
    .statement = El jugador escoge cualquier sección del edificio que todavía no tenga ninguna piedra. En un edificio completado no queda ninguna.

paid-cards-are-discarded = Las cartas con las que se paga se desechan
    .statement = Las cartas que pagan una sección van de la mano del jugador al montón de descarte.
    .never = el árbitro retira las cartas; quien paga con ellas otra vez incumple `power-or-payment`, como en check/bm01-both-for-the-four

own-stone-on-the-section = Una piedra propia marca la sección
    .statement = Quien paga una sección coloca sobre ella una de sus propias piedras de edificio. En cada sección cabe una piedra.

each-stone-is-paid-for-itself = Varias piedras, y cada una se paga individualmente
    .statement = Un jugador puede construir varias secciones del edificio en un turno. Cada una se paga con sus propias cartas: lo que sobra en un pago no sirve para otro.
    .never = cada jugada paga una sola sección; si el resto de un pago anterior tuviera que ayudar, se incumple `section-price`, como en check/bm01-two-threes

palace-one-colour-a-section = El Palacio admite cualquier color, uno por sección
    .statement = Una sección del Palacio se paga con cartas de un único color cualquiera, y el verde es uno de ellos; secciones distintas se pueden pagar con colores distintos.

building-completes = Un edificio con todas las secciones construidas se puntúa al momento
    .statement = En cuanto hay una piedra sobre la última sección libre de un edificio, el edificio está completado y se puntúa.

master-builder = El Maestro de obras es quien tiene más piedras
    .statement = El jugador con más piedras en el edificio completado es su Maestro de obras y recibe lo que la baldosa muestra al lado de la estrella, en la esquina superior izquierda: pedazos de cristal, cartas o una escama de dragón.

leftmost-stone-decides = El empate lo gana la piedra más a la izquierda
    .statement = Si varios jugadores empatan a más piedras, el Maestro de obras es aquel cuya piedra está más a la izquierda en la baldosa.

contributors = Quien ha contribuido recibe la recompensa que está debajo de la estrella
    .statement = Cada jugador con al menos una piedra en el edificio completado, también el Maestro de obras, recibe lo que está debajo de la estrella: tantos pedazos de cristal como muestra la baldosa y, en el Palacio, 1 pedazo de cristal, 1 carta y 1 escama de dragón.

finished-neighbours = Los edificios vecinos completados recompensan a quienes han contribuido
    .statement = Cada jugador con una piedra en el edificio completado recibe además la recompensa de cada edificio completado vecino, a la izquierda, a la derecha, arriba y abajo: la que está en el lado completado y en la esquina superior derecha del bosquejo.

rewards-once-a-player = Las recompensas son por jugador, no por piedra
    .statement = Quien tiene varias piedras en el edificio completado recibe cada una de estas recompensas una sola vez.

crystals-are-hidden = Los pedazos de cristal están cara abajo
    .statement = Los pedazos de cristal y las escamas de dragón que se reciben se colocan delante del jugador, los pedazos de cristal cara abajo; solo quien los tiene puede mirarlos.
    .never = trata de quién ve qué, y eso no deja rastro en la mesa

cards-set-aside = Las cartas recibidas en el propio turno esperan hasta después de robar
    .statement = Las cartas que un jugador recibe durante su propio turno se colocan aparte, cara abajo y sin mirarlas. Solo se añaden a la mano después de que el jugador haya robado cartas al final del turno.

cards-to-others = Los demás toman sus cartas inmediatamente
    .statement = Los otros jugadores pueden añadir inmediatamente a su mano las cartas que reciben por una puntuación.
    .never = permite algo; las cartas de otro jugador que siguen apartadas incumplen `cards-set-aside`

tile-turns = Las piedras vuelven y la baldosa se voltea
    .statement = Después de la puntuación, los constructores recogen sus piedras del edificio y la baldosa se voltea al lado completado. En un edificio completado no hay ninguna piedra.

figures-stay-on-the-tile = Las figuras y los dragones se quedan en la baldosa
    .statement = Las figuras y los dragones que están en un edificio cuando se puntúa siguen en él después.
    .never = el árbitro las deja donde están, y ninguna jugada puede decir otra cosa

scales-from-dragons = Una piedra junto a dragones da escamas
    .statement = Quien coloca una piedra en un edificio recibe una escama de dragón por cada dragón que hay en ese edificio.

dragon-scales-once-a-turn = Solo la primera piedra de un turno da escamas
    .statement = Otras piedras en el mismo edificio y en el mismo turno no dan escamas otra vez.

scales-are-scored = La última escama provoca una puntuación
    .statement = Cuando se toma la última escama del suministro, se puntúan las escamas de todos los jugadores. Por eso, entre dos acciones el suministro nunca está vacío.

owed-scales-count = Las escamas que faltan en el suministro cuentan igualmente
    .statement = Si un jugador recibe más escamas de las que quedan, las que faltan se memorizan y cuentan en esta puntuación como si las hubiera habido.

most-scales = Quien más escamas tiene: 6 pedazos de cristal, o 3 cada uno
    .statement = El jugador con más escamas recibe 6 pedazos de cristal. Si varios empatan a más escamas, cada uno de ellos recibe 3 pedazos de cristal.

three-scales = Tres escamas o más: 3 pedazos de cristal
    .statement = Cada otro jugador que tenga al menos 3 escamas recibe 3 pedazos de cristal. Con menos de 3 no se recibe nada.

scales-return = Las escamas puntuadas se devuelven; una o dos se conservan
    .statement = Después de la puntuación los jugadores devuelven sus escamas, que forman el nuevo suministro. Quien tenía menos de 3 las conserva, así que el suministro puede ser más pequeño que antes.

offer-on-the-market = Las ofrendas se hacen en el Mercado
    .statement = Quien está en el Mercado después de la fase de movimiento puede hacer una ofrenda al obelisco.

stone-on-the-obelisk = Una ofrenda coloca una piedra sobre el obelisco
    .statement = Con una ofrenda el jugador coloca una de sus propias piedras sobre un espacio vacío del obelisco. Allí se queda.

obelisk-fills-from-the-bottom = El obelisco se llena de abajo arriba
    .statement = Todos los espacios con un 7 se llenan antes que el primero con un 8, y así hasta la parte superior.

offering-price = Un espacio cuesta su número en pedazos de cristal
    .statement = El jugador paga al suministro pedazos de cristal por valor del número del espacio.

change = Se da cambio
    .statement = Quien no puede pagar el valor exacto toma el cambio del suministro, así que solo importa el valor total de sus pedazos de cristal.

no-scales-on-the-market = Los dragones en el Mercado no dan nada
    .statement = Una ofrenda no da escamas, ni siquiera si hay un dragón en el Mercado: las escamas solo se reciben al construir.

offerings-to-win = Seis, cinco o cuatro ofrendas ganan al momento
    .statement = El juego termina en cuanto un jugador ha hecho las ofrendas requeridas: 6 con dos jugadores, 5 con tres, 4 con cuatro. Ese jugador ha ganado.

unfinished-buildings = Puede haber edificios no completados
    .statement = Cuando el juego termina, puede haber todavía edificios no completados.
    .never = permite algo y no prohíbe nada

dragons-of-cards = Cada dragón tiene sus cartas
    .statement = Las cartas negras (Vulca) mueven el dragón negro, las cartas rojas (Terrah) el rojo y las cartas azules (Aqua) el azul.

dragon-anywhere = Una carta negra, roja o azul de valor 1 lleva el dragón a cualquier lugar
    .statement = Una carta negra, roja o azul de valor 1 pone su dragón en cualquier edificio de la ciudad, o lo saca de la ciudad.

dragon-three-tiles = Una carta negra, roja o azul de valor 2 mueve el dragón hasta tres baldosas
    .statement = Una carta negra, roja o azul de valor 2 mueve su dragón hasta 3 baldosas, y solo si está en la ciudad.

figure-anywhere = Una carta gris de valor 1 lleva la figura a cualquier lugar
    .statement = Una carta gris (Escapada) de valor 1 pone la figura propia en cualquier edificio de la ciudad.

two-more-steps = Una carta gris de valor 2 da dos pasos más
    .statement = Una carta gris de valor 2 permite mover la figura propia hasta 2 baldosas más en esta fase de movimiento.

green-is-wild = Una carta verde vale 1 de cualquier color
    .statement = Una carta verde (Khind) cuenta como 1 de cualquier color en el pago de una sección, sola o junto a cartas de otro color.

brown-pair = Dos cartas marrones son un 3 de otro color
    .statement = Dos cartas marrones (Mimix) de valor 1 o 2 cada una cuentan juntas como una carta de valor 3 de cualquier otro color en el pago de una sección, solas o junto a otras cartas.

white-one = Una carta blanca de valor 1 cambia el color de hasta cuatro cartas de un color
    .statement = Una carta blanca de valor 1 permite usar hasta 4 cartas de un color como cartas de otro color en el pago de una sección.

white-two = Una carta blanca de valor 2 cambia el color de una carta
    .statement = Una carta blanca de valor 2 permite usar una carta de cualquier color como carta de otro color en el pago de una sección.

yellow-offers-again = Una carta amarilla permite otra ofrenda
    .statement = Cada carta amarilla (Pilar) de valor 1 o 2 que juega un jugador en el Mercado permite una ofrenda adicional en este turno.

yellow-surcharge = La ofrenda adicional cuesta, además, lo que vale la carta
    .statement = Por cada carta amarilla jugada, el jugador paga pedazos de cristal adicionales: 1 por una carta de valor 1, 2 por una carta de valor 2.
