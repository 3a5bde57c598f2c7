//! What reports for people leave out and others show: what each award and each slip of the fixtures points at, and the rule of
//! each condition.
#![allow(clippy::unwrap_used)]

mod recorded;

use serde_json::Value;
use std::collections::BTreeMap;
use std::process::Command;

#[test]
fn each_award_and_each_slip_points_at_what_proves_it() {
    let mut proofs = BTreeMap::new();
    for line in answer(&["score", "fixtures", "--format", "jsonl"]).lines() {
        collect(&serde_json::from_str(line).unwrap(), &mut proofs);
    }
    record("evidence", proofs.into_iter().map(|((of, _), places)| format!("{of}: {}\n", places.join(" "))).collect());
}

#[test]
fn each_condition_names_the_rule_by_which_it_matters() {
    let mut conditions = BTreeMap::new();
    for line in answer(&["check", "fixtures", "--format", "concise"]).lines() {
        let Some((_, condition)) = line.split_once(": condition ") else { continue };
        // Of those of one rule that begin alike one is enough.
        let begins: Vec<&str> = condition.split(' ').take(6).collect();
        conditions.entry(begins.join(" ")).or_insert_with(|| format!("{condition}\n"));
    }
    record("conditions", conditions.into_values().collect());
}

fn answer(arguments: &[&str]) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tilejudge"));
    let output = program.current_dir(env!("CARGO_MANIFEST_DIR")).args(arguments).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

fn record(name: &str, text: String) {
    recorded::of("formats").bind(|| insta::assert_snapshot!(name, text));
}

/// Of each rule and slip the first proof of each kind: by the keys it points at, whatever stands behind them.
fn collect(value: &Value, proofs: &mut BTreeMap<(String, Vec<String>), Vec<String>>) {
    if let Some(places) = value["evidence"].as_array() {
        let of = value["slip"].as_str().or(value["rule"].as_str()).unwrap_or("a ruling").to_owned();
        let places: Vec<String> = places.iter().map(|place| place.as_str().unwrap().to_owned()).collect();
        let kind = |place: &String| {
            let keys = if place.starts_with("players") { 2 } else { 1 };
            let parts: Vec<&str> = place.split('.').take(keys).collect();
            parts.join(".").replace(|sign: char| sign.is_ascii_digit(), "")
        };
        let mut kinds: Vec<String> = places.iter().map(kind).collect();
        kinds.dedup();
        proofs.entry((of, kinds)).or_insert(places);
    }
    match value {
        Value::Array(items) => items.iter().for_each(|item| collect(item, proofs)),
        Value::Object(fields) => fields.values().for_each(|field| collect(field, proofs)),
        _ => {}
    }
}
