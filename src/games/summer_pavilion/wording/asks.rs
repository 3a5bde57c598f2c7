//! What of its beginning a case would have to tell so that a move is decided.

use super::names::{Names, player_place};
use super::refusal::Refused;
use crate::game::reasons::{Vocabulary, says};
use crate::game::{Auditor, Covers, Question, World, it_is, whose_turn};
use crate::games::summer_pavilion::notation::YES_NO;
use crate::games::summer_pavilion::pieces::{CORNERS, MOST_BONUS, ROUNDS};
use crate::games::summer_pavilion::rules::{self, CentreOneColour, KeepFewer};
use crate::games::summer_pavilion::{
    Colour, Draft, DraftPlayer, Extent, Feature, Granted, Keep, Marker, Move, NotTold, Phase, Placement, Position, Refusal, Seat,
    Side, Source, Space, SpaceSet, Star, StarKind, SummerPavilion, Take, Tiles, What, judge,
};
use crate::verdict::{Place, Rule};
use crate::words::{Arg, Message};
use serde_json::Value;

/// See [`Wording::asks`](crate::game::Wording::asks).
pub(super) fn asks(refused: &Refused<'_>, draft: &Draft, refusal: &Refusal) -> Option<Question<Draft>> {
    let (n, Refusal::NotTold { what }) = (refused.n, refusal) else { return None };
    match *what {
        NotTold::Round { .. } if matches!(refused.play, Move::Deal(_)) => goes_on(n, draft),
        NotTold::Round { .. } => round(n, draft),
        NotTold::Turn { turns } => {
            let before = next_to_place(refused).and_then(|seat| passed(n, draft, seat, false));
            let before = before.or_else(|| turn_goes_on(refused, draft));
            before.or_else(|| turn(refused, draft)).or_else(|| turns.iter().find_map(|seat| passed(n, draft, seat, false)))
        }
        NotTold::Choice { turn: other } if has_played(refused, draft, other) => no_tile(refused, draft, other),
        NotTold::Choice { turn: other } => {
            let first = if says_in(refused, other) || tells_turn(refused, draft) {
                no_tile(refused, draft, other)
            } else {
                turn(refused, draft)
            };
            first.or_else(|| passed(n, draft, other, false)).or_else(|| no_tile(refused, draft, other))
        }
        NotTold::Passed => passed(n, draft, refused.seat()?, true),
        NotTold::Bonus { earner, earned: 0 } => bonus(n, draft, earner, 0..=0),
        NotTold::Bonus { earner, .. } => bonus(n, draft, earner, 0..=refused.position.may_owe[earner.index()]),
        NotTold::Hand => hand(refused, draft, refused.seat()?).or_else(|| kept(refused, draft)),
        NotTold::Supply { fewer } => supply(refused, draft, fewer),
        NotTold::Stars { space } => star(refused, draft, refused.seat()?, space),
        NotTold::Surrounded { earner, .. } => surrounded(refused, draft, earner),
        NotTold::Source { from } => taken(refused, draft, from),
        NotTold::Refill { .. } => ran_dry(n, draft),
        NotTold::Taking => taking_ends(refused, draft),
        NotTold::Left { .. } => None,
    }
}

/// The round, where it matters.
fn round(n: &Names, draft: &Draft) -> Option<Question<Draft>> {
    let is_played = matches!(draft.phase, Phase::Offer | Phase::Play | Phase::Preparation);
    if draft.round.is_some() || !is_played {
        return None;
    }
    let worlds = (1..=ROUNDS).map(|round| {
        let name = says!(n, "round-world", round, wild: Colour::wild(round));
        World::of(draft, round, name, |draft| draft.round = Some(round))
    });
    let says = says!(n, "round-is", fewer: false, excepted: Arg::Term("none"));
    Some(Question::of_key("round", says, &rules::WILD_COLOURS, worlds.collect()).presupposed(false))
}

/// Whether the turn that is told goes on behind the refill.
fn turn_goes_on(refused: &Refused<'_>, draft: &Draft) -> Option<Question<Draft>> {
    let (n, turn) = (refused.n, draft.turn.filter(|_| draft.phase == Phase::Play && draft.granted.turn_over.is_none())?);
    let worlds = [false, true].map(|over| {
        let name = says!(n, "turn-over", player: turn, over);
        World::of(draft, Value::Null, name, |draft| draft.granted.turn_over = Some(over))
    });
    let question = Question::of_key("turn", n.message("one-of-worlds"), &rules::TURNS_GO_CLOCKWISE, worlds.into());
    (draft.supply.is_some() && !draft.granted.turn_asked).then(|| question.presupposed(refused.seat() == Some(turn)))
}

/// Whose turn it is; before a deal, who has the marker and begins: of phase 2 that decides nothing where the turn is told.
fn turn(refused: &Refused<'_>, draft: &Draft) -> Option<Question<Draft>> {
    let n = refused.n;
    let key = match draft.phase {
        Phase::Offer | Phase::Play if draft.turn.is_none() && draft.bonus().is_none() => "turn",
        Phase::Play if refused.position.phase == Phase::Play => return None,
        Phase::Offer | Phase::Play | Phase::Preparation if draft.marker.or(draft.granted.begins).is_none() => "marker",
        _ => return None,
    };
    // Whoever has it once phase 1 is over need not have had it when the case begins.
    let is_later = key == "marker" && draft.phase == Phase::Offer && draft.centre.is_none();
    let worlds = Seat::all().zip(n.players()).take(draft.players.len()).map(|(seat, player)| {
        let told = if is_later { Value::Null } else { player.as_str().into() };
        World::of(draft, told, whose_turn(player), |draft| match key {
            "turn" => (draft.turn, draft.granted.turn_asked) = (Some(seat), true),
            _ if is_later => draft.granted.begins = Some(seat),
            _ => draft.marker = Some(seat),
        })
    });
    let question = Question::of_key(key, it_is("turn"), &rules::TURNS_GO_CLOCKWISE, worlds.collect());
    // In phase 1 it may still be in the centre.
    let is_taken = key != "marker" || draft.phase != Phase::Offer;
    Some(if is_taken { question } else { question.covering(Covers::Some) })
}

/// Whether a player has passed; who moves takes for granted that they have not.
fn passed(n: &Names, draft: &Draft, seat: Seat, moves: bool) -> Option<Question<Draft>> {
    let player = draft.players.get(seat.index())?;
    if player.passed.is_some() || draft.phase != Phase::Play {
        return None;
    }
    let worlds = [false, true].map(|passed| {
        let name = says!(n, "passed-world", player: seat, passed);
        let world = of_player(n, draft, seat, "passed", name, |player| player.passed = Some(passed));
        World { told: YES_NO.name(passed).into(), ..world }
    });
    Some(about(n, "passed", seat, &rules::PASSED_IS_OUT, worlds.to_vec()).presupposed(moves))
}

/// Who has passed if it is somebody else's turn: whoever is next in phase 2 where the stars tell how many turns each has had.
fn next_to_place(refused: &Refused<'_>) -> Option<Seat> {
    let position = refused.position;
    let Marker::With(starter) = position.marker else { return None };
    let placed = |seat: Seat| position.board(seat).stars.whole().map(|stars| stars.covered().len());
    let is_counted = match position.round {
        Some(1) => position.seats().all(|seat| placed(seat).is_some()),
        _ => position.seats().all(|seat| placed(seat) == Some(0)),
    };
    let playing = starter.round(position.seats).filter(|&seat| !position.board(seat).has_passed());
    playing.min_by_key(|&seat| placed(seat)).filter(|next| is_counted && Some(*next) != refused.seat())
}

/// How many bonus tiles a player has to choose. Counts that could only make the move impossible need not be asked for.
fn bonus(n: &Names, draft: &Draft, seat: Seat, counts: std::ops::RangeInclusive<u8>) -> Option<Question<Draft>> {
    let player = draft.players.get(seat.index())?;
    if player.bonus.is_some() || draft.bonus().is_some() || draft.phase != Phase::Play {
        return None;
    }
    let is_whole = *counts.end() > 0;
    let worlds = counts.map(|count| {
        let name = says!(n, "bonus-world", player: seat, count);
        of_player(n, draft, seat, "bonus", name, |player| player.bonus = Some(count))
    });
    let question = about(n, "bonus", seat, &rules::BONUS_AT_ONCE, worlds.collect());
    Some(question.presupposed(!is_whole).covering(if is_whole { Covers::All } else { Covers::Legal }))
}

/// The draft that tells something of a player.
fn of_player(n: &Names, draft: &Draft, seat: Seat, key: &str, name: Message, tell: impl Fn(&mut DraftPlayer)) -> World<Draft> {
    let world = World::of(draft, Value::Null, name, |draft| tell(&mut draft.players[seat.index()]));
    World { told: n.told(&world.draft.players[seat.index()], key).unwrap_or_default(), ..world }
}

/// What `key` of a player would tell; its worlds are clauses.
fn about(n: &Names, key: &'static str, seat: Seat, rule: &'static Rule, worlds: Vec<World<Draft>>) -> Question<Draft> {
    let place = player_place(seat).key(key);
    Question { place, ..Question::of_key(key, n.message("one-of-worlds"), rule, worlds) }
}

/// Tiles beside the board with which the move pays, or which it keeps.
fn hand(refused: &Refused<'_>, draft: &Draft, seat: Seat) -> Option<Question<Draft>> {
    let n = refused.n;
    let needs = match *refused.play {
        Move::Place(place) => place.paid(refused.position.side)?,
        Move::Pass { keep, .. } if refused.rulings.keep_fewer == KeepFewer::Yes => keep.told()?,
        _ => return None,
    };
    let player = draft.players.get(seat.index())?;
    let lacks = needs.less(refused.position.board(seat).some);
    if player.tiles.is_some() || lacks.is_empty() || !matches!(draft.phase, Phase::Offer | Phase::Play) {
        return None;
    }
    let some = player.some_tiles.plus(lacks);
    let all = among(some, lacks);
    let name = says!(n, "hand-world", player: seat, tiles: all, count: all.total());
    let world = of_player(n, draft, seat, "tiles", name, |player| player.some_tiles = some);
    // Who says what they pay with or keep says that it is there, where the case tells of nothing.
    let is_untold = n.draft().players.get(seat.index()).is_some_and(|player| player.some_tiles.is_empty());
    let question = only(about(n, "tiles", seat, &rules::FROM_BESIDE_THE_BOARD, vec![world])).presupposed(is_untold);
    // What was kept in the corners has come back with a deal.
    let is_told = |position: &Position| position.board(seat).corners.is_some();
    let was_told = || SummerPavilion::audit(draft, refused.rulings).position.is_none_or(|start| is_told(&start));
    let may_have_kept = is_told(refused.position) && !was_told();
    Some(if may_have_kept { question.covering(Covers::Some) } else { question })
}

/// What a pass says of tiles that the case does not tell: that there are as many as are kept, and that these are four at most.
fn kept(refused: &Refused<'_>, draft: &Draft) -> Option<Question<Draft>> {
    let Move::Pass { seat, keep } = *refused.play else { return None };
    let (is_all, kept) = match keep {
        Keep::Unsaid => return None,
        Keep::All => (true, Arg::Term("all")),
        Keep::Count(count) => (false, count.into()),
        // What is told to be there need not be asked for.
        Keep::Tiles { .. } if refused.position.board(seat).some.contains(keep.least()) => (false, Arg::Term("there")),
        Keep::Tiles { .. } => (false, Arg::Term("some")),
    };
    // Who has to keep four tiles keeps fewer only where these are all.
    let is_as_ruled = is_all || keep == Keep::Count(CORNERS as u8) || refused.rulings.keep_fewer == KeepFewer::Yes;
    if draft.granted.keeps.has(seat) || !is_as_ruled {
        return None;
    }
    let says = says!(refused.n, "what-is-kept", player: seat, kept);
    let place = player_place(seat).key("tiles");
    let grant = |draft: &mut Draft| draft.granted.keeps.insert(seat);
    Some(Question::unsaid(draft, place, &rules::KEEP_UP_TO_FOUR, says, grant))
}

/// That a round that is not told is not the last where another is dealt after it.
fn goes_on(n: &Names, draft: &Draft) -> Option<Question<Draft>> {
    let question = granted(n.message("goes-on"), draft, "round", &rules::GAME_ENDS, |granted| granted.goes_on = true);
    (!draft.granted.goes_on).then(|| question.covering(Covers::Legal))
}

/// Whether the player before this one has not passed, but played of tiles of which not all are told.
fn has_played(refused: &Refused<'_>, draft: &Draft, seat: Seat) -> bool {
    let player = &draft.players[seat.index()];
    let is_in = refused.position.board(seat).passed == Some(false) && player.passed.is_none();
    refused.seat().is_some() && is_in && !player.some_tiles.is_empty()
}

/// Whether the case itself tells that somebody has not passed before another player's move.
fn says_in(refused: &Refused<'_>, seat: Seat) -> bool {
    refused.seat().is_some() && refused.n.draft().players.get(seat.index()).is_some_and(|player| player.passed == Some(false))
}

/// Whether the case itself tells whose turn it still is when somebody else moves.
fn tells_turn(refused: &Refused<'_>, draft: &Draft) -> bool {
    let told = draft.turn.filter(|_| draft.phase == Phase::Play && !draft.granted.turn_asked);
    refused.seat().is_some() && told.is_some() && told == refused.position.turn
}

/// That a player had no tile, or none but those that are spent by then: whoever has one has a choice in phase 2, and comes first.
fn no_tile(refused: &Refused<'_>, draft: &Draft, seat: Seat) -> Option<Question<Draft>> {
    let (n, player) = (refused.n, draft.players.get(seat.index())?);
    // Where it is said to be phase 2, who has none passes without a word, and a round may be over.
    let matters = draft.phase == Phase::Offer
        || (draft.phase_given && refused.seat().is_none())
        || has_played(refused, draft, seat)
        || tells_turn(refused, draft)
        || says_in(refused, seat);
    let is_left = !refused.position.board(seat).some.is_empty();
    if player.tiles.is_some() || is_left || !matters || !judge::any_tile_is_a_choice(refused.position, refused.rulings) {
        return None;
    }
    let spent = player.some_tiles;
    let name = says!(n, "just-these-world", player: seat, tiles: spent, count: spent.total());
    let just_these = |player: &mut DraftPlayer| (player.tiles, player.some_tiles) = (Some(spent), Tiles::EMPTY);
    let world = of_player(n, draft, seat, "tiles", name, just_these);
    Some(only(about(n, "tiles", seat, &rules::MARKER_HOLDER_BEGINS, vec![world])))
}

/// What goes without saying, and no key tells.
fn granted(says: Message, draft: &Draft, key: &'static str, rule: &'static Rule, grant: fn(&mut Granted)) -> Question<Draft> {
    let question = Question::unsaid(draft, Place::root().key(key), rule, says, |draft| grant(&mut draft.granted));
    question.presupposed(true).covering(Covers::Some)
}

/// That phase 1 is over where somebody plays after it.
fn taking_ends(refused: &Refused<'_>, draft: &Draft) -> Option<Question<Draft>> {
    let plays = matches!(refused.play, Move::Place(_) | Move::PlaceBetween { .. } | Move::Pass { .. });
    let says = refused.n.message("taking-ends");
    (plays && !draft.granted.taking_ends)
        .then(|| granted(says, draft, "phase", &rules::TAKING_ENDS, |granted| granted.taking_ends = true))
}

/// That tiles lie where a move that lists them takes them; where it takes nothing but a wild tile, that no other colour does.
fn taken(refused: &Refused<'_>, draft: &Draft, from: Source) -> Option<Question<Draft>> {
    let (n, key) = (refused.n, if from == Source::Centre { "centre" } else { "factories" });
    let Move::Take(take) = refused.play else { return None };
    let wild = refused.position.wild();
    let lies = |colour| draft.granted.lies[Granted::at(from)].of(colour) > 0;
    let tiles = match take.under(wild, judge::least(refused.position, take.from)).what {
        What::Tiles(tiles) => tiles,
        What::Colour(colour, _) if lies(colour) && !matches!(take.what, What::Colour(_, Extent::WithWild(_))) => {
            return no_other_colour(refused, draft, take, colour);
        }
        What::Colour(colour, _) => {
            let colour = wild.filter(|_| lies(colour)).unwrap_or(colour);
            let says = says!(n, "colour-lies", colour, source: n.source(from));
            let lies = |draft: &mut Draft| draft.granted.lies[Granted::at(from)].add(colour, 1);
            return Some(only(Question::unsaid(draft, Place::root().key(key), &rules::TAKE_FROM_ONE_PLACE, says, lies)));
        }
    };
    if let Some(alone) =
        wild.filter(|&wild| tiles == Tiles::only(wild, 1)).and_then(|wild| no_other_colour(refused, draft, take, wild))
    {
        return Some(alone);
    }
    let says = n.message("as-taken");
    (!draft.granted.taken).then(|| granted(says, draft, key, &rules::TAKE_FROM_ONE_PLACE, |granted| granted.taken = true))
}

/// That no other colour lies where a single wild tile is taken; in a round that is not told, if it is the one of that colour.
fn no_other_colour(refused: &Refused<'_>, draft: &Draft, take: &Take, wild: Colour) -> Option<Question<Draft>> {
    let (n, at) = (refused.n, Granted::any(take.from));
    let source = take.from.map(|from| n.source(from));
    let round = (1..=ROUNDS).find(|&round| refused.position.wild().is_none() && Colour::wild(round) == Some(wild));
    let says = says!(n, "no-other-colour", wild, source, round, one: matches!(take.what, What::Colour(_, Extent::All)));
    let key = if take.from == Some(Source::Centre) { "centre" } else { "factories" };
    let question = Question::unsaid(draft, Place::root().key(key), &rules::WILD_NOT_CHOSEN, says, |draft| {
        draft.granted.taken |= take.from.is_none();
        draft.granted.alone[at].add(wild, 1);
    });
    (draft.granted.alone[at].of(wild) == 0).then(|| only(question))
}

/// Bonus tiles in the supply. It goes without saying that it lacks what is drawn for it; and on a single board that it holds them
/// after other players' turns, for what they choose, and what is drawn for it, the case does not tell.
fn supply(refused: &Refused<'_>, draft: &Draft, fewer: bool) -> Option<Question<Draft>> {
    let (n, position) = (refused.n, refused.position);
    let unsaid = |id, grant| Some(granted(n.message(id), draft, "supply", &rules::SUPPLY_REFILLED, grant));
    let tiles = match *refused.play {
        Move::Bonus { tiles, .. } => tiles,
        Move::Refill { .. } if !draft.granted.refilled => {
            return unsaid("as-refilled", |granted| granted.refilled = true);
        }
        _ => return no_choice(refused, draft),
    };
    let lacks = tiles.less(position.supply_seen);
    if position.resupplied && !draft.granted.chosen && (!position.whole_table || draft.supply.is_some()) {
        let question = unsaid("as-chosen", |granted| granted.chosen = true);
        // At a whole table nobody else has chosen for whom it would go without saying.
        return if position.whole_table { question.map(only) } else { question };
    }
    if draft.supply.is_some() || draft.phase != Phase::Play {
        return None;
    }
    let some_supply = if position.resupplied { draft.some_supply } else { draft.some_supply.plus(lacks) };
    let name = match fewer {
        true => says!(n, "supply-ends-world", tiles, count: tiles.total()),
        false => says!(n, "supply-world", tiles: among(some_supply, lacks)),
    };
    let granted = Granted { holds_no_more: draft.granted.holds_no_more || fewer, ..draft.granted };
    let there = Draft { some_supply, granted, ..draft.clone() };
    if there == *draft {
        return None;
    }
    let told = if fewer { Value::Null } else { n.told(&there, "supply").unwrap_or_default() };
    let world = World { told, name, draft: there };
    let question = only(Question::of_key("supply", n.message("one-of-worlds"), &rules::BONUS_FREE_CHOICE, vec![world]));
    Some(Question { is_rare: fewer, ..question })
}

/// That bonus tiles came without a choice, where they may have been earned and nobody chooses any.
fn no_choice(refused: &Refused<'_>, draft: &Draft) -> Option<Question<Draft>> {
    let (earner, _) = judge::owed(refused.position).filter(|&(earner, _)| !draft.granted.unchosen.has(earner))?;
    let (says, place) = (says!(refused.n, "no-choice", player: earner), Place::root().key("supply"));
    let question = Question::unsaid(draft, place, &rules::BONUS_AT_ONCE, says, |draft| draft.granted.unchosen.insert(earner));
    Some(Question { is_rare: true, ..question })
}

/// That bag and tower are empty: where a supply that is told lacks tiles, nothing is drawn for it before a move then.
fn ran_dry(n: &Names, draft: &Draft) -> Option<Question<Draft>> {
    draft.supply.filter(|_| draft.bag.is_none() || draft.tower.is_none())?;
    let question = Question::unsaid(draft, Place::root().key("bag"), &rules::TILES_RUN_OUT, n.message("ran-dry"), |draft| {
        draft.bag.get_or_insert_default();
        draft.tower.get_or_insert_default();
    });
    Some(question.presupposed(true).covering(Covers::Some))
}

/// What the tile that was placed has surrounded: for a choice of bonus tiles what brings so many, at once or in parts, or more if
/// the supply has run out; for any other move nothing.
fn surrounded(refused: &Refused<'_>, draft: &Draft, seat: Seat) -> Option<Question<Draft>> {
    let (n, position) = (refused.n, refused.position);
    let (_, space) = position.may_have_earned?;
    let player = draft.players.get(seat.index()).filter(|player| !player.stars.is_whole())?;
    let here = n.here(space);
    let Move::Bonus { tiles, .. } = *refused.play else {
        let tell = |player: &mut DraftPlayer| player.stars.brings_none.insert(space);
        let name = says!(n, "brings-none", player: seat, here);
        let world = World { told: Value::Null, ..of_player(n, draft, seat, "stars", name, tell) };
        let question = only(about(n, "bonus", seat, &rules::BONUS_AT_ONCE, vec![world]));
        // What it brings may leave no choice.
        let covers = if judge::leaves_a_choice(position, MOST_BONUS) { Covers::Legal } else { Covers::Some };
        return Some(Question { id: "brings-none", ..question.presupposed(true).covering(covers) });
    };
    let (chosen, glimpse) = (tiles.total(), position.board(seat).stars);
    let around: Vec<(Feature, bool)> = glimpse.surrounded_by(space).collect();
    // A space has two things beside it at most.
    let sets = around.iter().map(std::slice::from_ref).chain((around.len() > 1).then_some(&around[..]));
    let sets = sets.filter(|set| around.iter().all(|one| !one.1 || set.contains(one)));
    let brings = |set: &[(Feature, bool)]| set.iter().map(|(feature, _)| u32::from(feature.tiles())).sum::<u32>();
    let counts = |set: &&[(Feature, bool)]| brings(set) == chosen || set.iter().any(|one| brings(&[*one]) == chosen);
    let mut fitting: Vec<_> = sets.clone().filter(counts).collect();
    let is_whole = fitting.len() == 1 << around.iter().filter(|(_, surely)| !surely).count();
    let covers = match fitting.is_empty() {
        _ if is_whole => Covers::All,
        false if position.lacks.1 > 0 => Covers::Some,
        _ => Covers::Legal,
    };
    if fitting.is_empty() {
        fitting = sets.filter(|set| brings(set) > chosen).collect();
    }
    let covering = |set: &[(Feature, bool)]| {
        let around = set.iter().fold(SpaceSet::EMPTY, |all, (feature, _)| all.or(feature.spaces()));
        around.without(glimpse.tiles.covered())
    };
    let worlds = fitting.iter().map(|set| {
        let covered = covering(set);
        // What holds with less holds with more.
        let least = fitting.iter().find(|part| part.iter().all(|one| set.contains(one))).map_or(covered, |part| covering(part));
        let mut glimpse = player.stars;
        glimpse.brings_none.insert(space);
        for at in covered.iter() {
            match at.star().colour().filter(|_| draft.side == Side::Coloured) {
                Some(colour) => glimpse.put(at, colour),
                None => glimpse.covered.insert(at),
            }
        }
        // Beside what is told already only what else is covered tells them apart.
        let least = if least.is_empty() { covered } else { least };
        let [spaces, more] = [least, covered.without(least)].map(|spaces| spaces.iter().map(|at| n.here(at)).collect::<Arg>());
        let has_more = |part: &&[(Feature, bool)]| part.len() > set.len() && set.iter().all(|one| part.contains(one));
        let beyond = match covered == least {
            false => more,
            true if !least.is_empty() && fitting.iter().any(has_more) => Arg::Term("nothing"),
            true => Arg::Term("none"),
        };
        let name = says!(n, "covered-world", player: seat, here, count: least.len(), spaces, beyond);
        let world = of_player(n, draft, seat, "stars", name, |player| player.stars = glimpse);
        // No key tells of a tile of any colour; that nothing else is surrounded, a space does that is free.
        let others = around.iter().filter(|one| !set.contains(one));
        let free = others.filter_map(|(other, _)| other.spaces().without(glimpse.tiles.covered()).first());
        let mut shown = player.clone();
        shown.stars = glimpse;
        free.for_each(|free| shown.stars.untold = shown.stars.untold.but(free));
        let is_tellable = covered.without(glimpse.tiles.covered()).is_empty();
        let told = if is_tellable { n.told(&shown, "stars") } else { None };
        World { told: told.unwrap_or_default(), ..world }
    });
    let question = about(n, "stars", seat, &rules::BONUS_AT_ONCE, worlds.collect()).presupposed(false).covering(covers);
    Some(Question { says: question.says.clone().with("here", here), ..question })
}

/// A free space, and on a star that takes each colour once none of the colour.
fn star(refused: &Refused<'_>, draft: &Draft, seat: Seat, space: Space) -> Option<Question<Draft>> {
    let n = refused.n;
    let Move::Place(Placement { colour, .. }) = *refused.play else { return None };
    let player = draft.players.get(seat.index())?;
    let is_centre = space.star() == Star::CENTRE;
    let kind = refused.position.board(seat).stars.tiles.kind(space.star());
    if player.stars.is_whole() || player.stars.covered.has(space) {
        return None;
    }
    let once = is_centre && (draft.side == Side::Coloured || refused.rulings.centre_one_colour == CentreOneColour::No)
        || kind == StarKind::Multicolour;
    let is_monochrome = draft.side == Side::Monochrome;
    let (lacks, fits) = (player.stars.lacks[space.star().index()], player.stars.fits[space.star().index()]);
    // Whether it is told that an empty star takes the colour, or that it has no other.
    let is_settled = fits.of(colour) > 0
        || player.stars.others_untold(space) <= 1
        || lacks.plus(Tiles::only(colour, 1)).kinds().total() as usize == Colour::ALL.len();
    // Of a star that may become one of either kind: that nothing beside what is told settles it otherwise.
    let (asks, without) = match kind {
        _ if once => ("once", vec![colour]),
        StarKind::Begun(other) if is_monochrome && other != colour => ("second", vec![colour, other]),
        StarKind::Begun(_) if is_monochrome => ("only", Colour::ALL.into_iter().filter(|&other| other != colour).collect()),
        // Of one colour, or of several: what settles it is no colour that the star lacks.
        StarKind::Empty if is_monochrome && !is_settled => (if lacks.of(colour) > 0 { "differ" } else { "fits" }, Vec::new()),
        _ => ("free", Vec::new()),
    };
    let is_of_kind = matches!(asks, "differ" | "fits");
    let is_free = !player.stars.untold.has(space);
    let mut glimpse = player.stars;
    glimpse.untold = glimpse.untold.but(space);
    let all = without.into_iter().map(|colour| (colour, 1)).collect::<Tiles>().plus(lacks).kinds();
    glimpse.lacks[space.star().index()] = all;
    if is_of_kind {
        glimpse.fits[space.star().index()].add(colour, 1);
    }
    let asks = if all == lacks && !is_of_kind { "free" } else { asks };
    let (here, on, asks) = (n.here(space), n.the_star(space.star()), Arg::Term(asks));
    let name = says!(n, "star-world", player: seat, here, colour, on, asks, other: kind.colour(), told: is_free);
    let world = of_player(n, draft, seat, "stars", name, |player| player.stars = glimpse);
    // No key tells what a star is made of.
    let world = if is_of_kind { World { told: Value::Null, ..world } } else { world };
    let question = only(about(n, "stars", seat, &rules::FREE_SPACE, vec![world]));
    Some(Question { says: question.says.clone().with("space", n.here(space)), ..question })
}

/// A question without whose world the move is illegal.
fn only(question: Question<Draft>) -> Question<Draft> {
    question.presupposed(false).covering(Covers::Legal)
}

/// The tiles of a heap that are of some colours.
fn among(heap: Tiles, colours: Tiles) -> Tiles {
    let mut all = Tiles::EMPTY;
    colours.iter().for_each(|(colour, _)| all.add(colour, heap.of(colour)));
    all
}
