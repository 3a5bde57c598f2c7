//! Each rule, ruling and slip of a catalogue is there in every language, with all its parts, and nothing else is.

use super::texts::{entry, heard, used, whole};
use tilejudge::referee::GAMES;
use tilejudge::verdict::slip;
use tilejudge::words::{Language, TextEntry};

fn sound(entries: impl Iterator<Item = (TextEntry, Vec<&'static str>)>) {
    let said = |entry: TextEntry| heard(|| drop(entry.say(Language::English, None))).remove(0);
    let entries: Vec<_> = entries.map(|(entry, parts)| (said(entry), parts)).collect();
    for (message, parts) in &entries {
        for language in whole() {
            let texts = parts.iter().map(|part| message.part(part)).chain([message.clone()]);
            for said in texts.map(|text| text.try_say(language)) {
                assert!(said.as_ref().is_ok_and(|said| !said.is_empty()), "{}: {said:?}", message.id());
            }
            let has = entry(message.book(), language, message.id()).map_or(0, |entry| entry.attributes.len());
            assert_eq!(has, parts.len(), "{}: {} has parts that nothing says", language.tag(), message.id());
        }
    }
    used(entries[0].0.book(), &entries.iter().map(|(message, _)| message.id()).collect());
}

#[test]
fn every_language_has_every_catalogue() {
    sound(slip::SLIPS.iter().map(|slip| (slip.entry, vec!["statement"])));
    for catalogue in GAMES.iter().map(|game| game.catalogue()) {
        sound(catalogue.rules().map(|rule| {
            let never = rule.never_in(Language::English);
            (rule.entry, std::iter::once("statement").chain(never.map(|_| "never")).collect())
        }));
        sound(catalogue.slips().map(|slip| (slip.entry, vec!["statement"])));
        let parts = |answers: &'static [tilejudge::verdict::Answer]| answers.iter().map(|answer| answer.part).collect();
        sound(catalogue.rulings.iter().map(|ruling| (ruling.entry, parts(ruling.answers))));
    }
}
