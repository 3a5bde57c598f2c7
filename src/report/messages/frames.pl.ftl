# Co raporty mówią wokół słów werdyktu.

# Werdykt.
verdict-legal = dozwolone
verdict-possible = możliwe
verdict-undecided = nie da się rozstrzygnąć
verdict-illegal = niedozwolone
verdict-impossible = niemożliwe
verdict-unreadable = nie da się odczytać
then-verdict = { $verdict ->
    [legal] dozwolone
    [legal-if] dozwolone pod warunkami
    [illegal] niedozwolone
    [impossible] niemożliwe
    [unreadable] nieczytelne
   *[undecided] nierozstrzygnięte
}
move-then = potem
move-legal = dozwolony
move-refused = niedozwolony
move-undecided = nie wiadomo
answer = { $player }: { $count }{ IF($so_far, " na razie") }{ IF($right, ", tak jak podano") }{ $wrong ->
    [none] {""}
   *[some] , a nie { OR($wrong) }
}{ $open ->
    [none] {""}
   *[some] {" "}(nie wiadomo, czy { OR($open) })
}
grade-error = błąd
grade-undecided = nierozstrzygnięte
grade-doubt = wątpliwość
faults = { COUNT($count, "fault") }
doubts = { COUNT($count, "doubt") }
moves-refused = { $count ->
    [one] ruch { AND($moves) } jest niedozwolony
   *[other] ruchy { AND($moves) } są niedozwolone
}
moves-undecided = { $count ->
    [one] ruch { AND($moves) } jest nierozstrzygnięty
   *[other] ruchy { AND($moves) } są nierozstrzygnięte
}
claims-wrong = { $all ->
    [one] twierdzenie jest fałszywe
   *[other] fałszywe twierdzenia: { $wrong } z { $all }
}

# Co stoi przed czymś.
help = pomoc:
rule = zasada:
law = źródło:
kind = rodzaj:
but = ale:
claim = twierdzenie:
claim-kind = to, co ktoś mówi o stanie gracza, nie zgadza się z liczeniem albo nie da się tego rozstrzygnąć
claims = twierdzenia:
ruling = interpretacja:
rulings-idle = interpretacje, które tu nic nie zmieniają:
supposed = przy założeniu:
not-judged = nie oceniono:
not-counted = nie wszystko policzono:
not-ranked = kolejność niepełna:
not-listed = nie wszystko wymieniono:
not-checked-without = nie sprawdzono
assumed = przyjęto:
worked-out = wywnioskowano:
granted = przyjęto jako oczywiste:
conditions = jeśli to wiesz:
settled = napisz{ IF($one, "", " na przykład") } { AND($written) }{ $needed ->
    [yes] { $count ->
        [one] ; jeśli warunek nie jest spełniony, ruch jest niedozwolony
       *[other] ; jeśli któryś z warunków nie jest spełniony, ruch jest niedozwolony
    }
   *[no] {""}
}

# Liczby i jednostki.
unit = { UNIT($amount, $unit) }
units = { NOUNS($unit) }

# Nagłówki tabel.
column-player = gracz
column-points = punkty
column-what = co
column-rule = zasada
column-why = dlaczego
column-move = ruch
column-verdict = werdykt
column-brings = daje
column-before = przedtem
column-after = potem
column-change = zmiana
column-lies = na stole
column-place = miejsce

# Zdania.
due = Co jest liczone potem, tak jak leży na stole:
brings-more = { IF($beside, "opis nie podaje, co jeszcze to daje", "opis nie podaje, co to daje") }
no-points = Nikt nie zyskuje ani nie traci punktów.
unjudged = { COUNT($moves, "move") } ({ $why })
rules-not-checked = { $count ->
    [one] { $count } zasada nie jest sprawdzona
    [few] { $count } zasady nie są sprawdzone
   *[many] { $count } zasad nie jest sprawdzonych
}
things-assumed = { $count ->
    [one] { $count } rzecz jest założona
    [few] { $count } rzeczy są założone
   *[many] { $count } rzeczy jest założonych
}
closing = { AND($parts) } (`-v` mówi, { PLURAL($count, "która", "które") })
without = (nieznane: { $missing }): { $rules }
claims-made = w opisie: { COUNT($count, "claim") }; odpowiada `tilejudge score`
if = {", "}jeśli { AND($conditions) }{ $more ->
    [0] {""}
   *[other] {" "}… i jeszcze { $more } { PLURAL($more, "warunek", "warunki", "warunków") }
}
follows = byłby może dozwolony, gdyby wcześniejszy niedozwolony ruch był inny albo gdyby jakiegoś brakowało; to, co dalej, ocenia się bez niego
follows-like = tak jak ruch { $move }
from-here-on = dalej tak, jakby ruchu { $move } nie było
judged-as-if = To, co dalej, ocenia się tak, jakby ruchu { $move } nie było.
judged-as-if-from = Od ruchu { $from } wszystko ocenia się tak, jakby ruchu { $move } nie było.
after-move = Potem: { $move }
line = wiersz { $line }
move = ruch { $move }
score-before = { $after } { $unit }, przedtem { $before }
awards-before = i wcześniej { COUNT($count, "award", case: "acc") }

legal-unknown = nie podano, jakie ruchy są dozwolone
legal-none = brak dozwolonych ruchów
legal-count = { IF($more, "co najmniej ") }{ $count ->
    [one] { $count } dozwolony ruch
    [few] { $count } dozwolone ruchy
   *[many] { $count } dozwolonych ruchów
}
player-has = { $player }: { $what }
other-ways = { $count ->
    [one] { $count } inny sposób
    [few] { $count } inne sposoby
   *[many] { $count } innych sposobów
}{ $least ->
    [none] {""}
   *[some] , aż do { SIGNED($least) }
}{ $count ->
    [one] {""}
   *[other] {" "}(lista: `--format concise`)
}

claim-says = { $player } ma { COUNT($claimed, $unit, case: "acc") }
claim-right = prawda
stage = { $count } { $moment ->
    [now] teraz
    [settled] po tym, co następuje
    [tiling] po podliczeniu rundy
   *[end] z dodatkowymi punktami
}{ $doubt ->
    [counted] , jeśli wynik jeszcze ich nie zawiera
    [goes-on] , jeśli gra się skończyła
   *[no] {""}
}{ IF($right, " (tak jak podano)") }
claim-right-at = prawda { $moment ->
    [now] teraz
    [settled] po tym, co następuje
    [tiling] po podliczeniu rundy
   *[end] z dodatkowymi punktami
}
claim-right-so-far = dotychczas prawda, a { $left }
claim-open = nie da się stwierdzić: { $why }
claim-wrong = nieprawda, poprawnie: { $counted }
claim-wrong-so-far = nieprawda, dotychczas jest { $counted } i żaden pozostały wybór nie prowadzi do { $claimed }
no-way = żadna inna interpretacja zasad ani żaden częsty błąd nie prowadzi do { $claimed }
more-ways = inne drogi do { $claimed }: { $more } (`--format json` je podaje)
slip-of = { $rule } (częsty błąd: { $slip })

supposing = jeśli { AND($supposed) }
then-illegal = niedozwolone: { $message }
then-has = { $player } ma { COUNT($after, $unit, case: "acc") }
then-has-at-last = { $player } ma na końcu { $after } { UNIT($after, $unit) }
then-right = prawdą jest, że { $claim }
then-wrong = nieprawdą jest, że { $claim }

ruling-in-force = { $ruling } ({ $source ->
    [default] domyślnie
    [online] online
    [house] domowa
    [case] z opisu
   *[command-line] z wiersza poleceń
})
with-answer = ; przy { $answer }: { $changes }

# Próby i porównania.
differs = { $what }: miało być { $expected }, jest { $found }
changed = { $what }: wcześniej { $expected }, teraz { $found }
unlike = to, co o nim zapisano, już do niego nie pasuje: { $fault }
new = wcześniej nie zapisano
gone = wcześniej zapisano, ale już go nie ma
no-baseline = tu ma być wiersz, jaki zapisuje `test --save`
failed = niezgodny
cases = { COUNT($count, "case") }
count-passed = zgodnych: { $count }
count-failed = niezgodnych: { $count }
count-idle = bez oczekiwań: { $count }
count-new = { $count } bez wcześniejszego zapisu
count-gone = już nie ma: { $count }
count-unreadable = nie do odczytania: { $count }
column-passed = zgodne
column-failed = niezgodne
column-idle = bez oczekiwań
column-unreadable = nie do odczytania
column-reading = interpretacja
column-cases = opisy
column-changed = zmienione
column-findings = naruszenia
column-scores = wyniki
changes-with = zmienia się przy
no-more = już nie { $rule }
now = teraz { $rule }
verdicts-of = werdykt: { $count }
findings-of = naruszenia: { $count }
scores-of = wyniki: { $count }
cases-change = zmienione: { $changed } z { COUNT($cases, "case", case: "gen") }
compared = porównano { COUNT($cases, "case", case: "acc") }:
compared-same = porównano { COUNT($cases, "case", case: "acc") }, przy wszystkich interpretacjach bez zmian: { $unchanged }
none-concerned = żaden nie jest z gry, której dotyczy któraś z interpretacji
readings-idle = { COUNT($count, "reading") } nic tu nie { PLURAL($count, "zmienia", "zmieniają", "zmienia") }:
readings-of = { $changing } z { COUNT($readings, "reading", case: "gen") }
stay = { PLURAL($changing, "coś zmienia", "coś zmieniają", "coś zmienia") }; opisy bez zmian: { $unchanged }

# Co można sprawdzić.
open = kwestia otwarta:
slip = częsty błąd:
rulebook = instrukcja:
kept-in = przestrzegana w:
broken-in = złamana w:
changes = zmienia:
no-case = żaden opis: { $why }
book = { $title } ({ $language ->
    [Polish] po polsku
   *[Spanish] po hiszpańsku
})
column-name = nazwa
column-says = co mówi
entries-near = hasła najbliższe pytaniu „{ $words }”; `tilejudge explain NAZWA` podaje wszystko o jednym
entries-speak = { $count ->
    [one] { $count } hasło mówi
    [few] { $count } hasła mówią
   *[other] { $count } haseł mówi
} o „{ $words }”; `tilejudge explain NAZWA` podaje wszystko o jednym
