# Co czyni niemożliwy opis możliwym.

nothing-to-repair = nie ma czego naprawiać
no-repair = nie tłumaczy tego żadna jedna ani dwie pomyłki, jakie zdarzają się przy przepisywaniu
none-found = nie znaleziono zmiany, która czyni to możliwym
cut-short = nie wypróbowano wszystkich zmian
readable = przeszkadzają tylko literówki
mends = jedna zmiana naprawia opis:
likeliest = każda z { $count } zmian naprawia opis, najpierw najbardziej prawdopodobne (`tilejudge repair` pokazuje wszystkie):
folded = i jeszcze { $count }, które to usuwa (podaje je `--format json`)
made = ta zmiana jest już w pliku
single = { $count ->
    [one] jedna zmiana naprawia opis
   *[other] każda z { $count } zmian naprawia opis
}
legal = { $count ->
    [one] jedna zmiana czyni wszystkie ruchy dozwolonymi
   *[other] każda z { $count } zmian czyni wszystkie ruchy dozwolonymi
}
pairs = { $count ->
    [one] żadna pojedyncza zmiana nie czyni tego możliwym, ale te dwie razem tak
   *[other] żadna pojedyncza zmiana nie czyni tego możliwym, ale każda z { $count } par tak
}
parts = { $count ->
    [one] nie tłumaczy tego żadna częsta pomyłka przy przepisywaniu, ale bez tego, co tu wymieniono, reszta jest możliwa
   *[other] nie tłumaczy tego żadna częsta pomyłka przy przepisywaniu, ale bez którejkolwiek z tych części reszta jest możliwa
}
of-case = opis
instead = { $place }: { $to } zamiast { $from }
missing = { $place }: brakuje { $to }
without = { $place }: bez { $from }
changed = { $place }: jak pokazano
laid = { $place }: { $way ->
    [one-up] wszystko o jeden rząd wyżej
    [one-down] wszystko o jeden rząd niżej
    [one-left] wszystko o jedną kolumnę w lewo
    [one-right] wszystko o jedną kolumnę w prawo
    [mirrored] w lustrzanym odbiciu, lewa strona zamiast prawej
    [half-turn] po obrocie o 180°
    [transposed] rzędy zamiast kolumn
   *[last-first] w odwrotnej kolejności, od końca
}
rows = { $place }: rzędy { $one } i { $other } zamieniają się miejscami
columns = { $place }: kolumny { $one } i { $other } zamieniają się miejscami
row = { $place }: rząd { $row } { $way ->
    [one-left] o jedną kolumnę w lewo
    [one-right] o jedną kolumnę w prawo
   *[mirrored] w lustrzanym odbiciu, lewa strona zamiast prawej
}
part = { $place }: bez { $count ->
    [one] tej części reszta jest możliwa; warto spojrzeć na nią jeszcze raz i przepisać ją od nowa
   *[other] tych części reszta jest możliwa; warto spojrzeć na nie jeszcze raz i przepisać je od nowa
}
exchanged = zamieniają się miejscami „{ $one }” i „{ $other }”
space = { $of }, rząd { $row }, kolumna { $column }
moved = { $of }: { $piece } w rzędzie { $row }, kolumnie { $column } zamiast w rzędzie { $typed-row }, kolumnie { $typed-column }
more = i jeszcze { $count }
changes = { $count ->
    [one] { $count } zmiana
    [few] { $count } zmiany
    [many] { $count } zmian
   *[other] { $count } zmiany
}
why = { $kind ->
    [neighbour] o jedno pole lub linię dalej
    [look-alike] podobne kolory
    [colour] inny kolor
    [forgotten] brakuje elementu
    [surplus] o jeden element za dużo
    [marker] gdzie leży znacznik
    [digits] zamienione cyfry
    [number] inna liczba
    [word] inne słowo, może pozostawione z szablonu
    [spelling] literówka
    [thing] inne słowo
    [order] w innej kolejności
    [player] inna osoba
    [boards] plansze w innej kolejności
    [move] inny ruch niż zapisany
    [move-twice] ruch zapisany dwa razy
    [move-left-out] brakuje ruchu
    [move-order] dwa ruchy w zamienionej kolejności
   *[throughout] jeden kolor zamiast drugiego wszędzie
}
