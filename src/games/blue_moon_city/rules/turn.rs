//! A turn: who has it, its three phases, walking and drawing.

use crate::rules;

rules! {
    TURNS_GO_CLOCKWISE = "blue-moon-city/turns-go-clockwise",
        "Turns go clockwise",
        "The most splendid player begins. Then everybody has one turn after the other, clockwise.";

    THREE_PHASES = "blue-moon-city/three-phases",
        "A turn has three phases in order",
        "In a turn a player first moves, then builds or offers, and at last draws cards, in this order. Nothing of an earlier phase \
         can be done in a later one.";

    TWO_STEPS = "blue-moon-city/two-steps",
        "The figure walks up to two tiles",
        "In the movement phase a player may move their own figure up to two tiles.";

    STEPS_ARE_STRAIGHT = "blue-moon-city/steps-are-horizontal-or-vertical",
        "Steps go sideways or up and down",
        "Every step of a figure leads to the next tile to the left, to the right, above or below, never diagonally and never \
         past the edge of the city. The direction may change between two steps.";

    MOVING_IS_OPTIONAL = "blue-moon-city/moving-is-optional",
        "Nobody has to move",
        "A player may leave the figure where it is, and may build or offer there all the same.";

    DRAGON_STEPS = "blue-moon-city/dragon-steps",
        "Dragons step like figures",
        "Where a card moves a dragon by tiles, each step leads sideways, up or down, and the direction may change.";

    POWERS_HAVE_THEIR_PHASE = "blue-moon-city/powers-have-their-phase",
        "Each power has its phase",
        "The powers of grey, black, red and blue cards are used in the movement phase only, those of white, brown, green and yellow \
         cards in the phase of building and offering only. Whoever has placed a stone cannot use a movement power any more.";

    DRAW_TWO = "blue-moon-city/draw-two",
        "Two cards are drawn at the end",
        "At the end of a turn the player draws two cards from the draw pile into their hand, also if they played none.";

    DISCARD_UP_TO_TWO = "blue-moon-city/discard-up-to-two",
        "One or two cards may be exchanged",
        "Before drawing a player may put one or two cards of their hand on the discard pile, and draws one more card for each.";

    NO_HAND_LIMIT = "blue-moon-city/no-hand-limit",
        "A hand has no limit",
        "A player may hold any number of cards.";

    RESHUFFLE = "blue-moon-city/reshuffle",
        "The discard pile becomes the draw pile",
        "When the draw pile is used up, the discard pile is shuffled and becomes the new draw pile.";
}
