//! A rules referee for Azul and its relatives: is the position possible, is the move legal, what is the score, and why.
//!
//! A program that plays wants a [`Table`]: what is legal, a move made, why not. One that has cases (YAML or JSON, told in full or
//! in part) wants a [`Verdict`](verdict::Verdict): typed findings, and a ledger of points in which every line names its rule.
//!
//! # Play
//!
//! ```
//! use tilejudge::Table;
//! use tilejudge::games::azul::{Azul, Colour, Move, Take};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! // Any case is a table, if it tells which: on one line or many.
//! let table: Table<Azul> = "{game: azul, phase: setup, players: [Ana, Luis]}".parse()?;
//! // Moves are what `moves:` takes. What chance brings is a move, too.
//! let deal = table.read("{deal: [BBYR, KKRW, BBRW, RRKW, BKRW], starter: Ana}")?;
//! let table = table.play(&deal)?;
//!
//! let legal = table.legal();
//! let blue = |play: &&Move| matches!(play, Move::Take(Take { colour: Colour::Blue, .. }));
//! let play = legal.iter().find(blue).expect("there is blue");
//! assert_eq!(play.to_string(), r#"{"player":"Player 1","take":"blue","from":"factory 1","to":"line 1"}"#);
//! assert_eq!(table.print(play), r#"{"player":"Ana","take":"blue","from":"factory 1","to":"line 1"}"#);
//! assert!(table.say(play).to_string().starts_with("Ana takes 2 blue from factory 1"));
//! let next = table.play(play)?;
//!
//! // Why not: in types, and in words.
//! let again = next.read("{take: blue, from: factory 1, to: line 2}")?;
//! assert!(!next.is_legal(&again));
//! let why = next.play(&again).expect_err("it is gone");
//! assert_eq!(next.explain(&again, &why)[0].message.to_string(), "Luis takes from factory 1, but no tile lies there");
//!
//! // One line holds the table: a case, which every command reads. The same table gives the same line.
//! let line = next.to_string();
//! assert_eq!(line.parse::<Table<Azul>>()?.to_string(), line);
//! // What moves speak of is text as well.
//! assert_eq!("azul".parse::<Colour>()?.to_string(), "blue");
//! # Ok(())
//! # }
//! ```
//!
//! A program that has the table in its own types fills a draft, which may be anything; [`Table::of`] proves that it is possible,
//! under the answers that are given to open questions. To change a position in place, with every point in a ledger, there is
//! [`Judge::apply`](game::Judge::apply); [`Auditor::audit`](game::Auditor::audit) has flaws as types.
//!
//! ```
//! use tilejudge::{NoTable, Table};
//! use tilejudge::games::azul::{Azul, Colour, Draft, DraftPlayer, Phase, Rulings, Wall};
//!
//! let red = Some(Colour::Red);
//! let ana = DraftPlayer {
//!     name: "Ana".to_owned(),
//!     score: Some(12),
//!     wall: Wall::default().into(),
//!     lines: Some([vec![], vec![red, red], vec![], vec![], vec![]]),
//!     floor: Some(vec![]),
//!     ..DraftPlayer::default()
//! };
//! let mut draft = Draft { phase: Phase::Tiling, phase_given: true, players: vec![ana], ..Draft::default() };
//! // No tile of this wall can have brought twelve points.
//! let refused = Table::<Azul>::of(draft.clone(), Rulings::default());
//! assert!(matches!(refused, Err(NoTable::Found(findings)) if findings.len() == 1));
//!
//! draft.players[0].score = Some(0);
//! let table = Table::<Azul>::of(draft, Rulings::default()).expect("it is possible");
//! let tiled = table.play(&table.legal()[0]).expect("what is listed is legal");
//! assert_eq!(tiled.scores(), [1]);
//! ```
//!
//! # Judge a case
//!
//! ```text
//! text ──▶ case::documents ──▶ referee::Case::open ──▶ Case::judge ──▶ verdict::Verdict
//! ```
//!
//! A text holds one case or many. One that cannot be read gives problems with their places and costs no other.
//!
//! ```
//! use tilejudge::case::{Limits, Source, documents};
//! use tilejudge::referee::{Asked, Case};
//! use tilejudge::verdict::Conclusion;
//! use tilejudge::words::Language;
//!
//! let text = "\
//! game: azul-mini
//! players:
//!   - name: Andrea
//!     wall: [....., ..Y.., ....., ....., .....]
//!     lines: ['', '', '', '', '']
//! factories: [YYBR, KKRW, BBRW, RRKW, BKRW]
//! moves:
//!   - {take: yellow, from: factory 1, to: line 2}
//! ";
//! let source = Source { name: "board".to_owned(), text: text.to_owned() };
//! let documents = documents(&source, &Limits::USUAL);
//! let document = documents[0].as_ref().expect("it is YAML");
//! let case = Case::open(document).expect("its game is known");
//! let verdict = case.judge(&Asked::default()).expect("it can be read");
//!
//! assert_eq!(verdict.conclusion(), Conclusion::Illegal);
//! let finding = verdict.all_findings().next().expect("something is wrong");
//! assert_eq!(finding.rule.id, "azul/wall-row-has-colour");
//! // A message is said in English, Spanish or Polish.
//! let says = finding.message.say(Language::English);
//! assert_eq!(says, "Andrea's line 2 cannot take yellow: row 2 of the wall already has yellow, in column 3");
//! // Findings point to paths of the case; the case knows where each stands in the text.
//! let span = case.locate(&finding.place);
//! assert_eq!(&text[span.start..span.end], "line 2");
//! ```
//!
//! # List the legal moves
//!
//! ```
//! # use tilejudge::case::{Limits, Source, documents};
//! use tilejudge::referee::{Asked, Case};
//!
//! # let text = "{game: azul-mini, phase: tiling, variant: grey, players: [{name: Ana, \
//! #     wall: [Y...., ....., ....., ....., .....], lines: ['', YY, '', '', ''], floor: ''}]}";
//! # let source = Source { name: "board".to_owned(), text: text.to_owned() };
//! # let documents = documents(&source, &Limits::USUAL);
//! # let case = Case::open(documents[0].as_ref().unwrap()).unwrap();
//! let verdict = case.judge(&Asked { legal: true, ..Asked::default() }).expect("it can be read");
//! for listed in verdict.legal.as_deref().unwrap_or_default() {
//!     // As `moves:` takes it, and in words.
//!     println!("{}: {}", listed.play, listed.says);
//! }
//! # assert_eq!(verdict.legal.unwrap().len(), 4);
//! ```
//!
//! # Score, and answer a claim
//!
//! A number that rests on what nobody told is an [`Amount`](verdict::Amount) with two bounds; told in full, they meet.
//!
//! ```
//! # use tilejudge::case::{Limits, Source, documents};
//! use tilejudge::referee::{Asked, Case};
//! use tilejudge::verdict::{Amount, Reply};
//!
//! # let text = "{game: azul, phase: tiling, players: [{name: Ana, score: 12, wall: [.YR.., .BY.., .W.Y., ...B., .....], \
//! #     lines: ['', RR, '', '', ''], floor: 1K}]}";
//! # let source = Source { name: "board".to_owned(), text: text.to_owned() };
//! # let documents = documents(&source, &Limits::USUAL);
//! # let case = Case::open(documents[0].as_ref().unwrap()).unwrap();
//! let asked = Asked { to_end: true, hear_claims: true, claims: vec![("Ana".to_owned(), 13)], ..Asked::default() };
//! let verdict = case.judge(&asked).expect("it can be read");
//!
//! assert_eq!((verdict.scores[0].before, verdict.scores[0].after), (Amount::exactly(12), Amount::exactly(16)));
//! // Each line of the ledger names its rule and gives its proof; their sum is the difference.
//! assert_eq!(verdict.ledger.iter().map(|award| award.amount).sum::<Amount>(), 4);
//! let Reply::Refuted { counted, explanations, .. } = &verdict.claims[0].answer else { panic!("Ana has 16 points") };
//! assert_eq!(*counted, 16);
//! assert_eq!(explanations[0].why.to_string(), "13 is what you get if the vertical run through row 2, column 4 is left out");
//! ```
//!
//! # The house
//!
//! Imports run one way: `cli → report → editor, repair → referee → games → game → picture → case → verdict → words`. From `game`
//! on none knows a game; only `cli` does I/O.
//!
//! The feature `cli` (on by default) adds what the program `tilejudge` needs: its command line, and with the feature `report` its
//! reports. Without them, a program that embeds the referee gets typed verdicts and no dependency for terminals.

pub mod case;
#[cfg(feature = "cli")]
#[doc(hidden)]
pub mod cli;
#[doc(hidden)]
pub mod editor;
pub mod game;
pub mod games;
mod order;
pub mod picture;
pub mod referee;
pub mod repair;
#[cfg(feature = "report")]
pub mod report;
pub mod verdict;
pub mod words;

#[doc(inline)]
pub use referee::{NoTable, Table};

/// The programs on the front page.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct FrontPage;

/// The programs on the page for programs.
#[cfg(doctest)]
#[doc = include_str!("../docs/rust.md")]
struct Library;
