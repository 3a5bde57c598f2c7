# Częste błędy w liczeniu w rodzinie Azul: tytuł, jako ciąg dalszy po „jeśli”, i dlaczego to błąd.

slip-column-left-out = pomija się ciąg płytki w pionie
    .statement = Płytka, która ma sąsiednie płytki w swoim rzędzie i w swojej kolumnie, liczy się w obu ciągach.

slip-row-left-out = pomija się ciąg płytki w poziomie
    .statement = Płytka, która ma sąsiednie płytki w swoim rzędzie i w swojej kolumnie, liczy się w obu ciągach.

slip-counted-once = płytkę należącą do dwóch ciągów liczy się tylko w jednym z nich
    .statement = Położona płytka należy do swojego ciągu w poziomie i do swojego ciągu w pionie i liczy się w każdym z nich.

slip-counted-alone = płytkę liczy się osobno, bez ciągów, do których dołącza
    .statement = Jeden punkt jest za płytkę bez sąsiednich płytek; jeśli takie są, liczy się każda płytka jej ciągów.

slip-tile-forgotten = płytki w ogóle się nie liczy
    .statement = Każdą płytkę, która trafia na ścianę, liczy się w chwili jej położenia.

slip-floor-forgotten = nie odejmuje się punktów za podłogę
    .statement = Każdy element na podłodze kosztuje tyle, ile jest nadrukowane przy jego polu.

slip-floor-without-marker = nie odejmuje się punktów za płytkę gracza rozpoczynającego na podłodze
    .statement = Płytka gracza rozpoczynającego zajmuje pole podłogi i kosztuje tyle co zwykła płytka.

slip-new-tile-added = do ciągów położonej płytki dodaje się punkt za nią samą
    .statement = Położona płytka jest jedną z płytek swoich ciągów; poza nimi nic nie daje.

slip-new-tile-left-out = samej położonej płytki nie liczy się w jej ciągach
    .statement = Ciąg liczy się razem z położoną płytką.

slip-gap-in-row = liczy się płytki za przerwą w rzędzie
    .statement = Ciąg kończy się tam, gdzie pole jest puste.

slip-gap-in-column = liczy się płytki za przerwą w kolumnie
    .statement = Ciąg kończy się tam, gdzie pole jest puste.

slip-gaps-both-ways = liczy się płytki za przerwami, w rzędzie i w kolumnie
    .statement = Ciąg kończy się tam, gdzie pole jest puste.

slip-diagonals = liczy się płytki, które stykają się z położoną tylko rogiem
    .statement = Liczą się tylko płytki w nieprzerwanym rzędzie lub nieprzerwanej kolumnie z położoną płytką.

slip-all-placed-first = wszystkie pełne linie wzoru układa się na ścianie, zanim policzy się którąkolwiek płytkę
    .statement = Każdą płytkę liczy się od razu, z tym, co już leży na ścianie; płytki położone później nie liczą się dla niej.

slip-still-to-come = płytki z niższych linii wzoru liczy się, zanim się je położy
    .statement = Każdą płytkę liczy się od razu, z tym, co już leży na ścianie; linie wzoru układa się z góry na dół.

slip-from-below = linie wzoru układa się na ścianie od ostatniej do pierwszej
    .statement = Linie wzoru układa się z góry na dół, a każdą płytkę liczy się z tym, co już leży na ścianie.

slip-whole-group = liczy się wszystkie płytki, które się ze sobą łączą, także za zakrętem
    .statement = Liczą się tylko rząd i kolumna położonej płytki, a nie to, co łączy się z jej sąsiednimi płytkami.

slip-only-touching = liczy się tylko płytki, które stykają się z położoną
    .statement = Liczy się cały nieprzerwany ciąg, a nie tylko jego najbliższa płytka.

slip-incomplete-line = układa się na ścianie także linię wzoru, która nie jest pełna
    .statement = Układa się tylko pełne linie wzoru; pozostałe zostają bez zmian.

slip-floor-moves-up = punkty za podłogę odejmuje się tak, jakby płytka gracza rozpoczynającego na niej nie leżała
    .statement = Płytka gracza rozpoczynającego zajmuje pole podłogi, więc to, co leży za nią, kosztuje tyle, ile jest nadrukowane dalej na prawo.

slip-marker-costs-one = za płytkę gracza rozpoczynającego odejmuje się 1, gdziekolwiek leży, a za pozostałe płytki tyle, jakby jej tam nie było
    .statement = Płytka gracza rozpoczynającego zajmuje pole podłogi: kosztuje tyle, ile jest tam nadrukowane, a to, co leży za nią, kosztuje tyle, ile jest nadrukowane dalej na prawo.

slip-floor-one-two-three = punkty za podłogę odejmuje się jako 1, 2, 3 i tak dalej
    .statement = Pola kosztują tyle, ile jest przy nich nadrukowane: 1, 1, 2, 2, 2, 3, 3.

slip-floor-one-each = za każdy element na podłodze odejmuje się 1
    .statement = Pola kosztują tyle, ile jest przy nich nadrukowane: 1, 1, 2, 2, 2, 3, 3.

slip-floor-last-only = odejmuje się punkty tylko za ostatni element na podłodze
    .statement = Odejmuje się punkty za wszystkie zajęte pola podłogi razem.

slip-floor-twice = punkty za podłogę odejmuje się dwa razy
    .statement = Punkty za podłogę odejmuje się raz, na końcu układania płytek; w chwili, w której płytka spada, nic się nie traci.

slip-floor-past-zero = podłoga obniża wynik poniżej 0
    .statement = Wynik zatrzymuje się na 0.

slip-floor-before-tiles = punkty za podłogę odejmuje się, zanim policzy się płytki rundy
    .statement = Najpierw liczy się punkty rundy, więc je też można stracić.

slip-caught-paid = odejmuje się punkty za to, co zatrzymuje zachowany warsztat „0”
    .statement = Element na zachowanym warsztacie „0” nic nie kosztuje.

slip-kept-spares-one = uważa się, że zachowany warsztat „0” chroni przed kosztem elementu, który leży na linii topnienia
    .statement = Zatrzymuje on następny element, który spada, gdy ktoś ma ten warsztat, i nic z tego, co leży na linii topnienia już wcześniej.

slip-fallen-line-free = nie odejmuje się punktów za linię wzoru, która spada przy układaniu płytek
    .statement = Wszystkie płytki linii wzoru, dla której nie ma pola, spadają na podłogę, zanim odejmie się za nią punkty.

slip-one-of-line-falls = odejmuje się punkty tylko za jedną płytkę linii wzoru, która spada
    .statement = Spadają wszystkie płytki linii wzoru, a nie tylko ta, dla której nie ma pola.

slip-row-bonus-left-out = zapomina się o dodatkowych punktach za pełny rząd
    .statement = Każdy pełny rząd daje na końcu gry swoje dodatkowe punkty.

slip-column-bonus-left-out = zapomina się o dodatkowych punktach za pełną kolumnę
    .statement = Każda pełna kolumna daje na końcu gry swoje dodatkowe punkty.

slip-colour-bonus-left-out = zapomina się o dodatkowych punktach za wszystkie płytki koloru
    .statement = Każdy kolor, którego wszystkie pięć płytek leży na ścianie, daje na końcu gry swoje dodatkowe punkty.

slip-bonus-doubled = te same dodatkowe punkty przyznaje się dwa razy
    .statement = Każdy pełny rząd, kolumna i kolor daje swoje dodatkowe punkty raz, gdy gra jest skończona.

slip-bonus-too-early = dodatkowe punkty przyznaje się, chociaż gra trwa
    .statement = Pełne kolumny i kolory dają swoje dodatkowe punkty na końcu gry, a nie w chwili położenia ostatniej płytki.

slip-unfinished-row = dodatkowe punkty przyznaje się za rząd, w którym brakuje płytki
    .statement = Dodatkowe punkty są za pięć płytek w rzędzie.

slip-unfinished-column = dodatkowe punkty przyznaje się za kolumnę, w której brakuje płytki
    .statement = Dodatkowe punkty są za pięć płytek w kolumnie.

slip-unfinished-colour = dodatkowe punkty przyznaje się za kolor, któremu brakuje płytki
    .statement = Dodatkowe punkty są za wszystkie pięć płytek koloru.

slip-rows-as-columns = za rzędy przyznaje się dodatkowe punkty za kolumny, a za kolumny te za rzędy
    .statement = Pełny rząd daje 2 punkty, pełna kolumna 7.

slip-columns-as-colours = za kolumny przyznaje się dodatkowe punkty za kolory, a za kolory te za kolumny
    .statement = Pełna kolumna daje 7 punktów, wszystkie pięć płytek koloru 10.
