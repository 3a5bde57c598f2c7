//! What the whole case shows: the boards that can be trusted, the number of players, the gold factories, the marker.

use super::boards::Trusted;
use super::{Notes, fallen, marker};
use crate::game::shared::{players_for, repeated, table_of_factories};
use crate::games::azul::pieces::{FACTORIES, FLOOR, SEATS};
use crate::games::azul::{
    Colour, Draft, DraftFactory, DraftPlayer, Factory, Flaw, Gold, MarkerPlace, Phase, Piece, Position, Rulings, Seat, Seen,
    Spot, Tiles,
};
use crate::verdict::TrackedRulings;

/// Places where the case shows the marker: two of the same heap at most, and each space of a floor line that holds one.
pub(super) fn markers(draft: &Draft) -> impl Iterator<Item = MarkerPlace> + '_ {
    let in_centre = draft.centre.map_or(0, |(_, markers)| markers.min(2));
    let on_boards = Seat::all().zip(&draft.players).flat_map(|(seat, player)| {
        let floor = player.floor.as_ref().or(player.fallen.as_ref()).into_iter().flatten().enumerate();
        let floor = floor
            .filter(|(_, piece)| **piece == Some(Piece::Marker))
            .map(move |(at, _)| MarkerPlace::Floor(seat, at))
            .take(FLOOR);
        let kept = player.kept.iter().flatten().filter(|piece| **piece == Piece::Marker).map(move |_| MarkerPlace::Kept(seat));
        floor.chain(kept)
    });
    std::iter::repeat_n(MarkerPlace::Centre, in_centre).chain(on_boards).chain(draft.marker.map(MarkerPlace::Front))
}

/// The case as the checks see it.
pub(super) struct Table<'a> {
    /// The case itself.
    pub(super) draft: &'a Draft,
    /// The answers in force.
    pub(super) rulings: &'a TrackedRulings<Rulings>,
    boards: [Trusted; SEATS],
    /// How many boards are shown.
    pub(super) seats: usize,
    /// Whether everybody at the table is shown.
    pub(super) whole: bool,
    /// How many play, if the case tells: by its players, or by its factories.
    pub(super) players: Option<usize>,
    /// The round, unless the phase contradicts it.
    pub(super) round: Option<u8>,
    pub(super) on_factories: Tiles,
    /// The tiles of each colour in sight.
    pub(super) seen: [Seen; 5],
    /// The factories, if there are as many as that number of players has.
    pub(super) ring: Option<&'a [DraftFactory]>,
    /// Whether the gold sides can be relied on (always so where the variant is not in play).
    pub(super) gold_known: bool,
    /// Where the marker is, if it is shown in exactly one place.
    pub(super) marker: Option<MarkerPlace>,
    /// Whether somebody keeps the "0" factory, or may, and the case does not say who: a piece may lie on it.
    pub(super) kept_unsaid: bool,
}

table_of_factories!(Table: Trusted);

impl<'a> Table<'a> {
    /// Reads boards, players and factories, and reports what is wrong with them in themselves.
    pub(super) fn read(draft: &'a Draft, rulings: &'a TrackedRulings<Rulings>, notes: &mut Notes) -> Self {
        let (seats, whole) = Self::seated(&draft.players, &mut notes.flaws);
        let mut boards = [Trusted::default(); SEATS];
        for ((seat, player), board) in Seat::all().zip(&draft.players).zip(&mut boards) {
            *board = Trusted::read(draft, seat, player, notes);
        }
        let mut places = markers(draft);
        let mut table = Self {
            draft,
            rulings,
            boards,
            seats,
            whole,
            players: whole.then_some(seats),
            round: None,
            on_factories: Tiles::EMPTY,
            seen: [Seen::default(); 5],
            ring: None,
            gold_known: !draft.setup.specialised,
            marker: places.next().filter(|_| places.next().is_none()),
            kept_unsaid: false,
        };
        table.read_round(notes);
        if !table.leaves_out_zero() {
            table.read_ring(players_for, &mut notes.flaws);
        }
        table.read_gold(notes);
        table.on_factories = table.factories().fold(Tiles::EMPTY, |tiles, (_, shown)| tiles.plus(shown.tiles));
        table.seen = table.in_sight();
        let nobody_keeps = whole && draft.players.iter().all(|player| player.keeps_none);
        table.kept_unsaid = !nobody_keeps && table.zero_may_be_kept() && table.keepers().next().is_none();
        if draft.phase == Phase::Offer && marker::must_be_in_centre(&table) {
            table.marker = Some(MarkerPlace::Centre);
        }
        table
    }

    /// Rounds are counted from 1 when the first factories are filled; before that there is none.
    fn read_round(&mut self, notes: &mut Notes) {
        let Some(round) = self.draft.round else { return };
        let phase = self.draft.phase;
        let fits = if phase == Phase::Setup { round <= 1 } else { round >= 1 };
        if fits {
            self.round = Some(round);
        } else {
            notes.flaw(Flaw::RoundAgainstPhase { round, phase });
        }
    }

    /// As many gold sides as players, all different, turned up from before filling to the next round; needed in the offer only.
    fn read_gold(&mut self, notes: &mut Notes) {
        let Some(factories) = &self.draft.factories else { return };
        let gold = || Factory::all().zip(factories).filter_map(|(factory, shown)| Some((factory, shown.gold?)));
        if !self.draft.setup.specialised {
            return notes.flaws.extend(gold().map(|(factory, gold)| Flaw::GoldWithoutVariant { factory, gold }));
        }
        let once = notes.passes(|notes| {
            notes.flaws.extend(repeated(gold()).map(|(first, second, gold)| Flaw::GoldTwice { gold, first, second }));
        });
        let Some(players) = self.players.filter(|_| self.ring.is_some()) else { return };
        let count = gold().count();
        // What nobody can take any more is not told by its sides.
        let is_over = || self.draft.phase != Phase::Offer || factories.iter().all(|shown| shown.tiles.is_empty());
        let fits = count == players || count == 0 && is_over();
        // The "0" factory may lie beside a board, and stand in the ring as an empty one.
        let is_beside = || self.shows_no_zero() && factories.iter().any(|shown| shown.gold.is_none() && shown.tiles.is_empty());
        let fits = fits || count + 1 == players && is_beside();
        notes.flaw((!fits).then_some(Flaw::GoldCount { gold: count, players }));
        self.gold_known = count == players && once;
    }

    /// The "0" factory with its number, if it is shown or the gold sides are known: none if it is not among them.
    pub(super) fn zero(&self) -> Option<Option<(Factory, &'a DraftFactory)>> {
        let shown = self.factories().find(|(_, shown)| shown.gold == Some(Gold::Zero));
        match self.ring {
            _ if !self.draft.setup.specialised => None,
            Some(_) => self.gold_known.then_some(shown),
            None => shown.map(Some),
        }
    }
    /// Whether the "0" factory is kept, or may be by who does not tell, and is shown nowhere else.
    fn shows_no_zero(&self) -> bool {
        let is_unsaid = |player: &DraftPlayer| self.draft.phase == Phase::Offer && player.kept.is_none() && !player.keeps_none;
        let may_be_kept = self.keepers().next().is_some() || self.draft.players.iter().any(is_unsaid);
        self.draft.setup.specialised && may_be_kept && self.factories().all(|(_, shown)| shown.gold != Some(Gold::Zero))
    }
    /// Whether the "0" factory of a whole table is left out, which lies beside a board.
    fn leaves_out_zero(&self) -> bool {
        let shown = self.draft.factories.as_ref().map_or(0, Vec::len);
        shown + 1 == self.players.map_or(0, Position::factories_for) && self.shows_no_zero()
    }
    /// Who is said to keep the "0" factory.
    pub(super) fn keepers(&self) -> impl Iterator<Item = Seat> + '_ {
        self.boards().filter(|(_, board)| board.kept.is_some()).map(|(seat, _)| seat)
    }
    /// Whether it may be kept: in the offer once it is emptied, unless it was never filled; while tiling it may have gone back.
    fn zero_may_be_kept(&self) -> bool {
        match (self.zero(), self.draft.phase) {
            (Some(Some((_, shown))), Phase::Offer) => shown.tiles.is_empty(),
            (Some(None), _) => false,
            (_, Phase::Offer | Phase::Tiling) => self.draft.setup.specialised,
            (_, Phase::Setup | Phase::Preparation | Phase::End | Phase::Over) => false,
        }
    }

    /// Whether somebody certainly keeps it: it was filled, so somebody emptied it, and keeps it until the offer is over.
    pub(super) fn zero_is_kept(&self) -> bool {
        let is_empty = self.zero().flatten().is_some_and(|(_, shown)| shown.tiles.is_empty());
        is_empty && self.draft.phase == Phase::Offer && !self.may_run_short()
    }

    /// Whether nobody can have tiled a line: the first round's offer, or before.
    pub(super) fn nothing_tiled_yet(&self) -> bool {
        match self.draft.phase {
            Phase::Setup => true,
            Phase::Offer => self.round == Some(1),
            _ => false,
        }
    }
    /// The factories with their numbers, as many as a table can have.
    pub(super) fn factories(&self) -> impl Iterator<Item = (Factory, &'a DraftFactory)> + Clone {
        Factory::all().zip(self.draft.factories.as_deref().unwrap_or_default()).take(FACTORIES)
    }
    /// How many factories hold nothing, if all are shown; while tiling all that there are.
    ///
    /// 0 means that nobody took from a factory but "stay", and nothing came to the centre: whoever takes sends the rest away, and
    /// "to the neighbours", which alone fills others again, is left empty itself.
    pub(super) fn emptied(&self) -> Option<u32> {
        if self.draft.phase == Phase::Tiling {
            return self.players.map(|players| Position::factories_for(players) as u32);
        }
        self.ring.map(|ring| ring.iter().filter(|shown| shown.tiles.is_empty()).count() as u32)
    }
    fn in_sight(&self) -> [Seen; 5] {
        let boards: [Tiles; SEATS] = std::array::from_fn(|seat| self.boards[seat].tiles());
        let [centre, bag, lid] = [self.centre(), self.draft.bag, self.draft.lid].map(Option::unwrap_or_default);
        Colour::ALL.map(|colour| {
            let of = |tiles: Tiles| u32::from(tiles.of(colour));
            Seen([boards.into_iter().map(of).sum(), of(self.on_factories), of(centre), of(bag), of(lid)])
        })
    }
    /// Factories and the centre, where tiles lie there.
    pub(super) fn on_offer(&self) -> impl Iterator<Item = (Spot, Tiles)> + '_ {
        let factories = self.factories().map(|(factory, shown)| (Spot::Factory(factory), shown.tiles));
        factories.chain(self.centre().map(|tiles| (Spot::Centre, tiles))).filter(|(_, tiles)| !tiles.is_empty())
    }
    /// How many tiles lie there.
    pub(super) fn offered(&self) -> u32 {
        self.on_factories.total() + self.centre().map_or(0, Tiles::total)
    }
    /// How many tiles it took at least to tile what the walls hold, as they show or as the scores of the first tiling tell.
    pub(super) fn used(&self) -> u32 {
        let by_score = |player: &DraftPlayer| fallen::fewest_for(player.score.filter(|_| self.is_first_tiling())?);
        let used = |((_, board), player): ((Seat, &Trusted), &DraftPlayer)| match board.wall.whole() {
            Some(_) => board.used(),
            None => board.used().max(by_score(player).unwrap_or(0)),
        };
        self.boards().zip(&self.draft.players).map(used).sum()
    }
    /// How many it took as the walls show.
    pub(super) fn shown(&self) -> u32 {
        self.boards().map(|(_, board)| board.used()).sum()
    }
}
