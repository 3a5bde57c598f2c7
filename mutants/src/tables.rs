//! What is declared as data: constants, the arms of matches that are tables, rules where functions cite them.

use crate::find::{Finder, How, Mutant};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::{Expr, Lit};

/// What the compiler works out where it can.
pub const CONST_FN: &str = "const fn";

/// A text with each whole number of it moved by one.
pub fn moved(tokens: &TokenStream, text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for token in tokens.clone() {
        match token {
            TokenTree::Group(group) => found.extend(moved(&group.stream(), text)),
            TokenTree::Literal(literal) => {
                let syn::Result::Ok(Lit::Int(number)) = syn::parse_str(&literal.to_string()) else { continue };
                let Ok(value) = number.base10_parse::<u64>() else { continue };
                let other = format!("{}{}", value + 1, number.suffix());
                let at = literal.span().byte_range();
                let (before, behind) = (&text[..at.start], &text[at.end..]);
                found.push((format!("{before}{other}{behind}"), format!("{literal} → {other}")));
            }
            _ => {}
        }
    }
    found
}

/// The arms of a match: numbers moved by one, and what is only named, the next one's instead.
pub fn arms(finder: &mut Finder, table: &syn::ExprMatch, is_whole: bool) {
    let named: Vec<_> = table.arms.iter().map(|arm| &*arm.body).filter(|body| is_name(body)).collect();
    for arm in &table.arms {
        let (span, body) = (arm.body.span(), &*arm.body);
        let text = finder.source[span.byte_range()].to_owned();
        let is_number = matches!(body, Expr::Lit(it) if matches!(it.lit, Lit::Int(_)));
        if is_number || is_whole && !matches!(body, Expr::Block(_) | Expr::Match(_) | Expr::If(_)) {
            for (other, what) in moved(&tokens(&text), &text) {
                finder.declare("arm", span, what, How::Instead(other));
            }
        }
        if is_name(body) {
            let at = named.iter().position(|it| it.span().byte_range() == span.byte_range()).unwrap_or_default();
            let others = named[at + 1..].iter().chain(&named[..at]).map(|it| &finder.source[it.span().byte_range()]);
            if let Some(other) = others.map(str::to_owned).find(|other| *other != text) {
                finder.declare("arm", span, format!("{text} → {other}"), How::Instead(other));
            }
        }
    }
}

pub fn tokens(text: &str) -> TokenStream {
    text.parse().unwrap_or_default()
}

/// A constant, a variant, or a text.
fn is_name(body: &Expr) -> bool {
    match body {
        Expr::Lit(it) => matches!(it.lit, Lit::Str(_) | Lit::Char(_)),
        Expr::Reference(it) => is_name(&it.expr),
        Expr::Path(it) => it.path.segments.last().is_some_and(|last| last.ident.to_string().starts_with(char::is_uppercase)),
        _ => false,
    }
}

/// A rule that is cited.
pub fn cited(finder: &mut Finder, reference: &syn::ExprReference) {
    let Expr::Path(path) = &*reference.expr else { return };
    let name = path.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default();
    if let Some(other) = finder.rules.get(&name).cloned() {
        let what = format!("{name} → {}", other.rsplit(':').next().unwrap_or_default());
        finder.declare("rule", reference.span(), what, How::Instead(format!("&{other}")));
    }
}

/// A constant, and by which path others have it.
#[derive(Debug, Clone)]
pub struct Constant {
    pub name: String,
    pub is_public: bool,
    /// The module it stands in: `crate::games::azul::pieces`.
    pub module: String,
}

/// The constants of a file that can be broken: beside each its copies, in which one thing is another, and a function that picks
/// the one whose switch is on. Those who use it call that; what the compiler works out of it is not broken.
pub fn constants(source: &str, file: &syn::File, module: &str) -> (Vec<Constant>, Vec<Mutant>) {
    let (mut constants, mut found) = (Vec::new(), Vec::new());
    for item in &file.items {
        let (word, name, typed, value, visibility) = match item {
            syn::Item::Const(it) => ("const", &it.ident, &it.ty, &it.expr, &it.vis),
            syn::Item::Static(it) => ("static", &it.ident, &it.ty, &it.expr, &it.vis),
            _ => continue,
        };
        let text = &source[value.span().byte_range()];
        let numbers = moved(&tokens(text), text).into_iter().map(|other| ("number", other));
        let entries = dropped(&tokens(text), text).into_iter().map(|other| ("table entry", other));
        let others: Vec<_> = numbers.chain(entries).collect();
        // The compiler makes all of shapes, and of tables that stand in files of their own.
        let typed = &source[typed.span().byte_range()];
        let is_known = *name == "_" || text.contains("table!") || ["Shape", "Fixed", "Moves"].contains(&typed);
        if is_known || others.is_empty() {
            continue;
        }
        let (end, line, count) = (item.span().byte_range().end, name.span().start().line, others.len());
        // Borrowed forever, wherever it is said.
        let typed = typed.replace('&', "&'static ").replace("&'static 'static", "&'static");
        let mut add = |kind, what, how| {
            found.push(Mutant { span: end..end, line, function: name.to_string(), kind, what, how });
        };
        for (kind, (value, what)) in others {
            let copy = format!("\n#[allow(dead_code)] {word} {name}__{{n}}: {typed} = {value};");
            add(kind, what, How::Around(copy, String::new()));
        }
        add("", String::new(), How::Pick(name.to_string(), typed, count));
        let is_public = !matches!(visibility, syn::Visibility::Inherited);
        constants.push(Constant { name: name.to_string(), is_public, module: module.to_owned() });
    }
    (constants, found)
}

/// A text without each of the entries of its lists; in an array, which would be too short, with the next one in its place.
fn dropped(all: &TokenStream, text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let all = Vec::from_iter(all.clone());
    let is = |at: usize, sign: char| matches!(all.get(at), Some(TokenTree::Punct(it)) if it.as_char() == sign);
    for (at, token) in all.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        let is_words = at > 1 && is(at - 1, '!') && all[at - 2].to_string() == "lexicon";
        let is_list = group.delimiter() == Delimiter::Bracket;
        let entries = Vec::from_iter(group.stream());
        let ends = |it: &TokenTree| matches!(it, TokenTree::Punct(it) if [',', ';'].contains(&it.as_char()));
        let entries: Vec<_> = entries.split(ends).filter(|entry| !entry.is_empty()).collect();
        let range = |entry: &[TokenTree]| entry[0].span().byte_range().start..entry[entry.len() - 1].span().byte_range().end;
        let ranges: Vec<_> = entries.iter().map(|entry| range(entry)).collect();
        for (index, here) in ranges.iter().enumerate().filter(|_| is_list || is_words) {
            let said = &text[here.clone()];
            if is_words && !said.contains("=>") || said.parse::<u64>().is_ok() {
                continue;
            }
            if is_words || at > 0 && is(at - 1, '&') {
                let end = ranges.get(index + 1).map_or(group.span_close().byte_range().start, |next| next.start);
                let start = if index + 1 == ranges.len() && index > 0 { ranges[index - 1].end } else { here.start };
                found.push((format!("{}{}", &text[..start], &text[end..]), format!("{said} dropped")));
            } else if let Some(next) = ranges.get(index + 1).filter(|next| text[(*next).clone()] != *said) {
                let (before, between, behind) = (&text[..here.start], &text[here.end..next.start], &text[next.end..]);
                let swapped = format!("{before}{}{between}{said}{behind}", &text[next.clone()]);
                found.push((swapped, format!("{said} ↔ {}", &text[next.clone()])));
            }
        }
        found.extend(dropped(&group.stream(), text));
    }
    found
}

/// The function that picks a constant which a module speaks of: its own, or one that it `uses`, the only one of its game or of all.
pub fn pick(path: &syn::Path, module: &str, uses: &str, known: &[Constant]) -> Option<String> {
    let names: Vec<String> = path.segments.iter().map(|it| it.ident.to_string()).collect();
    let (name, from) = (names.last()?, names.iter().rev().nth(1));
    if from.is_some_and(|from| from.starts_with(char::is_uppercase)) {
        return None;
    }
    let is_from = |it: &&Constant| from.is_none_or(|from| it.module.rsplit("::").next() == Some(from));
    let known = || known.iter().filter(|it| it.name == *name).filter(is_from);
    let room = |module: &str| module.split("::").take(3).collect::<Vec<_>>().join("::");
    let own = known().find(|it| from.is_none() && it.module == module);
    // A parameter may have the name of a constant.
    let is_used = from.is_some() || uses.split(|sign: char| !sign.is_alphanumeric() && sign != '_').any(|it| it == name);
    if own.is_none() && !is_used {
        return None;
    }
    let only = |near: Vec<&Constant>| if let [only] = near[..] { Some(only.clone()) } else { None };
    let near = || only(known().filter(|it| it.is_public && room(&it.module) == room(module)).collect());
    let found = own.cloned().or_else(near).or_else(|| only(known().filter(|it| it.is_public).collect()))?;
    Some(format!("{}::{name}__pick()", found.module))
}
