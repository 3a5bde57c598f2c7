//! Cases of Azul.

mod moves;
mod positions;
mod round_trip;

use crate::read;
use tilejudge::case::Problem;
use tilejudge::games::azul::Azul;

type Read = read::Read<Azul>;

fn read_in(edition: usize, text: &str) -> Result<Read, Vec<Problem>> {
    read::read_in::<Azul>(edition, text)
}

fn read(text: &str) -> Read {
    read::whole::<Azul>(text)
}

/// What is wrong with a case: the codes, and what is underlined.
fn problems_in(edition: usize, text: &str) -> Vec<(&'static str, String)> {
    let problems = read_in(edition, text).expect_err(text);
    problems.into_iter().map(|problem| (problem.code, text[problem.span.start..problem.span.end].to_owned())).collect()
}

fn fault(text: &str) -> (&'static str, String, String) {
    read::fault::<Azul>(text)
}
