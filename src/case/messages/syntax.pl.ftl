# Dlaczego tekst nie jest drzewem wartości.

no-case = nie ma tu opisu
    .help = `tilejudge new` tworzy opis do wypełnienia
text-too-long = tekst ma { $bytes } { PLURAL($bytes, "bajt", "bajty", "bajtów") }; czyta się najwyżej { $most }
    .help = podziel go na kilka plików
several-documents = tekst zawiera więcej dokumentów niż jeden ({ $count })
    .help = zostaw tylko jeden
control-character = w tekście jest znak sterujący { $character }: to nie jest plik tekstowy
too-deep-inside = listy i mapy są zagnieżdżone głębiej niż { $depth } { PLURAL($depth, "poziom", "poziomy", "poziomów") }
    .help = opisowi wystarcza pięć lub sześć poziomów
key-is-no-word = klucz to słowo, a nie lista ani mapa
    .help = jeśli to ma być tekst, ujmij go w cudzysłów
key-repeated = klucz „{ $key }” występuje dwa razy w tej samej mapie
    .help = zostaw jeden z dwóch{ $item ->
        [yes] ; jeśli tu zaczyna się następny element listy, potrzebuje on myślnika: `- { $key }: …`
       *[no] { "" }
    }
too-many = opis zawiera więcej wartości niż { $most }
    .help = podziel go na kilka dokumentów
anchors = w opisie nie ma kotwic ani aliasów (& i *)
    .help = wpisz całą wartość; tekst, który zaczyna się od & lub *, trzeba ująć w cudzysłów
tags = w opisie nie ma znaczników (!)
    .help = usuń go; tekst, który zaczyna się od !, trzeba ująć w cudzysłów

# YAML.
quote-open = cudzysłów otwarty w tym miejscu nie jest zamknięty
    .help = zamknij tekst takim samym cudzysłowem
tab = jest tu tabulator, a YAML dopuszcza w tym miejscu tylko spacje
    .help = zrób wcięcie spacjami
escape-of-nothing = numer w podwójnym cudzysłowie nie oznacza żadnego znaku
    .help = wpisz sam znak
escape-unknown = w podwójnym cudzysłowie po ukośniku wstecznym stoi coś, co nie może po nim stać
    .help = aby zachować ukośnik, użyj pojedynczego cudzysłowu
bracket-open = listy lub mapy, którą otwiera `{ $open }`{ $line ->
        [none] { "" }
       *[other] { " " }w wierszu { $line }
    }, nie da się odtąd czytać dalej
    .help = { $left-out ->
        [yes] przed przecinkiem nic nie stoi: wpisz "" dla elementu, w którym nic nie ma
       *[no] czy brakuje przecinka, cudzysłowu albo nawiasu, który zamyka `{ $open }`?
    }
colon-left-out = po `{ $key }` brakuje dwukropka ze spacją za nim
    .help = napisz `{ $written }`
dash-left-out = wydaje się, że tu zaczyna się następny element listy, bez swojego myślnika
    .help = napisz `{ $written }`
colon-odd = dwukropek albo wiersz bez dwukropka stoi tam, gdzie YAML nie umie go umieścić
    .help = pisz `klucz: wartość`, wszystkie klucze jednej mapy jeden pod drugim; tekst z dwukropkiem trzeba ująć w cudzysłów
indent-odd = ten wiersz ma inne wcięcie niż wiersze, do których należy
    .help = klucze tej samej mapy i myślniki tej samej listy ustaw dokładnie jeden pod drugim
no-yaml = odtąd nie da się tego czytać jako YAML
    .help = tekst ze znakami specjalnymi trzeba ująć w cudzysłów

# JSON.
json-colon = w JSON po kluczu stoi dwukropek
json-key = w JSON klucz to tekst w podwójnym cudzysłowie
json-comma = brakuje tu przecinka lub nawiasu zamykającego
json-end = tekst JSON kończy się przed zamknięciem wszystkich nawiasów
json-more = po końcu opisu stoi coś jeszcze
json-empty = tekst JSON jest pusty
json-value = w JSON wartość to liczba, tekst w podwójnym cudzysłowie, lista albo mapa
json-quote = cudzysłów otwarty w tym miejscu nie jest zamknięty
json-line = w JSON tekst stoi w jednym wierszu, bez tabulatorów
json-escape = w JSON nie ma takiej sekwencji
json-half = brakuje połowy pary sekwencji \u
