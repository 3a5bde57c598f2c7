//! What a move does: exactly one of a game's actions, with the keys that go with it.

use super::lexicon::COMMON;
use crate::case::{Action, Fields, Reader};
use crate::words::{Arg, said};

/// The action of move `number`. None, with a problem, if it has none or several; a key that does not go with it is a problem too.
pub(crate) fn action(fields: &Fields<'_, '_>, number: usize, actions: &[Action], reader: &mut Reader) -> Option<&'static str> {
    let find = |key: &str| actions.iter().find(|action| action.key == key);
    let mut found = fields.keys().filter_map(|(key, node)| Some((find(key)?, node)));
    let Some((&Action { key: action, needs, allows }, _)) = found.next() else {
        let keys = Arg::from_iter(actions.iter().map(|action| Arg::key(action.key)));
        reader.problem(fields.node, "case/no-action", said!(COMMON, "no-action-said").with("number", number).with("keys", keys));
        return None;
    };
    if let Some((second, key)) = found.next() {
        let message = said!(COMMON, "two-actions")
            .with("number", number)
            .with("first", Arg::key(action))
            .with("second", Arg::key(second.key));
        reader.problem(key, "case/several-actions", message);
        return None;
    }
    for (key, node) in fields.keys().filter(|(key, _)| *key != action && !allows.contains(key)) {
        let message =
            said!(COMMON, "key-of-another").with("number", number).with("action", Arg::key(action)).with("key", Arg::key(key));
        let keys = if allows.is_empty() { Arg::Term("none") } else { Arg::from_iter(allows.iter().copied().map(Arg::key)) };
        reader.problem(node, "case/key-not-here", message.with("keys", keys));
    }
    for key in needs {
        reader.required(fields, || said!(COMMON, "move").with("number", number), key);
    }
    Some(action)
}
