use super::super::*;
use crate::verdict::Tally;
#[test]
fn plays() {
    for (side, specialised, players) in
        [(Side::Grey, false, 2), (Side::Grey, true, 3), (Side::Coloured, true, 4), (Side::Coloured, true, 2)]
    {
        let mut long = 0;
        for seed in 1..500 {
            let rulings = Rulings::default();
            let mut position = Position::new(Setup { edition: Edition::Base, side, specialised }, players);
            let mut player = RandomPlayer::seeded(seed);
            let mut tally = Tally::default();
            let mut refusals = Vec::new();
            let mut n = 0;
            while let Some(play) = player.choose(&position, &rulings) {
                n += 1;
                if n > 30000 {
                    panic!("{seed} {play:?} {position:?}");
                }
                judge::judge(&position, &play, &rulings, &mut refusals);
                assert!(refusals.is_empty(), "{play:?} is refused: {refusals:?}");
                judge::apply(&mut position, &play, &rulings, &mut tally);
            }
            if position.round >= Some(40) {
                long += 1;
            }
        }
        println!("{side:?} {specialised} {players}: {long} endless");
    }
}
