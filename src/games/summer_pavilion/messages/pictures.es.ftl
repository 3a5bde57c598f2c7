# Lo que hay escrito en los dibujos de una mesa.

monochrome-side = lado monocromático
wild-round = ronda { $round } (comodín: { COLOUR($colour, "") })
phase = { $phase ->
    [setup] antes de llenar los Expositores por primera vez
    [offer] fase 1: adquirir losetas
    [play] fase 2: jugar losetas
    [preparation] fase 3: preparar la siguiente ronda
    [end] faltan los puntos adicionales
   *[over] la partida ha terminado
}
inferred = { $phase } (sin indicar)
and-more-players = y { $count } { UNIT($count, "player") } más: { AND($players) }
and-more = y { $count } más
more-factories = y { COUNT($count, "factory") } más

stars = estrellas
beside = junto al tablero
beside-not-known = junto al tablero: no se sabe
in-the-corners = en las esquinas
stars-not-known = no se sabe qué hay en las estrellas
rounds-and-supply = Rondas y suministro
wild-in-round = comodín, ronda
supply = suministro
tower = torre
on-factory-besides = además, en el Expositor { $factory }
in-the-centre-besides = además, en el centro de la mesa
in-the-corners-besides = además, en las esquinas
in-the-supply-besides = además, en el suministro

score-not-known = no se sabe cuántos puntos tiene
has-passed = { IF($passed, "ha pasado", "no ha pasado") }
has-to-choose = puede elegir { COUNT($count, "bonus tile") }

star-name = { $star ->
    [centre] centro
    [upper-left] sup. izquierda
    [upper-right] sup. derecha
    [right] derecha
    [lower-right] inf. derecha
    [lower-left] inf. izquierda
    [left] izquierda
   *[other] { COLOUR($star, "star") }
}
features = { $tiles ->
    [1] pilares (1 loseta)
    [2] estatuas (2 losetas)
   *[3] ventanas (3 losetas)
}
surrounded = espacios cubiertos
lacks = sin { $spaces }
