# Dlaczego nie da się odczytać opisu jakiejkolwiek gry.

# Jak nazywają się wartości.
a-case = opis
the-case = opis
plain-key = `{ $key }`
the-version = wersja formatu opisu
the-language = język
the-letters = `litery`
the-game = gra
a-ruling = nazwa interpretacji
an-answer = odpowiedź
house-rules = zasady domowe
the-title = tytuł
the-start = punkt wyjścia
a-player = gracz
player-name = imię gracza
score-of = wynik ({ $player })
the-round = runda
the-phase = faza
the-variant = wariant
the-centre = środek pola gry
heap = { $heap ->
    [bag] woreczek
    [lid] pokrywa pudełka
    [supply] magazyn
   *[tower] wieża
}
factory = warsztat { $number }
move = ruch { $number }
factory-of-move = ruch { $number }, warsztat { $factory }
expected = czego się oczekuje
the-verdict = werdykt
the-conditions = warunki
a-condition = warunek
the-findings = naruszenia zasad
a-rule = nazwa zasady
the-ranking = klasyfikacja
amount-of = { $player }, stan posiadania
amount-of-unit = { $player }, { UNIT(2, $unit) }
counted = co się liczy

# Rodzaje słów.
colour = kolor
colour-or-marker = kolor ani płytka gracza rozpoczynającego
variant = wariant
phase = faza
place = miejsce na stole
yes-or-no = „tak” ani „nie”
unit = nazwa czegoś, co się liczy
language = język odpowiedzi
thing-to-finish = nazwa czegoś, co można zakończyć

# Rodzaje wartości: odpowiadają na pytanie „kogo, co?”.
a-map-of-rules = mapę z zasadami i liczbami
a-map-of-answers = mapę z nazwami i odpowiedziami
a-map-of-amounts = mapę z imionami graczy i liczbami

# Gra, interpretacje, zasady domowe.
no-map = opis to mapa z kluczami, na przykład `gra: azul-mini`
    .help = zdania nie są zrozumiałe: `tilejudge new azul` pisze opis do wypełnienia (albo azul-mini, azul-master-chocolatier, azul-summer-pavilion, blue-moon-city)
no-game-said = nie wiadomo, której gry dotyczy ten opis
    .help = dodaj wiersz `gra:` z jedną z nazw: { LIST($games) }; `tilejudge new azul` pisze opis do wypełnienia
no-such-game = nie ma gry o nazwie „{ $word }”
    .help = { $help }
another-game = to opis gry { $game }, a czyta się tu tylko opis gry { OR($games) }
    .help = `gra:` mówi, jakiej gry dotyczy opis
games-are = znane gry: { LIST($games) }
rulings-odd = interpretacje to mapa z nazwami i odpowiedziami albo słowo rulebook lub online
    .help = wpisz `rulings: {"{"}partial-floor: yes{"}"}` albo `rulings: online`
no-such-ruling = nie ma interpretacji o nazwie „{ $word }”
    .help = { $help ->
        [none] { "" }
       *[some] { $help }
    }
no-such-answer = „{ $word }” nie jest odpowiedzią w interpretacji { $ruling }
    .help = możliwe odpowiedzi: { LIST($answers) }
no-such-preset = „{ $word }” to nie zestaw interpretacji
    .help = wpisz { OR($known) }

# Gracze.
too-many-players = w `gracze` jest zbyt wielu graczy ({ $count }): grać mogą najwyżej cztery osoby
    .help = usuń tych, którzy nie siedzą przy tym stole
name-too-long = imię gracza ma zbyt wiele liter ({ $count }): czyta się najwyżej { $most }
    .help = skróć je
nobody = żaden gracz nie nazywa się „{ $name }”
    .help = { $help }
one-of-several-names = „{ $name }” może oznaczać imię { OR($players) }
    .help = wpisz imię tak, jak stoi w `gracze`
players-are = { SIZE($players) ->
    [one] w `gracze` jest tylko { AND($players) }: dodaj, kto jeszcze siedzi przy stole
   *[other] grają { AND($players) }
}
fifth-player = { $name } to gracz numer { $number }: grać mogą najwyżej cztery osoby
    .help = usuń tych, którzy nie siedzą przy tym stole
no-mover = ruch { $number }: nie wiadomo, kto go wykonuje
    .help = dodaj `gracz:` z jednym z imion: { LIST($players) }

# Ruchy.
no-action-said = ruch { $number }: nie wiadomo, co się w nim robi
    .help = ruch ma jeden z kluczy: { LIST($keys) }
one-move = { $count ->
    [0] nie podano żadnego ruchu
   *[other] podano więcej ruchów niż jeden ({ $count })
}, a czyta się tu jeden ruch
    .help = zapisz jeden ruch jako jedną mapę
two-actions = ruch { $number } zawiera `{ $first }` i `{ $second }`, a może być tylko jednym z nich
    .help = zapisz dwa ruchy
mover-as-key = „{ $name }” to gracz, a nie klucz ruchu
    .help = wpisz gracza obok tego, co robi: `{"{"}gracz: { $name }, ...{"}"}`
key-of-another = ruch { $number } to `{ $action }`, a przy nim nie ma klucza `{ $key }`
    .help = { $keys ->
        [none] usuń ten klucz
       *[some] możliwe klucze: { LIST($keys) }
    }
factories-dealt = ruch { $number } zapełnia { COUNT($count, "factory", case: "acc") }, a w grze może ich być { $most }

# Twierdzenia i oczekiwania.
claim-of-nothing = twierdzenie dotyczy „{ $word }” ({ $player }), a niczego o tej nazwie się nie liczy
    .help = { $help }
claim-of-nobody = twierdzenie dotyczy gracza „{ $name }”, a nikt się tak nie nazywa
    .help = { $help }
not-counted = w tej grze nie liczy się { NOUNS($unit, case: "gen") }
    .help = { $help }
unit-name = { NOUNS($unit) }
    .acc = { NOUNS($unit, case: "acc") }
units-are = w tej grze liczy się { AND($units, case: "acc") }
no-such-verdict = „{ $word }” to nie werdykt
    .help = możliwe werdykty: { LIST($known) }
no-such-rule = nie ma zasady o nazwie „{ $word }”
    .help = { $help }
rules-listed = wszystkie wypisuje `tilejudge rules`
no-such-condition = nie ma warunku o nazwie „{ $word }”
    .help = { $help }
conditions-are = warunki w tej grze: { LIST($known) }

# Słowa, które mają dwa znaczenia.
phase-of-two = wpisz `przygotowanie gry` przed pierwszym uzupełnieniem warsztatów, `przygotowanie do kolejnej rundy` między dwiema rundami

# Litery kolorów.
letter-of = { $letter } { COLOUR($colour, "") }
letters-unknown = { LIST($letters) }: żaden kolor nie ma takiej litery
    .help = { $declared ->
        [yes] litery w tym opisie: { LIST($known) }
       *[no] jeśli opis nie mówi inaczej, litery są angielskie ({ LIST($known) }); { $language ->
            [es] żeby używać hiszpańskich, dodaj `litery: es` ({ LIST($theirs) })
            [pl] żeby używać polskich, dodaj `litery: pl` ({ LIST($theirs) })
           *[none] żeby używać polskich, dodaj `litery: pl`, a hiszpańskich, `litery: es`
        }
    }
letters-of-two = { LIST($letters) }: w literach angielskich to jeden kolor, a { $language ->
        [es] po hiszpańsku
       *[pl] po polsku
    } tak zaczyna się nazwa innego; nie podano, które to litery
    .help = { $language ->
        [es] dodaj `litery: es`
       *[pl] dodaj `litery: pl`
    } ({ LIST($theirs) }) albo `litery: en` ({ LIST($known) })
letters-odd = `litery` podaje język albo literę każdego koloru
    .help = wpisz `litery: pl` albo `litery: es`, albo własną listę wszystkich kolorów, na przykład `litery: {"{"}N: niebieski, Z: żółty{"}"}`
letter-twice = w `litery` litera { $letter } jest dwa razy: { $again } to ta sama litera
    .help = każdy kolor musi mieć własną literę; wielkość liter i znaki diakrytyczne nie mają znaczenia
colour-twice = w `litery` kolor { COLOUR($colour, "") } ma dwie litery
    .help = zostaw jedną z dwóch
colours-left = w `litery` brakuje litery koloru { AND($colours, case: "gen") }
    .help = każdy kolor musi mieć literę
no-letter = w `litery` „{ $word }” to nie litera
    .help = wpisz jedną literę na kolor; cyfry, kropki i kreski mają na planszy inne znaczenie
no-colour-of-letter = w `litery` „{ $word }” to nie kolor
    .help = kolory: { LIST($colours) }

starter-or-marker = „{ $key }” może znaczyć, kto zaczął tę rundę, albo kto ma płytkę gracza rozpoczynającego
    .help = napisz `zaczyna:`, jeśli chodzi o tego, kto zaczął, albo `znacznik:`, jeśli o tego, kto ma płytkę

players-listed = `gracze`: należy podać listę graczy
    .help = wpisz po jednym elemencie na gracza: `gracze: [{"{"}imię: Ala{"}"}, {"{"}imię: Jan{"}"}]`; co o nim wiadomo, stoi obok imienia
factories-none = „{ $text }” nie mówi, ile jest pustych warsztatów
    .help = wpisz "" dla każdego: `warsztaty: ["", "", "", "", ""]` przy dwóch graczach; jeśli nie wiadomo, co na nich leży, usuń `warsztaty`
factories-listed = `warsztaty`: należy podać listę, a nie „{ $text }”
    .help = wpisz po jednym elemencie na warsztat: `warsztaty: [{ $parted }]`
marker-taken = ruch { $number } wymienia w `bierze` { THE($marker, case: "acc") }, a żaden ruch nie musi o tym mówić
    .help = wpisz tylko to, co jest brane: kto pierwszy bierze ze środka, dostaje też { THE($marker, case: "acc") }
