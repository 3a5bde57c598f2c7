# Częste błędy przy liczeniu w Blue Moon City: tytuł następuje po słowie „jeśli”.

neighbour-left-out = pomija się nagrodę ukończonego sąsiada
    .statement = Każdy ukończony budynek obok punktowanego nagradza wszystkich, którzy mają na punktowanym kamień.

owed-scales-forgotten = nie liczy się łusek, których brakuje w puli
    .statement = Łuski, których brakuje w puli, zapamiętuje się; w punktacji liczą się tak, jakby były.

tie-to-the-right = remis o miano mistrza budowy wygrywa kamień najbardziej z prawej
    .statement = Spośród remisujących mistrzem budowy jest ten, którego kamień leży najbardziej z lewej.

tie-shared = nagrodę otrzymuje każdy, kto remisuje w walce o miano mistrza budowy
    .statement = Mistrz budowy jest jeden; spośród remisujących jest to ten, którego kamień leży najbardziej z lewej.

tie-lost = z powodu remisu nikt nie otrzymuje nagrody mistrza budowy
    .statement = Remis nie odbiera nagrody: otrzymuje ją ten, którego kamień leży najbardziej z lewej.

master-is-last = za mistrza budowy uważa się tego, kto kładzie ostatni kamień
    .statement = Mistrzem budowy jest ten, kto ma na budynku najwięcej, a przy remisie ten, którego kamień leży najbardziej z lewej; nie ma znaczenia, kto budynek kończy.

master-by-numbers = za mistrza budowy uważa się tego, kto ma najwyższe liczby
    .statement = Mistrzem budowy jest ten, kto ma najwięcej kamieni, niezależnie od liczb na ich sekcjach.

master-left-out = pomija się nagrodę mistrza budowy
    .statement = Mistrz budowy ukończonego budynku otrzymuje to, co widnieje obok gwiazdy.

master-not-contributor = mistrz budowy nie otrzymuje tego, co otrzymuje każdy budujący
    .statement = To, co widnieje pod gwiazdą, jest dla każdego, kto ma na budynku kamień, także dla mistrza budowy.

master-for-all = każdy budujący otrzymuje nagrodę mistrza budowy
    .statement = To, co widnieje obok gwiazdy, jest tylko dla jednego gracza: mistrza budowy.

reward-in-part = pomija się część nagrody złożonej z kilku części
    .statement = Pałac daje 1 kryształ, 1 kartę i 1 łuskę: wszystkie trzy, a nie jedno do wyboru.

contributor-left-out = pomija się to, co otrzymuje każdy budujący
    .statement = Każdy, kto ma kamień na ukończonym budynku, otrzymuje to, co widnieje pod gwiazdą.

others-left-out = za budynek otrzymuje coś tylko gracz, którego jest tura
    .statement = Ukończony budynek nagradza każdego, kto ma na nim kamień, bez względu na to, kto kładzie ostatni.

contributor-per-stone = to, co otrzymuje każdy budujący, daje się raz za każdy kamień
    .statement = To, co widnieje pod gwiazdą, daje się raz na gracza, bez względu na to, ile ma kamieni na budynku.

neighbour-per-stone = nagrodę ukończonego sąsiada daje się raz za każdy kamień
    .statement = Nagrodę ukończonego sąsiada daje się raz na gracza, bez względu na to, ile ma kamieni na budynku.

own-corner = to, co budynek daje budującym obok niego, liczy się za niego samego
    .statement = To, co widnieje w prawym górnym rogu, nie jest dla tych, którzy kończą ten budynek, lecz dla tych, którzy później kończą budynek obok niego.

neighbour-unfinished = liczy się sąsiada, który nie jest ukończony
    .statement = Tylko ukończone budynki nagradzają tych, którzy kończą budynek obok nich.

neighbour-at-corner = liczy się ukończony budynek, który styka się tylko rogiem
    .statement = Sąsiedzi leżą z lewej, z prawej, powyżej i poniżej, nigdy na ukos.

neighbours-for-master-only = to, co dają ukończeni sąsiedzi, otrzymuje tylko mistrz budowy
    .statement = Ukończeni sąsiedzi nagradzają każdego, kto ma na budynku kamień.

corners-swapped = myli się to, co widnieje obok gwiazdy, z tym, co widnieje pod nią
    .statement = To, co widnieje obok gwiazdy, jest dla mistrza budowy, a to, co pod nią, dla każdego, kto ma na budynku kamień.

no-stone = nagradza się kogoś, kto nie ma na budynku kamienia
    .statement = Coś otrzymują tylko ci, którzy mają na ukończonym budynku co najmniej jeden kamień.

no-stone-beside = nagradza się kogoś, kto nie ma na budynku kamienia, także za ukończonych sąsiadów
    .statement = Coś otrzymują tylko ci, którzy mają na ukończonym budynku co najmniej jeden kamień: i od tego budynku, i od jego sąsiadów.

unfinished-paid = nagradza się kamień, zanim budynek jest ukończony
    .statement = Budynek daje nagrody, gdy na jego ostatniej wolnej sekcji leży kamień, nie wcześniej.

dragons-forgotten = zapomina się o łuskach, które dają smoki
    .statement = Kto kładzie na budynku pierwszy kamień w turze, otrzymuje łuskę za każdego smoka, który tam stoi.

one-scale-for-all-dragons = kilka smoków daje razem jedną łuskę
    .statement = Każdy smok na budynku daje własną łuskę.

dragons-each-stone = smoki dają łuski jeszcze raz za kolejny kamień
    .statement = Tylko pierwszy kamień w turze daje łuski.

dragons-on-the-market = smok na rynku daje łuskę za ofiarę
    .statement = Smoki dają łuski tym, którzy budują; ofiara nie daje żadnej.

dragons-without-stone = smoki dają łuski, choć nikt nie kładzie kamienia
    .statement = Smoki dają łuski tym, którzy kładą obok nich kamień; samo stanie tam nic nie daje.

dragons-for-all = smoki dają łuski innym, którzy mają kamień na budynku
    .statement = Łuski za smoki otrzymuje tylko ten, kto kładzie kamień, a nie ci, których kamienie już tam leżą.

tie-six = każdemu z tych, którzy mają po równo najwięcej łusek, daje się 6
    .statement = Jeśli najwięcej łusek ma kilku graczy, każdy z nich otrzymuje 3 kryształy.

tie-divided = ci, którzy mają po równo najwięcej łusek, dzielą się 6 kryształami
    .statement = Jeśli najwięcej łusek ma kilku graczy, każdy z nich otrzymuje 3 kryształy, bez względu na to, ilu ich jest.

most-and-three = temu, kto ma najwięcej łusek, daje się też 3 za co najmniej trzy łuski
    .statement = Te 3 kryształy są dla innych graczy, którzy mają co najmniej trzy łuski; najwięcej łusek daje razem 6.

only-most-scales = wypłaca się tylko temu, kto ma najwięcej łusek
    .statement = Każdy inny gracz, który ma co najmniej trzy łuski, otrzymuje 3 kryształy.

few-scales-paid = wypłaca się za mniej niż trzy łuski
    .statement = Trzeba mieć co najmniej trzy łuski, żeby coś za nie otrzymać.

scales-kept = zachowuje się punktowane łuski
    .statement = Kto otrzymuje coś za łuski, oddaje je wszystkie do puli.

scoring-forgotten = łusek się nie punktuje, choć ktoś bierze ostatnią
    .statement = Gdy ktoś bierze ostatnią łuskę z puli, następuje punktacja łusek wszystkich graczy, a te, za które coś wypłacono, wracają do puli.

surcharge-forgotten = zapomina się o tym, co do ceny dodaje żółta karta
    .statement = Ofiara z żółtą kartą kosztuje tyle, ile wynosi liczba na polu, a ponadto tyle, ile warta jest karta.

surcharge-of-one = przyjmuje się, że żółta 2 dodaje tylko 1
    .statement = Żółta karta dodaje do ceny tyle kryształów, ile jest warta.

discount = żółta karta obniża cenę ofiary
    .statement = Żółta karta podnosi cenę swojej ofiary o tyle, ile jest warta.

surcharge-alone = przy żółtej karcie płaci się tylko to, co ona dodaje
    .statement = Ofiara z żółtą kartą kosztuje tyle, ile wynosi liczba na polu, jak każda inna, a ponadto tyle, ile warta jest karta.

yellow-offering-not-counted = nie liczy się ofiary z żółtą kartą
    .statement = Ofiara z żółtą kartą kładzie kamień na obelisku jak każda inna.

sevens-not-blocked = dwa zablokowane pola z liczbą 7 uważa się za wolne
    .statement = Przy dwóch graczach używa się tylko dwóch pól z liczbą 7; dwa zewnętrzne są zablokowane.

level-below = płaci się cenę niższego poziomu
    .statement = Ofiara kosztuje tyle, ile wynosi liczba na polu, na którym kładzie się kamień.

change-forgotten = nie bierze się reszty
    .statement = Kto wykłada więcej, niż wynosi cena, bierze resztę z puli.

price-forgotten = za ofiarę nic się nie płaci
    .statement = Gracz płaci do puli kryształy o wartości równej liczbie na polu.

pieces-counted = liczy się żetony kryształów zamiast ich wartości
    .statement = Kryształy liczy się według wartości: żeton jest wart 1 lub 3.

aside-forgotten = nie liczy się kart odłożonych na bok
    .statement = Karty, które gracz otrzymuje we własnej turze, leżą na boku, ale należą do niego i po dobieraniu trafiają na rękę.

power-card-kept = wciąż liczy się kartę, którą zagrano dla mocy
    .statement = Kartę, którą zagrano dla mocy, traci się tak samo jak tę, którą zapłacono.

whites-kept = wciąż liczy się białą kartę, dzięki której inne liczą się w innym kolorze
    .statement = Białą kartę, dzięki której inne liczą się w kolorze sekcji, też się zagrywa i trafia ona na stos kart odrzuconych.

discards-not-replaced = nie dobiera się kart za odrzucone
    .statement = Za każdą kartę odrzuconą przed dobieraniem dobiera się jedną więcej, oprócz zwykłych dwóch.

only-discards-replaced = dobiera się tylko karty za odrzucone
    .statement = Zwykłe dwie karty dobiera też ten, kto odrzuca; każda odrzucona daje jedną więcej.

drawing-left-out = nie dobiera się kart na koniec tury
    .statement = Na koniec każdej tury gracz dobiera dwie karty.

up-to-eight = rękę uzupełnia się do ośmiu kart
    .statement = Osiem kart to tylko początkowa ręka. Na koniec tury dobiera się dwie, bez względu na to, ile gracz ma.
