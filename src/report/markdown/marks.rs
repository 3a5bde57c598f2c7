//! Markdown itself: what has to be marked, and what must not be taken for a mark.

use crate::report::page::clean;

/// Text with every Markdown mark escaped, except words between backticks, as in our messages. Words that a forum would make live,
/// such as a link or a mention, are put between backticks too, where it ignores them.
pub(crate) fn plain(text: &str) -> String {
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
    // A bar ends the cell of a table even in what is typed, so no word goes on behind one.
    for word in text.split_inclusive(|letter: char| letter.is_whitespace() || letter == '|') {
        let (body, end) = match word.char_indices().next_back() {
            Some((at, letter)) if letter.is_whitespace() || letter == '|' => word.split_at(at),
            _ => (word, ""),
        };
        if is_live(body) {
            out.push_str(&code(body));
        } else {
            put_word(out, body);
        }
        put_word(out, end);
    }
}

/// Whether forums act on a word: a mention (`@ana`), a link (`#1`, `GH-1`, `a.example`, `https://…`), an e-mail address.
fn is_live(word: &str) -> bool {
    let before_letter = |mark: &str| {
        word.match_indices(mark)
            .any(|(at, _)| word[at + mark.len()..].starts_with(|next: char| next.is_alphanumeric() || next == '_'))
    };
    let is_name = |part: &str| part.len() > 1 && part.chars().all(char::is_alphabetic);
    let is_domain = || {
        let parts: Vec<_> = word.split('.').map(|part| part.trim_matches(|letter: char| !letter.is_alphanumeric())).collect();
        parts.windows(2).any(|two| !two[0].is_empty() && is_name(two[1].split(['/', ':', '?', '#']).next().unwrap_or("")))
    };
    before_letter("@") || before_letter("#") || word.contains("://") || word.to_ascii_lowercase().contains("gh-") || is_domain()
}

/// A word in which nothing is taken for a mark.
fn put_word(out: &mut String, word: &str) {
    let mut before = None;
    let mut letters = word.chars().peekable();
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
pub(crate) fn code(text: &str) -> String {
    let text = clean(text);
    let fence = "`".repeat(longest_run(&text) + 1);
    // A blank at either end is taken away again where both have one.
    let blank = if text.starts_with('`') || text.ends_with('`') || text.trim().is_empty() { " " } else { "" };
    format!("{fence}{blank}{text}{blank}{fence}")
}

/// Lines as they were typed, with a blank line before them.
pub(crate) fn block(kind: &str, text: &str) -> String {
    let fence = "`".repeat((longest_run(text) + 1).max(3));
    let end = if text.ends_with('\n') { "" } else { "\n" };
    format!("\n{fence}{kind}\n{text}{end}{fence}\n")
}

/// How many backticks stand in a row.
fn longest_run(text: &str) -> usize {
    text.split(|letter| letter != '`').map(str::len).max().unwrap_or(0)
}

/// A table that can be read as it is typed, too, with a blank line before it and without columns that say nothing. Its cells are
/// Markdown already; a column whose title begins with `#` holds numbers.
pub(crate) fn table(titles: &[String], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let rows: Vec<_> = rows.into_iter().collect();
    let tells = |at: usize| rows.iter().any(|row| !row[at].is_empty());
    let telling: Vec<_> = titles.iter().enumerate().filter(|(at, _)| tells(*at)).collect();
    let mut lines = vec!["|".to_owned(); rows.len() + 2];
    for (at, title) in &telling {
        let (title, right) = (title.trim_start_matches('#'), title.starts_with('#'));
        let cells = || rows.iter().map(|row| &*row[*at]);
        // Nobody looks for anything to the right of the last column.
        let is_ragged = Some(at) == telling.last().map(|(at, _)| at) && !right;
        let longest = cells().chain([title]).map(|cell| cell.chars().count()).max();
        let width = longest.filter(|_| !is_ragged).unwrap_or(0).max(3);
        let ruler = if right { "-".repeat(width - 1) + ":" } else { "-".repeat(width) };
        for (line, cell) in lines.iter_mut().zip([title, &*ruler].into_iter().chain(cells())) {
            *line += &if right { format!(" {cell:>width$} |") } else { format!(" {cell:width$} |") };
        }
    }
    format!("\n{}\n", lines.join("\n"))
}
