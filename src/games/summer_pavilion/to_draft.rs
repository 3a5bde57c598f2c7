//! A position as somebody would have typed it: pictures are drawn from what is typed, possible or not.

use super::{Draft, DraftPlayer, Marker, Names, Position, Seat};

/// Says everything that is known, and nothing else.
pub(super) fn drafted(names: &Names, position: &Position) -> Draft {
    let (marker, markers) = match position.marker {
        Marker::With(seat) => (Some(seat), 0),
        Marker::Centre => (None, 1),
        Marker::Taken | Marker::Unknown => (None, 0),
    };
    // Where the marker lies there is a centre, if only for that.
    let centre = position.centre.or((markers > 0).then(Default::default));
    Draft {
        side: position.side,
        // Before the first round nobody types one.
        round: position.round.filter(|&round| round > 0),
        phase: position.phase,
        phase_given: position.phase_is_known(),
        turn: position.turn.filter(|_| position.phase_is_known()),
        starter: position.said_starter(),
        marker,
        players: position.seats().map(|seat| player(names, position, seat)).collect(),
        factories: position.factory_count.map(|_| position.displays().to_vec()),
        centre: centre.map(|tiles| (tiles, markers)),
        supply: position.supply,
        some_supply: position.supply_seen,
        bag: position.bag,
        tower: position.tower,
        ..Draft::default()
    }
}

fn player(names: &Names, position: &Position, seat: Seat) -> DraftPlayer {
    let board = position.board(seat);
    DraftPlayer {
        name: names.players().get(seat.index()).cloned().unwrap_or_default(),
        score: board.score.known(),
        stars: board.stars,
        tiles: board.hand,
        some_tiles: board.some,
        corners: board.corners,
        passed: position.says_passed(seat),
        bonus: match position.bonus {
            Some((earner, count)) if earner == seat => Some(count),
            _ => position.says_no_bonus(seat).then_some(0),
        },
    }
}
