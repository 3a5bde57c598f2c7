//! What may be taken, and where to.

use super::offer::{fits, shown, takes_colour};
use super::ring::{Rest, rest_of};
use crate::games::azul::moves::Sent;
use crate::games::azul::pieces::LineSet;
use crate::games::azul::rules::{FullLineTarget, GreyLineCheck, PartialFloor};
use crate::games::azul::{Colour, Display, Factory, Gold, Line, Lines, Position, Rulings, Seat, Source, Take, Tiles, To, Wall};

/// What a player may take, and where to.
struct Choice<'p> {
    position: &'p Position,
    rulings: &'p Rulings,
    seat: Seat,
    /// For each colour the lines that may take it.
    lines: [LineSet; 5],
    /// For each colour in how many ways it can be taken and placed, counted as tiles are: without what sends a rest on.
    ways: Tiles,
    /// The same of all colours, with what sends a rest on.
    count: u32,
}

impl<'p> Choice<'p> {
    #[inline]
    fn new(position: &'p Position, rulings: &'p Rulings, seat: Seat) -> Self {
        let lines = open_lines(position, seat, rulings);
        let plain = sources(position).filter(|(_, display)| !sends_on(display));
        let sources = plain.fold(Tiles::EMPTY, |sources, (_, display)| sources.plus(display.tiles.kinds()));
        let ways = Tiles::new(Colour::ALL.map(|colour| sources.of(colour) * places(lines[colour.index()])));
        let mut choice = Self { position, rulings, seat, lines, ways, count: ways.total() };
        if position.setup.specialised {
            choice.count += choice.sent_on().count() as u32;
        }
        choice
    }

    /// One of these ways, by its number.
    #[inline]
    fn nth(&self, number: u32) -> Option<Take> {
        let Some((colour, number)) = self.ways.nth(number) else {
            return self.sent_on().nth((number - self.ways.total()) as usize);
        };
        let places = u32::from(places(self.lines[colour.index()]));
        let (source, place) = (number / places, number % places);
        let is_plain = |(_, display): &(Source, Display)| display.tiles.of(colour) > 0 && !sends_on(display);
        let (from, _) = sources(self.position).filter(is_plain).nth(source as usize)?;
        let to = self.lines[colour.index()].iter().nth(place as usize).map_or(To::Floor, To::Line);
        Some(Take { seat: self.seat, colour, count: None, from: Some(from), to, dropped: 0, rest: [None, None] })
    }

    /// All of them, source by source and colour by colour: each rest with the lines from the top, then the floor line.
    fn takes(&self) -> impl Iterator<Item = Take> {
        sources(self.position).flat_map(|(from, display)| self.takes_from(from, display.tiles))
    }

    /// Those with a rest that is sent on.
    fn sent_on(&self) -> impl Iterator<Item = Take> {
        let sending = sources(self.position).filter(|(_, display)| sends_on(display));
        sending.flat_map(|(from, display)| self.takes_from(from, display.tiles))
    }

    fn takes_from(&self, from: Source, there: Tiles) -> impl Iterator<Item = Take> {
        there.iter().flat_map(move |(colour, _)| {
            self.rests(from, there, colour).flat_map(move |rest| {
                let to = self.lines[colour.index()].iter().map(To::Line).chain([To::Floor]);
                to.map(move |to| Take { seat: self.seat, colour, count: None, from: Some(from), to, dropped: 0, rest })
            })
        })
    }

    /// Every way to send on what somebody who takes `colour` leaves, without splitting a colour; one empty way where nothing is sent.
    fn rests(&self, from: Source, there: Tiles, colour: Colour) -> impl Iterator<Item = [Option<Sent>; 2]> + use<> {
        let mut rest = there;
        rest.take(colour);
        let goes = match from {
            Source::Factory(factory) => rest_of(self.position, factory, rest, self.rulings),
            Source::Centre => Rest::Centre,
        };
        let ([before, after], sent) = match goes {
            Rest::Send(sides) => (sides, rest),
            Rest::Centre | Rest::Stay | Rest::Hidden => ([None, None], Tiles::EMPTY),
        };
        let colours: u32 = sent.iter().fold(0, |bits, (colour, _)| bits | 1 << colour.index());
        // Each subset of the colours goes one way, the others the other way; a missing side takes none.
        let subsets = std::iter::successors(Some(colours), move |&subset| Some(subset.checked_sub(1)? & colours));
        let subsets = subsets.filter(move |_| goes != Rest::Hidden);
        subsets.filter(move |&subset| (before.is_some() || subset == 0) && (after.is_some() || subset == colours)).map(
            move |subset| {
                let part = |bits: u32| {
                    let sent = sent.iter().filter(|(colour, _)| bits & (1 << colour.index()) != 0);
                    sent.fold(Tiles::EMPTY, |part, (colour, count)| part.plus(Tiles::only(colour, count)))
                };
                let send = |to: Option<Factory>, bits| to.filter(|_| bits != 0).map(|to| Sent { to, tiles: part(bits) });
                let sent = [send(before, subset), send(after, colours & !subset)];
                if sent[0].is_none() { [sent[1], None] } else { sent }
            },
        )
    }
}

/// Every source that is known, with what lies there; the centre has no gold side.
#[inline]
fn sources(position: &Position) -> impl Iterator<Item = (Source, Display)> {
    let factories = Factory::all().zip(position.displays()).map(|(factory, &display)| (Source::Factory(factory), display));
    factories.chain(position.centre.map(|tiles| (Source::Centre, Display { tiles, gold: None })))
}

/// Whether whoever takes tiles there may choose where the others go.
#[inline]
fn sends_on(display: &Display) -> bool {
    display.gold == Some(Gold::Neighbours)
}

/// In how many places tiles may go: these lines and the floor line.
#[inline]
fn places(lines: LineSet) -> u8 {
    const PLACES: [u8; 32] = {
        let mut places = [1; 32];
        let mut bits = 1;
        while bits < places.len() {
            places[bits] += places[bits & (bits - 1)];
            bits += 1;
        }
        places
    };
    PLACES[lines.bits()]
}

/// All ways to take tiles and to place them, none of them dropped by choice.
pub(crate) struct Ways<'p> {
    first: Option<Choice<'p>>,
    /// Those of other players, where it may be anybody's turn.
    others: Vec<Choice<'p>>,
}

impl<'p> Ways<'p> {
    #[inline]
    pub(crate) fn new(position: &'p Position, rulings: &'p Rulings) -> Self {
        let choice = |seat| Choice::new(position, rulings, seat);
        // Where somebody is known to be able to have the turn, it may be another's as well.
        let mut seats = position.seats().filter(|_| position.may_turn.is_empty());
        match position.turn {
            Some(turn) => Self { first: Some(choice(turn)), others: Vec::new() },
            None => Self { first: seats.next().map(choice), others: seats.map(choice).collect() },
        }
    }

    fn choices(&self) -> impl Iterator<Item = &Choice<'p>> {
        self.first.iter().chain(&self.others)
    }

    /// How many.
    #[inline]
    pub(crate) fn count(&self) -> u32 {
        self.choices().map(|choice| choice.count).sum()
    }

    /// One of them.
    #[inline]
    pub(crate) fn nth(&self, mut number: u32) -> Option<Take> {
        self.choices().find_map(|choice| match number.checked_sub(choice.count) {
            None => choice.nth(number),
            Some(further) => {
                number = further;
                None
            }
        })
    }
}

/// Lists every legal take, each once.
pub(super) fn takes(position: &Position, rulings: &Rulings, mut visit: impl FnMut(Take)) {
    for take in Ways::new(position, rulings).choices().flat_map(Choice::takes) {
        for dropped in 0..may_drop(position, &take, rulings) {
            visit(Take { dropped, ..take });
        }
    }
}

/// In how many ways the player may drop some of the tiles that fit, none at all included.
pub(crate) fn may_drop(position: &Position, take: &Take, rulings: &Rulings) -> u8 {
    if rulings.partial_floor == PartialFloor::No {
        return 1;
    }
    match (take.to, take.from.and_then(|from| shown(position, from))) {
        (To::Line(line), Some(there)) => fits(position.board(take.seat), line, there.of(take.colour)).unwrap_or(0).max(1),
        _ => 1,
    }
}

/// For each colour the lines that may take it.
fn open_lines(position: &Position, seat: Seat, rulings: &Rulings) -> [LineSet; 5] {
    let board = position.board(seat);
    match (&board.lines, &board.wall) {
        (Some(lines), Some(wall)) if rulings.grey_line_check == GreyLineCheck::Yes => open_at_once(lines, wall, rulings),
        _ => Colour::ALL.map(|colour| {
            let open = Line::all().filter(|&line| takes_colour(position, seat, line, colour, rulings));
            open.fold(LineSet::EMPTY, |open, line| open.or(LineSet::only(line)))
        }),
    }
}

/// The same of a board that is told, where no columns are looked at: all lines and rows at once. A property holds it to the judge.
fn open_at_once(lines: &Lines, wall: &Wall, rulings: &Rulings) -> [LineSet; 5] {
    let mut empty = LineSet::EMPTY;
    let mut open = [LineSet::EMPTY; 5];
    for line in Line::all() {
        let held = lines.at(line);
        match held.colour() {
            None => empty.insert(line),
            Some(_) if held.count() == line.length() && rulings.full_line_target == FullLineTarget::No => {}
            Some(colour) => open[colour.index()].insert(line),
        }
    }
    for colour in Colour::ALL {
        open[colour.index()] = open[colour.index()].or(empty).without(wall.of(colour).rows());
    }
    open
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::azul::{Azul, Edition, Phase, RandomPlayer, Setup, Side};
    use crate::games::game::Judge;
    use crate::verdict::Tally;

    #[test]
    fn every_take_has_one_number() {
        let rulings = Rulings::default();
        for (seed, specialised, seats) in [(1, false, 2), (2, true, 3), (3, true, 4), (4, true, 4)] {
            let mut player = RandomPlayer::seeded(seed);
            let setup = Setup { edition: Edition::Base, side: Side::Grey, specialised };
            let mut position = Position::new(setup, seats);
            for _ in 0..100 {
                if position.phase == Phase::Offer {
                    let anybody = Position { turn: None, ..position.clone() };
                    for position in [&position, &anybody] {
                        let ways = Ways::new(position, &rulings);
                        let mut numbered: Vec<Take> = (0..ways.count()).map_while(|number| ways.nth(number)).collect();
                        let listed: Vec<Take> = ways.choices().flat_map(Choice::takes).collect();
                        numbered.sort_by_key(|take| listed.iter().position(|other| other == take));
                        assert_eq!(numbered, listed);
                        assert_eq!(ways.nth(ways.count()), None);
                    }
                }
                let Some(play) = player.choose(&position, &rulings) else { break };
                Azul::carry_out(&mut position, &play, &rulings, &mut Tally::default());
            }
        }
    }
}
