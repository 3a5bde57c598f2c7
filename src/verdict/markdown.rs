//! A catalogue as a page to read: every rule with its citations, every ruling with its answers.

use super::{Catalogue, Citation, Rule, Rulebook, Ruling, Slip};
use std::fmt::Write;

/// The page of a catalogue in Markdown; the same catalogue always gives the same text.
pub fn markdown(catalogue: &Catalogue) -> String {
    let mut page = String::new();
    // Writing to a string cannot fail.
    let _ = write_page(&mut page, catalogue);
    page
}

/// A rule with its citations, as on the page of its catalogue.
pub fn rule_page(rule: &Rule) -> String {
    let mut page = String::new();
    let _ = write_rule(&mut page, rule);
    page
}

/// A ruling with its answers and citations, as on the page of its catalogue.
pub fn ruling_page(ruling: &Ruling) -> String {
    let mut page = String::new();
    let _ = write_ruling(&mut page, ruling);
    page
}

fn write_page(page: &mut String, catalogue: &Catalogue) -> std::fmt::Result {
    writeln!(page, "<!-- Written from the catalogue in the source; edit that, not this page. -->\n")?;
    writeln!(page, "# Rules and rulings: {}\n", catalogue.prefix)?;
    writeln!(
        page,
        "The rules in our own words, in the order of the rulebooks, with the passages that say them. Headings are cited as printed; \
         paragraphs and items are counted from their heading.\n"
    )?;
    for rulebook in rulebooks(catalogue) {
        writeln!(page, "- `{}`: *{}*, in {}", rulebook.id, rulebook.title, rulebook.language)?;
    }
    writeln!(page, "\n## Rules")?;
    for rule in catalogue.rules {
        write_rule(page, rule)?;
    }
    writeln!(page, "\n## Rulings\n")?;
    writeln!(
        page,
        "Questions that the rulebooks leave open. The default is the plainest reading of the text; *online* is what the most played \
         live implementation does."
    )?;
    for ruling in catalogue.rulings {
        write_ruling(page, ruling)?;
    }
    if !catalogue.slips.is_empty() {
        writeln!(page, "\n## Slips\n")?;
        writeln!(page, "Mistakes that people make in counting, by which the referee explains a wrong claim.\n")?;
        writeln!(page, "| slip | a number is wrong if | but | rule |\n| --- | --- | --- | --- |")?;
    }
    for Slip { id, title, statement, rule, .. } in catalogue.slips {
        let rule = rule.map_or_else(String::new, |rule| format!("`{}`", rule.id));
        writeln!(page, "| `{id}` | {title} | {statement} | {rule} |")?;
    }
    Ok(())
}

fn write_rule(page: &mut String, rule: &Rule) -> std::fmt::Result {
    writeln!(page, "\n### {}\n\n`{}`\n\n{}\n", rule.title, rule.id, rule.statement)?;
    write_citations(page, "Where it says so:", rule.citations)
}

fn write_ruling(page: &mut String, ruling: &Ruling) -> std::fmt::Result {
    writeln!(page, "\n### `{}`\n\n{}\n", ruling.name, ruling.question)?;
    for (index, answer) in ruling.answers.iter().enumerate() {
        let role = ruling.role(index);
        writeln!(page, "- **{}**{role}: {}", answer.name, answer.meaning)?;
    }
    if ruling.online.is_none() {
        writeln!(page, "\nThe live implementation decides nothing here.")?;
    }
    writeln!(page)?;
    write_citations(page, "What leaves it open:", ruling.citations)
}

/// One line a rulebook, its passages in order.
fn write_citations(page: &mut String, heading: &str, citations: &[Citation]) -> std::fmt::Result {
    writeln!(page, "{heading}\n")?;
    let mut cited: Vec<&Rulebook> = Vec::new();
    for rulebook in citations.iter().map(|citation| citation.rulebook) {
        if cited.contains(&rulebook) {
            continue;
        }
        cited.push(rulebook);
        let passages = citations.iter().filter(|citation| citation.rulebook == rulebook).map(|citation| citation.section);
        writeln!(page, "- *{}*: {}", rulebook.title, passages.collect::<Vec<_>>().join("; "))?;
    }
    Ok(())
}

/// Every rulebook that is cited, in the order in which they are met.
fn rulebooks(catalogue: &Catalogue) -> Vec<&'static Rulebook> {
    let rules = catalogue.rules.iter().flat_map(|rule| rule.citations);
    let mut found: Vec<&'static Rulebook> = Vec::new();
    for citation in rules.chain(catalogue.rulings.iter().flat_map(|ruling| ruling.citations)) {
        if !found.contains(&citation.rulebook) {
            found.push(citation.rulebook);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::{Answer, Trace};

    static ONE: Rulebook = Rulebook { id: "one.es", title: "One", language: "Spanish" };
    static TWO: Rulebook = Rulebook { id: "two.es", title: "Two", language: "Spanish" };
    static RULE: Rule = Rule {
        id: "game/rule",
        title: "A title",
        statement: "A statement.",
        citations: &[
            Citation { rulebook: &TWO, section: "B" },
            Citation { rulebook: &ONE, section: "A" },
            Citation { rulebook: &TWO, section: "C" },
        ],
        words: crate::verdict::WORDS,
    };
    static RULES: [&Rule; 1] = [&RULE];
    static RULINGS: [Ruling; 1] = [Ruling {
        name: "question",
        question: "Is it so?",
        answers: &[Answer { name: "no", meaning: "It is not." }, Answer { name: "yes", meaning: "It is." }],
        online: Some(1),
        citations: &[Citation { rulebook: &ONE, section: "A" }],
        words: crate::verdict::WORDS,
    }];

    fn page() -> String {
        markdown(&Catalogue {
            prefix: "game",
            rules: &RULES,
            rulings: &RULINGS,
            slips: &[],
            trace: &Trace { books: &[], shown: &[], swayed: &[] },
        })
    }

    #[test]
    fn passages_are_grouped_by_rulebook() {
        assert!(
            page().contains("### A title\n\n`game/rule`\n\nA statement.\n\nWhere it says so:\n\n- *Two*: B; C\n- *One*: A\n"),
            "{}",
            page()
        );
        assert!(page().contains("- `two.es`: *Two*, in Spanish\n- `one.es`: *One*, in Spanish\n"), "{}", page());
    }

    #[test]
    fn a_ruling_marks_the_default_and_the_online_answer() {
        assert!(
            page().contains("- **no** (default): It is not.\n- **yes** (online): It is.\n\nWhat leaves it open:\n\n- *One*: A\n"),
            "{}",
            page()
        );
    }
}
