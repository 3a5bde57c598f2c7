//! The words and letters of the family, and the keys of its cases, in English, Spanish and Polish.

use crate::case::{Key, Lexicon, Word};
use crate::games::azul::{Colour, Edition, Gold, Phase, Piece};

const fn word<T>(means: T, name: &'static str, also: &'static [&'static str]) -> Word<T> {
    Word { means, name, letter: None, also }
}

/// Declares an edition's colours once, for runs of tiles and for runs in which the marker may lie.
macro_rules! colours {
    ($tiles:ident, $pieces:ident, $unclear:ident; $($colour:ident = $name:literal, $letter:literal, $also:expr;)*) => {
        static $tiles: Lexicon<Colour> = Lexicon {
            what: "colour",
            words: &[$(Word { means: Colour::$colour, name: $name, letter: Some($letter), also: $also },)*],
            unclear: $unclear,
        };
        static $pieces: Lexicon<Piece> = Lexicon {
            what: "colour or marker",
            words: &[
                $(Word { means: Piece::Tile(Colour::$colour), name: $name, letter: Some($letter), also: $also },)*
                Word { means: Piece::Marker, name: "marker", letter: Some('1'), also: MARKER },
            ],
            unclear: $unclear,
        };
    };
}

const MARKER: &[&str] = &[
    "first-player",
    "first-player-marker",
    "starting-player",
    "marcador",
    "jugador-inicial",
    "participante-inicial",
    "znacznik",
    "pierwszy-gracz",
];
const BLUE: &[&str] = &["azul", "azules", "niebieski", "niebieska", "niebieskie"];
const YELLOW: &[&str] = &["amarillo", "amarilla", "amarillos", "amarillas", "zolty", "zolta", "zolte"];
const RED: &[&str] = &["rojo", "roja", "rojos", "rojas", "czerwony", "czerwona", "czerwone"];
const BLACK: &[&str] = &["negro", "negra", "negros", "negras", "czarny", "czarna", "czarne"];
const WHITE: &[&str] = &["blanco", "blanca", "blancos", "blancas", "bialy", "biala", "biale"];
const BROWN: &[&str] = &["marron", "marrones", "brazowy", "brazowa", "brazowe"];

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
        word(
            VariantWord::Coloured,
            "coloured",
            &["colored", "coloreada", "coloreado", "color", "colour", "kolorowa", "kolorowy"],
        ),
        word(VariantWord::Grey, "grey", &["gray", "gris", "szara", "szary"]),
        word(
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
        word(Phase::Setup, "setup", &["set-up", "preparacion-inicial", "przygotowanie-gry"]),
        word(Phase::Offer, "offer", &["factory-offer", "oferta", "oferta-de-fabrica", "oferta-fabryk"]),
        word(Phase::Tiling, "tiling", &["wall-tiling", "alicatado", "confeccion", "ukladanie", "ukladanie-plytek"]),
        word(Phase::Preparation, "preparation", &["preparacion-de-la-siguiente-ronda", "przygotowanie-rundy"]),
        word(Phase::End, "end", &["fin", "final", "final-de-la-partida", "koniec"]),
        word(Phase::Over, "over", &["terminada", "partida-terminada", "po-grze", "zakonczona"]),
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
        word(
            Spot::Factory,
            "factory",
            &["f", "factory-display", "display", "fabrica", "expositor", "expositor-de-fabrica", "fabryka", "warsztat"],
        ),
        word(
            Spot::Centre,
            "centre",
            &["center", "middle", "table-centre", "centro", "centro-de-la-mesa", "srodek", "srodek-stolu"],
        ),
        word(
            Spot::Line,
            "line",
            &["l", "pattern-line", "row", "linea", "linea-de-patron", "fila", "linia", "linia-wzoru", "rzad"],
        ),
        word(Spot::Column, "column", &["col", "columna", "kolumna"]),
        word(
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
        word(Gold::PlusOne, "plus-one", &["+1", "1", "one-more", "mas-uno", "plus-jeden"]),
        word(Gold::Stay, "stay", &["stays", "quedarse", "se-queda", "se-quedan", "zostaje", "zostaja"]),
        word(
            Gold::Neighbours,
            "neighbours",
            &["neighbors", "to-the-neighbours", "to-the-neighbors", "vecinos", "vecinas", "sasiedzi", "sasiadom"],
        ),
        word(Gold::Zero, "zero", &["0", "cero"]),
    ],
    unclear: &[],
};

/// What stands before the colour of a colour-seeking factory; the first is the one that is written.
pub(super) const SEEK: &[&str] = &["seek-", "seeks-", "busca-", "buscar-", "szuka-"];

/// The only words for what is shown, cleared or finished.
pub(super) static DONE: Lexicon<()> =
    Lexicon { what: "state of the effects", words: &[word((), "done", &["hecho", "hechos", "gotowe"])], unclear: &[] };
pub(super) static GAME: Lexicon<()> =
    Lexicon { what: "thing to finish", words: &[word((), "game", &["juego", "partida", "gra", "gre"])], unclear: &[] };

const fn key(name: &'static str, also: &'static [&'static str], about: &'static str) -> Key {
    Key { name, also, about }
}

/// The keys of a case.
pub(in crate::games::azul) static CASE: &[Key] = &[
    key("variant", &["variante", "wariant"], "the side of the boards, and whether specialised factories are in play"),
    key("round", &["ronda", "runda"], "the round, from 1"),
    key("phase", &["fase", "faza"], "where in the round the table stands"),
    key("turn", &["turno", "tura", "kolej"], "whose turn it is: a player's name"),
    key("starter", &["inicial", "zaczyna"], "who had the first turn of the round: a player's name"),
    key("marker", &["marcador", "znacznik"], "who has the first-player marker in front of them: a player's name"),
    key("players", &["jugadores", "participantes", "gracze"], "the players, clockwise; a single one is a single board"),
    key("factories", &["fabricas", "expositores", "fabryki", "warsztaty"], "the factories in ring order"),
    key("centre", &["center", "centro", "srodek"], "what lies in the middle of the table, with 1 for the marker"),
    key("bag", &["bolsa", "worek", "woreczek"], "the tiles in the bag"),
    key("lid", &["box", "tapa", "funda", "caja", "pudelko", "pokrywa"], "the tiles in the lid of the box"),
    key("moves", &["jugadas", "movimientos", "ruchy"], "the moves to judge, in order"),
];

/// The keys of a player.
pub(super) static PLAYER: &[Key] = &[
    key("name", &["nombre", "imie", "nazwa"], "the name"),
    key("score", &["points", "puntos", "puntuacion", "punkty", "wynik"], "the score track"),
    key("wall", &["pared", "caja", "bombones", "caja-de-bombones", "sciana", "mur"], "the wall, row by row"),
    key("lines", &["pattern-lines", "lineas", "lineas-de-patron", "linie", "linie-wzoru"], "the pattern lines, first to fifth"),
    key("floor", &["floor-line", "suelo", "linea-del-suelo", "fundicion", "podloga"], "the floor line, left to right"),
    key("kept", &["guarda", "guardada", "zatrzymana"], "the kept \"0\" factory: what lies on it"),
];

/// The keys of a gold factory.
pub(super) static FACTORY: &[Key] = &[
    key("gold", &["oro", "dorado", "dorada", "zloto", "zlota"], "its gold side"),
    key("tiles", &["losetas", "onzas", "plytki"], "the tiles on it"),
];

/// The keys of a move.
pub(super) static MOVE: &[Key] = &[
    key("player", &["jugador", "jugadora", "participante", "gracz"], "who; may be left out if there is one player"),
    key("take", &["toma", "coge", "bierze"], "take tiles: a colour, or a count and a colour"),
    key("from", &["de", "desde", "z", "ze"], "where they are taken from: a factory or the centre"),
    key("to", &["a", "en", "do", "na"], "where they go: a pattern line or the floor line; in tiling a column or the floor line"),
    key("floor", &["suelo", "fundicion", "podloga"], "how many of those that fit go to the floor line by choice"),
    key("rest", &["resto", "reszta"], "where the rest of a \"to the neighbours\" factory goes"),
    key("tile", &["alicata", "alicatar", "uklada"], "move a tile of this full line to the wall"),
    key("clear", &["limpia", "vacia", "czysci"], "pay and clear the floor line"),
    key("deal", &["reparte", "rozdaje"], "the factories filled for the next round"),
    key("starter", &["inicial", "zaczyna"], "who begins the first round"),
    key("extra", &["adicional", "dodatkowa"], "the tile that a \"+1\" factory drew beyond its four"),
    key("effects", &["efectos", "efekty"], "`done` if the factories are shown after their set-up effects"),
    key("finish", &["termina", "konczy"], "count the end bonuses"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::fold;

    fn names<T>(lexicon: &Lexicon<T>) -> Vec<&'static str> {
        lexicon.words.iter().flat_map(|word| std::iter::once(word.name).chain(word.also.iter().copied())).collect()
    }

    fn assert_distinct_and_folded(names: &[&str]) {
        for (index, name) in names.iter().enumerate() {
            assert_eq!(fold(name), *name);
            assert!(!names[..index].contains(name), "{name} has two meanings");
        }
    }

    #[test]
    fn no_word_has_two_meanings() {
        for edition in [Edition::Base, Edition::Mini, Edition::MasterChocolatier] {
            assert_distinct_and_folded(&names(colours(edition)));
            assert_distinct_and_folded(&names(pieces(edition)));
        }
        assert_distinct_and_folded(&names(&VARIANTS));
        assert_distinct_and_folded(&names(&PHASES));
        assert_distinct_and_folded(&names(&SPOTS));
        assert_distinct_and_folded(&names(&GOLD));
        for keys in [CASE, PLAYER, FACTORY, MOVE] {
            assert_distinct_and_folded(
                &keys.iter().flat_map(|key| std::iter::once(key.name).chain(key.also.iter().copied())).collect::<Vec<_>>(),
            );
        }
    }

    #[test]
    fn no_word_is_a_run_of_letters() {
        for edition in [Edition::Base, Edition::MasterChocolatier] {
            let lexicon = pieces(edition);
            for name in names(lexicon) {
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
