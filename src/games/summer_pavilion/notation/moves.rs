//! Moves of a case.
//!
//! Nonsense as a move (space 7, two verbs) is a problem of the case; what breaks a rule (a short payment) is left to the judge.

use super::keeping::{self, Keeping};
use super::lexicon::{self, BETWEEN, BONUS_TILES, COLOURED_STARS, COLOURS, Colours, Pieces, Sources, VOCABULARY};
use super::{OWN, stars};
use crate::case::{self, Action, Key, Kind, Letters, Lexicon, Moves, Node, Reader, Shape, Value, fold, key, told_in_words};
use crate::game::action::{self, Step, Written};
use crate::game::lexicon::Finished;
use crate::game::shared::FILL;
use crate::game::ways::{Counts, Dealt, Lexica, Manner, Place, Player, Run, Way, Word, ways};
use crate::game::{Entry, factories, people};
use crate::games::summer_pavilion::position::Phase;
use crate::games::summer_pavilion::wording::star_named;
use crate::games::summer_pavilion::{
    Between, Colour, Deal, Draft, Extent, Move, Placement, Seat, Side, Space, Star, Take, Tiles, What,
};
use crate::words::table::also;
use crate::words::{said, speech};
use serde_json::Value as Json;

/// What each action allows, beside its own key.
const ACTIONS: &[Action] = &[
    Action { key: "take", allows: &["player", "from"], needs: &[] },
    Action { key: "place", allows: &["player", "on", "pay"], needs: &["on"] },
    Action { key: "bonus", allows: &["player"], needs: &[] },
    Action { key: "pass", allows: &["player", "keep"], needs: &[] },
    Action { key: "refill", allows: &[], needs: &[] },
    Action { key: "deal", allows: &["starter"], needs: &[] },
    Action { key: "finish", allows: &[], needs: &[] },
];

/// What may stand under `moves:`.
pub(crate) const SHAPE: Shape = Shape::List(&Shape::Move(&MOVES), Shape::MANY);
const MOVES: Moves = Moves { what: "move", keys: &[KEYS], actions: &[ACTIONS], without: &[] };

pub(crate) const KEYS: &[Key] = &[
    key!("player", Player::SHAPE, "who; may be left out if there is one player"),
    key!("take", Taken::SHAPE, "take tiles: a colour, or all tiles taken"),
    key!("from", Place::<Sources>::SHAPE, "where they are taken from: a factory or the centre"),
    key!("place", Word::<Colours>::SHAPE, "put a tile of this colour on the board"),
    key!("on", ON, "the space: its star and its number"),
    key!("pay", Counts::<Colours>::SHAPE, "all tiles used, the placed one included"),
    Key::new("bonus", BONUS_TILES, Run::<Colours>::SHAPE, "choose these bonus tiles"),
    key!("pass", Keeping::SHAPE, "pass, keeping these tiles"),
    key!("keep", Keeping::SHAPE, "the tiles kept, where `pass` does not tell them"),
    key!("refill", Run::<Colours>::SHAPE, "the tiles drawn for the supply"),
    key!("deal", Dealing::SHAPE, "the factories filled for the next round"),
    key!("starter", Player::SHAPE, "who begins the first round"),
    key!("finish", Word::<Finished>::SHAPE, "count the end bonuses"),
];

/// A space of a star, or what stands between stars.
const ON: Shape = Shape::Any(&[
    Shape::Numbered(|_| COLOURED_STARS.numbered(&Star::all().map(|star| (star, LAST_SPACE)).collect::<Vec<_>>())),
    Shape::Written(&lexicon::SPACE_IN_WORDS),
    Shape::Word(|_| BETWEEN.vocabulary()),
    Shape::Numbered(|_| BETWEEN.numbered(&BETWEEN.words.iter().map(|word| (word.means, LAST_SPACE)).collect::<Vec<_>>())),
]);
type Dealing = Dealt<Run<Colours, FILL>>;
/// The most tiles of a colour that a move may say; the box holds twenty-two.
const MOST: u8 = 100;
/// The numbers of the spaces of a star; there are as many pillars, statues and windows.
const LAST_SPACE: Option<usize> = Some(6);

pub(crate) fn read(draft: &Draft, node: &Node<'_>, manner: Manner<'_>, reader: &mut Reader) -> Vec<Entry<Move>> {
    // A move that does not say whose it is is the first of whose turn it is, or a take that follows on such takes.
    let (mut first, mut taker) = (draft.turn, draft.turn);
    // Where a case says what lies on the factories, a move has to say where it takes from.
    let is_setup = draft.phase_given && draft.phase == Phase::Setup;
    let mut factories_shown = draft.factories.is_some() || is_setup;
    let mut round = if is_setup { Some(0) } else { draft.round };
    action::read(node, KEYS, ACTIONS, manner, reader, |action, step| {
        let turn = if action == "take" { taker } else { first };
        first = None;
        let manner = Manner { set: lexicon::set(stars::side(step.manner), round), ..*step.manner };
        let step = &mut Step { fields: step.fields, manner: &manner, reader: step.reader };
        let play = read_move(action, step, turn, factories_shown);
        taker = match &play {
            Some(Move::Take(take)) => step.after(turn, take.seat),
            Some(Move::Deal(deal)) => deal.starter,
            _ => None,
        };
        let deals = matches!(play, Some(Move::Deal(_)));
        factories_shown |= deals;
        round = round.map(|round| round.saturating_add(deals.into()));
        play
    })
}

fn read_move(action: &str, step: &mut Step<'_, '_, '_>, turn: Option<Seat>, factories_shown: bool) -> Option<Move> {
    match action {
        "take" => {
            let (seat, what) = (step.mover(turn), step.need::<Taken>("take"));
            let is_uncounted = matches!(what, Some(What::Colour(_, Extent::Ruled | Extent::WithWild(_))));
            let from = factories::source::<Place<Sources>>(step, factories_shown, is_uncounted, said!(OWN, "no-source"));
            Some(Move::Take(Take { seat: seat?, what: what?, from: from? }))
        }
        "place" => {
            if says_several(step) {
                return None;
            }
            let (place, on) = (step.fields.get("place")?, step.fields.get("on"));
            let both = if on.is_none() { tile_and_space(place) } else { None };
            let (tile, on) = match &both {
                Some([tile, on]) => (tile, Some(on)),
                None => (place, on.or_else(|| step.required("on"))),
            };
            let (seat, what) = (step.mover(turn), people::key_of("place", step.manner.number));
            let colour = Word::<Colours>::read(tile, what, step.manner, step.reader);
            let between = on.and_then(between);
            let space = on.filter(|_| between.is_none()).and_then(|node| space(node, colour, step));
            let price = space.map(|space| space.cost(stars::side(step.manner)));
            let (pay, seat, colour) = (read_payment(step, price)?, seat?, colour?);
            Some(match between {
                Some(on) => Move::PlaceBetween { seat, colour, on, pay },
                None => Move::Place(Placement { seat, colour, space: space?, pay }),
            })
        }
        "bonus" => {
            let (seat, tiles) = (step.mover(turn), step.need::<Run<Colours>>("bonus"));
            Some(Move::Bonus { seat: seat?, tiles: tiles? })
        }
        "pass" => {
            let (seat, keep) = (step.mover(turn), keeping::kept(step));
            Some(Move::Pass { seat: seat?, keep: keep? })
        }
        "refill" => step.need::<Run<Colours>>("refill").map(|tiles| Move::Refill { tiles: Some(tiles) }),
        "deal" => {
            let (starter, dealt) = (step.may::<Player>("starter"), step.need::<Dealing>("deal"));
            let ((factories, count), starter) = (dealt?, starter?);
            Some(Move::Deal(Box::new(Deal { factories, count, starter })))
        }
        _ => step.need::<Word<Finished>>("finish").map(|()| Move::Finish),
    }
}

/// A move in the form that `moves:` takes.
pub(crate) fn write(play: &Move, to: &mut Written<'_>) {
    let _ = match play {
        Move::Take(Take { seat, what, from }) => {
            to.by(seat).put::<Taken>("take", what).may::<Place<Sources>>("from", from.as_ref())
        }
        Move::Place(Placement { seat, colour, space, pay }) => {
            let side = stars::side(to.manner);
            let space = format!("{} {}", stars::key(side, space.star()), stars::label(side, *space));
            to.by(seat).put::<Word<Colours>>("place", colour).say("on", space).may::<Counts<Colours>>("pay", pay.as_ref())
        }
        Move::PlaceBetween { seat, colour, on, pay } => {
            let on = BETWEEN.name(*on);
            to.by(seat).put::<Word<Colours>>("place", colour).say("on", on).may::<Counts<Colours>>("pay", pay.as_ref())
        }
        Move::Bonus { seat, tiles } => to.by(seat).put::<Run<Colours>>("bonus", tiles),
        Move::Pass { seat, keep } => to.by(seat).put::<Keeping>("pass", keep),
        Move::Refill { tiles: Some(tiles) } => to.put::<Run<Colours>>("refill", tiles),
        Move::Refill { tiles: None } => to.say("refill", Json::Null),
        Move::Deal(deal) => {
            to.put::<Dealing>("deal", &(deal.factories, deal.count)).may::<Player>("starter", deal.starter.as_ref())
        }
        Move::Finish => to.put::<Word<Finished>>("finish", &()),
    };
}

ways! {
    /// A move by itself, at a table of which nothing is told.
    pub(crate) Alone: Move = Shape::Move(&MOVES),
        |node: &Node<'_>, _, manner: &Manner<'_>, reader: &mut Reader| {
            action::only(node, reader, |node, reader| read(&Draft::default(), node, *manner, reader))
        },
        |play, manner| Some(Written::of(manner, |to| write(play, to)));
    /// What is taken. A colour alone takes what the rules say; anything else is exactly that: `2 red`, `RR`, `{red: 2, purple:
    /// 1}`.
    Taken: What = Shape::Any(&[Shape::Amount(Colours::words, MOST), Run::<Colours>::SHAPE]), read_taken, write_taken;
}

fn read_taken(node: &Node<'_>, what: impl case::What, manner: &Manner<'_>, reader: &mut Reader) -> Option<What> {
    if factories::names_marker(node, manner.number, Pieces::lexicon(manner.set), None, reader) {
        return None;
    }
    let words = Colours::lexicon(manner.set);
    if let (Some((colour, wild)), Value::Scalar(text, _)) = (with_a_wild(node, manner, reader), &node.value) {
        // One of the wild ones is taken.
        let several = |colour| words.of_several(text, colour, &reader.letters);
        let is_known = lexicon::wild(manner.set).is_some();
        if let Some(word) = several(wild).filter(|_| is_known || several(colour).is_some()) {
            let message = words.not_how_many(word, wild, what, &reader.letters);
            return reader.fail(node, "case/unclear", message);
        }
        return Some(What::Colour(colour, Extent::WithWild(wild)));
    }
    let told = told(node, words, &reader.letters, |colour| Some(Some(colour)));
    let are_several = |(counted, rest, _): &(Tiles, Tiles, bool)| counted.plus(*rest).kinds().total() > 1;
    let several = match &node.value {
        Value::Scalar(text, _) => {
            // `2 red` and `red 2` are an amount; a run with several colours is not.
            let is_run = !text.contains(|letter: char| letter.is_ascii_digit());
            let tokens = words.tokens(text, &reader.letters);
            // Whoever takes a colour takes all of it.
            let tokens = tokens.filter(|token| !speech::is_all(&fold(&text[token.range.clone()])));
            let is_one_colour = || speech::counted(&fold(text)).is_some_and(|(_, rest)| words.find(&rest).is_some());
            is_run && tokens.count() != 1 && !is_one_colour()
                || told.as_ref().is_some_and(are_several)
                || told_in_words(text, false).is_some_and(|told| told.len() > 1)
        }
        Value::List(_) | Value::Map(_) => true,
    };
    if several {
        // `the yellow tiles` are all of them.
        let is_one = |(counted, rest, _): &(Tiles, Tiles, bool)| counted.is_empty() && rest.total() == 1;
        if let (Some((_, rest, _)), Value::Scalar(..)) = (told.filter(is_one), &node.value) {
            return rest.iter().next().map(|(colour, _)| What::Colour(colour, Extent::All));
        }
        return Run::<Colours>::read(node, what, manner, reader).map(What::Tiles);
    }
    Some(match reader.amount(node, manner.number, words, MOST)? {
        (colour, None) if says_all(node) => What::Colour(colour, Extent::All),
        (colour, None) => What::of(colour),
        (colour, Some(count)) => What::Tiles(std::iter::repeat_n(colour, count.into()).collect()),
    })
}

/// A colour that no number counts, of which all is taken, and the wild one: of two colours, where the round is not told.
fn with_a_wild(node: &Node<'_>, manner: &Manner<'_>, reader: &Reader) -> Option<(Colour, Colour)> {
    let Value::Scalar(..) = node.value else { return None };
    let (tiles, uncounted, _) = told(node, Colours::lexicon(manner.set), &reader.letters, |colour| Some(Some(colour)))?;
    let (mut counted, mut others) = (tiles, uncounted);
    let wild = lexicon::wild(manner.set).or_else(|| uncounted.iter().last().map(|(colour, _)| colour))?;
    let along = counted.take(wild) + others.take(wild);
    let (colour, _) = others.iter().next().filter(|_| others.total() == 1 && along == 1 && counted.is_empty())?;
    Some((colour, wild))
}

fn write_taken(what: &What, manner: &Manner<'_>) -> Option<Json> {
    match what {
        What::Colour(colour, Extent::Ruled) => Word::<Colours>::write(colour, manner),
        What::Colour(colour, Extent::All) => Some(format!("all {}", COLOURS.name(*colour)).into()),
        What::Colour(colour, Extent::WithWild(wild)) => {
            Some(format!("all {} and 1 {}", COLOURS.name(*colour), COLOURS.name(*wild)).into())
        }
        What::Tiles(tiles) => Counts::<Colours>::write(tiles, manner),
    }
}

/// Whether more tiles than one are said to be placed, which is a problem of the case: each has a turn of its own.
fn says_several(step: &mut Step<'_, '_, '_>) -> bool {
    let Some(node) = step.fields.get("place") else { return false };
    let Value::Scalar(text, _) = &node.value else { return false };
    let Some((Some(2..), colour)) = speech::counted(&fold(text)) else { return false };
    let Some(colour) = Colours::lexicon(step.manner.set).find(&colour) else { return false };
    let message = said!(OWN, "one-tile-a-turn").with("number", step.manner.number).with("typed", COLOURS.typed(colour));
    step.reader.problem(node, "case/unclear", message);
    true
}

/// The tile and its space where `place` says both: `red 3`, `red on blue 3`.
fn tile_and_space<'s>(node: &Node<'s>) -> Option<[Node<'s>; 2]> {
    let words: Vec<_> = node.word()?.split_whitespace().collect();
    let is_on = |word: &&str| fold(word) == "on" || also!("on").contains(&&*fold(word));
    let last = words.len().checked_sub(1).filter(|&last| last > 0 && words[last].parse::<u8>().is_ok())?;
    let (tile, space) = words.iter().position(is_on).map_or((last, last), |on| (on, on + 1));
    Some([&words[..tile], &words[space..]].map(|part| node.saying(part.join(" "))))
}

/// What is paid, if that is said: also `the red tiles`, which are as many as the price leaves.
fn read_payment(step: &mut Step<'_, '_, '_>, price: Option<u8>) -> Option<Option<Tiles>> {
    let Some(node) = step.fields.get("pay") else { return Some(None) };
    let (what, words) = (people::key_of("pay", step.manner.number), Colours::lexicon(step.manner.set));
    let mut reader = Reader { letters: step.reader.letters.clone(), ..Reader::default() };
    let paid = Counts::<Colours>::read(node, what, step.manner, &mut reader);
    let told = told(node, words, &reader.letters, |colour| Some(Some(colour)));
    if let (Some(price), Some((tiles, rest, _)), Value::Scalar(text, _)) = (price, told, &node.value)
        && let Some((first, _)) = rest.iter().next()
        && rest == rest.kinds()
    {
        let more = u32::from(price).saturating_sub(tiles.total());
        if rest.total() == 1 && paid.is_none() {
            return Some(Some(tiles.plus(Tiles::only(first, more.max(1) as u8))));
        } else if (2..more).contains(&rest.total()) {
            step.reader.problem(node, "case/unclear", words.not_how_many(text, first, what, &reader.letters));
            return None;
        }
    }
    step.reader.problems.append(&mut reader.problems);
    paid.map(Some)
}

/// What between the stars a text names, with a number or without.
fn between(node: &Node<'_>) -> Option<Between> {
    let Value::Scalar(text, _) = &node.value else { return None };
    let word = text.trim().trim_end_matches(|letter: char| letter.is_ascii_digit());
    let number = text.trim()[word.len()..].parse().ok();
    let exists = word == text.trim() || number.is_some_and(|number| (1..=LAST_SPACE.unwrap_or(0)).contains(&number));
    BETWEEN.find(word.trim_end()).filter(|_| exists)
}

/// `blue 6`; a bare number is on the star of the placed colour, where stars have colours.
fn space(node: &Node<'_>, colour: Option<Colour>, step: &mut Step<'_, '_, '_>) -> Option<Space> {
    let (number, side) = (step.manner.number, stars::side(step.manner));
    let own = colour.filter(|_| side == Side::Coloured).map(Star::of);
    let bare = matches!(&node.value, Value::Scalar(text, _) if text.trim().bytes().all(|digit| digit.is_ascii_digit()));
    if bare && own.is_none() && !node.is_absent() {
        // Without a colour that problem has been told already.
        if side == Side::Monochrome {
            step.reader.problem(node, "case/wrong-place", said!(OWN, "which-star").with("number", number));
        }
        return None;
    }
    let says_place =
        matches!(&node.value, Value::Scalar(text, _) if fold(text).split('-').any(|word| lexicon::PLACE.contains(&word)));
    let in_words = space_in_words(node, side);
    let node = in_words.as_ref().unwrap_or(node);
    if names_only_a_star(node, step) {
        return None;
    }
    let others = Star::all().filter(|&star| Some(star) != own);
    let allowed: Vec<Kind<Star>> = own.into_iter().chain(others).map(|star| (star, LAST_SPACE)).collect();
    let what = people::key_of("on", number);
    let (star, index) = step.reader.numbered(node, what, lexicon::stars(side), &allowed)?;
    if stars::is_printed_too(side, star, index + 1) && !says_place {
        step.reader.problem(node, "case/unclear", said!(OWN, "three-or-place-on").with("number", number));
        return None;
    }
    stars::space(side, star, index + 1)
}

/// `space 3 of the red star`, `the red space 3` as `red 3`.
fn space_in_words<'s>(node: &Node<'s>, side: Side) -> Option<Node<'s>> {
    let Value::Scalar(text, _) = &node.value else { return None };
    let text = fold(text);
    let is_number = |word: &&str| word.parse::<usize>().is_ok();
    let (beside, named): (Vec<_>, Vec<_>) =
        text.split(['-', ',']).filter(|word| !word.is_empty()).partition(|word| lexicon::BESIDE_A_SPACE.contains(word));
    let (numbers, star): (Vec<_>, Vec<_>) = named.into_iter().partition(is_number);
    let ([number], false) = (&numbers[..], beside.is_empty()) else { return None };
    let star = star.join("-");
    lexicon::stars(side).find(&star)?;
    Some(node.saying(format!("{star} {number}")))
}

/// A star without a number is understood and is still no space.
fn names_only_a_star(node: &Node<'_>, step: &mut Step<'_, '_, '_>) -> bool {
    let (number, side) = (step.manner.number, stars::side(step.manner));
    let Value::Scalar(text, _) = &node.value else { return false };
    let Some(star) = lexicon::stars(side).find_by(&step.reader.letters, text) else { return false };
    let typed = lexicon::stars(side).typed(star);
    let named = star_named(lexicon::stars(side).name(star));
    // All spaces of that star print the same number.
    let by_place = side == Side::Monochrome && star == Star::CENTRE;
    let message = said!(OWN, "which-space").with("number", number).with("star", named).with("typed", typed);
    let message = message.with("by_place", by_place);
    step.reader.problem(node, "case/wrong-place", message);
    true
}

/// Tiles told in words: those that are counted, those whose colours stand without a number, and whether all are meant.
/// `colour` is what a word means: none if it is no tile, and none of the colours if it means all.
pub(super) fn told<T: Copy + PartialEq>(
    node: &Node<'_>,
    words: &'static Lexicon<T>,
    letters: &Letters,
    colour: impl Fn(T) -> Option<Option<Colour>>,
) -> Option<(Tiles, Tiles, bool)> {
    let mut says_all = node.items().iter().any(says_all);
    let only_reads_well = |word: &str| {
        let word = fold(word);
        word.len() > 1 && (speech::is_all(&word) || speech::is_little(&word) || speech::is_tile(&word).is_some())
    };
    let (mut tiles, mut uncounted) = (Tiles::EMPTY, Tiles::EMPTY);
    for node in node.items() {
        let Value::Scalar(text, _) = &node.value else { return None };
        // "The" may be of several, and is not told from "the" of one where no noun follows.
        let is_several = |word: &str| word == "the" || speech::are_tiles(word);
        let said = text.split([' ', ',']).filter(|word| !(says_all && only_reads_well(word) || is_several(&fold(word))));
        for token in words.tokens(&said.collect::<Vec<_>>().join(" "), letters) {
            match (colour(token.means.ok()??)?, token.count) {
                (Some(colour), Some(count)) => tiles.add(colour, u8::try_from(count).unwrap_or(u8::MAX)),
                (Some(colour), None) if token.range.len() > 2 => uncounted.add(colour, 1),
                (Some(colour), None) => tiles.add(colour, 1),
                (None, _) => says_all = true,
            }
        }
    }
    Some((tiles, uncounted, says_all))
}

/// Whether a text says that all of it is meant.
fn says_all(node: &Node<'_>) -> bool {
    matches!(&node.value, Value::Scalar(text, _) if fold(text).split('-').any(speech::is_all))
}
