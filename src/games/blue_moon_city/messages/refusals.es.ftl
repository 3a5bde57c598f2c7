# Por qué se rechaza una jugada, o por qué no se puede decidir.

not-told = el caso no dice { $what }
priced = { $section ->
    [none] una sección de { $cost } { OF($building) }
   *[some] la { NTH($section) } sección { OF($building) }{ $cost ->
        [none] {""}
       *[some] { $paint ->
            [none] {" "}({ $cost })
           *[some] {" "}({ COLOUR($paint, "section") } { $cost })
        }
    }
}

section-and-cost = { $section ->
    [none] una sección de { $cost }
   *[some] la { NTH($section) } sección{ $cost ->
        [none] {""}
       *[some] {" "}(cuesta { $cost })
    }
}

free-sections = { $any ->
    [no] no hay ninguna sección libre en { THE($building) }
    [unknown] las secciones se cuentan desde la izquierda; el caso no muestra cuáles están libres en { THE($building) }
   *[yes] en { THE($building) } { SIZE($sections) ->
        [one] está libre
       *[other] están libres
    } { AND($sections) }
}

bare = { NOUN($building) }
    .to = { TO($building) }

ways = { $any ->
    [no] { $who ->
        [dragon] el dragón
       *[figure] la figura
    } se queda donde está
   *[yes] con { COUNT($steps, "step") }, { $who ->
        [dragon] el dragón
       *[figure] la figura
    } puede ir { FROM($from) } { OR($legal, case: "to") }{ IF($shown, "", ", hasta donde muestra el caso") }
}

does = { $kind ->
    [three] la carta { $card } solo sirve para pagar secciones (`paga:`)
    [leap] la carta { $card } mueve la figura a cualquier edificio (`juega: gris 1` con `a:`)
    [stride] la carta { $card } da dos pasos adicionales (`juega: gris 2`, o `mueve:` con `con: gris 2`)
    [fly-anywhere] la carta { $card } mueve { THE($dragon) } a cualquier edificio (`a:`)
    [fly] la carta { $card } mueve { THE($dragon) } hasta tres baldosas (`a:`)
    [offer] la carta { $card } permite una ofrenda adicional en el Mercado (`ofrece:` con `con:`)
    [pair] dos cartas marrones de 1 o 2 valen en un pago como un 3 de otro color (`paga:`); la carta { $card } es una de ellas
    [four] con la carta { $card } hasta cuatro cartas de un color valen en un pago en lugar de otro (`paga:`)
    [one] con la carta { $card } una carta vale en un pago en lugar de otro color (`paga:`)
   *[wild] la carta { $card } vale en un pago 1 de cualquier color (`paga:`)
}

would-do = { $could ->
    [yes] { $player } podría pagar con { AND($cheapest) }
   *[no] { $open ->
        [yes] con la mano de { $player } no se puede pagar
       *[no] el caso no muestra que la mano de { $player } pueda pagarla
    }{ $chosen ->
        [none] {""}
       *[some] {" "}en { COLOUR($chosen, "building") }; el Palacio admite cualquier color, pero uno solo: quítalo de `construye` si es otro
    }
}

idle-other-colour = { PLURAL($count, "no es", "no son") } { $colour ->
    [none] de ese color
   *[some] de color { COLOUR($colour, "building") }
}, y ninguna otra carta hace que { PLURAL($count, "valga como tal", "valgan como tales") }
idle-second-colour = { $chosen ->
    [none] una sección del Palacio se paga en un único color, y las otras cartas son de otro
   *[some] según la jugada, esta sección del Palacio se paga en { COLOUR($chosen, "building") }
}
idle-no-partner = hacen falta dos cartas marrones de 1 o 2 para valer un 3 de otro color
idle-three-in-pair = una carta marrón 3 no forma pareja: solo dos cartas marrones de 1 o 2 valen un 3 de otro color
idle-white-three = una carta blanca 3 no hace valer ninguna carta de otro color: solo una blanca 1 o 2 lo hace
idle-nothing-for-white = no queda ninguna carta que { PLURAL($count, "pueda", "puedan") } hacer valer en lugar de otro color
idle-beyond-colour = una carta blanca 1 hace valer cartas de un color{ $here ->
    [none] {""}
   *[some] , aquí { COLOUR($here, "building") },
} y ninguna otra
idle-white-pays = una carta blanca que paga la sección no hace valer además otra carta
idle-beyond-card = una carta blanca 2 hace valer una sola carta en lugar de otro color, y aquí es { $here }
idle-beyond-white = { $whites ->
    [four] una carta blanca 1 hace valer hasta cuatro cartas de un color, y ninguna más
    [one] una carta blanca 2 hace valer una carta, y ninguna más
   *[both] una carta blanca 1 hace valer hasta cuatro cartas de un color, una blanca 2 hace valer una carta, y ninguna más
}

game-over = { $player } no puede seguir: el juego ha terminado
    .label = después del final
    .help = { $by ->
        [city] no queda ningún edificio por completar, y según la interpretación city-done eso termina el juego; no hay más jugadas
        [crystals] no queda ningún edificio por completar y nadie puede pagar otra ofrenda: eso termina el juego; no hay más jugadas
       *[offering] el juego terminó al momento con la última ofrenda necesaria; no hay más jugadas
    }

not-your-turn = { $player } juega fuera de turno: es el turno de { $turn }
    .label = el turno de { $turn }
    .help = { $phase ->
        [drawing] a { $turn } aún le falta robar cartas (`roba:`)
        [over] el juego ha terminado
       *[movement] un turno termina al robar cartas, y empieza el jugador siguiente en el sentido de las agujas del reloj: el de { $turn } dura hasta que robe (`roba: 2`)
    }

discards-too-late = { $player } desecha después de robar: el turno ha terminado, y es el de { $turn }
    .label = demasiado tarde
    .help = se desecha antes de robar: escribe `descarta` antes de `roba`, y entonces se roba una carta más por cada una

has-drawn = { $player } ya ha robado: con eso ha terminado su turno, y es el de { $turn }
    .label = ya ha robado
    .help = escribe un solo `roba` por turno, con todas las cartas; por cada carta desechada antes (`descarta:`) se roba una más

-settled = { IF($discarded, "después de desechar", "en la fase de robar cartas") }
-too-late = { $phase ->
    [building] { $placed ->
        [offering] después de hacer una ofrenda
        [stone] después de colocar una piedra
       *[either] en la fase de colocación
    }
   *[other] { -settled }
}

movement-is-over = { $player } no puede mover su figura { -too-late }: la fase de movimiento de este turno ha terminado
    .label = demasiado tarde
    .help = { $phase ->
        [building] la figura se mueve antes de la primera piedra u ofrenda del turno; ahora solo queda { $placed ->
            [offering] hacer más ofrendas y robar
            [stone] construir y robar
           *[either] construir o hacer ofrendas, y robar
        }
       *[other] en este turno solo falta robar cartas (`roba:`)
    }

power-too-late = { $player } no puede usar la función especial de la carta { $card } { -too-late }: la fase de movimiento de este turno ha terminado
    .label = demasiado tarde
    .help = { $phase ->
        [building] las cartas grises, negras, rojas y azules mueven la figura y los dragones antes de la primera piedra u ofrenda del turno
       *[other] en este turno solo falta robar cartas (`roba:`)
    }

building-is-over = { $player } no puede { $offers ->
        [yes] hacer una ofrenda
       *[no] construir
    } { -settled }: en este turno solo falta robar cartas
    .label = demasiado tarde
    .help = las piedras se colocan y las ofrendas se hacen antes de desechar las cartas que se cambian; ahora roba (`roba:`)

holds = { $empty ->
    [yes] { $hidden ->
        [0] la mano de { $player } está vacía
        [one] { $player } tiene { $hidden } carta oculta
       *[other] { $player } tiene { $hidden } cartas ocultas
    }
   *[no] { $player } tiene { AND($held) }{ $hidden ->
        [0] {""}
        [one] , y además { $hidden } carta oculta
       *[other] , y además { $hidden } cartas ocultas
    }
}

-lacks-cards = { $some ->
    [yes] bastantes cartas; le { SIZE($missing) ->
        [one] falta
       *[other] faltan
    } { AND($missing, case: "one") }
   *[no] en la mano { AND($missing, case: "one") }
}

not-in-hand = { $hidden ->
        [0] { $player } no tiene { -lacks-cards }
       *[other] { $player } no puede tener { AND($missing, case: "one") }: en la mano solo { $hidden ->
            [one] hay { $hidden } carta oculta
           *[other] hay { $hidden } cartas ocultas
        }
    }
    .label = no está en la mano
    .help = { $holds }; una carta que ya se jugó en este turno, por su función especial o como pago, ya no está
    .hand = la mano al principio del caso

still-aside = { $player } no tiene { -lacks-cards }
    .label = puesta aparte
    .help = { $holds }; las cartas puestas aparte se añaden a la mano solo después de robar

none-left = { $player } no puede tener { $copies ->
        [0] { CARD($card, case: "one") }: esa carta no existe
       *[other] { $wanted ->
            [1] { CARD($card, case: "one") }
           *[other] { $wanted } × { $card }
        }: { $seen ->
            [none] en el juego solo hay { $copies }
            [all] { $copies ->
                [2] las dos
               *[other] las { $copies }
            } están a la vista en otros lugares
           *[some] de { $copies }, todas menos { $unseen } están a la vista en otros lugares
        }
    }
    .label = no puede estar ahí
    .help = { $seen ->
        [none] cada color tiene cuatro cartas de 1, cuatro de 2 y dos de 3, salvo el verde, que tiene diez de 1
       *[some] busca la carta en las otras manos, entre las cartas puestas aparte o ya jugadas y en los montones
    }

-lacks-power = { $power ->
    [leap] no mueve la figura a cualquier edificio
    [stride] no da pasos adicionales
    [fly] no mueve ningún dragón
    [leave] no saca la figura de la ciudad
   *[offer] no permite otra ofrenda
}
-has-power = { $power ->
    [leap] eso lo hace una carta gris 1
    [stride] eso lo hace una carta gris 2
    [fly] eso lo hacen las cartas negras, rojas y azules de 1 o 2
    [leave] solo los dragones salen de la ciudad
   *[offer] eso lo hacen las cartas amarillas de 1 o 2
}

no-such-power = la carta { $card } { -lacks-power }
    .label = no tiene esa función
    .help = { -has-power }; { $does }

three-has-no-power = la carta { $card } { -lacks-power }: una carta con un valor de 3 no tiene función especial
    .label = no tiene esa función
    .help = { -has-power }; { $does }

power-of-building = la carta { $card } no tiene función especial en la fase de movimiento, solo al { $offers ->
        [yes] hacer ofrendas
       *[no] colocar piedras
    }
    .label = no tiene esa función
    .help = allí la tienen las cartas grises, negras, rojas y azules de 1 o 2; { $does }

-idle-power = con la interpretación idle-power=no una carta de 1 tiene que mover algo{ $otherwise ->
    [yes] ; idle-power=yes lo permitiría
   *[no] {""}
}

figure-stays = la figura de { $player } ya está en { THE($at) }
    .label = ya está allí
    .help = { -idle-power }

dragon-stays = { THE($dragon) } ya está { $at ->
        [out] fuera de la ciudad
       *[other] en { THE($at) }
    }
    .label = ya está allí
    .help = { -idle-power }

-more-steps = { $ways }{ $grey ->
    [0] {""}
    [1] ; una carta gris 2 (`con: gris 2`) da dos pasos adicionales, una gris 1 lleva la figura a cualquier edificio
   *[other] ; cada carta gris 2 (`con: [gris 2, ...]`) da dos pasos adicionales (bastarían { $grey }), una gris 1 lleva la figura a cualquier edificio
}
-with-cards = { IF($with_cards, ", contando las cartas jugadas para ello") }
-this-way = { IF($longer, " por este camino") }

too-far = { THE($to) } está a { $least ->
        [yes] al menos{" "}
       *[no] {""}
    }{ COUNT($steps, "step") } { OF($from) }{ -this-way }, pero a { $player } le { PLURAL($left, "queda", "quedan") } { $left }{ -with-cards }
    .label = { COUNT($steps, "step") }
    .help = { -more-steps }

round-a-corner = { THE($to) } está a { COUNT($steps, "step") } { OF($from) }{ -this-way }, pero a { $player } le { PLURAL($left, "queda", "quedan") } { $left }{ -with-cards }: { THE($here) } y { THE($there) } solo se tocan en una esquina, y el rodeo son dos pasos
    .label = { COUNT($steps, "step") }
    .help = { -more-steps }

leap-after-steps = en este turno { $player } ya ha movido su figura y no puede usar además una carta gris 1
    .label = después de mover
    .help = con la interpretación grey-teleport=instead-of-steps una carta gris 1 sustituye a los pasos{ $otherwise ->
        [yes] ; grey-teleport=any-order lo permitiría
       *[no] {""}
    }

wrong-dragon = la carta { $card } mueve { THE($moves) }, no { THE($named) }
    .label = el dragón de otra carta
    .help = omite `dragón`, o juega una carta { COLOUR($colour, "card") } de 1 o 2

no-dragon-of-colour = no hay ningún dragón { COLOUR($colour, "building") }
    .label = ese dragón no existe
    .help = omite `dragón`: la carta dice a cuál mueve; qué colores tienen los dragones lo decide la interpretación dragon-colours (by-people: negro, rojo, azul; as-painted: rojo, verde, azul)

dragon-outside = { THE($dragon) } está fuera de la ciudad, donde la carta { $card } no lo mueve
    .label = solo dentro de la ciudad
    .help = una carta { COLOUR($colour, "card") } 1 lo mueve a cualquier edificio; una de 2 solo lo mueve cuando está en la ciudad
    .there = al principio del caso

cannot-leave = la carta { $card } solo mueve { THE($dragon) } dentro de la ciudad, no fuera de ella
    .label = no fuera de la ciudad
    .help = una carta { COLOUR($colour, "card") } 1 puede moverlo fuera de la ciudad

may-not-leave = { THE($dragon) } no puede salir de la ciudad{ IF($inside, "", ", donde aún no ha entrado") }
    .label = no fuera de la ciudad
    .help = { $inside ->
        [yes] con la interpretación dragon-off-city=no un dragón que está en la ciudad se queda en ella
       *[no] con la interpretación dragon-off-city=no una carta así lo lleva a un edificio
    }{ IF($otherwise, "; dragon-off-city=yes lo permitiría") }

dragon-too-far = { THE($to) } está a { COUNT($steps, "step") } { OF($from) }, pero una carta de 2 mueve { THE($dragon) } tres como mucho
    .label = { COUNT($steps, "step") }
    .help = una carta { COLOUR($colour, "card") } 1 lo mueve a cualquier edificio; { $ways }

figure-elsewhere = { $player } no puede construir en { THE($named) }: su figura está en { THE($figure) }
    .label = la figura está en otro lugar
    .help = { $figure ->
        [market] en el Mercado no se construye nada: haz allí una ofrenda (`ofrece:`){ $walks ->
            [yes] , o mueve antes la figura { TO($named) }
           *[no] ; la figura ya no se mueve en este turno
        }
       *[other] construye en { THE($figure) }{ $walks ->
            [yes] , o mueve la figura { TO($named) } antes de colocar ninguna piedra
           *[no] : la figura ya no se mueve en este turno
        }
    }

nothing-is-built-there = la figura de { $player } está en el Mercado, donde no se construye nada
    .label = en el Mercado
    .help = en el Mercado se hacen ofrendas (`ofrece:`); { $walks ->
        [yes] para construir, mueve antes la figura a un edificio
       *[no] la figura ya no se mueve en este turno
    }

already-finished = { $player } no puede construir en { THE($building) }: es un edificio ya completado
    .label = completado
    .help = las piedras se colocan en edificios que aún muestran el bosquejo
    .finished = completado

not-its-colour = las secciones { OF($building) } son de color { COLOUR($colour, "building") }, no { COLOUR($named, "building") }
    .label = { COLOUR($colour, "building") }, no { COLOUR($named, "building") }
    .help = escribe solo el número; se paga en { COLOUR($colour, "building") }

no-such-section = { THE($building) } tiene { COUNT($count, "section") }: la { NTH($section) } sección no existe
    .label = esa sección no existe
    .help = { $free }

no-section-costs = { THE($building) } no tiene ninguna sección que cueste { $cost }: sus secciones cuestan { AND($costs) }
    .label = allí no hay ningún { $cost }
    .help = { $free }

section-taken = { $player } no puede construir { $what }: { $section ->
        [none] todas tienen ya una piedra ({ AND($owners) })
       *[some] allí hay una piedra de { AND($owners) }
    }
    .label = no está libre
    .help = { $free }
    .stone = { $section ->
        [none] ocupadas
       *[some] la piedra de { AND($owners) }
    }

no-stone-left = a { $player } no le queda ninguna piedra por colocar
    .label = no queda ninguna piedra
    .help = las diez están en edificios y en el obelisco; las de un edificio vuelven cuando se completa
    .stones = las piedras que quedan

payment-not-said = la jugada no dice con qué cartas se paga { $price }
    .label = ¿con qué se paga?
    .help = añade `paga:` con las cartas; { $would_do }

payment-choice = se paga{ IF($others, ", por ejemplo,") } con { OR($worlds) }

cannot-pay = las cartas de la mano de { $player } no bastan para pagar { $price }
    .label = no bastan
    .help = solo cuentan las cartas { $paid_in ->
        [none] de un solo color
       *[some] de color { COLOUR($paid_in, "building") }
    } y, por sus funciones especiales, las verdes, marrones y blancas
    .hand = la mano al principio del caso

counts-for-nothing = { AND($idle) } no { PLURAL($count, "vale", "valen") } nada en el pago de { $price }: { $because }
    .label = no vale nada
    .help = cada carta con la que se paga tiene que valer algo; { $would_do }
    .other = esta tampoco

too-little-anywhere = { $player } paga { $empty ->
        [yes] sin ninguna carta
       *[no] con { AND($paid) }
    } una sección que cuesta { $cost }: un valor de { $worth } como máximo { $paid_in ->
        [none] en cualquier color
       *[some] en { COLOUR($paid_in, "building") }
    }, { PLURAL($missing, "falta", "faltan") } { $missing }
    .label = { PLURAL($missing, "falta", "faltan") } { $missing }
    .help = hacen falta cartas que valgan { $cost } en total en el color de la sección

pays-too-little = { $player } paga { $empty ->
        [yes] sin ninguna carta
       *[no] con { AND($paid) }
    } { $price }: un valor de { $worth } { $paid_in ->
        [none] en un único color
       *[some] en { COLOUR($paid_in, "building") }
    }, { PLURAL($missing, "falta", "faltan") } { $missing }
    .label = { PLURAL($missing, "falta", "faltan") } { $missing }
    .help = hacen falta cartas por valor de { $missing } más { $paid_in ->
        [none] del mismo color
       *[some] en { COLOUR($paid_in, "building") }
    }{ IF($whites, "; una carta blanca 1 o 2 que hace valer otras no paga nada por sí misma") }; { $would_do }

exact-possible = { $player } paga { $worth } por { $price }, aunque { $part ->
        [yes] una parte de estas cartas da el valor exacto
       *[no] la mano tiene el valor exacto
    } ({ AND($cheapest) })
    .label = más de lo requerido
    .help = paga con { AND($cheapest) }{ IF($otherwise, "; la interpretación overpaying=free permitiría pagar demasiado") }

not-on-market = la figura de { $player } está en { THE($figure) }, y las ofrendas se hacen en el Mercado
    .label = no está en el Mercado
    .help = mueve la figura al Mercado en la fase de movimiento (`mueve: mercado`), antes de construir nada

wrong-space = { $player } no puede tomar un espacio con un { $named }: el número del siguiente espacio vacío del obelisco es { $marked }
    .label = el siguiente: { $marked }
    .help = el obelisco se llena de abajo arriba: escribe el número del siguiente espacio, u `ofrece: obelisco` para el que siga
    .obelisk = el obelisco como lo da el caso

space-not-used = { $player } no puede tomar un espacio con un { $named }: el número del siguiente espacio vacío del obelisco es { $marked }
    .label = el siguiente: { $marked }
    .help = con 2 jugadores no se usan los 2 externos de los { $spaces } espacios con un { $named }: escribe el número del siguiente espacio, u `ofrece: obelisco` para el que siga
    .obelisk = el obelisco como lo da el caso

obelisk-full = no queda ningún espacio vacío en el obelisco
    .label = lleno
    .help = el último espacio decide el juego en cualquier caso: alguien tiene que haber ganado ya

only-one-offering = { $player } ya ha hecho una ofrenda en este turno y no puede hacer otra sin una carta amarilla
    .label = una segunda ofrenda
    .help = juega para ella una carta amarilla de 1 o 2 (`con: amarilla 1`), y paga otros tantos pedazos de cristal

ordinary-offering-first = { $player } juega una carta amarilla para una ofrenda adicional, pero no ha hecho ninguna en este turno
    .label = ninguna ofrenda antes
    .help = haz primero la ofrenda ordinaria, sin carta (omite `con`){ $otherwise ->
        [yes] ; la interpretación pillar-needs-offering=no lo permitiría
       *[no] {""}
    }

-offering-costs = { $next ->
    [least] al menos{" "}
   *[other] {""}
}{ $surcharge ->
    [0] { $price }
   *[other] { $price } + { $surcharge }
}
-space-marked = { $next ->
    [least] el siguiente espacio lleva un { $price } o más
    [named] el espacio nombrado lleva un { $price }
   *[next] el siguiente espacio lleva un { $price }
}{ $surcharge ->
    [0] {""}
   *[other] , y la carta amarilla cuesta { $surcharge } más
}

too-few-crystals = { $player } tiene { COUNT($crystals, "crystal") }, pero esta ofrenda cuesta { -offering-costs }
    .label = { PLURAL($lacking, "falta", "faltan") } { $lacking }
    .help = { -space-marked }; { $lacking ->
        [one] falta 1
       *[other] faltan { $lacking }
    }
    .crystals = al principio del caso

lays-down-too-little = { $player } pone { COUNT($paid, "crystal") }, pero esta ofrenda cuesta { -offering-costs }
    .label = no bastan
    .help = { -space-marked }; quien pone más toma el cambio

lays-down-too-much = { $player } pone { COUNT($paid, "crystal") }, pero solo tiene { $crystals }
    .label = no los tiene
    .help = omite `paga`: se toma el precio, y el cambio se da donde hace falta

discards-too-many = { $player } desecha { COUNT($count, "card") }, pero solo se pueden cambiar una o dos
    .label = demasiadas
    .help = desecha como mucho { $most }, y roba una más por cada una

hand-too-small = { $player } desecha { COUNT($count, "card") }, pero tiene { $hand } en la mano
    .label = no hay tantas
    .help = { $waits ->
        [yes] las cartas puestas aparte en este turno se añaden a la mano solo después de robar, y no se pueden desechar antes
       *[no] una carta que ya se jugó en este turno, por su función especial o como pago, ya no está
    }

discarded-already = en este turno ya está decidido qué desecha { $player }: nada
    .label = por segunda vez
    .help = escribe en un solo paso todas las cartas que se desechan; ahora roba (`roba:`)

draws-wrong-number = { $player } roba { COUNT($said, "card") }, pero le corresponden { $why ->
        [unsaid] de { $expected } a { $most }
       *[other] { $expected }
    }
    .label = { $why ->
        [unsaid] de { $expected } a { $most }
       *[other] { $expected }
    }, no { $said }
    .help = { $why ->
        [unsaid] se roban dos cartas, y una más por cada una de las dos como mucho que se desecharon antes{ $short ->
            [yes] ; en los dos montones no quedan más de { $most }
           *[no] {""}
        }
        [piles] se roban dos cartas, y una más por cada una que se desechó antes; los montones de los que el caso no dice cuántas cartas tienen no se han agotado: si es así, añade `mazo: 0` y `descarte: 0`
        [empty] no quedan más cartas en los dos montones
        [none] se roban dos cartas, y una más por cada una que se desechó antes: en este turno ninguna
       *[some] se roban dos cartas, y una más por cada una que se desechó antes: { $discarded } en este turno
    }; las cartas puestas aparte se añaden además a la mano y no se roban

not-in-pile = { $player } roba { $available ->
        [0] { CARD($card, case: "one") }, que no puede estar en el montón de robar
       *[other] { $drawn ->
            [1] { CARD($card, case: "one") }
           *[other] { $drawn } × { $card }
        }, pero en el montón de robar puede haber solo { $available }
    }
    .label = no se puede robar
    .help = hay { $copies } en el juego, y las otras están a la vista: en las manos, puestas aparte o en el montón de descarte

draw-pile-first = { $player } no puede haber robado estas cartas: el montón de robar tiene { COUNT($there, "card") }, y sus cartas se roban primero
    .label = estas no
    .help = el montón de descarte se revuelve solo cuando se agota el de robar: comprueba las cartas robadas y los dos montones

reveals-too-many = { $player } da a conocer { COUNT($count, "card") }, pero en la mano { $hidden ->
        [one] hay { $hidden } carta oculta
       *[other] hay { $hidden } cartas ocultas
    }
    .label = demasiadas
    .help = solo se dan a conocer cartas que el caso aún no muestra; omite las que ya muestra

asked-number = { $number }
these-cards = { AND($cards) }
asked-place = en { THE($building) }
asked-from = { $steps ->
    [0] en { THE($to) }
   *[other] a { COUNT($steps, "step") } { OF($to) }
}
asked-figure = la figura de { $player } está{ IF($elsewhere, ", por ejemplo,") } { OR($worlds) }
asked-walker = { $all ->
    [yes] { $most ->
        [0] la figura de { $player } está { OR($worlds) }
       *[other] la figura de { $player } está como máximo a { COUNT($most, "step") } { OF($to) }
    }
   *[no] la figura de { $player } está { OR($worlds) }
}
asked-dragon = { $all ->
    [yes] { $everywhere ->
        [yes] { THE($dragon) } está en la ciudad
       *[no] { THE($dragon) } está como máximo a { COUNT($steps, "step") } { OF($to) }
    }
   *[no] { THE($dragon) } está { OR($worlds) }
}
asked-near = { $all ->
    [yes] { THE($building) } está { $most ->
        [1] al lado
       *[other] como máximo a { COUNT($most, "step") }
    } { OF($from) }
    [some] { THE($building) } está como máximo a { COUNT($most, "step") } { OF($from) }, y lo bastante cerca para lo que sigue
   *[no] { THE($building) } está a { OR($worlds) } { OF($from) }
}
asked-away = { COUNT($steps, "step") }
asked-cards = { $player } tiene al menos { COUNT($count, "card") } en la mano
asked-sections = { $count ->
    [1] está libre una de las { $printed }
   *[other] están libres { $printed ->
        [2] las dos
       *[other] { $count } de las { $printed }
    }
} secciones de { $cost } { OF($building) }
asked-crystals = { $player } tiene al menos { COUNT($count, "crystal") }
asked-phase = { $phase ->
    [movement] la fase de movimiento
    [building] la fase de construcción
   *[drawing] la fase de robar cartas
}
asked-players = juegan { $fewest ->
    [3] { $most }
   *[2] { $most ->
        [3] { $fewest } o { $most }
       *[2] { $most }
    }
}
asked-pile = el montón de { $pile ->
    [draw] robar
   *[discard] descarte
} { $count ->
    [0] está vacío
   *[other] tiene { $least ->
        [yes] al menos { COUNT($count, "card") }
       *[no] { COUNT($count, "card") }
    }
}
asked-goes-on = la partida sigue
asked-stones = { $all ->
    [yes] a { $player } le queda alguna piedra
   *[no] el número de piedras que le quedan a { $player } es { OR($worlds) }
}
asked-how-many = { $what ->
    [obelisk] el número de piedras en el obelisco
    [next-space] el número del espacio libre más bajo del obelisco
    [steps-left] el número de pasos que le quedan a { $player }
    [steps-by-grey] gracias a una carta gris 2 que se jugó antes en este turno, el número de pasos que le quedan a { $player }
    [draw-pile] el número de cartas en el montón de robar
   *[discarded] el número de cartas que { $player } ha desechado en este turno
} es { OR($worlds) }
