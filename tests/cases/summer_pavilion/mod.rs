//! Cases of Summer Pavilion.

mod moves;
mod positions;
mod round_trip;

use crate::read;
use tilejudge::games::summer_pavilion::SummerPavilion;

fn read(text: &str) -> read::Read<SummerPavilion> {
    read::whole::<SummerPavilion>(text)
}

fn fault(text: &str) -> (&'static str, String, String) {
    read::fault::<SummerPavilion>(text)
}
