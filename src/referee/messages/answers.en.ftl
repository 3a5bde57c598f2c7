# What the referee answers beyond the words of a game: claims, moves that were not judged, phases that are not told, other rulings.

start-impossible = the position that they start from is not possible
start-undecided = the position that they start from cannot be decided
earlier-undecided = an earlier move cannot be decided
earlier-refused = an earlier move was refused
position-impossible = the position is not possible
position-undecided = the position cannot be decided
move-undecided = move { $move } cannot be decided
move-chooses = move { $move } leaves a choice to whoever makes it, and does not say how it is made
too-many-worlds = what the moves bring hangs on more than can be tried
move-illegal = move { $move } is not legal; until then it is { $now }

not-told = { IF($listed, "more may be legal: ") }the case does not tell { AND($missing) }

by-what-is-told = { $bounds } by what is told
with-what-comes = { $bounds } with what is still to come
once = { $count } once { AND($moves) }
if-over = { $count } with the end bonuses{ $doubt ->
    [counted] , unless the score has them already
   *[goes-on] {" "}if the game is over
}
beside-slip = { $open }; without that it is { $count }, and { $why }
untried = more choices are left than were tried
so-far = { $count } so far, and { $left }

unit-in-case = a number alone is of { NOUNS($own) }; `{ $example }` speaks of { NOUNS($other) }
claim-in-case = {"{"}{ $player }: {"{"}{ $key }: { $number }{"}"}{"}"}
claim-as-option = --claim { $player }.{ $key }={ $number }

with-readings = { $number } is what you get with { AND($readings) }
with-readings-once = { $number } is what you get with { AND($readings) }, once { AND($moves) }
reading = { $ruling }={ $answer } ({ $question } { $meaning })
with-online = { $number } is what you get with all answers of the live implementation (--rulings online)
with-slip = { $number } is what you get if { $slip }
with-slips = { $number } is what you get if, each of { $times } times, { $slip }
stopped-early = { $number } is what { $player } has before { $over ->
    [yes] the end bonuses; if the score in the case has them in it, its phase is `over`
    [played] the end bonuses
   *[no] this is counted: { $move }
}
only-new = { $number } is only what is counted now, without the { $before } from before
not-counted-yet = { $number } is what { $player } has if the { $typed } in the case are without the bonuses of the end: then its phase is `end`
of-another = { $number } is what { $player } has

scores-left-out = the `score:` of { AND($players) }, which cannot be right, is left out

no-world-fits = { $key ->
    [phase] no phase fits
   *[other] nothing fits
}; this is what is wrong in { $world }
several-tables = several tables fit, and the case does not tell { LIST($places) }
-on-key = { $id ->
    [choice] it depends on what the moves leave open
   *[other] it depends on `{ $key }:`, which the case does not tell
}
world-open = { $row ->
    [yes] { -on-key }
   *[no] the case does not tell whether { $says }
}
world-open-legal = { IF($listed, "more may be legal: ") }{ $row ->
    [yes] { -on-key }
   *[no] the case does not tell whether { $says } (`{ $key }:`)
}
world-decides = { $move }: refused if { $says }, and the case does not tell whether that is so
    .label = which is it?
    .help = add `{ $key }:` to the case
ruled-out = { $move }: that would be legal only if { $says }, which the rest of the case rules out
    .label = not on this table
    .help = { $fault ->
        [none] if it was legal, something else in the case is not as it was: look at `{ $key }:`
       *[other] for then { $fault }
    }
world-decides-claim = it is { AND($answers) }, and the case does not tell which it is
right-in = right ({ $world })
counted-in = { $count } ({ $world })
open-in = open ({ $world })
world-decides-award = { $id ->
    [choice] { IF($same, "what it is for", "what it brings") } depends on what the moves leave open
   *[other] { IF($same, "what it is for", "what it brings") } depends on `{ $key }:`, which the case does not tell
}

then-impossible = the position would not be possible
then-worlds = it could be { OR($worlds) }
then-possible = the position would be possible
then-move = move { $move } { $legal ->
    [yes] would be legal
    [if] would be legal under conditions
    [if-else] would be legal under other conditions
    [open] could not be decided
   *[no] would be refused
}
then-choice = a choice would be left before everything is counted
then-points = { $player } would have { $then } instead of { $now }
then-units = { $player } would have { COUNT($then, $unit) } instead of { $now }
then-other-moves = other moves would be legal
then-moves = { COUNT($then, "move") } would be legal instead of { $now }
then-table = only the table would look different afterwards

expected-verdict = the verdict
expected-conditions = the conditions
expected-findings = the findings
expected-points = what { $player } gains in { NOUNS($unit) }
expected-scores = what { $player } has in { NOUNS($unit) }
expected-awards = what { $rule } brings { $player }
hangs-on = hangs on this: { $condition }
expected-ranking = the ranking
just = { $what }
verdict-word = { $verdict ->
    [legal] legal
    [legal-if] legal under conditions
    [illegal] illegal
    [impossible] impossible
    [undecided] undecided
   *[unreadable] unreadable
}
none = none
nothing-counted = nothing that can be counted
fault = { $message } ({ $rule })
award = { SIGNED($amount) }: { $why } ({ $rule })
names = { AND($players) }
bounds = { $amount }
then-place = { $before }, then { AND($players) }
