//! What pictures of tables are made of, as text and as shapes. Knows no game.

pub(crate) mod captions;
pub(crate) mod cells;
mod drawing;
pub(crate) mod kit;
pub(crate) mod ring;
mod scene;

pub use drawing::{Drawing, Ink, Inks, Pen};
pub(crate) use drawing::{beside, folded, in_columns, width};
pub use kit::Picture;
pub use scene::{Anchor, Area, Edge, FAINT, FRAME, INK, Outline, PAPER, Point, Rgb, Run, Scene, Shape, Spot, Type, text_width};
pub(crate) use scene::{BOARD, GOLD, SLOT, fitted};
