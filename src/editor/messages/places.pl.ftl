# Jak nazywają się miejsca opisu i co na nich leży: dla edytorów i dla tych, którzy obrazu słuchają.

# Tylko gwiazdy mają kolory jako klucze.
part = { $key ->
    [name] imię
    [score] punkty
    [wall] { NOUN($wall) }
    [lines] linie wzoru
    [floor] { NOUN($floor) }
    [kept] zachowany warsztat
    [variant] wariant
    [round] runda
    [phase] faza
    [turn] czyja kolej
    [starter] kto zaczyna rundę
    [marker] kto ma { THE($marker, case: "acc") }
    [players] gracze
    [factories] warsztaty
    [centre] środek
    [bag] woreczek
    [lid] { NOUN($box) }
    [gold] złota strona
    [tiles] płytki
    [moves] ruchy
    [claims] podane punkty
    [rulings] interpretacje
    [title] tytuł
    [note] uwaga
    [tokens] żetony punktacji (80)
    [passed] pas
    [stars] gwiazdy
    [corners] narożniki planszy
    [bonus] dodatkowe płytki do wyboru
    [supply] magazyn
    [tower] wieża
    [figure] figurka
    [hand] ręka
    [aside] odłożone karty
    [crystals] kryształy
    [scales] łuski
    [stones] kamienie
    [offerings] ofiary
    [city] miasto
    [buildings] budynki
    [finished] ukończone
    [dragons] smoki
    [obelisk] obelisk
    [draw] stos dobierania
    [discard] karty odrzucone
    [built] kamienie na sekcjach
    [sections] liczby na sekcjach
    [master] nagroda mistrza budowy
    [each] nagroda każdego budowniczego
    [neighbour] nagroda za sąsiedztwo
    [progress] dotąd w tej turze
    [steps-left] pozostałe kroki
    [walked] zrobione kroki
    [ordinary] jedna z nich bez żółtej karty
    [exact] dokładna wartość tego, co przepłacono
    [discarded] odrzucone karty
    [uncounted] może być więcej, niż podano
    [vulca] Vulca
    [terrah] Terrah
    [aqua] Aqua
    [upper-left] lewa górna gwiazda
    [upper-right] prawa górna gwiazda
    [lower-left] lewa dolna gwiazda
    [lower-right] prawa dolna gwiazda
    [left] lewa gwiazda
    [right] prawa gwiazda
   *[other] { COLOUR($key, "star") }
}
numbered = { $what ->
    [wall] rząd { $number }
    [city] rząd { $number }
    [line] linia { $number }
    [column] kolumna { $number }
    [factory] warsztat { $number }
    [player] gracz { $number }
    [place] { NTH($number) } sekcja
    [pillar] filar { $number }
    [statue] posąg { $number }
    [window] okno { $number }
    [purple] fioletowa { $number }
    [green] zielona { $number }
    [orange] pomarańczowa { $number }
    [yellow] żółta { $number }
    [blue] niebieska { $number }
    [red] czerwona { $number }
   *[other] { $number }
}
in-move = { $key ->
    [player] kto
    [take] zabrać
    [from] skąd
    [to] dokąd
    [floor] ile z nich na { NOUN($floor, case: "acc") }
    [rest] dokąd pozostałe
    [tile] ułożyć na ścianie
    [clear] zapłacić za { NOUN($floor, case: "acc") }
    [deal] uzupełnić warsztaty
    [extra] płytka +1
    [effects] efekty przygotowania
    [starter] kto zaczyna
    [finish] policzyć dodatkowe punkty
    [place] położyć
    [on] gdzie
    [pay] czym zapłacić
    [bonus] wybrać dodatkowe płytki
    [pass] spasować i zachować
    [refill] uzupełnić magazyn
    [move] przesunąć figurkę na
    [power] zagrać kartę
    [dragon] smok
    [build] położyć kamień
    [offer] złożyć ofiarę
    [with] czym
    [discard] odrzucić
    [draw] dobrać
   *[reveal] pokazać karty
}
called = { NOUN($noun) }
space = rząd { $row }, kolumna { $column }
piece = pole { $number }
piece-named = { $piece ->
    [marker] { NOUN($marker) }
   *[other] { COLOUR($piece, "") }
}
card = { $card }
nothing-there = puste
not-told = nie podano
word = { $word ->
    [centre] środek
    [floor] { NOUN($floor) }
    [pillar] filar
    [statue] posąg
    [window] okno
    [game] koniec gry
    [obelisk] na następnym polu
    [setup] przed pierwszym uzupełnieniem warsztatów
    [offer] oferta dostawców
    [tiling] { NOUN($tiling) }
    [play] układanie płytek
    [preparation] przygotowanie do kolejnej rundy
    [end] koniec gry bez dodatkowych punktów
    [over] koniec gry
    [movement] ruch
    [building] budowa
    [drawing] dobieranie kart
    [coloured] strona kolorowa
    [grey] strona szara
    [monochrome] strona jednokolorowa
    [specialised-factories] warsztaty specjalne
    [standard] zwykły
    [random-centre] losowe centrum
    [none-full] żadna pełna
    [as-taken] jak w ruchach
    [plus-one] +1
    [stay] płytki zostają
    [neighbours] do sąsiadów
    [zero] 0
    [done] gotowe
    [yes] tak
    [no] nie
    [rewards] nagrody
    [cards] karty
    [crystals] kryształy
    [scales] łuski
    [offerings] ofiary
    [none] nic
    [vulca] Vulca
    [terrah] Terrah
    [aqua] Aqua
    [out] obok miasta
   *[other] { COLOUR($word, "") }
}
