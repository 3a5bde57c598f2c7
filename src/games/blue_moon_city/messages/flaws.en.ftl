# What makes a position impossible.

tile-twice = { THE($building) } lies in the city twice: at { $first } and at { $second }
    .label = { THE($building) } again
    .help = each of the 21 tiles exists once: write the other building that lies at one of these places, or a dot
    .first = { THE($building) } first

market-not-central = the market lies at { $place }, but it belongs in the middle of the city
    .label = the market
    .help = the middle is { $middle }

middle-not-market = { THE($building) } lies in the middle of the city, where the market belongs
    .label = the middle of the city
    .help = the market is the tile with the obelisk; write `market` there

not-beside-market = { THE($building) } lies at { $place }, which is not beside the market
    .label = not beside the market
    .help = the palace and the three temples lie round the market; if they were placed at random, add `variant: random-centre`

wrong-beside-market = { THE($building) } lies beside the market, at { $place }, and is neither the palace nor a temple
    .label = beside the market
    .help = the palace and the three temples lie round the market; if they were placed at random, add `variant: random-centre`

market-is-not-built = the case says of the market what only other buildings have: it has no sections, no stones, no rewards and no finished side
    .label = the market
    .help = leave the market out of `buildings` and `finished`: offerings are made there, nothing is built

section-count = the case gives { THE($building) } { COUNT($given, "section") }, but its tile shows { $printed }
    .label = { COUNT($given, "section") }
    .help = { $built ->
        [yes] write a player or a dot for each of them; `...` at the end is for those that are not known
       *[no] write { COUNT($printed, "number") }, left to right
    }

section-against-print = the case gives the { NTH($section) } section of { THE($building) } the number { $given }, but its tile shows { $printed }
    .label = { $printed } on the tile
    .help = the numbers of { THE($building) } are known: leave `sections` out

section-number = the { NTH($section) } section of { THE($building) } cannot cost { $given }
    .label = no such number
    .help = a section shows one digit, 1 to 9: read it off the sketch of the tile

reward-against-print = the case says { $given } for `{ $key }` of { THE($building) }, but its tile shows { $printed ->
        [none] crystals and nothing else
       *[some] { $printed }
    }
    .label = not what the tile shows
    .help = { $printed ->
        [none] read off the tile { $part ->
            [sections] the numbers of its sections, left to right on the sketch
            [master] the reward beside the star in the upper left corner of the sketch
            [each] the reward below the star in the upper left corner of the sketch
           *[neighbour] the reward in the upper right corner of the sketch, which the finished side shows too
        }
       *[some] this reward is known: leave `{ $key }` out
    }

finished-and-not = { THE($building) } is said to be finished and not to be
    .label = finished, and not
    .help = keep the side that lies up, in `finished` or in `buildings`

stone-on-no-section = a stone lies on the { NTH($section) } section of { THE($building) }, which has { COUNT($count, "section") }
    .label = no such section
    .help = sections are counted from the left of the tile

stone-on-no-number = a stone lies on a { $cost } of { THE($building) }, which has no such section
    .label = no { $cost } there
    .help = its sections are { AND($costs) }, left to right

sections-unread = a stone lies on a { $cost } of { THE($building) }, whose numbers the referee does not know
    .label = which section?
    .help = read all numbers of its sections off the sketch, left to right, and add `sections: [...]` to { NOUN($building) }, or name the section by its place (`place 1`)

section-twice = two stones lie on the { NTH($section) } section of { THE($building) }: { $same ->
        [yes] two of { $first }
       *[no] one of { $first } and one of { $second }
    }
    .label = a second stone
    .help = a section takes one stone: write the other on the section where it lies

not-free = { $named ->
        [yes] the { NTH($number) } section
       *[no] the { $number }
    } of { THE($building) } is told to be free{ $finished ->
        [yes] , but the building is finished
       *[no] { $stone ->
            [none] , but there is no such section
           *[some] , but a stone of { $stone } lies on it
        }
    }
    .label = told to be free
    .help = a section with a stone on it is told by whose it is; of a finished building nothing is told

stone-on-finished = a stone of { $player } lies on { THE($building) }, which is finished
    .label = on a finished building
    .help = the stones of a finished building are back with their players: leave `built` out, or the building out of `finished`
    .finished = said to be finished

full-yet-unfinished = every section of { THE($building) } has a stone, yet it is not finished
    .label = no section is free
    .help = the last stone finishes a building at once: the stones go back to their players and the tile is turned (`finished`)

too-many-stones = { $player } has { $buildings } stones on buildings and { $obelisk } on the obelisk, { $all } in all, but only ten
    .label = { COUNT($all, "stone") }
    .help = take { COUNT($over, "stone") } away from `buildings` or `obelisk`

stones-do-not-add-up = { $player } has { COUNT($reserve, "stone") } in reserve, { $buildings } on buildings and { $obelisk } on the obelisk: { $all }, { $whole ->
        [yes] not ten
       *[no] more than ten
    }
    .label = { COUNT($reserve, "stone") }
    .help = with the stones that the case shows elsewhere, { $whole ->
        [yes] { COUNT($most, "stone") } would be in reserve; or check those on buildings (`buildings:`) and on the obelisk (`obelisk:`)
       *[no] at most { COUNT($most, "stone") } can be in reserve
    }

stones-too-few = { $player } has { COUNT($reserve, "stone") } in reserve, at most { $buildings } on buildings and at most { $offerings } on the obelisk: { $all }, fewer than ten
    .label = { COUNT($reserve, "stone") }
    .help = each player has ten stones, and 6 offerings end the game with two players, 5 with three, 4 with four: check the stones in reserve and those on buildings

level-overfull = { $count ->
        [one] 1 stone lies
       *[other] { $count } stones lie
    } on spaces marked { $space }, but the obelisk has { $spaces } of them
    .label = { COUNT($count, "stone") }
    .help = from the bottom there are four spaces marked 7 (two with two players), two each marked 8, 9, 10 and 11, and one marked 12

sevens-overfull = { $count ->
        [one] 1 stone lies
       *[other] { $count } stones lie
    } on spaces marked { $space }, but the obelisk has { $spaces } of them that two players can use
    .label = { COUNT($count, "stone") }
    .help = from the bottom there are four spaces marked 7 (two with two players), two each marked 8, 9, 10 and 11, and one marked 12

level-too-early = a stone lies on a space marked { $space } although { $free ->
        [one] { $free } space marked { $below } is free
       *[other] { $free } spaces marked { $below } are free
    }
    .label = too early
    .help = the obelisk fills from the bottom: all spaces marked { $below } come first

obelisk-against-offerings = { $player } is said to have made { COUNT($said, "offering") }, but the obelisk shows { COUNT($obelisk, "stone") } of theirs
    .label = { COUNT($said, "offering") }
    .help = each offering is a stone on the obelisk: count them there, or leave `offerings` out
    .obelisk = the obelisk

stones-on-obelisk = { $next ->
        [none] { COUNT($said, "stone") } cannot lie on the obelisk
       *[other] the lowest free space of the obelisk cannot be marked { $next }
    }: the players have made { $least ->
        [0] at most { COUNT($most, "offering") }
       *[other] { $fixed ->
            [yes] { COUNT($least, "offering") }
           *[no] { $least } to { COUNT($most, "offering") }
        }
    }
    .label = not as many
    .help = each offering lays one stone on the obelisk: count them again, or leave `obelisk` out

-ends-with = with { $needed ->
    [6] two
    [5] three
   *[other] four
} players the game ends as soon as somebody has made { $needed }
-with-more = { IF($whole, "", ", with more players sooner") }

won-yet-playing = { $player } has made { COUNT($offerings, "offering") } and has won, yet the game goes on
    .label = { COUNT($offerings, "offering") }
    .help = { -ends-with }{ -with-more }; write `phase: over` if it has ended

offerings-too-many = { $player } cannot have made { COUNT($offerings, "offering") }: { $needed } end the game
    .label = { COUNT($offerings, "offering") }
    .help = { -ends-with }{ -with-more }

several-winners = { $first } and { $second } both have { $needed } offerings, but the first to have them ends the game
    .label = a second winner
    .help = { -ends-with }
    .first = the first

stones-above-last = a stone lies on a space marked { $space }, above all those of { $player }, whose { COUNT($needed, "offering") } ended the game
    .label = after the end
    .help = { -ends-with }: the winner's last stone lies on the highest space that is taken, or beside it

nobody-won-yet-over = the game is said to be over, but nobody has made { $needed } offerings; the highest is { $most }
    .label = not over
    .help = { -ends-with }, or when every building is finished and nobody can go on

end-unknown = { $offerings ->
        [yes] the game is said to be over and nobody has made { $needed } offerings, so every building must be finished, which the case does not show
       *[no] the game is said to be over, but the case does not show who has made the { $needed } offerings that win
    }
    .label = how did it end?
    .help = { $offerings ->
        [yes] list the finished buildings (`finished: [...]`), or leave `phase` out if the game goes on
       *[no] add `offerings` to every player, or `obelisk: {"{"}7: [...], ...{"}"}`; if nobody made them, list the finished buildings too
    }

city-done-yet-playing = { $at_once ->
        [yes] every building is finished, yet the game goes on
       *[no] every building is finished and nobody can pay for another offering, yet the game goes on
    }
    .label = nothing is left to build
    .help = { $at_once ->
        [yes] under the ruling city-done=at-once the last building ends the game: write `phase: over`; city-done=play-on would let it go on
       *[no] crystals come from buildings only, so that nothing can happen any more: write `phase: over`
    }

city-done-or-playing = every building is finished, and the case does not say whether the game is over
    .label = nothing is left to build
    .help = { $at_once ->
        [yes] under the ruling city-done=at-once the last building ends the game: write `phase: over`
       *[no] nothing is left to build and nobody can pay for another offering: write `phase: over`, or `phase: drawing` if the turn is not ended
    }

can-still-offer = the game is said to be over, but { $player } has { COUNT($crystals, "crystal") } and the next space of the obelisk costs { $price }
    .label = not over
    .help = when every building is finished the game goes on with offerings as long as somebody can pay; the ruling city-done=at-once would end it
    .enough = enough for one more

in-hand = { $player }'s hand
in-aside = the cards that { $player } has set aside
in-draw = the draw pile
in-discard = the discard pile

no-such-card = there is a { $card } in { $place }, but no such card exists
    .label = no such card
    .help = all green cards are worth 1; every other colour has cards worth 1, 2 and 3

too-many-of-card = the case shows { $count } × { $card }, but the deck has { $copies }
    .label = { $count } × { $card }
    .too = { $card }
    .help = every colour has four 1s, four 2s and two 3s, but green, which has ten 1s; look through hands, set-aside cards and piles

too-many-cards = hands and piles hold { $count } cards together, but the deck has 80
    .label = { $surplus } too many
    .help = count the hands, the cards set aside, the draw pile and the discard pile again; leave out what nobody counted

not-eighty = the case gives every hand and both piles, and they hold { $count } cards together instead of 80
    .label = { $count } cards
    .help = { $lack ->
        [one] 1 card is
       *[other] { $lack } cards are
    } missing; leave out a pile that nobody counted

aside-out-of-turn = { $player } has cards set aside, but it is { $turn }'s turn
    .label = not { $player }'s turn
    .help = only the player whose turn it is sets cards aside, until after drawing; others have theirs in the hand at once
    .turn = whose turn it is

aside-unearned = { $most ->
        [0] { $player } has cards set aside, but has finished no building in this turn
       *[other] { $player } has { COUNT($count, "card") } set aside, but cannot have won more than { $most } in this turn
    }
    .label = where from?
    .help = cards are set aside when the player finishes the building where the figure stands, until after drawing: check the figure, what is finished and the phase, or write them in the `hand`

too-many-scales = players and supply hold { $count } scales together, but only { $scales } are in the game
    .label = { $surplus } too many
    .help = there are 15 with four players, 12 with three, 9 with two

scales-missing = players and supply hold { COUNT($count, "scale") } together, but { $scales } are in the game
    .label = { $lack } missing
    .help = there are 15 with four players, 12 with three, 9 with two; leave `scales` out if nobody counted the supply

scales-paid = { $who } gets { $crystals ->
        [0] nothing
       *[other] { COUNT($crystals, "crystal") }
    } for { COUNT($scales, "scale") }

no-scale-left = no scale is left in the supply{ $told ->
        [yes] {" "}and the players hold { $held }
       *[no] {""}
    }, yet the scales have not been scored
    .label = no scale left
    .help = the last scale brings the scoring at once, so that no table lies like this between two moves: type the board as it was before the stone that took it, and that stone as a move (`build: ..., pay: ...`){ $counted ->
        [yes] ; as they lie, { AND($paid) }, unless the supply lacked some that somebody was to get
       *[no] {""}
    }

too-many-crystals = players and supply hold crystals worth { $worth }, but all pieces together are worth { $most }
    .label = { $surplus } too many
    .help = count the crystals again; the ruling crystal-tokens says how many pieces there are

crystals-missing = players and supply hold crystals worth { $worth }, but all pieces together are worth { $expected }
    .label = { $lack } missing
    .help = count the crystals again, or leave `crystals` of the supply out; the ruling crystal-tokens says how many pieces there are

too-many-pieces = the case shows { $count } pieces of crystal worth { $worth }, but there are { $most }
    .label = { COUNT($count, "piece") }
    .help = count the pieces again; the ruling crystal-tokens says how many there are of each worth

no-such-dragon = there is no { $colour } dragon
    .label = no such dragon
    .help = { $painted ->
        [yes] under the ruling dragon-colours=as-painted the dragons are red (Vulca), green (Terrah) and blue (Aqua); by-people calls them black, red and blue, like the cards that move them
       *[no] the dragons are black, red and blue, like the cards that move them; whoever goes by the colours of the pieces sets the ruling dragon-colours=as-painted (red, green, blue), or writes vulca, terrah and aqua
    }

dragon-twice = { $dragon } is said to be in two places
    .label = the same dragon
    .help = there is one dragon of each colour: keep the place where it stands
    .first = its other place

steps-too-many = the figure has { COUNT($steps, "step") } left, but it cannot have more than { $most }
    .label = { COUNT($steps, "step") }
    .help = two steps a turn, and two more for each grey 2 that was played in this turn; there are four grey 2s, and those in hands were not played

walked-too-far = the figure has walked { COUNT($walked, "step") }{ $left ->
        [0] {""}
       *[other] {" "}with { $left } more to go
    }, but it cannot have walked more than { $most }
    .label = { COUNT($walked, "step") }
    .help = two steps a turn, and two more for each grey 2 that was played in this turn, those left (`steps left`, or 2) counted in; there are four grey 2s, and those in hands were not played

no-ordinary-offering = offerings were made in this turn, yet none without a yellow card
    .label = none before the yellow card
    .help = a yellow card allows a further offering, after the ordinary one; the ruling pillar-needs-offering=no would allow this

offerings-against-table = { $player } is said to have made { COUNT($said, "offering") } in this turn, but { $figure ->
        [market] has made { $shown ->
            [0] none
           *[other] only { $shown } in all
        }
       *[other] stands on { THE($figure) }
    }
    .label = not there
    .help = stones and offerings of a turn are placed where the figure stands, and it does not move after the first of them
    .figure = the figure

stones-and-offerings = nobody both builds and makes offerings in one turn
    .label = and offerings
    .help = the figure does not move after the first stone, and nothing is built on the market, where offerings are made

stones-against-table = { $player } is said to have placed { COUNT($said, "stone") } in this turn, but { $figure ->
        [none] { $shown ->
            [0] no building can have one of them
           *[other] no building can have more than { $shown } of them
        }
        [market] stands on the market, where nothing is built
       *[other] stands on { THE($figure) }, where { $shown ->
            [0] none
           *[other] only { $shown }
        } of these can lie
    }
    .label = not there
    .help = stones and offerings of a turn are placed where the figure stands, and it does not move after the first of them
    .figure = the figure

scales-unearned = { $player ->
        [none] the supply lacks { COUNT($scales, "scale") }
       *[other] { $player } has { COUNT($scales, "scale") }
    }, but no building is finished, and { $stones ->
        [0] without a stone on a building dragons give nothing
       *[other] dragons can have given { $most ->
            [0] none
           *[other] { $most } at most
        } for { COUNT($stones, "stone") }
    }
    .label = { $player ->
        [none] more are left
       *[other] { $most } at most
    }
    .help = a stone brings a scale for each dragon beside it, else scales come from finished buildings: check the scales, the stones and what is finished

crystals-unearned = { $player ->
        [none] { $offerings ->
            [0] the supply lacks crystals worth { $crystals }
           *[other] the obelisk has { COUNT($offerings, "offering") }
        }
       *[other] { $player } has { $offerings ->
            [0] crystals worth { $crystals }
           *[other] made { COUNT($offerings, "offering") }
        }
    }, but no building is finished and the scales cannot have been scored, so nobody has got crystals yet
    .label = { $surplus ->
        [0] { COUNT($offerings, "offering") }
       *[other] { $surplus } { $player ->
            [none] missing
           *[other] too many
        }
    }
    .help = crystals come from finished buildings and from scored scales, and offerings are paid with them: check the crystals, the offerings and what is finished

crystals-nowhere = the players have crystals worth { $held } together and have made no offering, but { AND($buildings) } brought { $least } at least
    .label = { $held } in all
    .help = whoever built gets what the tile prints, and only offerings cost crystals: check the crystals, the offerings and what is finished

discarded-too-many = { COUNT($discarded, "card") } were discarded in this turn, but only { $most } may be
    .label = { COUNT($discarded, "card") }
    .help = write 0 to { $most }: cards that paid or were played for their power do not count

discards-not-there = { COUNT($discarded, "card") } { PLURAL($discarded, "was", "were") } discarded in this turn, but on the discard pile { $pile ->
        [0] lies none
       *[other] { PLURAL($pile, "lies", "lie") } only { $pile }
    }
    .label = not on the pile
    .help = what is discarded lies on the discard pile until the draw pile has run out: change `discarded`, or `discard:`

progress-against-phase = the phase is { $phase }, but { $what ->
        [stones] stones were placed in this turn
        [offerings] offerings were made in this turn
       *[discarded] cards were discarded in this turn
    }
    .label = { $what ->
        [stones] stones
        [offerings] offerings
       *[discarded] discarded
    }
    .help = { $what ->
        [stones] a stone ends the movement: write `phase: building`
        [offerings] an offering ends the movement: write `phase: building`
       *[discarded] discarding ends the building: write `phase: drawing`
    }
