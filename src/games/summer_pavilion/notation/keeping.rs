//! What a player who passes keeps, as it is typed.

use super::OWN;
use super::lexicon::{self, COLOURS, Colours, Kept};
use super::moves::told;
use crate::case::{self, Lexicon, Node, Reader, Shape, Style, Value, What as _, fold, told_in_words};
use crate::game::action::Step;
use crate::game::ways::{Manner, Run, Way, ways};
use crate::game::{heaps, people};
use crate::games::summer_pavilion::{Colour, Keep, Tiles};
use crate::words::{Arg, said, speech};
use serde_json::Value as Json;
use std::borrow::Cow;

ways! {
    /// What is kept: tiles, `nothing` or `all`, all of a colour, or a number; the word `keep` before it only makes it read well.
    pub(super) Keeping: Keep = KEEP, read_keep, write_keep;
}

/// What is kept by whoever passes: `pass` tells it, or `keep` beside a pass that says no more.
pub(super) fn kept(step: &mut Step<'_, '_, '_>) -> Option<Keep> {
    let (pass, keep) = (step.need::<Keeping>("pass")?, step.may::<Keeping>("keep")?);
    if keep.is_some() && pass != Keep::Unsaid {
        let what = people::key_of("pass", step.manner.number);
        return step.reader.fail(step.fields.node, "case/contradiction", said!(OWN, "kept-unclear").with("what", what.name()));
    }
    Some(keep.unwrap_or(pass))
}

const KEEP: Shape = Shape::Any(&[
    Run::<Colours>::SHAPE,
    Shape::Run(|_| lexicon::kept(0).vocabulary()),
    Shape::Written(&lexicon::KEPT_IN_WORDS),
    Shape::Written(&lexicon::KEPT_COUNT),
]);

fn read_keep(node: &Node<'_>, what: impl case::What, manner: &Manner<'_>, reader: &mut Reader) -> Option<Keep> {
    let after_keep = after_keep(node);
    let words = lexicon::kept(manner.set);
    let node = after_keep.as_ref().unwrap_or(node);
    if let Some(count) = kept_count(node) {
        return Some(Keep::Count(count));
    }
    if let Value::Scalar(text, _) = &node.value
        && let Some(at) = text.split(' ').position(|word| lexicon::DISCARDS.contains(&&*fold(word)))
    {
        let mut kept: Vec<_> = text.split(' ').take(at).collect();
        kept.pop_if(|word| case::is_and(word));
        let message = said!(OWN, "kept-and-discarded").with("what", what.name());
        let kept = match &kept[..] {
            [] => Arg::Term("none"),
            _ => kept.join(" ").trim_end_matches(',').into(),
        };
        reader.problem(node, "case/unclear", message.with("kept", kept));
        return None;
    }
    let is_heap = match &node.value {
        Value::Map(_) => true,
        Value::Scalar(text, _) => told_in_words(text, false).is_some(),
        Value::List(_) => false,
    };
    if is_heap {
        return Run::<Colours>::read(node, what, manner, reader).map(Keep::only);
    }
    match all_of_colours(node, words, reader) {
        Some(Ok(keep)) => return Some(keep),
        Some(Err(colour)) => {
            let (letter, name) = (COLOURS.letter(colour, &reader.letters), COLOURS.name(colour));
            let message = said!(OWN, "kept-uncounted").with("what", what.name()).with("colour", Arg::Term(name));
            let message = message.with("two", Arg::Coloured(2, name)).with("run", format!("{letter}{letter}").as_str());
            reader.problem(node, "case/unclear", message);
            return None;
        }
        None => {}
    }
    reader.is_all(node, what, words, 0, None)?;
    let words: Vec<_> = reader.pieces(node, what, words)?.into_iter().flatten().collect();
    let tile = |&word: &Kept| if let Kept::Tile(colour) = word { Some(colour) } else { None };
    let tiles: Tiles = words.iter().filter_map(tile).collect();
    let keep = match *words.iter().filter(|&&word| word != Kept::Keep && tile(&word).is_none()).collect::<Vec<_>>() {
        [] if !tiles.is_empty() || words.is_empty() => Some(Keep::only(tiles)),
        [Kept::Nothing] if tiles.is_empty() => Some(Keep::only(tiles)),
        [Kept::Yes] if tiles.is_empty() => Some(Keep::Unsaid),
        _ => None,
    };
    if keep.is_none() {
        reader.problem(node, "case/contradiction", said!(OWN, "kept-unclear").with("what", what.name()));
    }
    keep
}

fn write_keep(keep: &Keep, manner: &Manner<'_>) -> Option<Json> {
    let kept = match *keep {
        Keep::Unsaid => return Some("yes".into()),
        Keep::All => "all".to_owned(),
        Keep::Count(count) => count.to_string(),
        Keep::Tiles { tiles, all_of } if all_of.is_empty() => match tiles.is_empty() {
            true => "nothing".to_owned(),
            false => heaps::run(COLOURS, manner.letters, tiles),
        },
        Keep::Tiles { tiles, all_of } => {
            let all = all_of.iter().map(|(colour, _)| format!("all {}", COLOURS.name(colour)));
            let counted = tiles.iter().map(|(colour, count)| format!("{count} {}", COLOURS.name(colour)));
            all.chain(counted).collect::<Vec<_>>().join(" and ")
        }
    };
    Some(format!("keep {kept}").into())
}

/// `4`, `four tiles`: a number, and of no colour.
fn kept_count(node: &Node<'_>) -> Option<u8> {
    let Value::Scalar(text, _) = &node.value else { return None };
    let (count, tiles) = speech::counted(&fold(text))?;
    let is_count = tiles.is_empty() || tiles.split('-').all(|word| speech::is_tile(word).is_some());
    u8::try_from(count.filter(|_| is_count)?).ok()
}

/// What is kept where colours are told without a number: all of them, where that is said or where it is one alone; otherwise it
/// may be one tile of each, and the first of them is handed back. None where a colour stands twice, for that is a count.
fn all_of_colours(node: &Node<'_>, words: &'static Lexicon<Kept>, reader: &Reader) -> Option<Result<Keep, Colour>> {
    let (tiles, all_of, says_all) = told(node, words, &reader.letters, |kept| match kept {
        Kept::Tile(colour) => Some(Some(colour)),
        Kept::All => Some(None),
        Kept::Keep | Kept::Nothing | Kept::Yes => None,
    })?;
    let is_alone = all_of.total() == 1 && tiles.is_empty() && matches!(node.value, Value::Scalar(..));
    match all_of.iter().next().filter(|_| all_of == all_of.kinds()) {
        None => (says_all && tiles.is_empty()).then_some(Ok(Keep::All)),
        Some(_) if says_all || is_alone => Some(Ok(Keep::Tiles { tiles, all_of })),
        Some((colour, _)) => Some(Err(colour)),
    }
}

/// What follows on the word `keep`, of one word or of several.
fn after_keep<'s>(node: &Node<'s>) -> Option<Node<'s>> {
    let Value::Scalar(Cow::Borrowed(text), _) = node.value else { return None };
    let ends = text.match_indices(' ').map(|(at, _)| at).take(3);
    // An article behind it says how many there are.
    let words = lexicon::kept(0);
    let is_keep =
        |at: &usize| words.names().any(|name| fold(&text[..*at]) == name) && words.find(&text[..*at]) == Some(Kept::Keep);
    let at = ends.filter(is_keep).last()?;
    let rest = at + text[at..].find(|letter: char| !letter.is_whitespace())?;
    Some(Node { value: Value::Scalar(Cow::Borrowed(&text[rest..]), Style::Plain), span: node.part(rest..text.len()) })
}
