//! Tables that are edited without Rust: rows of tab-separated cells, read by the compiler. A row with too many does not compile.

/// The rows of a table beside the code that calls this, of so many cells; those that a row lacks at its end are empty.
macro_rules! table {
    ($file:literal, $cells:expr) => {{
        const TEXT: &str = include_str!($file);
        const ROWS: [[&str; $cells]; $crate::words::table::count(TEXT)] = $crate::words::table::rows(TEXT);
        &ROWS
    }};
}
pub(crate) use table;

/// The other names of a name, separated by blanks in the caller's table `VOCABULARY`: a name without a row does not compile.
macro_rules! also {
    ($name:expr) => {{
        const CELL: &str = $crate::words::table::cell(VOCABULARY, $name);
        const NAMES: [&str; $crate::words::table::count_words(CELL)] = $crate::words::table::words(CELL);
        &NAMES
    }};
}
pub(crate) use also;

pub(crate) const fn cell(table: &[[&'static str; 2]], name: &str) -> &'static str {
    let mut row = 0;
    while row < table.len() {
        if is_same(table[row][0].as_bytes(), name.as_bytes()) {
            return table[row][1];
        }
        row += 1;
    }
    panic!("{}", name) // No row of the table `VOCABULARY` has this name.
}

pub(crate) const fn count_words(cell: &str) -> usize {
    let (bytes, mut at, mut count) = (cell.as_bytes(), 0, 1);
    while at < bytes.len() {
        count += (bytes[at] == b' ') as usize;
        at += 1;
    }
    count
}

pub(crate) const fn words<const WORDS: usize>(cell: &'static str) -> [&'static str; WORDS] {
    let (bytes, mut words) = (cell.as_bytes(), [""; WORDS]);
    let (mut at, mut start, mut word) = (0, 0, 0);
    while word < WORDS {
        if at == bytes.len() || bytes[at] == b' ' {
            words[word] = cell.split_at(at).0.split_at(start).1;
            (start, word) = (at + 1, word + 1);
        }
        at += 1;
    }
    words
}

/// Where a list has a name.
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

/// How many rows there are: lines that are not blank and do not begin with `#`.
pub(crate) const fn count(text: &str) -> usize {
    let (bytes, mut at, mut count) = (text.as_bytes(), 0, 0);
    while at < bytes.len() {
        count += is_row(bytes[at]) as usize;
        at = after(bytes, at, false) + 1;
    }
    count
}

pub(crate) const fn rows<const ROWS: usize, const CELLS: usize>(text: &'static str) -> [[&'static str; CELLS]; ROWS] {
    let (bytes, mut rows) = (text.as_bytes(), [[""; CELLS]; ROWS]);
    let (mut at, mut row) = (0, 0);
    while at < bytes.len() {
        if is_row(bytes[at]) {
            let mut cell = 0;
            loop {
                let end = after(bytes, at, true);
                rows[row][cell] = text.split_at(end).0.split_at(at).1;
                (at, cell) = (end + 1, cell + 1);
                if end == bytes.len() || bytes[end] != b'\t' {
                    at = after(bytes, end, false) + 1;
                    break;
                }
            }
            row += 1;
        } else {
            at = after(bytes, at, false) + 1;
        }
    }
    rows
}

/// The same rows; what is empty is as the first cell of its row.
pub(crate) const fn filled<const ROWS: usize, const CELLS: usize>(
    mut rows: [[&'static str; CELLS]; ROWS],
) -> [[&'static str; CELLS]; ROWS] {
    let mut at = 0;
    while at < ROWS * CELLS {
        if rows[at / CELLS][at % CELLS].is_empty() {
            rows[at / CELLS][at % CELLS] = rows[at / CELLS][0];
        }
        at += 1;
    }
    rows
}

const fn is_row(first: u8) -> bool {
    !matches!(first, b'#' | b'\r' | b'\n')
}

/// The end of a line, or of a cell of it.
const fn after(bytes: &[u8], mut at: usize, is_cell: bool) -> usize {
    while at < bytes.len() && bytes[at] != b'\n' && !(is_cell && matches!(bytes[at], b'\t' | b'\r')) {
        at += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_row_is_a_line_and_lacks_cells_at_its_end_only() {
        const TEXT: &str = "# name\n\none\ta\tb\r\n\r\ntwo\nthree\t\tc";
        const ROWS: [[&str; 3]; super::count(TEXT)] = super::rows(TEXT);
        assert_eq!(ROWS, [["one", "a", "b"], ["two", "", ""], ["three", "", "c"]]);
    }

    #[test]
    fn names_are_words_of_a_cell() {
        const VOCABULARY: &[[&str; 2]] = &[["on", "a"], ["one", "a bc d"]];
        let (one, three): (&[&str], &[&str]) = (also!("on"), also!("one"));
        assert_eq!((one, three), (["a"].as_slice(), ["a", "bc", "d"].as_slice()));
    }
}
