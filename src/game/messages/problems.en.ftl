# Why a case of any game cannot be read.

# What values are called.
a-case = a case
the-case = the case
plain-key = { $key }
the-version = the version of the case format
the-language = the language
the-letters = `letters`
the-game = the game
a-ruling = the name of a ruling
an-answer = an answer
house-rules = a file of house rules
the-title = the title
the-start = the start
a-player = a player
player-name = the name of a player
score-of = the score of { $player }
the-round = the round
the-phase = the phase
the-variant = the variant
the-centre = the centre
heap = the { $heap ->
    [bag] bag
    [lid] lid
    [supply] supply
   *[tower] tower
}
factory = factory { $number }
move = move { $number }
factory-of-move = factory { $factory } of move { $number }
expected = what is expected
the-verdict = the verdict
the-conditions = the conditions
a-condition = a condition
the-findings = the findings
a-rule = the name of a rule
the-ranking = the ranking
amount-of = what { $player } has
amount-of-unit = what { $player } has of { UNIT(2, $unit) }
counted = what is counted

# Kinds of words.
colour = colour
colour-or-marker = colour or marker
variant = variant
phase = phase
place = place of the table
yes-or-no = answer
unit = thing that is counted
language = language of answers
thing-to-finish = thing to finish

# Kinds of values.
a-map-of-rules = a map of rules to numbers
a-map-of-answers = a map of names to answers
a-map-of-amounts = a map of players to numbers

# The game, its rulings, house rules.
no-map = a case is a map of keys, such as `game: azul-mini`
    .help = sentences are not understood: `tilejudge new azul` writes a case to fill in (or azul-mini, azul-master-chocolatier, azul-summer-pavilion, blue-moon-city)
no-game-said = the case does not say which game it is about
    .help = add a line `game:` with one of { LIST($games) }; `tilejudge new azul` writes a case to fill in
no-such-game = there is no game called "{ $word }"
    .help = { $help }
another-game = this is a case of { $game }, and one of { OR($games) } is read here
    .help = `game:` tells which game a case is of
games-are = games are { LIST($games) }
rulings-odd = rulings are a map of names to answers, or the word rulebook or online
    .help = write `rulings: {"{"}partial-floor: yes{"}"}` or `rulings: online`
no-such-ruling = there is no ruling called "{ $word }"
    .help = { $help ->
        [none] { "" }
       *[some] { $help }
    }
no-such-answer = "{ $word }" is no answer to the ruling { $ruling }
    .help = answers are { LIST($answers) }
no-such-preset = "{ $word }" is no set of rulings
    .help = write { OR($known) }

# Players.
too-many-players = `players` lists { $count } players: no more than four can play
    .help = leave out who is not at this table
name-too-long = the name of a player has { $count } letters: at most { $most } are read
    .help = shorten it
nobody = no player is called "{ $name }"
    .help = { $help }
one-of-several-names = "{ $name }" could be { OR($players) }
    .help = write the name as it stands in `players`
players-are = { SIZE($players) ->
    [one] the only player in `players` is { AND($players) }: add whoever else is at the table
   *[other] the players are { AND($players) }
}
fifth-player = { $name } is player { $number }: no more than four can play
    .help = leave out who is not at this table
no-mover = move { $number } does not say who makes it
    .help = add `player:` with one of { LIST($players) }

# Moves.
no-action-said = move { $number } does not say what is done
    .help = a move has one of the keys { LIST($keys) }
one-move = { $count ->
    [0] no move is told
   *[other] { $count } moves are told
}, and one is read here
    .help = write one map for one move
two-actions = move { $number } says `{ $first }` and `{ $second }`: a move is one of them
    .help = write two moves
mover-as-key = "{ $name }" is a player, not a key of a move
    .help = write the player beside what is done: `{"{"}player: { $name }, ...{"}"}`
key-of-another = move { $number } is a `{ $action }`, which has no `{ $key }`
    .help = { $keys ->
        [none] leave it out
       *[some] it can have { LIST($keys) }
    }
factories-dealt = move { $number } deals { $count } factories; there are { $most }

# Claims and expectations.
claim-of-nothing = a claim speaks of { $player }'s "{ $word }", and nothing of that name is counted
    .help = { $help }
claim-of-nobody = a claim speaks of "{ $name }", and no player is called so
    .help = { $help }
not-counted = this game counts no { UNIT(2, $unit) }
    .help = { $help }
unit-name = { UNIT(2, $unit) }
units-are = this game counts { AND($units) }
no-such-verdict = "{ $word }" is no verdict
    .help = verdicts are { LIST($known) }
no-such-rule = there is no rule called "{ $word }"
    .help = { $help }
rules-listed = `tilejudge rules` lists them
no-such-condition = there is no condition called "{ $word }"
    .help = { $help }
conditions-are = the conditions of this game are { LIST($known) }

# Words that mean two things.
phase-of-two = write `setup` before the first deal, `preparation` between two rounds

# Letters of colours.
letter-of = { $letter } { COLOUR($colour, "") }
letters-unknown = { $count ->
        [1] { LIST($letters) } is not one of the letters for colours
       *[other] { LIST($letters) } are not among the letters for colours
    }
    .help = { $declared ->
        [yes] this case has { LIST($known) }
       *[no] letters are English where a case does not say otherwise ({ LIST($known) }); { $language ->
            [es] for Spanish letters add `letters: es` ({ LIST($theirs) })
            [pl] for Polish letters add `letters: pl` ({ LIST($theirs) })
           *[none] add `letters: es` for Spanish letters, `letters: pl` for Polish ones
        }
    }
letters-of-two = { $count ->
        [1] { LIST($letters) } is one colour in English letters, and begins the name of another in { $language ->
            [es] Spanish
           *[pl] Polish
        }
       *[other] { LIST($letters) } are one colour each in English letters, and begin the names of others in { $language ->
            [es] Spanish
           *[pl] Polish
        }
    }; the case does not say which letters it has
    .help = { $language ->
        [es] add `letters: es`
       *[pl] add `letters: pl`
    } ({ LIST($theirs) }) or `letters: en` ({ LIST($known) })
letters-odd = `letters` names a language, or gives each colour a letter
    .help = write `letters: es` or `letters: pl`, or a legend such as `letters: {"{"}A: azul, M: amarillo{"}"}` with every colour
letter-twice = `letters` has { $letter } twice: { $again } is read as the same letter
    .help = give each colour a letter of its own; upper and lower case are the same, and accents do not count
colour-twice = `letters` gives { COLOUR($colour, "") } two letters
    .help = keep one of the two
colours-left = `letters` has no letter for { OR($colours) }
    .help = give every colour a letter
no-letter = "{ $word }" in `letters` is no letter
    .help = write one letter for each colour; digits, dots and dashes mean something else in a board
no-colour-of-letter = "{ $word }" in `letters` is no colour
    .help = the colours are { LIST($colours) }

starter-or-marker = "{ $key }" could mean who began this round, or who has the first-player marker
    .help = write `starter:` for who began, `marker:` for who has the marker

players-listed = `players` should be a list of the players
    .help = write an item for each: `players: [{"{"}name: Ana{"}"}, {"{"}name: Luis{"}"}]`; what is known of one stands beside the name
factories-none = "{ $text }" does not say how many empty factories there are
    .help = write "" for each: `factories: ["", "", "", "", ""]` for two players; leave `factories` out where they are not known
factories-listed = `factories` should be a list, not "{ $text }"
    .help = write an item for each factory: `factories: [{ $parted }]`
marker-taken = `take` of move { $number } names { THE($marker) }, which no move has to say
    .help = write only what is taken: whoever takes first from the centre gets { THE($marker) } with it
