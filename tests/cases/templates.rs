//! Cases to fill in: each can be read.

use tilejudge::case::{Limits, Source, documents};
use tilejudge::referee::{Asked, Case, GAMES};
use tilejudge::words::Language;

#[test]
fn a_table_on_which_nothing_lies_can_be_read() {
    let names = ["Ana", "A: #1", "Eva", "12"].map(str::to_owned);
    for (game, edition) in GAMES.iter().flat_map(|game| (0..game.editions().len()).map(move |edition| (*game, edition))) {
        let variants = (0..game.editions()[edition].variants.len()).map(Some);
        for (variant, phase) in variants.flat_map(|variant| game.phases().iter().map(move |phase| (variant, phase))) {
            for (players, language) in (1..=4).flat_map(|players| Language::ALL.map(|language| (players, language))) {
                let text = game.blank(edition, variant, phase, &names[..players], language);
                let source = Source { name: String::new(), text };
                let document = documents(&source, &Limits::USUAL).remove(0).unwrap();
                let case = Case::open(&document).unwrap_or_else(|problems| panic!("{}\n{problems:#?}", source.text));
                case.judge(&Asked::default()).unwrap_or_else(|problems| panic!("{}\n{problems:#?}", source.text));
                assert_eq!(case.players(), names[..players]);
            }
        }
    }
}
