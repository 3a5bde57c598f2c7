# What the rulebooks of Summer Pavilion leave open: each question and what its answers mean.

discard-floor = May the price of discarded tiles take a score below 1?
    .answer-no = It stops at 1, as for the marker: that is where the track begins.
    .answer-to-0 = It may, as far as 0.
    .answer-unlimited = It may, and goes on below 0: the text names no limit here.

leftovers = When are tiles paid that are left over after the last round?
    .answer-after-bonuses = Up to four are kept on passing as in any round, and paid after the bonuses: the order of the text.
    .answer-when-passing = On passing: in the last round nothing is kept, and every tile is discarded at once.

keep-fewer = May a player who passes with four tiles or fewer discard some of them?
    .answer-yes = Up to four are kept: none has to be.
    .answer-no = All of them are kept; only with more than four is there something to choose.

bonus-short = What if the supply holds fewer tiles than a bonus gives?
    .answer-what-is-there = The player takes those, and the rest of the bonus is lost.
    .answer-after-refill = The player takes those, and the others once the supply is refilled, as far as that goes.

bonus-mandatory = Must bonus tiles be taken where they would only cost points?
    .answer-yes = All of them are taken: the text says must.
    .answer-no = The player may take fewer, or none.

no-marker-taken = Who begins phase 2 and the next round if nobody took from the centre?
    .answer-same-starter = Whoever began this round.
    .answer-next-after-last = The player after the last one to take.

bag-refill = When does the tower go back to the bag?
    .answer-when-needed = When a tile has to be drawn and the bag is empty.
    .answer-at-once = As soon as the last tile has been drawn.

centre-one-colour = Monochrome side: may the star in the centre be of one colour?
    .answer-yes = It may, like all seven stars.
    .answer-no = Its tiles must all differ, as on the coloured side.

star-bonus-time = When does a complete star bring its points?
    .answer-at-the-end = After the last round, with the numbers.
    .answer-at-once = As soon as it is complete.

connected-points = How many points does a tile bring that is put next to others?
    .answer-run = One for each connected tile, the new one included, as in every example.
    .answer-run-plus-one = One for itself and one more for each tile of the run, so that the new one counts twice: a misreading that people have, which neither text bears out.
