//! A rules referee for Azul and its relatives.

pub mod case;
pub mod games;
pub mod verdict;
