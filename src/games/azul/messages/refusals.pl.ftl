# Dlaczego ruch jest odrzucony albo nie można go rozstrzygnąć. $tile, $wall, $floor i $box to nazwy z danego wydania.

not-told = opis nie mówi, { $what }

wrong-phase = { $move ->
        [take] { $player } nie może zabierać { NOUNS($tile, case: "gen") }
        [tile] { $player } nie może układać z linii wzoru { $line }
        [clear] { $player } nie może płacić za { THE($floor, case: "acc") }
        [deal] nie można przygotować rundy
       *[finish] nie można doliczyć dodatkowych punktów
    } { $during }, tylko { $needs ->
        [end] po zakończeniu gry
       *[other] { $only }
    }
    .label = nie { $during }
    .help = { $phase ->
        [setup] najpierw trzeba uzupełnić warsztaty (`rozdaje:`)
        [offer] { $turn ->
            [none] oferta dostawców trwa, dopóki nie zostanie zabrane wszystko
           *[some] oferta dostawców trwa, dopóki nie zostanie zabrane wszystko; teraz gra { $turn }
        }
        [tiling] { $move ->
            [take] w tej rundzie zabrano już wszystko: trzeba przygotować kolejną rundę (`rozdaje:`), gdy już ułożono z pełnych linii i każdy opróżnił { THE($floor, case: "acc") }, co zapisuje się tylko tam, gdzie jest wybór (`układa:`, `czyści:`)
           *[other] teraz układa się z pełnych linii (`układa:`), a potem każdy opróżnia { THE($floor, case: "acc") } (`czyści:`)
        }
        [preparation] teraz trzeba przygotować kolejną rundę (`rozdaje:`)
        [end] pozostało tylko doliczyć dodatkowe punkty (`kończy: grę`)
       *[over] wszystko jest policzone: nie ma już żadnego ruchu
    }

not-your-turn = { $player } zabiera poza kolejnością: teraz gra { $turn }
    .label = teraz gra { $turn }
    .help = gra się zgodnie z ruchem wskazówek zegara, teraz { $order }; jeśli to zapis partii, może brakuje tu ruchu, dwa ruchy są zamienione miejscami albo `zaczyna` wskazuje kogoś innego
in-order = { $next ->
        [none] { $player }
       *[some] { $player }, potem { $next }
    }

not-among-next = { $player } zabiera poza kolejnością: według plansz i warsztatów teraz gra { OR($whose) }
    .label = to nie może być ta tura
    .help = gra się zgodnie z ruchem wskazówek zegara; teraz może grać { OR($turn) }
owner = { $player }

no-such-factory = nie ma warsztatu { $factory }: na stole { PLURAL($count, "jest", "są", "jest") } { COUNT($count, "factory") }
    .label = nie ma takiego warsztatu
    .help = warsztaty mają numery od 1 do { $count } w kolejności z `warsztaty:`; { $sources }

factory-away = { $player } nie może zabrać z warsztatu { $factory }: to warsztat „0”, który ma { $keeper }
    .label = nie ma go na stole
    .help = { $sources }

source-empty = { $player } zabiera { FROM($from) }, ale nie ma tam { NOUNS($tile, case: "gen") }
    .label = bez { NOUNS($tile, case: "gen") }
    .help = { $sources }
    .there = bez { NOUNS($tile, case: "gen") }

colour-not-there = { $player } zabiera { NOUNS($tile, $colour, case: "acc") }, ale { AT($from) } nie ma żadnej
    .label = nie ma tam koloru { COLOUR($colour, "row", case: "gen") }
    .help = { THE($from) } zawiera { AND($there, case: "acc") }; { $sources }
    .there = { AND($there) }

sources = { $none_known ->
        [yes] koloru { COLOUR($colour, "row", case: "gen") } nie da się nigdzie zabrać
        [no] opis nie pokazuje koloru { COLOUR($colour, "row", case: "gen") }, który można by zabrać
       *[some] { COLOURS($colour, $tile) } leżą { AND($there) }
    }
lies-at = { AT($from) } ({ COUNT($count, $tile) })

not-all-of-colour = { $fewer ->
        [yes] { AT($from) } { $there ->
            [one] leży
            [few] leżą
           *[many] leży
        } { COUNT($there, $tile, $colour) }, a { $player } zabiera { $taken }: z jednego koloru trzeba zabrać wszystkie
       *[no] { $player } zabiera { COUNT($taken, $tile, $colour, case: "acc") } { FROM($from) }, ale { $there ->
            [one] leży tam tylko { $there }
            [few] leżą tam tylko { $there }
           *[many] leży tam tylko { $there }
        }
    }
    .label = { $there ->
        [one] leży { $there }
        [few] leżą { $there }
       *[many] leży { $there }
    }
    .help = napisz `bierze: { $there } …` z kolorem albo sam kolor, aby zabrać wszystkie
    .there = { AND($heap) }

never-there = { $there ->
        [0] { $player } zabiera { NOUNS($tile, $colour, case: "acc") } { FROM($from) }, ale żadnej nie może tam być
       *[other] { $player } zabiera { COUNT($taken, $tile, $colour, case: "acc") } { FROM($from) }, ale może ich tam być tylko { $there } albo żadnej
    }
    .label = nie może tam leżeć
    .help = { SIZE($had) ->
        [0] wcześniej już wszystko stamtąd zabrano
       *[other] po ostatniej turze gracza { $player } to miejsce zawierało { AND($had, case: "acc") }
    }, a warsztaty uzupełnia się tylko między rundami
    .had = { AND($had) }

taken-too-many = { $player } zabiera { $taken ->
        [none] { NOUNS($tile, $colour, case: "acc") }
       *[some] { COUNT($taken, $tile, $colour, case: "acc") }
    }{ $from ->
        [none] {""}
       *[some] {" "}{ FROM($from) }
    }, ale { $most ->
        [0] żadnej nie może tam być
       *[other] nie może ich tam być więcej niż { $most }
    }
    .label = { $most ->
        [0] nie może tam leżeć
       *[other] za dużo
    }
    .help = { $why ->
        [fill] warsztat dostaje cztery { NOUNS($tile) } i żadnej się nie dokłada
        [left] zanim wzięli inni gracze, w warsztatach i na środku { $most ->
            [0] nie było żadnej
           *[other] nie było ich więcej niż { $most }
        }
        [rests] na środek trafia tylko to, czego nie zabrano z czterech { NOUNS($tile, case: "gen") } opróżnionego warsztatu
        [rests-and-one] na środek trafia tylko to, czego nie zabrano z opróżnionego warsztatu: najwyżej trzy { NOUNS($tile) } z każdego i jeszcze jedna z „+1”
        [sides] warsztat dostaje cztery { NOUNS($tile) }; jego złota strona daje najwyżej dwie więcej, a warsztat „sąsiedzi” trzy
        [gone] kto bierze kolor, bierze wszystkie jego { NOUNS($tile) }, a dokłada tylko warsztat „sąsiedzi”, najwyżej trzy
        [emptied] ktoś już z niego brał, reszta zostaje tylko na warsztacie „zostaje”, a dokłada tylko warsztat „sąsiedzi”, najwyżej trzy
        [taken] kto bierze { NOUNS($tile, $colour, case: "acc") }, ze środka czy z warsztatu, bierze wszystkie, a od tego czasu { $most ->
            [0] żadna nie mogła trafić na środek
           *[other] na środek nie mogło ich trafić więcej niż { $most }
        }
       *[box] jest po 20 { NOUNS($tile, case: "gen") } w każdym kolorze{ IF($elsewhere, ", a pozostałe opis pokazuje gdzie indziej") }
    }

placements = { $count ->
        [0] { $untold ->
            [yes] kolor { COLOUR($colour, "row") } może spaść { TO($floor) } albo trafić na linię wzoru, która go przyjmie; opis nie mówi, która
           *[no] żadna linia wzoru nie przyjmie koloru { COLOUR($colour, "row", case: "gen") }: może on tylko spaść { TO($floor) }
        }
       *[other] kolor { COLOUR($colour, "row") } może trafić na linię wzoru { OR($legal) } albo { TO($floor) }
    }

line-holds-another = { $player }: linia wzoru { $line } zawiera kolor { COLOUR($holds, "row") }, więc nie przyjmie koloru { COLOUR($offered, "row", case: "gen") }
    .label = nie przyjmie koloru { COLOUR($offered, "row", case: "gen") }
    .help = { $placements }
    .held = zawiera kolor { COLOUR($holds, "row") }

line-full = { $player }: linia wzoru { $line } jest pełna ({ COUNT($spaces, $tile, $colour) }) i więcej nie przyjmie
    .label = więcej nie przyjmie
    .help = { $placements }; przy interpretacji full-line-target=yes można by wybrać linię wzoru { $line }, a wszystkie by spadły
    .held = pełna

wall-row-has-colour = { $player }: linia wzoru { $line } nie przyjmie koloru { COLOUR($colour, "row", case: "gen") }: w rzędzie { $line } { AT($wall) } ten kolor już jest, w kolumnie { COLUMN($space) }
    .label = w rzędzie { $line } jest kolor { COLOUR($colour, "row") }
    .help = { $placements }
    .there = { COLOUR($colour, $tile) } z rzędu { $line }

no-column-left = { $player }: linia wzoru { $line } nie przyjmie koloru { COLOUR($colour, "row", case: "gen") }: w rzędzie { $line } { AT($wall) } kolumna każdego wolnego pola ma już ten kolor
    .label = brak kolumny na kolor { COLOUR($colour, "row") }
    .help = { $placements }; interpretacja grey-line-check=yes pozwoliłaby użyć tej linii, która potem by spadła

must-place-what-fits = { $player } zrzuca { COUNT($falls, $tile, case: "acc") } { TO($floor) }, choć na linii wzoru { $line } { $fits ->
        [one] zmieści się { $fits }
        [few] zmieszczą się { $fits }
       *[many] zmieści się { $fits }
    } z zabranych
    .label = zmieściłoby się
    .help = połóż na linii wzoru { $line } wszystkie, które się mieszczą, albo zrzuć wszystkie { TO($floor) } (`na: { KEY("floor", $floor) }`); interpretacja partial-floor=yes by na to pozwoliła

more-fall = { $fits ->
        [0] na linii wzoru { $line } nie mieści się nic z tego, co { $player } zabiera
        [one] { $player } zabiera { COUNT($taken, $tile, case: "acc") }, a na linii wzoru { $line } mieści się tylko 1
        [few] { $player } zabiera { COUNT($taken, $tile, case: "acc") }, a na linii wzoru { $line } mieszczą się tylko { $fits }
       *[many] { $player } zabiera { COUNT($taken, $tile, case: "acc") }, a na linii wzoru { $line } mieści się tylko { $fits }
    }, więc { $excess ->
        [one] spada 1
        [few] spadają { $excess }
       *[many] spada { $excess }
    }, a nie { $falls }
    .label = { $excess ->
        [one] spada 1
        [few] spadają { $excess }
       *[many] spada { $excess }
    }
    .help = napisz `{ KEY("floor", $floor) }: { $excess }` albo pomiń ten klucz: co się nie mieści, spada samo

more-fall-than-taken = { $player } zrzuca { COUNT($falls, $tile, case: "acc") } { TO($floor) }, a zabiera { COUNT($taken, $tile, case: "acc") }
    .label = za dużo
    .help = aby zrzucić wszystko { TO($floor) }, napisz `na: { KEY("floor", $floor) }` i pomiń `{ KEY("floor", $floor) }:`

all-fall = { $player } zrzuca wszystko ({ COUNT($taken, $tile) }) { TO($floor) }, a nie { $falls }
    .label = spada wszystko
    .help = pomiń `{ KEY("floor", $floor) }:`: spada wszystko, co zabrano

rest-to-centre = reszta { $from ->
        [none] z każdego warsztatu
       *[some] { FROM($from) }
    } trafia na środek pola gry i nigdzie indziej
    .label = nie przesyła się
    .help = pomiń `reszta:`: resztę przesyła się tylko przy zabieraniu z warsztatu „sąsiedzi”

rest-stays = reszta { FROM($from) } zostaje na miejscu: jego złota strona to „zostaje”
    .label = nie przesyła się
    .help = pomiń `reszta:`: resztę przesyła się tylko przy zabieraniu z warsztatu „sąsiedzi”

centre-stays = co zostaje { AT($from) }, leży tam dalej i nie można tego przesłać
    .label = nie przesyła się
    .help = pomiń `reszta:`: resztę przesyła się tylko przy zabieraniu z warsztatu „sąsiedzi”

rest-not-said = ruch nie mówi, do których sąsiednich warsztatów trafia reszta z warsztatu { $factory } ({ AND($rest) })
    .label = dokąd trafia reszta?
    .help = { $ways ->
        [one] dodaj `reszta:` i prześlij ją do jedynego sąsiada, który może ją dostać, czyli do { AND($neighbours, case: "gen") }
       *[other] dodaj `reszta:` i podziel resztę między { AND($neighbours, case: "acc") }, każdy kolor w całości do jednego
    }
    .rest = { AND($rest) }

rest-choice = { OR($worlds) }{ IF($others, ", na przykład") }

rest-differs = ruch podaje jako resztę { AND($sent, case: "acc") }, a reszta to { AND($rest) }
    .label = to nie reszta
    .help = wpisz dokładnie { AND($rest, case: "acc") }

rest-has-taken = ruch przesyła { NOUNS($tile, $colour, case: "acc") }, ale zabiera wszystkie i żadna nie zostaje
    .label = żadna nie zostaje
    .help = prześlij to, co zostaje bez koloru { COLOUR($colour, "row", case: "gen") }

rest-too-many = ruch zabiera { $taken } i przesyła { $sent }, a warsztat ma najwyżej { COUNT($most, $tile, case: "acc") }
    .label = { $taken } i { $sent } to więcej niż { $most }
    .help = na warsztacie kładzie się cztery { NOUNS($tile) }: sprawdź `bierze` i `reszta`

rest-split = ruch dzieli { NOUNS($tile, $colour, case: "acc") } z reszty między { THE($first, case: "acc") } i { THE($second, case: "acc") }
    .label = podzielony kolor { COLOUR($colour, "row") }
    .help = prześlij wszystkie { NOUNS($tile, $colour, case: "acc") } { TO($first) } albo wszystkie { TO($second) }

rest-too-far = ruch przesyła część reszty { TO($to) }, który nie jest sąsiadem{ $from ->
        [none] {""}
       *[some] {" "}{ OF($from) }
    }
    .label = { THE($to) } nie sąsiaduje
    .help = reszta może trafić tylko do sąsiada, czyli do { OR($neighbours, case: "gen") }

rest-to-away = ruch przesyła część reszty { TO($to) }, czyli „0”, który ma { $keeper }
    .label = nie ma go na stole
    .help = skoro go nie ma, reszta może trafić tylko do { OR($neighbours, case: "gen") }

rest-to-empty = ruch przesyła część reszty { TO($to) }, który jest pusty
    .label = { THE($to) } jest pusty
    .help = przy interpretacji neighbour-empty=no reszta trafia do sąsiadów, którzy coś jeszcze mają, a jeśli takich nie ma, na środek; neighbour-empty=yes by na to pozwoliła
    .empty = pusty

line-not-full = { $player }: linia wzoru { $line } { $count ->
        [none] nie jest pełna
        [0] jest pusta
       *[other] ma dopiero { $count } z { $spaces } { NOUNS($tile, case: "gen") }
    }, a układa się tylko z pełnych linii
    .label = niepełna
    .help = { $count ->
        [none] { $next }
        [0] { $next }
       *[other] co leży na linii wzoru { $line }, zostaje na następną rundę; { $next }
    }
next-line = { $line ->
        [none] { $others ->
            [yes] opis nie mówi, czy { $player } ma jeszcze pełną linię
           *[no] { $player } nie ma już pełnej linii
        }
       *[other] teraz kolej na linię wzoru { $line }, kolor { COLOUR($colour, "row") }
    }

not-topmost = { $player } układa z linii wzoru { $line }, ale linia wzoru { $first } jest pełna i ma pierwszeństwo
    .label = po linii wzoru { $first }
    .help = linie układa się od góry do dołu: najpierw ułóż z linii wzoru { $first }
    .full = pełna

not-the-printed-space = { $player } nie może położyć { NOUN($tile, $colour, case: "gen") } w rzędzie { $line }, w kolumnie { $chosen }: to pole jest { COLOUR($there, "space") }
    .label = pole jest { COLOUR($there, "space") }
    .help = { COLOUR($colour, "space") } pole rzędu { $line } jest w kolumnie { $printed }: `na: kolumna { $printed }` albo pomiń `na:`

space-covered = { $player } nie może użyć tego pola ({ $space }): leży tam już { NOUN($tile, $holds) }
    .label = leży tam { COLOUR($holds, $tile) }
    .help = { $columns }
    .there = { COLOUR($holds, $tile) }

column-has-colour = { $player } nie może położyć tu { NOUN($tile, $colour, case: "gen") } ({ $space }): w kolumnie { COLUMN($space) } ten kolor już jest, w rzędzie { ROW($other) }
    .label = w kolumnie { COLUMN($space) } jest kolor { COLOUR($colour, "row") }
    .help = { $columns }
    .other = { COLOUR($colour, $tile) } z tej kolumny

open-columns = { $count ->
        [0] żadne pole rzędu { $row } nie przyjmie koloru { COLOUR($colour, "row", case: "gen") }: linia spada (`na: { KEY("floor", $floor) }`)
       *[other] w rzędzie { $row } { $colour ->
            [none] wolne pola są w kolumnie
           *[other] kolor { COLOUR($colour, "row") } może trafić do kolumny
        } { OR($legal) }{ IF($told, "", ", o ile nie przeczy temu to, czego nie podano") }
    }

column-not-said = { $player }: ruch nie mówi, dokąd trafia { NOUN($tile, $colour) } z linii wzoru { $line }: może to być kolumna { OR($open) }
    .label = która kolumna?
    .help = wybierz kolumnę { OR($open) } i dodaj ją, jak w `na: kolumna { $first }`

column-choice = trafia{ IF($others, ", na przykład,") } do { OR($worlds, case: "gen") }

line-must-fall = { $player }: z linii wzoru { $line } nie da się układać: { $why }, więc wszystko spada
    .label = spada
    .help = napisz `na: { KEY("floor", $floor) }`: cała linia trafia { TO($floor) }

line-may-not-fall = { $player }: linia wzoru { $line } nie może spaść: kolor { COLOUR($colour, "row") } ma miejsce w rzędzie { $line } { AT($wall) }, w kolumnie { OR($open) }
    .label = nie może spaść
    .help = { $columns }{ $side ->
        [grey] ; interpretacja grey-forced=yes pozwoliłaby jej spaść
       *[coloured] {""}
    }

lines-first = { $player }: nie można jeszcze płacić za { THE($floor, case: "acc") }: linia wzoru { $line } jest wciąż pełna
    .label = za wcześnie
    .help = za { THE($floor, case: "acc") } płaci się na końcu: najpierw ułóż z linii wzoru { $line }

nothing-to-clear = { $player }: { AT($floor) } nic nie leży, więc nie ma za co płacić
    .label = pusto
    .help = pomiń ten ruch

game-ends = nie ma kolejnej rundy: { $finished } ma pełny rząd { $row } { AT($wall) }
    .label = nie ma kolejnej rundy
    .help = { $phase ->
        [over] gra jest zakończona i wszystko policzone: nie ma już żadnego ruchu
       *[other] gra jest zakończona: pozostało tylko doliczyć dodatkowe punkty (`kończy: grę`)
    }
    .row = pełny rząd

nobody-finished = nie można doliczyć dodatkowych punktów: nikt nie ma pełnego rzędu { AT($wall) }
    .label = za wcześnie
    .help = gra toczy się dalej: teraz kolejna runda (`rozdaje:`)

dealt-factories = uzupełniono { COUNT($count, "factory", case: "acc") }, a na stole jest ich { $expected ->
        [none] pięć, siedem albo dziewięć
       *[other] { $expected }
    }
    .label = { COUNT($count, "factory") }
    .help = wypisz wszystkie warsztaty po kolei w kręgu; pusty zapisuje się jako ""

dealt-count = warsztat { $factory }{ $gold ->
        [none] {""}
       *[some] {" "}({ $side })
    } dostaje { COUNT($count, $tile, case: "acc") }, a ma dostać { $expected }
    .label = { COUNT($count, $tile) }
    .help = wpisz dla niego dokładnie { COUNT($expected, $tile, case: "acc") }

fifth-not-said = ruch nie mówi, która { NOUN($tile) } trafiła jako piąta do warsztatu { $factory } („+1”)
    .label = która piąta?
    .help = { $count ->
        [4] dodaj piątą w `dodatkowa:` z jej kolorem, na przykład { COLOUR($example, "row") }
       *[other] wpisz te cztery, którymi go uzupełniono, a piątą w `dodatkowa:` z jej kolorem, na przykład { COLOUR($example, "row") }; albo dodaj `efekty: gotowe`, jeśli warsztaty pokazano już po przygotowaniu
    }

dealt-total = { $all ->
        [yes] ostatnie { NOUNS($tile) } ({ $dealt }) leżą w większej liczbie warsztatów, niż mogą zapełnić
       *[no] w warsztatach pokazano { COUNT($dealt, $tile, case: "acc") }, a woreczek i { THE($box) } zawierają razem { $supply }
    }
    .label = { COUNT($dealt, $tile) }
    .help = gdy ich brakuje, warsztaty uzupełnia się po kolei, aż się skończą: tylko w jednym może leżeć od 1 do 3

not-in-bag = w warsztatach pokazano { COUNT($dealt, $tile, $colour, case: "acc") }, ale { $bag_only ->
        [yes] w woreczku
       *[no] w woreczku i { AT($box) } razem
    } { $available ->
        [0] nie ma ani jednej
       *[other] nie ma więcej niż { $available }
    }
    .label = { COUNT($dealt, $tile, $colour) }
    .help = { $bag_only ->
        [yes] woreczek wystarcza na wszystkie warsztaty, więc tego, co jest { AT($box) }, się nie rusza: poszukaj źle odczytanego koloru
       *[no] jest po 20 { NOUNS($tile, case: "gen") } w każdym kolorze, a wszystkie pozostałe leżą na planszach: poszukaj źle odczytanego koloru
    }

bag-not-used-up = wyciągnięto z uzupełnionego woreczka, choć w starym { PLURAL($left, "zostałaby", "zostałyby", "zostałoby") } { COUNT($left, $tile, $colour) }
    .label = brakuje { COUNT($left, $tile, $colour, case: "gen") }
    .help = najpierw wyciąga się wszystko z woreczka, a dopiero potem przesypuje się do niego to, co jest { AT($box) }{ $is_extra ->
        [yes] ; piąta { NOUN($tile) } dla „+1” przychodzi dopiero po uzupełnieniu warsztatów
       *[no] {""}
    }

bag-not-first = z uzupełnionego woreczka wyciągnięto za wcześnie: stary zawierał { AND($bag, case: "acc") }, a nie wyciągnięto ich najpierw
    .label = w innej kolejności
    .help = warsztaty uzupełnia się jeden po drugim, a woreczek dopiero wtedy, gdy jest pusty: { $full ->
        [0] wszystko ze starego woreczka leży w jednym warsztacie
        [one] w jednym warsztacie leżą tylko { NOUNS($tile) } ze starego woreczka{ $more ->
            [0] {""}
           *[other] , a pozostałe (w liczbie { $more }) w jeszcze jednym
        }
       *[other] w { COUNT($full, "factory", case: "loc") } leżą tylko { NOUNS($tile) } ze starego woreczka{ $more ->
            [0] {""}
           *[other] , a pozostałe (w liczbie { $more }) w jeszcze jednym
        }
    }

dealt-in-all = we wszystkich warsztatach razem pokazano { COUNT($dealt, $tile, case: "acc") }, a ma ich być { $expected }
    .label = { COUNT($dealt, $tile) }
    .help = każdy warsztat dostaje cztery, „+1” jedną więcej, dopóki coś jest w woreczku albo { AT($box) }; warsztat, który szuka koloru, bierze tylko od sąsiadów

none-left-for-extra = „+1” nie dostaje { ONE($tile, $colour, case: "gen") }: do zapełnienia warsztatów trzeba { COUNT($room, $tile, case: "gen") }, a w woreczku i { AT($box) } jest ich razem { $supply }
    .label = nic nie zostało
    .help = „+1” dostaje swoją po uzupełnieniu wszystkich warsztatów: pomiń `dodatkowa:`, a { NOUN($tile, $colour, case: "acc") } wpisz w warsztacie, dla którego ją wyciągnięto

extra-tile = { $shown ->
        [yes] warsztaty pokazano już po przygotowaniu, więc piąta { NOUN($tile, $colour) } na „+1” już tam leży
       *[no] wyciągnięto piątą { NOUN($tile, $colour, case: "acc") }, ale żaden warsztat nie pokazuje „+1”
    }
    .label = o jedną za dużo
    .help = { $shown ->
        [yes] pomiń `dodatkowa:` albo `efekty: gotowe`
       *[no] pomiń `dodatkowa:` albo oznacz warsztat przez `złota: +1`
    }

no-such-setup = wyciągając po cztery na warsztat, nie da się dojść do tego układu po zadziałaniu złotych warsztatów
    .label = nieosiągalne
    .help = wszystkie warsztaty uzupełnia się, zanim „+1” dostanie jeszcze { ONE($tile, case: "acc") }, a najpierw opróżnia się woreczek, dopiero potem bierze to, co jest { AT($box) }; warsztat szukający koloru bierze po jednej w tym kolorze od każdego sąsiada, który ją ma, w kolejności z interpretacji setup-order; pomiń `efekty: gotowe`, jeśli warsztaty pokazano tak, jak je uzupełniono

wrong-starter = { $said } nie może rozpocząć rundy: { $why ->
        [first] według opisu rozpoczyna { $starter }
        [has-marker] { THE($marker, case: "acc") } ma { $starter }
        [same-starter] nikt nie wziął ze środka, więc rozpoczyna { $starter }, tak jak poprzednią rundę
       *[next-after-last] nikt nie wziął ze środka, więc rozpoczyna { $starter }, na kogo przypadała kolej
    }
    .label = rozpoczyna { $starter }
    .help = napisz `zaczyna: { $starter }` albo pomiń

# Co musiałoby być prawdą przy ruchu, o którym opis mówi za mało.
goes-on = nikt nie ma pełnego rzędu
row-complete = ktoś ma pełny rząd
sends-on = warsztat { $factory } to „sąsiedzi”, a obok { PLURAL($count, "leży", "leżą") } { AND($to) }
as-taken = { NOUNS($tile) } leżą tam, skąd je zabrano
column-lacks = { $free ->
        [yes] w kolumnie { COLUMN($space) } { AT($wall) } gracza { $player } nie ma koloru { COLOUR($colour, "row", case: "gen") }
       *[no] pole { AT($wall) } gracza { $player } ({ $space }) jest wolne, a w jego kolumnie nie ma koloru { COLOUR($colour, "row", case: "gen") }
    }
column-has = w kolumnie { COLUMN($space) } { AT($wall) } gracza { $player } jest kolor { COLOUR($colour, "row") }
offer-ends = oferta jest do tego czasu zakończona
some-fell = { AT($floor) } gracza { $player } coś leży
row-lacks = w rzędzie { $row } { AT($wall) } gracza { $player } nie ma koloru { COLOUR($colour, "row", case: "gen") }
line-takes = linia wzoru { $line } gracza { $player } { IF($now, "teraz ") }{ OR($worlds) }
line-world = { $some ->
        [0] jest pusta
        [1] ma { COUNT($count, $tile, $colour, case: "acc") }
       *[both] jest pusta lub ma { COUNT($count, $tile, $colour, case: "acc") }
    }
line-is-full = { $all ->
        [yes] { $any ->
            [yes] linia wzoru { $line } gracza { $player } jest pełna
           *[no] linia wzoru { $line } gracza { $player } { OR($worlds) }
        }
       *[no] linia wzoru { $line } gracza { $player } { OR($worlds) }
    }
line-above = { $count ->
        [1] linia wzoru { AND($lines) } gracza { $player } nie jest pełna
       *[other] żadna z linii wzoru { AND($lines) } gracza { $player } nie jest pełna
    }
none-full = żadna linia wzoru gracza { $player } nie jest pełna
number = { $number }
    .gen = { OF($number) }
goes = { AND($items) }
