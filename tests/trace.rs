//! From the rulebooks to rules to fixtures: nothing is missing, and every fixture shows what it is named for.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use tilejudge::case::{Limits, Source, documents};
use tilejudge::referee::{Asked, Case, GAMES};
use tilejudge::verdict::{Book, Catalogue, Cause, Conclusion, Reply, Verdict};
use tilejudge::words::Language;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

fn catalogues() -> Vec<&'static Catalogue> {
    GAMES.iter().map(|game| game.catalogue()).collect()
}

/// Asks for what the command in whose folder a fixture stands would say.
fn asked(command: &str) -> Asked {
    let counts = matches!(command, "score" | "replay");
    Asked { to_end: counts, hear_claims: counts, stop_at_refusal: command == "replay", ..Asked::default() }
}

fn file(fixture: &str) -> PathBuf {
    Path::new(ROOT).join("fixtures").join(format!("{fixture}.yaml"))
}

/// The verdicts on the cases of a fixture; those that cannot be read are left out.
fn verdicts(fixture: &str) -> Vec<Verdict> {
    let path = file(fixture);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let source = Source { name: fixture.to_owned(), text };
    let command = fixture.split('/').nth(1).unwrap();
    let judge = |case: Case<'_, '_>| case.judge(&asked(command)).ok();
    documents(&source, &Limits::USUAL).iter().flatten().filter_map(|document| Case::open(document).ok().and_then(judge)).collect()
}

/// The rules that a verdict finds broken: in findings, and in the slips of refuted claims.
fn broken(verdict: &Verdict) -> BTreeSet<&'static str> {
    let claims = verdict.claims.iter().filter_map(|claim| match &claim.answer {
        Reply::Refuted { explanations, .. } | Reply::Confirmed { explanations, .. } => Some(explanations),
        Reply::Open(_) => None,
    });
    let slips = claims.flatten().filter_map(|explanation| match explanation.cause {
        Cause::Slip(slip, _) => slip.rule.map(|rule| rule.id),
        Cause::Readings(_) => None,
    });
    verdict.all_findings().map(|finding| finding.rule.id).chain(slips).collect()
}

#[test]
fn every_sentence_has_a_rule_and_every_rule_a_sentence() {
    for catalogue in catalogues() {
        let mut reached = BTreeSet::new();
        for book in catalogue.trace.books {
            assert!(!book.table.is_empty(), "{} has no sentences", book.rulebook.id);
            for (index, sentence) in book.sentences().enumerate() {
                let name = format!("{}, sentence {}", book.rulebook.id, index + 1);
                assert!(sentence.rules().next().is_some(), "{name} has no rule");
                assert!(sentence.says.ends_with(['.', '?']) && !sentence.section.is_empty(), "{name}: {}", sentence.says);
                for rule in sentence.rules() {
                    let known = catalogue.rules().find(|known| known.name() == rule);
                    let known = known.unwrap_or_else(|| panic!("{name}: there is no {rule}"));
                    let cites = known.citations().iter().any(|citation| citation.rulebook == book.rulebook);
                    assert!(cites, "{name}: {rule} does not cite its rulebook");
                    reached.insert(known.id);
                }
                for open in sentence.rulings() {
                    assert!(catalogue.rulings.iter().any(|ruling| ruling.name == open), "{name}: there is no ruling {open}");
                }
            }
        }
        let lost: Vec<_> = catalogue.rules().map(|rule| rule.id).filter(|id| !reached.contains(id)).collect();
        assert!(lost.is_empty(), "no sentence of the tables in `rules/` became {lost:?}");
    }
}

#[test]
fn every_rule_is_kept_by_a_fixture_and_broken_by_another() {
    let mut faults = Vec::new();
    let mut judged: BTreeMap<&str, Vec<Verdict>> = BTreeMap::new();
    for catalogue in catalogues() {
        let shown: Vec<_> = catalogue.trace.names().map(str::to_owned).collect();
        let rules = catalogue.rules().map(|rule| rule.name().to_owned());
        let known: Vec<_> = rules.chain(catalogue.rulings.iter().map(|ruling| format!("{}?", ruling.name))).collect();
        assert_eq!(shown, known, "{}: rules and rulings are shown in the order of the catalogue", catalogue.prefix);
        for rule in catalogue.rules() {
            let (id, shown) = (rule.id, catalogue.trace.shown_of(rule).unwrap());
            if shown.kept.is_empty() {
                faults.push(format!("{id} is kept nowhere"));
            }
            for fixture in shown.kept {
                let verdicts = judged.entry(fixture).or_insert_with(|| verdicts(fixture));
                // A stream may break it in one case and keep it in the next.
                if !verdicts.iter().any(|verdict| verdict.conclusion() != Conclusion::Impossible && !broken(verdict).contains(id))
                {
                    faults.push(format!("{id} is not kept in {fixture}"));
                }
            }
            match shown.broken {
                None => assert!(rule.never_in(Language::English).is_some_and(|why| why.len() > 10), "{id}"),
                Some(fixtures) if fixtures.is_empty() => faults.push(format!("{id} is broken nowhere")),
                Some(fixtures) => {
                    for fixture in fixtures {
                        let verdicts = judged.entry(fixture).or_insert_with(|| verdicts(fixture));
                        if !verdicts.iter().any(|verdict| broken(verdict).contains(id)) {
                            faults.push(format!("{id} is not broken in {fixture}"));
                        }
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_ruling_changes_a_fixture() {
    let mut faults = Vec::new();
    for catalogue in catalogues() {
        for ruling in catalogue.rulings {
            let fixtures = catalogue.trace.swayed_by(ruling);
            if fixtures.is_empty() {
                faults.push(format!("{} changes no fixture", ruling.name));
            }
            for fixture in fixtures {
                let depends = |verdict: &Verdict| {
                    verdict.rulings.iter().any(|reading| reading.ruling.name == ruling.name && !reading.otherwise.is_empty())
                };
                if !verdicts(fixture).iter().any(depends) {
                    faults.push(format!("{} does not change {fixture}", ruling.name));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_slip_explains_a_claim_of_a_fixture() {
    let mut explained = BTreeSet::new();
    for entry in std::fs::read_dir(Path::new(ROOT).join("fixtures")).unwrap().flatten() {
        let Ok(fixtures) = std::fs::read_dir(entry.path().join("score")) else { continue };
        for fixture in fixtures.flatten().map(|entry| entry.path()) {
            let stem = fixture.file_stem().unwrap().to_str().unwrap();
            if !stem.starts_with("claim-") || fixture.extension().is_none_or(|ending| ending != "yaml") {
                continue;
            }
            let name = format!("{}/score/{stem}", entry.file_name().to_str().unwrap());
            for claim in verdicts(&name).iter().flat_map(|verdict| &verdict.claims) {
                // The first explanations are what people read.
                if let Reply::Refuted { explanations, .. } | Reply::Confirmed { explanations, .. } = &claim.answer {
                    explained.extend(explanations.iter().take(3).filter_map(|explanation| match explanation.cause {
                        Cause::Slip(slip, _) => Some(slip.id),
                        Cause::Readings(_) => None,
                    }));
                }
            }
        }
    }
    let known =
        catalogues().into_iter().flat_map(|catalogue| catalogue.slips()).chain(tilejudge::verdict::slip::SLIPS.iter().copied());
    let missing: Vec<_> = known.map(|slip| slip.id).filter(|id| !explained.contains(id)).collect();
    assert!(missing.is_empty(), "no fixture's claim is explained by {missing:?}");
}

#[test]
fn the_page_of_coverage_is_current() {
    let file = Path::new(ROOT).join("docs/coverage.md");
    let page = coverage(&catalogues());
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(&file, page).unwrap();
        return;
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(written.replace("\r\n", "\n") == page, "run `UPDATE_DOCS=1 cargo test --test trace` and commit docs/coverage.md");
}

/// The page that leads from every sentence of the rulebooks to rules, and from every rule to fixtures.
fn coverage(catalogues: &[&Catalogue]) -> String {
    let mut page = String::new();
    // Writing to a string cannot fail.
    let _ = write_page(&mut page, catalogues);
    page
}

fn write_page(page: &mut String, catalogues: &[&Catalogue]) -> std::fmt::Result {
    writeln!(page, "<!-- Written from the catalogues in the source; edit those, not this page. -->\n")?;
    writeln!(page, "# From sentences to rules to fixtures\n")?;
    writeln!(
        page,
        "Every sentence of the rulebooks that says what is to be done or may not be, in our own words, with the rules that it \
         became; every rule with the fixtures that keep it and that break it; every ruling with a fixture that it changes. \
         `tests/trace.rs` fails where something is missing or not so.\n"
    )?;
    writeln!(page, "| | sentences | rules | broken by no case | rulings | slips |\n| --- | --- | --- | --- | --- | --- |")?;
    for catalogue in catalogues {
        let sentences: Vec<_> = catalogue.trace.books.iter().map(|book| book.sentences().count().to_string()).collect();
        let never = catalogue.rules().filter(|rule| rule.never_in(Language::English).is_some()).count();
        let (rules, rulings, slips) = (catalogue.rules().count(), catalogue.rulings.len(), catalogue.slips().count());
        writeln!(page, "| {} | {} | {rules} | {never} | {rulings} | {slips} |", catalogue.prefix, sentences.join(" + "))?;
    }
    for catalogue in catalogues {
        for book in catalogue.trace.books {
            write_book(page, book)?;
        }
        write_rules(page, catalogue)?;
    }
    Ok(())
}

fn write_book(page: &mut String, book: &Book) -> std::fmt::Result {
    writeln!(page, "\n## {}, in {}\n", book.rulebook.title, book.rulebook.language)?;
    writeln!(page, "| | where | what it says | rules |\n| --- | --- | --- | --- |")?;
    for (index, sentence) in book.sentences().enumerate() {
        let rules: Vec<_> = sentence.rules().map(|rule| format!("`{rule}`")).collect();
        writeln!(page, "| {} | {} | {} | {} |", index + 1, sentence.section, sentence.says, rules.join(", "))?;
    }
    Ok(())
}

fn write_rules(page: &mut String, catalogue: &Catalogue) -> std::fmt::Result {
    writeln!(page, "\n## Rules of {}\n", catalogue.prefix)?;
    writeln!(page, "| rule | kept in | broken in |\n| --- | --- | --- |")?;
    for rule in catalogue.rules() {
        let Some(shown) = catalogue.trace.shown_of(rule) else { continue };
        let never = || format!("no case: {}", rule.never_in(Language::English).unwrap_or_default());
        let broken = shown.broken.map_or_else(never, |fixtures| links(&fixtures));
        writeln!(page, "| `{}` | {} | {broken} |", rule.name(), links(&shown.kept))?;
    }
    writeln!(page, "\n| ruling | changes |\n| --- | --- |")?;
    for ruling in catalogue.rulings {
        writeln!(page, "| `{}` | {} |", ruling.name, links(&catalogue.trace.swayed_by(ruling)))?;
    }
    Ok(())
}

fn links(fixtures: &[&str]) -> String {
    let link = |fixture: &&str| format!("[{fixture}](../fixtures/{fixture}.yaml)");
    fixtures.iter().map(link).collect::<Vec<_>>().join("<br>")
}
