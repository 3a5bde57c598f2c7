//! What the pages in `docs/` show is true.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use tilejudge::case::{CODES, Limits, Source, documents};
use tilejudge::games::{Asked, Case, GAMES, header};

const PAGE: &str = include_str!("../docs/case-format.md");

#[test]
fn every_block_of_the_page_is_a_case() {
    let mut cases = 0;
    for kind in ["\n```yaml\n", "\n```json\n"] {
        for block in PAGE.split(kind).skip(1) {
            let text = block.split("\n```").next().unwrap();
            let source = Source { name: "page".to_owned(), text: text.to_owned() };
            for document in documents(&source, &Limits::USUAL) {
                let document = document.unwrap_or_else(|problems| panic!("{text}\n{problems:#?}"));
                let case = Case::open(&document).unwrap_or_else(|problems| panic!("{text}\n{problems:#?}"));
                if let Err(problems) = case.judge(&Asked::default()) {
                    panic!("{text}\n{problems:#?}");
                }
                cases += 1;
            }
        }
    }
    assert!(cases >= 10);
}

#[test]
fn every_code_and_every_key_is_explained() {
    for code in CODES {
        let row = format!("| `{}` | {} |", code.id, code.about);
        assert!(PAGE.contains(&row), "{} is not explained as \"{}\"", code.id, code.about);
    }
    for keys in GAMES.iter().map(|game| game.keys()).chain([header::KEYS]) {
        for key in keys {
            assert!(PAGE.contains(&format!("`{}`", key.name)), "{} is not explained", key.name);
        }
    }
}
