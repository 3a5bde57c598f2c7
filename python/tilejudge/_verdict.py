"""What a verdict holds: the keys of a report for machines, with types."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from typing import Any, Iterable, Mapping, Optional, TypeVar, Union

from ._tilejudge import Asking

T = TypeVar("T")


def _read(kind: type[T], data: Mapping[str, Any], **others: Any) -> T:
    """A value of its kind; keys that a later release adds are left out."""
    names = {field.name for field in fields(kind)}  # type: ignore[arg-type]
    return kind(**{**{name: value for name, value in data.items() if name in names}, **others})


def _hashable(told: Any) -> Any:
    return tuple(map(_hashable, told)) if isinstance(told, list) else told


@dataclass(frozen=True)
class Between:
    """A number of which the case tells only bounds; ``most`` is None where there is none."""

    least: int
    most: Optional[int]


Amount = Union[int, Between]


def _amount(told: Any) -> Amount:
    return Between(**told) if isinstance(told, dict) else told


@dataclass(frozen=True)
class Finding:
    """Something that is wrong, doubtful or undecided, with its rule and its place."""

    rule: str
    severity: str
    id: Optional[str]
    message: str
    help: Optional[str]
    facts: Mapping[str, Any]
    path: str
    line: Optional[int]
    column: Optional[int]
    end_line: Optional[int]
    end_column: Optional[int]


@dataclass(frozen=True)
class Condition:
    """What a legal move hangs on because the case does not tell it."""

    id: str
    path: str
    line: Optional[int]
    column: Optional[int]
    told: tuple[Any, ...]
    says: str
    presupposed: bool
    needed: bool


@dataclass(frozen=True)
class Award:
    """A line of the ledger: who gets or pays what, by which rule, and why."""

    player: str
    rule: str
    points: Amount
    unit: str
    why: str
    evidence: tuple[str, ...]


@dataclass(frozen=True)
class Move:
    """An action of the case; ``action`` is None for a step about which the rules leave no choice, due ``after`` another action."""

    action: Optional[int]
    forced: bool
    after: Optional[int]
    move: Mapping[str, Any]
    says: str
    verdict: str
    conditions: tuple[Condition, ...]
    awards: tuple[Award, ...]
    findings: tuple[Finding, ...]
    scores: Mapping[str, Amount]
    after_refusal: Optional[int]


@dataclass(frozen=True)
class Legal:
    """A legal move, as ``moves:`` takes it and in words."""

    move: Mapping[str, Any]
    says: str
    points: Amount


@dataclass(frozen=True)
class Score:
    """What somebody has before and after the moves and the count, of what decides the game."""

    before: Amount
    after: Amount


@dataclass(frozen=True)
class Claim:
    """What somebody says that they have, and whether that is so; ``slips`` are sentences that lead to it."""

    player: str
    unit: str
    claimed: int
    answer: str
    counted: Optional[Amount]
    why: Optional[str]
    slips: tuple[str, ...]


def _condition(told: Mapping[str, Any]) -> Condition:
    return _read(Condition, told, told=_hashable(told["told"]))


def _award(told: Mapping[str, Any]) -> Award:
    return _read(Award, told, points=_amount(told["points"]), evidence=tuple(told["evidence"]))


def _finding(told: Mapping[str, Any]) -> Finding:
    return _read(Finding, told)


def _each(read: Any, told: Iterable[Any]) -> Any:
    return tuple(read(one) for one in told)


def _move(told: Mapping[str, Any]) -> Move:
    return _read(
        Move,
        told,
        conditions=_each(_condition, told["conditions"]),
        awards=_each(_award, told["awards"]),
        findings=_each(_finding, told["findings"]),
        scores={player: _amount(points) for player, points in told["scores"].items()},
    )


def _claim(told: Mapping[str, Any]) -> Claim:
    counted = None if told["counted"] is None else _amount(told["counted"])
    return _read(Claim, told, counted=counted, slips=_each(lambda found: found["why"], told["explanations"]))


class Verdict:
    """The verdict on a case.

    ``verdict`` is ``legal``, ``legal-if``, ``undecided``, ``illegal``, ``impossible`` or ``unreadable``. ``str()`` gives the
    report as the program prints it; a notebook shows the table, with rings round what is wrong or was counted. ``data`` is the
    whole report as JSON, of which https://json-schema.org has the shape in ``docs/report.schema.json``.
    """

    def __init__(self, data: Mapping[str, Any], asking: Asking, text: str, number: int) -> None:
        self.data = data
        self._asking, self._text, self._number = asking, text, number

    @property
    def verdict(self) -> str:
        """The verdict in a word."""
        return str(self.data.get("verdict", "legal"))

    @property
    def is_legal(self) -> bool:
        """Whether the position is possible and every move legal, on every table that the case may describe."""
        return self.verdict == "legal"

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Everything that is wrong, that of moves too; of a case that cannot be read, why."""
        return tuple(_finding(found) for found in self.data.get("findings", ()))

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """What moves that are ``legal-if`` hang on."""
        return tuple(_condition(one) for one in self.data.get("conditions", ()))

    @property
    def moves(self) -> tuple[Move, ...]:
        """The actions of the case in order, with the steps that follow from them."""
        return tuple(_move(one) for one in self.data.get("moves", ()))

    @property
    def awards(self) -> tuple[Award, ...]:
        """The ledger: every point with its rule; its sum is the difference of the scores."""
        return tuple(_award(one) for one in self.data.get("ledger", ()))

    @property
    def scores(self) -> Mapping[str, Score]:
        """By player; empty where the position is impossible."""
        told = self.data.get("scores", {})
        return {player: Score(_amount(score["before"]), _amount(score["after"])) for player, score in told.items()}

    @property
    def claims(self) -> tuple[Claim, ...]:
        """Claims with their answers, if the question was ``score`` or ``replay``."""
        return tuple(_claim(one) for one in self.data.get("claims", ()))

    @property
    def legal(self) -> tuple[Legal, ...]:
        """The legal moves, if the question was ``moves``."""
        return tuple(_read(Legal, one, points=_amount(one["points"])) for one in self.data.get("legal", ()))

    @property
    def after(self) -> Optional[Mapping[str, Any]]:
        """The case after its moves, if the question was ``apply`` and all of them can be made."""
        return None if "case" in self.data else self.data

    def to_rows(self, of: str) -> list[dict[str, Any]]:
        """``findings``, ``awards`` or ``moves`` as flat rows, for a data frame."""
        from ._rows import rows

        return rows([self], of)

    def report(self, format: str = "text", width: int = 100) -> str:
        """The report as people read it: ``text`` or ``markdown``."""
        return self._asking.report(self._text, self._number, format, width)

    def __str__(self) -> str:
        return self.report()

    def __repr__(self) -> str:
        return f"<Verdict {self.verdict}: {len(self.findings)} findings, {len(self.moves)} moves>"

    def _repr_svg_(self) -> Optional[str]:
        return self._asking.picture(self._text, self._number)


def read(lines: str, asking: Asking, text: str, number: int) -> Verdict:
    """The verdict in lines of JSON: of ``replay``, a line for each action before that of the case."""
    *actions, data = (json.loads(line) for line in lines.splitlines())
    if actions:
        awards = [award for action in actions for award in action["awards"]]
        data = {**data, "moves": actions, "ledger": awards}
    return Verdict(data, asking, text, number)
