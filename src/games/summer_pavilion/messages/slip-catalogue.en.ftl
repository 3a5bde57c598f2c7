# Mistakes in counting, of Summer Pavilion: what is done wrong, as what follows "if", and why that is wrong.

ring-not-closed = a 6 and a 1 are not taken as connected
    .statement = A star is a ring: its 6 lies beside its 1.

pillar-scored = a point is counted for a pillar
    .statement = A surrounded pillar brings a tile from the supply, and no point.

statue-scored = points are counted for a statue
    .statement = A surrounded statue brings two tiles from the supply, and no points.

window-scored = points are counted for a window
    .statement = A surrounded window brings three tiles from the supply, and no points.

only-touching = only the tiles that touch the placed one are counted with it
    .statement = The whole unbroken run counts, not only the next tile of it.

new-tile-left-out = the placed tile itself is not counted, only what it joins
    .statement = The placed tile is one of the tiles of its run and counts like the others.

lone-tile-left-out = a tile that touches no other is given nothing
    .statement = Every placed tile brings 1 point, also one that touches no other.

counted-alone = a tile is counted alone, without the run that it joins
    .statement = One point is for a tile that touches no other; with others every tile of the run counts.

colour-breaks-run = tiles of other colours are not taken as connected
    .statement = Spaces that lie side by side in a star are connected whatever the colours of their tiles.

new-tile-twice = the placed tile is counted twice
    .statement = Each tile of the run counts once, the placed one too: a star has one ring and no second direction.

run-forgotten = nothing is counted for a tile and its run
    .statement = A tile that is placed beside others brings a point for each tile of the run.

shorter-side-left-out = the tiles on the shorter side of a tile that closes a gap are left out
    .statement = A tile that closes a gap is connected to both sides, and all of it counts.

longer-side-left-out = the tiles on the longer side of a tile that closes a gap are left out
    .statement = A tile that closes a gap is connected to both sides, and all of it counts.

gap-jumped = tiles of the star behind a gap are counted
    .statement = A run ends where a space is empty.

neighbouring-star = tiles of a neighbouring star are counted
    .statement = Tiles are connected only within one star.

number-as-points = the number of a space is taken for its points
    .statement = The number says what the space costs; points are for the tile and those that it is connected to.

connected-by-number = spaces are taken as neighbours in the order of their numbers
    .statement = Neighbours are the spaces that lie side by side: on the monochrome side the numbers go 3, 2, 1, 4, 5, 6 round a star.

payment-paid-for = the tiles that a space costs are paid for like discarded ones
    .statement = Tiles that go to the tower as the price of a space cost no points.

number-at-once = all spaces of a number are rewarded as soon as they are covered
    .statement = The bonus for all spaces of a number is counted after the last round.

marker-forgotten = the first-player marker is not paid
    .statement = Whoever takes the marker loses a point for each tile taken with it.

marker-without-wild = the wild tile is not counted in the marker's price
    .statement = The marker costs a point for each tile taken in the turn, also for the wild one.

marker-one-point = the marker is paid with a single point
    .statement = The marker costs a point for each tile taken with it.

marker-itself = the marker is counted in its own price
    .statement = The marker costs a point for each tile taken with it, and nothing for itself.

marker-whole-hand = the marker is paid with a point for every tile beside the board
    .statement = Only the tiles of this turn count in the marker's price, not those that lay beside the board before.

marker-to-zero = the marker takes the score to 0
    .statement = The price of the marker takes nobody back beyond the first space of the track, which is the 1.

marker-past-zero = the marker takes the score below 0
    .statement = The price of the marker takes nobody back beyond the first space of the track.

later-take-paid = tiles from the centre are paid for after the marker is gone
    .statement = Only the first who takes from the centre in a round pays; after that, tiles from the centre cost nothing.

discarded-forgotten = the discarded tiles are not paid
    .statement = Each tile that is discarded on passing costs a point.

kept-paid = kept tiles are paid for like discarded ones
    .statement = Tiles that are kept in the corners cost nothing on passing.

corners-scored = tiles in the corners are given a point each
    .statement = Tiles in the corners bring no points; only tiles on stars do.

kind-once = of several stars of a kind only one is counted
    .statement = On the monochrome side each complete star brings its bonus, also a second one of the same kind.

star-left-out = the bonus for a star of one colour is forgotten
    .statement = Each complete star brings its bonus.

multicolour-star-left-out = the bonus for a star in six colours is forgotten
    .statement = Each complete star in six colours brings 12 points.

star-by-place = a star is given what the coloured side brings in its place
    .statement = On the monochrome side the tiles of a star decide what it brings, not where it lies.

line-below = the bonus for a star is read from the line below its own
    .statement = A star in six colours brings 12, red 14, blue 15, yellow 16, orange 17, green 18 and purple 20 points.

line-above = the bonus for a star is read from the line above its own
    .statement = A star in six colours brings 12, red 14, blue 15, yellow 16, orange 17, green 18 and purple 20 points.

star-twice = the bonus for a star is counted twice
    .statement = A complete star brings its bonus once: not when it is completed and at the end again.

number-left-out = the bonus for all spaces of a number is forgotten
    .statement = All 1s bring 4 points, all 2s 8, all 3s 12 and all 4s 16.

number-line-below = the bonus for a number is read from the line below its own
    .statement = All 1s bring 4 points, all 2s 8, all 3s 12 and all 4s 16.

number-line-above = the bonus for a number is read from the line above its own
    .statement = All 1s bring 4 points, all 2s 8, all 3s 12 and all 4s 16.

number-twice = the bonus for all spaces of a number is counted twice
    .statement = All spaces of a number bring their bonus once, at the end of the game.

star-unfinished = a star that lacks a tile gets the bonus
    .statement = The bonus is for all six spaces of a star.

number-without-centre = a number is counted without the star in the centre
    .statement = Every space of the board with the number has to be covered, those of the star in the centre too.

number-unfinished = a number that lacks a space gets the bonus
    .statement = Every space of the board with the number has to be covered.

number-beyond-four = all 5s or all 6s are given a bonus
    .statement = Only the numbers 1 to 4 bring a bonus.

centre-by-place = the places of the star in the centre are taken for the numbers 1 to 6
    .statement = On the monochrome side every space of the star in the centre prints a 3.

leftovers-forgotten = the tiles left in the corners are not paid
    .statement = Each tile that is left in a corner after the last round costs a point.

leftovers-first = the tiles left in the corners are paid before the bonuses
    .statement = The bonuses are counted first, so their points can be lost too.

token-left-out = the 80 points of the token are forgotten
    .statement = The score is what the score marker shows, and 80 for each token.
