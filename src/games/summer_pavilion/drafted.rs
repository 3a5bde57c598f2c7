//! A position as somebody would have typed it: pictures are drawn from what is typed, possible or not.

use super::{Draft, DraftPlayer, Marker, Names, Position, Seat, Space};

/// Says everything that is known, and nothing else.
pub(super) fn drafted(names: &Names, position: &Position) -> Draft {
    let (marker, markers) = match position.marker {
        Marker::With(seat) => (Some(seat), 0),
        Marker::Centre => (None, 1),
        Marker::Taken | Marker::Unknown => (None, 0),
    };
    // Where the marker lies there is a centre, if only for that.
    let centre = position.centre.or((markers > 0).then(Default::default));
    Draft {
        side: position.side,
        // Before the first round nobody types one.
        round: position.round.filter(|&round| round > 0),
        phase: position.phase,
        phase_given: position.phase_is_known(),
        completed: false,
        leaves_some: false,
        turn: position.turn.filter(|_| position.phase_is_known()),
        starter: position.said_starter(),
        marker,
        players: position.seats().map(|seat| player(names, position, seat)).collect(),
        factories: position.factory_count.map(|_| position.displays().to_vec()),
        centre: centre.map(|tiles| (tiles, markers)),
        supply: position.supply,
        some_supply: position.supply_seen,
        bag: position.bag,
        tower: position.tower,
        bonus: position.bonus,
    }
}

fn player(names: &Names, position: &Position, seat: Seat) -> DraftPlayer {
    let board = position.board(seat);
    DraftPlayer {
        name: names.players().get(seat.index()).cloned().unwrap_or_default(),
        score: board.score.known(),
        stars: board.pavilion.map(|pavilion| std::array::from_fn(|index| pavilion.at(Space::new(index)?))),
        tiles: board.hand,
        some_tiles: board.some,
        glimpse: board.glimpse,
        corners: board.corners,
        passed: position.says_passed(seat),
        no_bonus: position.says_no_bonus(seat),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::paint::tests::assert_on_the_sheet;
    use super::super::{Arm, Colour, Star, SummerPavilion};
    use super::*;
    use crate::games::Pictures;
    use crate::games::scene::{Run, Scene, Shape};
    use crate::games::soundness::drafts;
    use crate::verdict::Place;
    use crate::words::Language;

    /// Every text of a picture.
    fn signs(scene: &Scene) -> Vec<String> {
        let text = |runs: &[Run]| runs.iter().map(|run| run.text.as_str()).collect::<String>();
        let texts = scene.shapes.iter().filter_map(|shape| match shape {
            Shape::Text { runs, .. } => Some(text(runs)),
            Shape::Form { .. } => None,
        });
        texts.collect()
    }

    #[test]
    fn whatever_is_typed_is_on_the_sheet() {
        let mut read = 0;
        for entry in ["check", "moves", "score", "show", "replay", "apply"] {
            let folder = format!("{}/fixtures/azul-summer-pavilion/{entry}", env!("CARGO_MANIFEST_DIR"));
            for file in std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
                for draft in drafts::<SummerPavilion>(&std::fs::read_to_string(&file).unwrap()) {
                    let names = Names::of(&draft);
                    let (drawing, scene) = (
                        SummerPavilion::draw(&names, &draft, None, Language::English),
                        SummerPavilion::paint(&names, &draft, Language::English).sheet(None),
                    );
                    assert_on_the_sheet(&scene, &file.display().to_string());
                    assert!(drawing.0.len() > draft.players.len());
                    read += 1;
                }
            }
        }
        assert!(read > 300, "only {read} drafts");
    }

    #[test]
    fn nothing_that_is_too_much_is_hidden() {
        let lots = "{P: 100, G: 100, O: 100, Y: 100, B: 100, R: 100}";
        let text = format!(
            "{{round: 6, marker: Ana, turn: Ana, players: [{{name: Ana, score: -9999, stars: {{blue: {{1: red}}}}, tiles: {lots}, \
             corners: {lots}, passed: no, bonus: 9}}, Luis, Eva, Jan, Ida, Ola], factories: [{lots}{}], centre: {}, supply: {lots}, \
             bag: {lots}, tower: {lots}}}",
            ", RRRRR".repeat(19),
            lots.replace('{', "{marker: 100, "),
        );
        let draft = drafts::<SummerPavilion>(&text).remove(0);
        let names = Names::of(&draft);
        let (drawing, scene) = (
            SummerPavilion::draw(&names, &draft, None, Language::English),
            SummerPavilion::paint(&names, &draft, Language::English).sheet(None),
        );
        assert_on_the_sheet(&scene, "too much of everything");
        let signs = signs(&scene);
        let says = |what: &str| signs.iter().any(|sign| sign.contains(what));
        for what in
            ["Ida and Ola", "−9999 points", "has not passed", "has 9 bonus tiles", "and 8 factories more", "stars not known"]
        {
            assert!(says(what), "{what}: {signs:?}");
        }
        // Six of a hundred lie in their places, or four, or ten; and of the hundred markers all that the centre holds.
        for (besides, rest) in [
            ("on factory 1 besides", "×94"),
            ("in the corners", "×96"),
            ("in the supply", "×90"),
            ("in the centre besides", "×64"),
        ] {
            let at = signs.iter().position(|sign| sign.contains(besides)).unwrap();
            assert_eq!(signs[at + 2], rest, "{besides}");
        }
        let seen = |place: Place| scene.spots.iter().filter(|spot| spot.place == place).count();
        let red = Space::at(Star::of(Colour::Blue), Arm::new(0).unwrap());
        let ana = Seat::new(0).unwrap();
        assert_eq!(seen(Names::of(&draft).space_place(ana, red)), 1);
        assert_eq!(seen(Place::root().key("marker")), 1, "beside her board, not in the centre");
        let lines: Vec<String> = drawing.0.iter().map(|line| line.iter().map(|ink| ink.text.as_str()).collect()).collect();
        for what in ["  and 8 more", "and 2 players more: Ida and Ola", " R1 ", " 1  1 and 98 more"] {
            assert!(lines.iter().any(|line| line.contains(what)), "{what}: {lines:#?}");
        }
    }
}
