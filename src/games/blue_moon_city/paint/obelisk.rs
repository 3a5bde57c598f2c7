//! The obelisk: from the bottom, each number with its stones and its free spaces.

use super::super::Level;
use super::super::wording::level_place;
use super::Painter;
use crate::games::drawing::{Ink, Pen};
use crate::games::scene::{Area, BOARD, Edge, FRAME, INK, Outline, Rgb, SLOT, Scene, Type};
use crate::verdict::Place;

/// The width of its panel.
const WIDTH: i32 = 1760;
/// From a level to the next.
const STEP: i32 = 620;

impl Painter<'_> {
    /// The obelisk, if it is known how many stones lie on it.
    pub(super) fn obelisk(&self) -> Option<Scene> {
        let position = self.position;
        let laid = position.obelisk.laid.filter(|_| position.whole_table)?;
        let height = 6 * STEP + 900;
        let (mut scene, heading) = Scene::panel(WIDTH, height, &[Ink::new("Obelisk", Pen::Strong)]);
        scene.spot(Place::root().key("obelisk"), heading);
        let bottom = height - 240;
        let (middle, top) = (WIDTH / 2, bottom - 6 * STEP);
        let tower = vec![(middle, top - 220), (middle + 320, top), (WIDTH - 120, bottom), (120, bottom), (middle - 320, top)];
        scene.form(Outline::Corners(tower), SLOT, Edge::new(FRAME, 20));
        let mut left = laid;
        for (index, level) in (0..).zip(Level::all()) {
            let spaces = level.spaces(position.seats);
            let filled = left.min(spaces);
            left -= filled;
            let y = bottom - STEP * index - 220;
            scene.bold((middle, y - 205), Type::new(150).centred(), level.price().to_string());
            let owners = position.obelisk.owners.map(|owners| owners[level.index()]);
            let mut known = position
                .seats()
                .flat_map(|seat| std::iter::repeat_n(seat, owners.map_or(0, |owners| usize::from(owners[seat.index()]))));
            let first = middle - 165 * (i32::from(spaces) - 1);
            for space in 0..spaces {
                let at = (first + 330 * i32::from(space), y);
                match (space < filled, known.next()) {
                    (true, Some(seat)) => self.stone(&mut scene, at, 135, seat),
                    (true, None) => scene.form(Outline::Circle(at, 135), INK.in_of(60, BOARD), Edge::new(INK, 14)),
                    (false, _) => scene.form(Outline::Circle(at, 120), Rgb(255, 255, 255), Edge::dashed(FRAME, 12)),
                }
            }
            let width = 330 * i32::from(spaces) + 100;
            scene.spot(level_place(level), Area::new(middle - width / 2, y - 145, width, 290));
        }
        // With two players the outer sevens are blocked.
        if position.seats == 2 {
            for x in [middle - 495, middle + 495] {
                let y = bottom - 220;
                scene.form(Outline::Circle((x, y), 120), FRAME, None);
                for (a, b) in [(-60, -60), (-60, 60)] {
                    scene.form(Outline::Corners(vec![(x + a, y + b), (x - a, y - b)]), None, Edge::new(BOARD, 36));
                }
            }
        }
        Some(scene)
    }
}
