# Lo que los juegos dicen de una edición: su título, sus variantes como se escriben en un caso, las letras de sus colores.

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
