//! Names as programs and texts have them, made of names in the code when that is compiled: `TILE_ALONE`, `tile_alone` and
//! `TileAlone` are `tile-alone`.

/// Letters of a name behind a prefix as [`kebab`] writes it.
pub(crate) const fn length(prefix: &str, name: &str) -> usize {
    let (mut length, mut at) = (prefix.len() + name.len(), 1);
    while at < name.len() {
        length += begins_word(name.as_bytes(), at) as usize;
        at += 1;
    }
    length
}

/// Whether a word begins at a letter with nothing before it: at a capital beside a small letter.
const fn begins_word(name: &[u8], at: usize) -> bool {
    at > 0
        && name[at].is_ascii_uppercase()
        && (name[at - 1].is_ascii_lowercase() || at + 1 < name.len() && name[at + 1].is_ascii_lowercase())
}

/// A name behind a prefix, with a sign between its words: `OfferEmpty` is `offer-empty`.
pub(crate) const fn kebab<const LENGTH: usize>(prefix: &str, name: &str, between: u8) -> [u8; LENGTH] {
    let mut kebab = [between; LENGTH];
    let (mut length, mut at) = (0, 0);
    while length < prefix.len() {
        kebab[length] = prefix.as_bytes()[length];
        length += 1;
    }
    while at < name.len() {
        length += begins_word(name.as_bytes(), at) as usize;
        let letter = name.as_bytes()[at];
        kebab[length] = if letter == b'_' { between } else { letter.to_ascii_lowercase() };
        (length, at) = (length + 1, at + 1);
    }
    kebab
}

/// The same as a text, unless a name has another one.
macro_rules! named {
    ($prefix:expr, $name:ident) => {
        $crate::words::named!($prefix, $name, b'-' apart)
    };
    ($prefix:expr, $name:ident, $between:literal apart) => {
        const {
            use $crate::words::kebab::{kebab, length};
            const NAME: &[u8] = &kebab::<{ length($prefix, stringify!($name)) }>($prefix, stringify!($name), $between);
            match std::str::from_utf8(NAME) {
                Ok(name) => name,
                Err(_) => unreachable!(),
            }
        }
    };
    ($prefix:literal, $name:ident, $own:literal) => {
        concat!($prefix, $own)
    };
}
pub(crate) use named;

/// What a value is called by the name of its variant.
macro_rules! variant {
    ($value:expr; $type:ident: $($variant:ident)*) => {
        match $value {
            $($type::$variant { .. } => $crate::words::named!("", $variant),)*
        }
    };
}
pub(crate) use variant;
