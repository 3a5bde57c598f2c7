# Mistakes in counting that are made in every game: what is done wrong, as what follows "if", and why that is wrong.

stopped-early = counting stops too early
    .statement = Whatever is due is counted, down to the last bonus and the last penalty.

not-counted-yet = the score of the case is without what the end brings
    .statement = With `phase: over` a case says that everything is counted and in the scores; with `phase: end` the bonuses are still to come.

only-what-is-new = what was there before is left out
    .statement = What is counted now is added to what the player had before.

of-another-player = the number of another player is read
    .statement = Every player has a count of their own.
