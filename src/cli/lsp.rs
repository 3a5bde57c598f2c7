//! The language server, a program of its own that an editor starts by the name of this one.

use super::refused::{USAGE, cause};
use super::{Exit, Failure};
use crate::words::said;
use std::process::Command;

/// Starts it where this program lies, or else from the path, and waits for it.
pub(super) fn serve() -> Result<Exit, Failure> {
    let name = format!("tilejudge-lsp{}", std::env::consts::EXE_SUFFIX);
    let beside = std::env::current_exe().ok().map(|own| own.with_file_name(&name)).filter(|path| path.is_file());
    match Command::new(beside.unwrap_or_else(|| name.into())).status() {
        Ok(status) => Ok(if status.success() { Exit::Clean } else { Exit::Unreadable }),
        Err(error) => Err(said!(USAGE, "no-server").with("cause", cause(&error)).into()),
    }
}
