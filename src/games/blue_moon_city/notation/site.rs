//! Buildings as a case describes them: stones on their sections, and what is read off their tiles.

use super::lexicon::YesOrNo;
use super::ways::{OneBuilding, Rewards};
use super::{OWN, city, lexicon, shapes};
use crate::case::{Fields, Letters, Node, Problem, Reader, Shape, Value, What, fold, is_no_map};
use crate::game::people;
use crate::game::record::Record;
use crate::game::ways::{Manner, Player, Way, Word, ways};
use crate::games::blue_moon_city::{Building, DraftSite, DraftStone, Plan, Section, SectionName};
use crate::words::{Arg, Message, said, speech};
use serde_json::map::Entry;
use serde_json::{Map, Value as Json};

ways! {
    /// A map of buildings, each a map of its own or `finished`; and whether it tells that there is nothing to tell of any.
    ///
    /// The stones on a building are written beside what its own keys say.
    pub(crate) Sites: (Vec<DraftSite>, bool) = Shape::Each(&shapes::BUILDING, &shapes::SITE), read_sites, write_sites;
    /// Whether the finished side is up.
    pub(crate) Up: bool = Word::<YesOrNo>::SHAPE, read_up, |up, manner| Word::<YesOrNo>::write(up, manner);
    /// The stones on a building, once it is known what it is.
    pub(crate) Stones: (Vec<DraftStone>, bool, bool, Option<usize>, Vec<SectionName>) = shapes::STONES,
        |_, _, _, _| None, |_, _| None;
    /// The numbers of sections, left to right: a list, one number, or several as a rulebook prints them, `5/4/3`.
    pub(crate) SectionNumbers: Vec<u8> = SECTION_NUMBERS, read_section_numbers, |numbers, _| Some(numbers.clone().into());
}

fn read_sites(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<(Vec<DraftSite>, bool)> {
    manner.players?;
    if is_no_map(node) {
        return Some((Vec::new(), true));
    }
    let Value::Map(entries) = &node.value else {
        return match node.value {
            Value::List(_) => reader.fail(node, "case/wrong-type", said!(OWN, "buildings-listed")),
            _ => reader.fail_type(node, what, said!(OWN, "a-map-of-buildings")),
        };
    };
    let mut sites: Vec<DraftSite> = Vec::with_capacity(entries.len());
    let mut lists = entries.iter().filter(|(_, value)| matches!(value.value, Value::List(_))).map(|(_, value)| value.span);
    if let Some(first) = lists.next() {
        let mut problem = Problem::new("case/wrong-type", said!(OWN, "site-listed"), first);
        problem.again = lists.take(Problem::SHOWN).collect();
        reader.problems.push(problem);
    }
    for (key, value) in entries {
        let Some(building) = OneBuilding::read(key, said!(OWN, "a-building"), manner, reader) else { continue };
        if sites.iter().any(|site| site.building == building) {
            let message = said!(OWN, "building-twice").with("building", Arg::Term(building.name()));
            reader.problem(key, "case/duplicate-key", message);
        }
        if !matches!(value.value, Value::List(_)) {
            sites.push(read_site(building, value, manner, reader));
        }
    }
    let untouched = sites.is_empty();
    Some((sites, untouched))
}

fn write_sites((sites, untouched): &(Vec<DraftSite>, bool), manner: &Manner<'_>) -> Option<Json> {
    let write = |site: &DraftSite| {
        let mut map = site.write(manner);
        map.extend((site.built || site.more).then(|| ("built".to_owned(), write_stones(site, manner))));
        (city::name(site.building), Json::Object(map))
    };
    (*untouched || !sites.is_empty()).then(|| Json::Object(sites.iter().map(write).collect()))
}

/// The stones on a building in a row; where one is told by its number, or free, by their sections.
pub(crate) fn write_stones(site: &DraftSite, manner: &Manner<'_>) -> Json {
    let owner = |stone: &DraftStone| Player::write(&stone.seat, manner).unwrap_or_default();
    let free = || Json::from(".");
    if site.free.is_empty() && site.stones.iter().all(|stone| stone.section.place().is_some()) {
        let told = if site.more && site.stones.is_empty() { 0 } else { site.shown.unwrap_or(site.building.print().count) };
        let at = |section: Section| site.stones.iter().find(|stone| stone.section == SectionName::Nth(section));
        let row = Section::all().take(told).map(|section| at(section).map_or_else(free, owner));
        return row.chain(site.more.then(|| "...".into())).collect();
    }
    let mut map = Map::new();
    let stones = site.stones.iter().map(|stone| (stone.section, owner(stone)));
    for (section, owner) in stones.chain(site.free.iter().map(|&section| (section, free()))) {
        match map.entry(section_key(section)) {
            Entry::Vacant(entry) => drop(entry.insert(owner)),
            Entry::Occupied(mut entry) => match entry.get_mut() {
                Json::Array(owners) => owners.push(owner),
                one => *one = vec![one.take(), owner].into(),
            },
        }
    }
    map.extend(site.more.then(|| ("...".to_owned(), free())));
    Json::Object(map)
}

/// A section as a key, and as what is built on.
pub(super) fn section_key(name: SectionName) -> String {
    match name {
        SectionName::Nth(section) => format!("place {}", section.number()),
        SectionName::Cost(cost) => cost.to_string(),
    }
}

/// A building; whatever is wrong is a problem.
fn read_site(building: Building, node: &Node<'_>, manner: &Manner<'_>, reader: &mut Reader) -> DraftSite {
    let mut site = DraftSite::bare(building);
    if let Value::Scalar(..) = &node.value {
        site.finished = reader.word(node, said!(OWN, "a-building"), &lexicon::YES_NO);
        return site;
    }
    let name = || Arg::Term(building.name());
    // `{2: Luis}`: what lies on sections stands a key deeper.
    if let Some(key) = node.key(|key| key.trim().parse::<u8>().is_ok()) {
        reader.problem(key, "case/unknown-key", said!(OWN, "stones-under-built").with("building", name()));
        return site;
    }
    if let Some(fields) = reader.fields(node, || said!(OWN, "the-building").with("building", name()), &[DraftSite::KEYS]) {
        site.read(&fields, |value| value.with("building", name()), manner, reader);
    }
    site
}

fn read_up(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<bool> {
    if let Value::List(_) | Value::Map(_) = &node.value {
        let building = what.name().arg("building").cloned().unwrap_or(Arg::Term(""));
        return reader.fail(node, "case/wrong-type", said!(OWN, "finished-or-not").with("building", building));
    }
    Word::<YesOrNo>::read(node, what, manner, reader)
}

/// Reads the stones on a building: the numbers of its sections may decide on which they lie.
pub(crate) fn read_built(site: &mut DraftSite, fields: &Fields<'_, '_>, manner: &Manner<'_>, reader: &mut Reader) {
    let Some(node) = fields.get("built") else { return };
    let building = Arg::Term(site.building.name());
    let what = || said!(OWN, "of-building").with("key", Arg::key("built")).with("building", building.clone());
    site.built = true;
    read_stones(node, what, site, manner.players.unwrap_or_default(), reader);
    site.more = match &node.value {
        Value::List(items) => items.iter().any(Node::is_more),
        Value::Map(entries) => entries.iter().any(|(key, _)| key.is_more()),
        Value::Scalar(..) => false,
    };
    // A stone where no section is says so itself.
    let (count, shown) = (site.building.print().count, node.items().len());
    let is_there = |stone: &DraftStone| stone.section.place().is_none_or(|section| section.index() < count);
    let is_whole = matches!(node.value, Value::List(_)) && !site.more && site.stones.iter().all(is_there);
    site.shown = Some(shown).filter(|&shown| is_whole && shown > 0 && shown != count);
}

/// How many of each ware a reward has.
pub(crate) fn count(node: &Node<'_>, letters: &Letters) -> Option<Vec<usize>> {
    let mut reader = Reader { letters: letters.clone(), ..Reader::default() };
    let reward = Rewards::read(node, said!(OWN, "a-reward"), &Manner::SILENT, &mut reader)?;
    Some(reward.parts().map(|(_, count)| count.into()).into())
}

/// Stones left to right, with a dot for a free section and `...` where there may be more, or a map of sections to players:
/// `{5: Ana}`, `{place 1: Ana}`, or `{4: [Ana, .]}` where it is not told whose each four is. A dot in a list keeps the place of a
/// section; where there may be more it tells nothing.
fn read_stones(node: &Node<'_>, what: impl What, site: &mut DraftSite, names: &[&str], reader: &mut Reader) {
    match &node.value {
        Value::List(items) => {
            for (index, item) in items.iter().enumerate().filter(|(_, item)| !is_free(item, names) && !item.is_more()) {
                let Some(section) = Section::new(index) else {
                    let message = said!(OWN, "sections-many").with("what", what.name()).with("count", index + 1);
                    reader.problem(item, "case/out-of-range", message);
                    continue;
                };
                let seat = people::find(item, names, reader);
                site.stones.extend(seat.map(|seat| DraftStone { section: SectionName::Nth(section), seat }));
            }
        }
        Value::Map(entries) => {
            let tile = Plan::read(site.building, site.sections.as_deref());
            for (key, value) in entries.iter().filter(|(key, _)| !key.is_more()) {
                let section = read_section(key, "", Some(&tile), what, reader);
                let owners = match (&value.value, section) {
                    // Several sections can have one number.
                    (Value::List(owners), Some(SectionName::Cost(_))) => owners.as_slice(),
                    _ => std::slice::from_ref(value),
                };
                for owner in owners {
                    if is_free(owner, names) {
                        site.free.extend(section);
                    } else if let (Some(seat), Some(section)) = (people::find(owner, names, reader), section) {
                        site.stones.push(DraftStone { section, seat });
                    }
                }
            }
        }
        Value::Scalar(text, _) if speech::is_nothing(&fold(text)) && names.iter().all(|name| fold(name) != fold(text)) => {}
        Value::Scalar(text, _) if text.trim().is_empty() && !node.is_absent() => {}
        Value::Scalar(..) => reader.wrong_type(node, what, said!(OWN, "stones-in-a-row")),
    }
}

/// Whether an item of a list of stones says that the section is free; a player may be called like that.
fn is_free(node: &Node<'_>, names: &[&str]) -> bool {
    let is_said = |text: &str| lexicon::FREE.find(text).is_some() && names.iter().all(|name| fold(name) != fold(text));
    node.is_absent() || node.is_dot() || matches!(&node.value, Value::Scalar(text, _) if text.trim().is_empty() || is_said(text))
}

/// What a number of a section is.
enum Means {
    /// Printed on it: `5`.
    Number,
    /// Counted from the left: `place 1`, `1st section`.
    Place,
    /// One of both: `section 1`.
    Either,
}

/// What follows the number in "2nd section", "2.ª sección", "2. sekcja"; folded.
pub(crate) const NTH: [&str; 9] = ["st", "nd", "rd", "th", ".ª", "ª", ".a", "a", "."];

fn means(text: &str) -> Option<(Means, u8)> {
    let folded = fold(text);
    // A number below zero is none.
    if folded.starts_with('-') {
        return None;
    }
    let folded = speech::bare(&folded, |_| false);
    if let Some(number) = speech::number(&folded) {
        return Some((Means::Number, u8::try_from(number).ok()?));
    }
    // "One section of 4": what comes before it is no number of it.
    let one = folded.split_once('-').filter(|(one, _)| speech::number(one) == Some(1));
    let folded = one.map_or(&*folded, |(_, rest)| rest);
    let of =
        ["-of-", "-de-"].iter().find_map(|of| folded.split_once(of)).filter(|(word, _)| lexicon::SECTION.find(word).is_some());
    if let Some(number) = of.and_then(|(_, number)| number.parse().ok()) {
        return Some((Means::Number, number));
    }
    if !folded.contains(|sign: char| sign.is_ascii_digit())
        && let Some((word, number)) = speech::with_number(folded)
    {
        let is_nth = folded.rsplit('-').next().is_none_or(|last| speech::number(last).is_none());
        let means = match (lexicon::PLACE.find(&word), lexicon::SECTION.find(&word)) {
            (Some(()), _) => Means::Place,
            (None, Some(())) if is_nth => Means::Place,
            (None, Some(())) => Means::Either,
            (None, None) => return None,
        };
        return Some((means, u8::try_from(number).ok()?));
    }
    let word = folded.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let (word, digits) = (word.trim_end_matches('-'), &folded[word.len()..]);
    let (means, digits) = match word {
        _ if digits.len() == folded.len() => (Means::Number, digits),
        _ if digits.is_empty() => {
            let (nth, section) = word.split_once('-')?;
            lexicon::SECTION.find(section).or_else(|| lexicon::PLACE.find(section))?;
            (Means::Place, NTH.iter().find_map(|ending| nth.strip_suffix(ending))?)
        }
        word if lexicon::PLACE.find(word).is_some() => (Means::Place, digits),
        word => {
            lexicon::SECTION.find(word)?;
            (Means::Either, digits)
        }
    };
    Some((means, digits.parse().ok()?))
}

/// The section that a number means of which nobody says whether it is printed or counted; none where it may be either.
fn either(number: u8, tile: Option<&Plan>) -> Option<SectionName> {
    let place = nth(number).filter(|place| tile.is_none_or(|tile| place.index() < tile.count));
    let Some(place) = place else { return Some(SectionName::Cost(number)) };
    let priced: Vec<_> = tile.filter(|tile| tile.costs.is_some())?.priced(number).collect();
    match priced[..] {
        [] => Some(SectionName::Nth(place)),
        [only] if only == place => Some(SectionName::Nth(place)),
        // It is one of those in either case.
        _ => priced.contains(&place).then_some(SectionName::Cost(number)),
    }
}

/// The section at a place from the left.
fn nth(place: u8) -> Option<Section> {
    usize::from(place).checked_sub(1).and_then(Section::new)
}

/// A section by its number, `5`, or by its place from the left, `place 1`; `section 1` is whichever of the two the known building
/// `tile` has. A word for the colour may stand before the number.
pub(crate) fn read_section(
    node: &Node<'_>,
    colour: &str,
    tile: Option<&Plan>,
    what: impl What,
    reader: &mut Reader,
) -> Option<SectionName> {
    let text = reader.text(node, what)?.trim();
    let named = text.split_whitespace().filter(|word| *word != colour).collect::<Vec<_>>().join(" ");
    let (name, code, message) = match means(&named) {
        Some((Means::Number, cost)) => return Some(SectionName::Cost(cost)),
        Some((Means::Place, place)) => (nth(place).map(SectionName::Nth), "case/out-of-range", said!(OWN, "section-out").into()),
        Some((Means::Either, number)) => {
            let place = tile.and_then(|tile| tile.cost(nth(number)?));
            let colour = if colour.is_empty() { String::new() } else { format!("{colour} ") };
            let message = said!(OWN, "number-or-place").with("number", number).with("colour", &*colour);
            (either(number, tile), "case/unclear", message.with("printed", place.map_or(Arg::Term("none"), Arg::from)))
        }
        None => (None, "case/unknown-word", said!(OWN, "no-section").into()),
    };
    let message: Message = message;
    name.or_else(|| reader.fail(node, code, message.with("what", what.name()).with("text", text)))
}

const SECTION_NUMBERS: Shape = Shape::Any(&[
    Shape::List(&Shape::Number(lexicon::SECTIONS), Shape::MANY),
    Shape::Number(lexicon::SECTIONS),
    Shape::Written(&shapes::NUMBERS_IN_A_ROW),
]);

fn read_section_numbers(node: &Node<'_>, what: impl What, _: &Manner<'_>, reader: &mut Reader) -> Option<Vec<u8>> {
    if let Value::Scalar(text, _) = &node.value
        && let Some(numbers) = in_a_row(text)
    {
        return Some(numbers);
    }
    let number = |item: &Node<'_>| reader.number(item, what, lexicon::SECTIONS).and_then(|number| u8::try_from(number).ok());
    let (items, numbers) = (node.items(), node.items().iter().filter_map(number).collect::<Vec<_>>());
    (numbers.len() == items.len()).then_some(numbers)
}

/// Numbers with strokes, commas or blanks between them; nothing between two strokes is a number that is not told.
fn in_a_row(text: &str) -> Option<Vec<u8>> {
    let has_signs = text.contains(['/', ',']);
    let separates = |sign: char| if has_signs { matches!(sign, '/' | ',') } else { sign == ' ' };
    let numbers = text.split(separates).map(str::trim).filter(|part| has_signs || !part.is_empty());
    let is_number = |part: &&str| part.len() <= 2 && part.bytes().all(|digit| digit.is_ascii_digit());
    let numbers: Option<Vec<u8>> = numbers.map(|part| Some(part).filter(is_number)?.parse().ok()).collect();
    numbers.filter(|numbers| numbers.len() > 1)
}
