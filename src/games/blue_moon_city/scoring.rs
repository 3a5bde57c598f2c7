//! What changes hands: one function for every unit.
