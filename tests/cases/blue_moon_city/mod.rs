//! Cases of Blue Moon City.

mod round_trip;
mod steps;

use crate::read;
use tilejudge::games::blue_moon_city::BlueMoonCity;

fn read(text: &str) -> read::Read<BlueMoonCity> {
    read::whole::<BlueMoonCity>(text)
}
