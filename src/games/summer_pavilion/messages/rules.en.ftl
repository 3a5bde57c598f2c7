# The rules of Summer Pavilion: the title and the statement of each, and why no case can break some.

# What is in the box, how the table is set up, what the game is about.

two-to-four-players = Two to four players
    .statement = Two, three or four people play.

one-board-each = One board for each player
    .statement = Each player has one board of their own, with seven stars of six spaces each, pillars, statues and windows between them, and a place for one tile in each of its four corners.

same-side-for-all = The same side for everybody
    .statement = All players use the same side of the boards: the one with stars in different colours, or the monochrome one if they agreed on that variant.
    .never = a case has one `variant:` for all players, so it cannot say otherwise

stars = Six stars in a ring, one in the middle
    .statement = On the coloured side the outer stars are, clockwise from the upper left, orange, red, blue, yellow, green and purple; the star in the middle has no colour of its own. The six spaces of a star form a ring: each touches the one before it and the one after it, and space 6 touches space 1.
    .never = it is a map: a star or a space that it does not have cannot be read, and a tile of another colour breaks `star-of-its-colour`

factories-for-players = Five, seven or nine factories
    .statement = Factories lie in a circle around the centre of the table: five for two players, seven for three, nine for four.

score-board = The score board
    .statement = One score board lies beside the factories. It shows the round and its wild colour, has spaces for the supply, and counts everybody's points on one track, each with one marker.
    .never = where it lies leaves no trace, and a score that no track can show cannot be read

round-marker = The round names the wild colour
    .statement = The round marker starts on round 1. The space that it is on tells the round and, with it, the wild colour.

wild-colours = The wild colour of each round
    .statement = The wild colour is purple in round 1, green in round 2, orange in round 3, yellow in round 4, blue in round 5 and red in round 6.
    .never = a table: a case says the round and never the wild colour; who takes another colour for wild breaks `wild-tiles-replace` or `one-wild-tile-goes-along`

score-starts-at-five = Scores start at 5
    .statement = Every player begins the game with 5 points.

twenty-two-of-each-colour = Twenty-two tiles of each colour
    .statement = The game has 132 tiles, twenty-two of each of six colours: blue, red, yellow, green, orange and purple. Each of them is always in one place: in the bag, on a factory, in the centre, in the supply, with a player or in the tower.

all-tiles-start-in-the-bag = All tiles start in the bag
    .statement = Before the game all 132 tiles are in the bag; boards, supply, factories, centre and tower are empty.

supply-of-ten = Ten tiles in the supply
    .statement = The score board has ten supply spaces. They are filled at the start with tiles drawn from the bag, one on each.

factory-gets-four = Four tiles on each factory
    .statement = Each factory is filled with four tiles drawn from the bag.

one-first-player-marker = One first-player marker
    .statement = There is one first-player marker. It is always in one place: in the centre or with a player.

marker-starts-in-the-centre = The marker starts in the centre
    .statement = At the start of each round the first-player marker lies in the centre of the table, where it stays until somebody takes tiles from there.

tower = Discarded tiles go to the tower
    .statement = The tower stands beside the factories. Every tile that is discarded goes into it and waits there until the bag is empty.

unused-parts-leave = What is not needed stays in the box
    .statement = Boards, score markers and factories that are not needed go back to the box.
    .never = what went back to the box is not on the table; too many factories break `factories-for-players`

goal = Most points after six rounds
    .statement = The aim is to have the most points at the end, after six rounds and a final scoring.
    .never = every ranking follows it, and the referee makes the ranking

three-phases = A round has three phases
    .statement = Each round has three phases: tiles are taken, tiles are played, and the next round is prepared; the third is left out in the last round.

first-starter = Who begins the first round
    .statement = The youngest player begins the game.

turns-go-clockwise = Turns go clockwise
    .statement = Turns go round the table clockwise, in taking as in playing; everybody has several turns a round. Whoever has passed is left out.

# Phase 1: who takes which tiles from where, and what the marker costs.

take-from-one-place = A turn takes from a factory or from the centre
    .statement = In their turn players must take tiles, either from one factory or from the centre. Only what lies there can be taken.

take-all-of-colour = All tiles of one colour are taken
    .statement = Whoever takes chooses one colour other than the wild one and takes all tiles of it that lie on the chosen factory or in the centre: no fewer, and no other colour with them but the wild one.

wild-colour-is-not-chosen = The wild colour is not chosen
    .statement = The wild colour of the round cannot be chosen as long as a tile of another colour lies on the same factory, or in the centre for a take from there.

one-wild-tile-goes-along = One wild tile goes along
    .statement = If tiles of the wild colour lie beside the chosen ones, exactly one of them must be taken too: not none, and not two.

one-tile-where-all-are-wild = Where all tiles are wild, one is taken
    .statement = If only tiles of the wild colour lie on a factory or in the centre, whoever takes there takes exactly one of them.

rest-goes-to-the-centre = The rest of a factory goes to the centre
    .statement = After a take from a factory its other tiles move to the centre, wild ones too, and the factory is empty. Tiles come to the centre from nowhere else, and what a take from the centre leaves behind stays there.

taken-tiles-lie-beside-the-board = Taken tiles lie beside the board
    .statement = The tiles that a player takes lie beside their own board until they are played.

first-from-centre-takes-marker = The first take from the centre brings the marker
    .statement = The first player of a round to take tiles from the centre also takes the first-player marker and puts it beside their board.

marker-costs-tiles-taken = The marker costs a point for each tile
    .statement = Whoever takes the first-player marker loses one point for each tile taken in this turn, the wild one included.

marker-stops-at-one = The score stops at 1
    .statement = The price of the marker moves a score back to 1 at most; whoever has 1 point pays nothing. The track begins at 1.

marker-holder-begins = Who has the marker begins
    .statement = The player with the first-player marker is the first to play tiles in this round and the first to take tiles in the next.

taking-ends-when-all-is-taken = Taking ends when everything is taken
    .statement = Tiles are taken as long as one lies on any factory or in the centre. When none does, the tiles are played. (The Polish rulebook, as far as our copy can be read, does not say so.)

wild-in-its-round-only = A colour is wild in its round only
    .statement = Tiles of the wild colour replace others in this round only. Kept for a later round, they are of their own colour and nothing else, as another colour is wild then.

# Phase 2: placing tiles and paying for them, points, bonus tiles.

one-tile-a-turn = One tile a turn
    .statement = In their turn players place one single tile on their own board, or pass. Then it is the next player's turn.
    .never = a `place` has one `on:`; a second one in the same turn breaks `turns-go-clockwise`

playing-ends-when-all-have-passed = Playing ends when everybody has passed
    .statement = Turns go on until nobody can or wants to place another tile, which is when everybody has passed.

play-from-beside-the-board = Only tiles beside the board are played
    .statement = Tiles are placed and paid for only with tiles that lie beside the player's own board.

only-on-spaces-of-stars = Only on the spaces of stars
    .statement = Tiles are placed only on the rhombus-shaped spaces of the stars, never on pillars, statues or windows.

only-on-free-spaces = Only on free spaces
    .statement = A space takes one tile: only an empty one can be chosen.

star-of-its-colour = Each star takes its own colour
    .statement = On a coloured star only tiles of that colour are placed.

number-is-the-price = A space costs as many tiles as its number
    .statement = The number of a space says how many tiles are needed for it in all, the placed one included: no fewer and no more.

rest-of-payment-is-discarded = One tile is placed, the others leave
    .statement = Of the tiles that a space costs one is placed on it; all others go to the tower.

centre-star-takes-each-colour-once = The centre star takes each colour once
    .statement = Any space of the star in the middle takes any colour, but its six tiles are of six different colours: a colour that lies there already cannot be placed there again.

unplayed-tiles-stay = What is not played stays beside the board
    .statement = Tiles that are not used in a turn stay beside the board for later turns.
    .never = the referee sees to it; tiles that were not taken break `play-from-beside-the-board`

wild-tiles-replace = Wild tiles replace any colour
    .statement = A space is paid for with tiles of the placed tile's colour; tiles of the wild colour of the round may stand in for any of them, even for tiles that the player has. No other colour does.

one-tile-of-the-colour = At least one tile of the colour
    .statement = Wild tiles are always combined with at least one tile of the colour that is placed; that tile is the one that is placed.

wild-tile-on-its-own-colour = A wild tile lies on its own colour only
    .statement = A tile of the wild colour is never placed on a star of a colour that it stands in for. As the tile that is placed it goes where its own colour goes: on the star of that colour, or on the star in the middle if that colour is not there yet.

point-for-the-placed-tile = A point for the placed tile
    .statement = Each tile that is placed brings 1 point.

points-for-connected-tiles = A point for each connected tile
    .statement = A tile that is placed beside others of its star brings 1 point for each tile of the unbroken run that it then belongs to, itself included. (The Polish rulebook says the same in other words: a point for the tile, and an additional one for each of those beside it.)

connected-within-a-star = Connected within one star only
    .statement = Spaces are connected only if they lie side by side in the same star.

past-eighty-points = Past 80 points the count goes on
    .statement = The score track has 80 spaces and runs on from its beginning: whoever passes 80 takes an 80-point token and counts on. The score is the token and the marker together.

pillars-statues-windows = Where pillars, statues and windows are
    .statement = Six pillars stand between the star in the middle and an outer star each and touch two spaces of both; six statues stand between two neighbouring outer stars and touch two spaces of both; six windows lie at the outer edge and touch two spaces of one outer star, on both sides of the board those with a 5 and a 6.
    .never = it is the map behind the rules of the three bonuses; a bonus where nothing is surrounded breaks `bonus-tiles-at-once`

pillar-brings-one-tile = A surrounded pillar brings one tile
    .statement = Whoever covers the last of the four spaces around a pillar must at once take one tile of their choice from the supply.

statue-brings-two-tiles = A surrounded statue brings two tiles
    .statement = Whoever covers the last of the four spaces around a statue must at once take two tiles of their choice from the supply.

window-brings-three-tiles = A surrounded window brings three tiles
    .statement = Whoever covers the second of the two spaces beside a window must at once take three tiles of their choice from the supply.

bonus-tiles-at-once = Bonus tiles are taken at once
    .statement = All bonus tiles that a placement brings are taken in the same turn, before anything else happens, from what lies in the supply then.

bonus-tiles-of-any-colour = Bonus tiles may be of any colour
    .statement = Bonus tiles are chosen freely among those in the supply; as many of them as there are may be of the wild colour.

bonus-tiles-lie-beside-the-board = Bonus tiles lie beside the board
    .statement = Bonus tiles are put beside the player's own board, and can be played from the next turn on.
    .never = the referee sees to it

supply-is-refilled = The supply is refilled before the next turn
    .statement = Before the next player's turn every empty space of the supply is filled with a tile from the bag; if the bag is empty, it is filled with all tiles of the tower first.

place-or-pass = Who does not place passes
    .statement = Whoever cannot or does not want to place a tile in their turn must pass.
    .never = a turn in which nothing is done is not written; what is done in the place of a pass breaks the rule of that

keep-up-to-four = Up to four tiles are kept
    .statement = Whoever passes may keep up to four of the tiles beside their board for the next round and puts them in the corners of the board, one in each.

corners-score-nothing = Tiles in the corners bring no points
    .statement = A tile that is put in a corner of the board brings no points.
    .never = there is nothing to award for them

discarded-tiles-cost = Each discarded tile costs a point
    .statement = Whoever passes puts all tiles that are not kept into the tower and loses 1 point for each of them.

no-turn-after-passing = No more turns after passing
    .statement = Whoever has passed has no more turns in this round.

# Phase 3 and the end: the next round, the last one, bonuses, the winner.

starter-prepares-next-round = The starting player prepares the next round
    .statement = The player with the first-player marker prepares the next round, in which they begin.
    .never = who moved what leaves no trace on the table

round-marker-moves-on = The round marker moves on
    .statement = Before round 6 is reached the round marker moves to the next round, and with it the wild colour changes.
    .never = the referee moves the marker: a deal does not say its round

empty-bag-is-refilled = An empty bag is refilled from the tower
    .statement = If the bag is empty while tiles are drawn, it is filled with all tiles that are in the tower, and drawing goes on.

tiles-run-out = When tiles run out the round is played with fewer
    .statement = If bag and tower are both empty, the new round begins as usual although not every factory is full.

kept-tiles-come-back = Kept tiles come back
    .statement = When the next round is prepared, the tiles in the corners of the boards go back beside their boards. So corners hold tiles only between a player's passing and the next round.

game-ends-after-six-rounds = The game ends after six rounds
    .statement = After the sixth round no other is prepared: the final scoring follows.

bonus-complete-star = Complete stars
    .statement = At the end a complete star in one colour brings points by its colour: 14 for red, 15 for blue, 16 for yellow, 17 for orange, 18 for green, 20 for purple.

bonus-multicolour-star = A complete star in six colours
    .statement = At the end a complete star in six different colours, such as the one in the middle of the board, brings 12 points.

bonus-all-of-a-number = All spaces of a number
    .statement = At the end whoever has covered every space of their board with the number 1 gets 4 points; with 2 it is 8, with 3 it is 12 and with 4 it is 16 points. All 5s and all 6s bring nothing.

leftovers-cost = Tiles left in the corners cost a point each
    .statement = Tiles that are in the corners of a board after the last round go to the tower, and their player loses 1 point for each.

most-points-win = Most points win
    .statement = Whoever has the most points after the final scoring wins.
    .never = the referee makes the ranking, and a case cannot say who wins

tie-is-shared = A tie is a shared victory
    .statement = Players who are tied for the most points share the victory.
    .never = the referee makes the ranking, and a case cannot say who wins

# The variant: the monochrome side of the boards.

monochrome-side = The monochrome side
    .statement = With the monochrome side up all rules stay as they are, except for which tiles a star takes and which numbers its spaces have.
    .never = it says that the other rules stay, and they are broken as on the coloured side

monochrome-free-choice-of-colours = Monochrome side: players choose the colours
    .statement = On the monochrome side the player decides during the game which colours each of the seven stars takes: all six tiles of one colour, or six different colours. The second tile of a star settles which.

monochrome-multicolour-star = Monochrome side: a star in different colours
    .statement = On the monochrome side a star that holds two different colours takes each colour once only.

monochrome-star-of-one-colour = Monochrome side: a star of one colour
    .statement = On the monochrome side a star that holds two tiles of one colour takes that colour only. (The Spanish rulebook prints "stars" for "tiles" here; the Polish one does not.)

monochrome-several-stars-of-a-kind = Monochrome side: several stars of a kind
    .statement = On the monochrome side a player may make several stars of the same colour, and several in six colours. Each of them brings the usual bonus.
    .never = it permits and forbids nothing

monochrome-numbers = Monochrome side: other numbers
    .statement = On the monochrome side the numbers of the spaces are not those of the coloured side: on the outer stars 1 and 3 have changed places, and each space of the star in the middle is a 3.
    .never = the numbers behind `number-is-the-price`, which a payment by those of the other side breaks
