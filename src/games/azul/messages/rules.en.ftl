# The rules of the Azul family: the title and the statement of each, and why no case can break some.

# What is in the box, how the table is set up, what the game is about.

all-editions-alike = The editions share their rules
    .statement = Azul, Azul Mini and Azul: Master Chocolatier are played by the same rules. Where Azul has tiles, a wall, a floor line and the lid of the box, Master Chocolatier has pieces of chocolate, a chocolate box, a melting line and the game box; and where we say lid, Azul Mini says the sleeve of the box.
    .never = whatever edition a case names, the same referee judges it

two-to-four-players = Two to four players
    .statement = Two, three or four people play.

one-board-each = One board for each player
    .statement = Each player has one board of their own, with five pattern lines, a wall of five rows and five columns, a floor line and a score track.

plastic-trays = Trays keep things in place
    .statement = In Azul Mini each board lies in a plastic tray, and factories and tiles may lie on the insert of the box, with its travel tray or without. Nothing in play depends on it.
    .never = what lies under boards and factories is no part of a position

same-side-for-all = The same side for everybody
    .statement = All players use the same side of the boards: the coloured one, or the grey one if they agreed on that variant.
    .never = a case has one `variant:` for all players, so it cannot say otherwise

wall-colours = The colours of the wall
    .statement = On the coloured side row 1 reads blue, yellow, red, black, white from left to right (in Master Chocolatier: blue, brown, white, black, red), and every further row is the one above it, shifted one space to the right. So each row and each column has every colour once.
    .never = it is the map behind `azul/tile-goes-to-its-colour`, which a tile on another space breaks

floor-line-spaces = Seven spaces on the floor line
    .statement = The floor line has seven spaces. From left to right they cost 1, 1, 2, 2, 2, 3 and 3 points.

score-starts-at-zero = Scores start at 0
    .statement = Every player begins the game with 0 points.

factories-for-players = Five, seven or nine factories
    .statement = Factories lie in a ring around the centre of the table: five for two players, seven for three, nine for four.

twenty-of-each-colour = Twenty tiles of each colour
    .statement = The game has 100 tiles, twenty of each of five colours. Each of them is always in one place: in the bag, on a factory, in the centre, on a board or in the lid.

all-tiles-start-in-the-bag = All tiles start in the bag
    .statement = Before the first round all 100 tiles are in the bag; boards, centre and lid are empty.

one-first-player-marker = One first-player marker
    .statement = There is one first-player marker. It is always in one place: in the centre or with a player.

first-starter = Who begins the first round
    .statement = Whoever was in Portugal most recently gets the marker for the first round and fills the factories; in Master Chocolatier, whoever was the last to eat chocolate.

factory-gets-four-tiles = Four tiles on each factory
    .statement = For each round every factory gets exactly four tiles, drawn from the bag at random.

unused-parts-go-back = Unused parts go back to the box
    .statement = Boards, score markers and factories that this number of players does not need are not in the game.
    .never = what went back to the box is not on the table; laying it out all the same breaks `azul/factories-for-players`

most-points-win = Most points win
    .statement = Whoever has the most points once everything is counted wins.
    .never = who wins follows from the points, and a case cannot claim it

game-ends-after-a-complete-row = A complete row ends the game
    .statement = The game ends right after the tiling phase in which at least one player has completed a row of five tiles on the wall; a complete column does not end it. As long as nobody has a complete row, it goes on.

three-phases = The three phases of a round
    .statement = A round has three phases, one after the other: in the offer players take tiles, in tiling full lines go to the wall and are scored, and then the next round is prepared. Whatever a player does belongs to its phase.

# The offer: who takes what from where, and where it goes.

marker-starts-in-the-centre = The marker starts in the centre
    .statement = At the start of the offer the player who has the first-player marker puts it in the centre of the table, where it stays until somebody takes tiles from there.

turns-go-clockwise = Turns go clockwise
    .statement = The player who brought the marker has the first turn of the round. Then everybody has one turn after the other, clockwise.

take-from-one-place = A turn takes from a factory or from the centre
    .statement = In their turn players must take tiles, either from one factory or from the centre. Only what lies there can be taken.

take-all-of-colour = All tiles of one colour are taken
    .statement = Whoever takes chooses one colour and takes all tiles of it that lie on the chosen factory or in the centre: no fewer, and no other colour with them.

rest-goes-to-the-centre = The rest of a factory goes to the centre
    .statement = After a take from a factory its other tiles move to the centre, and the factory is empty. Tiles come to the centre from nowhere else, and what a take from the centre leaves behind stays there.

first-from-centre-takes-marker = The first take from the centre brings the marker
    .statement = The first player of a round to take tiles from the centre also takes the first-player marker and puts it on the leftmost free space of their own floor line, before any of the tiles falls.

place-on-one-line = The tiles go to one pattern line
    .statement = The tiles taken are placed on one of the five pattern lines of the player's own board, never on several.

line-length = Pattern line n has n spaces
    .statement = The first pattern line has one space, the second two, the third three, the fourth four and the fifth five; each space holds one tile.

line-fills-from-the-right = Pattern lines fill from the right
    .statement = Tiles are placed on a pattern line one by one from right to left, so that its free spaces are always on the left.

line-holds-one-colour = A pattern line holds one colour
    .statement = A pattern line that holds tiles takes only tiles of the same colour.

complete-line-takes-no-more = A full pattern line is complete
    .statement = A pattern line whose spaces are all filled is complete and takes no further tile.

excess-falls = What does not fit falls
    .statement = If more tiles were taken than the chosen pattern line has free spaces, those left over must go to the floor line.

only-complete-lines-are-tiled = Only complete lines are tiled
    .statement = In the tiling phase tiles move to the wall only from complete pattern lines.

wall-row-has-colour = No colour that the wall row has
    .statement = A pattern line may not take tiles of a colour that the row of the wall beside it already holds.

unplaced-tiles-fall = What is not placed falls
    .statement = Every tile taken that does not end up on a pattern line, because it may not or because its player sends it away, goes to that player's own floor line: it has fallen.

floor-line-by-choice = The floor line may be chosen
    .statement = A player may send all tiles of a take to the floor line, even if a pattern line would take them.

floor-line-fills-from-the-left = The floor line fills from the left
    .statement = The spaces of the floor line are filled from left to right without a gap.

full-floor-line = A full floor line
    .statement = Once all spaces of a floor line are taken, tiles that fall go to the lid of the box. So no floor line ever holds more pieces than it has spaces.

offer-ends-when-all-is-taken = The offer ends when everything is taken
    .statement = The offer goes on as long as a tile lies on any factory or in the centre. When none does, tiling begins.

# Tiling: what goes to the wall, what it scores, what the floor line costs.

players-tile-together = Everybody tiles at once
    .statement = All players may tile at the same time, for each of them only touches their own board.
    .never = it permits an order and forbids none

tile-top-to-bottom = Lines are tiled from top to bottom
    .statement = Each player goes through their pattern lines from the first to the fifth; a full line is tiled before those below it.

one-tile-from-each-complete-line = One tile of each complete line moves to the wall
    .statement = The rightmost tile of every complete pattern line must move to the row of the wall beside it. So a row gains one tile in a round at most, and no complete line is left after tiling.

tile-goes-to-its-colour = A tile goes to the space of its colour
    .statement = On the coloured side a tile lies on the space of its row that is printed in its colour, and on no other.

tile-is-scored-at-once = Each tile is scored when it is placed
    .statement = A tile scores in the moment in which it comes to the wall, with the tiles that lie there by then; those placed later do not count for it.

tiled-lines-are-cleared = Tiled lines are cleared
    .statement = The tiles that are left on a pattern line after its rightmost one has gone to the wall go to the lid of the box.

incomplete-lines-stay = Incomplete lines stay
    .statement = Tiles on pattern lines that are not complete stay there for the next round.

tile-alone = A tile without neighbours: 1 point
    .statement = A tile that touches no other tile of the wall, neither across nor down, scores 1 point.

horizontal-run = The row of connected tiles
    .statement = A tile with a neighbour to its left or right scores 1 point for each tile of the unbroken run in its row, itself included.

vertical-run = The column of connected tiles
    .statement = A tile with a neighbour above or below scores 1 point for each tile of the unbroken run in its column, itself included.

both-runs-count = Both runs count
    .statement = A tile with neighbours in its row and in its column scores both runs, and so counts itself twice.

floor-line-penalty = The floor line costs points
    .statement = At the end of tiling, after all their full lines, players lose for each piece on their floor line as many points as are printed above its space.

score-never-below-zero = No score below 0
    .statement = A score never drops below 0: what a floor line costs beyond that is not lost.

floor-line-is-cleared = The floor line is cleared
    .statement = Once it is paid, all tiles of the floor line go to the lid of the box.

marker-counts-as-a-tile = The marker costs what a tile costs
    .statement = On the floor line the first-player marker counts like a tile.

marker-stays-with-its-taker = The marker stays with its taker
    .statement = When the floor line is cleared the first-player marker does not go to the lid: its player keeps it in front of them for the next round.

# Between rounds and at the end: the next deal, the bonuses, who wins.

next-round-follows = Another round while nobody has a complete row
    .statement = If nobody has a complete row after tiling, the factories are filled again and a new round begins.

marker-holder-begins = Who has the marker fills the factories and begins
    .statement = Whoever has the first-player marker fills the factories for the next round and has its first turn.

empty-bag-is-refilled = An empty bag is refilled from the lid
    .statement = When the bag is empty, all tiles from the lid of the box go back into it, and the factories that are left are filled from there.

deal-stops-when-tiles-run-out = When bag and lid are both empty
    .statement = If bag and lid are both empty, the round begins although some factories are not full.

bonuses-at-the-end = Bonuses are counted once, at the end
    .statement = When the game has ended, and only then, players score their complete rows, columns and colours.

bonus-row = 2 points for a complete row
    .statement = Each row of the wall with all five tiles brings 2 points at the end.

bonus-column = 7 points for a complete column
    .statement = Each column of the wall with all five tiles brings 7 points at the end.

bonus-colour = 10 points for all five tiles of a colour
    .statement = Each colour of which all five tiles lie on the wall brings 10 points at the end.

tie-more-rows = Ties: more complete rows
    .statement = Of players with the same points, the one with more complete rows on the wall is ahead.
    .never = who is ahead follows from points and rows, and a case cannot claim it

shared-victory = Still tied: a shared victory
    .statement = Players with the same points and the same number of complete rows share the victory.
    .never = who wins follows from points and rows, and a case cannot claim it

# The variants: the grey side of the boards, the specialised factories of Master Chocolatier.

grey-side = The grey side
    .statement = With the grey side up all rules stay as they are, except for where a tile may go on the wall.
    .never = it says that the other rules stay; a case on the grey side breaks those, or one of the grey side

grey-any-space-of-the-row = Grey side: any free space of the row
    .statement = On the grey side the player chooses on which free space of its row a tile goes, as long as its column does not hold that colour.

grey-column-has-colour = Grey side: no colour twice in a column
    .statement = On the grey side no column of a wall may hold a colour more than once.

grey-row-has-colour = Grey side: no colour twice in a row
    .statement = On the grey side no row of a wall may hold a colour more than once.

grey-line-falls = Grey side: a line without a valid space falls
    .statement = If in the tiling phase no space of its row may take the tile of a full pattern line, all tiles of that line go to the floor line at once.

gold-sides = Nine factories with a gold side each
    .statement = The nine factories are blue on one side and gold on the other, and each gold side exists once: one colour-seeker for each of the five colours, "+1", "stay", "to the neighbours" and "0".

gold-shuffled-each-round = Specialised factories change each round
    .statement = At the start of each round, before they are filled, all nine factories are shuffled blue side up; as many as the players need are laid out at random, and the others are not used in that round.
    .never = how factories are shuffled leaves no trace on the table

gold-as-many-as-players = As many gold factories as players
    .statement = With specialised factories, each round exactly as many factories lie gold side up as there are players; without that variant none does.

gold-otherwise-normal = Otherwise the normal rules hold
    .statement = Apart from the effects of the gold factories the normal rules hold. Some of these effects change how the round is set up, the others how it is played.
    .never = it says that the other rules stay; a case with gold factories breaks those, or one of the gold sides

gold-plus-one = "+1": one more tile
    .statement = When the factories have been filled, the "+1" factory gets one more tile from the bag.

gold-colour-seeker = Colour-seeker: one tile from each neighbour
    .statement = When the factories have been filled, a colour-seeking factory gets one tile of its colour from each of the two factories beside it that has one.

gold-stay = "Stay": the rest stays
    .statement = After a take from the "stay" factory its other tiles stay on it.

gold-neighbours = "To the neighbours": the rest goes left and right
    .statement = After a take from the "to the neighbours" factory its other tiles do not go to the centre: whoever took moves all of them to the factories on its left and right, blue or gold, divided as they like.

gold-colour-not-split = "To the neighbours": no colour is split
    .statement = Tiles of one colour that leave the "to the neighbours" factory all go to the same neighbour.

gold-zero-rest = "0": the rest goes to the centre
    .statement = After a take from the "0" factory its other tiles move to the centre, as usual, and it is empty.

gold-zero-kept = "0": its taker keeps it
    .statement = Whoever takes from the "0" factory puts it beside their floor line and keeps it until the end of the round. So it is beside one board until then, and no longer among the factories.

gold-zero-catches = "0": it catches one piece
    .statement = The next piece that its keeper would have to put on the floor line lands on the kept "0" factory instead and costs nothing. It catches one piece only. When the factory goes back at the end of the round, a tile that it caught goes to the lid with those of the floor line: the rulebook does not say it, but knows no other place for tiles that leave a board.
