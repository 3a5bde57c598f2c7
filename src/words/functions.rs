//! The functions that sentences may call, and what a grammar brings for them.

use super::{Arg, Language};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;

/// A language's grammar: number, gender, case, prepositions, lists. It goes by English names; none where it lacks the word.
pub(super) trait Grammar: 'static {
    const LANGUAGE: Language;
    /// So many of a noun, of a colour if one is said: "2 yellow tiles".
    fn count(count: i64, noun: &str, colour: Option<&str>, case: &str) -> Option<String>;
    /// A noun without a number, `many` if there are several: "yellow tiles".
    fn noun(noun: &str, colour: Option<&str>, many: bool, case: &str) -> Option<String>;
    /// One of it: "an orange tile".
    fn one(noun: &str, colour: Option<&str>, case: &str) -> Option<String>;
    /// A thing of which there is one, or which has a number: "the centre", "factory 3".
    fn the(noun: &str, number: Option<usize>, case: &str) -> Option<String>;
    /// Whose or of what: "of the centre".
    fn of(noun: &str, number: Option<usize>) -> Option<String>;
    /// Where something lies: "in the centre", "on factory 3".
    fn at(noun: &str, number: Option<usize>) -> Option<String>;
    /// Where it comes from.
    fn from(noun: &str, number: Option<usize>) -> Option<String>;
    /// Where it goes.
    fn to(noun: &str, number: Option<usize>) -> Option<String>;
    /// A colour by itself, as it agrees with a noun: "yellow".
    fn colour(colour: &str, noun: &str, many: bool, case: &str) -> Option<String>;
    /// So many of a colour, of tiles that go without saying: "2 yellow".
    fn coloured(count: i64, colour: &str, case: &str) -> Option<String> {
        Some(format!("{count} {}", Self::colour(colour, "tile", count != 1, case)?))
    }
    /// A card: its colour and number, "white 2"; by the case `one` as one of several, "a white 2".
    fn card(colour: &str, number: u8, case: &str) -> Option<String> {
        Some(format!("{} {number}", Self::colour(colour, "card", false, case)?))
    }
    /// Which of its forms a word has beside a number: the first for one, the last for many.
    fn plural(count: i64, forms: usize) -> usize {
        if count.abs() == 1 { 0 } else { forms - 1 }
    }
    /// Which of several in a row: "2nd"; in the gender of a section.
    fn nth(number: i64) -> String;
    /// A space by itself: "row 2, column 3".
    fn space(row: usize, column: usize) -> String;
    /// A noun as it stands behind an amount, none of which only bounds are known: "−1 point", "9 to 14 points".
    fn unit(amount: Option<i64>, noun: &str) -> Option<String> {
        Self::noun(noun, None, amount.is_none_or(|amount| amount.abs() != 1), "")
    }
    /// What lies between two bounds: "9 to 14", "5 or more".
    fn between(least: &str, most: Option<&str>) -> String;
    /// Items with commas and a word before the last.
    fn list(items: &[String], join: Join) -> String;
    /// What is said of no items: "nothing".
    fn nothing() -> &'static str;
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
        self.plain().into()
    }
    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.plain().into()
    }
}

impl Phrase {
    /// As it stands alone.
    fn plain(&self) -> String {
        match self.language {
            Language::English => plain::<super::english::English>(&self.arg, self.language),
            Language::Spanish => plain::<super::spanish::Spanish>(&self.arg, self.language),
            Language::Polish => plain::<super::polish::Polish>(&self.arg, self.language),
        }
    }
}

fn plain<G: Grammar>(arg: &Arg, language: Language) -> String {
    match arg {
        Arg::Number(number) => minus(*number),
        Arg::Between(..) => amount::<G>(arg, minus).unwrap_or_default(),
        Arg::Name(name) => name.clone(),
        Arg::Term(term) => {
            G::colour(term, "", false, "").or_else(|| G::the(term, None, "")).unwrap_or_else(|| (*term).to_owned())
        }
        Arg::Word(name, also) => typed::<G>(name, also, "", language).unwrap_or_else(|| (*name).to_owned()),
        Arg::Numbered(noun, number) => G::the(noun, Some(*number), "").unwrap_or_default(),
        Arg::Space(row, column) => G::space(*row, *column),
        Arg::Coloured(count, colour) => G::coloured((*count).into(), colour, "").unwrap_or_default(),
        Arg::Card(colour, number) => G::card(colour, *number, "").unwrap_or_default(),
        Arg::List(items) => join::<G>(items, Join::And, "", language),
        Arg::Message(message) | Arg::Thing(message) => message.say(language),
    }
}

/// A key by its English name, as the rulebook of the edition prints it that calls it `noun`.
fn key<G: Grammar>(name: &str, noun: &str) -> Option<String> {
    super::typed::typed_as(name, &G::noun(noun, None, false, "")?, G::LANGUAGE).map(str::to_owned)
}

/// A language's word for what English calls `name`, if it is in `also`. A colour agrees with the noun `of`, if that is one.
pub(crate) fn typed_in(language: Language, name: &str, also: &[&str], of: &str) -> Option<String> {
    match language {
        Language::English => None,
        Language::Spanish => typed::<super::spanish::Spanish>(name, also, of, language),
        Language::Polish => typed::<super::polish::Polish>(name, also, of, language),
    }
}

/// What something with these `names` (the English one first) is called in the language, and the form of a colour, in which
/// `typed` is one of the `known` names of something else. None where that is not one that we write.
pub(crate) fn named_as(typed: &str, known: &[&str], names: &[&str]) -> Option<String> {
    let (known, names, folded) = (known.split_first()?, names.split_first()?, super::fold(typed));
    if folded == *known.0 {
        return Some((*names.0).to_owned());
    }
    formed::<super::spanish::Spanish>(&folded, known, names).or_else(|| formed::<super::polish::Polish>(&folded, known, names))
}

fn formed<G: Grammar>(folded: &str, known: (&&str, &[&str]), names: (&&str, &[&str])) -> Option<String> {
    let is_typed = |word: &str| super::fold(word) == folded;
    for noun in ["", "tile"] {
        for many in [false, true] {
            for case in ["", "gen", "ins"] {
                if G::colour(known.0, noun, many, case).is_some_and(|colour| is_typed(&colour)) {
                    return G::colour(names.0, noun, many, case).map(|colour| colour.to_lowercase());
                }
            }
        }
    }
    super::typed::typed(known.0, known.1, G::LANGUAGE).filter(|word| is_typed(word))?;
    super::typed::typed(names.0, names.1, G::LANGUAGE).map(str::to_owned)
}

fn typed<G: Grammar>(name: &str, also: &[&str], of: &str, language: Language) -> Option<String> {
    if let Some(word) = super::typed::typed(name, also, language) {
        return Some(word.to_owned());
    }
    // Colours are typed as they agree with what they are colours of.
    let said =
        [G::colour(name, of, false, ""), G::colour(name, "tile", false, ""), G::noun(&name.replace('-', " "), None, false, "")];
    said.into_iter().flatten().map(|said| said.to_lowercase()).find(|said| also.contains(&&*super::fold(said)))
}

/// The case of a card that is one of several.
pub(super) const ONE: &str = "one";

/// Each item; what is the same card is said once, with how often it is there: "2 × green 1".
fn each<G: Grammar>(items: &[Arg], case: &str, language: Language) -> Vec<String> {
    let one = |item: &Arg, case: &str| match item {
        Arg::Card(colour, number) => G::card(colour, *number, case).unwrap_or_default(),
        Arg::Coloured(count, colour) => G::coloured((*count).into(), colour, case).unwrap_or_default(),
        Arg::Message(message) | Arg::Thing(message) => message.inflected(case).say(language),
        Arg::Numbered(noun, number) => G::the(noun, Some(*number), case).unwrap_or_default(),
        Arg::Term(term) => G::colour(term, "", false, case).unwrap_or_else(|| plain::<G>(item, language)),
        item => plain::<G>(item, language),
    };
    let same = items.chunk_by(|one, other| one == other && matches!(one, Arg::Card(..)));
    same.map(|same| match same {
        [item] => one(item, case),
        [item, ..] => format!("{} × {}", same.len(), one(item, if case == ONE { "" } else { case })),
        [] => String::new(),
    })
    .collect()
}

fn join<G: Grammar>(items: &[Arg], with: Join, case: &str, language: Language) -> String {
    let items = each::<G>(items, case, language);
    if items.is_empty() { G::nothing().to_owned() } else { G::list(&items, with) }
}

/// A number or its bounds.
fn amount<G: Grammar>(arg: &Arg, say: fn(i64) -> String) -> Option<String> {
    match *arg {
        Arg::Number(number) => Some(say(number)),
        Arg::Between(least, most) => Some(G::between(&say(least), most.map(say).as_deref())),
        _ => None,
    }
}

/// The number or the bounds that a function is called with.
fn amount_of(args: &[FluentValue<'_>]) -> Option<Arg> {
    number(args, 0).map(Arg::Number).or_else(|| Some(phrase(args)?.arg.clone()))
}

/// A number with its sign: "+3", "−3".
fn signed(number: i64) -> String {
    if number > 0 { format!("+{number}") } else { minus(number) }
}

/// So many of a noun, or anything between two bounds.
fn count<G: Grammar>(args: &[FluentValue<'_>], case: &str) -> Option<String> {
    let noun = text(args, 1)?;
    match number(args, 0) {
        Some(number) => G::count(number, noun, text(args, 2), case),
        None => Some(format!("{} {}", amount::<G>(&phrase(args)?.arg, minus)?, G::noun(noun, text(args, 2), true, "gen")?)),
    }
}

fn plural<'a, G: Grammar>(args: &'a [FluentValue<'_>]) -> Option<&'a str> {
    let forms = args.len().checked_sub(1).filter(|forms| *forms > 0)?;
    text(args, number(args, 0).map_or(forms, |count| 1 + G::plural(count, forms)))
}

/// A number as people write it: "−3", with a minus as long as a plus.
fn minus(number: i64) -> String {
    super::lists::number(number)
}

/// A bundle without entries, for a language: its plurals and its functions.
pub(super) fn bundle<G: Grammar>(language: Language) -> FluentBundle<FluentResource> {
    let tag = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) => Some(minus(number.value as i64)),
        _ => None,
    }));
    let functions: [(&str, Function); 23] = [
        ("COUNT", |args, named| call(|| count::<G>(args, case(named)))),
        // What agrees with a number and bends in no other way; of bounds the last form.
        ("PLURAL", |args, _| call(|| plural::<G>(args).map(str::to_owned))),
        ("NOUN", |args, named| call(|| G::noun(text(args, 0)?, text(args, 1), false, case(named)))),
        ("NOUNS", |args, named| call(|| G::noun(text(args, 0)?, text(args, 1), true, case(named)))),
        ("ONE", |args, named| call(|| G::one(text(args, 0)?, text(args, 1), case(named)))),
        ("THE", |args, named| call(|| said(args, case(named), |noun, number| G::the(noun, number, case(named))))),
        ("OF", |args, _| call(|| said(args, "of", G::of))),
        ("AT", |args, _| call(|| said(args, "at", G::at))),
        ("FROM", |args, _| call(|| said(args, "from", G::from))),
        ("TO", |args, _| call(|| said(args, "to", G::to))),
        ("COLOUR", |args, named| call(|| G::colour(text(args, 0)?, text(args, 1)?, false, case(named)))),
        ("COLOURS", |args, named| call(|| G::colour(text(args, 0)?, text(args, 1)?, true, case(named)))),
        ("CARD", |args, named| call(|| one_card::<G>(args, case(named)))),
        ("AND", |args, named| call(|| list::<G>(args, Join::And, named))),
        ("OR", |args, named| call(|| list::<G>(args, Join::Or, named))),
        ("LIST", |args, named| call(|| Some(items::<G>(args, case(named))?.join(", ")))),
        ("PLUS", |args, named| call(|| Some(items::<G>(args, case(named))?.join(" + ")))),
        // A sentence may begin with what a function says.
        ("CAPITAL", |args, _| call(|| Some(super::lists::capital(text(args, 0)?)))),
        // How many stand in a list: what a verb beside it agrees with.
        ("SIZE", |args, _| size(args)),
        ("SIGNED", |args, _| call(|| amount::<G>(&amount_of(args)?, signed))),
        ("KEY", |args, _| call(|| key::<G>(text(args, 0)?, text(args, 1)?))),
        ("NTH", |args, _| call(|| Some(G::nth(number(args, 0)?)))),
        ("UNIT", |args, _| call(|| G::unit(number(args, 0), text(args, 1)?))),
    ];
    for (name, function) in functions {
        // Each name is there once.
        bundle.add_function(name, function).unwrap_or_default();
    }
    for (name, function) in SPACES {
        bundle.add_function(name, function).unwrap_or_default();
    }
    bundle
}

/// The coordinates of a space.
const SPACES: [(&str, Function); 2] = [
    ("ROW", |args, _| space(args).map_or(FluentValue::Error, |(row, _)| row.into())),
    ("COLUMN", |args, _| space(args).map_or(FluentValue::Error, |(_, column)| column.into())),
];

type Function = for<'a> fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a>;

fn call<'a>(said: impl FnOnce() -> Option<String>) -> FluentValue<'a> {
    said().map_or(FluentValue::Error, FluentValue::from)
}

fn size<'a>(args: &[FluentValue<'_>]) -> FluentValue<'a> {
    match phrase(args) {
        Some(Phrase { arg: Arg::List(items), .. }) => items.len().into(),
        _ => FluentValue::Error,
    }
}

fn number(args: &[FluentValue<'_>], at: usize) -> Option<i64> {
    match args.get(at)? {
        FluentValue::Number(number) => Some(number.value as i64),
        _ => None,
    }
}

fn text<'a>(args: &'a [FluentValue<'_>], at: usize) -> Option<&'a str> {
    match args.get(at)? {
        FluentValue::String(text) => Some(text),
        _ => None,
    }
}

fn case<'a>(named: &'a FluentArgs<'_>) -> &'a str {
    match named.get("case") {
        Some(FluentValue::String(case)) => case,
        _ => "",
    }
}

fn phrase<'a>(args: &'a [FluentValue<'_>]) -> Option<&'a Phrase> {
    match args.first()? {
        FluentValue::Custom(custom) => (**custom).as_any().downcast_ref(),
        _ => None,
    }
}

fn thing<'a>(args: &'a [FluentValue<'_>]) -> Option<(&'a str, Option<usize>)> {
    if let Some(noun) = text(args, 0) {
        return Some((noun, number(args, 1).and_then(|number| usize::try_from(number).ok())));
    }
    match phrase(args)?.arg {
        Arg::Numbered(noun, number) => Some((noun, Some(number))),
        _ => None,
    }
}

/// A thing as a function says it; one that is a message has an attribute for that.
fn said(args: &[FluentValue<'_>], part: &str, say: impl Fn(&str, Option<usize>) -> Option<String>) -> Option<String> {
    match phrase(args) {
        Some(Phrase { arg: Arg::Message(message) | Arg::Thing(message), language }) => {
            message.inflected(part).try_say(*language).ok()
        }
        _ => thing(args).and_then(|(noun, number)| say(noun, number)),
    }
}

fn space(args: &[FluentValue<'_>]) -> Option<(usize, usize)> {
    match phrase(args)?.arg {
        Arg::Space(row, column) => Some((row, column)),
        _ => None,
    }
}

fn one_card<G: Grammar>(args: &[FluentValue<'_>], case: &str) -> Option<String> {
    match phrase(args)?.arg {
        Arg::Card(colour, number) => G::card(colour, number, case),
        _ => None,
    }
}

/// Items with commas and a word before the last; `apart: "yes"` if items have such words themselves: a comma before each.
fn list<G: Grammar>(args: &[FluentValue<'_>], with: Join, named: &FluentArgs<'_>) -> Option<String> {
    let items = items::<G>(args, case(named))?;
    if named.get("apart").is_none() {
        return Some(if items.is_empty() { G::nothing().to_owned() } else { G::list(&items, with) });
    }
    items.into_iter().reduce(|before, item| format!("{before},{}", G::list(&[String::new(), item], with)))
}

fn items<G: Grammar>(args: &[FluentValue<'_>], case: &str) -> Option<Vec<String>> {
    let phrase = phrase(args)?;
    match &phrase.arg {
        Arg::List(items) => Some(each::<G>(items, case, phrase.language)),
        _ => None,
    }
}
