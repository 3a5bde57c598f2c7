//! Pictures and drawings of every case of every fixture, whatever it tells: all is on the sheet, and on the page.

use std::path::{Path, PathBuf};
use tilejudge::case::{Limits, Source, documents};
use tilejudge::picture::{Area, Scene, Shape};
use tilejudge::referee::{Asked, Case, Shown};
use tilejudge::words::Language;

/// So wide is a drawing at most.
const COLUMNS: usize = 100;
/// What is drawn beyond the sheet.
fn beyond(scene: &Scene) -> Vec<String> {
    let is_on = |Area { x, y, width, height }: Area| x >= 0 && y >= 0 && x + width <= scene.size.0 && y + height <= scene.size.1;
    let spots = scene.spots.iter().map(|spot| (spot.outline.area(), spot.place.to_string()));
    let shapes = scene.shapes.iter().map(|shape| match shape {
        Shape::Form { outline, .. } => (outline.area(), format!("{outline:?}")),
        Shape::Text { at, runs, .. } => (Area { x: at.0, y: at.1, width: 0, height: 0 }, format!("{runs:?}")),
    });
    spots.chain(shapes).filter(|(area, _)| !is_on(*area)).map(|(_, what)| format!("{what} is beyond the sheet")).collect()
}

/// Every file below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

#[test]
fn everything_is_on_the_sheet() {
    let (mut shown, mut odd) = (0, Vec::new());
    for file in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures")) {
        let Ok(text) = std::fs::read_to_string(&file) else { continue };
        let (name, source) = (file.display(), Source { name: String::new(), text });
        for (index, document) in documents(&source, &Limits::USUAL).into_iter().enumerate() {
            let Ok(document) = document else { continue };
            let Ok(case) = Case::open(&document) else { continue };
            let Ok((_, Shown { drawing, scene })) = case.draw(&Asked::default(), Language::English) else { continue };
            let mut wrong = beyond(&scene);
            let lines = drawing.0.iter().map(|line| line.iter().map(|ink| ink.text.as_str()).collect::<String>());
            wrong.extend(lines.filter(|line| line.chars().count() > COLUMNS).map(|line| format!("too wide: {line}")));
            odd.extend(wrong.into_iter().map(|wrong| format!("{name}, case {}: {wrong}", index + 1)));
            shown += 1;
        }
    }
    assert!(odd.is_empty(), "{} faults\n{}", odd.len(), odd[..odd.len().min(40)].join("\n"));
    assert!(shown > 1_500, "only {shown} cases");
}
