//! A rules referee for Azul and its relatives: is the position possible, is the move legal, what is the score, and why.
//!
//! A *case* (YAML or JSON) is read into a position and moves of one *game*; the game's rules judge it; the *verdict* carries
//! typed findings and a ledger of points in which every line names its rule.
//!
//! ```text
//! text ──▶ case::documents ──▶ referee::Case::open ──▶ Case::judge ──▶ verdict::Verdict
//! ```
//!
//! # Judge a case
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
//! # Without text
//!
//! A program that has the table in its own types builds a draft, which may be anything, and has it audited. That gives a position
//! that the rules allow, or every flaw. From there moves are judged, listed and made on packed positions, without sentences.
//!
//! ```
//! use tilejudge::game::{Auditor, Judge, NotMade, Tell, Wording};
//! use tilejudge::games::azul::{Azul, Colour, Draft, DraftPlayer, Edition, Flaw, Line, Phase, Rulings, Setup, Side, Wall};
//! use tilejudge::verdict::Tally;
//!
//! let mut lines: [Vec<Option<Colour>>; 5] = Default::default();
//! lines[1] = vec![Some(Colour::Red), Some(Colour::Red)];
//! let ana = DraftPlayer {
//!     name: "Ana".to_owned(),
//!     score: Some(12),
//!     wall: Wall::default().into(),
//!     lines: Some(lines),
//!     floor: Some(Vec::new()),
//!     ..DraftPlayer::default()
//! };
//! let mut draft = Draft {
//!     setup: Setup { edition: Edition::Base, side: Side::Coloured, specialised: false },
//!     phase: Phase::Tiling,
//!     phase_given: true,
//!     players: vec![ana],
//!     ..Draft::default()
//! };
//! let rulings = Rulings::default();
//!
//! // No tile of this wall can have brought twelve points.
//! let audit = Azul::audit(&draft, &rulings);
//! assert!(audit.position.is_none() && audit.flaws.len() == 1);
//! // Any flaw can be put into words.
//! let names = Azul::names(&draft, &rulings, &Default::default());
//! println!("{}", audit.flaws[0].say(&names).message);
//!
//! draft.players[0].score = Some(0);
//! let mut position = Azul::audit(&draft, &rulings).position.expect("nothing is wrong with it");
//! let moves = Azul::legal(&position, &rulings);
//! let mut tally = Tally::default();
//! Azul::apply(&mut position, &moves[0], &rulings, &mut tally).expect("what is listed is legal");
//! assert_eq!(Azul::scores(&position), [1]);
//!
//! // The line is empty now. What is not legal is not made, and what is not known to be is `NotMade::Open`.
//! let before = position.clone();
//! let again = Azul::apply(&mut position, &moves[0], &rulings, &mut tally);
//! assert!(matches!(again, Err(NotMade::Illegal(reasons)) if reasons.len() == 1));
//! assert_eq!(position, before);
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
pub mod cli;
pub mod editor;
pub mod game;
pub mod games;
pub mod picture;
pub mod referee;
pub mod repair;
#[cfg(feature = "report")]
pub mod report;
pub mod verdict;
pub mod words;

/// The programs on the front page.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct FrontPage;
