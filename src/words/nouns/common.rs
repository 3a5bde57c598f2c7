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
        // What is counted beside points, and what reports speak of.
        noun("offering", Feminine, "ofrenda", "ofrendas"),
        noun("crystal", Masculine, "cristal", "cristales"),
        noun("scale", Feminine, "escama", "escamas"),
        noun("card", Feminine, "carta", "cartas"),
        noun("move", Feminine, "jugada", "jugadas"),
        noun("award", Feminine, "puntuación", "puntuaciones"),
        noun("case", Masculine, "caso", "casos"),
        noun("reading", Feminine, "interpretación", "interpretaciones"),
        noun("rule", Feminine, "regla", "reglas"),
        noun("claim", Feminine, "afirmación", "afirmaciones"),
        noun("fault", Masculine, "error", "errores"),
        noun("doubt", Feminine, "duda", "dudas"),
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
        // What is counted beside points, and what reports speak of.
        noun(
            "offering",
            Feminine,
            "w",
            ["ofiara", "ofiary", "ofiarę", "ofierze", "ofiarą"],
            ["ofiary", "ofiar", "ofiary", "ofiarach", "ofiarami"],
        ),
        noun(
            "crystal",
            Masculine,
            "na",
            ["kryształ", "kryształu", "kryształ", "krysztale", "kryształem"],
            ["kryształy", "kryształów", "kryształy", "kryształach", "kryształami"],
        ),
        noun(
            "scale",
            Feminine,
            "na",
            ["łuska", "łuski", "łuskę", "łusce", "łuską"],
            ["łuski", "łusek", "łuski", "łuskach", "łuskami"],
        ),
        noun(
            "card",
            Feminine,
            "na",
            ["karta", "karty", "kartę", "karcie", "kartą"],
            ["karty", "kart", "karty", "kartach", "kartami"],
        ),
        noun(
            "move",
            Masculine,
            "w",
            ["ruch", "ruchu", "ruch", "ruchu", "ruchem"],
            ["ruchy", "ruchów", "ruchy", "ruchach", "ruchami"],
        ),
        noun(
            "award",
            Feminine,
            "w",
            ["pozycja", "pozycji", "pozycję", "pozycji", "pozycją"],
            ["pozycje", "pozycji", "pozycje", "pozycjach", "pozycjami"],
        ),
        noun(
            "case",
            Masculine,
            "w",
            ["opis", "opisu", "opis", "opisie", "opisem"],
            ["opisy", "opisów", "opisy", "opisach", "opisami"],
        ),
        noun(
            "reading",
            Feminine,
            "w",
            ["interpretacja", "interpretacji", "interpretację", "interpretacji", "interpretacją"],
            ["interpretacje", "interpretacji", "interpretacje", "interpretacjach", "interpretacjami"],
        ),
        noun(
            "rule",
            Feminine,
            "w",
            ["zasada", "zasady", "zasadę", "zasadzie", "zasadą"],
            ["zasady", "zasad", "zasady", "zasadach", "zasadami"],
        ),
        noun(
            "claim",
            Neuter,
            "w",
            ["twierdzenie", "twierdzenia", "twierdzenie", "twierdzeniu", "twierdzeniem"],
            ["twierdzenia", "twierdzeń", "twierdzenia", "twierdzeniach", "twierdzeniami"],
        ),
        noun(
            "fault",
            Masculine,
            "w",
            ["błąd", "błędu", "błąd", "błędzie", "błędem"],
            ["błędy", "błędów", "błędy", "błędach", "błędami"],
        ),
        noun(
            "doubt",
            Feminine,
            "w",
            ["wątpliwość", "wątpliwości", "wątpliwość", "wątpliwości", "wątpliwością"],
            ["wątpliwości", "wątpliwości", "wątpliwości", "wątpliwościach", "wątpliwościami"],
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
