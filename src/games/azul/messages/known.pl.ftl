# Czego opis nie podaje: brakujące sprawdzenia, założenia, co trzeba wybrać, dlaczego na liście może brakować ruchów.

gap-conservation = wszystkie plansze razem z warsztatami, środkiem pola gry, woreczkiem i { THE($box, case: "ins") }
gap-factories = warsztaty
gap-centre = warsztaty i środek pola gry
gap-marker = miejsce, w którym leży { THE($marker) }
gap-round = runda
gap-bag = woreczek
gap-lid = { THE($box) } oraz { THE($wall) } każdego gracza
gap-others = plansze pozostałych graczy
gap-score = wynik ({ $player })

assumed-wall = { AT($wall) } gracza { $player } nic nie leży
assumed-lines = na liniach wzoru gracza { $player } nic nie leży
assumed-floor = { AT($floor) } gracza { $player } nic nie leży
assumed-score = wynik gracza { $player } to 0
assumed-phase = faza to { $name }
assumed-turn = teraz gra { $player }

phase-name = { $phase ->
        [setup] przygotowanie gry
        [offer] oferta dostawców
        [tiling] { $tiling ->
            [confection] napełnianie bombonierki
           *[tiling] układanie płytek
        }
        [preparation] przygotowanie do kolejnej rundy
        [end] koniec gry bez dodatkowych punktów
       *[over] koniec gry z dodatkowymi punktami
    }

choice-offer = oferta dostawców trwa; pełne linie i to, co leży { AT($floor) }, liczy się po jej zakończeniu
choice-hidden = być może { $player } musi wybrać, dokąd trafi { NOUN($tile) } z pełnej linii, a opis nie mówi, { $what }
choice-column = { $player }: linia wzoru { $line } jest pełna; wybierz, dokąd trafi { NOUN($tile, $colour) }: do kolumny { OR($open) } w rzędzie { $line }{ $falls ->
        [yes] ; linia może też spaść
       *[no] {""}
    }
unranked = { $won ->
        [none] {""}
       *[some] { $won } wygrywa niezależnie od tego, czego opis nie podaje{ $count ->
            [0] {""}
           *[other] ;{" "}
        }
    }{ $count ->
        [0] {""}
       *[other] miejsca graczy ({ AND($players) }) zależą od { $on ->
            [scores] ich punktów (`wynik:`)
            [bonuses] ich punktów z tymi na koniec (`{ KEY("wall", $wall) }:`)
           *[rows] pełnych rzędów (`{ KEY("wall", $wall) }:`)
        }, a opis tego nie mówi
    }

list-deal = teraz trzeba uzupełnić warsztaty (`rozdaje:`)

list-of-anybody = rundę zaczyna ten, kto pierwszy zagra: opis nie mówi, kto to jest (`zaczyna:` w ruchu `rozdaje:`)

# Czego opis nie mówi: przy odrzuconym ruchu, na liście i w tym, co jest jeszcze do policzenia.
lacks-turn = { $begins ->
        [yes] kto zaczyna tę rundę (`zaczyna:`)
       *[no] czy teraz gra { OR($turn) } (`tura:`)
    }
    .label = czyja tura?
    .help = { $begins ->
        [yes] dodaj, kto zaczyna (`zaczyna: { $player }`), w ruchu `rozdaje:`, jeśli taki jest
       *[no] dodaj `tura: { $player }` albo podaj, kto rozpoczął (`zaczyna:`), ze wszystkimi planszami i warsztatami
    }
lacks-end-of-offer = czy oferta dostawców jest zakończona, ani co { IF($whole, "leży w warsztatach i na środku", "zabrali inni") }
    .label = czy oferta jest zakończona?
    .help = jeśli jest zakończona, zacznij tu nowy opis, z `faza: { KEY("tiling", $tiling) }` i planszami w obecnym stanie
lacks-source = co leży { AT($from) }{ IF($whole, "", " w tej turze") } (`{ $from ->
        [centre] środek
       *[other] warsztaty
    }:`)
    .label = nie pokazano
    .help = { $whole ->
        [yes] pokaż to w `warsztaty:` i `środek:` albo podaj liczbę (`bierze: 2 …`), tutaj kolor { COLOUR($colour, "row") }
       *[no] { $counted ->
            [yes] więcej, niż było tam widać, mógł dołożyć tylko warsztat „sąsiedzi”: zacznij nowy opis od `warsztaty:` z tej kolejki
           *[no] podaj liczbę (`bierze: 2 …`), tutaj kolor { COLOUR($colour, "row") }; `warsztaty:` i `środek:` pokazują, co leży tam przed pierwszym ruchem, a między dwoma ruchami jednej planszy zabierają inni
        }
    }
lacks-factories = co leży we wszystkich warsztatach (`warsztaty:`)
    .label = do których sąsiadów?
    .help = reszta trafia do sąsiadów: pokaż wszystkie warsztaty w `warsztaty:`, w kolejności na okręgu
lacks-keeper = kto zatrzymuje warsztat „0” (`zatrzymana:`)
    .label = zależy od warsztatu „0”
    .help = dodaj `zatrzymana:` przy graczu, który go ma ({ OR($players) }), albo `zatrzymana: nie` przy wszystkich
lacks-wall = co leży { $row ->
        [none] {""}
       *[some] w rzędzie { $row }{" "}
    }{ AT($wall) } gracza { $whose } (`{ KEY("wall", $wall) }:`)
    .label = { $asks ->
        [column] która kolumna?
        [lines] dokąd trafiają pełne linie?
       *[spaces] { $row ->
            [none] zależy od kolumny
           *[some] zależy od rzędu
        }
    }
    .help = { $asks ->
        [column] { $whose }: napisz, dokąd trafia, np. `na: kolumna 3`, albo podaj wszystko w `{ KEY("wall", $wall) }:`
        [lines] { $whose }: napisz, dokąd trafia każda pełna linia (`układa:` z `na:`), albo podaj wszystko w `{ KEY("wall", $wall) }:`
       *[spaces] { $row ->
            [none] { $whose }: podaj całą kolumnę w `{ KEY("wall", $wall) }:`
           *[some] { $whose }: podaj cały rząd { $row } w `{ KEY("wall", $wall) }:`
        }
    }
lacks-lines = co leży na { $line ->
        [none] liniach wzoru
       *[some] linii wzoru { $line }
    } gracza { $whose } (`linie:`)
    .label = { $line ->
        [none] czy są pełne linie?
       *[some] zależy od linii wzoru
    }
    .help = { $whose }: dodaj `linie:`
lacks-floor = co leży { AT($floor) } gracza { $whose } (`{ KEY("floor", $floor) }:`)
    .label = czy coś tam leży?
    .help = { $whose }: dodaj `{ KEY("floor", $floor) }:` (`""`, jeśli nic tam nie leży)
lacks-row = czy { $whose ->
        [none] inny gracz
       *[some] { $whose }
    } ma pełny rząd, który kończy grę{ $lines ->
        [none] {""}
        [yes] {" "}(`linie:`)
       *[no] {" "}(`{ KEY("wall", $wall) }:`)
    }
    .label = czy gra jest zakończona?
    .help = { $lines ->
        [none] jeśli ktoś ma pełny rząd, podaj fazę `koniec`; jeśli nie, gra toczy się dalej: kolejna runda (`rozdaje:`)
        [yes] { $whose }: dodaj `linie:`
       *[no] { $whose }: dodaj `{ KEY("wall", $wall) }:`
    }
lacks-supply = czy woreczek i { THE($box) } zawierają więcej (`woreczek:`, `{ KEY("lid", $box) }:`): rozłożono { COUNT($dealt, $tile, case: "acc") }, a potrzeba { $needed }
    .label = brakuje { $lacking }?
    .help = to poprawne tylko wtedy, gdy nie zawierają więcej: dodaj `woreczek:` i `{ KEY("lid", $box) }:` z zawartością sprzed tego ruchu
