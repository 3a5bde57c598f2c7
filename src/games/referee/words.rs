//! The book of what the referee says beyond the words of a game.

use crate::verdict::Outcome;
use crate::words::{Arg, Book, Message, texts};

static BOOK: Book = Book::new(&[texts!("words/" "answers")]);

/// A sentence of the referee.
pub(super) fn message(id: &'static str) -> Message {
    Message::new(&BOOK, id)
}

/// "It is Ana's turn or Luis's turn": the clause of a [`Question`](crate::games::game::Question) whose worlds are nouns.
pub(in crate::games) fn it_is(key: &'static str) -> Message {
    message("world-is").with("key", Arg::Term(key))
}

/// "Move 3 would be refused".
pub(super) fn then_move(index: usize, then: Outcome) -> Message {
    let legal = match then {
        Outcome::Legal | Outcome::LegalIf => "yes",
        Outcome::Undecided => "open",
        Outcome::Illegal => "no",
    };
    message("then-move").with("move", index + 1).with("legal", Arg::Term(legal))
}

/// "Ana's turn".
pub(in crate::games) fn whose_turn(player: &str) -> Message {
    message("whose-turn").with("player", player)
}

#[cfg(test)]
mod tests {
    use super::{BOOK, message};
    use crate::verdict::Amount;
    use crate::words::{Arg, Message, laws};
    use std::collections::BTreeSet;

    fn samples() -> Vec<Message> {
        let some = || Amount::between(9, 14);
        let moves = || Arg::from_iter(["Ana passes", "Luis passes"]);
        let [yes, no] = [Arg::Term("yes"), Arg::Term("no")];
        let names = || Arg::from_iter(["Ana", "Luis"]);
        let worlds = names;
        let says = || super::it_is("phase").with("worlds", worlds());
        let reading =
            message("reading").with("ruling", "a").with("answer", "yes").with("question", "Is it?").with("meaning", "It is.");
        let after = |id| message(id).with("bounds", some()).with("move", 2);
        let then = |id| message(id).with("player", "Ana").with("then", 13).with("now", 12);
        let counted = |id| message(id).with("number", 13);
        let plain = [
            "start-impossible",
            "start-undecided",
            "earlier-undecided",
            "earlier-refused",
            "position-impossible",
            "position-undecided",
            "untried",
            "world-not-told",
            "then-impossible",
            "then-possible",
            "then-choice",
            "then-other-moves",
            "then-table",
            "expected-verdict",
            "expected-conditions",
            "expected-findings",
            "expected-ranking",
            "none",
            "nothing-counted",
        ];
        let mut samples: Vec<_> = plain.into_iter().map(message).collect();
        for listed in [yes.clone(), no.clone()] {
            samples.push(
                message("world-open-legal").with("listed", listed.clone()).with("says", says()).with("key", Arg::key("turn")),
            );
            samples.push(message("not-told").with("listed", listed.clone()).with("missing", names()));
            samples.push(message("then-move").with("move", 3).with("legal", listed));
        }
        for over in [yes.clone(), no.clone(), Arg::Term("played")] {
            samples.push(counted("stopped-early").with("player", "Ana").with("move", "Ana passes").with("over", over));
        }
        samples.push(message("then-worlds").with("worlds", worlds()));
        for number in [0, 1, 2, 5, 12, 22] {
            samples.push(then("then-units").with("unit", Arg::Term("scale")));
            samples.push(message("then-moves").with("then", number).with("now", 3));
        }
        let claim = |id| {
            let example = message(id).with("player", "Ana").with("key", Arg::key("scales")).with("number", 3);
            message("unit-in-case")
                .with("own", Arg::Term("offering"))
                .with("other", Arg::Term("crystal"))
                .with("example", example)
        };
        samples.extend(["move-undecided", "move-illegal"].map(|id| message(id).with("move", 2)));
        samples.extend(["right-in", "open-in"].map(|id| message(id).with("world", "the offer")));
        let keys = ["phase", "turn"].map(Arg::Term);
        samples.extend(keys.map(|key| message("no-world-fits").with("world", "it").with("key", key)));
        let what = ["expected-points", "expected-scores"];
        samples.extend(what.map(|id| message(id).with("player", "Ana").with("unit", Arg::Term("card"))));
        samples.extend([
            after("after-move"),
            after("after-move-not").with("claimed", 3),
            after("after-move-if").with("number", 3).with("what", "it rains"),
            after("after-move-ifs").with("number", 3).with("what", "it rains").with("other", 9).with("that", "it does not"),
            message("by-what-is-told").with("bounds", some()),
            message("if-over").with("count", some()),
            message("once").with("count", 13).with("moves", moves()),
            message("so-far").with("count", 13).with("left", message("untried")),
            claim("claim-in-case"),
            claim("claim-as-option"),
            counted("with-readings").with("readings", Arg::List([reading.clone().into()].into())),
            counted("with-readings-once").with("readings", Arg::List([reading.clone().into()].into())).with("moves", moves()),
            reading,
            counted("with-online"),
            counted("with-slip").with("slip", "a row is left out"),
            counted("with-slips").with("times", 3).with("slip", "a row is left out"),
            counted("only-new").with("before", 3),
            counted("not-counted-yet").with("player", "Ana").with("typed", 12),
            counted("of-another").with("player", "Luis"),
            message("scores-left-out").with("players", names()),
            message("just").with("what", "azul/one"),
            message("verdict-word").with("verdict", Arg::Term("legal")),
            super::it_is("turn").with("worlds", worlds()),
            message("world-open").with("says", says()),
            message("world-decides").with("move", "Ana passes").with("says", says()).with("key", Arg::key("turn")),
            message("ruled-out").with("move", "Ana passes").with("says", says()).with("key", Arg::key("turn")),
            message("world-decides-claim").with("answers", Arg::List([message("right-in").with("world", "it").into()].into())),
            message("world-decides-award").with("key", Arg::key("turn")),
            message("counted-in").with("count", some()).with("world", "the offer"),
            super::whose_turn("Ana"),
            then("then-points"),
            message("fault").with("message", "It rains").with("rule", "a/b"),
            message("award").with("amount", some()).with("why", "it rains").with("rule", "a/b"),
            message("names").with("players", names()),
            message("bounds").with("amount", some()),
            message("then-place").with("before", "Ana").with("players", names()),
        ]);
        samples
    }

    #[test]
    fn every_text_says_its_message() {
        let samples = samples();
        samples.iter().for_each(laws::sound);
        laws::used(&BOOK, &samples.iter().flat_map(laws::ids).collect::<BTreeSet<_>>());
    }
}
