//! Cases that are written, entry by entry.

use serde_json::{Map, Value};

/// A map of a case.
pub(crate) trait Entries {
    /// Writes an entry.
    fn put(&mut self, key: &str, value: impl Into<Value>);
    /// Writes an entry if there is something to write.
    fn put_some(&mut self, key: &str, value: Option<impl Into<Value>>) {
        value.into_iter().for_each(|value| self.put(key, value));
    }
}

impl Entries for Map<String, Value> {
    fn put(&mut self, key: &str, value: impl Into<Value>) {
        self.insert(key.to_owned(), value.into());
    }
}
