//! Drafts of anything at all, for tests of what may not stumble over them.

use super::sample::offer;
use crate::games::azul::{Colour, Draft, DraftFactory, Gold, Phase, Piece, Seat, Side, Tiles};
use fastrand::Rng;

pub(super) fn some<T>(rng: &mut Rng, thing: impl FnOnce(&mut Rng) -> T) -> Option<T> {
    (rng.u8(0..4) > 0).then(|| thing(rng))
}
pub(super) fn colour(rng: &mut Rng) -> Colour {
    Colour::ALL[rng.usize(0..5)]
}
fn tiles(rng: &mut Rng) -> Tiles {
    let most = [0, 2, 20, u8::MAX][rng.usize(0..4)];
    Tiles::new([0; 5].map(|_| rng.u8(0..=most)))
}
fn piece(rng: &mut Rng) -> Piece {
    some(rng, colour).map_or(Piece::Marker, Piece::Tile)
}

pub(super) fn run<T>(rng: &mut Rng, most: usize, mut thing: impl FnMut(&mut Rng) -> T) -> Vec<T> {
    (0..rng.usize(0..=most)).map(|_| thing(rng)).collect()
}

/// Any draft at all, mostly nonsense.
pub(in crate::games::azul) fn nonsense(rng: &mut Rng) -> Draft {
    let mut draft = offer(rng.usize(1..=4));
    let phases = [Phase::Setup, Phase::Offer, Phase::Tiling, Phase::Preparation, Phase::End, Phase::Over];
    draft.phase = phases[rng.usize(0..phases.len())];
    draft.setup.side = if rng.bool() { Side::Grey } else { Side::Coloured };
    draft.setup.specialised = rng.bool();
    draft.round = some(rng, |rng| if rng.bool() { rng.u8(..) } else { rng.u8(0..6) });
    draft.marker = some(rng, |rng| rng.usize(0..9)).and_then(Seat::new);
    draft.turn = some(rng, |rng| rng.usize(0..9)).and_then(Seat::new);
    let model = draft.players[0].clone();
    draft.players = run(rng, 6, |rng| {
        let mut player = model.clone();
        player.name = rng.u8(0..6).to_string();
        player.score = some(rng, |rng| if rng.bool() { rng.i32(..) } else { rng.i32(0..9) });
        player.wall = some(rng, |rng| [[None; 5]; 5].map(|row| row.map(|_: Option<Colour>| some(rng, colour))));
        player.lines = some(rng, |rng| [0; 5].map(|_| run(rng, 7, |rng| some(rng, colour))));
        player.floor = some(rng, |rng| run(rng, 9, |rng| some(rng, piece)));
        player.fallen = player.floor.is_none().then(|| rng.u8(0..9)).filter(|_| rng.bool());
        player.kept = some(rng, |rng| run(rng, 2, piece)).filter(|_| rng.bool());
        player
    });
    let gold = |rng: &mut Rng| {
        let kinds = [Gold::PlusOne, Gold::Stay, Gold::Neighbours, Gold::Zero, Gold::Seek(colour(rng))];
        kinds[rng.usize(0..kinds.len())]
    };
    draft.factories = some(rng, |rng| {
        let count = if rng.bool() { [5, 7, 9][rng.usize(0..3)] } else { rng.usize(0..14) };
        let shown = |rng: &mut Rng| DraftFactory { tiles: tiles(rng), gold: some(rng, gold).filter(|_| rng.bool()) };
        (0..count).map(|_| shown(rng)).collect()
    });
    draft.centre = some(rng, |rng| (tiles(rng), [0, 1, 2, usize::MAX][rng.usize(0..4)]));
    draft.bag = some(rng, tiles);
    draft.lid = some(rng, tiles);
    draft
}
