//! The one sort that all rooms share: the library's own is built anew for each type and key, forty times, which was four in a
//! hundred of what a phone loads.

use std::cmp::Ordering;

/// Sorts items by a key; equal ones stay in the order that they have.
pub(crate) fn by_key<T, K: Ord>(items: &mut [T], key: impl FnMut(&T) -> K) {
    let keys: Vec<K> = items.iter().map(key).collect();
    arrange(items.len(), &|one, other| keys[one].cmp(&keys[other]), &mut |one, other| items.swap(one, other));
}

fn arrange(length: usize, compare: &dyn Fn(usize, usize) -> Ordering, swap: &mut dyn FnMut(usize, usize)) {
    let mut from: Vec<usize> = (0..length).collect();
    from.sort_by(|&one, &other| compare(one, other));
    for place in 0..length {
        // What lay at a place that is done lies where it was swapped to.
        let mut lies = from[place];
        while lies < place {
            lies = from[lies];
        }
        swap(place, lies);
    }
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
