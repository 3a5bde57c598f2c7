//! What macros declare: rules, places and arguments of reasons, keys of cases; and the expressions inside macros.

use crate::find::{Finder, How};
use crate::tables::{moved, tokens};
use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Expr, Ident, Token, Type};

/// What a call of a macro declares.
pub fn find(finder: &mut Finder, called: &syn::Macro) {
    let Some(name) = called.path.segments.last().map(|last| last.ident.to_string()) else { return };
    let lines = || Vec::from_iter(called.tokens.clone()).split(|it| is(it, ";")).map(<[_]>::to_vec).collect::<Vec<_>>();
    let outer = finder.function.clone();
    match name.as_str() {
        "reasons" | "awards" | "slip_facts" | "left_out" => {
            let (header, lines) = (&lines()[0], &lines()[1..]);
            let told_in = header.iter().rposition(|it| is(it, "in")).and_then(|at| header.get(at + 1));
            let context = told_in.map(ToString::to_string).unwrap_or_default();
            lines.iter().for_each(|line| reason(finder, &name, line, &context));
        }
        "record" => {
            let Some(TokenTree::Group(keys)) = called.tokens.clone().into_iter().last() else { return };
            Vec::from_iter(keys.stream()).split(|it| is(it, ";")).for_each(|line| key(finder, line));
        }
        // What may stand there the compiler works out.
        "ways" => lines().iter().for_each(|line| values(finder, line, "=", 1)),
        "lexica" | "places" => lines().iter().for_each(|line| values(finder, line, "=", 0)),
        "to_args" | "found" => lines().iter().for_each(|line| values(finder, line, "|", 0)),
        "matches" => matches(finder, called),
        _ => {
            if let Ok(values) = called.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated) {
                values.iter().for_each(|value| finder.visit_declared(value));
            }
        }
    }
    finder.function = outer;
}

fn is(token: &TokenTree, text: &str) -> bool {
    match token {
        TokenTree::Ident(it) => *it == text,
        TokenTree::Punct(it) => text.len() == 1 && text.starts_with(it.as_char()),
        _ => false,
    }
}

/// From the first of some tokens to the last.
fn span(tokens: &[TokenTree]) -> Option<Span> {
    tokens.first()?.span().join(tokens.last()?.span())
}

fn parsed(tokens: &[TokenTree]) -> Option<Expr> {
    syn::parse2(TokenStream::from_iter(tokens.iter().cloned())).ok()
}

/// The expressions behind the first such sign, without so many of them.
fn values(finder: &mut Finder, line: &[TokenTree], sign: &str, without: usize) {
    let Some(at) = line.iter().position(|it| is(it, sign)) else { return };
    let values = TokenStream::from_iter(line[if sign == "|" { at } else { at + 1 }..].iter().cloned());
    if let Ok(values) = Punctuated::<Expr, Token![,]>::parse_terminated.parse2(values) {
        values.iter().skip(without).for_each(|value| finder.visit_declared(value));
    }
}

fn matches(finder: &mut Finder, called: &syn::Macro) {
    let guarded = |input: ParseStream| {
        let value: Expr = input.parse()?;
        input.parse::<Token![,]>()?;
        syn::Pat::parse_multi_with_leading_vert(input)?;
        let guard = input.parse::<Option<Token![if]>>()?.map(|_| input.parse::<Expr>()).transpose()?;
        input.parse::<Option<Token![,]>>()?;
        Ok((value, guard))
    };
    let Ok((value, guard)) = called.parse_body_with(guarded) else { return };
    finder.visit_declared(&value);
    if let Some(guard) = guard {
        finder.opposite("in macros", &guard);
        finder.visit_declared(&guard);
    }
}

/// A line that declares why something is found, awarded, miscounted or left out.
fn reason(finder: &mut Finder, of: &str, line: &[TokenTree], n: &str) {
    let Some(variant) = line.iter().find(|it| matches!(it, TokenTree::Ident(_))) else { return };
    finder.function = variant.to_string();
    let begins: &[&str] = if of == "slip_facts" { &["forgets", "is", "of", "by"] } else { &["by"] };
    let Some(by) = line.iter().position(|it| begins.iter().any(|word| is(it, word))) else { return };
    match &line[by + 1] {
        // What the catalogue has of it the compiler works out.
        _ if of == "slip_facts" => {}
        TokenTree::Group(rule) => syn::parse2(rule.stream()).iter().for_each(|it| finder.visit_declared(it)),
        _ => {
            let end = if of == "left_out" { line.len() } else { by + 2 };
            let (Some(span), Some(rule)) = (span(&line[by + 1..end]), line[..end].last()) else { return };
            if let Some(other) = finder.rules.get(&rule.to_string()) {
                let what = format!("{rule} → {}", other.rsplit(':').next().unwrap_or_default());
                // What a macro looks up by its name may be an expression in parentheses instead.
                let (before, behind) = match of {
                    "left_out" => ("*if", ""),
                    _ => ("(if", "rules::"),
                };
                let end = if of == "left_out" { " }" } else { " })" };
                let how = How::Around(format!("{before} {{on}} {{ &{other} }} else {{ &{behind}"), end.to_owned());
                finder.declare("rule", span, what, how);
            }
        }
    }
    if of == "left_out" {
        return;
    }
    let tells = |it: &TokenTree| ["with", "beside", "doubt", "says", "at"].iter().any(|word| is(it, word));
    let is_begun = |at: &usize| tells(&line[*at]) && (is(&line[at - 1], ",") || *at == by + 2);
    let mut starts: Vec<usize> = (by + 2..line.len()).filter(is_begun).collect();
    starts.push(line.len() + 1);
    for part in starts.windows(2) {
        clause(finder, of, &line[part[0]..(part[1] - 1).max(part[0]).min(line.len())], n);
    }
    let has = |word: &str| line.iter().any(|it| is(it, word));
    if of == "reasons" && !has("doubt") && !line[..by].iter().any(|it| is(it, "is")) {
        let last = line[line.len() - 1].span();
        finder.declare("severity", last, "→ Doubt", How::Around(String::new(), ", doubt if {on}".to_owned()));
    }
}

/// `at` a place, `with` arguments, places `beside` it, `doubt if` so, what it `says`.
fn clause(finder: &mut Finder, of: &str, tokens: &[TokenTree], n: &str) {
    let names = if of == "reasons" { format!("crate::game::reasons::Context::names({n})") } else { n.to_owned() };
    let lacks = "(if {on} { crate::words::Arg::Term(\"none\") } else { crate::game::reasons::ToArg::to_arg(&(";
    let argument = |before: String| How::Around(before + lacks, format!("), {names}) }})"));
    let found = "(if {on} { crate::verdict::Place::root() } else { crate::game::reasons::Found::place(";
    let root = || How::Around(found.to_owned(), format!(", {n}) }})"));
    let none = || How::Around("(".to_owned(), ").into_iter().filter(|_| !{on})".to_owned());
    match tokens {
        [word, place @ ..] if is(word, "at") => {
            let (Some(span), Some(expression)) = (span(place), parsed(place)) else { return };
            if of == "reasons" && finder.source[span.byte_range()] != *"Place::root()" {
                finder.declare("place", span, "→ the root", root());
            } else if of != "reasons" {
                finder.declare("evidence", span, "dropped", none());
            }
            finder.visit_declared(&expression);
        }
        [word, TokenTree::Group(told), ..] if told.delimiter() == Delimiter::Brace => {
            for (name, value) in arguments(told) {
                let (kind, what, how) = match &value {
                    None => ("argument", "none", argument(format!("{name}: "))),
                    Some(_) if is(word, "beside") => ("beside", "the root", root()),
                    Some(_) => ("argument", "none", argument(String::new())),
                };
                finder.declare(kind, value.as_ref().map_or(name.span(), Spanned::span), format!("{name} → {what}"), how);
                value.iter().for_each(|it| finder.visit_declared(it));
            }
        }
        [_, each, TokenTree::Group(told)] if is(each, "each") => {
            for (name, value) in arguments(told) {
                let Some(value) = value else { continue };
                finder.declare("beside", value.span(), format!("{name} dropped"), none());
                finder.visit_declared(&value);
            }
        }
        [word, when, condition @ ..] if is(word, "doubt") && is(when, "if") => {
            let Some(condition) = parsed(condition) else { return };
            finder.opposite("severity", &condition);
            finder.visit_declared(&condition);
        }
        [_, TokenTree::Group(says), ..] => syn::parse2(says.stream()).iter().for_each(|it| finder.visit_declared(it)),
        _ => {}
    }
}

/// `name = value`, `name: value`, or a name alone.
fn arguments(told: &Group) -> Vec<(Ident, Option<Expr>)> {
    let argument = |input: ParseStream| {
        let name: Ident = input.parse()?;
        let has_value = input.parse::<Option<Token![=]>>()?.is_some() || input.parse::<Option<Token![:]>>()?.is_some();
        Ok((name, if has_value { Some(input.parse()?) } else { None }))
    };
    let all = |input: ParseStream| input.parse_terminated(argument, Token![,]);
    all.parse2(told.stream()).map(Vec::from_iter).unwrap_or_default()
}

/// A key of a `record!`: `"name" ALSO: fields => kind Way = what, "about"`.
fn key(finder: &mut Finder, line: &[TokenTree]) {
    let Some(at) = line.windows(2).position(|two| is(&two[0], "=") && is(&two[1], ">")) else { return };
    let declared = |input: ParseStream| {
        let (_, way): (Ident, Type) = (input.parse()?, input.parse()?);
        let what = input.parse::<Option<Token![=]>>()?.map(|_| input.parse::<Expr>()).transpose()?;
        input.parse::<TokenStream>()?;
        Ok((way, what))
    };
    let Ok((way, what)) = declared.parse2(TokenStream::from_iter(line[at + 2..].iter().cloned())) else { return };
    finder.function = line[0].to_string();
    let text = &finder.source[way.span().byte_range()];
    let mut others = moved(&tokens(text), text);
    others.push((format!("crate::mutant::Silent<{text}>"), "is not told".to_owned()));
    for (other, what) in others {
        let around = How::Around("crate::mutant::Other<{n}, ".to_owned(), format!(", {other}>"));
        finder.declare("key", way.span(), what, around);
    }
    what.iter().for_each(|it| finder.visit_declared(it));
}
