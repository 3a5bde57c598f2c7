# Co instrukcja Blue Moon City pozostawia otwarte: pytania i odpowiedzi.

dragon-colours = Którego smoka oznacza kolor?
    .answer-by-people = Tego, którego przesuwają karty w tym kolorze: czarnego, czerwonego i niebieskiego smoka, jak nazywa je instrukcja.
    .answer-as-painted = Figurkę w tym kolorze: czerwoną przesuwają czarne karty, zieloną czerwone, a niebieską niebieskie.

dragon-off-city = Czy czarna, czerwona lub niebieska 1 może zabrać swojego smoka z miasta?
    .answer-yes = Może, jak mówi tekst.
    .answer-no = Smok wchodzi z zewnątrz i nigdy nie wychodzi, jak w innych wydaniach.

idle-power = Czy karta o wartości 1 może postawić smoka lub figurkę tam, gdzie już stoi?
    .answer-yes = Może: dowolny budynek to dowolny budynek i nigdzie nie jest powiedziane, że coś musi się ruszyć.
    .answer-no = Nie może: taką kartę zagrywa się, żeby coś przesunąć. Karta o wartości 2 nadal może poprowadzić smoka tam i z powrotem.

grey-teleport = Jak szara 1 łączy się z krokami figurki?
    .answer-any-order = Zagrywa się ją przed krokami, między nimi albo po nich, a szarych kart w jednej turze może być dowolnie wiele.
    .answer-instead-of-steps = Zastępuje dwa kroki: nie zagrywa się jej, gdy figurka ma już za sobą krok, a po niej kroki daje tylko szara 2.

mimix-on-brown = Czy para brązowych kart może liczyć się jako brązowa 3?
    .answer-no = Tekst mówi o innym kolorze; w brązowym każda liczy się za tyle, ile jest warta.
    .answer-yes = Może.

white-on-green = Czy białą kartę można wykorzystać na zieloną kartę?
    .answer-yes = Można, choć zielona karta i tak zastępuje każdy kolor.
    .answer-no = Nie można: wtedy biała karta nic nie daje.

several-whites = Czy w zapłacie za jedną sekcję można zagrać dla mocy kilka białych kart?
    .answer-yes = Dowolnie wiele.
    .answer-no = Jedną na każdą sekcję.

overpaying = Czy gracz, który może zapłacić dokładnie, może zagrać karty warte więcej?
    .answer-only-without-exact = Nie może: tekst pozwala na to tym, którzy nie mają dokładnej wartości. Ręka ją ma, jeśli składają się na nią karty w kolorze sekcji takie, jakie są (w pałacu karty jednego, dowolnego koloru, także zielone), albo część tego, co zostaje zagrane; nikt nie musi używać do tego mocy. Kart, których opis nie pokazuje, nie bierze się pod uwagę.
    .answer-free = Może, o ile każda karta coś daje.

master-builder = Czego mistrz budowy ma najwięcej?
    .answer-stones = Kamieni na budynku, niezależnie od liczb na ich sekcjach.
    .answer-numbers = Sumy liczb na sekcjach, na których leżą jego kamienie.

reward-order = W jakiej kolejności rozdaje się nagrody za ukończony budynek?
    .answer-by-reward = Tak, jak podaje je tekst: nagroda mistrza budowy, potem wszystkich budujących, potem każdego ukończonego sąsiada: z lewej, z prawej, powyżej i poniżej, tak jak opis pokazuje miasto; zgodnie z ruchem wskazówek zegara, od gracza, którego jest tura. Gdy pula nie wystarcza, kto jest wcześniej, otrzymuje wszystko.
    .answer-by-player = Gracz po graczu, zgodnie z ruchem wskazówek zegara, od tego, którego jest tura; wszystkie nagrody każdego gracza razem, w tej samej kolejności.

scales-mid-scoring = Jeśli ktoś bierze ostatnią łuskę podczas rozdawania nagród, kiedy następuje punktacja łusek?
    .answer-after-grant = Gdy rozdane jest już wszystko, co kamień daje w tej chwili: łuski za smoki albo wszystkie nagrody za ukończony budynek. Czego brakuje w puli, jest do tego czasu należne.
    .answer-at-once = Dokładnie w tej chwili; kto otrzymuje łuski później, otrzymuje je z nowej puli.

owed-scales-kept = Co dzieje się z łuskami, których brakuje w puli, jeśli ich gracz ma za mało łusek, by coś za nie otrzymać?
    .answer-forgotten = Nic: liczą się tylko w tej punktacji.
    .answer-paid-later = Bierze się je z nowej puli.

scales-return = Kto oddaje swoje łuski po punktacji?
    .answer-paid = Ci, którzy coś za nie otrzymują; kto ma mniej niż trzy, zachowuje je.
    .answer-everyone = Wszyscy, jak w wersji samego autora.

crystal-tokens = Ile jest kryształów?
    .answer-20x1-20x3 = Dwadzieścia żetonów o wartości 1 i dwadzieścia o wartości 3, jak wymienia je instrukcja; czego nie ma już w puli, tego się nie wypłaca.
    .answer-12x1-28x3 = Dwanaście żetonów o wartości 1 i dwadzieścia osiem o wartości 3, jak w angielskim wydaniu z 2006 roku; czego nie ma już w puli, tego się nie wypłaca.
    .answer-unlimited = Wystarczająco dużo: jeśli żetony się skończą, zastępuje je coś innego.

pillar-needs-offering = Czy zwykłą ofiarę tury trzeba złożyć, zanim żółta karta pozwoli na kolejną?
    .answer-yes = Karta pozwala na dodatkową ofiarę, więc zwykła jest pierwsza.
    .answer-no = Kartę można zagrać samą.

reshuffle = Kiedy odrzucone karty stają się nowym stosem dobierania?
    .answer-at-once = Gdy tylko stos dobierania jest pusty.
    .answer-when-needed = Gdy trzeba dobrać kartę, a nie ma żadnej.

city-done = Co się dzieje, gdy wszystkie budynki są ukończone, a nikt nie ma wystarczająco wielu ofiar?
    .answer-play-on = Gra trwa aż do końca tury, po której nikt nie może zapłacić za kolejną ofiarę; wtedy wygrywa ten, kto ma najwięcej ofiar, a potem ten, kto ma najwięcej kryształów.
    .answer-at-once = Gra kończy się od razu; wygrywa ten, kto ma najwięcej ofiar, a potem ten, kto ma najwięcej kryształów.
