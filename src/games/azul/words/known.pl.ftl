# Czego opis nie podaje: brakujące sprawdzenia, założenia, co trzeba wybrać, dlaczego na liście może brakować ruchów.

gap-conservation = wszystkie plansze razem z warsztatami, środkiem pola gry, woreczkiem i { THE($box, case: "ins") }
gap-factories = warsztaty
gap-centre = warsztaty i środek pola gry
gap-marker = miejsce, w którym leży { THE($marker) }
gap-round = runda
gap-bag = woreczek
gap-lid = { THE($box) } oraz { THE($wall) } każdego gracza
gap-others = plansze pozostałych graczy
gap-score = wynik ({ $player })

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
        [end] koniec gry bez dodatkowych punktów
       *[over] koniec gry z dodatkowymi punktami
    }

choice-row = gra jest zakończona, jeśli { $player } ma pełny rząd, a opis nie mówi, co u tego gracza leży { $lines ->
        [yes] na liniach wzoru
       *[no] { AT($wall) }
    }
choice-others = dodatkowe punkty liczą się, jeśli inny gracz ma pełny rząd, a tego opis nie mówi
choice-offer = { $whole ->
        [none] oferta dostawców trwa; pełne linie i to, co leży { AT($floor) }, liczy się po jej zakończeniu
       *[other] pełne linie i to, co leży { AT($floor) }, liczy się po zakończeniu oferty dostawców, a nie da się stwierdzić, czy jest zakończona: opis nie pokazuje, co { $whole ->
            [yes] leży w warsztatach i na środku
           *[no] zabrali inni
        }
    }
choice-lines = dodatkowe punkty może muszą poczekać: opis nie mówi, co { $player } ma na liniach wzoru, więc nie wiadomo, czy nie trzeba jeszcze wybrać, dokąd trafi coś z pełnej linii
choice-hidden = { $player }: linia wzoru { $line } jest pełna, a to, do której kolumny może trafić { NOUN($tile, $colour) }, zależy od tego, co leży { AT($wall) }, a tego opis nie podaje
choice-column = { $player }: linia wzoru { $line } jest pełna; wybierz, dokąd trafi { NOUN($tile, $colour) }: do kolumny { OR($open) } w rzędzie { $line }{ $falls ->
        [yes] ; linia może też spaść
       *[no] {""}
    }

unlisted-turn = czy teraz gra { OR($whose) } (`tura:`)
unlisted-starter = kto zaczyna (`zaczyna:`)
unlisted-turn-of = { $player }
list-of-anybody = rundę zaczyna ten, kto pierwszy zagra: opis nie mówi, kto to jest (`zaczyna:` w ruchu `rozdaje:`)
unlisted-source = { $source ->
        [centre] co leży na środku pola gry (`środek:`)
        [factories] co leży we wszystkich warsztatach (`warsztaty:`)
       *[both] co leży we wszystkich warsztatach (`warsztaty:`) i na środku pola gry (`środek:`)
    }
unlisted-board = co { $player } ma { AND($parts) }
unlisted-kept = czy { $player } zatrzymuje warsztat „0” (`zatrzymana:`)
unlisted-keeper = kto zatrzymuje warsztat „0” (`zatrzymana:`)
unlisted-part = { $part ->
        [lines] na liniach wzoru (`linie:`)
        [floor] { AT($floor) } (`{ KEY("floor", $floor) }:`)
       *[wall] { AT($wall) } (`{ KEY("wall", $wall) }:`)
    }
