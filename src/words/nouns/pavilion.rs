//! Nouns of Summer Pavilion.

/// By its English name: gender, one, several.
pub(super) mod spanish {
    use crate::words::spanish::Noun;
    use crate::words::spanish::{
        Gender::{Feminine, Masculine},
        noun,
    };

    pub(in crate::words) const NOUNS: &[Noun] = &[
        noun("star", Feminine, "estrella", "estrellas"),
        noun("bonus tile", Feminine, "loseta de bonificación", "losetas de bonificación"),
        noun("emptied factory", Masculine, "Expositor vaciado", "Expositores vaciados"),
        noun("wild tile", Feminine, "loseta comodín", "losetas comodín"),
        noun("pillar", Masculine, "pilar", "pilares"),
        noun("statue", Feminine, "estatua", "estatuas"),
        noun("window", Feminine, "ventana", "ventanas"),
    ];
}

/// By its English name: gender, the preposition of where it is, one and several in the cases of [`Cases`](crate::words::polish::Cases).
pub(super) mod polish {
    use crate::words::polish::Noun;
    use crate::words::polish::{
        Gender::{Feminine, Masculine, Neuter},
        noun,
    };

    pub(in crate::words) const NOUNS: &[Noun] = &[
        noun(
            "star",
            Feminine,
            "na",
            ["gwiazda", "gwiazdy", "gwiazdę", "gwieździe", "gwiazdą"],
            ["gwiazdy", "gwiazd", "gwiazdy", "gwiazdach", "gwiazdami"],
        ),
        noun(
            "bonus tile",
            Feminine,
            "na",
            ["dodatkowa płytka", "dodatkowej płytki", "dodatkową płytkę", "dodatkowej płytce", "dodatkową płytką"],
            ["dodatkowe płytki", "dodatkowych płytek", "dodatkowe płytki", "dodatkowych płytkach", "dodatkowymi płytkami"],
        ),
        noun(
            "wild tile",
            Feminine,
            "na",
            ["płytka atutowa", "płytki atutowej", "płytkę atutową", "płytce atutowej", "płytką atutową"],
            ["płytki atutowe", "płytek atutowych", "płytki atutowe", "płytkach atutowych", "płytkami atutowymi"],
        ),
        noun(
            "pillar",
            Masculine,
            "na",
            ["filar", "filaru", "filar", "filarze", "filarem"],
            ["filary", "filarów", "filary", "filarach", "filarami"],
        ),
        noun(
            "statue",
            Masculine,
            "na",
            ["posąg", "posągu", "posąg", "posągu", "posągiem"],
            ["posągi", "posągów", "posągi", "posągach", "posągami"],
        ),
        noun("window", Neuter, "na", ["okno", "okna", "okno", "oknie", "oknem"], ["okna", "okien", "okna", "oknach", "oknami"]),
    ];
}
