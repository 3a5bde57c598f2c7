# Lo que hay escrito en los dibujos de una mesa.

random-centre = centro al azar
turn-of = turno de { $player }
phase = { $phase ->
    [movement] movimiento
    [building] colocación de piedras y ofrendas
    [drawing] robar cartas
   *[over] la partida ha terminado
}
in-this-turn = En este turno: { $progress }
steps-left = { COUNT($count, "step") } por dar
steps-walked = { COUNT($count, "step") } ya { PLURAL($count, "dado", "dados") }
stones-placed = { COUNT($count, "stone") } ya { PLURAL($count, "colocada", "colocadas") }
offerings-made = { COUNT($count, "offering") }
ordinary = { IF($offered, "también la ordinaria", "ninguna es la ordinaria") }
cards-discarded = { COUNT($count, "card") } ya { PLURAL($count, "desechada", "desechadas") }

building = { NOUN($building) }
again = otra vez
finished = completado
not-finished = sin completar
finished-and-not = completado, y sin completar
finished-beside = completado; al lado:
any = cualquiera
any-colour = cualquier color
paid-in = { COLOURS($colour, "section") }
more-sections = +{ COUNT($count, "section") }
section = { NTH($section) } sec.
on-number = en el { $number }
outside = fuera de la ciudad
somewhere = En algún lugar de la ciudad
read-off = Leído en las baldosas
reward-of = : { $part ->
    [master] junto a la estrella
    [each] bajo la estrella
   *[neighbour] arriba a la derecha
}, { $reward }

legend = 5· libre, 5{ $tag } con piedra, 5? sin indicar; (figuras) { $figures }; <dragones> { $dragons }
obelisk = Obelisco
supply = Suministro
hand = mano
aside = aparte
draw = robar
discard = descarte
draw-pile = montón de robar
discard-pile = montón de descarte
card = { CARD($card) }
people = { COLOUR($colour, "card") }
others = otras
face-down = { COUNT($count, "card") } boca abajo
amount = { COUNT($count, $noun) }
several = { NOUNS($noun) }
