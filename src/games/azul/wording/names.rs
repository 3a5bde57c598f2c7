//! The names of one case: its players, and what its edition calls things.

use crate::game::{self, factories, people};
use crate::games::azul::{
    Colour, Draft, DraftPlayer, Edition, Line, MarkerPlace, Seat, SomeWall, Source, Space, SpaceSet, Spot, Tiles, notation,
};
use crate::verdict::Place;
use crate::words::Terms;
pub(crate) use factories::{place as factory_place, source_place};
pub(crate) use people::place as player_place;
use std::ops::Range;

/// The names of one case: its players, and its edition's colours and terms.
pub type Names = game::Names<Draft>;

const AZUL: Terms = &[
    ("tile", "tile"),
    ("wall", "wall"),
    ("floor", "floor line"),
    ("box", "lid of the box"),
    ("marker", "first-player marker"),
    ("tiling", "tiling"),
    ("seat", "player"),
];
const CHOCOLATIER: Terms = &[
    ("tile", "piece"),
    ("wall", "chocolate box"),
    ("floor", "melting line"),
    ("box", "game box"),
    ("marker", "participant marker"),
    ("tiling", "confection"),
    ("seat", "participant"),
];

/// What an edition calls the parts that editions call differently.
pub(crate) const fn terms(edition: Edition) -> Terms {
    match edition {
        Edition::Base | Edition::Mini => AZUL,
        Edition::MasterChocolatier => CHOCOLATIER,
    }
}

impl Names {
    /// The names to use for a draft.
    pub(crate) fn of(draft: &Draft) -> Self {
        let players = draft.players.iter().map(|player| &player.name);
        Self::typed(draft.setup.edition as usize, players, draft.clone())
    }
    /// Names for a position that comes from no case.
    pub fn new(edition: Edition, players: Vec<String>) -> Self {
        Self::with(edition as usize, players, Draft::default())
    }
    /// The edition, which decides the words.
    pub fn edition(&self) -> Edition {
        notation::edition(self.set())
    }
    /// The edition's name of a colour: yellow is brown in Master Chocolatier.
    pub fn colour(&self, colour: Colour) -> &'static str {
        notation::colours(self.edition()).name(colour)
    }
    /// Its letter in boards.
    pub fn letter(&self, colour: Colour) -> char {
        notation::colours(self.edition()).letter(colour, self.letters())
    }

    /// The colours that the case shows in a row of a wall; none if it does not show that wall.
    pub(crate) fn shown_row(&self, seat: Seat, row: Line) -> Option<Vec<Colour>> {
        let wall = Some(self.shown(seat)?.wall).filter(SomeWall::is_told)?;
        Some(SpaceSet::row(row).iter().filter_map(|space| wall.tiles.at(space)).collect())
    }
    /// What the case itself shows of a player.
    pub(super) fn shown(&self, seat: Seat) -> Option<&DraftPlayer> {
        self.draft().players.get(seat.index())
    }
    /// Whether the case itself shows these tiles on a factory or in the centre.
    pub(crate) fn shows_there(&self, from: Source, tiles: Tiles) -> bool {
        let shown = match from {
            Source::Factory(factory) => self.draft().factories.iter().flatten().nth(factory.index()).map(|shown| shown.tiles),
            Source::Centre => self.draft().centre.map(|(tiles, _)| tiles),
        };
        shown == Some(tiles)
    }
}

/// A space of a player's wall.
pub(crate) fn wall_place(seat: Seat, space: Space) -> Place {
    player_place(seat).key("wall").space(space.row().index(), space.column().index())
}
/// A row of a player's wall.
pub(crate) fn row_place(seat: Seat, row: Line) -> Place {
    player_place(seat).key("wall").item(row.index())
}
/// A pattern line.
pub(crate) fn line_place(seat: Seat, line: Line) -> Place {
    player_place(seat).key("lines").item(line.index())
}
/// A piece of a floor line.
pub(crate) fn floor_place(seat: Seat, index: usize) -> Place {
    player_place(seat).key("floor").piece(index)
}
/// What the kept "0" factory caught.
pub(crate) fn kept_place(seat: Seat) -> Place {
    player_place(seat).key("kept").piece(0)
}
/// Some spaces of a player's wall.
pub(crate) fn wall_places(seat: Seat, spaces: SpaceSet) -> Vec<Place> {
    spaces.iter().map(|space| wall_place(seat, space)).collect()
}
/// Some pattern lines.
pub(crate) fn line_places(seat: Seat, lines: &[Line]) -> Vec<Place> {
    lines.iter().map(|&line| line_place(seat, line)).collect()
}
/// Some pieces of a floor line.
pub(crate) fn floor_places(seat: Seat, pieces: Range<usize>) -> Vec<Place> {
    pieces.map(|index| floor_place(seat, index)).collect()
}
/// Where a case shows the marker.
pub(crate) fn marker_place(place: MarkerPlace) -> Place {
    match place {
        MarkerPlace::Centre => source_place(Source::Centre),
        MarkerPlace::Floor(seat, index) => floor_place(seat, index),
        MarkerPlace::Kept(seat) => kept_place(seat),
        MarkerPlace::Front(_) => Place::root().key("marker"),
    }
}
/// A part of the table.
pub(crate) fn spot_place(spot: Spot) -> Place {
    match spot {
        Spot::Board(seat) => player_place(seat),
        Spot::Factory(factory) => factory_place(factory),
        Spot::Centre => source_place(Source::Centre),
        Spot::Lid => Place::root().key("lid"),
    }
}
