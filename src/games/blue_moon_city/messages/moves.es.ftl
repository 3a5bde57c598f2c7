# Pasos, como se harían, y qué muestra que se pueden hacer.

the-building = { THE($building) }

move-stays = { $player } se queda en { THE($at) }
move-walk = { $player } { $plays ->
    [yes] juega { AND($cards) } y mueve su figura
   *[no] mueve su figura
}{ $from ->
    [none] {""}
   *[some] {" "}{ FROM($from) }
} { TO($to) }{ $round ->
    [yes] {" "}pasando por { AND($way) }
   *[no] {""}
}
move-stride = { $player } juega { $card }{ IF($steps, " para moverse más") }
move-leap-stays = { $player } juega { $card }: la figura se queda en { THE($to) }
move-leap = { $player } juega { $card }: la figura va { TO($to) }
move-fly-stays = { $player } juega { $card }: { $dragon ->
    [none] un dragón
   *[some] { THE($dragon) }
} se queda { $to ->
    [out] fuera de la ciudad
   *[other] en { THE($to) }
}
move-fly = { $player } juega { $card }: { $dragon ->
    [none] un dragón
    [figure] la figura
   *[some] { THE($dragon) }
} { $to ->
    [out] sale de la ciudad
   *[other] va { TO($to) }
}
section-named = { $section ->
    [none] una sección de { $cost }
   *[some] la { NTH($section) } sección
}
move-build = { $player } construye { $what }{ $with ->
    [unsaid] {""}
    [none] {" "}sin ninguna carta
   *[some] {" "}con { AND($cards) }
}
move-offer = { $player } hace una ofrenda{ $space ->
    [none] {""}
   *[some] {" "}en un espacio cuyo número es { $space }
}{ $card ->
    [none] {""}
   *[some] , jugando { $card }
}{ $paid ->
    [none] {""}
   *[some] , y pone { COUNT($paid, "crystal") }
}
which-cards = { $kind ->
    [none] ninguna carta
    [named] { AND($cards) }
    [counted] { COUNT($count, "card") }
   *[unsaid] cartas
}
move-discard-nothing = { $player } no desecha nada
move-discard = { $player } desecha { $which }
move-draw = { $player } roba { $which }{ $aside ->
    [0] {""}
   *[other] {" "}y toma las que tiene aparte ({ COUNT($aside, "card") }{ IF($more, " o más") })
}
move-reveal = { $player } tiene { $which }

sum-of = { $first } + { $rest }
term-own = { AND($cards) }
term-wild = { AND($cards) } (verde como { COLOUR($colour, "building") })
term-pairs = { AND($cards) } { $pairs ->
    [1] (una pareja como { COLOUR($colour, "card") } 3)
   *[other] ({ $pairs } parejas, cada una como { COLOUR($colour, "card") } 3)
}
term-passed = { AND($cards) } ({ COLOUR($passed, "building") } como { COLOUR($colour, "building") } por { AND($whites) })
proof-payment = : { $terms ->
    [none] { $over } más que el precio
   *[some] { $terms } = { $worth }{ $over ->
        [0] {""}
       *[other] , { $over } más que el precio
    }
}
proof-crystals = : { $more ->
    [none] {""}
   *[some] { $price } + { $more } por { $card } = { COUNT($all, "crystal") }{ $back ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $back ->
    [0] {""}
    [one] { $back } de cambio
   *[other] { $back } de cambio
}
proof-wins = ; es la última de { $needed } ofrendas: { $player } gana el juego
proof-steps = , { $there ->
    [none] { COUNT($taken, "step") }
   *[some] { $taken } de { COUNT($there, "step") }
}
proof-finishes = , y completa { THE($building) }: { $master ->
    [none] {""}
   *[some] el Maestro de obras es { $master };{" "}
}no consta { AND($missing) }, y de eso depende lo que se recibe
step-with-proof = { $step }{ $proof }
step-ends-turn = { $step }: { $draws ->
    [none] eso termina el turno
   *[other] después roba { COUNT($draws, "card") }, y eso termina el turno
}
