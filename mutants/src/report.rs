//! How many mutants are noticed, by what, room by room.

use crate::notice::{is_nothing, noticed};
use crate::{Result, ground};
use std::collections::BTreeMap;
use std::fs;

/// Prints the table, and lists what nothing notices in `target/mutants/survivors.tsv`.
pub fn report() -> Result<()> {
    let mut tables = ["fixtures", "tests", "games"].map(noticed);
    tables[0].extend(noticed("rest"));
    let mut rooms: BTreeMap<String, [usize; 5]> = BTreeMap::new();
    let mut survivors = String::new();
    for line in fs::read_to_string(ground().join("list.tsv"))?.lines() {
        let mut fields = line.split('\t');
        let n = fields.next().and_then(|it| it.parse().ok()).unwrap_or_default();
        let path = fields.next().unwrap_or_default();
        let by = tables.iter().position(|table| table.get(&n).is_some_and(|by| !is_nothing(by)));
        let passed = tables.iter().any(|table| table.get(&n).is_some_and(|by| by != "."));
        let column = by.unwrap_or(if passed { 3 } else { 4 });
        let kind = fields.nth(2).unwrap_or_default();
        let parts: Vec<&str> = path.split('/').skip(1).collect();
        let room =
            if parts[0] == "games" && parts.len() > 3 { parts[..3].join("/") } else { parts[..parts.len().min(2)].join("/") };
        for room in [room, format!("({kind})"), "all".to_owned()] {
            rooms.entry(room).or_default()[column] += 1;
        }
        if column > 2 {
            survivors += &format!("{line}\t{}\n", if passed { "not noticed" } else { "nothing comes by" });
        }
    }
    println!("| room | fixtures | unit tests | properties | nothing | nothing comes by |\n| --- | --- | --- | --- | --- | --- |");
    for (room, counts) in rooms {
        println!("| {room} | {} |", counts.map(|count| count.to_string()).join(" | "));
    }
    Ok(fs::write(ground().join("survivors.tsv"), survivors)?)
}
