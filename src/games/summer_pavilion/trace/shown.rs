//! Where each rule is kept and where it is broken.

crate::shown! {}
