//! What a move does: exactly one of a game's actions, with the keys that go with it.

use crate::case::{Action, Fields, Reader};

/// The action of move `number`. None, with a problem, if it has none or several; a key that does not go with it is a problem too.
pub(super) fn action(fields: &Fields<'_, '_>, number: usize, actions: &[Action], reader: &mut Reader) -> Option<&'static str> {
    let find = |key: &str| actions.iter().find(|action| action.key == key);
    let mut found = fields.keys().filter_map(|(key, node)| Some((find(key)?, node)));
    let Some((&Action { key: action, needs, allows }, _)) = found.next() else {
        let help =
            format!("a move has one of the keys {}", actions.iter().map(|action| action.key).collect::<Vec<_>>().join(", "));
        reader.problem(fields.node, "case/no-action", format!("move {number} does not say what is done"), Some(help));
        return None;
    };
    if let Some((second, key)) = found.next() {
        let message = format!("move {number} says `{action}` and `{}`: a move is one of them", second.key);
        reader.problem(key, "case/several-actions", message, Some("write two moves".to_owned()));
        return None;
    }
    for (key, node) in fields.keys().filter(|(key, _)| *key != action && !allows.contains(key)) {
        let message = format!("move {number} is a `{action}`, which has no `{key}`");
        let help = if allows.is_empty() { "leave it out".to_owned() } else { format!("it can have {}", allows.join(", ")) };
        reader.problem(node, "case/key-not-here", message, Some(help));
    }
    for key in needs {
        reader.required(fields, format_args!("move {number}"), key);
    }
    Some(action)
}
