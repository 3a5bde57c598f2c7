//! Dragons, and how far the turn has come.

use super::{Findings, Table};
use crate::game::reasons::NotPrinted;
use crate::games::blue_moon_city::judge::{greys_played, named_dragon};
use crate::games::blue_moon_city::pieces::{GREY_TWO, MORE_STEPS, MOST_DISCARDED, STEPS, STONES};
use crate::games::blue_moon_city::rules::PillarNeedsOffering;
use crate::games::blue_moon_city::{
    Assumed, Building, Draft, Dragon, DragonName, DragonTo, Flaw, Pace, Phase, Position, Progress, Seat, Turn, TurnUnknowns,
    Uncounted,
};

/// Most steps in one turn: no cards come in before it ends, so each grey 2 is played once at most, and none that lies elsewhere.
/// As long as the figure moves, those that were played lie on the discard pile.
fn most_steps(phase: Phase, position: &Position) -> u8 {
    let hidden = position.discard.hidden().map_or(u8::MAX, |hidden| u8::try_from(hidden).unwrap_or(u8::MAX));
    let discarded = position.discard.known.of(GREY_TWO).saturating_add(hidden);
    let left = if phase == Phase::Movement { greys_played(position).min(discarded) } else { GREY_TWO.copies() };
    STEPS + MORE_STEPS * left
}

/// Where each dragon is, as far as the case says it.
pub(super) fn read_dragons(table: &Table<'_>, findings: &mut Findings) -> [Option<DragonTo>; 3] {
    let mut found: [Option<(usize, DragonTo)>; 3] = [None; 3];
    for (index, said) in table.draft.dragons.iter().enumerate() {
        let Some(dragon) = named_dragon(said.name, || table.rulings.dragon_colours()) else {
            if let DragonName::Coloured(colour) = said.name {
                findings.flaw(Flaw::NoSuchDragon { dragon: NotPrinted(index), colour });
            }
            continue;
        };
        match found[dragon.index()] {
            Some((first, _)) => findings.flaw(Flaw::DragonTwice { dragon, first: NotPrinted(first), second: NotPrinted(index) }),
            None => found[dragon.index()] = Some((index, said.at)),
        }
    }
    let untold = Dragon::ALL.into_iter().filter(|dragon| found[dragon.index()].is_none());
    findings.assumed.extend(untold.map(Assumed::DragonOutside));
    found.map(|found| found.map(|(_, at)| at))
}

/// Where in the turn the table stands. A case need not say it if it shows who has won or what was done in the turn.
fn read_phase(table: &Table<'_>, findings: &mut Findings) -> Phase {
    let done = |count: Option<u8>| count.is_some_and(|count| count > 0);
    let progress = table.draft.progress;
    let offered = done(progress.offerings) || progress.offerings.is_none() && progress.offered == Some(true);
    let needed = i32::from(table.position.most_to_win());
    let won = table.position.seats().any(|seat| table.position.player(seat).offerings() >= needed);
    table.draft.phase.unwrap_or_else(|| match progress {
        _ if won || table.full => Phase::Over,
        _ if done(progress.discarded) => Phase::Drawing,
        _ if offered || done(progress.stones) || has_aside(table) => {
            findings.assume(Assumed::Building);
            Phase::Building
        }
        // How far the figure has walked does not tell a beginning.
        _ if progress.steps.or(progress.walked).is_some() => Phase::Movement,
        _ => {
            findings.assume(Assumed::Movement);
            Phase::Movement
        }
    })
}

pub(super) fn read(table: &Table<'_>, findings: &mut Findings) -> Turn {
    let Table { draft, rulings, ref position, .. } = *table;
    let phase = read_phase(table, findings);
    let said = draft.progress;
    // What has been done of a phase, in one before it.
    let done = [
        (Progress::Stones, said.stones, Phase::Building),
        (Progress::Offerings, said.offerings, Phase::Building),
        (Progress::Discarded, said.discarded, Phase::Drawing),
    ];
    let too_early = done.into_iter().filter(|&(_, said, of)| phase < of && said > Some(0));
    findings.flaws.extend(too_early.map(|(what, ..)| Flaw::ProgressAgainstPhase { phase, what }));
    let many = said.discarded.filter(|&discarded| discarded > MOST_DISCARDED);
    findings.flaw(many.map(|discarded| Flaw::DiscardedTooMany { discarded, most: MOST_DISCARDED }));
    // They lie there, unless the draw pile has run out.
    let pile = position.discard.len().filter(|_| position.draw.len().is_some_and(|left| left > 0));
    if let (Some(discarded), Some(pile)) = (said.discarded, pile)
        && u32::from(discarded) > pile
    {
        findings.flaw(Flaw::DiscardsNotThere { discarded, pile });
    }
    if let (Some(offerings @ 1..), Some(false), PillarNeedsOffering::Yes) =
        (said.offerings, said.offered, rulings.pillar_needs_offering())
    {
        findings.flaw(Flaw::NoOrdinaryOffering { offerings });
    }
    check_steps(draft, phase, position, findings);
    let figure = draft.turn.and_then(|seat| position.player(seat).figure);
    let ordinary = phase == Phase::Building && said.offered == Some(true);
    let (stones, offerings) = (said.stones.unwrap_or(0), said.offerings.unwrap_or(ordinary.into()));
    // A walk of which it is only said how long it was may have been made by a grey 2 as well; that is then not said.
    let steps = said.steps.unwrap_or(STEPS.saturating_sub(said.walked.unwrap_or(0)));
    Turn {
        seat: draft.turn.unwrap_or(crate::game::shared::FIRST),
        phase,
        steps,
        // Steps come and go by twos except by walking: one step left tells of one walked, any other number of nothing.
        walked: said.walked.unwrap_or(u8::from(steps == 1)),
        stones,
        offerings,
        offered: tells_offered(table, phase, offerings, figure).then_some(offerings > 0 && said.offered.unwrap_or(true)),
        discarded: said.discarded.or((draft.phase.is_some() && phase != Phase::Drawing).then_some(0)),
        no_exact: said.no_exact,
        unknowns: unknowns(draft, phase, figure),
    }
}

/// Whether the figure can have had so many steps.
fn check_steps(draft: &Draft, phase: Phase, position: &Position, findings: &mut Findings) {
    let said = draft.progress;
    let most = most_steps(phase, position);
    if let Some(steps) = said.steps.filter(|&steps| steps > most) {
        findings.flaw(Flaw::StepsTooMany { steps, most });
    } else if let Some(walked) = said.walked {
        // Steps left belong to a movement that goes on.
        let left = if phase == Phase::Movement { said.steps.unwrap_or(0) } else { 0 };
        let most = most.saturating_sub(left);
        findings.flaw((walked > most).then_some(Flaw::WalkedTooFar { walked, left, most }));
    }
}

/// Whether it is told that the ordinary offering was made, or that it was not. Where a phase is not told it may have been.
fn tells_offered(table: &Table<'_>, phase: Phase, offerings: u8, figure: Option<Building>) -> bool {
    let said = table.draft.progress;
    said.offered.is_some()
        || said.offerings == Some(0)
        || figure.is_some_and(|figure| figure != Building::Market)
        // Of several the ordinary one comes first.
        || offerings > 0 && table.rulings.pillar_needs_offering() == PillarNeedsOffering::Yes
        || phase == Phase::Movement && table.draft.phase.is_some()
}

/// What of a turn is only taken for granted. `phase: movement` without `progress` is the beginning of a turn; no other phase is.
fn unknowns(draft: &Draft, phase: Phase, figure: Option<Building>) -> TurnUnknowns {
    let said = draft.progress;
    let guessed = draft.phase.is_none();
    // Whoever says how far the figure has walked, and not in which phase, leaves open what came after it.
    let begun = guessed && (said.steps.is_some() || said.walked.is_some());
    let counted = match figure {
        Some(Building::Market) => said.offerings,
        Some(_) => said.stones,
        None => said.stones.max(said.offerings).filter(|&count| count > 0),
    };
    TurnUnknowns {
        over: false,
        phase: guessed && phase == Phase::Movement && !begun,
        placed: (phase != Phase::Movement || begun) && counted.is_none(),
        pace: match (said.steps, said.walked) {
            (None, Some(_)) => Some(Pace::Left),
            (Some(_), None) => Some(Pace::Walked),
            _ => None,
        },
    }
}

/// Whether somebody has cards aside that came in this turn: after the movement.
fn has_aside(table: &Table<'_>) -> bool {
    let draft = table.draft;
    let own = |seat: Seat| draft.turn.is_none_or(|turn| turn == seat) && !draft.leaves(Uncounted::Rewards);
    table.players().any(|(seat, player)| own(seat) && player.aside.is_some_and(|aside| aside.least() > 0))
}

/// What a player has placed in this turn lies where the figure stands: it does not move after the first stone.
pub(super) fn check_progress(table: &mut Table<'_>, findings: &mut Findings) {
    let draft = table.draft;
    let said = draft.progress;
    let ordinary = (said.offered == Some(true)).then_some(1);
    let offerings = said.offerings.or(ordinary);
    // Those are made on the market, where nothing is built.
    if said.stones > Some(0) && offerings > Some(0) {
        return findings.flaw(Flaw::StonesAndOfferings);
    }
    let Some(seat) = draft.turn.filter(|seat| seat.index() < table.position.seats) else { return };
    // Offerings are made on the market alone.
    let figure = draft.players[seat.index()].figure.or(offerings.filter(|&offerings| offerings > 0).map(|_| Building::Market));
    let (shown, laid) = match figure {
        Some(Building::Market) => (0, most_laid(table, seat)),
        Some(figure) => (most_placed(table, seat, figure), 0),
        None => {
            let each = Building::ALL.into_iter().map(|building| most_placed(table, seat, building));
            (each.max().unwrap_or(0), most_laid(table, seat))
        }
    };
    if let Some(said) = said.stones.filter(|&said| said > shown && table.sound[seat.index()]) {
        findings.flaw(Flaw::StonesAgainstTable { seat, said, shown, figure });
    }
    let turn = &mut table.position.turn;
    turn.unknowns.placed &= shown + laid > 0;
    if laid == 0 {
        turn.offered.get_or_insert(false);
    }
    let Some(figure) = figure else { return };
    if let Some(said) = offerings.filter(|&said| said > laid) {
        findings.flaw(Flaw::OfferingsAgainstTable { seat, said, shown: laid, figure });
    }
}

/// Whether the figure stands beside a dragon and its player has no scale where none was scored: a stone would have brought one.
pub(super) fn is_first_beside(draft: &Draft, position: &Position) -> bool {
    let player = draft.turn.map(|seat| position.player(seat)).filter(|player| player.scales() == 0);
    let figure = player.and_then(|player| player.figure);
    figure.is_some_and(|figure| position.dragons_on(figure) != [false; 3]) && !draft.leaves(Uncounted::Scales)
}

/// The most stones that a player can have placed on a building in this turn.
fn most_placed(table: &Table<'_>, seat: Seat, building: Building) -> u8 {
    let site = table.position.site(building);
    // Only from a finished building do stones come back.
    let in_reserve = table.draft.players[seat.index()].stones.unwrap_or(0);
    // Nobody sees whose stones lay on a building finished this turn; an unfinished one has a free section.
    let count = table.position.plan(building).count as u8;
    let others = site.stones.iter().flatten().filter(|&&owner| owner != seat).count() as u8;
    match (table.draft.tells_stones(building), !table.may_be_finished(building)) {
        (true, unfinished) if unfinished || site.count(seat) > 0 => site.count(seat),
        (_, true) => count.saturating_sub(others + 1).min(STONES.saturating_sub(in_reserve)),
        (_, false) => count.saturating_sub(others),
    }
}

/// The most stones that a player can have laid on the obelisk: as many as are told, or as neither lie elsewhere nor are others'.
fn most_laid(table: &Table<'_>, seat: Seat) -> u8 {
    let Table { draft, ref position, .. } = *table;
    let player = &draft.players[seat.index()];
    let laid = table.made(seat);
    if player.offerings.is_some() || draft.obelisk.is_some() {
        return laid;
    }
    let others = position.seats().map(|seat| table.made(seat)).fold(0, u8::saturating_add) - laid;
    let left = STONES.saturating_sub(player.stones.unwrap_or(0).saturating_add(position.on_buildings(seat)));
    left.min(draft.laid.map_or(u8::MAX, |laid| laid.bounds(position.tables()).1).saturating_sub(others))
}
