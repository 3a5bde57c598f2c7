# Punkty z dowodem: co można przeliczyć palcem.

award-alone = { NOUN($tile, $colour) } ({ $space }) nie styka się z żadną inną: { COUNT($points, "point") }
award-row = { NOUN($tile, $colour) } ({ $space }) łączy w poziomie { COUNT($count, $tile, case: "acc") }: { $count ->
        [one] kolumna { $first }
       *[other] kolumny { $first }–{ $last }
    } w rzędzie { ROW($space) }
award-column = { NOUN($tile, $colour) } ({ $space }) łączy w pionie { COUNT($count, $tile, case: "acc") }: { $count ->
        [one] rząd { $first }
       *[other] rzędy { $first }–{ $last }
    } w kolumnie { COLUMN($space) }
award-floor = { $pieces }: −{ $cost }{ $lost ->
        [none] {" "}albo tyle, ile gracz ma punktów, jeśli ma ich mniej: opis tego nie mówi
        [whole] {""}
        [0] ; wynik to już 0 i tak pozostaje
       *[other] ; wynik zatrzymuje się na 0, więc −{ $lost }
    }
floor-pieces = { $next ->
        [none] { $piece } −{ $cost }
       *[some] { $piece } −{ $cost }, { $next }
    }
floor-piece = { $colour ->
        [none] płytka gracza rozpoczynającego
        [unknown] ?
       *[some] { COLOUR($colour, "tile") }
    }
award-caught = zachowany warsztat „0” zatrzymuje { $colour ->
        [none] { THE($marker, case: "acc") }
       *[some] { ONE($tile, $colour, case: "acc") }
    }: to nic nie kosztuje
award-fell = linia wzoru { $line } spada: { $why }
no-space = { $count ->
        [0] żadne pole rzędu { $line } { AT($wall) } nie przyjmie koloru { COLOUR($colour, "row", case: "gen") }
        [one] w rzędzie { $line } { AT($wall) } wolna jest tylko kolumna { AND($columns) }, w której kolor { COLOUR($colour, "row") } już jest
       *[other] w rzędzie { $line } { AT($wall) } wolne są tylko kolumny { AND($columns) }, w których kolor { COLOUR($colour, "row") } już jest
    }
award-full-row = rząd { $row } jest pełny: kolumny 1–5
award-full-column = kolumna { $column } jest pełna: rzędy 1–5
award-full-colour = jest komplet pięciu { NOUNS($tile, $colour, case: "gen") }: { $spaces }
award-hidden-wall = punkty za kolor { COLOUR($colour, "row") } ({ $space }) zależą od tego, co leży { AT($wall) }, a tego opis nie mówi
award-hidden-lines = opis nie mówi, które linie wzoru są pełne i ile przynoszą
award-hidden-floor = opis nie mówi o wszystkim, co wtedy leży { AT($floor) }
award-hidden-bonuses = opis nie mówi, co jest pełne { AT($wall) }
colour-spaces = rząd { ROW($space) } kolumna { COLUMN($space) }{ $next ->
        [none] {""}
       *[some] , { $next }
    }

rank-rows = ma { $order ->
        [more] więcej
       *[fewer] mniej
    } pełnych rzędów przy tej samej liczbie punktów niż { AND($others) }: { $rows } wobec { AND($theirs) }
rank-shared = ma tyle samo punktów i pełnych rzędów ({ $rows }) co { AND($others) }: { $first ->
        [yes] wspólna wygrana
       *[no] wspólne miejsce
    }
rank-both = { $one }; { $other }
