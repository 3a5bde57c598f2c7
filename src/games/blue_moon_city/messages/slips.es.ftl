# Qué se cuenta mal: el resto de una frase que empieza por «si».

slip-then = { $slip }{ $then ->
    [not-scored] , de modo que no se toma la última escama y no se puntúan las escamas
    [scored] , de modo que se toma la última escama y se puntúan las escamas
   *[scored-otherwise] , de modo que la puntuación de las escamas resulta otra
}

slip-neighbour-left-out = { $whose ->
    [none] se omite
   *[some] { $whose } no recibe
} lo que da { THE($neighbour) }, un edificio completado vecino { OF($building) } ({ AND($beside) })
slip-neighbour-per-stone = lo que da { THE($neighbour) }, edificio vecino { OF($building) } ({ AND($beside) }), se cuenta una vez por cada piedra de { $who } ({ COUNT($stones, "stone") })
slip-own-corner = { $whose ->
    [none] se cuenta
   *[some] a { $whose } se le cuenta
} también lo que hay en la esquina superior derecha { OF($building) } ({ AND($beside) })
slip-neighbour-unfinished = { $whose ->
    [none] se cuenta
   *[some] a { $whose } se le cuenta
} lo que da { THE($neighbour) }, al lado { OF($building) } ({ AND($beside) }), aunque ese edificio no está completado
slip-neighbour-at-corner = { $whose ->
    [none] se cuenta
   *[some] a { $whose } se le cuenta
} lo que da { THE($neighbour) }, que solo toca { THE($building) } en una esquina ({ AND($beside) })
slip-neighbours-for-master-only = lo que dan los edificios completados vecinos { OF($building) } se lo lleva solo { $master }, como Maestro de obras, y no { $who }
slip-master-left-out = se omite lo que recibe { $master } como Maestro de obras { OF($building) } ({ AND($star) })
slip-master-by-numbers = se toma a { $instead } por Maestro de obras { OF($building) } en lugar de { $master }, por sus números más altos ({ AND($star) })
slip-tie-to-the-right = { $instead }, con la piedra más a la derecha, gana a { $master } el empate por ser Maestro de obras { OF($building) } ({ AND($star) })
slip-tie-shared = también { $who }, que empata con { $master }, recibe lo del Maestro de obras { OF($building) } ({ AND($star) })
slip-tie-lost = nadie recibe lo del Maestro de obras { OF($building) } ({ AND($star) }), porque { $master } empata con { AND($others) }
slip-master-is-last = se toma a { $instead }, por colocar la última piedra en { THE($building) }, por su Maestro de obras en lugar de { $master } ({ AND($star) })
slip-master-for-all = también { $who } recibe lo que hay al lado de la estrella { OF($building) } ({ AND($star) }), que es para { $master } como Maestro de obras
slip-master-not-contributor = { $master }, como Maestro de obras { OF($building) }, no recibe lo que recibe cada jugador con una piedra ({ AND($below) })
slip-contributor-left-out = { $whose ->
    [none] se omite
   *[some] { $whose } no recibe
} lo que recibe cada jugador con una piedra en { THE($building) } ({ AND($below) })
slip-contributor-per-stone = lo que recibe cada jugador con una piedra en { THE($building) } ({ AND($below) }) se cuenta una vez por cada piedra de { $who } ({ COUNT($stones, "stone") })
slip-corners-swapped = se lee mal la esquina { OF($building) }: el Maestro de obras recibe { AND($below) }, y cada jugador con una piedra { AND($star) }
slip-others-left-out = solo { $builder }, que tiene el turno, recibe algo por { THE($building) }, y { $who } nada
slip-no-stone = { $who } recibe lo que recibe cada jugador con una piedra en { THE($building) } ({ AND($below) }) sin tener ninguna
slip-no-stone-beside = { $who } recibe lo que recibe cada jugador con una piedra en { THE($building) } ({ AND($below) }), y lo que dan los edificios completados vecinos, sin tener ninguna
slip-in-part = de lo que da { THE($of) } ({ AND($reward) }) se { PLURAL($count, "omite", "omiten") } { $missing }{ $whose ->
    [none] {""}
   *[some] {" "}para { $whose }
}
slip-unfinished = se recompensa la piedra en { THE($building) } ({ AND($below) }) aunque { PLURAL($free, "queda libre una sección", "quedan secciones libres") }

slip-dragons-forgotten = se { PLURAL($scales, "olvida", "olvidan") } { COUNT($scales, "scale") } por { AND($dragons) } en { THE($building) }
slip-one-scale-for-all-dragons = { AND($dragons) } en { THE($building) } dan juntos una escama en lugar de una cada uno
slip-dragons-each-stone = { AND($dragons) } en { THE($building) } { PLURAL($scales, "da", "dan") } otra vez { COUNT($scales, "scale") }{ $whose ->
    [none] {""}
   *[some] {" "}a { $whose }
} por otra piedra en el mismo turno
slip-dragons-on-the-market = una ofrenda en el Mercado da { COUNT($scales, "scale") } por { AND($dragons) }{ $whose ->
    [none] {""}
   *[some] {" "}a { $whose }
}
slip-dragons-without-stone = estar en { THE($building) } da { COUNT($scales, "scale") } por { AND($dragons) }{ $whose ->
    [none] {""}
   *[some] {" "}a { $whose }
}, sin colocar ninguna piedra
slip-dragons-for-all = también { $who }, que ya tiene una piedra en { THE($building) }, recibe { COUNT($scales, "scale") } por { AND($dragons) }

slip-tie-six = cada uno de los { $players } jugadores que empatan a más escamas ({ $scales } cada uno) recibe 6 pedazos de cristal
slip-tie-divided = los { $players } jugadores que empatan a más escamas ({ $scales } cada uno) se reparten 6 pedazos de cristal
slip-most-and-three = { $who }, que tiene más escamas ({ COUNT($scales, "scale") }), recibe los 6 cristales por tener más y además los 3 por tener al menos tres
slip-only-most-scales = { $who }, con { COUNT($scales, "scale") }, no recibe nada porque no tiene más que nadie
slip-few-scales-paid = { $who } recibe 3 pedazos de cristal por { COUNT($scales, "scale") }
slip-owed-of = { COUNT($scales, "scale") } de { $who }
slip-owed-scales-forgotten = lo que faltaba en el suministro ({ AND($owed) }) no se cuenta al puntuar las escamas
slip-scoring-forgotten = no se puntúan las escamas aunque se toma la última
slip-scales-kept = { $who } mantiene { COUNT($scales, "scale") } después de la puntuación

slip-surcharge-forgotten = se { PLURAL($more, "olvida", "olvidan") } { COUNT($more, "crystal") } que la carta { $card } añade al espacio con un { $space }
slip-surcharge-of-one = la carta { $card } añade solo 1 pedazo de cristal al espacio con un { $space }
slip-discount = la carta { $card } abarata en { $more } el espacio con un { $space } en lugar de encarecerlo
slip-surcharge-alone = solo se { PLURAL($more, "paga", "pagan") } { COUNT($more, "crystal") }, por la carta { $card }, y no los { $space } del espacio
slip-price-forgotten = no se paga nada por el espacio con un { $space }
slip-sevens-not-blocked = se pagan { $paid } por el espacio con un { $space }, como si los cuatro espacios con un 7 se usaran con 2 jugadores
slip-level-below = se pagan { $paid }, el precio del nivel inferior, por el espacio con un { $space }
slip-change-forgotten = no se toma el cambio de los { $paid } puestos por un precio de { $price }
slip-yellow-offering-not-counted = no se cuenta la ofrenda de la carta { $card }

slip-power-card-kept = se cuenta todavía la carta { $card } que se jugó por su función especial
slip-whites-kept = se { $cards ->
    [one] cuenta todavía la carta blanca que hace
   *[other] cuentan todavía las cartas blancas que hacen
} valer otras cartas en { THE($building) }
slip-drawing-left-out = no se { PLURAL($right, "roba", "roban") } { COUNT($right, "card") } al final del turno
slip-discards-not-replaced = al final del turno se { PLURAL($drawn, "roba", "roban") } { COUNT($drawn, "card") } como siempre, y ninguna por las desechadas ({ $discarded })
slip-only-discards-replaced = al final del turno se { PLURAL($drawn, "roba", "roban") } solo { COUNT($drawn, "card") }, por las desechadas ({ $discarded })
slip-up-to-eight = al final del turno se { PLURAL($drawn, "roba", "roban") } { COUNT($drawn, "card") }, hasta tener ocho en la mano
slip-aside-forgotten = no se { PLURAL($cards, "cuenta", "cuentan") } { COUNT($cards, "card") } que { $who } tiene aparte hasta robar
slip-pieces-counted = los { COUNT($crystals, "crystal") } { $source ->
    [master] que recibe el Maestro de obras { OF($building) }
    [each] que recibe cada jugador con una piedra en { THE($building) }
    [neighbour] que { THE($building) } da a los edificios vecinos
   *[scales] por las escamas
} se cuentan como { $pieces ->
    [one] una sola pieza
   *[other] { $pieces } piezas
}
