//! Which single change of a record makes all of it legal: of the first refused move or one before it, a move that is written
//! twice or was left out, or two swapped ones.
//!
//! A move is mistyped as other values are; the referee lists which may have been left out. The rest of the record decides.

use super::budget::Budget;
use super::edit::{Change, Edit, Kind};
use super::generator::{EditGenerator, Spot, exchanged};
use super::parts::{self, generator, point_at};
use super::trial::Bench;
use super::{Repairs, only_change};
use crate::case::edit::{inserted, like, one_fewer, one_more};
use crate::case::{Content, Document, Key, Node, Shape, Span, Value, fold};
use crate::order;
use crate::referee::{Asked, Case, Choices, localised};
use crate::verdict::{Conclusion, Judged, Listed, Outcome, Place, Reply, Step, Verdict};
use crate::words::{Language, typed_in};
use serde_json::{Value as Json, json};
use std::collections::HashSet;

/// So many moves before the one that is refused are looked at.
const BEFORE: usize = 12;
/// Where more moves than this are legal, the record tells too little of which was left out.
const LISTED: usize = 300;

/// What makes the rest of a record legal, whose position is possible; nothing where no move is refused.
pub(super) fn repairs(
    case: &Case<'_, '_>,
    choices: &Choices,
    moves: Spot<'_, '_>,
    [making, trying]: [&Budget; 2],
) -> Option<Repairs> {
    let asked =
        Asked { choices: choices.clone(), hear_claims: true, one_reading: true, stop_at_refusal: true, ..Asked::default() };
    let verdict = case.judge(&asked).ok()?;
    let refused = verdict.moves.iter().find(|judged| judged.index.is_some() && judged.outcome == Outcome::Illegal)?;
    let bench = Bench::of(case.document, Some(moves.node.span), choices, refused.findings.len(), trying);
    let typed = typed_moves(case, &moves);
    let record = Record { making, trying, case, moves, typed, asked: &asked, judged: &verdict.moves };
    let is_of_moves = |change: &Change| matches!(change.place.0.first(), Some(Step::Key(key)) if key == "moves");
    let mut known = HashSet::new();
    let mut found: Vec<(Vec<Json>, Edit)> = Vec::new();
    for edit in record.edits(refused).into_iter().take_while(|_| !trying.is_spent()) {
        let verdict =
            known.insert(bench.changed(&[&edit])).then(|| bench.whole(&[&edit], |case| case.judge(&asked).ok())).flatten();
        let Some(verdict) = verdict.filter(is_settled) else { continue };
        // Of two that lead to the same moves one counts; other tables may have the same moves.
        let plays = verdict.moves.into_iter().map(|judged| judged.play).collect();
        if !edit.changes.iter().all(is_of_moves) || found.iter().all(|(known, _)| *known != plays) {
            found.push((plays, edit));
        }
    }
    let mut edits: Vec<_> = found.into_iter().map(|(_, edit)| edit).collect();
    keep_numbers(&mut edits);
    order::by_key(&mut edits, |edit| edit.rarity);
    let found = edits.into_iter().map(|edit| vec![edit]).collect();
    Some(Repairs { findings: refused.findings.clone(), found, of_record: true, is_cut_short: false })
}

/// Where factories lie, and where they are dealt.
const FACTORIES: &str = "factories";
const DEAL: &str = "deal";
/// Where a record begins: in another round or phase, or with another player's turn, than is typed.
const BEGINNING: [&str; 3] = ["round", "phase", "turn"];
/// Who moves, and several steps of one turn.
const PLAYER: &str = "player";
const TURN: &str = "turn";
/// What is paid by a move that was legal is not what a later one is refused for.
const PAY: &str = "pay";

/// The factory from which a move is refused what it takes, from 0.
fn factory(refused: &Judged) -> Option<usize> {
    let of_source = |place: &Place| matches!(place.0.get(2), Some(Step::Key(key)) if key == "take" || key == "from");
    refused.findings.iter().find(|finding| of_source(&finding.place))?;
    let from = refused.play.get("from")?.as_str()?;
    from.strip_prefix("factory ")?.parse::<usize>().ok()?.checked_sub(1)
}

/// Whether all moves are legal, and what is claimed may be so.
fn is_settled(verdict: &Verdict) -> bool {
    verdict.conclusion() == Conclusion::Legal && !verdict.claims.iter().any(|claim| matches!(claim.answer, Reply::Refuted { .. }))
}

/// What is typed as a number is meant as one, if a number will do: 7 where 8 is typed, and not `obelisk`.
fn keep_numbers(edits: &mut Vec<Edit>) {
    let is_number = |text: &str| text.parse::<i64>().is_ok();
    let typed = |edit: &Edit| only_change(std::slice::from_ref(edit)).filter(|change| is_number(&change.from)).cloned();
    let numbers: Vec<_> =
        edits.iter().filter_map(typed).filter(|change| is_number(&change.to)).map(|change| change.place).collect();
    edits.retain(|edit| typed(edit).is_none_or(|change| is_number(&change.to) || !numbers.contains(&change.place)));
}

/// A move where it is typed: an item of the record, or of a turn in it.
struct Typed<'a, 's> {
    spot: Spot<'a, 's>,
    /// The list that it is an item of.
    list: Spot<'a, 's>,
    /// Which item.
    at: usize,
    /// Which item of the record it is or stands in.
    entry: usize,
}

impl Typed<'_, '_> {
    fn is_of_turn(&self) -> bool {
        self.spot.place.0.len() > 2
    }
    /// Whether another one is an item of the same list.
    fn is_beside(&self, other: &Self) -> bool {
        self.list.node.span == other.list.node.span
    }
}

fn keys(case: &Case<'_, '_>) -> &'static [&'static [Key]] {
    if let Some(Shape::Move(moves)) = shape(case) { moves.keys } else { &[] }
}

fn shape(case: &Case<'_, '_>) -> Option<&'static Shape> {
    let moves = case.game.keys().iter().find(|key| key.name == "moves").map(|key| &key.shape);
    if let Some(Shape::List(shape, _)) = moves { Some(shape) } else { None }
}

/// All moves of a record, those of turns one by one, as they are counted.
fn typed_moves<'a, 's>(case: &Case<'_, 's>, record: &Spot<'a, 's>) -> Vec<Typed<'a, 's>> {
    let of = |(entry, spot): (usize, Spot<'a, 's>)| match spot.fields(keys(case)).find(|(key, _)| key.name == TURN) {
        Some((_, list)) => {
            let steps = list.items().enumerate();
            steps.map(|(at, spot)| Typed { spot, list: list.clone(), at, entry }).collect()
        }
        None => vec![Typed { spot, list: record.clone(), at: entry, entry }],
    };
    record.items().enumerate().flat_map(of).collect()
}

struct Record<'a, 'd, 's> {
    case: &'a Case<'d, 's>,
    moves: Spot<'a, 's>,
    typed: Vec<Typed<'a, 's>>,
    asked: &'a Asked,
    judged: &'a [Judged],
    making: &'a Budget,
    trying: &'a Budget,
}

impl Record<'_, '_, '_> {
    fn edits(&self, judged: &Judged) -> Vec<Edit> {
        let Some(refused) = judged.index else { return Vec::new() };
        let legal = self.legal_before(refused);
        let mut edits: Vec<_> = self.values(refused).into_iter().map(another_move).collect();
        edits.extend(self.on_factories(refused, judged));
        edits.extend(self.on_table(&BEGINNING));
        edits.extend(self.without(refused));
        edits.extend(self.exchanged(refused));
        edits.extend(legal.iter().filter_map(|listed| self.with(refused, listed)));
        for before in (refused.saturating_sub(BEFORE)..refused).rev() {
            edits.extend(self.earlier(before));
            edits.extend(self.without(before));
            edits.extend(self.exchanged(before));
        }
        for (place, edit) in edits.iter_mut().enumerate() {
            // Of what is equally likely what the refusal points at comes first, then the refused move, as it was put there.
            edit.rarity = (2 * edit.rarity + u32::from(!point_at(&judged.findings, edit))) * 10_000 + place as u32;
        }
        edits
    }

    /// A move that was legal with a word or a number mistyped.
    fn earlier(&self, index: usize) -> Vec<Edit> {
        let mut values = self.values(index);
        let place = self.typed.get(index).map_or(&[] as &[_], |typed| &typed.spot.place.0);
        values.retain(|edit| {
            let key = only_change(std::slice::from_ref(edit)).and_then(|change| change.place.0.strip_prefix(place));
            matches!(key, Some([Step::Key(key)]) if key != PAY)
        });
        let is_deal = self.play(index).is_some_and(|play| play.get(DEAL).is_some());
        values.into_iter().map(|edit| if is_deal { Edit { rarity: 0, ..edit } } else { another_move(edit) }).collect()
    }

    /// What can be mistyped under some keys of the case.
    fn on_table(&self, names: &[&str]) -> Vec<Edit> {
        let keys = [self.case.game.keys()];
        let values = parts::root(self.case).fields(&keys).filter(|(key, _)| names.contains(&key.name));
        walked(generator(self.case, self.making), values.map(|(key, at)| (&key.shape, at)))
    }

    /// The factory taken from has a tile of another colour, or another one what is taken: as dealt last, or as the case shows.
    fn on_factories(&self, refused: usize, judged: &Judged) -> Vec<Edit> {
        let Some(factory) = factory(judged) else { return Vec::new() };
        let dealt = (0..refused).rev().find(|&index| self.play(index).is_some_and(|play| play.get(DEAL).is_some()));
        let of_case = [self.case.game.keys()];
        let (map, keys, key, mut edits) = match dealt.and_then(|deal| Some((deal, self.typed.get(deal)?))) {
            Some((deal, typed)) => (typed.spot.clone(), keys(self.case), DEAL, self.values(deal)),
            None => (parts::root(self.case), &of_case as &[_], FACTORIES, self.on_table(&[FACTORIES])),
        };
        let list = map.fields(keys).find(|(known, _)| known.name == key);
        let items: Vec<_> = list.into_iter().flat_map(|(_, list)| list.items()).collect();
        let Some(there) = items.get(factory) else { return Vec::new() };
        edits.retain(|edit| {
            let is_there = |change: &Change| change.place.0.starts_with(&there.place.0);
            matches!(edit.kind, Kind::LookAlike | Kind::Colour) && edit.changes.iter().all(is_there)
        });
        let mut generator = generator(self.case, self.making);
        for other in items.iter().filter(|other| other.place != there.place) {
            generator.swap(Kind::Order, there, other);
        }
        edits.extend(generator.edits);
        edits
    }

    /// What can be mistyped in a move of the record.
    fn values(&self, index: usize) -> Vec<Edit> {
        let (Some(shape), Some(typed)) = (shape(self.case), self.typed.get(index)) else { return Vec::new() };
        let generator = EditGenerator { language: self.language(typed), ..generator(self.case, self.making) };
        walked(generator, [(shape, typed.spot.clone())])
    }

    /// What is legal before a move of the record.
    fn legal_before(&self, index: usize) -> Vec<Listed> {
        let Some(typed) = self.typed.get(index) else { return Vec::new() };
        if !self.trying.take(self.case.source().len()) {
            return Vec::new();
        }
        let mut root = self.case.document.root.clone();
        if let Some(moves) = list_at(&mut root, self.moves.node.span) {
            let is_begun = typed.is_of_turn() && typed.at > 0;
            moves.truncate(typed.entry + usize::from(is_begun));
            let turn = moves.last_mut().filter(|_| is_begun).and_then(|turn| list_at(turn, typed.list.node.span));
            turn.into_iter().for_each(|steps| steps.truncate(typed.at));
        }
        let document = Document::new(self.case.document.source, 0, Content { root, repeated: Vec::new() });
        let asked = Asked { legal: true, hear_claims: false, ..self.asked.clone() };
        let verdict = Case::open(&document).ok().and_then(|case| case.judge(&asked).ok());
        verdict.and_then(|verdict| verdict.legal).filter(|legal| legal.len() <= LISTED).unwrap_or_default()
    }

    fn play(&self, index: usize) -> Option<&Json> {
        self.judged.iter().find(|judged| judged.index == Some(index)).map(|judged| &judged.play)
    }

    /// Without a move, or a turn, that is written twice.
    fn without(&self, index: usize) -> Option<Edit> {
        let source = self.case.source();
        let (before, typed) = (self.typed.get(index.checked_sub(1)?)?, self.typed.get(index)?);
        let text = |spot: &Spot<'_, '_>| spot.node.typed(source);
        let gone = |list: &Spot<'_, '_>, at, twice: &Spot<'_, '_>| {
            Some(Edit::of(Kind::MoveTwice, [(twice.change(text(twice), ""), one_fewer(source, list.node, at)?)]))
        };
        if typed.is_beside(before) {
            return gone(&typed.list, typed.at, &typed.spot).filter(|_| self.play(index) == self.play(index - 1));
        }
        let entry = |entry: usize| self.moves.items().nth(entry);
        let (turn, before) = (entry(typed.entry)?, entry(typed.entry.checked_sub(1)?)?);
        gone(&self.moves, typed.entry, &turn).filter(|_| text(&before) == text(&turn))
    }

    /// With a move and the next one in one another's place.
    fn exchanged(&self, index: usize) -> Option<Edit> {
        let (one, next) = (self.typed.get(index)?, self.typed.get(index + 1).filter(|next| next.is_beside(&self.typed[index]))?);
        Some(Edit::of(Kind::MoveOrder, exchanged(self.case.source(), &one.spot, &next.spot)?))
    }

    /// With a move that was left out: before this one, or at the end of the turn before.
    fn with(&self, index: usize, listed: &Listed) -> Option<Edit> {
        let source = self.case.source();
        let typed = self.typed.get(index)?;
        let mut play = listed.play.clone();
        let is_same = self.play(index)?.get(PLAYER) == play.get(PLAYER);
        let turn =
            if is_same { Some(typed) } else { self.typed.get(index.wrapping_sub(1)).filter(|before| !before.is_beside(typed)) };
        let turn = turn.filter(|typed| typed.is_of_turn());
        if turn.is_some() {
            play.as_object_mut().and_then(|play| play.shift_remove(PLAYER));
        }
        let play = self.localised(typed, &play);
        let to = like(source, typed.spot.node, &play);
        let (place, splice) = match turn.filter(|_| !is_same) {
            Some(before) => (before.list.place.clone().item(before.at + 1), one_more(source, before.list.node, &to)?),
            None => (typed.spot.place.clone(), inserted(source, typed.list.node, typed.at, &to)?),
        };
        Some(Edit::of(Kind::MoveLeftOut, [(Change::at(place, "", to), splice)]))
    }

    /// A move in the language of one that is typed.
    fn localised(&self, typed: &Typed<'_, '_>, play: &Json) -> Json {
        let case = json!({"game": self.case.game_id(), "moves": [play]});
        let said = localised(&case, self.language(typed));
        let moves = said.as_object().and_then(|case| case.values().next_back()).and_then(|moves| moves.get(0));
        moves.unwrap_or(play).clone()
    }

    /// The language in which a move is typed: that of its keys, or else that of the case.
    fn language(&self, typed: &Typed<'_, '_>) -> Language {
        let named = |typed: &str| keys(self.case).iter().copied().flatten().find(|key| key.is(typed));
        let typed: Vec<_> = typed.spot.node.entries().filter_map(|(typed, _)| Some((named(typed)?, typed))).collect();
        let is_in = |language: &Language| {
            typed.iter().any(|(key, typed)| match typed_in(*language, key.name, key.also, "") {
                Some(word) => key.name != *typed && fold(&word) == fold(typed),
                None => key.name == *typed,
            })
        };
        Language::ALL.into_iter().find(is_in).unwrap_or_else(|| self.case.language())
    }
}

/// What can be mistyped in some values, the likeliest first.
fn walked<'n, 's>(
    mut generator: EditGenerator<'n, 's>,
    values: impl IntoIterator<Item = (&'static Shape, Spot<'n, 's>)>,
) -> Vec<Edit> {
    values.into_iter().for_each(|(shape, at)| generator.walk(shape, &at));
    order::by_key(&mut generator.edits, |edit| edit.rarity);
    generator.edits
}

/// The list that stands at some place of a map.
fn list_at<'n, 's>(map: &'n mut Node<'s>, span: Span) -> Option<&'n mut Vec<Node<'s>>> {
    let Value::Map(entries) = &mut map.value else { return None };
    let (_, list) = entries.iter_mut().find(|(_, value)| value.span == span)?;
    if let Value::List(items) = &mut list.value { Some(items) } else { None }
}

/// An edit of a value of a move as another move.
fn another_move(edit: Edit) -> Edit {
    Edit { kind: Kind::Move, rarity: 0, ..edit }
}
