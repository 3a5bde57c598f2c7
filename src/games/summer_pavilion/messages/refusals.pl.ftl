# Dlaczego ruch jest niedozwolony lub nierozstrzygnięty i co byłoby dozwolone.

not-told = opis nie mówi, { $what }

wrong-phase = { $why ->
        [none] { $doing } { $when }, tylko { $then }
       *[some] { $doing }: robi się to { $then }, a to nie może być ta faza, bo { $why }
    }
    .label = { $why ->
        [none] nie { $when }
       *[some] nie teraz
    }
    .help = { $why ->
        [none] { $next }
       *[some] sprawdź, co mówi opis, i dopisz w nim fazę (`faza:`)
    }

cannot = { $verb ->
        [take] { $player } nie może zabierać płytek
        [place] { $player } nie może ułożyć płytki
        [bonus] { $player } nie może wybierać dodatkowych płytek
        [pass] { $player } nie może spasować
        [refill] magazynu nie uzupełnia się
        [deal] nie można przygotować rundy
       *[finish] nie można doliczyć dodatkowych punktów
    }

comes-next = { $phase ->
        [setup] najpierw trzeba uzupełnić magazyn i warsztaty (`uzupełnia:`, `rozdaje:`)
        [offer] faza 1 trwa, aż wszystko zostanie zabrane{ $turn ->
            [none] {""}
           *[some] ; teraz zabiera { $turn }
        }
        [play] faza 2 trwa, aż wszyscy spasują{ $turn ->
            [none] {""}
           *[some] ; teraz płytkę układa lub pasuje { $turn }
        }
        [preparation] teraz trzeba przygotować kolejną rundę (`rozdaje:`)
        [end] pozostaje tylko doliczyć dodatkowe punkty (`kończy: grę`)
       *[over] wszystko jest policzone: nie ma już żadnego ruchu
    }

not-your-turn = { $player } gra poza kolejnością: teraz gra { $turn }
    .label = teraz gra { $turn }
    .help = { $begins ->
        [round] rundę rozpoczyna ten, kto miał płytkę gracza rozpoczynającego, czyli { $turn };{" "}
        [phase] { $turn } ma płytkę gracza rozpoczynającego i rozpoczyna fazę 2;{" "}
        [unmarked] nikt nie wziął płytki gracza rozpoczynającego, dlatego fazę 2 rozpoczyna { $turn };{" "}
       *[none] {""}
    }tury następują zgodnie z ruchem wskazówek zegara, teraz { $order }

turns-to-come = { $first }{ $rest ->
        [none] {""}
       *[some] , potem { $rest }
    }

who = { $whose }
    .of = { $whose }

turn-of-others = { $player } gra poza kolejnością: teraz gra { OR($turns, case: "of") }
    .label = teraz gra { OR($turns) }
    .help = tury następują zgodnie z ruchem wskazówek zegara: dodaj do opisu `tura:` i ruchy pozostałych przed tym ruchem

already-passed = { $player }: po spasowaniu nie ma już tur w tej rundzie
    .label = już po spasowaniu
    .help = { $left ->
        [none] { $whole ->
            [yes] { $next }
           *[no] { $player } nie ma już nic do zrobienia, dopóki runda nie skończy się dla wszystkich
        }
       *[some] w tej rundzie { SIZE($left) ->
            [one] może
           *[other] mogą
        } jeszcze grać tylko { AND($left) }
    }

bonus-first = { $earner } ma { COUNT($count, "bonus tile", case: "acc") } do wyboru przed wszystkim innym
    .label = najpierw { COUNT($count, "bonus tile") }
    .help = wpisz przed tym ruchem ruch z `premia:` (gracz: { $earner }){ $supply ->
        [none] {""}
       *[some] ; magazyn zawiera { AND($supply, case: "acc") }
    }

no-such-factory = nie ma warsztatu { $factory }: na stole { $count ->
        [one] jest { COUNT($count, "factory") }
        [few] są { COUNT($count, "factory") }
       *[many] jest { COUNT($count, "factory") }
    }
    .label = nie ma takiego warsztatu
    .help = warsztaty mają numery od 1 do { $count } w kolejności z `warsztaty:`{ $lies ->
        [none] {""}
       *[some] ; { $lies }
    }

source-empty = { $player } zabiera { FROM($source) }, ale nic tam nie leży
    .label = pusto
    .help = { $from ->
        [centre] {""}
       *[other] reszta z warsztatu, z którego ktoś zabrał, trafia na środek pola gry;{" "}
    }{ $instead }
    .there = nic

nothing-taken = { $player } nic nie zabiera, a w tej turze musi zabrać płytki
    .label = nic
    .help = { $instead }

several-colours = { $player } zabiera płytki { COLOURS($first, "tile", case: "acc") } i { COLOURS($second, "tile", case: "acc") }, a w turze wybiera się jeden kolor; dodatkowo zabiera się tylko kolor atutowy, czyli { COLOUR($wild, "row") }
    .label = dwa kolory
    .help = { $instead }

taken-in-no-round = { $player } zabiera { AND($taken, case: "acc") }{ $from ->
        [none] {""}
       *[some] {" "}{ FROM($source) }
    }, a na to nie pozwala żadna runda, jakikolwiek byłby kolor atutowy
    .label = w żadnej rundzie
    .help = zabierz wszystkie płytki jednego koloru i, jeśli przy nich leży, jedną płytkę koloru atutowego z tej rundy
    .there = { $lying ->
        [none] {""}
       *[some] { AND($lying) }
    }

colour-not-there = { $player } zabiera { NOUNS("tile", $colour, case: "acc") }, ale { AT($source) } nie ma żadnej
    .label = nie ma tam koloru { COLOUR($colour, "row", case: "gen") }
    .help = { THE($source) } zawiera { AND($rest, case: "acc") }; { $lies }
    .there = { AND($there) }

colour-gone = { $player } zabiera { NOUNS("tile", $colour, case: "acc") } { FROM($source) }, ale po tym, co wcześniej zabrano, żadna nie może tam leżeć
    .label = żadna nie została
    .help = kto zabiera kolor, zabiera wszystkie jego płytki, z jedną atutową, jeśli tam leży, a samą atutową tylko tam, gdzie nic innego nie leży

not-all-of-colour = { $few ->
        [yes] { $player } zabiera { $taken } z { COUNT($there, "tile", $colour, case: "gen") }, które leżą { AT($source) }, a trzeba zabrać wszystkie płytki jednego koloru
       *[no] { $player } zabiera { COUNT($taken, "tile", $colour, case: "acc") } { FROM($source) }, ale { $there ->
            [one] leży
            [few] leżą
           *[many] leży
        } tam tylko { $there }
    }
    .label = { PLURAL($there, "leży", "leżą", "leży") } tam { $there }
    .help = { $instead }
    .there = { AND($lying) }

more-than-factory = { $player } zabiera { COUNT($taken, "tile", case: "acc") } { FROM($source) }, gdzie może leżeć najwyżej { $most }
    .label = najwyżej { $most }
    .help = na warsztacie kładzie się cztery płytki, razem z atutowymi: sprawdź `bierze` i `z`

more-than-centre = { $player } zabiera { COUNT($taken, "tile", case: "acc") } { FROM($source) }, skąd naraz można zabrać najwyżej { $most }
    .label = najwyżej { $most }
    .help = z jednego warsztatu na środek trafiają najwyżej trzy płytki: sprawdź `bierze` i `z`

more-than-left = { $player } zabiera { COUNT($taken, "tile", $colour, case: "acc") }, ale { $most ->
        [0] żadna nie mogła zostać
       *[other] mogło ich zostać najwyżej { $most }
    }
    .label = najwyżej { $most }
    .help = w grze są 22 płytki każdego koloru, a pozostałe widać gdzie indziej: sprawdź `bierze` i to, co pokazuje opis

wild-chosen = { $player } wybiera { COLOUR($wild, "row") }, kolor atutowy tej rundy, a nie można go wybrać, dopóki { AT($source) } leży inny kolor ({ AND($others) })
    .label = atut tej rundy
    .help = { $instead }
    .there = { AND($lying) }

wild-count = { $expected ->
        [0] { $player } zabiera { COUNT($taken, "tile", $wild, case: "acc") } w kolorze atutowym, ale { AT($source) } takich nie ma
       *[1] { $taken ->
            [0] { $wilds ->
                [1] { $player } zostawia { AT($source) } { NOUN("wild tile", $wild, case: "acc") }, a trzeba ją też zabrać
               *[other] { $player } zostawia { AT($source) } { NOUNS("wild tile", $wild, case: "acc") }, a trzeba zabrać dodatkowo dokładnie jedną z nich
            }
           *[other] { $player } zabiera { COUNT($taken, "tile", $wild, case: "acc") }, ale { COLOUR($wild, "row") } jest kolorem atutowym: zabiera się dokładnie jedną
        }
    }
    .label = { $taken ->
        [0] bez { NOUN("wild tile", $wild, case: "gen") }
       *[other] { COUNT($taken, "tile", $wild) }
    }
    .help = { $instead }
    .there = { AND($lying) }

wilds-taken = { $player } zabiera { COUNT($taken, "tile", $wild, case: "acc") }, ale { COLOUR($wild, "row") } jest kolorem atutowym: takich płytek zabiera się dokładnie { $expected }
    .label = { COUNT($taken, "tile", $wild) }
    .help = { $instead }

wild-alone = { $player } zabiera { COUNT($taken, "tile", $wild, case: "acc") }{ $from ->
        [none] {""}
       *[some] {" "}{ FROM($from) }
    }, ale { COLOUR($wild, "row") } jest kolorem atutowym: takich płytek zabiera się dokładnie { $expected }
    .label = { COUNT($taken, "tile", $wild) }
    .help = { $instead }
    .there = { $lying ->
        [none] {""}
       *[some] { AND($lying) }
    }

take-one-colour = zabierz wszystkie płytki jednego koloru i jedną płytkę atutową, jeśli przy nich leży

takes-from = { FROM($source) } można zabrać { THE($takes, case: "acc") }

source = { THE($from) }
    .at = { AT($from) }
    .from = { FROM($from) }

either = { OR($heaps) }
    .acc = { OR($heaps, case: "acc") }

heap = { AND($tiles) }
    .acc = { AND($tiles, case: "acc") }

heap-plus = { PLUS($tiles) }
    .acc = { PLUS($tiles, case: "acc") }

lies-there = { AT($source) } ({ AND($tiles) })

lies = { COLOURS($colour, "tile") } leżą { AND($places) }

lies-nowhere = { $known ->
        [yes] nigdzie nie ma do zabrania { NOUN("tile", $colour, case: "gen") }
       *[no] opis nie pokazuje { NOUN("tile", $colour, case: "gen") }, którą można by zabrać
    }

space-covered = { $player } nie może ułożyć płytki na { AT($here) }: leży tam już { NOUN("tile", $holds) }
    .label = leży tu { NOUN("tile", $holds) }
    .help = { $instead }
    .tile = tu { COLOUR($holds, "tile") }

no-space = { $player } nie może ułożyć płytki { AT($on) }
    .label = to nie pole gwiazdy
    .help = { $instead }

star-takes-another = { NOUN("tile", $colour) } nie może leżeć na { AT($here) }: { NOUN("star", $takes) } przyjmuje tylko kolor { COLOUR($takes, "row") }
    .label = tylko kolor { COLOUR($takes, "row") }
    .help = { $instead }

wild-on-other-star = { NOUN("tile", $wild) } nie może leżeć na { AT($here) }: płytka atutowa zastępuje inne przy płaceniu, ale płytka układana na { NOUN("star", $takes, case: "loc") } musi być { COLOUR($takes, "tile") }
    .label = nie na { NOUN("star", $takes, case: "loc") }
    .help = { $affordable ->
        [yes] ułóż tam { NOUN("tile", $takes, case: "acc") }, a za resztę zapłać { NOUNS("wild tile", $wild, case: "ins") };{" "}
       *[no] {""}
    }{ $instead }

star-has-colour = { NOUN("tile", $colour) } nie może leżeć na { AT($here) }: { $on } przyjmuje każdy kolor raz, a kolor { COLOUR($colour, "row") } leży już na { AT($other) }
    .label = kolor { COLOUR($colour, "row") } już tam jest
    .help = { $instead }
    .tile = tu już { COLOUR($colour, "tile") }

star-of-one-colour = { NOUN("tile", $colour) } nie może leżeć na { AT($here) }: { $on } ma już { COUNT($count, "tile", $holds, case: "acc") } i przyjmuje tylko ten kolor
    .label = tylko kolor { COLOUR($holds, "row") }
    .help = { $instead }
    .tile = tu { COLOUR($holds, "tile") }

-paid-with = co najmniej jedna { NOUN("tile", $colour) }, pozostałe w tym samym kolorze{ $wild ->
        [none] {""}
        [untold] {" "}albo w atutowym
       *[some] {" "}albo w kolorze { COLOUR($wild, "row", case: "loc") } (atutowym)
    }

needs-hand = { $spaces ->
        [no] żadne wolne pole nie przyjmie { NOUN("tile", $colour, case: "gen") }
        [none] { NOUN("tile", $colour, case: "ins") } można zakryć każde wolne pole, które ją przyjmuje; płaci się tyloma płytkami, ile wskazuje liczba: { -paid-with }
       *[some] { NOUN("tile", $colour, case: "ins") } można zakryć { $spaces }; płaci się tyloma płytkami, ile wskazuje liczba: { -paid-with }
    }

price = { $here } wymaga { $needs ->
        [1] tylko tej płytki, którą się układa
       *[other] { COUNT($needs, "tile", case: "gen") }: { -paid-with }
    }

needs-stars = gdzie można ułożyć { NOUN("tile", $colour, case: "acc") }, płacąc tym, co leży obok planszy ({ AND($tiles) }), zależy od gwiazd

can-go = płacąc tym, co leży obok planszy ({ AND($tiles) }), { NOUN("tile", $colour, case: "ins") } można zakryć { $spaces }

needs-round = gdzie można ułożyć { NOUN("tile", $colour, case: "acc") }, zależy od koloru atutowego, a więc od rundy: dodaj `runda:`

others-can-go = { $holds ->
        [yes] { $open ->
            [yes] { $player } nie może zapłacić za żadne wolne pole dla { NOUN("tile", $colour, case: "gen") }, ale
           *[no] żadne wolne pole nie przyjmie { NOUN("tile", $colour, case: "gen") }, ale { $player }
        } może, płacąc tym, co leży obok planszy ({ AND($tiles) }), ułożyć płytkę w kolorze { OR($others, case: "loc") }
       *[no] { $player } może, płacąc tym, co leży obok planszy ({ AND($tiles) }), ułożyć płytkę w kolorze { OR($others, case: "loc") }
    }

has-none = { $player } nie ma do ułożenia { NOUN("tile", $colour, case: "gen") } wśród tego, co leży obok planszy ({ AND($tiles) })

has-to-pass = { $player } nie może nic ułożyć z tego, co leży obok planszy ({ AND($tiles) }), i musi spasować

pays-several-colours = { $player } płaci za kolor { COLOUR($colour, "row") } kolorami { COLOUR($first, "row", case: "ins") } i { COLOUR($second, "row", case: "ins") }, a w rundzie tylko jeden kolor jest atutem
    .label = dwa inne kolory
    .help = użyj { NOUNS("tile", $colour, case: "gen") }, a na resztę płytek atutowych; `runda:` podaje, który kolor jest atutem

cannot-pay = { $player } nie może zapłacić za { $here }: wymaga ono { COUNT($needs, "tile", case: "gen") }, a { $player } ma { COUNT($held, "tile", $colour, case: "acc") }{ $wilds ->
        [0] {""}
       *[other] { $wild ->
            [none] {" "}i najwyżej { COUNT($wilds, "tile", case: "acc") } koloru atutowego, jakikolwiek on jest
           *[some] {" "}i { COUNT($wilds, "wild tile", $wild, case: "acc") }
        }
    }; brakuje { $wild ->
        [none] co najmniej { $missing }
       *[some] { $missing }
    }
    .label = brakuje { $missing }
    .help = { $wild ->
        [none] {""}
       *[some] { $missing ->
            [0] {""}
           *[other] { $missing ->
                [few] wystarczą
               *[other] wystarczy
            } jeszcze { COUNT($missing, "tile", $colour) }{ $same ->
                [yes] {""}
               *[no] {" "}lub w kolorze { COLOUR($wild, "row", case: "loc") } (atutowym)
            };{" "}
        }
    }{ $instead }
    .hand = tu { AND($hand) }

none-to-place = { $player } nie ma żadnej { NOUN("tile", $colour, case: "gen") }{ $wilds ->
        [0] {""}
       *[other] {" "}(tylko { COUNT($wilds, "wild tile", case: "acc") })
    } na { $here }, które wymaga { $needs }: jedna z użytych płytek, ta układana, musi być { COLOUR($colour, "tile") }
    .label = brak { NOUN("tile", $colour, case: "gen") }
    .help = { $same ->
        [yes] { $missing ->
            [few] wystarczą
           *[other] wystarczy
        } jeszcze { COUNT($missing, "tile", $colour) };
       *[no] { $missing ->
            [one] wystarczy { COUNT($missing, "tile", $colour) };
            [few] wystarczą jeszcze { COUNT($missing, "tile", $colour) } lub w kolorze { COLOUR($wild, "row", case: "loc") } (atutowym), w tym co najmniej jedna { COLOUR($colour, "tile") };
           *[other] wystarczy jeszcze { COUNT($missing, "tile", $colour) } lub w kolorze { COLOUR($wild, "row", case: "loc") } (atutowym), w tym co najmniej jedna { COLOUR($colour, "tile") };
        }
    } { $instead }
    .hand = tu { AND($hand) }

pays-wrong-count = { $player } używa { COUNT($paid, "tile", case: "gen") } na { $here }, które wymaga { $needs }, razem z układaną: { $many ->
        [0] o { $few } za mało
       *[other] o { $many } za dużo
    }
    .label = { $many ->
        [0] o { $few } za mało
       *[other] o { $many } za dużo
    }
    .help = { $instead }

this-would-do = wystarczy: { $payments }

pays-none-of-colour = { $player } układa { NOUN("tile", $colour, case: "acc") }, ale nie używa żadnej { NOUN("tile", $colour, case: "gen") }: układana płytka jest jedną z użytych
    .label = brak { NOUN("tile", $colour, case: "gen") }
    .help = { $instead }

pays-other-colour = { $player } płaci za kolor { COLOUR($colour, "row") }, używając { COUNT($count, "tile", $other, case: "gen") }, ale { $same ->
        [yes] { COLOUR($colour, "row") } sam jest kolorem atutowym i żaden inny go nie zastępuje
       *[no] w tej rundzie atutem jest tylko { COLOUR($wild, "row") }
    }
    .label = { COLOUR($other, "row") } nie jest atutem
    .help = { $instead }

pays-more-than-held = { $player } używa { COUNT($paid, "tile", $colour, case: "gen") }, ale obok planszy { $held ->
        [0] nie ma żadnej
       *[other] ma tylko { $held }
    }: brakuje { $over }
    .label = { $player } ma { $held }
    .help = { $instead }
    .hand = tu { AND($hand) }

payment-not-said = { $player } może zapłacić za { $here } na { $count } { PLURAL($count, "sposób", "sposoby", "sposobów") }, mając { AND($held, case: "acc") }, a ruch nie podaje, jak
    .label = czym?
    .help = dodaj `płaci:` ze wszystkimi użytymi płytkami, razem z układaną; { $instead }

payment-choice = zapłata to{ IF($others, " na przykład") } { OR($worlds) }

no-bonus = { $player } nie ma dodatkowych płytek do wyboru: w tej turze żadnej nie ma za co dostać albo wszystkie są już zabrane
    .label = nie ma czego wybierać
    .help = płytki z magazynu bierze się tylko w turze, w której zakrywa się ostatnie pole wokół filaru lub posągu albo obok okna; jeśli było to przed pozycją z opisu, podaj w nim, ile zostało do wyboru (`premia: 2`, przy graczu){ $lacking ->
        [none] {""}
       *[some] . Na tej planszy niewiele brakuje, by dostać płytki za { AND($lacking) }
    }

lacks = { $feature } (wolne: { $space })

bonus-beyond = { $player } wybiera { COUNT($chosen, "bonus tile", case: "acc") }, ale { $beyond ->
        [yes] żadna płytka na tej planszy nie mogła dać więcej niż { $most }
       *[no] kto zdobywa dodatkowe płytki, wybiera co najmniej jedną
    }
    .label = { COUNT($chosen, "tile") }
    .help = filar daje 1 płytkę, posąg 2, okno 3, a bez nich nic się nie wybiera

bonus-of-another = { $player } wybiera dodatkowe płytki, ale należą się one graczowi { $earner }
    .label = wybiera { $earner }
    .help = wpisz `gracz: { $earner }`

bonus-count = { $player } wybiera { COUNT($chosen, "bonus tile", case: "acc") }, ale { $feature ->
        [none] trzeba wybrać { $exact ->
            [yes] { $most }
           *[no] od { $least } do { $most }
        }{ $short ->
            [yes] : za zakryte pola należy się { $earned }, a w magazynie jest { $most }
           *[no] { $exact ->
                [yes] , bo tyle należy się za zakryte pola
               *[no] : za zakryte pola należy się { $earned }
            }
        }
       *[some] { NOUN($feature) } daje { $earned }
    }
    .label = { COUNT($chosen, "tile") }
    .help = filar daje 1 płytkę, posąg 2, okno 3{ $supply ->
        [none] {""}
       *[some] ; magazyn zawiera { AND($supply, case: "acc") }
    }{ $lacking ->
        [none] {""}
       *[some] . Na tej planszy niewiele brakuje, by dostać płytki za { AND($lacking) }
    }
    .supply = magazyn

bonus-not-there = { $player } wybiera { COUNT($chosen, "tile", $colour, case: "acc") } jako { PLURAL($chosen, "dodatkową", "dodatkowe") }, ale w magazynie { $there ->
        [0] nie ma żadnej
        [one] jest tylko { $there }
        [few] są tylko { $there }
       *[many] jest tylko { $there }
    }
    .label = tyle jest w magazynie: { $there }
    .help = { $supply ->
        [none] wybierz spośród płytek w magazynie
       *[some] magazyn zawiera { AND($supply, case: "acc") }
    }
    .supply = magazyn

bonus-no-room = { $player } wybiera jako dodatkowe { AND($others, case: "acc") }, ale w magazynie na pewno jest { AND($seen) }, a poza tym { $room ->
        [0] nic więcej
       *[other] najwyżej { COUNT($room, "tile") }
    }
    .label = { $room ->
        [0] tam ich nie ma
       *[other] najwyżej { $room }
    }
    .help = magazyn ma dziesięć pól, a co na nich leży, zostaje, dopóki ktoś tego nie wybierze: sprawdź wybór i `magazyn:`

keeps-too-many = { $kept ->
        [none] { $player } zachowuje więcej niż cztery płytki, a w narożnikach mieszczą się najwyżej cztery
       *[some] { $player } zachowuje { COUNT($kept, "tile", case: "acc") }, a w narożnikach mieszczą się najwyżej cztery: o { $over } za dużo
    }
    .label = { $kept ->
        [none] więcej niż cztery płytki
       *[some] { COUNT($kept, "tile") }
    }
    .help = podaj cztery z nich; { $gone ->
        [none] pozostałe trafiają do wieży i kosztują po punkcie
        [1] pozostała trafia do wieży i kosztuje 1 punkt
       *[other] pozostałe trafiają do wieży i kosztują { COUNT($gone, "point", case: "acc") }
    }

keeps-more-than-held = { $player } zachowuje { $colour ->
        [none] { COUNT($kept, "tile", case: "acc") }
       *[some] { COUNT($kept, "tile", $colour, case: "acc") }
    }, ale obok planszy { $held ->
        [0] nie ma żadnej
       *[other] ma tylko { $held }
    }
    .label = { $player } ma { $held }
    .help = { $empty ->
        [yes] nie ma czego zachować
       *[no] { $few ->
            [yes] można zachować { AND($hand, case: "acc") }
           *[no] można zachować najwyżej cztery spośród { AND($hand, case: "gen") }
        }
    }
    .hand = tu { AND($hand) }

must-keep-all = { $player } { $gone ->
        [none] zachowuje mniej płytek
       *[some] odrzuca { AND($gone, case: "acc") }
    }, choć { $count ->
        [1] pozostałą płytkę trzeba zachować
       *[other] trzeba zachować wszystkie pozostałe płytki ({ $count })
    }
    .label = zachowuje za mało
    .help = zachowaj { AND($held, case: "acc") }; przy interpretacji keep-fewer=yes można zachować mniej
    .hand = tu { AND($hand) }

nothing-to-keep-for = { $player } zachowuje płytki, ale to ostatnia runda: nie ma następnej, na którą można by je zachować
    .label = teraz nic się nie zachowuje
    .help = wpisz `pasuje: zachowuje nic`; każdą płytkę się odrzuca i traci za nią punkt. Przy interpretacji leftovers=after-bonuses zachowuje się je i płaci za nie na końcu

keep-not-said = { $player } pasuje, mając { COUNT($count, "tile", case: "acc") }, z których zachować można najwyżej cztery, a ruch nie podaje, które
    .label = które?
    .help = podaj najwyżej cztery spośród { AND($held, case: "gen") } (`pasuje: zachowuje …`)
    .hand = tu { AND($hand) }

keep-choice = płytki, które zachowuje { $player }, to{ IF($others, " na przykład") } { OR($worlds) }

nothing-to-refill = { $supply ->
        [10] magazyn jest pełny: nic się do niego nie wyciąga
       *[other] płytek w magazynie jest { $supply } i nie można go uzupełnić: woreczek i wieża są puste
    }
    .label = nie ma co wyciągać
    .help = magazyn uzupełnia się tylko po zabraniu z niego dodatkowych płytek: pomiń ten ruch

refill-count = do magazynu wyciągnięto { COUNT($drawn, "tile", case: "acc") }, a teraz { $exact ->
        [yes] trzeba { $expected }
       *[no] może ich brakować najwyżej { $expected }
    }
    .label = { COUNT($drawn, "tile") }
    .help = każde puste pole magazynu dostaje płytkę, dopóki są w woreczku i w wieży

not-in-bag = wyciągnięto { COUNT($drawn, "tile", $colour, case: "acc") }, ale { $bag_only ->
        [yes] w woreczku
       *[no] w woreczku i w wieży
    } { $available ->
        [0] nie ma żadnej
       *[other] { PLURAL($available, "może być tylko", "mogą być tylko", "może być tylko") } { $available }
    }
    .label = { COUNT($drawn, "tile", $colour) }
    .help = { $bag_only ->
        [yes] co jest w wieży, wraca dopiero, gdy woreczek jest pusty: poszukaj koloru, który wzięto za { COLOUR($colour, "row") }
       *[no] pozostałe { NOUNS("tile", $colour) } z dwudziestu dwóch mają gracze lub leżą na stole: poszukaj źle odczytanego koloru
    }

bag-not-used-up = wyciąga się płytki z uzupełnionego woreczka, choć w starym { PLURAL($left, "zostałaby", "zostałyby", "zostałoby") } { COUNT($left, "tile", $colour) }
    .label = brakuje { COUNT($left, "tile", $colour, case: "gen") }
    .help = zanim wsypie się do woreczka płytki z wieży, wyciąga się z niego wszystko

bag-not-first = z uzupełnionego woreczka wyciągnięto za wcześnie: stary zawierał { AND($bag, case: "acc") }, a nie wyciągnięto ich najpierw
    .label = w innej kolejności
    .help = warsztaty uzupełnia się jeden po drugim, a woreczek dopiero wtedy, gdy jest pusty: { $full ->
        [0] wszystko ze starego woreczka leży w jednym warsztacie
        [one] w jednym warsztacie leżą tylko płytki ze starego woreczka{ $more ->
            [0] {""}
           *[other] , a pozostałe (w liczbie { $more }) w jeszcze jednym
        }
       *[other] w { COUNT($full, "factory", case: "loc") } leżą tylko płytki ze starego woreczka{ $more ->
            [0] {""}
           *[other] , a pozostałe (w liczbie { $more }) w jeszcze jednym
        }
    }

game-ends = nie ma kolejnej rundy: szósta była ostatnia
    .label = nie ma kolejnej rundy
    .help = { $over ->
        [yes] wszystko jest policzone: nie ma już żadnego ruchu
       *[no] pozostaje tylko doliczyć dodatkowe punkty (`kończy: grę`)
    }

rounds-left = dodatkowych punktów nie można doliczyć { $round ->
        [none] między dwiema rundami
       *[other] po rundzie { $round }
    }: gra trwa sześć rund
    .label = za wcześnie
    .help = gra toczy się dalej w kolejnej rundzie (`rozdaje:`)

dealt-factories = `rozdaje` uzupełnia { COUNT($count, "factory", case: "acc") }, a na stole jest ich { $expected ->
        [none] pięć, siedem albo dziewięć
       *[other] { $expected }
    }
    .label = { COUNT($count, "factory") }
    .help = podaj wszystkie warsztaty; ten, który został pusty, zapisuje się jako ""

dealt-count = `rozdaje` kładzie { COUNT($count, "tile", case: "acc") } na warsztacie { $factory }, a ma tam być { $expected }
    .label = { COUNT($count, "tile") }
    .help = { $expected ->
        [4] wpisz dla niego dokładnie cztery płytki
       *[other] w woreczku i w wieży nie ma więcej: warsztat { $factory } dostaje { $expected }
    }

dealt-total = { $same ->
        [yes] `rozdaje` zostawia kilka warsztatów zapełnionych częściowo, a ostatnie płytki ({ $supply }) zapełniają je po kolei
       *[no] `rozdaje` pokazuje { COUNT($dealt, "tile", case: "acc") }, a woreczek i wieża mają razem { $supply }
    }
    .label = { COUNT($dealt, "tile") }
    .help = gdy brakuje płytek, warsztaty uzupełnia się po kolei, aż do ostatniej płytki

wrong-first-starter = { $said } nie może zacząć rundy: zaczyna { $starter }
    .label = zaczyna { $starter }
    .help = opis podaje, kto rozpoczyna grę: wpisz `zaczyna: { $starter }` albo to pomiń

wrong-starter = { $said } nie może zacząć rundy: zaczyna { $starter }
    .label = zaczyna { $starter }
    .help = zaczyna ten, kto ma płytkę gracza rozpoczynającego: wpisz `zaczyna: { $starter }` albo to pomiń
