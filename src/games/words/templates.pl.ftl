# Co gry mówią o wydaniu: tytuł, warianty tak, jak wpisuje się je w zapisie gry, litery kolorów.

title = { $game ->
    [azul-summer-pavilion] Azul: Letni Pawilon
   *[other] { $title }
}
variant = { $variant ->
    [coloured] kolorowa
    [grey] szara
    [specialised-factories] warsztaty specjalne
    [monochrome] jednokolorowa
    [standard] zwykły
   *[random-centre] losowy środek
}
letter = { $letter } { COLOUR($colour, "") }
colour = { COLOURS($colour, "tile") }
