# Czego opis nie podaje: brakujące sprawdzenia, założenia, co trzeba wybrać, dlaczego na liście może brakować ruchów.

gap-conservation = wszystkie plansze razem z warsztatami, środkiem pola gry, woreczkiem i zapasem ({ THE($box) })
gap-factories = warsztaty
gap-centre = warsztaty i środek pola gry
gap-marker = miejsce, w którym leży { THE($marker) }
gap-round = runda
gap-bag = woreczek
gap-lid = { THE($box) } oraz { THE($wall) } każdego gracza
gap-others = plansze pozostałych graczy
gap-score = wynik gracza { $player }

assumed-wall = { $player }: { AT($wall) } nic nie leży
assumed-lines = { $player }: na liniach wzoru nic nie leży
assumed-floor = { $player }: { AT($floor) } nic nie leży
assumed-score = { $player }: wynik to 0
assumed-phase = faza to { $name }
assumed-turn = teraz gra { $player }

phase-name = { $phase ->
        [setup] przygotowanie gry
        [offer] oferta dostawców
        [tiling] { $tiling ->
            [confection] napełnianie bombonierki
           *[tiling] układanie płytek
        }
        [preparation] przygotowanie do kolejnej rundy
        [end] koniec gry, przed dodatkowymi punktami
       *[over] koniec gry, ze wszystkimi dodatkowymi punktami
    }

choice-row = gra jest zakończona, jeśli { $player } ma pełny rząd, a opis nie mówi, co u tego gracza leży { AT($wall) }
choice-others = dodatkowe punkty liczą się, jeśli inny gracz ma pełny rząd, a tego opis nie mówi
choice-offer = oferta dostawców trwa; pełne linie i to, co leży { AT($floor) }, liczy się po jej zakończeniu
choice-lines = dodatkowe punkty czekają, jeśli { $player } wybiera jeszcze, dokąd trafi płytka z pełnej linii, a opis nie podaje tych linii wzoru
choice-hidden = { $player }: linia wzoru { $line } jest pełna, a to, do której kolumny może trafić { NOUN($tile, $colour) }, zależy od tego, co leży { AT($wall) }, a tego opis nie podaje
choice-column = { $player }: linia wzoru { $line } jest pełna; wybierz, dokąd trafi { NOUN($tile, $colour) }: do kolumny { OR($open) } w rzędzie { $line }{ $falls ->
        [yes] { " " }albo czy linia spada
       *[no] {""}
    }

unlisted-turn = czy teraz gra { OR($whose) } (`turn:`)
unlisted-turn-of = { $player }
unlisted-source = { $source ->
        [centre] co leży na środku pola gry (`centre:`)
        [factories] co leży we wszystkich warsztatach (`factories:`)
       *[both] co leży we wszystkich warsztatach (`factories:`) i na środku pola gry (`centre:`)
    }
unlisted-board = { $player }: co leży { AND($parts) }
unlisted-part = { $part ->
        [lines] na liniach wzoru (`lines:`)
        [floor] { AT($floor) } (`floor:`)
       *[wall] { AT($wall) } (`wall:`)
    }
