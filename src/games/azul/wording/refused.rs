//! Where a refusal is told: the move, the table, the rulings; and what would be legal instead.

use super::names::{line_place, source_place, wall_place};
use super::play;
use crate::game::reasons::{Context, Vocabulary, says};
use crate::game::{self, Alike, Choice, Covers};
use crate::games::azul::{Azul, Board, Colour, Line, Move, Onto, Refusal, Seat, Source, Space, SpaceSet, Take, Tiles, judge};
use crate::verdict::{Place, Step};
use crate::words::{Arg, Message, variant};

/// A refused move of the family.
pub(crate) type Refused<'a> = game::Refused<'a, Azul>;

impl Refused<'_> {
    /// The key that says what kind of move it is.
    pub(crate) fn verb(&self) -> &'static str {
        variant!(self.play; Move: Take Tile Clear Deal Finish)
    }
    /// The key that says where the tiles of the move go.
    pub(crate) fn target(&self) -> &'static str {
        if let Move::Take(_) = self.play { "to" } else { self.verb() }
    }
    /// The key that says where the tile of a line goes, if the move says it.
    pub(crate) fn chosen(&self) -> &'static str {
        if let Move::Tile { onto: Onto::Column(_), .. } = self.play { "to" } else { "tile" }
    }
    /// The same place in the move's own list of factories.
    pub(crate) fn in_deal(&self, place: Place) -> Place {
        let mut there = self.at("deal");
        let mut steps = place.0.into_iter();
        if steps.next().is_some_and(|step| matches!(step, Step::Key(key) if key == "factories")) {
            there.0.extend(steps);
        }
        there
    }
    /// Where in a row a tile may go, or one of whichever colour it is.
    pub(crate) fn columns(&self, row: Line, colour: Option<Colour>, open: SpaceSet) -> Message {
        let told = self.board().is_none_or(|(_, board)| board.wall.is_whole());
        says!(self.n, "open-columns", row, colour, count: open.len(), legal: self.n.numbers(open), told)
    }
    fn board(&self) -> Option<(Seat, &Board)> {
        let seat = self.play.seat()?;
        Some((seat, self.position.board(seat)))
    }
    /// A pattern line of whoever moves, if the case itself shows it as it is now.
    pub(crate) fn shown_line(&self, line: Line) -> Option<Place> {
        let (seat, board) = self.board()?;
        let shown = self.n.shown(seat).and_then(|shown| shown.lines.as_ref()?.get(line.index()));
        let shown: Vec<_> = shown.into_iter().flatten().flatten().collect();
        let held = board.line(line).filter(|held| held.count() > 0 && usize::from(held.count()) == shown.len())?;
        (held.colour().as_ref() == shown.first().copied()).then(|| line_place(seat, line))
    }
    /// A space of their wall, if the case itself shows the tile there.
    pub(crate) fn shown_tile(&self, space: Space, colour: Colour) -> Option<Place> {
        let seat = self.play.seat()?;
        self.n.shown(seat).filter(|board| board.wall.tiles.at(space) == Some(colour)).map(|_| wall_place(seat, space))
    }
    /// A factory or the centre, if the case itself shows what lies there now.
    pub(crate) fn shown(&self, from: Source) -> Option<Place> {
        judge::shown(self.position, from).filter(|&tiles| self.n.shows_there(from, tiles)).map(|_| source_place(from))
    }
    /// What lies there now.
    pub(crate) fn lying(&self, from: Source) -> Tiles {
        judge::shown(self.position, from).unwrap_or_default()
    }

    /// The colour that the move takes.
    pub(crate) fn taken(&self) -> Option<Colour> {
        if let Move::Take(take) = self.play { Some(take.colour) } else { None }
    }
    /// Who is next, and who after them.
    pub(crate) fn order(&self, turn: Seat) -> Message {
        let order: Vec<_> = turn.round(self.position.seats.max(1)).collect();
        let then = |next: Arg, seat: &Seat| says!(self.n, "in-order", player: *seat, next);
        let (first, others) = order.split_first().unwrap_or((&turn, &[]));
        then(others.iter().rfold(Arg::Term("none"), |next, seat| then(next, seat).into()), first)
    }

    /// The pattern lines of the player who moves that would take tiles of `colour`.
    fn lines_for(&self, colour: Colour) -> Vec<Line> {
        let Some(seat) = self.play.seat() else { return Vec::new() };
        Line::all().filter(|&line| judge::takes_colour(self.position, seat, line, colour, self.rulings)).collect()
    }
    /// Where tiles of `colour` may be placed.
    pub(crate) fn placements(&self, colour: Colour) -> Message {
        let lines = self.lines_for(colour);
        let may_take = |seat, line| judge::may_take_colour(self.position, seat, line, colour, self.rulings);
        let untold = self.play.seat().is_some_and(|seat| Line::all().any(|line| may_take(seat, line)));
        says!(self.n, "placements", colour, untold, count: lines.len(), legal: lines)
    }
    /// The same for machines, in the words that `to:` takes.
    pub(crate) fn targets(&self, colour: Colour) -> Arg {
        let lines = self.lines_for(colour).into_iter().map(|line| Arg::Numbered("line", line.number()));
        Arg::List(lines.chain([Arg::Term("floor")]).collect())
    }
    /// Where tiles of the colour of the move lie to be taken; nothing if the move takes none.
    pub(crate) fn sources(&self) -> Arg {
        let Some(colour) = self.taken() else { return Arg::Term("none") };
        let known = self.position.factories().map(Source::Factory).chain([Source::Centre]);
        let holding = known.filter_map(|from| {
            let surely = if from == Source::Centre { self.position.surely_in_centre() } else { self.lying(from) };
            let count = surely.of(colour);
            (count > 0).then(|| says!(self.n, "lies-at", from, count))
        });
        let holding: Vec<_> = holding.collect();
        let all_known = self.position.shows_all_factories() && self.position.centre.is_some();
        let none_known = if holding.is_empty() { all_known.into() } else { Arg::Term("some") };
        says!(self.n, "sources", colour, none_known, there: holding).into()
    }
    /// See [`Wording::choice`](crate::game::Wording::choice): the columns for a tile, or where the rest of a factory may go.
    pub(crate) fn choice(&self, refusal: &Refusal) -> Option<Choice<Move>> {
        match (refusal, self.play) {
            (&Refusal::ColumnNotSaid { line, legal, .. }, &Move::Tile { seat, .. }) => {
                let on = |space: Space| {
                    let name = says!(self.n, "number", number: Arg::Numbered("column", space.column().number()));
                    (Move::Tile { seat, line, onto: Onto::Column(space.column()) }, name)
                };
                let covers = match self.position.board(seat).wall.is_whole() {
                    // A row has no other.
                    _ if legal == SpaceSet::row(line) => Covers::All,
                    true => Covers::Legal,
                    false => Covers::Some,
                };
                let says = self.n.message("column-choice");
                Some(Choice { says, ways: legal.iter().map(on).collect(), covers, alike: Alike::Nothing })
            }
            (&Refusal::RestNotSaid { factory, .. }, Move::Take(take)) => {
                let from = Source::Factory(factory);
                let there = self.lying(from);
                let mut ways = Vec::new();
                judge::list_rests(self.position, from, there, take.colour, self.rulings, |rest| {
                    let take = Take { rest, ..*take };
                    let goes = play::rest(self.n, self.position, &take, factory, there).into_iter().collect::<Arg>();
                    ways.push((Move::Take(take), self.n.message("goes").with("items", goes)));
                });
                // More are too many words.
                let covers = if ways.len() > 2 { Covers::Some } else { Covers::Legal };
                ways.truncate(if ways.len() > 2 { 1 } else { 2 });
                Some(Choice { says: self.n.message("rest-choice"), ways, covers, alike: Alike::Legal })
            }
            _ => None,
        }
    }
    /// Which full line is to be tiled next.
    pub(crate) fn next_line(&self) -> Message {
        let (line, colour) = self.board().and_then(|(_, board)| board.first_full()).unzip();
        let others = self.board().is_some_and(|(_, board)| board.has_tiled_lines() != Some(true));
        says!(self.n, (self.begin("next-line")), line, others, colour)
    }
}
