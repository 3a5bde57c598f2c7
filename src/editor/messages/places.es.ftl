# Cómo se llaman los lugares de un caso y qué hay en ellos: para editores y para quien escucha un dibujo.

# Solo las estrellas tienen colores como claves.
part = { $key ->
    [name] nombre
    [score] puntos
    [wall] { NOUN($wall) }
    [lines] líneas de patrón
    [floor] { NOUN($floor) }
    [kept] Expositor guardado
    [variant] variante
    [round] ronda
    [phase] fase
    [turn] a quién le toca
    [starter] quién empezó la ronda
    [marker] quién tiene { THE($marker) }
    [players] jugadores
    [factories] Expositores
    [centre] centro
    [bag] bolsa
    [lid] { NOUN($box) }
    [gold] lado dorado
    [tiles] losetas
    [moves] jugadas
    [claims] puntos que dicen tener
    [rulings] interpretaciones
    [title] título
    [note] nota
    [tokens] fichas de 80 puntos
    [passed] ha pasado
    [stars] estrellas
    [corners] esquinas del tablero
    [bonus] losetas de bonificación por elegir
    [supply] suministro
    [tower] torre
    [figure] figura
    [hand] mano
    [aside] cartas apartadas
    [crystals] cristales
    [scales] escamas
    [stones] piedras
    [offerings] ofrendas
    [city] ciudad
    [buildings] edificios
    [finished] terminados
    [dragons] dragones
    [obelisk] obelisco
    [draw] montón de robar
    [discard] montón de descarte
    [built] piedras en sus secciones
    [sections] números de sus secciones
    [master] recompensa del Maestro de obras
    [each] recompensa de cada constructor
    [neighbour] recompensa para vecinos
    [progress] lo hecho en este turno
    [steps-left] pasos que quedan
    [walked] pasos dados
    [ordinary] una de ellas sin carta amarilla
    [exact] el valor exacto de lo que se paga de más
    [discarded] cartas descartadas
    [uncounted] puede tener más de lo indicado
    [vulca] Vulca
    [terrah] Terrah
    [aqua] Aqua
    [upper-left] estrella superior izquierda
    [upper-right] estrella superior derecha
    [lower-left] estrella inferior izquierda
    [lower-right] estrella inferior derecha
    [left] estrella izquierda
    [right] estrella derecha
   *[other] { COLOUR($key, "star") }
}
numbered = { $what ->
    [wall] fila { $number }
    [city] fila { $number }
    [line] línea { $number }
    [column] columna { $number }
    [factory] Expositor { $number }
    [player] jugador { $number }
    [place] { NTH($number) } sección
    [pillar] pilar { $number }
    [statue] estatua { $number }
    [window] ventana { $number }
    [purple] púrpura { $number }
    [green] verde { $number }
    [orange] naranja { $number }
    [yellow] amarilla { $number }
    [blue] azul { $number }
    [red] roja { $number }
   *[other] { $number }
}
in-move = { $key ->
    [player] quién
    [take] tomar
    [from] de
    [to] a
    [floor] de ellas, a la { NOUN($floor) }
    [rest] las demás van
    [tile] pasar a la pared
    [clear] pagar la { NOUN($floor) }
    [deal] llenar los Expositores
    [extra] la loseta del +1
    [effects] efectos de la preparación
    [starter] quién empieza
    [finish] contar los puntos adicionales
    [place] colocar
    [on] en
    [pay] pagar con
    [bonus] elegir losetas de bonificación
    [pass] pasar y quedarse con
    [refill] rellenar el suministro
    [move] mover la figura a
    [power] jugar una carta
    [dragon] dragón
    [build] colocar una piedra
    [offer] hacer una ofrenda
    [with] con
    [discard] desechar
    [draw] robar
   *[reveal] mostrar cartas
}
called = { NOUN($noun) }
space = fila { $row }, columna { $column }
piece = espacio { $number }
piece-named = { $piece ->
    [marker] { NOUN($marker) }
   *[other] { COLOUR($piece, "") }
}
card = { $card }
nothing-there = vacío
not-told = sin indicar
word = { $word ->
    [centre] centro de la mesa
    [floor] { NOUN($floor) }
    [pillar] pilar
    [statue] estatua
    [window] ventana
    [game] final de la partida
    [obelisk] en el siguiente espacio
    [setup] antes de llenar los Expositores
    [offer] se toman losetas
    [tiling] { NOUN($tiling) }
    [play] se juegan losetas
    [preparation] preparación de la siguiente ronda
    [end] el final sin los puntos adicionales
    [over] la partida ha terminado
    [movement] movimiento
    [building] colocación
    [drawing] robar cartas
    [coloured] lado de colores
    [grey] lado gris
    [monochrome] lado monocromático
    [specialised-factories] Expositores especializados
    [standard] normal
    [random-centre] centro al azar
    [none-full] ninguna completa
    [as-taken] como en las jugadas
    [plus-one] +1
    [stay] se quedan
    [neighbours] a los contiguos
    [zero] 0
    [done] hecho
    [yes] sí
    [no] no
    [rewards] recompensas
    [cards] cartas
    [crystals] cristales
    [scales] escamas
    [offerings] ofrendas
    [none] nada
    [vulca] Vulca
    [terrah] Terrah
    [aqua] Aqua
    [out] junto a la ciudad
   *[other] { COLOUR($word, "") }
}
