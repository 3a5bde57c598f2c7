# Qué se da y se quita, y por qué.

a-dragon = { THE($dragon) }

holding = { COUNT($scales, "scale") }{ $owed ->
    [0] {""}
    [one] , { $owed } de ellas solo memorizada, porque no quedaban en el suministro
   *[other] , { $owed } de ellas solo memorizadas, porque no quedaban en el suministro
}

award-paid = { $empty ->
    [yes] ninguna carta
   *[no] { AND($cards) }
} por { $price }
award-played = la carta { $card } se juega por su función especial
award-dragons = { AND($dragons) } { PLURAL($count, "está", "están") } en { THE($building) }{ $more ->
    [yes] ; el caso no dice dónde está cada dragón
   *[no] {""}
}
award-master-leftmost = Maestro de obras { OF($building) }: { $numbers ->
    [yes] secciones por valor de { $stones }
   *[no] { COUNT($stones, "stone") }
} cada uno, y la piedra de la { NTH($section) } sección está más a la izquierda
award-master-alone = Maestro de obras { OF($building) }: todas las piedras de la baldosa
award-master = Maestro de obras { OF($building) }: { $numbers ->
    [yes] secciones por valor de { $stones }
   *[no] { COUNT($stones, "stone") }
} contra { $next }
-a-stone-there = una piedra en { $section ->
    [none] { THE($building) }
   *[some] la { NTH($section) } sección { OF($building) }
}
award-contributor = { -a-stone-there }, un edificio completado
award-neighbour = { THE($neighbour) } es un edificio vecino completado; por { -a-stone-there }
award-scales-owed = { $owed ->
    [one] falta { COUNT($owed, "scale") }: se memoriza
   *[other] faltan { COUNT($owed, "scale") }: se memorizan
} para la puntuación
award-no-cards = { PLURAL($owed, "falta", "faltan") } { COUNT($owed, "card") }: los dos montones están agotados
award-no-crystals = { PLURAL($owed, "falta", "faltan") } { COUNT($owed, "crystal") }: el suministro está vacío
award-dragons-not-told = el caso no dice si { $first ->
    [yes] esta es la primera piedra del turno en { THE($building) }
   *[no] hay un dragón en { THE($building) }
}
award-rewards-not-told = el caso no dice del todo lo que da { THE($building) }
award-scoring-not-told = el caso no dice si se acaban las escamas y se puntúan
award-most-scales = quien más escamas tiene: { $holding }
award-tied-scales = { $players } jugadores empatan con más escamas que nadie: { $holding }
award-three-scales = al menos tres escamas: { $holding }
award-few-scales = menos de tres escamas: { $holding }
award-scales-not-told = se puntúan las escamas: { $told ->
    [yes] { $holding }, y el caso no dice quién tiene más
   *[no] el caso no dice cuántas son
}
award-scales-returned = { $told ->
    [yes] { COUNT($scales, "scale") } { PLURAL($scales, "vuelve", "vuelven") } al suministro
   *[no] el caso no dice cuántas escamas vuelven al suministro
}
award-owed-scales = escamas que antes faltaban en el suministro
award-price = el precio de un espacio cuyo número es { $space }
award-surcharge = la carta { $card } encarece la ofrenda en su valor
award-winning-offering = una piedra en un espacio cuyo número es { $space }: ofrenda { $offerings } de { $needed }, la que gana el juego
award-offering = una piedra en un espacio cuyo número es { $space }{ $offerings ->
    [none] {""}
   *[some] : ofrenda { $offerings }{ $needed ->
        [none] {""}
       *[some] {" "}de { $needed }
    }
}
award-discarded = desechadas antes de robar
award-drawn = robadas al final del turno, cuando corresponden dos{ $discarded ->
    [0] {""}
    [1] {" "}y una por la carta desechada
   *[other] {" "}y una por cada una de las { $discarded } desechadas
}{ IF($reshuffled, "; el montón de descarte fue revuelto para crear el montón de robar") }
