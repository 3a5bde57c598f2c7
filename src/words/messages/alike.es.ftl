# What is said alike of everything.

space = fila { $row }, columna { $column }
between = { $most ->
    [none] { $least } o más
   *[other] de { $least } a { $most }
}
or = { $one } o { $other }
nothing = nada
nth = { $number }.ª
