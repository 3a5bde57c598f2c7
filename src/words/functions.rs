//! The functions that sentences may call, and what a grammar brings for them.

use super::lists::{number as minus, signed};
use super::{Arg, Book, Language, Message, said, texts};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;

/// A language's grammar: number, gender, case, prepositions, lists. It goes by English names; none where it lacks the word.
pub(super) trait Grammar: Sync {
    /// So many of a noun, of a colour if one is said: "2 yellow tiles".
    fn count(&self, count: i64, noun: &str, colour: Option<&str>, case: &str) -> Option<String> {
        Some(format!("{} {}", minus(count), self.noun(noun, colour, count != 1, case)?))
    }
    /// A noun without a number, `many` if there are several: "yellow tiles".
    fn noun(&self, noun: &str, colour: Option<&str>, many: bool, case: &str) -> Option<String>;
    /// One of it, with an article if there are any: "an orange tile".
    fn one(&self, noun: &str, colour: Option<&str>, case: &str) -> Option<String> {
        self.noun(noun, colour, false, case)
    }
    /// A thing of which there is one, or which has a number: "the centre", "factory 3".
    fn the(&self, noun: &str, number: Option<usize>, case: &str) -> Option<String>;
    /// Behind what says how something stands to it: "of the centre", "on factory 3".
    fn behind(&self, how: How, noun: &str, number: Option<usize>) -> Option<String>;
    /// A colour by itself, as it agrees with a noun: "yellow".
    fn colour(&self, colour: &str, noun: &str, many: bool, case: &str) -> Option<String>;
    /// So many of a colour, of tiles that go without saying: "2 yellow".
    fn coloured(&self, count: i64, colour: &str, case: &str) -> Option<String> {
        Some(format!("{count} {}", self.colour(colour, "tile", count != 1, case)?))
    }
    /// A card: its colour and number, "white 2"; by the case `one` as one of several, "a white 2".
    fn card(&self, colour: &str, number: u8, case: &str) -> Option<String> {
        Some(format!("{} {number}", self.colour(colour, "card", false, case)?))
    }
    /// Which of its forms a word has beside a number: the first for one, the last for many.
    fn plural(&self, count: i64, forms: usize) -> usize {
        if count.abs() == 1 { 0 } else { forms - 1 }
    }
    /// A noun as it stands behind an amount, none of which only bounds are known: "−1 point", "9 to 14 points".
    fn unit(&self, amount: Option<i64>, noun: &str) -> Option<String> {
        self.noun(noun, None, amount.is_none_or(|amount| amount.abs() != 1), "")
    }
    /// Items with commas and a word before the last.
    fn list(&self, items: &[String], join: Join) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [before @ .., last] => format!("{} {} {last}", before.join(", "), self.joint(join, last)),
        }
    }
    /// The word before the last item of a list.
    fn joint(&self, join: Join, last: &str) -> &'static str;
}

/// What a language says alike of everything: texts, as a grammar is none.
static ALIKE: Book = Book::new(&[texts!("words/messages/alike")]);

/// How something stands to a thing: whose it is, where it lies, where it comes from, where it goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum How {
    Of,
    At,
    From,
    To,
}

/// What stands before the last item of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Join {
    And,
    Or,
}

/// An argument that is more than a text or a number.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Phrase {
    pub(super) arg: Arg,
    pub(super) language: Language,
}

impl FluentType for Phrase {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }
    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        plain(&self.arg, self.language).into()
    }
    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        plain(&self.arg, self.language).into()
    }
}

impl Phrase {
    fn items(&self) -> Option<&[Arg]> {
        if let Arg::List(items) = &self.arg { Some(items) } else { None }
    }
}

/// An argument as it stands alone.
pub(crate) fn plain(arg: &Arg, language: Language) -> String {
    in_case(arg, "", language)
}

/// The same in a case, if it bends.
fn in_case(arg: &Arg, case: &str, language: Language) -> String {
    let grammar = language.grammar();
    let said = match arg {
        Arg::Number(_) | Arg::Between(..) | Arg::Skipping(..) => in_bounds(language, arg, minus),
        Arg::Name(name) => Some(name.clone()),
        Arg::Term(term) => {
            let colour = |case| grammar.colour(term, "", false, case);
            let said = colour(case).or_else(|| colour("")).or_else(|| grammar.the(term, None, ""));
            said.or_else(|| Some((*term).to_owned()))
        }
        Arg::Word(name, also) => typed(name, also, "", language).or_else(|| Some((*name).to_owned())),
        Arg::Numbered(noun, number) => grammar.the(noun, Some(*number), case),
        Arg::Space(row, column) => Some(said!(ALIKE, "space").with("row", *row).with("column", *column).say(language)),
        Arg::Coloured(count, colour) => grammar.coloured((*count).into(), colour, case),
        Arg::Card(colour, number) => grammar.card(colour, *number, case),
        Arg::List(items) => Some(joined(&each(items, "", language), Join::And, language)),
        Arg::Message(message) | Arg::Thing(message) => Some(message.inflected(case).say(language)),
    };
    said.unwrap_or_default()
}

/// A language's word for what English calls `name`, if it is in `also`; none in English. A colour agrees with the noun `of`.
pub(crate) fn typed_in(language: Language, name: &str, also: &[&str], of: &str) -> Option<String> {
    if language == Language::English { None } else { typed(name, also, of, language) }
}

/// What English calls something, and its other names.
type Named<'n> = (&'n str, &'n [&'n str]);

/// What something with these `names` is called in the language, and the form of a colour, in which
/// `typed` is one of the `known` names of something else. None where that is not one that we write.
pub(crate) fn named_as(typed: &str, known: Named<'_>, names: Named<'_>) -> Option<String> {
    let folded = super::fold(typed);
    if folded == known.0 {
        return Some(names.0.to_owned());
    }
    Language::foreign().find_map(|language| formed(&folded, known, names, language))
}

fn formed(folded: &str, known: Named<'_>, names: Named<'_>, language: Language) -> Option<String> {
    let grammar = language.grammar();
    let is_typed = |word: &str| super::fold(word) == folded;
    for noun in ["", "tile"] {
        for many in [false, true] {
            for case in ["", "gen", "ins"] {
                if grammar.colour(known.0, noun, many, case).is_some_and(|colour| is_typed(&colour)) {
                    return grammar.colour(names.0, noun, many, case).map(|colour| colour.to_lowercase());
                }
            }
        }
    }
    super::typed::typed(known.0, known.1, language).filter(|word| is_typed(word))?;
    super::typed::typed(names.0, names.1, language).map(str::to_owned)
}

fn typed(name: &str, also: &[&str], of: &str, language: Language) -> Option<String> {
    if let Some(word) = super::typed::typed(name, also, language) {
        return Some(word.to_owned());
    }
    // Colours are typed as they agree with what they are colours of.
    let grammar = language.grammar();
    let said = [
        grammar.colour(name, of, false, ""),
        grammar.colour(name, "tile", false, ""),
        grammar.noun(&name.replace('-', " "), None, false, ""),
    ];
    said.into_iter().flatten().map(|said| said.to_lowercase()).find(|said| also.contains(&&*super::fold(said)))
}

/// The case of a card that is one of several.
pub(super) const ONE: &str = "one";

/// Each item; what is the same card is said once, with how often it is there: "2 × green 1".
fn each(items: &[Arg], case: &str, language: Language) -> Vec<String> {
    let same = items.chunk_by(|one, other| one == other && matches!(one, Arg::Card(..)));
    let said = same.map(|same| match same.len() {
        1 => in_case(&same[0], case, language),
        count => format!("{count} × {}", in_case(&same[0], if case == ONE { "" } else { case }, language)),
    });
    said.collect()
}

fn joined(items: &[String], with: Join, language: Language) -> String {
    let grammar = language.grammar();
    let has_or = |item: &String| item.contains(&grammar.list(&[String::new(), String::new()], Join::Or));
    match items {
        [] => Message::from(said!(ALIKE, "nothing")).say(language),
        // "A or B, and C".
        [first @ .., before, last] if with == Join::And && items.iter().any(has_or) => {
            grammar.list(&[first, &[format!("{before},"), last.clone()]].concat(), with)
        }
        _ => grammar.list(items, with),
    }
}

/// A number or its bounds, each as `say` writes it.
pub(crate) fn in_bounds(language: Language, arg: &Arg, say: impl Fn(i64) -> String) -> Option<String> {
    let between = |least: i64, most: Option<i64>| {
        let most = most.map_or(Arg::Term("none"), |most| Arg::Name(say(most)));
        said!(ALIKE, "between").with("least", &*say(least)).with("most", most).say(language)
    };
    match *arg {
        Arg::Number(number) => Some(say(number)),
        Arg::Between(least, most) => Some(between(least, most)),
        Arg::Skipping(least, most) => {
            let next = least + 2;
            let rest = if next < most { between(next, Some(most)) } else { say(most) };
            Some(said!(ALIKE, "or").with("one", &*say(least)).with("other", &*rest).say(language))
        }
        _ => None,
    }
}

/// A bundle without entries, for a language: its plurals and its functions.
pub(super) fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let tag = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) => Some(minus(number.value as i64)),
        _ => None,
    }));
    // Each name is there once.
    for (name, say) in SAID {
        bundle.add_function(name, move |args, named| answer(say(&Call { language, args, named }))).unwrap_or_default();
    }
    for (name, count) in COUNTED {
        bundle.add_function(name, move |args, named| answer(count(&Call { language, args, named }))).unwrap_or_default();
    }
    bundle
}

fn answer<'a>(said: Option<impl Into<FluentValue<'a>>>) -> FluentValue<'a> {
    said.map_or(FluentValue::Error, Into::into)
}

/// A call of a function in a text.
struct Call<'a> {
    language: Language,
    args: &'a [FluentValue<'a>],
    named: &'a FluentArgs<'a>,
}

/// What a call is answered; none where that cannot be said.
type Function<V> = fn(&Call<'_>) -> Option<V>;

/// The functions that say something.
const SAID: [(&str, Function<String>); 23] = [
    ("COUNT", |call| call.count()),
    // What agrees with a number and bends in no other way; of bounds the last form.
    ("PLURAL", |call| call.plural()),
    // One text if something is so, else the other, or nothing.
    ("IF", |call| if call.text(0)? == "yes" { call.text(1) } else { Some(call.text(2).unwrap_or("")) }.map(str::to_owned)),
    ("NOUN", |call| call.grammar().noun(call.text(0)?, call.text(1), false, call.case())),
    ("NOUNS", |call| call.grammar().noun(call.text(0)?, call.text(1), true, call.case())),
    ("ONE", |call| call.grammar().one(call.text(0)?, call.text(1), call.case())),
    ("THE", |call| call.thing(call.case(), |noun, number| call.grammar().the(noun, number, call.case()))),
    ("OF", |call| call.thing("of", |noun, number| call.grammar().behind(How::Of, noun, number))),
    ("AT", |call| call.thing("at", |noun, number| call.grammar().behind(How::At, noun, number))),
    ("FROM", |call| call.thing("from", |noun, number| call.grammar().behind(How::From, noun, number))),
    ("TO", |call| call.thing("to", |noun, number| call.grammar().behind(How::To, noun, number))),
    ("COLOUR", |call| call.grammar().colour(call.text(0)?, call.text(1)?, false, call.case())),
    ("COLOURS", |call| call.grammar().colour(call.text(0)?, call.text(1)?, true, call.case())),
    ("CARD", |call| match call.phrase()?.arg {
        Arg::Card(colour, number) => call.grammar().card(colour, number, call.case()),
        _ => None,
    }),
    ("AND", |call| call.list(Join::And)),
    ("OR", |call| call.list(Join::Or)),
    ("LIST", |call| Some(call.items()?.join(", "))),
    ("PLUS", |call| Some(call.items()?.join(" + "))),
    // A sentence may begin with what a function says.
    ("CAPITAL", |call| Some(super::lists::capital(call.text(0)?))),
    ("SIGNED", |call| in_bounds(call.language, &call.amount()?, signed)),
    // A key by its English name, as the rulebook of the edition prints it that calls it so.
    ("KEY", |call| {
        let noun = call.grammar().noun(call.text(1)?, None, false, "")?;
        super::typed::typed_as(call.text(0)?, &noun, call.language).map(str::to_owned)
    }),
    // Which of several in a row, in the gender of a section.
    ("NTH", |call| Some(said!(ALIKE, "nth").with("number", call.number(0)?).say(call.language))),
    ("UNIT", |call| call.grammar().unit(call.number(0), call.text(1)?)),
];

/// Those that count.
const COUNTED: [(&str, Function<usize>); 3] = [
    // How many stand in a list: what a verb beside it agrees with.
    ("SIZE", |call| Some(call.phrase()?.items()?.len())),
    // The coordinates of a space.
    ("ROW", |call| Some(call.space()?.0)),
    ("COLUMN", |call| Some(call.space()?.1)),
];

impl<'a> Call<'a> {
    fn grammar(&self) -> &'static dyn Grammar {
        self.language.grammar()
    }
    fn number(&self, at: usize) -> Option<i64> {
        match self.args.get(at)? {
            FluentValue::Number(number) => Some(number.value as i64),
            _ => None,
        }
    }
    fn text(&self, at: usize) -> Option<&'a str> {
        match self.args.get(at)? {
            FluentValue::String(text) => Some(text),
            _ => None,
        }
    }
    fn case(&self) -> &'a str {
        match self.named.get("case") {
            Some(FluentValue::String(case)) => case,
            _ => "",
        }
    }
    fn phrase(&self) -> Option<&'a Phrase> {
        match self.args.first()? {
            FluentValue::Custom(custom) => (**custom).as_any().downcast_ref(),
            _ => None,
        }
    }
    /// The number or the bounds that it is called with.
    fn amount(&self) -> Option<Arg> {
        self.number(0).map(Arg::Number).or_else(|| Some(self.phrase()?.arg.clone()))
    }
    /// So many of a noun, or anything between two bounds.
    fn count(&self) -> Option<String> {
        let (grammar, noun, colour) = (self.grammar(), self.text(1)?, self.text(2));
        match self.number(0) {
            Some(number) => grammar.count(number, noun, colour, self.case()),
            None => Some(format!(
                "{} {}",
                in_bounds(self.language, &self.amount()?, minus)?,
                grammar.noun(noun, colour, true, "gen")?
            )),
        }
    }
    fn plural(&self) -> Option<String> {
        let forms = self.args.len().checked_sub(1).filter(|forms| *forms > 0)?;
        self.text(self.number(0).map_or(forms, |count| 1 + self.grammar().plural(count, forms))).map(str::to_owned)
    }
    /// A thing as a function says it; one that is a message has an attribute for that.
    fn thing(&self, part: &str, say: impl Fn(&str, Option<usize>) -> Option<String>) -> Option<String> {
        match self.phrase() {
            Some(Phrase { arg: Arg::Message(message) | Arg::Thing(message), language }) => {
                message.inflected(part).try_say(*language).ok()
            }
            Some(Phrase { arg: Arg::Numbered(noun, number), .. }) => say(noun, Some(*number)),
            _ => say(self.text(0)?, self.number(1).and_then(|number| usize::try_from(number).ok())),
        }
    }
    fn space(&self) -> Option<(usize, usize)> {
        match self.phrase()?.arg {
            Arg::Space(row, column) => Some((row, column)),
            _ => None,
        }
    }
    /// Items with commas and a word before the last; `apart: "yes"` if items have such words themselves: a comma before each.
    fn list(&self, with: Join) -> Option<String> {
        let items = self.items()?;
        if self.named.get("apart").is_none() {
            return Some(joined(&items, with, self.language));
        }
        items.into_iter().reduce(|before, item| format!("{before},{}", self.grammar().list(&[String::new(), item], with)))
    }
    fn items(&self) -> Option<Vec<String>> {
        Some(each(self.phrase()?.items()?, self.case(), self.language))
    }
}
