//! What is said of repairs.

use crate::case::Thing;
use crate::order;
use crate::repair::{Change, Edit, Kind, Layout, Repairs, Way};
use crate::verdict::{Place, Step};
use crate::words::{Arg, Book, Language, Message, fold, in_words_of, texts, typed_in};

static BOOK: Book = Book::new(&[texts!("report/messages/repairs")]);

/// Of a mistake that goes through a whole case, so many changes are told.
const TOLD: usize = 3;
/// So many values that would do at a place are told.
const VALUES: usize = 10;
/// A value of more letters is not quoted; the lines show it.
const LONGEST: usize = 80;

pub(super) fn message(id: &'static str) -> Message {
    Message::new(&BOOK, id)
}

/// How many repairs there are, behind the verdict.
pub(super) fn headline(repairs: &Repairs, made: bool, language: Language) -> String {
    let pairs = repairs.found.iter().any(|repair| repair.len() > 1);
    let counted = |id| message(id).with("count", repairs.found.len());
    let told = match (repairs.is_needless(), pairs) {
        (true, _) => message("nothing-to-repair"),
        (false, _) if made => message("made"),
        (false, _) if repairs.found.is_empty() && repairs.is_cut_short => message("none-found"),
        (false, _) if repairs.found.is_empty() => message("no-repair"),
        (false, _) if repairs.are_of_spelling() => message("readable"),
        (false, _) if repairs.are_of_parts() => counted("parts"),
        (false, false) if repairs.of_record => counted("legal"),
        (false, true) => counted("pairs"),
        (false, false) => counted("single"),
    };
    let told = told.say(language);
    if repairs.is_cut_short && !made { format!("{told}; {}", message("cut-short").say(language)) } else { told }
}

/// The change of one value; of several that would do, the values.
pub(super) fn in_one_place(repairs: &[Vec<Edit>], language: Language) -> String {
    let changes = || repairs.iter().flatten().flat_map(|edit| &edit.changes);
    match (repairs, changes().next()) {
        ([_, _, ..], Some(first)) => {
            let (place, to) = (placed(first, language), among(changes().map(Some), language));
            let [from, _] = typed_and_meant(first, language);
            message("instead").with("place", &*place).with("to", &*to).with("from", &*from).say(language)
        }
        ([only], _) => says(only, language),
        _ => String::new(),
    }
}

/// A repair in a sentence.
pub fn says(repair: &[Edit], language: Language) -> String {
    if repair.iter().all(|edit| edit.kind == Kind::Part) {
        let places: Vec<_> = repair.iter().flat_map(|edit| &edit.changes).map(|change| placed(change, language)).collect();
        return message("part").with("place", &*places.join(", ")).with("count", places.len()).say(language);
    }
    let edits: Vec<_> = repair.iter().map(|edit| of_edit(edit, language)).collect();
    edits.join("; ")
}

fn of_edit(edit: &Edit, language: Language) -> String {
    let Some(first) = edit.changes.first() else { return String::new() };
    let told = match (edit.kind, edit.changes.get(1), space(first)) {
        (Kind::Neighbour, Some(second), Some((typed_row, typed_column))) if matches!(&*second.from, "." | "-" | "_" | "·") => {
            let (row, column) = space(second).unwrap_or_default();
            let moved = message("moved").with("of", &*named(first, language)).with("piece", &*quoted(&first.from));
            let moved = moved.with("row", row).with("column", column).with("typed-row", typed_row);
            moved.with("typed-column", typed_column).say(language)
        }
        (Kind::Layout(Layout { row: Some(row), other, way }), ..) => {
            let of = |id| message(id).with("place", &*placed(first, language));
            let says = match way {
                Way::Rows | Way::Columns => {
                    let id = if way == Way::Rows { "rows" } else { "columns" };
                    of(id).with("one", row + 1).with("other", other.map_or(0, |other| other + 1))
                }
                _ => of("row").with("row", row + 1).with("way", Arg::Term(way.word())),
            };
            says.say(language)
        }
        (Kind::Layout(Layout { way, .. }), ..) => laid(way, &placed(first, language)).say(language),
        (Kind::Order, None, _) => laid(Way::LastFirst, &placed(first, language)).say(language),
        (Kind::Boards | Kind::Order | Kind::MoveOrder, Some(second), _) => {
            message("exchanged").with("one", &*placed(first, language)).with("other", &*placed(second, language)).say(language)
        }
        _ => {
            let changes: Vec<_> = edit.changes.iter().take(TOLD).map(|change| of_change(change, language)).collect();
            let more = edit.changes.len().saturating_sub(TOLD);
            let rest = if more > 0 { format!(", {}", message("more").with("count", more).say(language)) } else { String::new() };
            changes.join(", ") + &rest
        }
    };
    let why = message("why").with("kind", Arg::Term(edit.kind.word())).say(language);
    format!("{told} ({why})")
}

/// How a board, or lines, have to stand.
fn laid(way: Way, place: &str) -> Message {
    message("laid").with("place", place).with("way", Arg::Term(way.word()))
}

/// Where a change is made.
fn placed(change: &Change, language: Language) -> String {
    let named = named(change, language);
    match space(change) {
        Some((row, column)) => message("space").with("of", &*named).with("row", row).with("column", column).say(language),
        None => named,
    }
}

fn of_change(change: &Change, language: Language) -> String {
    let place = placed(change, language);
    let is_long = |text: &str| text.contains('\n') || text.chars().nth(LONGEST).is_some();
    if is_long(&change.from) || is_long(&change.to) {
        return message("changed").with("place", &*place).say(language);
    }
    match (change.from.as_str(), change.to.as_str()) {
        ("", to) => return message("missing").with("place", &*place).with("to", &*quoted(to)).say(language),
        (from, "") => return message("without").with("place", &*place).with("from", &*quoted(from)).say(language),
        _ => {}
    }
    let [from, to] = typed_and_meant(change, language);
    message("instead").with("place", &*place).with("to", &*to).with("from", &*from).say(language)
}

/// Both words of a change in quotation marks; behind each what the language calls that, unless the case is written in it.
fn typed_and_meant(change: &Change, language: Language) -> [String; 2] {
    let called = |thing: &Thing| typed_in(language, thing.name, thing.also, "").unwrap_or_else(|| thing.name.to_owned());
    let names = change.names.as_ref().filter(|[_, to]| fold(&called(to)) != fold(&change.to));
    let told = |word: &str, meaning: Option<&Thing>| match meaning {
        Some(meaning) => format!("{} ({})", quoted(word), called(meaning)),
        None => quoted(word),
    };
    [told(&change.from, names.map(|[from, _]| from)), told(&change.to, names.map(|[_, to]| to))]
}

/// What is typed in quotation marks already gets no others.
fn quoted(text: &str) -> String {
    let is_quoted = text.len() > 1 && text.starts_with('"') && text.ends_with('"');
    if is_quoted { text.to_owned() } else { format!("\"{text}\"") }
}

/// Row and column of a space, from 1, if a change is made there.
fn space(change: &Change) -> Option<(usize, usize)> {
    if let Some(Step::Space(row, column)) = change.place.0.last() { Some((row + 1, column + 1)) } else { None }
}

/// The way to a value, in the words of the language; what the case itself has is its own.
fn named(change: &Change, language: Language) -> String {
    if change.way.is_empty() {
        return message("of-case").say(language);
    }
    way(&change.place, &change.way, language)
}

fn way(place: &Place, way: &[String], language: Language) -> String {
    let of_player = matches!(place.0.first(), Some(Step::Key(key)) if key == "players");
    let is_name = |at: usize, word: &str| of_player && at == 0 && in_words_of(Language::English, word, true) != "players";
    let said = |(at, word): (usize, &'_ String)| match is_name(at, word) {
        true => word.clone(),
        false => in_words_of(language, word, at == 0).to_owned(),
    };
    way.iter().enumerate().map(said).collect::<Vec<_>>().join(" ")
}

/// Where an edit begins, without the single space or line.
pub(super) fn along(edit: &Edit, language: Language) -> String {
    edit.changes.first().map_or_else(String::new, |change| {
        let is_row = matches!(change.place.0.last(), Some(Step::Item(_)));
        let before = change.way.split_last().map_or(&change.way[..], |(_, before)| if is_row { before } else { &change.way });
        way(&change.place, before, language)
    })
}

/// The values that would do at a place, or how many changes there would.
pub(super) fn among<'c>(changes: impl IntoIterator<Item = Option<&'c Change>>, language: Language) -> String {
    let mut each: Vec<_> = changes.into_iter().collect();
    let count = each.len();
    let to = |change: &Option<&'c Change>| change.map_or("", |change| &change.to);
    order::by_key(&mut each, |change| (to(change).len(), to(change)));
    each.dedup_by_key(|change| to(change));
    let told: Vec<_> =
        each.iter().take(VALUES).flatten().map(|change| typed_and_meant(change, language)).map(|[_, to]| to).collect();
    let is_short = told.iter().map(String::len).sum::<usize>() < LONGEST;
    match is_short && each.first().is_some_and(|first| !to(first).is_empty()) {
        true => told.join(", ") + if each.len() > VALUES { ", …" } else { "" },
        false => message("changes").with("count", count).say(language),
    }
}
