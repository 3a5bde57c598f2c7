//! `show --svg`, `score --svg`: positions as one picture in a file.

use super::Failure;
use super::save::save;
use super::session::Session;
use super::system::FILES;
use super::usage::USAGE;
use crate::report::Format;
use crate::report::svg::{Plate, render};
use crate::words::{Message, said};
use std::path::{Path, PathBuf};

/// A file for a picture of all positions, one below another; on standard output a picture stands alone.
pub(super) struct Picture<'a>(&'a Path);

impl<'a> Picture<'a> {
    /// A picture that may be painted: nothing else is written over.
    pub(super) fn new(svg: &'a Path, files: &[PathBuf], format: Format) -> Result<Self, Failure> {
        let picture = Self(svg);
        if picture.is_alone() {
            return if format == Format::Text { Ok(picture) } else { Err(said!(USAGE, "picture-alone").into()) };
        }
        let Ok(there) = svg.canonicalize() else { return Ok(picture) };
        if files.iter().any(|file| file.canonicalize().is_ok_and(|file| file == there)) {
            return Err(said!(FILES, "over-case").with("file", &*svg.display().to_string()).into());
        }
        if there.is_file() && !std::fs::read(&there).is_ok_and(|bytes| is_picture(&bytes)) {
            return Err(over(svg).into());
        }
        Ok(picture)
    }
    /// Whether nothing else goes to standard output.
    pub(super) fn is_alone(&self) -> bool {
        self.0.as_os_str() == "-"
    }
    /// Writes the picture. Where no position can be shown, nothing is written.
    pub(super) fn paint(self, plates: &[Plate], session: &mut Session<'_>) -> Result<(), Failure> {
        if plates.is_empty() {
            return Ok(());
        }
        let picture = render(plates);
        match self.is_alone() {
            true => Ok(session.out.answer(&picture)?),
            false => save(self.0, &picture, is_picture).map_err(|unsaved| unsaved.says(self.0, over(self.0)).into()),
        }
    }
}

fn over(svg: &Path) -> Message {
    said!(FILES, "over-no-picture").with("file", &*svg.display().to_string())
}

/// Whether a file is an SVG, or empty as one that was only just made.
fn is_picture(bytes: &[u8]) -> bool {
    let mut rest = std::str::from_utf8(bytes).unwrap_or("?").trim_start_matches('\u{feff}').trim_start();
    while let Some((_, close)) = [("<?", "?>"), ("<!--", "-->"), ("<!", ">")].iter().find(|(open, _)| rest.starts_with(open)) {
        rest = rest.split_once(close).map_or("?", |(_, rest)| rest.trim_start());
    }
    bytes.is_empty() || rest.starts_with("<svg")
}
