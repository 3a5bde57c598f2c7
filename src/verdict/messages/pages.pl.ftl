# Strona katalogu: zasady, interpretacje i częste błędy.

page-title = Zasady i interpretacje: { $game }
about-rules = Zasady naszymi słowami, w kolejności instrukcji, z miejscami, które o nich mówią. Tytuły są cytowane tak, jak je wydrukowano; akapity i punkty liczy się od tytułu.
book = `{ $id }`: *{ $title }*, { $language ->
    [Polish] po polsku
   *[Spanish] po hiszpańsku
}
rules = Zasady
where = Gdzie to napisano:
rulings = Interpretacje
about-rulings = Pytania, które instrukcje pozostawiają otwarte. Domyślna jest najprostsza lektura tekstu; *online* to odpowiedź najczęściej używanej wersji internetowej.
role = { $role ->
    [both] domyślna, online
    [default] domyślna
   *[online] online
}
not-online = Wersja internetowa niczego tu nie rozstrzyga.
left-open = Co pozostawia to otwarte:
slips = Częste błędy
about-slips = Błędy popełniane przy liczeniu, którymi sędzia wyjaśnia błędne twierdzenie.
column-slip = błąd
column-wrong = liczba jest błędna, jeśli
column-but = ale
column-rule = zasada
slip = Liczba jest błędna, jeśli { $title }. Ale: { $statement }
slip-rule = Zasada: `{ $rule }`
