# Dlaczego ruch jest odrzucony albo nie da się rozstrzygnąć.

not-told = opis nie mówi, { $what }
priced = { $section ->
    [none] sekcja { OF($building) } z liczbą { $cost }
   *[some] { NTH($section) } sekcja { OF($building) }{ $cost ->
        [none] {""}
       *[some] { $paint ->
            [none] {" "}({ $cost })
           *[some] {" "}({ COLOUR($paint, "section") } { $cost })
        }
    }
}
    .acc = { $section ->
    [none] sekcję { OF($building) } z liczbą { $cost }
   *[some] { NTH($section) } sekcję { OF($building) }{ $cost ->
        [none] {""}
       *[some] { $paint ->
            [none] {" "}({ $cost })
           *[some] {" "}({ COLOUR($paint, "section", case: "acc") } { $cost })
        }
    }
}
    .loc = { $section ->
    [none] sekcji { OF($building) } z liczbą { $cost }
   *[some] { NTH($section) } sekcji { OF($building) }{ $cost ->
        [none] {""}
       *[some] { $paint ->
            [none] {" "}({ $cost })
           *[some] {" "}({ COLOUR($paint, "section", case: "loc") } { $cost })
        }
    }
}

section-and-cost = { $section ->
    [none] sekcja z liczbą { $cost }
   *[some] { NTH($section) } sekcja{ $cost ->
        [none] {""}
       *[some] {" "}(kosztuje { $cost })
    }
}

free-sections = { $any ->
    [no] { AT($building) } nie ma wolnej sekcji
    [unknown] sekcje liczy się od lewej; opis nie pokazuje, które { AT($building) } są wolne
   *[yes] { AT($building) } { SIZE($sections) ->
        [one] wolna jest
       *[other] wolne są
    } { AND($sections) }
}

bare = { NOUN($building) }
    .to = { TO($building) }

ways = { $any ->
    [no] { $who ->
        [dragon] smok
       *[figure] figurka
    } zostaje na miejscu
   *[yes] { $who ->
        [dragon] smok
       *[figure] figurka
    } może przejść { FROM($from) } { OR($legal, case: "to") } (najwyżej { COUNT($steps, "step") }){ $shown ->
        [yes] {""}
       *[no] , o ile opis to pokazuje
    }
}

does = { $kind ->
    [three] karta { $card } służy tylko do płacenia za sekcje (`płaci:`)
    [leap] karta { $card } przenosi figurkę na dowolny budynek (`zagrywa: szara 1` z `na:`)
    [stride] karta { $card } daje dwa dodatkowe kroki (`zagrywa: szara 2` albo `idzie:` z `z: szara 2`)
    [fly-anywhere] karta { $card } przenosi { THE($dragon, case: "acc") } na dowolny budynek (`na:`)
    [fly] karta { $card } przesuwa { THE($dragon, case: "acc") } najwyżej o trzy płytki (`na:`)
    [offer] karta { $card } pozwala złożyć na rynku dodatkową ofiarę (`ofiaruje:` z `z:`)
    [pair] dwie brązowe karty o wartości 1 lub 2 liczą się przy płaceniu jak 3 innego koloru (`płaci:`); karta { $card } jest jedną z nich
    [four] przy karcie { CARD($card, case: "loc") } najwyżej cztery karty jednego koloru liczą się przy płaceniu jak inny kolor (`płaci:`)
    [one] przy karcie { CARD($card, case: "loc") } jedna karta liczy się przy płaceniu jak inny kolor (`płaci:`)
   *[wild] karta { $card } liczy się przy płaceniu jak 1 dowolnego koloru (`płaci:`)
}

would-do = { $could ->
    [yes] { $player } może zapłacić { AND($cheapest, case: "ins") }
   *[no] { $open ->
        [yes] { $player } nie ma czym zapłacić za tę sekcję
       *[no] opis nie pokazuje, czy { $player } ma czym zapłacić za tę sekcję
    }{ $chosen ->
        [none] {""}
       *[some] {" "}w kolorze { COLOUR($chosen, "building", case: "loc") }; pałac przyjmuje dowolny kolor, ale tylko jeden: pomiń kolor w `buduje`, jeśli ma być inny
    }
}

idle-other-colour = potrzebny jest tu { $colour ->
    [none] ten sam kolor
   *[some] kolor { COLOUR($colour, "building") }
}, a żadna inna karta nie pozwala { PLURAL($count, "jej", "ich") } tak zaliczyć
idle-second-colour = { $chosen ->
    [none] za sekcję pałacu płaci się kartami jednego koloru, a pozostałe karty mają inny
   *[some] według ruchu za tę sekcję pałacu płaci się w kolorze { COLOUR($chosen, "building", case: "loc") }
}
idle-no-partner = dopiero dwie brązowe karty o wartości 1 lub 2 liczą się jak 3 innego koloru
idle-three-in-pair = brązowa 3 nie tworzy pary: tylko dwie brązowe karty o wartości 1 lub 2 liczą się jak 3 innego koloru
idle-white-three = biała 3 nie pozwala zaliczyć karty innego koloru: pozwala na to tylko biała 1 albo 2
idle-nothing-for-white = nie ma już karty, { PLURAL($count, "którą ta mogłaby", "którą te mogłyby") } zaliczyć do innego koloru
idle-beyond-colour = biała 1 pozwala zaliczyć karty jednego koloru{ $here ->
    [none] {""}
   *[some] , tutaj { COLOUR($here, "building", case: "gen") },
} i żadne inne
idle-white-pays = biała karta, która opłaca sekcję, nie zalicza przy tym innej karty
idle-beyond-card = biała 2 zalicza do innego koloru tylko jedną kartę, a tutaj jest to { $here }
idle-beyond-white = { $whites ->
    [four] biała 1 zalicza najwyżej cztery karty jednego koloru i nic więcej
    [one] biała 2 zalicza jedną kartę i nic więcej
   *[both] biała 1 zalicza najwyżej cztery karty jednego koloru, biała 2 jedną kartę i nic więcej
}

game-over = { $player } nie może grać dalej: gra jest skończona
    .label = po końcu gry
    .help = { $by ->
        [city] nie ma już budynku do ukończenia i według interpretacji city-done to kończy grę; dalszych ruchów nie ma
        [crystals] nie ma już budynku do ukończenia i nikogo nie stać na kolejną ofiarę: to kończy grę; dalszych ruchów nie ma
       *[offering] gra skończyła się od razu z ostatnią potrzebną ofiarą; dalszych ruchów nie ma
    }

not-your-turn = { $player } gra poza kolejnością: teraz gra { $turn }
    .label = teraz gra { $turn }
    .help = { $phase ->
        [drawing] { $turn } musi jeszcze dobrać karty (`dobiera:`)
        [over] gra jest skończona
       *[movement] dobranie kart kończy turę i zaczyna następny gracz zgodnie z ruchem wskazówek zegara: { $turn } gra, aż dobierze karty (`dobiera: 2`)
    }

discards-too-late = { $player } odrzuca karty po dobraniu: tura jest skończona, teraz gra { $turn }
    .label = za późno
    .help = karty odrzuca się przed dobraniem: wpisz `odrzuca` przed `dobiera`, wtedy za każdą dobiera się o jedną więcej

has-drawn = { $player } dobiera karty drugi raz, a dobranie kończy turę: teraz gra { $turn }
    .label = karty już dobrane
    .help = wpisz jedno `dobiera` na turę, ze wszystkimi kartami; za każdą kartę odrzuconą przedtem (`odrzuca:`) dobiera się o jedną więcej

-settled = { IF($discarded, "po odrzuceniu kart", "w fazie dobierania") }
-too-late = { $phase ->
    [building] { $placed ->
        [offering] po złożeniu ofiary
        [stone] po położeniu kamienia
       *[either] w fazie budowy
    }
   *[other] { -settled }
}

movement-is-over = { $player } nie może już przesunąć figurki { -too-late }: ruch w tej turze jest skończony
    .label = za późno
    .help = { $phase ->
        [building] figurkę przesuwa się przed pierwszym kamieniem lub pierwszą ofiarą w turze; teraz pozostały { $placed ->
            [offering] dalsze ofiary i dobieranie
            [stone] budowa i dobieranie
           *[either] budowa lub ofiary i dobieranie
        }
       *[other] w tej turze pozostało tylko dobieranie (`dobiera:`)
    }

power-too-late = { $player } nie może użyć mocy karty { CARD($card, case: "gen") } { -too-late }: ruch w tej turze jest skończony
    .label = za późno
    .help = { $phase ->
        [building] szare, czarne, czerwone i niebieskie karty przesuwają figurkę i smoki przed pierwszym kamieniem lub pierwszą ofiarą w turze
       *[other] w tej turze pozostało tylko dobieranie (`dobiera:`)
    }

building-is-over = { $player } nie może { $offers ->
        [yes] złożyć ofiary
       *[no] budować
    } { -settled }: w tej turze pozostało tylko dobieranie
    .label = za późno
    .help = kamienie kładzie się i ofiary składa przed odrzuceniem kart do wymiany; teraz dobierz (`dobiera:`)

holds = { $empty ->
    [yes] { $hidden ->
        [0] { $player } ma pustą rękę
        [one] { $player } ma { $hidden } zakrytą kartę
        [few] { $player } ma { $hidden } zakryte karty
       *[many] { $player } ma { $hidden } zakrytych kart
    }
   *[no] { $player } ma { AND($held, case: "acc") }{ $hidden ->
        [0] {""}
        [one] {" "}i { $hidden } zakrytą kartę
        [few] {" "}i { $hidden } zakryte karty
       *[many] {" "}i { $hidden } zakrytych kart
    }
}

-lacks-cards = { $some ->
    [yes] nie ma dość kart; brakuje { AND($missing, case: "gen") }
   *[no] nie ma na ręce { AND($missing, case: "gen") }
}

not-in-hand = { $player } { $hidden ->
        [0] { -lacks-cards }
       *[other] nie może mieć na ręce { AND($missing, case: "gen") }, bo { $hidden ->
            [one] zakryta jest tam tylko { $hidden } karta
            [few] zakryte są tam tylko { $hidden } karty
           *[many] zakrytych jest tam tylko { $hidden } kart
        }
    }
    .label = nie ma na ręce
    .help = { $holds }; karty zagranej w tej turze, dla mocy lub jako zapłata, już nie ma
    .hand = ręka na początku opisu

still-aside = { $player } { -lacks-cards }
    .label = odłożona na bok
    .help = { $holds }; karty odłożone na bok bierze się na rękę dopiero po dobraniu

none-left = { $player } nie może mieć { $copies ->
        [0] karty { CARD($card, case: "gen") }: takiej karty nie ma
       *[other] { $wanted ->
            [1] karty
           *[other] { $wanted } ×
        } { CARD($card, case: "gen") }: { $seen ->
            [none] w talii są tylko { $copies }
            [all] { $copies ->
                [2] obie
               *[other] wszystkie { $copies }
            } widać gdzie indziej
           *[some] z { $copies } gdzie indziej widać wszystkie prócz { $unseen }
        }
    }
    .label = nie może tu być
    .help = { $seen ->
        [none] każdy kolor ma cztery jedynki, cztery dwójki i dwie trójki, a zielony dziesięć jedynek
       *[some] poszukaj karty na innych rękach, wśród kart odłożonych na bok lub już zagranych i w stosach
    }

-lacks-power = { $power ->
    [leap] nie przenosi figurki na dowolny budynek
    [stride] nie daje dodatkowych kroków
    [fly] nie przesuwa żadnego smoka
    [leave] nie wyprowadza figurki z miasta
   *[offer] nie pozwala złożyć dodatkowej ofiary
}
-has-power = { $power ->
    [leap] robi to szara 1
    [stride] robi to szara 2
    [fly] robią to czarne, czerwone i niebieskie karty o wartości 1 lub 2
    [leave] miasto mogą opuścić tylko smoki
   *[offer] robią to żółte karty o wartości 1 lub 2
}

no-such-power = karta { $card } { -lacks-power }
    .label = nie ma takiej mocy
    .help = { -has-power }; { $does }

three-has-no-power = karta { $card } { -lacks-power }: karta o wartości 3 nie ma mocy
    .label = nie ma takiej mocy
    .help = { -has-power }; { $does }

power-of-building = karta { $card } nie ma mocy w fazie ruchu, tylko przy { IF($offers, "składaniu ofiar", "budowie") }
    .label = nie ma takiej mocy
    .help = w tej fazie mają ją szare, czarne, czerwone i niebieskie karty o wartości 1 lub 2; { $does }

-idle-power = przy interpretacji idle-power=no karta o wartości 1 musi coś przesunąć{ $otherwise ->
    [yes] ; idle-power=yes by na to pozwoliła
   *[no] {""}
}

figure-stays = { $player }: figurka już stoi { AT($at) }
    .label = już tam stoi
    .help = { -idle-power }

dragon-stays = { THE($dragon) } już stoi { $at ->
        [out] poza miastem
       *[other] { AT($at) }
    }
    .label = już tam stoi
    .help = { -idle-power }

-more-steps = { $ways }{ $grey ->
    [0] {""}
    [1] ; szara 2 (`z: szara 2`) daje dwa dodatkowe kroki, szara 1 przenosi figurkę na dowolny budynek
   *[other] ; każda szara 2 (`z: [szara 2, ...]`) daje dwa dodatkowe kroki (starczyłoby { $grey }), szara 1 przenosi figurkę na dowolny budynek
}
-with-cards = { IF($with_cards, ", z kartami zagranymi do ruchu") }
-this-way = { IF($longer, " tędy") }

too-far = droga { FROM($from) } { TO($to) }{ -this-way } to { $least ->
        [yes] co najmniej{" "}
       *[no] {""}
    }{ COUNT($steps, "step") }, a { $player } { $left ->
        [0] nie ma już żadnego
       *[other] ma jeszcze tylko { $left }
    }{ -with-cards }
    .label = { COUNT($steps, "step") }
    .help = { -more-steps }

round-a-corner = droga { FROM($from) } { TO($to) }{ -this-way } to { COUNT($steps, "step") }, a { $player } { $left ->
        [0] nie ma już żadnego
       *[other] ma jeszcze tylko { $left }
    }{ -with-cards }: { THE($here) } i { THE($there) } stykają się tylko rogami, a droga dookoła to dwa kroki
    .label = { COUNT($steps, "step") }
    .help = { -more-steps }

leap-after-steps = { $player } ma w tej turze za sobą ruch figurki i nie może użyć też szarej 1
    .label = po przejściu
    .help = przy interpretacji grey-teleport=instead-of-steps szara 1 zastępuje kroki{ $otherwise ->
        [yes] ; grey-teleport=any-order by na to pozwoliła
       *[no] {""}
    }

wrong-dragon = karta { $card } przesuwa { THE($moves, case: "acc") }, a nie { THE($named, case: "acc") }
    .label = smok innej karty
    .help = pomiń `smok` albo zagraj { COLOUR($colour, "card", case: "acc") } kartę o wartości 1 lub 2

no-dragon-of-colour = nie ma { COLOUR($colour, "building", case: "gen") } smoka
    .label = nie ma takiego smoka
    .help = pomiń `smok`: karta mówi, którego przesuwa; kolory smoków wynikają z interpretacji dragon-colours (by-people: czarny, czerwony, niebieski; as-painted: czerwony, zielony, niebieski)

dragon-outside = { THE($dragon) } jest poza miastem, gdzie karta { $card } go nie przesuwa
    .label = tylko w mieście
    .help = { COLOUR($colour, "card") } 1 przenosi go na dowolny budynek; { COLOUR($colour, "card") } 2 przesuwa go tylko wtedy, gdy jest w mieście
    .there = na początku opisu

cannot-leave = karta { $card } przesuwa { THE($dragon, case: "acc") } tylko w mieście, nie poza nie
    .label = nie poza miasto
    .help = { COLOUR($colour, "card") } 1 może zabrać go poza miasto

may-not-leave = { THE($dragon) } nie może opuścić miasta{ IF($inside, "", ", w którym jeszcze go nie ma") }
    .label = nie poza miasto
    .help = { $inside ->
        [yes] przy interpretacji dragon-off-city=no smok, który jest w mieście, w nim zostaje
       *[no] przy interpretacji dragon-off-city=no taka karta przenosi go na budynek
    }{ IF($otherwise, "; dragon-off-city=yes by na to pozwoliła") }

dragon-too-far = droga { FROM($from) } { TO($to) } to { COUNT($steps, "step") }, a { COLOUR($colour, "card") } 2 przesuwa { THE($dragon, case: "acc") } najwyżej o trzy
    .label = { COUNT($steps, "step") }
    .help = { COLOUR($colour, "card") } 1 przenosi go na dowolny budynek; { $ways }

figure-elsewhere = { $player } nie może budować { AT($named) }: figurka stoi { AT($figure) }
    .label = figurka jest gdzie indziej
    .help = { $figure ->
        [market] na rynku się nie buduje: złóż tam ofiarę (`ofiaruje:`){ $walks ->
            [yes] {" "}albo najpierw przesuń figurkę { TO($named) }
           *[no] ; figurka w tej turze już się nie rusza
        }
       *[other] buduj { AT($figure) }{ $walks ->
            [yes] {" "}albo przesuń figurkę { TO($named) }, zanim położysz kamień
           *[no] : figurka w tej turze już się nie rusza
        }
    }

nothing-is-built-there = { $player }: figurka stoi na rynku, gdzie się nie buduje
    .label = na rynku
    .help = na rynku składa się ofiary (`ofiaruje:`); { $walks ->
        [yes] żeby budować, przesuń najpierw figurkę na budynek
       *[no] figurka w tej turze już się nie rusza
    }

already-finished = { $player } nie może budować { AT($building) }: budynek jest ukończony
    .label = ukończony
    .help = kamienie kładzie się na budynkach, które pokazują jeszcze szkic
    .finished = ukończony

not-its-colour = sekcje { OF($building) } są { COLOURS($colour, "section") }, a nie { COLOURS($named, "section") }
    .label = { COLOURS($colour, "section") }, a nie { COLOURS($named, "section") }
    .help = wpisz samą liczbę; kolor zapłaty to { COLOUR($colour, "building") }

no-such-section = { THE($building) } ma { COUNT($count, "section", case: "acc") }, więc { NTH($section) } sekcji nie ma
    .label = nie ma takiej sekcji
    .help = { $free }

no-section-costs = { THE($building) } nie ma sekcji, która kosztuje { $cost }: sekcje kosztują { AND($costs) }
    .label = nie ma tam { $cost }
    .help = { $free }

section-taken = { $player } nie może budować na { THE($what, case: "loc") }: { $section ->
        [none] na każdej takiej sekcji leży już kamień ({ AND($owners) })
       *[some] kamień ma tam już { AND($owners) }
    }
    .label = zajęta
    .help = { $free }
    .stone = { $section ->
        [none] zajęte
       *[some] kamień ma tu { AND($owners) }
    }

no-stone-left = { $player } nie ma już kamienia do położenia
    .label = brak kamienia
    .help = wszystkie dziesięć leży na budynkach i na obelisku; kamienie z budynku wracają, gdy jest ukończony
    .stones = pozostałe kamienie

payment-not-said = ruch nie mówi, jakimi kartami jest opłacona { $price }
    .label = czym się płaci?
    .help = dodaj `płaci:` z kartami; { $would_do }

payment-choice = zapłatą jest{ IF($others, ", na przykład,") } { OR($worlds) }

cannot-pay = { $player }: karty na ręce nie wystarczą, by zapłacić za { $price }
    .label = nie wystarczą
    .help = liczą się tylko karty { $paid_in ->
        [none] w jednym kolorze
       *[some] w kolorze { COLOUR($paid_in, "building", case: "loc") }
    } oraz, dzięki swoim zdolnościom, zielone, brązowe i białe
    .hand = ręka na początku opisu

counts-for-nothing = { AND($idle) } nic nie { PLURAL($count, "daje", "dają") } w zapłacie za { THE($price, case: "acc") }: { $because }
    .label = nic nie daje
    .help = każda karta w zapłacie musi się liczyć; { $would_do }
    .other = ta też nie

too-little-anywhere = { $player } płaci za sekcję, która kosztuje { $cost }, { $empty ->
        [yes] zero
       *[no] { AND($paid, case: "ins") }
    }: to najwyżej wartość { $worth } { $paid_in ->
        [none] w dowolnym kolorze
       *[some] w kolorze { COLOUR($paid_in, "building", case: "loc") }
    }, brakuje { $missing }
    .label = brakuje { $missing }
    .help = potrzeba kart o łącznej wartości { $cost } w kolorze sekcji

pays-too-little = { $player } płaci za { THE($price, case: "acc") } { $empty ->
        [yes] zero
       *[no] { AND($paid, case: "ins") }
    }: to wartość { $worth } { $paid_in ->
        [none] w jednym kolorze
       *[some] w kolorze { COLOUR($paid_in, "building", case: "loc") }
    }, brakuje { $missing }
    .label = brakuje { $missing }
    .help = potrzeba jeszcze kart o wartości { $missing } { $paid_in ->
        [none] w tym samym kolorze
       *[some] w kolorze { COLOUR($paid_in, "building", case: "loc") }
    }{ IF($whites, "; biała 1 lub 2, która zalicza inne karty, sama niczego nie opłaca") }; { $would_do }

exact-possible = { $player } płaci { $worth } za { THE($price, case: "acc") }, choć { $part ->
        [yes] część tych kart daje dokładną wartość
       *[no] na ręce jest dokładna wartość
    } ({ AND($cheapest) })
    .label = więcej niż trzeba
    .help = zapłać { AND($cheapest, case: "ins") }{ IF($otherwise, "; interpretacja overpaying=free pozwoliłaby przepłacić") }

not-on-market = { $player }: figurka stoi { AT($figure) }, a ofiary składa się na rynku
    .label = nie na rynku
    .help = przesuń figurkę na rynek w fazie ruchu (`idzie: rynek`), zanim coś zbudujesz

wrong-space = { $player } nie może zająć pola z liczbą { $named }: następne wolne pole obelisku ma liczbę { $marked }
    .label = następne jest { $marked }
    .help = obelisk zapełnia się od dołu: wpisz liczbę następnego pola albo `ofiaruje: obelisk`
    .obelisk = obelisk według opisu

space-not-used = { $player } nie może zająć pola z liczbą { $named }: następne wolne pole obelisku ma liczbę { $marked }
    .label = następne jest { $marked }
    .help = przy dwóch graczach dwóch zewnętrznych z { $spaces } pól z liczbą { $named } się nie używa: wpisz liczbę następnego pola albo `ofiaruje: obelisk`
    .obelisk = obelisk według opisu

obelisk-full = na obelisku nie ma już wolnego pola
    .label = pełny
    .help = ostatnie pole w każdym razie rozstrzyga grę: ktoś musiał już wygrać

only-one-offering = ofiara gracza { $player } w tej turze jest już złożona, a kolejna wymaga żółtej karty
    .label = kolejna ofiara
    .help = zagraj do niej żółtą kartę o wartości 1 lub 2 (`z: żółta 1`) i zapłać o tyle kryształów więcej

ordinary-offering-first = { $player } zagrywa żółtą kartę dla dodatkowej ofiary, ale w tej turze nie ma jeszcze żadnej
    .label = brak wcześniejszej ofiary
    .help = złóż najpierw zwykłą ofiarę, bez karty (pomiń `z`){ $otherwise ->
        [yes] ; interpretacja pillar-needs-offering=no by na to pozwoliła
       *[no] {""}
    }

-offering-costs = { $next ->
    [least] co najmniej{" "}
   *[other] {""}
}{ $surcharge ->
    [0] { $price }
   *[other] { $price } + { $surcharge }
}
-space-marked = { $next ->
    [least] następne pole ma liczbę { $price } lub więcej
    [named] wskazane pole ma liczbę { $price }
   *[next] następne pole ma liczbę { $price }
}{ $surcharge ->
    [0] {""}
   *[other] , a żółta karta kosztuje { $surcharge } więcej
}

too-few-crystals = { $player } ma { COUNT($crystals, "crystal", case: "acc") }, a ta ofiara kosztuje { -offering-costs }
    .label = brakuje { $lacking }
    .help = { -space-marked }; brakuje { $lacking }
    .crystals = na początku opisu

lays-down-too-little = { $player } kładzie { COUNT($paid, "crystal", case: "acc") }, a ta ofiara kosztuje { -offering-costs }
    .label = za mało
    .help = { -space-marked }; kto kładzie więcej, dostaje resztę

lays-down-too-much = { $player } kładzie { COUNT($paid, "crystal", case: "acc") }, a ma tylko { $crystals }
    .label = tyle nie ma
    .help = pomiń `płaci`: pobiera się cenę, a resztę wydaje w razie potrzeby

discards-too-many = { $player } odrzuca { COUNT($count, "card", case: "acc") }, a wymienić można tylko jedną lub dwie
    .label = za dużo
    .help = odrzuć najwyżej { $most } i dobierz o jedną więcej za każdą

hand-too-small = { $player } odrzuca { COUNT($count, "card", case: "acc") }, a ma na ręce { $hand }
    .label = tyle ich nie ma
    .help = { $waits ->
        [yes] karty odłożone w tej turze na bok bierze się na rękę dopiero po dobraniu i nie można ich wcześniej odrzucić
       *[no] karty zagranej w tej turze, dla mocy lub jako zapłata, już nie ma
    }

discarded-already = { $player }: w tej turze już ustalono, co się odrzuca (nic)
    .label = po raz drugi
    .help = wpisz wszystkie odrzucane karty w jednym kroku; teraz dobierz (`dobiera:`)

draws-wrong-number = { $player } dobiera { COUNT($said, "card", case: "acc") }, a trzeba dobrać { $why ->
        [unsaid] od { $expected } do { $most }
       *[other] { $expected }
    }
    .label = { $why ->
        [unsaid] od { $expected } do { $most }
       *[other] { $expected }
    }, nie { $said }
    .help = { $why ->
        [unsaid] dobiera się dwie karty i jedną więcej za każdą z najwyżej dwóch odrzuconych wcześniej{ $short ->
            [yes] ; w obu stosach nie zostało więcej niż { $most }
           *[no] {""}
        }
        [piles] dobiera się dwie karty i jedną więcej za każdą odrzuconą wcześniej; stosy, o których opis nie mówi, ile mają kart, nie są wyczerpane: jeśli są, dodaj `stos: 0` i `odrzucone: 0`
        [empty] w obu stosach nie ma więcej kart
        [none] dobiera się dwie karty i jedną więcej za każdą odrzuconą wcześniej: w tej turze nie odrzucono żadnej
       *[some] dobiera się dwie karty i jedną więcej za każdą odrzuconą wcześniej: w tej turze { $discarded }
    }; karty odłożone na bok bierze się na rękę dodatkowo i ich się nie dobiera

not-in-pile = { $player } dobiera { $available ->
        [0] kartę { CARD($card, case: "acc") }, której w stosie dobierania być nie może
       *[other] { $drawn ->
            [1] kartę
           *[other] { $drawn } ×
        } { CARD($card, case: "acc") }, a w stosie dobierania może ich być tylko { $available }
    }
    .label = nie da się dobrać
    .help = takich kart jest { $copies }, a pozostałe widać: na rękach, odłożone na bok albo w stosie kart odrzuconych

draw-pile-first = { $player } nie może dobrać tych kart: stos dobierania ma { COUNT($there, "card", case: "acc") }, a jego karty dobiera się najpierw
    .label = nie te
    .help = stos kart odrzuconych tasuje się dopiero, gdy wyczerpie się stos dobierania: sprawdź dobrane karty i oba stosy

reveals-too-many = { $player } podaje { COUNT($count, "card", case: "acc") }, a na ręce { $hidden ->
        [one] zakryta jest { $hidden } karta
        [few] zakryte są { $hidden } karty
       *[many] zakrytych jest { $hidden } kart
    }
    .label = za dużo
    .help = podaje się tylko karty, których opis jeszcze nie pokazuje; pomiń te, które pokazuje

asked-number = { $number }
these-cards = { AND($cards) }
asked-place = { AT($building) }
asked-from = { $steps ->
    [0] { AT($to) }
   *[other] { COUNT($steps, "step") } od { OF($to) }
}
asked-figure = figurka gracza { $player } stoi{ IF($elsewhere, ", na przykład,") } { OR($worlds) }
asked-walker = { $all ->
    [yes] { $most ->
        [0] figurka gracza { $player } stoi { OR($worlds) }
       *[other] figurka gracza { $player } ma najwyżej { COUNT($most, "step", case: "acc") } do { OF($to) }
    }
   *[no] figurka gracza { $player } stoi { OR($worlds) }
}
asked-dragon = { $all ->
    [yes] { $everywhere ->
        [yes] { THE($dragon) } jest w mieście
       *[no] { THE($dragon) } ma najwyżej { COUNT($steps, "step", case: "acc") } do { OF($to) }
    }
   *[no] { THE($dragon) } jest { OR($worlds) }
}
asked-near = { $all ->
    [yes] { $most ->
        [1] { THE($building) } leży obok { OF($from) }
       *[other] droga od { OF($from) } do { OF($building) } ma najwyżej { COUNT($most, "step", case: "acc") }
    }
    [some] droga od { OF($from) } do { OF($building) } ma najwyżej { COUNT($most, "step", case: "acc") }, i dość blisko do tego, co następuje
   *[no] od { OF($from) } do { OF($building) } jest { OR($worlds) }
}
asked-away = { COUNT($steps, "step") }
asked-cards = { $player } ma na ręce co najmniej { COUNT($count, "card", case: "acc") }
asked-sections = { $count ->
    [1] wolna jest { $count } z { $printed } sekcji
   *[other] wolne są { $printed ->
        [2] obie sekcje
       *[other] { $count } z { $printed } sekcji
    }
} { OF($building) } z liczbą { $cost }
asked-crystals = { $player } ma co najmniej { COUNT($count, "crystal", case: "acc") }
asked-phase = { $phase ->
    [movement] ruch
    [building] budowa
   *[drawing] dobieranie
}
asked-players = { $fewest ->
    [3] grają { $most } osoby
   *[2] { $most ->
        [3] grają { $fewest } lub { $most } osoby
       *[2] grają { $most } osoby
    }
}
asked-pile = stos { $pile ->
    [draw] dobierania
   *[discard] kart odrzuconych
} { $count ->
    [0] jest pusty
   *[other] ma { $least ->
        [yes] co najmniej { COUNT($count, "card", case: "acc") }
       *[no] { COUNT($count, "card", case: "acc") }
    }
}
asked-goes-on = gra toczy się dalej
asked-stones = { $all ->
    [yes] { $player } ma jeszcze kamień
   *[no] liczba kamieni, które { $player } jeszcze ma, to { OR($worlds) }
}
asked-how-many = { $what ->
    [obelisk] liczba kamieni na obelisku
    [next-space] liczba na najniższym wolnym polu obelisku
    [steps-left] liczba kroków, które { $player } jeszcze ma,
    [steps-by-grey] dzięki szarej 2 zagranej wcześniej w tej turze liczba kroków, które { $player } jeszcze ma,
    [draw-pile] liczba kart w stosie dobierania
   *[discarded] liczba kart, które { $player } ma już w tej turze odrzucone,
} to { OR($worlds) }
