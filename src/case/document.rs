//! YAML and JSON text as a tree in which every value keeps its place.

use super::Problem;
use std::borrow::Cow;

/// A place in a source text: a range of bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Span {
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

/// A named text: a file, standard input, a string of an embedding program.
#[derive(Debug, Clone)]
pub struct Source {
    /// What reports call it.
    pub name: String,
    /// All of it.
    pub text: String,
}

/// What a source may not exceed.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Bytes of one source text.
    pub bytes: usize,
    /// Lists and maps inside one another.
    pub depth: usize,
    /// Values in one document.
    pub nodes: usize,
}

/// How a scalar was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Without quotes.
    Plain,
    /// In single or double quotes.
    Quoted,
    /// As a `|` block.
    Block,
}

/// A value of a document.
#[derive(Debug, Clone, PartialEq)]
pub enum Value<'s> {
    /// A word, a number, a text. An absent value is a plain empty scalar.
    Scalar(Cow<'s, str>, Style),
    /// A list.
    List(Vec<Node<'s>>),
    /// A map, in the order of the source; keys are unique.
    Map(Vec<(Node<'s>, Node<'s>)>),
}

/// A value with its place.
#[derive(Debug, Clone, PartialEq)]
pub struct Node<'s> {
    /// The value.
    pub value: Value<'s>,
    /// Where it stands in the source.
    pub span: Span,
}

/// One case of a source.
#[derive(Debug, Clone)]
pub struct Document<'s> {
    /// Its number in the source, from 0.
    pub index: usize,
    /// The text that all spans point into.
    pub source: &'s Source,
    /// Its content.
    pub root: Node<'s>,
}

/// Every document of a source, in order; a document that cannot be parsed costs no other.
pub fn documents<'s>(_source: &'s Source, _limits: &Limits) -> Vec<Result<Document<'s>, Vec<Problem>>> {
    unimplemented!()
}
