# Las reglas de la familia Azul: de cada una, el título y lo que dice.

all-editions-alike = Las ediciones comparten las reglas
    .statement = Azul, Azul Mini y Azul: Master Chocolatier se juegan con las mismas reglas. Donde Azul tiene losetas, una pared, una línea del suelo y la tapa de la caja, Master Chocolatier tiene Onzas de chocolate, una Caja de bombones, una Línea de fundición y la caja del juego; y la tapa se llama aquí, como en Azul Mini, funda de la caja.
    .never = sea cual sea la edición que indique el caso, lo juzga el mismo árbitro

two-to-four-players = De dos a cuatro { NOUNS($seat) }
    .statement = Juegan dos, tres o cuatro personas.

one-board-each = Un tablero individual para cada { NOUN($seat) }
    .statement = Cada { NOUN($seat) } tiene su propio tablero individual, con cinco líneas de patrón, una { NOUN($wall) } de cinco líneas horizontales y cinco líneas verticales, una { NOUN($floor) } y un contador de Puntuación.

plastic-trays = Las bandejas mantienen todo en su sitio
    .statement = En Azul Mini cada tablero individual va en una bandeja de plástico, y los Expositores de fábrica y las losetas se pueden colocar en la bandeja de la caja, con la bandeja de viaje o sin ella. Nada del juego depende de ello.
    .never = lo que hay debajo de los tableros y los Expositores no forma parte de la posición

same-side-for-all = El mismo lado para todos
    .statement = Todos los { NOUNS($seat) } usan el mismo lado de los tableros individuales: el de la { NOUN($wall) } coloreada o, si han acordado esa variante, el gris.
    .never = un caso tiene un solo `variante:` para todos los jugadores, así que no puede decir otra cosa

wall-colours = Los colores de la { NOUN($wall) }
    .statement = En el lado de la { NOUN($wall) } coloreada, los colores de la primera línea horizontal son, de izquierda a derecha, azul, amarillo, rojo, negro, blanco (en Master Chocolatier: azul, marrón, blanco, negro, rojo), y cada línea horizontal siguiente es como la de encima, desplazada un espacio a la derecha. Así, cada línea horizontal y cada línea vertical tiene cada color una sola vez.
    .never = es el plano en que se basa `azul/tile-goes-to-its-colour`, regla que incumple { ONE($tile) } en otro espacio

floor-line-spaces = Siete espacios en la { NOUN($floor) }
    .statement = La { NOUN($floor) } tiene siete espacios. De izquierda a derecha cuestan 1, 1, 2, 2, 2, 3 y 3 puntos.

score-starts-at-zero = La puntuación empieza en 0
    .statement = Cada { NOUN($seat) } empieza la partida con 0 puntos.

factories-for-players = Cinco, siete o nueve Expositores de fábrica
    .statement = Los Expositores de fábrica se colocan en círculo alrededor del centro de la mesa: cinco para dos { NOUNS($seat) }, siete para tres y nueve para cuatro.

twenty-of-each-colour = Veinte { NOUNS($tile) } de cada color
    .statement = El juego tiene 100 { NOUNS($tile) }, veinte de cada uno de los cinco colores. Cada una está siempre en un único lugar: en la bolsa, en un Expositor de fábrica, en el centro de la mesa, en un tablero individual o en la { NOUN($box) }.

all-tiles-start-in-the-bag = Todas las { NOUNS($tile) } empiezan en la bolsa
    .statement = Antes de la primera ronda, las 100 { NOUNS($tile) } están en la bolsa; los tableros individuales, el centro de la mesa y la { NOUN($box) } están vacíos.

one-first-player-marker = Un solo { NOUN($marker) }
    .statement = Hay un solo { NOUN($marker) }. Está siempre en un único lugar: en el centro de la mesa o en poder de un { NOUN($seat) }.

first-starter = Quién comienza la primera ronda
    .statement = Quien haya visitado Portugal más recientemente recibe el marcador para la primera ronda y llena los Expositores de fábrica; en Master Chocolatier, la última persona que haya comido chocolate.

factory-gets-four-tiles = Cuatro { NOUNS($tile) } en cada Expositor de fábrica
    .statement = Para cada ronda, cada Expositor de fábrica recibe exactamente cuatro { NOUNS($tile) } de la bolsa tomadas al azar.

unused-parts-go-back = Lo que no se usa vuelve a la caja
    .statement = Los tableros individuales, marcadores de Puntos y Expositores de fábrica que ese número de { NOUNS($seat) } no necesita no forman parte de la partida.
    .never = lo que volvió a la caja no está sobre la mesa; quien lo coloca de todos modos incumple `azul/factories-for-players`

most-points-win = Gana quien tiene más puntos
    .statement = Gana quien tenga más puntos cuando todo esté contado.
    .never = quién gana se deduce de los puntos, y un caso no puede afirmarlo

game-ends-after-a-complete-row = Una línea horizontal completa termina la partida
    .statement = La partida termina justo después de la fase de { NOUN($tiling) } en la que al menos un { NOUN($seat) } haya completado una línea horizontal de cinco { NOUNS($tile) } en su { NOUN($wall) }; una línea vertical completa no la termina. Mientras nadie tenga una línea horizontal completa, la partida continúa.

three-phases = Las tres fases de una ronda
    .statement = Una ronda tiene tres fases, una tras otra: en la Oferta de fábrica los { NOUNS($seat) } toman { NOUNS($tile) }, { AT($tiling) } las líneas de patrón completas pasan a la { NOUN($wall) } y se puntúan, y luego viene la Preparación de la siguiente ronda. Todo lo que hace un { NOUN($seat) } pertenece a su fase.

marker-starts-in-the-centre = El marcador empieza en el centro de la mesa
    .statement = Al comienzo de la Oferta de fábrica, quien tiene el { NOUN($marker) } lo coloca en el centro de la mesa, donde se queda hasta que alguien tome { NOUNS($tile) } de allí.

turns-go-clockwise = Los turnos siguen el sentido horario
    .statement = Quien ha puesto el marcador en el centro de la mesa juega el primer turno de la ronda. Después juegan todos un turno tras otro, en sentido horario.

take-from-one-place = En cada turno se toma de un Expositor de fábrica o del centro de la mesa
    .statement = En su turno, cada { NOUN($seat) } debe tomar { NOUNS($tile) }, o bien de un solo Expositor de fábrica, o bien del centro de la mesa. Solo se puede tomar lo que hay allí.

take-all-of-colour = Se toman todas las { NOUNS($tile) } de un color
    .statement = Quien toma elige un color y toma todas las { NOUNS($tile) } de ese color que haya en el Expositor de fábrica elegido o en el centro de la mesa: ni menos, ni otro color con ellas.

rest-goes-to-the-centre = Las { NOUNS($tile) } restantes de un Expositor de fábrica van al centro de la mesa
    .statement = Cuando se toman { NOUNS($tile) } de un Expositor de fábrica, las restantes se mueven al centro de la mesa y el Expositor de fábrica queda vacío. Al centro de la mesa no llegan { NOUNS($tile) } de ningún otro sitio, y lo que queda allí cuando alguien toma del centro de la mesa se queda allí.

first-from-centre-takes-marker = Quien toma primero del centro de la mesa se lleva el marcador
    .statement = El primer { NOUN($seat) } de la ronda en tomar { NOUNS($tile) } del centro de la mesa toma también el { NOUN($marker) } y lo coloca en el primer espacio libre empezando por la izquierda de su { NOUN($floor) }, antes de que caiga ninguna { NOUN($tile) }.

place-on-one-line = Las { NOUNS($tile) } van a una sola línea de patrón
    .statement = Las { NOUNS($tile) } tomadas se colocan en una de las cinco líneas de patrón del tablero individual propio, nunca en varias.

line-length = La línea de patrón n tiene n espacios
    .statement = La primera línea de patrón tiene un espacio, la segunda dos, la tercera tres, la cuarta cuatro y la quinta cinco; en cada espacio hay lugar para una { NOUN($tile) }.

line-fills-from-the-right = Las líneas de patrón se llenan desde la derecha
    .statement = Las { NOUNS($tile) } se colocan en una línea de patrón de una en una y de derecha a izquierda, de modo que sus espacios libres están siempre a la izquierda.

line-holds-one-colour = Una línea de patrón contiene un solo color
    .statement = Una línea de patrón que ya contiene { NOUNS($tile) } solo admite { NOUNS($tile) } del mismo color.

complete-line-takes-no-more = Una línea de patrón llena está completa
    .statement = Una línea de patrón que tiene todos los espacios llenos está completa y no admite más { NOUNS($tile) }.

excess-falls = Lo que no cabe cae
    .statement = Si se han tomado más { NOUNS($tile) } que espacios libres tiene la línea de patrón elegida, las { NOUNS($tile) } restantes deben ir a la { NOUN($floor) }.

only-complete-lines-are-tiled = Solo las líneas de patrón completas pasan a la { NOUN($wall) }
    .statement = En la fase de { NOUN($tiling) } solo se mueven { NOUNS($tile) } a la { NOUN($wall) } desde líneas de patrón completas.

wall-row-has-colour = Ningún color que ya tenga la línea de la { NOUN($wall) }
    .statement = Una línea de patrón no admite { NOUNS($tile) } de un color que ya contenga la línea correspondiente de la { NOUN($wall) }.

unplaced-tiles-fall = Lo que no se coloca cae
    .statement = Toda { NOUN($tile) } tomada que no termine en una línea de patrón, porque las reglas no lo permiten o porque el { NOUN($seat) } no quiere, va a la { NOUN($floor) } de ese mismo { NOUN($seat) }: se ha caído al suelo.

floor-line-by-choice = Se puede elegir la { NOUN($floor) }
    .statement = Un { NOUN($seat) } puede enviar todas las { NOUNS($tile) } que toma en un turno a la { NOUN($floor) }, aunque alguna línea de patrón las admita.

floor-line-fills-from-the-left = La { NOUN($floor) } se llena desde la izquierda
    .statement = Los espacios de la { NOUN($floor) } se llenan de izquierda a derecha y sin huecos.

full-floor-line = Una { NOUN($floor) } llena
    .statement = Cuando todos los espacios de una { NOUN($floor) } están ocupados, las { NOUNS($tile) } que caen van a la { NOUN($box) }. Por eso, ninguna { NOUN($floor) } contiene nunca más piezas que espacios.

offer-ends-when-all-is-taken = La Oferta de fábrica termina cuando se ha tomado todo
    .statement = La Oferta de fábrica continúa mientras haya alguna { NOUN($tile) } en algún Expositor de fábrica o en el centro de la mesa. Cuando no hay ninguna, comienza { THE($tiling) }.

players-tile-together = { CAPITAL(THE($tiling)) } se lleva a cabo a la vez
    .statement = Todos los { NOUNS($seat) } pueden llevar a cabo { THE($tiling) } al mismo tiempo, ya que cada uno toca solo su propio tablero individual.
    .never = permite un orden y no prohíbe ninguno

tile-top-to-bottom = Las líneas de patrón se revisan de arriba abajo
    .statement = Cada { NOUN($seat) } revisa sus líneas de patrón de la primera a la quinta; una línea de patrón completa pasa a la { NOUN($wall) } antes que las que están debajo de ella.

one-tile-from-each-complete-line = Una { NOUN($tile) } de cada línea de patrón completa pasa a la { NOUN($wall) }
    .statement = La primera { NOUN($tile) } empezando por la derecha de cada línea de patrón completa debe moverse a la línea correspondiente de la { NOUN($wall) }. Así, una línea de la { NOUN($wall) } gana como mucho una { NOUN($tile) } por ronda, y tras { THE($tiling) } no queda ninguna línea de patrón completa.

tile-goes-to-its-colour = Cada { NOUN($tile) } va al espacio de su color
    .statement = En el lado de la { NOUN($wall) } coloreada, una { NOUN($tile) } se coloca en el espacio de su línea que lleva impreso su color, y en ningún otro.

tile-is-scored-at-once = Cada { NOUN($tile) } se puntúa al colocarla
    .statement = Una { NOUN($tile) } se puntúa en el momento en que llega a la { NOUN($wall) }, con las { NOUNS($tile) } que haya allí entonces; las que se colocan después no cuentan para ella.

tiled-lines-are-cleared = Las líneas de patrón que han pasado a la { NOUN($wall) } se vacían
    .statement = Cuando la primera { NOUN($tile) } empezando por la derecha de una línea de patrón ha pasado a la { NOUN($wall) }, las { NOUNS($tile) } que quedan en esa línea de patrón van a la { NOUN($box) }.

incomplete-lines-stay = Las líneas de patrón incompletas se quedan
    .statement = Las { NOUNS($tile) } de las líneas de patrón que no están completas se quedan allí para la siguiente ronda.

tile-alone = Una { NOUN($tile) } sin { NOUNS($tile) } adyacentes: 1 punto
    .statement = Una { NOUN($tile) } que no tiene ninguna otra { NOUN($tile) } de la { NOUN($wall) } directamente adyacente, ni en horizontal ni en vertical, proporciona 1 punto.

horizontal-run = Las { NOUNS($tile) } conectadas en horizontal
    .statement = Una { NOUN($tile) } con otra adyacente a su izquierda o a su derecha proporciona 1 punto por cada { NOUN($tile) } conectada sin huecos en su línea horizontal, incluida ella misma.

vertical-run = Las { NOUNS($tile) } conectadas en vertical
    .statement = Una { NOUN($tile) } con otra adyacente encima o debajo proporciona 1 punto por cada { NOUN($tile) } conectada sin huecos en su línea vertical, incluida ella misma.

both-runs-count = Se cuenta en horizontal y en vertical
    .statement = Una { NOUN($tile) } con { NOUNS($tile) } adyacentes en su línea horizontal y en su línea vertical puntúa por las conectadas en horizontal y también por las conectadas en vertical, así que ella misma se cuenta dos veces.

floor-line-penalty = La { NOUN($floor) } cuesta puntos
    .statement = Al final { OF($tiling) }, después de todas sus líneas de patrón completas, cada { NOUN($seat) } pierde por cada pieza de su { NOUN($floor) } tantos puntos como indique el número situado encima de su espacio.

score-never-below-zero = Nunca por debajo de 0 puntos
    .statement = La puntuación nunca queda por debajo de 0: lo que una { NOUN($floor) } cuesta de más no se pierde.

floor-line-is-cleared = La { NOUN($floor) } se vacía
    .statement = Una vez descontados sus puntos, todas las { NOUNS($tile) } de la { NOUN($floor) } van a la { NOUN($box) }.

marker-counts-as-a-tile = El marcador cuesta lo mismo que una { NOUN($tile) }
    .statement = En la { NOUN($floor) }, el { NOUN($marker) } cuenta como una { NOUN($tile) } normal.

marker-stays-with-its-taker = El marcador se queda con quien lo ha tomado
    .statement = Al vaciar la { NOUN($floor) }, el { NOUN($marker) } no va a la { NOUN($box) }: su { NOUN($seat) } lo deja enfrente de sí para la siguiente ronda.

next-round-follows = Otra ronda mientras nadie tenga una línea horizontal completa
    .statement = Si tras { THE($tiling) } nadie tiene una línea horizontal completa, se rellenan los Expositores de fábrica y comienza una nueva ronda.

marker-holder-begins = Quien tiene el marcador rellena los Expositores de fábrica y comienza
    .statement = Quien tenga el { NOUN($marker) } rellena los Expositores de fábrica para la siguiente ronda y juega en ella el primer turno.

empty-bag-is-refilled = Una bolsa vacía se rellena con la { NOUN($box) }
    .statement = Cuando la bolsa está vacía, todas las { NOUNS($tile) } de la { NOUN($box) } vuelven a ella, y con ellas se rellenan los Expositores de fábrica restantes.

deal-stops-when-tiles-run-out = Cuando la bolsa y la { NOUN($box) } están vacías
    .statement = Si tanto la bolsa como la { NOUN($box) } están vacías, la ronda comienza aunque no todos los Expositores de fábrica estén llenos.

bonuses-at-the-end = Los puntos adicionales se cuentan una sola vez, al final
    .statement = Cuando la partida ha terminado, y solo entonces, los { NOUNS($seat) } consiguen puntos adicionales por sus líneas horizontales, líneas verticales y colores completos.

bonus-row = 2 puntos por una línea horizontal completa
    .statement = Cada línea horizontal de la { NOUN($wall) } que tenga las cinco { NOUNS($tile) } proporciona 2 puntos al final de la partida.

bonus-column = 7 puntos por una línea vertical completa
    .statement = Cada línea vertical de la { NOUN($wall) } que tenga las cinco { NOUNS($tile) } proporciona 7 puntos al final de la partida.

bonus-colour = 10 puntos por las cinco { NOUNS($tile) } de un color
    .statement = Cada color del que estén colocadas en la { NOUN($wall) } las cinco { NOUNS($tile) } proporciona 10 puntos al final de la partida.

tie-more-rows = Empate: más líneas horizontales completas
    .statement = Entre { NOUNS($seat) } con los mismos puntos, queda por delante quien tenga más líneas horizontales completas en su { NOUN($wall) }.
    .never = quién va por delante se deduce de los puntos y las líneas horizontales, y un caso no puede afirmarlo

shared-victory = Si continúa el empate: victoria compartida
    .statement = Los { NOUNS($seat) } con los mismos puntos y el mismo número de líneas horizontales completas comparten la victoria.
    .never = quién gana se deduce de los puntos y las líneas horizontales, y un caso no puede afirmarlo

grey-side = El lado gris
    .statement = Con el lado gris bocarriba todas las reglas son las mismas, excepto la de dónde se puede colocar una { NOUN($tile) } en la { NOUN($wall) }.
    .never = dice que las demás reglas siguen en vigor; un caso del lado gris incumple esas, o una de las del lado gris

grey-any-space-of-the-row = Lado gris: cualquier espacio libre de la línea
    .statement = En el lado gris el { NOUN($seat) } elige en qué espacio libre de su línea de la { NOUN($wall) } coloca una { NOUN($tile) }, siempre que la línea vertical de ese espacio no contenga ya ese color.

grey-column-has-colour = Lado gris: ningún color dos veces en una línea vertical
    .statement = En el lado gris ninguna línea vertical de una { NOUN($wall) } puede contener un color más de una vez.

grey-row-has-colour = Lado gris: ningún color dos veces en una línea horizontal
    .statement = En el lado gris ninguna línea horizontal de una { NOUN($wall) } puede contener un color más de una vez.

grey-line-falls = Lado gris: una línea de patrón sin espacio válido cae
    .statement = Si en la fase de { NOUN($tiling) } ningún espacio de su línea de la { NOUN($wall) } admite la { NOUN($tile) } de una línea de patrón completa, todas las { NOUNS($tile) } de esa línea de patrón van inmediatamente a la { NOUN($floor) }.

gold-sides = Nueve Expositores de fábrica, cada uno con un lado dorado
    .statement = Los nueve Expositores de fábrica tienen un lado azul y un lado dorado, y cada lado dorado existe una sola vez: un buscador de color para cada uno de los cinco colores, «+1», «se queda», «vecinos» y «0».

gold-shuffled-each-round = Los Expositores de fábrica especializada cambian cada ronda
    .statement = Al principio de cada ronda, antes de rellenarlos, se barajan los nueve Expositores de fábrica con el lado azul a la vista; se ponen al azar los necesarios para el número de participantes, y los demás no se utilizan en esa ronda.
    .never = cómo se mezclan los Expositores no deja rastro en la mesa

gold-as-many-as-players = Tantos Expositores de fábrica especializada como participantes
    .statement = En la variante Fábricas especializadas, en cada ronda muestran su lado dorado exactamente tantos Expositores de fábrica como participantes haya en la partida; sin esa variante no lo muestra ninguno.

gold-otherwise-normal = Por lo demás se siguen las reglas normales
    .statement = Aparte de los efectos de los Expositores de fábrica especializada se siguen las reglas normales. Algunos de estos efectos afectan a la preparación de la ronda; los otros, a la ronda actual.
    .never = dice que las demás reglas siguen en vigor; un caso con Expositores dorados incumple esas, o una de las de los lados dorados

gold-plus-one = «+1»: una { NOUN($tile) } más
    .statement = Cuando los Expositores de fábrica ya están llenos, el Expositor de fábrica especializada «+1» recibe una { NOUN($tile) } más de la bolsa.

gold-colour-seeker = Buscador de color: una { NOUN($tile) } de cada Expositor de fábrica de al lado
    .statement = Cuando los Expositores de fábrica ya están llenos, un buscador de color recibe una { NOUN($tile) } de su color de cada uno de los dos Expositores de fábrica que tiene a su lado, si allí hay alguna.

gold-stay = «Se queda»: las demás { NOUNS($tile) } se quedan
    .statement = Cuando alguien toma { NOUNS($tile) } del Expositor de fábrica especializada «se queda», las demás se quedan en él.

gold-neighbours = «Vecinos»: las demás { NOUNS($tile) } van a izquierda y derecha
    .statement = Cuando alguien toma { NOUNS($tile) } del Expositor de fábrica especializada «vecinos», las demás no van al centro de la mesa: quien las ha tomado mueve todas las restantes a los Expositores de fábrica que están a su izquierda y a su derecha, ya sean azules o dorados, divididas como desee.

gold-colour-not-split = «Vecinos»: ningún color se divide
    .statement = Las { NOUNS($tile) } de un mismo color que salen del Expositor de fábrica especializada «vecinos» van todas al mismo Expositor de fábrica de al lado.

gold-zero-rest = «0»: las demás { NOUNS($tile) } van al centro de la mesa
    .statement = Cuando alguien toma { NOUNS($tile) } del Expositor de fábrica especializada «0», las demás se mueven al centro de la mesa, como de costumbre, y el Expositor de fábrica queda vacío.

gold-zero-kept = «0»: lo guarda quien toma de él
    .statement = Quien toma { NOUNS($tile) } del Expositor de fábrica especializada «0» lo pone al lado de su { NOUN($floor) } y lo guarda hasta el final de la ronda. Así, hasta entonces está al lado de un tablero individual y ya no entre los Expositores de fábrica.

gold-zero-catches = «0»: atrapa una pieza
    .statement = La siguiente pieza que quien lo guarda deba poner en su { NOUN($floor) } termina en el Expositor de fábrica especializada «0» y no cuesta nada. Solo atrapa una pieza. Cuando el Expositor de fábrica vuelve a su sitio al final de la ronda, la { NOUN($tile) } que haya atrapado va { TO($box) } con las { OF($floor) }: el reglamento no lo dice, pero no conoce otro lugar para las { NOUNS($tile) } que salen de un tablero individual.
