# Częste błędy: każdy następuje po „jeśli”.

slip-only-touching = z płytką na { AT($space) } liczy się tylko te, które się z nią stykają, a pomija { $others }
slip-new-tile-left-out = nie liczy się samej płytki na { AT($space) }, tylko te, do których dołącza
slip-lone-tile-left-out = za płytkę na { AT($space) } nic się nie dostaje, bo nie styka się z żadną inną
slip-counted-alone = płytkę na { AT($space) } liczy się samą, a pomija { $others }
slip-colour-breaks-run = płytkę na { AT($space) } liczy się samą, bo { PLURAL($count, "inny kolor ma", "inne kolory mają") } { $others }
slip-new-tile-twice = płytkę na { AT($space) } liczy się dwa razy, { $joins ->
    [yes] po jednym razie z każdą stroną jej ciągu
   *[no] osobno i w jej ciągu
}
slip-run-forgotten = za płytkę na { AT($space) } nic się nie liczy
slip-side-left-out = płytkę na { AT($space) } liczy się tylko z jedną stroną jej ciągu, a pomija { $others }
slip-ring-not-closed = { $ends } uchodzą za niepołączone i pomija się { $others }
slip-gap-jumped = z płytką na { AT($space) } liczy się też { $others }, choć dzieli je przerwa
slip-neighbouring-star = z płytką na { AT($space) } liczy się też { $others }, choć to { $stars ->
    [1] inna gwiazda
   *[other] inne gwiazdy
}
slip-number-as-points = liczbę { $number } z { OF($space) } liczy się jako punkty
slip-connected-by-number = { $count ->
    [0] płytkę na { AT($space) } liczy się samą
   *[other] z płytką na { AT($space) } liczy się { $others }
}, według kolejności liczb, a nie położenia pól
slip-feature-scored = { COUNT($tiles, "tile", case: "acc") } za { $feature } liczy się jako { COUNT($tiles, "point", case: "acc") }
slip-payment-paid-for = za każdą płytkę, która trafia do wieży jako zapłata za { $space } ({ AND($tiles) }), traci się punkt jak za odrzuconą
slip-number-at-once = { COUNT($points, "point", case: "acc") } za wszystkie pola z liczbą { $number } liczy się od razu po zakryciu { OF($space) }

slip-marker-forgotten = za płytkę gracza rozpoczynającego, która kosztuje { $price }, nic się nie traci
slip-marker-one-point = za płytkę gracza rozpoczynającego traci się 1 punkt zamiast { $price }
slip-marker-without-wild = { PLURAL($wilds, "płytki atutowej", "płytek atutowych") } nie wlicza się do kosztu płytki gracza rozpoczynającego, która wtedy kosztuje { $paid } zamiast { $price }
slip-marker-itself = płytkę gracza rozpoczynającego liczy się jak każdą inną, więc kosztuje { $paid } zamiast { $price }
slip-marker-whole-hand = przy płytce gracza rozpoczynającego płaci się za wszystko, co leży obok planszy ({ COUNT($hand, "tile") }), a nie tylko za płytki z tej tury ({ $price })
slip-marker-past-one = płytka gracza rozpoczynającego, która kosztuje { $price }, obniża wynik poniżej 1, do { $score }
slip-later-take-paid = za każdą płytkę zabraną ze środka pola gry ({ AND($tiles) }) traci się punkt, choć płytki gracza rozpoczynającego już tam nie ma

slip-discarded-forgotten = za odrzucone płytki ({ AND($tiles) }) nic się nie traci
slip-kept-paid = za każdą zachowaną płytkę ({ AND($tiles) }) traci się punkt jak za odrzuconą
slip-corners-scored = za każdą płytkę w narożnikach ({ AND($tiles) }) dolicza się punkt

slip-star-left-out = pomija się { COUNT($points, "point", case: "acc") } za { THE($star, case: "acc") }
slip-star-twice = { COUNT($points, "point", case: "acc") } za { THE($star, case: "acc") } liczy się dwa razy
slip-star-unfinished = dolicza się { COUNT($points, "point", case: "acc") } za { THE($star, case: "acc") }, choć puste jest { $missing }
slip-star-misread = za { THE($star, case: "acc") } dolicza się { $read } zamiast { $points }, jak za { THE($kind, case: "acc") }
slip-star-by-place = za { THE($star, case: "acc") } dolicza się { $read } zamiast { $points }, jak za { THE($kind, case: "acc") }, która jest tam na stronie z gwiazdami w różnych kolorach
slip-kind-once = z { $colour ->
    [none] { COUNT($count, "star", case: "gen") } wielokolorowych
   *[some] { COUNT($count, "star", $colour, case: "gen") }
} liczy się tylko jedną
slip-number-left-out = pomija się { COUNT($points, "point", case: "acc") } za wszystkie pola z liczbą { $number }
slip-number-misread = za wszystkie pola z liczbą { $number } dolicza się { $read } zamiast { $points }, jak za wszystkie pola z liczbą { $other }
slip-number-twice = { COUNT($points, "point", case: "acc") } za wszystkie pola z liczbą { $number } liczy się dwa razy
slip-number-unfinished = dolicza się { COUNT($points, "point", case: "acc") } za wszystkie pola z liczbą { $number }, choć puste { PLURAL($count, "jest", "są") } { $others }
slip-number-beyond-four = dolicza się { COUNT($points, "point", case: "acc") } za wszystkie pola z liczbą { $number }
all-of-number = wszystkie pola z liczbą { $number }
slip-centre-by-place = miejsca środkowej gwiazdy bierze się za liczby od 1 do 6, przez co { $taken ->
    [none] punkty dają { AND($given) }
   *[some] { $given ->
        [none] {""}
       *[some] punkty dają { AND($given) }, a{" "}
    }punktów nie dają { AND($taken) }
}
slip-leftovers-forgotten = za płytki, które zostają w narożnikach ({ AND($tiles) }), nic się nie traci
slip-leftovers-scored = za każdą płytkę, która zostaje w narożnikach ({ AND($tiles) }), dolicza się punkt, zamiast go odjąć
slip-leftovers-first = za płytki, które zostają w narożnikach ({ AND($tiles) }), traci się punkty przed doliczeniem dodatkowych punktów
slip-token-left-out = zapomina się o { $tokens ->
    [1] żetonie punktacji (80)
   *[other] jednym z żetonów punktacji po 80 ({ $tokens })
}
