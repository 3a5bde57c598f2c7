# Częste błędy w liczeniu w rodzinie Azul: tytuł, jako ciąg dalszy po „jeśli”, i dlaczego to błąd.

column-left-out = pomija się ciąg { NOUNS($tile) } w pionie
    .statement = { CAPITAL(NOUN($tile)) }, która ma sąsiednie { NOUNS($tile) } w swoim rzędzie i w swojej kolumnie, liczy się w obu ciągach.

row-left-out = pomija się ciąg { NOUNS($tile) } w poziomie
    .statement = { CAPITAL(NOUN($tile)) }, która ma sąsiednie { NOUNS($tile) } w swoim rzędzie i w swojej kolumnie, liczy się w obu ciągach.

counted-once = { NOUN($tile, case: "acc") } należącą do dwóch ciągów liczy się tylko w jednym z nich
    .statement = Położona { NOUN($tile) } należy do swojego ciągu w poziomie i do swojego ciągu w pionie i liczy się w każdym z nich.

counted-alone = { NOUN($tile, case: "acc") } liczy się osobno, bez ciągów, do których dołącza
    .statement = Jeden punkt jest za { NOUN($tile, case: "acc") } bez sąsiednich { NOUNS($tile, case: "gen") }; jeśli takie są, liczy się każda { NOUN($tile) } jej ciągów.

alone-twice = { NOUN($tile, case: "acc") } bez sąsiednich { NOUNS($tile, case: "gen") } liczy się w poziomie i jeszcze raz w pionie
    .statement = { CAPITAL(NOUN($tile)) } bez sąsiednich { NOUNS($tile, case: "gen") } nie należy do żadnego ciągu: daje razem 1 punkt.

tile-forgotten = { NOUN($tile, case: "gen") } w ogóle się nie liczy
    .statement = Każdą { NOUN($tile, case: "acc") }, która trafia { TO($wall) }, liczy się w chwili jej położenia.

floor-forgotten = nie odejmuje się punktów za { NOUN($floor, case: "acc") }
    .statement = Każdy element na { NOUN($floor, case: "loc") } kosztuje tyle, ile jest nadrukowane przy jego polu.

floor-without-marker = nie odejmuje się punktów za płytkę gracza rozpoczynającego na { NOUN($floor, case: "loc") }
    .statement = Płytka gracza rozpoczynającego zajmuje pole { NOUN($floor, case: "gen") } i kosztuje tyle co zwykła { NOUN($tile) }.

new-tile-added = do ciągów położonej { NOUN($tile, case: "gen") } dodaje się punkt za nią samą
    .statement = Położona { NOUN($tile) } jest jedną z { NOUNS($tile, case: "gen") } swoich ciągów; poza nimi nic nie daje.

new-tile-left-out = samej położonej { NOUN($tile, case: "gen") } nie liczy się w jej ciągach
    .statement = Ciąg liczy się razem z położoną { NOUN($tile, case: "ins") }.

gap-in-row = liczy się { NOUNS($tile) } za przerwą w rzędzie
    .statement = Ciąg kończy się tam, gdzie pole jest puste.

gap-in-column = liczy się { NOUNS($tile) } za przerwą w kolumnie
    .statement = Ciąg kończy się tam, gdzie pole jest puste.

gaps-both-ways = liczy się { NOUNS($tile) } za przerwami, w rzędzie i w kolumnie
    .statement = Ciąg kończy się tam, gdzie pole jest puste.

diagonals = liczy się { NOUNS($tile) }, które stykają się z położoną tylko rogiem
    .statement = Liczą się tylko { NOUNS($tile) } w nieprzerwanym rzędzie lub nieprzerwanej kolumnie z położoną { NOUN($tile, case: "ins") }.

all-placed-first = wszystkie pełne linie wzoru układa się { AT($wall) }, zanim policzy się którąkolwiek { NOUN($tile, case: "acc") }
    .statement = Każdą { NOUN($tile, case: "acc") } liczy się od razu, z tym, co już leży { AT($wall) }; { NOUN($tile, case: "gen") } położone później nie liczą się dla niej.

still-to-come = { NOUN($tile, case: "gen") } z niższych linii wzoru liczy się, zanim się je położy
    .statement = Każdą { NOUN($tile, case: "acc") } liczy się od razu, z tym, co już leży { AT($wall) }; linie wzoru układa się z góry na dół.

from-below = linie wzoru układa się { AT($wall) } od ostatniej do pierwszej
    .statement = Linie wzoru układa się z góry na dół, a każdą { NOUN($tile, case: "acc") } liczy się z tym, co już leży { AT($wall) }.

whole-group = liczy się wszystkie { NOUNS($tile) }, które się ze sobą łączą, także za zakrętem
    .statement = Liczą się tylko rząd i kolumna położonej { NOUN($tile, case: "gen") }, a nie to, co łączy się z jej sąsiednimi { NOUNS($tile, case: "ins") }.

only-touching = liczy się tylko { NOUNS($tile) }, które stykają się z położoną
    .statement = Liczy się cały nieprzerwany ciąg, a nie tylko jego najbliższa { NOUN($tile) }.

incomplete-line = układa się { AT($wall) } także linię wzoru, która nie jest pełna
    .statement = Układa się tylko pełne linie wzoru; pozostałe zostają bez zmian.

floor-moves-up = punkty za { NOUN($floor, case: "acc") } odejmuje się tak, jakby płytka gracza rozpoczynającego na niej nie leżała
    .statement = Płytka gracza rozpoczynającego zajmuje pole { NOUN($floor, case: "gen") }, więc to, co leży za nią, kosztuje tyle, ile jest nadrukowane dalej na prawo.

marker-costs-one = za płytkę gracza rozpoczynającego odejmuje się 1, gdziekolwiek leży, a za pozostałe { NOUNS($tile) } tyle, jakby jej tam nie było
    .statement = Płytka gracza rozpoczynającego zajmuje pole { NOUN($floor, case: "gen") }: kosztuje tyle, ile jest tam nadrukowane, a to, co leży za nią, kosztuje tyle, ile jest nadrukowane dalej na prawo.

floor-one-two-three = punkty za { NOUN($floor, case: "acc") } odejmuje się jako 1, 2, 3 i tak dalej
    .statement = Pola kosztują tyle, ile jest przy nich nadrukowane: 1, 1, 2, 2, 2, 3, 3.

floor-one-each = za każdy element na { NOUN($floor, case: "loc") } odejmuje się 1
    .statement = Pola kosztują tyle, ile jest przy nich nadrukowane: 1, 1, 2, 2, 2, 3, 3.

floor-last-only = odejmuje się punkty tylko za ostatni element na { NOUN($floor, case: "loc") }
    .statement = Odejmuje się punkty za wszystkie zajęte pola { NOUN($floor, case: "gen") } razem.

floor-twice = punkty za { NOUN($floor, case: "acc") } odejmuje się dwa razy
    .statement = Punkty za { NOUN($floor, case: "acc") } odejmuje się raz, na końcu { NOUN($tiling, case: "gen") }; w chwili, w której { NOUN($tile) } spada, nic się nie traci.

floor-past-zero = { NOUN($floor) } obniża wynik poniżej 0
    .statement = Wynik zatrzymuje się na 0.

floor-before-tiles = punkty za { NOUN($floor, case: "acc") } odejmuje się, zanim policzy się { NOUNS($tile) } rundy
    .statement = Najpierw liczy się punkty rundy, więc je też można stracić.

caught-paid = odejmuje się punkty za to, co zatrzymuje zachowany warsztat „0”
    .statement = Element na zachowanym warsztacie „0” nic nie kosztuje.

kept-spares-one = uważa się, że zachowany warsztat „0” chroni przed kosztem elementu, który już leży { AT($floor) }
    .statement = Zatrzymuje on następny element, który spada, gdy ktoś ma ten warsztat, i nic z tego, co leży { AT($floor) } już wcześniej.

fallen-line-free = nie odejmuje się punktów za linię wzoru, która spada przy { NOUN($tiling, case: "loc") }
    .statement = Wszystkie { NOUNS($tile) } linii wzoru, dla której nie ma pola, spadają na { NOUN($floor, case: "acc") }, zanim odejmie się za nią punkty.

one-of-line-falls = odejmuje się punkty tylko za jedną { NOUN($tile, case: "acc") } linii wzoru, która spada
    .statement = Spadają wszystkie { NOUNS($tile) } linii wzoru, a nie tylko ta, dla której nie ma pola.

row-bonus-left-out = zapomina się o dodatkowych punktach za pełny rząd
    .statement = Każdy pełny rząd daje na końcu gry swoje dodatkowe punkty.

column-bonus-left-out = zapomina się o dodatkowych punktach za pełną kolumnę
    .statement = Każda pełna kolumna daje na końcu gry swoje dodatkowe punkty.

colour-bonus-left-out = zapomina się o dodatkowych punktach za wszystkie { NOUNS($tile) } koloru
    .statement = Każdy kolor, którego wszystkie pięć { NOUNS($tile, case: "gen") } leży { AT($wall) }, daje na końcu gry swoje dodatkowe punkty.

bonus-doubled = te same dodatkowe punkty przyznaje się dwa razy
    .statement = Każdy pełny rząd, każda pełna kolumna i każdy pełny kolor daje swoje dodatkowe punkty raz, gdy gra jest skończona.

bonus-too-early = dodatkowe punkty przyznaje się, chociaż gra trwa
    .statement = Pełne kolumny i kolory dają swoje dodatkowe punkty na końcu gry, a nie w chwili położenia ostatniej { NOUN($tile, case: "gen") }.

unfinished-row = dodatkowe punkty przyznaje się za rząd, w którym brakuje { NOUN($tile, case: "gen") }
    .statement = Dodatkowe punkty są za pięć { NOUNS($tile, case: "gen") } w rzędzie.

unfinished-column = dodatkowe punkty przyznaje się za kolumnę, w której brakuje { NOUN($tile, case: "gen") }
    .statement = Dodatkowe punkty są za pięć { NOUNS($tile, case: "gen") } w kolumnie.

unfinished-colour = dodatkowe punkty przyznaje się za kolor, któremu brakuje { NOUNS($tile) }
    .statement = Dodatkowe punkty są za wszystkie pięć { NOUNS($tile, case: "gen") } koloru.

rows-as-columns = za rzędy przyznaje się dodatkowe punkty za kolumny, albo jedne za drugie
    .statement = Pełny rząd daje 2 punkty, pełna kolumna 7.

columns-as-colours = za kolumny przyznaje się dodatkowe punkty za kolory, a za kolory te za kolumny
    .statement = Pełna kolumna daje 7 punktów, wszystkie pięć { NOUNS($tile, case: "gen") } koloru 10.
