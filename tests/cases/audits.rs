//! What an audit does not ask changes nothing: under other answers the same position is proved.

use super::read;
use std::path::{Path, PathBuf};
use tilejudge::case::Letters;
use tilejudge::game::Game;
use tilejudge::games::azul::Azul;
use tilejudge::games::blue_moon_city::BlueMoonCity;
use tilejudge::games::summer_pavilion::SummerPavilion;
use tilejudge::verdict::RulingSet;

pub(crate) fn below(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { below(&path) } else { vec![path] }).collect()
}

fn of<G: Game>(text: &str) -> usize {
    let mut same = 0;
    for (draft, _) in read::all::<G>(text, &Letters::default()) {
        let rulings = G::Rulings::default();
        let audit = G::audit(&draft, &rulings);
        let answers = |index: usize| (0..G::Rulings::RULINGS[index].answers.len()).map(move |answer| (index, answer));
        for (index, answer) in (0..G::Rulings::RULINGS.len()).filter(|index| !audit.asked.contain(*index)).flat_map(answers) {
            let mut others = rulings;
            others.set(index, answer);
            assert!(G::audit(&draft, &others).position == audit.position, "{}: {text}", G::Rulings::RULINGS[index].name);
            same += 1;
        }
    }
    same
}

#[test]
fn what_an_audit_does_not_ask_changes_nothing() {
    let files = below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures"));
    let texts: Vec<_> = files.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect();
    let all = |of: fn(&str) -> usize| texts.iter().map(|text| of(text)).sum::<usize>();
    assert!([all(of::<Azul>), all(of::<SummerPavilion>), all(of::<BlueMoonCity>)].into_iter().all(|same| same > 1_000));
}
