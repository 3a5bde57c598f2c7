//! Laws of what is not told: a part of a true table is hidden, and nothing that is then said for certain may be untrue.
//!
//! The true table answers the same questions. So does another table that the case may describe: what is hidden is filled in from
//! another moment of the same game, where that is possible too. Telling more never gives a firm answer the lie.

mod lies;
mod part;
mod proposals;
mod sharp;
mod survey;

pub(crate) use part::{Few, Hides, put, refuses_a_draw, remove, seated};
pub(crate) use proposals::{a_refused_proposal_leaves_no_trace, one_mistake_is_one_fault};
pub(crate) use survey::{Law, Survey};

use super::{Played, Table, names, play, read_and_judge};
use fastrand::Rng;
use lies::Finding;
use part::Part;
use serde_json::{Map, Value};
use tilejudge::referee::Asked;
use tilejudge::verdict::{Gain, Judged, Outcome, RulingSet, Verdict};

/// How much of a table is hidden, in percent.
const SHARES: [u8; 4] = [5, 20, 50, 80];
/// How many moves of the game are judged in a row.
const COURSE: usize = 6;
/// How many moves are judged by themselves, of those that are legal and of those that somebody might think of.
const SINGLE: usize = 2;

/// What is asked about a table: moves to judge, and what else.
pub(crate) struct Question {
    pub(crate) moves: Vec<Value>,
    pub(crate) asked: Asked,
}

/// A moment of a game: the table as a case, and the questions about it with the answers that are true.
struct Moment<G: Played> {
    whole: Value,
    rulings: G::Rulings,
    answered: Vec<(Question, Verdict)>,
}

/// Looks at some moments of a game, each with more and more hidden, and notes what is found.
pub(crate) fn what_is_firm_is_true<G: Hides>(
    table: &Table<G>,
    moments: usize,
    conceivable: impl Fn(&G::Position, &mut Rng) -> Vec<G::Move>,
    survey: &mut Survey,
) {
    let mut line = Vec::new();
    play(table, |position, next| line.push((position.clone(), next.cloned())));
    let open: Vec<usize> = (0..line.len()).filter(|&at| G::shows_all(&line[at].0)).collect();
    let mut rng = Rng::with_seed(table.seed);
    for _ in 0..moments {
        // The last moment is one of many, and has most to tell.
        let nth = if rng.u8(..6) == 0 { open.len() - 1 } else { rng.usize(..open.len()) };
        let at = open[nth];
        let moment = Moment::<G>::new(&line, at, table.rulings, conceivable(&line[at].0, &mut rng), &mut rng);
        moment.answers_firmly(&line[at].0, survey);
        for share in SHARES {
            let part = Part::hide::<G>(&moment.whole, share, &mut rng);
            let other = open[nth.saturating_add_signed(rng.isize(-9..=9)).min(open.len() - 1)];
            let other = part.filled_from::<G>(&written::<G>(&line[other].0));
            moment.hold(&part, &other, &mut rng, survey);
        }
    }
}

fn written<G: Played>(position: &G::Position) -> Value {
    G::write(&names::<G>(position), position)
}

impl<G: Hides> Moment<G> {
    fn new(
        line: &[(G::Position, Option<G::Move>)],
        at: usize,
        rulings: G::Rulings,
        conceivable: Vec<G::Move>,
        rng: &mut Rng,
    ) -> Self {
        let position = &line[at].0;
        let mut moment = Self { whole: written::<G>(position), rulings, answered: Vec::new() };
        let names = names::<G>(position);
        let write = |position: &G::Position, play: &G::Move| G::write_move(&names, position, play);
        moment.ask(Vec::new(), Asked { legal: true, after: true, ..Asked::default() });

        let mut legal = G::legal(position, &rulings);
        rng.shuffle(&mut legal);
        let mut thought_of = conceivable;
        rng.shuffle(&mut thought_of);
        for play in legal.iter().take(SINGLE).chain(thought_of.iter().take(SINGLE)) {
            moment.ask(vec![write(position, play)], Asked { after: true, ..Asked::default() });
        }

        let course = &line[at..line.len().min(at + COURSE)];
        let course: Vec<_> = course.iter().filter_map(|(position, next)| Some(write(position, next.as_ref()?))).collect();
        for moves in [Vec::new(), course] {
            let claims = moment.claims(&moves, rng);
            moment.ask(moves, Asked { to_end: true, hear_claims: true, claims, ..Asked::default() });
        }
        moment
    }

    /// Puts a question to the true table; one that cannot be read there is no question.
    fn ask(&mut self, moves: Vec<Value>, asked: Asked) {
        let question = Question { moves, asked };
        if let Some(answer) = question.put::<G>(&self.whole, &self.rulings) {
            self.answered.push((question, answer));
        }
    }

    /// Claims about one count of one player, and one of all: the number that is right at last, and its neighbours.
    fn claims(&self, moves: &[Value], rng: &mut Rng) -> Vec<(String, i32)> {
        let question = Question { moves: moves.to_vec(), asked: Asked { to_end: true, ..Asked::default() } };
        let Some(answer) = question.put::<G>(&self.whole, &self.rulings) else { return Vec::new() };
        let width = G::UNITS.len();
        let any = rng.usize(..answer.scores.len().max(1));
        let claimed = std::collections::BTreeSet::from([any, any / width * width]);
        let scores = claimed.into_iter().filter_map(|index| answer.scores.get(index));
        let numbers = scores.flat_map(|score| (-1..=1).map(move |more| (score, score.after.least() + more)));
        numbers.map(|(score, number)| (format!("{}.{}", score.player, score.unit.word(2)), number)).collect()
    }

    /// With nothing hidden, nothing is left open.
    fn answers_firmly(&self, position: &G::Position, survey: &mut Survey) {
        for (question, answer) in &self.answered {
            let found =
                lies::open(answer, &G::scores(position), question.moves.is_empty() && !G::is_pending(position, &self.rulings));
            survey.note(Law::Told, true, found.map(|what| self.report(&what, &self.whole, question, &self.whole)));
        }
    }

    /// Asks about a part of the table what was asked about the whole of it.
    fn hold(&self, part: &Part, other: &Value, rng: &mut Rng, survey: &mut Survey) {
        let other = (*other != self.whole && self.is_possible(other)).then_some(other);
        for (question, answer) in &self.answered {
            for finding in self.findings(&part.told, question, answer, other, rng) {
                let fault = finding.lie.map(|(what, table)| {
                    let still = |told: &Value| {
                        let findings = self.findings(told, question, answer, other, &mut Rng::with_seed(1));
                        findings.into_iter().find(|again| again.law == finding.law && again.lie.is_some())
                    };
                    // Of what does not matter nothing is told.
                    let least =
                        if survey.wants(finding.law) { part.least::<G>(|told| still(told).is_some()) } else { part.told.clone() };
                    let (what, table) = still(&least).and_then(|finding| finding.lie).unwrap_or((what, table));
                    self.report(&what, &least, question, &table)
                });
                survey.note(finding.law, finding.firm, fault);
            }
        }
    }

    fn is_possible(&self, case: &Value) -> bool {
        let question = Question { moves: Vec::new(), asked: Asked::default() };
        question.put::<G>(case, &self.rulings).is_some_and(|verdict| verdict.outcome == Outcome::Legal)
    }

    /// Every answer about a part of the table, with the table that gives it the lie, if one does.
    fn findings(
        &self,
        told: &Value,
        question: &Question,
        answer: &Verdict,
        other: Option<&Value>,
        rng: &mut Rng,
    ) -> Vec<Finding> {
        if G::misleads(&self.whole, told, question) {
            return Vec::new();
        }
        let Some(verdict) = question.put::<G>(told, &self.rulings) else { return Vec::new() };
        let mut findings = Vec::new();
        lies::against::<G>(&verdict, answer, &self.whole, &mut findings);
        if let Some(other) = other
            && !question.moves.iter().any(G::tells)
            && !G::misleads(other, told, question)
            && let Some(answer) = question.put::<G>(other, &self.rulings)
            // Told in full, a table leaves a move undecided only where a draw is due that the moves do not tell.
            && answer.outcome != Outcome::Undecided
        {
            lies::against::<G>(&verdict, &answer, other, &mut findings);
        }
        findings.extend(sharp::conditions_suffice::<G>(told, question, &verdict, &self.rulings));
        findings.extend(sharp::is_sharp::<G>(told, question, &verdict, &self.rulings));
        self.listed(&verdict, answer, rng, &mut findings);
        self.applied(&verdict, answer, &mut findings);
        findings
    }

    /// What is listed is legal in truth; where not all that is legal in truth is listed, that is said.
    fn listed(&self, verdict: &Verdict, answer: &Verdict, rng: &mut Rng, findings: &mut Vec<Finding>) {
        let (Some(listed), Some(legal)) = (&verdict.legal, &answer.legal) else { return };
        let unlisted = legal.iter().find(|known| !listed.iter().any(|told| told.play == known.play));
        let lacks = unlisted.filter(|_| verdict.choice.is_none());
        findings.push(Finding {
            law: Law::Listed,
            firm: verdict.choice.is_none(),
            lie: lacks.map(|lacks| (format!("{} is legal and not listed, and nothing says so", lacks.says), self.whole.clone())),
        });
        // What a move brings is within the bounds that are told.
        let amount = |gains: &[Gain], of: &Gain| {
            let gain = gains.iter().find(|gain| gain.player == of.player && gain.unit == of.unit);
            gain.map_or(0.into(), |gain| gain.amount)
        };
        for (told, known) in listed.iter().filter_map(|told| Some((told, legal.iter().find(|known| told.play == known.play)?))) {
            let gains = told.brings.iter().chain(&known.brings);
            let lie = gains.map(|gain| (gain, amount(&told.brings, gain), amount(&known.brings, gain)));
            let lie = lie.into_iter().find(|(_, brings, truth)| !lies::within(*brings, *truth)).map(|(gain, brings, truth)| {
                let what =
                    format!("{} brings {} {brings} {}, and it is {truth}", told.says, gain.player, gain.unit.words(brings));
                (what, self.whole.clone())
            });
            findings.push(Finding { law: Law::Counts, firm: true, lie });
        }
        let mut others: Vec<_> = listed.iter().filter(|told| !legal.iter().any(|known| told.play == known.play)).collect();
        rng.shuffle(&mut others);
        for told in others.into_iter().take(4) {
            let question = Question { moves: vec![told.play.clone()], asked: Asked::default() };
            let Some(answer) = question.put::<G>(&self.whole, &self.rulings) else { continue };
            let lie = (answer.outcome == Outcome::Illegal)
                .then(|| (format!("{} is listed, but {}", told.says, said(answer.moves.last())), self.whole.clone()));
            findings.push(Finding { law: Law::Listed, firm: true, lie });
        }
    }

    /// The position that is written after the moves is possible, and tells nothing that is not so.
    fn applied(&self, verdict: &Verdict, answer: &Verdict, findings: &mut Vec<Finding>) {
        let (Some(told), Some(truth)) = (&verdict.after, &answer.after) else { return };
        // Nothing is written unless every move can be made.
        let made = |verdict: &Verdict| verdict.moves.iter().all(|judged| judged.outcome.is_made());
        let met = verdict.conditions().into_iter().all(|condition| lies::meets::<G>(&self.whole, condition));
        if !made(verdict) || !made(answer) || !met {
            return;
        }
        let question = Question { moves: Vec::new(), asked: Asked::default() };
        let again = question.put::<G>(told, &self.rulings);
        let lie = match again {
            None => Some("what is written after the moves cannot be read".to_owned()),
            Some(again) if Outcome::of(&again.findings) == Outcome::Illegal => {
                Some(format!("what is written after the moves is not possible: {}", again.findings[0].message))
            }
            Some(_) => {
                let mut told = told.clone();
                G::keep_firm(&mut told);
                part::disagreement::<G>("", &told, truth).map(|what| format!("what is written after the moves tells of {what}"))
            }
        };
        findings.push(Finding { law: Law::Applied, firm: true, lie: lie.map(|what| (what, self.whole.clone())) });
    }

    /// What is wrong, with the case to try it, and the table that gives it the lie.
    fn report(&self, what: &str, told: &Value, question: &Question, table: &Value) -> String {
        let rulings = chosen(&self.rulings);
        let mut case = question.case(told);
        if !rulings.is_empty() {
            case["rulings"] = rulings.into();
        }
        let claims = question.asked.claims.iter().map(|(whose, number)| format!(" --claim '{whose}={number}'"));
        format!("{what}\n  case{}:\n  {case}\n  the table:\n  {table}", claims.collect::<String>())
    }
}

/// The answers that are not the usual ones, as a case writes them.
pub(crate) fn chosen<R: RulingSet>(rulings: &R) -> Map<String, Value> {
    let answers = R::RULINGS.iter().enumerate();
    let chosen = answers.filter(|&(index, _)| rulings.get(index) != R::default().get(index));
    chosen.map(|(index, ruling)| (ruling.name.to_owned(), ruling.answers[rulings.get(index)].name.into())).collect()
}

impl Question {
    fn case(&self, table: &Value) -> Value {
        let mut case = table.clone();
        if !self.moves.is_empty() {
            case["moves"] = self.moves.clone().into();
        }
        case
    }

    /// The answer; none where the case cannot be read.
    fn put<G: Played>(&self, table: &Value, rulings: &G::Rulings) -> Option<Verdict> {
        read_and_judge::<G>(&self.case(table), rulings, self.asked.clone()).ok()
    }
}

/// What is said against a move.
fn said(judged: Option<&Judged>) -> String {
    let findings = judged.into_iter().flat_map(|judged| &judged.findings);
    findings.map(|finding| finding.message.to_string()).collect::<Vec<_>>().join("; ")
}
