//! From an entry of `moves:` to a move.
//!
//! Nonsense as a move (space 7, two verbs) is a problem of the case; what breaks a rule (a short payment) is left to the judge.

use super::lexicon::{self, Kept, Piece, Spot};
use super::read::read_tiles;
use super::{OWN, stars};
use crate::case::{Fields, Kind, Node, Reader, Style, Value, What as _, fold, told_in_words};
use crate::game::action::action;
use crate::game::lexicon::COMMON;
use crate::game::shared::FILL;
use crate::game::{Entry, factories, people};
use crate::games::summer_pavilion::pieces::FACTORIES;
use crate::games::summer_pavilion::wording::star_named;
use crate::games::summer_pavilion::{
    Between, Colour, Deal, Factory, Move, Placement, Seat, Side, Source, Space, Star, Take, Tiles, What,
};
use crate::verdict;
use crate::words::{Arg, said, speech};
use std::borrow::Cow;

/// What of a case its moves are read by.
#[derive(Clone, Copy)]
pub(super) struct MoveContext<'c> {
    pub(super) side: Side,
    /// The players' names in seat order.
    pub(super) names: &'c [&'c str],
    /// Whose turn it is: the first move is theirs if it does not say whose.
    pub(super) turn: Option<Seat>,
    /// Whether the case says what lies on the factories, so that a move has to say where it takes from.
    pub(super) factories_shown: bool,
}

pub(super) fn read(node: &Node<'_>, mut context: MoveContext<'_>, reader: &mut Reader) -> Vec<Entry<Move>> {
    let Some(items) = reader.list(node, people::key("moves")) else { return Vec::new() };
    let mut entries = Vec::with_capacity(items.len());
    for (index, item) in items.iter().enumerate() {
        let play = MoveReader { context, number: index + 1, reader }.read(item);
        context.turn = None;
        context.factories_shown |= matches!(play, Some(Move::Deal(_)));
        entries.extend(play.map(|play| Entry { place: verdict::Place::root().key("moves").item(index), play }));
    }
    entries
}

/// What between the stars a text names, with a number or without.
fn between(node: &Node<'_>) -> Option<Between> {
    let Value::Scalar(text, _) = &node.value else { return None };
    let word = text.trim().trim_end_matches(|letter: char| letter.is_ascii_digit());
    let number = text.trim()[word.len()..].parse().ok();
    let exists = word == text.trim() || number.is_some_and(|number| (1..=lexicon::LAST_SPACE.unwrap_or(0)).contains(&number));
    lexicon::BETWEEN.find(word.trim_end()).filter(|_| exists)
}

struct MoveReader<'r, 'c> {
    context: MoveContext<'c>,
    /// The number of the move as people count.
    number: usize,
    reader: &'r mut Reader,
}

impl MoveReader<'_, '_> {
    fn read(&mut self, node: &Node<'_>) -> Option<Move> {
        let number = self.number;
        let fields = self.reader.fields(node, || said!(COMMON, "move").with("number", number), &[lexicon::MOVE])?;
        match action(&fields, number, lexicon::ACTIONS, self.reader)? {
            "take" => self.take(&fields),
            "place" => self.place(&fields),
            "bonus" => {
                let seat = self.player(&fields);
                let tiles = self.tiles(fields.get("bonus")?, "bonus");
                Some(Move::Bonus { seat: seat?, tiles: tiles? })
            }
            "pass" => {
                let seat = self.player(&fields);
                let keep = self.kept(fields.get("pass")?);
                Some(Move::Pass { seat: seat?, keep: keep? })
            }
            "refill" => self.tiles(fields.get("refill")?, "refill").map(|tiles| Move::Refill { tiles: Some(tiles) }),
            "deal" => self.deal(&fields),
            _ => self
                .reader
                .word(fields.get("finish")?, said!(COMMON, "finished"), &crate::game::lexicon::GAME)
                .map(|()| Move::Finish),
        }
    }

    fn take(&mut self, fields: &Fields<'_, '_>) -> Option<Move> {
        let seat = self.player(fields);
        let what = fields.get("take").and_then(|node| self.taken(node));
        let from = match fields.get("from") {
            Some(node) => self.source(node).map(Some),
            None => self.no_source(fields, matches!(what, Some(What::Colour(_)))),
        };
        Some(Move::Take(Take { seat: seat?, what: what?, from: from? }))
    }

    /// A colour alone takes what the rules say; anything else is exactly what is taken: `2 red`, `RR`, `{red: 2, purple: 1}`.
    fn taken(&mut self, node: &Node<'_>) -> Option<What> {
        if factories::names_marker(node, self.number, &lexicon::PIECES, Piece::Marker, self.reader) {
            return None;
        }
        let several = match &node.value {
            Value::Scalar(text, _) => {
                // `2 red` and `red 2` are an amount; a run with several colours is not.
                let is_run = !text.contains(|letter: char| letter.is_ascii_digit());
                let tokens = lexicon::COLOURS.tokens(text, &self.reader.letters);
                // Whoever takes a colour takes all of it.
                let tokens = tokens.filter(|token| !speech::is_all(&fold(&text[token.range.clone()])));
                is_run && tokens.count() != 1 || told_in_words(text, false).is_some_and(|told| told.len() > 1)
            }
            Value::List(_) | Value::Map(_) => true,
        };
        if several {
            return self.tiles(node, "take").map(What::Tiles);
        }
        let (colour, count) = self.reader.amount(node, self.number, &lexicon::COLOURS, lexicon::MOST)?;
        Some(match count {
            None => What::Colour(colour),
            Some(count) => {
                let mut tiles = Tiles::EMPTY;
                tiles.add(colour, count);
                What::Tiles(tiles)
            }
        })
    }

    /// A take that does not say where from: only where no factory is shown, and then it has to say which tiles.
    fn no_source(&mut self, fields: &Fields<'_, '_>, uncounted: bool) -> Option<Option<Source>> {
        let number = self.number;
        if self.context.factories_shown {
            self.reader.required(fields, || said!(COMMON, "move").with("number", number), "from");
            return None;
        }
        if uncounted {
            self.reader.problem(fields.node, "case/missing-key", said!(OWN, "no-source").with("number", number));
            return None;
        }
        Some(None)
    }

    fn source(&mut self, node: &Node<'_>) -> Option<Source> {
        let what = people::key_of("from", self.number);
        match self.reader.numbered(node, what, &lexicon::SPOTS, lexicon::SOURCES)? {
            (Spot::Factory, factory) => Factory::new(factory).map(Source::Factory),
            (Spot::Centre, _) => Some(Source::Centre),
        }
    }

    fn place(&mut self, fields: &Fields<'_, '_>) -> Option<Move> {
        let number = self.number;
        let seat = self.player(fields);
        let colour = fields.get("place").and_then(|node| {
            let what = people::key_of("place", number);
            self.reader.word(node, what, &lexicon::COLOURS)
        });
        let between = fields.get("on").and_then(between);
        let space = fields.get("on").filter(|_| between.is_none()).and_then(|node| self.space(node, colour));
        let pay = match fields.get("pay") {
            Some(node) => self.tiles(node, "pay").map(Some),
            None => Some(None),
        };
        let (seat, colour, pay) = (seat?, colour?, pay?);
        Some(match between {
            Some(on) => Move::PlaceBetween { seat, colour, on, pay },
            None => Move::Place(Placement { seat, colour, space: space?, pay }),
        })
    }

    /// `blue 6`; a bare number is on the star of the placed colour, where stars have colours.
    fn space(&mut self, node: &Node<'_>, colour: Option<Colour>) -> Option<Space> {
        let (number, side) = (self.number, self.context.side);
        let own = colour.filter(|_| side == Side::Coloured).map(Star::of);
        let bare = matches!(&node.value, Value::Scalar(text, _) if text.trim().bytes().all(|digit| digit.is_ascii_digit()));
        if bare && own.is_none() && !node.is_absent() {
            // Without a colour that problem has been told already.
            if side == Side::Monochrome {
                self.reader.problem(node, "case/wrong-place", said!(OWN, "which-star").with("number", number));
            }
            return None;
        }
        let says_place =
            matches!(&node.value, Value::Scalar(text, _) if fold(text).split('-').any(|word| lexicon::PLACE.contains(&word)));
        let in_words = self.space_in_words(node);
        let node = in_words.as_ref().unwrap_or(node);
        if self.names_only_a_star(node) {
            return None;
        }
        let others = Star::all().filter(|&star| Some(star) != own);
        let allowed: Vec<Kind<Star>> = own.into_iter().chain(others).map(|star| (star, lexicon::LAST_SPACE)).collect();
        let what = people::key_of("on", number);
        let (star, index) = self.reader.numbered(node, what, lexicon::stars(side), &allowed)?;
        if stars::is_printed_too(side, star, index + 1) && !says_place {
            self.reader.problem(node, "case/unclear", said!(OWN, "three-or-place-on").with("number", number));
            return None;
        }
        stars::space(side, star, index + 1)
    }

    /// `space 3 of the red star`, `the red space 3` as `red 3`.
    fn space_in_words<'s>(&self, node: &Node<'s>) -> Option<Node<'s>> {
        let Value::Scalar(text, _) = &node.value else { return None };
        let text = fold(text);
        let is_number = |word: &&str| word.parse::<usize>().is_ok();
        let (beside, named): (Vec<_>, Vec<_>) = text.split('-').partition(|word| lexicon::BESIDE_A_SPACE.contains(word));
        let (numbers, star): (Vec<_>, Vec<_>) = named.into_iter().partition(is_number);
        let ([number], false) = (&numbers[..], beside.is_empty()) else { return None };
        let star = star.join("-");
        lexicon::stars(self.context.side).find(&star)?;
        Some(Node { value: Value::Scalar(format!("{star} {number}").into(), Style::Plain), span: node.span })
    }

    /// A star without a number is understood and is still no space.
    fn names_only_a_star(&mut self, node: &Node<'_>) -> bool {
        let (number, side) = (self.number, self.context.side);
        let Value::Scalar(text, _) = &node.value else { return false };
        let Some(star) = lexicon::stars(side).find_by(&self.reader.letters, text) else { return false };
        let typed = lexicon::stars(side).typed(star);
        let named = star_named(lexicon::stars(side).name(star));
        // All spaces of that star print the same number.
        let by_place = side == Side::Monochrome && star == Star::CENTRE;
        let message = said!(OWN, "which-space").with("number", number).with("star", named).with("typed", typed);
        let message = message.with("by_place", by_place);
        self.reader.problem(node, "case/wrong-place", message);
        true
    }

    /// What is kept: tiles, `nothing` or `all`; the word `keep` before it only makes it read well. None for `all`.
    fn kept(&mut self, node: &Node<'_>) -> Option<Option<Tiles>> {
        let after_keep = self.after_keep(node);
        let node = after_keep.as_ref().unwrap_or(node);
        let is_heap = match &node.value {
            Value::Map(_) => true,
            Value::Scalar(text, _) => told_in_words(text, false).is_some(),
            Value::List(_) => false,
        };
        if is_heap {
            return self.tiles(node, "pass").map(Some);
        }
        let what = people::key_of("pass", self.number);
        if let Some(colour) = self.uncounted(node) {
            let letter = lexicon::COLOURS.letter(colour, &self.reader.letters);
            let name = lexicon::COLOURS.name(colour);
            let message = said!(OWN, "kept-uncounted").with("what", what.name()).with("colour", Arg::Term(name));
            let says_all = |text: &str| fold(text).split('-').any(speech::is_all);
            let all = node.items().iter().any(|node| matches!(&node.value, Value::Scalar(text, _) if says_all(text)));
            let message = message.with("two", Arg::Coloured(2, name)).with("all", all);
            self.reader.problem(node, "case/unclear", message.with("run", format!("{letter}{letter}").as_str()));
            return None;
        }
        self.reader.is_all(node, what, &lexicon::KEPT, 0, None)?;
        let words: Vec<_> = self.reader.pieces(node, what, &lexicon::KEPT)?.into_iter().flatten().collect();
        let tile = |&word: &Kept| if let Kept::Tile(colour) = word { Some(colour) } else { None };
        let tiles: Tiles = words.iter().filter_map(tile).collect();
        let (all, nothing) = (words.contains(&Kept::All), words.contains(&Kept::Nothing));
        let clear = match (all, nothing, tiles.is_empty()) {
            (true, false, true) => return Some(None),
            (false, _, true) => words.contains(&Kept::Nothing) || !words.contains(&Kept::Keep),
            (false, false, false) => true,
            _ => false,
        };
        if !clear {
            self.reader.problem(node, "case/contradiction", said!(OWN, "kept-unclear").with("what", what.name()));
        }
        clear.then_some(Some(tiles))
    }

    /// A colour told to be kept without a number: people mean all. None where one is written twice: that is a count.
    fn uncounted(&self, node: &Node<'_>) -> Option<Colour> {
        let mut colours = Vec::new();
        for node in node.items() {
            let Value::Scalar(text, _) = &node.value else { continue };
            for token in lexicon::KEPT.tokens(text, &self.reader.letters) {
                match token.means {
                    Ok(Some(Kept::Tile(colour))) if token.count.is_none() && text[token.range].chars().nth(1).is_some() => {
                        colours.push(colour)
                    }
                    _ => {}
                }
            }
        }
        let is_first = |(at, colour): (usize, &Colour)| !colours[..at].contains(colour);
        colours.first().copied().filter(|_| colours.iter().enumerate().all(is_first))
    }

    /// What follows on the word `keep`, of one word or of several.
    fn after_keep<'s>(&self, node: &Node<'s>) -> Option<Node<'s>> {
        let Value::Scalar(Cow::Borrowed(text), _) = node.value else { return None };
        let ends = text.match_indices(' ').map(|(at, _)| at).take(3);
        let at = ends.filter(|&at| lexicon::KEPT.find_by(&self.reader.letters, &text[..at]) == Some(Kept::Keep)).last()?;
        let rest = at + text[at..].find(|letter: char| !letter.is_whitespace())?;
        Some(Node { value: Value::Scalar(Cow::Borrowed(&text[rest..]), Style::Plain), span: node.part(rest..text.len()) })
    }

    fn deal(&mut self, fields: &Fields<'_, '_>) -> Option<Move> {
        let number = self.number;
        let node = fields.get("deal")?;
        let before = self.reader.problems.len();
        let starter = fields.get("starter").and_then(|node| people::find(node, self.context.names, self.reader));
        let items = self.reader.list(node, people::key_of("deal", number))?;
        if items.len() > FACTORIES {
            let message = said!(COMMON, "factories-dealt").with("number", number).with("count", items.len());
            self.reader.problem(node, "case/out-of-range", message.with("most", FACTORIES));
        }
        let mut factories = [Tiles::EMPTY; FACTORIES];
        for (index, item) in items.iter().enumerate() {
            let tiles = read_tiles(
                item,
                || said!(COMMON, "factory-of-move").with("factory", index + 1).with("number", number),
                FILL,
                self.reader,
            );
            if let (Some(tiles), Some(factory)) = (tiles, factories.get_mut(index)) {
                *factory = tiles;
            }
        }
        (self.reader.problems.len() == before).then(|| {
            let count = items.len();
            Move::Deal(Box::new(Deal { factories, count, starter }))
        })
    }

    fn tiles(&mut self, node: &Node<'_>, key: &'static str) -> Option<Tiles> {
        read_tiles(node, people::key_of(key, self.number), 0, self.reader)
    }

    fn player(&mut self, fields: &Fields<'_, '_>) -> Option<Seat> {
        people::mover(fields, self.number, self.context.turn, self.context.names, self.reader)
    }
}
