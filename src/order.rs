//! The one sort that all rooms share: the library's own is built anew for each type and key, forty times, which was two in a
//! hundred of what a phone loads.

use std::cmp::Ordering;

/// Sorts items by a key; equal ones stay in the order that they have.
pub(crate) fn by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    by(items, |one, other| key(one).cmp(&key(other)));
}

/// Sorts items.
pub(crate) fn all<T: Ord>(items: &mut [T]) {
    by(items, T::cmp);
}

fn by<T>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let from = sorted(items.len(), &|one, other| compare(&items[one], &items[other]));
    for place in 0..items.len() {
        // What lay at a place that is done lies where it was swapped to.
        let mut lies = from[place];
        while lies < place {
            lies = from[lies];
        }
        items.swap(place, lies);
    }
}

fn sorted(length: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut from: Vec<usize> = (0..length).collect();
    from.sort_by(|&one, &other| compare(one, other));
    from
}

#[cfg(test)]
mod tests {
    #[test]
    fn equal_ones_stay_in_order() {
        let mut items = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e'), (0, 'f')];
        super::by_key(&mut items, |&(number, _)| number);
        assert_eq!(items.map(|(_, letter)| letter), ['f', 'b', 'e', 'd', 'a', 'c']);
    }
}
