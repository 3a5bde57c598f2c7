//! Values for every key of every table, as the tables describe them.

use serde_json::{Map, Value, json};
use std::rc::Rc;
use tilejudge::case::{Key, Moves, Shape};
use tilejudge::game::header;
use tilejudge::referee::Referee;
use tilejudge::words::Language;

/// A function from a value to a case that has it at some place.
type Around = Rc<dyn Fn(Value) -> Value>;

/// A place of a case that a key of a table describes.
pub(crate) struct Slot {
    /// "azul: players > score".
    pub(crate) what: String,
    /// The key.
    pub(crate) key: &'static Key,
    /// What it holds there.
    pub(crate) shape: &'static Shape,
    /// The case that has a value there.
    pub(crate) case: Around,
}

/// Writes values for shapes, as they are in one edition.
pub(crate) struct Sampler {
    /// The game.
    pub(crate) game: &'static dyn Referee,
    /// The index of the edition.
    pub(crate) index: usize,
}

impl Sampler {
    pub(crate) fn id(&self) -> &'static str {
        self.game.editions()[self.index].id
    }

    /// Values that a shape says may be written, the first being the plainest.
    pub(crate) fn samples(&self, shape: &'static Shape) -> Vec<Value> {
        let texts = |texts: Vec<String>| texts.into_iter().map(Value::from).collect::<Vec<_>>();
        match shape {
            Shape::Anything => vec![json!("AM3"), json!([1])],
            Shape::Text | Shape::Name | Shape::Player => vec!["Ana".into()],
            Shape::Number(range) => vec![json!(range.start()), json!(range.end()), range.end().to_string().into()],
            Shape::Word(words) => {
                let words = words(self.index);
                let names =
                    words.names().flat_map(|name| [name.to_owned(), name.to_uppercase().replace('-', " "), accented(name)]);
                texts(names.chain(words.letters_of(Language::English).map(String::from)).collect())
            }
            Shape::Numbered(words) => {
                let mut samples = Vec::new();
                for thing in words(self.index).things {
                    for name in thing.names() {
                        samples.push(thing.last.map_or(name.to_owned(), |last| format!("{name} {last}")).into());
                        samples.extend(thing.last.map(|last| format!("{}{last}", name.to_uppercase()).into()));
                    }
                    if samples.iter().all(|sample: &Value| sample.is_string()) {
                        samples.extend(thing.last.map(Value::from));
                    }
                }
                samples
            }
            Shape::Amount(words, most) => {
                let thing = words(self.index).things.swap_remove(0);
                let (name, letter) = (thing.name, thing.letters.unwrap()[0]);
                texts(vec![
                    name.into(),
                    format!("{most} {name}"),
                    format!("{name} 1"),
                    format!("{letter}{letter}"),
                    letter.into(),
                ])
            }
            Shape::Run(words) => {
                let words = words(self.index);
                let letters: String = words.letters_of(Language::English).collect();
                let names: Vec<_> = words.names().filter(|name| !name.contains(' ')).collect();
                let mut samples = texts(vec![String::new(), letters.clone(), letters.to_lowercase(), format!(". {letters},-_")]);
                // What is kept is told by words that exclude one another.
                samples.extend(names.iter().map(|&name| Value::from(name)));
                samples.push(json!([names[0]]));
                samples
            }
            Shape::Heap(words, most) => {
                let words = words(self.index);
                let run: String = words.letters_of(Language::English).collect();
                let counts = words.names().map(|name| json!({name: most}));
                [run.clone().into(), "".into(), json!({}), json!([run])].into_iter().chain(counts).collect()
            }
            Shape::Rows(_, rows) => vec![json!(vec![""; *rows]), ".\n".repeat(*rows).into(), json!(vec![["."]; *rows])],
            Shape::Board(_, rows, columns) => {
                let row = ".".repeat(*columns);
                let spaced = format!("\n  {}", ". ".repeat(*columns));
                vec![json!(vec![&row; *rows]), format!("{row}\n").repeat(*rows).into(), spaced.repeat(*rows).into()]
            }
            Shape::Written(written) => written.examples.iter().map(|&example| example.into()).collect(),
            Shape::List(of, count) => {
                let least = (*count.start()).max(1);
                let mut lists: Vec<_> = self.samples(of).into_iter().map(|item| json!(vec![item; least])).collect();
                if *count.start() == 0 {
                    lists.push(json!([]));
                }
                lists
            }
            Shape::Row(shapes) => {
                let items: Vec<_> = shapes.iter().map(|shape| self.samples(shape)).collect();
                let most = items.iter().map(Vec::len).max().unwrap();
                (0..most).map(|sample| items.iter().map(|item| item[sample % item.len()].clone()).collect()).collect()
            }
            Shape::Each(of, shape) => {
                let entry = |key: &Value, value: &Value| json!({key.as_str().map_or(key.to_string(), str::to_owned): value});
                let (keys, values) = (self.samples(of), self.samples(shape));
                let by_key = keys.iter().map(|key| entry(key, &values[0]));
                by_key.chain(values.iter().map(|value| entry(&keys[0], value))).chain([json!({})]).collect()
            }
            Shape::Map(fixed) => vec![Value::Object(self.filled(fixed.keys.iter(), ""))],
            Shape::Move(moves) => {
                moves.actions().map(|action| Value::Object(self.filled(moves.keys_of(action), action.key))).collect()
            }
            Shape::ByAction(_) => Vec::new(),
            Shape::Any(shapes) => shapes.iter().flat_map(|shape| self.samples(shape)).collect(),
            Shape::Named(_, shape) => self.samples(shape),
            Shape::Defined(name) => self.defined(name),
        }
    }

    /// What the catalogue gives.
    fn defined(&self, name: &str) -> Vec<Value> {
        let catalogue = self.game.catalogue();
        match name {
            "game" => vec![self.id().into(), self.id().to_uppercase().into(), self.id().replace('-', "_").into()],
            "rule" => catalogue.rules().map(|rule| rule.id.into()).collect(),
            "rulings" => {
                let answers =
                    catalogue.rulings.iter().flat_map(|ruling| ruling.answers.iter().map(move |answer| (ruling, answer)));
                let answers = answers.map(|(ruling, answer)| json!({ruling.name: answer.name}));
                ["rulebook".into(), "online".into()].into_iter().chain(answers).collect()
            }
            "letters" => {
                let legend = self.game.colours(self.index);
                let legend = legend.lettered(Language::English).map(|(letter, name)| (letter.to_string(), name.into()));
                vec!["es".into(), "Polski".into(), Value::Object(legend.collect())]
            }
            "verdict" => ["legal", "legal-if", "undecided", "illegal", "impossible"].map(Value::from).to_vec(),
            "condition" => self.game.conditions().iter().map(|&id| id.into()).collect(),
            "nothing" => vec![".".into(), "".into(), Value::Null],
            "amount" => {
                let units = self.game.units().iter().map(|unit| json!({unit.word(2): 3}));
                [json!(3), json!(-9999)].into_iter().chain(units).collect()
            }
            other => panic!("nothing is called {other}"),
        }
    }

    /// A map with each of some keys; in a move, what goes with its action.
    fn filled(&self, keys: impl Iterator<Item = &'static Key>, action: &str) -> Map<String, Value> {
        keys.map(|key| (key.name.to_owned(), self.samples(shape_in(key, action)).swap_remove(0))).collect()
    }

    /// Every place that the tables describe.
    pub(crate) fn slots(&self) -> Vec<Slot> {
        let mut slots = Vec::new();
        for key in header::KEYS.iter().chain(self.game.keys()) {
            let (id, name) = (self.id(), key.name);
            let case = move |value: Value| {
                let mut case = json!({"game": id, "players": ["Ana"]});
                case[name] = value;
                case
            };
            self.slot(format!("{id}: {name}"), key, &key.shape, Rc::new(case), &mut slots);
        }
        slots
    }

    fn slot(&self, what: String, key: &'static Key, shape: &'static Shape, case: Around, slots: &mut Vec<Slot>) {
        self.within(&what, shape, &case, slots);
        slots.push(Slot { what, key, shape, case });
    }

    /// The places in a value of a shape.
    fn within(&self, what: &str, shape: &'static Shape, case: &Around, slots: &mut Vec<Slot>) {
        let outer = case.clone();
        match shape {
            Shape::List(of, _) => self.within(what, of, &(Rc::new(move |item| outer(json!([item]))) as Around), slots),
            Shape::Each(of, shape) => {
                let name = self.samples(of).swap_remove(0);
                let name = name.as_str().map_or(name.to_string(), str::to_owned);
                let entry = move |value: Value| outer(json!({name.clone(): value}));
                self.within(what, shape, &(Rc::new(entry) as Around), slots);
            }
            Shape::Any(shapes) => shapes.iter().for_each(|shape| self.within(what, shape, case, slots)),
            Shape::Named(_, shape) => self.within(what, shape, case, slots),
            Shape::Map(fixed) => self.entries(what, "", fixed.keys.iter(), case, slots),
            Shape::Move(moves) => self.moves(what, moves, case, slots),
            _ => {}
        }
    }

    fn moves(&self, what: &str, moves: &'static Moves, case: &Around, slots: &mut Vec<Slot>) {
        for action in moves.actions() {
            self.entries(what, action.key, moves.keys_of(action), case, slots);
        }
    }

    fn entries(
        &self,
        what: &str,
        action: &'static str,
        keys: impl Iterator<Item = &'static Key>,
        case: &Around,
        slots: &mut Vec<Slot>,
    ) {
        let keys: Vec<_> = keys.collect();
        let filled = self.filled(keys.iter().copied(), action);
        for key in keys {
            let (outer, filled) = (case.clone(), filled.clone());
            let case = move |value: Value| {
                let mut filled = filled.clone();
                filled.insert(key.name.to_owned(), value);
                outer(Value::Object(filled))
            };
            let what =
                if action.is_empty() { format!("{what} > {}", key.name) } else { format!("{what} > {action} > {}", key.name) };
            self.slot(what, key, shape_in(key, action), Rc::new(case), slots);
        }
    }
}

fn shape_in(key: &'static Key, action: &str) -> &'static Shape {
    match &key.shape {
        Shape::ByAction(shapes) => &shapes.iter().find(|(name, _)| *name == action).unwrap().1,
        shape => shape,
    }
}

/// A word with more accents than anybody writes.
fn accented(word: &str) -> String {
    let accents =
        [("a", "á"), ("e", "Ę"), ("i", "í"), ("l", "Ł"), ("n", "ñ"), ("o", "ö"), ("ss", "ß"), ("s", "ś"), ("u", "ü"), ("z", "ż")];
    accents.iter().fold(word.to_owned(), |word, (plain, accent)| word.replace(plain, accent))
}
