//! A refused move with the table that it meets: what would be legal instead is found there.

use super::names;
use crate::game::reasons::{Context, ToArg, Vocabulary, says};
use crate::game::{self, Alike, Auditor, Choice, Covers, Tell};
use crate::games::summer_pavilion::pieces::CORNERS;
use crate::games::summer_pavilion::rules::KeepFewer;
use crate::games::summer_pavilion::{
    Board, Colour, Draft, DraftPlayer, Factory, Feature, Flaw, Keep, Marker, Move, NotTold, Phase, Placement, Refusal, Seat,
    Source, Space, SummerPavilion, Take, Tiles, What, judge, rules,
};
use crate::verdict::{Place, Rule, Severity};
use crate::words::{Arg, Message};

/// A refused move of the game.
pub(crate) type Refused<'a> = game::Refused<'a, SummerPavilion>;

impl Refused<'_> {
    /// The key that says what kind of move it is.
    pub(crate) fn verb(&self) -> &'static str {
        match self.play {
            Move::Take(_) => "take",
            Move::Place(_) | Move::PlaceBetween { .. } => "place",
            Move::Bonus { .. } => "bonus",
            Move::Pass { .. } => "pass",
            Move::Refill { .. } => "refill",
            Move::Deal(_) => "deal",
            Move::Finish => "finish",
        }
    }
    /// Who moves; none for what the table does together.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.play.seat()
    }
    fn board(&self) -> Option<&Board> {
        self.seat().map(|seat| self.position.board(seat))
    }
    /// Who moves as the case itself shows them.
    fn player(&self) -> Option<&DraftPlayer> {
        self.n.draft().players.get(self.seat()?.index())
    }
    /// What a phase still has to bring.
    pub(crate) fn comes_next(&self, phase: Phase) -> Message {
        says!(self.n, "comes-next", phase, turn: self.position.turn)
    }
    /// Why what the case tells cannot be in another phase of its round, where it does not say the phase; none while tiles lie
    /// there to be taken, which everybody sees.
    pub(crate) fn ruled_out(&self, needs: Phase) -> Arg {
        let (draft, position) = (self.n.draft(), self.position);
        let is_deduced = !draft.phase_given && matches!(needs, Phase::Offer | Phase::Play);
        if !is_deduced || draft.round.is_some_and(|round| position.round != Some(round)) {
            return Arg::Term("none");
        }
        let flaws = SummerPavilion::audit(&Draft { phase: needs, ..draft.clone() }, self.rulings).flaws;
        let lies_there = |flaw: &Flaw| matches!(flaw, Flaw::FactoryNotEmpty { .. } | Flaw::CentreNotEmpty { .. });
        let mut broken = flaws.iter().map(|flaw| flaw.say(self.n)).filter(|found| found.severity == Severity::Broken);
        broken.next().filter(|_| !flaws.iter().any(lies_there)).map_or(Arg::Term("none"), |found| found.message.into())
    }
    /// What begins with `turn`: the first-player marker's holder, now or before, if nothing yet lets others move.
    pub(crate) fn begins(&self, turn: Seat) -> Arg {
        let position = self.position;
        let untouched = || position.displays().iter().all(|tiles| !tiles.is_empty()) && position.centre == Some(Tiles::EMPTY);
        let later = position.round.is_some_and(|round| round > 1) && position.starter == Some(turn);
        Arg::Term(match position.phase {
            Phase::Offer if later && position.shows_all_factories() && untouched() => "round",
            Phase::Play if position.marker == Marker::With(turn) && self.order(turn).len() == position.seats => "phase",
            Phase::Play if position.marker == Marker::Centre && self.order(turn).len() == position.seats => "unmarked",
            _ => "none",
        })
    }
    /// The rule by which it is the turn of `turn`.
    pub(crate) fn turn_rule(&self, turn: Seat) -> &'static Rule {
        match self.begins(turn) {
            Arg::Term("round" | "unmarked") => &rules::MARKER_HOLDER_BEGINS,
            _ => &rules::TURNS_GO_CLOCKWISE,
        }
    }
    /// Who still moves in this phase, clockwise from `first`.
    fn order(&self, first: Seat) -> Vec<Seat> {
        first.round(self.position.seats).filter(|&seat| !self.position.board(seat).has_passed()).collect()
    }
    /// The same one after the other.
    pub(crate) fn order_from(&self, first: Seat) -> Arg {
        self.order(first).into_iter().rfold(Arg::Term("none"), |rest, first| says!(self.n, "turns-to-come", first, rest).into())
    }
    /// The same by name; none if everybody has passed.
    pub(crate) fn still_playing(&self, seat: Seat) -> Arg {
        let left = self.order(self.position.turn.unwrap_or(seat));
        if left.is_empty() { Arg::Term("none") } else { left.to_arg(self.n) }
    }

    // What the case itself shows of what the move speaks of, as it is now: where that is.
    pub(crate) fn shown(&self, from: Source) -> Option<Place> {
        let shown = match from {
            Source::Factory(factory) => self.n.draft().factories.iter().flatten().nth(factory.index()).copied(),
            Source::Centre => self.n.draft().centre.map(|(tiles, _)| tiles),
        };
        shown.filter(|_| shown == judge::lying(self.position, from)).map(|_| names::source_place(from))
    }
    pub(crate) fn shown_supply(&self) -> Option<Place> {
        let shown = self.n.draft().supply;
        shown.filter(|_| shown == self.position.supply).map(|_| Place::root().key("supply"))
    }
    pub(crate) fn shown_tile(&self, space: Space, colour: Colour) -> Option<Place> {
        let seat = self.seat()?;
        let shown = self.player()?.stars.whole()?.at(space);
        (shown == Some(colour)).then(|| self.n.space_place(seat, space))
    }
    /// Whether the case tells that a space is free, though not all that lies on its star.
    pub(crate) fn is_free(&self, space: Space) -> bool {
        self.board().is_some_and(|board| !board.stars.untold.has(space))
    }
    pub(crate) fn shown_hand(&self) -> Option<Place> {
        let (shown, hand) = (self.player()?.tiles?, self.board()?.hand?);
        self.seat().filter(|_| shown == hand).map(names::hand)
    }
    /// What only one space keeps from being surrounded, if the stars are told, with that space; a few where there are many.
    pub(crate) fn lacking(&self) -> Arg {
        let Some(pavilion) = self.board().and_then(|board| board.stars.whole()) else { return Arg::Term("none") };
        let lacking = Feature::all().filter_map(|feature| {
            let free = feature.spaces().without(pavilion.covered());
            let space = free.first().filter(|_| free.len() == 1)?;
            Some(says!(self.n, "lacks", feature: self.n.feature(feature), space))
        });
        let lacking: Vec<_> = lacking.take(4).collect();
        if lacking.is_empty() { Arg::Term("none") } else { lacking.to_arg(self.n) }
    }
    /// How many tiles lie on the star of a space.
    pub(crate) fn on_star(&self, space: Space) -> usize {
        self.board().map_or(0, |board| board.stars.tiles.covered().and(space.star().spaces()).len())
    }
    /// The first tile of a colour on the star of a space.
    pub(crate) fn holding(&self, space: Space, colour: Colour) -> Option<Space> {
        self.board()?.stars.tiles.find(space.star(), colour)
    }

    /// A heap, the wild colour last.
    pub(crate) fn tiles(&self, tiles: Tiles) -> Arg {
        self.n.tiles_by(self.position.wild(), tiles)
    }
    /// What lies on a factory or in the centre, as far as it is told.
    pub(crate) fn there(&self, from: Source) -> Tiles {
        judge::lying(self.position, from).unwrap_or_default()
    }
    pub(crate) fn held(&self) -> Tiles {
        self.board().and_then(|board| board.hand).unwrap_or_default()
    }
    /// What lies beside the board.
    pub(crate) fn hand(&self) -> Arg {
        self.tiles(self.held())
    }
    /// How many tiles cannot be kept; none where nobody knows.
    pub(crate) fn gone(&self) -> Option<u32> {
        self.board()?.hand?.total().checked_sub(CORNERS).filter(|&gone| gone > 0)
    }
    pub(crate) fn heaps(&self, heaps: &[Tiles]) -> Arg {
        let id = if heaps.len() > 2 { "heap-plus" } else { "heap" };
        Arg::List(heaps.iter().map(|&tiles| self.n.message(id).with("tiles", self.tiles(tiles)).thing()).collect())
    }
    /// A choice between heaps.
    fn either(&self, heaps: &[Tiles]) -> Message {
        says!(self.n, "either", heaps: self.heaps(heaps), count: heaps.len())
    }

    // What would be legal instead.
    /// What can be taken from the source, or where the colour of the move lies.
    pub(crate) fn takes(&self, from: Option<Source>) -> Message {
        let allowed = |from: Source| {
            let there = judge::lying(self.position, from).filter(|there| !there.is_empty())?;
            let wild = self.position.wild()?;
            let takes = judge::choosable(there, wild).iter().map(|(colour, _)| judge::by_rule(colour, there, Some(wild)));
            Some(says!(self.n, "takes-from", source: self.n.source(from), takes: self.either(&takes.collect::<Vec<_>>())))
        };
        from.and_then(allowed).or_else(|| self.lies()).unwrap_or_else(|| self.n.message("take-one-colour"))
    }
    /// Where a take comes from.
    pub(crate) fn from(&self) -> Option<Source> {
        if let Move::Take(take) = self.play { take.from } else { None }
    }
    /// Where the colour that is taken lies, if the move names one.
    pub(crate) fn lies(&self) -> Option<Message> {
        let Move::Take(Take { what, .. }) = self.play else { return None };
        let colour = match *what {
            What::Colour(colour, _) => Some(colour),
            // The wild one only goes along.
            What::Tiles(tiles) => {
                let wild = self.position.wild();
                tiles.iter().map(|(colour, _)| colour).max_by_key(|&colour| Some(colour) != wild)
            }
        };
        let is_shown = self.position.known_factories() > 0 || self.position.centre.is_some();
        colour.filter(|_| is_shown).map(|colour| self.sources(colour))
    }
    /// Where tiles of `colour` lie to be taken.
    pub(crate) fn sources(&self, colour: Colour) -> Message {
        let known = Factory::all().map(Source::Factory).chain([Source::Centre]);
        let holding = known.filter_map(|from| {
            let there = judge::lying(self.position, from).filter(|there| there.of(colour) > 0)?;
            Some(says!(self.n, "lies-there", source: self.n.source(from), tiles: self.tiles(there)))
        });
        let holding: Vec<_> = holding.collect();
        let all_known = self.position.factory_count.is_some() && self.position.centre.is_some();
        match holding.is_empty() {
            false => says!(self.n, "lies", places: holding, colour),
            true => says!(self.n, "lies-nowhere", known: all_known, colour),
        }
    }
    /// Whether the player could place a tile of `colour` on the space, or might where the tiles beside the board are not told.
    pub(crate) fn affords(&self, space: Space, colour: Colour) -> bool {
        let Some(board) = self.board() else { return false };
        match board.hand {
            Some(_) => judge::affordable(self.position, board, colour, self.rulings).has(space),
            None => !board.stars.tiles.covered().has(space),
        }
    }
    /// Where the tile of the move could go.
    pub(crate) fn spaces(&self) -> Arg {
        match self.play {
            Move::Place(Placement { colour, .. }) | Move::PlaceBetween { colour, .. } => self.placements(*colour).into(),
            _ => Arg::Term("none"),
        }
    }
    /// Where the player who moves can place a tile of `colour` now.
    pub(crate) fn placements(&self, colour: Colour) -> Message {
        let whole = self.board().and_then(|board| board.stars.whole());
        let open = whole.map(|pavilion| pavilion.open(self.position.side, colour, self.rulings.centre_one_colour));
        let Some((board, held)) = self.board().and_then(|board| Some((board, board.hand?))) else {
            let spaces = open.map_or(Arg::Term("none"), |open| match open.is_empty() {
                true => Arg::Term("no"),
                false => self.n.some_of(open).into(),
            });
            return says!(self.n, "needs-hand", colour, spaces, wild: self.wild_beside(colour));
        };
        let with_hand = |message: Message| message.with("tiles", self.tiles(held));
        if held.is_empty() {
            return with_hand(self.begin("has-to-pass"));
        }
        let Some(open) = open else { return with_hand(says!(self.n, "needs-stars", colour)) };
        let spaces_for = |colour| judge::affordable(self.position, board, colour, self.rulings);
        let spaces = spaces_for(colour);
        if !spaces.is_empty() {
            return with_hand(says!(self.n, "can-go", colour, spaces: self.n.some_of(spaces)));
        }
        let (holds, wild_known) = (held.of(colour) > 0, self.position.wild().is_some());
        if !wild_known && holds {
            return says!(self.n, "needs-round", colour);
        }
        let others = held.iter().map(|(other, _)| other).filter(|&other| !spaces_for(other).is_empty());
        let others: Vec<_> = others.collect();
        with_hand(match (others.is_empty(), wild_known) {
            (false, _) => says!(self.n, (self.begin("others-can-go")), colour, others, holds, open: !open.is_empty()),
            (true, false) => says!(self.n, (self.begin("has-none")), colour),
            (true, true) => self.begin("has-to-pass"),
        })
    }
    /// See [`Wording::choice`](crate::game::Wording::choice): what may be paid, or one way
    /// of many to keep as many tiles as can be.
    pub(crate) fn choice(&self, refusal: &Refusal) -> Option<Choice<Move>> {
        let name = |id, tiles: Tiles| self.n.message(id).with("tiles", self.tiles(tiles));
        let (says, ways, covers, alike) = match (refusal, self.play) {
            (_, Move::Place(place @ Placement { colour, space, pay: None, .. })) => {
                let way = |&pay: &Tiles| (Move::Place(Placement { pay: Some(pay), ..*place }), name("heap-plus", pay));
                // Of tiles that are not told it may be as many of the colour as those that are leave to pay.
                let (some, cost) = (self.board().map_or(Tiles::EMPTY, |board| board.some), space.cost(self.position.side));
                let likely = judge::likely_payment(some, *colour, self.position.wild(), cost);
                let (ways, covers) = match refusal {
                    Refusal::PaymentNotSaid { payments, .. } => (&payments.0[..], Covers::Legal),
                    Refusal::NotTold { what: NotTold::Hand } => (&[likely][..], Covers::Some),
                    _ => return None,
                };
                // However it is paid, the placed tile brings the same.
                (self.n.message("payment-choice"), ways.iter().map(way).collect(), covers, Alike::Points)
            }
            (Refusal::KeepNotSaid { held }, &Move::Pass { seat, .. }) => {
                let mut kept = Tiles::EMPTY;
                for (colour, there) in held.0.iter() {
                    let room = CORNERS.saturating_sub(kept.total());
                    kept.add(colour, u32::from(there).min(room) as u8);
                }
                let way = (Move::Pass { seat, keep: Keep::only(kept) }, name("heap", kept));
                // Who may keep fewer than can be kept pays for more.
                let alike = if self.rulings.keep_fewer == KeepFewer::No { Alike::Points } else { Alike::Legal };
                (self.begin("keep-choice"), vec![way], Covers::Some, alike)
            }
            _ => return None,
        };
        Some(Choice { says, ways, covers, alike })
    }
    /// The wild colour that may be paid beside another; none if it is the same.
    fn wild_beside(&self, colour: Colour) -> Arg {
        self.position.wild().map_or(Arg::Term("untold"), |wild| Some(wild).filter(|&wild| wild != colour).to_arg(self.n))
    }
    /// What the player who moves could pay; where nothing would do, what could be placed instead.
    pub(crate) fn payments(&self, payments: &[Tiles]) -> Arg {
        match (payments.is_empty(), self.play) {
            (false, _) => says!(self.n, "this-would-do", payments: self.either(payments)).into(),
            (true, &Move::Place(Placement { space, colour, .. })) if self.board().is_some_and(|board| board.hand.is_none()) => {
                // Whatever is placed there, a star of one colour takes that.
                let own = space.star().colour().filter(|_| !self.n.is_monochrome());
                let colour = own.unwrap_or(colour);
                let (here, needs) = (self.n.here(space), space.cost(self.position.side));
                says!(self.n, "price", here, colour, needs, wild: self.wild_beside(colour)).into()
            }
            (true, _) => self.spaces(),
        }
    }
}
