# Interpretacje rodziny Azul: pytanie i znaczenie każdej odpowiedzi.

partial-floor = Czy gracz może położyć na { NOUN($floor, case: "loc") } część { NOUNS($tile, case: "gen") }, które mieszczą się na wybranej linii wzoru?
    .answer-no = Kładzie się wszystkie, które się mieszczą; spada tylko reszta.
    .answer-yes = Gracz może zrzucić tyle, ile chce: ustęp o { NOUN($floor, case: "loc") } mówi też o { NOUNS($tile, case: "loc") }, których gracz nie chce położyć.

full-line-target = Czy można wybrać pełną linię wzoru tego samego koloru, tak że wszystko spada?
    .answer-no = Linia wzoru bez wolnych pól jest pełna i nic więcej nie przyjmuje; kto chce zrzucić wszystko, wybiera { NOUN($floor, case: "acc") }.
    .answer-yes = Można ją wybrać; wszystkie { NOUNS($tile) } spadają.

marker-on-full-floor = Co się dzieje, gdy płytkę gracza rozpoczynającego bierze gracz, którego { NOUN($floor) } jest pełna?
    .answer-costs-nothing = Leży ona przed graczem i nic nie kosztuje.
    .answer-replaces = Zastępuje ostatnią { NOUN($tile, case: "acc") } { NOUN($floor, case: "gen") }, która trafia { TO($box) }.

fallen-when-full = Co schodzi z planszy, gdy { NOUN($tile) } spada, a { NOUN($floor) } jest pełna?
    .answer-further = { CAPITAL(NOUNS($tile)) }, dla których nie ma pola, trafiają { TO($box) }; te, które leżą na { NOUN($floor, case: "loc") }, zostają i kosztują punkty.
    .answer-all = Wszystkie spadające { NOUNS($tile) } trafiają { TO($box) }, także te, które leżą na { NOUN($floor, case: "loc") }, jak dosłownie mówi tekst; płytka gracza rozpoczynającego zostaje u gracza.

no-marker-taken = Kto zaczyna kolejną rundę, jeśli nikt nie zabiera { NOUNS($tile, case: "gen") } ze środka pola gry?
    .answer-same-starter = Kto zaczyna tę rundę, zaczyna też kolejną.
    .answer-next-after-last = Gracz następny po tym, kto jako ostatni zabiera { NOUNS($tile) }.

refill = Kiedy uzupełnia się woreczek z { NOUN($box, case: "gen") }, jeśli jest w nim za mało { NOUNS($tile, case: "gen") } na warsztaty?
    .answer-draw-rest = Najpierw wyciąga się ostatnie { NOUNS($tile) }; woreczek uzupełnia się, gdy jest pusty.
    .answer-first = Uzupełnia się go, zanim cokolwiek się wyciągnie.

grey-line-check = Szara strona: czy linia wzoru może przyjąć kolor, dla którego w jej rzędzie { NOUN($wall, case: "gen") } nie ma już dozwolonego pola?
    .answer-yes = Może; linia spadnie przy { NOUN($tiling, case: "loc") }.
    .answer-no = Nie może, tak jakby ten kolor był już w rzędzie.

grey-forced = Szara strona: czy gracz może zrzucić pełną linię wzoru, chociaż jej { NOUN($tile) } ma dozwolone pole?
    .answer-no = Spada tylko linia bez dozwolonego pola.
    .answer-yes = Gracz może ją zrzucić.

zero-catches-marker = Czy płytka gracza rozpoczynającego zajmuje zachowany warsztat „0”?
    .answer-no = Trafia na niego następna { NOUN($tile) }, która spada; płytka gracza rozpoczynającego nie jest nią i trafia { TO($floor) }.
    .answer-yes = Trafia na niego to, co spada jako następne, także płytka gracza rozpoczynającego, bo liczy się jak zwykła { NOUN($tile) }.

zero-same-turn = Czy warsztat „0” zatrzymuje to, co spada w tej samej turze, w której się go bierze?
    .answer-yes = Zachowuje się go, zanim położy się { NOUNS($tile, case: "acc") }, więc tak.
    .answer-no = Działa od następnej tury.

setup-order = W jakiej kolejności działają warsztat „+1” i poszukiwacze koloru?
    .answer-ring = W kolejności okręgu, od pierwszego warsztatu.
    .answer-plus-one-first = Najpierw „+1”, potem poszukiwacze koloru.
    .answer-seekers-first = Najpierw poszukiwacze koloru, potem „+1”.

neighbour-empty = Czy pozostałe { NOUNS($tile) } z warsztatu „sąsiedzi” mogą trafić do sąsiada, który jest pusty?
    .answer-yes = Mogą.
    .answer-no = Tylko do sąsiadów, w których jeszcze leżą { NOUNS($tile) }; na środek pola gry, jeśli nie leżą w żadnym.

neighbour-away = Który warsztat jest sąsiadem, gdy warsztat obok jest już u któregoś z graczy?
    .answer-next = Następny w okręgu.
    .answer-none = Po tej stronie nie ma żadnego.
