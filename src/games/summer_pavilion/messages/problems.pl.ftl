# Dlaczego nie da się odczytać opisu tej gry.

# Jak nazywają się wartości.
stars-of = { $player }, `gwiazdy`
star-of = { $player }, { $star }
number-in = { $what }, numer
tile-on = { $what }, płytka
tiles-of = { $player }, płytki
corners-of = { $player }, narożniki
bonus-of = { $player }, dodatkowe płytki
tokens-of = { $player }, żetony punktacji

# Rodzaje słów i wartości.
between = coś, co leży między gwiazdami
number-of-space = numer pola
star = gwiazda
a-heap-in-part = mapę z kolorami i liczbami, na przykład {"{"}niebieski: 3, ...: .{"}"}
stars-in-part = {"{"}...: .{"}"}, czyli o pozostałych gwiazdach nic nie wiadomo
a-map-of-tiles = { $places ->
    [yes] mapę z miejscami i płytkami, na przykład {"{"}miejsce 1: czerwona, miejsce 2: zielona{"}"}
   *[no] mapę z numerami i płytkami, na przykład {"{"}1: czerwona, 2: zielona{"}"}
}

# Gwiazdy.
wild-colour = kolor atutowy jest co rundę inny: dodaj `runda:` albo napisz sam kolor (1: fioletowy, 2: zielony, 3: pomarańczowy, 4: żółty, 5: niebieski, 6: czerwony)
who-does-not-pass = kto nie pasuje, wykonuje inny ruch albo żaden: usuń ten; kto nie zachowuje żadnej płytki, wpisuje `pasuje: nic`

sign-odd = { $what }: jest tu znak, który nie jest numerem żadnego pola
    .help = wpisz numery zakrytych pól, rozdzielone spacjami, na przykład "1 5"
three-or-place = { $what }: na każdym polu środka jest liczba 3, więc samo „3” nie mówi, na którym leży płytka
    .help = napisz jego miejsce, od 1 do 6 zgodnie z ruchem wskazówek zegara od góry: `miejsce 1` to najwyższe, `miejsce 3` trzecie
three-or-place-on = `na` w ruchu { $number }: na każdym polu środka jest liczba 3, więc „środek 3” nie mówi, na którym
    .help = napisz jego miejsce, od 1 do 6 zgodnie z ruchem wskazówek zegara od góry: `środek miejsce 1` to najwyższe, `środek miejsce 3` trzecie
space-twice = { $what }: pole { $number } jest wymienione dwa razy
    .help = na polu mieści się jedna płytka: zostaw jedną z dwóch

# Gracze.
none-in-part = { $what }: 0 obok `...`, gdzie może być więcej
    .help = pomiń ten kolor, jeśli jakaś płytka może tam być; inaczej podaj wszystkie kolory, bez `...`
two-bonuses = dwóch graczy nie może naraz mieć dodatkowych płytek do wyboru: wybiera się je od razu
    .help = zostaw tylko te, które wybiera ten, kto teraz gra
tokens-alone = { $player }: jest `żetony`, ale brakuje `punkty`
    .help = dodaj `punkty:`, czyli pole na torze punktacji

beyond-the-track = { $player }: są `żetony`, ale `punkty: { $score }` to nie pole toru, który kończy się na { $track }
    .help = gdy są `żetony`, podaj pole na torze; albo wszystkie punkty bez `żetony`

star-absent = { $what }: nie podano wartości
    .help = wpisz "" dla pustej gwiazdy albo ją pomiń; jeśli nie wiadomo, co tam leży, pomiń całe `gwiazdy:`

# Ruchy.
no-source = ruch { $number }: nie wiadomo, skąd pochodzą płytki ani jakie są
    .help = wpisz wszystkie (`bierze: YYP`) albo pokaż warsztaty i podaj `z: warsztat 1`
which-star = ruch { $number }: w `na` nie podano gwiazdy
    .help = wpisz gwiazdę i numer, na przykład `prawa 6`
which-space = ruch { $number }: w `na` jest { $star }, ale brakuje numeru pola
    .help = dodaj numer pola, na przykład { $by_place ->
        [yes] `{ $typed } miejsce 1`
       *[no] `{ $typed } 1`
    }
one-tile-a-turn = ruch { $number }: `układa` podaje kilka płytek, a w turze układa się jedną
    .help = napisz `układa: { $typed }`; pozostałe, którymi się płaci, podaje się w `płaci`
kept-and-discarded = { $what }: podano { $kept ->
        [none] to, co zostaje odrzucone, a nie to, co zostaje zachowane
       *[some] też, co zostaje odrzucone
    }
    .help = wpisz tylko to, co zostaje zachowane (`zachowuje { $kept ->
        [none] ZZZZ
       *[some] { $kept }
    }`): reszta zostaje odrzucona
kept-unclear = { $what }: nie wiadomo, co zostaje zachowane
    .help = wpisz płytki (`zachowuje YYYY`), `zachowuje nic` albo `zachowuje wszystko`
kept-uncounted = { $what }: nie wiadomo, ile { NOUNS("tile", $colour, case: "gen") } zostaje zachowanych
    .help = wpisz ich liczbę (`zachowuje { $two }`), literę każdej z nich (`zachowuje { $run }`) albo `wszystkie` przed kolorami

stars-mapped = { $what }: należy podać mapę gwiazd
    .help = { $coloured ->
        [yes] wpisz każdą gwiazdę i jej zakryte numery: `gwiazdy: {"{"}{ $star }: "5 6"{"}"}`
       *[no] wpisz każdą gwiazdę, jej zakryte numery i płytki: `gwiazdy: {"{"}{ $star }: {"{"}5: czerwona{"}"}{"}"}`
    }; pominięte gwiazdy są puste, a jeśli nie są znane, pomiń całe `gwiazdy:`
