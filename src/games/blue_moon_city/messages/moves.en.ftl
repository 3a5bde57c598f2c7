# Steps, as they would be made, and what shows that they may be.

the-building = { THE($building) }

move-stays = { $player } stays on { THE($at) }
move-walk = { $player }{ $plays ->
    [yes] {" "}plays { AND($cards) } and walks
   *[no] {" "}walks
}{ $from ->
    [none] {""}
   *[some] {" "}from { THE($from) }
}{ $round ->
    [yes] {" "}by { AND($way) }
   *[no] {""}
} to { THE($to) }
move-stride = { $player } plays { $card }{ IF($steps, " for more steps") }
move-leap-stays = { $player } plays { $card }: the figure stays on { THE($to) }
move-leap = { $player } plays { $card }: the figure goes to { THE($to) }
move-fly-stays = { $player } plays { $card }: { $dragon ->
    [none] a dragon
   *[some] { $dragon }
} stays { $to ->
    [out] outside the city
   *[other] on { THE($to) }
}
move-fly = { $player } plays { $card }: { $dragon ->
    [none] a dragon
    [figure] the figure
   *[some] { $dragon }
} { $to ->
    [out] leaves the city
   *[other] goes to { THE($to) }
}
section-named = { $section ->
    [none] a { $cost }
   *[some] the { NTH($section) } section
}
move-build = { $player } builds { $what }{ $with ->
    [unsaid] {""}
    [none] {" "}with no card
   *[some] {" "}with { AND($cards) }
}
move-offer = { $player } makes an offering{ $space ->
    [none] {""}
   *[some] {" "}on a space marked { $space }
}{ $card ->
    [none] {""}
   *[some] , playing { $card }
}{ $paid ->
    [none] {""}
   *[some] , laying down { COUNT($paid, "crystal") }
}
which-cards = { $kind ->
    [none] no card
    [named] { AND($cards) }
    [counted] { COUNT($count, "card") }
   *[unsaid] cards
}
move-discard-nothing = { $player } discards nothing
move-discard = { $player } discards { $which }
move-draw = { $player } draws { $which }{ $aside ->
    [0] {""}
   *[other] {" "}and takes the { COUNT($aside, "card") } { IF($more, "or more ") }set aside
}
move-reveal = { $player } holds { $which }

sum-of = { $first } + { $rest }
term-own = { AND($cards) }
term-wild = { AND($cards) } (green as { $colour })
term-pairs = { AND($cards) } { $pairs ->
    [1] (a pair as { $colour } 3)
   *[other] ({ $pairs } pairs as { $colour } 3 each)
}
term-passed = { AND($cards) } ({ $passed } as { $colour } by { AND($whites) })
proof-payment = : { $terms ->
    [none] { $over } more than the price
   *[some] { $terms } = { $worth }{ $over ->
        [0] {""}
       *[other] , { $over } more than the price
    }
}
proof-crystals = : { $more ->
    [none] {""}
   *[some] { $price } + { $more } for { $card } = { COUNT($all, "crystal") }{ $back ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $back ->
    [0] {""}
    [one] { $back } comes back
   *[other] { $back } come back
}
proof-wins = ; the last of { $needed } offerings: { $player } wins the game
proof-steps = , { $there ->
    [none] { COUNT($taken, "step") }
   *[some] { $taken } of { COUNT($there, "step") }
}
proof-finishes = , which finishes { THE($building) }: { $master ->
    [none] {""}
   *[some] { $master } is master builder;{" "}
}what this brings rests on { AND($missing) }
step-with-proof = { $step }{ $proof }
step-ends-turn = { $step }: { $draws ->
    [none] that ends the turn
   *[other] then { COUNT($draws, "card") } { PLURAL($draws, "is", "are") } drawn, which ends the turn
}
