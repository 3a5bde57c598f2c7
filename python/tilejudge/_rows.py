"""Verdicts as flat rows, so that a data frame can be made of them."""

from __future__ import annotations

import json
from typing import Any, Callable, Iterable, Iterator

from ._verdict import Amount, Between, Verdict

Row = dict[str, Any]


def _bounds(amount: Amount) -> Row:
    least, most = (amount.least, amount.most) if isinstance(amount, Between) else (amount, amount)
    return {"least": least, "most": most}


def _findings(verdict: Verdict) -> Iterator[Row]:
    for one in verdict.findings:
        names = ("rule", "severity", "id", "message", "help", "path", "line", "column")
        yield {name: getattr(one, name) for name in names}


def _awards(verdict: Verdict) -> Iterator[Row]:
    for one in verdict.awards:
        yield {"player": one.player, "rule": one.rule, "unit": one.unit, **_bounds(one.points), "why": one.why}


def _moves(verdict: Verdict) -> Iterator[Row]:
    for one in verdict.moves:
        conditions = "; ".join(condition.says for condition in one.conditions)
        wrong = one.findings[0].rule if one.findings else None
        player = one.move.get("player")
        move = json.dumps(one.move, ensure_ascii=False)
        told = {"action": one.action, "player": player, "verdict": one.verdict, "rule": wrong}
        yield {**told, "conditions": conditions, "says": one.says, "move": move}


_KINDS: dict[str, Callable[[Verdict], Iterator[Row]]] = {"findings": _findings, "awards": _awards, "moves": _moves}


def rows(verdicts: Iterable[Verdict], of: str) -> list[Row]:
    """``findings``, ``awards`` or ``moves`` of verdicts as flat rows; ``case`` counts the verdicts from 0.

    An award has its bounds, ``least`` and ``most``, which are the same where the case tells enough.
    """
    if of not in _KINDS:
        raise ValueError(f"no rows of {of!r}; there are {', '.join(_KINDS)}")
    return [{"case": case, **row} for case, verdict in enumerate(verdicts) for row in _KINDS[of](verdict)]
