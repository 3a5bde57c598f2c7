//! What is told of a table, whole or in part: mechanisms of positions and of audits.

/// What is known of something with many parts: all of it, where none is `untold`; by default nothing. The others are in `$held`,
/// and what `$more` tells of those that are not known is nothing by default.
macro_rules! in_part {
    ($name:ident of $whole:ty = $held:ident, $set:ty $(, $more:ident)*) => {
        impl Default for $name {
            fn default() -> Self {
                Self { untold: <$set>::ALL, ..<$whole>::default().into() }
            }
        }
        impl From<$whole> for $name {
            /// All of it.
            fn from($held: $whole) -> Self {
                Self { $held, untold: <$set>::EMPTY, $($more: Default::default()),* }
            }
        }
        impl $name {
            /// Whether all of it is known.
            pub fn is_whole(&self) -> bool {
                self.untold.is_empty()
            }
            /// All of it, if that is known.
            pub fn whole(&self) -> Option<$whole> {
                self.is_whole().then_some(self.$held)
            }
            /// Whether anything is known of any part.
            pub fn is_told(&self) -> bool {
                self.untold != <$set>::ALL
            }
        }
    };
}
pub(crate) use in_part;

/// What the tables of audits have in common whose games have boards, factories and a centre.
macro_rules! table_of_factories {
    ($table:ident: $board:ty) => {
        impl $table<'_> {
            /// How many boards there are, and whether they are those of a whole table. Reports who is there too often.
            fn seated(players: &[DraftPlayer], flaws: &mut Vec<Flaw>) -> (usize, bool) {
                let listed = players.len();
                flaws.extend((!(1..=SEATS).contains(&listed)).then_some(Flaw::PlayerCount { players: listed }));
                let names = Seat::all().zip(players.iter().map(|player| &player.name));
                let twice = $crate::game::shared::repeated(names);
                flaws.extend(twice.map(|(first, second, _)| Flaw::SameName { first, second }));
                (listed.min(SEATS), (2..=SEATS).contains(&listed))
            }
            /// Finds all factories of the table, as many as its players have; where it is not told who plays, `told` says by the
            /// factories how many do. A single board may come with just those that matter, and so may a whole table with fewer
            /// than half of them.
            fn read_ring(&mut self, told: impl Fn(usize) -> Option<usize>, flaws: &mut Vec<Flaw>) {
                let Some(factories) = &self.draft.factories else { return };
                let count = factories.len();
                self.players = self.players.or_else(|| told(count));
                match self.players.map(|players| (players, $crate::game::shared::factories_for(players))) {
                    Some((_, expected)) if count == expected => self.ring = Some(factories),
                    Some((_, expected)) if count > 0 && 2 * count < expected => {}
                    Some((players, expected)) => flaws.push(Flaw::FactoryCount { factories: count, players, expected }),
                    None if count > FACTORIES => flaws.push(Flaw::FactoryCountForNobody { factories: count }),
                    None => {}
                }
            }
            /// The boards, clockwise.
            pub(super) fn boards(&self) -> impl Iterator<Item = (Seat, &$board)> + Clone {
                Seat::all().zip(&self.boards).take(self.seats)
            }
            pub(super) fn board(&self, seat: Seat) -> &$board {
                &self.boards[seat.index()]
            }
            /// The tiles in the centre, if it is shown.
            pub(super) fn centre(&self) -> Option<Tiles> {
                self.draft.centre.map(|(tiles, _)| tiles)
            }
        }
    };
}
pub(crate) use table_of_factories;
