# What cases to fill in say of an edition: its title, its variants as cases name them, the letters of its colours.

title = { $title }
variant = { $variant }
letter = { $letter } { COLOUR($colour, "") }
colour = { COLOUR($colour, "") }
