//! A case to fill in.

use super::words;
use crate::games::Game;
use crate::games::azul::{Azul, Edition};

/// The phases that a case to fill in may be in; the first is the usual one.
pub(in crate::games::azul) const PHASES: &[&str] = &["offer", "tiling", "end"];

/// A case as YAML text, with comments that say what may stand where; a legal case as it is. It says nothing that would no longer hold
/// once the boards are filled in.
pub(in crate::games::azul) fn template(edition_index: usize, variant: Option<usize>, phase: &str) -> String {
    let edition = super::edition(edition_index);
    let printed = &Azul::EDITIONS[edition_index.min(Azul::EDITIONS.len() - 1)];
    let variant = variant.and_then(|index| printed.variants.get(index)).map_or("coloured", |variant| variant.id);
    let variants: Vec<_> = printed.variants.iter().map(|variant| variant.id).collect();
    let letters: Vec<_> =
        words::colours(edition).words.iter().map(|word| format!("{} {}", word.letter.unwrap_or('?'), word.name)).collect();
    // The second colour of the first row, which is what the examples of the rulebooks take.
    let (name, code) = match edition {
        Edition::Base | Edition::Mini => ("yellow", 'Y'),
        Edition::MasterChocolatier => ("brown", 'M'),
    };
    let row: Vec<_> = words::colours(edition).words.iter().filter_map(|word| word.letter).map(String::from).collect();
    let row = row.join(" ");
    let head = format!(
        "\
# A case for {title}. What is not known may be left out.
# Letters: {letters}; a dot is an empty space; 1 is the first-player marker.
game: {id}
variant: {variant}   # {variants}; a list if several
",
        title = printed.title,
        letters = letters.join(", "),
        id = printed.id,
        variants = variants.join(", "),
    );
    let claims = "# claims: {Ana: 12}  # what somebody says to have once everything is counted; `tilejudge score` answers\n";
    let body = match phase {
        "tiling" => tiling(code, variant == "grey"),
        "end" => end(&row),
        _ => offer(name, code, variant),
    };
    head + &body + claims
}

/// An empty wall, and one that says how to fill it in.
const WALL: &str = "    wall: |
      . . . . .
      . . . . .
      . . . . .
      . . . . .
      . . . . .
";

fn offer(name: &str, code: char, variant: &str) -> String {
    let column = if variant == "grey" { ", to: column 3" } else { "" };
    let factories = if variant == "specialised-factories" {
        gold_factories(code)
    } else {
        format!(" [{code}{code}BK, KKRW, BBRW, RRKW, BKRW]")
    };
    let wall = WALL.replacen('|', "|          # a row a line, as it lies before you", 1);
    format!(
        "\
# round: 1           # if you know it
phase: offer         # setup, offer, tiling, preparation; end: all is tiled, but no bonus counted; over: the scores hold the bonuses
turn: Ana            # whose turn it is
starter: Ana         # who began the round
players:             # clockwise; a single one is a single board
  - name: Ana
    score: 0
{wall}    lines: [\"\", \"\", \"\", \"\", \"\"]   # first to fifth, such as {code} or BB
    floor: \"\"        # left to right, such as 1BK
  - name: Luis
    score: 0
{WALL}    lines: [\"\", \"\", \"\", \"\", \"\"]
    floor: \"\"
factories:{factories}   # as they lie now, \"\" for an empty one
centre: \"1\"
# bag: {{blue: 16, {name}: 18, red: 15, black: 15, white: 16}}   # if somebody counts; `lid:` in the same way
moves:
  - {{player: Ana, take: {name}, from: factory 1, to: line 2}}
  # - {{player: Luis, take: red, from: centre, to: floor}}
  # - {{player: Ana, tile: line 2{column}}}
  # - {{player: Ana, clear: floor}}
"
    )
}

/// Everything is taken, and the boards are counted.
fn tiling(code: char, grey: bool) -> String {
    let moves = match grey {
        true => {
            format!("moves:   # on the grey wall players choose\n  - {{player: Ana, tile: line 2, to: column 2}}   # {code}\n")
        }
        false => String::new(),
    };
    format!(
        "\
# round: 1           # if you know it
phase: tiling        # everything is taken; full lines are tiled from the first to the fifth, then the floor line costs points
players:             # clockwise; a single one is a single board
  - name: Ana
    score: 0         # before this round is counted
{WALL}    lines: [\"\", {code}{code}, \"\", \"\", \"\"]   # first to fifth
    floor: \"\"        # left to right, such as 1BK
  - name: Luis
    score: 0
{WALL}    lines: [\"\", \"\", \"\", \"\", \"\"]
    floor: \"\"
{moves}"
    )
}

/// The last round is over: two boards whose walls bring bonuses.
fn end(row: &str) -> String {
    let wall = WALL.replacen(". . . . .", row, 1);
    format!(
        "\
phase: end           # all is tiled, but no bonus is counted yet; write `over` if the scores hold the bonuses
players:             # all of them, for the ranking; a single one is a single board
  - name: Ana
    score: 12        # before the bonuses
{wall}  - name: Luis
    score: 0
{WALL}"
    )
}

/// Five factories for two players, two of them gold.
fn gold_factories(code: char) -> String {
    format!(
        "
  - {code}{code}BK
  - {{gold: stay, tiles: KKRW}}   # plus-one, seek blue (or another colour), stay, neighbours, zero
  - BBRW
  - {{gold: zero, tiles: RRKW}}
  - BKRW"
    )
}
