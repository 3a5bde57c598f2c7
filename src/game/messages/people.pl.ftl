# Gracze: co każda gra o nich mówi.

player-count = opis { $players ->
        [0] nie wymienia żadnego gracza
        [one] wymienia tylko jednego gracza
       *[other] wymienia { $players } graczy
    }, a w grze bierze udział od dwóch do czterech osób
    .label = liczba graczy: { $players }
    .help = wymień wszystkich przy stole, od dwóch do czterech graczy zgodnie z ruchem wskazówek zegara, albo jednego gracza, jeśli ma być oceniona tylko jego { $alone ->
        [board] plansza
       *[part] część stołu
    }

same-name = gracze { $first } i { $second } mają to samo imię, { $player }, więc nie wiadomo, { $own ->
        [board] czyja jest która plansza
       *[stone] czyj jest który kamień
    }
    .label = to samo imię
    .help = nadaj każdemu graczowi inne imię
    .first = pierwszy gracz o tym imieniu

whose-turn = tura gracza { $player }
world-is = { $key ->
    [phase] faza to { OR($worlds) }
   *[other] to { OR($worlds) }
}
