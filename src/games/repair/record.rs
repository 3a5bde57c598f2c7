//! Which single change of a record makes all of it legal: of the first move that is refused or of one before it, a move that is
//! written twice, one that was left out, or two in one another's place.
//!
//! What a move can have been the referee lists: what is legal there and differs in one value. So nothing is guessed, and the rest of the
//! record, with what it claims, decides.

use super::edit::{Change, Edit, Kind};
use super::maker::{Here, Maker};
use super::parts::{self, maker};
use super::search::is_pointed_at;
use super::trial::Bench;
use super::{Repairs, only_change};
use crate::case::edit::{Splice, flow, inserted, one_fewer, scalar, swapped};
use crate::case::{Content, Document, Key, Node, Shape, Span, Value, fold};
use crate::games::{Asked, Case, Choices, header, localised};
use crate::verdict::{Conclusion, Judged, Listed, Outcome, Place, Reply, Step, Verdict};
use crate::words::{Language, typed_in};
use serde_json::{Value as Json, json};
use std::collections::HashSet;

/// So many moves before the one that is refused are looked at.
const BEFORE: usize = 12;
/// Where more moves than this are legal, the record tells too little of which was left out.
const LISTED: usize = 300;

/// What makes the rest of a record legal, whose position is possible; nothing where no move is refused.
pub(super) fn repairs(case: &Case<'_, '_>, choices: &Choices, typed: &str, moves: &Node<'_>) -> Option<Repairs> {
    let asked = Asked { choices: choices.clone(), hear_claims: true, one_reading: true, ..Asked::default() };
    let verdict = case.judge(&asked).ok()?;
    let refused = verdict.moves.iter().find(|judged| judged.index.is_some() && judged.outcome == Outcome::Illegal)?;
    let bench = Bench::of(case.document, Some(moves.span), choices)?;
    let record = Record { case, typed, moves, asked: &asked, judged: &verdict.moves };
    let mut known = HashSet::new();
    let mut found: Vec<(Vec<Json>, Edit)> = Vec::new();
    for edit in record.edits(refused) {
        let verdict = known.insert(bench.changed(&[&edit])).then(|| bench.verdict(&edit, &asked)).flatten();
        let Some(verdict) = verdict.filter(is_settled) else { continue };
        // Of two that lead to the same moves one counts; other tables may have the same moves.
        let plays = verdict.moves.into_iter().map(|judged| judged.play).collect();
        if !is_of_moves(&edit) || found.iter().all(|(known, _)| *known != plays) {
            found.push((plays, edit));
        }
    }
    let mut edits: Vec<_> = found.into_iter().map(|(_, edit)| edit).collect();
    keep_numbers(&mut edits);
    edits.sort_by_key(|edit| edit.rarity);
    let found = edits.into_iter().map(|edit| vec![edit]).collect();
    Some(Repairs { findings: refused.findings.clone(), found, of_record: true })
}

/// Where factories lie, and where they are dealt.
const FACTORIES: &str = "factories";
const DEAL: &str = "deal";
/// What is paid by a move that was legal is not what a later one is refused for.
const PAY: &str = "pay";

/// The factory from which a move is refused what it takes, from 0.
fn factory(refused: &Judged) -> Option<usize> {
    let of_source = |place: &Place| matches!(place.0.get(2), Some(Step::Key(key)) if key == "take" || key == "from");
    refused.findings.iter().find(|finding| of_source(&finding.place))?;
    let from = word(refused.play.get("from")?)?;
    from.strip_prefix("factory ")?.parse::<usize>().ok()?.checked_sub(1)
}

fn is_of_moves(edit: &Edit) -> bool {
    edit.changes.iter().all(|change| matches!(change.place.0.first(), Some(Step::Key(key)) if key == "moves"))
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

struct Record<'a, 'd, 's> {
    case: &'a Case<'d, 's>,
    /// The key of the record as it is typed.
    typed: &'a str,
    moves: &'a Node<'s>,
    asked: &'a Asked,
    judged: &'a [Judged],
}

impl Record<'_, '_, '_> {
    fn edits(&self, judged: &Judged) -> Vec<Edit> {
        let Some(refused) = judged.index else { return Vec::new() };
        let legal = self.legal_before(refused);
        let mut edits = self.mistyped(judged, &legal);
        edits.extend(self.on_factories(refused, judged));
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
            edit.rarity = (2 * edit.rarity + u32::from(!is_pointed_at(edit, &judged.findings))) * 10_000 + place as u32;
        }
        edits
    }

    /// The refused move with a value mistyped: what it pays, how many, whatever the shape of its values tells.
    fn mistyped(&self, refused: &Judged, legal: &[Listed]) -> Vec<Edit> {
        let place = refused.findings.first().map(|finding| &finding.place);
        let values = match place.and_then(|place| place.0.get(1)) {
            Some(&Step::Item(item)) => self.values(item),
            _ => Vec::new(),
        };
        let listed = refused.index.map(|index| self.others(index, legal, &values)).unwrap_or_default();
        values.into_iter().map(another_move).chain(listed).collect()
    }

    /// A move that was legal with a word or a number mistyped.
    fn earlier(&self, index: usize) -> Vec<Edit> {
        let mut values = self.values(index);
        let place = self.place(index);
        values.retain(|edit| {
            let key = only_change(std::slice::from_ref(edit)).and_then(|change| change.place.0.strip_prefix(&*place.0));
            matches!(key, Some([Step::Key(key)]) if key != PAY)
        });
        let listed = self.others(index, &self.legal_before(index), &values);
        let is_deal = self.play(index).is_some_and(|play| play.get(DEAL).is_some());
        let as_move = |edit| if is_deal { Edit { rarity: 0, ..edit } } else { another_move(edit) };
        values.into_iter().map(as_move).chain(listed).collect()
    }

    /// On the factory that is taken from a tile of another colour, or what lies on another one: as it was dealt last, or as the case
    /// shows it.
    fn on_factories(&self, refused: usize, judged: &Judged) -> Vec<Edit> {
        let Some(factory) = factory(judged) else { return Vec::new() };
        let dealt = (0..refused).rev().find(|&index| self.play(index).is_some_and(|play| play.get(DEAL).is_some()));
        let (here, map, key, mut edits) = match dealt {
            Some(deal) => (self.here(deal), self.items().get(deal), DEAL, self.values(deal)),
            None => (Here::root(), Some(&self.case.document.root), FACTORIES, parts::edits(self.case, Vec::new()).0),
        };
        let of_case = [self.case.game.keys()];
        let keys = if dealt.is_some() { self.keys() } else { &of_case };
        let list = map.and_then(|map| parts::fields(keys, map).find(|(known, ..)| known.name == key));
        let Some((here, Value::List(items))) = list.map(|(_, typed, list)| (here.key(key, typed), &list.value)) else {
            return Vec::new();
        };
        let there = here.item(factory);
        edits.retain(|edit| {
            let is_there = |change: &Change| change.place.0.starts_with(&there.place.0);
            matches!(edit.kind, Kind::LookAlike | Kind::Colour) && edit.changes.iter().all(is_there)
        });
        let mut maker = maker(self.case);
        for (index, other) in items.iter().enumerate().filter(|(index, _)| *index != factory) {
            let Some(one) = items.get(factory) else { break };
            maker.swap(Kind::Order, (one, &there), (other, &here.item(index)));
        }
        // To take from the other one explains as much, unless both were taken from.
        edits.extend(maker.edits.into_iter().map(|edit| Edit { rarity: Kind::Colour.rarity() + 1, ..edit }));
        edits
    }

    /// What can be mistyped in a move of the record.
    fn values(&self, item: usize) -> Vec<Edit> {
        let (Some(shape), Some(node)) = (self.shape(), self.items().get(item)) else { return Vec::new() };
        let mut maker = Maker { language: self.language(item), ..maker(self.case) };
        maker.walk(shape, node, &self.here(item));
        maker.edits.sort_by_key(|edit| edit.rarity);
        maker.edits
    }

    /// What is legal before a move of the record.
    fn legal_before(&self, index: usize) -> Vec<Listed> {
        let mut root = self.case.document.root.clone();
        if let Value::Map(entries) = &mut root.value {
            for (_, value) in entries.iter_mut().filter(|(_, value)| value.span == self.moves.span) {
                if let Value::List(moves) = &mut value.value {
                    moves.truncate(index);
                }
            }
        }
        let document = Document::new(self.case.document.source, 0, Content { root, repeated: Vec::new() });
        let asked = Asked { legal: true, hear_claims: false, ..self.asked.clone() };
        let verdict = Case::open(&document).ok().and_then(|case| case.judge(&asked).ok());
        verdict.and_then(|verdict| verdict.legal).filter(|legal| legal.len() <= LISTED).unwrap_or_default()
    }

    /// Another move that differs in one value of those that `known` edits do not change.
    fn others(&self, index: usize, legal: &[Listed], known: &[Edit]) -> Vec<Edit> {
        let Some(typed) = self.play(index) else { return Vec::new() };
        let edit = |listed: &Listed| {
            let (key, at) = difference(typed, &listed.play)?;
            let place = self.place(index).key(key.to_owned());
            if known.iter().flat_map(|edit| &edit.changes).any(|change| change.place == place) {
                return None;
            }
            let to = word(self.localised(index, &listed.play).as_object()?.values().nth(at)?)?;
            let (typed_key, value) = self.entry(index, self.case.locate(&place))?;
            let Value::Scalar(from, _) = &value.value else { return None };
            let from = from.to_string();
            let way = self.way(index).into_iter().chain([typed_key.to_owned()]).collect();
            let splice = scalar(value, &to);
            Some(edit(Kind::Move, vec![Change { place, way, from, to }], vec![splice]))
        };
        legal.iter().filter_map(edit).collect()
    }

    fn play(&self, index: usize) -> Option<&Json> {
        self.judged.iter().find(|judged| judged.index == Some(index)).map(|judged| &judged.play)
    }

    /// Without a move that is written twice.
    fn without(&self, index: usize) -> Option<Edit> {
        let before = index.checked_sub(1).and_then(|before| self.play(before));
        before.filter(|before| self.play(index) == Some(before))?;
        let source = self.case.source();
        let typed = self.items().get(index)?;
        let splice = one_fewer(source, self.moves, index)?;
        let from = source.get(typed.span.start..typed.span.end)?.to_owned();
        let change = Change { place: self.place(index), way: self.way(index), from, to: String::new() };
        Some(edit(Kind::MoveTwice, vec![change], vec![splice]))
    }

    /// With a move and the next one in one another's place.
    fn exchanged(&self, index: usize) -> Option<Edit> {
        let (one, next) = (self.items().get(index)?, self.items().get(index + 1)?);
        let text = |node: &Node<'_>| self.case.source().get(node.span.start..node.span.end).unwrap_or("").to_owned();
        let change = |index, from, to| Change { place: self.place(index), way: self.way(index), from: text(from), to: text(to) };
        let changes = vec![change(index, one, next), change(index + 1, next, one)];
        Some(edit(Kind::MoveOrder, changes, swapped(self.case.source(), one, next)?.to_vec()))
    }

    /// With a move that was left out.
    fn with(&self, index: usize, listed: &Listed) -> Option<Edit> {
        let source = self.case.source();
        let is_quoted = source.get(self.items().get(index)?.span.start..)?.starts_with("{\"");
        let play = self.localised(index, &listed.play);
        let to = if is_quoted { play.to_string() } else { flow(&play) };
        let splice = inserted(source, self.moves, index, &to)?;
        let change = Change { place: self.place(index), way: self.way(index), from: String::new(), to };
        Some(edit(Kind::MoveLeftOut, vec![change], vec![splice]))
    }

    /// A move in the language of the one that is typed at an index.
    fn localised(&self, index: usize, play: &Json) -> Json {
        let case = json!({"game": self.case.game_id(), "moves": [play]});
        let said = localised(&case, self.language(index));
        let moves = said.as_object().and_then(|case| case.values().nth(1)).and_then(|moves| moves.get(0));
        moves.unwrap_or(play).clone()
    }

    /// The language in which a move is typed: that of its keys, or else that of the case.
    fn language(&self, index: usize) -> Language {
        let typed: Vec<_> = self.items().get(index).into_iter().flat_map(|node| parts::fields(self.keys(), node)).collect();
        let is_in = |language: &Language| {
            typed.iter().any(|(key, typed, _)| match typed_in(*language, key.name, key.also, "") {
                Some(word) => key.name != *typed && fold(&word) == fold(typed),
                None => key.name == *typed,
            })
        };
        let of_case = || header::language(self.case.document).unwrap_or_default();
        Language::ALL.into_iter().find(is_in).unwrap_or_else(of_case)
    }

    /// The word that stands somewhere in a move, with its key as it is typed.
    fn entry(&self, index: usize, word: Span) -> Option<(&str, &Node<'_>)> {
        let Value::Map(entries) = &self.items().get(index)?.value else { return None };
        let is_word = |node: &Node<'_>| node.span == word && matches!(node.value, Value::Scalar(..));
        let (key, value) = entries.iter().find(|(_, value)| is_word(value))?;
        let Value::Scalar(key, _) = &key.value else { return None };
        Some((key, value))
    }

    fn here(&self, index: usize) -> Here {
        Here { place: self.place(index), way: self.way(index) }
    }

    /// The keys of a move.
    fn keys(&self) -> &'static [&'static [Key]] {
        if let Some(Shape::Move(moves)) = self.shape() { moves.keys } else { &[] }
    }

    /// The shape of a move.
    fn shape(&self) -> Option<&'static Shape> {
        let moves = self.case.game.keys().iter().find(|key| key.name == "moves").map(|key| &key.shape);
        if let Some(Shape::List(shape, _)) = moves { Some(shape) } else { None }
    }

    fn items(&self) -> &[Node<'_>] {
        if let Value::List(items) = &self.moves.value { items } else { &[] }
    }

    fn place(&self, index: usize) -> Place {
        Place::root().key("moves").item(index)
    }

    fn way(&self, index: usize) -> Vec<String> {
        vec![self.typed.to_owned(), (index + 1).to_string()]
    }
}

/// An edit of a value of a move as another move.
fn another_move(edit: Edit) -> Edit {
    Edit { kind: Kind::Move, rarity: Kind::Move.rarity(), ..edit }
}

fn edit(kind: Kind, changes: Vec<Change>, splices: Vec<Splice>) -> Edit {
    Edit { kind, changes, splices, rarity: kind.rarity(), sums_up: false }
}

/// The one value in which two moves differ: its key, and which of all it is.
fn difference<'j>(typed: &'j Json, listed: &Json) -> Option<(&'j str, usize)> {
    let (typed, listed) = (typed.as_object()?, listed.as_object()?);
    let mut others = typed.iter().enumerate().filter(|(_, (key, value))| listed.get(*key) != Some(value));
    let (at, (key, _)) = others.next().filter(|_| typed.keys().eq(listed.keys()))?;
    others.next().is_none().then_some((key.as_str(), at))
}

fn word(value: &Json) -> Option<String> {
    match value {
        Json::String(text) => Some(text.clone()),
        Json::Number(number) => Some(number.to_string()),
        Json::Bool(yes) => Some(if *yes { "yes" } else { "no" }.to_owned()),
        Json::Null | Json::Array(_) | Json::Object(_) => None,
    }
}
