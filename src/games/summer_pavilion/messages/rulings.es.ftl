# Lo que los reglamentos de Azul: Pabellón de Verano dejan abierto: cada pregunta y sus respuestas.

discard-floor = ¿Puede lo que cuestan las losetas descartadas hacer que una puntuación baje de 1?
    .answer-no = Se detiene en 1, como con el marcador de Jugador Inicial: ahí empieza el contador de Puntos.
    .answer-to-0 = Sí, hasta 0.
    .answer-unlimited = Sí, y sigue por debajo de 0: el texto no indica aquí ningún límite.

leftovers = ¿Cuándo se pagan las losetas que quedan después de la última ronda?
    .answer-after-bonuses = Al pasar se guardan hasta cuatro, como en cualquier ronda, y se pagan después de los puntos adicionales: es el orden del texto.
    .answer-when-passing = Al pasar: en la última ronda no se guarda nada, y todas las losetas se descartan inmediatamente.

keep-fewer = ¿Puede un jugador que pasa con cuatro losetas o menos descartar algunas de ellas?
    .answer-yes = Se guardan hasta cuatro: no hay que guardar ninguna.
    .answer-no = Se guardan todas; solo con más de cuatro hay algo que elegir.

bonus-short = ¿Qué ocurre si en los espacios de suministro hay menos losetas de bonificación de las conseguidas?
    .answer-what-is-there = El jugador toma las que hay, y las demás se pierden.
    .answer-after-refill = El jugador toma esas, y las otras cuando se rellenan los espacios de suministro, hasta donde sea posible.

bonus-mandatory = ¿Se deben tomar las losetas de bonificación cuando solo costarían puntos?
    .answer-yes = Se toman todas: el texto dice que se debe.
    .answer-no = El jugador puede tomar menos, o ninguna.

no-marker-taken = ¿Quién comienza la fase 2 y la siguiente ronda si nadie ha tomado losetas del centro de la mesa?
    .answer-same-starter = Quien comenzó esta ronda.
    .answer-next-after-last = El jugador que sigue al último en tomar losetas.

bag-refill = ¿Cuándo vuelven a la bolsa las losetas de la torre?
    .answer-when-needed = Cuando hay que robar una loseta y la bolsa está vacía.
    .answer-at-once = En cuanto se ha robado la última loseta.

centre-one-colour = Lado de las estrellas monocromáticas: ¿puede ser de un único color la estrella del centro?
    .answer-yes = Sí, como las siete estrellas.
    .answer-no = Sus losetas deben ser todas de diferente color, como en el lado coloreado.

star-bonus-time = ¿Cuándo da sus puntos una estrella completa?
    .answer-at-the-end = Después de la última ronda, junto con los números.
    .answer-at-once = En cuanto está completa.

connected-points = ¿Cuántos puntos da una loseta que se coloca al lado de otras?
    .answer-run = Uno por cada loseta conectada, incluida la nueva, como en todos los ejemplos.
    .answer-run-plus-one = Uno por sí misma y uno más por cada loseta de la serie, de modo que la nueva cuenta dos veces: una lectura equivocada que se da y que ninguno de los dos textos respalda.
