# Lo que hace posible un caso imposible.

nothing-to-repair = no hay nada que reparar
no-repair = no lo explican ni uno ni dos de los errores habituales al copiar
none-found = no se ha encontrado ningún cambio que lo haga posible
cut-short = no se han probado todos los cambios
readable = solo lo impiden palabras mal escritas
mends = un solo cambio lo hace posible:
likeliest = cada uno de estos { $count } cambios lo hace posible, primero los más probables (`tilejudge repair` los muestra todos):
folded = y { $count } más que esto quita (`--format json` los da)
made = este cambio se ha hecho en el archivo
single = { $count ->
    [one] un solo cambio lo hace posible
   *[other] cada uno de estos { $count } cambios lo hace posible
}
legal = { $count ->
    [one] un solo cambio hace que se permitan todas las jugadas
   *[other] cada uno de estos { $count } cambios hace que se permitan todas las jugadas
}
pairs = { $count ->
    [one] ningún cambio por sí solo lo hace posible, pero sí estos dos juntos
   *[other] ningún cambio por sí solo lo hace posible, pero sí cada una de { $count } parejas
}
parts = { $count ->
    [one] no lo explica ningún error habitual al copiar, pero sin lo que se nombra aquí el resto es posible
   *[other] no lo explica ningún error habitual al copiar, pero sin cualquiera de estas partes el resto es posible
}
of-case = el caso
instead = { $place }: { $to } en lugar de { $from }
missing = { $place }: falta { $to }
without = { $place }: sin { $from }
changed = { $place }: como se muestra
laid = { $place }: { $way ->
    [one-up] todo una fila más arriba
    [one-down] todo una fila más abajo
    [one-left] todo una columna más a la izquierda
    [one-right] todo una columna más a la derecha
    [mirrored] en espejo, la izquierda por la derecha
    [half-turn] girado 180°
    [transposed] filas por columnas
   *[last-first] al revés, de la última a la primera
}
rows = { $place }: las filas { $one } y { $other } se intercambian
columns = { $place }: las columnas { $one } y { $other } se intercambian
row = { $place }: la fila { $row } { $way ->
    [one-left] una columna más a la izquierda
    [one-right] una columna más a la derecha
   *[mirrored] en espejo, la izquierda por la derecha
}
part = { $place }: sin { $count ->
    [one] esta parte el resto es posible; conviene mirarla otra vez y copiarla de nuevo
   *[other] estas partes el resto es posible; conviene mirarlas otra vez y copiarlas de nuevo
}
exchanged = se intercambian «{ $one }» y «{ $other }»
space = { $of }, fila { $row }, columna { $column }
moved = { $of }: { $piece } en la fila { $row }, columna { $column } en lugar de la fila { $typed-row }, columna { $typed-column }
more = y { $count } más
changes = { $count ->
    [one] { $count } cambio
   *[other] { $count } cambios
}
why = { $kind ->
    [neighbour] una casilla o línea más allá
    [look-alike] colores que se parecen
    [colour] otro color
    [forgotten] falta una pieza
    [surplus] sobra una pieza
    [marker] dónde está el marcador
    [digits] cifras intercambiadas
    [number] otro número
    [word] otra palabra, quizá dejada como en la plantilla
    [spelling] mal escrito
    [thing] otra palabra
    [order] en otro orden
    [player] otra persona
    [boards] tableros en otro orden
    [move] otra jugada que la anotada
    [move-twice] una jugada anotada dos veces
    [move-left-out] falta una jugada
    [move-order] dos jugadas cambiadas de orden
   *[throughout] un color por otro en todas partes
}
