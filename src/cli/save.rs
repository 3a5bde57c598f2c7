//! Writing files atomically: beside the old file, and then in its place, so that a file is always either the old or the new one.

use super::refused::{FILES, cause};
use crate::words::{Message, Said, said};
use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Why a file is as it was.
#[derive(Debug)]
pub(super) enum Unsaved {
    /// What it holds is not to go.
    Held,
    /// Something that belongs to it would be lost: its other names, its owner.
    Loses(Said),
    /// The system refuses.
    Refused(io::Error),
}

impl From<io::Error> for Unsaved {
    fn from(error: io::Error) -> Self {
        Self::Refused(error)
    }
}

impl Unsaved {
    /// That a file cannot be written; `held` says so of one whose content is not to go.
    pub(super) fn says(self, path: &Path, held: impl Into<Message>) -> Message {
        let cause = match self {
            Self::Held => return held.into(),
            Self::Loses(what) => what.into(),
            Self::Refused(error) => cause(&error),
        };
        said!(FILES, "not-written").with("file", &*path.display().to_string()).with("cause", cause)
    }
}

/// Writes a file, following links. Old contents are replaced only if they `may_go`; mode, owner and attributes stay.
pub(super) fn save(path: &Path, text: &str, may_go: impl Fn(&[u8]) -> bool) -> Result<(), Unsaved> {
    let Some(mut there) = There::open(path)? else {
        let beside = Beside::write(path, text, None)?;
        // Neither a link that leads nowhere is written over, nor what has come meanwhile.
        return if path.symlink_metadata().is_ok() {
            Err(Unsaved::Refused(ErrorKind::NotFound.into()))
        } else {
            Ok(beside.take_place_of(path)?)
        };
    };
    // What is no file of its own, a device or a pipe, holds nothing that could be lost.
    if !there.about.is_file() {
        return Ok(there.file.write_all(text.as_bytes())?);
    }
    there.keeps_its_names()?;
    let path = &path.canonicalize()?;
    let beside = Beside::write(path, text, Some(&there))?;
    let mut now = Vec::new();
    there.file.read_to_end(&mut now)?;
    if may_go(&now) { Ok(beside.take_place_of(path)?) } else { Err(Unsaved::Held) }
}

/// What is at a path, and may be written.
struct There {
    file: File,
    about: Metadata,
}

impl There {
    fn open(path: &Path) -> io::Result<Option<Self>> {
        let about = match path.metadata() {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            about => about?,
        };
        // Who may do everything may not write over what is to stay as it is, either.
        if about.permissions().readonly() {
            return Err(ErrorKind::PermissionDenied.into());
        }
        let file = File::options().read(about.is_file()).write(true).open(path)?;
        Ok(Some(Self { file, about }))
    }
    /// A file of another name would stay what it was.
    fn keeps_its_names(&self) -> Result<(), Unsaved> {
        #[cfg(unix)]
        if std::os::unix::fs::MetadataExt::nlink(&self.about) > 1 {
            return Err(Unsaved::Loses(said!(FILES, "other-names")));
        }
        Ok(())
    }
    /// Makes another file like this one in all but what it holds.
    fn dress(&self, other: &File) -> Result<(), Unsaved> {
        #[cfg(unix)]
        {
            use std::os::unix::fs::{MetadataExt, fchown};
            let (own, theirs) = (&self.about, other.metadata()?);
            if (own.uid(), own.gid()) != (theirs.uid(), theirs.gid()) {
                fchown(other, Some(own.uid()), Some(own.gid())).map_err(|_| Unsaved::Loses(said!(FILES, "other-owner")))?;
            }
        }
        #[cfg(any(target_os = "linux", target_os = "macos"))]
        attributes::copy(&self.file, other).map_err(|_| Unsaved::Loses(said!(FILES, "attributes")))?;
        Ok(other.set_permissions(self.about.permissions())?)
    }
}

/// What the names of files begin and end with that are only there while another is written.
const PREFIX: &str = ".tilejudge-";
const SUFFIX: &str = ".tmp";
/// No run writes as long as this.
const ABANDONED: Duration = Duration::from_secs(3600);

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Clears up what runs have left that were killed while they wrote: those that have ended, as far as the system tells, and those
/// of long ago. If a file of one that still writes elsewhere were taken away, that run would say that it has not written.
fn clear_left(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let of_ours = name.to_str().and_then(|name| name.strip_prefix(PREFIX)?.strip_suffix(SUFFIX));
        let age = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
        if of_ours.is_some_and(|left| has_ended(left) || age().is_some_and(|age| age > ABANDONED)) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Whether the run whose number a name begins with is there no more.
fn has_ended(left: &str) -> bool {
    #[cfg(unix)]
    {
        use rustix::process::{Pid, test_kill_process};
        let run = left.split('-').next().and_then(|run| run.parse().ok()).and_then(Pid::from_raw);
        run.is_some_and(|run| test_kill_process(run) == Err(rustix::io::Errno::SRCH))
    }
    #[cfg(not(unix))]
    {
        let _ = left;
        false
    }
}

/// A file in the same folder that is gone where it does not take the place of another.
struct Beside(PathBuf);

impl Beside {
    /// All of a text, on the disk.
    fn write(path: &Path, text: &str, like: Option<&There>) -> Result<Self, Unsaved> {
        // The system ends a program that goes beyond, before it can clear up.
        #[cfg(unix)]
        if rustix::process::getrlimit(rustix::process::Resource::Fsize).current.is_some_and(|most| most < text.len() as u64) {
            return Err(io::Error::from(ErrorKind::FileTooLarge).into());
        }
        let (beside, mut file) = Self::create(path, like.is_some())?;
        file.write_all(text.as_bytes())?;
        if let Some(there) = like {
            there.dress(&file)?;
        }
        file.sync_all()?;
        Ok(beside)
    }
    /// A name that nothing has; what is to be like another is nobody else's until it is.
    fn create(path: &Path, is_private: bool) -> io::Result<(Self, File)> {
        let mut options = File::options();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, if is_private { 0o600 } else { 0o666 });
        clear_left(folder_of(path));
        let mut number = 0;
        loop {
            let beside = path.with_file_name(format!("{PREFIX}{}-{number}{SUFFIX}", std::process::id()));
            match options.open(&beside) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
                file => return file.map(|file| (Self(beside), file)),
            }
        }
    }
    fn take_place_of(mut self, path: &Path) -> io::Result<()> {
        fs::rename(&self.0, path)?;
        // From now on it is that file. Where the folder cannot be written out at once, the system does so later.
        let beside = std::mem::take(&mut self.0);
        #[cfg(unix)]
        let _ = File::open(folder_of(&beside)).and_then(|folder| folder.sync_all());
        Ok(())
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        if !self.0.as_os_str().is_empty() {
            let _ = fs::remove_file(&self.0);
        }
    }
}

/// What a file system notes about a file beyond its mode: who else may read it, labels.
#[cfg(any(target_os = "linux", target_os = "macos"))]
mod attributes {
    use rustix::fs::{XattrFlags, fgetxattr, flistxattr, fsetxattr};
    use rustix::io::{Errno, Result};
    use std::fs::File;

    /// Longer than this is none.
    const MOST: usize = 1 << 16;

    pub(super) fn copy(from: &File, to: &File) -> Result<()> {
        let (mut names, mut value, mut has) = (vec![0; MOST], vec![0; MOST], vec![0; MOST]);
        let length = match flistxattr(from, &mut names) {
            Err(Errno::NOTSUP) => 0,
            length => length?,
        };
        for name in names[..length].split(|&byte| byte == 0).filter(|name| !name.is_empty()) {
            let length = fgetxattr(from, name, &mut value)?;
            // A label that every file of the folder gets is there.
            if fgetxattr(to, name, &mut has).is_ok_and(|has_length| has[..has_length] == value[..length]) {
                continue;
            }
            fsetxattr(to, name, &value[..length], XattrFlags::empty())?;
        }
        Ok(())
    }
}
