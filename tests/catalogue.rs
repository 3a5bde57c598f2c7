//! What every catalogue keeps to, and that the pages in `docs/rules/` say what the catalogues say.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod pages;

use pages::page;
use std::collections::HashSet;
use std::path::Path;
use tilejudge::games::{azul, blue_moon_city, summer_pavilion};
use tilejudge::referee::GAMES;
use tilejudge::verdict::{Catalogue, Rule, section_in};
use tilejudge::words::{Idiom, Language};

/// Set to anything, it has the pages written anew instead of compared.
const UPDATE: &str = "UPDATE_DOCS";

fn catalogues() -> impl Iterator<Item = &'static Catalogue> {
    GAMES.iter().map(|game| game.catalogue())
}

fn is_plain_sentence(text: &str) -> bool {
    let start = text.starts_with(|first: char| first.is_uppercase());
    start && text.ends_with(['.', '?', ')']) && !text.contains("  ") && !text.contains('\n')
}

#[test]
fn ids_and_titles_are_unique_and_plain() {
    let mut ids = HashSet::new();
    for catalogue in catalogues() {
        let mut titles = HashSet::new();
        let title = |rule: &Rule| rule.title_in(Language::English);
        for rule in catalogue.rules() {
            let name = rule.id.strip_prefix(catalogue.prefix).and_then(|name| name.strip_prefix('/'));
            let name = name.unwrap_or_else(|| panic!("{} lacks the prefix", rule.id));
            assert!(name.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{} is not in kebab case", rule.id);
            assert!(ids.insert(rule.id), "{} stands twice", rule.id);
            assert!(titles.insert(title(rule)), "the title \"{}\" stands twice", title(rule));
            assert!(!title(rule).ends_with('.'), "{}: a title is no sentence", rule.id);
        }
    }
}

#[test]
fn statements_are_complete_sentences() {
    for catalogue in catalogues() {
        for rule in catalogue.rules() {
            assert!(is_plain_sentence(&rule.statement_in(Language::English)), "{}", rule.id);
        }
        for ruling in catalogue.rulings {
            assert!(is_plain_sentence(&ruling.question_in(Language::English)), "{}", ruling.name);
            for answer in ruling.answers {
                assert!(is_plain_sentence(&ruling.meaning_in(Language::English, answer)), "{}: {}", ruling.name, answer.name);
            }
        }
    }
}

#[test]
fn every_rule_and_ruling_is_cited_once_a_passage() {
    for catalogue in catalogues() {
        let rules = catalogue.rules().map(|rule| (rule.id, rule.citations()));
        let rulings = catalogue.rulings.iter().map(|ruling| (ruling.name, ruling.citations()));
        for (name, citations) in rules.chain(rulings) {
            assert!(!citations.is_empty(), "{name} is not cited: no row of the tables in `rules/` names it");
            let passages: HashSet<_> = citations.iter().map(|cited| (cited.rulebook.id, cited.section)).collect();
            assert_eq!(passages.len(), citations.len(), "{name} cites a passage twice");
        }
    }
}

#[test]
fn a_ruling_and_the_rules_that_it_is_a_question_of_cite_the_same_passages() {
    for ruling in catalogues().flat_map(|catalogue| catalogue.rulings) {
        for cited in &ruling.citations() {
            let cites = |rule: &&Rule| rule.citations().contains(cited);
            let (rules, ruling, section) = (ruling.rules, ruling.name, cited.section);
            assert!(rules.iter().copied().any(|rule| cites(&rule)), "{ruling} is cited at {section}, and none of its rules is");
        }
        for rule in ruling.rules {
            let is_cited = rule.citations().iter().any(|cited| ruling.citations().contains(cited));
            assert!(is_cited, "{}? is cited at no passage of {}, of which it is a question", ruling.name, rule.id);
        }
    }
}

#[test]
fn the_pages_of_rules_are_current() {
    for catalogue in catalogues() {
        for language in Language::ALL.into_iter().filter(|language| language.is_whole()) {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/rules");
            let folder = if language == Language::English { folder } else { folder.join(language.tag()) };
            let file = folder.join(format!("{}.md", catalogue.prefix));
            let page = page(catalogue, language);
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
}

fn says(rule: &Rule) -> String {
    rule.statement_in(Language::English).to_string()
}

#[test]
fn azul_statements_agree_with_the_tables() {
    let mut floor = azul::Floor::default();
    let costs = [(); 7].map(|()| {
        let before = floor.cost();
        assert!(floor.push(azul::Piece::Marker));
        (floor.cost() - before).to_string()
    });
    let (last, others) = costs.split_last().expect("seven spaces");
    assert!(says(&azul::rules::FLOOR_LINE_SPACES).contains(&format!("{} and {last} points", others.join(", "))));
    let row: Vec<_> = azul::Space::all().take(5).map(|space| format!("{:?}", space.print()).to_lowercase()).collect();
    assert!(says(&azul::rules::WALL_COLOURS).contains(&row.join(", ")));
}

#[test]
fn each_edition_has_the_terms_of_its_own_rulebook() {
    let of_mini = ["loseta", "pared", "línea del suelo", "funda", "jugador", "alicatado", "płytk", "ścian", "podło", "pokryw"];
    let of_chocolatier = ["onza", "bombones", "fundición", "participante", "confección", "kost", "bombonier", "topnienia"];
    // They name both editions, or the things of one.
    let of_both = |rule: &&&Rule| !["azul/all-editions-alike", "azul/plastic-trays"].contains(&rule.id);
    let common = azul::CATALOGUE.chapters[..4].iter().copied().flatten().filter(of_both);
    for (edition, others) in [(1, of_chocolatier.as_slice()), (2, &of_mini)] {
        for language in [Language::Spanish, Language::Polish] {
            let idiom = Idiom { language, terms: Some(GAMES[0].terms(edition)) };
            let rules = common.clone().map(|rule| format!("{}. {}", rule.title_in(idiom), rule.statement_in(idiom)));
            // Of the specialised factories, which only Master Chocolatier has.
            let of_gold = ["azul/slip/caught-paid", "azul/slip/kept-spares-one"];
            let slips = azul::CATALOGUE.slips().filter(|slip| !of_gold.contains(&slip.id));
            let slips = slips.map(|slip| format!("{}. {}", slip.title_in(idiom), slip.statement_in(idiom)));
            for said in rules.chain(slips) {
                // Both editions print a marker for the first player, in Polish under one name.
                let said =
                    said.to_lowercase().replace("płytka gracza", "").replace("płytki gracza", "").replace("płytkę gracza", "");
                let odd = others.iter().find(|term| said.contains(**term));
                assert_eq!(odd, None, "edition {edition}: {said}");
            }
        }
    }
}

#[test]
fn rules_of_the_common_chapters_are_cited_from_both_rulebooks() {
    // Only the Mini comes with trays.
    for rule in azul::CATALOGUE.chapters[..4].iter().copied().flatten().filter(|rule| rule.id != "azul/plastic-trays") {
        for rulebook in [&azul::rules::MINI, &azul::rules::CHOCOLATIER] {
            assert!(rule.citations().iter().any(|citation| citation.rulebook.id == rulebook.id), "{}: {}", rule.id, rulebook.id);
        }
    }
}

#[test]
fn statements_of_the_pavilion_agree_with_the_tables() {
    let wild = summer_pavilion::Colour::ALL.map(|colour| format!("{colour:?} in round {}", colour.round()).to_lowercase());
    assert!(wild.iter().all(|wild| says(&summer_pavilion::rules::WILD_COLOURS).contains(wild)), "{wild:?}");
    let stars: Vec<_> =
        summer_pavilion::Star::outer().filter_map(|star| Some(format!("{:?}", star.colour()?).to_lowercase())).collect();
    let (last, others) = stars.split_last().map(|(last, others)| (last.as_str(), others.join(", "))).unwrap_or_default();
    assert!(says(&summer_pavilion::rules::STARS).contains(&format!("{others} and {last}")));
}

#[test]
fn rules_are_cited_from_both_rulebooks() {
    // Our copy of the Polish rulebook is damaged where it may say so.
    let single = [summer_pavilion::rules::TAKING_ENDS.id];
    for rule in summer_pavilion::CATALOGUE.rules().filter(|rule| !single.contains(&rule.id)) {
        for rulebook in [&summer_pavilion::rules::SPANISH, &summer_pavilion::rules::POLISH] {
            assert!(rule.citations().iter().any(|citation| citation.rulebook.id == rulebook.id), "{}: {}", rule.id, rulebook.id);
        }
    }
}

#[test]
fn statements_of_the_city_agree_with_the_tables() {
    let scales = [4, 3, 2].map(blue_moon_city::scales_for);
    assert_eq!(scales, [15, 12, 9]);
    assert!(says(&blue_moon_city::rules::SCALES_FOR_PLAYERS).contains("15 with four players, 12 with three, 9 with two"));
    assert_eq!([2, 3, 4].map(blue_moon_city::offerings_to_win), [6, 5, 4]);
    assert!(says(&blue_moon_city::rules::OFFERINGS_TO_WIN).contains("6 with two players, 5 with three, 4 with four"));
    assert_eq!(blue_moon_city::Level::all().map(|level| level.spaces(4)).collect::<Vec<_>>(), [4, 2, 2, 2, 2, 1]);
    assert!(
        says(&blue_moon_city::rules::OBELISK_SPACES)
            .contains("four spaces marked 7, two each marked 8, 9, 10 and 11, and one marked 12")
    );
    assert_eq!(blue_moon_city::Building::ALL.len(), 21);
}

#[test]
fn headings_stay_as_printed() {
    let say = |section| [Language::Spanish, Language::Polish].map(|language| section_in(section, language).into_owned());
    assert_eq!(say("Puntuación, paragraph 2, item 1"), ["Puntuación, párrafo 2, punto 1", "Puntuación, akapit 2, punkt 1"]);
    let board = "VARIANTE DE JUEGO (picture of the board)";
    assert_eq!(say(board)[0], "VARIANTE DE JUEGO (ilustración del tablero)");
    let brackets = "2. La colocación de una piedra (y puntuación), last paragraph";
    assert_eq!(say(brackets)[1], "2. La colocación de una piedra (y puntuación), ostatni akapit");
    assert_eq!(say("A. Oferta, last item before EJEMPLO DE TURNO")[0], "A. Oferta, último punto antes de EJEMPLO DE TURNO");
}

#[test]
fn no_way_to_a_passage_is_left_in_english() {
    const ENGLISH: [&str; 11] =
        ["paragraph", "item", "picture", "bonus", "list of", "example", "first", "last ", "after ", "introduction", "players"];
    let mut said = HashSet::new();
    for citation in catalogues().flat_map(Catalogue::rules).flat_map(|rule| rule.citations()) {
        for language in [Language::Spanish, Language::Polish] {
            let words = section_in(citation.section, language);
            assert!(!ENGLISH.iter().any(|word| words.contains(word)), "{}: {words}", citation.section);
            said.insert((language.tag(), words.into_owned()));
        }
    }
    assert!(said.len() > 200);
}
