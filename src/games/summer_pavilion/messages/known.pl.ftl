# Czego nie podano: brakujące sprawdzenia, założenia, co trzeba wybrać, dlaczego na liście może brakować ruchów.

gap-conservation = wszystkie plansze razem z warsztatami, środkiem pola gry, magazynem, woreczkiem i wieżą
gap-factories = warsztaty
gap-centre = warsztaty albo środek pola gry
gap-taken = warsztaty, środek pola gry albo płytki obok którejś planszy
gap-marker = miejsce, w którym mogłaby leżeć płytka gracza rozpoczynającego
gap-round = runda
gap-built = plansze wszystkich graczy albo płytki obok nich
gap-supply = magazyn
gap-bag = woreczek
gap-tower = wieża albo gwiazdy któregoś gracza
gap-score = wynik ({ $player })

phase-name = { $phase ->
    [setup] przygotowanie gry
    [offer] oferta dostawców
    [play] układanie płytek
    [preparation] przygotowanie do kolejnej rundy
    [end] koniec gry bez dodatkowych punktów
   *[over] koniec gry z dodatkowymi punktami
}

assumed-phase = faza to { $name }
assumed-turn = teraz gra { $player }
assumed-passed = { PLURAL($count, "gracz", "gracze") } { AND($players) } już { PLURAL($count, "spasował", "spasowali") }: w każdej turze umieszcza się jedną płytkę, a inni umieścili więcej
no-round-fits = nie pasuje żadna runda; oto co się nie zgadza w rundzie { $round }
assumed-stars = na gwiazdach { PLURAL($count, "gracza", "graczy") } { AND($players) } nic nie leży
assumed-tiles = obok { PLURAL($count, "planszy gracza", "plansz graczy") } { AND($players) } nic nie leży
assumed-just-tiles = obok planszy gracza { $player } { SIZE($tiles) ->
    [1] { PLURAL($count, "leży", "leżą", "leży") } tylko { AND($tiles) }
   *[other] leżą tylko { AND($tiles) }
}
assumed-corners = w narożnikach { PLURAL($count, "gracza", "graczy") } { AND($players) } nic nie leży
assumed-score = wynik { PLURAL($count, "gracza", "graczy") } { AND($players) } to 5
assumed-not-passed = { AND($players) } { PLURAL($count, "jeszcze gra", "jeszcze grają") } w tej rundzie
assumed-nothing-else = tam, gdzie opis niczego nie pokazuje, nic nie leży (a wynik to 5)
assumed-no-bonus = nikt nie ma dodatkowych płytek do wyboru

round-is = { $fewer ->
    [yes] nie jest to { OR($excepted) }
   *[no] to { OR($worlds) }
}
round-world = runda { $round } (atut: { COLOUR($wild, "row") })
passed-world = { $player } { IF($passed, "już nie gra", "jeszcze gra") } w tej rundzie
bonus-world = { $player } { $count ->
    [0] nie ma na początku dodatkowych płytek
   *[other] ma { COUNT($count, "bonus tile", case: "acc") }
} do wyboru
hand-world = obok planszy gracza { $player } { SIZE($tiles) ->
    [1] { PLURAL($count, "leży", "leżą", "leży") }
   *[other] leżą
} { AND($tiles) }
just-these-world = obok planszy gracza { $player } { SIZE($tiles) ->
    [0] nic nie leży
    [1] { PLURAL($count, "leży", "leżą", "leży") } tylko { AND($tiles) }
   *[other] leżą tylko { AND($tiles) }
}
taking-ends = faza 1 jest do tego czasu zakończona
goes-on = runda przed rozłożeniem płytek nie jest ostatnia
what-is-kept = { $kept ->
    [all] obok planszy gracza { $player } leżą najwyżej cztery płytki, kiedy pasuje
    [some] to, co zachowuje { $player }, leży obok planszy, i są to najwyżej cztery płytki
    [there] to, co zachowuje { $player }, to najwyżej cztery płytki
   *[other] obok planszy gracza { $player } { PLURAL($kept, "leży", "leżą", "leży") } co najmniej { COUNT($kept, "tile") }, kiedy pasuje
}
ran-dry = woreczek i wieża są puste
as-chosen = dodatkowe płytki leżą w magazynie, kiedy się je wybiera
as-taken = płytki leżą tam, skąd je zabrano, a obok nie ma nic, co trzeba by zabrać razem z nimi
no-other-colour = { $round ->
    [none] {""}
   *[other] w rundzie { $round }, w której { COLOUR($wild, "row") } jest kolorem atutowym,{" "}
}{ $source ->
    [none] tam, skąd zabiera się { COLOUR($wild, "row") } jako kolor atutowy,
   *[other] { AT($source) }
} { $one ->
    [yes] leży jedna płytka koloru { COLOUR($wild, "row", case: "gen") } i nic więcej
   *[no] nie leży inny kolor niż { COLOUR($wild, "row") }
}
as-refilled = w magazynie brakuje tego, co się do niego wyciąga
no-choice = magazyn nie dawał wyboru dodatkowych płytek, które dostał gracz { $player }
turn-over = { $over ->
    [yes] tura gracza { $player } kończy się uzupełnieniem magazynu
   *[no] tura gracza { $player } zaczyna się po uzupełnieniu magazynu
}
supply-world = magazyn zawiera { AND($tiles, case: "acc") }
supply-ends-world = w magazynie { PLURAL($count, "leży", "leżą", "leży") } już tylko { AND($tiles) }
brings-none = płytka gracza { $player } na { AT($here) } nie daje dodatkowych płytek
covered-world = { $count ->
    [0] płytka gracza { $player } na { AT($here) } nie otacza niczego więcej
   *[other] { AND($spaces) } gracza { $player } { PLURAL($count, "jest zajęte", "są zajęte", "są zajęte") }{ $beyond ->
        [none] {""}
        [nothing] , a płytka na { AT($here) } nie otacza niczego więcej
       *[some] , a także wszystko inne obok ({ AND($beyond) })
    }
}
star-world = { $told ->
    [yes] na planszy gracza { $player }{" "}
   *[no] { $here } gracza { $player } jest wolne{ $asks ->
        [free] {""}
       *[other] {", a "}
    }
}{ $asks ->
    [free] {""}
    [once] { $on } nie zawiera koloru { COLOUR($colour, "row", case: "gen") }
    [second] { $on } nie zawiera koloru { COLOUR($colour, "row", case: "gen") } ani drugiej płytki koloru { COLOUR($other, "row", case: "gen") }
    [fits] { $on } zawiera tylko kolor { COLOUR($colour, "row") } albo nie zawiera go wcale i żaden kolor się na niej nie powtarza
    [differ] na niej nie powtarza się żaden kolor: { $on }
   *[only] { $on } nie zawiera innego koloru niż { COLOUR($colour, "row") }
}
colour-lies = { AT($source) } leży { ONE("tile", $colour) }
one-of-worlds = { OR($worlds) }

choice-last-take = jeśli w tej fazie został tylko jeden możliwy wybór płytek, zabiera się je bez wyboru, a razem z nimi może przyjść płytka gracza rozpoczynającego, za którą traci się punkt za każdą z nich: dodaj `warsztaty:`, `środek:` i `znacznik:`
choice-last-round = czy to była ostatnia runda? Wtedy dolicza się dodatkowe punkty; dodaj `runda:`
choice-refill = w magazynie brakuje { COUNT($missing, "tile", case: "gen") }; { PLURAL($missing, "wyciąga się ją", "wyciąga się je") } przed następną turą (`uzupełnia:`)
choice-bonus = { $player } ma do wyboru z magazynu { COUNT($count, "bonus tile", case: "acc") }
choice-play = { AND($players) } { PLURAL($count, "ma jeszcze ułożyć płytki albo spasować", "mają jeszcze ułożyć płytki albo spasować") }; po ostatniej rundzie wpisz `faza: koniec`

lacks-turn = czy teraz gra { OR($turns) }{ $count ->
    [1] , czy runda się skończyła
   *[other] {""}
} (`tura:`)
    .label = czyja jest tura?
    .help = dodaj do opisu `tura:`; a jeśli runda zaczyna się od `rozdaje`, `znacznik:` do opisu albo `zaczyna:` do `rozdaje`
lacks-choice = czy { $turn } (teraz kolej tego gracza) może coś ułożyć, czy tylko spasować
    .label = czy wcześniej gra { $turn }?
    .help = dodaj `płytki:` i `pas:` (gracz: { $turn }; `płytki: ""`, jeśli nie ma płytek: wtedy { $turn } pasuje bez słowa) albo wpisz najpierw ruchy tego gracza
lacks-taking = czy faza 1 się skończyła, bo nie pokazuje, { $whole ->
    [yes] co leży w warsztatach i na środku pola gry
   *[no] co zabrali pozostali
}
    .label = czy faza 1 się skończyła?
    .help = jeśli tak, zacznij tu nowy opis z `faza: układanie płytek` i płytkami, które teraz leżą obok plansz
lacks-round = która to runda, a więc { $other ->
    [none] { $so ->
        [pass] czy wolno zachować płytki
        [keep] jaki kolor jest atutowy i czy wolno zachować płytki
        [finish] czy była ostatnia
       *[take] jaki kolor jest atutowy
    }
   *[other] czy { COLOUR($other, "row") } jest atutem
} (`runda:`)
    .label = decyduje runda
    .help = { $so ->
        [finish] dodaj `runda: 6` albo ustaw fazę `koniec`
       *[take] dodaj `runda:`; wskazuje kolor atutowy: 1 fioletowy, 2 zielony, 3 pomarańczowy, 4 żółty, 5 niebieski, 6 czerwony
    }
lacks-source = { $from ->
    [factories] co leży w warsztatach (`warsztaty:`)
    [centre] co leży na środku pola gry{ IF($gone, " w tej turze") } (`środek:`)
   *[other] co leży { AT($source) }{ IF($gone, " w tej turze") } (`warsztaty:`)
}
    .label = nie pokazano
    .help = { $gone ->
        [yes] `warsztaty:` i `środek:` pokazują, co leży tam przed pierwszym ruchem, a między dwoma ruchami jednej planszy zabierają inni
       *[no] dodaj `warsztaty:` i `środek:`
    }
lacks-supply = jakie płytki leżą w magazynie (`magazyn:`)
    .label = { IF($fewer, "czy nie było więcej?", "czy są tam?") }
    .help = dodaj `magazyn:` z dziesięcioma płytkami i `uzupełnia` po każdej `premia`; w zapisie całej gry pierwsze `uzupełnia` przed pierwszym `rozdaje`
lacks-refill = co wyciąga się przed tym ruchem do magazynu, w którym brakuje { COUNT($missing, "tile", case: "gen") } (`uzupełnia:`)
    .label = najpierw magazyn
    .help = wpisz przed tym ruchem ruch `uzupełnia:` z wyciągniętymi płytkami
lacks-left = czy w woreczku i w wieży nie ma więcej niż { COUNT($drawn, "tile", case: "acc") }, a trzeba wyciągnąć { $wanted } (`woreczek:`, `wieża:`)
    .label = o { $few } za mało?
    .help = dodaj `woreczek:` i `wieża:` z tym, co zawierają przed tym ruchem
lacks-bonus = czy { $earner } ma dodatkowe płytki do wyboru (`premia:`)
    .label = { $earned ->
        [0] najpierw dodatkowe płytki?
       *[other] zdobyte w tej turze?
    }
    .help = dodaj `premia: { $earned }` (gracz: { $earner }) albo inną liczbę płytek, które po ostatniej płytce zostały do wyboru, przed wszystkim innym; albo zacznij od `kładzie`, które je dało
lacks-surrounded = co otoczyła ostatnia płytka (gracz: { $earner }){ $chosen ->
    [0] {""}
   *[other] , a więc czy wolno najpierw wybrać { COUNT($chosen, "bonus tile", case: "acc") }
}
    .label = { $chosen ->
        [0] najpierw dodatkowe płytki?
       *[other] najpierw, z { $earned }
    }
    .help = { $chosen ->
        [0] dodaj do `gwiazdy:` płytki i wolne pola dookoła niej (gracz: { $earner }): dodatkowe płytki wybiera się przed wszystkim innym
       *[other] wybierz wszystkie { $earned } w jednym ruchu: tak jest zawsze poprawnie
    }
lacks-passed = czy { $player } jeszcze gra w tej rundzie (`pas:`)
    .label = po spasowaniu?
    .help = dodaj `pas: nie`, `pas: tak` albo płytki obok planszy (`płytki:`); gracz: { $player }
lacks-hand = jakie płytki { $player } ma obok planszy (`płytki:`)
    .label = jakimi płytkami?
    .help = dodaj `płytki:` (`""`, jeśli nie ma żadnej), a jeśli opis zaczyna się między dwiema rundami, także `narożniki:`; gracz: { $player }
lacks-stars = co { $player } ma na { $here ->
    [none] gwiazdach (`gwiazdy:`)
   *[other] { AT($on) } (`gwiazdy:`), a więc czy { $here } przyjmie tę płytkę
}
    .label = { IF($free, "czy gwiazda ją przyjmie?", "wolne?") }
    .help = dodaj `gwiazdy:` ze wszystkimi płytkami, które tam leżą; gracz: { $player }

unranked = { $won ->
        [none] {""}
       *[some] { $won } wygrywa niezależnie od tego, czego opis nie podaje{ $count ->
            [0] {""}
           *[other] ;{" "}
        }
    }{ $count ->
        [0] {""}
       *[other] miejsca graczy ({ AND($players) }) zależą od punktów, których opis nie podaje
    }
