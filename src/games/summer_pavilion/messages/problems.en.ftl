# Why a case of this game cannot be read.

# What values are called.
stars-of = `stars` of { $player }
star-of = { $star } of { $player }
number-in = a number in { $what }
tile-on = a tile on { $what }
tiles-of = the tiles of { $player }
corners-of = the corners of { $player }
bonus-of = the bonus tiles of { $player }
tokens-of = the number of 80-point tokens of { $player }

# Kinds of words and values.
between = thing between the stars
number-of-space = number of a space
star = star
a-heap-in-part = a map of colours to numbers, such as {"{"}blue: 3, ...: .{"}"}
stars-in-part = {"{"}...: .{"}"}, which leaves the other stars untold
a-map-of-tiles = { $places ->
    [yes] a map of places to tiles, such as {"{"}place 1: red, place 2: green{"}"}
   *[no] a map of numbers to tiles, such as {"{"}1: red, 2: green{"}"}
}

wild-colour = the wild colour is another in each round: add `round:`, or write the colour itself (1: purple, 2: green, 3: orange, 4: yellow, 5: blue, 6: red)
who-does-not-pass = who does not pass makes another move or none: leave this one out; who keeps no tile writes `pass: nothing`

# Stars.
sign-odd = { $what } is given with a sign that is no number of a space
    .help = write the numbers that are covered with blanks between them, such as "1 5"
three-or-place = { $what }: every space of the centre prints a 3, so "3" alone does not say which one the tile is on
    .help = write its place, 1 to 6 clockwise from the top: `place 1` for the top one, `place 3` for the third
three-or-place-on = `on` of move { $number }: every space of the centre prints a 3, so "centre 3" does not say which one
    .help = write its place, 1 to 6 clockwise from the top: `centre place 1` for the top one, `centre place 3` for the third
space-twice = { $what } names the space { $number } twice
    .help = a space holds one tile: keep one of the two

# Players.
none-in-part = { $what }: a 0 beside `...`, where there may be more
    .help = leave the colour out if there may be some of it; otherwise tell all colours, and no `...`
two-bonuses = two players cannot both have bonus tiles to choose: they are chosen at once
    .help = keep the one whose turn it is
tokens-alone = { $player } has `tokens` but no `score`
    .help = add `score:`, the place on the track

beyond-the-track = { $player } has `tokens` and `score: { $score }`, which is no place on the track: it ends at { $track }
    .help = with `tokens`, write the place on the track; or all points, and no `tokens`

star-absent = { $what }: no value is given
    .help = write "" for a star on which nothing lies, or leave it out; where it is not known, leave out all of `stars:`

# Moves.
no-source = move { $number } says neither where the tiles come from nor which they are
    .help = write all of them (`take: RRP`), or show the factories and say `from: factory 1`
which-star = `on` of move { $number } does not say which star
    .help = write the star and the number, such as `right 6`
which-space = `on` of move { $number } names { $star }, but none of its spaces
    .help = add the number of the space, such as { $by_place ->
        [yes] `{ $typed } place 1`
       *[no] `{ $typed } 1`
    }
one-tile-a-turn = `place` of move { $number } says several tiles, but in a turn one is placed
    .help = write `place: { $typed }`; the others with which it is paid for stand under `pay`
kept-and-discarded = { $what } tells what is discarded{ $kept ->
        [none] , not what is kept
       *[some] , too
    }
    .help = write only what is kept (`keep { $kept ->
        [none] GGGG
       *[some] { $kept }
    }`): all others are discarded
kept-unclear = { $what } does not say what is kept
    .help = write the tiles (`keep GGGG`), `keep nothing`, or `keep all`
kept-uncounted = { $what } does not say how many { NOUNS("tile", $colour) } are kept
    .help = write how many (`keep { $two }`), a letter for each (`keep { $run }`), or `all` before the colours

stars-mapped = { $what } should be a map of stars
    .help = { $coloured ->
        [yes] write each star and its covered numbers: `stars: {"{"}{ $star }: "5 6"{"}"}`
       *[no] write each star, its covered numbers and their tiles: `stars: {"{"}{ $star }: {"{"}5: red{"}"}{"}"}`
    }; stars that are left out are empty, and where they are not known, leave out all of `stars:`
