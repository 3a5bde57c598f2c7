//! Where the program is linked: at a fixed address on Linux, so that nothing has to be moved when it starts (docs/decisions/0008-start.md).

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let target = |what: &str| std::env::var(format!("CARGO_CFG_TARGET_{what}")).unwrap_or_default();
    if (target("OS").as_str(), target("ENV").as_str()) == ("linux", "gnu") {
        println!("cargo:rustc-link-arg-bins=-no-pie");
    }
}
