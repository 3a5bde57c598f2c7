//! What may be taken, and where to.

use super::offer::{Lying, fits, source, takes_colour};
use super::ring::{Rest, rest_of};
use crate::games::azul::moves::Sent;
use crate::games::azul::pieces::{LineSet, SEATS};
use crate::games::azul::rules::{FullLineTarget, GreyLineCheck, PartialFloor};
use crate::games::azul::{Colour, Factory, Gold, Line, Lines, Position, Rulings, Seat, Source, Take, Tiles, To, Wall};

/// What a player may take, and where to.
struct Choice<'p> {
    position: &'p Position,
    rulings: &'p Rulings,
    seat: Seat,
    /// For each colour the lines that may take it.
    lines: [LineSet; 5],
    /// For each colour the number of places where it may go, the floor line with them; counted as tiles are.
    places: Tiles,
}

impl<'p> Choice<'p> {
    fn new(position: &'p Position, rulings: &'p Rulings, seat: Seat) -> Self {
        let lines = open_lines(position, seat, rulings);
        let mut places = [1; 5];
        for (places, lines) in places.iter_mut().zip(&lines) {
            *places += lines.len() as u8;
        }
        Self { position, rulings, seat, lines, places: Tiles::new(places) }
    }

    /// Every source that is known, with what lies there.
    #[inline]
    fn sources(&self) -> impl Iterator<Item = (Source, Tiles)> {
        let factories = Factory::all().zip(self.position.displays());
        let factories = factories.map(|(factory, display)| (Source::Factory(factory), display.tiles));
        factories.chain(self.position.centre.map(|centre| (Source::Centre, centre)))
    }

    /// For each colour at a source the number of ways to take and to place it.
    #[inline(always)]
    fn ways_from(&self, from: Source, there: Tiles) -> Tiles {
        let ways = self.places.among(there);
        if self.sends_on(from) { self.with_rests(from, there, ways) } else { ways }
    }

    /// Those ways as often as there are ways to send on what is left.
    #[cold]
    fn with_rests(&self, from: Source, there: Tiles, mut ways: Tiles) -> Tiles {
        for (colour, places) in ways.iter() {
            ways.take(colour);
            ways.add(colour, places * self.rests(from, there, colour).count() as u8);
        }
        ways
    }

    /// Whether whoever takes tiles there may choose where the others go.
    #[inline]
    fn sends_on(&self, from: Source) -> bool {
        matches!(from, Source::Factory(factory) if self.position.factories[factory.index()].gold == Some(Gold::Neighbours))
    }

    fn ways(&self) -> u32 {
        self.sources().fold(Tiles::EMPTY, |ways, (from, there)| ways.plus(self.ways_from(from, there))).total()
    }

    /// One of these ways; otherwise they are counted off from the number.
    fn nth(&self, number: &mut u32) -> Option<Take> {
        let mut left = *number;
        let found = self.sources().find_map(|(from, there)| Some((from, there, self.ways_from(from, there).nth(&mut left)?)));
        *number = left;
        found.and_then(|(from, there, (colour, way))| self.take(from, there, colour, way))
    }

    /// One of the ways to take a colour: each rest with the lines from the top, then the floor line.
    #[inline]
    fn take(&self, from: Source, there: Tiles, colour: Colour, way: u32) -> Option<Take> {
        let places = u32::from(self.places.of(colour));
        let to = self.lines[colour.index()].iter().nth((way % places) as usize).map_or(To::Floor, To::Line);
        let take = Take { seat: self.seat, colour, count: None, from: Some(from), to, dropped: 0, rest: [None, None] };
        match self.sends_on(from) {
            true => self.rests(from, there, colour).nth((way / places) as usize).map(|rest| Take { rest, ..take }),
            false => Some(take),
        }
    }

    /// Every way to send on what somebody who takes `colour` leaves, without splitting a colour; one empty way where nothing is sent.
    fn rests(&self, from: Source, there: Tiles, colour: Colour) -> impl Iterator<Item = [Option<Sent>; 2]> {
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

/// All ways to take tiles and to place them, none of them dropped by choice.
pub(crate) struct Ways<'p>([Option<Choice<'p>>; SEATS]);

impl<'p> Ways<'p> {
    pub(crate) fn new(position: &'p Position, rulings: &'p Rulings) -> Self {
        let choice = |seat| Some(Choice::new(position, rulings, seat));
        let mut choices = [const { None }; SEATS];
        match position.turn {
            Some(turn) => choices[turn.index()] = choice(turn),
            None if position.may_turn.is_empty() => position.seats().for_each(|seat| choices[seat.index()] = choice(seat)),
            // Whoever moves, it may be another's turn.
            None => {}
        }
        Self(choices)
    }

    fn choices(&self) -> impl Iterator<Item = &Choice<'p>> {
        self.0.iter().flatten()
    }

    /// How many.
    pub(crate) fn count(&self) -> u32 {
        self.choices().map(Choice::ways).sum()
    }

    /// One of them.
    pub(crate) fn nth(&self, mut number: u32) -> Option<Take> {
        self.choices().find_map(|choice| choice.nth(&mut number))
    }
}

/// Lists every legal take, each once.
pub(super) fn takes(position: &Position, rulings: &Rulings, mut visit: impl FnMut(Take)) {
    let ways = Ways::new(position, rulings);
    for number in 0..ways.count() {
        let Some(take) = ways.nth(number) else { return };
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
    match (take.to, take.from.map(|from| source(position, from))) {
        (To::Line(line), Some(Lying::Shown(there))) => {
            fits(position.board(take.seat), line, there.of(take.colour)).unwrap_or(0).max(1)
        }
        _ => 1,
    }
}

/// For each colour the lines that may take it.
fn open_lines(position: &Position, seat: Seat, rulings: &Rulings) -> [LineSet; 5] {
    let board = position.board(seat);
    match (board.lines, board.wall) {
        (Some(lines), Some(wall)) if rulings.grey_line_check == GreyLineCheck::Yes => open_at_once(&lines, wall, rulings),
        _ => Colour::ALL.map(|colour| {
            let open = Line::all().filter(|&line| takes_colour(position, seat, line, colour, rulings));
            open.fold(LineSet::EMPTY, |open, line| open.or(LineSet::only(line)))
        }),
    }
}

/// The same of a board that is told, where no columns are looked at: all lines and rows at once. A property holds it to the judge.
fn open_at_once(lines: &Lines, wall: Wall, rulings: &Rulings) -> [LineSet; 5] {
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
