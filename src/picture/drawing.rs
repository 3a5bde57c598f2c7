//! Pictures of text: what a game draws with.

use super::Rgb;
use crate::verdict::Place;

/// Columns of a terminal that a drawing keeps within.
pub(crate) const WIDTH: usize = 80;

/// A board as people see it: lines of text in ink.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Drawing(pub Vec<Inks>);

/// A line of a drawing.
pub type Inks = Vec<Ink>;

/// A piece of text in one colour.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ink {
    /// The text; says everything without its colour.
    pub text: String,
    /// The colour.
    pub pen: Pen,
    /// The places of the case that are seen here.
    pub places: Vec<Place>,
}

/// Colours of a drawing, independent of any terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pen {
    /// Ordinary text.
    Plain,
    /// Headings.
    Strong,
    /// What is there to be seen but matters little: empty spaces, frames.
    Faint,
    /// A tile, on its colour.
    Tile(Rgb),
}

impl Ink {
    pub(crate) fn new(text: impl Into<String>, pen: Pen) -> Self {
        Self { text: text.into(), pen, places: Vec::new() }
    }
    pub(crate) fn plain(text: impl Into<String>) -> Self {
        Self::new(text, Pen::Plain)
    }
    pub(crate) fn strong(text: impl Into<String>) -> Self {
        Self::new(text, Pen::Strong)
    }
    pub(crate) fn faint(text: impl Into<String>) -> Self {
        Self::new(text, Pen::Faint)
    }
    /// The same, which shows a place of the case.
    #[must_use]
    pub(crate) fn at(mut self, place: Place) -> Self {
        self.places.push(place);
        self
    }
    /// The same, which shows some places of the case.
    #[must_use]
    pub(crate) fn at_all(mut self, places: impl IntoIterator<Item = Place>) -> Self {
        self.places.extend(places);
        self
    }
    pub(crate) fn blank(columns: usize) -> Self {
        Self::plain(" ".repeat(columns))
    }
    /// The same with notes behind it, if there are any: "Ana: 8 points, to move".
    pub(crate) fn with_notes(self, notes: impl IntoIterator<Item = Option<String>>) -> Inks {
        let notes: Vec<_> = notes.into_iter().flatten().collect();
        let notes = (!notes.is_empty()).then(|| Self::plain(format!(": {}", notes.join(", "))));
        std::iter::once(self).chain(notes).collect()
    }
}

/// How many columns a line takes.
pub(crate) fn width(inks: &[Ink]) -> usize {
    inks.iter().map(|ink| ink.text.chars().count()).sum()
}

/// A line broken between words where it is longer than so many columns. A word that is longer itself stays whole.
pub(crate) fn folded(line: &[Ink], columns: usize) -> Vec<Inks> {
    if width(line) <= columns {
        return vec![line.to_vec()];
    }
    let words = |ink: &Ink| -> Vec<Ink> {
        let word = |text: &str| Ink { text: text.to_owned(), pen: ink.pen, places: ink.places.clone() };
        ink.text.split_inclusive(' ').map(word).collect()
    };
    let mut lines = vec![Inks::new()];
    let mut taken = 0;
    for word in line.iter().flat_map(words) {
        let (length, shown) = (word.text.chars().count(), word.text.trim_end().chars().count());
        if taken > 0 && shown > 0 && taken + shown > columns {
            lines.iter_mut().for_each(trim);
            lines.push(Inks::new());
            taken = 0;
        }
        taken += length;
        if let Some(last) = lines.last_mut() {
            last.push(word);
        }
    }
    lines
}

/// Takes away the blanks at the end of a line.
fn trim(line: &mut Inks) {
    while let Some(last) = line.last_mut() {
        last.text.truncate(last.text.trim_end().len());
        if !last.text.is_empty() {
            return;
        }
        line.pop();
    }
}

/// Lays lines beside others, from a column on and apart from what is there.
pub(crate) fn beside(lines: &mut Vec<Inks>, column: usize, block: impl IntoIterator<Item = Inks>) {
    for (index, inks) in block.into_iter().enumerate() {
        lines.resize(lines.len().max(index + 1), Inks::new());
        let line = &mut lines[index];
        let gap = column.saturating_sub(width(line));
        line.push(Ink::blank(gap.max(usize::from(!line.is_empty()))));
        line.extend(inks);
    }
}

/// Adds `items` in columns of one width, as many beside one another as fit.
pub(crate) fn in_columns(items: &[Inks], lines: &mut Vec<Inks>) {
    let widest = items.iter().map(|inks| width(inks)).max().unwrap_or(0).max(1);
    for group in items.chunks((WIDTH / widest).max(1)) {
        let mut line = Vec::new();
        for (index, inks) in group.iter().enumerate() {
            line.push(Ink::blank((index * widest).saturating_sub(width(&line))));
            line.extend(inks.iter().cloned());
        }
        lines.push(line);
    }
}
