//! Legal moves in few lines: those that differ in one thing are told together, what gives something up by the best of its kind.

use super::messages::frame;
use crate::order;
use crate::verdict::{Gain, Listed, Unit};
use crate::words::lists::grouped;
use crate::words::{Arg, Language};
use serde_json::Value;
use std::cmp::Reverse;
use std::collections::HashMap;

/// Between ways to do the same; no line begins with it.
const OR: &str = "\u{a0}· ";
/// Letters that the ways to do the same take at most where they are told one by one: as many as the ways through a city.
const ROOM: usize = 600;

/// A move in words without so many letters at its beginning.
fn without(listed: &Listed, skip: usize, language: Language) -> String {
    let says = listed.says.say(language);
    says.get(skip..).unwrap_or(&says).to_owned()
}

/// Legal moves that are told in one paragraph.
pub(super) struct Group<'a> {
    pub(super) brings: &'a [Gain],
    /// All of them in words, without the name of whose they are.
    pub(super) says: String,
}

/// Whose all the moves are, if they are one player's, and what each of them begins with in words: "Ana ", "Ana: ".
pub(super) fn whose(legal: &[Listed], language: Language) -> Option<(&str, usize)> {
    let first = legal.first()?;
    let name = first.play.get("player")?.as_str()?;
    let joint = [" ", ": "].into_iter().find(|joint| {
        legal.iter().all(|listed| {
            listed.play.get("player").and_then(Value::as_str) == Some(name)
                && listed.says.say(language).strip_prefix(name).is_some_and(|rest| rest.starts_with(joint))
        })
    })?;
    Some((name, name.len() + joint.len()))
}

/// All legal moves, the best first.
pub(super) fn groups(legal: &[Listed], language: Language) -> Vec<Group<'_>> {
    let whose = whose(legal, language);
    let skip = whose.map_or(0, |(_, skip)| skip);
    let (giving, others): (Vec<_>, Vec<_>) = legal.iter().partition(|listed| listed.gives_up);
    let kinds = grouped(others.into_iter().map(|listed| (parts(listed).map(|(key, _)| key).collect::<Vec<_>>(), listed)));
    let alike = kinds.iter().flat_map(|(_, kind)| alike(kind));
    let mut groups: Vec<_> = alike.map(|same| Group { brings: &same[0].brings, says: together(&same, skip, language) }).collect();
    groups.extend(best(&giving, skip, language));
    order::by_key(&mut groups, |group| Reverse(worth(group.brings, whose.map(|(name, _)| name))));
    groups
}

/// What decides the game first, then what leads there, of the player whose moves they are.
fn worth(brings: &[Gain], whose: Option<&str>) -> [i32; 4] {
    let own = |gain: &&Gain| whose.is_none_or(|name| gain.player == name);
    [Unit::Points, Unit::Offerings, Unit::Crystals, Unit::Scales]
        .map(|unit| brings.iter().filter(own).filter(|gain| gain.unit == unit).map(|gain| gain.amount.least()).sum())
}

/// How many points some gains come to at least; 0 where other things are counted, of which none is simply better.
fn points(brings: &[Gain]) -> i32 {
    brings.iter().filter(|gain| gain.unit == Unit::Points).map(|gain| gain.amount.least()).sum()
}

/// What a move is made of, beside who makes it.
fn parts(listed: &Listed) -> impl Iterator<Item = (&String, &Value)> {
    listed.play.as_object().into_iter().flatten().filter(|(key, _)| *key != "player")
}

/// Moves of one kind, together where they differ in one part and bring the same: in that part which leaves the fewest groups.
fn alike<'a>(kind: &[&'a Listed]) -> Vec<Vec<&'a Listed>> {
    let free = |free: usize| {
        let mut groups: Vec<Vec<&Listed>> = Vec::new();
        let mut known = HashMap::new();
        for &listed in kind {
            let fixed: Vec<_> = parts(listed).enumerate().filter(|(at, _)| *at != free).map(|(_, (_, value))| value).collect();
            let at = *known.entry((fixed, &listed.brings)).or_insert(groups.len());
            match groups.get_mut(at) {
                Some(group) => group.push(listed),
                None => groups.push(vec![listed]),
            }
        }
        groups
    };
    let count = kind.first().map_or(0, |listed| parts(listed).count());
    (0..count.max(1)).rev().map(free).min_by_key(Vec::len).unwrap_or_default()
}

/// Moves in one sentence: what they share once, what differs one after the other.
fn together(same: &[&Listed], skip: usize, language: Language) -> String {
    let says: Vec<_> = same.iter().map(|listed| without(listed, skip, language)).collect();
    let [first, others @ ..] = says.as_slice() else { return String::new() };
    let head = others.iter().fold(first.len(), |head, other| head.min(shared_head(first, other)));
    let tail = others.iter().fold(first.len() - head, |tail, other| tail.min(shared_tail(&first[head..], &other[head..])));
    let mut told = 0;
    let fits = |way: &&str| {
        told += way.len();
        told - way.len() <= ROOM
    };
    let ways: Vec<_> = says.iter().map(|says| &says[head..says.len() - tail]).take_while(fits).collect();
    let more = others_beside(same.len() - ways.len(), None, language);
    format!("{}{}{more}{}", &first[..head], numbered(&ways), &first[first.len() - tail..])
}

/// How much two sentences share at their beginning, in whole words; no number is torn from its noun, and no bracket is left open.
fn shared_head(one: &str, other: &str) -> usize {
    let words = one.split_inclusive(' ').zip(other.split_inclusive(' ')).take_while(|(word, same)| word == same);
    let mut head: usize = words.map(|(word, _)| word.len()).sum();
    if head == one.len() {
        return head;
    }
    let is_number = |word: &str| word.starts_with(|letter: char| letter.is_ascii_digit());
    // "section 1 of the mill" and "section 2 of the mill" share no "section".
    let names = one[head..].split_once(' ').is_some_and(|(number, rest)| is_number(number) && rest.starts_with("of "));
    // "factory 2 (1 blue goes to ...)": what is in a bracket no number counts.
    let counts = !one[head..].starts_with('(');
    if let Some(last) = one[..head].split_inclusive(' ').next_back().filter(|last| names || counts && is_number(last)) {
        head -= last.len();
    }
    match (one[..head].rfind('('), one[..head].rfind(')')) {
        (Some(open), close) if close.is_none_or(|close| close < open) => open,
        _ => head,
    }
}

/// How much two sentences share at their end, from a mark or another joint on.
fn shared_tail(one: &str, other: &str) -> usize {
    let joints = [", ", ": ", " (", " from "].iter().flat_map(|joint| one.match_indices(joint));
    joints.map(|(at, _)| one.len() - at).filter(|&tail| other.ends_with(&one[one.len() - tail..])).max().unwrap_or(0)
}

/// "line 2, 3, 4 · the floor line": ways that differ in a number at their end tell what they share once.
fn numbered(ways: &[&str]) -> String {
    let split = |way: &str| {
        let (before, number) = way.rsplit_once(' ')?;
        number.bytes().all(|byte| byte.is_ascii_digit()).then(|| (before.to_owned(), number.to_owned()))
    };
    let mut text = String::new();
    let mut last = None;
    let mut before = "";
    for &way in ways {
        let now = split(way);
        let head = shared_head(way, before);
        // "goes to the mill · library": where it is the place that differs, the way there is said once.
        let rest = if way[..head].ends_with(" the ") { &way[head..] } else { way };
        before = way;
        match (&now, &last) {
            (Some((before, number)), Some((known, _))) if before == known => text += &format!(", {number}"),
            _ if text.is_empty() => text += way,
            _ => text += &format!("{OR}{rest}"),
        }
        last = now;
    }
    text
}

/// What gives something up: the best of all ways, and how many others there are.
fn best<'a>(giving: &[&'a Listed], skip: usize, language: Language) -> Option<Group<'a>> {
    let each = || giving.iter().map(|listed| points(&listed.brings));
    let (least, most) = (each().min()?, each().max()?);
    let best = giving.iter().find(|listed| points(&listed.brings) == most)?;
    let more = others_beside(giving.len() - 1, Some(least).filter(|least| *least < most), language);
    Some(Group { brings: &best.brings, says: format!("{}{more}", without(best, skip, language)) })
}

/// "· 2 other ways, down to −2 (`--format concise` lists them)"; nothing where there are none.
fn others_beside(more: usize, least: Option<i32>, language: Language) -> String {
    if more == 0 {
        return String::new();
    }
    let least = least.map_or(Arg::Term("none"), Arg::from);
    format!("{OR}{}", frame("other-ways").with("count", more).with("least", least).say(language))
}
