# What is said alike of everything.

space = rząd { $row }, kolumna { $column }
between = { $most ->
    [none] { $least } lub więcej
   *[other] od { $least } do { $most }
}
or = { $one } lub { $other }
nothing = nic
nth = { $number }.
