//! How much work a search may be, in counted steps: so it ends at the same edit on every machine, however fast that is.

use std::cell::Cell;
use std::rc::Rc;

/// Steps that are left, for all who share it: a step is about a byte that is read, compared or written.
#[derive(Clone)]
pub(super) struct Budget(Rc<Cell<Option<usize>>>);

impl Budget {
    pub(super) fn of(steps: usize) -> Self {
        Self(Rc::new(Cell::new(Some(steps))))
    }
    /// Takes so many steps. Where fewer are left none is, from then on.
    pub(super) fn take(&self, steps: usize) -> bool {
        self.0.set(self.0.get().and_then(|left| left.checked_sub(steps)));
        !self.is_spent()
    }
    /// What is gone through as long as steps are left.
    pub(super) fn each<I: IntoIterator>(&self, items: I) -> impl Iterator<Item = I::Item> + use<I> {
        let budget = self.clone();
        items.into_iter().take_while(move |_| budget.take(1))
    }
    /// Whether more steps were wanted than there were.
    pub(super) fn is_spent(&self) -> bool {
        self.0.get().is_none()
    }
}
