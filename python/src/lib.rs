//! What the Python package asks the library: texts in, reports out. Everything that Python sees is in `tilejudge/`.

use anstream::adapter::strip_str;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::{Bound, PyModule, PyModuleMethods, PyResult, Python, pyclass, pyfunction, pymethods, pymodule};
use pyo3::wrap_pyfunction;
use rayon::prelude::{IntoParallelRefIterator, ParallelIterator};
use std::ffi::OsString;
use tilejudge::case::Source;
use tilejudge::referee::{Asked, Choices, GAMES, Preset};
use tilejudge::report::svg::{Plate, render};
use tilejudge::report::{Detail, Format, Manner, Question, Report, as_json, ask, write};
use tilejudge::words::Language;

/// What is asked of every case: the question, the language of the answer, where rulings start from, their answers, claims.
#[pyclass(frozen)]
struct Asking {
    question: Question,
    language: Option<Language>,
    asked: Asked,
}

#[pymethods]
impl Asking {
    #[new]
    fn new(
        question: &str,
        language: Option<&str>,
        preset: Option<&str>,
        rulings: Vec<(String, String)>,
        claims: Vec<(String, i32)>,
    ) -> PyResult<Self> {
        const QUESTIONS: [&str; 6] = ["check", "score", "moves", "apply", "replay", "show"];
        let question = known("question", question, QUESTIONS).map(Question::of_command)?;
        let tags = || Language::ALL.map(Language::tag);
        let language = language.map(|tag| known("language", tag, tags())).transpose()?.and_then(Language::of_tag);
        let presets = || Preset::ALL.map(Preset::word);
        let preset = preset.map(|word| known("preset", word, presets())).transpose()?.and_then(Preset::find);
        let all = || GAMES.iter().flat_map(|game| game.catalogue().rulings);
        for (name, answer) in &rulings {
            known("ruling", name, all().map(|ruling| ruling.name))?;
            let answers = all().filter(|ruling| ruling.name == name).flat_map(|ruling| ruling.answers);
            known(&format!("answer to {name}"), answer, answers.map(|answer| answer.name))?;
        }
        let choices = Choices { preset: preset.unwrap_or_default(), answers: rulings, ..Choices::default() };
        Ok(Self { question, language, asked: Asked { claims, ..ask::asked(question, &choices) } })
    }

    /// The verdicts on the cases of each text, as lines of JSON; on all cores, while Python goes on.
    fn judge(&self, py: Python<'_>, texts: Vec<String>) -> Vec<Vec<String>> {
        let lines = |text: &String| self.of(text, None, false, |report| as_json(self.question, &report));
        py.detach(|| texts.par_iter().map(lines).collect())
    }

    /// The report on a case of a text, counted from 1, as people read it.
    fn report(&self, text: &str, number: usize, format: &str, width: usize) -> PyResult<String> {
        let format = match known("format", format, ["text", "markdown"])? {
            "markdown" => Format::Markdown,
            _ => Format::Text,
        };
        let manner = Manner { format, detail: Detail::Usual, width, language: self.language.unwrap_or_default() };
        let drawn = self.question == Question::Show;
        let written = self.of(text, Some(number), drawn, |report| write(self.question, &report, manner));
        Ok(written.into_iter().map(|written| strip_str(&(written.answer + &written.error)).to_string()).collect())
    }

    /// The picture of its table, with rings round what is wrong or counted; none of a case that cannot be read.
    fn picture(&self, text: &str, number: usize) -> Option<String> {
        let plates = self.of(text, Some(number), true, |report| Plate::of(&report));
        plates.into_iter().flatten().next().map(|plate| render(&[plate]))
    }
}

impl Asking {
    /// Puts the question to every case of a text, or to the one of that number, and hands the reports on.
    fn of<T>(&self, text: &str, only: Option<usize>, drawn: bool, report: impl Fn(Report<'_>) -> T) -> Vec<T> {
        let source = Source { name: "case".to_owned(), text: text.to_owned() };
        let numbers = only.unwrap_or(0)..=only.unwrap_or(usize::MAX);
        ask::each(&source, self.language, numbers, |case, blank| {
            ask::answer(drawn, &self.asked, case, blank, |about| report(*about))
        })
    }
}

/// The program, with its name as the first argument; what it ends with. The language server is no other program here.
#[pyfunction]
fn main(py: Python<'_>, arguments: Vec<OsString>) -> i32 {
    py.detach(|| match &arguments[..] {
        [_, command] if command == "lsp" => i32::from(tilejudge_lsp::serve_stdio().is_err()),
        _ => tilejudge::cli::main(arguments) as i32,
    })
}

/// A word, if it is one of these.
fn known<'w>(what: &str, word: &'w str, words: impl IntoIterator<Item = &'static str>) -> PyResult<&'w str> {
    let words: Vec<_> = words.into_iter().collect();
    match words.contains(&word) {
        true => Ok(word),
        false => Err(PyValueError::new_err(format!("no {what} {word:?}; there are {}", words.join(", ")))),
    }
}

/// The part of the package that is compiled.
#[pymodule]
fn _tilejudge(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Asking>()?;
    module.add_function(wrap_pyfunction!(main, module)?)
}
