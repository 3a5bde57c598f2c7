# Players: what any game says of them.

player-count = the case lists { $players ->
        [0] no player
       *[other] { COUNT($players, "player") }
    }, but two to four people play
    .label = { $players ->
        [0] no player
       *[other] { COUNT($players, "player") }
    }
    .help = list everybody at the table, two to four players clockwise, or a single player whose { $alone ->
        [board] board is to be judged alone
       *[part] part of the table is to be judged
    }

same-name = players { $first } and { $second } are both called { $player }, so nobody can say whose { $own ->
        [board] board
       *[stone] stone
    } is whose
    .label = the same name
    .help = give each player a different name
    .first = the first { $player }

whose-turn = { $player }'s turn
world-is = it is { OR($worlds) }
