# Lo que el reglamento de Blue Moon City deja abierto: preguntas y sus respuestas.

dragon-colours = ¿Qué dragón nombra un color?
    .answer-by-people = El que mueven las cartas de ese color: el dragón negro, el rojo y el azul, como los llama el reglamento.
    .answer-as-painted = La pieza de ese color: la roja la mueven las cartas negras, la verde las rojas y la azul las azules.

dragon-off-city = ¿Puede una carta negra, roja o azul de valor 1 sacar su dragón de la ciudad?
    .answer-yes = Sí, como dice el texto.
    .answer-no = Un dragón entra desde fuera y no sale nunca, como en otras ediciones.

idle-power = ¿Puede una carta de valor 1 poner un dragón o una figura donde ya está?
    .answer-yes = Sí: cualquier edificio es cualquiera, y nada dice que algo tenga que moverse.
    .answer-no = No: una carta así se juega para mover algo. Una carta de valor 2 sí puede llevar un dragón a otro lugar y de vuelta.

grey-teleport = ¿Cómo se combina una carta gris de valor 1 con los pasos de la figura?
    .answer-any-order = Se juega antes de los pasos, entre ellos o después, y en un turno se puede jugar cualquier cantidad de cartas grises.
    .answer-instead-of-steps = Sustituye los dos pasos: no se juega cuando la figura ya se ha movido, y después de ella solo una carta gris de valor 2 da pasos.

mimix-on-brown = ¿Pueden dos cartas marrones juntas contar como una carta marrón de valor 3?
    .answer-no = El texto dice otro color; en marrón cada una cuenta lo que vale.
    .answer-yes = Sí.

white-on-green = ¿Se puede gastar una carta blanca en una carta verde?
    .answer-yes = Sí, aunque una carta verde ya vale para cualquier color.
    .answer-no = No: entonces la carta blanca no cuenta para nada.

several-whites = ¿Se pueden jugar varias cartas blancas por su función especial en el pago de una sola sección?
    .answer-yes = Cualquier cantidad.
    .answer-no = Una por cada sección.

overpaying = ¿Puede jugar cartas que valgan más quien podría pagar el valor exacto?
    .answer-only-without-exact = No: el texto lo permite a quien no tiene el valor exacto. Una mano lo tiene si lo suman cartas del color de la sección tal como son (en el Palacio, cartas de un único color cualquiera, también verdes), o si lo suma una parte de lo que se juega; nadie tiene que usar para ello una función especial. Las cartas que el caso no muestra no se tienen en cuenta.
    .answer-free = Sí, siempre que cada carta cuente para algo.

master-builder = ¿De qué tiene más el Maestro de obras?
    .answer-stones = De piedras en el edificio, sean cuales sean los números de sus secciones.
    .answer-numbers = De la suma de los números de las secciones que tienen sus piedras.

reward-order = ¿En qué orden se reparten las recompensas de un edificio completado?
    .answer-by-reward = Como las cuenta el texto: la del Maestro de obras, después la de todos los que han contribuido, después la de cada edificio vecino completado: el de la izquierda, el de la derecha, el de arriba y el de abajo, tal como el caso muestra la ciudad; en el sentido de las agujas del reloj desde el jugador que está en su turno. Si el suministro no alcanza, a quien va antes se le paga todo.
    .answer-by-player = Jugador por jugador, en el sentido de las agujas del reloj desde el que está en su turno; todas las recompensas de cada uno juntas, en el mismo orden.

scales-mid-scoring = Si la última escama se toma mientras se reparten recompensas, ¿cuándo se puntúan las escamas?
    .answer-after-grant = Cuando se ha repartido todo lo que la piedra da en ese momento: las escamas de los dragones, o todas las recompensas del edificio completado. Lo que falta en el suministro se debe hasta entonces.
    .answer-at-once = En ese mismo momento; quien recibe escamas más tarde las recibe del nuevo suministro.

owed-scales-kept = ¿Qué pasa con las escamas que faltaban en el suministro si su jugador tiene demasiado pocas para cobrar?
    .answer-forgotten = Nada: solo cuentan en esta puntuación.
    .answer-paid-later = Se toman del nuevo suministro.

scales-return = ¿Quién devuelve sus escamas después de una puntuación?
    .answer-paid = Quienes han cobrado por ellas; quien tenía menos de 3 las conserva.
    .answer-everyone = Todos, como en la versión del propio autor.

crystal-tokens = ¿Cuántos pedazos de cristal hay?
    .answer-20x1-20x3 = Veinte de valor 1 y veinte de valor 3, como los enumera el reglamento; lo que el suministro ya no tiene no se paga.
    .answer-12x1-28x3 = Doce de valor 1 y veintiocho de valor 3, como en la edición inglesa de 2006; lo que el suministro ya no tiene no se paga.
    .answer-unlimited = Suficientes: si se acaban, otra cosa los representa.

pillar-needs-offering = ¿Hay que hacer la ofrenda normal del turno antes de que una carta amarilla permita otra?
    .answer-yes = La carta permite una ofrenda adicional, así que la normal va antes.
    .answer-no = La carta se puede jugar sola.

reshuffle = ¿Cuándo se convierten las cartas desechadas en el nuevo montón de robar?
    .answer-at-once = En cuanto el montón de robar está vacío.
    .answer-when-needed = Cuando hay que robar una carta y no queda ninguna.

city-done = ¿Qué pasa cuando todos los edificios están completados y nadie ha hecho suficientes ofrendas?
    .answer-play-on = El juego sigue hasta que termina un turno después del cual nadie puede pagar otra ofrenda; entonces gana quien tiene más ofrendas y, después, quien tiene más pedazos de cristal.
    .answer-at-once = El juego termina al momento; gana quien tiene más ofrendas y, después, quien tiene más pedazos de cristal.
