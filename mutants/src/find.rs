//! The places of a source file that can be broken: comparisons, logic, arithmetic, conditions, guards, bodies of functions; what
//! is declared is found by [`declared`](crate::declared) and [`tables`](crate::tables).

use crate::declared;
use crate::tables::{self, Constant};
use proc_macro2::Span;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, BinOp, Expr, Meta, ReturnType, Type};

/// One way to break one place.
#[derive(Debug)]
pub struct Mutant {
    /// The bytes of what is broken.
    pub span: Range<usize>,
    /// Line, from 1.
    pub line: usize,
    /// The function, or the reason, it stands in.
    pub function: String,
    /// What it is: [`EXPRESSION`], or what of what is declared.
    pub kind: &'static str,
    /// What becomes what: `< → <=`.
    pub what: String,
    /// How it is written.
    pub how: How,
}

/// How a mutant is written into the source. In what is put around a place `{on}` is its switch, `{n}` its number.
#[derive(Debug)]
pub enum How {
    /// Another expression where the switch is on.
    Instead(String),
    /// A condition that says the opposite.
    Flip,
    /// Something else before and behind it; behind nothing, where the span is empty.
    Around(String, String),
    /// The function that picks a constant of this name and type: it, or one of so many copies of it that stand before.
    Pick(String, String, usize),
}

/// What stands in functions that are not worked out by the compiler.
pub const EXPRESSION: &str = "expression";

/// What the file of a module has to break, and the modules it declares for tests only.
pub fn find(source: &str, file: &syn::File, module: &str, rules: &Rules, known: &[Constant]) -> (Vec<Mutant>, Vec<String>) {
    let (found, for_tests, function) = (Vec::new(), Vec::new(), String::new());
    let uses = file.items.iter().filter(|item| matches!(item, syn::Item::Use(_)));
    let uses: String = uses.map(|item| &source[item.span().byte_range()]).collect();
    let mut finder = Finder { source, module, uses, rules, known, found, for_tests, function, kind: EXPRESSION };
    finder.visit_file(file);
    (finder.found, finder.for_tests)
}

/// Rules of a game's catalogue by name, each with the path of its neighbour there.
pub type Rules = std::collections::BTreeMap<String, String>;

pub struct Finder<'a> {
    pub source: &'a str,
    pub rules: &'a Rules,
    module: &'a str,
    /// What the file imports.
    uses: String,
    known: &'a [Constant],
    found: Vec<Mutant>,
    for_tests: Vec<String>,
    pub function: String,
    kind: &'static str,
}

impl Finder<'_> {
    fn add(&mut self, span: Range<usize>, line: usize, what: impl Into<String>, how: How) {
        let (function, kind) = (self.function.clone(), self.kind);
        self.found.push(Mutant { span, line, function, kind, what: what.into(), how });
    }

    /// A place of another kind.
    pub fn declare(&mut self, kind: &'static str, span: Span, what: impl Into<String>, how: How) {
        let outer = std::mem::replace(&mut self.kind, kind);
        self.add(span.byte_range(), span.start().line, what, how);
        self.kind = outer;
    }

    /// Expressions inside what is declared.
    pub fn visit_declared(&mut self, expression: &Expr) {
        let outer = std::mem::replace(&mut self.kind, "in macros");
        self.visit_expr(expression);
        self.kind = outer;
    }

    fn function(&mut self, signature: &syn::Signature, block: &syn::Block) {
        if signature.ident == "main" {
            return;
        }
        let outer = (std::mem::replace(&mut self.function, signature.ident.to_string()), self.kind);
        if signature.constness.is_some() {
            self.kind = tables::CONST_FN;
        }
        let behind = block.brace_token.span.open().byte_range().end;
        let line = signature.ident.span().start().line;
        if !block.stmts.is_empty() {
            for value in values(&signature.output) {
                let returns = format!(" if {{on}} {{ return {value}; }} ");
                self.add(behind..behind, line, format!("returns {value}"), How::Around(returns, String::new()));
            }
        }
        self.visit_block(block);
        (self.function, self.kind) = outer;
    }

    /// A condition that says the opposite.
    pub fn opposite(&mut self, kind: &'static str, condition: &Expr) {
        self.declare(kind, condition.span(), "condition → its opposite", How::Flip);
    }

    fn flip(&mut self, condition: &Expr) {
        // Comparisons and logic are broken as what they are.
        if !matches!(condition, Expr::Binary(_) | Expr::Let(_)) && !has_let(condition) {
            let span = condition.span();
            self.add(span.byte_range(), span.start().line, "condition → its opposite", How::Flip);
        }
    }
}

/// What a function may return instead: nothing where its type says nothing that could be guessed.
fn values(output: &ReturnType) -> &'static [&'static str] {
    let ReturnType::Type(_, returned) = output else { return &["()"] };
    let Type::Path(path) = &**returned else {
        return match &**returned {
            Type::Reference(it) if matches!(&*it.elem, Type::Path(path) if path.path.is_ident("str")) => &["\"\""],
            _ => &[],
        };
    };
    let Some(last) = path.path.segments.last() else { return &[] };
    match last.ident.to_string().as_str() {
        "bool" => &["true", "false"],
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" | "isize" => &["0", "1"],
        "Option" => &["None"],
        "Vec" => &["Vec::new()"],
        "String" => &["String::new()"],
        "Result" | "Writing" => &["Ok(())"],
        _ => &[],
    }
}

fn has_let(expression: &Expr) -> bool {
    match expression {
        Expr::Let(_) => true,
        Expr::Binary(it) => has_let(&it.left) || has_let(&it.right),
        _ => false,
    }
}

/// What stands instead of an operator.
fn others(operator: &BinOp) -> &'static [&'static str] {
    match operator {
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        BinOp::Lt(_) => &["<=", ">="],
        BinOp::Le(_) => &["<", ">"],
        BinOp::Gt(_) => &[">=", "<="],
        BinOp::Ge(_) => &[">", "<"],
        BinOp::And(_) => &["||"],
        BinOp::Or(_) => &["&&"],
        BinOp::Add(_) => &["-"],
        BinOp::Sub(_) => &["+"],
        BinOp::Mul(_) => &["+"],
        BinOp::Div(_) => &["*"],
        BinOp::Rem(_) => &["/"],
        BinOp::BitAnd(_) => &["|"],
        BinOp::BitOr(_) => &["&"],
        BinOp::Shl(_) => &[">>"],
        BinOp::Shr(_) => &["<<"],
        BinOp::AddAssign(_) => &["-="],
        BinOp::SubAssign(_) => &["+="],
        BinOp::BitOrAssign(_) => &["&="],
        BinOp::BitAndAssign(_) => &["|="],
        _ => &[],
    }
}

/// Whether something is compiled for tests only.
fn for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::List(list) => list.path.is_ident("cfg") && list.tokens.to_string().starts_with("test"),
        Meta::Path(path) => path.is_ident("test"),
        Meta::NameValue(_) => false,
    })
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        match (for_tests(&module.attrs), &module.content) {
            (true, None) => self.for_tests.push(module.ident.to_string()),
            (true, Some(_)) => {}
            (false, _) => visit::visit_item_mod(self, module),
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        if !for_tests(&item.attrs) {
            visit::visit_item_impl(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        if !for_tests(&item.attrs) {
            self.function(&item.sig, &item.block);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if !for_tests(&item.attrs) {
            self.function(&item.sig, &item.block);
        }
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.sig, block);
        }
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        if !has_let(&binary.left) && !has_let(&binary.right) {
            let span = binary.span();
            let (left, right) = (binary.left.span().byte_range(), binary.right.span().byte_range());
            let operator = self.source[left.end..right.start].trim().to_owned();
            for other in others(&binary.op) {
                let instead = format!("({}) {other} ({})", &self.source[left.clone()], &self.source[right.clone()]);
                let line = binary.op.span().start().line;
                self.add(span.byte_range(), line, format!("{operator} → {other}"), How::Instead(instead));
            }
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_if(&mut self, expression: &'ast syn::ExprIf) {
        self.flip(&expression.cond);
        visit::visit_expr_if(self, expression);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let Some((_, guard)) = &arm.guard {
            self.flip(guard);
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_match(&mut self, table: &'ast syn::ExprMatch) {
        tables::arms(self, table, self.kind == tables::CONST_FN);
        visit::visit_expr_match(self, table);
    }

    fn visit_expr_reference(&mut self, reference: &'ast syn::ExprReference) {
        tables::cited(self, reference);
        visit::visit_expr_reference(self, reference);
    }

    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        if let Some(pick) = tables::pick(&path.path, self.module, &self.uses, self.known).filter(|_| path.qself.is_none()) {
            let picked = format!("(*if true {{ {pick} }} else {{ &");
            self.declare("", path.span(), "", How::Around(picked, " })".to_owned()));
        }
    }

    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        declared::find(self, called);
    }

    // What is worked out by the compiler cannot ask the environment.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_variant(&mut self, _: &'ast syn::Variant) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}
    fn visit_attribute(&mut self, _: &'ast Attribute) {}
    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }
}
