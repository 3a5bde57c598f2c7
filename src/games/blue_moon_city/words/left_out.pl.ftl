# Czego opis nie podaje.

gap-cards = wszystkie ręce ze stosem dobierania i stosem kart odrzuconych
gap-scales = łuski wszystkich graczy i puli
gap-crystals = kryształy wszystkich graczy i puli
gap-buildings = kamienie na wszystkich budynkach
gap-city = wszystkie płytki miasta
gap-stones = { $player }: kamienie przed graczem
gap-obelisk = obelisk
gap-other-players = pozostali gracze

assumed-movement = tura dopiero się zaczyna
assumed-building = nie ustalono jeszcze, co jest odrzucane
assumed-nothing-finished = żaden budynek nie jest ukończony
assumed-dragon-outside = { THE($dragon) } jest poza miastem
assumed-stones-left = { $player } ma jeszcze { COUNT($stones, "stone", case: "acc") }
assumed-crystals-left = pula ma { COUNT($crystals, "crystal", case: "acc") }
assumed-scales-left = pula ma { COUNT($scales, "scale", case: "acc") }

list-over = gra jest skończona
list-draws = { $player } dobiera: w tej turze nic innego nie pozostało
list-cut-short = ze sposobów zapłaty za sekcję wymieniono tylko { $ways }, te z najmniejszą liczbą kart: na tej ręce jest ich za dużo; `check` rozstrzyga każdy
list-pays-more = tego samego z większą liczbą kart, niż trzeba, nie wymieniono, a czasem jest to dozwolone (interpretacja `overpaying`); `check` to rozstrzyga

lacks-hand = { $hidden ->
    [none] ręka ({ $player })
   *[some] { COUNT($hidden, "card") } z ręki ({ $player })
} (`ręka:`)
lacks-figure = gdzie { $player } ma figurkę (`figurka:`)
lacks-city = wszystkie płytki miasta (`miasto:`)
lacks-dragon = gdzie jest { THE($dragon) } (`smoki:`)
lacks-part = { $part ->
    [sections] liczby na sekcjach
    [master] nagroda obok gwiazdy w lewym górnym rogu szkicu
    [each] nagroda pod gwiazdą w lewym górnym rogu szkicu
   *[neighbour] nagroda w prawym górnym rogu szkicu, którą pokazuje też strona ukończona
} { OF($building) } (`{ $key }`)
lacks-neighbours = co leży obok { OF($building) }
lacks-obelisk = które pole obelisku jest następne (`obelisk:`)
lacks-steps = ile kroków ma jeszcze { $player } (`postęp:`)
lacks-walked = czy { $player } ma już za sobą kroki w tej turze (`postęp:`)
lacks-offered = czy w tej turze złożono już zwykłą ofiarę
lacks-rewards = co przyniosły ukończone budynki
lacks-reserve = czy { $player } ma jeszcze kamień (`kamienie:`)
lacks-crystals = ile kryształów ma { $player } (`kryształy:`)
lacks-stones = kamienie { AT($building) } (`zbudowane`)
lacks-owners = czyj kamień leży na której sekcji { OF($building) } (`zbudowane`)
lacks-finished = czy { THE($building) } to budynek ukończony (`ukończone`)
lacks-end = czy gra się skończyła (`faza`)

rank-winner = ma { $needed } { $needed ->
    [one] ofiarę, która daje zwycięstwo
    [few] ofiary, które dają zwycięstwo
   *[many] ofiar, które dają zwycięstwo
}
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
