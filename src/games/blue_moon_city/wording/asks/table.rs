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

    /// So many cards in the discard pile that with the draw pile those are all that can be drawn.
    pub(super) fn discard(&self, said: u32) -> Option<Question<Draft>> {
        let position = self.refused.position;
        if self.draft.discard.is_some() || position.unknowns.rewards {
            return None;
        }
        let there = position.draw.len()? + position.discard.least();
        let discard = Stack::face_down(u8::try_from(said.checked_sub(there)?).ok()?);
        let says = self.message("asked-discard").with("count", discard.least());
        let at = ("discard-pile", Place::root().key("discard"));
        self.one(at, write_pile(discard)?, says, |draft| draft.discard = Some(discard))
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
