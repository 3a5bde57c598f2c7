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
no-round-fits = nie pasuje żadna runda; oto co się nie zgadza w rundzie { $round }
assumed-stars = { AND($players) }: na gwiazdach nic nie leży
assumed-tiles = { AND($players) }: obok { $count ->
    [one] planszy
   *[other] plansz
} nic nie leży
assumed-just-tiles = { $player }: obok planszy { $count ->
    [one] leży
   *[other] leżą
} tylko { AND($tiles) }
assumed-corners = { AND($players) }: w narożnikach nic nie leży
assumed-score = { AND($players) }: wynik to 5
assumed-not-passed = { AND($players) } { $count ->
    [one] jeszcze gra
   *[other] jeszcze grają
} w tej rundzie
assumed-nothing-else = gdzie opis niczego nie pokazuje, tam nic nie leży (a wynik to 5)
assumed-no-bonus = nikt nie ma dodatkowych płytek do wyboru

round-world = runda { $round } (atut: { COLOUR($wild, "row") })
passed-world = { $player } { $passed ->
    [yes] już nie gra
   *[no] jeszcze gra
} w tej rundzie
bonus-world = { $player } { $count ->
    [0] nie ma dodatkowych płytek
   *[other] ma { COUNT($count, "bonus tile", case: "acc") }
} do wyboru
hand-world = { $player }: obok planszy { $count ->
    [one] leży
   *[other] leżą
} { AND($tiles) }
supply-world = magazyn zawiera { AND($tiles, case: "acc") }
star-world = { $player }: { $here } jest wolne{ $colour ->
    [none] {""}
   *[other] {", a "}{ $on } nie zawiera koloru { COLOUR($colour, "row", case: "gen") }
}
one-of-worlds = { OR($worlds) }

choice-last-round = czy to była ostatnia runda? Wtedy dolicza się dodatkowe punkty; dodaj `runda:`
choice-refill = w magazynie brakuje { COUNT($missing, "tile", case: "gen") }; { $missing ->
    [one] wyciąga się ją
   *[other] wyciąga się je
} przed następną turą (`uzupełnia:`)
choice-bonus = { $player } ma do wyboru z magazynu { COUNT($count, "bonus tile", case: "acc") }
choice-play = { AND($players) } { $count ->
    [one] ma jeszcze ułożyć płytki albo spasować
   *[other] mają jeszcze ułożyć płytki albo spasować
}; po ostatniej rundzie wpisz `faza: koniec`

needed-alone = płytka na { AT($space) } nie styka się z żadną inną na tej gwieździe
needed-run = płytka na { AT($space) } jest jedną z { $count } połączonych

unlisted-turn = czy teraz gra { OR($whose) } (`tura:`)
unlisted-round = która to runda, a więc jaki kolor jest atutowy (`runda:`)
unlisted-round-keeping = która to runda, a więc jaki kolor jest atutowy i co wolno zachować (`runda:`)
unlisted-factories = co leży w warsztatach (`warsztaty:`)
unlisted-centre = co leży na środku pola gry (`środek:`)
unlisted-supply = jakie płytki leżą w magazynie (`magazyn:`)
unlisted-bonus = czy są jeszcze dodatkowe płytki do wyboru (`premia:`)
unlisted-passed = czy { $player } jeszcze gra w tej rundzie (`pas:`)
unlisted-tiles = jakie płytki { $player } ma obok planszy (`płytki:`)
unlisted-stars = co { $player } ma na gwiazdach (`gwiazdy:`)
