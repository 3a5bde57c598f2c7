//! Moves of a case: each entry of `moves:` is a step of a turn, or a turn of several.
//!
//! Nonsense as a step (no action, two actions) is a problem of the case; what breaks a rule (a far move) is left to the judge.

use super::cards::{self, CardsOrCount, KnownCards, OneCard};
use super::lexicon::{self, BUILDINGS, COLOURS, OBELISK, PASS, VOCABULARY, WARES};
use super::site::{self, section_key};
use super::ways::{Dragon, DragonAt, OneBuilding, read_buildings};
use super::{OWN, shapes};
use crate::case::{Action, Fields, Key, Moves, Node, Reader, Shape, Value, What, fold, key};
use crate::game::action::{Step, Written, action, listed, only};
use crate::game::lexicon::COMMON;
use crate::game::ways::{Manner, Number, Player, Way, ways};
use crate::game::{Entry, people};
use crate::games::blue_moon_city::pieces::{GREY_ONE, GREY_TWO};
use crate::games::blue_moon_city::{
    Build, Building, Cards, Colour, Draft, DraftSite, DragonTo, Move, Offering, Plan, Seat, SectionName, Value as Worth,
};
use crate::verdict::{Place, Unit};
use crate::words::table::also;
use crate::words::{Arg, said, speech};
use serde_json::Value as Json;

/// What may stand under `moves:`.
pub(crate) const SHAPE: Shape = Shape::List(&Shape::Move(&ENTRIES), Shape::MANY);
const WHOLE: Shape = Shape::List(&Shape::Move(&STEPS_OF_A_TURN), Shape::MANY);
const ENTRIES: Moves = Moves { what: "move", keys: &[STEP_KEYS, TURN_KEYS], actions: &[WHOLE_TURN, STEPS], without: &[] };
const STEPS_OF_A_TURN: Moves = Moves { what: "step", keys: &[STEP_KEYS], actions: &[STEPS], without: &["player"] };

/// What each step needs and allows, beside its own key.
const STEPS: &[Action] = &[
    Action { key: "move", allows: &["player", "with"], needs: &[] },
    Action { key: "power", allows: &["player", "to", "dragon"], needs: &[] },
    Action { key: "build", allows: &["player", "on", "pay"], needs: &[] },
    Action { key: "offer", allows: &["player", "with", "pay"], needs: &[] },
    Action { key: "discard", allows: &["player"], needs: &[] },
    Action { key: "draw", allows: &["player"], needs: &[] },
    Action { key: "reveal", allows: &["player"], needs: &[] },
];
/// An entry of moves that is a whole turn is no action, but is written like one.
const WHOLE_TURN: &[Action] = &[Action { key: "turn", allows: &["player"], needs: &[] }];

/// The key of an entry of moves that is a whole turn.
pub(crate) const TURN_KEYS: &[Key] = &[Key::new("turn", also!("turn-turn"), WHOLE, "several steps of one turn")];

/// The keys of a step, and of an entry of moves that is a step.
pub(crate) const STEP_KEYS: &[Key] = &[
    key!("player", Player::SHAPE, "who; may be left out if there is one player"),
    key!("move", WALK, "the figure walks: a building, or the buildings on the way"),
    key!("power", OneCard::SHAPE, "a card is played for its power in the movement phase"),
    key!("dragon", Dragon::SHAPE, "the dragon that the card moves"),
    key!("to", DragonAt::SHAPE, "where the card takes figure or dragon: a building, or `out`"),
    key!("build", BUILD, "a stone on a section: its number, or `place 1`"),
    key!("on", OneBuilding::SHAPE, "the building, where it should be named"),
    key!("pay", PAY, "the cards that pay; for an offering the crystals laid down"),
    key!("offer", Space::SHAPE, "an offering: the number of the space, or `obelisk`"),
    key!("with", WITH, "the yellow card that allows a further offering, or the grey 2s that give more steps"),
    Key::new("discard", also!("move-discard"), CardsOrCount::SHAPE, "cards discarded before drawing, how many, or `none`"),
    Key::new("draw", also!("move-draw"), Drawn::SHAPE, "the cards drawn at the end of the turn, or how many"),
    key!("reveal", KnownCards::SHAPE, "some hidden cards of the hand are told"),
];

const WALK: Shape = Shape::Any(&[shapes::BUILDING, Shape::List(&shapes::BUILDING, 1..=usize::MAX)]);
const BUILD: Shape =
    Shape::Any(&[shapes::SECTION_BY_PLACE, Shape::Number(shapes::NUMBERS), Shape::Written(&shapes::SECTION_TO_BUILD)]);
const PAY: Shape = Shape::ByAction(&[("build", KnownCards::SHAPE), ("offer", Worthy::SHAPE)]);
const WITH: Shape = Shape::ByAction(&[("move", KnownCards::SHAPE), ("offer", OneCard::SHAPE)]);
/// What crystals are worth.
type Worthy = Number<u16, { *lexicon::COUNTS.start() }, { *lexicon::COUNTS.end() }>;

/// What the table shows of sections: by it `section 1` is a number or a place.
struct Table<'d> {
    /// Whose turn it is: of whoever has not drawn yet.
    turn: Option<Seat>,
    /// Whether its player has discarded: whoever makes another step than to draw takes the drawing for granted.
    discarded: bool,
    /// The building where each figure stands, as far as the case tells.
    figures: Vec<Option<Building>>,
    /// What is read off the tiles.
    sites: &'d [DraftSite],
}

impl Table<'_> {
    fn figure(&self, seat: Option<Seat>) -> Option<Building> {
        *self.figures.get(seat?.index())?
    }
    /// Whose turn goes on after a step: of a player out of turn, or of a step that could not be read, nobody knows.
    fn goes_on(&mut self, play: Option<&Move>) {
        let seat = play.map(Move::seat);
        match play {
            Some(Move::Reveal { .. }) => return,
            Some(Move::Draw { .. }) | None => self.turn = None,
            _ if self.turn.is_some() && self.turn != seat => self.turn = None,
            _ => self.turn = seat,
        }
        self.discarded = matches!(play, Some(Move::Discard { .. }));
    }
    fn walk(&mut self, seat: Option<Seat>, to: Option<Building>) {
        if let Some(figure) = seat.and_then(|seat| self.figures.get_mut(seat.index())) {
            *figure = to;
        }
    }
    fn tile(&self, building: Building) -> Plan {
        let typed = self.sites.iter().filter(|site| site.building == building).find_map(|site| site.sections.as_deref());
        Plan::read(building, typed)
    }
}

/// The steps of all entries in a row, each with its own place.
pub(crate) fn read(draft: &Draft, node: &Node<'_>, manner: Manner<'_>, reader: &mut Reader) -> Vec<Entry<Move>> {
    let figures = draft.players.iter().map(|player| player.figure).collect();
    let mut table = Table { turn: draft.turn, discarded: false, figures, sites: &draft.sites };
    let Some(items) = listed(node, people::key("moves"), reader) else { return Vec::new() };
    let names = manner.players.unwrap_or_default();
    let mut entries = Vec::with_capacity(items.len());
    let mut number = 0;
    for (index, item) in items.iter().enumerate() {
        let place = Place::root().key("moves").item(index);
        number += 1;
        if people::is_keyed_by_mover(item, names, reader) {
            continue;
        }
        let Some(fields) = fields_of(item, number, reader) else { continue };
        let turn = fields.get("turn");
        for (key, node) in fields.keys().filter(|(key, _)| turn.is_some() && !matches!(*key, "turn" | "player")) {
            reader.problem(
                node,
                "case/key-not-here",
                said!(OWN, "beside-turn").with("number", number).with("key", Arg::key(key)),
            );
        }
        let whose = table.turn.filter(|_| !table.discarded || fields.get("draw").is_some());
        let seat = people::mover(&fields, number, whose, names, reader);
        let mut read = |fields: &Fields<'_, '_>, number: usize, place: Place, reader: &mut Reader| {
            let step = Step { fields, manner: &Manner { number, ..manner }, reader };
            let play = StepReader { step, seat, table: &mut table }.read();
            let draws = matches!(play, Some(Move::Draw { .. }));
            table.goes_on(play.as_ref());
            entries.extend(play.map(|play| Entry { place, play }));
            draws
        };
        let Some(turn) = turn else {
            read(&fields, number, place, reader);
            continue;
        };
        let steps = listed(turn, people::key_of("turn", number), reader);
        number -= 1;
        let mut has_drawn = false;
        for (step, node) in steps.into_iter().flatten().enumerate() {
            number += 1;
            let Some(fields) = fields_of(node, number, reader) else { continue };
            if let Some((_, key)) = fields.keys().find(|(key, _)| *key == "player") {
                reader.problem(key, "case/key-not-here", said!(OWN, "player-of-step").with("number", number));
            }
            let draws = read(&fields, number, place.clone().key("turn").item(step), reader);
            // Of a single player's course nobody could tell whose turn is next.
            if has_drawn && names.len() == 1 {
                reader.problem(node, "case/unclear", said!(OWN, "step-after-drawing").with("number", number));
            }
            has_drawn |= draws;
        }
    }
    entries
}

/// What a step says. That its player passes is a problem: drawing ends a turn in which nothing else was done.
fn fields_of<'n, 's>(node: &'n Node<'s>, number: usize, reader: &mut Reader) -> Option<Fields<'n, 's>> {
    match node.key(|key| PASS.find(key).is_some()) {
        Some(key) => reader.fail(key, "case/no-action", said!(OWN, "nobody-passes").with("number", number)),
        None => reader.fields(node, || said!(COMMON, "move").with("number", number), &[STEP_KEYS, TURN_KEYS]),
    }
}

struct StepReader<'m, 'n, 's, 'd> {
    step: Step<'m, 'n, 's>,
    /// Who makes it; none if that could not be read.
    seat: Option<Seat>,
    table: &'m mut Table<'d>,
}

impl StepReader<'_, '_, '_, '_> {
    fn read(&mut self) -> Option<Move> {
        match action(self.step.fields, self.step.manner.number, STEP_KEYS, STEPS, self.step.reader)? {
            "move" => self.walk(),
            "power" => self.power(),
            "build" => self.build(),
            "offer" => {
                let (space, card) = (self.step.need::<Space>("offer"), self.step.may::<OneCard>("with"));
                let paid = self.step.may::<Worthy>("pay");
                Some(Move::Offer(Offering { seat: self.seat?, space: space?, card: card?, paid: paid? }))
            }
            "discard" => {
                let (count, cards) = self.step.need::<CardsOrCount>("discard")?;
                Some(Move::Discard { seat: self.seat?, count, cards })
            }
            "draw" => {
                let (count, cards) = self.step.need::<Drawn>("draw")?;
                Some(Move::Draw { seat: self.seat?, count, cards })
            }
            _ => {
                let cards = self.step.need::<KnownCards>("reveal")?;
                Some(Move::Reveal { seat: self.seat?, cards })
            }
        }
    }

    /// A building, or the buildings on the way; `with` has the grey 2s for more steps, or the grey 1 that takes the figure there.
    fn walk(&mut self) -> Option<Move> {
        let node = self.step.fields.get("move")?;
        let (what, faults) = (people::key_of("move", self.step.manner.number), self.step.reader.problems.len());
        let path = read_buildings(node, what, self.step.reader);
        if path.is_empty() && self.step.reader.problems.len() == faults {
            self.step.reader.wrong_type(node, what, said!(OWN, "buildings-on-the-way"));
        }
        self.table.walk(self.seat, path.last().copied());
        let with = self.step.may::<KnownCards>("with")?.unwrap_or(Cards::EMPTY);
        let seat = self.seat.filter(|_| self.step.reader.problems.len() == faults)?;
        Some(match path[..] {
            [to] if with == Cards::only(GREY_ONE, 1) => Move::Leap { seat, card: GREY_ONE, to },
            _ => Move::Walk { seat, path, with },
        })
    }

    /// A card for its power in the movement phase; whether it has that power is for the judge. With `to:` it moves figure or
    /// dragon (a grey 2 as far as its steps go), without it gives steps. Cards of an offering or a payment are part of that step.
    fn power(&mut self) -> Option<Move> {
        let (card, dragon) = (self.step.need::<OneCard>("power"), self.step.may::<Dragon>("dragon"));
        let to = self.step.may::<DragonAt>("to");
        let (card, dragon, to) = (card?, dragon?, to?);
        let moves_dragon = matches!(card.colour, Colour::Black | Colour::Red | Colour::Blue) || dragon.is_some();
        let is_part = !moves_dragon && card.colour != Colour::Grey && card.value != Worth::Three;
        // Whoever says where such a card leads may mean what is built or offered there, but nobody is outside the city.
        match to.filter(|&to| !is_part || to == DragonTo::Out) {
            None if card == GREY_TWO || card.value == Worth::Three => Some(Move::Stride { seat: self.seat?, card }),
            None => {
                let lacks = |what| ("case/missing-key", said!(OWN, "no-target").with("what", Arg::Term(what)));
                let (code, message) = match card.colour {
                    _ if moves_dragon => lacks("dragon"),
                    Colour::Grey => lacks("figure"),
                    // No key of this move tells it.
                    colour => {
                        let alone = said!(OWN, "power-by-itself").with("colour", Arg::Term(COLOURS.name(colour)));
                        ("case/no-action", alone.with("value", card.worth()).with("leads", to.is_some()))
                    }
                };
                let message = message.with("number", self.step.manner.number);
                self.step.reader.fail(self.step.fields.node, code, message)
            }
            Some(DragonTo::Building(to)) if !moves_dragon => {
                self.table.walk(self.seat, Some(to));
                Some(match card {
                    GREY_TWO => Move::Walk { seat: self.seat?, path: vec![to], with: Cards::only(card, 1) },
                    _ => Move::Leap { seat: self.seat?, card, to },
                })
            }
            Some(to) => Some(Move::Fly { seat: self.seat?, card, dragon, to }),
        }
    }

    fn build(&mut self) -> Option<Move> {
        let on = self.step.may::<OneBuilding>("on");
        let node = self.step.fields.get("build")?;
        let both = if on == Some(None) { section_and_building(node) } else { None };
        let (node, on) = both.as_ref().map_or((node, on), |(section, on)| (section, Some(Some(*on))));
        let building = on.unwrap_or_default().or_else(|| self.table.figure(self.seat).filter(|_| on.is_some()));
        let section = self.section(node, building.map(|building| self.table.tile(building)).as_ref());
        let pay = self.step.may::<KnownCards>("pay");
        let (colour, section) = section?;
        Some(Move::Build(Build { seat: self.seat?, on: on?, colour, section, pay: pay? }))
    }

    /// `5`, `white 5`, `the white 5`, `place 1`, `white place 1`, `section white 5`.
    fn section(&mut self, node: &Node<'_>, tile: Option<&Plan>) -> Option<(Option<Colour>, SectionName)> {
        let what = people::key_of("build", self.step.manner.number);
        if let Value::List(_) = &node.value {
            let message = said!(OWN, "one-stone-a-step").with("number", self.step.manner.number);
            return self.step.reader.fail(node, "case/wrong-type", message);
        }
        let text = self.step.reader.text(node, what)?;
        let beside = |word: &&str| speech::is_little(&fold(word)) || lexicon::SECTION.find(word).is_some();
        let mut words = text.split_whitespace().filter(|word| !beside(word));
        let (word, more) = (words.next().unwrap_or_default(), words.next());
        let colour = COLOURS.find_by(&self.step.reader.letters, word).filter(|_| more.is_some());
        let section = site::read_section(node, if colour.is_some() { word } else { "" }, tile, what, self.step.reader)?;
        Some((colour, section))
    }
}

/// The section and its building where `build` says both: `5 on the mill`, `white 4 of the library`.
fn section_and_building<'s>(node: &Node<'s>) -> Option<(Node<'s>, Building)> {
    let words: Vec<_> = node.word()?.split_whitespace().collect();
    let named = |at: &usize| BUILDINGS.find(&words[*at..].join(" "));
    let (at, building) = (1..words.len()).find_map(|at| Some((at, named(&at)?)))?;
    Some((node.saying(words[..at].join(" ")), building))
}

ways! {
    /// A move by itself, at a table of which nothing is told.
    pub(crate) Alone: Move = Shape::Move(&ENTRIES),
        |node: &Node<'_>, _, manner: &Manner<'_>, reader: &mut Reader| {
            only(node, reader, |node, reader| read(&Draft::default(), node, *manner, reader))
        },
        |play, manner| Some(Written::of(manner, |to| write(play, to)));
    /// The number on a space of the obelisk; none for the lowest that is free.
    Space: Option<u8> = Shape::Any(&[Shape::Word(|_| OBELISK.vocabulary()), Shape::Number(lexicon::PRICES)]), read_space,
        |space, _| Some(space.map_or_else(|| OBELISK.name(()).into(), Json::from));
    /// How many cards are drawn, which, or just `cards`.
    Drawn: (Option<u8>, Option<Cards>) = DRAWN, read_drawn, write_drawn;
}

fn read_space(node: &Node<'_>, what: impl What, _: &Manner<'_>, reader: &mut Reader) -> Option<Option<u8>> {
    let text = reader.text(node, what)?;
    let folded = speech::bare(&fold(text), |word| word == "un");
    let in_words = speech::number(&folded).or_else(|| Some(speech::so_many(&folded, ["crystal"])?.0));
    if OBELISK.find(text).is_some() {
        return Some(None);
    }
    let in_digits = || folded.bytes().all(|byte| byte.is_ascii_digit()).then(|| folded.clone());
    let Some(number) = in_words.map(|number| number.to_string()).or_else(in_digits) else {
        let message = said!(OWN, "no-space-of-obelisk").with("text", text).with("what", what.name());
        return reader.fail(node, "case/unknown-word", message);
    };
    reader.number(&node.saying(number), what, lexicon::PRICES).map(|space| u8::try_from(space).ok())
}

const DRAWN: Shape = Shape::Any(&[CardsOrCount::SHAPE, Shape::Word(|_| WARES.numbered(&[(Unit::Cards, None)]))]);

fn read_drawn(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<(Option<u8>, Option<Cards>)> {
    if matches!(&node.value, Value::Scalar(text, _) if WARES.find(text) == Some(Unit::Cards) && cards::told(node).is_none()) {
        return Some((None, None));
    }
    CardsOrCount::read(node, what, manner, reader).map(|(count, cards)| (Some(count), cards))
}

fn write_drawn((count, cards): &(Option<u8>, Option<Cards>), manner: &Manner<'_>) -> Option<Json> {
    match (count, cards) {
        (None, None) => Some(WARES.name(Unit::Cards).into()),
        (count, cards) => CardsOrCount::write(&(count.unwrap_or_default(), *cards), manner),
    }
}

/// A step in the form that `moves:` takes.
pub(crate) fn write(play: &Move, to: &mut Written<'_>) {
    to.by(&play.seat());
    match play {
        Move::Walk { path, with, .. } => {
            match &path[..] {
                [only] => to.put::<OneBuilding>("move", only),
                path => {
                    to.say("move", path.iter().filter_map(|building| OneBuilding::write(building, to.manner)).collect::<Json>())
                }
            };
            to.may::<KnownCards>("with", Some(with).filter(|with| !with.is_empty()));
        }
        Move::Stride { card, .. } => {
            to.put::<OneCard>("power", card);
        }
        Move::Leap { card, to: building, .. } => {
            to.put::<OneCard>("power", card).put::<OneBuilding>("to", building);
        }
        Move::Fly { card, dragon, to: place, .. } => {
            to.put::<OneCard>("power", card).may::<Dragon>("dragon", dragon.as_ref()).put::<DragonAt>("to", place);
        }
        Move::Build(Build { on, colour, section, pay, .. }) => {
            match (colour, section) {
                (Some(colour), section) => to.say("build", format!("{} {}", COLOURS.name(*colour), section_key(*section))),
                (None, SectionName::Cost(cost)) => to.say("build", *cost),
                (None, section) => to.say("build", section_key(*section)),
            };
            to.may::<OneBuilding>("on", on.as_ref()).may::<KnownCards>("pay", pay.as_ref());
        }
        Move::Offer(Offering { space, card, paid, .. }) => {
            to.put::<Space>("offer", space).may::<OneCard>("with", card.as_ref()).may::<Worthy>("pay", paid.as_ref());
        }
        Move::Discard { count, cards, .. } => {
            to.put::<CardsOrCount>("discard", &(*count, *cards));
        }
        Move::Draw { count, cards, .. } => {
            to.put::<Drawn>("draw", &(*count, *cards));
        }
        Move::Reveal { cards, .. } => {
            to.put::<KnownCards>("reveal", cards);
        }
    }
}
