//! Players and supply as text: what is counted, and the cards.

use super::super::Seat;
use super::super::draft::{DraftCrystals, DraftPlayer};
use super::super::wording::player_place;
use super::Artist;
use super::cards::put_cards;
use crate::games::drawing::{Ink, Inks, Pen};
use crate::games::shared::SEATS;
use crate::verdict::english::counted;
use crate::verdict::{Place, Unit};

impl Artist<'_> {
    /// What a player has; the hand in a line of its own.
    pub(super) fn player(&self, seat: Seat, player: &DraftPlayer, lines: &mut Vec<Inks>) {
        let count = |count: i32, unit: Unit| format!("{count} {}", unit.word(count));
        let crystals = |crystals: DraftCrystals| {
            let worth = count(i32::try_from(crystals.worth()).unwrap_or(i32::MAX), Unit::Crystals);
            say_pieces(crystals).map_or(worth.clone(), |pieces| format!("{worth} ({pieces})"))
        };
        let parts = [
            ("offerings", player.offerings.map(|offerings| count(i32::from(offerings), Unit::Offerings))),
            ("crystals", player.crystals.map(crystals)),
            ("scales", player.scales.map(|scales| count(i32::from(scales), Unit::Scales))),
            ("stones", player.stones.map(|stones| counted(stones, "stone", "stones"))),
        ];
        let own = |key| player_place(seat).key(key);
        let name = Ink::new(self.name(seat), Pen::Strong).at(own("name")).at(player_place(seat)).at(Place::root().key("players"));
        let mut line = vec![name, Ink::new(format!(" ({})", self.tag(seat)), Pen::Plain)];
        for (key, part) in parts.into_iter().filter_map(|(key, part)| Some((key, part?))) {
            line.push(Ink::new(if line.len() == 2 { ": " } else { ", " }, Pen::Plain));
            line.push(Ink::new(part, Pen::Plain).at(own(key)));
        }
        lines.push(line);
        put_cards("  hand    ", own("hand"), player.hand, lines);
        put_cards("  aside   ", own("aside"), player.aside.filter(|aside| !aside.is_empty()), lines);
    }

    /// Players for whom there is no seat, if there are any: how many, and their names.
    pub(in super::super) fn unseated(&self) -> Option<(String, &[String])> {
        let names = self.names.players().get(SEATS..).filter(|names| !names.is_empty())?;
        Some((format!("and {}", counted(names.len(), "more player", "more players")), names))
    }

    /// Scales, crystals and the two piles.
    pub(super) fn supply(&self, lines: &mut Vec<Inks>) {
        let (draft, root) = (self.draft, |key| Place::root().key(key));
        lines.push(vec![Ink::new("Supply", Pen::Strong)]);
        if let Some(scales) = draft.scales {
            lines.push(vec![Ink::new(format!("  scales  {scales}"), Pen::Plain).at(root("scales"))]);
        }
        if let Some(crystals) = draft.crystals {
            let pieces = say_pieces(crystals).map_or_else(String::new, |pieces| format!(" ({pieces})"));
            let says = format!("  crystals {}{pieces}", crystals.worth());
            lines.push(vec![Ink::new(says, Pen::Plain).at(root("crystals"))]);
        }
        put_cards("  draw    ", root("draw"), draft.draw, lines);
        put_cards("  discard ", root("discard"), draft.discard, lines);
    }
}

/// Crystals piece by piece, where they were told apart.
pub(in super::super) fn say_pieces(crystals: DraftCrystals) -> Option<String> {
    match crystals {
        DraftCrystals::Worth(_) => None,
        DraftCrystals::Pieces { ones, threes } => Some(format!("{ones} × 1, {threes} × 3")),
    }
}
