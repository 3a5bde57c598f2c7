//! A case to fill in.

use super::words;
use crate::games::Game;
use crate::games::azul::{Azul, Edition};

/// A case as YAML text, with comments that say what may stand where; a legal case as it is.
pub(in crate::games::azul) fn template(edition_index: usize, variant: Option<usize>) -> String {
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
    let column = if variant == "grey" { ", to: column 3" } else { "" };
    let specialised = variant == "specialised-factories";
    let factories = if specialised { gold_factories(code) } else { format!(" [{code}{code}BK, KKRW, BBRW, RRKW, BKRW]") };
    format!(
        "\
# A case for {title}. What is not known may be left out.
# Letters: {letters}; a dot is an empty space; 1 is the first-player marker.
game: {id}
variant: {variant}   # {variants}; a list if several
round: 1
phase: offer         # setup, offer, tiling, preparation; end: scores without the end bonuses, over: with them
turn: Ana            # whose turn it is
starter: Ana         # who began the round
players:             # clockwise; a single one is a single board
  - name: Ana
    score: 0
    wall: |          # a row a line, as it lies before you
      . . . . .
      . . . . .
      . . . . .
      . . . . .
      . . . . .
    lines: [\"\", \"\", \"\", \"\", \"\"]   # first to fifth, such as {code} or BB
    floor: \"\"        # left to right, such as 1BK
  - name: Luis
    score: 0
factories:{factories}
centre: \"1\"
# bag: {{blue: 16, {name}: 18, red: 15, black: 15, white: 16}}   # if somebody counts; `lid:` in the same way
moves:
  - {{player: Ana, take: {name}, from: factory 1, to: line 2}}
  # - {{player: Luis, take: red, from: centre, to: floor}}
  # - {{player: Ana, tile: line 2{column}}}
  # - {{player: Ana, clear: floor}}
# claims: {{Ana: 12}}  # what somebody says to have once everything is counted; `tilejudge score` answers
",
        title = printed.title,
        letters = letters.join(", "),
        id = printed.id,
        variants = variants.join(", "),
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
