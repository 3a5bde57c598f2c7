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
use crate::report::{Format, Manner, Question, ask, refusal};
use crate::verdict::Place;
use crate::words::{Arg, Book, Language, said, texts};
use serde_json::{Value, json};
use std::io;
use std::path::Path;
use talk::{Stop, Talk};
use told::Told;
use walk::Walk;

/// What a conversation says.
static ASK: Book = Book::new(&[texts!("cli/messages/ask")]);

/// Asks for a case, line by line, keeps it as a file of `folder` that was not there, and answers it as `score` or `check` does.
/// The end of the lines ends it, and what was told until then is kept.
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
    let mut begun = None;
    let is_over = loop {
        match script(&mut talk, &mut begun, choices) {
            Err(Stop::Back) => (begun, talk.heard) = (None, 0),
            ended => break matches!(ended, Err(Stop::Ended)),
        }
    };
    let begun = begun.as_ref().and_then(|(told, command): &(Told, _)| Some((told, *command, told.first_player()?)));
    let Some((told, command, player)) = begun else {
        let nothing = talk.say(said!(ASK, "nothing-kept"));
        (talk.write)(&format!("\n{nothing}\n"))?;
        return Ok(Exit::Clean);
    };
    let file = free_name(folder, player);
    let source = Source { name: file.clone(), text: told.text() };
    let held = said!(ASK, "there-meanwhile").with("file", &*file);
    let kept = save(&folder.join(&file), &source.text, |_| false).map_err(|unsaved| unsaved.says(Path::new(&file), held));
    let (exit, answer) = if is_over { (Exit::Clean, String::new()) } else { answered(&source, command, manner, choices) };
    let (exit, says) = match kept {
        Ok(()) => (exit, talk.say(said!(ASK, "kept").with("file", &*file).with("command", command)) + "\n"),
        Err(why) => (Exit::Unreadable, refusal(&why, manner.language) + &source.text),
    };
    (talk.write)(&format!("\n{answer}\n{says}"))?;
    Ok(exit)
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
    let variant = talk.choose(said!(ASK, "which-variant"), &says, false)?;

    let asked = Asked { one_reading: true, ..ask::asked(Question::of_command(command), choices) };
    let mut told = Told::new(game.editions()[edition].id, language, asked);
    let has_phase = is_score && !phase.is_empty();
    let header = [
        ("letters", Some(language.tag().into()).filter(|_| language != Language::English)),
        ("variant", variant.map(|variant| variants[variant].id.into())),
        ("phase", Some(phase.into()).filter(|_| has_phase)),
        // Whoever asks about the case again has the same answers.
        ("rulings", Some(Value::Object(game.answers(choices))).filter(|answers| *answers != json!({}))),
    ];
    for (key, value) in header.into_iter().filter_map(|(key, value)| Some((key, value?))) {
        *told.at(&Place::root().key(key)) = value;
    }
    let (told, _) = begun.insert((told, command));
    let source = Source { name: String::new(), text: game.template(edition, variant, phase, like, language) };
    let document = only_document(&source, &Limits::USUAL);
    // Every template is a case: a test reads them all.
    let Some(recipe) = document.as_ref().ok().and_then(|document| Case::open(document).ok()) else { return Ok(()) };
    let (naming, by_move) = (naming(game, edition), question == "move");
    Walk { talk, told, recipe: &recipe, naming, players: Vec::new(), by_move, legend: String::new(), open: None }.table(has_phase)
}

/// The answer to a case, and how the program ends.
fn answered(source: &Source, command: &str, manner: Manner, choices: &Choices) -> (Exit, String) {
    let question = Question::of_command(command);
    let manner = Manner { format: Format::Text, ..manner };
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
