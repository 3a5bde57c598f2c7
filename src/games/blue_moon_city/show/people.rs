//! Players and supply as text: what is counted, and the cards.

use super::super::Seat;
use super::super::draft::{DraftCrystals, DraftPlayer};
use super::super::wording::player_place;
use super::Artist;
use super::cards::put_cards;
use crate::game::shared::SEATS;
use crate::picture::{Ink, Inks, Pen};
use crate::verdict::Place;
use crate::words::{Arg, lists::capital};

impl Artist<'_> {
    /// What a player has; the hand in a line of its own.
    pub(super) fn player(&self, seat: Seat, player: &DraftPlayer, lines: &mut Vec<Inks>) {
        let count = |noun: &'static str, count: Option<u8>| {
            count.map(|count| self.captions.say("amount", [("count", count.into()), ("noun", Arg::Term(noun))]))
        };
        let crystals = |crystals: DraftCrystals| {
            let worth = self.captions.say("amount", [("count", crystals.worth().into()), ("noun", Arg::Term("crystal"))]);
            say_pieces(crystals).map_or(worth.clone(), |pieces| format!("{worth} ({pieces})"))
        };
        let parts = [
            ("offerings", count("offering", player.offerings)),
            ("crystals", player.crystals.map(crystals)),
            ("scales", count("scale", player.scales)),
            ("stones", count("stone", player.stones)),
        ];
        let own = |key| player_place(seat).key(key);
        let name = Ink::new(self.name(seat), Pen::Strong).at(own("name")).at(player_place(seat)).at(Place::root().key("players"));
        let mut line = vec![name, Ink::new(format!(" ({})", self.tag(seat)), Pen::Plain)];
        for (key, part) in parts.into_iter().filter_map(|(key, part)| Some((key, part?))) {
            line.push(Ink::new(if line.len() == 2 { ": " } else { ", " }, Pen::Plain));
            line.push(Ink::new(part, Pen::Plain).at(own(key)));
        }
        lines.push(line);
        let [hand, aside] = self.captions.aligned(["hand", "aside"], 7);
        put_cards(self, hand, own("hand"), player.hand, lines);
        put_cards(self, aside, own("aside"), player.aside.filter(|aside| !aside.is_empty()), lines);
    }

    /// Players for whom there is no seat, if there are any: how many, and their names.
    pub(crate) fn unseated(&self) -> Option<(String, &[String])> {
        let names = self.names.players().get(SEATS..).filter(|names| !names.is_empty())?;
        Some((self.captions.count("more-players", names.len()), names))
    }

    /// Scales, crystals and the two piles.
    pub(super) fn supply(&self, lines: &mut Vec<Inks>) {
        let (draft, root) = (self.draft, |key| Place::root().key(key));
        lines.push(vec![Ink::new(capital(&self.captions.word("supply")), Pen::Strong)]);
        if let Some(scales) = draft.scales {
            let says = format!("{}{scales}", self.stock("scale"));
            lines.push(vec![Ink::new(says, Pen::Plain).at(root("scales"))]);
        }
        if let Some(crystals) = draft.crystals {
            let pieces = say_pieces(crystals).map_or_else(String::new, |pieces| format!(" ({pieces})"));
            let says = format!("{}{}{pieces}", self.stock("crystal"), crystals.worth());
            lines.push(vec![Ink::new(says, Pen::Plain).at(root("crystals"))]);
        }
        let [draw, discard] = self.captions.aligned(["draw", "discard"], 7);
        put_cards(self, draw, root("draw"), draft.draw, lines);
        put_cards(self, discard, root("discard"), draft.discard, lines);
    }

    /// What stands before how many there are of something.
    fn stock(&self, noun: &'static str) -> String {
        format!("  {:7} ", self.captions.say("several", [("noun", Arg::Term(noun))]))
    }
}

/// Crystals piece by piece, where they were told apart.
pub(crate) fn say_pieces(crystals: DraftCrystals) -> Option<String> {
    match crystals {
        DraftCrystals::Worth(_) | DraftCrystals::AtLeast(_) => None,
        DraftCrystals::Pieces { ones, threes } => Some(format!("{ones} × 1, {threes} × 3")),
    }
}
