# Warsztaty, środek, płytka gracza rozpoczynającego i tury: co mówi o nich każda gra, która je ma.

factory-count = opis pokazuje { COUNT($factories, "factory", case: "acc") }, a przy { $players } graczach używa się { $expected }
    .label = { COUNT($factories, "factory") }
    .help = wypisz każdy z { $expected } warsztatów tylko raz; pusty zapisuje się jako ""; jeśli nie wszystkie są znane, pomiń je: wystarczy, że ruch mówi, ile bierze

factory-count-for-nobody = opis pokazuje { COUNT($factories, "factory", case: "acc") }, a tylu nie używa się przy żadnej liczbie graczy
    .label = { COUNT($factories, "factory") }
    .help = 5 dla dwóch graczy, 7 dla trzech, 9 dla czterech; pusty warsztat zapisuje się jako ""

several-markers = { THE($marker) } jest w { $count } miejscach ({ AND($places) })
    .label = jeszcze jedna płytka gracza rozpoczynającego
    .help = jest tylko jedna taka płytka: zostaw ją tam, gdzie leży, a usuń z pozostałych miejsc
    .other = płytka gracza rozpoczynającego
several-times = { $count } razy { $place }

starter-without-marker = { $player } nie może rozpocząć następnej rundy: { THE($marker, case: "acc") } ma { $holder }
    .label = płytkę gracza rozpoczynającego ma { $holder }
    .help = między rundami `zaczyna` to osoba, która rozpoczyna następną, a rozpoczyna ta, która ma płytkę: sprawdź jedno i drugie
    .marker = płytka

turn-wrong = według opisu teraz gra { $player }, ale rundę { $told ->
        [yes] rozpoczyna
       *[no] może rozpoczynać tylko
    } { $starter }, a { $taken ->
        [0] nikt jeszcze niczego nie zabrał
        [one] rozegrano jedną turę
       *[other] rozegrano { COUNT($taken, "turn", case: "acc") }
    }: teraz gra { $next }
    .label = teraz gra { $next }
    .help = { $told ->
        [yes] dopóki płytka gracza rozpoczynającego leży na środku, każdy pusty warsztat oznacza jedną turę
       *[no] każdy pusty warsztat oznacza jedną turę, podobnie jak zabrana płytka gracza rozpoczynającego
    }: sprawdź `tura`, `zaczyna`, warsztaty i tę płytkę

turns-first-from-centre = płytkę gracza rozpoczynającego ma { $player }, więc wcześniej nikt nie zabrał niczego ze środka, ale rundę rozpoczyna { $starter }, a { $emptied ->
        [one] pusty jest tylko jeden warsztat
        [few] puste są tylko { $emptied } warsztaty
       *[many] pustych jest tylko { $emptied } warsztatów
    }: to nie mogła być kolej tego gracza
    .label = rozpoczyna { $starter }
    .help = dopóki nikt nie zabierze niczego ze środka, w każdej turze pustoszeje warsztat: sprawdź `zaczyna`, warsztaty i kto ma płytkę gracza rozpoczynającego

turns-apart = { $player } ma za sobą w tej rundzie co najmniej { COUNT($least, "turn", case: "acc") }, a { $other } { $most ->
        [0] ani jednej
       *[other] najwyżej { $most }
    }{ $order }
    .label = { COUNT($least, "turn") }
    .help = { $told }, a nikt nie wyprzedza innych o więcej niż jedną turę: sprawdź { AND($check) }
    .other = { $most ->
        [0] ani jednej tury
       *[other] najwyżej { COUNT($most, "turn") }
    }

turns-without-tiles = { $emptied ->
        [one] { $emptied } warsztat jest pusty
        [few] { $emptied } warsztaty są puste
       *[many] { $emptied } warsztatów jest pustych
    }{ $marker_taken ->
        [yes] {" "}i ktoś ma { THE($marker, case: "acc") }
       *[no] {""}
    }, więc { $player } ma za sobą co najmniej { COUNT($least, "turn", case: "acc") }{ $order }, ale { $most ->
        [0] nie ma ani jednej płytki z tej rundy
       *[other] tylko { COUNT($most, $tile) } może być z tej rundy
    }
    .label = co najmniej { COUNT($least, "turn") }
    .help = każdy pusty warsztat to jedna tura, płytka gracza rozpoczynającego jeszcze jedna, a każda tura daje przynajmniej { ONE($tile, case: "acc") }: sprawdź { AND($check) }

turns-too-many = { $player } ma za sobą w tej rundzie co najmniej { COUNT($least, "turn", case: "acc") }, ale { $emptied ->
        [one] { $emptied } warsztat jest pusty
        [few] { $emptied } warsztaty są puste
       *[many] { $emptied } warsztatów jest pustych
    } i nikt nie zabrał niczego ze środka, więc { $most ->
        [0] nie mogło być ani jednej tury
       *[other] mogło być ich najwyżej { $most }
    }{ $order }
    .label = { COUNT($least, "turn") }
    .help = { $told }; dopóki płytka gracza rozpoczynającego leży na środku, każda tura opróżnia warsztat: sprawdź { AND($check) }

turn-order = { $starter ->
        [none] { $turn ->
            [none] {""}
           *[some] , { $link ->
                [though] choć
               *[as] bo
            } teraz gra { $turn }
        }
       *[some] , { $link ->
            [though] choć
           *[as] bo
        } rundę rozpoczyna { $starter }{ $turn ->
            [none] {""}
           *[some] , a teraz gra { $turn }
        }
    }

turn-check = { $what ->
        [factories] warsztaty
        [marker] płytkę gracza rozpoczynającego
        [starter] `zaczyna`
       *[turn] `tura`
    }
