//! The words and letters of the family, and the keys of its cases, in English, Spanish and Polish.

use crate::case::{Key, Lexicon, Word};
use crate::games::azul::{Colour, Edition, Gold, Phase, Piece};
use crate::games::words::{BLACK, BLUE, BROWN, CENTRE, FACTORY as FACTORY_WORDS, MARKER, RED, WHITE, YELLOW};

/// Declares an edition's colours once, for runs of tiles and for runs in which the marker may lie.
macro_rules! colours {
    ($tiles:ident, $pieces:ident, $unclear:ident; $($colour:ident = $name:literal, $letter:literal, $also:expr;)*) => {
        static $tiles: Lexicon<Colour> = Lexicon {
            what: "colour",
            words: &[$(Word::with_letter(Colour::$colour, $name, $letter, $also),)*],
            unclear: $unclear,
        };
        static $pieces: Lexicon<Piece> = Lexicon {
            what: "colour or marker",
            words: &[
                $(Word::with_letter(Piece::Tile(Colour::$colour), $name, $letter, $also),)*
                Word::with_letter(Piece::Marker, "marker", '1', MARKER),
            ],
            unclear: $unclear,
        };
    };
}

colours! {
    AZUL, AZUL_PIECES, AZUL_UNCLEAR;
    Blue = "blue", 'B', BLUE;
    Yellow = "yellow", 'Y', YELLOW;
    Red = "red", 'R', RED;
    Black = "black", 'K', BLACK;
    White = "white", 'W', WHITE;
}
colours! {
    CHOCOLATIER, CHOCOLATIER_PIECES, CHOCOLATIER_UNCLEAR;
    Blue = "blue", 'B', BLUE;
    Yellow = "brown", 'M', BROWN;
    Red = "white", 'W', WHITE;
    Black = "black", 'K', BLACK;
    White = "red", 'R', RED;
}

/// Letters that stand for two colours in the players' languages, and colours that only another edition has.
const AZUL_UNCLEAR: &[(&str, &str)] = &[
    ("a", "write B for azul (blue), Y for amarillo (yellow)"),
    ("n", "write K for negro (black), B for niebieski (blue)"),
    ("c", "write K for czarny (black), R for czerwony (red)"),
    ("z", "write Y for żółty (yellow)"),
    ("ż", "write Y for żółty (yellow)"),
    ("m", NO_BROWN),
    ("brown", NO_BROWN),
    ("marron", NO_BROWN),
    ("marrones", NO_BROWN),
    ("brazowy", NO_BROWN),
    ("brazowa", NO_BROWN),
    ("brazowe", NO_BROWN),
];
const NO_BROWN: &str = "this edition has yellow (Y) in the place of brown";
const CHOCOLATIER_UNCLEAR: &[(&str, &str)] = &[
    ("a", "write B for azul (blue)"),
    ("n", "write K for negro (black), B for niebieski (blue)"),
    ("c", "write K for czarny (black), R for czerwony (red)"),
    ("y", NO_YELLOW),
    ("yellow", NO_YELLOW),
    ("amarillo", NO_YELLOW),
    ("amarilla", NO_YELLOW),
    ("amarillos", NO_YELLOW),
    ("amarillas", NO_YELLOW),
    ("zolty", NO_YELLOW),
    ("zolta", NO_YELLOW),
    ("zolte", NO_YELLOW),
];
const NO_YELLOW: &str = "this edition has brown (M) in the place of yellow";

/// The edition's colours.
pub(in crate::games::azul) fn colours(edition: Edition) -> &'static Lexicon<Colour> {
    match edition {
        Edition::Base | Edition::Mini => &AZUL,
        Edition::MasterChocolatier => &CHOCOLATIER,
    }
}

/// The edition's colours and the marker.
pub(super) fn pieces(edition: Edition) -> &'static Lexicon<Piece> {
    match edition {
        Edition::Base | Edition::Mini => &AZUL_PIECES,
        Edition::MasterChocolatier => &CHOCOLATIER_PIECES,
    }
}

/// A variant that a case may name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum VariantWord {
    Coloured,
    Grey,
    Specialised,
}

pub(super) static VARIANTS: Lexicon<VariantWord> = Lexicon {
    what: "variant",
    words: &[
        Word::new(
            VariantWord::Coloured,
            "coloured",
            &["colored", "coloreada", "coloreado", "color", "colour", "kolorowa", "kolorowy"],
        ),
        Word::new(VariantWord::Grey, "grey", &["gray", "gris", "szara", "szary"]),
        Word::new(
            VariantWord::Specialised,
            "specialised-factories",
            &["specialized-factories", "specialised", "specialized", "fabricas-especializadas", "wyspecjalizowane-fabryki"],
        ),
    ],
    unclear: &[],
};

pub(super) static PHASES: Lexicon<Phase> = Lexicon {
    what: "phase",
    words: &[
        Word::new(Phase::Setup, "setup", &["set-up", "preparacion-inicial", "przygotowanie-gry"]),
        Word::new(Phase::Offer, "offer", &["factory-offer", "oferta", "oferta-de-fabrica", "oferta-fabryk"]),
        Word::new(Phase::Tiling, "tiling", &["wall-tiling", "alicatado", "confeccion", "ukladanie", "ukladanie-plytek"]),
        Word::new(Phase::Preparation, "preparation", &["preparacion-de-la-siguiente-ronda", "przygotowanie-rundy"]),
        Word::new(Phase::End, "end", &["fin", "final", "final-de-la-partida", "koniec"]),
        Word::new(Phase::Over, "over", &["terminada", "partida-terminada", "po-grze", "zakonczona"]),
    ],
    unclear: &[
        ("preparacion", "write setup before the first deal, preparation between two rounds"),
        ("przygotowanie", "write setup before the first deal, preparation between two rounds"),
    ],
};

/// A place of the table that a move names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Spot {
    Factory,
    Centre,
    Line,
    Column,
    Floor,
}

pub(super) static SPOTS: Lexicon<Spot> = Lexicon {
    what: "place of the table",
    words: &[
        Word::new(Spot::Factory, "factory", FACTORY_WORDS),
        Word::new(Spot::Centre, "centre", CENTRE),
        Word::new(
            Spot::Line,
            "line",
            &["l", "pattern-line", "row", "linea", "linea-de-patron", "fila", "linia", "linia-wzoru", "rzad"],
        ),
        Word::new(Spot::Column, "column", &["col", "columna", "kolumna"]),
        Word::new(
            Spot::Floor,
            "floor",
            &["floor-line", "suelo", "linea-del-suelo", "fundicion", "linea-de-fundicion", "podloga", "linia-podlogi"],
        ),
    ],
    unclear: &[],
};

/// The gold sides but those that seek a colour, which are [`SEEK`] and a colour.
pub(super) static GOLD: Lexicon<Gold> = Lexicon {
    what: "gold side of a factory",
    words: &[
        Word::new(Gold::PlusOne, "plus-one", &["+1", "1", "one-more", "mas-uno", "plus-jeden"]),
        Word::new(Gold::Stay, "stay", &["stays", "quedarse", "se-queda", "se-quedan", "zostaje", "zostaja"]),
        Word::new(
            Gold::Neighbours,
            "neighbours",
            &["neighbors", "to-the-neighbours", "to-the-neighbors", "vecinos", "vecinas", "sasiedzi", "sasiadom"],
        ),
        Word::new(Gold::Zero, "zero", &["0", "cero"]),
    ],
    unclear: &[],
};

/// What stands before the colour of a colour-seeking factory; the first is the one that is written.
pub(super) const SEEK: &[&str] = &["seek-", "seeks-", "busca-", "buscar-", "szuka-"];

/// The only word for effects that are shown.
pub(super) static DONE: Lexicon<()> =
    Lexicon { what: "state of the effects", words: &[Word::new((), "done", &["hecho", "hechos", "gotowe"])], unclear: &[] };
/// The keys of a case.
pub(in crate::games::azul) static CASE: &[Key] = &[
    Key::new("variant", &["variante", "wariant"], "the side of the boards, and whether specialised factories are in play"),
    Key::new("round", &["ronda", "runda"], "the round, from 1"),
    Key::new("phase", &["fase", "faza"], "where in the round the table stands"),
    Key::new("turn", &["turno", "tura", "kolej"], "whose turn it is: a player's name"),
    Key::new("starter", &["inicial", "zaczyna"], "who had the first turn of the round: a player's name"),
    Key::new("marker", &["marcador", "znacznik"], "who has the first-player marker in front of them: a player's name"),
    Key::new("players", &["jugadores", "participantes", "gracze"], "the players, clockwise; a single one is a single board"),
    Key::new("factories", &["fabricas", "expositores", "fabryki", "warsztaty"], "the factories in ring order"),
    Key::new("centre", &["center", "centro", "srodek"], "what lies in the middle of the table, with 1 for the marker"),
    Key::new("bag", &["bolsa", "worek", "woreczek"], "the tiles in the bag"),
    Key::new("lid", &["box", "tapa", "funda", "caja", "pudelko", "pokrywa"], "the tiles in the lid of the box"),
    Key::new("moves", &["jugadas", "movimientos", "ruchy"], "the moves to judge, in order"),
];

/// The keys of a player.
pub(super) static PLAYER: &[Key] = &[
    Key::new("name", &["nombre", "imie", "nazwa"], "the name"),
    Key::new("score", &["points", "puntos", "puntuacion", "punkty", "wynik"], "the score track"),
    Key::new("wall", &["pared", "caja", "bombones", "caja-de-bombones", "sciana", "mur"], "the wall, row by row"),
    Key::new(
        "lines",
        &["pattern-lines", "lineas", "lineas-de-patron", "linie", "linie-wzoru"],
        "the pattern lines, first to fifth",
    ),
    Key::new("floor", &["floor-line", "suelo", "linea-del-suelo", "fundicion", "podloga"], "the floor line, left to right"),
    Key::new("kept", &["guarda", "guardada", "zatrzymana"], "the kept \"0\" factory: what lies on it"),
];

/// The keys of a gold factory.
pub(super) static FACTORY: &[Key] = &[
    Key::new("gold", &["oro", "dorado", "dorada", "zloto", "zlota"], "its gold side"),
    Key::new("tiles", &["losetas", "onzas", "plytki"], "the tiles on it"),
];

/// The keys of a move.
pub(super) static MOVE: &[Key] = &[
    Key::new("player", &["jugador", "jugadora", "participante", "gracz"], "who; may be left out if there is one player"),
    Key::new("take", &["toma", "coge", "bierze"], "take tiles: a colour, or a count and a colour"),
    Key::new("from", &["de", "desde", "z", "ze"], "where they are taken from: a factory or the centre"),
    Key::new(
        "to",
        &["a", "en", "do", "na"],
        "where they go: a pattern line or the floor line; in tiling a column or the floor line",
    ),
    Key::new("floor", &["suelo", "fundicion", "podloga"], "how many of those that fit go to the floor line by choice"),
    Key::new("rest", &["resto", "reszta"], "where the rest of a \"to the neighbours\" factory goes"),
    Key::new("tile", &["alicata", "alicatar", "uklada"], "move a tile of this full line to the wall"),
    Key::new("clear", &["limpia", "vacia", "czysci"], "pay and clear the floor line"),
    Key::new("deal", &["reparte", "rozdaje"], "the factories filled for the next round"),
    Key::new("starter", &["inicial", "zaczyna"], "who begins the first round"),
    Key::new("extra", &["adicional", "dodatkowa"], "the tile that a \"+1\" factory drew beyond its four"),
    Key::new("effects", &["efectos", "efekty"], "`done` if the factories are shown after their set-up effects"),
    Key::new("finish", &["termina", "konczy"], "count the end bonuses"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::words::assert_distinct;

    #[test]
    fn no_word_has_two_meanings() {
        for edition in [Edition::Base, Edition::Mini, Edition::MasterChocolatier] {
            assert_distinct(colours(edition).names());
            assert_distinct(pieces(edition).names());
        }
        assert_distinct(VARIANTS.names());
        assert_distinct(PHASES.names());
        assert_distinct(SPOTS.names());
        assert_distinct(GOLD.names());
        for keys in [CASE, PLAYER, FACTORY, MOVE] {
            assert_distinct(keys.iter().flat_map(Key::names));
        }
    }

    #[test]
    fn no_word_is_a_run_of_letters() {
        for edition in [Edition::Base, Edition::MasterChocolatier] {
            let lexicon = pieces(edition);
            for name in lexicon.names() {
                assert!(name.chars().any(|letter| lexicon.find(&letter.to_string()).is_none()), "{name}");
            }
        }
    }

    #[test]
    fn chocolate_takes_the_places_of_the_tiles() {
        let choc = colours(Edition::MasterChocolatier);
        assert_eq!(choc.words.iter().map(|word| word.name).collect::<Vec<_>>(), ["blue", "brown", "white", "black", "red"]);
        assert_eq!(choc.find("marrón"), Some(Colour::Yellow));
        assert_eq!(choc.find("W"), Some(Colour::Red));
        assert_eq!(choc.find("R"), Some(Colour::White));
        assert_eq!(choc.find("yellow"), None);
    }

    #[test]
    fn letters_of_two_colours_are_not_guessed() {
        for edition in [Edition::Base, Edition::MasterChocolatier] {
            for letter in ["A", "n", "C"] {
                assert_eq!(colours(edition).find(letter), None);
                assert!(colours(edition).help(letter).starts_with("write "));
            }
        }
    }
}
