//! From a place in a case to a span in its source.

use super::lexicon;
use crate::case::{self, Letters, Node, Reader, Span};
use crate::game::header;
use crate::games::summer_pavilion::Side;
use crate::verdict::{Place, Step};

/// As [`case::locate`], and a space by its number (`stars.blue.5`) in a run of numbers (`blue: "1 5"`) as well as in a map.
pub(crate) fn locate(case: (&Node<'_>, &Letters), place: &Place) -> Span {
    let stars = [lexicon::star_keys(Side::Coloured), lexicon::star_keys(Side::Monochrome)];
    let keys = [header::KEYS, lexicon::CASE, lexicon::PLAYER, lexicon::MOVE, stars[0], stars[1], lexicon::PLACE_KEYS];
    let find = |place: &Place| case::locate(case, place, &keys, &lexicon::ANY);
    let [.., Step::Key(stars), Step::Key(_), Step::Key(number)] = place.0.as_slice() else { return find(place) };
    if stars != "stars" {
        return find(place);
    }
    let mut star = place.clone();
    star.0.pop();
    let Some(run) = case::find(case, &star, &keys) else { return find(place) };
    // A map finds the number by itself; what is no run of numbers has been refused before anything can be sought in it.
    let numbers = Reader::default().pieces(run, lexicon::NUMBERS.what, &lexicon::NUMBERS).unwrap_or_default();
    match numbers.iter().position(|held| held.is_some_and(|held| held.to_string() == **number)) {
        Some(index) => find(&star.piece(index)),
        None => find(place),
    }
}
