# La página de un catálogo: sus reglas, interpretaciones y errores frecuentes.

page-title = Reglas e interpretaciones: { $game }
about-rules = Las reglas con nuestras palabras, en el orden de los reglamentos, con los pasajes que las dicen. Los títulos se citan tal como están impresos; los párrafos y los puntos se cuentan desde su título.
book = `{ $id }`: *{ $title }*, en { $language ->
    [Polish] polaco
   *[Spanish] español
}
rules = Reglas
where = Dónde lo dice:
rulings = Interpretaciones
about-rulings = Preguntas que los reglamentos dejan abiertas. La respuesta por defecto es la lectura más sencilla del texto; *en línea* es lo que hace la versión en línea más jugada.
role = { $role ->
    [both] por defecto, en línea
    [default] por defecto
   *[online] en línea
}
not-online = La versión en línea no decide nada sobre esto.
left-open = Qué lo deja abierto:
slips = Errores frecuentes
about-slips = Errores que se cometen al contar y con los que el árbitro explica una afirmación equivocada.
column-slip = error
column-wrong = un número está mal si
column-but = pero
column-rule = regla
slip = Un número está mal si { $title }. Pero: { $statement }
slip-rule = Regla: `{ $rule }`
