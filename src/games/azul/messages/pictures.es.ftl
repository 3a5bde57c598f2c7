# Lo que hay escrito en los dibujos de una mesa.

grey-side = lado gris
specialised = Expositores de fábrica especializada
phase = { $phase ->
    [setup] antes de llenar los Expositores por primera vez
    [offer] Oferta de fábrica
    [tiling] { $tiling ->
        [confection] Confección de la Caja de bombones
       *[tiling] Alicatado
    }
    [preparation] Preparación de la siguiente ronda
    [end] la última ronda ha terminado, faltan los puntos adicionales
   *[over] la partida ha terminado
}
more-factories = y { COUNT($count, "factory") } más

floor = { $tiling ->
    [confection] fundición
   *[tiling] suelo
}
floor-line = { NOUN($floor) }
lid = { $tiling ->
    [confection] caja
   *[tiling] funda
}
coloured = { $tiles }
and = { AND($items) }
beyond = línea { $line }:

keeps-zero = guarda el Expositor «0»
nothing-yet = aún no tiene nada
kept-by = en poder de { AND($keepers) }
with = con { AND($keepers) }
gold = { $gold ->
    [plus-one] +1
    [seek] busca { COLOUR($colour, "space") }
    [stay] se quedan
    [neighbours] a los contiguos
   *[zero] «0»
}
dish = { $gold ->
    [plus-one] +1
    [seek] busca
    [stay] se quedan
    [neighbours] ← →
   *[zero] 0
}
