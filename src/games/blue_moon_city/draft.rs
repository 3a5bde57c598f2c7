//! What a case holds, possible or not: the audit turns it into a [`Position`](super::position::Position) or into faults.

use super::buildings::{Building, Part as Printed, Reward};
use super::moves::{DragonTo, SectionName};
use super::notation::cards::{Held, Piled};
use super::notation::city::City;
use super::notation::lexicon::{PIECES_OF_CRYSTAL, Phases, SCALES, VOCABULARY, YesOrNo};
use super::notation::site::{SectionNumbers, Sites, Stones, Up, read_built};
use super::notation::ways::{Count, Crystals, Dragons, Exact, Finished, Obelisk, OneBuilding, Rewards, Unsure, Variant};
use super::notation::{OWN, moves};
use super::pieces::{DragonName, Level, Seat};
use super::position::{Phase, Setup, Stack};
use crate::case::{Fields, Key, Reader, VALUES, Value, fold};
use crate::game::lexicon::{ALL_MOVES, COMMON};
use crate::game::record::{Name, Part, People, Person, record};
use crate::game::ways::{Manner, Player, Word};
use crate::verdict::Amount;
use crate::words::table::also;
use crate::words::{Arg, Message, said};
use std::ops::RangeInclusive;

record! {
    /// A table as the case describes it.
    #[derive(Debug, Clone, PartialEq, Eq, Default)]
    pub struct Draft = "case", said!(VALUES, "key") => {
        "variant": setup: Setup => always Variant = said!(COMMON, "the-variant"),
            "`random-centre`, where palace and temples lie anywhere";
        "turn": turn: Option<Seat> => maybe Player, "whose turn it is: a player's name";
        "phase": phase: Option<Phase> => maybe Word<Phases> = said!(COMMON, "the-phase"), "where in the turn the table stands";
        "progress": progress: DraftTurn => always Part<DraftTurn>,
            "how far the turn has come: steps left, stones, offerings, cards discarded";
        "players": players: Vec<DraftPlayer> => always People<DraftPlayer>,
            "the players, clockwise; a single one is a part of a table";
        "city":
            /// In the order of `Spot`; none for a tile that is not said.
            city: Option<[Option<Building>; 21]>
            => maybe City = said!(OWN, "the-city"), "the tiles as they lie: five rows of 3, 5, 5, 5 and 3";
        "buildings":
            /// A building may come several times.
            sites: Vec<DraftSite>,
            /// Whether there is nothing to say of any building.
            untouched: bool
            => always Sites, "stones on buildings, and what is read off their tiles";
        "finished": finished: Option<Vec<Building>> => maybe Finished = said!(OWN, "a-finished-building"),
            "the finished buildings";
        "dragons": dragons: Vec<DraftDragon> => always Dragons, "where each dragon is";
        "obelisk":
            /// By level, bottom first.
            obelisk: Option<[Vec<Seat>; 6]>,
            /// How many, where the case does not say whose.
            laid: Option<DraftLaid>
            => always Obelisk, "the stones on the obelisk: a list of players for each number, only how many, or `next 8`";
        "scales" SCALES: scales: Option<u8> => maybe Count = supply("scales"), "the scales in the supply";
        "crystals": crystals: Option<DraftCrystals> => maybe Crystals = supply("crystals"), "the crystals in the supply";
        "draw": draw: Option<Stack> => maybe Piled = pile("draw"), "the draw pile: cards, or how many";
        "discard": discard: Option<Stack> => maybe Piled = pile("discard"), "the discard pile: cards, or how many";
        "uncounted": uncounted: Vec<Uncounted> => always Unsure = said!(OWN, "uncounted"),
            "what players may have beside what the case counts";
        and Key::new("moves", ALL_MOVES, moves::SHAPE, "the moves to judge, in order");
        beside
            /// Buildings of which it is only known how many steps one lies away from the other, at least and at most.
            near: Vec<(Building, Building, (u8, u8))>;
        beside
            /// How many play at most, if it is only known that they are not more.
            most_players: Option<usize>;
        then in_the_supply;
        last "scales" "crystals" "draw" "discard";
    }
}

record! {
    /// A player as the case describes them.
    #[derive(Debug, Clone, PartialEq, Eq, Default)]
    pub struct DraftPlayer = "player", said!(VALUES, "key") => {
        "name": => check Name, "the name";
        "figure": figure: Option<Building> => maybe OneBuilding = said!(OWN, "figure-of"),
            "the building on which the figure stands";
        "hand": hand: Option<Stack> => maybe Held = said!(OWN, "hand-of"), "the hand: cards, or how many";
        "aside": aside: Option<Stack> => maybe Held = said!(OWN, "aside-of"), "cards set aside until after drawing";
        "crystals": crystals: Option<DraftCrystals> => maybe Crystals = goods("crystals"),
            "the crystals: their worth, or how many of each piece";
        "scales" SCALES: scales: Option<u8> => maybe Count = goods("scales"), "the scales";
        "stones": stones: Option<u8> => maybe Count = goods("stones"), "the stones in front of the player";
        "offerings": offerings: Option<u8> => maybe Count = goods("offerings"), "the offerings made";
        beside
            /// The name.
            name: String;
        then in_front;
    }
}

impl Person for DraftPlayer {
    fn named(name: String) -> Self {
        Self { name, ..Self::default() }
    }
}

const SITE_FINISHED: &[&str] = also!("site-finished");

record! {
    /// A building as the case describes it.
    #[derive(Debug, Clone, PartialEq, Eq, Default)]
    pub struct DraftSite = "building on the table", said!(OWN, "of-building") => {
        "built":
            /// In the order in which they were typed.
            stones: Vec<DraftStone>,
            /// Whether the case says which these are, if only that there is none.
            built: bool,
            /// Whether it says that there may be more.
            more: bool,
            /// How many sections a list shows that is to show all, if its tile has another number.
            shown: Option<usize>,
            /// Sections that are free, beside those that are where all stones are shown; a number once for each section with it.
            free: Vec<SectionName>
            => always Stones, "the stones on its sections, left to right";
        "finished" SITE_FINISHED: finished: Option<bool> => maybe Up, "whether its finished side is up";
        "sections": sections: Option<Vec<u8>> => maybe SectionNumbers = said!(OWN, "section-of"),
            "the numbers of its sections, left to right";
        "master": master: Option<Reward> => maybe Rewards, "what stands beside the star";
        "each": contributor: Option<Reward> => maybe Rewards, "what stands below the star";
        "neighbour": neighbour: Option<Reward> => maybe Rewards, "what stands in the upper right corner";
        beside
            /// Which.
            building: Building;
        then read_built;
        last "finished" "built";
    }
}

record! {
    /// How far the turn has come, as the case says it; what is left out is as at the beginning.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
    pub struct DraftTurn = "progress", said!(OWN, "of-progress") => {
        "steps-left": steps: Option<u8> => maybe Count, "steps that the figure may still take";
        "walked": walked: Option<u8> => maybe Count, "steps that the figure has taken, where steps left do not tell";
        "stones": stones: Option<u8> => maybe Count, "stones placed on the building in this turn";
        "offerings": offerings: Option<u8> => maybe Count, "offerings made in this turn";
        "ordinary": offered: Option<bool> => maybe Word<YesOrNo>, "whether one of them was made without a yellow card";
        "discarded": discarded: Option<u8> => maybe Count, "cards discarded in this turn";
        "exact": no_exact: bool => always Exact, "no if the hand has the exact value for nothing that is overpaid";
        last "ordinary";
    }
}

/// Crystals as a case gives them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DraftCrystals {
    /// What they are worth together.
    Worth(u16),
    /// Piece by piece.
    Pieces {
        /// Pieces worth 1.
        ones: u16,
        /// Pieces worth 3.
        threes: u16,
    },
    /// What they are worth at least: there may be more.
    AtLeast(u16),
}

impl DraftCrystals {
    /// What they are worth together.
    pub fn worth(self) -> Amount {
        match self {
            DraftCrystals::Worth(worth) => Amount::exactly(worth.into()),
            DraftCrystals::Pieces { ones, threes } => Amount::exactly(i32::from(ones) + 3 * i32::from(threes)),
            DraftCrystals::AtLeast(worth) => Amount::at_least(worth.into()),
        }
    }
}

/// How full the obelisk is, where a case does not say whose stones lie there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DraftLaid {
    /// So many stones.
    Stones(u8),
    /// The lowest level with a free space.
    Next(Level),
}

impl DraftLaid {
    /// The fewest and the most stones, at tables of some sizes.
    pub fn bounds(self, tables: RangeInclusive<usize>) -> (u8, u8) {
        let below = |level: Level, players| Level::all().take(level.index()).map(|below| below.spaces(players)).sum::<u8>();
        match self {
            Self::Stones(laid) => (laid, laid),
            Self::Next(level) => {
                let most = below(level, *tables.end()) + level.spaces(*tables.end()) - 1;
                (below(level, *tables.start()), most)
            }
        }
    }
}

/// A stone on a building, as typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DraftStone {
    /// On which section.
    pub section: SectionName,
    /// The player.
    pub seat: Seat,
}

/// A dragon as the case describes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DraftDragon {
    /// Which.
    pub name: DragonName,
    /// Where.
    pub at: DragonTo,
}

/// What may be there beside what a case counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Uncounted {
    /// Whatever a finished building brings: cards, crystals, scales, stones.
    Rewards,
    /// Cards of players.
    Cards,
    /// Crystals of players.
    Crystals,
    /// Scales of players.
    Scales,
    /// Offerings.
    Offerings,
}

impl DraftSite {
    /// The rewards that were read off its tile.
    pub(super) fn rewards(&self) -> impl Iterator<Item = (Printed, Reward)> {
        let rewards =
            [(Printed::Master, self.master), (Printed::Contributor, self.contributor), (Printed::Neighbour, self.neighbour)];
        rewards.into_iter().filter_map(|(part, reward)| Some((part, reward?)))
    }
    /// A building of which nothing is said.
    pub fn bare(building: Building) -> Self {
        Self { building, ..Self::default() }
    }
}

impl Draft {
    /// Whether there may be more of this than the case counts, if only from buildings that were finished.
    pub(super) fn leaves(&self, of: Uncounted) -> bool {
        self.uncounted.contains(&Uncounted::Rewards) || self.uncounted.contains(&of)
    }

    /// Whether the case tells which stones lie on a building: telling some means all, save on those named for something else.
    pub fn tells_stones(&self, building: Building) -> bool {
        let built = |site: &DraftSite| (site.built || !site.stones.is_empty()) && !site.more;
        let shows = |site: &DraftSite| built(site) || site.finished == Some(true);
        let mut named = self.sites.iter().filter(|site| site.building == building).peekable();
        if self.finished.iter().flatten().any(|&listed| listed == building) {
            return true;
        }
        match named.peek() {
            Some(_) => named.any(shows),
            None => self.untouched || self.sites.iter().any(built),
        }
    }

    /// What is said of a building, if only that there is nothing.
    pub(super) fn site_mut(&mut self, building: Building) -> &mut DraftSite {
        let at = self.sites.iter().position(|site| site.building == building).unwrap_or_else(|| {
            // What is told of all stones is told of its own.
            self.sites.push(DraftSite { built: self.tells_stones(building), ..DraftSite::bare(building) });
            self.sites.len() - 1
        });
        &mut self.sites[at]
    }

    /// Whether the case tells if a building is finished: one that is has no sections, and so neither stones nor none.
    pub fn tells_finished(&self, building: Building) -> bool {
        let shows = |site: &DraftSite| {
            let shows_sections = !site.stones.is_empty() || !site.free.is_empty() || site.built && !site.more;
            site.building == building && (site.finished.is_some() || shows_sections)
        };
        self.finished.is_some() || self.sites.iter().any(shows)
    }
}

fn supply(goods: &'static str) -> Message {
    said!(OWN, "supply-of").with("goods", Arg::Term(goods))
}

fn pile(pile: &'static str) -> Message {
    said!(OWN, "pile").with("pile", Arg::Term(pile))
}

/// "the scales of Ana".
fn goods(goods: &'static str) -> Message {
    said!(OWN, "goods-of").with("goods", Arg::Term(goods))
}

fn in_the_supply(draft: &mut Draft, fields: &Fields<'_, '_>, _: &Manner<'_>, reader: &mut Reader) {
    check_crystals(draft.crystals, fields, || supply("crystals"), reader);
}

fn in_front(player: &mut DraftPlayer, fields: &Fields<'_, '_>, _: &Manner<'_>, reader: &mut Reader) {
    check_crystals(player.crystals, fields, || goods("crystals").with("player", &*player.name), reader);
}

/// So many "pieces of crystal" could be counted, or worth so much.
fn check_crystals(crystals: Option<DraftCrystals>, fields: &Fields<'_, '_>, what: impl Fn() -> Message, reader: &mut Reader) {
    if let Some((_, key)) = fields.keys().find(|(key, _)| *key == "crystals")
        && let Value::Scalar(typed, _) = &key.value
        && let Some(DraftCrystals::Worth(worth @ 1..)) = crystals
        && PIECES_OF_CRYSTAL.contains(&&*fold(typed))
    {
        let message = said!(OWN, "worth-or-pieces").with("what", what()).with("worth", usize::from(worth));
        reader.problem(key, "case/unclear", message.with("typed", &**typed));
    }
}
