//! Claims in games of Blue Moon City: what is so is confirmed, and the number of every slip is refuted and explained.
#![allow(clippy::expect_used, reason = "a test may fail")]

use proptest::prelude::*;
use std::path::Path;
use tilejudge::case::{Limits, Source, documents};
use tilejudge::games::blue_moon_city::{BlueMoonCity, Lapse, Move, Names, Position, RandomPlayer, Reason, Rulings, Setup, UNITS};

use tilejudge::games::{Asked, Case, Choices, Counted, Game, Slipped};
use tilejudge::verdict::{Cause, Claim, Record, Reply, RulingSet, Unit};

/// A game to play: its players, the variant, the answers to open questions, and the seed of all choices.
#[derive(Debug, Clone)]
struct Table {
    players: usize,
    setup: Setup,
    rulings: Rulings,
    seed: u64,
}

fn tables() -> impl Strategy<Value = Table> {
    let answers = Rulings::RULINGS.iter().map(|ruling| 0..ruling.answers.len()).collect::<Vec<_>>();
    (2..=4_usize, any::<bool>(), answers, any::<u64>()).prop_map(|(players, random_centre, answers, seed)| {
        let mut rulings = Rulings::default();
        for (index, answer) in answers.into_iter().enumerate() {
            rulings.set(index, answer);
        }
        Table { players, setup: Setup { random_centre }, rulings, seed }
    })
}

/// One step that was made.
struct Step {
    before: Position,
    play: Move,
    awards: Vec<(usize, i32, Reason)>,
    after: Position,
}

/// Plays a whole game.
fn play(table: &Table) -> Vec<Step> {
    let mut player = RandomPlayer::seeded(table.seed);
    let mut position = player.set_up(table.setup, table.players);
    let mut steps = Vec::new();
    while let Some(play) = player.choose(&position, &table.rulings) {
        let before = position.clone();
        let mut record = Record::default();
        BlueMoonCity::apply(&mut position, &play, &table.rulings, &mut record);
        steps.push(Step { before, play, awards: record.0, after: position.clone() });
    }
    steps
}

/// Some steps of a game that follow one another, as a case that claims things: what is answered.
fn ask(steps: &[Step], rulings: &Rulings, claims: Vec<(String, i32)>) -> Vec<Claim> {
    let first = &steps[0].before;
    let names = Names::new(first.seats().map(|seat| format!("P{}", seat.number())).collect());
    let mut case = BlueMoonCity::write(&names, first);
    case["moves"] = steps.iter().map(|step| BlueMoonCity::write_move(&names, &step.before, &step.play)).collect();
    let source = Source { name: "steps".to_owned(), text: case.to_string() };
    let documents = documents(&source, &Limits::USUAL);
    let document = documents[0].as_ref().expect("a written position can be parsed");
    let case = Case::open(document).expect("a written position is a case");
    let answers = Rulings::RULINGS.iter().enumerate();
    let answers = answers.map(|(index, ruling)| (ruling.name.to_owned(), ruling.answers[rulings.get(index)].name.to_owned()));
    let choices = Choices { answers: answers.collect(), ..Choices::default() };
    let asked = Asked { choices, to_end: true, hear_claims: true, claims, ..Asked::default() };
    let verdict = case.judge(&asked).unwrap_or_else(|problems| panic!("{problems:?}\n{}", source.text));
    verdict.claims
}

/// What is claimed of `P1`, `P2` …: `P1.scales`.
fn subject(seat: usize, unit: usize) -> String {
    format!("P{}.{}", seat + 1, UNITS[unit].word(2))
}

/// What every slip in these steps leads to: whose count, of which unit, the number.
fn slips(steps: &[Step], rulings: &Rulings) -> Vec<(usize, usize, i32, Lapse)> {
    let mut found = Vec::new();
    for (index, Step { before, play, awards, after }) in steps.iter().enumerate() {
        let earlier: Vec<_> = steps[..index].iter().flat_map(|step| step.awards.iter().copied()).collect();
        let mut here: Vec<Slipped<Lapse>> = Vec::new();
        BlueMoonCity::slips(&Counted { before, play, awards, earlier: &earlier, after, rulings }, &mut here);
        for Slipped { seat, unit, more, lapse } in here.into_iter().filter(|slipped| slipped.more != 0) {
            let unit = UNITS.iter().position(|known| *known == unit).expect("a slip is counted in a unit of the game");
            let mut count = BlueMoonCity::scores(after)[seat * UNITS.len() + unit] + more;
            for (to, amount, reason) in steps[index + 1..].iter().flat_map(|step| &step.awards) {
                if *to == seat && reason.unit() == UNITS[unit] {
                    count += BlueMoonCity::recount(reason, *amount, count, rulings);
                }
            }
            found.push((seat, unit, count, lapse));
        }
    }
    found
}

/// So many steps from one on; what is drawn follows a discard of itself.
fn up_to(steps: &[Step], from: usize, count: usize) -> &[Step] {
    let to = steps.len().min(from + count);
    let draws = matches!(steps[to - 1].play, Move::Discard { .. }) && to < steps.len();
    &steps[from..to + usize::from(draws)]
}

fn check(steps: &[Step], rulings: &Rulings) {
    let truth = BlueMoonCity::scores(&steps[steps.len() - 1].after);
    let so = truth.iter().enumerate().map(|(index, &count)| (subject(index / UNITS.len(), index % UNITS.len()), count));
    for claim in ask(steps, rulings, so.collect()) {
        assert!(matches!(claim.answer, Reply::Confirmed), "{claim:?}");
    }
    let slips = slips(steps, rulings);
    let claims = slips.iter().map(|&(seat, unit, number, _)| (subject(seat, unit), number)).collect();
    for (claim, (seat, unit, number, lapse)) in ask(steps, rulings, claims).iter().zip(&slips) {
        let counted = truth[seat * UNITS.len() + unit];
        match &claim.answer {
            // Scales that all go back afterwards hide the slip.
            Reply::Confirmed => assert_eq!(*number, counted, "{lapse:?}"),
            Reply::Refuted { counted: told, explanations, .. } => {
                assert_eq!(*told, counted);
                let own = BlueMoonCity::slip(lapse);
                let is_own = |cause: &Cause| matches!(cause, Cause::Slip(slip, 1) if std::ptr::eq(*slip, own));
                assert!(
                    explanations.iter().any(|found| is_own(&found.cause)) || explanations.len() == 20,
                    "{lapse:?}: {claim:?}"
                );
            }
            Reply::Open(why) => panic!("{why}: {claim:?}"),
        }
    }
}

/// What plain slips in a single step come to, read off its awards: whose count, of which unit, how much more, and the slip. It knows
/// nothing of how the game works slips out.
fn plain(step: &Step) -> Vec<(usize, Unit, i32, &'static str)> {
    let Step { awards, .. } = step;
    let short = awards.iter().any(|(_, _, reason)| matches!(reason, Reason::NotThere { .. }));
    let scored = awards.iter().any(|(_, _, reason)| matches!(reason, Reason::FewScales { .. } | Reason::ScalesReturned { .. }));
    let mut plain = Vec::new();
    for &(seat, amount, ref reason) in awards {
        let (more, slip) = match *reason {
            Reason::Surcharge { card } => {
                plain.push((seat, Unit::Crystals, 2 * i32::from(card.worth()), "discount"));
                (-amount, "surcharge-forgotten")
            }
            Reason::OfferingPrice { level } => (i32::from(level.index() > 0), "level-below"),
            Reason::Played { .. } => (1, "power-card-kept"),
            Reason::Drawn { .. } => (-amount, "drawing-left-out"),
            Reason::TiedScales { .. } if !short => (3, "tie-six"),
            Reason::MostScales { .. } if !short => (3, "most-and-three"),
            Reason::ThreeScales { .. } if !short => (-3, "only-most-scales"),
            Reason::FewScales { scales, .. } => (if scales > 0 { 3 } else { 0 }, "few-scales-paid"),
            Reason::ScalesReturned { .. } => (-amount, "scales-kept"),
            // Where the supply runs out, or scales are scored, one thing leads to another.
            _ if short || scored => continue,
            Reason::Dragons { .. } => (-amount, "dragons-forgotten"),
            Reason::Neighbour { .. } => (-amount, "neighbour-left-out"),
            Reason::Master { leftmost: None, .. } => (-amount, "master-left-out"),
            Reason::Master { leftmost: Some(_), .. } => (-amount, "tie-lost"),
            _ => continue,
        };
        // With two players the blocked spaces explain a lower price.
        if more != 0 && !(slip == "level-below" && step.before.seats == 2) {
            plain.push((seat, reason.unit(), more, slip));
        }
    }
    plain
}

fn check_plain(steps: &[Step], rulings: &Rulings) {
    let [step] = steps else { return };
    let plain: Vec<_> = plain(step);
    let count = |seat: usize, unit: Unit| {
        let unit = UNITS.iter().position(|known| *known == unit).expect("awards are counted in units of the game");
        BlueMoonCity::scores(&step.after)[seat * UNITS.len() + unit]
    };
    let claims = plain.iter().map(|&(seat, unit, more, _)| (format!("P{}.{}", seat + 1, unit.word(2)), count(seat, unit) + more));
    for (claim, (_, _, more, slip)) in ask(steps, rulings, claims.collect()).iter().zip(&plain) {
        let Reply::Refuted { explanations, .. } = &claim.answer else { panic!("{more} more is right: {claim:?}") };
        let is_it = |cause: &Cause| matches!(cause, Cause::Slip(found, 1) if found.id == format!("blue-moon-city/slip/{slip}"));
        assert!(explanations.iter().any(|found| is_it(&found.cause)), "{slip}, {more} more: {claim:?}");
    }
}

/// The slip is the first or the second explanation in the recorded answer to its fixture.
#[test]
fn every_slip_has_its_fixture() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("snapshots/blue-moon-city/score");
    for slip in BlueMoonCity::CATALOGUE.slips {
        let name = slip.id.strip_prefix("blue-moon-city/slip/").expect("a slip has the prefix of its game");
        let snapshot = std::fs::read_to_string(folder.join(format!("claim-{name}.snap"))).unwrap_or_default();
        let mut claims = snapshot.split("\nclaim: ").skip(1);
        let told = claims.any(|claim| claim.split("is what").take(3).any(|why| why.contains(&format!("(slip: {})", slip.id))));
        assert!(told, "no claim of claim-{name} is explained by it");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3, failure_persistence: None, max_shrink_iters: 20, ..ProptestConfig::default() })]

    #[test]
    fn what_is_so_is_confirmed_and_every_slip_is_explained(table in tables()) {
        let steps = play(&table);
        // Many a finished building and scored scale on its own, and now and then some steps in a row.
        for (index, step) in steps.iter().enumerate() {
            let many = step.awards.len() > 3 && index % 2 == 0;
            if many || index % 30 == 0 {
                check(up_to(&steps, index, 1), &table.rulings);
                check_plain(&steps[index..=index], &table.rulings);
            }
            if index % 120 == 7 {
                check(up_to(&steps, index, 12), &table.rulings);
            }
        }
    }
}
