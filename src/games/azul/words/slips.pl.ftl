# Pomyłki: każda następuje po „jeśli”.

slip-column-left-out = pominięto układ pionowy przez pole: { $space }
slip-row-left-out = pominięto układ poziomy przez pole: { $space }
slip-counted-once = { NOUN($tile) } ({ $space }) liczy się tylko w jednym z dwóch układów
slip-counted-alone = { NOUN($tile) } ({ $space }) liczy się sama, bez połączonych z nią
slip-new-tile-added = { NOUN($tile) } ({ $space }) dostaje własny punkt oprócz punktów za układy
slip-new-tile-left-out = nie liczy się sama { NOUN($tile) } ({ $space }), tylko połączone z nią
slip-tile-forgotten = { NOUN($tile) } ({ $space }) nie jest liczona
slip-also = { NOUN($tile) } ({ $space }) liczy też { $count ->
        [one] tę
       *[other] te
    } dalej ({ AND($spaces) }){ $why ->
        [gap] , mimo przerwy
        [gaps] , mimo przerw
        [diagonal] , choć { $count ->
            [one] styka się
           *[other] stykają się
        } tylko rogiem
       *[coming] , choć { $count ->
            [one] przyjdzie
           *[other] przyjdą
        } dopiero później
    }
slip-whole-group = wszystkie { NOUNS($tile) } złączone z tym polem ({ $space }) liczą się po razie, także { AND($spaces) }
slip-only-touching = liczą się tylko { NOUNS($tile) } stykające się z tym polem ({ $space }), bez dalszych: { AND($spaces) }
slip-from-below = { $player } układa z { $count ->
        [one] linii wzoru
       *[other] linii wzoru
    } { AND($lines) } od dołu zamiast od góry
slip-all-placed-first = { $player } układa { NOUNS($tile, case: "acc") } z { $count ->
        [one] linii wzoru
       *[other] linii wzoru
    } { AND($lines) }, zanim policzy którąkolwiek
slip-incomplete-line = { $player } z niepełnej linii wzoru { $line } kładzie { ONE($tile, $colour, case: "acc") } na pole: { $space }
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
slip-floor-last-only = { $player } płaci tylko za ostatni z elementów { AT($floor) } ({ $pieces })
slip-floor-twice = { $player } płaci dwa razy za to, co leży { AT($floor) }: −{ $cost }
slip-floor-past-zero = { $player } płaci za to, co leży { AT($floor) } (−{ $cost }), i schodzi poniżej 0
slip-floor-before-tiles = { $player } płaci za to, co leży { AT($floor) } (−{ $cost }), zanim policzone są { NOUNS($tile) } z tej rundy
slip-caught-paid = za { $colour ->
        [none] płytkę gracza rozpoczynającego, którą
       *[some] { NOUN($tile, $colour, case: "acc") }, którą
    } zatrzymał zachowany warsztat „0”, płaci się tak, jakby leżała { AT($floor) }
slip-kept-spares-one = zachowany warsztat „0” ma oszczędzić jeden element { AT($floor) } ({ $player })
slip-fallen-line-free = { $player } nie płaci { AT($floor) } za linię wzoru { $line }, która nie znajduje miejsca
slip-one-of-line-falls = { $player } płaci tylko za { ONE($tile, case: "acc") } z linii wzoru { $line }, która nie znajduje miejsca
slip-bonus-left-out = pominięto dodatkowe punkty za { $bonus }
slip-bonus-doubled = dodatkowe punkty za { $bonus } doliczono dwa razy
slip-bonus-too-early = dodatkowe punkty za { $bonus } doliczono już teraz, choć gra trwa
slip-bonus-unfinished = doliczono dodatkowe punkty za { $bonus }, choć brakuje jednej ({ $lacks })
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
slip-columns-as-colours = za każdą pełną kolumnę doliczono 10, a za każdy pełny kolor 7

slip-spaces = rząd { $row }{ $alone ->
        [yes] ,
       *[no] {""}
    } { $count ->
        [one] kolumna
       *[other] kolumny
    } { AND($columns) }
