//! A seeded random player.

/// Chooses moves at random.
#[derive(Debug, Clone)]
pub struct RandomPlayer;
