# Pytanie w terminalu.

keys = Sam Enter: nie wiadomo. `?` mówi, co można wpisać, `<` wraca do poprzedniego pytania, `>` kończy pytania i daje odpowiedź.
which-game = Która gra?
which-question = Jakie jest pytanie?
which-variant = Która strona plansz albo który wariant?{ IF($several, " Jeśli jest ich więcej, po przecinku.") }
question = { $question ->
    [score] Ile punktów?
    [bonuses] Ile punktów z premiami na koniec gry?
    [move] Czy ten ruch jest dozwolony?
   *[photo] Czy ta pozycja jest możliwa?
}
who = Czyja to plansza? Imię; jeśli graczy jest więcej, wszyscy zgodnie z ruchem wskazówek zegara, po przecinku:
who-help = na przykład: Ana
    albo: Ana, Luis, Marta
what-is-done = { $number ->
    [1] Co się dzieje?
   *[other] A potem? Enter: nic więcej.
}
which-of = { $place }: o którym jest coś do powiedzenia? Nazwa; Enter, jeśli o żadnym albo o żadnym więcej:
place = { $place }{ IF($has-hints, " (") }{ $hints }{ IF($has-hints, ")") }:
dot = `.` tam, gdzie nic nie leży
range = od { $least } do { $most }
such-as = na przykład { $example }
choose = wybierz numer od 1 do { $count }
needed = to trzeba podać
is-first = to jest pierwsze pytanie
no-text = to nie jest zwykły tekst w UTF-8: wpisz go jeszcze raz
not-possible = To niemożliwe: { $fault }. Jeśli tak leży, idź dalej; `<` wraca, żeby to zmienić.
left-out = Pominięto, bo nie wszystko podano: { $lacking }
who-claims = Czy ktoś podaje inną liczbę? Na przykład { $player } 12; Enter, jeśli nikt:
kept = zapisano jako { $file }: zmień to tam, a `tilejudge { $command } { $file }` odpowie jeszcze raz
there-meanwhile = tymczasem jest już plik { $file }, który zostaje taki, jaki jest
nothing-kept = nic nie podano, więc nic nie zapisano
