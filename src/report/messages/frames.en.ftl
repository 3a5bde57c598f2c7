# What reports say around the words of a verdict.

# The verdict.
verdict-legal = legal
verdict-possible = possible
verdict-undecided = cannot be decided
verdict-illegal = illegal
verdict-impossible = not possible
verdict-unreadable = cannot be read
then-verdict = { $verdict ->
    [legal] legal
    [legal-if] legal under conditions
    [illegal] illegal
    [impossible] impossible
    [unreadable] unreadable
   *[undecided] undecided
}
move-then = then
move-legal = legal
move-refused = refused
move-undecided = undecided
answer = { $player }: { $count }{ IF($so_far, " so far") }{ IF($right, ", as claimed") }{ $wrong ->
    [none] {""}
   *[some] , not { OR($wrong) }
}{ $open ->
    [none] {""}
   *[some] {" "}(cannot be told: { OR($open) })
}
grade-error = error
grade-undecided = undecided
grade-doubt = doubt
faults = { COUNT($count, "fault") }
doubts = { COUNT($count, "doubt") }
moves-refused = { $count ->
    [one] move { AND($moves) } is refused
   *[other] moves { AND($moves) } are refused
}
moves-undecided = { $count ->
    [one] move { AND($moves) } is undecided
   *[other] moves { AND($moves) } are undecided
}
claims-wrong = { $all ->
    [one] the claim is wrong
   *[other] { $wrong } of { $all } claims { PLURAL($wrong, "is", "are") } wrong
}

# What stands before something.
help = help:
rule = rule:
law = law:
kind = kind:
but = but:
claim = claim:
claim-kind = what somebody says that a player has is not what is counted, or cannot be told
claims = claims:
ruling = ruling:
rulings-idle = rulings that change nothing here:
supposed = supposed:
not-judged = not judged:
not-counted = not all is counted:
not-ranked = not all is ranked:
not-listed = not all is listed:
not-checked-without = not checked
assumed = assumed:
worked-out = worked out:
granted = taken for granted:
conditions = if you know:
settled = write{ IF($one, "", ", for example,") } { AND($written) }{ $needed ->
    [yes] { $count ->
        [one] ; if the condition does not hold, it is illegal
       *[other] ; if one of the conditions does not hold, it is illegal
    }
   *[no] {""}
}

# Numbers and units.
unit = { UNIT($amount, $unit) }
units = { NOUNS($unit) }

# Heads of tables.
column-player = player
column-points = points
column-what = what
column-rule = rule
column-why = why
column-move = move
column-verdict = verdict
column-brings = brings
column-before = before
column-after = after
column-change = change
column-lies = as it lies
column-place = place

# Sentences.
due = What is counted next, as the table lies:
brings-more = { IF($beside, "what else it brings is not told", "what it brings is not told") }
no-points = No points are given or taken.
unjudged = { COUNT($moves, "move") } ({ $why })
rules-not-checked = { $count } { PLURAL($count, "rule is", "rules are") } not checked
things-assumed = { $count } { PLURAL($count, "thing is", "things are") } assumed
closing = { AND($parts) } (`-v` says which)
without = without { $missing }: { $rules }
claims-made = { $count } { PLURAL($count, "claim is", "claims are") } made; `tilejudge score` answers
if = {", "}if { AND($conditions) }{ $more ->
    [0] {""}
   *[other] {" "}… and { $more } more { PLURAL($more, "condition", "conditions") }
}
follows = it could be legal if a move refused before it was another, or one is missing; what follows is judged without it
follows-like = like move { $move }
from-here-on = from here on as if move { $move } had not been made
judged-as-if = What follows is judged as if move { $move } had not been made.
judged-as-if-from = From move { $from } on, everything is judged as if move { $move } had not been made.
after-move = After: { $move }
line = line { $line }
move = move { $move }
score-before = { $after } { $unit }, { $before } before
awards-before = and { COUNT($count, "award") } before these

legal-unknown = which moves are legal is not told
legal-none = no legal move
legal-count = { IF($more, "at least ") }{ $count } legal { UNIT($count, "move") }
player-has = { $player } has { $what }
other-ways = { $count } other { PLURAL($count, "way", "ways") }{ $least ->
    [none] {""}
   *[some] , down to { SIGNED($least) }
}{ $count ->
    [one] {""}
   *[other] {" "}(`--format concise` lists them)
}

claim-says = { $player } has { $claimed } { UNIT($claimed, $unit) }
claim-right = right
stage = { $count } { $moment ->
    [now] now
    [settled] after what follows
    [tiling] after tiling
   *[end] with the end bonuses
}{ $doubt ->
    [counted] , unless the score has them already
    [goes-on] {" "}if the game is over
   *[no] {""}
}{ IF($right, " (as claimed)") }
claim-right-at = right { $moment ->
    [now] as it stands now
    [settled] after what follows
    [tiling] after tiling
   *[end] with the end bonuses
}
claim-right-so-far = right so far, and { $left }
claim-open = cannot be told: { $why }
claim-wrong = wrong, it is { $counted }
claim-wrong-so-far = wrong, it is { $counted } so far, and no choice that is left leads to { $claimed }
no-way = no other reading of the rules and no known slip leads to { $claimed }
more-ways = { $more } more { PLURAL($more, "way leads", "ways lead") } to { $claimed } (`--format json` tells them)
slip-of = { $rule } (slip: { $slip })

supposing = if { AND($supposed) }
then-illegal = illegal: { $message }
then-has = { $player } has { $after } { UNIT($after, $unit) }
then-has-at-last = { $player } has { $after } { UNIT($after, $unit) } at last
then-right = that { $claim } is right
then-wrong = that { $claim } is wrong

ruling-in-force = { $ruling } ({ $source ->
    [default] default
    [online] online
    [house] house
    [case] case
   *[command-line] command-line
})
with-answer = ; with { $answer }: { $changes }

# Trials and comparisons.
differs = { $what }: expected { $expected }, found { $found }
changed = { $what }: { $expected } before, { $found } now
unlike = what was kept of it does not fit it any more: { $fault }
new = not kept before
gone = kept before, but not there now
no-baseline = a line that `test --save` writes is expected here
failed = failed
cases = { COUNT($count, "case") }
count-passed = { $count } passed
count-failed = { $count } failed
count-idle = { $count } { PLURAL($count, "expects nothing", "expect nothing") }
count-new = { $count } not kept before
count-gone = { $count } gone
count-unreadable = { $count } cannot be read
column-passed = passed
column-failed = failed
column-idle = expect nothing
column-unreadable = cannot be read
column-reading = reading
column-cases = cases
column-changed = change
column-findings = findings
column-scores = scores
changes-with = changes with
no-more = no more { $rule }
now = now { $rule }
verdicts-of = verdicts of { $count }
findings-of = findings of { $count }
scores-of = scores of { $count }
cases-change = { $changed } of { COUNT($cases, "case") } change
compared = { COUNT($cases, "case") } compared:
compared-same = { COUNT($cases, "case") } compared, { $unchanged } of them the same under all readings
none-concerned = none of a game that a reading is about
readings-idle = { $count ->
    [one] { $count } reading changes
   *[other] { $count } readings change
} nothing here:
readings-of = { $changing } of { COUNT($readings, "reading") }
stay = { PLURAL($changing, "changes", "change") } something; { $unchanged } { PLURAL($unchanged, "case stays", "cases stay") } the same

# What is looked up.
open = open:
slip = slip:
rulebook = rulebook:
kept-in = kept in:
broken-in = broken in:
changes = changes:{" "}
no-case = no case: { $why }
book = { $title } ({ $language ->
    [Polish] Polish
   *[Spanish] Spanish
})
column-name = name
column-says = what it says
entries-near = the nearest to "{ $words }"; `tilejudge explain NAME` says all about one
entries-speak = { $count } { PLURAL($count, "entry speaks", "entries speak") } of "{ $words }"; `tilejudge explain NAME` says all about one
