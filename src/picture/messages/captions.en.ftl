# What stands on pictures of any game, and in cases to fill in: titles, variants, what players have.

title = { $title }
variant = { $variant }
letter = { $letter } { COLOUR($colour, "") }
colour = { COLOUR($colour, "") }

round = round { $round }
points = { COUNT($points, "point") }
to-move = to move
has-marker = has the first-player marker
more-players = and { $count } more { UNIT($count, "player") }

factories = Factories
factories-and-centre = Factories and centre
centre = centre
bag = bag
empty = empty
heap-empty = empty
nothing = nothing
none = none
not-known = not known
