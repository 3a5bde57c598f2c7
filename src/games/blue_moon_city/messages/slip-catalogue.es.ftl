# Errores frecuentes al contar en Blue Moon City: el título sigue a «si».

neighbour-left-out = se omite la recompensa de un edificio vecino completado
    .statement = Cada edificio completado vecino del que se puntúa recompensa a todos los que tienen una piedra en este.

owed-scales-forgotten = no se cuentan las escamas que faltaban en el suministro
    .statement = Las escamas que faltan en el suministro se memorizan y cuentan en la puntuación como si las hubiera habido.

tie-to-the-right = el empate por ser Maestro de obras lo gana la piedra más a la derecha
    .statement = De quienes empatan, el Maestro de obras es aquel cuya piedra está más a la izquierda.

tie-shared = reciben la recompensa todos los que empatan por ser Maestro de obras
    .statement = Solo hay un Maestro de obras; de quienes empatan, es aquel cuya piedra está más a la izquierda.

tie-lost = nadie recibe la recompensa del Maestro de obras a causa de un empate
    .statement = Un empate no hace perder la recompensa: la recibe aquel cuya piedra está más a la izquierda.

master-is-last = se toma por Maestro de obras a quien ha colocado la última piedra
    .statement = El Maestro de obras es quien más tiene en el edificio y, en caso de empate, aquel cuya piedra está más a la izquierda; da igual quién lo complete.

master-by-numbers = se toma por Maestro de obras a quien tiene los números más altos
    .statement = El Maestro de obras es quien tiene más piedras, sean cuales sean los números de sus secciones.

master-left-out = se omite la recompensa del Maestro de obras
    .statement = El Maestro de obras del edificio completado recibe lo que está al lado de la estrella.

master-not-contributor = el Maestro de obras no recibe lo que reciben todos los que han contribuido
    .statement = Lo que está debajo de la estrella es para todos los que tienen una piedra en el edificio, también para el Maestro de obras.

master-for-all = todos los que han contribuido reciben la recompensa del Maestro de obras
    .statement = Lo que está al lado de la estrella es para un solo jugador: el Maestro de obras.

reward-in-part = se omite una parte de una recompensa de varias partes
    .statement = El Palacio da 1 pedazo de cristal, 1 carta y 1 escama de dragón: las tres cosas, no una a elegir.

contributor-left-out = se omite lo que reciben todos los que han contribuido
    .statement = Todos los que tienen una piedra en el edificio completado reciben lo que está debajo de la estrella.

others-left-out = solo recibe algo por el edificio el jugador que está en su turno
    .statement = Un edificio completado recompensa a todos los que tienen una piedra en él, sea quien sea el que ha colocado la última.

contributor-per-stone = lo que reciben todos los que han contribuido se da una vez por cada piedra
    .statement = Lo que está debajo de la estrella se da una vez por jugador, por muchas piedras que tenga en el edificio.

neighbour-per-stone = la recompensa de un edificio vecino completado se da una vez por cada piedra
    .statement = La recompensa de un edificio vecino completado se da una vez por jugador, por muchas piedras que tenga en el edificio.

own-corner = se cuenta para el propio edificio lo que este da a quienes construyen a su lado
    .statement = Lo que está en la esquina superior derecha no es para quienes completan ese mismo edificio, sino para quienes completan más tarde uno vecino.

neighbour-unfinished = se cuenta un edificio vecino que no está completado
    .statement = Solo los edificios completados recompensan a quienes completan uno a su lado.

neighbour-at-corner = se cuenta un edificio completado que solo toca en una esquina
    .statement = Los vecinos están a la izquierda, a la derecha, arriba y abajo, nunca en diagonal.

neighbours-for-master-only = solo el Maestro de obras recibe lo que dan los edificios vecinos completados
    .statement = Los edificios vecinos completados recompensan a todos los que tienen una piedra en el edificio.

corners-swapped = se confunde lo que está al lado de la estrella con lo que está debajo
    .statement = Lo que está al lado de la estrella es para el Maestro de obras; lo que está debajo, para todos los que tienen una piedra en el edificio.

no-stone = se recompensa a alguien que no tiene ninguna piedra en el edificio
    .statement = Solo reciben algo quienes tienen al menos una piedra en el edificio completado.

no-stone-beside = se recompensa a alguien que no tiene ninguna piedra en el edificio, también por los edificios vecinos completados
    .statement = Solo reciben algo quienes tienen al menos una piedra en el edificio completado, tanto de ese edificio como de sus vecinos.

unfinished-paid = se recompensa una piedra antes de que el edificio esté completado
    .statement = Un edificio da recompensas cuando hay una piedra sobre su última sección libre, no antes.

dragons-forgotten = se olvidan las escamas que dan los dragones
    .statement = Quien coloca la primera piedra de un turno en un edificio recibe una escama de dragón por cada dragón que hay allí.

one-scale-for-all-dragons = varios dragones dan una sola escama entre todos
    .statement = Cada dragón en el edificio da su propia escama.

dragons-each-stone = los dragones vuelven a dar escamas por otra piedra
    .statement = Solo la primera piedra de un turno da escamas.

dragons-on-the-market = un dragón en el Mercado da una escama por una ofrenda
    .statement = Los dragones dan escamas a quienes construyen; una ofrenda no da ninguna.

dragons-without-stone = los dragones dan escamas aunque no se coloque ninguna piedra
    .statement = Los dragones dan escamas a quienes colocan una piedra junto a ellos; estar allí no da nada.

dragons-for-all = los dragones dan escamas a otros que tienen una piedra en el edificio
    .statement = Solo quien coloca una piedra recibe las escamas de los dragones, no quienes ya tienen piedras allí.

tie-six = se dan 6 a cada uno de los que empatan a más escamas
    .statement = Si varios jugadores empatan a más escamas, cada uno de ellos recibe 3 pedazos de cristal.

tie-divided = los que empatan a más escamas se reparten los 6 pedazos de cristal
    .statement = Si varios jugadores empatan a más escamas, cada uno de ellos recibe 3 pedazos de cristal, sean cuantos sean.

most-and-three = a quien tiene más escamas se le dan también 3 por tener al menos tres escamas
    .statement = Los 3 pedazos de cristal son para los otros jugadores con al menos 3 escamas; tener más escamas que nadie da 6 en total.

only-most-scales = solo cobra quien tiene más escamas
    .statement = Cada otro jugador que tenga al menos 3 escamas recibe 3 pedazos de cristal.

few-scales-paid = se paga por menos de tres escamas
    .statement = Hacen falta al menos 3 escamas para cobrar por ellas.

scales-kept = se conservan las escamas puntuadas
    .statement = Quien puntúa sus escamas las devuelve todas al suministro.

scoring-forgotten = no se puntúan las escamas aunque se tome la última
    .statement = Cuando se toma la última escama del suministro, se puntúan las escamas de todos los jugadores, y las que se han pagado se devuelven.

surcharge-forgotten = se olvida lo que una carta amarilla añade al precio
    .statement = Una ofrenda con una carta amarilla cuesta el número del espacio y, además, lo que vale la carta.

surcharge-of-one = se supone que una carta amarilla de valor 2 solo añade 1
    .statement = Una carta amarilla añade al precio tantos pedazos de cristal como vale.

discount = una carta amarilla abarata la ofrenda
    .statement = Una carta amarilla encarece su ofrenda en lo que vale.

surcharge-alone = con una carta amarilla solo se paga lo que esta añade
    .statement = Una ofrenda con una carta amarilla cuesta el número del espacio, como cualquier otra, y, además, lo que vale la carta.

yellow-offering-not-counted = no se cuenta una ofrenda hecha con una carta amarilla
    .statement = Una ofrenda con una carta amarilla coloca una piedra sobre el obelisco como cualquier otra.

sevens-not-blocked = se toman por libres los dos espacios bloqueados marcados con un 7
    .statement = Con dos jugadores solo se usan dos espacios marcados con un 7; los dos externos están bloqueados.

level-below = se paga el precio del nivel inferior
    .statement = Una ofrenda cuesta el número del espacio sobre el que se coloca la piedra.

change-forgotten = no se toma el cambio
    .statement = Quien entrega más que el precio toma el cambio del suministro.

price-forgotten = no se paga nada por una ofrenda
    .statement = El jugador paga al suministro pedazos de cristal por valor del número del espacio.

pieces-counted = se cuentan los pedazos de cristal en lugar de su valor
    .statement = Los pedazos de cristal se cuentan por su valor: un pedazo vale 1 o 3.

aside-forgotten = no se cuentan las cartas puestas aparte
    .statement = Las cartas que un jugador recibe en su propio turno se colocan aparte, pero son suyas y se añaden a la mano después de robar.

power-card-kept = se sigue contando una carta que se ha jugado por su función especial
    .statement = Una carta que se ha jugado por su función especial ya no se tiene, igual que una que ha pagado.

whites-kept = se sigue contando una carta blanca que ha permitido usar otras como de otro color
    .statement = Una carta blanca que permite usar otras como si fueran del color de la sección también se juega y va al montón de descarte.

discards-not-replaced = no se roban otras cartas en lugar de las desechadas
    .statement = Por cada carta desechada antes de robar se roba otra más, además de las 2 habituales.

only-discards-replaced = solo se roban cartas en lugar de las desechadas
    .statement = Quien desecha también roba las 2 habituales; cada carta desechada da otra más.

drawing-left-out = no se roban las cartas al final del turno
    .statement = Al final de cada turno el jugador roba 2 cartas.

up-to-eight = se completa la mano hasta ocho cartas
    .statement = Ocho cartas son solo la mano inicial. Al final del turno se roban 2, tenga las que tenga el jugador.
