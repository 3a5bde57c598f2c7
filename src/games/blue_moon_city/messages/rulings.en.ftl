# What the rulebooks of Blue Moon City leave open: each question and what its answers mean.

dragon-colours = Which dragon does a colour name?
    .answer-by-people = The one that cards of that colour move: the black, the red and the blue dragon, as the rulebook calls them.
    .answer-as-painted = The piece of that colour: the red one is moved by black cards, the green one by red cards, the blue one by blue cards.

dragon-off-city = May a black, red or blue 1 take its dragon out of the city?
    .answer-yes = It may, as the text says.
    .answer-no = A dragon comes in from outside and never leaves, as other editions have it.

idle-power = May a card worth 1 put a dragon or a figure where it is already?
    .answer-yes = It may: any building is any, and nothing says that something has to move.
    .answer-no = It may not: such a card is played to move something. A card worth 2 may still bring a dragon out of its way and back.

grey-teleport = How does a grey 1 go together with the steps of the figure?
    .answer-any-order = It is played before, between or after the steps, and any number of grey cards in one turn.
    .answer-instead-of-steps = It replaces the two steps: it is not played once the figure has walked, and after it only a grey 2 gives steps.

mimix-on-brown = May a pair of brown cards count as a brown 3?
    .answer-no = The text says another colour; in brown each counts what it is worth.
    .answer-yes = It may.

white-on-green = May a white card be spent on a green card?
    .answer-yes = It may, though a green card passes for any colour anyway.
    .answer-no = It may not: then the white card counts for nothing.

several-whites = May several white cards be played for their power in the payment for one section?
    .answer-yes = Any number.
    .answer-no = One for each section.

overpaying = May a player who could pay exactly play cards worth more?
    .answer-only-without-exact = They may not: the text allows it to those who have not the exact value. A hand has it if cards of the section's colour make it up as they are (on the palace, cards of any one colour, green ones too), or a part of what is played does; nobody has to use a power for it. Cards that the case does not show are left out of account.
    .answer-free = They may, as long as every card counts for something.

master-builder = Of what does the master builder have most?
    .answer-stones = Of stones on the building, whatever the numbers of their sections.
    .answer-numbers = Of the sum of the numbers of the sections with their stones.

reward-order = In what order are the rewards of a finished building handed out?
    .answer-by-reward = As the text tells them: the master builder's, then all contributors', then each finished neighbour's: the one on the left, on the right, above, below, as the case shows the city; clockwise from the player whose turn it is. Where the supply runs short, who comes first is paid in full.
    .answer-by-player = Player by player, clockwise from the one whose turn it is, all of each player's rewards together, in the same order.

scales-mid-scoring = When the last scale goes while rewards are being handed out, when are scales scored?
    .answer-after-grant = When everything has been handed out that the stone brings at this moment: the scales of the dragons, or all rewards of the finished building. What the supply lacks is owed until then.
    .answer-at-once = At that very moment; who gets scales later gets them from the new supply.

owed-scales-kept = What becomes of scales that the supply lacked, if their player has too few to be paid?
    .answer-forgotten = Nothing: they count in this scoring only.
    .answer-paid-later = They are taken from the new supply.

scales-return = Who gives back their scales after a scoring?
    .answer-paid = Those who were paid for them; who had fewer than three keeps them.
    .answer-everyone = Everybody, as the designer's own version has it.

crystal-tokens = How many crystals are there?
    .answer-20x1-20x3 = Twenty pieces worth 1 and twenty worth 3, as the rulebook lists them; what the supply no longer has is not paid.
    .answer-12x1-28x3 = Twelve pieces worth 1 and twenty-eight worth 3, as in the English edition of 2006; what the supply no longer has is not paid.
    .answer-unlimited = Enough: if the pieces run out, something else stands for them.

pillar-needs-offering = Must the ordinary offering of the turn be made before a yellow card allows another?
    .answer-yes = It allows a further offering, so the ordinary one comes first.
    .answer-no = It may be played alone.

reshuffle = When do the discarded cards become the new draw pile?
    .answer-at-once = As soon as the draw pile is empty.
    .answer-when-needed = When a card is to be drawn and there is none.

city-done = What happens when every building is finished and nobody has made enough offerings?
    .answer-play-on = The game goes on until a turn ends after which nobody can pay for another offering; then most offerings win, then most crystals.
    .answer-at-once = The game ends at once; most offerings win, then most crystals.
