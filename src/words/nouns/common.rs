//! Nouns of several games.

/// By its English name: gender, one, several.
pub(super) mod spanish {
    use crate::words::spanish::Noun;
    #[allow(unused_imports, reason = "the nouns that come may need them")]
    use crate::words::spanish::{
        Gender::{Feminine, Masculine},
        noun,
    };

    pub(in crate::words) const NOUNS: &[Noun] = &[
        noun("tile", Feminine, "loseta", "losetas"),
        noun("factory", Masculine, "Expositor", "Expositores"),
        noun("centre", Masculine, "centro de la mesa", "centros de la mesa"),
        noun("bag", Feminine, "bolsa", "bolsas"),
        noun("line", Feminine, "línea de patrón", "líneas de patrón"),
        noun("row", Feminine, "fila", "filas"),
        noun("column", Feminine, "columna", "columnas"),
        noun("space", Masculine, "espacio", "espacios"),
        noun("player", Masculine, "jugador", "jugadores"),
        noun("point", Masculine, "punto", "puntos"),
        noun("round", Feminine, "ronda", "rondas"),
        noun("turn", Masculine, "turno", "turnos"),
        noun("first-player marker", Masculine, "marcador de Jugador inicial", "marcadores de Jugador inicial"),
    ];
}

/// By its English name: gender, the preposition of where it is, one and several in the cases of [`Cases`](crate::words::polish::Cases).
pub(super) mod polish {
    use crate::words::polish::{Cases, Noun};
    #[allow(unused_imports, reason = "the nouns that come may need them")]
    use crate::words::polish::{
        Gender::{Feminine, Masculine, Neuter},
        noun,
    };

    /// "płytka gracza rozpoczynającego".
    pub(in crate::words) const FIRST_PLAYER: [Cases; 2] = [
        [
            "płytka gracza rozpoczynającego",
            "płytki gracza rozpoczynającego",
            "płytkę gracza rozpoczynającego",
            "płytce gracza rozpoczynającego",
            "płytką gracza rozpoczynającego",
        ],
        [
            "płytki gracza rozpoczynającego",
            "płytek gracza rozpoczynającego",
            "płytki gracza rozpoczynającego",
            "płytkach gracza rozpoczynającego",
            "płytkami gracza rozpoczynającego",
        ],
    ];

    pub(in crate::words) const NOUNS: &[Noun] = &[
        noun(
            "tile",
            Feminine,
            "na",
            ["płytka", "płytki", "płytkę", "płytce", "płytką"],
            ["płytki", "płytek", "płytki", "płytkach", "płytkami"],
        ),
        noun(
            "factory",
            Masculine,
            "w",
            ["warsztat", "warsztatu", "warsztat", "warsztacie", "warsztatem"],
            ["warsztaty", "warsztatów", "warsztaty", "warsztatach", "warsztatami"],
        ),
        noun(
            "centre",
            Masculine,
            "na",
            ["środek pola gry", "środka pola gry", "środek pola gry", "środku pola gry", "środkiem pola gry"],
            ["środki pola gry", "środków pola gry", "środki pola gry", "środkach pola gry", "środkami pola gry"],
        ),
        noun(
            "bag",
            Masculine,
            "w",
            ["woreczek", "woreczka", "woreczek", "woreczku", "woreczkiem"],
            ["woreczki", "woreczków", "woreczki", "woreczkach", "woreczkami"],
        ),
        noun(
            "line",
            Feminine,
            "na",
            ["linia wzoru", "linii wzoru", "linię wzoru", "linii wzoru", "linią wzoru"],
            ["linie wzoru", "linii wzoru", "linie wzoru", "liniach wzoru", "liniami wzoru"],
        ),
        noun(
            "row",
            Masculine,
            "w",
            ["rząd", "rzędu", "rząd", "rzędzie", "rzędem"],
            ["rzędy", "rzędów", "rzędy", "rzędach", "rzędami"],
        ),
        noun(
            "column",
            Feminine,
            "w",
            ["kolumna", "kolumny", "kolumnę", "kolumnie", "kolumną"],
            ["kolumny", "kolumn", "kolumny", "kolumnach", "kolumnami"],
        ),
        noun("space", Neuter, "na", ["pole", "pola", "pole", "polu", "polem"], ["pola", "pól", "pola", "polach", "polami"]),
        noun(
            "point",
            Masculine,
            "w",
            ["punkt", "punktu", "punkt", "punkcie", "punktem"],
            ["punkty", "punktów", "punkty", "punktach", "punktami"],
        ),
        noun(
            "round",
            Feminine,
            "w",
            ["runda", "rundy", "rundę", "rundzie", "rundą"],
            ["rundy", "rund", "rundy", "rundach", "rundami"],
        ),
        noun("turn", Feminine, "w", ["tura", "tury", "turę", "turze", "turą"], ["tury", "tur", "tury", "turach", "turami"]),
        noun(
            "player",
            Masculine,
            "u",
            ["gracz", "gracza", "gracza", "graczu", "graczem"],
            ["gracze", "graczy", "graczy", "graczach", "graczami"],
        ),
        noun("first-player marker", Feminine, "na", FIRST_PLAYER[0], FIRST_PLAYER[1]),
    ];
}
