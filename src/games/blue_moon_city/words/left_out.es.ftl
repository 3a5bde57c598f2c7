# Lo que un caso omite.

gap-cards = todas las manos con el montón de robar y el de descarte
gap-scales = las escamas de todos los jugadores y del suministro
gap-crystals = los pedazos de cristal de todos los jugadores y del suministro
gap-buildings = las piedras de todos los edificios
gap-city = todas las baldosas de la ciudad
gap-stones = las piedras que { $player } tiene delante
gap-obelisk = el obelisco
gap-other-players = los otros jugadores

assumed-movement = el turno está al principio
assumed-building = aún no está decidido qué se desecha
assumed-nothing-finished = ningún edificio está completado
assumed-dragon-outside = { THE($dragon) } está fuera de la ciudad
assumed-stones-left = a { $player } le { $stones ->
    [one] queda
   *[other] quedan
} { COUNT($stones, "stone") }
assumed-crystals-left = en el suministro hay { COUNT($crystals, "crystal") }
assumed-scales-left = en el suministro hay { COUNT($scales, "scale") }

list-over = el juego ha terminado
list-draws = { $player } roba: en este turno no queda nada más
list-cut-short = de las maneras de pagar una sección solo figuran { $ways }, las de menos cartas: esta mano tiene demasiadas; `check` juzga cualquiera
list-pays-more = lo mismo con más cartas de las necesarias no figura, y a veces está permitido (interpretación `overpaying`); `check` lo dice

lacks-hand = { $hidden ->
    [none] {""}
   *[some] { COUNT($hidden, "card") } de{" "}
}la mano de { $player } (`mano:`)
lacks-figure = dónde está la figura de { $player } (`figura:`)
lacks-city = todas las baldosas de la ciudad (`ciudad:`)
lacks-dragon = dónde está { THE($dragon) } (`dragones:`)
lacks-part = { $part ->
    [sections] los números de las secciones
    [master] la recompensa al lado de la estrella, en la esquina superior izquierda del bosquejo
    [each] la recompensa debajo de la estrella, en la esquina superior izquierda del bosquejo
   *[neighbour] la recompensa de la esquina superior derecha del bosquejo, que también muestra el lado completado
} { OF($building) } (`{ $key }`)
lacks-neighbours = qué hay al lado { OF($building) }
lacks-obelisk = qué espacio del obelisco sigue (`obelisco:`)
lacks-steps = cuántos pasos le quedan a { $player } (`progreso:`)
lacks-walked = si { $player } ha movido su figura en este turno (`progreso:`)
lacks-offered = si ya se hizo la ofrenda ordinaria de este turno
lacks-rewards = qué han dado los edificios completados
lacks-reserve = si a { $player } le queda alguna piedra (`piedras:`)
lacks-crystals = los pedazos de cristal de { $player } (`cristales:`)
lacks-stones = las piedras que hay en { THE($building) } (`construido`)
lacks-owners = de quién es la piedra de cada sección { OF($building) } (`construido`)
lacks-finished = si { THE($building) } es un edificio completado (`terminados`)
lacks-end = si el juego ha terminado (`fase`)

rank-winner = tiene las { $needed } ofrendas que dan la victoria
rank-others = el reglamento solo nombra al vencedor
rank-nobody = nadie ha hecho { $needed } ofrendas{ $told ->
    [yes] ; { $crystals ->
        [one] queda
       *[other] quedan
    } { COUNT($crystals, "crystal") }
   *[no] {""}
}{ $shared ->
    [no] {""}
   *[yes] , en empate con { AND($sharing) }
}{ $hidden ->
    [no] {""}
   *[yes] ; los puestos de { AND($unranked) } dependen de sus pedazos de cristal, que el caso no dice
}
