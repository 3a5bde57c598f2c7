# What is written on pictures of a table.

monochrome-side = monochrome side
wild-round = round { $round } ({ COLOUR($colour, "") } is wild)
phase = { $phase ->
    [setup] before the first deal
    [offer] the offer
    [play] play
    [preparation] the preparation of the next round
    [end] bonuses are not counted yet
   *[over] the game is over
}
inferred = { $phase } (not said)
and-more-players = and { COUNT($count, "player") } more: { AND($players) }
and-more = and { $count } more
more-factories = and { $count } { UNIT($count, "factory") } more

stars = stars
beside = beside the board
beside-not-known = beside the board: not known
in-the-corners = in the corners
stars-not-known = stars not known
rounds-and-supply = Rounds and supply
wild-in-round = wild in round
supply = supply
tower = tower
on-factory-besides = on factory { $factory } besides
in-the-centre-besides = in the centre besides
in-the-corners-besides = in the corners besides
in-the-supply-besides = in the supply besides

score-not-known = score not known
has-passed = { IF($passed, "has passed", "has not passed") }
has-to-choose = has { COUNT($count, "bonus tile") } to choose

star-name = { $star ->
    [upper-left] upper left
    [upper-right] upper right
    [lower-left] lower left
    [lower-right] lower right
   *[other] { $star }
}
features = { $tiles ->
    [1] pillars (1 tile)
    [2] statues (2 tiles)
   *[3] windows (3 tiles)
}
surrounded = surrounded
lacks = lacks { $spaces }
