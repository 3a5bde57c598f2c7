//! The slips that people make in counting.

use crate::slips;

slips! {}
