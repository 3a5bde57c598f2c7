//! Azul, Azul Mini and Azul: Master Chocolatier: coloured wall, grey wall, specialised factories.

mod audit;
mod completion;
mod draft;
mod drafted;
mod judge;
mod laid;
mod moves;
mod notation;
mod paint;
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
pub use draft::{Draft, DraftFactory, DraftPlayer};
pub use moves::{Deal, Move, Onto, Sent, Take, To};
pub use pieces::{Colour, Column, Factory, Gold, Line, Piece, Seat, SeatSet, Source, Space, SpaceSet, Tiles};
pub use play::RandomPlayer;
pub use position::{Board, Display, Edition, Floor, Kept, Lines, Marker, PatternLine, Phase, Position, Setup, Shown, Side, Wall};
pub use reasons::{
    Asked, Assumed, Begins, Filled, Flaw, Gap, MarkerLaw, MarkerPlace, NotTold, Paid, Reason, Refusal, Seen, Since, Spot,
};
pub use rules::{CATALOGUE, Rulings};
pub use slips::{Bonus, Lapse, Missing};
pub use wording::Names;

use super::game::{self, Audit, Counted, Game, Slipped, Stated, Variant};
use super::{Drawing, Painting, Rgb};
use crate::case::{Fields, Key, Letters, Node, Reader, Span, Vocabulary};
use crate::verdict::{Amount, Award, Catalogue, Finding, Ledger, Place, Rank, Rule, Ruling, Slip, Unchecked, Unit};
use crate::words::{Language, Message, Printed, Terms};
#[cfg(test)]
pub(super) use notation::OWN as PROBLEMS;
use serde_json::Value;

/// The Azul family.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Azul;

const COLOURED: Variant =
    Variant { id: "coloured", about: "the coloured side of the boards: each space takes its printed colour" };
const GREY: Variant = Variant { id: "grey", about: "the grey side: any space of the row, no colour twice in a row or column" };
const SPECIALISED: Variant =
    Variant { id: "specialised-factories", about: "as many gold factories as players, each with an effect" };

impl Game for Azul {
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

    const EDITIONS: &'static [game::Edition] = &[
        game::Edition { id: "azul", title: "Azul", variants: &[COLOURED, GREY, SPECIALISED] },
        game::Edition { id: "azul-mini", title: "Azul Mini", variants: &[COLOURED, GREY] },
        game::Edition {
            id: "azul-master-chocolatier",
            title: "Azul: Master Chocolatier",
            variants: &[COLOURED, GREY, SPECIALISED],
        },
    ];
    const CATALOGUE: &'static Catalogue = &CATALOGUE;
    const KEYS: &'static [Key] = notation::KEYS;
    const PHASE_RULE: &'static Rule = &rules::THREE_PHASES;
    const PHASES: &'static [&'static str] = notation::PHASES;
    const UNITS: &'static [Unit] = &[Unit::Points];

    fn read(edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader) -> Option<Stated<Self>> {
        notation::read(edition, fields, reader)
    }
    fn colours(edition: usize) -> Vocabulary {
        notation::tiles(edition)
    }
    fn terms(edition: usize) -> Terms {
        notation::terms(edition)
    }
    fn printed(edition: usize) -> Printed {
        notation::printed(edition)
    }
    fn in_moves(place: &Place) -> Vec<(&'static str, String)> {
        notation::in_moves(place)
    }
    fn tint(edition: usize, thing: &str) -> Option<Rgb> {
        notation::tint(edition, thing)
    }
    fn locate(edition: usize, case: (&Node<'_>, &Letters), place: &Place) -> Span {
        notation::locate(edition, case, place)
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
    fn granted(position: &Position, play: &Move, later: &[game::Entry<Move>], rulings: &Rulings) -> Option<Move> {
        judge::granted(position, play, later.iter().map(|entry| &entry.play), rulings)
    }
    fn pass_over(position: &mut Position) {
        (position.turn, position.may_turn) = (None, SeatSet::EMPTY);
    }
    fn legal(position: &Position, rulings: &Rulings, moves: &mut Vec<Move>) {
        judge::legal(position, rulings, moves);
    }
    fn forced(position: &Position, rulings: &Rulings) -> Option<Move> {
        judge::forced(position, rulings)
    }
    fn phases(draft: &Draft, entries: &[game::Entry<Move>]) -> Vec<game::InPhase<Draft>> {
        let names = Names::of(draft);
        let in_phase = |draft: Draft| game::InPhase { phase: wording::say_phase(&names, draft.phase), draft };
        completion::phases(draft, entries).into_iter().map(in_phase).collect()
    }
    fn completed(draft: &Draft, entries: &[game::Entry<Move>]) -> Option<(Draft, Vec<Assumed>)> {
        completion::completed(draft, entries)
    }
    fn outlook(position: &Position, _: &Rulings) -> Vec<Amount> {
        judge::outlook(position)
    }
    fn scores(position: &Position) -> Vec<Amount> {
        position.seats().map(|seat| position.board(seat).score).collect()
    }
    fn looks_alike(here: &Position, there: &Position) -> bool {
        // What a case leaves unsaid is not on the table.
        let Position { may_be_over, may_turn, may_choose, .. } = *here;
        here == &Position { may_be_over, may_turn, may_choose, ..there.clone() }
    }
    fn unit(_reason: &Reason) -> Unit {
        Unit::Points
    }
    fn recount(reason: &Reason, amount: i32, held: i32, _: &Rulings) -> i32 {
        slips::recount(reason, amount, held)
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
        place: &Place,
        refusal: &Refusal,
    ) -> Finding {
        refusal.tell(&wording::Refused { n: names, position, rulings, play, place }).into()
    }
    fn say_award(names: &wording::Names, seat: usize, amount: Amount, reason: &Reason) -> Award {
        wording::say_award(names, seat, amount, reason)
    }
    fn say_slip(names: &wording::Names, seat: Seat, lapse: &Lapse) -> (Message, Vec<Place>) {
        wording::say_slip(names, seat, lapse)
    }
    fn say_score(_: i32) -> Option<Message> {
        None
    }
    fn say_move(names: &wording::Names, position: &Position, play: &Move) -> Message {
        wording::say_move(names, position, play)
    }
    fn say_choice(names: &wording::Names, position: &Position, rulings: &Rulings) -> Option<Message> {
        wording::say_choice(names, position, rulings)
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
    fn drafted(_: &wording::Names, position: &Position) -> Draft {
        drafted::drafted(position)
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
