//! The sentences of its rulebook.

crate::sentences! {}
