//! The server answers an editor: over the protocol, in memory.

use lsp_server::{Connection, Message, Notification, Request, RequestId};
use serde_json::{Value, json};
use std::thread::JoinHandle;

/// An editor with one open file.
struct Editor {
    connection: Connection,
    server: JoinHandle<()>,
    asked: i32,
}

const URI: &str = "file:///board.yaml";

impl Editor {
    fn open(text: &str) -> Self {
        let (server, connection) = Connection::memory();
        let server = std::thread::spawn(|| tilejudge_lsp::serve(server).unwrap());
        let mut editor = Self { connection, server, asked: 0 };
        editor.ask("initialize", json!({"capabilities": {}}));
        editor.tell("initialized", json!({}));
        editor.tell(
            "textDocument/didOpen",
            json!({"textDocument": {"uri": URI, "languageId": "yaml", "version": 1, "text": text}}),
        );
        editor
    }
    fn tell(&self, method: &str, params: Value) {
        self.connection.sender.send(Notification::new(method.to_owned(), params).into()).unwrap();
    }
    fn ask(&mut self, method: &str, params: Value) -> Value {
        self.asked += 1;
        let request = Request::new(RequestId::from(self.asked), method.to_owned(), params);
        self.connection.sender.send(request.into()).unwrap();
        loop {
            if let Message::Response(response) = self.connection.receiver.recv().unwrap() {
                return response.result.unwrap_or_default();
            }
        }
    }
    fn at(&mut self, method: &str, line: u32, character: u32) -> Value {
        let position = json!({"line": line, "character": character});
        self.ask(method, json!({"textDocument": {"uri": URI}, "position": position}))
    }
    fn actions(&mut self, line: u32) -> Value {
        let here = json!({"line": line, "character": 0});
        let range = json!({"start": here, "end": here});
        self.ask("textDocument/codeAction", json!({"textDocument": {"uri": URI}, "range": range, "context": {"diagnostics": []}}))
    }
    fn told(&self) -> Value {
        match self.connection.receiver.recv().unwrap() {
            Message::Notification(told) if told.method == "textDocument/publishDiagnostics" => told.params["diagnostics"].clone(),
            other => panic!("{other:?}"),
        }
    }
    fn close(mut self) {
        self.ask("shutdown", Value::Null);
        self.tell("exit", Value::Null);
        self.server.join().unwrap();
    }
}

fn labels(items: &Value) -> Vec<&str> {
    items.as_array().unwrap().iter().map(|item| item["label"].as_str().unwrap()).collect()
}

const REFUSED: &str = "\
game: azul-mini
players:
  - name: Andrea
    wall: [....., ..Y.., ....., ....., .....]
    lines: ['', '', '', '', '']
    floor: ''
factories: [YYBR, KKRW, BBRW, RRKW, BKRW]
moves:
  - {take: 2 yellow, from: factory 1, to: line 2}
";

#[test]
fn a_finding_stands_at_its_letters_with_what_belongs_to_it() {
    let editor = Editor::open(REFUSED);
    let told = editor.told();
    let [finding] = &told.as_array().unwrap()[..] else { panic!("{told}") };
    assert_eq!(finding["range"], json!({"start": {"line": 8, "character": 42}, "end": {"line": 8, "character": 48}}));
    assert_eq!((&finding["code"], &finding["severity"]), (&json!("azul/wall-row-has-colour"), &json!(1)));
    assert_eq!(finding["relatedInformation"][0]["location"]["range"]["start"], json!({"line": 3, "character": 20}));
    editor.close();
}

#[test]
fn a_change_is_judged_at_once() {
    let editor = Editor::open(REFUSED);
    editor.told();
    let range = json!({"start": {"line": 8, "character": 47}, "end": {"line": 8, "character": 48}});
    let change = json!([{"range": range, "text": "1"}]);
    editor.tell("textDocument/didChange", json!({"textDocument": {"uri": URI, "version": 2}, "contentChanges": change}));
    assert_eq!(editor.told(), json!([]));
    let whole = json!([{"text": "game: azul\nplayers: [{name: Ana, wal: []}]\n"}]);
    editor.tell("textDocument/didChange", json!({"textDocument": {"uri": URI, "version": 3}, "contentChanges": whole}));
    let told = editor.told();
    assert_eq!(told[0]["code"], "case/unknown-key");
    editor.tell("textDocument/didClose", json!({"textDocument": {"uri": URI}}));
    assert_eq!(editor.told(), json!([]));
    editor.close();
}

#[test]
fn letters_beside_the_basic_plane_count_as_an_editor_counts_them() {
    let editor = Editor::open("game: azul\nplayers: [{name: 𝔸na, score: 1x}]\n");
    let told = editor.told();
    assert_eq!(told[0]["range"]["start"], json!({"line": 1, "character": 30}));
    editor.close();
}

#[test]
fn the_pointer_is_told_the_place_and_the_rule() {
    let mut editor = Editor::open(REFUSED);
    let hover = editor.at("textDocument/hover", 8, 44);
    let says = hover["contents"]["value"].as_str().unwrap();
    assert!(says.contains("No colour that the wall row has") && says.contains("Azul Mini"), "{says}");
    let hover = editor.at("textDocument/hover", 4, 6);
    assert!(hover["contents"]["value"].as_str().unwrap().contains("Andrea"), "{hover}");
    editor.close();
}

#[test]
fn the_pointer_is_told_what_is_counted_there() {
    let placed = "game: azul-summer-pavilion\nround: 2\nphase: play\n\
                  players: [{name: Ana, score: 8, stars: {red: \"1 2\"}, tiles: RRR}]\nmoves: [{place: red, on: red 3, pay: RRR}]\n";
    let mut editor = Editor::open(placed);
    for (line, character) in [(4, 12), (3, 50)] {
        let hover = editor.at("textDocument/hover", line, character);
        let says = hover["contents"]["value"].as_str().unwrap();
        assert!(says.contains("Ana +3: red 3 is one of 3 connected tiles"), "{says}");
    }
    editor.close();
}

#[test]
fn keys_words_names_and_moves_are_offered() {
    let mut editor = Editor::open("game: azul\nplayers: [Ana, Luis]\nph\n");
    let keys = editor.at("textDocument/completion", 2, 2);
    assert!(labels(&keys).contains(&"phase") && !labels(&keys).contains(&"game"), "{keys}");
    editor.close();

    let mut editor = Editor::open("game: azul\nplayers: [Ana, Luis]\nphase: \nturn: L\n");
    let words = editor.at("textDocument/completion", 2, 7);
    assert!(labels(&words).contains(&"tiling"), "{words}");
    let names = editor.at("textDocument/completion", 3, 7);
    assert_eq!(labels(&names), ["Ana", "Luis"]);
    editor.close();

    let mut editor =
        Editor::open("game: azul-summer-pavilion\nplayers: [Ana, Luis]\nmoves: [{player: Ana, place: red, on: red }]\n");
    let spaces = editor.at("textDocument/completion", 2, 42);
    assert!(labels(&spaces).contains(&"red 3"), "{spaces}");
    editor.close();

    let tiling = "game: azul\nphase: tiling\nplayers: [{name: Ana, score: 12, wall: [.YR.., .BY.., .W.Y., ...B., .....], \
                  lines: ['', RR, '', '', ''], floor: 1K}]\nmoves:\n  - t\n";
    let mut editor = Editor::open(tiling);
    let moves = editor.at("textDocument/completion", 4, 5);
    let offered = labels(&moves);
    assert!(offered.contains(&"{player: Ana, tile: line 2}") && offered.contains(&"tile"), "{moves}");
    editor.close();

    // What stands behind the moves belongs to the table; what was moved before is made.
    let table = "game: azul\nphase: tiling\nmoves:\n  # the quarrel\n  - {player: Ana, tile: line 2}\n  - \nplayers:\n  - {name: Ana, score: 12, \
                 wall: [.YR.., .BY.., .W.Y., ...B., .....], lines: ['', RR, BBB, '', ''], floor: ''}\n";
    let mut editor = Editor::open(table);
    let moves = editor.at("textDocument/completion", 5, 4);
    let tiles: Vec<_> = labels(&moves).into_iter().filter(|label| label.starts_with('{')).collect();
    assert_eq!(tiles, ["{player: Ana, tile: line 3}"]);
    editor.close();
}

#[test]
fn what_is_offered_is_in_the_language_of_the_case() {
    let mut editor = Editor::open("juego: azul\njugadores: [Ana]\nfa\n");
    let keys = editor.at("textDocument/completion", 2, 2);
    assert!(labels(&keys).contains(&"fase") && !labels(&keys).contains(&"phase"), "{keys}");
    editor.close();
    let mut editor = Editor::open("juego: azul\njugadores: [Ana]\nfase: \n");
    let words = editor.at("textDocument/completion", 2, 6);
    assert!(labels(&words).contains(&"alicatado") && !labels(&words).contains(&"tiling"), "{words}");
    editor.close();
}

#[test]
fn what_is_about_something_else_is_let_alone() {
    let editor = Editor::open("services: {a: 1}\n");
    assert_eq!(editor.told(), json!([]));
    editor.close();
}

#[test]
fn what_a_move_hangs_on_is_a_hint_at_its_place() {
    let editor =
        Editor::open("game: azul\nphase: offer\nplayers: [Ana]\nmoves:\n  - {take: 2 red, from: factory 1, to: line 2}\n");
    let told = editor.told();
    let hints: Vec<_> = told.as_array().unwrap().iter().filter(|told| told["severity"] == 3).collect();
    assert!(hints.iter().any(|hint| hint["message"] == "legal, if row 2 of Ana's wall has no red"), "{hints:?}");
    editor.close();
}

#[test]
fn what_is_wrong_can_be_mended_and_what_is_not_told_can_be_told() {
    let mut editor = Editor::open("game: azul\nplayers: [{name: Ana, wal: []}]\n");
    let actions = editor.actions(1);
    let edit = &actions[0]["edit"]["changes"][URI][0];
    assert_eq!(edit["newText"], "l");
    editor.close();

    let mut editor = Editor::open("game: azul\nplayers: [Pedro]\nmoves: [{take: 2 yellow, to: line 2}]\n");
    let actions = editor.actions(2);
    let titles: Vec<_> = actions.as_array().unwrap().iter().map(|action| action["title"].as_str().unwrap()).collect();
    assert!(titles.contains(&"row 2 of Pedro's wall has no yellow"), "{titles:?}");
    editor.close();

    let impossible =
        "game: azul\nplayers:\n  - {name: Ana, wall: [B...., ....., ....., ....., .....], lines: ['', RRR, '', '', '']}\n";
    let mut editor = Editor::open(impossible);
    let actions = editor.actions(2);
    let mends = actions.as_array().unwrap().iter().map(|action| action["edit"]["changes"][URI][0]["newText"].clone());
    assert!(mends.clone().any(|text| text == ""), "{:?}", mends.collect::<Vec<_>>());
    editor.close();
}

#[test]
fn a_case_has_an_outline_scores_and_a_picture() {
    let tiling = "game: azul\nphase: tiling\nplayers:\n  - {name: Ana, score: 12, wall: [.YR.., .BY.., .W.Y., ...B., .....], \
                  lines: ['', RR, '', '', ''], floor: 1K}\n";
    let mut editor = Editor::open(tiling);
    let symbols = editor.ask("textDocument/documentSymbol", json!({"textDocument": {"uri": URI}}));
    assert_eq!(symbols[0]["children"][2]["children"][0]["name"], "Ana");
    let lenses = editor.ask("textDocument/codeLens", json!({"textDocument": {"uri": URI}}));
    assert_eq!((&lenses[0]["command"]["title"], &lenses[0]["range"]["start"]["line"]), (&json!("Ana: 12 → 16"), &json!(3)));
    let picture = editor.ask("workspace/executeCommand", json!({"command": "tilejudge.picture", "arguments": [URI, 0]}));
    assert!(picture.as_str().unwrap().starts_with("<svg"));
    editor.close();
}

#[test]
fn what_cannot_be_answered_is_no_answer() {
    let mut editor = Editor::open("game: [\n");
    for method in ["hover", "completion", "documentSymbol", "codeLens"] {
        let answer = editor.at(&format!("textDocument/{method}"), 0, 7);
        assert!(answer.is_null() || answer == json!([]), "{method}: {answer}");
    }
    assert_eq!(editor.at("textDocument/hover", 900, 900), Value::Null);
    assert_eq!(editor.ask("workspace/executeCommand", json!({"command": "tilejudge.picture", "arguments": [1]})), Value::Null);
    assert_eq!(editor.ask("textDocument/unheard", Value::Null), Value::Null);
    editor.close();
}
