//! Blue Moon City: standard, and with the random centre.

mod alike;
mod audit;
mod buildings;
mod draft;
mod drafted;
mod judge;
mod laid;
mod moves;
mod notation;
mod paint;
mod payment;
mod pieces;
mod play;
mod position;
mod reasons;
pub mod rules;
mod scoring;
mod show;
mod slips;
mod trace;
mod unsaid;
mod wording;

pub use buildings::{Building, Costs, Paint, Part, Plan, Print, Proved, Reward};
pub use draft::{Draft, DraftCrystals, DraftDragon, DraftPlayer, DraftSite, DraftStone, DraftTurn, Uncounted};
pub use moves::{Build, DragonTo, Move, Offering, SectionName};
pub use pieces::{Card, Cards, Colour, Dragon, DragonName, Level, Seat, Section, Spot, Value};
pub use play::RandomPlayer;
pub use position::{Obelisk, Phase, Player, Position, Setup, Site, Stack, Turn, UNITS, offerings_to_win, scales_for};
pub use reasons::{Assumed, CardPlace, Flaw, Gap, Idle, Power, Price, Progress, Reason, Refusal};
pub use rules::{CATALOGUE, Rulings};
pub use slips::Lapse;
pub use unsaid::{PlayerUnsaid, TurnUnsaid, Unsaid};
pub use wording::Names;

use super::game::{self, Audit, Counted, Game, Slipped, Stated, Variant};
use super::reasons::Vocabulary;
use super::repair::Untold;
use super::{Drawing, Painting, Rgb};
use crate::case::{self, Fields, Key, Letters, Node, Reader, Span, Words};
use crate::verdict::{Amount, Award, Catalogue, Finding, Ledger, Place, Rank, Rule, Ruling, Slip, Unchecked, Unit};
use crate::words::{Language, Message};
#[cfg(test)]
pub(super) use notation::OWN as PROBLEMS;
use serde_json::Value as Json;

/// The game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BlueMoonCity;

impl Game for BlueMoonCity {
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

    const EDITIONS: &'static [game::Edition] = &[game::Edition {
        id: "blue-moon-city",
        title: "Blue Moon City",
        variants: &[
            Variant { id: "standard", about: "palace and temples lie round the market" },
            Variant { id: "random-centre", about: "palace and temples are placed at random like the other buildings" },
        ],
    }];
    const CATALOGUE: &'static Catalogue = &CATALOGUE;
    const KEYS: &'static [Key] = notation::KEYS;
    const TOLD_BY_SILENCE: &'static [&'static str] =
        &["phase", "progress", "buildings", "finished", "draw", "discard", "stones", "offerings", "uncounted"];
    const UNTOLD: &'static [(&'static str, Untold)] =
        &[("draw", Untold::Dots), ("discard", Untold::Dots), ("buildings", Untold::EmptyEntries)];
    const WRITTEN: &'static [(&'static str, Words)] = notation::WRITTEN;
    const PHASE_RULE: &'static Rule = &rules::THREE_PHASES;
    const PHASES: &'static [&'static str] = &["movement"];
    const UNITS: &'static [Unit] = &UNITS;

    fn read(_edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader) -> Option<Stated<Self>> {
        notation::read(fields, reader)
    }
    fn colours(_: usize) -> case::Vocabulary {
        notation::COLOURS.vocabulary()
    }
    fn cards(shape: &str) -> Option<case::Words> {
        (shape == "stack").then_some(notation::every_card as case::Words)
    }
    fn count_cards(node: &Node<'_>, letters: &Letters) -> Option<Vec<usize>> {
        notation::count_cards(node, letters)
    }
    fn noun(thing: &str) -> Option<&'static str> {
        notation::BUILDINGS.find(thing).map(Building::name)
    }
    fn in_moves(place: &Place) -> Vec<(&'static str, String)> {
        notation::in_moves(place)
    }
    fn tint(_: usize, thing: &str) -> Option<Rgb> {
        // A card is called by its colour and its value.
        let colour = thing.split(' ').next()?;
        Some(show::card_pen(notation::COLOURS.find(colour)?).into())
    }
    fn locate(_edition: usize, case: (&Node<'_>, &Letters), place: &Place) -> Span {
        notation::locate(case, place)
    }
    /// A case that names a black dragon does not go by the colours of the pieces, of which none is black.
    fn has_meaning(draft: &Draft, rulings: &Rulings) -> bool {
        draft.dragons.iter().all(|dragon| judge::named_dragon(dragon.name, rulings).is_some())
    }
    fn bears_on_audit(_: &Draft, ruling: &'static Ruling) -> bool {
        audit::depends_on(ruling)
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
    fn tell(position: &mut Position, play: &Move) {
        judge::tell(position, play);
    }
    fn carry_out<L: Ledger<Reason>>(position: &mut Position, play: &Move, rulings: &Rulings, ledger: &mut L) {
        judge::apply(position, play, rulings, ledger);
    }
    fn mover(play: &Move) -> Option<Seat> {
        Some(play.seat())
    }
    fn is_due(position: &Position, play: &Move) -> bool {
        judge::is_due(position, play)
    }
    fn pass_over(position: &mut Position) {
        position.turn.open = true;
    }
    fn legal(position: &Position, rulings: &Rulings, moves: &mut Vec<Move>) {
        judge::legal(position, rulings, moves);
    }
    fn heeded_in_list(position: &Position, rulings: &Rulings) -> Rulings {
        judge::heeded_in_list(position, rulings)
    }
    fn forced(position: &Position, _rulings: &Rulings) -> Option<Move> {
        judge::forced(position)
    }
    fn scores(position: &Position) -> Vec<Amount> {
        position.seats().flat_map(|seat| UNITS.map(|unit| position.has(seat, unit))).collect()
    }
    fn outlook(position: &Position, _: &Rulings) -> Vec<Amount> {
        // Somebody draws, and nobody says who.
        let drawn = |unit: Unit| unit == Unit::Cards && position.turn.phase == Phase::Drawing && position.turn.seat.is_none();
        let outlook = |seat, unit| match position.has(seat, unit) {
            cards if drawn(unit) => Amount::at_least(cards.least()),
            amount => amount,
        };
        position.seats().flat_map(|seat| UNITS.map(|unit| outlook(seat, unit))).collect()
    }
    fn looks_alike(here: &Position, there: &Position) -> bool {
        here.looks_like(there)
    }
    fn unit(reason: &Reason) -> Unit {
        reason.unit()
    }
    fn recount(reason: &Reason, amount: i32, held: i32, rulings: &Rulings) -> i32 {
        slips::recount(reason, amount, held, rulings)
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
    fn names(draft: &Draft, rulings: &Rulings, letters: &Letters) -> wording::Names {
        wording::Names::of(draft, rulings).written_with(letters)
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
    fn say_legal(names: &wording::Names, position: &Position, rulings: &Rulings, play: &Move) -> Message {
        wording::say_legal(names, position, rulings, play)
    }
    fn say_listed(names: &wording::Names, position: &Position, rulings: &Rulings, play: &Move, _: &Position) -> Message {
        let says = Self::say_legal(names, position, rulings, play);
        // Nobody may forget it, and nobody may do anything else then.
        if Self::gives_up(play) { names.message("step-ends-turn").with("step", says) } else { says }
    }
    fn gives_up(play: &Move) -> bool {
        matches!(play, Move::Discard { .. })
    }
    fn say_choice(names: &wording::Names, position: &Position, _rulings: &Rulings) -> Option<Message> {
        wording::say_choice(names, position)
    }
    fn is_cut_short(listed: &[Move]) -> bool {
        judge::is_cut_short(listed)
    }
    fn say_unlisted(names: &wording::Names, position: &Position, rulings: &Rulings, listed: &[Move]) -> Option<game::Unlisted> {
        wording::say_unlisted(names, position, rulings, listed)
    }
    fn rank(names: &wording::Names, position: &Position) -> Vec<Rank> {
        wording::rank(names, position)
    }
    fn write_move(names: &wording::Names, position: &Position, play: &Move) -> Json {
        notation::write_move(names, position, play)
    }
    fn write(names: &wording::Names, position: &Position) -> Json {
        notation::write(names, position)
    }
    fn drafted(_: &wording::Names, position: &Position) -> Draft {
        drafted::drafted(position)
    }
    fn draw(names: &wording::Names, draft: &Draft, columns: Option<usize>, language: Language) -> Drawing {
        show::draw(names, draft, columns, language)
    }
    fn paint(names: &wording::Names, draft: &Draft, language: Language) -> Painting {
        paint::paint(names, draft, language)
    }
    fn blank() -> &'static str {
        include_str!("templates/blank.txt")
    }
    fn template(_: &str) -> crate::games::Template {
        notation::template()
    }
}
