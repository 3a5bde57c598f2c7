//! A case to fill in.

use super::words;
use crate::games::Game;
use crate::games::summer_pavilion::SummerPavilion;

/// The phases that a case to fill in may be in; the first is the usual one.
pub(in crate::games::summer_pavilion) const PHASES: &[&str] = &["play", "offer", "end"];

/// A case as YAML text, with comments that say what may stand where; a legal case as it is.
pub(in crate::games::summer_pavilion) fn template(variant: Option<usize>, phase: &str) -> String {
    let variants: Vec<_> =
        SummerPavilion::EDITIONS.iter().flat_map(|edition| edition.variants).map(|variant| variant.id).collect();
    let variant = variant.and_then(|index| variants.get(index)).copied().unwrap_or("coloured");
    let letters: Vec<_> =
        words::COLOURS.words.iter().map(|word| format!("{} {}", word.letter.unwrap_or('?'), word.name)).collect();
    let head = format!(
        "\
# A case for Azul: Summer Pavilion. What is not known may be left out.
# Letters: {letters}; 1 in the centre is the first-player marker.
game: azul-summer-pavilion
variant: {variant}   # {variants}
",
        letters = letters.join(", "),
        variants = variants.join(", "),
    );
    let claims = "# claims: {Ana: 12}  # what somebody says to have once everything is counted; `tilejudge score` answers\n";
    let monochrome = variant == "monochrome";
    let body = match phase {
        "offer" => offer().to_owned(),
        "end" => end(monochrome),
        _ => play(monochrome),
    };
    head + &body + claims
}

fn play(monochrome: bool) -> String {
    let (stars, other) = if monochrome {
        (
            "{right: {6: blue, 5: blue}, centre: {1: red}}   # number and tile; upper-left, upper-right, right, …, clockwise",
            "{left: {4: green, 2: purple}}",
        )
    } else {
        ("{blue: \"5 6\", centre: {1: red}}   # numbers covered; in the centre number and tile", "{purple: \"2 4\"}")
    };
    let on = if monochrome { "right 4" } else { "blue 4" };
    format!(
        "\
round: 3             # 1 to 6; names the wild colour: purple, green, orange, yellow, blue, red
phase: play          # setup, offer, play, preparation; end: the last round is over, but no bonus counted; over: the scores hold them
turn: Ana            # whose turn it is
marker: Ana          # who has the first-player marker
players:             # clockwise; a single one is a single board
  - name: Ana
    score: 9         # all points; or the place on the track, and `tokens: 1` for an 80-point token
    stars: {stars}
    tiles: {{blue: 2, orange: 2, red: 1}}   # beside the board; or as letters, BBOOR
    corners: \"\"      # up to four tiles, once she has passed (`passed: yes`)
    bonus: 0         # bonus tiles that she still has to choose for her last tile
  - name: Luis
    score: 7
    stars: {other}
    tiles: PPG
    corners: \"\"
supply: RRGGBBYYPO
# factories: [RRYY, GYPP, RGBO, BBOO, YOGR]      # in phase 1; and centre: \"1\" while the marker lies there
# `bag:` and `tower:`, if somebody counts: heaps such as {{purple: 12, green: 11}}
moves:
  - {{player: Ana, place: blue, on: {on}, pay: {{blue: 2, orange: 2}}}}   # pay: all tiles used, the placed one included
  # - {{player: Luis, take: red, from: factory 1}}   # in phase 1; the wild tile goes with it
  # - {{player: Ana, bonus: RO}}                      # the bonus tiles that a surrounded pillar, statue or window brings
  # - {{player: Luis, pass: keep PPG}}
"
    )
}

/// Tiles are taken.
fn offer() -> &'static str {
    "\
round: 1             # 1 to 6; names the wild colour: purple, green, orange, yellow, blue, red
phase: offer         # phase 1: tiles are taken
turn: Ana            # whose turn it is
players:             # clockwise; a single one is a single board
  - name: Ana
    score: 5         # all points; or the place on the track, and `tokens: 1` for an 80-point token
    stars: {}        # as in phase: play
    tiles: \"\"        # beside the board
  - name: Luis
    score: 5
    stars: {}
    tiles: \"\"
factories: [RRYY, GYPP, RGBO, BBOO, YOGR]   # as they lie now, \"\" for an empty one
centre: \"1\"          # 1 is the first-player marker; `marker: Ana` once she has it
supply: RRGGBBYYPO
moves:
  - {player: Ana, take: red, from: factory 1}   # a wild tile goes with it
"
}

/// The last round is over: two boards whose stars bring bonuses.
fn end(monochrome: bool) -> String {
    let stars = if monochrome {
        "{right: {1: blue, 2: blue, 3: blue, 4: blue, 5: blue, 6: blue}}   # number and tile"
    } else {
        "{blue: 1 2 3 4 5 6, centre: {1: red}}   # numbers covered; in the centre number and tile"
    };
    format!(
        "\
phase: end           # the last round is over, but no bonus is counted yet; write `over` if the scores hold the bonuses
players:             # all of them, for the ranking; a single one is a single board
  - name: Ana
    score: 24        # before the bonuses; or the place on the track, and `tokens: 1` for an 80-point token
    stars: {stars}
    tiles: \"\"        # left over: each costs a point
  - name: Luis
    score: 5
    stars: {{}}
    tiles: \"\"
"
    )
}
