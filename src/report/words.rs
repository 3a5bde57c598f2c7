//! The book of what reports say around the words of a verdict.

use crate::games;
use crate::verdict::{Amount, Unit};
pub(super) use crate::words::lists::capital;
use crate::words::{Arg, Book, Idiom, Language, Message, texts};

static BOOK: Book = Book::new(&[texts!("words/" "frames")]);

/// A sentence of reports.
pub(super) fn frame(id: &'static str) -> Message {
    Message::new(&BOOK, id)
}

/// A word of reports.
pub(super) fn word(id: &'static str, language: Language) -> String {
    frame(id).say(language)
}

/// A language, and what an edition with this id calls things in it.
pub(super) fn idiom(language: Language, edition: Option<&str>) -> Idiom {
    let terms = edition.and_then(games::find).map(|(game, edition)| game.terms(edition));
    Idiom { language, terms }
}

/// How a format has names and sentences written, so that it takes them as they are.
#[derive(Clone, Copy)]
pub(super) struct Markup {
    /// A name of the program: the id of a rule, an answer.
    pub(super) code: fn(&str) -> String,
    /// A sentence.
    pub(super) plain: fn(&str) -> String,
}

impl Markup {
    /// That of a format that takes everything.
    pub(super) const NONE: Self = Self { code: str::to_owned, plain: str::to_owned };
}

/// What stands before something, with a blank.
pub(super) fn head(id: &'static str, language: Language) -> String {
    word(id, language) + " "
}

/// Heads that stand below one another, each as wide as the widest.
pub(super) fn aligned<const N: usize>(ids: [&'static str; N], language: Language) -> [String; N] {
    let words = ids.map(|id| word(id, language));
    let width = words.iter().map(|word| word.chars().count()).max().unwrap_or(0);
    words.map(|word| format!("{word:width$} "))
}

/// An amount whose numbers are written as `sign` writes them.
pub(super) fn number(amount: Amount, sign: impl Fn(i32) -> String, language: Language) -> String {
    if let Some(known) = amount.known() {
        return sign(known);
    }
    let least = sign(amount.least());
    match amount.most() {
        None => frame("or-more").with("least", &*least),
        Some(most) => frame("between").with("least", &*least).with("most", &*sign(most)),
    }
    .say(language)
}

/// A unit as it stands behind an amount.
pub(super) fn unit(unit: Unit, amount: Amount, language: Language) -> String {
    frame("unit").with("amount", amount).with("unit", unit).say(language)
}

/// A unit by itself.
pub(super) fn units(unit: Unit, language: Language) -> String {
    frame("units").with("unit", unit).say(language)
}

/// Sentences in one line.
pub(super) fn joined(texts: &[Message], language: Language) -> String {
    texts.iter().map(|text| text.say(language)).collect::<Vec<_>>().join("; ")
}

/// Whether something is so, to choose by.
pub(super) fn is(so: bool) -> Arg {
    Arg::Term(if so { "yes" } else { "no" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::Moment;
    use crate::words::laws;
    use std::collections::BTreeSet;

    /// What speaks of nothing.
    const PLAIN: &str = "verdict-legal verdict-possible verdict-undecided verdict-illegal verdict-impossible verdict-unreadable \
        move-then move-legal move-refused move-undecided grade-error grade-undecided grade-doubt \
        help rule law kind but claim claims ruling rulings-idle supposed not-judged not-counted not-listed \
        not-checked-without assumed worked-out granted conditions column-player column-points column-what column-rule column-why column-move \
        column-verdict column-brings column-before column-after column-change column-lies column-place \
        claim-kind due no-points legal-unknown legal-none claim-right changes-nothing passed idle failed column-passed column-failed column-idle \
        column-unreadable column-reading column-cases column-changed column-findings column-scores changes-with none-concerned open slip rulebook kept-in broken-in changes column-name column-says";

    fn samples() -> Vec<Message> {
        let mut samples: Vec<_> = PLAIN.split_whitespace().map(frame).collect();
        let some = || Amount::between(9, 14);
        let card = || Arg::from(Unit::Cards);
        let list = || Arg::from_iter(["it rains", "it snows"]);
        for more in [0, 1, 5] {
            samples.push(frame("if").with("conditions", list()).with("more", more));
        }
        for (one, needed, count) in [(true, true, 1), (true, true, 2), (false, false, 1)] {
            let settled = frame("settled").with("written", list()).with("one", is(one)).with("needed", is(needed));
            samples.push(settled.with("count", count));
        }
        for verdict in ["legal", "legal-if", "illegal", "impossible", "unreadable", "undecided"] {
            samples.push(frame("then-verdict").with("verdict", Arg::Term(verdict)));
        }
        for source in ["default", "online", "house", "case", "command-line"] {
            samples.push(frame("ruling-in-force").with("ruling", "a=b").with("source", Arg::Term(source)));
        }
        for count in [0, 1, 2, 5, 12, 22] {
            samples.extend(["faults", "doubts", "claims-made", "awards-before"].map(|id| frame(id).with("count", count)));
            samples.extend(["moves-refused", "moves-undecided"].map(|id| frame(id).with("count", count).with("moves", list())));
            samples.push(frame("claims-wrong").with("all", count + 1).with("wrong", count));
            samples.extend(["rules-not-checked", "things-assumed"].map(|id| frame(id).with("count", count)));
            samples.push(frame("unit").with("amount", count).with("unit", card()));
            samples.push(frame("unjudged").with("moves", count).with("why", "it rains"));
            samples.extend([true, false].map(|more| frame("legal-count").with("count", count).with("more", is(more))));
            samples.push(frame("other-ways").with("count", count).with("least", Arg::Term("none")));
            samples.push(frame("other-ways").with("count", count).with("least", -2));
            samples.push(frame("more-ways").with("more", count).with("claimed", 43));
            let counted = ["cases", "count-passed", "count-failed", "count-idle", "count-unreadable", "readings-idle"];
            samples.extend(counted.map(|id| frame(id).with("count", count)));
            samples.extend(["verdicts-of", "findings-of", "scores-of"].map(|id| frame(id).with("count", count)));
            samples.push(frame("entries-speak").with("count", count).with("words", "floor line"));
            samples.push(frame("entries-near").with("words", "what does the floor line cost"));
            samples.push(frame("cases-change").with("changed", count).with("cases", count + 1));
            samples.push(frame("compared").with("cases", count));
            samples.push(frame("compared-same").with("cases", count + 1).with("unchanged", count));
            samples.push(frame("readings-of").with("changing", count).with("readings", count + 1));
            samples.push(frame("stay").with("changing", count).with("unchanged", count));
            samples.push(frame("more-ways-briefly").with("more", count));
            samples.push(frame("claim-says").with("player", "Ana").with("claimed", count).with("unit", card()));
            let has = ["then-has", "then-has-at-last"];
            samples.extend(has.map(|id| frame(id).with("player", "Ana").with("after", count).with("unit", card())));
        }
        let none = || Arg::Term("none");
        let said = |so_far, right, wrong: Arg, open: Arg| {
            let answer = frame("answer").with("player", "Ana").with("count", "20").with("so_far", is(so_far));
            answer.with("right", is(right)).with("wrong", wrong).with("open", open)
        };
        samples.push(said(true, true, none(), none()));
        samples.push(said(false, false, Arg::from_iter([14, 15]), Arg::from_iter([16])));
        for moment in [Moment::Now, Moment::Settled, Moment::Tiling, Moment::End] {
            let at = |id| frame(id).with("moment", Arg::Term(moment.word()));
            samples.push(at("claim-right-at"));
            samples.extend([true, false].map(|so| at("stage").with("count", "20").with("unsure", is(so)).with("right", is(so))));
        }
        samples.push(frame("follows"));
        samples.extend([1, 2].map(|count| frame("closing").with("parts", Arg::from_iter(["it rains"])).with("count", count)));
        let of_move = ["follows-like", "from-here-on", "judged-as-if", "move"];
        samples.extend(of_move.map(|id| frame(id).with("move", 2)));
        samples.extend(["slip-of", "slip-of-briefly"].map(|id| frame(id).with("rule", "a/b").with("slip", "a/slip/c")));
        samples.extend(["then-right", "then-wrong"].map(|id| frame(id).with("claim", "Ana has 3")));
        samples.extend([
            frame("between").with("least", "9").with("most", "14"),
            frame("or-more").with("least", "9"),
            frame("differs").with("what", "the verdict").with("expected", "legal").with("found", "illegal"),
            frame("no-more").with("rule", "a/b"),
            frame("no-case").with("why", "it rains"),
            frame("book").with("title", "Azul Mini").with("language", Arg::Term("Spanish")),
            frame("now").with("rule", "a/b"),
            frame("units").with("unit", card()),
            frame("without").with("missing", "the bag").with("rules", "a/b"),
            frame("judged-as-if-from").with("from", 3).with("move", 2),
            frame("after-move").with("move", "Ana passes"),
            frame("line").with("line", 7),
            frame("score-before").with("after", "9").with("unit", "points").with("before", "3"),
            frame("player-has").with("player", "Ana").with("what", frame("legal-none")),
            frame("claim-right-so-far").with("left", "it rains"),
            frame("claim-open").with("why", "it rains"),
            frame("claim-wrong").with("counted", some()),
            frame("claim-wrong-so-far").with("counted", some()).with("claimed", 3),
            frame("no-way").with("claimed", 3),
            frame("supposing").with("supposed", list()),
            frame("then-illegal").with("message", "it rains"),
            frame("with-answer").with("answer", "yes").with("changes", "it rains"),
        ]);
        samples
    }

    #[test]
    fn every_frame_is_said_in_every_language() {
        let samples = samples();
        samples.iter().for_each(laws::sound);
        laws::used(&BOOK, &samples.iter().map(Message::id).collect::<BTreeSet<_>>());
    }
}
