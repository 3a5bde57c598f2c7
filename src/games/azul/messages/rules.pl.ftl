# Zasady rodziny Azul: tytuł każdej i to, co mówi.

all-editions-alike = Wydania mają te same zasady
    .statement = W Azul, Azul Mini i Azul: Master Chocolatier gra się według tych samych zasad. Gdzie Azul ma płytki, ścianę, podłogę i pokrywę pudełka, Master Chocolatier ma kostki czekolady, bombonierkę, linię topnienia i pudełko; a gdzie mówimy o pokrywie, Azul Mini mówi o obwolucie pudełka.
    .never = niezależnie od wydania, które podaje opis, ocenia go ten sam sędzia

two-to-four-players = Od dwóch do czterech graczy
    .statement = Grają dwie, trzy lub cztery osoby.

one-board-each = Jedna plansza dla każdego gracza
    .statement = Każdy gracz ma jedną własną planszę z pięcioma liniami wzoru, { NOUN($wall, case: "ins") } o pięciu rzędach i pięciu kolumnach, { NOUN($floor, case: "ins") } i torem punktacji.

plastic-trays = Tacki utrzymują wszystko na miejscu
    .statement = W Azul Mini każda plansza leży w plastikowej tacce, a warsztaty i płytki mogą leżeć na wkładce pudełka, z tacką podróżną lub bez niej. Nic w grze od tego nie zależy.
    .never = to, co leży pod planszami i warsztatami, nie należy do pozycji

same-side-for-all = Ta sama strona dla wszystkich
    .statement = Wszyscy gracze używają tej samej strony plansz: kolorowej albo, jeśli taki wariant jest uzgodniony, szarej.
    .never = opis ma jedno `wariant:` dla wszystkich graczy, więc nie może powiedzieć nic innego

wall-colours = Kolory { NOUN($wall, case: "gen") }
    .statement = Na kolorowej stronie rząd 1 to od lewej do prawej: niebieski, żółty, czerwony, czarny, biały (w Master Chocolatier: niebieski, brązowy, biały, czarny, czerwony), a każdy kolejny rząd jest taki jak ten nad nim, przesunięty o jedno pole w prawo. Dlatego w każdym rzędzie i w każdej kolumnie każdy kolor jest jeden raz.
    .never = to plan, na którym opiera się `azul/tile-goes-to-its-colour`; tę zasadę łamie { NOUN($tile) } na innym polu

floor-line-spaces = Siedem pól { NOUN($floor, case: "gen") }
    .statement = { CAPITAL(NOUN($floor)) } ma siedem pól. Od lewej do prawej kosztują one 1, 1, 2, 2, 2, 3 i 3 punkty.

score-starts-at-zero = Wyniki zaczynają się od 0
    .statement = Każdy gracz zaczyna grę z 0 punktów.

factories-for-players = Pięć, siedem lub dziewięć warsztatów
    .statement = Warsztaty leżą w okręgu wokół środka pola gry: pięć dla dwóch graczy, siedem dla trzech, dziewięć dla czterech.

twenty-of-each-colour = Dwadzieścia { NOUNS($tile, case: "gen") } każdego koloru
    .statement = W grze jest 100 { NOUNS($tile, case: "gen") }, po dwadzieścia w każdym z pięciu kolorów. Każda z nich jest zawsze w jednym miejscu: w woreczku, w warsztacie, na środku pola gry, na planszy albo { AT($box) }.

all-tiles-start-in-the-bag = Na początku wszystkie { NOUNS($tile) } są w woreczku
    .statement = Przed pierwszą rundą wszystkie { NOUNS($tile) }, w liczbie 100, są w woreczku; plansze, środek pola gry i { NOUN($box) } są puste.

one-first-player-marker = Jedna płytka gracza rozpoczynającego
    .statement = Jest jedna płytka gracza rozpoczynającego. Jest zawsze w jednym miejscu: na środku pola gry albo u jednego z graczy.

first-starter = Kto zaczyna pierwszą rundę
    .statement = Osoba, która ostatnio była w Portugalii, dostaje na pierwszą rundę płytkę gracza rozpoczynającego i uzupełnia warsztaty; w Master Chocolatier osoba, która ostatnio jadła czekoladę.

factory-gets-four-tiles = Cztery { NOUNS($tile) } w każdym warsztacie
    .statement = Na każdą rundę każdy warsztat dostaje dokładnie cztery { NOUNS($tile) }, wyciągnięte losowo z woreczka.

unused-parts-go-back = Nieużywane elementy wracają do pudełka
    .statement = Plansze, znaczniki punktacji i warsztaty, których ta liczba graczy nie potrzebuje, nie biorą udziału w grze.
    .never = to, co wróciło do pudełka, nie leży na stole; wyłożenie tego mimo wszystko łamie `azul/factories-for-players`

most-points-win = Wygrywa, kto ma najwięcej punktów
    .statement = Wygrywa ten, kto ma najwięcej punktów, gdy wszystko jest policzone.
    .never = to, kto wygrywa, wynika z punktów i opis nie może tego podać

game-ends-after-a-complete-row = Pełny rząd kończy grę
    .statement = Gra kończy się zaraz po fazie { NOUN($tiling, case: "gen") }, w której co najmniej jeden gracz układa { AT($wall) } pełny rząd pięciu { NOUNS($tile, case: "gen") }; pełna kolumna jej nie kończy. Dopóki nikt nie ma pełnego rzędu, gra trwa.

three-phases = Trzy fazy rundy
    .statement = Runda ma trzy fazy, jedną po drugiej: w ofercie dostawców gracze zabierają { NOUNS($tile) }, w { NOUN($tiling, case: "loc") } pełne linie wzoru trafiają { TO($wall) } i są punktowane, a potem następuje przygotowanie do kolejnej rundy. Wszystko, co robi gracz, należy do swojej fazy.

marker-starts-in-the-centre = Płytka gracza rozpoczynającego zaczyna na środku pola gry
    .statement = Na początku oferty dostawców gracz, który ma płytkę gracza rozpoczynającego, kładzie ją na środku pola gry, gdzie zostaje, dopóki ktoś nie zabierze stamtąd { NOUNS($tile, case: "gen") }.

turns-go-clockwise = Tury następują zgodnie z ruchem wskazówek zegara
    .statement = Pierwszą turę rundy ma gracz, który kładzie na środku pola gry płytkę gracza rozpoczynającego. Potem każdy ma po kolei jedną turę, zgodnie z kierunkiem ruchu wskazówek zegara.

take-from-one-place = W turze zabiera się z warsztatu albo ze środka pola gry
    .statement = W swojej turze gracz musi zabrać { NOUNS($tile) } albo z jednego warsztatu, albo ze środka pola gry. Można zabrać tylko to, co tam leży.

take-all-of-colour = Zabiera się wszystkie { NOUNS($tile) } jednego koloru
    .statement = Kto zabiera, wybiera jeden kolor i zabiera wszystkie { NOUNS($tile) } tego koloru, które leżą w wybranym warsztacie albo na środku pola gry: nie mniej i bez innych kolorów.

rest-goes-to-the-centre = Pozostałe { NOUNS($tile) } z warsztatu trafiają na środek pola gry
    .statement = Po zabraniu { NOUNS($tile, case: "gen") } z warsztatu jego pozostałe { NOUNS($tile) } trafiają na środek pola gry, a warsztat jest pusty. W żaden inny sposób nic na niego nie trafia, a to, co zostaje tam po zabraniu { NOUNS($tile, case: "gen") } ze środka, zostaje na nim.

first-from-centre-takes-marker = Pierwsze zabranie ze środka pola gry daje płytkę gracza rozpoczynającego
    .statement = Gracz, który jako pierwszy w rundzie zabiera { NOUNS($tile) } ze środka pola gry, bierze też płytkę gracza rozpoczynającego i kładzie ją na pierwszym od lewej wolnym polu swojej { NOUN($floor, case: "gen") }, zanim spadnie którakolwiek z zabranych { NOUNS($tile, case: "gen") }.

place-on-one-line = { CAPITAL(NOUNS($tile)) } trafiają na jedną linię wzoru
    .statement = Zabrane { NOUNS($tile) } kładzie się na jednej z pięciu linii wzoru własnej planszy, nigdy na kilku.

line-length = Linia wzoru n ma n pól
    .statement = Pierwsza linia wzoru ma jedno pole, druga dwa, trzecia trzy, czwarta cztery, a piąta pięć; na każdym polu mieści się jedna { NOUN($tile) }.

line-fills-from-the-right = Linie wzoru wypełnia się od prawej
    .statement = { CAPITAL(NOUNS($tile)) } kładzie się na linii wzoru po jednej, od prawej do lewej, więc jej wolne pola są zawsze po lewej stronie.

line-holds-one-colour = Linia wzoru zawiera jeden kolor
    .statement = Linia wzoru, na której leżą { NOUNS($tile) }, przyjmuje tylko { NOUNS($tile) } tego samego koloru.

complete-line-takes-no-more = Linia wzoru bez wolnych pól jest pełna
    .statement = Linia wzoru, której wszystkie pola są zajęte, jest pełna i nie przyjmuje kolejnych { NOUNS($tile, case: "gen") }.

excess-falls = Co się nie mieści, spada
    .statement = Jeśli zabranych { NOUNS($tile, case: "gen") } jest więcej niż wolnych pól wybranej linii wzoru, te, które zostają, muszą trafić na { NOUN($floor, case: "acc") }.

only-complete-lines-are-tiled = Tylko pełne linie wzoru układa się { AT($wall) }
    .statement = W fazie { NOUN($tiling, case: "gen") } { NOUN($tile, case: "gen") } trafiają { TO($wall) } tylko z pełnych linii wzoru.

wall-row-has-colour = Żaden kolor, który jest już w rzędzie { NOUN($wall, case: "gen") }
    .statement = Linia wzoru nie przyjmuje { NOUNS($tile, case: "gen") } koloru, który jest już w rzędzie { NOUN($wall, case: "gen") } obok niej.

unplaced-tiles-fall = Co nie leży na linii wzoru, spada
    .statement = Każda zabrana { NOUN($tile) }, która nie trafia na linię wzoru, bo nie może albo bo gracz tego nie chce, trafia na { NOUN($floor, case: "acc") } tego gracza: spada.

floor-line-by-choice = { CAPITAL(NOUN($floor, case: "acc")) } można wybrać
    .statement = Gracz może położyć wszystkie zabrane w turze { NOUNS($tile) } na { NOUN($floor, case: "loc") }, nawet jeśli przyjmuje je któraś linia wzoru.

floor-line-fills-from-the-left = { CAPITAL(NOUN($floor, case: "acc")) } wypełnia się od lewej
    .statement = Pola { NOUN($floor, case: "gen") } wypełnia się od lewej do prawej, bez przerw.

full-floor-line = Pełna { NOUN($floor) }
    .statement = Gdy wszystkie pola { NOUN($floor, case: "gen") } są zajęte, spadające { NOUNS($tile) } trafiają { TO($box) }. Dlatego na żadnej { NOUN($floor, case: "loc") } nigdy nie leży więcej elementów, niż ma ona pól.

offer-ends-when-all-is-taken = Oferta dostawców kończy się, gdy wszystko jest zabrane
    .statement = Oferta dostawców trwa, dopóki w którymkolwiek warsztacie albo na środku pola gry leży { NOUN($tile) }. Gdy nie ma już żadnej, zaczyna się { NOUN($tiling) }.

players-tile-together = Wszyscy układają { NOUNS($tile) } jednocześnie
    .statement = Wszyscy gracze mogą układać { NOUNS($tile) } w tym samym czasie, bo każdy dotyka tylko własnej planszy.
    .never = dopuszcza pewną kolejność i żadnej nie zabrania

tile-top-to-bottom = Linie wzoru układa się { AT($wall) } z góry na dół
    .statement = Każdy gracz przechodzi swoje linie wzoru od pierwszej do piątej; pełną linię układa się przed tymi, które są pod nią.

one-tile-from-each-complete-line = Jedna { NOUN($tile) } z każdej pełnej linii wzoru trafia { TO($wall) }
    .statement = Pierwsza od prawej { NOUN($tile) } każdej pełnej linii wzoru musi trafić do rzędu { NOUN($wall, case: "gen") } obok niej. Dlatego rząd zyskuje w rundzie najwyżej jedną { NOUN($tile, case: "acc") }, a po { NOUN($tiling, case: "loc") } nie zostaje żadna pełna linia wzoru.

tile-goes-to-its-colour = { CAPITAL(NOUN($tile)) } trafia na pole swojego koloru
    .statement = Na kolorowej stronie { NOUN($tile) } leży na tym polu swojego rzędu, na którym nadrukowany jest jej kolor, i na żadnym innym.

tile-is-scored-at-once = Każdą { NOUN($tile, case: "acc") } punktuje się od razu
    .statement = { CAPITAL(NOUN($tile, case: "acc")) } punktuje się w chwili, w której trafia { TO($wall) }, razem z { NOUNS($tile, case: "ins") }, które już tam leżą; te, które trafiają tam później, nie liczą się dla niej.

tiled-lines-are-cleared = Ułożone linie wzoru opróżnia się
    .statement = { CAPITAL(NOUNS($tile)) }, które zostają na linii wzoru, gdy jej pierwsza od prawej { NOUN($tile) } trafia { TO($wall) }, odkłada się { TO($box) }.

incomplete-lines-stay = Niepełne linie wzoru zostają
    .statement = { CAPITAL(NOUNS($tile)) } na niepełnych liniach wzoru zostają tam na kolejną rundę.

tile-alone = { CAPITAL(NOUN($tile)) } bez sąsiednich { NOUNS($tile, case: "gen") }: 1 punkt
    .statement = { CAPITAL(NOUN($tile)) }, która nie styka się z żadną inną { NOUN($tile, case: "ins") } { NOUN($wall, case: "gen") }, ani w poziomie, ani w pionie, daje 1 punkt.

horizontal-run = { CAPITAL(NOUNS($tile)) } połączone w poziomie
    .statement = { CAPITAL(NOUN($tile)) }, która ma sąsiednią { NOUN($tile, case: "acc") } po lewej lub po prawej stronie, daje 1 punkt za każdą { NOUN($tile, case: "acc") } nieprzerwanego ciągu w swoim rzędzie, z nią samą włącznie.

vertical-run = { CAPITAL(NOUNS($tile)) } połączone w pionie
    .statement = { CAPITAL(NOUN($tile)) }, która ma sąsiednią { NOUN($tile, case: "acc") } nad sobą lub pod sobą, daje 1 punkt za każdą { NOUN($tile, case: "acc") } nieprzerwanego ciągu w swojej kolumnie, z nią samą włącznie.

both-runs-count = Liczą się oba ciągi
    .statement = { CAPITAL(NOUN($tile)) }, która ma sąsiednie { NOUNS($tile) } w swoim rzędzie i w swojej kolumnie, daje punkty za oba ciągi, więc sama liczy się dwa razy.

floor-line-penalty = { CAPITAL(NOUN($floor)) } kosztuje punkty
    .statement = Na końcu { NOUN($tiling, case: "gen") }, po wszystkich swoich pełnych liniach wzoru, gracz traci za każdy element na swojej { NOUN($floor, case: "loc") } tyle punktów, ile jest nadrukowane nad jego polem.

score-never-below-zero = Wynik nigdy poniżej 0
    .statement = Wynik nigdy nie spada poniżej 0: czego z kosztu { NOUN($floor, case: "gen") } nie da się już odjąć, tego się nie traci.

floor-line-is-cleared = { CAPITAL(NOUN($floor, case: "acc")) } opróżnia się
    .statement = Gdy punkty za { NOUN($floor, case: "acc") } są odjęte, wszystkie jej { NOUNS($tile) } trafiają { TO($box) }.

marker-counts-as-a-tile = Płytka gracza rozpoczynającego kosztuje tyle co zwykła { NOUN($tile) }
    .statement = Na { NOUN($floor, case: "loc") } płytka gracza rozpoczynającego liczy się jak zwykła { NOUN($tile) }.

marker-stays-with-its-taker = Płytka gracza rozpoczynającego zostaje u gracza, który ją bierze
    .statement = Przy opróżnianiu { NOUN($floor, case: "gen") } płytka gracza rozpoczynającego nie trafia { TO($box) }: gracz zachowuje ją przed sobą na kolejną rundę.

next-round-follows = Kolejna runda, dopóki nikt nie ma pełnego rzędu
    .statement = Jeśli po { NOUN($tiling, case: "loc") } nikt nie ma pełnego rzędu, warsztaty uzupełnia się na nowo i zaczyna się kolejna runda.

marker-holder-begins = Kto ma płytkę gracza rozpoczynającego, uzupełnia warsztaty i zaczyna
    .statement = Kto ma płytkę gracza rozpoczynającego, uzupełnia warsztaty na kolejną rundę i ma w niej pierwszą turę.

empty-bag-is-refilled = Pusty woreczek uzupełnia się z { NOUN($box, case: "gen") }
    .statement = Gdy woreczek jest pusty, wszystkie { NOUNS($tile) } z { NOUN($box, case: "gen") } wracają do niego i z niego uzupełnia się pozostałe warsztaty.

deal-stops-when-tiles-run-out = Gdy woreczek i { NOUN($box) } są puste
    .statement = Jeśli i woreczek, i { NOUN($box) } są puste, runda zaczyna się, chociaż niektóre warsztaty nie są pełne.

bonuses-at-the-end = Dodatkowe punkty liczy się raz, na końcu
    .statement = Gdy gra jest skończona, i dopiero wtedy, gracze zdobywają dodatkowe punkty za swoje pełne rzędy, kolumny i kolory.

bonus-row = 2 punkty za pełny rząd
    .statement = Każdy rząd { NOUN($wall, case: "gen") } z kompletem pięciu { NOUNS($tile, case: "gen") } daje na końcu gry 2 punkty.

bonus-column = 7 punktów za pełną kolumnę
    .statement = Każda kolumna { NOUN($wall, case: "gen") } z kompletem pięciu { NOUNS($tile, case: "gen") } daje na końcu gry 7 punktów.

bonus-colour = 10 punktów za wszystkie pięć { NOUNS($tile, case: "gen") } koloru
    .statement = Każdy kolor, którego wszystkie pięć { NOUNS($tile, case: "gen") } leży { AT($wall) }, daje na końcu gry 10 punktów.

tie-more-rows = Remis: więcej pełnych rzędów
    .statement = Spośród graczy z tą samą liczbą punktów wyżej jest ten, kto ma { AT($wall) } więcej pełnych rzędów.
    .never = to, kto prowadzi, wynika z punktów i rzędów i opis nie może tego podać

shared-victory = Nadal remis: wspólna wygrana
    .statement = Gracze z tą samą liczbą punktów i tą samą liczbą pełnych rzędów wygrywają wspólnie.
    .never = to, kto wygrywa, wynika z punktów i rzędów i opis nie może tego podać

grey-side = Szara strona
    .statement = Gdy plansze leżą szarą stroną ku górze, wszystkie zasady pozostają takie same, oprócz tego, gdzie { NOUN($tile) } może leżeć { AT($wall) }.
    .never = mówi, że pozostałe zasady obowiązują; opis szarej strony łamie którąś z nich albo z zasad szarej strony

grey-any-space-of-the-row = Szara strona: dowolne wolne pole rzędu
    .statement = Na szarej stronie gracz wybiera, na którym wolnym polu rzędu kładzie { NOUN($tile, case: "acc") }, o ile w kolumnie tego pola nie ma jeszcze tego koloru.

grey-column-has-colour = Szara strona: żaden kolor dwa razy w kolumnie
    .statement = Na szarej stronie w żadnej kolumnie { NOUN($wall, case: "gen") } kolor nie może być więcej niż raz.

grey-row-has-colour = Szara strona: żaden kolor dwa razy w rzędzie
    .statement = Na szarej stronie w żadnym rzędzie { NOUN($wall, case: "gen") } kolor nie może być więcej niż raz.

grey-line-falls = Szara strona: linia wzoru bez dozwolonego pola spada
    .statement = Jeśli w fazie { NOUN($tiling, case: "gen") } żadne pole rzędu nie może przyjąć { NOUN($tile, case: "gen") } z pełnej linii wzoru, wszystkie { NOUNS($tile) } tej linii trafiają od razu na { NOUN($floor, case: "acc") }.

gold-sides = Dziewięć warsztatów, każdy ze złotą stroną
    .statement = Dziewięć warsztatów ma jedną stronę niebieską, a drugą złotą, i każda złota strona występuje tylko raz: po jednym poszukiwaczu koloru dla każdego z pięciu kolorów, „+1”, „zostaje”, „sąsiedzi” i „0”.

gold-shuffled-each-round = Warsztaty specjalne zmieniają się co rundę
    .statement = Na początku każdej rundy, przed uzupełnieniem warsztatów, tasuje się wszystkie dziewięć niebieską stroną ku górze; losowo wykłada się tyle, ile wymaga liczba graczy, a pozostałych nie używa się w tej rundzie.
    .never = tasowanie warsztatów nie zostawia śladu na stole

gold-as-many-as-players = Tyle warsztatów specjalnych, ilu graczy
    .statement = W wariancie z warsztatami specjalnymi w każdej rundzie złotą stroną ku górze leży dokładnie tyle warsztatów, ilu jest graczy; bez tego wariantu nie leży tak żaden.

gold-otherwise-normal = Poza tym obowiązują zwykłe zasady
    .statement = Poza działaniem warsztatów specjalnych obowiązują zwykłe zasady. Niektóre z tych działań zmieniają przygotowanie rundy, pozostałe jej przebieg.
    .never = mówi, że pozostałe zasady obowiązują; opis ze złotymi warsztatami łamie którąś z nich albo z zasad złotych stron

gold-plus-one = „+1”: o jedną { NOUN($tile, case: "acc") } więcej
    .statement = Gdy warsztaty są uzupełnione, warsztat „+1” dostaje jeszcze jedną { NOUN($tile, case: "acc") } z woreczka.

gold-colour-seeker = Poszukiwacz koloru: po jednej { NOUN($tile, case: "loc") } od każdego sąsiada
    .statement = Gdy warsztaty są uzupełnione, poszukiwacz koloru dostaje jedną { NOUN($tile, case: "acc") } swojego koloru z każdego z dwóch warsztatów obok niego, w którym taka jest.

gold-stay = „Zostaje”: pozostałe { NOUNS($tile) } zostają
    .statement = Po zabraniu { NOUNS($tile, case: "gen") } z warsztatu „zostaje” jego pozostałe { NOUNS($tile) } zostają w nim.

gold-neighbours = „Sąsiedzi”: pozostałe { NOUNS($tile) } trafiają na lewo i na prawo
    .statement = Po zabraniu { NOUNS($tile, case: "gen") } z warsztatu „sąsiedzi” jego pozostałe { NOUNS($tile) } nie trafiają na środek pola gry: kto je zabiera, przenosi wszystkie pozostałe do warsztatów po jego lewej i prawej stronie, niebieskich lub złotych, i dzieli je dowolnie.

gold-colour-not-split = „Sąsiedzi”: żadnego koloru się nie dzieli
    .statement = { CAPITAL(NOUNS($tile)) } jednego koloru, które opuszczają warsztat „sąsiedzi”, trafiają wszystkie do tego samego sąsiada.

gold-zero-rest = „0”: pozostałe { NOUNS($tile) } trafiają na środek pola gry
    .statement = Po zabraniu { NOUNS($tile, case: "gen") } z warsztatu „0” jego pozostałe { NOUNS($tile) } trafiają jak zwykle na środek pola gry, a warsztat jest pusty.

gold-zero-kept = „0”: zachowuje go ten, kto z niego zabiera
    .statement = Kto zabiera z warsztatu „0”, kładzie go obok swojej { NOUN($floor, case: "gen") } i zachowuje do końca rundy. Do tego czasu jest więc obok jednej z plansz, a nie wśród warsztatów.

gold-zero-catches = „0”: zatrzymuje jeden element
    .statement = Następny element, który gracz z zachowanym warsztatem „0” musi położyć { AT($floor) }, trafia zamiast tego na ten warsztat i nic nie kosztuje. Warsztat zatrzymuje tylko jeden element. Gdy na końcu rundy wraca na miejsce, zatrzymana { NOUN($tile) } trafia { TO($box) } razem z { NOUNS($tile, case: "ins") } z { NOUN($floor, case: "gen") }: instrukcja tego nie mówi, ale nie zna innego miejsca dla { NOUNS($tile, case: "gen") }, które opuszczają planszę.
