# Co czyni pozycję niemożliwą. $tile, $wall, $floor i $box to nazwy z danego wydania.

wrong-space = { $player }: { AT($wall) } leży { NOUN($tile, $holds) } ({ $space }), a to pole jest { COLOUR($printed, "space") }
    .label = { COLOUR($holds, $tile) } na { COLOUR($printed, "space", case: "loc") } polu
    .help = pole ({ $space }) przyjmuje tylko kolor { COLOUR($printed, "row") }; { COLOUR($holds, "space") } pole rzędu { ROW($space) } jest w kolumnie { $belongs_in_column }

twice-in-row = { $player }: { AT($wall) } w rzędzie { ROW($space) } kolor { COLOUR($colour, "row") } jest dwa razy: w kolumnie { COLUMN($first) } i w kolumnie { COLUMN($space) }
    .label = znowu kolor { COLOUR($colour, "row") }
    .help = { $others ->
        [none] każdy rząd przyjmuje kolor { COLOUR($colour, "row") } tylko raz
       *[some] jedna z nich musi mieć kolor, którego brakuje w rzędzie { ROW($space) }, czyli { OR($others) }
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
    .label = { COUNT($count, $tile) } na { COUNT($spaces, "space", case: "loc") }
    .help = co się nie mieści, spada: dołóż { COUNT($over, $tile, case: "acc") } { TO($floor) }

line-gap = { $player }: linia wzoru { $line } ma puste pole na prawo od { NOUN($tile, case: "gen") }: pole { $space } od lewej
    .label = puste
    .help = linie wypełnia się od prawej: wpisz najpierw puste pola, na końcu { NOUNS($tile, case: "acc") }, albo pomiń kropki

line-of-wall-colour = { $player }: linia wzoru { $line } zawiera kolor { COLOUR($colour, "row") }, ale w rzędzie { $line } { AT($wall) } ten kolor już jest, w kolumnie { COLUMN($space) }
    .label = kolor { COLOUR($colour, "row") } na linii { $line }
    .help = { $others ->
        [none] linia wzoru { $line } nie przyjmuje już koloru { COLOUR($colour, "row", case: "gen") }
       *[some] linia wzoru { $line } może zawierać tylko kolor, którego brakuje w rzędzie, czyli { OR($others) }
    }
    .there = kolor { COLOUR($colour, "row") } { AT($wall) }

line-without-column = { $player }: linia wzoru { $line } zawiera kolor { COLOUR($colour, "row") }, ale żadne wolne pole rzędu { $line } { AT($wall) } go nie przyjmuje
    .label = kolor { COLOUR($colour, "row") } na linii { $line }
    .help = we wszystkich wolnych kolumnach rzędu { $line } jest już kolor { COLOUR($colour, "row") }; przy interpretacji grey-line-check=yes linia byłaby dozwolona i by spadła

overfull-floor = { $player }: { AT($floor) } { $count ->
        [one] leży { $count } element
        [few] leżą { $count } elementy
       *[many] leży { $count } elementów
    }, a pól jest tam tylko { $spaces }
    .label = { $count } na { COUNT($spaces, "space", case: "loc") }
    .help = co spada, gdy brak miejsca, trafia { TO($box) }

floor-gap = { $player }: { AT($floor) } na lewo od leżącego elementu jest puste pole: pole { $space }, które kosztuje { COUNT($cost, "point", case: "acc") }
    .label = puste
    .help = wypełnia się ją od lewej bez przerw: przesuń elementy w lewo albo dodaj brakujący

overfull-kept = { $player }: na zachowanym warsztacie „0” { $count ->
        [one] leży { $count } element
        [few] leżą { $count } elementy
       *[many] leży { $count } elementów
    }, a zatrzymuje on tylko jeden
    .label = { COUNT($count, "element") }
    .help = elementy, które spadły po pierwszym, leżą { AT($floor) }

kept-without-zero = { $player } ma warsztat „0”, ale nie ma go wśród złotych warsztatów tej rundy
    .label = zachowany warsztat
    .help = pomiń `zatrzymana:` albo oznacz przez `złota: zero` warsztat, który zdjęto ze stołu

kept-twice = { $first } i { $second } mają warsztat „0”, a jest tylko jeden
    .label = zachowany po raz drugi
    .help = ma go tylko ten, kto z niego bierze: pomiń drugie `zatrzymana:`
    .first = tutaj

kept-yet-filled = { $player } ma warsztat „0” (numer { $factory }), a ten wciąż zawiera { AND($heap, case: "acc") }; przy zabraniu warsztatu reszta trafia na środek
    .label = nie jest pusty
    .help = zapisz warsztat { $factory } jako pusty, a jego { NOUNS($tile, case: "acc") } na środku, albo pomiń `zatrzymana:`
    .kept = zachowany tutaj

floor-not-cleared = { $player } wciąż ma { COUNT($pieces, "element", case: "acc") } { AT($floor) }{ $kept ->
        [yes] {" "}i warsztat „0”
       *[no] {""}
    } { $during }
    .label = nie opróżniono
    .help = na koniec tej fazy { THE($floor) } jest już opłacona i pusta; jeśli jeszcze nie, faza to `{ KEY("tiling", $tiling) }`

still-kept = { $player } wciąż ma warsztat „0” { $during }
    .label = nie oddano
    .help = oddaje się go przy opróżnianiu: pomiń `zatrzymana:`; jeśli { THE($floor) } nie jest jeszcze opłacona, faza to `{ KEY("tiling", $tiling) }`

full-row-yet-playing = { $player }: rząd { $row } { AT($wall) } jest pełny, co kończy grę, ale według opisu dzieje się to { $during }
    .label = pełny rząd
    .help = gdy w tej fazie ktoś zapełni rząd, następna faza to `koniec`, a po doliczeniu dodatkowych punktów `zakończona`

full-row-below-full-line = { $player }: rząd { $row } { AT($wall) } jest pełny, ale linia wzoru { $line } jeszcze czeka na ułożenie, a ma pierwszeństwo: rząd był więc pełny przed tą rundą i gra była skończona
    .label = pełny rząd
    .help = linie układa się od góry do dołu: sprawdź rząd { $row } i linię wzoru { $line }
    .above = pełna

no-full-row-yet-over = według opisu jest już { $during }, ale nikt nie { $by_scores ->
        [yes] może mieć pełnego rzędu: byłoby go widać { AT($wall) } albo dałby 2 punkty
       *[no] ma pełnego rzędu { AT($wall) }
    }
    .label = brak pełnego rzędu
    .help = dopóki w żadnym rzędzie nie ma pięciu { NOUNS($tile, case: "gen") }, gra trwa: potem faza to `przygotowanie do kolejnej rundy`{ IF($by_scores, "; sprawdź też wyniki") }

over-too-early = według opisu jest już { $during }, ale w rundzie { $round } żaden rząd nie może być jeszcze pełny: w rzędzie przybywa jedna { NOUN($tile) } na rundę
    .label = runda { $round }
    .help = gra trwa, dopóki ktoś nie ma w rzędzie pięciu { NOUNS($tile, case: "gen") }, najwcześniej w rundzie 5: sprawdź rundę i fazę

row-ahead-of-round = { $player }: w rzędzie { $row } { AT($wall) } { PLURAL($tiles, "leży", "leżą", "leży") } { COUNT($tiles, $tile) }, ale w tym momencie rundy { $round } może być ich najwyżej { $most }
    .label = { COUNT($tiles, $tile) } w rundzie { $round }
    .help = w rzędzie przybywa jedna { NOUN($tile) } na rundę: sprawdź rząd albo rundę (najwcześniej { $earliest })

walls-ahead-of-round = to, co leży { AT($wall) } u wszystkich graczy, wymagało { IF($by_scores, "przy tych wynikach co najmniej ") }{ COUNT($used, $tile, case: "gen") }, a przed rundą { $round } rozłożono tylko { $dealt }
    .label = dotąd rozłożono { $dealt }
    .help = { ONE($tile) } w rzędzie 1 kosztuje jedną, w rzędzie 2 dwie, … w rzędzie 5 pięć: sprawdź rzędy i rundę{ IF($by_scores, "; w pierwszej rundzie wynik kosztował co najmniej tyle samo: sprawdź wyniki") }

tiles-ahead-of-round = plansze, warsztaty i środek dają razem { IF($by_scores, "przy tych wynikach co najmniej ") }{ COUNT($used, $tile, case: "acc") }, a do rundy { $round } rozłożono tylko { $dealt }
    .label = dotąd rozłożono { $dealt }
    .help = { ONE($tile) } w rzędzie 1 { AT($wall) } liczy się za jedną, w rzędzie 2 za dwie, … w rzędzie 5 za pięć: sprawdź plansze i rundę{ IF($by_scores, "; w pierwszej rundzie wynik kosztował co najmniej tyle samo: sprawdź wyniki") }

round-against-phase = według opisu trwa runda { $round }, co nie jest możliwe { $during }
    .label = nie ta runda
    .help = { $phase ->
        [setup] przed pierwszym uzupełnieniem warsztatów nie liczy się żadnej rundy: pomiń `runda:` albo podaj obecną fazę
       *[other] rundy liczy się od 1, gdy coś już rozłożono
    }

full-line-after-tiling = { $player }: linia wzoru { $line } jest wciąż pełna { $during }
    .label = pełna
    .help = pełną linię układa się i opróżnia: połóż jej { ONE($tile, case: "acc") } { AT($wall) } albo podaj fazę `{ KEY("tiling", $tiling) }`

score-too-high = { $player }: wynik to { $score }, ale to, co leży { AT($wall) }, mogło dać najwyżej { COUNT($most, "point", case: "acc") }, w dowolnej kolejności
    .label = najwyżej { $most }
    .help = sprawdź wynik i czy { AT($wall) } nie brakuje { ONE($tile, case: "gen") }

score-of-rounds = { $player }: wynik to { $score }, ale { $rounds ->
        [4] bez pełnego rzędu można było zdobyć
        [5] nawet z zajętymi wszystkimi polami { AT($wall) } można było zdobyć
       *[many] po { COUNT($rounds, "round", case: "loc") }, w każdej { ONE($tile) } w rzędzie, można było zdobyć
    } najwyżej { COUNT($most, "point", case: "acc") }{ $bonuses ->
        [0] {""}
       *[other] , wliczając { $bonuses } dodatkowych
    }
    .label = najwyżej { $most }
    .help = sprawdź wynik i rundę albo fazę

bonuses-counted = { $player }: wynik to { $score }, ale to, co leży { AT($wall) }, mogło dać najwyżej { COUNT($most, "point", case: "acc") }, w dowolnej kolejności
    .label = najwyżej { $most }
    .help = z dodatkowymi punktami ({ $bonuses }) jest możliwy: jeśli są już doliczone, faza to `zakończona`; jeśli nie, sprawdź wynik i czy { AT($wall) } nie brakuje { ONE($tile, case: "gen") }

score-before-scoring = { $player }: wynik to { $score }, ale nikt jeszcze nie zdobył punktów
    .label = nie 0
    .help = przed pierwszą punktacją każdy wynik to 0: sprawdź wynik i rundę

score-too-low = { $rows ->
        [0] { $player }: wynik końcowy to { $score }, ale same dodatkowe punkty za to, co leży { AT($wall) }, dają { $least }
       *[other] { $player }: wynik to { $score }, ale każdy pełny rząd { AT($wall) } dał w ostatniej rundzie 5 punktów lub więcej, a { THE($floor) } kosztuje najwyżej 14, więc zostaje { $rows }{ $bonuses ->
            [0] {""}
           *[other] , a dodatkowe punkty dają { $bonuses }
        }
    }
    .label = co najmniej { $least }
    .help = { $bonuses ->
        [0] sprawdź wynik i pełne rzędy
       *[other] jeśli dodatkowe punkty nie są jeszcze doliczone, faza to `koniec`
    }

marker-not-paid = { $player } ma { THE($marker, case: "acc") }, a leżąc { AT($floor) }, kosztuje ona co najmniej 1, więc wynik to najwyżej { $most }, a nie { $score }
    .label = najwyżej { $most }
    .help = kto bierze { THE($marker, case: "acc") }, kładzie ją na pierwszym wolnym polu od lewej ({ THE($floor) }): sprawdź wynik, planszę i kto ją ma
    .marker = kto ją ma

score-below-fallen = { $player }: wynik to { $score }, ale to, co leży { AT($wall) }, dało co najmniej { COUNT($points, "point", case: "acc") }{ $bonuses ->
        [0] {""}
       *[other] {" "}i { $bonuses } na koniec
    }, a { $fell ->
        [0] nic nie spadło, więc razem z tym, co kosztuje { THE($marker) }, strata to najwyżej { $cost }
       *[other] na całym stole mogło spaść najwyżej { $fell }, co razem z tym, co kosztuje { THE($marker) }, daje najwyżej { $cost }
    }
    .label = co najmniej { $least }
    .help = wszystko, co rozłożono, gdzieś leży, zostało zużyte na pełną linię wzoru albo spadło: sprawdź wynik, plansze i rundę

score-oddly-paid = { $player }: wynik to { $score }, ale to, co leży { AT($wall) }, dało { COUNT($points, "point", case: "acc") }, a { THE($floor) } nigdy nie kosztuje { $cost }
    .label = dało { $points }
    .help = po jednej rundzie { THE($floor) } kosztuje 0, 1, 2, 4, 6, 8, 11 lub 14: sprawdź wynik i { THE($wall, case: "acc") }

score-not-brought = { $player }: wynik to { $score }, ale to, co leży { AT($wall) }, dało { COUNT($points, "point", case: "acc") }, a { THE($floor) } nie jest jeszcze opłacona
    .label = dało { $points }
    .help = pierwsza punktacja zaczyna się od 0: sprawdź wynik, linie wzoru i { THE($wall, case: "acc") }

fallen-against-scores = według wyników w rundzie 1 { PLURAL($pieces, "spadł", "spadły", "spadło") } { $more ->
        [yes] co najmniej
       *[no] najwyżej
    } { COUNT($pieces, "element") }, ale { $more ->
        [yes] oprócz płytki gracza rozpoczynającego { $fell ->
            [0] nie spadło nic
            [one] spadła tylko { COUNT($fell, $tile) }
            [few] spadły tylko { COUNT($fell, $tile) }
           *[many] spadło tylko { COUNT($fell, $tile) }
        }
       *[no] { PLURAL($fell, "spadła", "spadły", "spadło") } { COUNT($fell, $tile) }
    }
    .label = { PLURAL($fell, "spadła", "spadły", "spadło") } { COUNT($fell, $tile) }
    .help = ile wynikowi brakuje do tego, co dała { THE($wall) }, tyle kosztowała { THE($floor) } ({ AND($paid) }); sprawdź wyniki, a także { THE($wall, case: "acc") } i linie wzoru, bo tam leży wszystko, co nie spadło
paid-of = { $player }: { $paid } z { $points }

negative-score = { $player }: wynik to { $score }, ale wynik nie spada poniżej 0
    .label = poniżej 0
    .help = najniższy wynik to 0, niezależnie od tego, ile kosztuje { THE($floor) }

overfull-factory = w warsztacie { $factory } { PLURAL($count, "leży", "leżą", "leży") } { COUNT($count, $tile) }, a może ich być najwyżej { $most }{ $filled }
    .drew = stąd przyciągnął 1
    .label = { COUNT($count, $tile) }
    .help = poszukaj, co jest w nim zbędne: { COUNT($over, $tile) }

-filled-least = { $least ->
    [0] co najmniej { $least }
    [1] co najmniej { $least }
    [2] co najmniej { $least }
    [3] co najmniej { $least }
   *[other] { $least }
}

short-factory = w warsztacie { $factory } { PLURAL($count, "leży", "leżą", "leży") } { COUNT($count, $tile) }, ale na początku było ich { -filled-least } i nikt go nie opróżnił{ $filled }{ $short ->
        [ran-out] , chyba że skończyły się płytki: woreczek i { THE($box) } są puste
       *[filled] {""}
    }
    .drew = stąd przyciągnął 1
    .label = { COUNT($count, $tile) }
    .help = { NOUNS($tile) } w warsztacie, z którego nikt nie brał: { -filled-least }; warsztat, z którego ktoś zabrał, zapisuje się jako ""

two-short = w warsztatach { $first } i { $factory } leży od 1 do 3 { NOUNS($tile, case: "gen") }, a może tak być tylko w jednym, nawet gdy woreczek i { THE($box) } są puste
    .first = drugi z nich
    .label = od 1 do 3
    .help = gdy ich brakuje, warsztaty uzupełnia się po kolei, aż się skończą; warsztat, z którego ktoś zabrał, zapisuje się jako ""

rest-left = w warsztacie { $factory } { PLURAL($count, "leży", "leżą", "leży") } { COUNT($count, $tile) }, ale na początku było ich { -filled-least }{ $filled }, a to, co zostaje po zabraniu, trafia { $side ->
        [neighbours] do sąsiednich warsztatów
       *[other] na środek pola gry
    }
    .drew = stąd przyciągnął 1
    .label = { COUNT($count, $tile) }
    .help = { NOUNS($tile) } w warsztacie, z którego nikt nie brał: { -filled-least }; warsztat, z którego ktoś zabrał, zapisuje się jako ""

filled-with = { $since ->
        [usual] {""}
       *[other] : { $gold ->
            [plus-one] jego złota strona to { $side }, więc dostał { $dealt }
            [seek] jego złota strona to { $side }, dostał { $dealt }
           *[none] dostał { $dealt }
        }{ $since ->
            [drawn] , z czego { AND($by) } { SIZE($by) ->
                [one] przyciągnął
               *[other] przyciągnęły
            } { $count }
            [drew] , a { $count } przyciągnął z sąsiednich
            [drew-from] , a zawartość { $count ->
                [1] warsztatu { AND($from) } pokazuje, że przyciągnął stamtąd 1
               *[other] warsztatów { AND($from) } pokazuje, że z każdego przyciągnął po 1
            }
            [drew-none] , a zawartość sąsiednich pokazuje, że nic nie przyciągnął
            [sent] , a przesłano do niego najwyżej { $count }
           *[dealt] {""}
        }
    }
factory-with-side = warsztat { $factory } ({ $side })

gold-side = { $gold ->
        [plus-one] „+1”
        [seek] „szuka { COLOURS($colour, "tile", case: "gen") }”
        [stay] „zostaje”
        [neighbours] „sąsiedzi”
       *[zero] „0”
    }

gold-without-variant = warsztat { $factory } leży złotą stroną { $side } do góry, ale nie gra się z warsztatami specjalnymi
    .label = złota strona do góry
    .help = dodaj `wariant: warsztaty specjalne` albo pomiń `złota:`

gold-count = { $gold ->
        [0] nie pokazano żadnego złotego warsztatu
        [one] pokazano { $gold } złoty warsztat
        [few] pokazano { $gold } złote warsztaty
       *[many] pokazano { $gold } złotych warsztatów
    }, a przy { COUNT($players, "player", case: "loc") } w każdej rundzie złotych warsztatów ma być { $players }
    .label = złote warsztaty: { $gold }
    .help = oznacz przez `złota:` dokładnie { COUNT($players, "factory", case: "acc") }

gold-twice = warsztat { $first } i warsztat { $second } pokazują złotą stronę { $side }, która jest tylko jedna
    .label = znowu { $side }
    .help = jeden z nich pokazuje inną złotą stronę
    .first = pierwszy raz { $side }

zero-not-kept = warsztat { $factory } („0”) jest pusty, więc ktoś go ma, a opis { $nobody ->
        [yes] mówi o każdym z graczy, że go nie ma
       *[no] nie mówi kto
    }
    .label = kto go ma?
    .help = ma go do końca rundy ten, kto z niego bierze: dodaj temu graczowi `zatrzymana:`; jeśli leży na nim { NOUN($tile) }, wpisz ją tam

offer-not-empty = { $factory ->
        [none] środek pola gry
       *[other] warsztat { $factory }
    } wciąż zawiera { AND($heap, case: "acc") }, ale według opisu dzieje się to { $during }
    .label = nie jest puste
    .help = dopóki można zabrać { ONE($tile, case: "acc") }, faza to `oferta dostawców`; w przeciwnym razie zapisz warsztaty i środek jako ""

offer-empty = trwa oferta dostawców, ale ani w warsztatach, ani na środku pola gry nie ma { NOUNS($tile, case: "gen") }
    .label = nic do zabrania
    .help = gdy wszystko zabrano, faza to `{ KEY("tiling", $tiling) }`

centre-before-taking = środek pola gry zawiera { AND($heap, case: "acc") }, ale nikt jeszcze nie brał z warsztatu
    .label = za wcześnie
    .help = { NOUNS($tile) } trafiają na środek tylko z warsztatu, z którego ktoś zabrał: zapisz ten warsztat jako ""

marker-before-taking = { THE($marker) } nie leży już na środku, ale nikt jeszcze nie brał z warsztatu
    .label = za wcześnie
    .help = leży na środku (`1` w `środek`), dopóki ktoś stamtąd nie zabierze; warsztat, z którego ktoś zabrał, zapisuje się jako ""

centre-overfull = na środku pola gry { PLURAL($tiles, "leży", "leżą", "leży") } { COUNT($tiles, $tile) }, ale { $emptied ->
        [one] { $emptied } opróżniony warsztat{ $left ->
            [0] {" "}nie
           *[other] {""}
        } mógł
        [few] { $emptied } opróżnione warsztaty{ $left ->
            [0] {" "}nie
           *[other] {""}
        } mogły
       *[many] { $emptied } opróżnionych warsztatów{ $left ->
            [0] {" "}nie
           *[other] {""}
        } mogło
    } { $left ->
        [0] nic tam zostawić
       *[other] zostawić tam najwyżej { $left }
    }{ $elsewhere ->
        [stay] , bo reszta z warsztatu „zostaje” zostaje na nim
        [neighbours] , bo reszta z warsztatu „sąsiedzi” trafia do sąsiednich
       *[none] {""}
    }{ $marker_taken ->
        [yes] , a kto ma { THE($marker, case: "acc") }, bierze stamtąd razem z nią co najmniej jedną { NOUN($tile, case: "acc") }
       *[no] {""}
    }
    .label = { COUNT($tiles, $tile) }
    .help = { $elsewhere ->
        [stay] wpisz tę resztę przy jej warsztacie
        [neighbours] wpisz tę resztę przy warsztatach po lewej i po prawej
       *[none] kto opróżnia warsztat, zabiera co najmniej jedną { NOUN($tile, case: "acc") }: zostają więc najwyżej trzy
    }

more-than-taken = { $tiling ->
    [yes] na plansze w tej rundzie { $placed ->
        [one] trafiła
        [few] trafiły
       *[many] trafiło
    } co najmniej { COUNT($placed, $tile) }, ale rozłożono tylko { $taken }
   *[no] na planszach { PLURAL($placed, "leży", "leżą", "leży") } co najmniej { COUNT($placed, $tile) } z tej rundy, ale z warsztatów{ IF($centre, " i ze środka") } { $taken ->
        [0] nie ubyła ani jedna
        [one] ubyła tylko 1
        [few] ubyły tylko { $taken }
       *[many] ubyło tylko { $taken }
    }
}
    .label = { $placed } z tej rundy
    .help = { $tiling ->
        [yes] rząd, do którego w tej rundzie trafiło coś z linii wzoru ({ NOUN($tile) }), liczy się za całą tę linię, a to, co leży { AT($floor) }, spadło w tej rundzie: sprawdź plansze i rundę
       *[no] na pełną linię trafiła w tej rundzie co najmniej jedna { NOUN($tile) }, a to, co leży { AT($floor) }, spadło w tej rundzie: sprawdź plansze, warsztaty i środek
    }

taken-missing = z warsztatów i ze środka { PLURAL($taken, "ubyła w tej rundzie", "ubyły w tej rundzie", "ubyło w tej rundzie") } { COUNT($taken, $tile) }, ale na plansze mogło trafić najwyżej { $placed }
    .label = części brakuje
    .help = { $tiling ->
        [yes] dopóki nie trafi na miejsce i nie jest opłacone, wszystko, co ktoś zabiera, leży na linii wzoru lub { AT($floor) }: sprawdź plansze
       *[no] wszystko, co ktoś zabiera, leży na linii wzoru lub { AT($floor) }: sprawdź plansze, warsztaty i środek
    }

colour-taken-too-often = potrzeba co najmniej { COUNT($takes, "turn", case: "gen") }, aby { NOUNS($tile, $colour) } z tej rundy leżały tam, gdzie leżą, ale { $emptied ->
        [one] { $emptied } warsztat jest pusty
        [few] { $emptied } warsztaty są puste
       *[many] { $emptied } warsztatów jest pustych
    }, a { NOUNS($tile, $colour, case: "acc") } z warsztatu zabiera się naraz
    .label = kolor { COLOUR($colour, "row") } w zbyt wielu miejscach
    .help = kto zabiera kolor, zabiera wszystkie w tym kolorze: sprawdź plansze i warsztaty

colour-on-several-lines = potrzeba co najmniej { COUNT($takes, "turn", case: "gen") }, aby { NOUNS($tile, $colour) } z tej rundy leżały tam, gdzie leżą, ale { $emptied ->
        [one] { $emptied } warsztat jest pusty
        [few] { $emptied } warsztaty są puste
       *[many] { $emptied } warsztatów jest pustych
    }, a { NOUNS($tile, $colour, case: "acc") } z warsztatu zabiera się naraz
    .label = kilka linii
    .help = wszystko zabrane naraz trafia na jedną linię wzoru, a co się nie mieści, { TO($floor) }: sprawdź linie wzoru ({ $player }) i warsztaty

marker-left-behind = to, co leży na planszach, wymagało co najmniej { COUNT($takes, "turn", case: "gen") }, ale { $emptied ->
        [one] { $emptied } warsztat jest pusty
        [few] { $emptied } warsztaty są puste
       *[many] { $emptied } warsztatów jest pustych
    }, więc ktoś zabrał coś ze środka i { $told ->
        [yes] zostawił tam { THE($marker, case: "acc") }
       *[no] ma { THE($marker, case: "acc") }, a nie leży ona na żadnej planszy
    }
    .label = { $told ->
        [yes] płytka gracza rozpoczynającego
       *[no] gdzie jest { THE($marker) }?
    }
    .help = każda linia, która coś dostała, to jedna tura, tak samo kolor, który spadł, nie wypełniając linii; kto pierwszy zabiera ze środka, bierze też płytkę gracza rozpoczynającego: wpisz ją na jego { NOUN($floor, case: "acc") } (`1` w `{ KEY("floor", $floor) }`) albo sprawdź warsztaty

marker-without-tiles = { THE($marker) } leży { $here }, ale { $player } nie ma żadnej { ONE($tile, case: "gen") } z tej oferty
    .label = bez { NOUNS($tile, case: "gen") }
    .help = płytka gracza rozpoczynającego przychodzi ze środka razem z innymi: wpisz { NOUNS($tile, case: "acc") } na planszę, na którą trafiły

rest-not-in-centre = kolor { COLOUR($colour, "row") } zabrano z { $takes ->
        [one] jednego warsztatu
       *[other] { $takes } warsztatów
    }, najwyżej { COUNT($most, $tile, case: "acc") }, więc na środek pola gry { PLURAL($least, "trafiła", "trafiły", "trafiło") } co najmniej { COUNT($least, $tile) } w innych kolorach, ale { $rest ->
        [0] nie leży tam żadna
        [one] leży tam tylko 1
        [few] leżą tam tylko { $rest }
       *[many] leży tam tylko { $rest }
    }
    .label = { $rest ->
        [0] nie leży tam żadna
        [one] leży tam tylko 1
        [few] leżą tam tylko { $rest }
       *[many] leży tam tylko { $rest }
    }
    .help = nikt jeszcze nie brał ze środka; w warsztacie leżą 4, z jednego koloru zabiera się wszystkie, a reszta trafia na środek: sprawdź środek, warsztaty i to, co na planszach ma kolor { COLOUR($colour, "row") }

turns-told = każda linia, na którą w tej rundzie trafiły { NOUNS($tile) }, to jedna tura, tak samo kolor, który spadł, nie wypełniając linii
turns-check-lines = { $whose ->
        [none] linie wzoru
       *[some] linie wzoru ({ $whose })
    }
turns-check-floors = { $whose ->
        [none] { NOUNS($floor) } obu graczy
       *[some] { NOUN($floor, case: "acc") }
    }

no-marker = { THE($marker) } nie leży na środku ani nigdzie indziej, gdzie by mogła
    .label = ani nigdzie indziej
    .help = { $belongs }

marker-nowhere = to, co leży na planszach, wymagało co najmniej { COUNT($takes, "turn", case: "gen") }, a warsztatów jest tylko { $emptied }, więc ktoś zabrał coś ze środka i ma { THE($marker, case: "acc") }, a nie leży ona na żadnej planszy
    .label = gdzie jest { THE($marker) }?
    .help = kto pierwszy bierze ze środka, ma ją tam, gdzie spadła: wpisz ją { TO($floor) } (`1` w `{ KEY("floor", $floor) }`)

marker-misplaced = { $doubt ->
        [yes] { $place ->
            [centre] { THE($marker) } leży na środku { $during }, więc nikt w tej rundzie stamtąd nie brał
           *[other] { THE($marker) } leży { $here } { $during }, więc w pewnym momencie tej rundy { NOUN($floor) } była pełna
        }
       *[no] { $law ->
            [catches-tiles] { THE($marker) } leży { $here }, a on zatrzymuje tylko { NOUNS($tile, case: "acc") }
           *[other] { THE($marker) } nie może leżeć { $here } { $during }
        }
    }
    .label = płytka gracza rozpoczynającego
    .help = { $law ->
        [catches-tiles] spada { TO($floor) }, na pierwsze wolne pole od lewej (`1` w `{ KEY("floor", $floor) }`); przy interpretacji zero-catches-marker=yes warsztat by ją zatrzymał
       *[other] { $place ->
            [centre] { $doubt ->
                [yes] to możliwe tylko wtedy, gdy z żadnego warsztatu nic nie trafiło na środek: sprawdź to
               *[no] { $belongs }
            }
            [floor] { $law ->
                [stays] po opłaceniu { NOUN($floor, case: "gen") } płytka gracza rozpoczynającego leży przed tym, kto ją ma: podaj go w `znacznik:`; jeśli { NOUN($floor) } nie jest jeszcze opłacona, faza to `{ KEY("tiling", $tiling) }`
               *[other] { $belongs }
            }
           *[other] { $belongs }
        }
    }

marker-lies = { $place ->
        [centre] na środku pola gry
        [floor] na polu { $space } ({ $player }: { THE($floor) })
        [kept] na warsztacie „0” ({ $player })
       *[front] przed graczem ({ $player })
    }

marker-belongs = { $phase ->
        [setup] przed pierwszym uzupełnieniem warsztatów leży przed tym, kto rozpoczyna: podaj go w `znacznik:`
        [offer] leży na środku (`1` w `środek`), dopóki ktoś stamtąd nie zabierze, potem { AT($floor) } tego gracza (`1` w `{ KEY("floor", $floor) }`) albo przed nim, jeśli nie było tam miejsca (`znacznik:`)
        [tiling] kto pierwszy bierze ze środka, ma ją tam, gdzie spadła (`1` w `{ KEY("floor", $floor) }`), a po opróżnieniu { NOUN($floor, case: "gen") } przed sobą (`znacznik:`)
       *[other] kto w ostatniej rundzie pierwszy bierze ze środka, ma ją przed sobą: podaj go w `znacznik:`
    }

too-many = opis pokazuje { COUNT($count, $tile, $colour, case: "acc") }, a w grze jest ich { $expected }: { $seen ->
        [none] nigdzie ani jednej
       *[some] { AND($seen) }
    }
    .label = widać { COUNT($count, $tile, $colour, case: "acc") }
    .help = poszukaj zbędnych ({ $over }) albo innego koloru, który wzięto za { COLOUR($colour, "row") }

too-few = w woreczku i { AT($box) } { PLURAL($there, "jest", "są", "jest") } { COUNT($there, $tile) }, a na planszach najwyżej { $held }, lecz gra ma ich { $all }
    .label = za mało
    .help = nigdzie indziej nic teraz nie leży: sprawdź woreczek i { NOUNS($tile, case: "acc") } { AT($box) }
    .lid = razem z tymi

not-twenty = pokazano wszystko, ale tylko { COUNT($count, $tile, $colour, case: "acc") } z { $expected }: { $seen ->
        [none] nigdzie ani jednej
       *[some] { AND($seen) }
    }
    .label = razem { COUNT($count, $tile, $colour) }
    .help = poszukaj pominiętych ({ COUNT($lacking, $tile, $colour) }) albo takich, które wzięto za inny kolor

seen-there = { $count } { $place ->
        [boards] na planszach
        [factories] w warsztatach
        [centre] na środku
        [bag] w woreczku
       *[lid] { AT($box) }
    }

bag-against-round = w woreczku { PLURAL($bag, "jest", "są", "jest") } { COUNT($bag, $tile) }, a { $round ->
        [none] to, co rozłożono w tej rundzie, jeszcze do niego nie wróciło, więc może ich być najwyżej { $expected }
       *[other] w tym momencie rundy { $round } powinno ich być { $expected }
    }
    .label = { COUNT($bag, $tile) }
    .help = co rundę wyciąga się po cztery { NOUNS($tile, case: "acc") } na warsztat: sprawdź woreczek i { $round ->
        [none] fazę
       *[other] rundę
    }

bag-against-boards = w rundzie { $round } woreczek zawiera { COUNT($bag, $tile, case: "acc") }, więc gdy przed rundą { $returned } trafiło do niego wszystko, co odłożono, na planszach leżało { $more ->
        [yes] najwyżej { $told }, ale było ich tam co najmniej { $held }
       *[no] co najmniej { $told }, ale było ich tam najwyżej { $held }
    }
    .label = { COUNT($bag, $tile) }
    .help = uzupełniony woreczek zawiera wszystko oprócz tego, co leży na planszach, a każda runda bierze z niego cztery na warsztat: sprawdź woreczek, rundę i plansze

lid-too-small = { AT($box) } { PLURAL($lid, "jest", "są", "jest") } { COUNT($lid, $tile, $colour) }, ale z ułożonych linii trafiło tam co najmniej { $least }
    .label = { COUNT($lid, $tile, $colour) }
    .help = za każdą { NOUN($tile, case: "acc") } z rzędu 2 trafiła tam jedna, z rzędu 3 dwie, z rzędu 4 trzy, z rzędu 5 cztery, wszystkie w jej kolorze

lid-against-dealt = { AT($box) } { PLURAL($lid, "jest", "są", "jest") } { COUNT($lid, $tile) }{ $more ->
        [yes] { $elsewhere ->
            [0] {""}
           *[other] , a na planszach, warsztatach lub środku co najmniej { $elsewhere }
        }, ale do rundy { $round } rozłożono tylko { $dealt }
       *[no] , a na planszach przed rundą { $round } mogło leżeć najwyżej { $elsewhere }, ale wcześniej rozłożono { $dealt }
    }
    .label = { COUNT($lid, $tile) }
    .help = to, co rozłożono, jest { AT($box) }, na planszach, warsztatach lub środku, a przed pierwszym punktowaniem { NOUNS($tile) } trafiają tam tylko wtedy, gdy { THE($floor) } jest pełna: sprawdź to, plansze i rundę

lid-not-returned = { AT($box) } { PLURAL($lid, "jest", "są", "jest") } { COUNT($lid, $tile) }, ale przy przygotowaniu rundy { $round } w woreczku było ich za mało, więc wszystko, co było { AT($box) }, wróciło do woreczka
    .label = { COUNT($lid, $tile) }
    .help = od tego czasu { NOUNS($tile) } trafiają tam tylko wtedy, gdy { THE($floor) } jest pełna: sprawdź je, woreczek i rundę

lid-too-early = { AT($box) } { PLURAL($lid, "jest", "są", "jest") } { COUNT($lid, $tile) }, ale nic nie mogło tam jeszcze trafić
    .label = { COUNT($lid, $tile) }
    .help = { NOUNS($tile) } trafiają tam tylko przy punktowaniu rundy i wtedy, gdy { THE($floor) } jest pełna: sprawdź to i rundę

before-setup = coś leży { $at ->
        [board] na planszy ({ $player })
        [factory] w warsztacie { $factory }
        [centre] na środku pola gry
       *[lid] { AT($box) }
    }, ale niczego jeszcze nie rozłożono
    .label = nie jest puste
    .help = pomiń to, czego nikt jeszcze nie ma, albo podaj obecną fazę

turn-outside-offer = według opisu teraz gra { $player }, ale { $during } nikt nie ma tury
    .label = teraz nie ma tur
    .help = pomiń `tura:` albo podaj fazę `oferta`

during = { $phase ->
        [setup] przed pierwszym uzupełnieniem warsztatów
        [offer] podczas oferty dostawców
        [tiling] podczas { $tiling ->
            [confection] napełniania bombonierki
           *[tiling] układania płytek
        }
        [preparation] między rundami
        [end] po ostatnim { $tiling ->
            [confection] napełnianiu bombonierki
           *[tiling] układaniu płytek
        }
       *[over] po zakończeniu gry
    }
