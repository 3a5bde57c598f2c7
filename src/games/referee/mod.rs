//! From a case to its verdict: one path for every game.

mod chosen;
pub(super) mod claims;
pub(super) mod expect;
mod inquiry;
mod readings;

use super::game::{Audit, Edition, Entry, Game};
use super::{Drawing, Scene};
use crate::case::{Fields, Node, Reader, Span};
use crate::verdict::{
    Award, Catalogue, Claim, Gain, Judged, Listed, Outcome, Place, Record, Score, Severity, Source, Unit, Verdict,
};
use claims::Claimed;
use expect::Expectation;
use readings::{Digest, legality};
use serde_json::Value;

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
        match self {
            Self::Rulebook => "rulebook",
            Self::Online => "online",
        }
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
    /// Claims made beside the case: whose (`Ana`, `Ana.scales`), how much.
    pub claims: Vec<(String, i32)>,
}

/// A position to be seen: as text, and as shapes.
#[derive(Debug, Clone)]
pub struct Shown {
    /// For a terminal.
    pub drawing: Drawing,
    /// For everything else.
    pub scene: Scene,
}

/// A game as the commands see it: cases in, verdicts out. Every [`Game`] is one.
pub trait Referee: Sync {
    /// The editions.
    fn editions(&self) -> &'static [Edition];
    /// Rules and rulings.
    fn catalogue(&self) -> &'static Catalogue;
    /// The keys of a case that belong to this game.
    fn keys(&self) -> &'static [crate::case::Key];
    /// What is counted for each player; the first decides the game.
    fn units(&self) -> &'static [Unit];
    /// Judges a case. None, with problems in `reader`, if it cannot be read.
    fn judge(&self, edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader, asked: &Asked) -> Option<Verdict>;
    /// The position after the moves of a case as a picture, with the verdict on the way there.
    fn draw(&self, edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader, asked: &Asked) -> Option<(Verdict, Shown)>;
    /// Where a place of a case stands in its source.
    fn locate(&self, edition: usize, root: &Node<'_>, place: &Place) -> Span;
    /// The phases that a case to fill in may be in; the first is the usual one.
    fn phases(&self) -> &'static [&'static str];
    /// A case to fill in, with what tells editors its schema.
    fn template(&self, edition: usize, variant: Option<usize>, phase: &str) -> String;
}

impl<G: Game> Referee for G {
    fn editions(&self) -> &'static [Edition] {
        G::EDITIONS
    }
    fn catalogue(&self) -> &'static Catalogue {
        G::CATALOGUE
    }
    fn keys(&self) -> &'static [crate::case::Key] {
        G::KEYS
    }
    fn units(&self) -> &'static [Unit] {
        G::UNITS
    }
    fn judge(&self, edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader, asked: &Asked) -> Option<Verdict> {
        Hearing::<G>::open(edition, fields, reader, asked).map(|hearing| hearing.verdict(asked).0)
    }
    fn draw(&self, edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader, asked: &Asked) -> Option<(Verdict, Shown)> {
        let hearing = Hearing::<G>::open(edition, fields, reader, asked)?;
        // The board as it lies while it is counted; without moves there is nothing else to say about it.
        let counted = Asked { to_end: asked.to_end || hearing.entries.is_empty(), ..asked.clone() };
        let (verdict, end) = hearing.verdict(&counted);
        let position = if counted.to_end { hearing.before_counting(asked) } else { end };
        let names = &hearing.names;
        // What is not possible is shown as it was typed, for whoever looks for the mistake.
        let seen = position.map(|position| G::drafted(names, &position));
        let seen = seen.as_ref().unwrap_or(&hearing.draft);
        Some((verdict, Shown { drawing: G::draw(names, seen), scene: G::paint(names, seen) }))
    }
    fn locate(&self, edition: usize, root: &Node<'_>, place: &Place) -> Span {
        G::locate(edition, root, place)
    }
    fn phases(&self) -> &'static [&'static str] {
        G::PHASES
    }
    fn template(&self, edition: usize, variant: Option<usize>, phase: &str) -> String {
        let id = G::EDITIONS.get(edition).map_or("", |edition| edition.id);
        format!("{}{}", super::schema::for_editors(id), G::template(edition, variant, phase))
    }
}

/// A case that has been read: what is to be judged, and under which rulings.
struct Hearing<G: Game> {
    draft: G::Draft,
    entries: Vec<Entry<G::Move>>,
    rulings: G::Rulings,
    sources: Vec<Source>,
    /// The rulings that the case itself states, as it states them.
    stated: Option<Value>,
    names: G::Names,
    claims: Vec<Claimed>,
    expected: Option<Expectation>,
}

impl<G: Game> Hearing<G> {
    fn open(edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader, asked: &Asked) -> Option<Self> {
        let (rulings, sources, stated) = chosen::rulings::<G>(fields, reader, &asked.choices);
        let read = G::read(edition, fields, reader);
        if !reader.problems.is_empty() {
            return None;
        }
        let (draft, entries) = read?;
        let names = G::names(&draft, &rulings);
        let claims = claims::read::<G>(fields, G::players(&names), asked, reader);
        let expected = expect::read::<G>(fields, G::players(&names), reader);
        reader.problems.is_empty().then_some(Self { draft, entries, rulings, sources, stated, names, claims, expected })
    }

    fn verdict(&self, asked: &Asked) -> (Verdict, Option<G::Position>) {
        let (mut verdict, position) = self.judge(asked);
        if asked.compare && position.is_none() {
            let nothing = |_: &Claimed| Vec::new();
            verdict.differences = self.expected.as_ref().map(|expected| self.compare(expected, &verdict, nothing));
        }
        (verdict, position)
    }

    fn judge(&self, asked: &Asked) -> (Verdict, Option<G::Position>) {
        let names = &self.names;
        let audit = G::audit(&self.draft, &self.rulings);
        let findings: Vec<_> = audit.flaws.iter().map(|flaw| G::say_flaw(names, flaw)).collect();
        let mut verdict = Verdict {
            outcome: Outcome::of(&findings),
            findings,
            unchecked: audit.gaps.iter().map(|gap| G::say_gap(names, gap)).collect(),
            assumed: Vec::new(),
            moves: Vec::new(),
            unjudged: None,
            ledger: Vec::new(),
            scores: Vec::new(),
            choice: None,
            ranking: Vec::new(),
            claims: Vec::new(),
            differences: None,
            unheard: if asked.hear_claims { 0 } else { self.claims.len() },
            legal: None,
            after: None,
            rulings: Vec::new(),
        };
        let Some(start) = audit.position else {
            if !self.entries.is_empty() {
                verdict.unjudged = Some((self.entries.len(), "the position that they start from is not possible".to_owned()));
            }
            if asked.hear_claims {
                verdict.claims = self.open_claims("the position is not possible");
            }
            verdict.rulings = self.readings(&Digest::impossible(), &self.retrials(None, asked));
            return (verdict, None);
        };
        // A check of what is there rests on nothing that is not.
        if !self.entries.is_empty() || asked.to_end || asked.legal || asked.after {
            verdict.assumed = audit.assumed.iter().map(|assumed| G::say_assumed(names, assumed)).collect();
        }

        let before = G::scores(&start);
        let assumed = audit.assumed.as_slice();
        let mut minutes = Minutes::<G> { hearing: self, positions: asked.positions, moves: Vec::new(), refused: None };
        let end = self.run(start.clone(), assumed, &self.rulings, asked, &mut minutes);
        verdict.moves = minutes.moves;
        let judged = verdict.moves.iter().filter(|judged| judged.index.is_some()).count();
        if judged < self.entries.len() {
            let undecided = verdict.moves.last().is_some_and(|judged| judged.outcome == Outcome::Undecided);
            let why = if undecided { "an earlier move cannot be decided" } else { "an earlier move was refused" };
            verdict.unjudged = Some((self.entries.len() - judged, why.to_owned()));
        }
        for judged in &verdict.moves {
            verdict.outcome = verdict.outcome.and(judged.outcome);
            verdict.ledger.extend(judged.awards.iter().cloned());
        }
        let after = G::scores(&end);
        let here = Digest::after(legality(&verdict.moves), end.clone(), &self.rulings, asked);
        let retrials = self.retrials(Some((&start, assumed)), asked);
        verdict.rulings = self.readings(&here, &retrials);
        let counted = G::players(names).iter().flat_map(|player| G::UNITS.iter().map(move |&unit| (player, unit)));
        verdict.scores = counted
            .zip(before.iter().zip(&after))
            .map(|((player, unit), (&before, &after))| Score {
                player: player.clone(),
                unit,
                before,
                after,
                shown: G::say_score(after),
            })
            .collect();
        if asked.to_end && verdict.unjudged.is_none() {
            verdict.choice = G::say_choice(names, &end, &self.rulings);
        }
        verdict.ranking = G::rank(names, &end);
        if asked.hear_claims {
            let stopped = verdict.moves.iter().find(|judged| judged.outcome != Outcome::Legal);
            verdict.claims = match stopped.and_then(|judged| Some((judged.index?, judged.outcome))) {
                Some((index, Outcome::Undecided)) => self.open_claims(&format!("move {} cannot be decided", index + 1)),
                Some((index, _)) => self.open_claims(&format!("move {} is not legal", index + 1)),
                None => self.answer_claims(&self.claims, &before, &after, &end, &retrials, asked),
            };
        }
        if asked.legal {
            let legal = self.list(&end);
            if legal.is_empty() {
                verdict.choice = G::say_choice(names, &end, &self.rulings);
            }
            verdict.choice = verdict.choice.or_else(|| G::say_unlisted(names, &end, &self.rulings));
            verdict.legal = Some(legal);
        }
        if asked.after {
            verdict.after = Some(self.write(&end));
        }
        if asked.compare {
            let explain = |expected: &Claimed| {
                let claims = std::slice::from_ref(expected);
                self.answer_claims(claims, &before, &after, &end, &retrials, asked).iter().flat_map(Claim::leads).collect()
            };
            verdict.differences = self.expected.as_ref().map(|expected| self.compare(expected, &verdict, explain));
        }
        (verdict, Some(end))
    }

    /// The position after the moves, before anything is counted that needs none; none if the start is not possible.
    fn before_counting(&self, asked: &Asked) -> Option<G::Position> {
        let Audit { position, assumed, .. } = G::audit(&self.draft, &self.rulings);
        let asked = Asked { to_end: false, ..asked.clone() };
        Some(self.run(position?, &assumed, &self.rulings, &asked, &mut Digest::impossible()))
    }

    /// Judges and makes the moves in order. Steps without a choice that a move takes for granted are carried out before it.
    fn run(
        &self,
        mut position: G::Position,
        assumed: &[G::Assumed],
        rulings: &G::Rulings,
        asked: &Asked,
        witness: &mut impl Witness<G>,
    ) -> G::Position {
        let mut refusals = Vec::new();
        for (index, entry) in self.entries.iter().enumerate() {
            while !G::is_due(&position, &entry.play) {
                let Some(step) = G::forced(&position, rulings) else { break };
                make::<G>(&mut position, None, &step, rulings, witness);
            }
            refusals.clear();
            G::judge(&position, &entry.play, rulings, &mut refusals);
            if refusals.is_empty() {
                make::<G>(&mut position, Some(index), &entry.play, rulings, witness);
                continue;
            }
            let doubt = |refusal| (refusal, rests_on::<G>(assumed, &position, &entry.play, refusal));
            let doubted: Vec<_> = refusals.iter().map(doubt).collect();
            witness.refused(index, &position, entry, &doubted);
            // What follows an undecided move follows on it: judged without it, a legal move might be refused.
            if asked.stop_at_refusal || doubted.iter().all(|(refusal, assumed)| assumed.is_some() || G::is_open(refusal)) {
                return position;
            }
            G::pass_over(&mut position);
        }
        if asked.to_end {
            while let Some(step) = G::forced(&position, rulings) {
                make::<G>(&mut position, None, &step, rulings, witness);
            }
        }
        position
    }

    /// A position as a case under the rulings that this case chose itself.
    fn write(&self, position: &G::Position) -> Value {
        let mut case = G::write(&self.names, position);
        if let (Value::Object(case), Some(rulings)) = (&mut case, &self.stated) {
            case.insert("rulings".to_owned(), rulings.clone());
        }
        case
    }

    fn list(&self, position: &G::Position) -> Vec<Listed> {
        let mut plays = Vec::new();
        G::legal(position, &self.rulings, &mut plays);
        plays
            .iter()
            .map(|play| {
                let mut record = Record::default();
                let mut after = position.clone();
                G::apply(&mut after, play, &self.rulings, &mut record);
                Listed {
                    says: G::say_listed(&self.names, position, &self.rulings, play, &after),
                    gives_up: G::gives_up(play),
                    play: G::write_move(&self.names, position, play),
                    brings: self.gains(&record),
                }
            })
            .collect()
    }

    /// What some awards come to, player by player and unit by unit.
    fn gains(&self, record: &Record<G::Reason>) -> Vec<Gain> {
        let players = G::players(&self.names).iter().enumerate();
        let counted = players.flat_map(|(seat, player)| G::UNITS.iter().map(move |&unit| (seat, player, unit)));
        let gains = counted.map(|(seat, player, unit)| {
            let awards = record.0.iter().filter(|(to, _, reason)| *to == seat && G::unit(reason) == unit);
            Gain { player: player.clone(), unit, amount: awards.map(|(_, amount, _)| amount).sum() }
        });
        gains.filter(|gain| gain.amount != 0).collect()
    }
}

/// A refusal, and what was left out and taken as empty, if it rests on that.
type Doubted<'a, G> = (&'a <G as Game>::Refusal, Option<&'a <G as Game>::Assumed>);

/// What was left out and taken as empty, if a refusal rests on that.
fn rests_on<'a, G: Game>(
    assumed: &'a [G::Assumed],
    position: &G::Position,
    play: &G::Move,
    refusal: &G::Refusal,
) -> Option<&'a G::Assumed> {
    if assumed.is_empty() {
        return None;
    }
    let rests_on = G::rests_on(position, play, refusal);
    assumed.iter().find(|assumed| rests_on.contains(assumed))
}

fn make<G: Game>(
    position: &mut G::Position,
    index: Option<usize>,
    play: &G::Move,
    rulings: &G::Rulings,
    witness: &mut impl Witness<G>,
) {
    let before = position.clone();
    let mut record = Record::default();
    G::apply(position, play, rulings, &mut record);
    witness.made(index, &before, play, record, position);
}

/// Watches a course of moves.
trait Witness<G: Game> {
    fn made(
        &mut self,
        index: Option<usize>,
        before: &G::Position,
        play: &G::Move,
        record: Record<G::Reason>,
        after: &G::Position,
    );
    fn refused(&mut self, index: usize, position: &G::Position, entry: &Entry<G::Move>, refusals: &[Doubted<'_, G>]);
}

/// Writes everything down in words.
struct Minutes<'h, G: Game> {
    hearing: &'h Hearing<G>,
    positions: bool,
    moves: Vec<Judged>,
    refused: Option<usize>,
}

impl<G: Game> Witness<G> for Minutes<'_, G> {
    fn made(
        &mut self,
        index: Option<usize>,
        before: &G::Position,
        play: &G::Move,
        record: Record<G::Reason>,
        after: &G::Position,
    ) {
        let Hearing { names, rulings, .. } = self.hearing;
        let awards: Vec<Award> =
            record.0.iter().map(|(seat, amount, reason)| G::say_award(names, *seat, *amount, reason)).collect();
        self.moves.push(Judged {
            index,
            says: G::say_legal(names, before, rulings, play),
            play: G::write_move(names, before, play),
            outcome: Outcome::Legal,
            findings: Vec::new(),
            awards,
            scores: G::scores(after),
            position: self.positions.then(|| self.hearing.write(after)),
            after_refusal: self.refused,
        });
    }

    fn refused(&mut self, index: usize, position: &G::Position, entry: &Entry<G::Move>, refusals: &[Doubted<'_, G>]) {
        let Hearing { names, rulings, .. } = self.hearing;
        let say = |&(refusal, assumed): &Doubted<'_, G>| {
            let mut finding = G::say_refusal(names, position, rulings, &entry.play, &entry.place, refusal);
            if let Some(assumed) = assumed {
                finding.severity = Severity::Undecided;
                finding.message = format!("as far as the case shows, {} ({})", finding.message, G::say_assumed(names, assumed));
                finding.help = Some("add to the case what it leaves out".to_owned());
            }
            finding
        };
        let findings: Vec<_> = refusals.iter().map(say).collect();
        self.moves.push(Judged {
            index: Some(index),
            says: G::say_move(names, position, &entry.play),
            play: G::write_move(names, position, &entry.play),
            outcome: Outcome::of(&findings),
            findings,
            awards: Vec::new(),
            scores: G::scores(position),
            position: self.positions.then(|| self.hearing.write(position)),
            after_refusal: self.refused,
        });
        self.refused.get_or_insert(index);
    }
}
