//! What a case holds, possible or not: the audit turns it into a [`Position`](super::position::Position) or into faults.

use super::geometry::Side;
use super::notation::case::{Passed, Round, SomeOf, Tokens, Variant, one_bonus, whole_score};
use super::notation::lexicon::{BONUS_TILES, Colours, Phases, Pieces, VOCABULARY};
use super::notation::stars::Stars;
use super::notation::{OWN, moves};
use super::pavilion::Glimpse;
use super::pieces::{CORNERS, Colour, FACTORIES, SUPPLY, Seat, SeatSet, Source, Tiles};
use super::position::Phase;
use crate::case::{Key, VALUES};
use crate::game::heaps;
use crate::game::lexicon::{ALL_FACTORIES, ALL_MOVES, COMMON, MARKER_OF, SCORE};
use crate::game::record::{Name, People, Person, record};
use crate::game::shared::FILL;
use crate::game::ways::{Centre, Counts, Factories, Given, Number, Player, Run, Word};
use crate::words::said;

/// What is told of a table although no key tells it: what goes without saying, and worlds of what may be so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Granted {
    /// Whether bonus tiles lie in a supply that was refilled, and is not told, where moves choose them.
    pub chosen: bool,
    /// Whether what moves take first from where nothing is shown lies there.
    pub taken: bool,
    /// Colours beside which nothing lies there where they are wild and taken by themselves: on each factory, in the centre,
    /// wherever it is.
    pub alone: [Tiles; FACTORIES + 2],
    /// Whether a supply that is not told lacks what moves draw for it.
    pub refilled: bool,
    /// Whether a supply that is not told holds no more than a bonus that is not chosen whole.
    pub holds_no_more: bool,
    /// Whether phase 1 is over wherever somebody plays after it.
    pub taking_ends: bool,
    /// Colours that lie where nothing is shown and a move takes them: on each factory, and in the centre.
    pub lies: [Tiles; FACTORIES + 1],
    /// Whether a round after which another is dealt was not the last.
    pub goes_on: bool,
    /// Who has what they keep on passing, and no more than four tiles of it, whatever lies beside their boards.
    pub keeps: SeatSet,
    /// Whether it is not the case that tells whose turn it is.
    pub turn_asked: bool,
    /// Who has the marker at the end of the first phase 1, where nobody knows who took it, or whether it was there to be taken.
    pub begins: Option<Seat>,
    /// Whether no more than the refill is left of the turn that is told, where nobody can see who has chosen the missing tiles.
    pub turn_over: Option<bool>,
    /// Who got the bonus tiles that they do not choose without a choice, where the supply may have left none.
    pub unchosen: SeatSet,
}

record! {
    /// A table as the case describes it.
    #[derive(Debug, Clone, PartialEq, Eq, Default)]
    pub struct Draft = "case", said!(VALUES, "key") => {
        "variant": side: Side => always Variant = said!(COMMON, "the-variant"), "the side of the boards";
        "round": round: Option<u8> => maybe Round = said!(COMMON, "the-round"),
            "the round, 1 to 6; it names the wild colour";
        "phase":
            /// Inferred from the rest if the case does not say it.
            phase: Phase,
            /// Whether the case itself says it.
            phase_given: bool
            => always Given<Word<Phases>> = said!(COMMON, "the-phase"), "where in the round the table stands";
        "turn": turn: Option<Seat> => maybe Player, "whose turn it is: a player's name";
        "starter": starter: Option<Seat> => maybe Player, "who had the first turn of the round: a player's name";
        "marker" MARKER_OF: marker: Option<Seat> => maybe Player, "who has the first-player marker: a player's name";
        "players": players: Vec<DraftPlayer> => always People<DraftPlayer>,
            "the players, clockwise; a single one is a single board";
        "factories" ALL_FACTORIES: factories: Option<Vec<Tiles>> => maybe Factories<Run<Colours, FILL>>, "the factories";
        "centre":
            /// The tiles, and how many markers were typed.
            centre: Option<(Tiles, usize)>
            => maybe Centre<Pieces, Colour> = said!(COMMON, "the-centre"),
            "what lies in the middle of the table, with 1 for the marker";
        "supply":
            supply: Option<Tiles>,
            /// Those that lie there with others, where not all are told.
            some_supply: Tiles
            => always SomeOf<Run<Colours, SUPPLY>> = heaps::named("supply"), "the tiles on the ten supply spaces";
        "bag": bag: Option<Tiles> => maybe Counts<Colours> = heaps::named("bag"), "the tiles in the bag";
        "tower": tower: Option<Tiles> => maybe Counts<Colours> = heaps::named("tower"), "the tiles in the tower";
        and Key::new("moves", ALL_MOVES, moves::SHAPE, "the moves to judge, in order");
        beside
            /// Whether nothing was put where the case tells nothing: then tiles are missing, and nobody has paid for them.
            completed: bool;
        beside
            /// What no key tells.
            granted: Granted;
        then one_bonus;
    }
}

record! {
    /// A player as the case describes them.
    #[derive(Debug, Clone, PartialEq, Eq, Default)]
    pub struct DraftPlayer = "player", said!(VALUES, "key") => {
        "name": => check Name, "the name";
        "score" SCORE:
            /// All points: the place on the track, and 80 for each 80-point token.
            score: Option<i32>
            => maybe Number<i32, -9_999, 9_999> = said!(COMMON, "score-of"),
            "the score: all points, or the place on the track";
        "tokens": => check Tokens = said!(OWN, "tokens-of"), "80-point tokens, if `score` is the place on the track only";
        "stars":
            /// What is told of them.
            stars: Glimpse
            => always Stars = said!(OWN, "stars-of"), "the tiles on the stars";
        "tiles":
            tiles: Option<Tiles>,
            /// Those that lie there with others, where not all are told.
            some_tiles: Tiles
            => always SomeOf<Counts<Colours>> = said!(OWN, "tiles-of"), "the tiles beside the board";
        "corners": corners: Option<Tiles> => maybe Run<Colours, CORNERS> = said!(OWN, "corners-of"),
            "the tiles in the corners of the board";
        "passed":
            /// Where the case does not say it, who has tiles in the corners has passed.
            passed: Option<bool>
            => maybe Passed, "whether the player has passed this round";
        "bonus" BONUS_TILES: bonus: Option<u8> => maybe Number<u8, 0, 9> = said!(OWN, "bonus-of"),
            "how many bonus tiles the player still has to choose";
        beside
            /// The name.
            name: String;
        then whole_score;
    }
}

impl Granted {
    /// Where it has what lies at a source.
    pub(super) const fn at(from: Source) -> usize {
        match from {
            Source::Factory(factory) => factory.index(),
            Source::Centre => FACTORIES,
        }
    }
    /// The same where a move may leave it open.
    pub(super) fn any(from: Option<Source>) -> usize {
        from.map_or(FACTORIES + 1, Self::at)
    }
}

impl Person for DraftPlayer {
    fn named(name: String) -> Self {
        Self { name, ..Self::default() }
    }
}

impl Draft {
    /// Who still has to choose bonus tiles, and how many.
    pub fn bonus(&self) -> Option<(Seat, u8)> {
        let mut owed = Seat::all().zip(&self.players).filter_map(|(seat, player)| Some((seat, player.bonus?)));
        owed.find(|&(_, count)| count > 0)
    }
    /// The drafts that it may stand for, one for each phase, the likeliest first; none if the case says the phase.
    pub(super) fn phases(&self) -> Vec<Self> {
        if self.phase_given {
            return Vec::new();
        }
        // Something to take lies there in phase 1 alone.
        if self.factories.iter().flatten().chain(self.centre.iter().map(|(tiles, _)| tiles)).any(|tiles| !tiles.is_empty()) {
            return vec![Self { phase: Phase::Offer, ..self.clone() }];
        }
        let all = [Phase::Setup, Phase::Offer, Phase::Play, Phase::Preparation, Phase::End, Phase::Over];
        let others = all.into_iter().filter(|&phase| phase != self.phase);
        std::iter::once(self.phase).chain(others).map(|phase| Self { phase, ..self.clone() }).collect()
    }
}
