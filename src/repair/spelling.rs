//! Words that are misspelt: a case that cannot be read for nothing else, with the words that are meant.

use super::budget::Budget;
use super::edit::{Altered, Change, Edit, Kind};
use super::generator::Spot;
use super::trial::Bench;
use super::{Repairs, parts};
use crate::case::edit::{Splice, literal, quoted};
use crate::case::spelling::like;
use crate::case::{Problem, Span};
use crate::referee::{Asked, Case, Choices};
use crate::verdict::Place;

/// A key is mended before what stands under it is read: so many times, at most.
const LAYERS: usize = 4;

/// What is missing may be there misspelt.
const MISSING: [&str; 2] = ["case/missing-key", "case/no-action"];

/// The words that are meant, all at once, if the case can be read with them.
pub(super) fn repairs(case: &Case<'_, '_>, choices: &Choices, budget: &Budget) -> Option<Repairs> {
    let asked = Asked { choices: choices.clone(), one_reading: true, ..Asked::default() };
    let meant = |case: &Case<'_, '_>| {
        let problems = case.judge(&asked).err()?;
        let misspelt = problems.iter().filter(|problem| !MISSING.contains(&problem.code));
        let edits = misspelt.map(|problem| edit(problem, case)).collect::<Option<Vec<_>>>()?;
        (!edits.is_empty()).then_some(edits)
    };
    let bench = Bench::of(case.document, None, choices, 0, budget);
    let mut edits = meant(case)?;
    for _ in 0..LAYERS {
        let made: Vec<_> = edits.iter().collect();
        if bench.after(&made).is_some() {
            return Some(Repairs { found: vec![edits], ..Repairs::default() });
        }
        let more = bench.whole(&made, meant)?.into_iter().map(|edit| bench.before(edit, &made)).collect::<Option<Vec<_>>>()?;
        edits.extend(more);
    }
    None
}

fn edit(problem: &Problem, case: &Case<'_, '_>) -> Option<Edit> {
    let (word, meant) = problem.misspelt()?;
    let spans = std::iter::once(problem.span).chain(problem.again.iter().copied());
    let spelled = spans.map(|span| spelled(case, of_word(case, span, word), &meant)).collect::<Option<Vec<_>>>()?;
    Some(Edit::of(Kind::Spelling, spelled))
}

/// Where the word itself stands, of which a number is a part where the problem is.
fn of_word(case: &Case<'_, '_>, span: Span, word: Option<&str>) -> Span {
    let at = word.and_then(|word| Some((case.source().get(span.start..span.end)?.find(word)? + span.start, word.len())));
    at.map_or(span, |(start, length)| Span { start, end: start + length })
}

/// Another word at a place of the text, in the manner of what stands there.
fn spelled(case: &Case<'_, '_>, span: Span, meant: &str) -> Option<Altered> {
    let typed = case.source().get(span.start..span.end)?;
    let is_quoted = typed.starts_with(['"', '\'']);
    let (from, to) = (typed.trim_matches(['"', '\'']), like(meant, typed));
    let text = match is_quoted {
        true => quoted(&to),
        // A name may need quotes; a part of a value stands in them where they are needed.
        false if literal(from) == from => literal(&to),
        false => to.clone(),
    };
    let place = find(parts::root(case), span);
    let way = parts::way(case, &place);
    Some((Change { way, ..Change::at(place, from, to) }, Splice { span, text }))
}

/// The place of a value, or below it, that holds some bytes: a key stands in its map.
fn find(at: Spot<'_, '_>, span: Span) -> Place {
    let holds = |inner: &Spot<'_, '_>| inner.node.span.start <= span.start && span.end <= inner.node.span.end;
    let mut inner = at.entries().map(|(_, value)| value).chain(at.items());
    inner.find(holds).map_or(at.place, |inner| find(inner, span))
}
