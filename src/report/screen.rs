//! What a screen shows of a case and asks about its places, as JSON: for editors, such as the page.

use super::catalogue::answers_json;
use super::explain::Topic;
use super::marks::marks;
use super::messages::{frame, idiom};
use super::svg::{bare, points};
use super::text::by_rulebook;
use super::{Report, claims, json};
use crate::case::{Thing, Vocabulary};
use crate::editor::{Entry, May, Naming, Slot, named};
use crate::order;
use crate::picture::{Area, Outline, Scene, Spot};
use crate::referee::{Case, Referee};
use crate::verdict::{Condition, Place, Ruling, Step, Verdict, role};
use crate::words::{Arg, Idiom, Language};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

/// The report on a case, as its line of JSON has it.
pub fn report(report: &Report<'_>) -> Value {
    json::case(report, true)
}

/// All that is seen of a table, written as it is told: what a page has to read after every tap is put together only once.
#[derive(Serialize)]
pub struct Screen {
    size: (i32, i32),
    title: Option<String>,
    players: Vec<String>,
    /// The picture.
    pub svg: String,
    /// Its places with their names.
    spots: Vec<Seen>,
    /// What is found and counted, each with the spots that it speaks of.
    marks: Vec<Value>,
    conditions: Vec<Value>,
    claims: Vec<Value>,
    /// The pieces that are laid there, or else the players' stones.
    tray: Option<Value>,
}

/// The picture of a case with its places. What lies there is read off `shown`: the case itself, or the table after its moves.
pub fn screen(case: &Case<'_, '_>, shown: &Case<'_, '_>, verdict: &Verdict, scene: &Scene, language: Language) -> Screen {
    let game = Some(case.game_id());
    let naming = Naming::of(case, language);
    let players = case.players();
    let slots: Vec<_> = shown.slots(scene.spots.iter().map(|spot| &spot.place)).collect();
    let spots = scene.spots.iter().zip(&slots).map(|(spot, slot)| one_spot(shown, &naming, &players, (spot, slot.as_ref())));
    let laid = slots.iter().flatten().filter_map(|slot| match &slot.may {
        May::Piece(words) => Some(words),
        _ => None,
    });
    let pieces = laid.max_by_key(|words| words.things.len()).filter(|words| words.things.len() > 1);
    let pieces = pieces.map(|words| words.things.iter().map(|thing| one_thing(case, &naming, words, thing)).collect::<Value>());
    let stones = || slots.iter().flatten().any(|slot| matches!(slot.may, May::Player(_))).then(|| named_players(&players));
    let numbered: Vec<_> = scene.spots.iter().enumerate().map(|(index, spot)| (&spot.place, index)).collect();
    let (marks, _) = marks(&numbered, verdict, usize::MAX, idiom(language, game));
    let rules = verdict.all_findings().map(|finding| finding.rule.id).chain(verdict.ledger.iter().map(|award| award.rule.id));
    let mark = |(mark, rule): (super::marks::Mark<usize>, &str)| {
        let more = if mark.wrong { mark.more } else { String::new() };
        let lasts = case.game.lasting().iter().any(|lasting| lasting.id == rule);
        json!({"wrong": mark.wrong, "says": mark.says, "more": more, "rule": rule, "spots": mark.rings, "lasts": lasts})
    };
    Screen {
        size: scene.size,
        title: case.game.editions().get(case.edition).map(|edition| naming.title(edition)),
        svg: bare(scene),
        spots: spots.collect(),
        marks: marks.into_iter().zip(rules).map(mark).collect(),
        conditions: verdict.conditions().into_iter().map(|condition| asked(case, condition, language)).collect(),
        claims: verdict.claims.iter().map(|claim| claims::for_screen(claim, game, language)).collect(),
        tray: pieces.or_else(stones),
        players,
    }
}

/// What an answer hangs on, with the text that tells it.
fn asked(case: &Case<'_, '_>, condition: &Condition, language: Language) -> Value {
    json!({"says": condition.says.say(language), "presupposed": condition.is_presupposed,
        "needed": condition.is_needed, "text": case.telling(condition)})
}

/// A place of the picture.
#[derive(Serialize)]
struct Seen {
    #[serde(serialize_with = "steps")]
    place: Place,
    #[serde(serialize_with = "outline")]
    outline: Outline,
    name: String,
    what: Option<String>,
    empty: bool,
    print: Option<char>,
    r#move: Vec<(&'static str, String)>,
    by: Option<String>,
}

fn one_spot(case: &Case<'_, '_>, naming: &Naming, players: &[String], (spot, slot): (&Spot, Option<&Slot>)) -> Seen {
    Seen {
        place: spot.place.clone(),
        outline: spot.outline.clone(),
        name: naming.place(&spot.place, players),
        what: slot.map(|slot| naming.what(slot)),
        empty: slot.is_some_and(|slot| matches!(slot, Slot { may: May::Piece(_) | May::Word(_), now: None })),
        print: spot.print,
        r#move: case.game.in_moves(&spot.place),
        by: whose(&spot.place).and_then(|player| players.get(player)).cloned(),
    }
}

/// On whose board a place is.
fn whose(place: &Place) -> Option<usize> {
    match &place.0[..] {
        [Step::Key(key), Step::Item(player), ..] if key == "players" => Some(*player),
        _ => None,
    }
}

/// A place for the page: keys as texts, items as numbers, a space as two numbers, a piece of a run as one in brackets.
fn steps<S: Serializer>(place: &Place, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    #[serde(untagged)]
    enum Told<'s> {
        Key(&'s str),
        Item(usize),
        Space(usize, usize),
        Piece([usize; 1]),
    }
    serializer.collect_seq(place.0.iter().map(|step| match step {
        Step::Key(key) => Told::Key(key),
        Step::Item(index) => Told::Item(*index),
        Step::Space(row, column) => Told::Space(*row, *column),
        Step::Piece(index) => Told::Piece([*index]),
    }))
}

fn outline<S: Serializer>(outline: &Outline, serializer: S) -> Result<S::Ok, S::Error> {
    match outline {
        Outline::Box(Area { x, y, width, height }, radius) => {
            serializer.collect_map([("x", x), ("y", y), ("width", width), ("height", height), ("rx", radius)])
        }
        Outline::Circle((x, y), radius) => serializer.collect_map([("cx", x), ("cy", y), ("r", radius)]),
        Outline::Corners(corners) => serializer.collect_map([("points", points(corners))]),
    }
}

/// What may stand at a place, in words.
pub fn slot(case: &Case<'_, '_>, place: &Place, language: Language) -> Option<Value> {
    let naming = Naming::of(case, language);
    let here = case.slot(place)?;
    let what = naming.what(&here);
    let Slot { may, now } = here;
    // Each thing, and what there is of it.
    let things = |words: &Vocabulary, key: &str, each: &Value| -> Value {
        let told = |(index, thing)| {
            let mut one = one_thing(case, &naming, words, thing);
            one[key] = each[index].clone();
            one
        };
        words.things.iter().enumerate().map(told).collect()
    };
    let counted = |words, counts: &[usize]| things(words, "count", &json!(counts));
    let mut slot = match &may {
        May::Piece(words) => json!({"may": "piece", "things": counted(words, &[])}),
        May::Run(words, counts) => json!({"may": "run", "things": counted(words, counts)}),
        May::Heap(words, counts, most) => json!({"may": "heap", "things": counted(words, counts), "most": most}),
        May::Number(range) => json!({"may": "number", "least": range.start(), "most": range.end()}),
        May::Word(words) => json!({"may": "word", "things": named_things(case, &naming, words)}),
        May::Several(words, held) => json!({"may": "several", "things": things(words, "held", &json!(held))}),
        May::Amount(words, most) => json!({"may": "amount", "things": counted(words, &[]), "most": most}),
        May::Player(names) => json!({"may": "player", "things": named_players(names)}),
        May::Text => json!({"may": "text"}),
        May::Keys(keys) => {
            let key = |entry: &Entry| {
                let says = naming.entry(place, entry);
                json!({"key": entry.key, "says": says, "told": entry.told, "needed": entry.needed})
            };
            json!({"may": "keys", "keys": keys.iter().filter(|entry| named(&entry.key)).map(key).collect::<Value>()})
        }
        May::Board(rows) => json!({"may": "board", "rows": rows}),
        May::Items(count) => json!({"may": "items", "count": count}),
        May::Written(examples) => json!({"may": "written", "examples": examples}),
    };
    slot["now"] = json!(now);
    slot["what"] = json!(what);
    slot["name"] = json!(naming.place(place, &case.players()));
    Some(slot)
}

/// Players as what may lie somewhere: a stone is called after its owner.
fn named_players(names: &[String]) -> Value {
    names.iter().map(|name| json!({"put": name, "says": name})).collect()
}

/// Words with each of their numbers.
fn named_things(case: &Case<'_, '_>, naming: &Naming, words: &Vocabulary) -> Value {
    let each = words.things.iter().flat_map(|thing| thing.numbered().into_iter().map(move |named| (thing, named)));
    let one = |(thing, (put, number)): (&Thing, _)| {
        let mut one = one_thing(case, naming, words, thing);
        one["put"] = json!(put);
        one["says"] = json!(naming.thing_of(thing, number));
        one
    };
    each.map(one).collect()
}

fn one_thing(case: &Case<'_, '_>, naming: &Naming, words: &Vocabulary, thing: &Thing) -> Value {
    let name = thing.name;
    let (letter, tint) = match name.split_once(' ') {
        // A card is a colour and a number.
        Some((colour, value)) => {
            let colours = case.pieces();
            let letter = colours.by_name(colour).and_then(|colour| colours.letter(colours.things.get(colour)?));
            (letter.map(|letter| format!("{letter}{value}")), case.game.tint(case.edition, colour))
        }
        None => (words.letter(thing).map(String::from), case.game.tint(case.edition, name)),
    };
    json!({"put": name, "letter": letter, "says": naming.thing(thing), "tint": tint.map(|tint| tint.to_string())})
}

/// A rule, a ruling or a slip as people read it who play a game: what it says, and where, their own edition in their own language
/// before all others.
pub fn entry(entry: &super::Entry, game: Option<&str>, language: Language) -> Value {
    let idiom = Idiom { language, terms: entry.terms };
    let (mut answers, mut rule) = (Vec::new(), None);
    let citations = match entry.topic {
        Topic::Rule(rule) => rule.citations(),
        Topic::Ruling(ruling) => {
            let says = |(index, answer)| format!("{}{}", ruling.meaning_in(idiom, answer), role(ruling, index, language));
            answers.extend(ruling.answers.iter().enumerate().map(says));
            ruling.citations()
        }
        Topic::Slip(slip) => {
            rule = slip.rule.map(|rule| rule.id);
            slip.rule.map(|rule| rule.citations()).unwrap_or_default()
        }
    };
    let passages = by_rulebook(&citations, language).map(|(book, sections)| {
        let (edition, tag) = book.id.rsplit_once('.').unwrap_or((book.id, ""));
        let says = frame("book").with("title", book.title).with("language", Arg::Term(book.language)).say(language);
        (Some(edition) != game, tag != language.tag(), json!({"book": says, "sections": sections, "own": Some(edition) == game}))
    });
    let mut passages: Vec<_> = passages.collect();
    order::by_key(&mut passages, |(is_other, is_foreign, _)| (*is_other, *is_foreign));
    let (title, says) = entry.says(language);
    json!({"name": entry.name(), "title": title, "says": says, "answers": answers, "rule": rule,
        "where": passages.into_iter().map(|(.., passage)| passage).collect::<Value>()})
}

/// An edition with all that is chosen when a table of it is laid out.
pub fn edition(game: &'static dyn Referee, edition: usize, language: Language) -> Value {
    let Some(about) = game.editions().get(edition) else { return Value::Null };
    let naming = Naming::of_edition(game, edition, language);
    let idiom = idiom(language, Some(about.id));
    let word = |word: &'static str| json!({"id": word, "says": naming.word(word)});
    let ruling = |ruling: &Ruling| {
        json!({"name": ruling.name, "question": ruling.question_in(idiom), "answers": answers_json(ruling, idiom),
            "online": ruling.answered_online()})
    };
    json!({
        "id": about.id,
        "title": naming.title(about),
        "variants": about.variants.iter().map(|variant| word(variant.id)).collect::<Value>(),
        "phases": game.phases().iter().map(|phase| word(phase)).collect::<Value>(),
        "rulings": game.catalogue().rulings.iter().map(ruling).collect::<Value>(),
    })
}
