//! From a case to its verdict: one path for every game.

mod case;
mod case_run;
mod chosen;
pub(crate) mod claims;
mod conditional;
mod expect;
mod explainer;
mod games;
mod instead;
mod joining;
mod localised;
mod messages;
mod move_log;
mod onward;
mod readings;
mod refused;
mod schema;
mod split;
mod table;
mod worlds;

pub use case::{Case, edition_of, language, language_around, read_house};
pub use games::{GAMES, edition_typed, editions, find, find_typed, is_about_a_game};
pub use localised::localised;
pub use schema::schema;
pub use table::{NoTable, Table};

use crate::case::{Fields, Letters, Node, Reader, Span, Vocabulary, Words};
use crate::game::{Edition, Entry, Game, Question, Tell, Untold, template};
use crate::picture::{Drawing, Rgb, Scene};
use crate::verdict::{Catalogue, Finding, Place, RulingSet, Source, Unit, Verdict};
use crate::words::{Language, Printed, Terms, variant};
use case_run::CaseRun;
use claims::Claimed;
use expect::Expectation;
use serde_json::{Map, Value};
use worlds::Worlds;

/// Answers to rulings chosen from outside the case.
#[derive(Debug, Clone, Default)]
pub struct Choices {
    /// Where to start from.
    pub preset: Preset,
    /// The rules of a house: single answers, by name, which a case may overrule.
    pub house: Vec<(String, String)>,
    /// Single answers, by name; a name that a game does not know is not meant for it.
    pub answers: Vec<(String, String)>,
}

/// A named set of answers to all rulings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Preset {
    /// The plainest reading of the rulebooks: every default.
    #[default]
    Rulebook,
    /// The answers of the most played live implementation, defaults where it decides nothing.
    Online,
}

impl Preset {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Rulebook, Self::Online];
    /// Its name.
    pub fn word(self) -> &'static str {
        variant!(self; Self: Rulebook Online)
    }
    /// What it is, in one line.
    pub fn about(self) -> &'static str {
        match self {
            Self::Rulebook => "The plainest reading of the rulebooks: every default.",
            Self::Online => "The answers of the most played live implementation, defaults where it decides nothing.",
        }
    }
    /// The one that is called `word`.
    pub fn find(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.word() == word)
    }
}

/// What is asked about a case beyond "is it legal".
#[derive(Debug, Clone, Default)]
pub struct Asked {
    /// Answers to rulings.
    pub choices: Choices,
    /// Carry out, after the last move, every step that the rules leave no choice about: tiling, floor lines, end bonuses.
    pub to_end: bool,
    /// Go on from there to what is counted next as the table lies: the tiling after an offer, the bonuses if the game is over.
    pub due: bool,
    /// Judge no move after a refused one.
    pub stop_at_refusal: bool,
    /// List the legal moves of the resulting position.
    pub legal: bool,
    /// Write the resulting position as a case.
    pub after: bool,
    /// Write the position after each move.
    pub positions: bool,
    /// Answer the claims of the case.
    pub hear_claims: bool,
    /// Compare the verdict with what the case expects.
    pub compare: bool,
    /// The columns that a drawing keeps within, if it can.
    pub columns: Option<usize>,
    /// Draw the table as it was typed, before its moves.
    pub as_typed: bool,
    /// How wide a picture is at most, unless a single block is wider.
    pub breadth: Option<i32>,
    /// Leave out what other answers to the rulings would change.
    pub one_reading: bool,
    /// Claims made beside the case: whose (`Ana`, `Ana.scales`), how much.
    pub claims: Vec<(String, i32)>,
    /// What the players are called where something is expected of them, seat by seat, if not as the case calls them.
    pub expected_of: Vec<String>,
}

impl Asked {
    /// Whether anything is asked that follows from the position, with so many moves.
    fn goes_on(&self, moves: usize) -> bool {
        moves > 0 || self.to_end || self.legal || self.hear_claims
    }
}

/// A position to be seen: as text, and as shapes.
#[derive(Debug, Clone)]
pub struct Shown {
    /// For a terminal.
    pub drawing: Drawing,
    /// For everything else.
    pub scene: Scene,
}

/// Declares what the commands ask of a game, each with the answer.
macro_rules! referee {
    ($( $(#[$doc:meta])* fn $name:ident($($arg:ident: $type:ty),*) -> $returns:ty = $by:expr; )*) => {
        /// A game as the commands see it: cases in, verdicts out. Every [`Game`] is one.
        #[allow(missing_docs, reason = "what a game itself has, the traits of `Game` say under the same name")]
        pub trait Referee: Sync {
            $( $(#[$doc])* fn $name(&self, $($arg: $type),*) -> $returns; )*
        }

        impl<G: Game> Referee for G {
            $( fn $name(&self, $($arg: $type),*) -> $returns { $by } )*
        }
    };
}

referee! {
    fn editions() -> &'static [Edition] = G::EDITIONS;
    fn catalogue() -> &'static Catalogue = G::CATALOGUE;
    fn keys() -> &'static [crate::case::Key] = G::KEYS;
    fn conditions() -> &'static [&'static str] = G::CONDITIONS;
    fn units() -> &'static [Unit] = G::UNITS;
    fn told_by_silence() -> &'static [&'static str] = G::TOLD_BY_SILENCE;
    fn untold() -> &'static [(&'static str, Untold)] = G::UNTOLD;
    fn written() -> &'static [(&'static str, Words)] = G::WRITTEN;
    fn colours(edition: usize) -> Vocabulary = G::colours(edition);
    fn terms(edition: usize) -> Terms = G::terms(edition);
    fn printed(edition: usize) -> Printed = G::printed(edition);
    fn things(shape: &str) -> Option<(Words, i64)> = G::things(shape);
    fn count_things(shape: &str, node: &Node<'_>, letters: &Letters) -> Option<Vec<usize>>
        = G::count_things(shape, node, letters);
    fn noun(thing: &str) -> Option<&'static str> = G::noun(thing);
    fn in_moves(place: &Place) -> Vec<(&'static str, String)> = G::in_moves(place);
    fn room(place: &Place) -> usize = G::room(place);
    fn tint(edition: usize, thing: &str) -> Option<Rgb> = G::tint(edition, thing);
    fn locate(edition: usize, case: (&Node<'_>, &Letters), place: &Place) -> Span = G::locate(edition, case, place);
    /// What the choices answer otherwise than the defaults, as a case has it.
    fn answers(choices: &Choices) -> Map<String, Value> = chosen::answers::<G>(choices);
    fn phases() -> &'static [&'static str] = G::PHASES;
    fn questions() -> &'static [(&'static str, &'static str)] = G::QUESTIONS;
    /// A case to fill in for a question or for any, with what tells editors its schema, in a language.
    fn template(edition: usize, variants: &[usize], phase: &str, question: &str, language: Language) -> String
        = template::fill::<G>(edition, variants, phase, question, language);
    /// A case of a table on which nothing lies; without a phase where that is none of the game's.
    fn blank(edition: usize, variant: Option<usize>, phase: &str, players: &[String], language: Language) -> String
        = template::blank::<G>(edition, variant, phase, players, language);
    fn lasting() -> &'static [&'static crate::verdict::Rule] = G::LASTING;
    /// Judges a case. None, with problems in `reader`, if it cannot be read.
    fn judge(edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader, asked: &Asked) -> Option<Verdict>
        = ParsedCase::<G>::read(edition, fields, reader, asked).map(|told| told.verdict(asked).0);
    /// The position after the moves of a case as a picture, with the verdict on the way there; its text is in a language.
    fn draw(edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader, asked: &Asked, language: Language)
        -> Option<(Verdict, Shown)>
        = ParsedCase::<G>::read(edition, fields, reader, asked).map(|told| told.shown(asked, language));
    /// What is wrong with the position of a case. None, with problems in `reader`, if it cannot be read.
    fn faults(edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader, choices: &Choices) -> Option<Vec<Finding>> = {
        let asked = Asked { choices: choices.clone(), ..Asked::default() };
        ParsedCase::<G>::read(edition, fields, reader, &asked).map(|told| told.faults())
    };
}

/// A case that has been read: what is to be judged, and under which rulings.
struct ParsedCase<G: Game> {
    draft: G::Draft,
    entries: Vec<Entry<G::Move>>,
    rulings: G::Rulings,
    sources: Vec<Source>,
    /// The rulings that the case itself states, as it states them.
    stated: Option<Value>,
    names: G::Names,
    terms: Terms,
    letters: Letters,
    claims: Vec<Claimed>,
    expected: Option<Expectation>,
}

impl<G: Game> ParsedCase<G> {
    fn read(edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader, asked: &Asked) -> Option<Self> {
        let (rulings, sources, stated) = chosen::rulings::<G>(fields, reader, &asked.choices);
        let read = G::read(edition, fields, reader);
        if !reader.problems.is_empty() {
            return None;
        }
        let (draft, entries) = read?;
        let told = Self { sources, stated, terms: G::terms(edition), entries, ..Self::of(draft, rulings, &reader.letters) };
        let players = G::players(&told.names);
        let claims = claims::read::<G>(fields, players, asked, reader);
        let called = if asked.expected_of.is_empty() { players } else { &asked.expected_of };
        let expected = expect::read::<G>(fields, called, reader);
        reader.problems.is_empty().then_some(Self { claims, expected, ..told })
    }

    /// What a draft says, without moves, under these rulings, in the letters of its case.
    fn of(draft: G::Draft, rulings: G::Rulings, letters: &Letters) -> Self {
        Self {
            names: G::names(&draft, &rulings, letters),
            draft,
            entries: Vec::new(),
            rulings,
            sources: vec![Source::Default; G::Rulings::RULINGS.len()],
            stated: None,
            terms: &[],
            letters: letters.clone(),
            claims: Vec::new(),
            expected: None,
        }
    }

    /// The same case with another move for one of its own.
    fn with_move(&self, index: usize, play: G::Move) -> Self {
        let mut entries = self.entries.clone();
        entries[index].play = play;
        Self { entries, stated: self.stated.clone(), claims: self.claims.clone(), ..self.under(self.rulings) }
    }

    /// The same case under other rulings, as far as its moves go.
    fn under(&self, rulings: G::Rulings) -> Self {
        let (entries, sources) = (self.entries.clone(), self.sources.clone());
        Self { entries, sources, terms: self.terms, ..Self::of(self.draft.clone(), rulings, &self.letters) }
    }

    /// What is wrong with the position; where it leaves out one of few, in the world that has the fewest faults.
    fn faults(&self) -> Vec<Finding> {
        let audited = |draft: &G::Draft| CaseRun::of(self, draft).audit().flaws;
        let flaws = match G::beginning(&self.draft, &self.entries) {
            None => audited(&self.draft),
            Some(Question { worlds, .. }) => {
                worlds.iter().map(|world| audited(&world.draft)).min_by_key(Vec::len).unwrap_or_default()
            }
        };
        flaws.iter().map(|flaw| flaw.say(&self.names)).collect()
    }

    /// The verdict that holds for every table that the case may describe, with the position after its moves where that is one.
    fn verdict(&self, asked: &Asked) -> (Verdict, Option<G::Position>) {
        let (mut verdict, position) = Worlds::of(self, asked).judge();
        for claim in &mut verdict.claims {
            let of_it = verdict.scores.iter().find(|score| score.player == claim.player && score.unit == claim.unit);
            claim.stages = of_it.map_or_else(Vec::new, |score| score.stages.clone());
        }
        debug_assert!(verdict.conditions().iter().all(|one| G::CONDITIONS.contains(&one.id)));
        verdict.conditional = conditional::verdict(self, &verdict, asked);
        if asked.compare {
            let explain = |claimed: &Claimed| match G::beginning(&self.draft, &self.entries) {
                None => CaseRun::of(self, &self.draft).leads(claimed, asked),
                // Which world the number is of is not told.
                Some(_) => Vec::new(),
            };
            verdict.differences = self.expected.as_ref().map(|expected| expected.compare::<G>(&self.names, &verdict, explain));
        }
        (verdict, position.map(|position| *position))
    }

    fn shown(&self, asked: &Asked, language: Language) -> (Verdict, Shown) {
        // The board as it lies while it is counted; without moves there is nothing else to say about it.
        let counted = Asked { to_end: asked.to_end || self.entries.is_empty(), ..asked.clone() };
        let (verdict, end) = self.verdict(&counted);
        let position = if counted.to_end { self.before_counting(asked) } else { end }.filter(|_| !asked.as_typed);
        // What is not possible is shown as it was typed, for whoever looks for the mistake; so is what leaves the phase open.
        let seen = position.map(|position| G::drafted(&self.names, &position));
        let seen = seen.as_ref().unwrap_or(&self.draft);
        let (drawing, scene) = G::picture(&self.names, seen, asked.columns, language).sheet(asked.breadth);
        (verdict, Shown { drawing, scene })
    }

    /// The position after the moves, before anything is counted without one; none if impossible, or if several fit the case.
    fn before_counting(&self, asked: &Asked) -> Option<G::Position> {
        let asked = Asked { to_end: false, hear_claims: false, ..asked.clone() };
        match G::beginning(&self.draft, &self.entries) {
            None => CaseRun::of(self, &self.draft).reach(&asked),
            Some(_) => self.verdict(&asked).1,
        }
    }
}
