//! Moves of a case.
//!
//! Nonsense as a move (line 6, two verbs) is a problem of the case; what breaks a rule (factory 9 of 5) is left to the judge.

use super::OWN;
use super::lexicon::{Cleared, Colours, Columns, Done, Pieces, Rows, Sources, Targets, VOCABULARY};
use super::ways::AFactory;
use crate::case::{Action, Key, Moves, Node, Reader, Shape, Value, What, key};
use crate::game::action::{self, Step, Written};
use crate::game::lexicon::Finished;
use crate::game::ways::{Dealt, Lexica, Manner, Number, Place, Player, Run, Way, Word, ways};
use crate::game::{Entry, factories};
use crate::games::azul::position::Phase;
use crate::games::azul::{Colour, Deal, Draft, Move, Onto, Piece, Seat, Sent, Take};
use crate::words::said;
use serde_json::Value as Json;

/// What each action needs and allows, beside its own key.
const ACTIONS: &[Action] = &[
    Action { key: "take", allows: &["player", "from", "to", "floor", "rest"], needs: &["to"] },
    Action { key: "tile", allows: &["player", "to"], needs: &[] },
    Action { key: "clear", allows: &["player"], needs: &[] },
    Action { key: "deal", allows: &["starter", "extra", "effects"], needs: &[] },
    Action { key: "finish", allows: &[], needs: &[] },
];

/// What may stand under `moves:`.
pub(crate) const SHAPE: Shape = Shape::List(&Shape::Move(&MOVES), Shape::MANY);
const MOVES: Moves = Moves { what: "move", keys: &[KEYS], actions: &[ACTIONS], without: &[] };

pub(crate) const KEYS: &[Key] = &[
    key!("player", Player::SHAPE, "who; may be left out if there is one player"),
    key!("take", Taken::SHAPE, "take tiles: a colour, or a count and a colour"),
    key!("from", Place::<Sources>::SHAPE, "where they are taken from: a factory or the centre"),
    key!(
        "to",
        Shape::ByAction(&[("take", Place::<Targets>::SHAPE), ("tile", Place::<Columns>::SHAPE)]),
        "where they go: a pattern line or the floor line; in tiling a column or the floor line",
    ),
    key!("floor", Dropped::SHAPE, "how many of the tiles taken go to the floor line; those that do not fit need not be said",),
    key!("rest", Rest::SHAPE, "where the rest of a factory goes, as of a \"to the neighbours\" one"),
    key!("tile", Place::<Rows>::SHAPE, "move a tile of this full line to the wall"),
    key!("clear", Place::<Cleared>::SHAPE, "pay and clear the floor line"),
    key!("deal", Dealt::<AFactory>::SHAPE, "the factories filled for the next round"),
    key!("starter", Player::SHAPE, "who begins the first round"),
    key!("extra", Word::<Colours>::SHAPE, "the tile that a \"+1\" factory drew beyond its four"),
    key!("effects", Word::<Done>::SHAPE, "`done` if the factories are shown after their set-up effects"),
    key!("finish", Word::<Finished>::SHAPE, "count the end bonuses"),
];

/// The most tiles that a move may say; the box holds a hundred.
const MOST: u8 = 100;
/// How many tiles go to the floor line.
type Dropped = Number<u8, 0, { MOST as i64 }>;

pub(crate) fn read(draft: &Draft, node: &Node<'_>, manner: Manner<'_>, reader: &mut Reader) -> Vec<Entry<Move>> {
    let mut turn = draft.turn.or(draft.starter.filter(|_| draft.is_dealt()));
    // Where a case says what lies on the factories, a move has to say where it takes from.
    let mut factories_shown = draft.factories.is_some() || draft.phase_given && draft.phase == Phase::Setup;
    action::read(node, KEYS, ACTIONS, manner, reader, |action, step| {
        let play = read_move(action, step, turn, factories_shown)?;
        match &play {
            Move::Take(take) => turn = step.after(turn, take.seat),
            Move::Deal(deal) => (factories_shown, turn) = (true, deal.starter),
            _ => {}
        }
        Some(play)
    })
}

/// A move; where a take does not say whose it is, it is that of whose `turn` it is.
fn read_move(action: &str, step: &mut Step<'_, '_, '_>, turn: Option<Seat>, factories_shown: bool) -> Option<Move> {
    match action {
        "take" => {
            let (seat, taken) = (step.mover(turn), step.need::<Taken>("take"));
            let is_uncounted = taken.is_some_and(|(_, count)| count.is_none());
            let from = factories::source::<Place<Sources>>(step, factories_shown, is_uncounted, said!(OWN, "no-source"));
            let (to, floor) = (step.need::<Place<Targets>>("to"), step.may::<Dropped>("floor"));
            let rest = step.may::<Rest>("rest");
            let (colour, count) = taken?;
            Some(Move::Take(Take {
                seat: seat?,
                colour,
                count,
                from: from?,
                to: to?,
                floor: floor?,
                rest: rest?.unwrap_or_default(),
            }))
        }
        "tile" => {
            let (seat, line, onto) = (step.mover(None), step.need::<Place<Rows>>("tile"), step.may::<Place<Columns>>("to"));
            Some(Move::Tile { seat: seat?, line: line?, onto: onto?.unwrap_or(Onto::Only) })
        }
        "clear" => {
            let seat = step.mover(None);
            step.need::<Place<Cleared>>("clear").and(seat).map(|seat| Move::Clear { seat })
        }
        "deal" => {
            let (starter, effects) = (step.may::<Player>("starter"), step.may::<Word<Done>>("effects"));
            let (extra, dealt) = (step.may::<Word<Colours>>("extra"), step.need::<Dealt<AFactory>>("deal"));
            let ((displays, count), extra, effects_done, starter) = (dealt?, extra?, effects?.is_some(), starter?);
            Some(Move::Deal(Box::new(Deal { displays, count, extra, effects_done, starter })))
        }
        _ => step.need::<Word<Finished>>("finish").map(|()| Move::Finish),
    }
}

/// A move in the form that `moves:` takes.
pub(crate) fn write(play: &Move, to: &mut Written<'_>) {
    let _ = match play {
        Move::Take(Take { seat, colour, count, from, to: target, floor, rest }) => {
            to.by(seat).put::<Taken>("take", &(*colour, *count)).may::<Place<Sources>>("from", from.as_ref());
            to.put::<Place<Targets>>("to", target).may::<Dropped>("floor", floor.as_ref()).put::<Rest>("rest", rest)
        }
        Move::Tile { seat, line, onto } => to.by(seat).put::<Place<Rows>>("tile", line).put::<Place<Columns>>("to", onto),
        Move::Clear { seat } => to.by(seat).put::<Place<Cleared>>("clear", &()),
        Move::Deal(deal) => {
            to.put::<Dealt<AFactory>>("deal", &(deal.displays, deal.count)).may::<Word<Colours>>("extra", deal.extra.as_ref());
            to.may::<Word<Done>>("effects", deal.effects_done.then_some(&())).may::<Player>("starter", deal.starter.as_ref())
        }
        Move::Finish => to.put::<Word<Finished>>("finish", &()),
    };
}

ways! {
    /// A move by itself, at a table of which nothing is told.
    pub(crate) Alone: Move = Shape::Move(&MOVES),
        |node: &Node<'_>, _, manner: &Manner<'_>, reader: &mut Reader| {
            action::only(node, reader, |node, reader| read(&Draft::default(), node, *manner, reader))
        },
        |play, manner| Some(Written::of(manner, |to| write(play, to)));
    /// A colour, and how many tiles of it if that is said.
    Taken: (Colour, Option<u8>) = Shape::Amount(Colours::words, MOST), read_taken, write_taken;
    /// Where the tiles go that a factory sends on: `{factory 2: BB, factory 5: K}`.
    Rest: [Option<Sent>; 2] = Shape::Each(&Place::<Sources>::SHAPE, &Run::<Colours>::SHAPE), read_rest, write_rest;
}

fn read_taken(node: &Node<'_>, _: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<(Colour, Option<u8>)> {
    if factories::names_marker(node, manner.number, Pieces::lexicon(manner.set), Piece::Marker, reader) {
        return None;
    }
    reader.amount(node, manner.number, Colours::lexicon(manner.set), MOST)
}

fn write_taken((colour, count): &(Colour, Option<u8>), manner: &Manner<'_>) -> Option<Json> {
    let colour = Colours::lexicon(manner.set).name(*colour);
    Some(count.map_or_else(|| colour.into(), |count| format!("{count} {colour}").into()))
}

fn read_rest(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<[Option<Sent>; 2]> {
    let number = manner.number;
    let Value::Map(entries) = &node.value else {
        reader.wrong_type(node, what, said!(OWN, "a-map-of-factories"));
        return None;
    };
    let before = reader.problems.len();
    let mut rest: Vec<Sent> = Vec::with_capacity(2);
    for (key, value) in entries {
        let to = Place::<Sources>::read(key, what, manner, reader);
        let tiles = Run::<Colours>::read(value, what, manner, reader);
        let (Some(to), Some(tiles)) = (to, tiles) else { continue };
        if rest.iter().any(|sent| sent.to == to) {
            reader.problem(key, "case/duplicate-key", said!(OWN, "rest-twice").with("number", number));
        }
        if !tiles.is_empty() {
            rest.push(Sent { to, tiles });
        }
    }
    if rest.len() > 2 {
        let message = said!(OWN, "rest-too-wide").with("number", number).with("count", rest.len());
        reader.problem(node, "case/out-of-range", message);
    }
    let mut rest = rest.into_iter();
    (reader.problems.len() == before).then(|| [rest.next(), rest.next()])
}

fn write_rest(rest: &[Option<Sent>; 2], manner: &Manner<'_>) -> Option<Json> {
    let sent = |sent: &Sent| {
        let to = Place::<Sources>::write(&sent.to, manner)?;
        Some((to.as_str()?.to_owned(), Run::<Colours>::write(&sent.tiles, manner)?))
    };
    let rest: serde_json::Map<_, _> = rest.iter().flatten().filter_map(sent).collect();
    (!rest.is_empty()).then_some(rest.into())
}
