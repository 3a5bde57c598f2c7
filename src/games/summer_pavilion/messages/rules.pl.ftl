# Zasady gry Azul: Letni Pawilon: tytuł i treść każdej z nich.

# Przygotowanie gry

two-to-four-players = Od dwóch do czterech graczy
    .statement = Grają dwie, trzy albo cztery osoby.

one-board-each = Jedna plansza pawilonu dla każdego gracza
    .statement = Każdy gracz ma własną planszę pawilonu, z siedmioma gwiazdami po sześć pól, z filarami, posągami i oknami między nimi oraz z miejscem na jedną płytkę w każdym z czterech narożników.

same-side-for-all = Ta sama strona dla wszystkich
    .statement = Wszyscy gracze używają tej samej strony plansz pawilonów: strony z gwiazdami w różnych kolorach albo, jeśli umówią się na ten wariant, strony z gwiazdami jednego koloru.
    .never = opis ma jedno `wariant:` dla wszystkich graczy, więc nie może powiedzieć nic innego

stars = Sześć gwiazd w okręgu, jedna pośrodku
    .statement = Na stronie z gwiazdami w różnych kolorach gwiazdy zewnętrzne to, zgodnie z kierunkiem ruchu wskazówek zegara od lewej górnej, pomarańczowa, czerwona, niebieska, żółta, zielona i fioletowa; gwiazda pośrodku nie ma własnego koloru. Sześć pól gwiazdy tworzy pierścień: każde styka się z poprzednim i z następnym, a pole 6 styka się z polem 1.
    .never = to plan: gwiazdy ani pola, których na nim nie ma, nie da się odczytać, a płytka w innym kolorze łamie `star-of-its-colour`

factories-for-players = Pięć, siedem albo dziewięć warsztatów
    .statement = Warsztaty leżą w okręgu wokół środka pola gry: pięć w grze 2-osobowej, siedem w 3-osobowej, dziewięć w 4-osobowej.

score-board = Plansza punktacji
    .statement = Obok warsztatów leży jedna plansza punktacji. Pokazuje rundę i jej kolor atutowy, ma pola magazynu i liczy punkty wszystkich graczy na jednym torze punktacji, każdego jednym znacznikiem punktacji.
    .never = jej miejsce nie zostawia śladu, a wyniku, którego żadna plansza nie pokaże, nie da się odczytać

round-marker = Runda wskazuje kolor atutowy
    .statement = Znacznik rund zaczyna na polu pierwszej rundy. Pole, na którym stoi, wskazuje rundę, a wraz z nią kolor atutowy.

wild-colours = Kolor atutowy każdej rundy
    .statement = Kolorem atutowym jest fioletowy w rundzie 1, zielony w rundzie 2, pomarańczowy w rundzie 3, żółty w rundzie 4, niebieski w rundzie 5 i czerwony w rundzie 6.
    .never = to tabela: opis podaje rundę, a nigdy kolor atutowy; kto bierze inny kolor za atutowy, łamie `wild-tiles-replace` albo `one-wild-tile-goes-along`

score-starts-at-five = Wynik zaczyna się od 5
    .statement = Każdy gracz zaczyna grę z 5 punktami.

twenty-two-of-each-colour = Dwadzieścia dwie płytki każdego koloru
    .statement = W grze są 132 płytki, po dwadzieścia dwie w każdym z sześciu kolorów: niebieskim, czerwonym, żółtym, zielonym, pomarańczowym i fioletowym. Każda z nich jest zawsze w jednym miejscu: w woreczku, w warsztacie, na środku pola gry, w magazynie, u gracza albo w wieży.

all-tiles-start-in-the-bag = Wszystkie płytki są na początku w woreczku
    .statement = Przed grą wszystkie 132 płytki są w woreczku; plansze pawilonów, magazyn, warsztaty, środek pola gry i wieża są puste.

supply-of-ten = Dziesięć płytek w magazynie
    .statement = Plansza punktacji ma dziesięć pól magazynu. Na początku uzupełnia się je płytkami wyciągniętymi z woreczka, po jednej na każdym.

factory-gets-four = Cztery płytki na każdym warsztacie
    .statement = Na każdym warsztacie kładzie się cztery płytki wyciągnięte z woreczka.

one-first-player-marker = Jedna płytka gracza rozpoczynającego
    .statement = Jest jedna płytka gracza rozpoczynającego. Leży zawsze w jednym miejscu: na środku pola gry albo u gracza.

marker-starts-in-the-centre = Płytka gracza rozpoczynającego leży na początku na środku pola gry
    .statement = Na początku każdej rundy płytka gracza rozpoczynającego leży na środku pola gry i zostaje tam, dopóki ktoś nie zabierze stamtąd płytek.

tower = Odrzucone płytki trafiają do wieży
    .statement = Wieża stoi obok warsztatów. Każda odrzucona płytka trafia do niej i czeka tam, aż woreczek będzie pusty.

unused-parts-leave = To, co niepotrzebne, zostaje w pudełku
    .statement = Nieużywane plansze pawilonów, znaczniki punktacji i warsztaty odkłada się do pudełka.
    .never = to, co wróciło do pudełka, nie leży na stole; zbyt wiele warsztatów łamie `factories-for-players`

goal = Najwięcej punktów po sześciu rundach
    .statement = Celem jest mieć najwięcej punktów na koniec gry, po sześciu rundach i punktacji końcowej.
    .never = każda klasyfikacja jej przestrzega, a klasyfikację układa sędzia

three-phases = Runda składa się z trzech faz
    .statement = Każda runda składa się z trzech faz: zabiera się płytki, układa się płytki i przygotowuje się kolejną rundę; w ostatniej rundzie trzecią fazę się pomija.

first-starter = Kto rozpoczyna pierwszą rundę
    .statement = Grę rozpoczyna najmłodsza osoba.

turns-go-clockwise = Tury następują zgodnie z kierunkiem ruchu wskazówek zegara
    .statement = Tury następują po sobie wokół stołu zgodnie z kierunkiem ruchu wskazówek zegara, zarówno przy zabieraniu, jak i przy układaniu płytek; każdy ma kilka tur w rundzie. Kto spasuje, nie ma już swojej tury.

# Faza 1: oferta dostawców

take-from-one-place = W turze zabiera się płytki z warsztatu albo ze środka pola gry
    .statement = W swojej turze gracz musi zabrać płytki albo z jednego warsztatu, albo ze środka pola gry. Można zabrać tylko to, co tam leży.

take-all-of-colour = Zabiera się wszystkie płytki jednego koloru
    .statement = Kto zabiera płytki, wybiera jeden kolor inny niż atutowy i zabiera wszystkie płytki tego koloru, które leżą w wybranym warsztacie albo na środku pola gry: nie mniej i bez płytek żadnego innego koloru oprócz atutowego.

wild-colour-is-not-chosen = Koloru atutowego się nie wybiera
    .statement = Koloru atutowego danej rundy nie można wybrać, dopóki w tym samym warsztacie albo, przy zabieraniu ze środka pola gry, na środku leży płytka innego koloru.

one-wild-tile-goes-along = Zabiera się też jedną płytkę atutową
    .statement = Jeśli obok wybranych płytek leżą płytki w kolorze atutowym, trzeba zabrać też dokładnie jedną z nich: nie można jej zostawić ani zabrać dwóch.

one-tile-where-all-are-wild = Gdzie leżą same płytki atutowe, zabiera się jedną
    .statement = Jeśli w warsztacie albo na środku pola gry leżą tylko płytki w kolorze atutowym, kto stamtąd zabiera, zabiera dokładnie jedną z nich.

rest-goes-to-the-centre = Pozostałe płytki z warsztatu trafiają na środek pola gry
    .statement = Po zabraniu płytek z warsztatu pozostałe płytki z niego, także atutowe, przenosi się na środek pola gry, a warsztat jest pusty. Na środek pola gry płytki nie trafiają znikąd indziej, a te, które po zabraniu płytek ze środka tam zostają, leżą tam dalej.

taken-tiles-lie-beside-the-board = Zabrane płytki leżą obok planszy
    .statement = Płytki, które gracz zabiera, leżą obok jego planszy pawilonu, dopóki nie zostaną wykorzystane.

first-from-centre-takes-marker = Pierwsze zabranie płytek ze środka pola gry daje płytkę gracza rozpoczynającego
    .statement = Gracz, który w danej rundzie pierwszy zabiera płytki ze środka pola gry, bierze również płytkę gracza rozpoczynającego i kładzie ją obok swojej planszy pawilonu.

marker-costs-tiles-taken = Płytka gracza rozpoczynającego kosztuje punkt za każdą zabraną płytkę
    .statement = Kto bierze płytkę gracza rozpoczynającego, traci jeden punkt za każdą płytkę zabraną w tej turze, łącznie z atutową.

marker-stops-at-one = Wynik zatrzymuje się na 1
    .statement = Koszt płytki gracza rozpoczynającego cofa wynik najdalej do 1; kto ma 1 punkt, nie płaci nic. Tor punktacji zaczyna się od 1.

marker-holder-begins = Zaczyna osoba posiadająca płytkę gracza rozpoczynającego
    .statement = Osoba posiadająca płytkę gracza rozpoczynającego pierwsza układa płytki w tej rundzie i pierwsza zabiera płytki w następnej.

taking-ends-when-all-is-taken = Zabieranie płytek kończy się, gdy nie ma już żadnej
    .statement = Płytki zabiera się, dopóki choć jedna leży w którymkolwiek warsztacie albo na środku pola gry. Gdy nie ma tam już żadnej, płytki się układa. (Polska instrukcja, na ile nasz egzemplarz da się odczytać, o tym nie mówi.)

wild-in-its-round-only = Kolor jest atutowy tylko w swojej rundzie
    .statement = Płytki w kolorze atutowym zastępują inne tylko w tej rundzie. Zachowane na późniejszą rundę mają własny kolor i nic poza tym, bo wtedy atutowy jest inny kolor.

# Faza 2: układanie płytek i punktacja

one-tile-a-turn = Jedna płytka w turze
    .statement = W swojej turze gracz kładzie jedną płytkę na własnej planszy pawilonu albo pasuje. Potem tura przechodzi na kolejnego gracza.
    .never = `kładzie` ma tylko jedno `na:`; drugie w tej samej turze łamie `turns-go-clockwise`

playing-ends-when-all-have-passed = Układanie płytek kończy się, gdy wszyscy spasują
    .statement = Tury powtarza się, dopóki ktoś może i chce położyć kolejną płytkę, czyli do chwili, gdy wszyscy spasują.

play-from-beside-the-board = Wykorzystuje się tylko płytki leżące obok planszy
    .statement = Układać można tylko płytki, które leżą obok własnej planszy pawilonu, i tylko nimi można płacić.

only-on-spaces-of-stars = Tylko na polach gwiazd
    .statement = Płytki kładzie się tylko na polach w kształcie rombu, które tworzą gwiazdy, nigdy na filarach, posągach ani oknach.

only-on-free-spaces = Tylko na pustych polach
    .statement = Pole przyjmuje jedną płytkę: można wybrać tylko puste pole.

star-of-its-colour = Każda gwiazda przyjmuje swój kolor
    .statement = Na kolorowej gwieździe kładzie się tylko płytki jej koloru.

number-is-the-price = Pole kosztuje tyle płytek, ile wskazuje jego liczba
    .statement = Liczba na polu wskazuje, ile płytek potrzeba na nie łącznie, razem z tą, którą się kładzie: nie mniej i nie więcej.

rest-of-payment-is-discarded = Jedną płytkę się kładzie, pozostałe się odrzuca
    .statement = Z płytek, które kosztuje pole, jedną kładzie się na nim; wszystkie pozostałe odrzuca się do wieży.

centre-star-takes-each-colour-once = Gwiazda pośrodku przyjmuje każdy kolor raz
    .statement = Każde pole gwiazdy pośrodku planszy przyjmuje dowolny kolor, ale sześć jej płytek ma sześć różnych kolorów: koloru, który już na niej leży, nie można położyć tam ponownie.

unplayed-tiles-stay = Niewykorzystane płytki zostają obok planszy
    .statement = Płytki niewykorzystane w turze zostają obok planszy pawilonu na późniejsze tury.
    .never = dba o to sędzia; płytki, których nikt nie zabrał, łamią `play-from-beside-the-board`

wild-tiles-replace = Płytki atutowe zastępują dowolny kolor
    .statement = Za pole płaci się płytkami w kolorze tej płytki, którą się kładzie; płytki w kolorze atutowym danej rundy mogą zastąpić każdą z nich, nawet płytki, które gracz ma. Żaden inny kolor tego nie może.

one-tile-of-the-colour = Co najmniej jedna płytka danego koloru
    .statement = Płytki atutowe zawsze łączy się z co najmniej jedną płytką koloru, który się kładzie; to właśnie tę płytkę się kładzie.

wild-tile-on-its-own-colour = Płytka atutowa leży tylko na własnym kolorze
    .statement = Płytki w kolorze atutowym nigdy nie kładzie się na gwieździe zastępowanego koloru. Jako płytka, którą się kładzie, trafia tam, gdzie jej własny kolor: na gwiazdę tego koloru albo na gwiazdę pośrodku planszy, o ile ten kolor jeszcze tam nie leży.

point-for-the-placed-tile = Punkt za położoną płytkę
    .statement = Każda położona płytka daje 1 punkt.

points-for-connected-tiles = Punkt za każdą połączoną płytkę
    .statement = Płytka położona obok innych płytek swojej gwiazdy daje po 1 punkcie za każdą płytkę nieprzerwanego ciągu, do którego odtąd należy, łącznie z nią samą. (Polska instrukcja mówi to samo innymi słowami: punkt za płytkę i po jednym dodatkowym za każdą z tych obok niej.)

connected-within-a-star = Połączone tylko na tej samej gwieździe
    .statement = Pola są połączone tylko wtedy, gdy bezpośrednio ze sobą sąsiadują na tej samej gwieździe.

past-eighty-points = Powyżej 80 punktów liczy się dalej
    .statement = Tor punktacji ma 80 pól i biegnie dalej od początku: kto przekroczy 80 punktów, bierze żeton punktacji za 80 punktów i liczy dalej. Wynik to żeton i znacznik punktacji razem.

pillars-statues-windows = Gdzie są filary, posągi i okna
    .statement = Każdy z sześciu filarów stoi między gwiazdą pośrodku planszy a jedną gwiazdą zewnętrzną i styka się z dwoma polami każdej z nich; każdy z sześciu posągów stoi między dwiema sąsiednimi gwiazdami zewnętrznymi i styka się z dwoma polami każdej z nich; każde z sześciu okien leży przy zewnętrznej krawędzi i styka się z dwoma polami jednej gwiazdy zewnętrznej: na obu stronach planszy są to pola 5 i 6.
    .never = to plan, na którym opierają się zasady trzech premii; premia tam, gdzie nic nie jest otoczone, łamie `bonus-tiles-at-once`

pillar-brings-one-tile = Filar z płytkami wokół daje jedną płytkę
    .statement = Kto zakrywa ostatnie z czterech pól wokół filaru, musi natychmiast wziąć z magazynu jedną dowolną płytkę.

statue-brings-two-tiles = Posąg z płytkami wokół daje dwie płytki
    .statement = Kto zakrywa ostatnie z czterech pól wokół posągu, musi natychmiast wziąć z magazynu dwie dowolne płytki.

window-brings-three-tiles = Okno z płytkami obok daje trzy płytki
    .statement = Kto zakrywa drugie z dwóch pól obok okna, musi natychmiast wziąć z magazynu trzy dowolne płytki.

bonus-tiles-at-once = Dodatkowe płytki bierze się natychmiast
    .statement = Wszystkie dodatkowe płytki, które daje położenie jednej płytki, bierze się w tej samej turze, zanim stanie się cokolwiek innego, spośród tych, które wtedy leżą w magazynie.

bonus-tiles-of-any-colour = Dodatkowe płytki mogą być dowolnego koloru
    .statement = Dodatkowe płytki wybiera się swobodnie spośród tych w magazynie; w kolorze atutowym może być ich tyle, ile jest dostępnych.

bonus-tiles-lie-beside-the-board = Dodatkowe płytki leżą obok planszy
    .statement = Dodatkowe płytki kładzie się obok własnej planszy pawilonu; można je wykorzystać od następnej tury.
    .never = dba o to sędzia

supply-is-refilled = Magazyn uzupełnia się przed następną turą
    .statement = Zanim swoją turę rozpocznie kolejny gracz, każde puste pole magazynu uzupełnia się płytką z woreczka; jeśli woreczek jest pusty, najpierw wsypuje się do niego wszystkie płytki z wieży.

place-or-pass = Kto nie kładzie płytki, pasuje
    .statement = Kto w swojej turze nie może albo nie chce położyć płytki, musi spasować.
    .never = tury, w której nic się nie dzieje, nie zapisuje się; ruch wykonany zamiast spasowania łamie zasadę tego ruchu

keep-up-to-four = Zachowuje się maksymalnie cztery płytki
    .statement = Kto pasuje, może zachować do kolejnej rundy maksymalnie cztery spośród płytek leżących obok własnej planszy pawilonu i kładzie je w narożnikach planszy, po jednej w każdym.

corners-score-nothing = Płytki w narożnikach nie przynoszą punktów
    .statement = Płytka położona w narożniku planszy pawilonu nie przynosi żadnych punktów.
    .never = nie ma za co przyznać punktów

discarded-tiles-cost = Każda odrzucona płytka kosztuje punkt
    .statement = Kto pasuje, odrzuca do wieży wszystkie płytki, których nie zachowuje, i traci 1 punkt za każdą z nich.

no-turn-after-passing = Po spasowaniu nie ma już tur
    .statement = Kto spasuje, nie ma już żadnej tury w tej rundzie.

# Faza 3 i koniec gry

starter-prepares-next-round = Gracz rozpoczynający przygotowuje kolejną rundę
    .statement = Osoba posiadająca płytkę gracza rozpoczynającego przygotowuje kolejną rundę, którą sama rozpoczyna.
    .never = to, kto co przesunął, nie zostawia śladu na stole

round-marker-moves-on = Znacznik rund przesuwa się dalej
    .statement = Dopóki nie jest to runda 6, znacznik rund przesuwa się na kolejną rundę, a wraz z nią zmienia się kolor atutowy.
    .never = znacznik przesuwa sędzia: rozłożenie płytek nie podaje swojej rundy

empty-bag-is-refilled = Pusty woreczek uzupełnia się z wieży
    .statement = Jeśli podczas wyciągania płytek woreczek jest pusty, wsypuje się do niego wszystkie płytki z wieży i wyciąga dalej.

tiles-run-out = Gdy zabraknie płytek, rundę rozgrywa się z mniejszą ich liczbą
    .statement = Jeśli i woreczek, i wieża są puste, nowa runda zaczyna się jak zwykle, choć nie wszystkie warsztaty są uzupełnione.

kept-tiles-come-back = Zachowane płytki wracają
    .statement = Podczas przygotowania do kolejnej rundy płytki z narożników plansz wracają na miejsce obok swoich plansz. W narożnikach leżą więc płytki tylko od spasowania gracza do kolejnej rundy.

game-ends-after-six-rounds = Gra kończy się po sześciu rundach
    .statement = Po szóstej rundzie nie przygotowuje się kolejnej: następuje punktacja końcowa.

bonus-complete-star = Zakryte gwiazdy
    .statement = Na koniec gry cała zakryta gwiazda jednego koloru przynosi punkty według koloru: czerwona 14, niebieska 15, żółta 16, pomarańczowa 17, zielona 18, fioletowa 20.

bonus-multicolour-star = Zakryta gwiazda wielokolorowa
    .statement = Na koniec gry cała zakryta gwiazda w sześciu różnych kolorach, taka jak ta pośrodku planszy pawilonu, przynosi 12 punktów.

bonus-all-of-a-number = Wszystkie pola z daną liczbą
    .statement = Na koniec gry za zakrycie wszystkich pól 1 na swojej planszy pawilonu zdobywa się 4 punkty; za pola 2 jest to 8, za pola 3 – 12, a za pola 4 – 16 punktów. Wszystkie pola 5 i wszystkie pola 6 nie przynoszą nic.

leftovers-cost = Płytki pozostałe w narożnikach kosztują po punkcie
    .statement = Płytki, które po ostatniej rundzie leżą w narożnikach planszy pawilonu, odrzuca się do wieży, a gracz, do którego należą, traci 1 punkt za każdą z nich.

most-points-win = Wygrywa największa liczba punktów
    .statement = Wygrywa osoba, która po punktacji końcowej ma najwięcej punktów.
    .never = klasyfikację układa sędzia i opis nie może podać, kto wygrywa

tie-is-shared = Remis to wspólna wygrana
    .statement = Gracze, którzy remisują z największą liczbą punktów, wspólnie cieszą się wygraną.
    .never = klasyfikację układa sędzia i opis nie może podać, kto wygrywa

# Inny wariant gry

monochrome-side = Strona z gwiazdami jednego koloru
    .statement = Gdy ku górze leży strona z gwiazdami jednego koloru, wszystkie zasady są takie same poza tym, jakie płytki przyjmuje gwiazda i jakie liczby są na jej polach.
    .never = mówi, że pozostałe zasady obowiązują, a łamie się je tak jak na kolorowej stronie

monochrome-free-choice-of-colours = Strona z gwiazdami jednego koloru: gracze wybierają kolory
    .statement = Na stronie z gwiazdami jednego koloru gracz decyduje podczas gry, jakie kolory przyjmuje każda z siedmiu gwiazd: wszystkie sześć płytek jednego koloru albo sześć różnych kolorów. Rozstrzyga o tym druga płytka gwiazdy.

monochrome-multicolour-star = Strona z gwiazdami jednego koloru: gwiazda w różnych kolorach
    .statement = Na stronie z gwiazdami jednego koloru gwiazda, na której leżą dwa różne kolory, przyjmuje każdy kolor tylko raz.

monochrome-star-of-one-colour = Strona z gwiazdami jednego koloru: gwiazda jednokolorowa
    .statement = Na stronie z gwiazdami jednego koloru gwiazda, na której leżą dwie płytki tego samego koloru, przyjmuje tylko ten kolor. (W hiszpańskiej instrukcji wydrukowano tu „gwiazdy” zamiast „płytki”; w polskiej nie.)

monochrome-several-stars-of-a-kind = Strona z gwiazdami jednego koloru: kilka gwiazd tego samego rodzaju
    .statement = Na stronie z gwiazdami jednego koloru gracz może stworzyć kilka gwiazd tego samego koloru i kilka gwiazd wielokolorowych. Każda z nich przynosi zwykłe dodatkowe punkty.
    .never = na coś pozwala i niczego nie zabrania

monochrome-numbers = Strona z gwiazdami jednego koloru: inne liczby
    .statement = Na stronie z gwiazdami jednego koloru liczby na polach są inne niż na stronie z gwiazdami w różnych kolorach: na gwiazdach zewnętrznych 1 i 3 są zamienione miejscami, a na każdym polu gwiazdy pośrodku jest 3.
    .never = to liczby, na których opiera się `number-is-the-price`; tę zasadę łamie zapłata według liczb drugiej strony
