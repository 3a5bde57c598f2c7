# Lo que hay escrito en los dibujos de cualquier juego y en los casos por rellenar: títulos, variantes, lo que tienen los jugadores.

title = { $game ->
    [azul-summer-pavilion] Azul: Pabellón de Verano
   *[other] { $title }
}
variant = { $variant ->
    [coloured] coloreada
    [grey] gris
    [specialised-factories] fábricas especializadas
    [monochrome] monocromática
    [standard] estándar
   *[random-centre] centro al azar
}
letter = { $letter } { COLOUR($colour, "") }
colour = { COLOUR($colour, "") }

round = ronda { $round }
points = { COUNT($points, "point") }
to-move = le toca
has-marker = tiene { THE($marker) }
more-players = y { $count } { UNIT($count, "player") } más

factories = Expositores
factories-and-centre = Expositores y centro de la mesa
centre = centro
bag = bolsa
empty = vacío
heap-empty = nada
nothing = nada
none = nada
not-known = no se sabe
