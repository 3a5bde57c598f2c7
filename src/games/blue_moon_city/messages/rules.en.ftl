# The rules of Blue Moon City: the title and the statement of each, and why no case can break some.

# What is in the box, and how the table looks before the first turn.

two-to-four-players = Two to four play
    .statement = Two, three or four people play.
twenty-one-tiles = The city is 21 tiles in a cross
    .statement = There are 21 building tiles, each of them a building of its own, as the tiles themselves show. They lie in the shape of a cross, as the picture of the rulebook shows it: five rows of three, five, five, five and three tiles, a square of five by five without its corners.
market-in-the-middle = The market lies in the middle, palace and temples round it
    .statement = The tile with the obelisk, the market, lies in the middle of the city. The royal palace and the three temples lie on its four sides. The other sixteen buildings are shuffled and lie anywhere.
sketch-side-up = Buildings start as sketches
    .statement = Every building lies with its sketch up when the game begins; nothing is finished yet.
    .never = a case does not say that the game begins, and at any later time a building may be finished
ten-stones-each = Everybody has a figure and ten stones
    .statement = Each player has one figure and ten building stones of their colour, and keeps the stones in front of them. A stone is in that reserve, on a section of a building, or on the obelisk.
figures-start-on-the-market = Figures start on the market
    .statement = All figures stand on the market when the game begins.
    .never = a case does not say that the game begins, and at any later time figures may be anywhere
obelisk-spaces = The obelisk has thirteen spaces
    .statement = The obelisk lies beside the city. From the bottom to the top its picture shows four spaces marked 7, two each marked 8, 9, 10 and 11, and one marked 12.
two-players-block-two-sevens = With two players two spaces are blocked
    .statement = With two players the two outer spaces marked 7 are not used: a stone of a colour that nobody plays lies on each.
crystal-pieces = Forty crystals in two values
    .statement = There are forty pieces of crystal, twenty worth 1 and twenty worth 3. Sorted by value they lie beside the obelisk.
scales-for-players = Fifteen, twelve or nine scales
    .statement = Beside the obelisk lie the golden scales: all 15 with four players, 12 with three, 9 with two.
dragons-start-outside = Three dragons start outside
    .statement = There are three dragons. They stand beside the city when the game begins.
deck-of-eighty = Eighty cards, ten of each people
    .statement = There are eighty cards in eight colours, ten of each. All green cards are worth 1; every other colour has four cards worth 1, four worth 2 and two worth 3, as the cards themselves show.
eight-cards-at-first = Everybody starts with eight cards
    .statement = The cards are shuffled. Each player starts with a hand of eight; the others lie face down as the draw pile.
    .never = a case does not say that the game begins, and at any later time a hand may have any size
random-centre = Variant: palace and temples lie anywhere
    .statement = In the variant the palace and the three temples are shuffled with the other buildings. The market is still in the middle, and the city is still a cross.
    .never = it permits a layout; without it, or with the market elsewhere, `market-in-the-middle` is broken

# A turn: who has it, its three phases, walking and drawing.

turns-go-clockwise = Turns go clockwise
    .statement = The most splendid player begins. Then everybody has one turn after the other, clockwise.
three-phases = A turn has three phases in order
    .statement = In a turn a player first moves, then builds or offers, and at last draws cards, in this order. Nothing of an earlier phase can be done in a later one.
two-steps = The figure walks up to two tiles
    .statement = In the movement phase a player may move their own figure up to two tiles.
steps-are-horizontal-or-vertical = Steps go sideways or up and down
    .statement = Every step of a figure leads to the next tile to the left, to the right, above or below, never diagonally and never past the edge of the city. The direction may change between two steps.
moving-is-optional = Nobody has to move
    .statement = A player may leave the figure where it is, and may build or offer there all the same.
    .never = it permits, and forbids nothing
dragon-steps = Dragons step like figures
    .statement = Where a card moves a dragon by tiles, each step leads sideways, up or down, and the direction may change.
    .never = what is not straight counts as the straight steps that it takes; if these are too many, `dragon-three-tiles` is broken
powers-have-their-phase = Each power has its phase
    .statement = The powers of grey, black, red and blue cards are used in the movement phase only, those of white, brown, green and yellow cards in the phase of building and offering only. Whoever has placed a stone cannot use a movement power any more.
draw-two = Two cards are drawn at the end
    .statement = At the end of a turn the player draws two cards from the draw pile into their hand, also if they played none.
discard-up-to-two = One or two cards may be exchanged
    .statement = Before drawing a player may put one or two cards of their hand on the discard pile, and draws one more card for each.
no-hand-limit = A hand has no limit
    .statement = A player may hold any number of cards.
    .never = it permits any number of cards and forbids none
reshuffle = The discard pile becomes the draw pile
    .statement = When the draw pile is used up, the discard pile is shuffled and becomes the new draw pile.

# Building: sections, what they cost, who may place a stone where.

card-colour-and-value = A card has a colour and a value
    .statement = Every card has one colour and a value from 1 to 3; both count when it pays for a section.
    .never = it says what a card is; a payment in which colour or value is wrong breaks `section-price`
threes-have-no-power = Only cards worth 1 or 2 have a power
    .statement = Cards worth 1 or 2 have a power; cards worth 3 have none.
power-or-payment = A card is played from the hand, once: for its power or as payment
    .statement = A card that is played for its power does not pay for a section as well, and a card that has been played is gone.
sections = A building has sections with a colour and a number
    .statement = The sketch of a building shows its sections: one to three spaces in one colour, each with a number. No building is green. Only the royal palace has four sections, and in four colours: any of them may be paid in any one colour. The market, as its tile shows, has none.
section-price = A section costs cards of its colour and number
    .statement = To build a section the player plays cards of its colour whose values make up at least its number.
overpaying = Who cannot pay exactly may overpay
    .statement = Who does not have the exact value in cards may play cards worth more than the number; nothing is given back.
build-where-the-figure-stands = Players build where their figure stands
    .statement = Stones are placed only on the building on which the player's figure stands after the movement phase.
any-free-section = Any free section may be chosen
    .statement = The player chooses any section of the building that has no stone yet. A finished building has none left.
paid-cards-are-discarded = Cards that pay are discarded
    .statement = The cards that pay for a section go from the player's hand to the discard pile.
    .never = the referee moves the cards; who pays with them again breaks `power-or-payment`, as in check/bm01-both-for-the-four
own-stone-on-the-section = One's own stone marks the section
    .statement = Whoever pays for a section places a stone of their own on it. Each section takes one stone.
each-stone-is-paid-for-itself = Several stones, each paid for itself
    .statement = A player may build several sections of the building in one turn. Each is paid for with cards of its own: what one payment is worth too much does not help another.
    .never = a step pays for one section; if the rest of an earlier payment should help, `section-price` is broken, as in check/bm01-two-threes
palace-one-colour-a-section = The palace takes any colour, one a section
    .statement = A section of the palace is paid for with cards of any one colour, green being one; different sections may be paid for in different colours.

# What a finished building brings, and what the dragons bring.

building-completes = A building with all sections built is scored at once
    .statement = As soon as a stone lies on the last free section of a building, the building is finished and scored.
master-builder = The master builder has most stones
    .statement = The player with most stones on the finished building is its master builder and gets what stands beside the star in the upper left corner of the tile: crystals, cards or a scale.
leftmost-stone-decides = A tie goes to the leftmost stone
    .statement = If several players have most stones, the one whose stone lies furthest to the left on the tile is the master builder.
contributors = Everybody who built gets the reward below the star
    .statement = Each player with at least one stone on the finished building, the master builder too, gets what stands below the star: as many crystals as the tile shows, and for the palace 1 crystal, 1 card and 1 scale.
finished-neighbours = Finished neighbours reward the builders
    .statement = Each player with a stone on the finished building also gets the reward of every finished building beside it, to the left, to the right, above and below: what stands on the finished side, and in the upper right corner of the sketch.
rewards-once-a-player = Rewards come once a player, not once a stone
    .statement = Whoever has several stones on the finished building gets each of these rewards once.
crystals-are-hidden = Crystals lie face down
    .statement = Crystals and scales that are won lie in front of their player, crystals face down; only their owner may look at them.
    .never = it is about who looks at what, which leaves no trace on the table
cards-set-aside = Cards won in one's own turn wait until after drawing
    .statement = Cards that a player gets during their own turn lie aside, face down and unseen. They come into the hand only after the player has drawn at the end of the turn.
cards-to-others = Others take their cards at once
    .statement = The other players may take cards that they get from a scoring into their hand at once.
    .never = it permits something; another player's cards that still lie aside break `cards-set-aside`
tile-turns = The stones come back and the tile is turned
    .statement = After the scoring the builders take back their stones from the building, and the tile is turned to its finished side. No stone lies on a finished building.
figures-stay-on-the-tile = Figures and dragons stay on the tile
    .statement = Figures and dragons that stand on a building while it is scored stand on it afterwards too.
    .never = the referee leaves them where they are, and no step could say otherwise
scales-from-dragons = A stone beside dragons brings scales
    .statement = Whoever places a stone on a building gets a scale for each dragon that is on this building.
dragon-scales-once-a-turn = Only the first stone of a turn brings scales
    .statement = Further stones on the same building in the same turn bring no scales again.
scales-are-scored = The last scale brings a scoring
    .statement = When the last scale of the supply is taken, the scales of all players are scored. So between two actions the supply is never empty.
owed-scales-count = Scales that the supply lacks still count
    .statement = If a player gets more scales than are left, the missing ones are remembered and count in this scoring as if they had been there.
most-scales = Most scales: 6 crystals, or 3 each
    .statement = The player with most scales gets 6 crystals. If several have most, each of them gets 3 crystals.
three-scales = Three scales or more: 3 crystals
    .statement = Every other player with at least three scales gets 3 crystals. Fewer than three bring nothing.
scales-return = Scored scales go back, one or two are kept
    .statement = After the scoring the players give back their scales, which are the new supply. Who had fewer than three keeps them, so that the supply can be smaller than before.

# Offerings, and the end of the game.

offer-on-the-market = Offerings are made on the market
    .statement = Whoever stands on the market after the movement phase may make one offering to the obelisk.
stone-on-the-obelisk = An offering places a stone on the obelisk
    .statement = With an offering the player places one of their own stones on an empty space of the obelisk. It stays there.
obelisk-fills-from-the-bottom = The obelisk fills from the bottom
    .statement = All spaces with a 7 are filled before the first with an 8, and so on to the top.
offering-price = A space costs its number in crystals
    .statement = The player pays crystals worth the number of the space to the supply.
change = Change is given
    .statement = Who cannot pay exactly takes change from the supply, so that only the total worth of their crystals matters.
no-scales-on-the-market = Dragons on the market bring nothing
    .statement = An offering brings no scales, even if a dragon is on the market: scales come from building only.
offerings-to-win = Six, five or four offerings win at once
    .statement = The game ends as soon as a player has made the offerings that are needed: 6 with two players, 5 with three, 4 with four. That player has won.
unfinished-buildings = Buildings may be left unfinished
    .statement = When the game ends, some buildings may still be unfinished.
    .never = it permits something and forbids nothing

# The powers of the cards, people by people.

dragons-of-cards = Each dragon has its cards
    .statement = Black cards (Vulca) move the black dragon, red cards (Terrah) the red one, blue cards (Aqua) the blue one.
dragon-anywhere = A black, red or blue 1 takes the dragon anywhere
    .statement = A black, red or blue card worth 1 puts its dragon on any building of the city, or takes it out of the city.
dragon-three-tiles = A black, red or blue 2 moves the dragon up to three tiles
    .statement = A black, red or blue card worth 2 moves its dragon up to three tiles, and only if it is in the city.
figure-anywhere = A grey 1 takes the figure anywhere
    .statement = A grey card (Flit) worth 1 puts the player's own figure on any building of the city.
two-more-steps = A grey 2 gives two more steps
    .statement = A grey card worth 2 lets the player's own figure walk up to two more tiles in this movement phase.
green-is-wild = A green card is 1 of any colour
    .statement = A green card (Khind) counts as 1 of any colour in the payment for a section, alone or beside cards of another colour.
brown-pair = Two brown cards are a 3 of another colour
    .statement = Two brown cards (Mimix) worth 1 or 2 each together count as one card worth 3 of any other colour in the payment for a section, alone or beside other cards.
white-one = A white 1 turns up to four cards of one colour into another
    .statement = A white card worth 1 lets the player use up to four cards of one colour as cards of another colour in the payment for a section.
white-two = A white 2 turns one card into another colour
    .statement = A white card worth 2 lets the player use one card of any colour as a card of another colour in the payment for a section.
yellow-offers-again = A yellow card allows another offering
    .statement = Each yellow card (Pillar) worth 1 or 2 that a player on the market plays allows one more offering in this turn.
yellow-surcharge = The other offering costs as much more as the card is worth
    .statement = For each yellow card played the player pays more crystals: 1 for a card worth 1, 2 for a card worth 2.
