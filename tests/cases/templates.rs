//! Cases to fill in: each can be read.

use super::read;
use tilejudge::case::{Letters, Limits, Source, documents};
use tilejudge::game::Game;
use tilejudge::games::azul::Azul;
use tilejudge::games::blue_moon_city::BlueMoonCity;
use tilejudge::games::summer_pavilion::SummerPavilion;
use tilejudge::referee::{Asked, Case, GAMES, language};
use tilejudge::verdict::Outcome;
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

/// What a case means: the table, and the moves.
fn meaning<G: Game>(text: &str, of: Language) -> (Option<G::Position>, Vec<G::Move>) {
    let source = Source { name: String::new(), text: text.to_owned() };
    let document = documents(&source, &Limits::USUAL).remove(0).unwrap();
    assert_eq!(language(&document).unwrap_or_default(), of, "{text}");
    let verdict = Case::open(&document).and_then(|case| case.judge(&Asked::default()));
    let verdict = verdict.unwrap_or_else(|problems| panic!("{text}\n{problems:#?}"));
    assert!(verdict.outcome == Outcome::Legal && verdict.findings.is_empty(), "{text}\n{:#?}", verdict.findings);
    let (draft, moves) = read::all::<G>(text, &Letters::Of(of)).remove(0);
    (G::audit(&draft, &G::Rulings::default()).position, moves.into_iter().map(|entry| entry.play).collect())
}

fn every_language_means_the_same<G: Game>() {
    let game = GAMES.iter().find(|game| game.editions()[0].id == G::EDITIONS[0].id).unwrap();
    for (edition, printed) in G::EDITIONS.iter().enumerate() {
        let variants = std::iter::once(None).chain((0..printed.variants.len()).map(Some));
        let asked = || [""].iter().chain(G::PHASES).map(|phase| ("", *phase)).chain(G::QUESTIONS.iter().copied());
        for (variant, (question, phase)) in variants.flat_map(|variant| asked().map(move |asked| (variant, asked))) {
            let text = |language| game.template(edition, variant.as_slice(), phase, question, language);
            let english = text(Language::English);
            let meant = meaning::<G>(&english, Language::English);
            // One that has no template yet says the English one.
            for language in Language::foreign().filter(|&language| text(language) != english) {
                let own = meaning::<G>(&text(language).replace("Ala", "Ana").replace("Jan", "Luis"), language);
                assert!(own == meant, "{} {variant:?} {phase}", printed.id);
            }
        }
    }
}

#[test]
fn every_language_means_the_same_table() {
    every_language_means_the_same::<Azul>();
    every_language_means_the_same::<SummerPavilion>();
    every_language_means_the_same::<BlueMoonCity>();
}
