//! Nouns of Blue Moon City.

/// By its English name: gender, one, several.
pub(super) mod spanish {
    use crate::words::spanish::Noun;
    #[allow(unused_imports, reason = "the nouns that come may need them")]
    use crate::words::spanish::{
        Gender::{Feminine, Masculine},
        noun,
    };

    pub(in crate::words) const NOUNS: &[Noun] = &[];
}

/// By its English name: gender, the preposition of where it is, one and several in the cases of [`Cases`](crate::words::polish::Cases).
pub(super) mod polish {
    use crate::words::polish::Noun;
    #[allow(unused_imports, reason = "the nouns that come may need them")]
    use crate::words::polish::{
        Gender::{Feminine, Masculine, Neuter},
        noun,
    };

    pub(in crate::words) const NOUNS: &[Noun] = &[];
}
