//! What of a case of the game several keys say together, and what its first move says of the phase.

use super::OWN;
use super::lexicon::{Colours, DOT, REST, Sides, YesOrNo};
use crate::case::{self, Fields, MORE, Node, Reader, Shape, Value, What};
use crate::game::lexicon::COMMON;
use crate::game::record::Record;
use crate::game::ways::{Counts, Manner, Number, Way, Word, ways};
use crate::game::{Entry, heaps, people};
use crate::games::summer_pavilion::pieces::{ROUNDS, SUPPLY};
use crate::games::summer_pavilion::scoring::TRACK;
use crate::games::summer_pavilion::{Colour, Draft, DraftPlayer, Move, Phase, Seat, Side, Tiles};
use crate::words::said;
use serde_json::Value as Json;

/// 80-point tokens of a player.
pub(crate) type Tokens = Number<i32, 0, 9>;

/// All points: the place on the track and the tokens.
pub(crate) fn whole_score(player: &mut DraftPlayer, fields: &Fields<'_, '_>, _: &Manner<'_>, reader: &mut Reader) {
    let Some(node) = fields.get("tokens") else { return };
    let Some(tokens) = quiet::<Tokens>(node) else { return };
    let Some(score) = &mut player.score else {
        if fields.get("score").is_none() {
            reader.problem(node, "case/missing-key", said!(OWN, "tokens-alone").with("player", &*player.name));
        }
        return;
    };
    if let Some(node) = fields.get("score").filter(|_| tokens > 0 && *score > TRACK) {
        let problem = said!(OWN, "beyond-the-track").with("player", &*player.name).with("score", *score);
        reader.problem(node, "case/contradiction", problem.with("track", TRACK));
    }
    *score += TRACK * tokens;
}

/// Bonus tiles are chosen at once: two players cannot both have some to choose.
pub(crate) fn one_bonus(draft: &mut Draft, fields: &Fields<'_, '_>, _: &Manner<'_>, reader: &mut Reader) {
    let owed = Seat::all().zip(&draft.players).filter(|(_, player)| player.bonus.is_some_and(|count| count > 0));
    for (seat, _) in owed.skip(1) {
        let keys = [Draft::KEYS, DraftPlayer::KEYS];
        if let Some(node) = case::find((fields.node, &reader.letters), &people::place(seat).key("bonus"), &keys) {
            reader.problem(node, "case/contradiction", said!(OWN, "two-bonuses"));
        }
    }
}

/// What stands at a node, if it can be read.
pub(super) fn quiet<W: Way>(node: &Node<'_>) -> Option<W::Is> {
    W::read(node, said!(COMMON, "a-case"), &Manner::SILENT, &mut Reader::default())
}

type InFigures = Number<u8, 1, { ROUNDS as i64 }>;

fn round(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<u8> {
    quiet::<Word<Colours>>(node).map(Colour::round).or_else(|| InFigures::read(node, what, manner, reader))
}

ways! {
    /// Whether a player has passed.
    pub(crate) Passed: bool = Word::<YesOrNo>::SHAPE, Word::<YesOrNo>::read, |passed, _| Some((*passed).into());
    /// The round: its number, or the colour that is wild in it.
    pub(crate) Round: u8 = Shape::Any(&[InFigures::SHAPE, Word::<Colours>::SHAPE]), round, InFigures::write;
    /// The side of the boards, unless it is the usual one.
    pub(crate) Variant: Side = Word::<Sides>::SHAPE, Word::<Sides>::read,
        |side, manner| if *side == Side::default() { None } else { Word::<Sides>::write(side, manner) };
}

/// A heap, or tiles that it holds with others: `{blue: 3, ...: .}`.
pub(crate) struct SomeOf<W>(std::marker::PhantomData<W>);

impl<W: Way<Is = Tiles>> Way for SomeOf<W> {
    type Is = (Option<Tiles>, Tiles);
    const SHAPE: Shape = Shape::Any(&[
        W::SHAPE,
        Shape::Each(
            &Shape::Any(&[Word::<Colours>::SHAPE, Shape::Written(&REST)]),
            &Shape::Any(&[Shape::Number(0..=heaps::MOST), Shape::Written(&DOT)]),
        ),
    ]);
    fn read(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<Self::Is> {
        let (told, rest) = node.without_rest();
        if let Value::Map(entries) = &told.value
            && let Some((_, dot)) = entries.iter().find(|(_, value)| value.is_dot())
        {
            reader.misplaced(dot, what, said!(OWN, "a-heap-in-part"));
            return None;
        }
        let tiles = W::read(&told, what, manner, reader);
        let Some(rest) = rest else { return Some((tiles, Tiles::EMPTY)) };
        if !rest.is_untold() {
            reader.misplaced(rest, what, said!(OWN, "a-heap-in-part"));
        }
        if let Some((_, none)) = told.entries().find(|(_, count)| count.word() == Some("0")) {
            reader.problem(none, "case/unclear", said!(OWN, "none-in-part").with("what", what.name()));
        }
        Some((None, tiles.unwrap_or_default()))
    }
    fn write((tiles, some): &Self::Is, manner: &Manner<'_>) -> Option<Json> {
        if let Some(tiles) = tiles {
            return W::write(tiles, manner);
        }
        let mut counts = Counts::<Colours>::write(some, manner).filter(|_| !some.is_empty())?;
        counts[MORE] = ".".into();
        Some(counts)
    }
}

/// The likeliest phase of a case that does not say it.
pub(super) fn infer_phase(draft: &Draft, entries: &[Entry<Move>]) -> Phase {
    let mut plays = entries.iter().map(|entry| &entry.play);
    let (first, second) = (plays.next(), plays.next());
    // The first refill fills all ten spaces, or tells no tiles and comes before a deal; any other refills after bonus tiles.
    let is_first = match first {
        Some(Move::Refill { tiles: Some(tiles) }) => tiles.total() == SUPPLY,
        Some(Move::Refill { tiles: None }) => matches!(second, Some(Move::Deal(_))),
        first => matches!(first, None | Some(Move::Deal(_))),
    };
    let named_only = |player: &DraftPlayer| *player == DraftPlayer { name: player.name.clone(), ..DraftPlayer::default() };
    let has_passed = |player: &DraftPlayer| player.passed.unwrap_or(player.corners.is_some_and(|corners| !corners.is_empty()));
    let (players, side, starter) = (draft.players.clone(), draft.side, draft.starter);
    let only_players = draft.players.iter().all(named_only) && *draft == Draft { players, side, starter, ..Draft::default() };
    let on_offer = draft.factories.iter().flatten().any(|tiles| !tiles.is_empty())
        || draft.centre.is_some_and(|(tiles, markers)| !tiles.is_empty() || markers > 0);
    match first {
        _ if only_players && is_first => Phase::Setup,
        Some(Move::Take(_)) => Phase::Offer,
        Some(Move::Deal(_)) => Phase::Preparation,
        Some(Move::Finish) => Phase::End,
        None if draft.players.len() > 1 && draft.players.iter().all(has_passed) => {
            if draft.round == Some(ROUNDS) {
                Phase::End
            } else {
                Phase::Preparation
            }
        }
        _ if on_offer => Phase::Offer,
        _ => Phase::Play,
    }
}
