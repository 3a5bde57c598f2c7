//! How the program is linked on Linux, so that little has to be done before it starts (docs/decisions/0008-start.md).

use std::{env, path::Path, process::Command};

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let target = |what: &str| env::var(format!("CARGO_CFG_TARGET_{what}")).unwrap_or_default();
    if (target("OS").as_str(), target("ENV").as_str()) == ("linux", "gnu") {
        // At a fixed address nothing has to be moved.
        println!("cargo:rustc-link-arg-bins=-no-pie");
        if env::var("HOST") == env::var("TARGET") {
            unwind_without_library();
        }
    }
}

/// What unwinds the stack after a panic becomes a part of the program, where the compiler that links has it: one library fewer to load.
fn unwind_without_library() {
    let Ok(found) = Command::new("cc").arg("-print-file-name=libgcc_eh.a").output() else { return };
    let found = String::from_utf8_lossy(&found.stdout);
    // A name without a folder is one that was not found.
    if let Some(folder) = Path::new(found.trim()).parent().filter(|folder| folder.is_absolute()) {
        println!("cargo:rustc-link-search=native={}", folder.display());
        println!("cargo:rustc-link-lib=static:-bundle=gcc_eh");
    }
}
