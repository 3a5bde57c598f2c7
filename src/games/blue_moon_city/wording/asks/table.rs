//! What the supplies, the obelisk and the number of players would have to be.

use super::Asking;
use crate::game::{Covers, Question, it_is};
use crate::games::blue_moon_city::notation::{PHASE_WORDS as PHASES, write_pile};
use crate::games::blue_moon_city::pieces::Level;
use crate::games::blue_moon_city::wording::names::player_place;
use crate::games::blue_moon_city::{Draft, DraftLaid, Phase, Position, Stack, Uncounted, offerings_to_win};
use crate::verdict::Place;
use crate::words::Arg;
use serde_json::Value;

impl Asking<'_> {
    /// Which space of it is next; where it is known how many play, how many stones lie there, which tells of further
    /// offerings, too.
    pub(super) fn obelisk(&self) -> Option<Question<Draft>> {
        if self.draft.obelisk.is_some() || self.draft.uncounted.contains(&Uncounted::Offerings) {
            return None;
        }
        let (start, at) = (self.start()?, ("obelisk", Place::root().key("obelisk")));
        if start.whole_table {
            let laid = start.may_lie().filter_map(|laid| u8::try_from(laid).ok());
            let world = |laid: u8| {
                let name = self.message("asked-number").with("number", laid);
                self.world(laid, name, |draft| draft.laid = Some(DraftLaid::Stones(laid)))
            };
            let laid = laid.filter(|&laid| laid < Level::all_spaces(start.seats));
            return Some(self.some(at, self.how_many("obelisk"), laid.map(world))?.covering(Covers::All));
        }
        let world = |level: Level| {
            let name = self.message("asked-number").with("number", level.price());
            self.world(format!("next {}", level.price()), name, |draft| draft.laid = Some(DraftLaid::Next(level)))
        };
        let levels = Level::all().filter(|level| start.may_be_next(level.price()));
        Some(self.some(at, self.how_many("next-space"), levels.map(world))?.covering(Covers::All))
    }

    /// So few were made before the case that those since do not end the game: whoever goes on takes that for granted.
    pub(super) fn offerings(&self) -> Option<Question<Draft>> {
        let (seat, start) = (self.refused.position.turn.seat, self.start()?);
        let before = |position: &Position| u8::try_from(position.player(seat).offerings()).ok();
        let least = before(&start)?;
        let since = before(self.refused.position)?.checked_sub(least)?;
        let few = self.refused.position.most_to_win().checked_sub(since)?;
        let says = || self.message("asked-goes-on");
        let edit = |draft: &mut Draft, offerings| _ = draft.players[seat.index()].offerings.get_or_insert(offerings);
        let world = |offerings: u8| self.world(offerings, says(), |draft| edit(draft, offerings));
        let at = ("offerings", player_place(seat).key("offerings"));
        Some(self.some(at, says(), (least..few).map(world))?.presupposed(true))
    }

    /// So few that the offerings made do not end the game.
    pub(super) fn players(&self) -> Option<Question<Draft>> {
        let position = self.refused.position;
        let made = position.player(position.turn.seat).offerings();
        let (fewest, most) =
            (*position.tables().start(), position.tables().filter(|&all| i32::from(offerings_to_win(all)) > made).max()?);
        let says = self.message("asked-players").with("fewest", fewest).with("most", most);
        self.one(("players", Place::root().key("players")), Value::Null, says, |draft| draft.most_players = Some(most))
    }

    /// So many cards in a pile of which that is not told: as many as with the other make those that are drawn, or so few in the
    /// draw pile that cards of the discard pile come too.
    pub(super) fn piles(&self, said: u32, expected: u8) -> Option<Question<Draft>> {
        let (position, fewer) = (self.refused.position, said < expected.into());
        let draws = position.draw.len().is_none();
        let (told, other) = if draws { (self.draft.draw, position.discard) } else { (self.draft.discard, position.draw) };
        let (told, is_sure) = (told.unwrap_or(Stack::UNKNOWN), other.len().is_some());
        let is_open = told.len().is_none() && !position.unknowns.rewards && position.unknowns.drawn == 0;
        if !is_open || fewer && !is_sure {
            return None;
        }
        let (id, key) = if draws { ("draw-pile", "draw") } else { ("discard-pile", "discard") };
        let at = (id, Place::root().key(key));
        let edit =
            |pile: Stack| move |draft: &mut Draft| *(if draws { &mut draft.draw } else { &mut draft.discard }) = Some(pile);
        let holding = |count: u32| Some(Stack::face_down(u8::try_from(count.checked_sub(told.known.total())?).ok()?));
        if !fewer && position.comes(expected).0 == expected {
            let world = |count: u8| {
                let pile = Stack::of(told.known).plus(holding(count.into())?);
                Some(self.world(write_pile(pile)?, self.message("asked-number").with("number", count), edit(pile)))
            };
            // With as many as are drawn none comes from the discard pile: so "or more" is never said.
            let counts = (0..=expected)
                .filter(|&count| told.least() <= count.into() && self.draft.draw.unwrap_or(Stack::UNKNOWN) == position.draw);
            return self.some(at, self.how_many("draw-pile"), counts.filter_map(world));
        }
        let lacking = said.checked_sub(position.least_left())?;
        let pile = if fewer {
            Stack::of(told.known).plus(holding(told.least() + lacking)?)
        } else {
            told.plus(Stack::face_down(u8::try_from(lacking).ok()?))
        };
        let says = self.message("asked-pile").with("pile", Arg::Term(key)).with("least", !fewer).with("count", pile.least());
        // Where neither is told the cards may be in the other.
        let is_told = is_sure || self.draft.draw.is_some();
        let covers = if is_sure { Covers::Legal } else { Covers::Some };
        Some(self.one(at, write_pile(pile)?, says, edit(pile)).filter(|_| is_told)?.covering(covers))
    }

    /// Whether the game goes on.
    pub(super) fn phase(&self) -> Option<Question<Draft>> {
        if !self.start()?.turn.unknowns.over {
            return None;
        }
        let world = |phase: Phase| {
            let name = PHASES.name(phase);
            let says = self.message("asked-phase").with("phase", Arg::Term(name));
            self.world(name, says, |draft| _ = draft.phase.get_or_insert(phase))
        };
        let phases = [Phase::Movement, Phase::Building, Phase::Drawing];
        self.some(("phase", Place::root().key("phase")), it_is("phase"), phases.map(world))
    }
}
