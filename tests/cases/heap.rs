//! Heaps, whose counts are reckoned many at a time.

use tilejudge::games::azul::Tiles;

#[test]
fn counts_in_a_word_are_reckoned_as_each_alone() {
    let mut rng = fastrand::Rng::with_seed(1);
    // Most counts are small, as on a table; a draft may hold any.
    let mut counts = || -> [u8; 5] { std::array::from_fn(|_| if rng.u8(..4) > 0 { rng.u8(..4) } else { rng.u8(..) }) };
    for _ in 0..10_000 {
        let (here, there) = (counts(), counts());
        let each = |count: &dyn Fn(u8, u8) -> u8| -> [u8; 5] { std::array::from_fn(|index| count(here[index], there[index])) };
        let (heap, other) = (Tiles::new(here), Tiles::new(there));
        assert_eq!(heap.plus(other), Tiles::new(each(&u8::saturating_add)));
        let is_there = here.iter().zip(there).all(|(&here, there)| here >= there);
        assert_eq!(heap.minus(other), is_there.then(|| Tiles::new(each(&u8::wrapping_sub))));
        assert_eq!(heap.kinds(), Tiles::new(here.map(|count| count.min(1))));
        assert_eq!(heap.total(), here.into_iter().map(u32::from).sum::<u32>());
        assert!(
            heap.iter()
                .map(|(colour, count)| (colour.index(), count))
                .eq((0..5).map(|at| (at, here[at])).filter(|(_, count)| *count > 0))
        );
    }
}
