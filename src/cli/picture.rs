//! `show --svg`, `score --svg`: positions as one picture in a file.

use super::input::is_dash;
use super::refused::{FILES, USAGE};
use super::save::save;
use super::{Failure, Out};
use crate::report::Format;
use crate::report::svg::{Plate, render};
use crate::words::{Message, said};
use std::path::{Path, PathBuf};

/// Makes sure that a picture may be painted: nothing else is written over, and on standard output it stands alone.
pub(super) fn may_paint(svg: &Path, files: &[PathBuf], format: Format) -> Result<(), Failure> {
    if is_dash(svg) {
        return if format == Format::Text { Ok(()) } else { Err(said!(USAGE, "picture-alone").into()) };
    }
    let Ok(there) = svg.canonicalize() else { return Ok(()) };
    if files.iter().any(|file| file.canonicalize().is_ok_and(|file| file == there)) {
        return Err(said!(FILES, "over-case").with("file", &*svg.display().to_string()).into());
    }
    if there.is_file() && !std::fs::read(&there).is_ok_and(|bytes| is_picture(&bytes)) {
        return Err(over(svg).into());
    }
    Ok(())
}

/// Writes a picture of all positions, one below another. Where none can be shown, nothing is written.
pub(super) fn paint(svg: &Path, plates: &[Plate], out: &mut Out) -> Result<(), Failure> {
    match render(plates) {
        _ if plates.is_empty() => Ok(()),
        picture if is_dash(svg) => Ok(out.answer(&picture)?),
        picture => save(svg, &picture, is_picture).map_err(|unsaved| unsaved.says(svg, over(svg)).into()),
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
