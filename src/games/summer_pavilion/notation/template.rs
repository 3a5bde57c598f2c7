//! A case to fill in.

use super::words;
use crate::games::Game;
use crate::games::summer_pavilion::SummerPavilion;

/// A case as YAML text, with comments that say what may stand where; a legal case as it is.
pub(in crate::games::summer_pavilion) fn template(variant: Option<usize>) -> String {
    let variants: Vec<_> =
        SummerPavilion::EDITIONS.iter().flat_map(|edition| edition.variants).map(|variant| variant.id).collect();
    let variant = variant.and_then(|index| variants.get(index)).copied().unwrap_or("coloured");
    let letters: Vec<_> =
        words::COLOURS.words.iter().map(|word| format!("{} {}", word.letter.unwrap_or('?'), word.name)).collect();
    let (stars, other) = if variant == "monochrome" {
        (
            "{right: {6: blue, 5: blue}, centre: {1: red}}   # number and tile; upper-left, upper-right, right, …, clockwise",
            "{left: {4: green, 2: purple}}",
        )
    } else {
        ("{blue: \"5 6\", centre: {1: red}}   # numbers covered; in the centre number and tile", "{purple: \"2 4\"}")
    };
    let on = if variant == "monochrome" { "right 4" } else { "blue 4" };
    format!(
        "\
# A case for Azul: Summer Pavilion. What is not known may be left out.
# Letters: {letters}; 1 in the centre is the first-player marker.
game: azul-summer-pavilion
variant: {variant}   # {variants}
round: 3             # 1 to 6; names the wild colour: purple, green, orange, yellow, blue, red
phase: play          # setup, offer, play, preparation, end, over
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
# claims: {{Ana: 12}}  # what somebody says to have once everything is counted; `tilejudge score` answers
",
        letters = letters.join(", "),
        variants = variants.join(", "),
    )
}
