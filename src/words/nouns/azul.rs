//! Nouns of the Azul family.

/// By its English name: gender, one, several.
pub(super) mod spanish {
    use crate::words::spanish::Noun;
    #[allow(unused_imports, reason = "the nouns that come may need them")]
    use crate::words::spanish::{
        Gender::{Feminine, Masculine},
        noun,
    };

    pub(in crate::words) const NOUNS: &[Noun] = &[
        noun("piece", Feminine, "Onza", "Onzas"),
        noun("wall", Feminine, "pared", "paredes"),
        noun("chocolate box", Feminine, "Caja de bombones", "Cajas de bombones"),
        noun("floor line", Feminine, "línea del suelo", "líneas del suelo"),
        noun("melting line", Feminine, "Línea de fundición", "Líneas de fundición"),
        noun("lid of the box", Feminine, "funda de la caja", "fundas de la caja"),
        noun("game box", Feminine, "caja del juego", "cajas del juego"),
        noun("element", Feminine, "pieza", "piezas"),
        noun("participant", Masculine, "participante", "participantes"),
        noun("tiling", Masculine, "Alicatado", "Alicatados"),
        noun("confection", Feminine, "Confección de la Caja de bombones", "Confecciones de la Caja de bombones"),
        noun("participant marker", Masculine, "marcador de Participante inicial", "marcadores de Participante inicial"),
    ];
}

/// By its English name: gender, the preposition of where it is, one and several in the cases of [`Cases`](crate::words::polish::Cases).
pub(super) mod polish {
    use crate::words::nouns::common::polish::FIRST_PLAYER;
    use crate::words::polish::Noun;
    #[allow(unused_imports, reason = "the nouns that come may need them")]
    use crate::words::polish::{
        Gender::{Feminine, Masculine, Neuter},
        noun,
    };

    pub(in crate::words) const NOUNS: &[Noun] = &[
        noun(
            "piece",
            Feminine,
            "na",
            ["kostka", "kostki", "kostkę", "kostce", "kostką"],
            ["kostki", "kostek", "kostki", "kostkach", "kostkami"],
        ),
        noun(
            "wall",
            Feminine,
            "na",
            ["ściana", "ściany", "ścianę", "ścianie", "ścianą"],
            ["ściany", "ścian", "ściany", "ścianach", "ścianami"],
        ),
        noun(
            "chocolate box",
            Feminine,
            "w",
            ["bombonierka", "bombonierki", "bombonierkę", "bombonierce", "bombonierką"],
            ["bombonierki", "bombonierek", "bombonierki", "bombonierkach", "bombonierkami"],
        ),
        noun(
            "floor line",
            Feminine,
            "na",
            ["podłoga", "podłogi", "podłogę", "podłodze", "podłogą"],
            ["podłogi", "podłóg", "podłogi", "podłogach", "podłogami"],
        ),
        noun(
            "melting line",
            Feminine,
            "na",
            ["linia topnienia", "linii topnienia", "linię topnienia", "linii topnienia", "linią topnienia"],
            ["linie topnienia", "linii topnienia", "linie topnienia", "liniach topnienia", "liniami topnienia"],
        ),
        noun(
            "lid of the box",
            Feminine,
            "w",
            ["pokrywa pudełka", "pokrywy pudełka", "pokrywę pudełka", "pokrywie pudełka", "pokrywą pudełka"],
            ["pokrywy pudełek", "pokryw pudełek", "pokrywy pudełek", "pokrywach pudełek", "pokrywami pudełek"],
        ),
        noun(
            "game box",
            Neuter,
            "w",
            ["pudełko", "pudełka", "pudełko", "pudełku", "pudełkiem"],
            ["pudełka", "pudełek", "pudełka", "pudełkach", "pudełkami"],
        ),
        noun(
            "element",
            Masculine,
            "na",
            ["element", "elementu", "element", "elemencie", "elementem"],
            ["elementy", "elementów", "elementy", "elementach", "elementami"],
        ),
        noun(
            "tiling",
            Neuter,
            "w",
            ["układanie płytek", "układania płytek", "układanie płytek", "układaniu płytek", "układaniem płytek"],
            ["układania płytek", "układań płytek", "układania płytek", "układaniach płytek", "układaniami płytek"],
        ),
        noun(
            "confection",
            Neuter,
            "w",
            [
                "napełnianie bombonierki",
                "napełniania bombonierki",
                "napełnianie bombonierki",
                "napełnianiu bombonierki",
                "napełnianiem bombonierki",
            ],
            [
                "napełniania bombonierki",
                "napełniań bombonierki",
                "napełniania bombonierki",
                "napełnianiach bombonierki",
                "napełnianiami bombonierki",
            ],
        ),
        noun("participant marker", Feminine, "na", FIRST_PLAYER[0], FIRST_PLAYER[1]),
    ];
}
