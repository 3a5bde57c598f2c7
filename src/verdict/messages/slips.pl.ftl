# Błędy w liczeniu wspólne dla wszystkich gier: tytuł jako dalszy ciąg zdania po „jeśli” i wyjaśnienie, dlaczego to błąd.

stopped-early = liczenie kończy się za wcześnie
    .statement = Liczy się wszystko, co się należy, aż do ostatnich dodatkowych punktów i ostatniej kary.

not-counted-yet = wynik w opisie nie zawiera tego, co przynosi koniec gry
    .statement = Przy `faza: zakończona` opis mówi, że wszystko jest już policzone i zawarte w wynikach; przy `faza: koniec` dodatkowe punkty są jeszcze do policzenia.

only-what-is-new = pomija się to, co było wcześniej
    .statement = To, co liczy się teraz, dodaje się do tego, co gracz już miał.

of-another-player = odczytuje się liczbę innego gracza
    .statement = Każdy gracz ma własny wynik.
