//! What slips speak of, in words.

use super::names::Names;
use crate::game::reasons::{ToArg, Vocabulary};
use crate::games::azul::slips::{Bonus, Missing};
use crate::games::azul::{Space, SpaceSet};
use crate::words::{Arg, Message};

/// That a tile also counts others, and why they do not belong to it.
pub(crate) fn also(n: &Names, why: &'static str, space: Space, spaces: SpaceSet) -> Message {
    let message = n.message("slip-also").with("space", space.to_arg(n)).with("why", Arg::Term(why));
    message.with("count", spaces.len()).with("spaces", in_rows(n, spaces))
}

/// "1, 2, 3": what so many pieces cost if each costs one more.
pub(crate) fn costs(n: &Names, pieces: usize) -> Arg {
    let one = |next: Arg, cost| n.message("slip-costs").with("cost", cost).with("next", next).into();
    (1..=pieces).rfold(Arg::Term("none"), one)
}

/// What lacks for a bonus.
pub(crate) fn lacks(n: &Names, bonus: Bonus, missing: Missing) -> Message {
    let (kind, number) = match missing {
        Missing::Space(space) if matches!(bonus, Bonus::Row(_)) => ("column", space.column().number()),
        Missing::Space(space) => ("row", space.row().number()),
        Missing::Row(row) => ("row", row.number()),
    };
    n.message("slip-lacks").with("kind", Arg::Term(kind)).with("number", number)
}

/// "row 1, columns 2 and 3"; "row 1 column 2 and row 3 columns 4 and 5".
pub(crate) fn in_rows(n: &Names, spaces: SpaceSet) -> Arg {
    let all: Vec<_> = spaces.iter().collect();
    let rows: Vec<_> = all.chunk_by(|one, next| one.row() == next.row()).collect();
    let alone = rows.len() == 1;
    let said = |same: &&[Space]| {
        let columns: Arg = same.iter().map(|space| space.column().number()).collect();
        let message = n.message("slip-spaces").with("row", same[0].row().to_arg(n)).with("alone", alone.to_arg(n));
        message.with("count", same.len()).with("columns", columns)
    };
    rows.iter().map(said).collect()
}

/// What a bonus is for.
pub(crate) fn say_bonus(n: &Names, bonus: Bonus, unfinished: bool) -> Message {
    let (kind, number, colour) = match bonus {
        Bonus::Row(row) => ("row", row.number(), None),
        Bonus::Column(column) => ("column", column.number(), None),
        Bonus::Colour(colour) if unfinished => ("unfinished-colour", 0, Some(colour)),
        Bonus::Colour(colour) => ("colour", 0, Some(colour)),
    };
    let message = n.message("slip-bonus").with("kind", Arg::Term(kind)).with("number", number);
    message.with("colour", colour.to_arg(n))
}
