//! Moves in words, as they would be made, and what a player has to choose.

use super::names::{Names, between, colour, heap, heap_by, lying, parts_by, source, tiles};
use crate::games::summer_pavilion::judge;
use crate::games::summer_pavilion::rules::{ConnectedPoints, Rulings, StarBonusTime};
use crate::games::summer_pavilion::{Colour, Deal, From, Marker, Move, Phase, Place, Position, Seat, Take, Tiles, What};
use crate::verdict::english::{and, counted};

/// A move in words, as it would be made in `position`; also one that may not be made.
pub(in crate::games::summer_pavilion) fn say_move(n: &Names, position: &Position, play: &Move) -> String {
    match *play {
        Move::Take(ref take) => say_take(n, position, take),
        Move::Place(ref place) => say_place(n, position, place),
        Move::PlaceBetween { seat, colour: tile, on, .. } => {
            format!("{} places {} on a {}", n.player(seat), colour(tile), between(on))
        }
        Move::Bonus { seat, tiles } => format!("{} takes {} from the supply", n.player(seat), heap(tiles)),
        Move::Pass { seat, keep } => say_pass(n, position, seat, keep),
        Move::Refill { tiles } => format!("the supply is refilled: {}", heap(tiles)),
        Move::Deal(ref deal) => say_deal(n, position, deal),
        Move::Finish => "the end bonuses are counted".to_owned(),
    }
}

/// A legal move with the bonus tiles that come along.
pub(in crate::games::summer_pavilion) fn say_listed(n: &Names, position: &Position, play: &Move, after: &Position) -> String {
    let says = say_move(n, position, play);
    match (position.bonus, after.bonus) {
        (None, Some((_, 1))) => format!("{says}, and 1 bonus tile comes along"),
        (None, Some((_, tiles))) => format!("{says}, and {tiles} bonus tiles come along"),
        _ => says,
    }
}

/// What has to be chosen before scoring can go on: bonus tiles, or whether to place another tile.
pub(in crate::games::summer_pavilion) fn say_choice(n: &Names, position: &Position) -> Option<String> {
    if position.phase == Phase::Preparation && position.may_be_over {
        return Some("was this the last round? Then the end bonuses are counted; add `round:` to the case".to_owned());
    }
    if position.phase != Phase::Play {
        return None;
    }
    if let Some(missing) = position.refill_due() {
        let (tiles, are) = (counted(missing, "tile", "tiles"), if missing == 1 { "is" } else { "are" });
        return Some(format!("the supply lacks {tiles}, which {are} drawn before the next turn (`refill:`)"));
    }
    if let Some((seat, count)) = position.bonus {
        return Some(format!("{} has {} to choose from the supply", n.player(seat), counted(count, "bonus tile", "bonus tiles")));
    }
    let playing: Vec<_> = position.seats().filter(|&seat| !position.board(seat).has_passed()).collect();
    let have = if playing.len() == 1 { "has" } else { "have" };
    let names = and(playing.iter().map(|&seat| n.player(seat).to_owned()));
    (!playing.is_empty()).then(|| format!("{names} still {have} to place tiles or pass; after the last round write `phase: end`"))
}

/// What a tile on stars that are not told would have to touch to bring a count to a number; none where other things may bring it there.
pub(in crate::games::summer_pavilion) fn say_needed(
    n: &Names,
    position: &Position,
    play: &Move,
    rulings: &Rulings,
    seat: usize,
    number: i32,
) -> Option<String> {
    let Move::Place(Place { seat: by, space, pay, .. }) = *play else { return None };
    let board = position.board(by);
    let spends_all = pay.is_some() && board.hand == pay;
    if by.index() != seat || !spends_all || position.may_be_last_round() || rulings.star_bonus_time == StarBonusTime::AtOnce {
        return None;
    }
    let space = n.space(space);
    let points = number - board.score.known()?;
    let extra = i32::from(rulings.connected_points == ConnectedPoints::RunPlusOne);
    match points {
        1 => Some(format!("{space} then touches no other tile of its star")),
        _ => (2..=6).contains(&(points - extra)).then(|| format!("{space} is then one of {} connected tiles", points - extra)),
    }
}

fn say_take(n: &Names, position: &Position, take: &Take) -> String {
    let wild = position.wild();
    let there = take.from.and_then(|from| lying(position, from));
    let taken = match take.what {
        What::Tiles(tiles) => Some(tiles),
        What::Colour(colour) => there.and_then(|there| by_rule(position, there, colour)),
    };
    let with_marker = take.from == Some(From::Centre) && position.marker == Marker::Centre;
    let what = match (taken, take.what) {
        (Some(tiles), _) => {
            let marker = with_marker.then(|| "the first-player marker".to_owned());
            and(parts_by(wild, tiles).chain(marker))
        }
        (None, What::Colour(of)) => colour(of).to_owned(),
        (None, What::Tiles(_)) => "tiles".to_owned(),
    };
    let says = format!("{} takes {what}", n.player(take.seat));
    let Some(from) = take.from else { return says };
    let says = format!("{says} from {}", source(from));
    let rest = there.zip(taken).and_then(|(there, taken)| there.minus(taken)).filter(|rest| !rest.is_empty());
    match (from, rest) {
        (From::Factory(_), Some(rest)) => {
            let go = if rest.total() == 1 { "goes" } else { "go" };
            says + &format!(" ({} {go} to the centre)", heap_by(wild, rest))
        }
        _ => says,
    }
}

/// What whoever chooses a colour takes by rule; none where it may not be chosen.
fn by_rule(position: &Position, there: Tiles, of: Colour) -> Option<Tiles> {
    let wild = position.wild()?;
    super::refusal::takes_from(there, wild).into_iter().find(|tiles| tiles.of(of) > 0 && (of != wild || tiles.total() == 1))
}

fn say_place(n: &Names, position: &Position, place: &Place) -> String {
    let (who, space) = (n.player(place.seat), n.space(place.space));
    let hand = position.board(place.seat).hand;
    let needs = place.space.cost(position.side);
    let pay = place.pay.or_else(|| {
        let mut all = judge::payments(hand?, place.colour, position.wild(), needs);
        let only = all.next();
        only.filter(|_| all.next().is_none())
    });
    let paid = pay.map_or(String::new(), |pay| format!(", using {}", heap_by(position.wild(), pay)));
    format!("{who} places {} on {space}{paid}", colour(place.colour))
}

fn say_pass(n: &Names, position: &Position, seat: Seat, keep: Option<Tiles>) -> String {
    let (who, held) = (n.player(seat), position.board(seat).hand);
    let Some(held) = held else {
        return match keep {
            Some(kept) if kept.is_empty() => format!("{who} passes and keeps nothing"),
            Some(kept) => format!("{who} passes and keeps {}", heap(kept)),
            None => format!("{who} passes"),
        };
    };
    let kept = keep.unwrap_or(held);
    match held.minus(kept) {
        _ if held.is_empty() && kept.is_empty() => format!("{who} passes without a tile left"),
        Some(gone) if gone.is_empty() => format!("{who} passes and keeps {}", heap(kept)),
        Some(gone) if kept.is_empty() => format!("{who} passes and discards {}", heap(gone)),
        Some(gone) => format!("{who} passes, keeps {} and discards {}", heap(kept), heap(gone)),
        None => format!("{who} passes and keeps {}", heap(kept)),
    }
}

fn say_deal(n: &Names, position: &Position, deal: &Deal) -> String {
    let round = match position.round {
        Some(round) => format!("round {}", u16::from(round) + 1),
        None => "the next round".to_owned(),
    };
    let starter = deal.starter.map_or(String::new(), |starter| format!("; {} begins", n.player(starter)));
    let factories = counted(deal.shown().len(), "factory", "factories");
    // Ten tiles were drawn before it all the same.
    let drawn = match (position.phase, position.supply) {
        (Phase::Setup, None) => "; which ten tiles lie on the supply is not told",
        _ => "",
    };
    format!("{round} is dealt: {} on {factories}{starter}{drawn}", tiles(deal.tiles().total()))
}
