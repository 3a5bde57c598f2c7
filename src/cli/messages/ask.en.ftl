# The question on a terminal.

keys = Enter alone: not told. `?` says what may stand here, `<` goes one question back, `>` asks no more and answers.
which-game = Which game?
which-question = What is the question?
which-variant = Which side of the boards, or which variant?{ IF($several, " If several, with commas between.") }
question = { $question ->
    [score] How many points?
    [bonuses] How many points with the end bonuses?
    [move] Is this move legal?
   *[photo] Is this position possible?
}
who = Whose board is it? A name; if there are several players, all of them clockwise, with commas between:
who-help = such as: Ana
    or: Ana, Luis, Marta
what-is-done = { $number ->
    [1] What is done?
   *[other] And then? Enter: nothing more.
}
which-of = { $place }: of which one is there something to tell? A name; Enter if of none, or of no other:
place = { $place }{ IF($has-hints, " (") }{ $hints }{ IF($has-hints, ")") }:
dot = `.` where nothing lies
range = { $least } to { $most }
such-as = such as { $example }
choose = choose a number from 1 to { $count }
needed = this has to be told
is-first = this is the first question
no-text = this is no plain text in UTF-8: type it once more
not-possible = Not possible: { $fault }. If it lies so, go on; `<` goes back to it.
left-out = Left out, for not all of it is told: { $lacking }
who-claims = Does somebody say another number? Such as { $player } 12; Enter if nobody does:
kept = kept as { $file }: change it there, and `tilejudge { $command } { $file }` answers again
there-meanwhile = there is a file { $file } by now, which stays as it is
nothing-kept = nothing was told, so nothing is kept
