# Why arguments cannot be carried out.

no-game = there is no game called "{ $word }": { $help }
games-are = games are { LIST($known) }
ruling-shape = "{ $word }" answers no question: write --ruling NAME=VALUE, such as partial-floor=yes
no-ruling = there is no ruling called "{ $word }": { $help }
rulings-listed = `tilejudge rulings` lists them
no-answer = "{ $word }" is no answer to { $ruling }: answers are { LIST($known) }
claim-shape = "{ $word }" is no claim: write --claim PLAYER=NUMBER, such as Ana=43
claim-number = "{ $word }" is no number that somebody can have
nothing-like = no rule or ruling speaks of "{ $word }": { $help }
rules-listed = `tilejudge rules` and `tilejudge rulings` list them
no-variant = the game has no variant called "{ $word }": { $help }
variants-are = variants are { LIST($known) }
no-variants = it is always played in the same way
no-question = there is no case to fill in for "{ $word }": { $help }
questions-are = it may be for { LIST($known) }
question = { $question ->
    [score] who has how many points: one board before it is counted
    [move] whether a move may be made: the table, and moves
   *[photo] whether the table is possible: everything that lies on it
}
games-to-fill-in = Games:
no-phase = no case to fill in is in a phase called "{ $word }": { $help }
phases-are = it may be { LIST($known) }
no-phases = it is the same in every phase
which-reading = say which reading to compare with: --ruling NAME=VALUE, --rulings PRESET, or --all
house-rules = the house rules
cannot-write = this command cannot write { $format }; it writes { LIST($known) }
picture-alone = the picture takes the standard output: leave --format out, or give --svg a file
write-stdin = standard input cannot be changed: give --write a file
write-one-file = --write changes one file: name that one alone
write-nothing = nothing is impossible there: --write has nothing to change
no-change = there is no change { $number }: --write takes one of those that are listed
write-stream = --write cannot change a stream of cases, nor a file that changes meanwhile
write-several = several cases of the file are impossible: --write changes files of one such case
no-output = the output cannot be written: { $cause }
no-server = the language server cannot be started: { $cause } (`cargo install tilejudge-lsp`, or put `tilejudge-lsp` beside `tilejudge`)
update-stdin = --update changes files: standard input cannot be changed
no-such-cases = no case has "{ $words }" in its title or its name
update = Write what is found into { COUNT($cases, "case") } in { COUNT($files, "file") }? [y/N]
yes = y
update-stream = { $file } is a stream of cases, or has changed meanwhile: --update leaves it as it is
updated = { $file }: { COUNT($cases, "case") } { PLURAL($cases, "expects", "expect") } what is found
watch-stdin = standard input cannot be watched: name files
save-stdout = --save needs the name of a file
unkept = { $file }: { COUNT($cases, "case") } that cannot be read { PLURAL($cases, "is", "are") } not kept: { AND($names) }
unchanged = { AND($names) } not updated: what is found there cannot be written as it is expected
passed-over = { COUNT($cases, "file") } passed over without a key `game` or `players`: { AND($names) }
nothing-compared = none of the cases was kept before: --against takes what `test --save` has written of these files
