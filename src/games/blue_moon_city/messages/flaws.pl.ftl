# Co czyni pozycję niemożliwą.

tile-twice = { THE($building) } leży w mieście dwa razy: { THE($first, case: "loc") } i { THE($second, case: "loc") }
    .label = { THE($building) } jeszcze raz
    .help = każda z 21 płytek istnieje tylko raz: wpisz w jednym z tych miejsc budynek, który tam leży, albo kropkę
    .first = { THE($building) } po raz pierwszy

market-not-central = rynek leży { THE($place, case: "loc") }, a jego miejsce jest na środku miasta
    .label = rynek
    .help = środek to { $middle }

middle-not-market = na środku miasta, gdzie jest miejsce rynku, leży { THE($building) }
    .label = środek miasta
    .help = rynek to płytka z obeliskiem; wpisz tam `rynek`

not-beside-market = { THE($building) } leży { THE($place, case: "loc") }, a to miejsce nie jest obok rynku
    .label = nie obok rynku
    .help = pałac i trzy świątynie leżą wokół rynku; jeśli rozłożono je losowo, dodaj `wariant: losowe centrum`

wrong-beside-market = { THE($building) } leży obok rynku, { THE($place, case: "loc") }, a nie jest to ani pałac, ani świątynia
    .label = obok rynku
    .help = pałac i trzy świątynie leżą wokół rynku; jeśli rozłożono je losowo, dodaj `wariant: losowe centrum`

market-is-not-built = opis mówi o rynku to, co mają tylko inne budynki: rynek nie ma sekcji, kamieni, nagród ani strony ukończonej
    .label = rynek
    .help = usuń rynek z `budynki` i `ukończone`: tam składa się ofiary, a niczego nie buduje

section-count = opis podaje { COUNT($given, "section", case: "acc") } { OF($building) }, a płytka pokazuje { $printed }
    .label = { COUNT($given, "section") }
    .help = { $built ->
        [yes] wpisz dla każdej gracza albo kropkę; `...` na końcu oznacza te, których nie znasz
       *[no] wpisz { COUNT($printed, "number", case: "acc") }, od lewej do prawej
    }

section-against-print = opis nadaje { NTH($section) } sekcji { OF($building) } liczbę { $given }, a płytka pokazuje { $printed }
    .label = { $printed } na płytce
    .help = liczby { OF($building) } są znane: pomiń `sekcje`

section-number = { NTH($section) } sekcja { OF($building) } nie może kosztować { $given }
    .label = nie ma takiej liczby
    .help = sekcja pokazuje jedną cyfrę, od 1 do 9: odczytaj ją ze szkicu na płytce

reward-against-print = opis podaje jako `{ $key }` { OF($building) } { THE($given, case: "acc") }, a płytka pokazuje { $printed ->
        [none] kryształy i nic więcej
       *[some] { THE($printed, case: "acc") }
    }
    .label = nie to, co pokazuje płytka
    .help = { $printed ->
        [none] odczytaj z płytki { $part ->
            [sections] liczby na sekcjach, od lewej do prawej na szkicu
            [master] nagrodę obok gwiazdy w lewym górnym rogu szkicu
            [each] nagrodę pod gwiazdą w lewym górnym rogu szkicu
           *[neighbour] nagrodę w prawym górnym rogu szkicu, którą pokazuje też strona ukończona
        }
       *[some] ta nagroda jest znana: pomiń `{ $key }`
    }

finished-and-not = { THE($building) }: według opisu budynek jest ukończony i nie jest
    .label = ukończony i nieukończony
    .help = zostaw stronę, która leży na wierzchu, w `ukończone` albo w `budynki`

stone-on-no-section = kamień leży na { NTH($section) } sekcji { OF($building) }, a ten budynek ma { COUNT($count, "section", case: "acc") }
    .label = nie ma takiej sekcji
    .help = sekcje liczy się od lewej strony płytki

stone-on-no-number = kamień leży na sekcji { OF($building) } z liczbą { $cost }, a ten budynek takiej nie ma
    .label = nie ma tam { $cost }
    .help = jego sekcje to { AND($costs) }, od lewej do prawej

sections-unread = kamień leży na sekcji z liczbą { $cost } ({ THE($building) }), a liczb tego budynku sędzia nie zna
    .label = która sekcja?
    .help = odczytaj ze szkicu wszystkie liczby na sekcjach, od lewej do prawej, i dodaj `sekcje: [...]` (budynek: { THE($building) }), albo nazwij sekcję jej miejscem (`miejsce 1`)

section-twice = na { NTH($section) } sekcji { OF($building) } leżą dwa kamienie: { $same ->
        [yes] oba ma tam { $first }
       *[no] { $first } i { $second } mają tam po jednym
    }
    .label = drugi kamień
    .help = na sekcji leży jeden kamień: wpisz drugi na tej sekcji, na której leży

not-free = { $named ->
        [yes] { NTH($number) } sekcja
       *[no] sekcja z liczbą { $number }
    } { OF($building) } ma być wolna{ $finished ->
        [yes] , a ten budynek jest ukończony
       *[no] { $stone ->
            [none] , a takiej sekcji nie ma
           *[some] , a leży na niej kamień ({ $stone })
        }
    }
    .label = podana jako wolna
    .help = o sekcji z kamieniem podaje się, czyj on jest; o ukończonym budynku nie podaje się nic

stone-on-finished = { $player }: kamień leży { AT($building) }, a ten budynek jest ukończony
    .label = na ukończonym budynku
    .help = kamienie z ukończonego budynku wróciły do graczy: pomiń `zbudowane` albo usuń budynek z `ukończone`
    .finished = tu podany jako ukończony

full-yet-unfinished = na każdej sekcji { OF($building) } leży kamień, a budynek nie jest ukończony
    .label = nie ma wolnej sekcji
    .help = ostatni kamień od razu kończy budynek: kamienie wracają do graczy, a płytkę odwraca się (`ukończone`)

too-many-stones = { $player } ma { COUNT($buildings, "stone", case: "acc") } na budynkach i { $obelisk } na obelisku, razem { $all }, a jest ich tylko dziesięć
    .label = { COUNT($all, "stone") }
    .help = zabierz { COUNT($over, "stone", case: "acc") } z `budynki` albo `obelisk`

stones-do-not-add-up = { $player } ma { COUNT($reserve, "stone", case: "acc") } przed sobą, { $buildings } na budynkach i { $obelisk } na obelisku: { $all }, { $whole ->
        [yes] a nie dziesięć
       *[no] więcej niż dziesięć
    }
    .label = { COUNT($reserve, "stone") }
    .help = biorąc pod uwagę kamienie, które opis pokazuje gdzie indziej, { $whole ->
        [yes] gracz powinien mieć przed sobą { COUNT($most, "stone", case: "acc") }; albo sprawdź te na budynkach (`budynki:`) i na obelisku (`obelisk:`)
       *[no] gracz może mieć przed sobą najwyżej { COUNT($most, "stone", case: "acc") }
    }

stones-too-few = { $player } ma { COUNT($reserve, "stone", case: "acc") } przed sobą, najwyżej { $buildings } na budynkach i najwyżej { $offerings } na obelisku: { $all }, mniej niż dziesięć
    .label = { COUNT($reserve, "stone") }
    .help = każdy gracz ma dziesięć kamieni, a grę kończy 6 ofiar przy dwóch graczach, 5 przy trzech, 4 przy czterech: sprawdź kamienie przed graczem i te na budynkach

level-overfull = na polach z liczbą { $space } { $count ->
        [one] leży { $count } kamień
        [few] leżą { $count } kamienie
       *[many] leży { $count } kamieni
    }, a obelisk ma takich pól { $spaces }
    .label = { COUNT($count, "stone") }
    .help = od dołu są cztery pola z liczbą 7 (dwa przy dwóch graczach), po dwa z liczbami 8, 9, 10 i 11 i jedno z liczbą 12

sevens-overfull = na polach z liczbą { $space } { $count ->
        [one] leży { $count } kamień
        [few] leżą { $count } kamienie
       *[many] leży { $count } kamieni
    }, a dwóch graczy używa na obelisku tylko { $spaces } takich pól
    .label = { COUNT($count, "stone") }
    .help = od dołu są cztery pola z liczbą 7 (dwa przy dwóch graczach), po dwa z liczbami 8, 9, 10 i 11 i jedno z liczbą 12

level-too-early = kamień leży na polu z liczbą { $space }, choć { $free ->
        [one] { $free } pole z liczbą { $below } jest wolne
        [few] { $free } pola z liczbą { $below } są wolne
       *[many] { $free } pól z liczbą { $below } jest wolnych
    }
    .label = za wcześnie
    .help = obelisk zapełnia się od dołu: najpierw wszystkie pola z liczbą { $below }

obelisk-against-offerings = według opisu { $player } ma { COUNT($said, "offering", case: "acc") }, a kamieni tego gracza na obelisku jest { $obelisk }
    .label = { COUNT($said, "offering") }
    .help = każda ofiara to kamień na obelisku: policz je tam albo pomiń `ofiary`
    .obelisk = obelisk

stones-on-obelisk = { $next ->
        [none] na obelisku nie może leżeć { COUNT($said, "stone") }
       *[other] najniższe wolne pole obelisku nie może mieć liczby { $next }
    }: gracze złożyli { $least ->
        [0] najwyżej { COUNT($most, "offering", case: "acc") }
       *[other] { $fixed ->
            [yes] { COUNT($least, "offering", case: "acc") }
           *[no] od { $least } do { $most } ofiar
        }
    }
    .label = nie tyle
    .help = każda ofiara kładzie na obelisku jeden kamień: policz je jeszcze raz albo pomiń `obelisk`

-ends-with = przy { $needed ->
    [6] dwóch
    [5] trzech
   *[other] czterech
} graczach gra kończy się, gdy tylko ktoś ma { COUNT($needed, "offering", case: "acc") }
-with-more = { IF($whole, "", ", a przy większej liczbie graczy wcześniej") }

won-yet-playing = { $player } ma { COUNT($offerings, "offering", case: "acc")} i wygrywa, a gra toczy się dalej
    .label = { COUNT($offerings, "offering") }
    .help = { -ends-with }{ -with-more }; jeśli się skończyła, wpisz `faza: koniec`

offerings-too-many = { $player } nie może mieć { COUNT($offerings, "offering", case: "gen") }: { $needed } kończy grę
    .label = { COUNT($offerings, "offering") }
    .help = { -ends-with }{ -with-more }

several-winners = { $first } i { $second } mają po { COUNT($needed, "offering", case: "acc") }, a grę kończy ten, kto ma je pierwszy
    .label = drugi zwycięzca
    .help = { -ends-with }
    .first = pierwszy

stones-above-last = { $player } ma { COUNT($needed, "offering", case: "acc") }, co kończy grę, a wyżej, na polu z liczbą { $space }, leży jeszcze kamień kogoś innego
    .label = po końcu gry
    .help = { -ends-with }: wyżej niż ostatni kamień zwycięzcy nie leży żaden

nobody-won-yet-over = według opisu gra jest skończona, ale nikt nie ma { COUNT($needed, "offering", case: "gen") }; najwięcej to { $most }
    .label = nie skończona
    .help = { -ends-with }, albo gdy wszystkie budynki są ukończone i nikt nie może grać dalej

end-unknown = { $offerings ->
        [yes] według opisu gra jest skończona, a nikt nie ma { COUNT($needed, "offering", case: "gen") }, więc wszystkie budynki muszą być ukończone, czego opis nie pokazuje
       *[no] według opisu gra jest skończona, ale opis nie pokazuje, kto ma { COUNT($needed, "offering", case: "acc") }, które dają zwycięstwo
    }
    .label = jak się skończyła?
    .help = { $offerings ->
        [yes] wymień ukończone budynki (`ukończone: [...]`) albo pomiń `faza`, jeśli gra toczy się dalej
       *[no] dodaj `ofiary` każdemu graczowi albo `obelisk: {"{"}7: [...], ...{"}"}`; jeśli nikt ich nie ma, wymień też ukończone budynki
    }

city-done-yet-playing = { $at_once ->
        [yes] wszystkie budynki są ukończone, a gra toczy się dalej
       *[no] wszystkie budynki są ukończone i nikt nie może zapłacić za kolejną ofiarę, a gra toczy się dalej
    }
    .label = nie ma już czego budować
    .help = { $at_once ->
        [yes] przy interpretacji city-done=at-once ostatni budynek kończy grę: wpisz `faza: koniec`; city-done=play-on pozwala grać dalej
       *[no] kryształy zdobywa się tylko za budynki, więc nic się już nie może zdarzyć: wpisz `faza: koniec`
    }

city-done-or-playing = wszystkie budynki są ukończone, a opis nie mówi, czy gra jest skończona
    .label = nie ma już czego budować
    .help = { $at_once ->
        [yes] przy interpretacji city-done=at-once ostatni budynek kończy grę: wpisz `faza: koniec`
       *[no] nie ma już czego budować i nikt nie może zapłacić za kolejną ofiarę: wpisz `faza: koniec`, albo `faza: dobieranie`, jeśli tura się nie skończyła
    }

can-still-offer = według opisu gra jest skończona, ale { $player } ma { COUNT($crystals, "crystal", case: "acc") }, a następne pole obelisku kosztuje { $price }
    .label = nie skończona
    .help = gdy wszystkie budynki są ukończone, gra toczy się dalej ofiarami, dopóki ktoś może zapłacić; interpretacja city-done=at-once by ją skończyła
    .enough = starczy na jeszcze jedną

in-hand = { $player }, ręka
in-aside = { $player }, karty odłożone na bok
in-draw = stos dobierania
in-discard = stos kart odrzuconych

no-such-card = opis podaje kartę { CARD($card, case: "acc") } ({ $place }), a takiej karty nie ma
    .label = nie ma takiej karty
    .help = wszystkie zielone karty mają wartość 1; każdy inny kolor ma karty o wartości 1, 2 i 3

too-many-of-card = opis pokazuje { $count } × { CARD($card, case: "acc") }, a takich kart jest { $copies }
    .label = { $count } × { $card }
    .too = { $card }
    .help = każdy kolor ma cztery jedynki, cztery dwójki i dwie trójki, a zielony dziesięć jedynek; sprawdź ręce, karty odłożone na bok i stosy

too-many-cards = na rękach i w stosach { PLURAL($count, "jest", "są", "jest") } razem { COUNT($count, "card") }, a w grze jest ich 80
    .label = o { $surplus } za dużo
    .help = policz jeszcze raz karty na rękach, odłożone na bok, w stosie dobierania i w stosie kart odrzuconych; pomiń to, czego nikt nie policzył

not-eighty = opis podaje wszystkie ręce i oba stosy, a razem { PLURAL($count, "jest", "są", "jest") } w nich { COUNT($count, "card") } zamiast 80
    .label = { COUNT($count, "card") }
    .help = brakuje { COUNT($lack, "card", case: "gen") }; pomiń stos, którego nikt nie policzył

aside-out-of-turn = { $player } ma karty odłożone na bok, ale teraz gra { $turn }
    .label = { $player } teraz nie gra
    .help = karty na bok odkłada tylko gracz, którego jest tura, do końca dobierania; pozostali od razu biorą swoje na rękę
    .turn = czyja tura

aside-unearned = { $most ->
        [0] { $player } ma karty odłożone na bok, ale w tej turze nie kończy żadnego budynku
       *[other] { $player } odkłada na bok { COUNT($count, "card", case: "acc") }, a w tej turze można było zdobyć najwyżej { $most }
    }
    .label = skąd?
    .help = karty odkłada się na bok, gdy gracz kończy budynek, na którym stoi jego figurka, do końca dobierania: sprawdź figurkę, ukończone budynki i fazę albo wpisz te karty do `ręka`

too-many-scales = gracze i pula mają razem { COUNT($count, "scale", case: "acc") }, a w grze jest ich tylko { $scales }
    .label = o { $surplus } za dużo
    .help = jest ich 15 przy czterech graczach, 12 przy trzech, 9 przy dwóch

scales-missing = gracze i pula mają razem { COUNT($count, "scale", case: "acc") }, a w grze jest ich { $scales }
    .label = brakuje { $lack }
    .help = jest ich 15 przy czterech graczach, 12 przy trzech, 9 przy dwóch; pomiń `łuski`, jeśli nikt nie policzył puli

scales-paid = { $who } dostaje { $crystals ->
        [0] nic
       *[other] { COUNT($crystals, "crystal", case: "acc") }
    } za { COUNT($scales, "scale", case: "acc") }

no-scale-left = w puli nie ma już łusek{ $told ->
        [yes] , gracze mają ich { $held }
       *[no] {""}
    }, a łuski nie zostały policzone
    .label = nie ma już łusek
    .help = ostatnia łuska od razu powoduje punktację łusek, więc między dwoma ruchami stół nigdy tak nie wygląda: opisz stan sprzed położenia kamienia, który ją zabrał, a ten kamień jako ruch (`buduje: ..., płaci: ...`){ $counted ->
        [yes] ; przy tym stanie { AND($paid) }, chyba że w puli zabrakło łusek, które ktoś miał dostać
       *[no] {""}
    }

too-many-crystals = gracze i pula mają kryształy o wartości { $worth }, a wszystkie razem są warte { $most }
    .label = o { $surplus } za dużo
    .help = policz kryształy jeszcze raz; interpretacja crystal-tokens mówi, ile ich jest

crystals-missing = gracze i pula mają kryształy o wartości { $worth }, a wszystkie razem są warte { $expected }
    .label = brakuje { $lack }
    .help = policz kryształy jeszcze raz albo pomiń `kryształy` puli; interpretacja crystal-tokens mówi, ile ich jest

too-many-pieces = opis pokazuje { COUNT($count, "piece of crystal", case: "acc") } kryształów o wartości { $worth }, a jest ich { $most }
    .label = { COUNT($count, "piece of crystal") }
    .help = policz żetony jeszcze raz; interpretacja crystal-tokens mówi, ile jest żetonów każdej wartości

no-such-dragon = nie ma { COLOUR($colour, "building", case: "gen") } smoka
    .label = nie ma takiego smoka
    .help = { $painted ->
        [yes] przy interpretacji dragon-colours=as-painted smoki to czerwony (Vulca), zielony (Terrah) i niebieski (Aqua); by-people nazywa je czarnym, czerwonym i niebieskim, jak karty, które je przesuwają
       *[no] smoki to czarny, czerwony i niebieski, jak karty, które je przesuwają; kto kieruje się kolorami figurek, wybiera interpretację dragon-colours=as-painted (czerwony, zielony, niebieski) albo pisze vulca, terrah i aqua
    }

dragon-twice = według opisu { THE($dragon) } jest w dwóch miejscach
    .label = ten sam smok
    .help = smok każdego koloru jest jeden: zostaw miejsce, w którym stoi
    .first = drugie miejsce

steps-too-many = figurce { $steps ->
        [one] pozostaje { $steps } krok
        [few] pozostają { $steps } kroki
       *[many] pozostaje { $steps } kroków
    }, a nie może ich być więcej niż { $most }
    .label = { COUNT($steps, "step") }
    .help = dwa kroki na turę i dwa więcej za każdą szarą dwójkę zagraną w tej turze; są cztery szare dwójki, a te na rękach nie zostały zagrane

walked-too-far = figurka ma za sobą { COUNT($walked, "step", case: "acc") }{ $left ->
        [0] {""}
       *[other] {" "}i jeszcze { $left } przed sobą
    }, a nie może mieć za sobą więcej niż { $most }
    .label = { COUNT($walked, "step") }
    .help = dwa kroki na turę i dwa więcej za każdą szarą dwójkę zagraną w tej turze, wliczając pozostałe (`kroki` albo 2); są cztery szare dwójki, a te na rękach nie zostały zagrane

no-ordinary-offering = w tej turze złożono { COUNT($offerings, "offering", case: "acc") }, a żadnej z nich bez żółtej karty
    .label = żadnej przed żółtą kartą
    .help = żółta karta pozwala złożyć dodatkową ofiarę, po zwykłej; interpretacja pillar-needs-offering=no pozwoliłaby na to

offerings-against-table = według opisu { $player } składa w tej turze { COUNT($said, "offering", case: "acc") }, ale { $figure ->
        [market] { $shown ->
            [0] nie ma żadnej
           *[other] ma ich razem tylko { $shown }
        }
       *[other] figurka stoi { AT($figure) }
    }
    .label = nie ma ich tam
    .help = kamienie i ofiary jednej tury kładzie się tam, gdzie stoi figurka, a po pierwszym z nich już się ona nie rusza
    .figure = figurka

stones-and-offerings = nikt w jednej turze nie buduje i nie składa ofiar zarazem
    .label = i ofiary
    .help = po pierwszym kamieniu figurka się nie rusza, a na rynku, gdzie składa się ofiary, nic się nie buduje

stones-against-table = według opisu { $player } kładzie w tej turze { COUNT($said, "stone", case: "acc") }, ale { $figure ->
        [none] { $shown ->
            [0] na żadnym budynku żaden z nich nie może leżeć
           *[other] na żadnym budynku nie może ich leżeć więcej niż { $shown }
        }
        [market] figurka stoi na rynku, gdzie się nie buduje
       *[other] figurka stoi { AT($figure) }, gdzie { $shown ->
            [0] żaden z nich nie może leżeć
           *[other] może ich leżeć tylko { $shown }
        }
    }
    .label = nie ma ich tam
    .help = kamienie i ofiary jednej tury kładzie się tam, gdzie stoi figurka, a po pierwszym z nich już się ona nie rusza
    .figure = figurka

scales-unearned = { $player ->
        [none] w puli brakuje { COUNT($scales, "scale", case: "gen") }
       *[other] { $player } ma { COUNT($scales, "scale", case: "acc") }
    }, ale żaden budynek nie jest ukończony, a { $stones ->
        [0] kto nie położył kamienia, nie dostał łusek za smoki
       *[other] za { COUNT($stones, "stone", case: "acc") } smoki mogły dać najwyżej { $most }
    }
    .label = { $player ->
        [none] zostało ich więcej
       *[other] najwyżej { $most }
    }
    .help = kamień daje po łusce za każdego smoka, który tam jest; inne łuski są z ukończonych budynków: sprawdź łuski, kamienie i to, co jest ukończone

crystals-unearned = { $player ->
        [none] { $offerings ->
            [0] w puli brakuje kryształów o wartości { $crystals }
           *[other] obelisk ma { COUNT($offerings, "offering", case: "acc") }
        }
       *[other] { $player } ma { $offerings ->
            [0] kryształy o wartości { $crystals }
           *[other] { COUNT($offerings, "offering", case: "acc") }
        }
    }, ale żaden budynek nie jest ukończony i nie było jeszcze punktacji łusek, więc nikt nie ma skąd mieć kryształów
    .label = { $surplus ->
        [0] { COUNT($offerings, "offering") }
       *[other] { $player ->
            [none] brakuje { $surplus }
           *[other] o { $surplus } za dużo
        }
    }
    .help = kryształy są z ukończonych budynków i z punktacji łusek, a ofiary opłaca się kryształami: sprawdź kryształy, ofiary i to, co jest ukończone

crystals-nowhere = gracze mają razem kryształy o wartości { $held } i nikt nie złożył ofiary, a { SIZE($buildings) ->
        [one] ukończony budynek ({ AND($buildings) }) dał
       *[other] ukończone budynki ({ AND($buildings) }) dały
    } co najmniej { $least }
    .label = razem { $held }
    .help = kto budował, dostaje to, co pokazuje płytka, a kryształy kosztują tylko ofiary: sprawdź kryształy, ofiary i to, co jest ukończone

discarded-too-many = w tej turze odrzucono { COUNT($discarded, "card", case: "acc") }, a można najwyżej { $most }
    .label = { COUNT($discarded, "card") }
    .help = wpisz od 0 do { $most }: nie liczą się karty, którymi zapłacono, ani zagrane dla mocy

discards-not-there = w tej turze odrzucono { COUNT($discarded, "card", case: "acc") }, a na stosie kart odrzuconych { $pile ->
        [0] nie ma żadnej
       *[other] leży ich tylko { $pile }
    }
    .label = nie leżą na stosie
    .help = odrzucone karty leżą na stosie kart odrzuconych, dopóki nie skończy się stos do dobierania: zmień `odrzucone` albo `stos odrzuconych:`

progress-against-phase = trwa { $phase ->
        [movement] faza ruchu
        [building] faza budowy
        [drawing] faza dobierania
       *[over] koniec gry
    }, ale w tej turze { $what ->
        [stones] położono kamienie
        [offerings] złożono ofiary
       *[discarded] odrzucono karty
    }
    .label = { $what ->
        [stones] kamienie
        [offerings] ofiary
       *[discarded] odrzucone
    }
    .help = { $what ->
        [stones] kamień kończy ruch: wpisz `faza: budowa`
        [offerings] ofiara kończy ruch: wpisz `faza: budowa`
       *[discarded] odrzucenie kart kończy budowę: wpisz `faza: dobieranie`
    }
