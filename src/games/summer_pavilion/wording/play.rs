//! Moves in words, as they would be made, what a player has to choose, and what a list of moves lacks; scores and the ranking.

use super::names::Names;
use super::to_arg::BOOK;
use crate::game::reasons::{ToArg, Vocabulary, says};
use crate::game::{Judge, SaysMoves, SaysScores, Unlisted};
use crate::games::summer_pavilion::rules::{self, Leftovers, Rulings};
use crate::games::summer_pavilion::scoring::{TRACK, tokens};
use crate::games::summer_pavilion::{
    Colour, Deal, Extent, Keep, Marker, Move, Phase, Placement, Position, Seat, Source, SummerPavilion, Take, Tiles, What, judge,
};
use crate::order;
use crate::verdict::{Rank, Tally};
use crate::words::{Arg, Message};
use std::cmp::Ordering;

/// A move in words, as it would be made in `position`; also one that may not be made.
fn say_made(n: &Names, position: &Position, play: &Move) -> Message {
    match *play {
        Move::Take(ref take) => say_take(n, position, take),
        Move::Place(ref place) => say_place(n, position, place),
        Move::PlaceBetween { seat, colour, on, .. } => {
            says!(n, "move-place-between", player: seat, colour, on)
        }
        Move::Bonus { seat, tiles } => says!(n, "move-bonus", player: seat, tiles),
        Move::Pass { seat, keep } => say_pass(n, position, seat, keep),
        Move::Refill { tiles } => says!(n, "move-refill", tiles),
        Move::Deal(ref deal) => say_deal(n, position, deal),
        Move::Finish => n.message("move-finish"),
    }
}

impl SaysMoves for SummerPavilion {
    fn say_move(n: &Names, position: &Position, play: &Move) -> Message {
        say_made(n, &judge::before(position, play), play)
    }
    /// A legal move; of a bonus that is chosen in part, with what is left of it.
    fn say_legal(n: &Names, position: &Position, rulings: &Rulings, play: &Move) -> Message {
        let position = &*judge::before(position, play);
        let says = say_made(n, position, play);
        let Move::Bonus { tiles, .. } = play else { return says };
        let mut after = position.clone();
        SummerPavilion::carry_out(&mut after, play, rulings, &mut Tally::default());
        match after.bonus {
            Some((_, left)) if position.supply.is_some() || judge::fewest(position) >= tiles.total() + u32::from(left) => {
                says!(n, "move-with-rest", move: says, left)
            }
            _ => says,
        }
    }
    /// A legal move with the bonus tiles that come along.
    fn say_listed(n: &Names, position: &Position, _rulings: &Rulings, play: &Move, after: &Position) -> Message {
        let says = say_made(n, position, play);
        match (position.bonus, after.bonus) {
            (None, Some((_, tiles))) => says!(n, "move-with-bonus", move: says, tiles),
            _ => says,
        }
    }
    fn gives_up(play: &Move) -> bool {
        matches!(play, Move::Pass { .. })
    }
    /// What has to be chosen before scoring can go on: bonus tiles, or whether to place another tile.
    fn say_choice(n: &Names, position: &Position, rulings: &Rulings) -> Option<Message> {
        if position.phase == Phase::Offer && judge::outlook(position, rulings) != SummerPavilion::scores(position) {
            return Some(n.message("choice-last-take"));
        }
        if position.phase == Phase::Preparation && position.may_be_over {
            return Some(n.message("choice-last-round"));
        }
        if position.phase != Phase::Play {
            return None;
        }
        if let Some(missing) = position.refill_due() {
            return Some(n.message("choice-refill").with("missing", missing));
        }
        if let Some((seat, count)) = position.bonus {
            return Some(says!(n, "choice-bonus", player: seat, count));
        }
        let players: Vec<Seat> = position.seats().filter(|&seat| !position.board(seat).has_passed()).collect();
        (!players.is_empty()).then(|| says!(n, "choice-play", players, count: players.len()))
    }
    /// Why no move is listed, or not every one that might be legal.
    fn say_unlisted(n: &Names, position: &Position, rulings: &Rulings, _: &[Move]) -> Option<Unlisted> {
        let position = &*judge::next_turn(position);
        let missing = match position.phase {
            Phase::Offer => offer(n, position),
            Phase::Play => play(n, position, rulings),
            Phase::Setup | Phase::Preparation | Phase::End | Phase::Over => Vec::new(),
        };
        (!missing.is_empty()).then_some(Unlisted::NotTold(missing.into_iter().collect()))
    }
}

fn say_take(n: &Names, position: &Position, take: &Take) -> Message {
    let there = take.from.and_then(|from| judge::lying(position, from));
    let what = match there.map_or(take.what, |there| take.what.among(position.wild(), there)) {
        What::Colour(_, Extent::All) => take.under(position.wild(), judge::least(position, take.from)).what,
        what => what,
    };
    let (taken, colour) = match what {
        What::Tiles(tiles) => (Some(tiles), None),
        What::Colour(colour, _) => {
            let may_be_chosen = |&(there, wild): &(Tiles, Colour)| judge::choosable(there, wild).of(colour) > 0;
            let chosen = there.zip(position.wild()).filter(may_be_chosen);
            (chosen.map(|(there, wild)| judge::by_rule(colour, there, Some(wild))), Some(colour))
        }
    };
    let says = says!(n, "move-take", player: take.seat, source: take.from.map(|from| n.source(from)));
    let marker = match position.marker {
        _ if take.from != Some(Source::Centre) => None,
        Marker::Centre => Some(n.message("the-marker").into()),
        Marker::Unknown => Some(n.message("the-marker-perhaps").into()),
        Marker::With(_) | Marker::Taken => None,
    };
    let says = match taken {
        Some(tiles) => says.with("taken", Arg::List(n.parts(position.wild(), tiles).chain(marker).collect())),
        None => says.with("taken", Arg::Term("none")).with("marker", marker.map_or(NONE, |marker| Arg::List([marker].into()))),
    };
    let rest = there.zip(taken.filter(|taken| !taken.is_empty())).and_then(|(there, taken)| there.minus(taken));
    let rest = rest.filter(|rest| !rest.is_empty() && take.from != Some(Source::Centre));
    let told = rest.map(|rest| n.tiles_by(position.wild(), rest));
    says!(n, (says), colour, rest: told, left: rest.unwrap_or_default().total())
}

fn say_place(n: &Names, position: &Position, place: &Placement) -> Message {
    let hand = position.board(place.seat).hand;
    let needs = place.space.cost(position.side);
    let pay = place.pay.or_else(|| {
        let mut all = judge::payments(hand?, place.colour, position.wild(), needs);
        let only = all.next();
        only.filter(|_| all.next().is_none())
    });
    let paid = pay.map(|pay| n.tiles_by(position.wild(), pay));
    says!(n, "move-place", player: place.seat, colour: place.colour, space: place.space, paid)
}

fn say_pass(n: &Names, position: &Position, seat: Seat, keep: Keep) -> Message {
    let held = position.board(seat).hand;
    let kept = held.map_or(keep.told(), |held| keep.of(held));
    let gone = held.zip(kept).and_then(|(held, kept)| held.minus(kept)).filter(|gone| !gone.is_empty());
    let keeps = match (kept, keep) {
        (None, Keep::All) => Arg::Term("all"),
        (None, Keep::Count(count)) => count.into(),
        (None, _) => Arg::Term("unsaid"),
        (Some(kept), _) if !kept.is_empty() => Arg::Term("some"),
        (Some(_), _) if held == Some(Tiles::EMPTY) => Arg::Term("none-left"),
        (Some(_), _) => Arg::Term("none"),
    };
    says!(n, "move-pass", player: seat, keeps, kept: kept.unwrap_or_default(), gone)
}

fn say_deal(n: &Names, position: &Position, deal: &Deal) -> Message {
    let round = position.round.map(|round| u16::from(round) + 1);
    // Ten tiles were drawn before it all the same.
    let untold = position.phase == Phase::Setup && position.supply.is_none();
    let (tiles, factories) = (deal.tiles().total(), deal.shown().len());
    says!(n, "move-deal", round, tiles, factories, starter: deal.starter, untold)
}

fn offer(n: &Names, position: &Position) -> Vec<Message> {
    let lies = |from| n.message("lacks-source").with("from", Arg::Term(from)).with("source", NONE).with("gone", false);
    let lacks = [
        position.round.is_none().then(|| round(n, "take")),
        (!position.shows_all_factories()).then(|| lies("factories")),
        position.centre.is_none().then(|| lies("centre")),
    ];
    turn(n, position).into_iter().chain(lacks.into_iter().flatten()).collect()
}

fn play(n: &Names, position: &Position, rulings: &Rulings) -> Vec<Message> {
    // What the supply lacks is drawn first, whoever is to move then.
    if position.refill_due().is_some() {
        return Vec::new();
    }
    let mut missing: Vec<_> = turn(n, position).into_iter().collect();
    if let Some((earner, _)) = position.bonus {
        missing.extend(position.supply.is_none().then(|| n.message("lacks-supply")));
        let surrounded = || n.message("lacks-surrounded").with("earner", earner.to_arg(n)).with("chosen", 0);
        missing.extend(judge::hides_a_choice(position, rulings).then(surrounded));
        return missing;
    }
    let owed = position.seats().filter(|seat| position.may_owe_bonus() && position.may_owe[seat.index()] > 0);
    missing.extend(owed.map(|earner| n.message("lacks-bonus").with("earner", earner.to_arg(n)).with("earned", 0)));
    let may_act = |&seat: &Seat| position.may_have_turn(seat) && !position.board(seat).has_passed();
    for seat in position.seats().filter(may_act) {
        let board = position.board(seat);
        let of = |id| n.message(id).with("player", seat.to_arg(n));
        missing.extend(board.passed.is_none().then(|| of("lacks-passed")));
        missing.extend(board.hand.is_none().then(|| of("lacks-hand")));
        let stars = || of("lacks-stars").with("free", false).with("on", NONE).with("here", NONE);
        missing.extend((!board.stars.is_whole()).then(stars));
        if position.round.is_none() && board.hand.is_some_and(|hand| !hand.is_empty()) {
            missing.push(round(n, if rulings.leftovers == Leftovers::WhenPassing { "keep" } else { "place" }));
        }
    }
    missing
}

const NONE: Arg = Arg::Term("none");

fn round(n: &Names, so: &'static str) -> Message {
    n.message("lacks-round").with("other", NONE).with("so", Arg::Term(so))
}

fn turn(n: &Names, position: &Position) -> Option<Message> {
    let says = || n.message("lacks-turn").with("turns", position.turns.to_arg(n)).with("count", position.turns.len());
    (!position.turns.is_empty()).then(says)
}

impl SaysScores for SummerPavilion {
    /// "80-point token + 3 on the track"; none for a score that the track shows by itself.
    fn say_score(score: i32) -> Option<Message> {
        let says = Message::new(&BOOK, "score-with-tokens").with("tokens", tokens(score)).with("track", (score - 1) % TRACK + 1);
        (score > TRACK).then_some(says)
    }
    /// By points; ties share a place. Empty before the end, and with unknown players; unsure places are left out.
    fn rank(n: &Names, position: &Position) -> Vec<Rank> {
        let ranked = |seat: Seat| {
            let points = position.board(seat).score.known()?;
            let others: Vec<_> = against(position, seat).map(|(other, order)| Some((other, order?))).collect::<Option<_>>()?;
            let ahead = others.iter().filter(|(_, order)| order.is_lt()).count();
            let sharing: Vec<Seat> = others.into_iter().filter(|(_, order)| order.is_eq()).map(|(other, _)| other).collect();
            let why = (!sharing.is_empty()).then(|| says!(n, "rank-shared", first: ahead == 0, others: sharing));
            let rules = why.iter().map(|_| &rules::TIE_IS_SHARED).collect();
            Some(Rank { place: ahead + 1, player: n.player(seat).to_owned(), points, why, rules })
        };
        let mut ranks: Vec<Rank> = position.seats().filter(|_| is_over(position)).filter_map(ranked).collect();
        order::by_key(&mut ranks, |rank| rank.place);
        ranks
    }
    /// Who has won as well, if only the points are not known.
    fn say_unranked(n: &Names, position: &Position) -> Option<Message> {
        let is_open = |seat: &Seat| against(position, *seat).any(|(_, order)| order.is_none());
        let has_won = |seat: &Seat| against(position, *seat).all(|(_, order)| order == Some(Ordering::Greater));
        let untold = |seat: &Seat| position.board(*seat).score.known().is_none();
        let won = position.seats().filter(untold).find(has_won);
        let open: Vec<_> = position.seats().filter(is_open).collect();
        let is_open = is_over(position) && (won.is_some() || !open.is_empty());
        is_open.then(|| says!(n, "unranked", won, count: open.len(), players: open))
    }
}

fn is_over(position: &Position) -> bool {
    position.phase == Phase::Over && position.whole_table
}

/// The others, and how a player stands against each, if that is certain.
fn against(position: &Position, seat: Seat) -> impl Iterator<Item = (Seat, Option<Ordering>)> + '_ {
    let own = position.board(seat).score;
    position.seats().filter(move |&other| other != seat).map(move |other| (other, own.compared(position.board(other).score)))
}
