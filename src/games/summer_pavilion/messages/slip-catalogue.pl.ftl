# Częste błędy przy liczeniu w grze Azul: Letni Pawilon: to, co następuje po „jeśli”, i dlaczego jest błędne.

ring-not-closed = 6 i 1 nie uznaje się za połączone
    .statement = Gwiazda jest pierścieniem: jej 6 leży obok jej 1.

pillar-scored = liczy się punkt za filar
    .statement = Filar z płytkami wokół daje jedną płytkę z magazynu i żadnego punktu.

statue-scored = liczy się punkty za posąg
    .statement = Posąg z płytkami wokół daje dwie płytki z magazynu i żadnych punktów.

window-scored = liczy się punkty za okno
    .statement = Okno z płytkami obok daje trzy płytki z magazynu i żadnych punktów.

only-touching = razem z położoną płytką liczy się tylko te, które się z nią stykają
    .statement = Liczy się cały nieprzerwany ciąg, nie tylko jego najbliższa płytka.

new-tile-left-out = nie liczy się samej położonej płytki, tylko to, do czego dołącza
    .statement = Położona płytka jest jedną z płytek swojego ciągu i liczy się jak pozostałe.

lone-tile-left-out = za płytkę, która nie styka się z żadną inną, nie daje się nic
    .statement = Każda położona płytka daje 1 punkt, także ta, która nie styka się z żadną inną.

counted-alone = płytkę liczy się samą, bez ciągu, do którego dołącza
    .statement = Jeden punkt jest za płytkę, która nie styka się z żadną inną; przy innych liczy się każda płytka ciągu.

colour-breaks-run = płytek innych kolorów nie uznaje się za połączone
    .statement = Pola, które na gwieździe sąsiadują ze sobą, są połączone niezależnie od kolorów leżących na nich płytek.

new-tile-twice = położoną płytkę liczy się dwa razy
    .statement = Każda płytka ciągu liczy się raz, także położona: gwiazda ma jeden pierścień i nie ma drugiego kierunku.

run-forgotten = za płytkę i jej ciąg nie liczy się nic
    .statement = Płytka położona obok innych daje po punkcie za każdą płytkę ciągu.

shorter-side-left-out = pomija się płytki po krótszej stronie płytki, która zamyka lukę
    .statement = Płytka, która zamyka lukę, jest połączona z obiema stronami i liczy się wszystko.

longer-side-left-out = pomija się płytki po dłuższej stronie płytki, która zamyka lukę
    .statement = Płytka, która zamyka lukę, jest połączona z obiema stronami i liczy się wszystko.

gap-jumped = liczy się płytki gwiazdy leżące za luką
    .statement = Ciąg kończy się tam, gdzie pole jest puste.

neighbouring-star = liczy się płytki sąsiedniej gwiazdy
    .statement = Płytki są połączone tylko na tej samej gwieździe.

number-as-points = liczbę na polu bierze się za jego punkty
    .statement = Liczba wskazuje, ile kosztuje pole; punkty są za płytkę i za te, z którymi jest połączona.

connected-by-number = pola uznaje się za sąsiednie w kolejności ich liczb
    .statement = Sąsiednie są pola, które leżą obok siebie: na stronie z gwiazdami jednego koloru liczby wokół gwiazdy to kolejno 3, 2, 1, 4, 5, 6.

payment-paid-for = za płytki, które kosztuje pole, płaci się punktami jak za odrzucone przy pasowaniu
    .statement = Płytki, które trafiają do wieży jako koszt pola, nie kosztują punktów.

number-at-once = wszystkie pola z daną liczbą punktuje się od razu po zakryciu
    .statement = Dodatkowe punkty za wszystkie pola z daną liczbą liczy się po ostatniej rundzie.

marker-forgotten = za płytkę gracza rozpoczynającego się nie płaci
    .statement = Kto bierze płytkę gracza rozpoczynającego, traci punkt za każdą płytkę zabraną razem z nią.

marker-without-wild = do kosztu płytki gracza rozpoczynającego nie wlicza się płytki atutowej
    .statement = Płytka gracza rozpoczynającego kosztuje punkt za każdą płytkę zabraną w tej turze, także za atutową.

marker-one-point = za płytkę gracza rozpoczynającego płaci się tylko jeden punkt
    .statement = Płytka gracza rozpoczynającego kosztuje punkt za każdą płytkę zabraną razem z nią.

marker-itself = płytkę gracza rozpoczynającego wlicza się do jej własnego kosztu
    .statement = Płytka gracza rozpoczynającego kosztuje punkt za każdą płytkę zabraną razem z nią, a za siebie samą nic.

marker-whole-hand = za płytkę gracza rozpoczynającego płaci się po punkcie za każdą płytkę obok planszy
    .statement = Do kosztu płytki gracza rozpoczynającego wlicza się tylko płytki z tej tury, a nie te, które leżały obok planszy już wcześniej.

marker-to-zero = płytka gracza rozpoczynającego obniża wynik do 0
    .statement = Koszt płytki gracza rozpoczynającego nie cofa nikogo poza pierwsze pole toru punktacji, czyli pole 1.

marker-past-zero = płytka gracza rozpoczynającego obniża wynik poniżej 0
    .statement = Koszt płytki gracza rozpoczynającego nie cofa nikogo poza pierwsze pole toru punktacji.

later-take-paid = za płytki ze środka pola gry płaci się, gdy nie ma tam już płytki gracza rozpoczynającego
    .statement = W rundzie płaci tylko osoba, która pierwsza zabiera płytki ze środka pola gry; potem płytki ze środka nic nie kosztują.

discarded-forgotten = za odrzucone płytki się nie płaci
    .statement = Każda płytka odrzucona przy pasowaniu kosztuje punkt.

kept-paid = za zachowane płytki płaci się jak za odrzucone
    .statement = Płytki zachowane w narożnikach nic nie kosztują przy pasowaniu.

corners-scored = za płytki w narożnikach daje się po punkcie
    .statement = Płytki w narożnikach nie przynoszą punktów; przynoszą je tylko płytki na gwiazdach.

kind-once = z kilku gwiazd tego samego rodzaju liczy się tylko jedną
    .statement = Na stronie z gwiazdami jednego koloru każda zakryta gwiazda przynosi swoje dodatkowe punkty, także druga tego samego rodzaju.

star-left-out = pomija się dodatkowe punkty za gwiazdę jednokolorową
    .statement = Każda zakryta gwiazda przynosi swoje dodatkowe punkty.

multicolour-star-left-out = pomija się dodatkowe punkty za gwiazdę wielokolorową
    .statement = Każda zakryta gwiazda wielokolorowa przynosi 12 punktów.

star-by-place = za gwiazdę daje się tyle, ile w jej miejscu daje strona z gwiazdami w różnych kolorach
    .statement = Na stronie z gwiazdami jednego koloru o tym, ile przynosi gwiazda, decydują jej płytki, a nie to, gdzie leży.

line-below = dodatkowe punkty za gwiazdę odczytuje się z wiersza poniżej właściwego
    .statement = Gwiazda wielokolorowa przynosi 12, czerwona 14, niebieska 15, żółta 16, pomarańczowa 17, zielona 18, a fioletowa 20 punktów.

line-above = dodatkowe punkty za gwiazdę odczytuje się z wiersza powyżej właściwego
    .statement = Gwiazda wielokolorowa przynosi 12, czerwona 14, niebieska 15, żółta 16, pomarańczowa 17, zielona 18, a fioletowa 20 punktów.

star-twice = dodatkowe punkty za gwiazdę liczy się dwa razy
    .statement = Zakryta gwiazda przynosi swoje dodatkowe punkty raz: nie przy zakryciu i jeszcze raz na koniec.

number-left-out = pomija się dodatkowe punkty za wszystkie pola z daną liczbą
    .statement = Wszystkie pola 1 przynoszą 4 punkty, wszystkie pola 2 – 8, wszystkie pola 3 – 12, a wszystkie pola 4 – 16.

number-line-below = dodatkowe punkty za liczbę odczytuje się z wiersza poniżej właściwego
    .statement = Wszystkie pola 1 przynoszą 4 punkty, wszystkie pola 2 – 8, wszystkie pola 3 – 12, a wszystkie pola 4 – 16.

number-line-above = dodatkowe punkty za liczbę odczytuje się z wiersza powyżej właściwego
    .statement = Wszystkie pola 1 przynoszą 4 punkty, wszystkie pola 2 – 8, wszystkie pola 3 – 12, a wszystkie pola 4 – 16.

number-twice = dodatkowe punkty za wszystkie pola z daną liczbą liczy się dwa razy
    .statement = Wszystkie pola z daną liczbą przynoszą swoje dodatkowe punkty raz, na końcu gry.

star-unfinished = gwiazda, której brakuje płytki, dostaje dodatkowe punkty
    .statement = Dodatkowe punkty są za wszystkie sześć pól gwiazdy.

number-without-centre = pola z daną liczbą liczy się bez gwiazdy pośrodku
    .statement = Zakryte muszą być wszystkie pola planszy z daną liczbą, także te na gwieździe pośrodku.

number-unfinished = liczba, której brakuje pola, dostaje dodatkowe punkty
    .statement = Zakryte muszą być wszystkie pola planszy z daną liczbą.

number-beyond-four = za wszystkie pola 5 albo wszystkie pola 6 daje się dodatkowe punkty
    .statement = Dodatkowe punkty przynoszą tylko liczby od 1 do 4.

centre-by-place = miejsca na gwieździe pośrodku bierze się za liczby od 1 do 6
    .statement = Na stronie z gwiazdami jednego koloru na każdym polu gwiazdy pośrodku jest wydrukowane 3.

leftovers-forgotten = za płytki pozostałe w narożnikach się nie płaci
    .statement = Każda płytka, która po ostatniej rundzie zostaje w narożniku, kosztuje punkt.

leftovers-first = za płytki pozostałe w narożnikach płaci się przed dodatkowymi punktami
    .statement = Najpierw liczy się dodatkowe punkty, więc je też można stracić.

token-left-out = pomija się 80 punktów z żetonu
    .statement = Wynik to tyle, ile pokazuje znacznik punktacji, i 80 za każdy żeton.
