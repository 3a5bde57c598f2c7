//! What the case would have to tell so that it is known whether a move is legal.

use super::names::{Names, player_place};
use super::refused::Refused;
use crate::game::reasons::{NotPrinted, Vocabulary, says};
use crate::game::{Auditor, Covers, Question, World, it_is, whose_turn};
use crate::games::azul::notation::{HIDDEN, NOT_FULL};
use crate::games::azul::pieces::{FLOOR, LineSet};
use crate::games::azul::rules::{self, FullLineTarget};
use crate::games::azul::{
    Azul, Colour, Draft, DraftPlayer, Granted, Line, Marker, Move, NotTold, Onto, Phase, Piece, Refusal, Seat, SeatSet, Side,
    Space, SpaceSet, Tiles, judge,
};
use crate::verdict::{Place, Rule};
use crate::words::Message;
use serde_json::Value;

/// See [`Wording::asks`](crate::game::Wording::asks).
pub(super) fn asks(refused: &Refused<'_>, draft: &Draft, refusal: &Refusal) -> Option<Question<Draft>> {
    let n = refused.n;
    let &Refusal::NotTold { what } = refusal else { return None };
    // It is empty or holds some of the colour, and not as many as it can unless a full one takes more, too.
    let takes = |whose, line: Line, colour| {
        let most = line.length() - u8::from(refused.rulings.full_line_target == FullLineTarget::No);
        let ways = (0..=most).map(|count| (count, colour));
        let question = holds(refused, draft, whose, line, "line-takes", &rules::LINE_HOLDS_ONE_COLOUR, ways)?;
        let says = question.says.clone().with("now", is_dealt(refused, draft));
        Some(Question { says, ..question })
    };
    match (what, refused.play) {
        (NotTold::Turn { turn, .. }, _) => whose(refused, draft, turn),
        (NotTold::Source { .. }, Move::Take(take)) => {
            let may_be = take.count.is_some() || judge::takes_some(refused.position, take);
            (may_be && !draft.granted.as_taken).then(|| as_taken(n, draft))
        }
        (NotTold::Factories { sends: NotPrinted(Some(factory)) }, Move::Take(take)) if draft.granted.sends.is_none() => {
            let to: Vec<_> = take.rest.iter().flatten().map(|sent| sent.to).collect();
            let says = says!(n, "sends-on", factory, count: to.len(), to);
            let place = Place::root().key("factories");
            let tell = |draft: &mut Draft| draft.granted.sends = Some(factory);
            Some(Question::unsaid(draft, place, &rules::GOLD_NEIGHBOURS, says, tell).presupposed(true))
        }
        (NotTold::Wall { whose, row: Some(row) }, Move::Take(take)) => {
            // Where a round was dealt since, what was tiled decides as well.
            let tiled = || is_dealt(refused, draft).then(|| takes(whose, row, take.colour)).flatten();
            row_lacks(n, draft, whose, row, take.colour).or_else(tiled)
        }
        (NotTold::Wall { whose, .. }, &Move::Tile { line, onto, .. }) => {
            let board = refused.position.board(whose);
            let colour = board.line(line)?.colour()?;
            let may_be = board.open(draft.setup.side, line, colour).1;
            // Where a single column may be open, it decides.
            let only = || may_be.first().filter(|_| may_be.len() == 1);
            let space = if let Onto::Column(column) = onto { Space::at(line, column) } else { only()? };
            column(n, draft, whose, space, colour, onto == Onto::Floor)
        }
        (NotTold::Lines { whose, line: Some(line) }, Move::Take(take)) => takes(whose, line, take.colour),
        (NotTold::Lines { whose, line: Some(above) }, &Move::Tile { line, .. }) if above < line => {
            none_full(n, draft, whose, Some(line))
        }
        (NotTold::Lines { whose, line: Some(line) }, &Move::Tile { onto, .. }) => line_full(refused, draft, whose, line, onto),
        (NotTold::Lines { whose, line: None }, Move::Clear { .. }) => none_full(n, draft, whose, None),
        // Nobody has completed a row: else no round is dealt.
        (NotTold::Row { .. }, Move::Deal(_)) => {
            granted(draft, &rules::NEXT_ROUND, n.message("goes-on"), |granted| granted.goes_on = true)
        }
        // Somebody has, else no bonuses are counted.
        (NotTold::Row { .. }, Move::Finish) => {
            granted(draft, &rules::GAME_ENDS, n.message("row-complete"), |granted| granted.game_ends = true)
        }
        (NotTold::EndOfOffer, Move::Tile { .. } | Move::Clear { .. }) if !draft.granted.offer_ends => {
            granted(draft, &rules::OFFER_ENDS, n.message("offer-ends"), |granted| granted.offer_ends = true)
        }
        (NotTold::Floor { whose }, Move::Clear { .. }) => some_fell(n, draft, whose),
        _ => None,
    }
}

/// That the tiles lie there that the moves take, where factories or centre are not told.
fn as_taken(n: &Names, draft: &Draft) -> Question<Draft> {
    let key = if draft.centre.is_some() || draft.factories.is_none() { "factories" } else { "centre" };
    let says = n.message("as-taken");
    let world = World::of(draft, HIDDEN.name(()), says.clone(), |draft| draft.granted.as_taken = true);
    Question::needed("as-taken", Place::root().key(key), &rules::TAKE_FROM_ONE_PLACE, says, vec![world]).presupposed(true)
}

/// What goes without saying of the phase.
fn granted(draft: &Draft, rule: &'static Rule, says: Message, grant: fn(&mut Granted)) -> Option<Question<Draft>> {
    let question = Question::unsaid(draft, Place::root().key("phase"), rule, says, |draft| grant(&mut draft.granted));
    Some(question.presupposed(true))
}

/// That there is something to pay for on a floor line. No key tells only that.
fn some_fell(n: &Names, draft: &Draft, seat: Seat) -> Option<Question<Draft>> {
    let untold = |player: &DraftPlayer| player.floor.is_none() && player.fallen.is_none() && !player.some_fell;
    draft.players.get(seat.index()).filter(|player| untold(player))?;
    let (place, says) = (player_place(seat).key("floor"), about(n, "some-fell", seat));
    let tell = |draft: &mut Draft| draft.players[seat.index()].some_fell = true;
    Some(Question::unsaid(draft, place, &rules::FLOOR_LINE_COSTS, says, tell).presupposed(true))
}

/// Whose turn it is; before a deal, who begins the round that it fills.
fn whose(refused: &Refused<'_>, draft: &Draft, turn: SeatSet) -> Option<Question<Draft>> {
    let n = refused.n;
    // Whoever began the round before begins this one, too, where nobody took the marker.
    let is_left = || {
        let began = Draft { starter: turn.first(), ..draft.clone() };
        Azul::audit(&began, refused.rulings).position.is_some_and(|position| position.marker == Marker::Centre)
    };
    let lacks_marker = |player: &DraftPlayer| {
        let pieces = player.floor.as_ref().filter(|pieces| !pieces.is_empty() && pieces.len() < FLOOR);
        let unsaid = draft.phase == Phase::Tiling && draft.starter.is_none() && draft.centre.is_none();
        unsaid && pieces.is_some_and(|pieces| !pieces.contains(&Some(Piece::Marker)))
    };
    let key = match draft.phase {
        Phase::Offer if draft.turn.is_none() => "turn",
        Phase::Setup if draft.starter.is_none() => "starter",
        Phase::Tiling | Phase::Preparation if draft.starter.is_none() && is_left() => "starter",
        Phase::Tiling | Phase::Preparation if draft.marker.is_none() => "marker",
        _ => return None,
    };
    let world = |seat: Seat| {
        World::of(draft, n.player(seat), whose_turn(n.player(seat)), |draft| match key {
            "turn" => draft.turn = Some(seat),
            "starter" => draft.starter = Some(seat),
            // Without the marker on a floor line that is told whoever began may begin again.
            _ if lacks_marker(&draft.players[seat.index()]) => {
                (draft.starter, draft.centre) = (Some(seat), Some((Tiles::EMPTY, 1)));
            }
            _ => draft.marker = Some(seat),
        })
    };
    let question = Question::of_key(key, it_is("turn"), &rules::TURNS_GO_CLOCKWISE, turn.iter().map(world).collect());
    // While tiling goes on it may still lie on a floor line, or in the centre.
    Some(if draft.phase == Phase::Tiling { question.covering(Covers::Some) } else { question })
}

/// That the row of a wall does not have a colour: the space that is printed so is free. On the grey side it may be any of them,
/// and no case can tell it.
fn row_lacks(n: &Names, draft: &Draft, seat: Seat, row: Line, colour: Colour) -> Option<Question<Draft>> {
    let space = Space::printed(row, colour);
    let is_grey = draft.setup.side == Side::Grey;
    let spaces = if is_grey { SpaceSet::row(row) } else { SpaceSet::only(space) };
    // What became of a space that is told the case does not tell.
    let is_told = |player: &DraftPlayer| player.wall.lacks.has(space) || player.wall.untold.and(spaces).is_empty();
    if draft.players.get(seat.index()).is_none_or(is_told) {
        return None;
    }
    let (place, rule) = (player_place(seat).key("wall"), &rules::WALL_ROW_HAS_COLOUR);
    let says = says!(n, "row-lacks", player: seat, row, colour);
    if is_grey {
        return Some(Question::unsaid(draft, place, rule, says, |draft| draft.players[seat.index()].wall.lacks.insert(space)));
    }
    let tell = |player: &mut DraftPlayer| player.wall.untold = player.wall.untold.but(space);
    let world = world(n, draft, seat, says.clone(), "wall", tell)?;
    Some(Question::needed("row-lacks", place, rule, says, vec![world]))
}

/// That the column of a space of a grey wall `has` a colour, or lacks it and the space is free: no case can tell it.
fn column(n: &Names, draft: &Draft, seat: Seat, space: Space, colour: Colour, has: bool) -> Option<Question<Draft>> {
    let wall = draft.players.get(seat.index()).filter(|_| draft.setup.side == Side::Grey)?.wall;
    let of_it = SpaceSet::printed(colour).and(SpaceSet::column(space.column()));
    let (free, told) = (!wall.untold.has(space), if has { wall.column_has } else { wall.column_lacks });
    let is_settled = if free { of_it.without(told).is_empty() } else { has };
    if is_settled {
        return None;
    }
    let (id, rule) = if has { ("column-has", &rules::GREY_LINE_FALLS) } else { ("column-lacks", &rules::GREY_COLUMN_HAS_COLOUR) };
    let says = says!(n, (about(n, id, seat)), space, colour);
    let says = if has { says } else { says.with("free", free) };
    Some(Question::unsaid(draft, player_place(seat).key("wall"), rule, says, |draft| {
        let wall = &mut draft.players[seat.index()].wall;
        wall.untold = wall.untold.but(space);
        let column = if has { &mut wall.column_has } else { &mut wall.column_lacks };
        *column = column.or(of_it);
    }))
}

/// A world in which more is told of a player's board; as the case would tell it, which supposes nothing else.
fn world(
    n: &Names,
    draft: &Draft,
    seat: Seat,
    name: Message,
    key: &'static str,
    tell: impl Fn(&mut DraftPlayer),
) -> Option<World<Draft>> {
    let (mut there, mut shown) = (draft.clone(), n.shown(seat)?.clone());
    let player = there.players.get_mut(seat.index())?;
    // Lines that are known not to be full are told, for example, as empty, unless the case counts what lies elsewhere.
    let not_full = player.not_full;
    not_full.iter().for_each(|line| tell_line(&mut shown, line, Vec::new()));
    tell(player);
    tell(&mut shown);
    let is_told = not_full.is_empty() || key != "lines" || !is_counted(draft);
    Some(World { told: if is_told { n.told(&shown, key)? } else { Value::Null }, name, draft: there })
}

/// Whether a case tells what lies in the bag or the lid, and so how many tiles lie elsewhere.
fn is_counted(draft: &Draft) -> bool {
    draft.bag.is_some() || draft.lid.is_some()
}

/// That a line is full, of whichever colour goes where it is tiled.
fn line_full(refused: &Refused<'_>, draft: &Draft, seat: Seat, line: Line, onto: Onto) -> Option<Question<Draft>> {
    let goes = |colour: &Colour| match onto {
        Onto::Column(column) if draft.setup.side == Side::Coloured => Space::printed(line, *colour).column() == column,
        _ => true,
    };
    let full = Colour::ALL.into_iter().filter(goes).map(|colour| (line.length(), colour));
    let question = holds(refused, draft, seat, line, "line-is-full", &rules::ONLY_COMPLETE_LINES, full)?;
    let is_any = question.worlds.len() == Colour::ALL.len();
    (draft.phase == Phase::Tiling).then(|| Question { says: question.says.clone().with("any", is_any), ..question })
}

/// That a line which is not told holds so many of a colour, in one of these ways.
fn holds(
    refused: &Refused<'_>,
    draft: &Draft,
    seat: Seat,
    line: Line,
    id: &'static str,
    rule: &'static Rule,
    ways: impl Iterator<Item = (u8, Colour)>,
) -> Option<Question<Draft>> {
    let n = refused.n;
    // What became of a line that is told the case does not tell.
    let is_told = |player: &DraftPlayer| player.lines.is_some() && !player.untold_lines.has(line);
    if draft.players.get(seat.index()).is_none_or(is_told) {
        return None;
    }
    // What is not full in this world is full in none of its own.
    let may_be = |&(count, _): &(u8, Colour)| count < line.length() || !draft.players[seat.index()].not_full.has(line);
    let worlds = ways.filter(may_be).map(|(count, colour)| {
        // An empty line is told apart, whatever it is named with.
        let name = says!(n, "line-world", some: count.min(1), count: count.max(1), colour);
        let tell = |player: &mut DraftPlayer| tell_line(player, line, vec![Some(colour); count.into()]);
        world(n, draft, seat, name, "lines", tell)
    });
    let says = says!(n, (about(n, id, seat)), line);
    let worlds: Vec<_> = worlds.collect::<Option<_>>()?;
    if worlds.is_empty() {
        return None;
    }
    let question = Question::needed(id, player_place(seat).key("lines"), rule, says, worlds);
    // A line that was full in the round before is empty by now.
    Some(if is_dealt(refused, draft) { question.covering(Covers::Some) } else { question })
}

/// Whether a round was dealt since the beginning of the case.
fn is_dealt(refused: &Refused<'_>, draft: &Draft) -> bool {
    let there = |at: usize, tiles: Tiles| draft.factories.as_ref()?.get(at)?.tiles.minus(tiles);
    let mut now = refused.position.displays().iter().enumerate().filter(|_| draft.phase != Phase::Setup);
    let is_new = now.any(|(at, shown)| there(at, shown.tiles).is_none());
    refused.position.phase == Phase::Offer && (draft.phase != Phase::Offer || refused.position.round != draft.round || is_new)
}

fn tell_line(player: &mut DraftPlayer, line: Line, tiles: Vec<Option<Colour>>) {
    if player.lines.is_none() {
        Line::all().for_each(|line| player.untold_lines.insert(line));
    }
    player.untold_lines = player.untold_lines.but(line);
    if let Some(held) = player.lines.get_or_insert_default().get_mut(line.index()) {
        *held = tiles;
    }
}

/// That no line is full, or none above one that is tiled, so that none comes first. On the grey side full lines may be taken for
/// granted as tiled, or fall.
fn none_full(n: &Names, draft: &Draft, seat: Seat, below: Option<Line>) -> Option<Question<Draft>> {
    let player = draft.players.get(seat.index())?;
    let is_untold = |line: Line| (player.lines.is_none() || player.untold_lines.has(line)) && !player.not_full.has(line);
    let is_above = |line: Line| below.is_none_or(|below| line < below);
    let lines: LineSet = Line::all().filter(|&line| is_untold(line) && is_above(line)).collect();
    let is_grey = draft.setup.side == Side::Grey;
    if lines.is_empty() || below.is_none() && draft.phase != Phase::Tiling {
        return None;
    }
    let says = match lines.len() {
        5 => about(n, "none-full", seat),
        count => says!(n, "line-above", player: seat, count, lines: lines.iter().collect::<Vec<_>>()),
    };
    let (id, rule) = match below {
        Some(_) => ("line-above", &rules::TILE_TOP_TO_BOTTOM),
        None => ("none-full", &rules::ONLY_COMPLETE_LINES),
    };
    // Only of all together a case can tell that they are not full; else, for example, that they are empty, unless all that lies
    // elsewhere is told, and so how many tiles lie on them.
    let told = match (lines.len(), is_counted(draft)) {
        (5, _) => NOT_FULL.name(()).into(),
        (_, true) => Value::Null,
        (_, false) => {
            let mut shown = n.shown(seat)?.clone();
            lines.iter().for_each(|line| tell_line(&mut shown, line, Vec::new()));
            n.told(&shown, "lines")?
        }
    };
    let tell = |draft: &mut Draft| lines.iter().for_each(|line| draft.players[seat.index()].not_full.insert(line));
    let world = World::of(draft, told, says.clone(), tell);
    let question = Question::needed(id, player_place(seat).key("lines"), rule, says, vec![world]);
    Some(if is_grey { question.covering(Covers::Some) } else { question })
}

fn about(n: &Names, id: &'static str, seat: Seat) -> Message {
    says!(n, (n.message(id)), player: seat)
}
