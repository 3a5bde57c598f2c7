# Czego opis nie podaje.

gap-cards = wszystkie ręce ze stosem dobierania i stosem kart odrzuconych
gap-scales = łuski wszystkich graczy i puli
gap-crystals = kryształy wszystkich graczy i puli
gap-buildings = kamienie na wszystkich budynkach
gap-city = wszystkie płytki miasta
gap-obelisk = obelisk
gap-other-players = pozostali gracze

assumed-movement = tura dopiero się zaczyna
assumed-building = nie ustalono jeszcze, co jest odrzucane
assumed-nothing-finished = żaden budynek nie jest ukończony
assumed-dragon-outside = { THE($dragon) } jest poza miastem
assumed-aside = na bok odłożono { $cards } z 80 kart
assumed-stones-left = { $player } ma jeszcze { COUNT($stones, "stone", case: "acc") }
assumed-crystals-left = pula ma { COUNT($crystals, "crystal", case: "acc") }
assumed-scales-left = pula ma { COUNT($scales, "scale", case: "acc") }

list-over = gra jest skończona
list-cut-short = ze sposobów zapłaty za sekcję wymieniono tylko { $ways }, te z najmniejszą liczbą kart: na tej ręce jest ich za dużo; `check` rozstrzyga każdy
list-pays-more = tego samego z większą liczbą kart, niż trzeba, nie wymieniono, a czasem jest to dozwolone (interpretacja `overpaying`); `check` to rozstrzyga

lacks-hand = { $hidden ->
    [none] ręka gracza { $player }
   *[some] { COUNT($hidden, "card") } z ręki gracza { $player }
} (`ręka:`)
lacks-figure = gdzie { $player } ma figurkę (`figurka:`)
    .label = skąd?
    .help = dodaj `figurka:` z budynkiem do wpisu w `gracze` ({ $player })
    .entry = tu nie ma figurki
lacks-city = wszystkie płytki miasta (`miasto:`)
lacks-dragon = gdzie jest { THE($dragon) } (`smoki:`)
    .label = skąd?
    .help = dodaj w `smoki:` budynek, na którym stoi { COLOUR($colour, "building") } smok, albo `poza miastem`, jeśli jest poza miastem
lacks-part = { $part ->
    [master] nagroda obok gwiazdy w lewym górnym rogu szkicu
    [each] nagroda pod gwiazdą w lewym górnym rogu szkicu
   *[neighbour] nagroda w prawym górnym rogu szkicu, którą pokazuje też strona ukończona
} { OF($building) } (`{ $key }`)
lacks-neighbours = co leży obok { OF($building) }
lacks-obelisk = które pole obelisku jest następne (`obelisk:`)
    .label = które pole jest następne?
    .help = napisz najniższą wolną liczbę, na przykład `obelisk: następne 8`
lacks-steps = ile kroków ma jeszcze { $player } (`postęp:`)
    .label = ile pozostało?
    .help = { $left ->
        [2] na początku tury są dwa: jeśli tura zaczyna się tutaj, dodaj `faza: ruch`, inaczej `postęp: {"{"}kroki: ...{"}"}`
       *[other] szara 2 daje dwa dodatkowe: dodaj `kroki` do `postęp`
    }
lacks-walked = czy { $player } ma już za sobą kroki w tej turze (`postęp:`)
    .if = { $player }: figurka jeszcze się w tej turze nie przesunęła
    .label = po przejściu?
    .help = dodaj `przebyte` do `postęp`; przy interpretacji grey-teleport=instead-of-steps szarej 1 nie zagrywa się po przejściu
lacks-offered = czy w tej turze złożono już zwykłą ofiarę
    .if = { $player } { IF($card, "ma już za sobą", "nie ma jeszcze za sobą") } { $card ->
        [yes] zwykłą ofiarę
       *[no] zwykłej ofiary
    } tej tury
    .label = dodatkowa?
    .help = { $card ->
        [yes] jeśli tura zaczyna się tutaj, dodaj `faza: ruch`, a najpierw jest zwykła ofiara; inaczej dodaj `postęp: {"{"}ofiary: ...{"}"}`
       *[no] dodaj `postęp: {"{"}ofiary: ..., zwykła: nie{"}"}`, jeśli wszystkie ofiary tej tury wymagały żółtej karty, inaczej `zwykła: tak`
    }
lacks-rewards = co przyniosły ukończone budynki
lacks-reserve = czy { $player } ma jeszcze kamień{ IF($back, ": z ukończonego budynku mogły jakieś wrócić", " (`kamienie:`)") }
    .label = czy jest jeszcze kamień?
    .help = { $back ->
        [yes] dodaj `budynki:` z kamieniami, które na nich leżą (`zbudowane`), i `ukończone:`; oba mogą być puste
       *[no] dodaj `kamienie:` do wpisu w `gracze` ({ $player })
    }
    .entry = tu nie podano kamieni
lacks-crystals = czy { $player } ma { $surcharge ->
    [0] { COUNT($price, "crystal", case: "acc") }
   *[other] { $price } + { $surcharge } kryształów
} (`kryształy:`)
    .label = czy starczy kryształów?
    .help = dodaj `kryształy:` do wpisu w `gracze` ({ $player }); { -space-marked }
lacks-stones = jakie kamienie leżą { AT($building) } (`zbudowane`)
    .if = wolna jest { $what }
    .label = czy jest wolna?
    .help = dodaj `budynki: {"{"}{ $key }: {"{"}zbudowane: [...], ukończony: nie{"}"}{"}"}`, z kamieniami od lewej do prawej i kropką za każdą wolną sekcję
lacks-owners = czyj kamień leży na której sekcji { OF($building) } (`zbudowane`)
lacks-finished = czy { THE($building) } to budynek ukończony (`ukończone`)
    .if = nie ukończono jeszcze { OF($building) }
    .label = czy ukończony?
    .help = dodaj `ukończone: [{ $key }]`, jeśli jest ukończony, inaczej wpisz `ukończony: nie` pod jego nazwą w `budynki:`
lacks-exact = czy { $player } ma na ręce dokładną wartość zamiast { $worth }, które płaci za { THE($price, case: "acc") }
    .if = { $player } nie ma na ręce dokładnej zapłaty za to, co przepłaca
    .label = czy da się zapłacić dokładnie?
    .help = podaj wszystkie karty z ręki ({ $player }, `ręka: [niebieska 1, ...]`)
lacks-end = { $offerings ->
    [yes] ile ofiar złożyła osoba, która złożyła ostatnią, a więc czy ta zakończyła grę
   *[no] { $players ->
        [yes] ile osób gra, a więc czy ostatnia ofiara zakończyła grę
       *[no] czy ktoś może jeszcze złożyć ofiarę, gdy nie ma już czego budować, czy gra się skończyła (`faza`)
    }
}
    .label = czy gra jest skończona?
    .help = { $offerings ->
        [yes] dodaj `ofiary` każdemu graczowi
       *[no] { $players ->
            [yes] wymień wszystkich graczy
           *[no] dodaj `kryształy` każdego gracza i `obelisk:`; dodaj `faza: ruch`, jeśli gra toczy się dalej
        }
    }
lacks-cards = czy { $player } ma na ręce { AND($missing, case: "acc") }
    .if = { $player } ma na ręce { AND($missing, case: "acc") }
    .label = czy na ręce?
    .help = { $counted ->
        [yes] podaj te karty wcześniej krokiem `odkrywa`
       *[no] wpisz karty na ręce ({ $player }: `ręka: [niebieska 1, ...]`) albo podaj te karty wcześniej krokiem `odkrywa`
    }
lacks-place = gdzie w mieście leży { THE($building) } (`miasto:`)
    .label = gdzie to jest?
    .help = dodaj `miasto:` z pięcioma rzędami po 3, 5, 5, 5 i 3 płytki; kropka oznacza płytkę, której nie znamy
lacks-section = czy { $what } jest wolna: kamień może mieć na niej { OR($owners) }, albo na innej sekcji z tą liczbą
    .if = wolna jest { $what }
    .label = czy jest wolna?
    .help = w ruchu, który kładzie taki kamień, nazwij sekcję jej miejscem ({ OR($keys) }); tak samo w `zbudowane:`
    .stone = na której sekcji?
lacks-numbers = jakie liczby mają sekcje { OF($building) } (`sekcje`)
    .label = liczby nieznane
    .help = odczytaj z płytki liczby na sekcjach, od lewej do prawej na szkicu, i wpisz w `budynki`, `{ $key }`, w postaci `{ $form }`
    .site = tu powinno to być
lacks-discarded = ile kart { $player } odrzuca w tej turze (`postęp:`)
    .label = ile odrzucono?
    .help = dobiera się dwie karty i jedną więcej za każdą odrzuconą: dodaj `postęp: {"{"}odrzucone: ...{"}"}`, 0, jeśli żadnej, albo wcześniej krok `odrzuca`
lacks-more-cards = czy { $player } ma na to { COUNT($count, "card", case: "acc") }: wynika z niego { $held }, a mogło przyjść więcej
    .label = tyle kart?
    .help = ukończony budynek mógł jakieś przynieść: dodaj graczowi `odłożone:` oraz `budynki:` i `ukończone:`; wszystkie mogą być puste
lacks-more-crystals = czy { $player } ma { COUNT($needed, "crystal", case: "acc") }: wynika z niego { $crystals }, a mogło przyjść więcej
    .label = czy starczy kryształów?
    .help = { $rewards ->
        [yes] ukończony budynek mógł przynieść kryształy: dodaj `mistrz:` i `każdy:` do jego wpisu w `budynki` oraz `miasto:` i `ukończone:`, by było widać, co leży obok
       *[no] ukończone budynki i łuski przynoszą kryształy: dodaj `budynki:` z kamieniami, `ukończone:`, `smoki:` i `łuski:`; pierwsze dwa mogą być puste
    }
lacks-missing = gdzie { PLURAL($count, "jest", "są", "jest") } { $count } z 80 kart
    .label = czy wszystkie karty są policzone?
    .help = na rękach i w obu stosach jest razem { $there }; jeśli reszta leży na boku (`odłożone:`), w tej turze ukończono budynek i nikt już się nie porusza ani nie buduje
lacks-piles = ile kart zostało w obu stosach (`stos:`, `odrzucone:`)
    .label = { IF($fewer, "czy nie ma więcej?", "czy tyle zostało?") }
    .help = { $fewer ->
        [yes] dodaj `stos:` i `odrzucone:` albo liczbę kart każdego gracza; inaczej dobiera się { $expected }
       *[no] { $rewards ->
            [yes] ukończony budynek mógł przynieść karty: dodaj `mistrz:` i `każdy:` do jego wpisu w `budynki` oraz `miasto:` i `ukończone:`, by było widać, co leży obok
           *[no] dodaj, ile zostało (`stos:` i `odrzucone:`) i ile dobrano wcześniej (`dobiera: 2`)
        }
    }

rank-winner = ma { $needed } { PLURAL($needed, "ofiarę, która daje zwycięstwo", "ofiary, które dają zwycięstwo", "ofiar, które dają zwycięstwo") }
rank-others = instrukcja wskazuje tylko zwycięzcę
rank-nobody = nikt nie ma { COUNT($needed, "offering", case: "gen") }{ $told ->
    [yes] ; { $crystals ->
        [few] pozostają
       *[other] pozostaje
    } { COUNT($crystals, "crystal") }
   *[no] {""}
}{ $shared ->
    [no] {""}
   *[yes] , tyle samo co { AND($sharing) }
}{ $hidden ->
    [no] {""}
   *[yes] ; miejsca graczy { AND($unranked) } zależą od ich kryształów, których opis nie podaje
}
