//! The built program as a test sees it: arguments and input in, text and exit code out.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What the program did.
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program, not yet started, without what the environment would change.
pub(crate) fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tilejudge"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the program.
pub(crate) fn run(arguments: &[&str], stdin: &[u8]) -> Run {
    finish(&mut program(arguments), stdin)
}

/// Runs the program to its end.
pub(crate) fn finish(command: &mut Command, stdin: &[u8]) -> Run {
    let mut child = command.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    // A program that answers while it reads must not wait for us to read its answers.
    let output = std::thread::scope(|scope| {
        // One that does not read its input closes it: no fault of ours.
        scope.spawn(move || input.write_all(stdin));
        child.wait_with_output().unwrap()
    });
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// A file that is gone when the test is over.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    pub(crate) fn new(name: &str, content: &[u8]) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::write(&path, content).unwrap();
        Self(path)
    }
    pub(crate) fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
