# Why a step is refused, or cannot be decided.

not-told = the case does not tell { $what }
priced = { $section ->
    [none] a { $cost } of { THE($building) }
   *[some] the { NTH($section) } section of { THE($building) }{ $cost ->
        [none] {""}
       *[some] { $paint ->
            [none] {" "}({ $cost })
           *[some] {" "}({ $paint } { $cost })
        }
    }
}

section-and-cost = { $section ->
    [none] a { $cost }
   *[some] the { NTH($section) } section{ $cost ->
        [none] {""}
       *[some] {" "}(costs { $cost })
    }
}

free-sections = { $any ->
    [no] no section of { THE($building) } is free
    [unknown] sections are counted from the left; which of { THE($building) } are free the case does not show
   *[yes] on { THE($building) } { AND($sections) } { SIZE($sections) ->
        [one] is
       *[other] are
    } free
}

bare = { NOUN($building) }
    .to = { THE($building) }

ways = { $any ->
    [no] { $who ->
        [dragon] it
       *[figure] the figure
    } stays where it is
   *[yes] with { COUNT($steps, "step") } { $who ->
        [dragon] it
       *[figure] the figure
    } can go from { THE($from) } to { OR($legal, case: "to") }{ IF($shown, "", ", as far as the case shows") }
}

does = { $kind ->
    [three] { $card } only pays for sections (`pay:`)
    [leap] { $card } takes the figure to any building (`power: { $card }` with `to:`)
    [stride] { $card } gives two more steps (`power: { $card }`, or `move:` with `with: { $card }`)
    [fly-anywhere] { $card } takes { $dragon } to any building (`to:`)
    [fly] { $card } moves { $dragon } up to three tiles (`to:`)
    [offer] { $card } allows a further offering on the market (`offer:` with `with: { $card }`)
    [pair] two brown cards worth 1 or 2 count as a 3 of another colour in a payment (`pay:`); { $card } is one
    [four] { $card } lets up to four cards of one colour pass for another in a payment (`pay:`)
    [one] { $card } lets one card pass for another colour in a payment (`pay:`)
   *[wild] { $card } counts as 1 of any colour in a payment (`pay:`)
}

would-do = { $could ->
    [yes] { $player } could pay with { AND($cheapest) }
   *[no] { $open ->
        [yes] { $player }'s hand cannot pay for it
       *[no] the case does not show a hand of { $player } that could pay for it
    }{ $chosen ->
        [none] {""}
       *[some] {" "}in { $chosen }; the palace takes any one colour: leave it out of `build` if another is meant
    }
}

idle-other-colour = { $count ->
    [one] it is not { $colour ->
        [none] that colour
       *[some] { $colour }
    }, and no other card makes it pass for
   *[other] they are not { $colour ->
        [none] that colour
       *[some] { $colour }
    }, and no other card makes them pass for
} { $colour ->
    [none] that colour
   *[some] { $colour }
}
idle-second-colour = { $chosen ->
    [none] a section of the palace is paid in one colour, and the other cards are of another
   *[some] the step says that this section of the palace is paid in { $chosen }
}
idle-no-partner = it takes two brown cards worth 1 or 2 to make a 3 of another colour
idle-three-in-pair = a brown 3 makes no pair: only two brown cards worth 1 or 2 count as a 3 of another colour
idle-white-three = a white 3 lets no card pass for another colour: only a white 1 or 2 does
idle-nothing-for-white = no card is left that { PLURAL($count, "it", "they") } would let pass for another colour
idle-beyond-colour = a white 1 lets cards of one colour pass{ $here ->
    [none] {""}
   *[some] , here { $here },
} and no others
idle-white-pays = a white card that pays for the section does not let another card pass as well
idle-beyond-card = a white 2 lets only one card pass for another colour, and here that is { $here }
idle-beyond-white = { $whites ->
    [four] a white 1 lets up to four cards of one colour pass, and no more
    [one] a white 2 lets one card pass, and no more
   *[both] a white 1 lets up to four cards of one colour pass, a white 2 lets one card pass, and no more
}

game-over = { $player } cannot go on: the game is over
    .label = after the end
    .help = { $by ->
        [city] no building is left to finish, and by the ruling city-done that has ended the game; no step follows
        [crystals] no building is left to finish, and nobody can pay for another offering: that has ended the game; no step follows
       *[offering] the game ended at once with the last offering that was needed; no step follows
    }

not-your-turn = { $player } moves out of turn: it is { $turn }'s turn
    .label = { $turn }'s turn
    .help = { $phase ->
        [drawing] { $turn } has still to draw cards (`draw:`)
        [over] the game is over
       *[movement] drawing cards ends a turn, and the next player clockwise begins: { $turn }'s turn lasts until { $turn } draws (`draw: 2`)
    }

discards-too-late = { $player } discards after drawing: the turn is over, and it is { $turn }'s turn
    .label = too late
    .help = cards are discarded before the player draws: write `discard` before `draw`, which then brings one card more for each

has-drawn = { $player } has drawn already: that ended the turn, and it is { $turn }'s turn
    .label = drawn already
    .help = write one `draw` for a turn, with all cards; each card that is discarded before (`discard:`) brings one more

-settled = { IF($discarded, "after discarding", "in the drawing phase") }
-too-late = { $phase ->
    [building] { $placed ->
        [offering] after making an offering
        [stone] after placing a stone
       *[either] in the building phase
    }
   *[other] { -settled }
}

movement-is-over = { $player } cannot walk { -too-late }: the movement phase of this turn is over
    .label = too late
    .help = { $phase ->
        [building] the figure walks before the first stone or offering of a turn; now only { $placed ->
            [offering] further offerings and drawing
            [stone] building and drawing
           *[either] building or offering, and drawing,
        } are left
       *[other] only drawing is left in this turn (`draw:`)
    }

power-too-late = { $player } cannot use the power of { $card } { -too-late }: the movement phase of this turn is over
    .label = too late
    .help = { $phase ->
        [building] grey, black, red and blue cards move figure and dragons before the first stone or offering of a turn
       *[other] only drawing is left in this turn (`draw:`)
    }

building-is-over = { $player } cannot { IF($offers, "make an offering", "build") } { -settled }: only drawing is left in this turn
    .label = too late
    .help = stones are placed and offerings made before the cards to be exchanged are discarded; now draw (`draw:`)

holds = { $empty ->
    [yes] { $hidden ->
        [0] { $player }'s hand is empty
        [one] { $player } holds { $hidden } hidden card
       *[other] { $player } holds { $hidden } hidden cards
    }
   *[no] { $player } holds { AND($held) }{ $hidden ->
        [0] {""}
        [one] {" "}and { $hidden } hidden card
       *[other] {" "}and { $hidden } hidden cards
    }
}

-lacks-cards = { $some ->
    [yes] enough cards: { AND($missing, case: "one") } { SIZE($missing) ->
        [one] is
       *[other] are
    } missing
   *[no] { AND($missing, case: "one") }
}

not-in-hand = { $hidden ->
        [0] { $player } does not hold { -lacks-cards }
       *[other] { $player } cannot hold { AND($missing, case: "one") }: only { $hidden ->
            [one] { $hidden } card of the hand is
           *[other] { $hidden } cards of the hand are
        } hidden
    }
    .label = not in the hand
    .help = { $holds }; a card that was played in this turn, for its power or as payment, is gone
    .hand = the hand at the beginning of the case

still-aside = { $player } does not hold { -lacks-cards }
    .label = set aside
    .help = { $holds }; cards set aside come into the hand only after drawing

none-left = { $player } cannot hold { $copies ->
        [0] { CARD($card, case: "one") }: no such card exists
       *[other] { $wanted ->
            [1] { CARD($card, case: "one") }
           *[other] { $wanted } × { $card }
        }: { $seen ->
            [none] the deck has only { $copies }
            [all] { $copies ->
                [2] both
               *[other] all { $copies }
            } are in sight elsewhere
           *[some] of { $copies }, all but { $unseen } are in sight elsewhere
        }
    }
    .label = cannot be there
    .help = { $seen ->
        [none] every colour has four 1s, four 2s and two 3s, but green, which has ten 1s
       *[some] look for the card in the other hands, among the cards set aside or played before, and in the piles
    }

-lacks-power = { $power ->
    [leap] does not take the figure to any building
    [stride] gives no more steps
    [fly] moves no dragon
    [leave] does not take the figure out of the city
   *[offer] allows no further offering
}
-has-power = { $power ->
    [leap] a grey 1 does
    [stride] a grey 2 does
    [fly] black, red and blue cards worth 1 or 2 do
    [leave] only dragons leave the city
   *[offer] yellow cards worth 1 or 2 do
}

no-such-power = { $card } { -lacks-power }
    .label = no such power
    .help = { -has-power }; { $does }

three-has-no-power = { $card } { -lacks-power }: a card worth 3 has no power
    .label = no such power
    .help = { -has-power }; { $does }

power-of-building = { $card } has no power in the movement phase, only in { IF($offers, "offering", "building") }
    .label = no such power
    .help = grey, black, red and blue cards worth 1 or 2 have one there; { $does }

-idle-power = under the ruling idle-power=no a card worth 1 has to move something{ $otherwise ->
    [yes] ; idle-power=yes would allow this
   *[no] {""}
}

figure-stays = { $player }'s figure is already on { THE($at) }
    .label = already there
    .help = { -idle-power }

dragon-stays = { $dragon } is already { $at ->
        [out] outside the city
       *[other] on { THE($at) }
    }
    .label = already there
    .help = { -idle-power }

-more-steps = { $ways }{ $grey ->
    [0] {""}
    [1] ; a grey 2 (`with: grey 2`) gives two more steps, a grey 1 takes the figure anywhere
   *[other] ; each grey 2 (`with: [grey 2, ...]`) gives two more steps ({ $grey } would do), a grey 1 takes the figure anywhere
}
-with-cards = { IF($with_cards, ", the cards played for it counted") }
-this-way = { IF($longer, " by this way") }

too-far = { THE($to) } is { $least ->
        [yes] at least{" "}
       *[no] {""}
    }{ COUNT($steps, "step") } from { THE($from) }{ -this-way }, but { $player } has { $left } left{ -with-cards }
    .label = { COUNT($steps, "step") }
    .help = { -more-steps }

round-a-corner = { THE($to) } is { COUNT($steps, "step") } from { THE($from) }{ -this-way }, but { $player } has { $left } left{ -with-cards }: { THE($here) } and { THE($there) } touch only at a corner, and the way round it is two steps
    .label = { COUNT($steps, "step") }
    .help = { -more-steps }

leap-after-steps = { $player } has walked in this turn and cannot use a grey 1 as well
    .label = after walking
    .help = under the ruling grey-teleport=instead-of-steps a grey 1 replaces the steps{ $otherwise ->
        [yes] ; grey-teleport=any-order would allow this
       *[no] {""}
    }

wrong-dragon = { $card } moves { $moves }, not { $named }
    .label = another card's dragon
    .help = leave `dragon` out, or play a { $colour } card worth 1 or 2

no-dragon-of-colour = there is no { $colour } dragon
    .label = no such dragon
    .help = leave `dragon` out: the card says which it moves; which colours the dragons have is the ruling dragon-colours (by-people: black, red, blue; as-painted: red, green, blue)

dragon-outside = { $dragon } is outside the city, where { $card } does not move it
    .label = only inside the city
    .help = a { $colour } 1 takes it to any building; a 2 moves it only while it is in the city
    .there = at the beginning of the case

cannot-leave = { $card } moves { $dragon } within the city only, not out of it
    .label = not out of the city
    .help = a { $colour } 1 may take it out of the city

may-not-leave = { $dragon } cannot be taken out of the city{ IF($inside, "", ", where it has not come yet") }
    .label = not out of the city
    .help = { $inside ->
        [yes] under the ruling dragon-off-city=no a dragon that is in the city stays there
       *[no] under the ruling dragon-off-city=no such a card takes it to a building
    }{ IF($otherwise, "; dragon-off-city=yes would allow this") }

dragon-too-far = { THE($to) } is { COUNT($steps, "step") } from { THE($from) }, but a 2 moves { $dragon } three at most
    .label = { COUNT($steps, "step") }
    .help = a { $colour } 1 takes it to any building; { $ways }

figure-elsewhere = { $player } cannot build on { THE($named) }: the figure stands on { THE($figure) }
    .label = the figure is elsewhere
    .help = { $figure ->
        [market] nothing is built on the market: offer there (`offer:`){ $walks ->
            [yes] , or walk to { THE($named) } first
           *[no] ; the figure walks no more in this turn
        }
       *[other] build on { THE($figure) }{ $walks ->
            [yes] , or walk to { THE($named) } before any stone is placed
           *[no] : the figure walks no more in this turn
        }
    }

nothing-is-built-there = { $player } stands on the market, where nothing is built
    .label = on the market
    .help = on the market offerings are made (`offer:`); { $walks ->
        [yes] to build, walk to a building first
       *[no] the figure walks no more in this turn
    }

already-finished = { $player } cannot build on { THE($building) }: it is finished
    .label = finished
    .help = stones are placed on buildings that still show their sketch
    .finished = finished

not-its-colour = { THE($building) } has { $colour } sections, not { $named } ones
    .label = { $colour }, not { $named }
    .help = write the number alone; it is paid in { $colour }

no-such-section = { THE($building) } has { COUNT($count, "section") }, so no { NTH($section) } section
    .label = no such section
    .help = { $free }

no-section-costs = { THE($building) } has no section that costs { $cost }: its sections cost { AND($costs) }
    .label = no { $cost } there
    .help = { $free }

section-taken = { $player } cannot build { $what }: { $section ->
        [none] each has a stone already ({ AND($owners) })
       *[some] a stone of { AND($owners) } lies there
    }
    .label = not free
    .help = { $free }
    .stone = { $section ->
        [none] taken
       *[some] { AND($owners) }'s stone
    }

no-stone-left = { $player } has no stone left to place
    .label = no stone left
    .help = all ten lie on buildings and on the obelisk; those on a building come back when it is finished
    .stones = the stones left

payment-not-said = the step does not say which cards pay for { $price }
    .label = paid with what?
    .help = add `pay:` with the cards; { $would_do }

payment-choice = it is paid{ IF($others, ", for example,") } with { OR($worlds) }

cannot-pay = { $player }'s hand cannot pay for { $price }
    .label = not enough for it
    .help = only { $paid_in ->
        [none] cards of one colour
       *[some] { $paid_in } cards
    } count for it, and green, brown and white ones by their powers
    .hand = the hand at the beginning of the case

counts-for-nothing = { AND($idle) } { PLURAL($count, "counts", "count") } for nothing in the payment for { $price }: { $because }
    .label = counts for nothing
    .help = every card paid has to count; { $would_do }
    .other = nor does this

too-little-anywhere = { $player } pays { $empty ->
        [yes] nothing
       *[no] { AND($paid) }
    } for a section that costs { $cost }: worth { $worth } at most { $paid_in ->
        [none] in any colour
       *[some] in { $paid_in }
    }, { $missing } too little
    .label = { $missing } too little
    .help = it takes cards worth { $cost } together in the colour of the section

pays-too-little = { $player } pays { $empty ->
        [yes] nothing
       *[no] { AND($paid) }
    } for { $price }: worth { $worth } { $paid_in ->
        [none] in one colour
       *[some] in { $paid_in }
    }, { $missing } too little
    .label = { $missing } too little
    .help = it takes cards worth { $missing } more { $paid_in ->
        [none] of the same colour
       *[some] in { $paid_in }
    }{ IF($whites, "; a white 1 or 2 that lets others pass pays nothing itself") }; { $would_do }

exact-possible = { $player } pays { $worth } for { $price }, although { $part ->
        [yes] a part of these cards is the exact value
       *[no] the hand has the exact value
    }: { AND($cheapest) }
    .label = more than needed
    .help = pay { AND($cheapest) }{ IF($otherwise, "; the ruling overpaying=free would allow more") }

not-on-market = { $player } stands on { THE($figure) }, and offerings are made on the market
    .label = not on the market
    .help = walk to the market in the movement phase (`move: market`), before anything is built

wrong-space = { $player } cannot take a space marked { $named }: the next free space of the obelisk is marked { $marked }
    .label = { $marked } is next
    .help = the obelisk fills from the bottom: write the number of the next space, or `offer: obelisk` for whichever that is
    .obelisk = the obelisk as the case gives it

space-not-used = { $player } cannot take a space marked { $named }: the next free space of the obelisk is marked { $marked }
    .label = { $marked } is next
    .help = with two players the outer two of the { $spaces } spaces marked { $named } are not used: write the number of the next space, or `offer: obelisk` for whichever that is
    .obelisk = the obelisk as the case gives it

obelisk-full = no space of the obelisk is free
    .label = full
    .help = the last space decides the game in any case: somebody must have won by now

only-one-offering = { $player } has made an offering in this turn and cannot make another without a yellow card
    .label = a second offering
    .help = play a yellow card worth 1 or 2 for it (`with: yellow 1`), and pay as many crystals more

ordinary-offering-first = { $player } plays a yellow card for a further offering, but has made none in this turn
    .label = no offering before it
    .help = make the ordinary offering first, without a card (leave `with` out){ $otherwise ->
        [yes] ; the ruling pillar-needs-offering=no would allow this
       *[no] {""}
    }

-offering-costs = { $next ->
    [least] at least{" "}
   *[other] {""}
}{ $surcharge ->
    [0] { COUNT($price, "crystal") }
   *[other] { $price } + { $surcharge } crystals
}
-space-marked = { $next ->
    [least] the next space is marked { $price } or more
    [named] the space that is named is marked { $price }
   *[next] the next space is marked { $price }
}{ $surcharge ->
    [0] {""}
   *[other] , and the yellow card costs { $surcharge } more
}

too-few-crystals = { $player } has { COUNT($crystals, "crystal") }, but this offering costs { -offering-costs }
    .label = { $lacking } too few
    .help = { -space-marked }; { $lacking ->
        [one] 1 is
       *[other] { $lacking } are
    } missing
    .crystals = at the beginning of the case

lays-down-too-little = { $player } lays down { COUNT($paid, "crystal") }, but this offering costs { -offering-costs }
    .label = too few
    .help = { -space-marked }; who lays down more gets change

lays-down-too-much = { $player } lays down { COUNT($paid, "crystal") }, but has only { $crystals }
    .label = not there
    .help = leave `pay` out: the price is taken, and change is given where it is needed

discards-too-many = { $player } discards { COUNT($count, "card") }, but only one or two may be exchanged
    .label = too many
    .help = discard at most { $most }, and draw one more for each

hand-too-small = { $player } discards { COUNT($count, "card") }, but holds { $hand }
    .label = not that many
    .help = { $waits ->
        [yes] cards set aside in this turn come into the hand only after drawing, and cannot be discarded before
       *[no] a card that was played in this turn, for its power or as payment, is gone
    }

discarded-already = { $player } has already settled what to discard: nothing
    .label = a second time
    .help = write all cards that are discarded in one step; now draw (`draw:`)

draws-wrong-number = { $player } draws { COUNT($said, "card") }, but gets { $why ->
        [unsaid] { $expected } to { $most }
       *[other] { $expected }
    }
    .label = { $why ->
        [unsaid] { $expected } to { $most }
       *[other] { $expected }
    }, not { $said }
    .help = { $why ->
        [unsaid] two cards are drawn, and one more for each of the two at most that were discarded before{ $short ->
            [yes] ; no more than { $most } are left in both piles
           *[no] {""}
        }
        [piles] two cards are drawn, and one more for each that was discarded before; piles of which the case does not say how many cards they hold have not run out: if they have, add `draw: 0` and `discard: 0`
        [empty] no more cards are left in both piles
        [none] two cards are drawn, and one more for each that was discarded before: none was in this turn
       *[some] two cards are drawn, and one more for each that was discarded before: { $discarded } in this turn
    }; cards set aside come into the hand besides and are not drawn

not-in-pile = { $player } draws { $available ->
        [0] { CARD($card, case: "one") }, which the draw pile cannot hold
       *[other] { $drawn ->
            [1] { CARD($card, case: "one") }
           *[other] { $drawn } × { $card }
        }, but the draw pile can hold only { $available }
    }
    .label = cannot be drawn
    .help = the deck has { $copies } of them, and the others are in sight: in hands, set aside, or in the discard pile

draw-pile-first = { $player } cannot have drawn these cards: the draw pile has { COUNT($there, "card") }, and its cards come first
    .label = not these
    .help = the discard pile is shuffled only once the draw pile has run out: check the cards that are drawn, and both piles

reveals-too-many = { $player } tells { COUNT($count, "card") }, but { $hidden ->
        [one] { $hidden } card of the hand is
       *[other] { $hidden } cards of the hand are
    } hidden
    .label = too many
    .help = only cards that the case does not show yet are told; leave out those that it shows

asked-number = { $number }
these-cards = { AND($cards) }
asked-place = on { THE($building) }
asked-from = { $steps ->
    [0] on { THE($to) }
   *[other] { COUNT($steps, "step") } away from { THE($to) }
}
asked-figure = { $player }'s figure stands{ IF($elsewhere, ", for example,") } { OR($worlds) }
asked-walker = { $all ->
    [yes] { $most ->
        [0] { $player }'s figure stands { OR($worlds) }
       *[other] { $player }'s figure stands no more than { COUNT($most, "step") } away from { THE($to) }
    }
   *[no] { $player }'s figure stands { OR($worlds) }
}
asked-dragon = { $all ->
    [yes] { $everywhere ->
        [yes] { $dragon } is in the city
       *[no] { $dragon } is no more than { COUNT($steps, "step") } away from { THE($to) }
    }
   *[no] { $dragon } is { OR($worlds) }
}
asked-near = { $all ->
    [yes] { THE($building) } lies { $most ->
        [1] beside { THE($from) }
       *[other] no more than { COUNT($most, "step") } away from { THE($from) }
    }
    [some] { THE($building) } lies no more than { COUNT($most, "step") } away from { THE($from) }, and near enough for what follows
   *[no] { THE($building) } lies { OR($worlds) } away from { THE($from) }
}
asked-away = { COUNT($steps, "step") }
asked-cards = { $player } holds at least { COUNT($count, "card") }
asked-sections = { $count ->
    [1] 1 of the { $printed } sections of { THE($building) } marked { $cost } is
   *[other] { $printed ->
        [2] both sections of { THE($building) } marked { $cost } are
       *[other] { $count } of the { $printed } sections of { THE($building) } marked { $cost } are
    }
} free
asked-crystals = { $player } has at least { COUNT($count, "crystal") }
asked-phase = { $phase ->
    [movement] the movement phase
    [building] the building phase
   *[drawing] the drawing phase
}
asked-players = { $fewest ->
    [3] { $most } play
   *[2] { $most ->
        [3] { $fewest } or { $most } play
       *[2] { $most } play
    }
}
asked-pile = the { $pile ->
    [draw] draw
   *[discard] discard
} pile { $count ->
    [0] is empty
   *[other] has { $least ->
        [yes] at least { COUNT($count, "card") }
       *[no] { COUNT($count, "card") }
    }
}
asked-goes-on = the game goes on
asked-stones = { $all ->
    [yes] { $player } has a stone left
   *[no] the number of stones that { $player } has left is { OR($worlds) }
}
asked-how-many = { $what ->
    [obelisk] the number of stones on the obelisk
    [next-space] the number on the lowest free space of the obelisk
    [steps-left] the number of steps that { $player } has left
    [steps-by-grey] by a grey 2 that was played before in this turn the number of steps that { $player } has left
    [draw-pile] the number of cards in the draw pile
   *[discarded] the number of cards that { $player } has discarded in this turn
} is { OR($worlds) }
