//! A JSON Schema of the cases of a game, or of all games, for editors: it completes and checks while people type.

use super::claims::AMOUNTS;
use super::{GAMES, Preset, Referee, editions};
use crate::case::schema::{Definitions, has, needs, text};
use crate::case::spelling::{any_of, whole};
use crate::case::{Key, Shape, Vocabulary};
use crate::game::lexicon::{LANGUAGES, UNITS};
use crate::game::{Edition, header};
use crate::verdict::{Conclusion, Ruling};
use crate::words::Language;
use serde_json::{Map, Value, json};

const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";
const ABOUT: &str = "Keys and words are listed as they are compared: in lower case, without accents, with hyphens for blanks. \
    They are understood in any case, with or without accents, with blanks or underscores for hyphens. \
    What a schema cannot see, such as a key under two of its names or a name that no player has, `tilejudge check` says.";

/// The schema of the cases of one edition of a game, or of all of all games. It accepts the names of all languages; editors offer
/// those of one, if there is one.
pub fn schema(chosen: Option<(&'static dyn Referee, usize)>, offered: Option<Language>) -> Value {
    let mut definitions = Definitions::offering(offered);
    let mut root = json!({"$schema": DIALECT, "description": ABOUT});
    let about = match chosen {
        Some((game, index)) => {
            let Some(edition) = game.editions().get(index) else { return root };
            root["title"] = format!("A case of {} for tilejudge", edition.title).into();
            case(game, index, edition, &mut definitions)
        }
        None => {
            root["title"] = "A case for tilejudge".into();
            any_case(&mut definitions)
        }
    };
    if let (Value::Object(root), Value::Object(about)) = (&mut root, about) {
        root.extend(about);
    }
    root["$defs"] = definitions.finish().into();
    root
}

fn any_case(definitions: &mut Definitions) -> Value {
    let games = || GAMES.iter().flat_map(|&game| game.editions().iter().enumerate().map(move |entry| (game, entry)));
    let ids: Vec<_> = editions().map(|edition| edition.id).collect();
    let patterns: Vec<_> = editions().map(Edition::pattern).collect();
    let named = text(&patterns.join("|"), "a game that the referee knows", &ids);
    let mut all = vec![needs(&[game_key()], &format!("say which game it is about: {}", ids.join(", ")))];
    for (game, (index, edition)) in games() {
        let mut about = has(&[game_key()]);
        about["patternProperties"] = json!({game_pattern(): {"type": "string", "pattern": edition.pattern()}});
        let schema = case(game, index, edition, definitions);
        all.push(json!({"if": about, "then": definitions.define(edition.id, schema)}));
    }
    json!({"type": "object", "properties": {"game": named}, "patternProperties": {game_pattern(): named}, "allOf": all})
}

fn case(game: &dyn Referee, index: usize, edition: &Edition, definitions: &mut Definitions) -> Value {
    definitions.turn_to(index, edition.id);
    let catalogue = game.catalogue();
    definitions.give("game", text(&edition.pattern(), &format!("{}, for {}", edition.id, edition.title), [edition.id]));
    definitions.give("preset", choice(Preset::ALL.map(|preset| (preset.word(), preset.about()))));
    let preset = definitions.shape(&Shape::Defined("preset"));
    let rulings: Map<_, _> = catalogue.rulings.iter().map(|ruling| (ruling.name.to_owned(), answers(ruling))).collect();
    let rulings = json!({"type": "object", "properties": rulings, "additionalProperties": false});
    definitions.give("rulings", json!({"anyOf": [preset, rulings]}));
    definitions.give("rule", choice(catalogue.rules().map(|rule| (rule.id, rule.title_in(Language::English)))));
    definitions.give("condition", json!({"enum": game.conditions()}));
    definitions.give("verdict", json!({"enum": Conclusion::OF_VERDICTS.map(Conclusion::word)}));
    definitions.give("nothing", json!({"enum": [null, "", ".", "-", "·"]}));
    let legend = legend(&game.colours(index), definitions);
    definitions.give("letters", legend);
    let amount = amount(game, definitions);
    definitions.give("amount", amount);
    let case = definitions.fixed("case", &[header::KEYS, game.keys()], &["game", "players"]);
    // What the letters of a legend of its own mean no pattern can tell.
    let letters = header::KEYS.iter().find(|key| key.name == "letters");
    let pattern = letters.map_or_else(String::new, |key| whole(&any_of(key.names())));
    let mut own = has(letters.as_slice());
    own["patternProperties"] = json!({&pattern: {"type": "object"}});
    let legend = json!({&pattern: definitions.shape(&Shape::Defined("letters"))});
    json!({"if": own, "then": {"patternProperties": legend}, "else": case})
}

/// The letters of a language, or each colour by a letter of its own.
fn legend(colours: &Vocabulary, definitions: &mut Definitions) -> Value {
    let language = definitions.shape(&Shape::Word(|_| LANGUAGES.vocabulary()));
    let names = || colours.names().filter(|name| name.chars().nth(1).is_some());
    let colour = text(&whole(&any_of(names())), "a colour", names());
    json!({"anyOf": [language, {"type": "object", "additionalProperties": colour,
        "propertyNames": {"pattern": r"^\s*[^\d\W_]\s*$|^\s*[À-ž]\s*$"}}]})
}

/// So much of what decides the game, or of each thing that it counts.
fn amount(game: &dyn Referee, definitions: &mut Definitions) -> Value {
    let number = definitions.shape(&Shape::Number(AMOUNTS));
    let counted = UNITS.words.iter().filter(|word| game.units().contains(&word.means));
    let names: Vec<_> = counted.clone().flat_map(|word| word.names()).collect();
    let own: Map<_, _> = counted.map(|word| (word.name.to_owned(), number.clone())).collect();
    let units = json!({
        "type": "object",
        "properties": own,
        "patternProperties": {whole(&any_of(names)): number},
        "additionalProperties": false,
    });
    json!({"anyOf": [number, units]})
}

fn answers(ruling: &Ruling) -> Value {
    let mut schema = choice(ruling.answers.iter().map(|answer| (answer.name, ruling.meaning_in(Language::English, answer))));
    // What reads YAML 1.1 takes them for truths.
    if ruling.answers.iter().any(|answer| answer.name == "yes") {
        schema = json!({"anyOf": [schema, {"type": "boolean"}]});
    }
    schema["description"] = ruling.question_in(Language::English).into();
    schema
}

/// One of several words exactly as they are, each with what it means.
fn choice<Meaning: Into<Value>>(words: impl IntoIterator<Item = (&'static str, Meaning)>) -> Value {
    let words = words.into_iter().map(|(word, meaning)| json!({"const": word, "description": meaning.into()}));
    json!({"oneOf": words.collect::<Vec<_>>()})
}

fn game_key() -> &'static Key {
    &header::KEYS[1]
}

fn game_pattern() -> String {
    whole(&any_of(game_key().names()))
}
