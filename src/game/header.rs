//! The keys that every case has, whatever its game.

use super::lexicon::LANGUAGES;
use crate::case::{Fixed, Key, Shape};
use std::ops::RangeInclusive;

/// Versions of the case format that are read.
pub(crate) const VERSIONS: RangeInclusive<i64> = 1..=1;
static EXPECTED: Fixed = Fixed { what: "expectation", keys: EXPECT, needs: &[] };

/// The keys of every case.
pub static KEYS: &[Key] = &[
    Key::new("tilejudge", &[], Shape::Number(VERSIONS), "version of the case format: 1"),
    Key::new("game", &["juego", "gra"], Shape::Defined("game"), "which game"),
    Key::new(
        "language",
        &["idioma", "jezyk"],
        Shape::Word(|_| LANGUAGES.vocabulary()),
        "the language of the answer; without it that of the word for `game`",
    ),
    Key::new(
        "letters",
        &["letras", "litery"],
        Shape::Defined("letters"),
        "the letters of colours: those of a language, `es`, or each with its colour, `{A: azul, M: amarillo}`; without it the \
         English ones",
    ),
    Key::new(
        "rulings",
        &["interpretaciones", "interpretacje"],
        Shape::Defined("rulings"),
        "answers to open questions by name, or a set of them: `rulebook`, `online`",
    ),
    Key::new(
        "claims",
        &["reclama", "roszczenia"],
        Shape::Each(&Shape::Player, &Shape::Defined("amount")),
        "what people say that players have; `score` answers",
    ),
    Key::new("expect", &["espera", "oczekuje"], Shape::Map(&EXPECTED), "what the verdict should be; `test` compares"),
    Key::new("title", &["titulo", "tytul"], Shape::Text, "what the case shows, in one line"),
    Key::new("note", &["nota", "uwaga"], Shape::Text, "anything for people; the referee does not read it"),
    Key::new("example", &["ejemplo", "przyklad"], Shape::Anything, "the worked examples of the rulebooks that it shows"),
    Key::new("reconstructed", &["reconstruido", "odtworzone"], Shape::Text, "what of it the rulebook's text does not say"),
];

/// The keys of `expect:`.
pub(crate) static EXPECT: &[Key] = &[
    Key::new(
        "verdict",
        &["veredicto", "werdykt"],
        Shape::Defined("verdict"),
        "legal, legal-if, undecided, illegal or impossible; legal-if holds of legal, too",
    ),
    Key::new(
        "if",
        &["si", "jesli"],
        Shape::List(&Shape::Defined("condition"), Shape::MANY),
        "the conditions of a legal answer, all of them",
    ),
    Key::new("findings", &[], Shape::List(&Shape::Defined("rule"), Shape::MANY), "the rules that findings name, all of them"),
    Key::new("points", &["puntos", "punkty"], Shape::Each(&Shape::Player, &Shape::Defined("amount")), "what players gain"),
    Key::new("scores", &[], Shape::Each(&Shape::Player, &Shape::Defined("amount")), "what players have at last"),
    Key::new(
        "awards",
        &["puntuaciones", "pozycje"],
        Shape::Each(&Shape::Player, &Shape::Each(&Shape::Defined("rule"), &Shape::Number(-999..=999))),
        "what each rule brings a player, all of them",
    ),
    Key::new(
        "ranking",
        &[],
        Shape::List(&Shape::Any(&[Shape::Player, Shape::List(&Shape::Player, Shape::MANY)]), Shape::MANY),
        "the players from first to last; those who share a place as a list",
    ),
];
