//! Which places of a picture a verdict speaks of.

use super::messages::{frame, number, unit};
use super::text::lower_first;
use crate::verdict::english::signed;
use crate::verdict::{Award, Finding, Place, Step, Verdict};
use crate::words::lists::each_once;
use crate::words::{Idiom, Language};

/// Signs for what is said, in order: one letter each, so that they fit between the tiles of a drawing.
pub(super) const SIGNS: &str = "123456789abcdefghijklmnoprstuvwxyz";
/// Their small forms.
pub(super) const SMALL: &str = "¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ";
/// So many awards are marked: a picture of a whole game would be all rings.
pub(super) const MOST_AWARDS: usize = 20;

/// Something that is said about a picture; `T` is a spot on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Mark<T> {
    /// Which of [`SIGNS`] leads from the picture to it; none for what is seen nowhere.
    pub(super) sign: Option<usize>,
    /// Whether it is something wrong; an award otherwise.
    pub(super) wrong: bool,
    pub(super) says: String,
    /// What else is to be said: what would be right, or the rule.
    pub(super) more: String,
    /// Where on the picture it is seen; nowhere if the picture does not show it.
    pub(super) rings: Vec<T>,
}

/// A spot of a picture and a place that is seen there. A place may be seen more than once, and one spot may be several places.
pub(super) type Spot<'a, T> = (&'a Place, T);

/// Everything wrong, then a limited number of last awards, in order, the same for drawing and picture; and how many are left out.
pub(super) fn marks<T: Clone + PartialEq>(
    spots: &[Spot<'_, T>],
    verdict: &Verdict,
    most: usize,
    idiom: Idiom,
) -> (Vec<Mark<T>>, usize) {
    let left_out = verdict.ledger.len().saturating_sub(most);
    let wrong = verdict.all_findings().map(|finding| of_finding(spots, finding, idiom.language));
    let awards = verdict.ledger.iter().skip(left_out).map(|award| of_award(spots, award, idiom));
    let mut marks: Vec<_> = wrong.chain(awards).collect();
    let seen = marks.iter_mut().filter(|mark| !mark.rings.is_empty()).take(SIGNS.len());
    seen.enumerate().for_each(|(sign, mark)| mark.sign = Some(sign));
    (marks, left_out)
}

/// "and 3 awards before these".
pub(super) fn before(left_out: usize, language: Language) -> Option<String> {
    (left_out > 0).then(|| frame("awards-before").with("count", left_out).say(language))
}

fn of_finding<T: Clone + PartialEq>(spots: &[Spot<'_, T>], finding: &Finding, language: Language) -> Mark<T> {
    let places = std::iter::once(&finding.place).chain(finding.related.iter().map(|(place, _)| place));
    Mark {
        sign: None,
        wrong: true,
        says: finding.message.say(language),
        more: finding.help.as_ref().map_or_else(String::new, |help| help.say(language)),
        rings: seen(spots, places),
    }
}

fn of_award<T: Clone + PartialEq>(spots: &[Spot<'_, T>], award: &Award, idiom: Idiom) -> Mark<T> {
    let amount = match award.amount.known() {
        Some(0) => String::new(),
        _ => format!("{} {}: ", number(award.amount, signed, idiom.language), unit(award.unit, award.amount, idiom.language)),
    };
    Mark {
        sign: None,
        wrong: false,
        says: format!("{}: {amount}{}", award.player, award.why.say(idiom.language)),
        more: lower_first(&award.rule.title_in(idiom)),
        rings: seen(spots, award.evidence.iter()),
    }
}

/// Where some places are seen, each ring once.
fn seen<'a, T: Clone + PartialEq>(spots: &[Spot<'_, T>], places: impl Iterator<Item = &'a Place>) -> Vec<T> {
    each_once(places.flat_map(|place| rings_of(spots, &place.0)))
}

/// Where a place is seen: itself, or the nearest thing round it that is; a move is seen nowhere.
fn rings_of<T: Clone>(spots: &[Spot<'_, T>], steps: &[Step]) -> Vec<T> {
    let rings = |depth: usize| -> Vec<T> {
        let here = spots.iter().filter(|(place, _)| place.0 == steps[..depth]);
        here.map(|(_, spot)| spot.clone()).collect()
    };
    (1..=steps.len()).rev().map(rings).find(|rings| !rings.is_empty()).unwrap_or_default()
}
