//! What may stand where something is typed: keys, words, names of players, pieces, and whole legal moves.

use crate::paths::{Here, at, in_language};
use crate::text::{Text, judged};
use lsp_types::{CompletionItem, CompletionItemKind, CompletionTextEdit, Position, TextEdit};
use serde_json::{Value, json};
use tilejudge::case::{Node, Span, Thing, Value as Tree};
use tilejudge::editor::{Entry, May, Naming};
use tilejudge::referee::{Case, editions, localised};
use tilejudge::report::Question;
use tilejudge::verdict::{Listed, Place, Step};
use tilejudge::words::Language;

/// Stands for what is being typed, so that the rest can be read.
const TYPED: &str = "qqq";

pub(crate) fn complete(text: &Text, position: Position) -> Vec<CompletionItem> {
    let offset = text.offset(position);
    let word = typed(text, offset);
    let before = text.before(word.start);
    let before = before.trim_end();
    // Before the game is told nothing else can be.
    if ["game:", "juego:", "gra:"].iter().any(|key| before.ends_with(key)) {
        let ids = editions().map(|edition| item(edition.id.to_owned(), CompletionItemKind::VALUE, None));
        return ids.map(|item| instead(item, text, word)).collect();
    }
    let is_value = before.ends_with([':', '[']);
    // As a value, and where a key may begin, as a key.
    let ways = if is_value { vec![TYPED.to_owned()] } else { vec![format!("{TYPED}: "), TYPED.to_owned()] };
    let mut items = Vec::new();
    for way in ways {
        let mut other = text.whole().to_owned();
        other.replace_range(word.start..word.end, &way);
        let other = Text::new(other);
        let found = other.case_at(word.start, |document, case, language| {
            let here = at(case, language, &document.root, word.start)?;
            Some(Offer { text: &other, case, language }.items(here, &document.root))
        });
        items.extend(found.flatten().unwrap_or_default());
    }
    items.into_iter().map(|item| instead(item, text, word)).collect()
}

/// The word that ends at a byte.
fn typed(text: &Text, offset: usize) -> Span {
    let before = text.before(offset);
    let start = before.rfind(|letter: char| ":,[]{}\"'".contains(letter)).map_or(0, |at| at + 1);
    let start = start + before[start..].find(|letter: char| !" \t-".contains(letter)).unwrap_or(before.len() - start);
    Span { start: offset - before.len() + start, end: offset }
}

fn item(label: String, kind: CompletionItemKind, detail: Option<String>) -> CompletionItem {
    CompletionItem { label, kind: Some(kind), detail, ..CompletionItem::default() }
}

/// An item in the place of what is typed.
fn instead(item: CompletionItem, text: &Text, word: Span) -> CompletionItem {
    let new = item.insert_text.clone().unwrap_or_else(|| item.label.clone());
    let edit = CompletionTextEdit::Edit(TextEdit::new(text.range(word), new));
    CompletionItem { insert_text: None, text_edit: Some(edit), ..item }
}

struct Offer<'a, 'd, 's> {
    text: &'a Text,
    case: &'a Case<'d, 's>,
    language: Language,
}

impl Offer<'_, '_, '_> {
    fn items(&self, here: Here<'_, '_>, root: &Node<'_>) -> Vec<CompletionItem> {
        if here.is_key {
            let parent = Place(here.place.0[..here.place.0.len() - 1].to_vec());
            return self.keys(&parent);
        }
        let mut items = self.values(&here.place);
        if let [Step::Key(_), Step::Item(index)] = here.place.0[..] {
            items.extend(self.moves(&here, root, index).unwrap_or_default());
        }
        items
    }

    /// The keys that a map lacks.
    fn keys(&self, place: &Place) -> Vec<CompletionItem> {
        let naming = Naming::of(self.case, self.language);
        let Some(May::Keys(entries)) = self.case.slot(place).map(|slot| slot.may) else { return Vec::new() };
        let lacking = entries.into_iter().filter(|entry| !entry.told);
        let item = |entry: Entry| {
            let key = in_language(self.case, self.language, place, &entry.key);
            let says = naming.entry(place, &entry);
            CompletionItem { insert_text: Some(format!("{key}: ")), ..item(key, CompletionItemKind::PROPERTY, Some(says)) }
        };
        lacking.map(item).collect()
    }

    /// The words that may stand at a place.
    fn values(&self, place: &Place) -> Vec<CompletionItem> {
        let naming = Naming::of(self.case, self.language);
        let Some(slot) = self.case.slot(place) else { return Vec::new() };
        match slot.may {
            May::Word(words) | May::Several(words, _) | May::Amount(words, _) => {
                let each =
                    words.things.iter().flat_map(|thing| thing.numbered().into_iter().map(move |(_, number)| (thing, number)));
                let item = |(thing, number): (&Thing, Option<usize>)| {
                    let name = words.name(thing);
                    let name = number.map_or_else(|| name.clone(), |number| format!("{name} {number}"));
                    item(name, CompletionItemKind::ENUM_MEMBER, Some(naming.thing_of(thing, number)))
                };
                each.map(item).collect()
            }
            May::Piece(words) | May::Run(words, _) => {
                let letters = words.things.iter().filter_map(|thing| Some((words.letter(thing)?, thing)));
                letters
                    .map(|(letter, thing)| item(letter.into(), CompletionItemKind::ENUM_MEMBER, Some(naming.thing(thing))))
                    .collect()
            }
            May::Player(names) => names.into_iter().map(|name| item(name, CompletionItemKind::VARIABLE, None)).collect(),
            _ => Vec::new(),
        }
    }

    /// The legal moves after those before this one, ready to be typed; where each move begins a line.
    fn moves(&self, here: &Here<'_, '_>, root: &Node<'_>, index: usize) -> Option<Vec<CompletionItem>> {
        let Tree::Map(entries) = &root.value else { return None };
        let own = here.node.span;
        let (key, list) = entries.iter().find(|(_, list)| list.span.start <= own.start && own.end <= list.span.end)?;
        let begun = self.text.before(own.start);
        if !matches!(&here.place.0[..], [Step::Key(key), _] if key == "moves")
            || !begun.chars().all(|letter| " -".contains(letter))
        {
            return None;
        }
        // What is typed and all that follows is not made yet.
        let start = if index == 0 { key.span.start } else { own.start - begun.len() };
        let mut table = self.text.whole().to_owned();
        table.replace_range(start..list.span.end, "");
        let listed = Text::new(table).case_at(start.saturating_sub(1), |_, case, _| {
            let verdict = judged(case, Question::Moves).ok()?;
            let one = |listed: &Listed| (self.written(&listed.play), listed.says.say(self.language));
            Some(verdict.legal?.iter().map(one).collect::<Vec<_>>())
        });
        let item = |(play, says)| item(play, CompletionItemKind::EVENT, Some(says));
        Some(listed??.into_iter().map(item).collect())
    }

    /// A move as the case would have it, on one line.
    fn written(&self, play: &Value) -> String {
        let told = localised(&json!({"game": self.case.game_id(), "moves": [play]}), self.language);
        let moves = told.as_object().and_then(|case| case.iter().next_back()).map(|(_, moves)| &moves[0]);
        flow(moves.unwrap_or(play))
    }
}

/// A value on one line, with quotes only where it needs them.
fn flow(value: &Value) -> String {
    let plain = |text: &str| {
        let is_word = |letter: char| letter.is_alphanumeric() || " _".contains(letter);
        let is_plain = text.starts_with(char::is_alphabetic) && text.chars().all(is_word) && !text.ends_with(' ');
        let means_else = ["yes", "no", "on", "off", "true", "false", "null", "y", "n"].contains(&&*text.to_lowercase());
        if is_plain && !means_else { text.to_owned() } else { Value::from(text).to_string() }
    };
    match value {
        Value::String(text) => plain(text),
        Value::Array(items) => format!("[{}]", items.iter().map(flow).collect::<Vec<_>>().join(", ")),
        Value::Object(map) => {
            let entry = |(key, value): (&String, &Value)| format!("{}: {}", plain(key), flow(value));
            format!("{{{}}}", map.iter().map(entry).collect::<Vec<_>>().join(", "))
        }
        other => other.to_string(),
    }
}
