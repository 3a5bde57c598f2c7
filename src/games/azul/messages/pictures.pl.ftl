# Co jest napisane na rysunkach stołu.

grey-side = szara strona
specialised = warsztaty specjalne
phase = { $phase ->
    [setup] przed pierwszym uzupełnieniem warsztatów
    [offer] oferta dostawców
    [tiling] { $tiling ->
        [confection] napełnianie bombonierki
       *[tiling] układanie płytek
    }
    [preparation] przygotowanie do kolejnej rundy
    [end] po ostatniej rundzie, bez dodatkowych punktów
   *[over] koniec gry
}
more-factories = i jeszcze { COUNT($count, "factory") }

floor = { $tiling ->
    [confection] topnienie
   *[tiling] podłoga
}
floor-line = { NOUN($floor) }
lid = { $tiling ->
    [confection] pudełko
   *[tiling] pokrywa
}
coloured = { $tiles }
and = { AND($items) }
beyond = linia { $line }:

keeps-zero = ma warsztat „0”
nothing-yet = nic na nim jeszcze nie leży
kept-by = { SIZE($keepers) ->
    [one] ma go
   *[other] mają go
} { AND($keepers) }
with = { SIZE($keepers) ->
    [one] ma go
   *[other] mają go
} { AND($keepers) }
gold = { $gold ->
    [plus-one] +1
    [seek] szuka { COLOURS($colour, "tile", case: "gen") }
    [stay] zostają
    [neighbours] do sąsiadów
   *[zero] „0”
}
dish = { $gold ->
    [plus-one] +1
    [seek] szuka
    [stay] zostają
    [neighbours] ← →
   *[zero] 0
}
