# Co czyni pozycję niemożliwą.

wrong-star = { $player }: na { AT($here) } leży { NOUN("tile", $holds) }, a { $on } przyjmuje tylko kolor { COLOUR($takes, "row") }
    .label = kolor { COLOUR($holds, "row") } na { AT($on) }
    .help = { NOUNS("tile", $holds) } układa się na { AT($their) } albo na środkowej gwieździe

twice-in-star = { $player }: na { AT($on) } kolor { COLOUR($colour, "row") } jest dwa razy: na { AT($first) } i na { AT($here) }
    .label = znowu kolor { COLOUR($colour, "row") }
    .help = sześć płytek { OF($on) } ma sześć różnych kolorów: jedna z tych dwóch jest w innym kolorze
    .first = pierwsza { NOUN("tile", $colour) }

mixed-star = { $player }: { $on } nie jest ani jednego koloru, ani wielokolorowa: kolor { COLOUR($colour, "row") } leży na { AT($first) } i na { AT($second) }, a inny kolor na { AT($here) }
    .label = inny kolor
    .help = albo wszystkie jej płytki są { COLOURS($colour, "tile") }, albo kolor { COLOUR($colour, "row") } występuje tam raz i każdy inny kolor też raz
    .first = pierwsza { NOUN("tile", $colour) }
    .second = znowu kolor { COLOUR($colour, "row") }

corners-overfull = { $player } ma { COUNT($count, "tile", case: "acc") } w narożnikach, a mieszczą się tam najwyżej cztery
    .label = { COUNT($count, "tile") }
    .help = plansza ma cztery narożniki, w każdym jedna płytka: co leży obok planszy, wpisz w `płytki`

corners-in-phase = { $player } ma { COUNT($count, "tile", case: "acc") } w narożnikach { $when }
    .label = nie jest puste
    .help = { $phase ->
        [play] płytki trafiają tam, gdy gracz pasuje: wpisz `pas: tak` albo płytki w `płytki`; przy interpretacji leftovers=when-passing w rundzie 6 nic się nie zachowuje
        [end] przy interpretacji leftovers=when-passing w ostatniej rundzie nic się nie zachowuje: sprawdź rundę
        [over] za zachowane płytki traci się punkty i trafiają one do wieży przy punktacji końcowej: sprawdź fazę
       *[other] przy przygotowaniu rundy zachowane płytki wracają obok planszy: wpisz je w `płytki`
    }

tiles-after-passing = { $player } jest już po spasowaniu, a ma jeszcze { COUNT($count, "tile", case: "acc") } obok planszy
    .label = { COUNT($count, "tile") }
    .help = kto pasuje, zachowuje do czterech płytek w narożnikach (`narożniki`), a resztę odrzuca; kto nie spasował (`pas: nie`), nie ma żadnej w narożnikach

tiles-in-phase = { $player } ma { COUNT($count, "tile", case: "acc") } obok planszy { $when }
    .label = { COUNT($count, "tile") }
    .help = { $phase ->
        [setup] nic jeszcze nie zabrano: sprawdź fazę albo warsztaty
        [offer] nic jeszcze nie zabrano: sprawdź fazę albo warsztaty
       *[other] gdy wszyscy spasują, zachowane płytki leżą w narożnikach (`narożniki`), a pozostałe w wieży; w przeciwnym razie faza to `układanie płytek`
    }

passed-in-phase = według opisu { $player } jest już po spasowaniu, ale nikt nie może spasować { $when }
    .label = pas niemożliwy
    .help = gracze pasują podczas układania płytek: pomiń `pas` albo ustaw fazę `układanie płytek`

not-passed = według opisu { $player } jeszcze gra w tej rundzie, ale { $when } wszyscy są już po spasowaniu
    .label = już po spasowaniu
    .help = faza 2 trwa, aż wszyscy spasują: pomiń `pas` albo ustaw fazę `układanie płytek`

everybody-passed = według opisu trwa jeszcze układanie płytek (faza 2), ale wszyscy spasowali
    .label = wszyscy spasowali
    .help = gdy wszyscy spasują, faza to `przygotowanie do kolejnej rundy`, a po rundzie 6 `koniec`; kto ma płytki w narożnikach, jest już po spasowaniu

supply-overfull = w magazynie { PLURAL($count, "leży", "leżą", "leży") } { COUNT($count, "tile") }, a ma on dziesięć pól
    .label = { COUNT($count, "tile") }
    .help = usuń z niego { COUNT($over, "tile", case: "acc") }

supply-short = w magazynie { PLURAL($count, "leży", "leżą", "leży") } { COUNT($count, "tile") } { $when }, a uzupełnia się go zawsze do dziesięciu{ $doubt ->
        [yes] , chyba że w woreczku i w wieży nic już nie było
       *[no] {""}
    }
    .label = { COUNT($count, "tile") }
    .help = { $doubt ->
        [yes] wpisz wszystkie dziesięć, bo dodatkowe płytki uzupełnia się przed następną turą; jeśli nic już nie zostało, podaj `woreczek: ""` i `wieża: ""`
       *[no] { $phase ->
            [setup] dziesięć płytek wyciąga się przed pierwszym uzupełnieniem warsztatów: wpisz wszystkie dziesięć albo jeszcze żadnej ("")
            [play] dodatkowe płytki uzupełnia się przed następną turą: wpisz wszystkie dziesięć; zabrane leżą obok planszy
           *[other] dodatkowe płytki uzupełnia się przed następną turą: wpisz wszystkie dziesięć
        }
    }

supply-of-no-bonus = w magazynie { PLURAL($count, "leży", "leżą", "leży") } { COUNT($count, "tile") }, więc jako premię wybrano by { $missing }, ale ostatnia płytka na planszy mogła dać tylko { OR($counts) }
    .label = { COUNT($count, "tile") }
    .help = filar daje 1, posąg 2, okno 3, a wybrane płytki uzupełnia się przed następną turą: sprawdź magazyn, w którym leży dziesięć, i gwiazdy

bonus-in-phase = { $player } nie może mieć dodatkowych płytek do wyboru { $when }
    .label = nie ma czego wybierać
    .help = dodatkowe płytki wybiera się w turze, w której się je zdobywa: pomiń `premia` albo ustaw fazę `układanie płytek`

bonus-unearned = według opisu { $player } ma { COUNT($count, "bonus tile", case: "acc") } do wyboru, ale { $most ->
        [0] żaden filar ani posąg nie ma wokół siebie wszystkich płytek, a żadne okno obok siebie
       *[other] jedna płytka na tej planszy może dać najwyżej { $most }
    }
    .label = { $most ->
        [0] żadnej
       *[other] najwyżej { $most }
    }
    .help = filar daje 1, posąg 2, okno 3, w turze, w której zakrywa się ostatnie pole obok: sprawdź gwiazdy i `premia`

bonus-of-no-tile = według opisu { $player } ma { COUNT($count, "bonus tile", case: "acc") } do wyboru, ale jedna płytka na tej planszy może dać tylko { OR($counts) }
    .label = { OR($counts) }
    .help = filar daje 1, posąg 2, okno 3, w turze, w której zakrywa się ostatnie pole obok: sprawdź gwiazdy i `premia`

bonus-out-of-turn = { $player } ma dodatkowe płytki do wyboru, ale teraz gra { $turn }
    .label = teraz gra { $turn }
    .help = dodatkowe płytki wybiera się przed następną turą: wpisz `tura: { $player }` albo pomiń `premia`
    .turn = czyja jest tura

bonus-after-passing = { $player } jest już po spasowaniu i nie może mieć dodatkowych płytek do wyboru
    .label = już po spasowaniu
    .help = dodatkowe płytki wybiera się zaraz po ułożeniu płytki: pomiń `premia` albo wpisz `pas: nie`

round-against-phase = według opisu trwa runda { $round }, co nie jest możliwe { $when }
    .label = nie ta runda
    .help = { $phase ->
        [setup] przed pierwszym uzupełnieniem warsztatów nie ma jeszcze rundy: pomiń ją albo ustaw fazę
        [preparation] po rundzie 6 nie przygotowuje się następnej: faza to `koniec`
        [end] gra kończy się po rundzie 6: wcześniej faza to `przygotowanie do kolejnej rundy`
        [over] gra kończy się po rundzie 6: wcześniej faza to `przygotowanie do kolejnej rundy`
       *[other] rundy są od 1 do 6
    }

board-before-setup = { $player }: na planszy lub obok niej coś leży, a warsztatów jeszcze nie uzupełniono
    .label = nie jest puste
    .help = pomiń to, czego nikt jeszcze nie ma, albo ustaw fazę `oferta dostawców`

table-before-setup = coś leży na stole lub w wieży, a warsztatów jeszcze nie uzupełniono
    .label = przed uzupełnieniem warsztatów
    .help = pomiń to, czego nikt jeszcze nie ma, albo ustaw fazę `oferta dostawców`

turn-in-phase = według opisu teraz gra { $player }, ale nikt nie ma tury { $when }
    .label = teraz nie ma tur
    .help = pomiń `tura:` albo ustaw fazę `oferta dostawców` lub `układanie płytek`

turn-of-passed = według opisu teraz gra { $player }, ale { $player } jest w tej rundzie już po spasowaniu
    .label = już po spasowaniu
    .help = podaj kogoś, kto jeszcze nie jest po spasowaniu; kto ma płytki w narożnikach, jest już po spasowaniu, chyba że opis podaje `pas: nie`

overfull-factory = w warsztacie { $factory } { PLURAL($count, "leży", "leżą", "leży") } { COUNT($count, "tile") }, a dostaje on cztery
    .label = { COUNT($count, "tile") }
    .help = usuń z niego { COUNT($over, "tile", case: "acc") }

short-factory = w warsztacie { $factory } { PLURAL($count, "leży", "leżą", "leży") } { COUNT($count, "tile") }, a dostał ich cztery i nikt go nie opróżnił{ $short ->
        [ran-out] , chyba że w woreczku i w wieży nic już nie było
       *[filled] {""}
    }
    .label = { COUNT($count, "tile") }
    .help = warsztat, z którego nikt nie zabrał, ma cztery płytki; ten, z którego ktoś zabrał, zapisuje się jako ""

rest-on-factory = w warsztacie { $factory } { PLURAL($count, "leży", "leżą", "leży") } { COUNT($count, "tile") }, a dostał ich cztery; pozostałe płytki przenosi się na środek pola gry
    .label = { COUNT($count, "tile") }
    .help = warsztat, z którego nikt nie zabrał, ma cztery płytki; ten, z którego ktoś zabrał, zapisuje się jako ""

factory-not-empty = warsztat { $factory } zawiera jeszcze { AND($heap, case: "acc") }, choć { $when } faza 1 jest już zakończona
    .label = nie jest pusty
    .help = dopóki można zabrać płytkę, faza to `oferta dostawców`

centre-not-empty = środek pola gry zawiera jeszcze { AND($heap, case: "acc") }, choć { $when } faza 1 jest już zakończona
    .label = nie jest pusty
    .help = dopóki można zabrać płytkę, faza to `oferta dostawców`

offer-empty = faza to `oferta dostawców`, ale w warsztatach i na środku pola gry nie ma już żadnej płytki
    .label = nie ma czego zabrać
    .help = gdy wszystko zabrano, faza to `układanie płytek`

centre-before-taking = { $tiles ->
        [0] płytki gracza rozpoczynającego nie ma już na środku pola gry
       *[other] środek pola gry zawiera { AND($heap, case: "acc") }
    }, a żadnego warsztatu jeszcze nie opróżniono
    .label = za wcześnie
    .help = płytki trafiają na środek dopiero, gdy ktoś zabiera z warsztatu: wpisz ten warsztat jako "" albo środek jako "1"

centre-overfull = na środku pola gry { PLURAL($tiles, "leży", "leżą", "leży") } { COUNT($tiles, "tile") }, a po opróżnieniu { COUNT($emptied, "factory", case: "gen") } może tam leżeć najwyżej { $most }
    .label = { COUNT($tiles, "tile") }
    .help = kto opróżnia warsztat, zabiera co najmniej jedną z jego płytek: zostają najwyżej trzy

not-these-takes = { $takes ->
        [one] tylko jeden warsztat jest pusty i nikt nie zabierał ze środka, więc płytki zabrano raz
        [few] puste są { $takes } warsztaty i nikt nie zabierał ze środka, więc płytki zabrano { $takes } razy
       *[other] pustych jest { $takes } warsztatów i nikt nie zabierał ze środka, więc płytki zabrano { $takes } razy
    }; ale przy tym, co leży obok plansz, środek nie może { $nothing ->
        [yes] być pusty
       *[no] zawierać { AND($left, case: "gen") }
    }
    .label = { $takes ->
        [one] reszta z warsztatu
       *[other] reszta z { $takes } warsztatów
    }
    .held = zabrane płytki
    .help = zabiera się wszystkie płytki jednego koloru, a jeśli leży z nimi { NOUN("wild tile", $wild) }, to także dokładnie jedną taką; reszta z warsztatu trafia na środek

-taken-by-now = { $most ->
        [0] nikt jeszcze nie mógł żadnej zabrać
       *[other] w tej rundzie zabrać{ $first ->
            [yes] {""}
           *[no] {" "}lub zachować z poprzedniej
        } można było tylko { $most }
    }
-check-taken = sprawdź płytki obok plansz, warsztaty i środek{ $first ->
        [yes] {""}
       *[no] ; każdy gracz zachowuje najwyżej cztery płytki
    }

hand-beyond-offer = { $player } ma { COUNT($held, "tile", case: "acc") } obok planszy, a { -taken-by-now }
    .label = { COUNT($held, "tile") }
    .help = { -check-taken }

hands-beyond-offer = obok plansz { PLURAL($held, "leży", "leżą", "leży") } { COUNT($held, "tile") }, a { -taken-by-now }
    .label = { COUNT($held, "tile") }
    .help = { -check-taken }

taken-missing = w tej rundzie z warsztatów i ze środka zabrano { COUNT($taken, "tile", case: "acc") }, a obok plansz { $held ->
        [0] nie leży żadna
        [few] leżą tylko { $held }
       *[other] leży tylko { $held }
    }
    .label = brakuje płytek
    .help = podczas oferty dostawców każda zabrana płytka leży obok planszy: sprawdź plansze, warsztaty i środek

marker-without-tiles = { $player } ma płytkę gracza rozpoczynającego, ale nie ma żadnej płytki obok planszy
    .label = bez płytki
    .help = płytkę gracza rozpoczynającego bierze się razem z płytkami ze środka, a te leżą obok planszy do fazy 2: wpisz je tam

no-marker = opis pokazuje wszystko, a płytki gracza rozpoczynającego nigdzie nie ma, { $when }
    .label = brak płytki gracza rozpoczynającego
    .help = leży na środku (`1` w `środek`), aż ktoś stamtąd zabierze płytki, potem obok planszy tego gracza (`znacznik:`)

marker-paid-by-nobody = płytki gracza rozpoczynającego nie ma już na środku, ale nikt nie może jej mieć: bierze się ją razem z płytkami, a każda z nich kosztuje punkt
    .label = brak płytki gracza rozpoczynającego
    .help = leży na środku (`1` w `środek`), aż ktoś stamtąd zabierze płytki; kto ją ma, traci za nią punkty: sprawdź środek, wyniki i płytki obok plansz

marker-paid-twice = { $player } i { $other } mają mniej niż 5 punktów, ale przed ułożeniem pierwszej płytki tylko jedna osoba może stracić punkty za płytkę gracza rozpoczynającego
    .label = też mniej niż 5
    .help = wszyscy zaczynają z 5 punktami, a do tej chwili traci je tylko ten, kto pierwszy zabiera płytki ze środka: sprawdź oba wyniki
    .first = mniej niż 5

lost-by-one-marker = { $player } i { $other } mają w rundzie 1 mniej punktów, niż dał początek i ułożone płytki, ale żadna z tych osób nie spasowała: do tej chwili punkty kosztuje tylko płytka gracza rozpoczynającego, a mogła ją wziąć tylko jedna osoba
    .label = też za mało punktów
    .help = wszyscy zaczynają z 5 punktami, a płytki na gwiazdach tylko je dodają: sprawdź oba wyniki, gwiazdy i to, kto spasował
    .first = za mało punktów

marker-too-early = płytka gracza rozpoczynającego nie może jeszcze leżeć { $place }: żadnego warsztatu { $now ->
        [setup] nie uzupełniono
       *[offer] nie opróżniono
    }
    .label = płytka gracza rozpoczynającego
    .help = { $now ->
        [setup] przed pierwszym uzupełnieniem warsztatów nikt jej nie ma: kładzie się ją na środku pola gry
       *[offer] leży na środku (`1` w `środek`), aż ktoś stamtąd zabierze płytki, potem obok planszy tego gracza (`znacznik:`)
    }

not-next-to-place = według opisu teraz gra { $player }, ale w każdej turze fazy 2 umieszcza się jedną płytkę{ $starter ->
        [none] {""}
       *[some] , a zaczyna gracz z płytką gracza rozpoczynającego, czyli { $starter }
    }: teraz gra { OR($next, case: "of") }
    .label = teraz gra { OR($next) }
    .marker = zaczyna { $starter }
    .help = sprawdź `tura`, `znacznik` i gwiazdy; jeśli ktoś już spasował, dodaj `pas: tak`

placed-apart = { $player } ma za sobą w fazie 2 co najmniej { COUNT($least, "turn", case: "acc") }, a gracz { $other }, który nie spasował, { $most ->
        [0] nie ma żadnej
       *[other] ma najwyżej { $most }
    }{ $starter ->
        [none] {""}
       *[some] , choć fazę 2 zaczyna { $starter }
    }
    .label = { COUNT($least, "turn") }
    .help = tury następują zgodnie z ruchem wskazówek zegara, a w każdej umieszcza się jedną płytkę albo pasuje: sprawdź gwiazdy, `pas` i `znacznik`
    .other = { $most ->
        [0] ani jednej tury
       *[other] najwyżej { COUNT($most, "turn") }
    }

marker-not-taken = płytka gracza rozpoczynającego leży { $place } { $when }: możliwe, ale rzadkie
    .label = płytka gracza rozpoczynającego
    .help = ma ją ten, kto w tej rundzie pierwszy zabiera płytki ze środka: podaj jego imię w `znacznik:`

too-many = opis pokazuje { COUNT($count, "tile", $colour, case: "acc") }, a w grze { PLURAL($expected, "jest", "są", "jest") } { $expected }
    .label = widać { COUNT($count, "tile", $colour, case: "acc") }
    .help = poszukaj zbędnych ({ COUNT($over, "tile") }) albo innego koloru, który wzięto za { COLOUR($colour, "row") }

not-twenty-two = opis pokazuje wszystko, a { PLURAL($count, "jest", "są", "jest") } { COUNT($count, "tile", $colour) }, { $over ->
        [0] o { $missing } za mało
       *[other] o { $over } za dużo
    }: w grze ma ich być { $expected }
    .label = razem { COUNT($count, "tile", $colour) }
    .help = przelicz jeszcze raz { NOUNS("tile", $colour, case: "acc") } na planszach i obok nich, w warsztatach, na środku, w magazynie, w woreczku i w wieży

ahead-of-round = { $built ->
        [0] obok tej planszy lub w jej narożnikach { PLURAL($held, "leży", "leżą", "leży") } { COUNT($held, "tile") }
       *[other] zakryte pola tej planszy wymagały { COUNT($built, "tile", case: "gen") }{ $held ->
            [0] {""}
            [one] {" "}i { $held } leży obok niej lub w narożnikach
            [few] {" "}i { $held } leżą obok niej lub w narożnikach
           *[many] {" "}i { $held } leży obok niej lub w narożnikach
        }
    }, a do tej chwili rundy { $round } { $player } może mieć najwyżej { $most }
    .label = { COUNT($count, "tile") } w rundzie { $round }
    .help = { $built ->
        [0] w rundzie są cztery płytki na warsztat, a zabiera się je po kolei: każdy z pozostałych zabiera co najmniej dwie. Sprawdź płytki obok planszy i rundę
       *[other] pole wymaga tylu płytek, ile wskazuje jego liczba: sprawdź pola, płytki obok planszy i rundę
    }

all-ahead-of-round = { $built ->
        [0] obok plansz, w ich narożnikach lub na stole { PLURAL($held, "leży", "leżą", "leży") } { COUNT($held, "tile") }
       *[other] zakryte pola plansz wymagały { COUNT($built, "tile", case: "gen") }{ $held ->
            [0] {""}
            [one] {" "}i { $held } leży obok nich, w narożnikach lub na stole
            [few] {" "}i { $held } leżą obok nich, w narożnikach lub na stole
           *[many] {" "}i { $held } leży obok nich, w narożnikach lub na stole
        }
    }, a do tej chwili rundy { $round } wszyscy gracze razem mogą mieć najwyżej { $most }
    .label = { COUNT($count, "tile") } w rundzie { $round }
    .help = { $built ->
        [0] w rundzie są cztery płytki na warsztat: sprawdź płytki obok plansz i rundę
       *[other] pole wymaga tylu płytek, ile wskazuje jego liczba: sprawdź pola, płytki obok planszy i rundę
    }

bag-against-round = w woreczku { PLURAL($bag, "jest", "są", "jest") } { COUNT($bag, "tile") }, a { $round ->
        [0] przed pierwszym rozdaniem powinno być { $most } albo { $least }, gdy dziesięć leży już w magazynie
       *[other] w tej chwili rundy { $round } powinno być { $exact ->
            [yes] { $most }
           *[no] od { $least } do { $most }
        }
    }
    .label = { COUNT($bag, "tile") }
    .help = każda runda zabiera z niego cztery płytki na warsztat, magazyn dziesięć, a każda dodatkowa płytka jedną: sprawdź woreczek i rundę

tower-too-small = w wieży { PLURAL($tower, "jest", "są", "jest") } { COUNT($tower, "tile") }, a za zakryte pola trafiło ich tam co najmniej { $least }
    .label = { COUNT($tower, "tile") }
    .help = za zakryte pole trafia do wieży o jedną płytkę mniej, niż wskazuje jego liczba: sprawdź wieżę i gwiazdy

tower-not-returned = w wieży { PLURAL($tower, "jest", "są", "jest") } { COUNT($tower, "tile") }, ale przed rundą { $round } w woreczku było za mało płytek, więc wszystko z wieży wróciło do niego
    .label = { COUNT($tower, "tile") }
    .help = w fazie 1 żadna płytka tam nie trafia: sprawdź wieżę, woreczek i rundę

tower-against-boards = w wieży { PLURAL($tower, "jest", "są", "jest") } { COUNT($tower, "tile") }, a według plansz powinno tam być { $exact ->
        [yes] { $most }
       *[no] od { $least } do { $most }
    }
    .label = { COUNT($tower, "tile") }
    .help = wszystko, co trafia na warsztaty i pochodzi z magazynu, leży na stole, obok plansz, na gwiazdach albo w wieży: sprawdź wieżę, gwiazdy oraz płytki obok plansz i w narożnikach

nobody-discarded = z { COUNT($came, "tile", case: "gen") }, które są w grze w rundzie 1, brakuje { COUNT($missing, "tile", case: "gen") }, choć nikt jeszcze nie spasował, więc żadnej nie odrzucono
    .label = brakuje { COUNT($missing, "tile", case: "gen") }
    .help = dopóki nikt nie spasuje, każda płytka z warsztatów i z magazynu leży obok planszy albo posłużyła do zakrycia pola: sprawdź płytki obok plansz i gwiazdy

tower-too-early = w wieży { PLURAL($tower, "jest", "są", "jest") } { COUNT($tower, "tile") }, ale nic nie mogło tam jeszcze trafić
    .label = { COUNT($tower, "tile") }
    .help = płytki trafiają tam tylko przy układaniu płytki i przy pasowaniu: sprawdź wieżę i rundę

score-at-start = { $player }: wynik to { $score }, a przed ułożeniem pierwszej płytki wynosi { $exact ->
        [yes] { $most }
       *[no] od { $least } do { $most }
    }{ $most ->
        [5] {""}
       *[other] {" "}dla tego, kto ma płytkę gracza rozpoczynającego
    }
    .label = tu { $exact ->
        [yes] { $most }
       *[no] od { $least } do { $most }
    }
    .help = { $most ->
        [5] każdy zaczyna z 5 punktami i do tej chwili punkty traci tylko ten, kto pierwszy zabiera płytki ze środka
       *[other] każdy zaczyna z 5 punktami, a płytka gracza rozpoczynającego kosztuje punkt za każdą płytkę zabraną razem z nią, ale nie poniżej 1; te płytki leżą obok planszy
    }

score-too-high = { $player }: wynik to { $score }, a 5 punktów na początku i wszystko, co mogła dać ta plansza, { $marker ->
        [yes] minus punkt za płytkę gracza rozpoczynającego,{" "}
       *[no] {""}
    }to najwyżej { $most }, w jakiejkolwiek kolejności układano płytki
    .label = najwyżej { $most }
    .help = { $bonuses ->
        [none] {""}
       *[other] z dodatkowymi punktami na koniec ({ $bonuses }) to możliwe: jeśli są już doliczone, faza to `zakończona`; w przeciwnym razie{" "}
    }sprawdź wynik i żetony punktacji{ $marker ->
        [yes] , kto ma płytkę gracza rozpoczynającego,
       *[no] {""}
    } oraz czy na gwiazdach nie brakuje płytki; jeśli nie podano wszystkich gwiazd, dopisz na końcu `...: .`, bo te, których nie wymieniono, są puste

nothing-lost = { $player } ma { COUNT($score, "point", case: "acc") }, choć nic nie leży na gwiazdach ani nic nie zostało zachowane: to, co zostało wzięte, co najmniej { COUNT($lost, "tile") }, odrzucono i kosztowało punkty, więc może być najwyżej { $most }
    .label = najwyżej { $most }
    .help = sprawdź wynik i to, co leży na gwiazdach, obok planszy i w jej narożnikach; czego nie wiadomo, to pomiń

discarded-against-scores = w wynikach { $points ->
        [0] nie brakuje niczego
       *[other] brakuje { IF($more, "co najmniej", "najwyżej") } { COUNT($points, "point", case: "gen") }
    } z tego, co dały płytki na gwiazdach{ $more ->
        [yes] , nie licząc płytki gracza rozpoczynającego, ale { $round ->
            [1] w rundzie 1
           *[other] do tej chwili
        } { $discarded ->
            [0] nie odrzucono żadnej płytki
           *[other] odrzucono tylko { COUNT($discarded, "tile", case: "acc") }
        }
       *[no] , ale { $round ->
            [1] w rundzie 1
           *[other] do tej chwili
        } odrzucono { COUNT($discarded, "tile", case: "acc") }{ $markers ->
            [0] {""}
           *[other] {" "}i płytka gracza rozpoczynającego kosztowała co najmniej punkt
        }
    }
    .label = { $discarded ->
        [0] nic nie odrzucono
       *[other] odrzucono { COUNT($discarded, "tile", case: "acc") }
    }
    .help = z 5 punktami z początku { AND($spans) }; co wyciągnięto z woreczka, a nigdzie nie leży i nie posłużyło do zakrycia pól, to odrzucono: sprawdź wyniki, gwiazdy i płytki obok plansz

score-too-low = { $player }: wynik to { $score }, ale żadna strata nie mogła go obniżyć poniżej { $least }
    .label = co najmniej { $least }
    .help = sprawdź wynik; powyżej 80 punktów to żeton punktacji i znacznik razem (`żetony: 1`)

markers-not-paid = w wynikach { $points ->
        [0] nie brakuje niczego
       *[other] brakuje najwyżej { COUNT($points, "point", case: "gen") }
    } z tego, co dały płytki na gwiazdach, ale { $discarded ->
        [0] {""}
       *[other] odrzucono { COUNT($discarded, "tile", case: "acc") }, a{" "}
    }płytka gracza rozpoczynającego kosztuje co najmniej punkt{ $markers ->
        [one] {""}
       *[other] {" "}w każdej z { COUNT($markers, "round", case: "gen") }
    }: możliwe, ale rzadkie
    .label = brakuje za mało
    .help = z 5 punktami z początku { AND($spans) }; tylko gdy nikt nie bierze płytek ze środka, płytka gracza rozpoczynającego nic nie kosztuje: sprawdź wyniki i gwiazdy

lost-too-much = { $player }: wynik to { $score }, ale z 5 punktami z początku ta plansza dała co najmniej { $least }, a płytki gracza rozpoczynającego i odrzucone płytki mogły kosztować najwyżej { $lost }
    .label = co najmniej { $floor }
    .help = sprawdź wynik i gwiazdy; powyżej 80 punktów to żeton punktacji i znacznik razem (`żetony: 1`)

final-score-too-low = { $player }: wynik końcowy to { $score }, ale przy tych gwiazdach wynosi co najmniej { $least }: przed dodatkowymi punktami na koniec najmniej { $lowest }, z nich +{ $bonuses }{ $leftovers ->
    [0] {""}
   *[other] , za pozostałe płytki najwyżej −{ $leftovers }
}
    .label = co najmniej { $least }
    .help = jeśli dodatkowe punkty nie są jeszcze doliczone, faza to `koniec`; w przeciwnym razie sprawdź wynik; powyżej 80 punktów znacznik okrąża tor od nowa: z żetonem punktacji wpisz `żetony: 1` obok `punkty: { $score }`

turns-told = każda tura daje jeden kolor i najwyżej jedną płytkę atutową
turns-check-tiles = płytki obok { $whose ->
        [none] obu plansz pawilonu
       *[some] planszy pawilonu ({ $whose })
    }
