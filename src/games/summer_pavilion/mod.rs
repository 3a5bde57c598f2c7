//! Azul: Summer Pavilion: coloured and monochrome boards.

mod audit;
mod completed;
mod draft;
mod drafted;
mod geometry;
mod judge;
mod moves;
mod notation;
mod paint;
mod pavilion;
mod pieces;
mod play;
mod position;
mod reasons;
pub mod rules;
mod scoring;
mod show;
mod slips;
mod trace;
mod wording;

pub use super::shared::Short;
pub use draft::{Draft, DraftPlayer};
pub use geometry::{Arm, Feature, Side, Space, SpaceSet, Star};
pub use moves::{Between, Deal, Move, Placement, Take, What};
pub use pavilion::{Pavilion, StarKind};
pub use pieces::{Colour, Factory, Seat, SeatSet, Source, Tiles};
pub use play::RandomPlayer;
pub use position::{Board, Marker, Phase, Position};
pub use reasons::{Assumed, Brought, Flaw, Gap, MarkerPlace, Reason, Refusal, Unseen};
pub use rules::{CATALOGUE, Rulings};
pub use slips::Lapse;
pub use wording::Names;

use super::game::{self, Audit, Counted, Entry, Game, Slipped, Stated, Variant};
use super::{Drawing, Painting, Rgb};
use crate::case::{Fields, Key, Letters, Node, Reader, Span, Vocabulary, Words};
use crate::verdict::{self, Amount, Award, Catalogue, Finding, Ledger, Place, Rank, Rule, Ruling, Slip, Unchecked, Unit};
use crate::words::{Language, Message};
#[cfg(test)]
pub(super) use notation::OWN as PROBLEMS;
use serde_json::Value;

/// Azul: Summer Pavilion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SummerPavilion;

const COLOURED: Variant =
    Variant { id: "coloured", about: "the coloured side of the boards: each outer star takes its printed colour" };
const MONOCHROME: Variant =
    Variant { id: "monochrome", about: "the monochrome side: each star becomes one colour or six different ones" };

impl Game for SummerPavilion {
    type Rulings = Rulings;
    type Draft = Draft;
    type Position = Position;
    type Move = Move;
    type Flaw = Flaw;
    type Gap = Gap;
    type Assumed = Assumed;
    type Refusal = Refusal;
    type Reason = Reason;
    type Lapse = Lapse;
    type Names = wording::Names;

    const EDITIONS: &'static [game::Edition] =
        &[game::Edition { id: "azul-summer-pavilion", title: "Azul: Summer Pavilion", variants: &[COLOURED, MONOCHROME] }];
    const CATALOGUE: &'static Catalogue = &CATALOGUE;
    const KEYS: &'static [Key] = notation::KEYS;
    const TOLD_BY_SILENCE: &'static [&'static str] = notation::STAR_NAMES;
    const WRITTEN: &'static [(&'static str, Words)] = notation::WRITTEN;
    const PHASE_RULE: &'static Rule = &rules::THREE_PHASES;
    const PHASES: &'static [&'static str] = notation::PHASES;
    const UNITS: &'static [Unit] = &[Unit::Points];

    fn read(_: usize, fields: &Fields<'_, '_>, reader: &mut Reader) -> Option<Stated<Self>> {
        notation::read(fields, reader)
    }
    fn colours(_: usize) -> Vocabulary {
        notation::COLOURS.vocabulary()
    }
    fn in_moves(place: &Place) -> Vec<(&'static str, String)> {
        notation::in_moves(place)
    }
    fn tint(_: usize, thing: &str) -> Option<Rgb> {
        Some(show::paint(notation::COLOURS.find(thing)?).into())
    }
    fn locate(_: usize, case: (&Node<'_>, &Letters), place: &verdict::Place) -> Span {
        notation::locate(case, place)
    }
    fn phases(draft: &Draft, _: &[Entry<Move>]) -> Vec<game::InPhase<Draft>> {
        let names = Names::of(draft);
        let in_phase = |draft: Draft| game::InPhase { phase: wording::say_phase(&names, draft.phase), draft };
        draft.phases().into_iter().map(in_phase).collect()
    }
    fn completed(draft: &Draft, entries: &[Entry<Move>]) -> Option<(Draft, Vec<Assumed>)> {
        completed::completed(draft, entries)
    }
    fn bears_on_audit(draft: &Draft, ruling: &'static Ruling) -> bool {
        audit::depends_on(draft, ruling)
    }
    fn without_scores(draft: &Draft, flaws: &[Flaw]) -> Option<(Draft, Vec<usize>)> {
        draft.without_scores(flaws.iter().flat_map(Flaw::scores))
    }
    fn audit(draft: &Draft, rulings: &Rulings) -> Audit<Self> {
        audit::audit(draft, rulings)
    }
    fn judge(position: &Position, play: &Move, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
        judge::judge(position, play, rulings, refusals);
    }
    fn is_open(refusal: &Refusal) -> bool {
        refusal.is_open()
    }
    fn carry_out<L: Ledger<Reason>>(position: &mut Position, play: &Move, rulings: &Rulings, ledger: &mut L) {
        judge::apply(position, play, rulings, ledger);
    }
    fn mover(play: &Move) -> Option<Seat> {
        play.seat()
    }
    fn is_due(position: &Position, play: &Move) -> bool {
        judge::is_due(position, play)
    }
    fn pass_over(position: &mut Position) {
        (position.turn, position.turns) = (None, SeatSet::EMPTY);
        position.excused = true;
    }
    fn legal(position: &Position, rulings: &Rulings, moves: &mut Vec<Move>) {
        judge::legal(position, rulings, moves);
    }
    fn forced(position: &Position, rulings: &Rulings) -> Option<Move> {
        judge::forced(position, rulings)
    }
    fn scores(position: &Position) -> Vec<Amount> {
        position.seats().map(|seat| position.board(seat).score).collect()
    }
    fn outlook(position: &Position, rulings: &Rulings) -> Vec<Amount> {
        judge::outlook(position, rulings)
    }
    fn outlook_if_legal(position: &Position, play: &Move, refusals: &[Refusal], rulings: &Rulings) -> Option<Vec<Amount>> {
        judge::outlook_if_legal(position, play, refusals, rulings)
    }
    fn say_needed(
        names: &wording::Names,
        position: &Position,
        play: &Move,
        rulings: &Rulings,
        seat: usize,
        number: i32,
    ) -> Option<Message> {
        wording::say_needed(names, position, play, rulings, seat, number)
    }
    fn looks_alike(here: &Position, there: &Position) -> bool {
        // What a case leaves unsaid is not on the table.
        let Position { may_owe, turns, may_be_over, .. } = *here;
        let mut there = Position { may_owe, turns, may_be_over, ..there.clone() };
        for (other, board) in there.boards.iter_mut().zip(&here.boards) {
            if other.score.known().is_none() && board.score.known().is_none() {
                other.score = board.score;
            }
        }
        *here == there
    }
    fn unit(_reason: &Reason) -> Unit {
        Unit::Points
    }
    fn recount(reason: &Reason, amount: i32, held: i32, rulings: &Rulings) -> i32 {
        slips::recount(reason, amount, held, rulings)
    }
    fn uncounted(position: &Position) -> Option<Position> {
        (position.phase == Phase::Over).then(|| Position { phase: Phase::End, ..position.clone() })
    }
    fn is_pending(position: &Position, rulings: &Rulings) -> bool {
        slips::is_pending(position, rulings)
    }
    fn slips(step: &Counted<'_, Self>, slips: &mut Vec<Slipped<Lapse>>) {
        slips::slips(step, slips);
    }
    fn slip(lapse: &Lapse) -> &'static Slip {
        slips::slip(lapse)
    }
    fn names(draft: &Draft, _rulings: &Rulings, letters: &Letters) -> wording::Names {
        wording::Names::of(draft).written_with(letters)
    }
    fn players(names: &wording::Names) -> &[String] {
        names.players()
    }
    fn say_flaw(names: &wording::Names, flaw: &Flaw) -> Finding {
        flaw.tell(names).into()
    }
    fn say_gap(names: &wording::Names, gap: &Gap) -> Unchecked {
        wording::say_gap(names, gap)
    }
    fn say_assumed(names: &wording::Names, assumed: &Assumed) -> Message {
        wording::say_assumed(names, assumed)
    }
    fn say_refusal(
        names: &wording::Names,
        position: &Position,
        rulings: &Rulings,
        play: &Move,
        place: &verdict::Place,
        refusal: &Refusal,
    ) -> Finding {
        wording::say_refusal(names, position, rulings, play, place, refusal)
    }
    fn say_award(names: &wording::Names, seat: usize, amount: Amount, reason: &Reason) -> Award {
        wording::say_award(names, seat, amount, reason)
    }
    fn say_slip(names: &wording::Names, seat: Seat, lapse: &Lapse) -> (Message, Vec<crate::verdict::Place>) {
        wording::say_slip(names, seat, lapse)
    }
    fn say_score(score: i32) -> Option<Message> {
        wording::say_score(score)
    }
    fn say_move(names: &wording::Names, position: &Position, play: &Move) -> Message {
        wording::say_move(names, position, play)
    }
    fn say_listed(names: &wording::Names, position: &Position, _rulings: &Rulings, play: &Move, after: &Position) -> Message {
        wording::say_listed(names, position, play, after)
    }
    fn gives_up(play: &Move) -> bool {
        matches!(play, Move::Pass { .. })
    }
    fn say_choice(names: &wording::Names, position: &Position, _rulings: &Rulings) -> Option<Message> {
        wording::say_choice(names, position)
    }
    fn say_unlisted(names: &wording::Names, position: &Position, rulings: &Rulings, _: &[Move]) -> Option<game::Unlisted> {
        wording::say_unlisted(names, position, rulings)
    }
    fn rank(names: &wording::Names, position: &Position) -> Vec<Rank> {
        wording::rank(names, position)
    }
    fn write_move(names: &wording::Names, position: &Position, play: &Move) -> Value {
        notation::write_move(names, position, play)
    }
    fn write(names: &wording::Names, position: &Position) -> Value {
        notation::write(names, position)
    }
    fn drafted(names: &wording::Names, position: &Position) -> Draft {
        drafted::drafted(names, position)
    }
    fn draw(names: &wording::Names, draft: &Draft, _: Option<usize>, language: Language) -> Drawing {
        show::draw(names, draft, language)
    }
    fn paint(names: &wording::Names, draft: &Draft, language: Language) -> Painting {
        paint::paint(names, draft, language)
    }
    fn blank() -> &'static str {
        include_str!("templates/blank.txt")
    }
    fn template(phase: &str) -> crate::games::Template {
        notation::template(phase)
    }
}
