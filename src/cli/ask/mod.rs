//! The question on a terminal: what is asked of whoever sits there, line by line, the answer, and the case that is kept of it.

mod prompt;
mod talk;
mod told;
mod walk;

use super::cases::with_repairs;
use super::save::save;
use super::{Exit, Failure};
use crate::case::{Limits, Source, fold, only_document};
use crate::editor::Naming;
use crate::referee::{Asked, Case, Choices, editions, find};
use crate::report::{Detail, Format, Manner, Question, ask, refusal};
use crate::verdict::Place;
use crate::words::{Arg, Book, Language, said, texts};
use serde_json::{Value, json};
use std::io;
use std::path::Path;
use talk::{Stop, Talk};
use told::Told;
use walk::{Aim, Walk};

/// What a conversation says.
static ASK: Book = Book::new(&[texts!("cli/messages/ask")]);

/// Asks for a case, line by line, answers it as `score` or `check` does, also to whoever claims other points, and keeps it as a
/// file of `folder` that was not there. The end of the lines ends it, and what was told until then is kept.
///
/// # Errors
/// The answer cannot be written. A file that cannot be written is told, with what it would hold.
pub fn converse(
    lines: &mut dyn Iterator<Item = io::Result<String>>,
    write: &mut dyn FnMut(&str) -> io::Result<()>,
    folder: &Path,
    manner: Manner,
    choices: &Choices,
) -> Result<Exit, Failure> {
    let mut talk = Talk { language: manner.language, lines, write, accepted: Vec::new(), heard: 0 };
    let keys = talk.say(said!(ASK, "keys")) + "\n";
    (talk.write)(&keys)?;
    let (mut begun, mut exit) = (None, Exit::Clean);
    let answer = |source: &Source, command: &str| answered(source, command, manner, choices);
    while let Err(Stop::Back) = script(&mut talk, &mut begun, choices)
        .or_else(|stop| if matches!(stop, Stop::Enough) { Ok(()) } else { Err(stop) })
        .and_then(|()| begun.as_mut().map_or(Ok(()), |begun| answers(&mut talk, begun, &mut exit, folder, answer)))
    {
        (begun, talk.heard) = (None, 0);
    }
    let Some((told, command, player)) = begun.as_ref().and_then(|(told, command)| Some((told, *command, told.players().next()?)))
    else {
        let nothing = talk.say(said!(ASK, "nothing-kept"));
        (talk.write)(&format!("\n{nothing}\n"))?;
        return Ok(Exit::Clean);
    };
    let (file, text) = (free_name(folder, player), told.text());
    let held = said!(ASK, "there-meanwhile").with("file", &*file);
    let (exit, says) = match save(&folder.join(&file), &text, |_| false) {
        Ok(()) => (exit, talk.say(said!(ASK, "kept").with("file", &*file).with("command", command)) + "\n"),
        Err(unsaved) => (Exit::Unreadable, refusal(&unsaved.says(Path::new(&file), held), manner.language) + &text),
    };
    (talk.write)(&format!("\n{says}"))?;
    Ok(exit)
}

/// Answers a case without a move of which not all is told; where points are counted, once more with what others say.
fn answers(
    talk: &mut Talk<'_>,
    (told, command): &mut (Told, &'static str),
    exit: &mut Exit,
    folder: &Path,
    answer: impl Fn(&Source, &str) -> (Exit, String),
) -> Result<(), Stop> {
    if !told.lacking.is_empty() {
        let says = talk.say(said!(ASK, "left-out").with("lacking", &*told.lacking));
        (talk.write)(&format!("{says}\n"))?;
        told.at(&Place::root().key("moves")).as_array_mut().and_then(Vec::pop);
    }
    loop {
        let Some(player) = told.players().next() else { break };
        let says;
        (*exit, says) = answer(&Source { name: free_name(folder, player), text: told.text() }, command);
        (talk.write)(&format!("\n{says}"))?;
        if *command != "score" || *exit == Exit::Illegal {
            break;
        }
        let asks = talk.say(said!(ASK, "who-claims").with("player", player));
        let claimed = match talk.hear(&asks, &asks, |line| {
            let mut next = told.clone();
            next.claim(line);
            if line.is_empty() { Ok((None, String::new())) } else { next.judge(told).map(|_| (Some(next), String::new())) }
        }) {
            Err(Stop::Enough) => None,
            claimed => claimed?,
        };
        let Some(next) = claimed else { break };
        *told = next;
    }
    Ok(())
}

/// What is asked, from the game to the last part of its table.
fn script(talk: &mut Talk<'_>, begun: &mut Option<(Told, &'static str)>, choices: &Choices) -> Result<(), Stop> {
    let all: Vec<_> = editions().filter_map(|edition| find(edition.id)).collect();
    let language = talk.language;
    let naming = |game, edition| Naming::of_edition(game, edition, language);
    let titles: Vec<_> = all.iter().map(|&(game, edition)| naming(game, edition).title(&game.editions()[edition])).collect();
    let chosen = talk.choose(said!(ASK, "which-game"), &titles, true)?;
    let Some((game, edition)) = chosen.map(|chosen| all[chosen]) else { return Ok(()) };

    // Points are counted in the phase of the question, or in the last one.
    let of_end = |question: &str, phase: &str| {
        let last = game.phases().iter().copied().skip(1).last();
        last.filter(|last| question == "score" && *last != phase).map(|last| ("bonuses", last))
    };
    let each = |&(question, phase): &(&'static str, _)| [Some((question, phase)), of_end(question, phase)];
    let questions: Vec<_> = game.questions().iter().flat_map(each).flatten().collect();
    let says = |(question, _): &(&'static str, _)| talk.say(said!(ASK, "question").with("question", Arg::Term(question)));
    let says: Vec<_> = questions.iter().map(says).collect();
    let chosen = talk.choose(said!(ASK, "which-question"), &says, true)?;
    let Some((question, phase)) = chosen.map(|chosen| questions[chosen]) else { return Ok(()) };
    let is_score = ["score", "bonuses"].contains(&question);
    let (command, like) = if is_score { ("score", "score") } else { ("check", question) };

    let variants = game.editions()[edition].variants;
    let says: Vec<_> = variants.iter().map(|variant| naming(game, edition).word(variant.id)).collect();
    let asked = Asked { one_reading: true, ..ask::asked(Question::of_command(command), choices) };
    let mut told = Told::new(game.editions()[edition].id, language, asked);
    let has_phase = is_score && !phase.is_empty();
    let named = |chosen: &[usize]| match chosen {
        [one] => json!(variants[*one].id),
        several => several.iter().map(|&one| variants[one].id).collect(),
    };
    let chosen = talk.choose_some(said!(ASK, "which-variant").with("several", says.len() > 2), &says, |chosen| {
        let mut next = told.clone();
        *next.at(&Place::root().key("variant")) = named(chosen);
        if chosen.is_empty() { Ok(()) } else { next.judge(&told).map(drop) }
    })?;
    let header = [
        ("letters", Some(language.tag().into()).filter(|_| language != Language::English)),
        ("variant", Some(named(&chosen)).filter(|_| !chosen.is_empty())),
        ("phase", Some(phase.into()).filter(|_| has_phase)),
        // Whoever asks about the case again has the same answers.
        ("rulings", Some(Value::Object(game.answers(choices))).filter(|answers| *answers != json!({}))),
    ];
    for (key, value) in header.into_iter().filter_map(|(key, value)| Some((key, value?))) {
        *told.at(&Place::root().key(key)) = value;
    }
    let (told, _) = begun.insert((told, command));
    let source = Source { name: String::new(), text: game.template(edition, &chosen, phase, like, language) };
    let document = only_document(&source, &Limits::USUAL);
    // Every template is a case: a test reads them all.
    let Some(recipe) = document.as_ref().ok().and_then(|document| Case::open(document).ok()) else { return Ok(()) };
    let aim = match question {
        "move" => Aim::Move,
        // Without a phase in which all is counted, that is what moves bring.
        "score" if !has_phase => Aim::Count,
        _ => Aim::Table,
    };
    let (naming, legend) = (naming(game, edition), String::new());
    Walk { talk, told, recipe: &recipe, naming, players: Vec::new(), aim, heard: Vec::new(), legend, open: None }.table(has_phase)
}

/// The answer to a case, and how the program ends.
fn answered(source: &Source, command: &str, manner: Manner, choices: &Choices) -> (Exit, String) {
    let question = Question::of_command(command);
    let detail = if manner.detail == Detail::Usual { Detail::Spoken } else { manner.detail };
    let manner = Manner { format: Format::Text, detail, ..manner };
    let told = ask::each(source, Some(manner.language), ..=1, |case, blank| {
        ask::answer(false, &ask::asked(question, choices), case, blank, |report| {
            let written = with_repairs(question, manner, choices, case, report);
            (Exit::of_report(question, report), written.answer + &written.error)
        })
    });
    told.into_iter().next().unwrap_or((Exit::Clean, String::new()))
}

/// A name that no file of a folder has, after a player.
fn free_name(folder: &Path, player: &str) -> String {
    let name: String = fold(player).chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '-').collect();
    let name = Some(name.trim_matches('-')).filter(|name| !name.is_empty()).unwrap_or("board");
    let numbered = |number| if number == 1 { format!("{name}.yaml") } else { format!("{name}-{number}.yaml") };
    (1..).map(numbered).find(|name| folder.join(name).symlink_metadata().is_err()).unwrap_or_default()
}
