# Why a case of this family cannot be read.

# What values are called.
wall-of = { THE($wall) } of { $player }
lines-of = the pattern lines of { $player }
floor-of = { THE($floor) } of { $player }
kept-of = the factory that { $player } keeps
gold-side = a gold side

# Kinds of words and values.
side-of-factory = gold side of a factory
state-of-lines = state of the lines
state-of-source = state of the factories
state-of-effects = state of the effects
a-map-of-factories = a map of factories to tiles

# The variant.
no-specialised = { $title } has no specialised factories: its rulebook does not print them
    .help = they are a variant of azul-master-chocolatier, and of azul for whoever plays them there
both-sides = the boards cannot show the coloured and the grey side at once
    .help = keep one of the two

# Gold sides.
seeks-no-colour = a factory cannot seek "{ $word }": that is no colour
    .help = { $help }
no-gold-side = "{ $word }" is no gold side of a factory
    .help = { $help }
gold-sides = known: plus-one, seek blue (or another colour), stay, neighbours, zero

# Moves.
no-source = move { $number } says neither where the tiles come from nor how many there are
    .help = write how many (`take: 2 yellow`), or show the factories and say `from: factory 1`
rest-twice = `rest` of move { $number } names the same place twice
    .help = write its tiles together
rest-too-wide = `rest` of move { $number } names { $count } factories
    .help = the rest goes to the two neighbours of the factory

# Words that are not clear.
no-brown = this edition has yellow in the place of brown
no-yellow = this edition has brown in the place of yellow

rest-told = `...` in { $what } says only that the other { $rows ->
        [yes] rows
       *[no] lines
    } are not known
    .help = write `...: .`, or name them; what is left out without `...` is empty
line-in-part = { $what }: line { $line } is told with a `?` beside its tiles, and a line is told whole or not at all
    .help = write all that lies on it, or `?` alone
line-twice = line { $line } stands twice in { $what }
    .help = keep one of the two
