//! A language server over the library: a case is judged again with every change, and what an editor asks is answered from it.
//!
//! It holds texts and nothing else. What may stand at a place, what is wrong, what mends it and what things are called the library
//! tells; here is only where that stands in a text, and how the protocol says it.

mod actions;
mod completion;
mod diagnostics;
mod hover;
mod outline;
mod paths;
mod text;

use lsp_server::{Connection, ErrorCode, Message, Notification, Request, Response};
use lsp_types::notification::{
    DidChangeTextDocument, DidCloseTextDocument, DidOpenTextDocument, Notification as _, PublishDiagnostics,
};
use lsp_types::request::{
    CodeActionRequest, CodeLensRequest, Completion, DocumentSymbolRequest, ExecuteCommand, HoverRequest, Request as _,
};
use lsp_types::{
    CodeActionKind, CodeActionOptions, CodeActionProviderCapability, CodeLensOptions, CompletionOptions, ExecuteCommandOptions,
    HoverProviderCapability, OneOf, PublishDiagnosticsParams, ServerCapabilities, TextDocumentSyncCapability,
    TextDocumentSyncKind, Uri,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::HashMap;
use std::error::Error;
use text::Text;

/// The command that gives the picture of the case at a place, as SVG: its arguments are the URI of the file and a line, from 0.
pub const PICTURE: &str = "tilejudge.picture";

/// Serves the editor that started this program until it says goodbye.
///
/// # Errors
/// See [`serve`].
pub fn serve_stdio() -> Result<(), Box<dyn Error + Send + Sync>> {
    let (connection, threads) = Connection::stdio();
    serve(connection)?;
    Ok(threads.join()?)
}

/// Serves an editor until it says goodbye.
///
/// # Errors
/// What it says cannot be read as the protocol, or it is gone.
pub fn serve(connection: Connection) -> Result<(), Box<dyn Error + Send + Sync>> {
    connection.initialize(serde_json::to_value(capabilities())?)?;
    let mut texts = Texts::default();
    for message in &connection.receiver {
        match message {
            Message::Request(request) if connection.handle_shutdown(&request)? => return Ok(()),
            Message::Request(request) => connection.sender.send(texts.answer(request).into())?,
            Message::Notification(notification) => {
                if let Some(told) = texts.hear(notification) {
                    let told = Notification::new(PublishDiagnostics::METHOD.to_owned(), told);
                    connection.sender.send(told.into())?;
                }
            }
            Message::Response(_) => {}
        }
    }
    Ok(())
}

fn capabilities() -> ServerCapabilities {
    ServerCapabilities {
        text_document_sync: Some(TextDocumentSyncCapability::Kind(TextDocumentSyncKind::INCREMENTAL)),
        hover_provider: Some(HoverProviderCapability::Simple(true)),
        completion_provider: Some(CompletionOptions {
            trigger_characters: Some([":", " ", "-", "{", "[", ","].map(str::to_owned).to_vec()),
            ..CompletionOptions::default()
        }),
        code_action_provider: Some(CodeActionProviderCapability::Options(CodeActionOptions {
            code_action_kinds: Some(vec![CodeActionKind::QUICKFIX]),
            ..CodeActionOptions::default()
        })),
        document_symbol_provider: Some(OneOf::Left(true)),
        code_lens_provider: Some(CodeLensOptions { resolve_provider: Some(false) }),
        execute_command_provider: Some(ExecuteCommandOptions {
            commands: vec![PICTURE.to_owned()],
            ..ExecuteCommandOptions::default()
        }),
        ..ServerCapabilities::default()
    }
}

/// The texts that are open, by the URIs of their files.
#[derive(Default)]
struct Texts(HashMap<String, Text>);

impl Texts {
    /// What the editor tells, and what is to be told of the files that it concerns.
    fn hear(&mut self, notification: Notification) -> Option<PublishDiagnosticsParams> {
        let (uri, version) = match &*notification.method {
            DidOpenTextDocument::METHOD => {
                let opened = params::<lsp_types::DidOpenTextDocumentParams>(notification.params)?.text_document;
                self.0.insert(opened.uri.to_string(), Text::new(opened.text));
                (opened.uri, opened.version)
            }
            DidChangeTextDocument::METHOD => {
                let changed = params::<lsp_types::DidChangeTextDocumentParams>(notification.params)?;
                let text = self.0.get_mut(changed.text_document.uri.as_str())?;
                changed.content_changes.into_iter().for_each(|change| text.change(change));
                (changed.text_document.uri, changed.text_document.version)
            }
            DidCloseTextDocument::METHOD => {
                let closed = params::<lsp_types::DidCloseTextDocumentParams>(notification.params)?.text_document.uri;
                self.0.remove(closed.as_str());
                return Some(PublishDiagnosticsParams::new(closed, Vec::new(), None));
            }
            _ => return None,
        };
        let diagnostics = diagnostics::all(self.at(&uri)?, &uri);
        Some(PublishDiagnosticsParams::new(uri, diagnostics, Some(version)))
    }

    fn answer(&self, request: Request) -> Response {
        let Request { id, method, params } = request;
        let answer = match &*method {
            HoverRequest::METHOD => self.of(params, |asked: lsp_types::HoverParams| {
                let at = asked.text_document_position_params;
                told(hover::hover(self.at(&at.text_document.uri)?, at.position)?)
            }),
            Completion::METHOD => self.of(params, |asked: lsp_types::CompletionParams| {
                let at = asked.text_document_position;
                told(completion::complete(self.at(&at.text_document.uri)?, at.position))
            }),
            CodeActionRequest::METHOD => self.of(params, |asked: lsp_types::CodeActionParams| {
                let uri = asked.text_document.uri;
                told(actions::actions(self.at(&uri)?, &uri, asked.range))
            }),
            DocumentSymbolRequest::METHOD => self
                .of(params, |asked: lsp_types::DocumentSymbolParams| told(outline::symbols(self.at(&asked.text_document.uri)?))),
            CodeLensRequest::METHOD => {
                self.of(params, |asked: lsp_types::CodeLensParams| told(outline::lenses(self.at(&asked.text_document.uri)?)))
            }
            ExecuteCommand::METHOD => self.of(params, |asked: lsp_types::ExecuteCommandParams| {
                let [uri, line] = <[Value; 2]>::try_from(asked.arguments).ok()?;
                let text = self.0.get(uri.as_str()?)?;
                Some(outline::picture(text, u32::try_from(line.as_u64()?).ok()?)?.into())
            }),
            _ => return Response::new_err(id, ErrorCode::MethodNotFound as i32, method),
        };
        Response::new_ok(id, answer)
    }

    fn at(&self, uri: &Uri) -> Option<&Text> {
        self.0.get(uri.as_str())
    }

    /// An answer to what can be read and concerns an open file; `null` to all else.
    fn of<P: DeserializeOwned>(&self, asked: Value, answer: impl FnOnce(P) -> Option<Value>) -> Value {
        params(asked).and_then(answer).unwrap_or(Value::Null)
    }
}

fn params<P: DeserializeOwned>(params: Value) -> Option<P> {
    serde_json::from_value(params).ok()
}

fn told(answer: impl Serialize) -> Option<Value> {
    serde_json::to_value(answer).ok()
}
