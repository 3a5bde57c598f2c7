//! Colours that people take for one another on a photo, or type for one another.

/// Pairs of names, either way round.
const ALIKE: [(&str, &str); 11] = [
    ("blue", "black"),
    ("blue", "purple"),
    ("blue", "green"),
    ("red", "orange"),
    ("red", "purple"),
    ("red", "brown"),
    ("orange", "yellow"),
    ("brown", "black"),
    ("white", "yellow"),
    ("white", "grey"),
    ("black", "purple"),
];

/// Whether two colours look alike.
pub(super) fn are_alike(one: &str, other: &str) -> bool {
    ALIKE.contains(&(one, other)) || ALIKE.contains(&(other, one))
}
