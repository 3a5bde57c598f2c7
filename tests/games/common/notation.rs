//! Laws of writing: the same table and the same moves in another notation get the same answer.

use super::hidden::{Hides, Law, Survey};
use super::{Played, Table, names, play, read_and_judge};
use fastrand::Rng;
use serde_json::{Map, Value};
use tilejudge::referee::{Asked, localised};
use tilejudge::verdict::{Listed, Verdict};
use tilejudge::words::Language;

/// So many moves are judged in a row.
const COURSE: usize = 8;

/// Letters of a game, and the English names of what they stand for.
pub(crate) type Letters = &'static [(char, &'static str)];

/// How a game writes what may be written otherwise.
pub(crate) struct Notation {
    pub(crate) letters: Letters,
    /// The keys of heaps, or of lists of heaps: a letter or a count for each thing in them, in any order.
    pub(crate) heaps: &'static [&'static str],
    /// Whether things have a value behind the colour: `blue 1`, `B1`.
    pub(crate) valued: bool,
}

/// Looks at some courses of a game, each written in other ways, and notes what is found.
pub(crate) fn another_notation_says_the_same<G: Hides>(
    table: &Table<G>,
    courses: usize,
    notation: &Notation,
    survey: &mut Survey,
) {
    let mut line = Vec::new();
    play(table, |position, next| line.push((position.clone(), next.cloned())));
    let open: Vec<usize> = (0..line.len()).filter(|&at| G::shows_all(&line[at].0)).collect();
    let names = names::<G>(&line[0].0);
    let mut rng = Rng::with_seed(table.seed);
    for _ in 0..courses {
        let from = open[rng.usize(..open.len())];
        let to = (from + rng.usize(..=COURSE)).min(line.len());
        let mut case = G::write(&names, &line[from].0);
        let moves = line[from..to].iter().filter_map(|(position, next)| Some(G::write_move(&names, position, next.as_ref()?)));
        case["moves"] = moves.collect();
        let claims = claims::<G>(&line[from].0, &mut rng);
        // Long lists take their time.
        let is_listed = rng.u8(..4) == 0;
        let asked = || Asked {
            to_end: true,
            hear_claims: true,
            legal: is_listed,
            after: true,
            one_reading: true,
            claims: claims.clone(),
            ..Asked::default()
        };
        let answer = told(&read_and_judge::<G>(&case, &table.rulings, asked()).expect("what is written can be read"));
        let otherwise = notation.otherwise(&case, &mut rng);
        let languages = [Language::Spanish, Language::Polish].map(|language| localised(&otherwise, language));
        for other in languages.into_iter().chain([otherwise]) {
            let fault = match read_and_judge::<G>(&other, &table.rulings, asked()) {
                Err(problems) => Some(format!("cannot be read: {problems:?}")),
                Ok(verdict) => {
                    let (here, there) = (told(&verdict), &answer);
                    let differs = here.iter().zip(there).find(|(here, there)| here != there);
                    let differs = differs.map(|(here, there)| format!("{here}, and otherwise {there}"));
                    differs.or_else(|| (here.len() != there.len()).then(|| "more or less is said".to_owned()))
                }
            };
            survey.note(Law::Written, true, fault.map(|fault| format!("{fault}\n  {other}\n  otherwise {case}")));
        }
    }
}

/// Claims of what is so and of what is not.
fn claims<G: Played>(position: &G::Position, rng: &mut Rng) -> Vec<(String, i32)> {
    let counts = G::scores(position);
    let index = rng.usize(..counts.len());
    let whose = format!("P{}.{}", index / G::UNITS.len() + 1, G::UNITS[index % G::UNITS.len()].word(2));
    (-1..=1).map(|more| (whose.clone(), counts[index].least() + more)).collect()
}

/// What a verdict says, in English, but for how the case was written.
fn told(verdict: &Verdict) -> Vec<String> {
    let listed = |listed: &Listed| format!("{}: {} {:?}", listed.says, listed.play, listed.brings);
    let mut told = vec![format!("{:?} {:?}", verdict.outcome, verdict.choice.as_ref().map(ToString::to_string))];
    told.extend(verdict.all_findings().map(|finding| format!("{} {}", finding.rule.id, finding.message)));
    told.extend(verdict.moves.iter().map(|judged| format!("{} {:?} {:?}", judged.says, judged.outcome, judged.scores)));
    told.extend(verdict.ledger.iter().map(|award| format!("{} {} {}", award.player, award.amount, award.why)));
    told.extend(verdict.claims.iter().map(|claim| format!("{} {}: {:?}", claim.player, claim.claimed, claim.answer)));
    told.extend(verdict.scores.iter().map(|score| format!("{} {:?} to {:?}", score.player, score.before, score.after)));
    told.extend(verdict.legal.iter().flatten().map(listed));
    let after = verdict.after.as_ref().and_then(Value::as_object).into_iter().flatten();
    told.extend(after.filter(|(key, _)| *key != "letters").map(|(key, value)| format!("{key}: {value}")));
    told
}

impl Notation {
    /// The same in other words: each heap in any of the ways in which it may be written.
    fn otherwise(&self, case: &Value, rng: &mut Rng) -> Value {
        match case {
            Value::Object(entries) => {
                let said = |(key, value): (&String, &Value)| {
                    let is_heap = self.heaps.contains(&key.as_str());
                    let other = match value {
                        Value::Array(items) if is_heap && !self.valued => items.iter().map(|item| self.heap(item, rng)).collect(),
                        _ if is_heap => self.heap(value, rng),
                        _ => self.otherwise(value, rng),
                    };
                    (key.clone(), other)
                };
                entries.iter().map(said).collect::<Map<_, _>>().into()
            }
            Value::Array(items) => items.iter().map(|item| self.otherwise(item, rng)).collect(),
            other => other.clone(),
        }
    }

    /// A heap in another way; what is none stays as it is.
    fn heap(&self, heap: &Value, rng: &mut Rng) -> Value {
        let Some(mut things) = self.things(heap) else { return heap.clone() };
        rng.shuffle(&mut things);
        let letters = || {
            let letter = |thing: &String| {
                let (colour, value) = thing.split_once(' ').unwrap_or((thing, ""));
                let letter = self.letters.iter().find(|(_, name)| *name == colour).map_or('?', |(letter, _)| *letter);
                format!("{letter}{value}")
            };
            things.iter().map(letter).collect::<Vec<_>>()
        };
        let mut counts = Map::new();
        for thing in &things {
            let count = counts.get(thing).and_then(Value::as_u64).unwrap_or_default();
            counts.insert(thing.clone(), (count + 1).into());
        }
        match rng.u8(..4) {
            0 => counts.into(),
            1 => things.into(),
            2 if self.valued => letters().join(" ").into(),
            2 => letters().concat().into(),
            _ => letters().into(),
        }
    }

    /// What lies in a heap, one after the other.
    fn things(&self, heap: &Value) -> Option<Vec<String>> {
        match heap {
            Value::Object(counts) => {
                let each = |(thing, count): (&String, &Value)| Some(std::iter::repeat_n(thing.clone(), count.as_u64()? as usize));
                Some(counts.iter().map(each).collect::<Option<Vec<_>>>()?.into_iter().flatten().collect())
            }
            Value::Array(things) => things.iter().map(|thing| thing.as_str().map(str::to_owned)).collect(),
            Value::String(letters) if !self.valued => {
                let named = |letter| self.letters.iter().find(|(known, _)| *known == letter).map(|(_, name)| (*name).to_owned());
                letters.chars().map(named).collect()
            }
            _ => None,
        }
    }
}
