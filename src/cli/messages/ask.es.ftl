# La pregunta en una terminal.

keys = Intro sin más: no se sabe. `?` dice qué se puede escribir, `<` vuelve a la pregunta anterior, `>` deja de preguntar y responde.
which-game = ¿Qué juego?
which-question = ¿Cuál es la pregunta?
which-variant = ¿Qué lado de los tableros, o qué variante?{ IF($several, " Si son varias, separadas por comas.") }
question = { $question ->
    [score] ¿Cuántos puntos?
    [bonuses] ¿Cuántos puntos con los adicionales del final?
    [move] ¿Se puede hacer esta jugada?
   *[photo] ¿Es posible esta posición?
}
who = ¿De quién es el tablero? Un nombre; si son varios jugadores, todos en sentido horario, separados por comas:
who-help = por ejemplo: Ana
    o bien: Ana, Luis, Marta
what-is-done = { $number ->
    [1] ¿Qué se hace?
   *[other] ¿Y después? Intro: nada más.
}
which-of = { $place }: ¿de cuál hay algo que decir? Un nombre; Intro si de ninguno o de ninguno más:
place = { $place }{ IF($has-hints, " (") }{ $hints }{ IF($has-hints, ")") }:
dot = `.` donde no hay nada
range = de { $least } a { $most }
such-as = por ejemplo { $example }
choose = elige un número del 1 al { $count }
needed = esto hay que decirlo
is-first = esta es la primera pregunta
no-text = esto no es texto simple en UTF-8: escríbelo otra vez
not-possible = No es posible: { $fault }. Si está así, sigue; `<` vuelve atrás para cambiarlo.
left-out = Se omite, porque no se sabe todo: { $lacking }
who-claims = ¿Alguien dice otro número? Por ejemplo { $player } 12; Intro si nadie:
kept = guardado en { $file }: cámbialo allí, y `tilejudge { $command } { $file }` vuelve a responder
there-meanwhile = entretanto hay un archivo { $file }, que se queda como está
nothing-kept = no se ha dicho nada, así que no se guarda nada
