# What a value is called, and what is wrong with it.

# Kinds of value.
quoted = "{ $text }"
a-list = a list
a-list-with-a-map = a list with a map in it
a-map = a map
a-text = a text
a-number = a whole number
a-map-of-keys = a map of keys
a-kind = a { $kind }
a-run = a run of letters or words, such as YYB or "yellow blue"
a-drawing = drawn under `|`, { $row } by { $row }, or a list with a text for each { $row }

# What it is called.
the-text = the text
key = `{ $key }`
key-of-move = `{ $key }` of move { $number }
count-of = a count of { $what }
word-in = a word in { $what }
row-of = { $row } { $number } of { $what }

# What to write instead.
suggested = did you mean { $word }?
count-wanted = write a letter for each (`{ $run }`), or the word after the number (`{ $two }`)
unseen-wanted = leave the key out where it is not known which colours lie there
nothing-wanted = write "" for nothing there
known = known: { LIST($words) }
lettered = { $word } ({ $letter })
its-keys = its keys are { LIST($keys) }
up-to = { $thing } 1 to { $thing } { $last }

no-value-given = { $what }: no value is given
    .help = { $nothing ->
        [text] write "" for nothing there; leave the key out if it is not known
        [zero] write 0 for none; leave the key out if it is not known
       *[none] leave the key out if it is not known
    }
no-number = { $what } should be a whole number, not "{ $text }"
    .help = { $number ->
        [none] write digits only, such as 12; leave out what is not known
       *[other] write only the number: { $number }
    }
of-another-kind = { $what } should be { $expected }, not { $found }
no-such-key = { $what } has no key "{ $key }"
    .help = { $help }
same-key = "{ $first }" and "{ $second }" are the same key
    .help = keep one of the two
key-missing = { $what } does not say `{ $key }`
    .help = add `{ $key }:`
number-is = { $what } cannot be { $number }
    .help = { $only ->
        [yes] it can only be { $least }
       *[no] it can be { $least } to { $most }
    }
no-such-word = "{ $word }" is no { $kind }
    .help = { $help }
no-such-word-in = "{ $word }" in { $what } is no { $kind }
    .help = { $help }
and-or-piece = "{ $word }" in { $what } could join two words, or mean { $piece }
    .help = write words (`{ $first } and { $second }`) or capital letters (`{ $run }`)
or-or-pieces = "{ $word }" in { $what } could join two words, or mean { AND($pieces) }
    .help = write what is there; where it may be one or another, leave it out
count-or-piece = "{ $word }" in { $what } could mean one piece ({ $counted }), or two ({ $piece } and { $counted })
    .help = write `{ $counted }`, or `{ $piece }, { $counted }`
number-or-piece = "{ $word }" in { $what } could be a number, or an empty space and then { $piece }
    .help = write `{ $digits }` for { $piece } alone, `.{ $digits }` with an empty space before it
how-many = "{ $word }" in { $what } does not say how many
    .help = write how many (`{ $two }`), or a letter for each (`{ $run }`)
of-which = "{ $word }" in { $what } does not say of which colours
    .help = write a letter for each (`{ $run }`), or the word after the number (`{ $two }`); where the colours are not known, leave the key out

# Words with a number.
cannot-be = { $what } cannot be "{ $text }"
    .help = it can be { OR($choices, apart: "yes") }
not-one-of = "{ $text }" in { $what } is no { $kind }
    .help = it can be { OR($choices, apart: "yes") }
several-places = { $what } names several places, and it is one place
    .help = it can be { OR($choices, apart: "yes") }
only-one = { $what } is "{ $text }", but there is only one { $thing }
    .help = it can be { OR($choices, apart: "yes") }
which-one = { $what } does not say which { $thing }
    .help = it can be { OR($choices, apart: "yes") }
does-not-exist = { $what } is "{ $text }", which does not exist
    .help = it can be { OR($choices, apart: "yes") }
two-kinds = move { $number } takes { $first } and { $second }: one { $kind } is taken at a time
    .help = write `take: { $first }`
kind-listed = { $what } should be a text, not a list
    .help = write in one text how many and of which { $kind }, such as `{ $two }`
kind-left-out = { $what } says how many, but not of which { $kind }
    .help = write both, such as `{ $two }`
no-whole-number = "{ $text }" in { $what } gives no whole number
    .help = write it like `{ $two }`
so-many-tiles = move { $number } takes { $count } tiles
    .help = it can be 1 to { $most }

# Runs and boards.
dots-odd = { $what }: three dots could mean that nothing else is there, or that it is not known
    .help = leave the key out where it is not known; without the dots it is all that is there
dots-odd-within = { $what }: three dots could mean that nothing else is there, or that it is not known
    .help = leave `{ $key }` out where not all is known; without the dots it is all that is there
counted-twice = { $what } counts { $thing } twice
    .help = keep one of the two
holds-too-many = { $what } holds { $count } times { $thing }
    .help = at most { $most } of each can be told
rows-wrong = { $what }: { COUNT($count, $row) } instead of { $rows }
    .help = write every { $row }; a dot is an empty space
spaces-wrong = { $what }: { COUNT($count, "space") } instead of { $columns }
    .help = write a letter for each piece, a dot for each empty space and a ? for each of which nothing is told
run-together = { $what } is written with >, which runs its rows together
    .help = use | instead of >
