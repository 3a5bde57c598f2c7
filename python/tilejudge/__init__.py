"""A rules referee for Azul, Azul: Summer Pavilion and Blue Moon City.

>>> import tilejudge
>>> verdict = tilejudge.judge({
...     "game": "azul-mini",
...     "players": [{"name": "Ana", "wall": [".....", "..Y..", ".....", ".....", "....."], "lines": ["", "", "", "", ""]}],
...     "moves": [{"take": "2 yellow", "to": "line 2"}],
... })
>>> verdict.verdict
'illegal'
>>> verdict.findings[0].message
"Ana's line 2 cannot take yellow: row 2 of the wall already has yellow, in column 3"
"""

from __future__ import annotations

import json
import signal
import sys
from itertools import islice
from typing import Any, Iterable, Iterator, Mapping, Optional, Union

from ._rows import rows as to_rows
from ._tilejudge import Asking
from ._tilejudge import main as _main
from ._verdict import Amount, Award, Between, Claim, Condition, Finding, Legal, Move, Score, Verdict, read

__all__ = [
    "Amount",
    "Award",
    "Between",
    "Case",
    "Claim",
    "Condition",
    "Finding",
    "Legal",
    "Move",
    "Score",
    "Verdict",
    "judge",
    "judge_many",
    "main",
    "to_rows",
]

Case = Union[str, Mapping[str, Any]]
"""A case: YAML or JSON as text, or the same as a dictionary."""

# So many texts are handed over together: enough for many cores, few enough to begin at once.
_TOGETHER = 1024


def judge(
    case: Case,
    question: str = "check",
    *,
    language: Optional[str] = None,
    preset: Optional[str] = None,
    rulings: Optional[Mapping[str, str]] = None,
    claims: Optional[Mapping[str, int]] = None,
) -> Verdict:
    """Judges one case.

    ``question`` is what a command of the program asks: ``check``, ``score``, ``moves``, ``apply``, ``replay`` or ``show``.
    ``language`` is ``en``, ``es`` or ``pl``; that of the case without it. ``preset`` (``rulebook``, ``online``) and ``rulings``
    answer what the rulebooks leave open. ``claims`` are what players say that they have, for ``score`` and ``replay``.

    A case that cannot be read is a verdict, too: ``unreadable``, with findings that say where and why.

    Raises ValueError for a text that holds several cases, and for a question, language, preset or ruling that there is not.
    """
    told = list(judge_many([case], question, language=language, preset=preset, rulings=rulings, claims=claims))
    if len(told) > 1:
        raise ValueError(f"the text holds {len(told)} cases; judge_many judges each of them")
    return told[0]


def judge_many(
    cases: Iterable[Case],
    question: str = "check",
    *,
    language: Optional[str] = None,
    preset: Optional[str] = None,
    rulings: Optional[Mapping[str, str]] = None,
    claims: Optional[Mapping[str, int]] = None,
) -> Iterator[Verdict]:
    """Judges cases on all cores, other threads of Python going on; the verdicts come in the order of the cases.

    ``cases`` may be without end: they are read some at a time. A text that holds several cases has a verdict for each. The
    arguments are those of :func:`judge`.
    """
    asking = Asking(question, language, preset, list((rulings or {}).items()), list((claims or {}).items()))
    return _judged(asking, iter(cases))


def _judged(asking: Asking, cases: Iterator[Case]) -> Iterator[Verdict]:
    while texts := [_text(case) for case in islice(cases, _TOGETHER)]:
        for text, lines in zip(texts, asking.judge(texts)):
            for number, told in enumerate(lines, 1):
                yield read(told, asking, text, number)


def _text(case: Case) -> str:
    return case if isinstance(case, str) else json.dumps(case, ensure_ascii=False)


def main() -> int:
    """The program ``tilejudge``."""
    # It ends at once when it is interrupted, as any program does.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return _main(["tilejudge", *sys.argv[1:]])
