//! The pages in `docs/rules/` say what the catalogues say.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::path::Path;
use tilejudge::{games::GAMES, verdict::markdown};

/// Set to anything, it has the pages written anew instead of compared.
const UPDATE: &str = "UPDATE_DOCS";

#[test]
fn the_pages_of_rules_are_current() {
    for game in GAMES {
        let catalogue = game.catalogue();
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/rules").join(format!("{}.md", catalogue.prefix));
        let page = markdown(catalogue);
        if std::env::var_os(UPDATE).is_some() {
            std::fs::write(&file, page).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            continue;
        }
        let written = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(
            written.replace("\r\n", "\n") == page,
            "{} does not say what the catalogue says: run `{UPDATE}=1 cargo test --test catalogue` and commit the page",
            file.display()
        );
    }
}
