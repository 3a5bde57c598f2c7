//! Slips in counting a tile that was placed.

use super::{Sheet, SlipFacts};
use crate::games::summer_pavilion::geometry::Arm;
use crate::games::summer_pavilion::rules::ConnectedPoints;
use crate::games::summer_pavilion::scoring::{full_numbers, number_points};
use crate::games::summer_pavilion::{Feature, Pavilion, Placement, Reason, Side, Space, SpaceSet, Star, StarKind};

pub(super) fn slips(place: &Placement, sheet: &mut Sheet<'_, '_>) {
    let awards = sheet.awards();
    let placed = awards.iter().find(|(_, reason)| matches!(reason, Reason::Alone { .. } | Reason::Run { .. }));
    let Some(&(right, _)) = placed else { return };
    let (step, space) = (sheet.step, place.space);
    let side = step.after.side;
    let (before, after) = (step.before.board(sheet.seat), step.after.board(sheet.seat));
    let (pavilion, may_be) = after.covered();
    let covered = pavilion.covered();
    for (_, reason) in &awards {
        if let Reason::Surrounded { feature } = *reason {
            sheet.more(feature.tiles().into(), SlipFacts::FeatureScored { feature });
        }
    }
    let mut counting = Counting { space, side, run: covered.run(space), right, plus: step.rulings.connected_points, sheet };
    counting.run(&pavilion);
    counting.round_about(covered, may_be.without(covered));
    let mut tiles = before.hand.zip(after.hand).and_then(|(held, left)| held.minus(left)).unwrap_or_default();
    if tiles.remove(place.colour) && !tiles.is_empty() {
        let facts = SlipFacts::PaymentPaidFor { space, tiles };
        sheet.instead(awards.into_iter().chain([(0, Reason::Discarded { tiles })]), facts);
    }
    let complete = full_numbers(side, covered).find(|(_, spaces)| spaces.has(space));
    if let Some((number, _)) = complete {
        sheet.more(number_points(number), SlipFacts::NumberAtOnce { number, space });
    }
}

/// What is counted for one tile.
struct Counting<'c, 's, 'a> {
    space: Space,
    side: Side,
    /// The run that it belongs to.
    run: SpaceSet,
    /// What it brings.
    right: i32,
    plus: ConnectedPoints,
    sheet: &'c mut Sheet<'s, 'a>,
}

impl Counting<'_, '_, '_> {
    /// What a run of so many tiles is worth.
    fn worth(&self, tiles: usize) -> i32 {
        let extra = i32::from(tiles > 1 && self.plus == ConnectedPoints::RunPlusOne);
        tiles as i32 + extra
    }
    fn note(&mut self, counted: i32, facts: SlipFacts) {
        self.sheet.more(counted - self.right, facts);
    }

    /// Slips in counting the tiles of the run itself.
    fn run(&mut self, pavilion: &Pavilion) {
        let &mut Counting { space, run, right, .. } = self;
        if run.len() == 1 {
            return self.note(0, SlipFacts::NewTileLeftOut { space, alone: true });
        }
        // The numbers of the coloured side go round the star and seem to end at 6.
        let open = open_arc(run, space);
        if self.side == Side::Coloured && open != run {
            self.note(self.worth(open.len()), SlipFacts::RingNotClosed { space, lost: run.without(open) });
        }
        let touching = SpaceSet::only(beside(space, 1)).or(SpaceSet::only(beside(space, 5))).and(run);
        let rest = run.without(touching).without(SpaceSet::only(space));
        if !rest.is_empty() {
            self.note(self.worth(1 + touching.len()), SlipFacts::OnlyTouching { space, rest });
        }
        self.note(right - 1, SlipFacts::NewTileLeftOut { space, alone: false });
        let facts = match pavilion.kind(space.star()) {
            StarKind::Multicolour => SlipFacts::ColourBreaksRun { space, run },
            _ => SlipFacts::CountedAlone { space, run },
        };
        self.note(1, facts);
        self.note(0, SlipFacts::RunForgotten { space, run });
        let sides = [arc(run, space, 1), arc(run, space, 5)];
        // In a full ring both sides are the same tiles.
        let joins = run != space.star().spaces() && sides.iter().all(|side| !side.is_empty());
        if self.plus == ConnectedPoints::Run {
            self.note(right + 1, SlipFacts::NewTileTwice { space, joins });
        }
        if joins {
            let [one, other] = sides;
            let (shorter, longer) = if one.len() <= other.len() { (one, other) } else { (other, one) };
            let without = |side: SpaceSet| self.worth(run.len() - side.len());
            let (short, long) = (without(shorter), without(longer));
            self.note(short, SlipFacts::OneSideLeftOut { space, side: shorter, longer: false });
            // Where both are as long as each other, leaving out one is as good as the other.
            if longer.len() > shorter.len() {
                self.note(long, SlipFacts::OneSideLeftOut { space, side: longer, longer: true });
            }
        }
    }

    /// Slips in counting what the tile has nothing to do with, as far as it is known what lies there.
    fn round_about(&mut self, covered: SpaceSet, unknown: SpaceSet) {
        let &mut Counting { space, side, run, right, .. } = self;
        let number = space.cost(side);
        self.note(number.into(), SlipFacts::NumberAsPoints { space, number });
        let is_known = |spaces: SpaceSet| spaces.and(unknown).is_empty();
        let star = space.star().spaces();
        if is_known(star) && covered.and(star) != run {
            let all = covered.and(star);
            self.note(self.worth(all.len()), SlipFacts::GapJumped { space, beyond: all.without(run) });
        }
        if is_known(star) && side == Side::Monochrome && space.star() != Star::CENTRE {
            let run = by_number(by_number(covered).run(by_number_one(space)));
            self.note(self.worth(run.len()), SlipFacts::ConnectedByNumber { space, run });
        }
        if !Feature::around(space).all(|feature| is_known(feature.spaces())) {
            return;
        }
        let across = |feature: Feature| feature.spaces().and(covered).without(space.star().spaces());
        let others = Feature::around(space).map(across).fold(SpaceSet::EMPTY, SpaceSet::or);
        self.note(right + others.len() as i32, SlipFacts::NeighbouringStar { space, others });
    }
}

/// The space so many arms further round the star.
fn beside(space: Space, arms: usize) -> Space {
    Arm::new((space.arm().index() + arms) % 6).map_or(space, |arm| Space::at(space.star(), arm))
}

/// What is connected to `space` one way round, `arms` being 1 or 5; without it.
fn arc(run: SpaceSet, space: Space, arms: usize) -> SpaceSet {
    let steps = std::iter::successors(Some(beside(space, arms)), |&at| Some(beside(at, arms)));
    steps.take_while(|&next| run.has(next) && next != space).collect()
}

/// What is connected to `space` if the first and the last arm of its star are not neighbours.
fn open_arc(run: SpaceSet, space: Space) -> SpaceSet {
    let arms: Vec<_> = space.star().spaces().iter().collect();
    arms.split(|&arm| !run.has(arm)).filter(|piece| piece.contains(&space)).flatten().copied().collect()
}

/// Each space of the monochrome side where its number stands on the coloured side; the same the other way.
fn by_number(spaces: SpaceSet) -> SpaceSet {
    spaces.iter().map(by_number_one).collect()
}

fn by_number_one(space: Space) -> Space {
    let arm = Arm::new(usize::from(space.cost(Side::Monochrome)) - 1);
    match arm {
        Some(arm) if space.star() != Star::CENTRE => Space::at(space.star(), arm),
        _ => space,
    }
}
