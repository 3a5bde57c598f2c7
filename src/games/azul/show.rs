//! Boards as people see them: pattern lines on the left, the wall on the right, the floor line below.

use super::pieces::FLOOR_COSTS;
use super::wording::Names;
use super::{Azul, Board, Colour, Column, Display, Edition, Factory, Gold, Line, Marker, Phase, Piece, Position, Seat, Side};
use super::{Space, Tiles};
use crate::games::Game;
use crate::games::drawing::{Drawing, Ink, Inks, Pen, in_columns};

pub(super) fn draw(names: &Names, position: &Position) -> Drawing {
    let artist = Artist { names, position };
    let mut lines = vec![artist.headline()];
    for seat in position.seats() {
        lines.push(Vec::new());
        artist.board(seat, &mut lines);
    }
    lines.push(Vec::new());
    artist.factories(&mut lines);
    artist.heaps(&mut lines);
    if lines.last().is_some_and(Vec::is_empty) {
        lines.pop();
    }
    Drawing(lines)
}

pub(super) struct Artist<'a> {
    pub(super) names: &'a Names,
    pub(super) position: &'a Position,
}

impl Artist<'_> {
    /// The game, its variants, and how far it has come.
    pub(super) fn headline(&self) -> Inks {
        let setup = self.position.setup;
        let mut parts = Vec::new();
        if setup.side == Side::Grey {
            parts.push("grey side".to_owned());
        }
        if setup.specialised {
            parts.push("specialised factories".to_owned());
        }
        parts.extend(self.position.round.filter(|&round| round > 0).map(|round| format!("round {round}")));
        parts.push(phase(self.position.phase).to_owned());
        let title = Azul::EDITIONS.get(setup.edition as usize).map_or("Azul", |edition| edition.title);
        vec![Ink::new(title, Pen::Strong), Ink::new(format!(": {}", parts.join(", ")), Pen::Plain)]
    }

    fn board(&self, seat: Seat, lines: &mut Vec<Inks>) {
        let board = self.position.board(seat);
        lines.push(self.player(seat, board));
        for row in Line::all() {
            lines.push(self.row(board, row));
        }
        let costs = FLOOR_COSTS.iter().map(|cost| Ink::new(format!("−{cost} "), Pen::Faint));
        lines
            .push(std::iter::once(Ink::new(format!("  {:<7}", self.names.terms().labels[0]), Pen::Faint)).chain(costs).collect());
        let empty = board.floor.len()..FLOOR_COSTS.len();
        let pieces = board.floor.pieces().map(|piece| self.piece(piece)).chain(empty.map(|_| Ink::space()));
        lines.push(std::iter::once(Ink::new("         ", Pen::Plain)).chain(pieces).collect());
        if let Some(caught) = board.kept {
            let mut kept = vec![Ink::new("  keeps the \"0\" factory: ", Pen::Plain)];
            kept.push(caught.map_or_else(|| Ink::new("nothing on it yet", Pen::Faint), |piece| self.piece(piece)));
            lines.push(kept);
        }
    }

    /// Name and score, whose turn it is, the marker where it lies in front of the player.
    pub(super) fn player(&self, seat: Seat, board: &Board) -> Inks {
        let score = board.score;
        let mut notes = format!(": {score} {}", if score == 1 { "point" } else { "points" });
        if self.position.turn == Some(seat) {
            notes += ", to move";
        }
        let on_board = board.floor.has_marker() || board.kept == Some(Some(Piece::Marker));
        if self.position.marker == Marker::With(seat) && !on_board {
            notes += ", has the first-player marker";
        }
        vec![Ink::new(self.player_name(seat), Pen::Strong), Ink::new(notes, Pen::Plain)]
    }

    /// A pattern line, filled from the right, and the wall row beside it.
    fn row(&self, board: &Board, row: Line) -> Inks {
        let line = board.line(row);
        let (length, held) = (usize::from(row.length()), usize::from(line.count()));
        let mut inks = vec![Ink::new(format!("  {} ", row.number()), Pen::Faint), Ink::blank(3 * (5 - length))];
        inks.extend((held..length).map(|_| Ink::space()));
        inks.extend(
            line.colour().into_iter().flat_map(|colour| std::iter::repeat_n(colour, held)).map(|colour| self.tile(colour)),
        );
        inks.push(Ink::new(" ▸ ", Pen::Faint));
        for column in Column::all() {
            let space = Space::at(row, column);
            inks.push(match (board.wall.at(space), self.position.setup.side) {
                (Some(colour), _) => self.tile(colour),
                (None, Side::Coloured) => {
                    let printed = self.names.letter(space.print()).to_ascii_lowercase();
                    Ink::new(format!(" {printed} "), Pen::Faint)
                }
                (None, Side::Grey) => Ink::space(),
            });
        }
        inks
    }

    /// The factories in ring order, as many beside one another as fit.
    fn factories(&self, lines: &mut Vec<Inks>) {
        let drawn: Vec<_> =
            self.position.factories().zip(self.position.displays()).map(|(at, on)| self.factory(at, *on)).collect();
        if !drawn.is_empty() {
            lines.push(vec![Ink::new("Factories", Pen::Strong)]);
        }
        in_columns(&drawn, lines);
    }

    fn factory(&self, at: Factory, display: Display) -> Inks {
        let mut inks = vec![Ink::new(format!("  {}", at.number()), Pen::Strong)];
        if let Some(gold) = display.gold {
            inks.push(Ink::new(format!(" {}", self.gold(gold)), Pen::Plain));
        }
        inks.push(Ink::new(" ", Pen::Plain));
        if self.position.is_away(at) {
            let keeper = self.position.keeper().map_or("", |seat| self.player_name(seat));
            inks.push(Ink::new(format!("kept by {keeper}"), Pen::Faint));
        } else {
            inks.extend(self.tiles(display.tiles));
        }
        inks
    }

    /// The centre tile by tile; bag and lid as counts.
    fn heaps(&self, lines: &mut Vec<Inks>) {
        let position = self.position;
        let marker = position.marker == Marker::Centre;
        if position.centre.is_some() || marker {
            let mut line = vec![Ink::new("  centre ", Pen::Strong)];
            line.extend(marker.then(|| self.piece(Piece::Marker)));
            let tiles = position.centre.unwrap_or(Tiles::EMPTY);
            if !(marker && tiles.is_empty()) {
                line.extend(self.tiles(tiles));
            }
            lines.push(line);
        }
        for (name, heap) in [("bag", position.bag), (self.names.terms().labels[1], position.lid)] {
            let Some(tiles) = heap else { continue };
            let counts: Vec<_> = tiles.iter().map(|(colour, count)| format!("{count} {}", self.names.colour(colour))).collect();
            let counts =
                if counts.is_empty() { "empty".to_owned() } else { format!("{} ({})", counts.join(", "), tiles.total()) };
            lines.push(vec![Ink::new(format!("  {name}    "), Pen::Strong), Ink::new(counts, Pen::Plain)]);
        }
    }

    fn tiles(&self, tiles: Tiles) -> Inks {
        if tiles.is_empty() {
            return vec![Ink::new("empty", Pen::Faint)];
        }
        tiles.iter().flat_map(|(colour, count)| (0..count).map(move |_| self.tile(colour))).collect()
    }

    fn tile(&self, colour: Colour) -> Ink {
        Ink::new(format!(" {} ", self.names.letter(colour)), paint(self.position.setup.edition, colour))
    }

    fn piece(&self, piece: Piece) -> Ink {
        match piece {
            Piece::Tile(colour) => self.tile(colour),
            Piece::Marker => Ink::new(" 1 ", Pen::Strong),
        }
    }

    fn gold(&self, gold: Gold) -> String {
        match gold {
            Gold::PlusOne => "+1".to_owned(),
            Gold::Seek(colour) => format!("seek {}", self.names.colour(colour)),
            Gold::Stay => "stay".to_owned(),
            Gold::Neighbours => "neighbours".to_owned(),
            Gold::Zero => "\"0\"".to_owned(),
        }
    }

    pub(super) fn player_name(&self, seat: Seat) -> &str {
        self.names.players().get(seat.index()).map_or("?", String::as_str)
    }
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "before the first deal",
        Phase::Offer => "factory offer",
        Phase::Tiling => "tiling",
        Phase::Preparation => "preparing the next round",
        Phase::End => "the last round is over, bonuses are not counted yet",
        Phase::Over => "the game is over",
    }
}

/// The colour of a tile as it is printed: an edition may print another than Azul.
pub(super) fn paint(edition: Edition, colour: Colour) -> Pen {
    const BLUE: Pen = Pen::Tile(33, 104, 178);
    const YELLOW: Pen = Pen::Tile(242, 184, 48);
    const BROWN: Pen = Pen::Tile(121, 72, 41);
    const RED: Pen = Pen::Tile(190, 44, 44);
    const BLACK: Pen = Pen::Tile(48, 48, 54);
    const WHITE: Pen = Pen::Tile(228, 232, 232);
    match (edition, colour) {
        (_, Colour::Blue) => BLUE,
        (_, Colour::Black) => BLACK,
        (Edition::Base | Edition::Mini, Colour::Yellow) => YELLOW,
        (Edition::Base | Edition::Mini, Colour::Red) => RED,
        (Edition::Base | Edition::Mini, Colour::White) => WHITE,
        (Edition::MasterChocolatier, Colour::Yellow) => BROWN,
        (Edition::MasterChocolatier, Colour::Red) => WHITE,
        (Edition::MasterChocolatier, Colour::White) => RED,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::{Draft, DraftPlayer, PatternLine, Setup};
    use super::*;
    use crate::games::drawing::WIDTH;

    fn names(edition: Edition, players: &[&str]) -> Names {
        let setup = Setup { edition, side: Side::Coloured, specialised: false };
        let players = players.iter().map(|name| DraftPlayer { name: (*name).to_owned(), ..DraftPlayer::default() }).collect();
        Names::of(&Draft {
            setup,
            round: None,
            phase: Phase::Offer,
            phase_given: false,
            turn: None,
            starter: None,
            marker: None,
            players,
            factories: None,
            centre: None,
            bag: None,
            lid: None,
        })
    }

    fn lines(names: &Names, position: &Position) -> Vec<String> {
        let text = |inks: &Inks| inks.iter().map(|ink| ink.text.as_str()).collect::<String>();
        draw(names, position).0.iter().map(|inks| text(inks).trim_end().to_owned()).collect()
    }

    fn line(number: usize) -> Line {
        Line::new(number - 1).unwrap()
    }

    #[test]
    fn a_board_looks_as_on_the_table() {
        let setup = Setup { edition: Edition::Mini, side: Side::Coloured, specialised: false };
        let mut position = Position::new(setup, 2);
        position.round = Some(2);
        position.phase = Phase::Offer;
        position.turn = Seat::new(0);
        position.marker = Marker::Centre;
        let board = &mut position.boards[0];
        board.score = 14;
        board.wall.put(Space::printed(line(2), Colour::Yellow), Colour::Yellow);
        board.lines[3] = PatternLine::of(Colour::Blue, 2);
        assert!(board.floor.push(Piece::Tile(Colour::Red)));
        position.factories[0].tiles = Tiles::new([0, 2, 1, 1, 0]);
        let drawn = lines(&names(Edition::Mini, &["Andrea", "Pedro"]), &position);
        assert_eq!(
            drawn[..10],
            [
                "Azul Mini: round 2, factory offer",
                "",
                "Andrea: 14 points, to move",
                "  1              ·  ▸  b  y  r  k  w",
                "  2           ·  ·  ▸  w  b  Y  r  k",
                "  3        ·  ·  ·  ▸  k  w  b  y  r",
                "  4     ·  ·  B  B  ▸  r  k  w  b  y",
                "  5  ·  ·  ·  ·  ·  ▸  y  r  k  w  b",
                "  floor  −1 −1 −2 −2 −2 −3 −3",
                "          R  ·  ·  ·  ·  ·  ·",
            ]
        );
        assert_eq!(
            drawn[19..],
            [
                "",
                "Factories",
                "  1  Y  Y  R  K   2 empty         3 empty         4 empty         5 empty",
                "  centre  1",
                "  bag    20 blue, 20 yellow, 20 red, 20 black, 20 white (100)",
                "  lid    empty",
            ]
        );
    }

    #[test]
    fn what_a_case_does_not_say_is_not_drawn() {
        let setup = Setup { edition: Edition::Mini, side: Side::Grey, specialised: false };
        let mut position = Position::new(setup, 1);
        (position.round, position.phase, position.factory_count) = (None, Phase::Tiling, None);
        (position.centre, position.bag, position.lid) = (None, None, None);
        let drawn = lines(&names(Edition::Mini, &["Andrea"]), &position);
        assert_eq!(drawn.len(), 10);
        assert_eq!(drawn[0], "Azul Mini: grey side, tiling");
        assert_eq!(drawn[3], "  1              ·  ▸  ·  ·  ·  ·  ·");
    }

    #[test]
    fn chocolate_has_its_own_letters_and_colours() {
        let setup = Setup { edition: Edition::MasterChocolatier, side: Side::Coloured, specialised: true };
        let mut position = Position::new(setup, 2);
        position.phase = Phase::Offer;
        position.factories[1] = Display { tiles: Tiles::new([1, 0, 2, 0, 0]), gold: Some(Gold::Seek(Colour::Yellow)) };
        position.factories[2].gold = Some(Gold::Zero);
        position.boards[1].kept = Some(None);
        let drawn = lines(&names(Edition::MasterChocolatier, &["Andrea", "Pedro"]), &position);
        assert_eq!(drawn[3], "  1              ·  ▸  b  m  w  k  r");
        assert!(drawn.iter().any(|line| line.contains("2 seek brown  B  W  W")));
        assert!(drawn.iter().any(|line| line.contains("3 \"0\" kept by Pedro")));
        assert!(drawn.contains(&"  keeps the \"0\" factory: nothing on it yet".to_owned()));
        assert!(drawn.iter().all(|line| line.chars().count() <= WIDTH));
        assert_eq!(paint(Edition::MasterChocolatier, Colour::White), paint(Edition::Base, Colour::Red));
    }
}
