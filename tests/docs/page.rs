//! A page of Markdown as far as a test can follow it.
//!
//! - A block `console` holds commands, each on a line that begins with `$ `, and under each what it writes; a line `…` stands
//!   for any lines. Under a command that shows nothing, anything may be written.
//! - A block `yaml` or `json` is a case. If its first line is `# file: NAME`, it is that file for the commands that follow.
//! - Blocks `rust`, `python` and `text` are for people here; whoever shows a program in one has it tested elsewhere.

use std::path::PathBuf;

/// A page under the root of the project.
pub(crate) struct Page {
    /// Its path from there.
    pub(crate) path: &'static str,
    /// All of it, line by line.
    pub(crate) lines: Vec<String>,
}

/// A fenced block.
pub(crate) struct Block {
    /// The word after the fence.
    pub(crate) kind: String,
    /// The index of its first line.
    pub(crate) start: usize,
    /// One past its last line.
    pub(crate) end: usize,
}

/// A command and what a page says that it writes.
pub(crate) struct Command {
    /// As it is typed, without what a comment says.
    pub(crate) typed: String,
    /// The index of the first line under it.
    pub(crate) start: usize,
    /// One past the last line that it writes.
    pub(crate) end: usize,
}

impl Page {
    pub(crate) fn read(path: &'static str) -> Self {
        let text = std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
        Self { path, lines: text.lines().map(str::to_owned).collect() }
    }
    pub(crate) fn blocks(&self) -> Vec<Block> {
        let mut blocks = Vec::new();
        let mut open: Option<(String, usize)> = None;
        for (index, line) in self.lines.iter().enumerate() {
            let Some(kind) = line.strip_prefix("```") else { continue };
            open = match open {
                None => Some((kind.to_owned(), index + 1)),
                Some((kind, start)) => {
                    blocks.push(Block { kind, start, end: index });
                    None
                }
            };
        }
        assert!(open.is_none(), "{}: a block does not end", self.path);
        blocks
    }
    pub(crate) fn text(&self, block: &Block) -> String {
        self.lines[block.start..block.end].iter().map(|line| format!("{line}\n")).collect()
    }
    /// The name of the file that a block is.
    pub(crate) fn file(&self, block: &Block) -> Option<&str> {
        self.lines[block.start].strip_prefix("# file: ")
    }
    pub(crate) fn commands(&self, block: &Block) -> Vec<Command> {
        let mut commands: Vec<Command> = Vec::new();
        for index in block.start..block.end {
            match (self.lines[index].strip_prefix("$ "), commands.last_mut()) {
                (Some(typed), _) => commands.push(Command { typed: typed.to_owned(), start: index + 1, end: index + 1 }),
                (None, Some(command)) => command.end = index + 1,
                (None, None) => panic!("{}:{}: a block of commands begins with one", self.path, index + 1),
            }
        }
        commands
    }
    /// Whether the page shows what a command wrote.
    pub(crate) fn shows(&self, command: &Command, written: &[String]) -> bool {
        let shown = &self.lines[command.start..command.end];
        shown.is_empty() || is_shown(shown, written)
    }
    /// What the page should show of what a command wrote: as many lines before and after `…` as now.
    pub(crate) fn mended(&self, command: &Command, written: &[String]) -> Vec<String> {
        let shown = &self.lines[command.start..command.end];
        let Some(dots) = shown.iter().position(|line| line == DOTS) else { return written.to_vec() };
        let after = shown.len() - dots - 1;
        if dots + after >= written.len() {
            return written.to_vec();
        }
        [&written[..dots], &[DOTS.to_owned()], &written[written.len() - after..]].concat()
    }
    pub(crate) fn write(&self) {
        std::fs::write(root().join(self.path), self.lines.join("\n") + "\n").unwrap();
    }
}

/// What stands for lines that a page leaves out.
const DOTS: &str = "…";

fn is_shown(shown: &[String], written: &[String]) -> bool {
    match shown {
        [] => written.is_empty(),
        [dots, rest @ ..] if dots == DOTS => (0..=written.len()).any(|from| is_shown(rest, &written[from..])),
        [line, rest @ ..] => written.first().is_some_and(|first| line == first) && is_shown(rest, &written[1..]),
    }
}

/// The root of the project.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}
