# Las interpretaciones de la familia Azul: la pregunta y lo que significa cada respuesta.

partial-floor = ¿Puede un { NOUN($seat) } colocar en la { NOUN($floor) } algunas de las { NOUNS($tile) } que cabrían en la línea de patrón elegida?
    .answer-no = Se colocan todas las que caben; solo caen las restantes.
    .answer-yes = El { NOUN($seat) } puede dejar caer tantas como quiera: el apartado sobre la { NOUN($floor) } habla también de { NOUNS($tile) } que un { NOUN($seat) } no haya querido colocar.

full-line-target = ¿Se puede elegir una línea de patrón llena que contiene el mismo color, de modo que caiga todo?
    .answer-no = Una línea de patrón llena está completa y no admite nada más; quien quiera que caiga todo elige la { NOUN($floor) }.
    .answer-yes = Se puede elegir; caen todas las { NOUNS($tile) }.

marker-on-full-floor = ¿Qué ocurre cuando toma el marcador un { NOUN($seat) } que tiene llena la { NOUN($floor) }?
    .answer-costs-nothing = El marcador queda enfrente del { NOUN($seat) } y no cuesta nada.
    .answer-replaces = El marcador sustituye a la última { NOUN($tile) } de la { NOUN($floor) }, que va a la { NOUN($box) }.

fallen-when-full = ¿Qué sale del tablero cuando cae una { NOUN($tile) } y la { NOUN($floor) } está llena?
    .answer-further = Las { NOUNS($tile) } para las que no hay espacio van a la { NOUN($box) }; las que están en la { NOUN($floor) } se quedan y cuestan puntos.
    .answer-all = Todas las { NOUNS($tile) } caídas van a la { NOUN($box) }, también las que están en la { NOUN($floor) }, como dice el texto tomado al pie de la letra; el marcador se queda con el { NOUN($seat) }.

no-marker-taken = ¿Quién comienza la siguiente ronda si nadie ha tomado { NOUNS($tile) } del centro de la mesa?
    .answer-same-starter = Quien ha comenzado esta ronda comienza la siguiente.
    .answer-next-after-last = El { NOUN($seat) } que sigue al último que ha tomado { NOUNS($tile) }.

refill = Cuando en la bolsa hay muy pocas { NOUNS($tile) } para los Expositores de fábrica, ¿en qué momento se rellena con las de la { NOUN($box) }?
    .answer-draw-rest = Primero se sacan las últimas { NOUNS($tile) }; la bolsa se rellena cuando está vacía.
    .answer-first = Se rellena antes de sacar ninguna.

grey-line-check = Lado gris: ¿admite una línea de patrón un color para el que su línea de la { NOUN($wall) } no tiene ya ningún espacio válido?
    .answer-yes = Lo admite; la línea de patrón caerá { AT($tiling) }.
    .answer-no = No lo admite, como si la línea de la { NOUN($wall) } ya tuviera ese color.

grey-forced = Lado gris: ¿puede un { NOUN($seat) } dejar caer una línea de patrón completa aunque su { NOUN($tile) } tenga un espacio válido?
    .answer-no = Solo cae una línea de patrón sin espacio válido.
    .answer-yes = El { NOUN($seat) } puede dejarla caer.

zero-catches-marker = ¿Ocupa el { NOUN($marker) } el Expositor «0» guardado?
    .answer-no = En él termina la siguiente { NOUN($tile) } que caiga; el marcador no lo es y va { TO($floor) }.
    .answer-yes = En él termina lo siguiente que caiga, también el marcador, ya que cuenta como una { NOUN($tile) } normal.

zero-same-turn = ¿Atrapa el Expositor «0» lo que cae en el mismo turno en que se toma?
    .answer-yes = Se guarda antes de colocar las { NOUNS($tile) }, así que sí.
    .answer-no = Sirve a partir del siguiente turno.

setup-order = ¿En qué orden tienen efecto el Expositor «+1» y los buscadores de color?
    .answer-ring = En el orden del círculo, desde el primer Expositor de fábrica.
    .answer-plus-one-first = Primero «+1» y después los buscadores de color.
    .answer-seekers-first = Primero los buscadores de color y después «+1».

neighbour-empty = ¿Pueden ir las { NOUNS($tile) } restantes del Expositor «vecinos» a un Expositor de fábrica de al lado que está vacío?
    .answer-yes = Sí, pueden.
    .answer-no = Solo a los Expositores de fábrica de al lado que aún tengan { NOUNS($tile) }; si ninguno tiene, al centro de la mesa.

neighbour-away = ¿Cuál es el Expositor de fábrica de al lado cuando un participante se ha llevado el que estaba ahí?
    .answer-next = El siguiente del círculo.
    .answer-none = En ese lado no hay ninguno.
