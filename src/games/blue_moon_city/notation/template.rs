//! A case to fill in.

/// A case as YAML text, with comments that say what may stand where; a legal case as it is.
pub(in crate::games::blue_moon_city) fn template(variant: Option<usize>) -> String {
    let variant = if variant == Some(1) { "random-centre" } else { "standard" };
    format!(
        "\
# A case for Blue Moon City. What is not known may be left out.
# Cards: a colour and a value, such as blue 1 or B1: black K, red R, blue B, grey S, brown M, white W, yellow Y, green V.
game: blue-moon-city
variant: {variant}   # standard, random-centre
turn: Ana            # whose turn it is
phase: movement      # movement; building once a stone was placed; drawing once it is settled what is discarded; over
players:             # clockwise
  - name: Ana
    figure: market
    hand: [blue 1, white 2, white 3, grey 2, red 3]   # or how many; ? is a card that nobody sees
    crystals: 4
    scales: 1
    offerings: 0
  - name: Luis
    figure: hospice
    hand: 6
    crystals: 2
    scales: 2
    offerings: 0
city: |              # five rows as they lie; a dot is a tile that is not known
  mill, library, citadel
  great hall, aqueduct, fire temple, university, market hall
  watchtower, water temple, market, royal palace, hospice
  flight tower, caravanserai, earth temple, thermae, trading house
  iron foundry, city residence, monastery tower
buildings:           # stones by the numbers of their sections, or left to right with dots: [., Luis]
  university: {{built: {{2: Luis}}}}
  # What the referee does not know of a building it asks for when it needs it. It is read off the tile, left to right:
  # mill: {{sections: [.., .., ..], master: .. crystals, each: .. crystals}}
finished: [fire temple]
dragons: {{black: out, red: university, blue: out}}
obelisk: {{}}          # such as {{7: [Ana, Luis], 8: [Ana]}}
scales: 6            # in the supply
moves:
  - player: Ana
    turn:
      - {{power: blue 1, to: university}}
      - {{move: [royal palace, university]}}
      - {{build: 5, pay: [white 2, white 3]}}
      - {{discard: [grey 2]}}
      - {{draw: 3}}
# claims: {{Ana: {{crystals: 8}}}}   # what somebody says to have after the moves; `tilejudge score` answers
"
    )
}
