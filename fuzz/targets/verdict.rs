#![no_main]
libfuzzer_sys::fuzz_target!(|text: &str| tilejudge_fuzz::judge(text));
