//! Buildings as a case describes them: stones on their sections, and what is read off their tiles.

use super::buildings::BUILDINGS;
use super::read::{read_reward, read_seat};
use super::words;
use crate::case::{Node, Reader, Value, fold};
use crate::games::blue_moon_city::{Building, DraftSite, DraftStone, Section, SectionName};
use std::fmt::Display;

/// `buildings:`, a map of buildings; each a map of its own, or `finished`.
pub(super) fn read(node: &Node<'_>, names: &[&str], reader: &mut Reader) -> Option<Vec<DraftSite>> {
    let Value::Map(entries) = &node.value else {
        reader.wrong_type(node, "`buildings`", "a map of buildings, such as {university: {built: {2: Ana}}}");
        return None;
    };
    let mut sites: Vec<DraftSite> = Vec::with_capacity(entries.len());
    for (key, value) in entries {
        let Some(building) = reader.word(key, "a building", &BUILDINGS) else { continue };
        if sites.iter().any(|site| site.building == building) {
            let message = format!("`buildings` has the {} twice", super::city::name(building));
            reader.problem(key, "case/duplicate-key", message, Some("write what is known of it together".to_owned()));
        }
        sites.push(read_site(building, value, names, reader));
    }
    Some(sites)
}

/// A building; whatever is wrong is a problem.
fn read_site(building: Building, node: &Node<'_>, names: &[&str], reader: &mut Reader) -> DraftSite {
    let mut site = DraftSite::bare(building);
    if let Value::Scalar(..) = &node.value {
        site.finished = reader.word(node, "a building", &words::YES_NO);
        return site;
    }
    let name = super::city::name(building);
    let Some(fields) = reader.fields(node, format_args!("the {name}"), &[words::SITE]) else { return site };
    let get = |key: &str| fields.get(key);
    if let Some(node) = get("built") {
        site.built = true;
        site.stones = read_stones(node, format_args!("`built` of the {name}"), names, reader);
        site.more = match &node.value {
            Value::List(items) => items.iter().any(is_more),
            Value::Map(entries) => entries.iter().any(|(key, _)| is_more(key)),
            Value::Scalar(..) => false,
        };
    }
    site.finished = get("finished").and_then(|node| reader.word(node, format_args!("`finished` of the {name}"), &words::YES_NO));
    site.sections = get("sections").and_then(|node| read_numbers(node, format_args!("a section of the {name}"), reader));
    let mut reward = |key: &str| get(key).and_then(|node| read_reward(node, format_args!("`{key}` of the {name}"), reader));
    site.master = reward("master");
    site.contributor = reward("each");
    site.neighbour = reward("neighbour");
    site
}

/// Stones left to right, with a dot for a free section and `...` where there may be more, or a map of sections to players: `{5: Ana}`,
/// `{section 1: Ana}`, `{4: [Ana, Luis]}` where nobody says which of the fours is whose.
fn read_stones(node: &Node<'_>, what: impl Display + Copy, names: &[&str], reader: &mut Reader) -> Vec<DraftStone> {
    match &node.value {
        Value::List(items) => {
            let stone = |(index, item): (usize, &Node<'_>)| {
                if is_free(item) || is_more(item) {
                    return None;
                }
                let Some(section) = Section::new(index) else {
                    let message = format!("{what} has {} sections", index + 1);
                    reader.problem(item, "case/out-of-range", message, Some("no building has more than four".to_owned()));
                    return None;
                };
                Some(DraftStone { section: SectionName::Nth(section), seat: read_seat(item, names, reader)? })
            };
            items.iter().enumerate().filter_map(stone).collect()
        }
        Value::Map(entries) => {
            let mut stones = Vec::new();
            for (key, value) in entries.iter().filter(|(key, value)| !is_more(key) && !is_free(value)) {
                let section = read_section(key, what, reader);
                let owners = match (&value.value, section) {
                    // Several sections can have one number.
                    (Value::List(owners), Some(SectionName::Cost(_))) => owners.as_slice(),
                    _ => std::slice::from_ref(value),
                };
                for seat in owners.iter().filter_map(|owner| read_seat(owner, names, reader)) {
                    stones.extend(section.map(|section| DraftStone { section, seat }));
                }
            }
            stones
        }
        Value::Scalar(text, _) if text.trim().is_empty() && !node.is_absent() => Vec::new(),
        Value::Scalar(..) => {
            reader.wrong_type(node, what, "a list of players left to right such as [., Ana], or a map such as {5: Ana}");
            Vec::new()
        }
    }
}

/// Whether an item of a list of stones says that the section is free.
fn is_free(node: &Node<'_>) -> bool {
    node.is_absent() || matches!(&node.value, Value::Scalar(word, _) if matches!(word.trim(), "" | "." | "-" | "·"))
}

/// Whether an item of a list of stones says that there may be more.
fn is_more(node: &Node<'_>) -> bool {
    matches!(&node.value, Value::Scalar(word, _) if matches!(word.trim(), "..." | "…"))
}

/// A section by its number, `5`, or by its place, `section 1`.
pub(super) fn read_section(node: &Node<'_>, what: impl Display + Copy, reader: &mut Reader) -> Option<SectionName> {
    let text = reader.text(node, what)?.trim();
    let folded = fold(text);
    let word = folded.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let digits = &folded[word.len()..];
    let word = word.trim_end_matches('-');
    let number = digits.parse::<u8>().ok();
    match (word.is_empty(), words::SECTION.find(word), number) {
        (true, _, Some(cost)) if digits.len() == folded.len() => return Some(SectionName::Cost(cost)),
        (false, Some(()), Some(place)) => {
            if let Some(section) = usize::from(place).checked_sub(1).and_then(Section::new) {
                return Some(SectionName::Nth(section));
            }
            let message = format!("{what} is \"{text}\", which does not exist");
            reader.problem(
                node,
                "case/out-of-range",
                message,
                Some("it can be section 1 to section 4, from the left".to_owned()),
            );
        }
        _ => {
            let message = format!("\"{text}\" in {what} is no section");
            let help = "write the number printed on the section, such as 5, or its place from the left, such as section 1";
            reader.problem(node, "case/unknown-word", message, Some(help.to_owned()));
        }
    }
    None
}

/// The numbers of sections, left to right: a list, or one number.
fn read_numbers(node: &Node<'_>, what: impl Display + Copy, reader: &mut Reader) -> Option<Vec<u8>> {
    let items = match &node.value {
        Value::List(items) => items,
        _ => std::slice::from_ref(node),
    };
    let mut number = |item: &Node<'_>| reader.number(item, what, words::SECTIONS).and_then(|number| u8::try_from(number).ok());
    let numbers: Vec<_> = items.iter().filter_map(&mut number).collect();
    (numbers.len() == items.len()).then_some(numbers)
}
