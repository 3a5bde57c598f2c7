# What is written on pictures of a table.

random-centre = random centre
turn-of = { $player }'s turn
phase = { $phase ->
    [movement] movement
    [building] building and offering
    [drawing] drawing
   *[over] the game is over
}
in-this-turn = In this turn: { $progress }
steps-left = { COUNT($count, "step") } left
steps-walked = { COUNT($count, "step") } walked
stones-placed = { COUNT($count, "stone") } placed
offerings-made = { COUNT($count, "offering") }
ordinary = { IF($offered, "the ordinary one too", "none the ordinary one") }
cards-discarded = { COUNT($count, "card") } discarded

building = { NOUN($building) }
again = again
finished = finished
not-finished = not finished
finished-and-not = finished, and not finished
finished-beside = finished; beside it:
any = any
any-colour = any colour
paid-in = { COLOUR($colour, "section") }
more-sections = +{ COUNT($count, "section") }
section = { NTH($section) } sec.
on-number = on { $number }
outside = outside the city
somewhere = Somewhere in the city
read-off = Read off the tiles
reward-of = : { $part ->
    [master] beside the star
    [each] below the star
   *[neighbour] at the upper right
}, { $reward }

legend = 5· free, 5{ $tag } with a stone, 5? not told; (figures) { $figures }; <dragons> { $dragons }
obelisk = Obelisk
supply = Supply
hand = hand
aside = aside
draw = draw
discard = discard
draw-pile = draw pile
discard-pile = discard pile
card = { CARD($card) }
people = { COLOUR($colour, "card") }
others = others
face-down = { COUNT($count, "card") } face down
amount = { COUNT($count, $noun) }
several = { NOUNS($noun) }
