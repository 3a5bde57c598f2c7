//! What no grammar sees: agreement of words with the placeables beside them. Each lint is a fault that was once made.

use super::texts::{entry, table};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use std::sync::LazyLock;
use tilejudge::words::{Arg, Book, Language, Message, Subject, fold};

static SPANISH_COLOURS: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| table("src/words/colours.es.tsv"));
static POLISH_COLOURS: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| table("src/words/colours.pl.tsv"));

/// What is wrong with a text, or with what it says of some sample.
pub(crate) fn fault(language: Language, pattern: &Pattern<&'static str>, said: &str) -> Option<&'static str> {
    let faults = [
        (is_colour_in_brackets(language, said), "a colour in brackets agrees with nothing"),
        (is_singular_before_several(language, said), "a singular verb stands before a number of several"),
        (is_list_before_plural(language, pattern), "a list that may be of one stands before a plural verb"),
        (is_list_behind_colon(language, pattern), "a colon stands where the list should take a case"),
    ];
    faults.into_iter().find_map(|(is_so, what)| is_so.then_some(what))
}

/// "w kolorze atutowym (fioletowy)".
fn is_colour_in_brackets(language: Language, said: &str) -> bool {
    let inside = said.split('(').skip(1).filter_map(|rest| rest.split_once(')')).map(|(inside, _)| inside);
    inside.into_iter().any(|word| match language {
        Language::Spanish => SPANISH_COLOURS.iter().flat_map(|row| &row[1..]).any(|colour| colour == word),
        Language::Polish => !word.contains(' ') && POLISH_COLOURS.iter().any(|row| fold(word).starts_with(&*fold(&row[1]))),
        _ => false,
    })
}

/// "mieści się tam tylko 2", "falta 3".
fn is_singular_before_several(language: Language, said: &str) -> bool {
    let (verbs, between): (&[&str], &[&str]) = match language {
        Language::Spanish => (&["falta", "sobra", "cabe", "cae", "quedaría", "bastaría", "cayó"], &["solo", "ahí", "allí"]),
        Language::Polish => (
            &["leży", "zostaje", "spada", "mieści", "zmieści", "wraca", "stoi", "brakowałoby"],
            &["się", "tam", "tu", "tylko", "jeszcze", "już", "najwyżej", "ich"],
        ),
        _ => return false,
    };
    let words: Vec<_> = said.split_whitespace().collect();
    // "hacen falta 20" is no verb of its own.
    let is_verb = |at: usize| verbs.contains(&words[at]) && !(at > 0 && words[at - 1].starts_with("hace"));
    (0..words.len()).filter(|&at| is_verb(at)).any(|at| {
        let next = words.iter().skip(at + 1).find(|word| !between.contains(word));
        let count = next.and_then(|word| word.trim_end_matches([',', ';', ':', ')']).parse().ok());
        count.is_some_and(|count: i64| match language {
            Language::Polish => (2..=4).contains(&(count % 10)) && !(12..=14).contains(&(count % 100)),
            _ => count > 1,
        })
    })
}

/// "el Molino dieron": outside a choice, which knows how many there are.
fn is_list_before_plural(language: Language, pattern: &Pattern<&'static str>) -> bool {
    let verbs: &[&str] = match language {
        Language::Spanish => &["dieron", "dan", "tienen", "son", "están", "pueden", "van", "quedan", "faltan", "reciben"],
        Language::Polish => &["mają", "są", "dały", "dają", "leżą", "mogą", "dostają", "stoją", "trafiają", "zostają"],
        _ => &["are", "have", "were"],
    };
    let ends = |text: &str| text.split_whitespace().next().is_some_and(|word| verbs.contains(&word));
    pattern.elements.windows(2).any(|pair| match pair {
        [list, PatternElement::TextElement { value }] => is_list(list, &["AND"]) && ends(value),
        _ => false,
    })
}

/// "leżą: 2 czerwone i 1 biała".
fn is_list_behind_colon(language: Language, pattern: &Pattern<&'static str>) -> bool {
    let here = language == Language::Polish
        && pattern.elements.windows(2).any(|pair| match pair {
            // A colon behind a name or a move is no dodge.
            [PatternElement::TextElement { value }, list] => {
                value.trim_end().ends_with(':') && value.contains(char::is_alphabetic) && is_list(list, &["AND", "OR"])
            }
            _ => false,
        });
    here || pattern.elements.iter().any(|element| match element {
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().any(|variant| is_list_behind_colon(language, &variant.value))
        }
        _ => false,
    })
}

/// Whether a list is said here by one of the functions.
fn is_list(element: &PatternElement<&'static str>, functions: &[&str]) -> bool {
    match element {
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::FunctionReference { id, .. }) } => {
            functions.contains(&id.name)
        }
        _ => false,
    }
}

/// Each fault is found in a sentence that had it, and not in what it became.
#[test]
fn what_was_said_wrongly_is_found() {
    static OLD: Book = Book::new(&[
        Subject::new(&[("pl", "old = 2 płytki lub w kolorze atutowym ({ COLOUR($wild, \"row\") })\n")], &[]),
        Subject::new(&[("pl", "now = 2 płytki lub w kolorze { COLOUR($wild, \"row\", case: \"loc\") } (atutowym)\n")], &[]),
        Subject::new(&[("es", "old-number = de lo que toma falta { $count }\n")], &[]),
        Subject::new(&[("pl", "old-number = z zabranych mieści się tam tylko { $count }\n")], &[]),
        Subject::new(&[("es", "now-number = de lo que toma faltan { $count }\n")], &[]),
        Subject::new(&[("pl", "now-number = z zabranych mieszczą się tam tylko { $count }\n")], &[]),
        Subject::new(&[("es", "old-verb = { AND($names) } dieron al menos 3\n")], &[]),
        Subject::new(&[("pl", "old-verb = { AND($names) } dały co najmniej 3\n")], &[]),
        Subject::new(
            &[("es", "now-verb = { AND($names) } { SIZE($names) ->\n [one] dio\n *[other] dieron\n} al menos 3\n")],
            &[],
        ),
        Subject::new(&[("pl", "old-list = na środku leżą: { AND($heap) }\n")], &[]),
        Subject::new(&[("pl", "old-list-chosen = { $name ->\n   *[other] leżą: { AND($heap) }\n}\n")], &[]),
        Subject::new(&[("pl", "now-list = środek zawiera { AND($heap, case: \"acc\") }\n")], &[]),
    ]);
    let names: Arg = ["el Molino"].into_iter().map(Arg::from).collect();
    let found = |id: &'static str, language| {
        let heap = Arg::List([Arg::Coloured(2, "red")].into());
        let message = Message::new(&OLD, id).with("wild", Arg::Term("purple")).with("count", 3).with("names", names.clone());
        let message = message.with("heap", heap).with("name", "Ana");
        let entry = entry(&OLD, language, id).expect("the book has it");
        fault(language, &entry.value.expect("it has a value"), &message.say(language)).is_some()
    };
    let polish = ["old", "old-number", "old-verb", "old-list", "old-list-chosen", "now", "now-number", "now-list"];
    assert_eq!(polish.map(|id| found(id, Language::Polish)), [true, true, true, true, true, false, false, false]);
    let spanish = ["old-number", "old-verb", "now-number", "now-verb"];
    assert_eq!(spanish.map(|id| found(id, Language::Spanish)), [true, true, false, false]);
}
