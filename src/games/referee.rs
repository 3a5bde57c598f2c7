//! From a case to its verdict: one path for every game.

use super::Drawing;
use super::game::{Edition, Entry, Game};
use crate::case::{Fields, Node, Reader, Span};
use crate::verdict::{
    Award, Catalogue, Dependence, Gain, Judged, Listed, Outcome, Place, Reading, Record, RulingSet, Score, Source, Unit, Verdict,
};
use serde_json::{Map, Value};

/// Answers to rulings chosen from outside the case.
#[derive(Debug, Clone, Default)]
pub struct Choices {
    /// Start from the live implementation's answers instead of the defaults.
    pub online: bool,
    /// Single answers, by name; a name that a game does not know is not meant for it.
    pub answers: Vec<(String, String)>,
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
}

/// A game as the commands see it: cases in, verdicts out. Every [`Game`] is one.
pub trait Referee: Sync {
    /// The editions.
    fn editions(&self) -> &'static [Edition];
    /// Rules and rulings.
    fn catalogue(&self) -> &'static Catalogue;
    /// The keys of a case that belong to this game.
    fn keys(&self) -> &'static [crate::case::Key];
    /// Judges a case. None, with problems in `reader`, if it cannot be read.
    fn judge(&self, edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader, asked: &Asked) -> Option<Verdict>;
    /// The position after the moves of a case as a picture, with the verdict on the way there.
    fn draw(
        &self,
        edition: usize,
        fields: &Fields<'_, '_>,
        reader: &mut Reader,
        asked: &Asked,
    ) -> Option<(Verdict, Option<Drawing>)>;
    /// Where a place of a case stands in its source.
    fn locate(&self, edition: usize, root: &Node<'_>, place: &Place) -> Span;
    /// A case to fill in.
    fn template(&self, edition: usize, variant: Option<usize>) -> String;
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
    fn judge(&self, edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader, asked: &Asked) -> Option<Verdict> {
        Hearing::<G>::open(edition, fields, reader, asked).map(|hearing| hearing.verdict(asked).0)
    }
    fn draw(
        &self,
        edition: usize,
        fields: &Fields<'_, '_>,
        reader: &mut Reader,
        asked: &Asked,
    ) -> Option<(Verdict, Option<Drawing>)> {
        let hearing = Hearing::<G>::open(edition, fields, reader, asked)?;
        let (verdict, position) = hearing.verdict(asked);
        let drawing = position.map(|position| G::draw(&hearing.names, &position));
        Some((verdict, drawing))
    }
    fn locate(&self, edition: usize, root: &Node<'_>, place: &Place) -> Span {
        G::locate(edition, root, place)
    }
    fn template(&self, edition: usize, variant: Option<usize>) -> String {
        G::template(edition, variant)
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
}

impl<G: Game> Hearing<G> {
    fn open(edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader, asked: &Asked) -> Option<Self> {
        let (rulings, sources, stated) = rulings::<G>(fields, reader, &asked.choices);
        let read = G::read(edition, fields, reader);
        if !reader.problems.is_empty() {
            return None;
        }
        let (draft, entries) = read?;
        let names = G::names(&draft, &rulings);
        Some(Self { draft, entries, rulings, sources, stated, names })
    }

    fn verdict(&self, asked: &Asked) -> (Verdict, Option<G::Position>) {
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
            legal: None,
            after: None,
            rulings: Vec::new(),
        };
        let Some(start) = audit.position else {
            if !self.entries.is_empty() {
                verdict.unjudged = Some((self.entries.len(), "the position that they start from is not possible".to_owned()));
            }
            verdict.rulings = self.readings(&Digest::impossible(), asked);
            return (verdict, None);
        };
        // A check of what is there rests on nothing that is not.
        if !self.entries.is_empty() || asked.to_end || asked.legal || asked.after {
            verdict.assumed = audit.assumed.iter().map(|assumed| G::say_assumed(names, assumed)).collect();
        }

        let before = G::scores(&start);
        let mut minutes = Minutes::<G> { hearing: self, positions: asked.positions, moves: Vec::new(), refused: None };
        let end = self.run(start, &self.rulings, asked, &mut minutes);
        verdict.moves = minutes.moves;
        let judged = verdict.moves.iter().filter(|judged| judged.index.is_some()).count();
        if judged < self.entries.len() {
            verdict.unjudged = Some((self.entries.len() - judged, "a move before them was refused".to_owned()));
        }
        for judged in &verdict.moves {
            verdict.outcome = verdict.outcome.and(judged.outcome);
            verdict.ledger.extend(judged.awards.iter().cloned());
        }
        let after = G::scores(&end);
        verdict.rulings = self.readings(&Digest::after(legality(&verdict.moves), end.clone(), &self.rulings, asked), asked);
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
            verdict.choice = G::say_choice(names, &end);
        }
        verdict.ranking = G::rank(names, &end);
        if asked.legal {
            let legal = self.list(&end);
            if legal.is_empty() {
                verdict.choice = G::say_choice(names, &end);
            }
            verdict.choice = verdict.choice.or_else(|| G::say_unlisted(names, &end, &self.rulings));
            verdict.legal = Some(legal);
        }
        if asked.after {
            verdict.after = Some(self.write(&end));
        }
        (verdict, Some(end))
    }

    /// Judges and makes the moves in order. Steps without a choice that a move takes for granted are carried out before it.
    fn run(&self, mut position: G::Position, rulings: &G::Rulings, asked: &Asked, witness: &mut impl Witness<G>) -> G::Position {
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
            witness.refused(index, &position, entry, &refusals);
            if asked.stop_at_refusal {
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
                G::apply(&mut position.clone(), play, &self.rulings, &mut record);
                Listed {
                    says: G::say_move(&self.names, position, play),
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

    /// The rulings that were chosen, and those whose other answers would change the verdict: found by judging again under each.
    fn readings(&self, here: &Digest<G>, asked: &Asked) -> Vec<Reading> {
        let mut readings = Vec::new();
        for (index, ruling) in G::Rulings::RULINGS.iter().enumerate() {
            let answer = self.rulings.get(index);
            let otherwise: Vec<_> = (0..ruling.answers.len())
                .filter(|&other| other != answer)
                .filter_map(|other| {
                    let mut rulings = self.rulings;
                    rulings.set(index, other);
                    if !G::has_meaning(&self.draft, &rulings) {
                        return None;
                    }
                    let there = self.digest(&rulings, asked);
                    here.change(&there, G::players(&self.names), G::UNITS).map(|change| Dependence { answer: other, change })
                })
                .collect();
            let source = self.sources[index];
            if source != Source::Default || !otherwise.is_empty() {
                readings.push(Reading { ruling, answer, source, otherwise });
            }
        }
        readings
    }

    fn digest(&self, rulings: &G::Rulings, asked: &Asked) -> Digest<G> {
        let Some(start) = G::audit(&self.draft, rulings).position else { return Digest::impossible() };
        let mut digest = Digest::impossible();
        let end = self.run(start, rulings, asked, &mut digest);
        Digest::after(digest.legal, end, rulings, asked)
    }
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
    witness.made(index, &before, play, &record, position);
}

/// Watches a course of moves.
trait Witness<G: Game> {
    fn made(
        &mut self,
        index: Option<usize>,
        before: &G::Position,
        play: &G::Move,
        record: &Record<G::Reason>,
        after: &G::Position,
    );
    fn refused(&mut self, index: usize, position: &G::Position, entry: &Entry<G::Move>, refusals: &[G::Refusal]);
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
        record: &Record<G::Reason>,
        after: &G::Position,
    ) {
        let names = &self.hearing.names;
        let awards: Vec<Award> =
            record.0.iter().map(|(seat, amount, reason)| G::say_award(names, *seat, *amount, reason)).collect();
        self.moves.push(Judged {
            index,
            says: G::say_move(names, before, play),
            play: G::write_move(names, before, play),
            outcome: Outcome::Legal,
            findings: Vec::new(),
            awards,
            scores: G::scores(after),
            position: self.positions.then(|| self.hearing.write(after)),
            after_refusal: self.refused,
        });
    }

    fn refused(&mut self, index: usize, position: &G::Position, entry: &Entry<G::Move>, refusals: &[G::Refusal]) {
        let Hearing { names, rulings, .. } = self.hearing;
        let findings: Vec<_> =
            refusals.iter().map(|refusal| G::say_refusal(names, position, rulings, &entry.play, &entry.place, refusal)).collect();
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

/// What two readings of the same case are compared by.
struct Digest<G: Game> {
    legal: Vec<(usize, bool)>,
    scores: Vec<i32>,
    /// The resulting position; none if the case's own is not possible.
    end: Option<G::Position>,
    /// The moves that are possible there, if they are asked for.
    listed: Vec<G::Move>,
}

fn legality(moves: &[Judged]) -> Vec<(usize, bool)> {
    moves.iter().filter_map(|judged| Some((judged.index?, judged.outcome == Outcome::Legal))).collect()
}

impl<G: Game> Digest<G> {
    fn impossible() -> Self {
        Self { legal: Vec::new(), scores: Vec::new(), end: None, listed: Vec::new() }
    }

    fn after(legal: Vec<(usize, bool)>, end: G::Position, rulings: &G::Rulings, asked: &Asked) -> Self {
        let mut listed = Vec::new();
        if asked.legal {
            G::legal(&end, rulings, &mut listed);
        }
        Self { legal, scores: G::scores(&end), end: Some(end), listed }
    }

    /// Whether both end at tables between which nobody sees a difference.
    fn ends_alike(&self, there: &Self) -> bool {
        match (&self.end, &there.end) {
            (Some(here), Some(there)) => G::looks_alike(here, there),
            (here, there) => here.is_none() && there.is_none(),
        }
    }

    /// What would be different there, in words; none if nothing.
    fn change(&self, there: &Self, players: &[String], units: &[Unit]) -> Option<String> {
        match (&self.end, &there.end) {
            (Some(_), None) => return Some("the position would not be possible".to_owned()),
            (None, Some(_)) => return Some("the position would be possible".to_owned()),
            _ => {}
        }
        let mut changes = Vec::new();
        for &(index, legal) in &there.legal {
            if self.legal.iter().any(|&(same, other)| same == index && other != legal) {
                changes.push(format!("move {} would be {}", index + 1, if legal { "legal" } else { "refused" }));
            }
        }
        let counted = players.iter().flat_map(|player| units.iter().map(move |&unit| (player, unit)));
        for (((player, unit), here), &there) in counted.zip(&self.scores).zip(&there.scores) {
            if *here != there {
                let what = if unit == Unit::Points { String::new() } else { format!(" {}", unit.word(there)) };
                changes.push(format!("{player} would have {there}{what} instead of {here}"));
            }
        }
        if changes.is_empty() && self.listed != there.listed {
            let [few, many] = [&self.listed, &there.listed].map(|listed| listed.len());
            changes.push(if few == many {
                "other moves would be legal".to_owned()
            } else {
                format!("{many} moves would be legal instead of {few}")
            });
        }
        if changes.is_empty() && !self.ends_alike(there) {
            changes.push("the table would look different afterwards".to_owned());
        }
        (!changes.is_empty()).then(|| changes.join("; "))
    }
}

impl<G: Game> Witness<G> for Digest<G> {
    fn made(&mut self, index: Option<usize>, _: &G::Position, _: &G::Move, _: &Record<G::Reason>, _: &G::Position) {
        self.legal.extend(index.map(|index| (index, true)));
    }
    fn refused(&mut self, index: usize, _: &G::Position, _: &Entry<G::Move>, _: &[G::Refusal]) {
        self.legal.push((index, false));
    }
}

/// The answers in force: the preset, then what the case says, then the command line.
fn rulings<G: Game>(fields: &Fields<'_, '_>, reader: &mut Reader, choices: &Choices) -> (G::Rulings, Vec<Source>, Option<Value>) {
    let table = G::Rulings::RULINGS;
    let mut rulings = if choices.online { G::Rulings::online() } else { G::Rulings::default() };
    let preset = if choices.online { Source::Online } else { Source::Default };
    let mut sources: Vec<_> = table.iter().map(|ruling| if ruling.online.is_some() { preset } else { Source::Default }).collect();

    let mut stated = None;
    if let Some(node) = fields.get("rulings") {
        match super::header::read_rulings(node, reader, G::CATALOGUE) {
            super::header::CaseRulings::Online => {
                stated = Some("online".into());
                rulings = G::Rulings::online();
                for (source, ruling) in sources.iter_mut().zip(table) {
                    if ruling.online.is_some() {
                        *source = Source::Online;
                    }
                }
            }
            super::header::CaseRulings::Answers(answers) => {
                let mut map = Map::new();
                for (index, answer) in answers {
                    rulings.set(index, answer);
                    sources[index] = Source::Case;
                    map.insert(table[index].name.to_owned(), table[index].answers[answer].name.into());
                }
                stated = Some(Value::Object(map));
            }
        }
    }
    for (name, word) in &choices.answers {
        let known = table.iter().position(|ruling| ruling.name == name);
        if let Some(index) = known
            && let Some(answer) = table[index].answers.iter().position(|answer| answer.name == word)
        {
            rulings.set(index, answer);
            sources[index] = Source::CommandLine;
        }
    }
    (rulings, sources, stated)
}
