# Zasady Blue Moon City: tytuł i treść każdej z nich.

two-to-four-players = Gra dla dwóch do czterech osób
    .statement = Grają dwie, trzy lub cztery osoby.

twenty-one-tiles = Miasto to 21 płytek ułożonych w krzyż
    .statement = Jest 21 płytek budynków; każda z nich to inny budynek, co widać na samych płytkach. Leżą w kształcie krzyża, jak na rysunku w instrukcji: pięć rzędów po trzy, pięć, pięć, pięć i trzy płytki, czyli kwadrat pięć na pięć bez narożników.

market-in-the-middle = Rynek leży pośrodku, wokół niego pałac i świątynie
    .statement = Płytka z obeliskiem, czyli rynek, leży na środku miasta. Pałac i trzy świątynie leżą po czterech jej stronach. Pozostałe szesnaście budynków miesza się i układa losowo.

sketch-side-up = Na początku budynki są szkicami
    .statement = Na początku gry każdy budynek leży szkicem do góry; żaden nie jest jeszcze ukończony.
    .never = opis nie mówi, że gra się zaczyna, a później każdy budynek może być ukończony

ten-stones-each = Każdy gracz ma figurkę i dziesięć kamieni
    .statement = Każdy gracz ma jedną figurkę i dziesięć kamieni w swoim kolorze; kamienie trzyma przed sobą. Kamień jest w tym zapasie, na sekcji budynku albo na obelisku.

figures-start-on-the-market = Figurki zaczynają na rynku
    .statement = Na początku gry wszystkie figurki stoją na rynku.
    .never = opis nie mówi, że gra się zaczyna, a później figurki mogą stać gdziekolwiek

obelisk-spaces = Obelisk ma trzynaście pól
    .statement = Obelisk leży obok miasta. Na jego rysunku są, od dołu do góry, cztery pola z liczbą 7, po dwa z liczbami 8, 9, 10 i 11 i jedno z liczbą 12.

two-players-block-two-sevens = Przy dwóch graczach dwa pola są zablokowane
    .statement = Przy dwóch graczach nie używa się dwóch zewnętrznych pól z liczbą 7: na każdym z nich leży kamień w kolorze, którym nikt nie gra.

crystal-pieces = Czterdzieści kryształów o dwóch wartościach
    .statement = Jest czterdzieści żetonów kryształów: dwadzieścia o wartości 1 i dwadzieścia o wartości 3. Leżą obok obelisku, posortowane według wartości.

scales-for-players = Piętnaście, dwanaście lub dziewięć łusek
    .statement = Obok obelisku leżą złote łuski: przy czterech graczach wszystkie 15, przy trzech 12, przy dwóch 9.

dragons-start-outside = Trzy smoki zaczynają poza miastem
    .statement = Są trzy smoki. Na początku gry stoją obok miasta.

deck-of-eighty = Osiemdziesiąt kart, po dziesięć każdego ludu
    .statement = Jest osiemdziesiąt kart w ośmiu kolorach, po dziesięć w każdym. Wszystkie zielone karty mają wartość 1; w każdym innym kolorze są cztery karty o wartości 1, cztery o wartości 2 i dwie o wartości 3, co widać na samych kartach.

eight-cards-at-first = Każdy zaczyna z ośmioma kartami
    .statement = Karty się tasuje. Każdy gracz zaczyna z ośmioma kartami na ręce; pozostałe leżą zakryte jako stos dobierania.
    .never = opis nie mówi, że gra się zaczyna, a później na ręce może być dowolna liczba kart

random-centre = Wariant: pałac i świątynie leżą gdziekolwiek
    .statement = W wariancie pałac i trzy świątynie miesza się razem z pozostałymi budynkami. Rynek nadal leży na środku, a miasto nadal ma kształt krzyża.
    .never = dopuszcza pewien układ; bez niego albo z rynkiem w innym miejscu złamana jest zasada `market-in-the-middle`

turns-go-clockwise = Gra toczy się zgodnie z ruchem wskazówek zegara
    .statement = Zaczyna najwspanialszy gracz. Potem każdy po kolei ma swoją turę, zgodnie z ruchem wskazówek zegara.

three-phases = Tura ma trzy fazy w ustalonej kolejności
    .statement = W swojej turze gracz najpierw wykonuje ruch, potem buduje albo składa ofiary, a na końcu dobiera karty, w tej kolejności. Niczego z wcześniejszej fazy nie można zrobić w późniejszej.

two-steps = Figurka przechodzi najwyżej dwie płytki
    .statement = W fazie ruchu gracz może przesunąć własną figurkę o najwyżej dwie płytki.

steps-are-horizontal-or-vertical = Kroki prowadzą w poziomie lub w pionie
    .statement = Każdy krok figurki prowadzi na sąsiednią płytkę w lewo, w prawo, w górę lub w dół, nigdy na ukos i nigdy poza krawędź miasta. Między dwoma krokami można zmienić kierunek.

moving-is-optional = Nikt nie musi się ruszać
    .statement = Gracz może zostawić figurkę tam, gdzie stoi, a mimo to może tam budować lub złożyć ofiarę.
    .never = na coś pozwala i niczego nie zabrania

dragon-steps = Smoki chodzą jak figurki
    .statement = Gdy karta przesuwa smoka o pewną liczbę płytek, każdy krok prowadzi w poziomie lub w pionie, a kierunek można zmieniać.
    .never = ruch, który nie jest prosty, liczy się jako tyle prostych kroków, ile wymaga; gdy jest ich za dużo, złamana jest zasada `dragon-three-tiles`

powers-have-their-phase = Każda moc ma swoją fazę
    .statement = Mocy szarych, czarnych, czerwonych i niebieskich kart używa się tylko w fazie ruchu, a mocy białych, brązowych, zielonych i żółtych kart tylko w fazie budowy i ofiar. Kto położy kamień, nie może już użyć mocy ruchu.

draw-two = Na koniec dobiera się dwie karty
    .statement = Na koniec tury gracz dobiera na rękę dwie karty ze stosu dobierania, także wtedy, gdy nie zagrywa w tej turze żadnej.

discard-up-to-two = Można wymienić jedną lub dwie karty
    .statement = Przed dobieraniem gracz może odrzucić z ręki jedną lub dwie karty na stos kart odrzuconych i za każdą dobiera o jedną kartę więcej.

no-hand-limit = Liczba kart na ręce nie ma ograniczenia
    .statement = Gracz może mieć na ręce dowolną liczbę kart.
    .never = dopuszcza dowolną liczbę kart i żadnej nie zabrania

reshuffle = Stos kart odrzuconych staje się stosem dobierania
    .statement = Gdy stos dobierania się wyczerpie, stos kart odrzuconych tasuje się i staje się on nowym stosem dobierania.
    .never = tasuje sędzia; karta, której nie może być w żadnym stosie, łamie `deck-of-eighty`, jak w check/ruling-reshuffle

card-colour-and-value = Karta ma kolor i wartość
    .statement = Każda karta ma jeden kolor i wartość od 1 do 3; jedno i drugie liczy się, gdy karta płaci za sekcję.
    .never = mówi, czym jest karta; zapłata w złym kolorze albo o złej wartości łamie `section-price`

threes-have-no-power = Tylko karty o wartości 1 lub 2 mają moc
    .statement = Karty o wartości 1 lub 2 mają moc; karty o wartości 3 nie mają żadnej.

power-or-payment = Kartę zagrywa się raz: dla mocy albo jako zapłatę
    .statement = Karta zagrana dla mocy nie płaci już za sekcję, a kartą raz zagraną nie można zagrać ponownie.

sections = Budynek ma sekcje z kolorem i liczbą
    .statement = Szkic budynku pokazuje jego sekcje: od jednego do trzech pól w jednym kolorze, każde z liczbą. Żaden budynek nie jest zielony. Tylko pałac ma cztery sekcje, i to w czterech kolorach: za każdą z nich można zapłacić kartami jednego, dowolnego koloru. Rynek, co widać na jego płytce, nie ma żadnej sekcji.

section-price = Sekcja kosztuje karty w jej kolorze, o wartości jej liczby
    .statement = Aby zbudować sekcję, gracz zagrywa karty w jej kolorze, których wartości dają razem co najmniej jej liczbę.

overpaying = Kto nie może zapłacić dokładnie, może przepłacić
    .statement = Kto nie ma kart o dokładnej wartości, może zagrać karty warte więcej niż liczba; niczego się nie zwraca.

build-where-the-figure-stands = Buduje się tam, gdzie stoi figurka
    .statement = Kamienie kładzie się tylko na budynku, na którym po fazie ruchu stoi figurka gracza.

any-free-section = Można wybrać dowolną wolną sekcję
    .statement = Gracz wybiera dowolną sekcję budynku, na której nie ma jeszcze kamienia. Na ukończonym budynku nie ma już żadnej wolnej.

paid-cards-are-discarded = Karty, którymi się płaci, odrzuca się
    .statement = Karty, którymi gracz płaci za sekcję, trafiają z jego ręki na stos kart odrzuconych.
    .never = karty odkłada sędzia; ponowna zapłata tymi samymi kartami łamie `power-or-payment`, jak w check/bm01-both-for-the-four

own-stone-on-the-section = Własny kamień oznacza sekcję
    .statement = Kto płaci za sekcję, kładzie na niej własny kamień. Na każdej sekcji mieści się jeden kamień.

each-stone-is-paid-for-itself = Kilka kamieni, za każdy płaci się osobno
    .statement = Gracz może w jednej turze zbudować kilka sekcji budynku. Za każdą płaci osobnymi kartami: nadwyżka z jednej zapłaty nie pomaga w innej.
    .never = jeden ruch to zapłata za jedną sekcję; jeśli miałaby w niej pomóc reszta z wcześniejszej zapłaty, złamana jest zasada `section-price`, jak w check/bm01-two-threes

palace-one-colour-a-section = Pałac przyjmuje każdy kolor, jeden na sekcję
    .statement = Za sekcję pałacu płaci się kartami jednego, dowolnego koloru, może to być także zielony; za różne sekcje można płacić różnymi kolorami.

building-completes = Budynek ze wszystkimi zbudowanymi sekcjami punktuje się od razu
    .statement = Gdy tylko na ostatniej wolnej sekcji budynku leży kamień, budynek jest ukończony i następuje jego punktacja.

master-builder = Mistrz budowy ma najwięcej kamieni
    .statement = Gracz, który ma najwięcej kamieni na ukończonym budynku, jest jego mistrzem budowy i otrzymuje to, co widnieje obok gwiazdy w lewym górnym rogu płytki: kryształy, karty albo łuskę.

leftmost-stone-decides = O remisie rozstrzyga kamień najbardziej z lewej
    .statement = Jeśli kilku graczy ma najwięcej kamieni, mistrzem budowy jest ten, którego kamień leży na płytce najbardziej z lewej.

contributors = Każdy, kto budował, otrzymuje nagrodę pod gwiazdą
    .statement = Każdy gracz, który ma na ukończonym budynku co najmniej jeden kamień, także mistrz budowy, otrzymuje to, co widnieje pod gwiazdą: tyle kryształów, ile pokazuje płytka, a za pałac 1 kryształ, 1 kartę i 1 łuskę.

finished-neighbours = Ukończeni sąsiedzi nagradzają budujących
    .statement = Każdy gracz, który ma kamień na ukończonym budynku, otrzymuje też nagrodę każdego ukończonego budynku obok niego, z lewej, z prawej, powyżej i poniżej: tę, która widnieje na ukończonej stronie oraz w prawym górnym rogu szkicu.

rewards-once-a-player = Nagrody są na gracza, nie na kamień
    .statement = Kto ma na ukończonym budynku kilka kamieni, otrzymuje każdą z tych nagród raz.

crystals-are-hidden = Kryształy leżą zakryte
    .statement = Zdobyte kryształy i łuski leżą przed graczem, kryształy zakryte; tylko ich właściciel może je oglądać.
    .never = mówi o tym, kto na co patrzy, a to nie zostawia śladu na stole

cards-set-aside = Karty zdobyte we własnej turze czekają do końca dobierania
    .statement = Karty, które gracz otrzymuje we własnej turze, leżą na boku, zakryte, i nikt ich nie ogląda. Trafiają na rękę dopiero wtedy, gdy gracz dobierze karty na koniec tury.

cards-to-others = Pozostali biorą swoje karty od razu
    .statement = Pozostali gracze mogą od razu wziąć na rękę karty, które otrzymują z punktacji.
    .never = na coś pozwala; odłożone na bok karty innego gracza łamią `cards-set-aside`

tile-turns = Kamienie wracają, a płytkę się odwraca
    .statement = Po punktacji budujący zabierają swoje kamienie z budynku, a płytkę odwraca się na ukończoną stronę. Na ukończonym budynku nie leży żaden kamień.

figures-stay-on-the-tile = Figurki i smoki zostają na płytce
    .statement = Figurki i smoki, które stoją na budynku podczas jego punktacji, stoją na nim także po niej.
    .never = sędzia zostawia je tam, gdzie stoją, i żaden ruch nie może powiedzieć nic innego

scales-from-dragons = Kamień obok smoków daje łuski
    .statement = Kto kładzie kamień na budynku, otrzymuje łuskę za każdego smoka, który stoi na tym budynku.

dragon-scales-once-a-turn = Tylko pierwszy kamień w turze daje łuski
    .statement = Dalsze kamienie na tym samym budynku w tej samej turze nie dają łusek ponownie.

scales-are-scored = Ostatnia łuska powoduje punktację
    .statement = Gdy ktoś bierze ostatnią łuskę z puli, następuje punktacja łusek wszystkich graczy. Dlatego między dwiema akcjami pula nigdy nie jest pusta.

owed-scales-count = Łuski, których brakuje w puli, też się liczą
    .statement = Jeśli gracz otrzymuje więcej łusek, niż zostało, brakujące się zapamiętuje; w tej punktacji liczą się tak, jakby były.

most-scales = Najwięcej łusek: 6 kryształów albo po 3
    .statement = Gracz, który ma najwięcej łusek, otrzymuje 6 kryształów. Jeśli najwięcej ma kilku graczy, każdy z nich otrzymuje 3 kryształy.

three-scales = Trzy łuski lub więcej: 3 kryształy
    .statement = Każdy inny gracz, który ma co najmniej trzy łuski, otrzymuje 3 kryształy. Mniej niż trzy nie dają nic.

scales-return = Punktowane łuski wracają, jedną lub dwie się zachowuje
    .statement = Po punktacji gracze oddają swoje łuski, które tworzą nową pulę. Kto ma mniej niż trzy, zachowuje je, więc pula może być mniejsza niż poprzednio.

offer-on-the-market = Ofiary składa się na rynku
    .statement = Kto po fazie ruchu stoi na rynku, może złożyć jedną ofiarę obeliskowi.

stone-on-the-obelisk = Ofiara kładzie kamień na obelisku
    .statement = Składając ofiarę, gracz kładzie jeden z własnych kamieni na pustym polu obelisku. Kamień tam zostaje.

obelisk-fills-from-the-bottom = Obelisk zapełnia się od dołu
    .statement = Wszystkie pola z liczbą 7 zapełnia się przed pierwszym z liczbą 8, i tak dalej aż do góry.

offering-price = Pole kosztuje swoją liczbę w kryształach
    .statement = Gracz płaci do puli kryształy o wartości równej liczbie na polu.

change = Wydaje się resztę
    .statement = Kto nie może zapłacić dokładnie, bierze resztę z puli, więc liczy się tylko łączna wartość kryształów gracza.

no-scales-on-the-market = Smoki na rynku nic nie dają
    .statement = Ofiara nie daje łusek, nawet jeśli na rynku stoi smok: łuski daje tylko budowanie.

offerings-to-win = Sześć, pięć lub cztery ofiary dają od razu wygraną
    .statement = Gra kończy się, gdy tylko gracz złoży potrzebne ofiary: 6 przy dwóch graczach, 5 przy trzech, 4 przy czterech. Ten gracz wygrywa.

unfinished-buildings = Budynki mogą zostać nieukończone
    .statement = Gdy gra się kończy, niektóre budynki mogą być jeszcze nieukończone.
    .never = na coś pozwala i niczego nie zabrania

dragons-of-cards = Każdy smok ma swoje karty
    .statement = Czarne karty (Vulca) przesuwają czarnego smoka, czerwone karty (Terrah) czerwonego, a niebieskie karty (Aqua) niebieskiego.

dragon-anywhere = Czarna, czerwona lub niebieska 1 przenosi smoka dokądkolwiek
    .statement = Czarna, czerwona lub niebieska karta o wartości 1 stawia swojego smoka na dowolnym budynku miasta albo zabiera go z miasta.

dragon-three-tiles = Czarna, czerwona lub niebieska 2 przesuwa smoka o najwyżej trzy płytki
    .statement = Czarna, czerwona lub niebieska karta o wartości 2 przesuwa swojego smoka o najwyżej trzy płytki, i to tylko wtedy, gdy jest on w mieście.

figure-anywhere = Szara 1 przenosi figurkę dokądkolwiek
    .statement = Szara karta (Flit) o wartości 1 stawia własną figurkę gracza na dowolnym budynku miasta.

two-more-steps = Szara 2 daje dwa kroki więcej
    .statement = Szara karta o wartości 2 pozwala przesunąć własną figurkę w tej fazie ruchu o najwyżej dwie płytki więcej.

green-is-wild = Zielona karta to 1 w dowolnym kolorze
    .statement = Zielona karta (Khind) liczy się w zapłacie za sekcję jako 1 w dowolnym kolorze, sama albo obok kart innego koloru.

brown-pair = Dwie brązowe karty to 3 w innym kolorze
    .statement = Dwie brązowe karty (Mimix), każda o wartości 1 lub 2, liczą się w zapłacie za sekcję razem jako jedna karta o wartości 3 w dowolnym innym kolorze, same albo obok innych kart.

white-one = Biała 1 zmienia kolor najwyżej czterech kart jednego koloru
    .statement = Biała karta o wartości 1 pozwala w zapłacie za sekcję użyć najwyżej czterech kart jednego koloru jako kart innego koloru.

white-two = Biała 2 zmienia kolor jednej karty
    .statement = Biała karta o wartości 2 pozwala w zapłacie za sekcję użyć jednej karty dowolnego koloru jako karty innego koloru.

yellow-offers-again = Żółta karta pozwala na jeszcze jedną ofiarę
    .statement = Każda żółta karta (Pillar) o wartości 1 lub 2, którą zagrywa gracz stojący na rynku, pozwala w tej turze na jedną dodatkową ofiarę.

yellow-surcharge = Dodatkowa ofiara kosztuje o tyle więcej, ile warta jest karta
    .statement = Za każdą zagraną żółtą kartę gracz płaci dodatkowe kryształy: 1 za kartę o wartości 1, 2 za kartę o wartości 2.
