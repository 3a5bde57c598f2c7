// Tables that more than one test is played on.

/** A whole city of Blue Moon City. */
export const CITY = `city: |
  mill, library, citadel
  great hall, aqueduct, fire temple, university, market hall
  watchtower, water temple, market, royal palace, hospice
  flight tower, caravanserai, earth temple, thermae, trading house
  iron foundry, city residence, monastery tower
`;
/** A turn in it that walks, plays a card, builds and draws. */
export const TURN = `game: blue-moon-city
turn: Purple
phase: movement
players:
  - {name: Purple, figure: hospice, hand: [blue 1, white 2, white 3, grey 2, red 3], crystals: 4, scales: 3, stones: 10, offerings: 0}
  - {name: Grey, figure: market, hand: 6, scales: 2}
${CITY}buildings: {university: {built: {2: Grey}}}
finished: [fire temple, market hall]
dragons: {red: university, black: out, blue: out}
obelisk: {}
`;
