# Dlaczego nie da się odczytać opisu z tej rodziny.

# Jak nazywają się wartości.
wall-of = { $player }, { NOUN($wall) }
lines-of = { $player }, linie wzoru
floor-of = { $player }, { NOUN($floor) }
kept-of = { $player }, zatrzymany warsztat
gold-side = złota strona

# Rodzaje słów i wartości.
side-of-factory = złota strona warsztatu
state-of-lines = stan linii
state-of-source = stan warsztatów
state-of-effects = stan efektów
a-map-of-factories = mapę z warsztatami i płytkami

# Wariant.
no-specialised = { $title } nie ma warsztatów specjalnych: nie ma ich w instrukcji
    .help = to wariant gry azul-master-chocolatier, a także azul dla tych, którzy w nim ich używają
both-sides = plansze nie mogą pokazywać naraz strony kolorowej i szarej
    .help = zostaw jedną z dwóch

# Złote strony.
seeks-no-colour = warsztat nie może szukać „{ $word }”: to nie kolor
    .help = { $help }
no-gold-side = „{ $word }” to nie złota strona warsztatu
    .help = { $help }
gold-sides = znane: plus-jeden, szuka niebieski (lub inny kolor), zostaje, sąsiedzi, zero

# Ruchy.
no-source = ruch { $number }: nie wiadomo, skąd pochodzą płytki ani ile ich jest
    .help = wpisz, ile ich jest (`bierze: 2 żółte`), albo pokaż warsztaty i podaj `z: warsztat 1`
rest-twice = ruch { $number } dwa razy wymienia w `reszta` to samo miejsce
    .help = wpisz jego płytki razem
rest-too-wide = ruch { $number }: warsztatów w `reszta` jest za dużo ({ $count })
    .help = reszta trafia do dwóch sąsiednich warsztatów

# Słowa, które nie są jednoznaczne.
no-brown = w tym wydaniu zamiast brązowego jest żółty
no-yellow = w tym wydaniu zamiast żółtego jest brązowy

rest-told = { $what }: `...` mówi tylko, że pozostałe { $rows ->
        [yes] rzędy
       *[no] linie
    } nie są znane
    .help = napisz `...: .` albo je wymień; pominięte bez `...` są puste
line-in-part = { $what }: obok tego, co leży na linii { $line }, jest `?`, a linię podaje się w całości albo wcale
    .help = wpisz wszystko, co na niej leży, albo samo `?`
line-twice = { $what }: linia { $line } jest podana dwa razy
    .help = zostaw jedną z dwóch
