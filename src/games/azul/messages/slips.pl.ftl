# Częste błędy: każdy następuje po „jeśli”.

slip-column-left-out = pominięto pionowy ciąg przez pole w rzędzie { ROW($space) }, w kolumnie { COLUMN($space) }
slip-row-left-out = pominięto poziomy ciąg przez pole w rzędzie { ROW($space) }, w kolumnie { COLUMN($space) }
slip-counted-once = { NOUN($tile) } ({ $space }) liczy się tylko w poziomie albo tylko w pionie
slip-counted-alone = { NOUN($tile) } ({ $space }) liczy się sama, bez połączonych z nią
slip-alone-twice = za { NOUN($tile, case: "acc") } ({ $space }), która nie styka się z żadną inną, dolicza się punkt w poziomie i punkt w pionie
slip-new-tile-added = za samą { NOUN($tile, case: "acc") } ({ $space }) dolicza się jeszcze punkt
slip-new-tile-left-out = nie liczy się sama { NOUN($tile) } ({ $space }), tylko połączone z nią
slip-tile-forgotten = { NOUN($tile) } ({ $space }) nie jest liczona
slip-also = z { NOUN($tile, case: "ins") } ({ $space }) liczy się też { PLURAL($count, "tę", "te") } { AND($spaces, case: "loc") }{ $why ->
        [gap] , mimo przerwy
        [gaps] , mimo przerw
        [diagonal] , choć { $count ->
            [one] styka się z nią
           *[other] stykają się z nią
        } tylko rogiem
       *[coming] , choć { PLURAL($count, "przyjdzie", "przyjdą") } dopiero później
    }
slip-whole-group = wszystkie { NOUNS($tile) } z grupy wokół tego pola ({ $space }) liczą się po jednym razie, także te { AND($spaces, case: "loc") }
slip-only-touching = liczą się tylko { NOUNS($tile) } stykające się z tym polem ({ $space }), a nie te dalej, { AND($spaces, case: "loc") }
slip-from-below = { $player } układa z linii wzoru { AND($lines) } od dołu zamiast od góry
slip-all-placed-first = { $player } układa { NOUNS($tile, case: "acc") } z linii wzoru { AND($lines) }, zanim policzy którąkolwiek
slip-incomplete-line = { $player } z niepełnej linii wzoru { $line } kładzie { ONE($tile, $colour, case: "acc") } na pole w rzędzie { ROW($space) }, w kolumnie { COLUMN($space) }
slip-floor-forgotten = { $player } nie płaci za to, co leży { AT($floor) }
slip-floor-without-marker = { $player } nie płaci za płytkę gracza rozpoczynającego, która leży { AT($floor) }
slip-floor-moves-up = { $player } płaci tak, jakby płytki gracza rozpoczynającego nie było { AT($floor) }
slip-marker-costs-one = { $player } płaci −1 za płytkę gracza rozpoczynającego, a za resztę tak, jakby nie było jej { AT($floor) }
slip-floor-one-two-three = { $player } płaci za to, co leży { AT($floor) }, tak: { $costs }
slip-costs = { $next ->
        [none] −{ $cost }
       *[some] −{ $cost }, { $next }
    }
slip-floor-one-each = { $player } płaci −1 za każdy element { AT($floor) } ({ $pieces })
slip-floor-last-only = { $player } płaci tylko za ostatni element { AT($floor) } (wszystkich jest { $pieces })
slip-floor-twice = { $player } płaci dwa razy za to, co leży { AT($floor) }: −{ $cost }
slip-floor-past-zero = { $player } płaci za to, co leży { AT($floor) } (−{ $cost }), i schodzi poniżej 0
slip-floor-before-tiles = { $player } płaci za to, co leży { AT($floor) } (−{ $cost }), zanim policzone są { NOUNS($tile) } z tej rundy
slip-caught-paid = za { $colour ->
        [none] płytkę gracza rozpoczynającego, którą
       *[some] { NOUN($tile, $colour, case: "acc") }, którą
    } zatrzymał zachowany warsztat „0”, płaci się tak, jakby leżała { AT($floor) }
slip-kept-spares-one = { $player } dzięki zachowanemu warsztatowi „0” nie płaci za jeden element { AT($floor) }
slip-fallen-line-free = { $player } nic nie płaci za linię wzoru { $line }, która spada { TO($floor) }, bo nie ma dla niej miejsca
slip-one-of-line-falls = { $player } płaci tylko za jedną { NOUN($tile, case: "acc") } z linii wzoru { $line }, która spada cała, bo nie ma dla niej miejsca
slip-bonus-left-out = pominięto dodatkowe punkty za { $bonus }
slip-bonus-doubled = dodatkowe punkty za { $bonus } doliczono dwa razy
slip-bonus-too-early = dodatkowe punkty za { $bonus } doliczono już teraz, choć gra trwa
slip-bonus-unfinished = doliczono dodatkowe punkty za { $bonus }, choć brakuje tam jednej { NOUN($tile, case: "gen") } ({ $lacks })
slip-bonus = { $kind ->
        [row] rząd { $number }
        [column] kolumnę { $number }
        [unfinished-colour] kolor { COLOUR($colour, "row") }
       *[colour] komplet pięciu { NOUNS($tile, $colour, case: "gen") }
    }
slip-lacks = { $kind ->
        [row] rząd { $number }
       *[column] kolumna { $number }
    }
slip-rows-as-columns = za każdy pełny rząd doliczono 7, a za każdą pełną kolumnę 2
slip-rows-like-columns = za każdy pełny rząd doliczono 7, tak jak za kolumnę
slip-columns-as-colours = za każdą pełną kolumnę doliczono 10, a za każdy pełny kolor 7

slip-spaces = rząd { $row }{ IF($alone, ",") } { PLURAL($count, "kolumna", "kolumny") } { AND($columns) }
    .loc = w rzędzie { $row }, w { PLURAL($count, "kolumnie", "kolumnach") } { AND($columns) }
