# Co źle policzono: reszta zdania, które zaczyna się od „jeśli”.

slip-then = { $slip }{ $then ->
    [not-scored] , przez co ostatnia łuska nie zostaje zabrana i nie ma punktacji łusek
    [scored] , przez co ostatnia łuska zostaje zabrana i jest punktacja łusek
   *[scored-otherwise] , przez co punktacja łusek wypada inaczej
}

slip-neighbour-left-out = pominięto to, co daje { THE($neighbour) }, ukończony budynek obok { OF($building) } ({ AND($beside) }){ $whose ->
    [none] {""}
   *[some] ; { $whose } tego nie dostaje
}
slip-neighbour-per-stone = to, co daje { THE($neighbour) }, budynek obok { OF($building) } ({ AND($beside) }), { $who } dostaje za każdy kamień ({ COUNT($stones, "stone") })
slip-own-corner = policzono też to, co jest w prawym górnym rogu { OF($building) } ({ AND($beside) }){ $whose ->
    [none] {""}
   *[some] ; dostaje to { $whose }
}
slip-neighbour-unfinished = policzono nieukończony budynek obok { OF($building) }, którym jest { THE($neighbour) } ({ AND($beside) }){ $whose ->
    [none] {""}
   *[some] ; dostaje to { $whose }
}
slip-neighbour-at-corner = policzono to, co daje { THE($neighbour) }, budynek, który leży tylko na ukos od { OF($building) } ({ AND($beside) }){ $whose ->
    [none] {""}
   *[some] ; dostaje to { $whose }
}
slip-neighbours-for-master-only = to, co dają ukończone budynki obok { OF($building) }, dostaje tylko { $master } jako mistrz budowy, a { $who } nie
slip-master-left-out = pominięto to, co { $master } dostaje jako mistrz budowy { OF($building) } ({ AND($star) })
slip-master-by-numbers = za mistrza budowy { OF($building) } dzięki wyższym liczbom uchodzi { $instead }, a nie { $master } ({ AND($star) })
slip-tie-to-the-right = przy remisie mistrzem budowy { OF($building) } zostaje { $instead } z kamieniem najbardziej na prawo, a nie { $master } ({ AND($star) })
slip-tie-shared = także { $who } przez remis z mistrzem budowy ({ $master }) dostaje nagrodę mistrza budowy { OF($building) } ({ AND($star) })
slip-tie-lost = nikt nie dostaje nagrody mistrza budowy { OF($building) } ({ AND($star) }), bo jest remis: { $master } i { AND($others) }
slip-master-is-last = za mistrza budowy { OF($building) } dzięki ostatniemu kamieniowi uchodzi { $instead }, a nie { $master } ({ AND($star) })
slip-master-for-all = także { $who } dostaje to, co jest obok gwiazdy { OF($building) } ({ AND($star) }), a to nagroda mistrza budowy, którym jest { $master }
slip-master-not-contributor = { $master } jako mistrz budowy { OF($building) } nie dostaje tego, co każdy z budujących ({ AND($below) })
slip-contributor-left-out = pominięto to, co dostaje każdy z budujących { AT($building) } ({ AND($below) }){ $whose ->
    [none] {""}
   *[some] ; { $whose } tego nie dostaje
}
slip-contributor-per-stone = to, co dostaje każdy z budujących { AT($building) } ({ AND($below) }), { $who } dostaje za każdy kamień ({ COUNT($stones, "stone") })
slip-corners-swapped = źle odczytano róg { OF($building) } (mistrz budowy dostaje { AND($below, case: "acc") }, a każdy z budujących { AND($star, case: "acc") })
slip-others-left-out = tylko osoba, która teraz gra ({ $builder }), dostaje coś za budynek ({ THE($building) }), a { $who } nic
slip-no-stone = { $who } dostaje bez kamienia to, co każdy z budujących { AT($building) } ({ AND($below) })
slip-no-stone-beside = { $who } dostaje bez kamienia to, co każdy z budujących { AT($building) } ({ AND($below) }), i to, co dają ukończone budynki obok
slip-in-part = z tego, co daje { THE($of) } ({ AND($reward) }), pominięto { AND($missing, case: "acc") }{ $whose ->
    [none] {""}
   *[some] ; nie dostaje tego { $whose }
}
slip-unfinished = za kamień { AT($building) } dano nagrodę ({ AND($below) }), choć { PLURAL($free, "jedna sekcja jest wolna", "niektóre sekcje są wolne") }

slip-dragons-forgotten = pominięto { COUNT($scales, "scale", case: "acc") } za { AND($dragons, case: "acc") } { AT($building) }
slip-one-scale-for-all-dragons = { AND($dragons) } { AT($building) } dają razem jedną łuskę zamiast po jednej
slip-dragons-each-stone = za kolejny kamień w tej samej turze { $whose ->
    [none] dostaje się
   *[some] { $whose } dostaje
} znowu { COUNT($scales, "scale", case: "acc") } za { AND($dragons, case: "acc") } { AT($building) }
slip-dragons-on-the-market = ofiara na rynku daje { COUNT($scales, "scale", case: "acc") } za { AND($dragons, case: "acc") }{ $whose ->
    [none] {""}
   *[some] {" "}({ $whose })
}
slip-dragons-without-stone = samo stanie { AT($building) }, bez kładzenia kamienia, daje { COUNT($scales, "scale", case: "acc") } za { AND($dragons, case: "acc") }{ $whose ->
    [none] {""}
   *[some] ; dostaje je { $whose }
}
slip-dragons-for-all = także { $who }, mając kamień { AT($building) }, dostaje { COUNT($scales, "scale", case: "acc") } za { AND($dragons, case: "acc") }

slip-tie-six = każdy z { $players } graczy, którzy mają po równo najwięcej łusek ({ COUNT($scales, "scale") }), dostaje 6 kryształów
slip-tie-divided = { $players } graczy, którzy mają po równo najwięcej łusek ({ COUNT($scales, "scale") }), dzieli między siebie 6 kryształów
slip-most-and-three = { $who }, mając najwięcej łusek ({ COUNT($scales, "scale") }), prócz 6 za najwięcej dostaje 3 za co najmniej trzy
slip-only-most-scales = { $who } ({ COUNT($scales, "scale") }) nic nie dostaje, bo nie ma najwięcej
slip-few-scales-paid = { $who } dostaje 3 kryształy za { COUNT($scales, "scale", case: "acc") }
slip-owed-of = { $who }: { COUNT($scales, "scale") }
slip-owed-scales-forgotten = przy punktacji łusek nie policzono tych, których zabrakło w puli ({ AND($owed) })
slip-scoring-forgotten = nie ma punktacji łusek, choć ostatnia została zabrana
slip-scales-kept = { $who } po punktacji zachowuje { COUNT($scales, "scale", case: "acc") }

slip-surcharge-forgotten = pominięto { COUNT($more, "crystal", case: "acc") } dopłaty za kartę { CARD($card, case: "acc") } na polu z liczbą { $space }
slip-surcharge-of-one = karta { $card } podnosi cenę pola z liczbą { $space } tylko o 1 kryształ
slip-discount = karta { $card } obniża cenę pola z liczbą { $space } o { $more }, zamiast ją podnieść
slip-surcharge-alone = zapłacono tylko { COUNT($more, "crystal", case: "acc") } za kartę { CARD($card, case: "acc") }, a nie { $space } za pole
slip-price-forgotten = nic nie zapłacono za pole z liczbą { $space }
slip-sevens-not-blocked = za pole z liczbą { $space } zapłacono { $paid }, jakby dwóch graczy używało wszystkich czterech pól z liczbą 7
slip-level-below = za pole z liczbą { $space } zapłacono { $paid }, cenę niższego poziomu
slip-change-forgotten = nie wydano reszty z { $paid } przy cenie { $price }
slip-yellow-offering-not-counted = nie policzono ofiary za kartę { CARD($card, case: "acc") }

slip-power-card-kept = policzono jeszcze kartę { CARD($card, case: "acc") } zagraną dla mocy
slip-whites-kept = policzono jeszcze { PLURAL($cards, "białą kartę zagraną", "białe karty zagrane") } dla mocy przy płaceniu ({ THE($building) })
slip-drawing-left-out = na końcu tury nie dobrano { COUNT($right, "card", case: "gen") }
slip-discards-not-replaced = na końcu tury dobrano jak zwykle { COUNT($drawn, "card", case: "acc") }, a za odrzucone ({ $discarded }) żadnej
slip-only-discards-replaced = na końcu tury dobrano tylko { COUNT($drawn, "card", case: "acc") }, za odrzucone ({ $discarded })
slip-up-to-eight = na końcu tury dobrano { COUNT($drawn, "card", case: "acc") }, do ośmiu na ręce
slip-aside-forgotten = nie policzono kart, które { $who } ma odłożone na bok do końca dobierania ({ COUNT($cards, "card") })
slip-pieces-counted = { COUNT($crystals, "crystal", case: "acc") } { $source ->
    [master] dla mistrza budowy { OF($building) }
    [each] dla każdego z budujących { AT($building) }
    [neighbour] za sąsiedni budynek ({ THE($building) })
   *[scales] za łuski
} policzono jak { COUNT($pieces, "piece of crystal", case: "acc") }
