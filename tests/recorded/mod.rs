//! Where snapshots lie: each in a folder of `snapshots/`, under its own name.

use std::path::Path;

pub(crate) fn of(folder: impl AsRef<Path>) -> insta::Settings {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(Path::new(env!("CARGO_MANIFEST_DIR")).join("snapshots").join(folder));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings
}
