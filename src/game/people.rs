//! Players by name, in cases and in sentences.

use super::lexicon::{COMMON, OF_PEOPLE};
use super::reasons::{ToArg, Vocabulary, says};
use super::shared::Seat;
use crate::case::{Fields, Key, Node, Reader, VALUES, Value, What, fold, suggest};
use crate::verdict::{Finding, Place, Rule, Severity};
use crate::words::{Arg, Message, said};

/// Most players that are read, so that too many can be counted and named.
const LISTED: usize = 20;
/// Most letters of a name: every line of a report may hold it.
const LETTERS: usize = 100;

/// The items of `players:`; none, with a problem, where they are more than any table ever had.
pub(crate) fn list<'n, 's>(node: &'n Node<'s>, reader: &mut Reader) -> Option<&'n [Node<'s>]> {
    let Value::List(items) = &node.value else {
        if node.is_absent() {
            reader.wrong_type(node, key("players"), said!(VALUES, "a-list"));
        } else {
            reader.problem(node, "case/wrong-type", said!(COMMON, "players-listed"));
        }
        return None;
    };
    if items.len() > LISTED {
        return reader.fail(node, "case/out-of-range", said!(COMMON, "too-many-players").with("count", items.len()));
    }
    Some(items)
}

/// The names of all players before anything else of them is read, which tells what is wrong with them. `keys`: of a player.
pub(crate) fn names(node: &Node<'_>, keys: &'static [Key]) -> Option<Vec<String>> {
    let mut quiet = Reader::default();
    let items = list(node, &mut quiet)?.iter().enumerate();
    let named = |(index, item)| named(item, keys, &mut quiet).unwrap_or_else(|| called(index, ""));
    Some(items.map(named).collect())
}

/// Whom an entry of `players` names.
fn named(node: &Node<'_>, keys: &'static [Key], reader: &mut Reader) -> Option<String> {
    if let Value::Scalar(..) = &node.value {
        return name(node, reader);
    }
    let fields = reader.fields(node, said!(COMMON, "a-player"), &[keys])?;
    name(fields.get("name")?, reader)
}

/// The name that `node` gives to a player; none, with a problem, for a blank one.
pub(crate) fn name(node: &Node<'_>, reader: &mut Reader) -> Option<String> {
    let text = reader.text(node, said!(COMMON, "player-name"))?.trim();
    if text.is_empty() {
        return reader.fail_type(node, said!(COMMON, "player-name"), said!(VALUES, "a-text"));
    }
    if text.chars().nth(LETTERS).is_some() {
        let message = said!(COMMON, "name-too-long").with("count", text.chars().count()).with("most", LETTERS);
        return reader.fail(node, "case/out-of-range", message);
    }
    Some(text.to_owned())
}

/// Whether an entry of moves has a player as its key, which is a problem: `{Ana: {draw: 2}}`.
pub(crate) fn is_keyed_by_mover(node: &Node<'_>, names: &[&str], reader: &mut Reader) -> bool {
    let is_alone = matches!(&node.value, Value::Map(entries) if entries.len() == 1);
    let mover = names.iter().filter(|_| is_alone).find_map(|&name| Some((name, node.key(|key| key == name)?)));
    if let Some((name, key)) = mover {
        reader.problem(key, "case/unknown-key", said!(COMMON, "mover-as-key").with("name", name));
    }
    mover.is_some()
}

/// The seat of the player that `node` names.
pub(crate) fn find(node: &Node<'_>, names: &[&str], reader: &mut Reader) -> Option<Seat> {
    let text = reader.text(node, said!(COMMON, "player-name"))?.trim();
    let index = match meant(text, names) {
        Ok(Some(index)) => index,
        Ok(None) => {
            let help = suggest(text, names.iter().copied()).unwrap_or_else(|| all(names));
            let message = said!(COMMON, "nobody").with("name", text).with("help", help);
            return reader.fail(node, "case/unknown-player", message);
        }
        Err(unclear) => {
            return reader.fail(node, "case/unclear", unclear);
        }
    };
    let seat = Seat::new(index);
    if seat.is_none() {
        let message = said!(COMMON, "fifth-player").with("name", text).with("number", index + 1);
        reader.problem(node, "case/unknown-player", message);
    }
    seat
}

/// The index of the player who is called `text`, in any case, accents optional.
///
/// # Errors
/// That it may be one of several.
pub(crate) fn meant(text: &str, names: &[&str]) -> Result<Option<usize>, Message> {
    if let Some(index) = names.iter().position(|name| *name == text) {
        return Ok(Some(index));
    }
    let alike: Vec<_> = (0..names.len()).filter(|&index| fold(names[index]) == fold(text)).collect();
    match alike.as_slice() {
        [first, others @ ..] if others.iter().any(|&other| names[other] != names[*first]) => {
            let players = Arg::from_iter(alike.iter().map(|&index| names[index]));
            Err(said!(COMMON, "one-of-several-names").with("name", text).with("players", players))
        }
        alike => Ok(alike.first().copied()),
    }
}

/// "the players are Ana, Luis".
pub(crate) fn all(names: &[&str]) -> Message {
    said!(COMMON, "players-are").with("players", Arg::from_iter(names.iter().copied()))
}

/// A value by its key: "`moves`".
pub(crate) fn key(key: &'static str) -> impl What {
    move || said!(VALUES, "key").with("key", Arg::key(key))
}

/// A value by its key in move `number`: "`from` of move 2".
pub(crate) fn key_of(key: &'static str, number: usize) -> impl What {
    move || said!(VALUES, "key-of-move").with("key", Arg::key(key)).with("number", number)
}

/// The seat of the player who makes move `number`: where the move does not say, the one whose `turn` it is, or the only player.
pub(crate) fn mover(
    fields: &Fields<'_, '_>,
    number: usize,
    turn: Option<Seat>,
    names: &[&str],
    reader: &mut Reader,
) -> Option<Seat> {
    match (fields.get("player"), names) {
        (Some(node), names) => find(node, names, reader),
        (None, _) if turn.is_some() => turn,
        (None, [_]) => Seat::new(0),
        (None, names) => {
            let message = said!(COMMON, "no-mover").with("number", number);
            reader.fail(fields.node, "case/missing-key", message.with("players", Arg::from_iter(names.iter().copied())))
        }
    }
}

/// What the player with this index is called: their name, or "Player 2" if it is blank.
pub(crate) fn called(index: usize, name: &str) -> String {
    match name.trim() {
        "" => format!("Player {}", index + 1),
        name => name.to_owned(),
    }
}

/// Whose scores something is found in.
pub(crate) fn found_in_scores(found: &Finding) -> Vec<Seat> {
    let is_there = |at: Place| found.place == at || found.related.iter().any(|(place, _)| *place == at);
    Seat::all().filter(|&seat| is_there(place(seat).key("score"))).collect()
}

/// A player's entry in the case.
pub(crate) fn place(seat: Seat) -> Place {
    Place::root().key("players").item(seat.index())
}

/// Two players of one name; `own` is what each has of their own: `board`, `stone`.
pub(crate) fn same_name<N: Vocabulary>(n: &N, rule: &'static Rule, [first, second]: [Seat; 2], own: &'static str) -> Finding
where
    Seat: ToArg<N>,
{
    let message = says!(n, "same-name", player: second, own: Arg::Term(own), first: first.number(), second: second.number());
    Finding::reason(message, Severity::Broken, rule, place(second).key("name")).beside("first", [place(first).key("name")])
}

/// "It is Ana's turn or Luis's turn": the clause of a [`Question`](super::Question) whose worlds are nouns.
pub(crate) fn it_is(key: &'static str) -> Message {
    Message::new(&OF_PEOPLE, "world-is").with("key", Arg::Term(key))
}

/// "Ana's turn".
pub(crate) fn whose_turn(player: &str) -> Message {
    Message::new(&OF_PEOPLE, "whose-turn").with("player", player)
}
