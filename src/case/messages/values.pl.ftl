# Jak nazywa się wartość i co z nią jest nie tak.

# Rodzaje wartości: odpowiadają na pytanie „kogo, co?”.
quoted = „{ $text }”
a-list = listę
a-list-with-a-map = listę, w której jest mapa
a-map = mapę
a-text = tekst
a-number = liczbę całkowitą
a-map-of-keys = mapę z kluczami
a-kind = nazwę ({ $kind })
a-run = litery lub słowa po kolei, na przykład RRR albo "żółty niebieski"
a-drawing = rysunek pod `|` ({ NOUNS($row) } w kolejnych wierszach) albo listę tekstów

# Jak się nazywa.
the-text = tekst
key = `{ $key }`
key-of-move = ruch { $number }, `{ $key }`
count-of = { $what }, ile sztuk
word-in = { $what }, słowo
row-of = { $what }, { THE($row, $number) }

# Co wpisać zamiast tego.
suggested = czy chodzi o: { $word }?
count-wanted = wpisz literę każdej z nich (`{ $run }`) albo słowo po liczbie (`{ $two }`)
unseen-wanted = jeśli nie wiadomo, jakie kolory tam leżą, pomiń ten klucz
nothing-wanted = jeśli nic tam nie ma, wpisz ""
known = znane: { LIST($words) }
lettered = { $word } ({ $letter })
its-keys = możliwe klucze: { LIST($keys) }
up-to = { $thing } od 1 do { $last }

no-value-given = { $what }: nie podano wartości
    .help = { $nothing ->
        [text] jeśli nic tam nie ma, wpisz ""; jeśli nie wiadomo, usuń klucz
        [zero] jeśli nic tam nie ma, wpisz 0; jeśli nie wiadomo, usuń klucz
       *[none] jeśli nie wiadomo, usuń klucz
    }
no-number = { $what }: należy podać liczbę całkowitą, a nie „{ $text }”
    .help = { $number ->
        [none] wpisz same cyfry, na przykład 12; co nie jest znane, można pominąć
       *[other] wpisz samą liczbę: { $number }
    }
of-another-kind = { $what }: należy podać { $expected }, a nie { $found }
no-such-key = { $what }: nie ma klucza „{ $key }”
    .help = { $help }
same-key = „{ $first }” i „{ $second }” to ten sam klucz
    .help = zostaw jeden z dwóch
key-missing = { $what }: brakuje `{ $key }`
    .help = dodaj `{ $key }:`
number-is = { $what }: nie może tu być { $number }
    .help = { $only ->
        [yes] może być tylko { $least }
       *[no] może być od { $least } do { $most }
    }
no-such-word = „{ $word }” to nie { $kind }
    .help = { $help }
no-such-word-in = { $what }: „{ $word }” to nie { $kind }
    .help = { $help }
and-or-piece = { $what }: „{ $word }” może łączyć dwa słowa albo oznaczać: { $piece }
    .help = wpisz słowa (`{ $first } i { $second }`) albo wielkie litery (`{ $run }`)
or-or-pieces = { $what }: „{ $word }” może łączyć dwa słowa albo znaczyć tyle, co „{ AND($pieces) }”
    .help = wpisz, co tam jest; jeśli może to być jedno albo drugie, pomiń to
count-or-piece = { $what }: „{ $word }” może oznaczać jedną rzecz, { $counted }, albo dwie, { $piece } i { $counted }
    .help = wpisz `{ $counted }` albo `{ $piece }, { $counted }`
number-or-piece = { $what }: „{ $word }” może być liczbą albo pustym polem, po którym jest { $piece }
    .help = wpisz `{ $digits }`, jeśli jest tam tylko { $piece }, a `.{ $digits }`, jeśli przed nim jest puste pole
how-many = { $what }: „{ $word }” nie mówi, ile ich jest
    .help = wpisz ich liczbę (`{ $two }`) albo literę każdej z nich (`{ $run }`)
of-which = { $what }: „{ $word }” nie mówi, jakie to kolory
    .help = wpisz literę każdej z nich (`{ $run }`) albo słowo po liczbie (`{ $two }`); jeśli nie wiadomo, jakie to kolory, pomiń ten klucz

# Słowa z numerem.
cannot-be = { $what }: nie może tu być „{ $text }”
    .help = może tu być { OR($choices, apart: "yes") }
not-one-of = { $what }: „{ $text }” to nie { $kind }
    .help = może tu być { OR($choices, apart: "yes") }
several-places = { $what }: podano kilka miejsc, a ma to być jedno
    .help = może tu być { OR($choices, apart: "yes") }
only-one = { $what }: jest „{ $text }”, ale { $thing } nie ma numeru: to jedyne takie miejsce
    .help = może tu być { OR($choices, apart: "yes") }
which-one = { $what }: przy słowie „{ $thing }” brakuje numeru
    .help = może tu być { OR($choices, apart: "yes") }
does-not-exist = { $what }: „{ $text }” nie istnieje
    .help = może tu być { OR($choices, apart: "yes") }
two-kinds = ruch { $number } wymienia { $first } i { $second }, a za jednym razem bierze się jeden { $kind }
    .help = wpisz `bierze: { $first }`
kind-listed = { $what }: należy podać tekst, a nie listę
    .help = wpisz w jednym tekście ile i w jakim kolorze, na przykład `{ $two }`
kind-left-out = { $what }: podano ile, ale nie w jakim kolorze
    .help = wpisz jedno i drugie, na przykład `{ $two }`
no-whole-number = { $what }: w „{ $text }” liczba nie jest całkowita
    .help = wpisz to tak jak `{ $two }`
so-many-tiles = ruch { $number }: nie można wziąć tylu płytek ({ $count })
    .help = może być od 1 do { $most }

# Rzędy i plansze.
dots-odd = { $what }: trzy kropki mogą znaczyć, że nic więcej tam nie ma, albo że tego nie wiadomo
    .help = jeśli nie wiadomo, usuń klucz; bez kropek to wszystko, co tam jest
dots-odd-within = { $what }: trzy kropki mogą znaczyć, że nic więcej tam nie ma, albo że tego nie wiadomo
    .help = jeśli nie wszystko wiadomo, usuń `{ $key }`; bez kropek to wszystko, co tam jest
counted-twice = { $what }: { $thing } podano dwa razy
    .help = zostaw jedno z dwóch
holds-too-many = { $what }: { $thing } występuje { $count } razy
    .help = każdego koloru można podać najwyżej { $most }
rows-wrong = { $what }: { COUNT($count, $row) } zamiast { $rows }
    .help = wpisz wszystkie { NOUNS($row, case: "acc") }, każdą część w osobnym wierszu; kropka to puste pole
spaces-wrong = { $what }: { COUNT($count, "space") } zamiast { $columns }
    .help = wpisz literę za każdy element, kropkę za każde puste pole i ? za każde, o którym nic nie wiadomo
run-together = { $what }: tekst ze znakiem > łączy wiersze w jeden
    .help = użyj | zamiast >
