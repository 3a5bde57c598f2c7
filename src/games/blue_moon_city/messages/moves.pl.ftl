# Kroki, jak je się robi, i co pokazuje, że wolno.

the-building = { THE($building) }
    .acc = { THE($building, case: "acc") }

move-stays = { $player } zostaje { AT($at) }
move-walk = { $player } { $plays ->
    [yes] zagrywa { AND($cards, case: "acc") } i przesuwa figurkę
   *[no] przesuwa figurkę
}{ $from ->
    [none] {""}
   *[some] {" "}{ FROM($from) }
} { TO($to) }{ $round ->
    [yes] {" "}przez { AND($way, case: "acc") }
   *[no] {""}
}
move-stride = { $player } zagrywa { CARD($card, case: "acc") }{ IF($steps, " dla dodatkowych kroków") }
move-leap-stays = { $player } zagrywa { CARD($card, case: "acc") }: figurka zostaje { AT($to) }
move-leap = { $player } zagrywa { CARD($card, case: "acc") }: figurka przenosi się { TO($to) }
move-fly-stays = { $player } zagrywa { CARD($card, case: "acc") }: { $dragon ->
    [none] smok
   *[some] { THE($dragon) }
} zostaje { $to ->
    [out] poza miastem
   *[other] { AT($to) }
}
move-fly = { $player } zagrywa { CARD($card, case: "acc") }: { $dragon ->
    [none] smok
    [figure] figurka
   *[some] { THE($dragon) }
} { $to ->
    [out] opuszcza miasto
   *[other] leci { TO($to) }
}
section-named = { $section ->
    [none] sekcja z liczbą { $cost }
   *[some] { NTH($section) } sekcja
}
    .loc = { $section ->
    [none] sekcji z liczbą { $cost }
   *[some] { NTH($section) } sekcji
}
move-build = { $player } kładzie kamień na { THE($what, case: "loc") }{ $with ->
    [unsaid] {""}
    [none] {" "}bez żadnej karty
   *[some] , płacąc { AND($cards, case: "ins") }
}
move-offer = { $player } składa ofiarę{ $space ->
    [none] {""}
   *[some] {" "}na polu z liczbą { $space }
}{ $card ->
    [none] {""}
   *[some] , zagrywając { CARD($card, case: "acc") }
}{ $paid ->
    [none] {""}
   *[some] { $card ->
        [none] {" "}i
       *[some] , i
    } kładzie { COUNT($paid, "crystal", case: "acc") }
}
which-cards = { $kind ->
    [none] zero kart
    [named] { AND($cards, case: "acc") }
    [counted] { COUNT($count, "card", case: "acc") }
   *[unsaid] karty
}
move-discard-nothing = { $player } niczego nie odrzuca
move-discard = { $player } odrzuca { $which }
move-draw = { $player } dobiera { $which }{ $aside ->
    [0] {""}
   *[other] {" "}i bierze na rękę odłożone na bok ({ COUNT($aside, "card") }{ IF($more, " lub więcej") })
}
move-reveal = { $player } ma na ręce { $which }

sum-of = { $first } + { $rest }
term-own = { AND($cards) }
term-wild = { AND($cards) } (zielony jako { COLOUR($colour, "building") })
term-pairs = { AND($cards) } { $pairs ->
    [1] (para jako { COLOUR($colour, "card") } 3)
   *[other] (liczba par: { $pairs }, każda jako { COLOUR($colour, "card") } 3)
}
term-passed = { AND($cards) } ({ COLOUR($passed, "building") } jako { COLOUR($colour, "building") } przez { AND($whites, case: "acc") })
proof-payment = : { $terms ->
    [none] o { $over } więcej niż cena
   *[some] { $terms } = { $worth }{ $over ->
        [0] {""}
       *[other] , o { $over } więcej niż cena
    }
}
proof-crystals = : { $more ->
    [none] {""}
   *[some] { $price } + { $more } za { CARD($card, case: "acc") } = { COUNT($all, "crystal") }{ $back ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $back ->
    [0] {""}
   *[other] reszta { $back }
}
proof-wins = ; to ostatnia z { $needed } ofiar: { $player } wygrywa grę
proof-steps = , { $there ->
    [none] { COUNT($taken, "step") }
   *[some] { $taken } z { COUNT($there, "step", case: "gen") }
}
proof-finishes = ; to kończy budowę { OF($building) }{ $master ->
    [none] {""}
   *[some] , mistrzem budowy jest { $master }
}, a co to daje, zależy od tego, czego opis nie podaje – { AND($missing) }
step-with-proof = { $step }{ $proof }
step-ends-turn = { $step }: { $draws ->
    [none] to kończy turę
   *[other] potem dobiera { COUNT($draws, "card", case: "acc") }, co kończy turę
}
