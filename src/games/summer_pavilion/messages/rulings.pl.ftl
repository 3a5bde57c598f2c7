# To, co instrukcje gry Azul: Letni Pawilon pozostawiają otwarte: każde pytanie i jego odpowiedzi.

discard-floor = Czy koszt odrzuconych płytek może obniżyć wynik poniżej 1?
    .answer-no = Wynik zatrzymuje się na 1, jak przy płytce gracza rozpoczynającego: tam zaczyna się tor punktacji.
    .answer-to-0 = Tak, do 0.
    .answer-unlimited = Tak, i spada dalej poniżej 0: tekst nie podaje tu żadnej granicy.

leftovers = Kiedy płaci się za płytki, które zostają po ostatniej rundzie?
    .answer-after-bonuses = Przy pasowaniu zachowuje się maksymalnie cztery, jak w każdej rundzie, a płaci się za nie po dodatkowych punktach: taka jest kolejność w tekście.
    .answer-when-passing = Przy pasowaniu: w ostatniej rundzie niczego się nie zachowuje i każdą płytkę odrzuca się od razu.

keep-fewer = Czy gracz, który pasuje, mając cztery płytki lub mniej, może odrzucić niektóre z nich?
    .answer-yes = Zachowuje się maksymalnie cztery: żadnej nie trzeba.
    .answer-no = Zachowuje się wszystkie; wybierać można tylko wtedy, gdy jest ich więcej niż cztery.

bonus-short = Co się dzieje, jeśli w magazynie jest mniej płytek, niż się należy?
    .answer-what-is-there = Gracz bierze te, które są, a reszta przepada.
    .answer-after-refill = Gracz bierze te, które są, a pozostałe po uzupełnieniu magazynu, na ile to możliwe.

bonus-mandatory = Czy trzeba wziąć dodatkowe płytki, gdy kosztowałyby tylko punkty?
    .answer-yes = Bierze się wszystkie: tekst każe je wziąć.
    .answer-no = Gracz może wziąć mniej albo żadnej.

no-marker-taken = Kto rozpoczyna fazę 2 i kolejną rundę, jeśli nikt nie zabiera płytek ze środka pola gry?
    .answer-same-starter = Osoba, która rozpoczyna tę rundę.
    .answer-next-after-last = Kolejny gracz po osobie, która jako ostatnia zabiera płytki.

bag-refill = Kiedy płytki z wieży wracają do woreczka?
    .answer-when-needed = Gdy trzeba wyciągnąć płytkę, a woreczek jest pusty.
    .answer-at-once = Zaraz po wyciągnięciu ostatniej płytki.

centre-one-colour = Strona z gwiazdami jednego koloru: czy gwiazda pośrodku może być jednokolorowa?
    .answer-yes = Może, jak wszystkie siedem gwiazd.
    .answer-no = Każda jej płytka musi mieć inny kolor, jak na stronie z gwiazdami w różnych kolorach.

star-bonus-time = Kiedy zakryta gwiazda przynosi punkty?
    .answer-at-the-end = Po ostatniej rundzie, razem z liczbami.
    .answer-at-once = Od razu po zakryciu.

connected-points = Ile punktów daje płytka położona obok innych?
    .answer-run = Po jednym za każdą połączoną płytkę, łącznie z nową, jak w każdym przykładzie.
    .answer-run-plus-one = Jeden za nią samą i jeszcze po jednym za każdą płytkę ciągu, więc nowa liczy się dwa razy: to spotykane błędne odczytanie, którego nie potwierdza żaden z dwóch tekstów.
