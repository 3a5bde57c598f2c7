# Dlaczego nie da się odczytać opisu tej gry.

# Jak nazywają się wartości.
figure-of = { $player }, figurka
hand-of = { $player }, karty na ręce
aside-of = { $player }, karty odłożone na bok
goods-of = { $player }, { $goods ->
        [crystals] kryształy
        [scales] łuski
        [stones] kamienie
       *[offerings] ofiary
    }
supply-of = { $goods ->
        [crystals] kryształy
       *[scales] łuski
    } w puli
pile = stos { $pile ->
        [draw] dobierania
       *[discard] kart odrzuconych
    }
uncounted = czego nie policzono
of-progress = `{ $key }` w `postęp`
a-finished-building = ukończony budynek
a-building = budynek
a-dragon = smok
place-of-dragon = miejsce smoka
number-on-obelisk = liczba na polu obelisku
stones-on-obelisk = liczba kamieni na obelisku
piece-of = { $what }, jedna sztuka
a-reward = nagroda
of-building = { NOUN($building) }, `{ $key }`
the-building = { NOUN($building) }
section-of = { NOUN($building) }, sekcja
the-city = miasto

# Rodzaje słów.
dragon = smok
part-uncounted = część gry, której można nie policzyć
building-nor-out = budynek ani „poza”
reward = nagroda
card = karta
section = sekcja
space-of-obelisk = pole obelisku
building = budynek

# Rodzaje wartości: odpowiadają na pytanie „kogo, co?”.
a-map-of-dragons = mapę ze smokami i budynkami, na przykład {"{"}niebieski: uniwersytet, czerwony: poza{"}"}
a-map-of-levels = mapę z liczbami i graczami, na przykład {"{"}7: [Ana, Luis], 8: [Ana]{"}"}, albo liczbę wszystkich kamieni
a-map-of-buildings = mapę z budynkami, na przykład {"{"}uniwersytet: {"{"}zbudowane: {"{"}2: Ana{"}"}{"}"}{"}"}
stones-in-a-row = listę graczy od lewej do prawej, na przykład [., Ana], albo mapę, na przykład {"{"}5: Ana{"}"}
buildings-on-the-way = budynek albo budynki po drodze
cards-or-count = listę kart, na przykład [niebieska 1, biała 2], albo liczbę kart
cards-in-a-row = listę kart, na przykład [niebieska 1, biała 2]
rows-of-city = rysunek pod `|`, rząd pod rzędem, albo listę rzędów

# Gracze i to, co mają.
worth-or-pieces = „{ $typed }: { $worth }” ({ $what }) może znaczyć, ile jest żetonów albo ile są razem warte
    .help = napisz `kryształy: { $worth }`, jeśli chodzi o wartość; jeśli o żetony, to ile jest każdej wartości: `kryształy: {"{"}1: .., 3: ..{"}"}`
worth-two = { $what }: jest tu kryształ o wartości 2
    .help = kryształy mają wartość 1 albo 3
dragon-twice = w `smoki` smok { $dragon } jest dwa razy
    .help = zostaw jeden z dwóch
dragons-known = znane: vulca, terrah, aqua; albo według koloru: czarny, czerwony, niebieski (figurki mają kolory: czerwony, zielony, niebieski)

# Budynki.
buildings-listed = `budynki` to lista i nie wiadomo, co jest zbudowane
    .help = wpisz `{"{"}młyn: ukończony{"}"}` dla budynku ukończonego, `{"{"}młyn: {"{"}zbudowane: [Ana, .]{"}"}{"}"}` dla budynku z kamieniami
site-listed = `budynki` podają dla budynku listę i nie wiadomo czego
    .help = wpisz `{"{"}zbudowane: [Ana, .]{"}"}` dla kamieni od lewej do prawej albo `{"{"}ukończony: nie{"}"}` dla budynku bez kamieni
finished-or-not = { NOUN($building) }: na `ukończony` odpowiada się tak albo nie
    .help = wpisz `ukończony: nie` dla budynku nieukończonego, `ukończony: tak` dla ukończonego
building-twice = w `budynki` budynek jest dwa razy: { NOUN($building) }
    .help = wpisz razem wszystko, co o nim wiadomo
finished-twice = w `ukończone` budynek jest dwa razy: { NOUN($building) }
    .help = usuń go raz albo wpisz inny budynek, o który chodzi
sections-many = { $what }: za dużo sekcji ({ $count })
    .help = żaden budynek nie ma ich więcej niż cztery
section-out = { $what }: „{ $text }” nie istnieje
    .help = może tu być miejsce od 1 do 4, licząc od lewej
number-or-place = { $what }: „{ $text }” może być sekcją z liczbą { $number } albo { NTH($number) } sekcją od lewej{ $printed ->
        [none] {""}
       *[some] , na której jest { $printed }
    }
    .help = wpisz `{ $colour }{ $number }`, jeśli to wydrukowana liczba, albo `{ $colour }miejsce { $number }`, jeśli to miejsce od lewej
no-section = { $what }: „{ $text }” to nie sekcja
    .help = wpisz liczbę wydrukowaną na sekcji, na przykład 5, albo jej miejsce od lewej, na przykład miejsce 1
no-reward = { $what }: „{ $text }” to nie nagroda
    .help = wpisz liczbę i kryształy, karty lub łuski, na przykład "2 kryształy" albo "1 kryształ, 1 karta"

# Miasto.
city-rows = miasto: { COUNT($rows, "row") } zamiast 5
    .help = wpisz pięć rzędów po 3, 5, 5, 5 i 3 płytki; kropka to płytka, której nie znamy
city-tiles = miasto, rząd { $row }: { COUNT($tiles, "tile") } zamiast { $length }
    .help = rozdziel nazwy przecinkami albo połącz ich słowa (swiatynia-ognia); kropka to płytka, której nie znamy
no-building = miasto, rząd { $row }: „{ $word }” to nie budynek
    .help = { $help }

# Karty.
no-colour-of-card = { $what }: „{ $word }” to nie kolor karty
    .help = { $help }
no-value-of-card = { $what }: jedna karta nie ma wartości; jej kolor to { COLOUR($colour, "") }
    .help = { $help }
card-without-colour = { $what }: karta o wartości { $number } nie ma koloru
    .help = { $exists ->
        [yes] wpisz też kolor, na przykład "niebieska { $number }"
       *[no] karta to kolor i 1, 2 lub 3, na przykład "niebieska 1"; za każdą kartę, której nikt nie widzi, wpisz ?
    }
value-of-no-card = { $what }: nie ma karty o wartości { $number }; jej kolor to { COLOUR($colour, "") }
    .help = { $help }
one-card = { $what }: tu należy podać jedną kartę{ $colour ->
        [none] {""}
       *[some] , a nie kilka
    }
    .help = { $colour ->
        [none] wpisz kartę, na przykład `żółta 1`, albo pomiń klucz, jeśli żadnej się nie zagrywa
        [yellow] wpisz każdą przy osobnej ofierze: `{"{"}ofiaruje: obelisk, z: żółta 1{"}"}`, a potem `{"{"}ofiaruje: obelisk, z: żółta 2{"}"}`
        [green] wpisz je wśród kart, którymi opłaca się sekcję: `{"{"}buduje: ..., płaci: [zielona 1, zielona 1, ...]{"}"}`
        [brown] wpisz je wśród kart, którymi opłaca się sekcję: `{"{"}buduje: ..., płaci: [brązowa 1, brązowa 2, ...]{"}"}`
        [white] wpisz je wśród kart, którymi opłaca się sekcję: `{"{"}buduje: ..., płaci: [biała 1, biała 2, ...]{"}"}`
       *[other] wpisz każdą jako osobny ruch, na przykład `{"{"}zagrywa: niebieska 1, na: młyn{"}"}`
    }
cards-written = napisz kolor i wartość każdej karty, na przykład `niebieska 1`, albo tylko ile ich jest: `3`
values-of-green = wszystkie zielone karty mają wartość 1: wpisz zielona 1
values-of-card = karty mają wartość 1, 2 lub 3: wpisz { COLOUR($colour, "card") } 1, { COLOUR($colour, "card") } 2 lub { COLOUR($colour, "card") } 3
card-or-several = { $what }: „{ $typed }” może oznaczać jedną kartę o tej wartości albo tyle kart
    .help = jedną kartę wpisz z wartością na końcu (`{ COLOUR($colour, "card") } 1`), a jeśli jest ich tyle, każdą z jej wartością (`{ $colour ->
        [green] zielona 1, zielona 1
       *[other] { COLOUR($colour, "card") } 2, { COLOUR($colour, "card") } 3
    }`)
and-or-card = { $what }: „{ $typed }” może łączyć dwie karty albo być kartą (kolor: { COLOUR($colour, "") })
    .help = wpisz kolor każdej karty, na przykład `niebieska 1, niebieska 2`
one-card-or-any = „?” ({ $what }) może oznaczać jedną kartę, której nikt nie widzi, albo dowolną ich liczbę
    .help = dla jednej karty wpisz `1` lub `[?]`; jeśli nic nie wiadomo, nic nie wpisuj
hidden-card = { $what }: jest tu karta, której nikt nie widzi
    .help = { $count ->
        [yes] wpisz karty, na przykład [niebieska 1, biała 2], albo ich liczbę
       *[no] wpisz, jakie to karty, na przykład [niebieska 1, biała 2]
    }

# Ruchy.
nobody-passes = w ruchu { $number } ktoś pasuje, a pasować nie można
    .help = kto nic innego nie robi, dobiera: `dobiera: 2`, i to kończy turę
one-stone-a-step = `buduje` w ruchu { $number } ma kilka sekcji
    .help = za każdy kamień płaci się osobno: `tura: [{"{"}buduje: 5, płaci: [...]{"}"}, {"{"}buduje: 2, płaci: [...]{"}"}]`
dragons-by-place = `smoki` podają, kto jest na budynku, a nie gdzie jest każdy smok
    .help = wpisz każdego smoka z jego miejscem: `smoki: {"{"}czerwony: młyn, niebieski: młyn, czarny: poza{"}"}`
stones-under-built = { NOUN($building) }: w miejscu kluczy stoją sekcje
    .help = wpisz kamienie pod `zbudowane`: `{"{"}zbudowane: {"{"}5: ., 2: Ana{"}"}{"}"}`
beside-turn = ruch { $number } to tura z kilku kroków, a `{ $key }` stoi obok nich
    .help = wpisz `{ $key }` jako krok na liście w `tura`
step-after-drawing = krok { $number } następuje po dobieraniu, które kończy turę
    .help = to, co dzieje się w późniejszej turze, zapisz jako osobny wpis
player-of-step = ruch { $number } to krok tury, a wymienia własnego gracza
    .help = wpisz `gracz` obok `tura`: tura należy do jednego gracza
no-target = ruch { $number }: nie wiadomo, dokąd { $what ->
        [figure] idzie figurka
       *[dragon] leci smok
    }
    .help = { $what ->
        [figure] dodaj `na:` z budynkiem
       *[dragon] dodaj `na:` z budynkiem albo z `poza`, jeśli opuszcza miasto
    }
power-by-itself = { $leads ->
        [yes] ruch { $number }: karta „{ COLOUR($colour, "card") } { $value }” nie przesuwa ani figurki, ani smoka
       *[no] ruch { $number } mówi tylko, że zagrano kartę „{ COLOUR($colour, "card") } { $value }”, a nie do czego
    }
    .help = { $colour ->
        [yellow] wpisz ją przy ofierze, na którą pozwala: `{"{"}ofiaruje: obelisk, z: żółta { $value }{"}"}`
       *[other] wpisz ją wśród kart, którymi opłaca się sekcję: `{"{"}buduje: ..., płaci: [{ COLOUR($colour, "card") } { $value }, ...]{"}"}`
    }
no-space-of-obelisk = { $what }: „{ $text }” to nie pole obelisku
    .help = wpisz `ofiaruje: obelisk`, jeśli to kolejne pole, albo liczbę, która na nim jest, od 7 do 12

# Słowa, które mają kilka znaczeń.
temples = wpisz świątynia ognia, świątynia ziemi lub świątynia wody
halls = wpisz wielka sala lub hala targowa
towers = wpisz strażnica, wieża lotów lub wieża klasztorna
