//! Laws of a single board: one player's board and moves out of a true game, with the draws, and without the others and what they do.

use super::hidden::{Hides, Law, Survey, remove};
use super::{Table, names, play, read_and_judge};
use fastrand::Rng;
use serde_json::Value;
use tilejudge::games::azul::Seat;
use tilejudge::referee::Asked;
use tilejudge::verdict::{Claim, Conclusion, Outcome, Reply, Tally, Verdict};

/// So many of their own moves are judged in a row.
const COURSE: usize = 5;

/// A game: each position with the move that was made there.
type Line<G> = Vec<(<G as tilejudge::game::Parts>::Position, <G as tilejudge::game::Parts>::Move)>;

/// Looks at single boards at some moments of a game, and notes what is found.
///
/// `exactly` says of a move all that whoever made it saw; `thought_of` is what somebody might do instead.
pub(crate) fn what_is_firm_is_true<G: Hides>(
    table: &Table<G>,
    moments: usize,
    exactly: impl Fn(&G::Position, &G::Move) -> G::Move,
    thought_of: impl Fn(&G::Position, Seat, &mut Rng) -> Vec<G::Move>,
    survey: &mut Survey,
) {
    let mut line: Line<G> = Vec::new();
    play(table, |position, next| line.extend(next.map(|next| (position.clone(), next.clone()))));
    let mut rng = Rng::with_seed(table.seed);
    for _ in 0..moments {
        let seat = Seat::all().nth(rng.usize(..table.players)).expect("nobody else plays");
        let mut single = Single::<G> { table, line: &line, seat, moves: Vec::new(), all: Vec::new(), told: Value::Null };
        // The moves that a case tells begin with its table, unless the first is a deal: then others may come before.
        let names = names::<G>(&line[0].0);
        let is_deal = |(position, play): &(G::Position, G::Move)| G::write_move(&names, position, play).get("deal").is_some();
        let begins = |at: &usize| {
            let told = line[*at..].iter().find(|(_, play)| G::mover(play).is_none_or(|mover| mover == seat));
            told.is_some_and(is_deal) || G::mover(&line[*at].1).is_none_or(|mover| mover == seat)
        };
        let starts: Vec<usize> = (0..line.len()).filter(begins).collect();
        single.run(starts[rng.usize(..starts.len())], &exactly, &thought_of, &mut rng, survey);
    }
}

struct Single<'l, G: Hides> {
    table: &'l Table<G>,
    line: &'l Line<G>,
    seat: Seat,
    told: Value,
    /// The moves as the single board tells them, and all that were made.
    moves: Vec<Value>,
    all: Vec<Value>,
}

impl<G: Hides> Single<'_, G> {
    fn run(
        &mut self,
        start: usize,
        exactly: &impl Fn(&G::Position, &G::Move) -> G::Move,
        thought_of: &impl Fn(&G::Position, Seat, &mut Rng) -> Vec<G::Move>,
        rng: &mut Rng,
        survey: &mut Survey,
    ) {
        let names = names::<G>(&self.line[start].0);
        let whole = G::write(&names, &self.line[start].0);
        self.told = self.alone(&whole, rng);
        let refills = rng.u8(..4);
        let is_exact = rng.bool();
        let mut own = 0;
        let mut last_own = start;
        for at in start..self.line.len() {
            let (position, play) = &self.line[at];
            let written = G::write_move(&names, position, play);
            let mover = G::mover(play);
            let told = match mover {
                Some(mover) => mover == self.seat,
                None if written.get("refill").is_some() => match refills {
                    0 => at == last_own + 1,
                    1 => false,
                    _ => true,
                },
                None => true,
            };
            if mover == Some(self.seat) {
                if own == COURSE {
                    break;
                }
                own += 1;
                last_own = at;
            }
            if told {
                let before = self.moves.clone();
                let play = if is_exact { exactly(position, play) } else { play.clone() };
                self.moves.push(self.without_others(G::write_move(&names, position, &play)));
                if mover == Some(self.seat) && rng.u8(..3) == 0 {
                    let now = std::mem::replace(&mut self.moves, before);
                    self.tempt(&whole, position, thought_of(position, self.seat, rng), rng, survey);
                    self.moves = now;
                }
            }
            self.all.push(written);
            if told && (rng.u8(..3) == 0 || own == COURSE) {
                self.ask(&whole, at, survey);
            }
        }
    }

    /// The board alone, with some of the table.
    fn alone(&self, whole: &Value, rng: &mut Rng) -> Value {
        let mut told = whole.clone();
        let players = whole["players"].as_array().expect("players are listed");
        let own = players[self.seat.index()].clone();
        let share = [0, 0, 30, 60][rng.usize(..4)];
        for key in whole.as_object().expect("a case has keys").keys() {
            let is_kept = matches!(key.as_str(), "game" | "variant" | "phase" | "players");
            let others = ["turn", "starter", "marker"].contains(&key.as_str()) && whole[key] != own["name"];
            if others || !is_kept && rng.u8(..100) < share {
                remove(&mut told, &format!("/{key}"));
            }
        }
        told["players"] = vec![own].into();
        told
    }

    /// A draw names nobody whom the case does not know.
    fn without_others(&self, mut play: Value) -> Value {
        let own = &self.told["players"][0]["name"];
        if play.get("starter").is_some_and(|starter| starter != own) {
            remove(&mut play, "/starter");
        }
        play
    }

    /// What is asked of the case with these moves; none where it cannot be read.
    fn put(&self, table: &Value, moves: &[Value], claims: &[(String, i32)]) -> Option<Verdict> {
        let mut case = table.clone();
        case["moves"] = moves.into();
        let asked = Asked { to_end: true, hear_claims: true, claims: claims.to_vec(), ..Asked::default() };
        read_and_judge::<G>(&case, &self.table.rulings, asked).ok()
    }

    /// Moves that are true are not refused, and claims answered firmly only if every table with those moves answers so.
    fn ask(&self, whole: &Value, at: usize, survey: &mut Survey) {
        let player = self.told["players"][0]["name"].as_str().expect("a player has a name").to_owned();
        let names = names::<G>(&self.line[at].0);
        // What the others do until it is this player's turn again changes nothing of the case; nor do steps that leave no choice.
        let rulings = &self.table.rulings;
        let rest = &self.line[at + 1..];
        let is_own = |play: &G::Move| G::mover(play) == Some(self.seat);
        let until = |ends: &dyn Fn(&G::Position, &G::Move) -> bool| -> usize {
            rest.iter().position(|(position, play)| ends(position, play)).unwrap_or(rest.len())
        };
        let chosen = until(&|position, play| is_own(play) && G::forced(position, rulings).as_ref() != Some(play));
        let own = until(&|_, play| is_own(play));
        let others = until(&|_, play| G::mover(play).is_none() || is_own(play));
        let cuts = [0, others, chosen.min(own + 1), chosen].map(|count| -> Vec<Value> {
            let later = rest[..count].iter().map(|(position, play)| G::write_move(&names, position, play));
            self.all.iter().cloned().chain(later).collect()
        });
        let counts = cuts.iter().flat_map(|cut| {
            let verdict = self.put(whole, cut, &[]);
            let scores = verdict.map(|verdict| verdict.scores).unwrap_or_default();
            let own: Vec<_> = scores.into_iter().filter(|score| score.player == player).collect();
            own.into_iter().map(|score| (score.unit, score.after.least()))
        });
        let claims: std::collections::BTreeSet<(String, i32)> = counts
            .flat_map(|(unit, count)| [0, 1, -1].map(|more| (format!("{player}.{}", unit.word(2)), count + more)))
            .collect();
        let claims: Vec<_> = claims.into_iter().collect();
        let truths: Vec<Verdict> = cuts.iter().filter_map(|cut| self.put(whole, cut, &claims)).collect();
        let Some(told) = self.put(&self.told, &self.moves, &claims) else { return };
        let impossible = told.conclusion() == Conclusion::Impossible;
        let found = || told.all_findings().map(|finding| finding.message.to_string()).collect::<Vec<_>>().join("; ");
        survey.note(Law::Possible, true, impossible.then(|| self.report(&format!("not possible: {}", found()), whole)));
        let refused = told.moves.iter().find(|judged| judged.outcome == Outcome::Illegal);
        let lie = refused.map(|judged| self.report(&format!("{}: refused, but it was made: {}", judged.says, found()), whole));
        survey.note(Law::Moves, told.outcome != Outcome::Undecided, lie);
        if impossible || refused.is_some() {
            return;
        }
        for (nth, claim) in told.claims.iter().enumerate() {
            let truths = || truths.iter().filter_map(|truth| truth.claims.get(nth));
            let firm = !matches!(claim.answer, Reply::Open(_));
            let lie =
                untrue(claim, truths()).map(|what| self.report(&format!("{} {}: {what}", claim.player, claim.claimed), whole));
            survey.note(Law::Claims, firm, lie);
        }
    }

    /// What is legal in truth is not refused; what a board shows to be against the rules is not let pass.
    fn tempt(&self, whole: &Value, position: &G::Position, thought_of: Vec<G::Move>, rng: &mut Rng, survey: &mut Survey) {
        let names = names::<G>(position);
        let mut listed = G::legal(position, &self.table.rulings);
        listed.retain(|play| G::mover(play) == Some(self.seat));
        rng.shuffle(&mut listed);
        for play in listed.iter().take(2).chain(&thought_of) {
            let rulings = &self.table.rulings;
            let written = G::write_move(&names, position, play);
            // A take tells what lay there, and so does a bonus. Where a step is taken for granted, so is what the others do after it.
            let grants = G::implied_step(position, play, &[], rulings).is_some();
            let tells = grants || written.get("take").or(written.get("bonus")).is_some();
            let truth = G::is_legal(position, play, rulings);
            // A case need not tell the steps before it that leave no choice.
            let (mut later, mut settled) = (position.clone(), truth);
            while !settled && let Some(step) = G::forced(&later, rulings) {
                G::carry_out(&mut later, &step, rulings, &mut Tally::default());
                settled = G::is_legal(&later, play, rulings);
            }
            let moves: Vec<_> = self.moves.iter().cloned().chain([written]).collect();
            let Some(told) = self.put(&self.told, &moves, &[]) else { continue };
            let Some(judged) = told.moves.iter().find(|judged| judged.index == Some(self.moves.len())) else { continue };
            let lie = match judged.outcome {
                Outcome::Illegal if truth => Some(format!("{}: refused, but it is legal", judged.says)),
                Outcome::Legal if !settled && !tells => Some(format!("{}: legal, but it is not", judged.says)),
                _ => None,
            };
            let firm = judged.outcome != Outcome::Undecided;
            survey.note(
                Law::Moves,
                firm,
                lie.map(|what| {
                    Single { moves: moves.clone(), told: self.told.clone(), all: self.all.clone(), ..*self }.report(&what, whole)
                }),
            );
        }
    }

    fn report(&self, what: &str, whole: &Value) -> String {
        let mut case = self.told.clone();
        case["moves"] = self.moves.clone().into();
        let rulings = super::hidden::chosen(&self.table.rulings);
        if !rulings.is_empty() {
            case["rulings"] = rulings.into();
        }
        format!("{what}\n  case:\n  {case}\n  the table:\n  {whole}\n  all moves: {}", Value::from(self.all.clone()))
    }
}

/// What is untrue about an answer, when these are the answers of tables that the case may describe: of what stands, and of what is due.
fn untrue<'c>(told: &Claim, mut truths: impl Iterator<Item = &'c Claim>) -> Option<String> {
    match &told.answer {
        Reply::Open(_) => None,
        Reply::Confirmed { .. } => {
            truths.all(|truth| matches!(truth.answer, Reply::Refuted { .. })).then(|| "confirmed, and it is wrong".to_owned())
        }
        Reply::Refuted { counted, .. } => {
            let right = truths.all(|truth| matches!(truth.answer, Reply::Confirmed { .. }));
            right.then(|| format!("refuted, {counted}, and it is right"))
        }
    }
}
