"""The package answers as the program does, in types."""

import itertools
import json
import pathlib
import subprocess
import sys
import threading
import xml.etree.ElementTree as ElementTree

import pytest

import tilejudge

FIXTURES = pathlib.Path(__file__).parents[2] / "fixtures"
REFUSED = FIXTURES / "azul-mini/check/am04-line-2-refused-row-has-yellow.yaml"
TILING = {
    "game": "azul",
    "phase": "tiling",
    "players": [
        {
            "name": "Ana",
            "score": 12,
            "wall": [".YR..", ".BY..", ".W.Y.", "...B.", "....."],
            "lines": ["", "RR", "", "", ""],
            "floor": "1K",
        }
    ],
}


def program(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "tilejudge", *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8")


def test_a_refused_move_names_its_rule_and_its_place() -> None:
    verdict = tilejudge.judge(REFUSED.read_text("utf-8"))
    assert verdict.verdict == "illegal" and not verdict.is_legal
    (finding,) = verdict.findings
    assert finding.rule == "azul/wall-row-has-colour"
    assert (finding.path, finding.line, finding.column) == ("moves[0].to", 20, 43)
    assert verdict.moves[0].findings == (finding,)


def test_a_dictionary_is_a_case() -> None:
    verdict = tilejudge.judge(TILING, "score", claims={"Ana": 13})
    assert verdict.scores["Ana"] == tilejudge.Score(12, 16)
    assert sum(award.points for award in verdict.awards) == 4
    (claim,) = verdict.claims
    assert (claim.answer, claim.counted) == ("refuted", 16)
    assert claim.slips[0].startswith("13 is what you get if")


def test_what_is_not_told_has_bounds() -> None:
    case = {**TILING, "players": [{**TILING["players"][0], "floor": "1?", "wall": None}]}
    case["players"][0].pop("wall")
    verdict = tilejudge.judge({**case, "players": [{"name": "Ana", "floor": "1"}]}, "score")
    assert isinstance(verdict.scores["Ana"].before, tilejudge.Between)


def test_legal_moves_can_be_made() -> None:
    legal = tilejudge.judge(TILING, "moves").legal
    assert [move.move for move in legal] == [{"player": "Ana", "tile": "line 2"}]
    after = tilejudge.judge({**TILING, "moves": [legal[0].move]}, "apply").after
    assert after is not None and after["players"][0]["lines"] == ["", "", "", "", ""]
    assert tilejudge.judge(after).is_legal


def test_conditions_are_told() -> None:
    case = {"game": "azul", "players": ["Pedro"], "moves": [{"take": "2 yellow", "to": "line 2"}]}
    verdict = tilejudge.judge(case, language="es")
    assert verdict.verdict == "legal-if"
    assert [condition.id for condition in verdict.conditions] == ["phase", "line-takes", "row-lacks"]
    assert [condition.presupposed for condition in verdict.conditions] == [True, False, False]
    assert "Pedro" in verdict.conditions[1].says


def test_what_cannot_be_read_is_a_verdict() -> None:
    verdict = tilejudge.judge("game: azul\nplayers: [{name: Ana, wal: []}]\n")
    assert verdict.verdict == "unreadable"
    assert (verdict.findings[0].rule, verdict.findings[0].line) == ("case/unknown-key", 2)
    assert verdict._repr_svg_() is None


@pytest.mark.parametrize(
    "asked",
    [
        {"question": "chek"},
        {"language": "de"},
        {"preset": "house"},
        {"rulings": {"no-such": "yes"}},
        {"rulings": {"partial-floor": "perhaps"}},
    ],
)
def test_what_there_is_not_cannot_be_asked(asked: dict) -> None:
    with pytest.raises(ValueError, match="there are"):
        tilejudge.judge(TILING, **asked)


def test_a_ruling_can_be_answered() -> None:
    case = {**TILING, "variant": "grey", "rulings": {"grey-forced": "no"}}
    answered = tilejudge.judge(case, rulings={"grey-forced": "yes"}).data["rulings"]
    assert ("grey-forced", "yes", "command-line") in [(one["name"], one["answer"], one["source"]) for one in answered]


def test_every_case_of_a_text_has_its_verdict() -> None:
    several = json.dumps(TILING) + "\n" + json.dumps({**TILING, "phase": "offer"}) + "\n"
    assert [verdict.data["case"]["index"] for verdict in tilejudge.judge_many([several])] == [1, 2]
    with pytest.raises(ValueError, match="2 cases"):
        tilejudge.judge(several)


def test_cases_without_end_are_judged_one_after_the_other() -> None:
    names = ({**TILING, "title": str(number)} for number in itertools.count())
    verdicts = itertools.islice(tilejudge.judge_many(names), 3000)
    assert [verdict.data["case"]["title"] for verdict in verdicts] == [str(number) for number in range(3000)]


def test_python_goes_on_meanwhile() -> None:
    cases, done = [REFUSED.read_text("utf-8")] * 1000, threading.Event()

    def judge() -> None:
        list(tilejudge.judge_many(cases))
        done.set()

    thread = threading.Thread(target=judge)
    thread.start()
    turns = 0
    while not done.is_set():
        turns += 1
    thread.join()
    assert turns > 1000


def test_rows_are_flat() -> None:
    verdicts = list(tilejudge.judge_many([TILING, REFUSED.read_text("utf-8")], "score"))
    for kind in ("findings", "awards", "moves"):
        rows = tilejudge.to_rows(verdicts, kind)
        assert rows and len({tuple(row) for row in rows}) == 1
        assert all(isinstance(value, (str, int, bool, type(None))) for row in rows for value in row.values())
    assert sum(row["least"] for row in verdicts[0].to_rows("awards")) == 4
    with pytest.raises(ValueError):
        tilejudge.to_rows(verdicts, "points")


def test_a_notebook_shows_the_table() -> None:
    svg = tilejudge.judge(REFUSED.read_text("utf-8"))._repr_svg_()
    assert svg is not None and ElementTree.fromstring(svg).tag.endswith("svg")


def test_a_report_is_that_of_the_program() -> None:
    verdict = tilejudge.judge(REFUSED.read_text("utf-8"))
    assert "rule: no colour that the wall row has" in str(verdict)
    assert verdict.report("markdown").startswith("### `case`")


@pytest.mark.parametrize("question", ["check", "score", "moves", "apply", "replay"])
def test_answers_are_those_of_the_program(question: str) -> None:
    files = sorted((FIXTURES / "azul-summer-pavilion" / "score").glob("*.yaml"))
    mine = [verdict.data for verdict in tilejudge.judge_many((file.read_text("utf-8") for file in files), question)]
    told = [json.loads(line) for line in program(question, "--format", "json", *map(str, files)).stdout.splitlines()]
    # Of `replay` the actions stand before their case.
    mine = [line for verdict in mine for line in (verdict.pop("moves", []) if question == "replay" else []) + [verdict]]
    for line in mine + told:
        line.get("case", {}).pop("file", None)
    for line in mine if question == "replay" else []:
        line.pop("ledger", None)
    assert mine == told and len(mine) >= len(files)


def test_the_program_ends_as_it_does() -> None:
    assert program("check", str(REFUSED)).returncode == 1
    assert program("check", "no-such.yaml").returncode == 2
    shown = program("--version")
    assert shown.returncode == 0 and shown.stdout.startswith("tilejudge ")


def test_what_the_readme_shows_is_so() -> None:
    readme = (pathlib.Path(__file__).parents[1] / "README.md").read_text("utf-8")
    example = readme.split("```python\n")[1].split("```")[0]
    known: "dict[str, object]" = {}
    exec(example, known)
    told = [line.split("# ") for line in example.splitlines() if "# '" in line or '# "' in line]
    assert len(told) == 2
    for expression, value in told:
        assert eval(expression, known) == eval(value), expression
