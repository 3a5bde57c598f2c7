//! Values as YAML, as people would type them: blocks, but a short list of words on one line.

use serde_json::Value;

/// A list that takes more letters on one line is written as a block.
const WIDTH: usize = 80;

/// A value as a YAML document that reads back to it.
pub fn to_yaml(value: &Value) -> String {
    let mut text = lines(value).join("\n");
    text.push('\n');
    text
}

/// The lines of a value; what is more than one line indents what is within it.
fn lines(value: &Value) -> Vec<String> {
    match (on_one_line(value), value) {
        (Some(line), _) => vec![line],
        (None, Value::Object(map)) => map.iter().flat_map(|(key, value)| entry(&scalar(key), value)).collect(),
        (None, Value::Array(items)) => items.iter().flat_map(item).collect(),
        (None, text) => {
            let mut lines: Vec<_> = text.as_str().unwrap_or_default().lines().map(str::to_owned).collect();
            lines.iter_mut().for_each(indent);
            lines.insert(0, "|".to_owned());
            lines
        }
    }
}

fn item(value: &Value) -> Vec<String> {
    let mut lines = lines(value);
    lines.iter_mut().skip(1).for_each(indent);
    lines.first_mut().into_iter().for_each(|first| first.insert_str(0, "- "));
    lines
}

fn entry(key: &str, value: &Value) -> Vec<String> {
    let mut lines = lines(value);
    if value.is_string() || on_one_line(value).is_some() {
        lines.first_mut().into_iter().for_each(|first| first.insert_str(0, &format!("{key}: ")));
        return lines;
    }
    // The dashes of a list set it off well enough.
    lines.iter_mut().filter(|_| value.is_object()).for_each(indent);
    lines.insert(0, format!("{key}:"));
    lines
}

fn indent(line: &mut String) {
    if !line.is_empty() {
        line.insert_str(0, "  ");
    }
}

fn on_one_line(value: &Value) -> Option<String> {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => Some(value.to_string()),
        Value::String(text) => (!is_block(text)).then(|| scalar(text)),
        Value::Object(map) => map.is_empty().then(|| "{}".to_owned()),
        Value::Array(items) => {
            let simple = |item: &Value| on_one_line(item).filter(|_| !item.is_array() && !item.is_object());
            let items: Vec<_> = items.iter().map(simple).collect::<Option<_>>()?;
            let line = format!("[{}]", items.join(", "));
            (line.chars().count() <= WIDTH).then_some(line)
        }
    }
}

/// Whether a text can stand under `|`: rows that end where they seem to, the first of them not indented.
fn is_block(text: &str) -> bool {
    let rows = text.strip_suffix('\n').unwrap_or_default();
    let sound = |row: &str| !row.chars().any(is_odd);
    !rows.ends_with('\n') && !rows.is_empty() && !rows.starts_with(char::is_whitespace) && rows.split('\n').all(sound)
}

/// A text on one line: as it is if nobody can take it for anything else, else in quotes.
fn scalar(text: &str) -> String {
    if is_plain(text) {
        text.to_owned()
    } else if text.chars().any(is_odd) {
        let escaped = |letter: char| match letter {
            '"' | '\\' => format!("\\{letter}"),
            odd if is_odd(odd) => format!("\\u{:04x}", u32::from(odd)),
            letter => letter.to_string(),
        };
        format!("\"{}\"", text.chars().map(escaped).collect::<String>())
    } else {
        format!("'{}'", text.replace('\'', "''"))
    }
}

/// Letters that only an escape can bring through.
fn is_odd(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}' | '\u{feff}')
}

/// Whether a text means itself without quotes, in a list on one line too: words, or one empty space, but no number, truth or nothing.
fn is_plain(text: &str) -> bool {
    let within = |letter: char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_' | '+' | '.' | '/' | '(' | ')');
    let is_number = || {
        let digit = text.starts_with(|letter: char| letter.is_ascii_digit());
        digit && (text.contains('_') || text.starts_with("0x") || text.starts_with("0o") || text.parse::<f64>().is_ok())
    };
    let is_word = text.starts_with(char::is_alphanumeric) && text.ends_with(char::is_alphanumeric) && text.chars().all(within);
    let means_another = || ["true", "false", "null"].iter().any(|word| text.eq_ignore_ascii_case(word));
    text == "." || is_word && !is_number() && !means_another()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::{Limits, Source, Value as Read, documents};
    use super::*;
    use fastrand::Rng;
    use serde_json::json;

    const WORDS: [&str; 40] = [
        "",
        " ",
        "YY",
        "1K",
        "1",
        "-1",
        "1.5",
        ".5",
        "1e5",
        "1_000",
        "0x1F",
        "0o7",
        "yes",
        "Null",
        "~",
        "inf",
        "nan",
        ".nan",
        "Ana",
        "Ana María",
        "a: b",
        "a #b",
        "#b",
        "- a",
        "a, b",
        "[a]",
        "{a}",
        "it's",
        "\"",
        "\\",
        "é\u{301}",
        "a\tb",
        "a\u{7}",
        "\u{feff}",
        "\u{2028}",
        "two\nrows",
        "two\nrows\n",
        "two\n rows\n\n",
        " two\nrows\n",
        ". . .\nY\t.\n",
    ];

    fn any_value(rng: &mut Rng, depth: usize) -> Value {
        let word = |rng: &mut Rng| WORDS[rng.usize(..WORDS.len())].to_owned();
        match rng.u8(if depth > 3 { 2 } else { 0 }..8) {
            0 => (0..rng.usize(..5)).map(|_| any_value(rng, depth + 1)).collect(),
            1 => (0..rng.usize(..5)).map(|_| (word(rng), any_value(rng, depth + 1))).collect(),
            2 => json!(rng.i32(-20..20)),
            3 => json!(rng.bool()),
            _ => word(rng).into(),
        }
    }

    /// What the reader of cases makes of a text: every scalar is a word, and blanks round the rows of a block are the source's.
    fn words(node: &super::super::Node<'_>) -> Value {
        match &node.value {
            Read::Scalar(text, _) => text.trim().split('\n').map(str::trim).collect::<Vec<_>>().join("\n").into(),
            Read::List(items) => items.iter().map(words).collect(),
            Read::Map(entries) => {
                entries.iter().map(|(key, value)| (words(key).as_str().unwrap().to_owned(), words(value))).collect()
            }
        }
    }

    fn read(text: &str) -> Value {
        let source = Source { name: String::new(), text: text.to_owned() };
        let documents = documents(&source, &Limits::USUAL);
        words(&documents[0].as_ref().unwrap_or_else(|problems| panic!("{problems:?}\n{text}")).root)
    }

    #[test]
    fn what_is_written_reads_back() {
        let mut rng = Rng::with_seed(1);
        for _ in 0..3000 {
            let value = json!({"value": any_value(&mut rng, 0)});
            let text = to_yaml(&value);
            assert_eq!(serde_yaml::from_str::<Value>(&text).unwrap(), value, "{text}");
            assert_eq!(read(&text), read(&value.to_string()), "{text}");
        }
    }

    #[test]
    fn short_lists_of_words_stand_on_one_line() {
        let case = json!({
            "players": [{"name": "Ana", "wall": ". .\nY .\n", "lines": ["B", "", "1", "."]}, {"name": "Bo", "lines": []}],
            "obelisk": {"7": ["Ana", "Bo"]},
            "long": vec!["four"; 20],
            "moves": [{"path": ["mill"], "with": {}}],
        });
        let expected = "\
players:
- name: Ana
  wall: |
    . .
    Y .
  lines: [B, '', '1', .]
- name: Bo
  lines: []
obelisk:
  '7': [Ana, Bo]
long:
";
        let text = to_yaml(&case);
        assert!(text.starts_with(expected), "{text}");
        assert!(text.ends_with("- four\n- four\nmoves:\n- path: [mill]\n  with: {}\n"), "{text}");
    }
}
