//! Tables that are edited without Rust: rows of tab-separated cells, of which `build.rs` makes arrays.

/// The rows of a table by its path below `src`, without ending. All have as many cells: those that a row lacks are empty.
macro_rules! table {
    ($table:literal) => {
        &include!(concat!(env!("OUT_DIR"), "/", $table, ".tsv.rs"))
    };
}
pub(crate) use table;

/// The rows of a table of names, each with its other names, which stand in a cell with blanks between them.
pub(crate) type OtherNames = &'static [(&'static str, &'static [&'static str])];

/// The same of a vocabulary.
macro_rules! vocabulary {
    ($table:literal) => {
        &include!(concat!(env!("OUT_DIR"), "/", $table, ".words.rs"))
    };
}
pub(crate) use vocabulary;

/// The other names of a name in the caller's `VOCABULARY`: a name without a row does not compile.
macro_rules! also {
    ($name:expr) => {{
        const ALSO: &[&str] = $crate::words::table::others(VOCABULARY, $name);
        ALSO
    }};
}
pub(crate) use also;

pub(crate) const fn others(vocabulary: OtherNames, name: &str) -> &'static [&'static str] {
    let mut row = 0;
    while row < vocabulary.len() {
        if is_same(vocabulary[row].0.as_bytes(), name.as_bytes()) {
            return vocabulary[row].1;
        }
        row += 1;
    }
    panic!("{}", name) // No row of the table `VOCABULARY` has this name.
}

pub(crate) const fn position(names: &[&str], name: &str) -> Option<usize> {
    let mut at = 0;
    while at < names.len() {
        if is_same(names[at].as_bytes(), name.as_bytes()) {
            return Some(at);
        }
        at += 1;
    }
    None
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}
