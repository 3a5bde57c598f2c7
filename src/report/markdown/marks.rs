//! Markdown itself: what has to be marked, and what must not be taken for a mark.

use crate::report::page::clean;

/// Text in which nothing is taken for a mark, but for words between backticks, as our messages have them.
pub(in crate::report) fn plain(text: &str) -> String {
    let text = clean(text);
    let mut out = String::with_capacity(text.len());
    let mut rest = &*text;
    while let Some((before, inside, after)) = quoted(rest) {
        put_plain(&mut out, before);
        out.push_str(&code(inside));
        rest = after;
    }
    put_plain(&mut out, rest);
    out
}

/// Text, what stands between backticks, and what follows it. A bar would end the cell of a table even there.
fn quoted(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('`')?;
    let (inside, after) = rest.split_once('`')?;
    (!inside.trim().is_empty() && !inside.contains('|')).then_some((before, inside, after))
}

fn put_plain(out: &mut String, text: &str) {
    let mut before = None;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let next = letters.peek().copied();
        let is_mark = match letter {
            '`' | '*' | '~' | '<' | '[' | ']' | '|' => true,
            '\\' => next.is_some_and(|next| next.is_ascii_punctuation()),
            '&' => next.is_some_and(|next| next.is_alphanumeric() || next == '#'),
            // Within a word it is a letter like any other.
            '_' => !(before.is_some_and(char::is_alphanumeric) && next.is_some_and(char::is_alphanumeric)),
            _ => false,
        };
        if is_mark {
            out.push('\\');
        }
        out.push(letter);
        before = Some(letter);
    }
}

/// Text as it was typed, such as a name of a file or of a rule.
pub(in crate::report) fn code(text: &str) -> String {
    let text = clean(text);
    let fence = "`".repeat(longest_run(&text) + 1);
    // A blank at either end is taken away again where both have one.
    let blank = if text.starts_with('`') || text.ends_with('`') || text.trim().is_empty() { " " } else { "" };
    format!("{fence}{blank}{text}{blank}{fence}")
}

/// Lines as they were typed, with a blank line before them.
pub(in crate::report) fn block(kind: &str, text: &str) -> String {
    let fence = "`".repeat((longest_run(text) + 1).max(3));
    let end = if text.ends_with('\n') { "" } else { "\n" };
    format!("\n{fence}{kind}\n{text}{end}{fence}\n")
}

/// How many backticks stand in a row.
fn longest_run(text: &str) -> usize {
    text.split(|letter| letter != '`').map(str::len).max().unwrap_or(0)
}

/// A table that can be read as it is typed, too.
#[derive(Debug)]
pub(in crate::report) struct Table {
    rows: Vec<Vec<String>>,
    /// Whether the numbers of a column stand under one another.
    right: Vec<bool>,
}

impl Table {
    /// A table without rows. A column whose title begins with `#` holds numbers.
    pub(in crate::report) fn new(titles: &[&str]) -> Self {
        let right = titles.iter().map(|title| title.starts_with('#')).collect();
        Self { rows: vec![titles.iter().map(|title| title.trim_start_matches('#').to_owned()).collect()], right }
    }
    /// Adds a row of cells that are Markdown already.
    pub(in crate::report) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }
    /// Whether it has any rows below its titles.
    pub(in crate::report) fn is_empty(&self) -> bool {
        self.rows.len() < 2
    }
    /// The table, with a blank line before it and without columns that say nothing.
    pub(in crate::report) fn text(&self) -> String {
        let column = |column: usize| self.rows.iter().map(move |row| row.get(column).map_or("", String::as_str));
        let telling: Vec<_> = (0..self.right.len()).filter(|&at| column(at).skip(1).any(|cell| !cell.is_empty())).collect();
        let columns: Vec<_> = telling
            .iter()
            .map(|&at| {
                let right = self.right[at];
                // Nobody looks for anything to the right of the last column.
                let is_ragged = Some(&at) == telling.last() && !right;
                let width = column(at).map(|cell| cell.chars().count()).max().filter(|_| !is_ragged).unwrap_or(0).max(3);
                (at, width, right)
            })
            .collect();
        let ruler: String = columns
            .iter()
            .map(
                |&(_, width, right)| {
                    if right { format!(" {}: |", "-".repeat(width - 1)) } else { format!(" {} |", "-".repeat(width)) }
                },
            )
            .collect();
        let line = |row: &Vec<String>| {
            let cells = columns.iter().map(|&(at, width, right)| {
                let cell = row.get(at).map_or("", String::as_str);
                if right { format!(" {cell:>width$} |") } else { format!(" {cell:width$} |") }
            });
            format!("|{}\n", cells.collect::<String>())
        };
        let mut lines: Vec<_> = self.rows.iter().map(line).collect();
        lines.insert(1, format!("|{ruler}\n"));
        format!("\n{}", lines.concat())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_marks_anything() {
        assert_eq!(plain("*Ana* <b> [x](y) `z a_b _c_ a|b"), "\\*Ana\\* \\<b> \\[x\\](y) \\`z a_b \\_c\\_ a\\|b");
        assert_eq!(plain("R&D & &amp; \\* 5 < 6"), "R\\&D & \\&amp; \\\\\\* 5 \\< 6");
        assert_eq!(plain("two\nlines"), "two lines");
        assert_eq!(plain("write `a*b`, not *a*, `"), "write `a*b`, not \\*a\\*, \\`");
        assert_eq!(plain("`a|b` ``"), "\\`a\\|b\\` \\`\\`");
    }

    #[test]
    fn what_was_typed_stays_as_it_is() {
        assert_eq!(code("a*b.yaml#2"), "`a*b.yaml#2`");
        assert_eq!(code("a`b"), "``a`b``");
        assert_eq!(code("`"), "`` ` ``");
        assert_eq!(block("text", "a ```` b"), "\n`````text\na ```` b\n`````\n");
    }

    #[test]
    fn tables_are_read_as_typed_too() {
        let mut table = Table::new(&["who", "#points", "nothing", "why"]);
        table.row(["Ana", "+12", "", "a long reason"].map(str::to_owned));
        table.row(["Penélope", "−1", "", "none"].map(str::to_owned));
        assert_eq!(
            table.text(),
            "\n| who      | points | why |\n| -------- | -----: | --- |\n| Ana      |    +12 | a long reason |\n| Penélope |     −1 | none |\n"
        );
    }
}
