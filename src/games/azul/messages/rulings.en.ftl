# What the rulebooks of the Azul family leave open: each question and what its answers mean.

partial-floor = May a player put some of the tiles that would fit in the chosen line on the floor line instead?
    .answer-no = All that fit are placed; only the rest falls.
    .answer-yes = The player may drop as many as they like: the passage on the floor line also speaks of tiles that a player did not care to place.

full-line-target = May a full line that holds the same colour be chosen, so that everything falls?
    .answer-no = A full line is complete and takes nothing more; whoever wants to drop everything chooses the floor line.
    .answer-yes = It may be chosen; all tiles fall.

marker-on-full-floor = What happens when the marker is taken by a player whose floor line is full?
    .answer-costs-nothing = It lies in front of the player and costs nothing.
    .answer-replaces = It replaces the last tile of the floor line, which goes to the lid.

fallen-when-full = What leaves when a tile falls and the floor line is full?
    .answer-further = The tiles for which there is no space go to the lid; those that lie on the floor line stay and cost points.
    .answer-all = All fallen tiles go to the lid, those that lie on the floor line too, as the text says if taken literally; the marker stays with the player.

no-marker-taken = Who begins the next round if nobody took from the centre?
    .answer-same-starter = Whoever began this round begins the next.
    .answer-next-after-last = The player after the last one to take.

refill = When the bag holds too few tiles for the factories, when is it refilled from the lid?
    .answer-draw-rest = The last tiles are drawn first; the bag is refilled when it is empty.
    .answer-first = It is refilled before anything is drawn.

grey-line-check = Grey side: may a line take a colour for which its wall row has no valid space left?
    .answer-yes = It may; the line will fall when it is tiled.
    .answer-no = It may not, as if the row had the colour.

grey-forced = Grey side: may a player drop a full line although its tile has a valid space?
    .answer-no = Only a line without a valid space falls.
    .answer-yes = The player may drop it.

zero-catches-marker = Does the first-player marker use up the kept "0" factory?
    .answer-no = The next tile lands on it; the marker is no tile that was taken, and goes to the floor line.
    .answer-yes = Whatever falls next lands on it, the marker too, for it counts like a tile.

zero-same-turn = Does the "0" factory catch what falls in the very turn in which it is taken?
    .answer-yes = It is kept before the tiles are placed, so it does.
    .answer-no = It serves from the next turn on.

setup-order = In what order do "+1" and colour-seeking factories take effect?
    .answer-ring = In ring order, from the first factory.
    .answer-plus-one-first = First "+1", then the colour-seekers.
    .answer-seekers-first = First the colour-seekers, then "+1".

neighbour-empty = May the rest of a "to the neighbours" factory go to a neighbour that is empty?
    .answer-yes = It may.
    .answer-no = Only to neighbours that still hold tiles; to the centre if neither does.

neighbour-away = Which is the neighbour when the factory next to it was taken away by a player?
    .answer-next = The next one round the ring.
    .answer-none = There is none on that side.
