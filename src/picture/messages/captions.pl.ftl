# Co jest napisane na rysunkach każdej gry i w opisach do wypełnienia: tytuły, warianty, co mają gracze.

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
   *[random-centre] losowe centrum
}
letter = { $letter } { COLOUR($colour, "") }
colour = { COLOURS($colour, "tile") }

round = runda { $round }
points = { COUNT($points, "point") }
to-move = teraz gra
has-marker = ma { THE($marker, case: "acc") }
more-players = i jeszcze { COUNT($count, "player") }

factories = Warsztaty
factories-and-centre = Warsztaty i środek pola gry
centre = środek
bag = woreczek
empty = pusto
heap-empty = pusto
nothing = nic
none = nic
not-known = nie wiadomo
