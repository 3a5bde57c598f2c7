//! The final ranking, and a score as the track shows it.

use super::names::Names;
use super::to_arg::BOOK;
use crate::game::reasons::{ToArg, Vocabulary};
use crate::games::summer_pavilion::scoring::{TRACK, tokens};
use crate::games::summer_pavilion::{Phase, Position, Seat, rules};
use crate::verdict::Rank;
use crate::words::Message;

/// "80-point token + 3 on the track"; none for a score that the track shows by itself.
pub(crate) fn say_score(score: i32) -> Option<Message> {
    let says = Message::new(&BOOK, "score-with-tokens").with("tokens", tokens(score)).with("track", (score - 1) % TRACK + 1);
    (score > TRACK).then_some(says)
}

/// The final ranking by points; ties share a place. Empty before the end, and with unknown players; unsure places are left out.
pub(crate) fn rank(n: &Names, position: &Position) -> Vec<Rank> {
    if position.phase != Phase::Over || !position.whole_table {
        return Vec::new();
    }
    let ranked = |seat: Seat| {
        let points = position.board(seat).score.known()?;
        let (mut ahead, mut sharing) = (0, Vec::new());
        for other in position.seats().filter(|&other| other != seat) {
            let theirs = position.board(other).score;
            if theirs.least() > points {
                ahead += 1;
            } else if theirs.known() == Some(points) {
                sharing.push(other);
            } else if theirs.most().is_none_or(|most| most >= points) {
                return None;
            }
        }
        let says = n.message("rank-shared").with("first", ahead == 0).with("others", sharing.to_arg(n));
        let why = (!sharing.is_empty()).then_some(says);
        let rules = why.iter().map(|_| &rules::TIE_IS_SHARED).collect();
        Some(Rank { place: ahead + 1, player: n.player(seat).to_owned(), points, why, rules })
    };
    let mut ranks: Vec<Rank> = position.seats().filter_map(ranked).collect();
    ranks.sort_by_key(|rank| rank.place);
    ranks
}
