# Co sędzia odpowiada ponad słowa danej gry: twierdzenia, nieocenione ruchy, niepodane fazy, inne interpretacje.

start-impossible = pozycja wyjściowa jest niemożliwa
start-undecided = pozycji wyjściowej nie da się rozstrzygnąć
earlier-undecided = wcześniejszego ruchu nie da się rozstrzygnąć
earlier-refused = wcześniejszy ruch jest niedozwolony
position-impossible = pozycja jest niemożliwa
position-undecided = pozycji nie da się rozstrzygnąć
move-undecided = ruchu { $move } nie da się rozstrzygnąć
move-chooses = ruch { $move } pozostawia wybór temu, kto go wykonuje, i nie podaje, jaki on jest
too-many-worlds = to, co dają ruchy, zależy od zbyt wielu rzeczy, by wypróbować wszystkie
move-illegal = ruch { $move } jest niedozwolony; do tego miejsca: { $now }

not-told = { IF($listed, "dozwolonych ruchów może być więcej; ") }opis nie podaje wszystkiego ({ AND($missing) })

by-what-is-told = { $bounds } według tego, co podano
with-what-comes = { $bounds } z tym, co jeszcze nastąpi
once = { $count }, gdy { AND($moves) }
if-over = { $count } z dodatkowymi punktami{ $doubt ->
    [counted] , jeśli wynik jeszcze ich nie zawiera
   *[goes-on] , jeśli gra się skończyła
}
beside-slip = { $open }; bez tego jest { $count }, a { $why }
untried = zostaje więcej wyborów, niż wypróbowano
so-far = { $count } dotychczas, a { $left }

unit-in-case = sama liczba oznacza { NOUNS($own, case: "acc") }; `{ $example }` mówi o { NOUNS($other, case: "loc") }
claim-in-case = {"{"}{ $player }: {"{"}{ $key }: { $number }{"}"}{"}"}
claim-as-option = --claim { $player }.{ $key }={ $number }

with-readings = { $number } wychodzi przy { AND($readings) }
with-readings-once = { $number } wychodzi przy { AND($readings) }, gdy { AND($moves) }
reading = { $ruling }={ $answer } ({ $question } { $meaning })
with-online = { $number } wychodzi przy wszystkich odpowiedziach wersji internetowej (--rulings online)
with-slip = { $number } wychodzi, jeśli { $slip }
with-slips = { $number } wychodzi, jeśli { $times } razy { $slip }
stopped-early = { $number } to tyle, ile { $player } ma{ $over ->
    [yes] {" "}przed dodatkowymi punktami; jeśli wynik w opisie już je zawiera, faza opisu to `zakończona`
    [played] {" "}przed dodatkowymi punktami
   *[no] , zanim policzy się to: { $move }
}
only-new = { $number } to tylko to, co liczy się teraz, bez wcześniejszego wyniku: { $before }
not-counted-yet = { $number } to tyle, ile { $player } ma, jeśli podany w opisie wynik ({ $typed }) nie zawiera dodatkowych punktów: wtedy faza opisu to `koniec`
of-another = { $number } to tyle, ile ma { $player }

scores-left-out = pomija się `punkty:`, które nie mogą być prawdziwe ({ AND($players) })

no-world-fits = { $key ->
    [phase] nie pasuje żadna faza; oto co się nie zgadza, jeśli faza to { $world }
   *[other] nic nie pasuje; oto co się nie zgadza, jeśli to { $world }
}
several-tables = pasuje kilka stołów, a opis nie podaje: { LIST($places) }
-on-key = { $id ->
    [choice] to zależy od tego, co ruchy pozostawiają otwarte
   *[other] to zależy od `{ $key }:`, czego opis nie podaje
}
world-open = { $row ->
    [yes] { -on-key }
   *[no] opis nie mówi, czy { $says }
}
world-open-legal = { IF($listed, "dozwolonych ruchów może być więcej; ") }{ $row ->
    [yes] { -on-key }
   *[no] opis nie mówi, czy { $says } (`{ $key }:`)
}
world-decides = { $move }: ruch niedozwolony, jeśli { $says }, a opis tego nie mówi
    .label = czy { $says }?
    .help = dodaj do opisu `{ $key }:`
ruled-out = { $move }: to byłoby dozwolone tylko, jeśli { $says }, a reszta opisu to wyklucza
    .label = nie przy tym stole
    .help = { $fault ->
        [none] jeśli było dozwolone, coś innego w opisie się nie zgadza: sprawdź `{ $key }:`
       *[other] bo wtedy { $fault }
    }
world-decides-claim = { AND($answers) }, a opis tego nie mówi
right-in = prawda ({ $world })
counted-in = { $count } ({ $world })
open-in = nierozstrzygnięte ({ $world })
world-decides-award = { $id ->
    [choice] { IF($same, "za co to jest", "ile to daje") }, zależy od tego, co ruchy pozostawiają otwarte
   *[other] { IF($same, "za co to jest", "ile to daje") }, zależy od `{ $key }:`, czego opis nie podaje
}

then-impossible = pozycja byłaby niemożliwa
then-worlds = mogłoby się okazać, że to { OR($worlds) }
then-possible = pozycja byłaby możliwa
then-move = ruch { $move } { $legal ->
    [yes] byłby dozwolony
    [if] byłby dozwolony pod warunkami
    [if-else] byłby dozwolony pod innymi warunkami
    [open] nie dałby się rozstrzygnąć
   *[no] byłby niedozwolony
}
then-choice = przed policzeniem wszystkiego zostałby wybór
then-points = { $player }: wtedy { $then } zamiast { $now }
then-units = { $player }: wtedy { COUNT($then, $unit) } zamiast { $now }
then-other-moves = dozwolone byłyby inne ruchy
then-moves = dozwolonych ruchów byłoby { $then } zamiast { $now }
then-table = tylko stół wyglądałby potem inaczej

expected-verdict = werdykt
expected-conditions = warunki
expected-findings = naruszenia zasad
expected-points = ile { $player } zyskuje: { NOUNS($unit) }
expected-scores = ile { $player } ma: { NOUNS($unit) }
expected-awards = co { $rule } daje graczowi { $player }
hangs-on = zależy od tego: { $condition }
expected-ranking = klasyfikacja
just = { $what }
verdict-word = { $verdict ->
    [legal] dozwolone
    [legal-if] dozwolone pod warunkami
    [illegal] niedozwolone
    [impossible] niemożliwe
    [undecided] nierozstrzygnięte
   *[unreadable] nieczytelne
}
none = brak
nothing-counted = nic, co da się policzyć
fault = { $message } ({ $rule })
award = { SIGNED($amount) }: { $why } ({ $rule })
names = { AND($players) }
bounds = { $amount }
then-place = { $before }, potem { AND($players) }
