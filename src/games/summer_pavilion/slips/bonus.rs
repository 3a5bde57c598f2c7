//! Slips in counting stars and numbers, and what is paid beside them at the end.

use super::{Sheet, SlipFacts};
use crate::games::summer_pavilion::scoring::{NUMBERS, full_numbers, number_points, star_points};
use crate::games::summer_pavilion::{Colour, Reason, Side, Space, SpaceSet, Star, StarKind};

/// The kinds of stars as the rulebooks list them.
const LIST: [StarKind; 7] = [
    StarKind::Multicolour,
    StarKind::OneColour(Colour::Red),
    StarKind::OneColour(Colour::Blue),
    StarKind::OneColour(Colour::Yellow),
    StarKind::OneColour(Colour::Orange),
    StarKind::OneColour(Colour::Green),
    StarKind::OneColour(Colour::Purple),
];

/// Slips in counting complete stars, at the end or as soon as they are complete.
pub(super) fn of_stars(sheet: &mut Sheet<'_, '_>) {
    let awards = sheet.awards();
    let monochrome = sheet.step.after.side == Side::Monochrome;
    for kind in LIST {
        let is_again = |seen: &mut usize, reason: &Reason| {
            let same = matches!(reason, Reason::FullStar { kind: other, .. } if *other == kind);
            *seen += usize::from(same);
            same && *seen > 1
        };
        let mut count = 0;
        let once: Vec<_> = awards.iter().copied().filter(|(_, reason)| !is_again(&mut count, reason)).collect();
        if count > 1 {
            sheet.instead(once, SlipFacts::KindOnce { kind, count });
        }
    }
    for (index, &(amount, reason)) in awards.iter().enumerate() {
        let Reason::FullStar { star, kind } = reason else { continue };
        let given = |amount: i32| replaced(&awards, index, amount);
        sheet.instead(given(0), SlipFacts::StarLeftOut { star, kind });
        let by_place = star.colour().map_or(StarKind::Multicolour, StarKind::OneColour);
        if monochrome && by_place != kind {
            sheet.instead(given(star_points(by_place)), SlipFacts::StarByPlace { star, kind, read: by_place });
        }
        for read in neighbours(kind) {
            sheet.instead(given(star_points(read)), SlipFacts::StarMisread { star, kind, read });
        }
        sheet.instead(given(2 * amount), SlipFacts::StarTwice { star, kind });
    }
}

/// Slips in counting what comes at the end only.
pub(super) fn at_the_end(sheet: &mut Sheet<'_, '_>) {
    let awards = sheet.awards();
    let side = sheet.step.after.side;
    let (pavilion, may_be) = sheet.step.after.board(sheet.seat).covered();
    let covered = pavilion.covered();
    let unknown = may_be.without(covered);
    let with = |amount: i32, reason: Reason| std::iter::once((amount, reason)).chain(awards.iter().copied());

    for (index, &(amount, reason)) in awards.iter().enumerate() {
        let Reason::FullNumber { number, spaces } = reason else { continue };
        let given = |amount: i32| replaced(&awards, index, amount);
        sheet.instead(given(0), SlipFacts::NumberLeftOut { number, spaces });
        for read in [number - 1, number + 1].into_iter().filter(|read| NUMBERS.contains(read)) {
            sheet.instead(given(number_points(read)), SlipFacts::NumberMisread { number, spaces, read });
        }
        sheet.instead(given(2 * amount), SlipFacts::NumberTwice { number, spaces });
    }
    for star in Star::all() {
        let kind = pavilion.kind(star);
        if let Some(missing) = only(star.spaces().without(covered)).filter(|&missing| !unknown.has(missing)) {
            let award = with(star_points(kind), Reason::FullStar { star, kind });
            sheet.instead(award, SlipFacts::StarUnfinished { star, kind, missing });
        }
    }
    for number in 1..=6 {
        let spaces = SpaceSet::with_cost(side, number);
        let missing = spaces.without(covered);
        let centre = Star::CENTRE.spaces();
        let facts = if !NUMBERS.contains(&number) {
            missing.is_empty().then_some(SlipFacts::NumberBeyondFour { number, spaces })
        } else if !missing.is_empty() && centre.contains(missing) {
            Some(SlipFacts::NumberWithoutCentre { number, missing })
        } else {
            only(missing).map(|_| SlipFacts::NumberUnfinished { number, missing })
        };
        if let Some(facts) = facts.filter(|_| missing.and(unknown).is_empty()) {
            sheet.instead(with(number_points(number), Reason::FullNumber { number, spaces }), facts);
        }
    }
    if side == Side::Monochrome && unknown.is_empty() {
        centre_by_place(&awards, covered, sheet);
    }
    let (paid, bonuses): (Vec<_>, Vec<_>) = awards.iter().partition(|(_, reason)| matches!(reason, Reason::Leftover { .. }));
    if let [(_, Reason::Leftover { tiles })] = paid[..] {
        sheet.instead(bonuses.clone(), SlipFacts::LeftoversForgotten { tiles });
        let given = bonuses.iter().map(|(amount, _)| amount).sum::<i32>() + tiles.total() as i32;
        sheet.more(sheet.held() + given - sheet.right(), SlipFacts::LeftoversScored { tiles });
        sheet.instead(paid.into_iter().chain(bonuses), SlipFacts::LeftoversFirst { tiles });
    }
}

/// A case numbers the places of the centre from 1 to 6, and so do people: only each place prints a 3.
fn centre_by_place(awards: &[(i32, Reason)], covered: SpaceSet, sheet: &mut Sheet<'_, '_>) {
    let centre = Star::CENTRE.spaces();
    let right: Vec<_> = full_numbers(Side::Monochrome, covered).map(|(number, _)| number).collect();
    let misread: Vec<_> = NUMBERS
        .map(|number| {
            let outer = SpaceSet::with_cost(Side::Monochrome, number).without(centre);
            (number, outer.or(SpaceSet::with_cost(Side::Coloured, number).and(centre)))
        })
        .filter(|&(_, spaces)| covered.contains(spaces))
        .collect();
    let given: Vec<_> = misread.iter().map(|&(number, _)| number).filter(|number| !right.contains(number)).collect();
    let taken: Vec<_> = right.iter().copied().filter(|number| !misread.iter().any(|(other, _)| other == number)).collect();
    if given.is_empty() && taken.is_empty() {
        return;
    }
    let numbers = misread.iter().map(|&(number, spaces)| (number_points(number), Reason::FullNumber { number, spaces }));
    let others = awards.iter().copied().filter(|(_, reason)| !matches!(reason, Reason::FullNumber { .. }));
    // What is paid comes last.
    sheet.instead(numbers.chain(others), SlipFacts::CentreByPlace { given, taken });
}

/// The awards, one of them with another amount.
fn replaced(awards: &[(i32, Reason)], index: usize, amount: i32) -> impl Iterator<Item = (i32, Reason)> {
    awards.iter().enumerate().map(move |(at, &(right, reason))| (if at == index { amount } else { right }, reason))
}

/// What stands before and after a kind in the list.
fn neighbours(kind: StarKind) -> impl Iterator<Item = StarKind> {
    let at = LIST.iter().position(|&other| other == kind);
    let beside = at.into_iter().flat_map(|at| [at.checked_sub(1), Some(at + 1)]).flatten();
    beside.filter_map(|at| LIST.get(at).copied())
}

/// The one space of a set that has no other.
fn only(spaces: SpaceSet) -> Option<Space> {
    spaces.first().filter(|_| spaces.len() == 1)
}
