# Co czyni położenie niemożliwym. $tile, $wall, $floor i $lid to nazwy z danego wydania.

wrong-space = { $player }: { AT($wall) } leży { NOUN($tile, $holds) } ({ $space }), a to pole jest { COLOUR($printed, "space") }
    .label = { COLOUR($holds, $tile) } na polu w kolorze: { COLOUR($printed, "column") }
    .help = pole ({ $space }) przyjmuje tylko kolor { COLOUR($printed, "row") }; { COLOUR($holds, "space") } pole rzędu { ROW($space) } jest w kolumnie { $belongs_in_column }

twice-in-row = { $player }: { AT($wall) } w rzędzie { ROW($space) } kolor { COLOUR($colour, "row") } jest dwa razy: w kolumnie { COLUMN($first) } i w kolumnie { COLUMN($space) }
    .label = znowu kolor { COLOUR($colour, "row") }
    .help = { $others ->
        [none] każdy rząd przyjmuje kolor { COLOUR($colour, "row") } tylko raz
       *[some] jedna z nich musi mieć kolor, którego brakuje w rzędzie { ROW($space) }: { OR($others) }
    }
    .first = pierwsza w tym kolorze w rzędzie

twice-in-column = { $player }: { AT($wall) } w kolumnie { COLUMN($space) } kolor { COLOUR($colour, "row") } jest dwa razy: w rzędzie { ROW($first) } i w rzędzie { ROW($space) }
    .label = znowu kolor { COLOUR($colour, "row") }
    .help = jedna z nich leży w innej kolumnie albo ma inny kolor: kolumna { COLUMN($space) } przyjmuje kolor { COLOUR($colour, "row") } tylko raz
    .first = pierwsza w tym kolorze w kolumnie

mixed-line = { $player }: linia wzoru { $line } zawiera kolor { COLOUR($first, "row") }, a na polu { $space } od lewej { COLOUR($other, "row") }
    .label = { COLOUR($other, "row") } obok koloru { COLOUR($first, "row", case: "gen") }
    .help = linia wzoru zawiera jeden kolor: wszystkie { COLOURS($first, $tile) } albo wszystkie { COLOURS($other, $tile) }

overfull-line = { $player }: linia wzoru { $line } zawiera { COUNT($count, $tile, case: "acc") }, a ma { COUNT($spaces, "space", case: "acc") }
    .label = { COUNT($count, $tile) } na { $spaces }
    .help = co się nie mieści, spada: dołóż { COUNT($over, $tile, case: "acc") } { TO($floor) }

line-gap = { $player }: linia wzoru { $line } ma puste pole na prawo od { NOUN($tile, case: "gen") }: pole { $space } od lewej
    .label = puste
    .help = linie wypełnia się od prawej: wpisz najpierw puste pola, na końcu { NOUNS($tile, case: "acc") }, albo pomiń kropki

line-of-wall-colour = { $player }: linia wzoru { $line } zawiera kolor { COLOUR($colour, "row") }, ale w rzędzie { $line } { AT($wall) } ten kolor już jest, w kolumnie { COLUMN($space) }
    .label = kolor { COLOUR($colour, "row") } na linii { $line }
    .help = { $others ->
        [none] linia wzoru { $line } nie przyjmuje już koloru { COLOUR($colour, "row", case: "gen") }
       *[some] linia wzoru { $line } może zawierać tylko kolor, którego brakuje w rzędzie: { OR($others) }
    }
    .there = kolor { COLOUR($colour, "row") } { AT($wall) }

line-without-column = { $player }: linia wzoru { $line } zawiera kolor { COLOUR($colour, "row") }, ale żadne wolne pole rzędu { $line } { AT($wall) } go nie przyjmuje
    .label = kolor { COLOUR($colour, "row") } na linii { $line }
    .help = we wszystkich wolnych kolumnach rzędu { $line } jest już kolor { COLOUR($colour, "row") }; przy interpretacji grey-line-check=yes linia byłaby dozwolona i by spadła

overfull-floor = { $player }: { AT($floor) } leży { $count } { $count ->
        [one] element
        [few] elementy
       *[many] elementów
    }, a są tam { COUNT($spaces, "space") }
    .label = { $count } na { COUNT($spaces, "space", case: "loc") }
    .help = co spada, gdy brak miejsca, trafia { TO($lid) }

floor-gap = { $player }: { AT($floor) } na lewo od leżącego elementu jest puste pole: pole { $space }, które kosztuje { COUNT($cost, "point", case: "acc") }
    .label = puste
    .help = wypełnia się ją od lewej bez przerw: przesuń elementy w lewo albo dodaj brakujący

overfull-kept = { $player }: na zachowanym warsztacie „0” leży { $count } { $count ->
        [one] element
        [few] elementy
       *[many] elementów
    }, a zatrzymuje on tylko jeden
    .label = { $count }
    .help = elementy, które spadły po pierwszym, leżą { AT($floor) }
