//! Cases to fill in: texts with a few places for what an edition and a variant decide.

use super::Game;
use super::shared::factories_for;
use crate::case::edit::literal;
use crate::picture::captions::{Captions, SHARED};
use crate::words::{Arg, Language, Subject, texts};

/// The first lines of a case that an editor is to complete and check: they name the file that its user makes.
static FOR_EDITORS: Subject = texts!("game/templates/editors");

/// A case of an edition as YAML text, with what tells editors its schema.
pub(crate) fn fill<G: Game>(edition: usize, chosen: &[usize], phase: &str, question: &str, language: Language) -> String {
    let edition = edition.min(G::EDITIONS.len() - 1);
    let (game, printed) = (G::EDITIONS[edition].id, G::EDITIONS[edition].variants);
    let at = G::PHASES.iter().position(|known| *known == phase).unwrap_or(0);
    let words = G::colours(edition);
    let colours: Vec<_> = words.lettered(language).collect();
    let captions = Captions { book: &SHARED, terms: &[], language };
    let variants: Vec<_> = printed.iter().map(|variant| variant.id).collect();
    let chosen = if chosen.is_empty() { &[0] } else { chosen };
    let chosen: Vec<_> = chosen.iter().filter_map(|index| variants.get(*index).copied()).collect();
    let called = |variant: &'static str| captions.say("variant", [("variant", Arg::Term(variant))]);
    let all = |of: &[&'static str]| of.iter().map(|variant| called(variant)).collect::<Vec<_>>().join(", ");
    let letter = |&(letter, colour): &(char, &'static str)| {
        captions.say("letter", [("letter", Arg::Name(letter.to_string())), ("colour", Arg::Term(colour))])
    };
    // The second colour of the first row of Azul, which is what the examples of the rulebooks take.
    let (code, colour) = colours.get(1).copied().unwrap_or_default();
    let usual = words.lettered(Language::English).zip(&colours);
    let usual = usual.map(|((usual, _), (letter, _))| (format!("<{usual}>"), letter.to_string()));
    let facts = [
        ("<game>", game.to_owned()),
        ("<title>", G::EDITIONS[edition].title_in(&SHARED, language)),
        ("<variant>", if chosen.len() > 1 { format!("[{}]", all(&chosen)) } else { all(&chosen) }),
        ("<variants>", all(&variants)),
        ("<letters>", colours.iter().map(letter).collect::<Vec<_>>().join(", ")),
        ("<row>", colours.iter().map(|(letter, _)| letter.to_string()).collect::<Vec<_>>().join(" ")),
        ("<code>", code.to_string()),
        ("<colour>", captions.say("colour", [("colour", Arg::Term(colour))])),
    ];
    let lines =
        std::iter::once(&FOR_EDITORS).chain(G::TEMPLATES.get(at)).flat_map(|texts| texts.text(language).split_inclusive('\n'));
    let text: String = lines.filter_map(|line| kept(line, &[&[game, question], &chosen[..]].concat())).collect();
    let facts = facts.map(|(name, fact)| (name.to_owned(), fact));
    facts.into_iter().chain(usual).fold(text, |text, (name, fact)| text.replace(&name, &fact))
}

/// A case of a table on which nothing lies.
pub(crate) fn blank<G: Game>(
    edition: usize,
    variant: Option<usize>,
    phase: &str,
    players: &[String],
    language: Language,
) -> String {
    let edition = &G::EDITIONS[edition.min(G::EDITIONS.len() - 1)];
    let variant = variant.and_then(|index| edition.variants.get(index)).or(edition.variants.first());
    let phase = G::PHASES.iter().copied().find(|known| *known == phase).unwrap_or_default();
    let several = if players.len() > 1 { phase } else { "" };
    let factories = vec!["\"\""; factories_for(players.len())].join(", ");
    let facts = [
        ("<game>", edition.id),
        ("<language>", language.tag()),
        ("<variant>", variant.map_or("", |variant| variant.id)),
        ("<phase>", phase),
        ("<factories>", &factories),
    ];
    let mut text = String::new();
    let mut lines = G::BLANK.split_inclusive('\n').peekable();
    while let Some(line) = lines.next() {
        let Some(first) = line.strip_prefix("[player]") else {
            let line = kept(line, &[several, language.tag()]).filter(|line| !phase.is_empty() || !line.contains("<phase>"));
            text.push_str(line.unwrap_or_default());
            continue;
        };
        let mut block = first.to_owned();
        while let Some(next) = lines.next_if(|line| line.starts_with("[player]")) {
            block += next.trim_start_matches("[player]");
        }
        text.extend(players.iter().map(|name| block.replace("<name>", &literal(name))));
    }
    facts.into_iter().fold(text, |text, (name, fact)| text.replace(name, fact))
}

/// A line without the words that it is there for; none if it is not there.
fn kept<'t>(line: &'t str, holds: &[&str]) -> Option<&'t str> {
    let Some((when, line)) = line.strip_prefix('[').and_then(|line| line.split_once(']')) else { return Some(line) };
    let (wanted, word) = when.strip_prefix('!').map_or((true, when), |word| (false, word));
    if holds.contains(&word) == wanted { kept(line, holds) } else { None }
}
