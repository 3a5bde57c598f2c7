//! The obelisk: from the bottom, each number with its stones and its free spaces.

use super::{Artist, at};
use crate::games::blue_moon_city::Seat;
use crate::games::blue_moon_city::layout::Stage;
use crate::games::blue_moon_city::wording::level_place;
use crate::picture::{Area, BOARD, Edge, FRAME, INK, Ink, Inks, Outline, Point, Rgb, SLOT, Scene, Type};
use crate::verdict::Place;

/// The width of its panel.
const WIDTH: i32 = 1760;
/// From a level to the next.
const STEP: i32 = 620;
/// From a space to the next.
const SPACE: i32 = 330;
/// Stones beyond the spaces that are drawn; more are counted.
const SURPLUS: usize = 2;

impl Artist<'_> {
    /// The obelisk as a line and as a tower, if it is known how many stones lie on it.
    pub(super) fn obelisk(&self) -> Option<(Inks, Scene)> {
        let stages = self.draft.stages()?;
        let height = 6 * STEP + 900;
        let (middle, bottom) = (WIDTH / 2, height - 240);
        // Stones for which there is no space lie beside it.
        let right = stages.iter().filter(|stage| stage.stones.len() > stage.room()).map(|stage| left(stage) + width(stage));
        let mut line = vec![Ink::strong(self.captions.word("obelisk")).at(Place::root().key("obelisk"))];
        let mut scene = Scene::panel(right.fold(WIDTH, i32::max), height, &line);
        line.push(Ink::blank(1));
        let top = bottom - 6 * STEP;
        let tower = vec![(middle, top - 220), (middle + 320, top), (WIDTH - 120, bottom), (120, bottom), (middle - 320, top)];
        scene.form(Outline::Corners(tower), SLOT, Edge::new(FRAME, 20));
        let y = |index: usize| bottom - at(index, STEP) - 220;
        let place = |stage: &Stage, index: usize, space: usize| (left(stage) + 215 + at(space, SPACE), y(index));
        for (index, stage) in stages.iter().enumerate() {
            let price = Ink::plain(format!("  {} ", stage.level.price())).at(level_place(stage.level));
            scene.bold((middle, y(index) - 205), Type::new(150).centred(), stage.level.price().to_string());
            for space in 0..stage.room() {
                match stage.stones.get(space) {
                    Some(&stone) => self.offering(&mut scene, place(stage, index, space), stone),
                    None => {
                        let outline = Outline::Circle(place(stage, index, space), 120);
                        scene.form(outline, Rgb(255, 255, 255), Edge::dashed(FRAME, 12));
                    }
                }
            }
            scene.shows(&price, Area::new(left(stage), y(index) - 145, width(stage), 290));
            line.push(price);
            self.level(stage, &mut line);
        }
        // With two players the outer sevens are blocked.
        if self.draft.players.len() == 2 {
            for x in [middle - 495, middle + 495] {
                let y = bottom - 220;
                scene.form(Outline::Circle((x, y), 120), FRAME, None);
                for (a, b) in [(-60, -60), (-60, 60)] {
                    scene.form(Outline::Corners(vec![(x + a, y + b), (x - a, y - b)]), None, Edge::new(BOARD, 36));
                }
            }
        }
        for (index, stage) in stages.iter().enumerate() {
            for (space, &stone) in stage.stones.iter().enumerate().skip(stage.room()).take(SURPLUS) {
                self.offering(&mut scene, place(stage, index, space), stone);
            }
            let more = stage.stones.len().saturating_sub(stage.room() + SURPLUS);
            if more > 0 {
                scene.sign((left(stage) + width(stage) - 215, y(index)), 150, INK, format!("+{more}"));
            }
        }
        Some((line, scene))
    }

    /// The stones and free spaces of a level as text.
    fn level(&self, stage: &Stage, line: &mut Inks) {
        let say = |stone: &Option<Seat>| stone.map_or_else(|| "■".to_owned(), |seat| self.tag(seat));
        let (on, beside) = stage.stones.split_at(stage.room().min(stage.stones.len()));
        line.extend(on.iter().map(|stone| Ink::strong(say(stone))));
        if !beside.is_empty() {
            let stones: String = beside.iter().take(SURPLUS).map(say).collect();
            let more = beside.len().saturating_sub(SURPLUS);
            let more = if more > 0 { format!("+{more}") } else { String::new() };
            line.push(Ink::strong(format!("+{stones}{more}")));
        }
        line.extend((stage.stones.len()..stage.spaces).map(|_| Ink::faint("·")));
    }

    /// A stone; dark where nobody says whose it is.
    fn offering(&self, scene: &mut Scene, middle: Point, stone: Option<Seat>) {
        match stone {
            Some(seat) => self.stone(scene, middle, 135, seat),
            None => scene.form(Outline::Circle(middle, 135), INK.in_of(60, BOARD), Edge::new(INK, 14)),
        }
    }
}

/// The left edge of a level.
fn left(stage: &Stage) -> i32 {
    WIDTH / 2 - at(stage.room(), SPACE / 2) - 50
}

/// How wide a level is with all that lies beside it: the stones that are drawn, and how many are not.
fn width(stage: &Stage) -> i32 {
    let surplus = stage.stones.len().saturating_sub(stage.room());
    at(stage.room() + surplus.min(SURPLUS + 1), SPACE) + 100
}
