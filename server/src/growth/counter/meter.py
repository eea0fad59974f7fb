"""Counts the steps of a running program."""

from __future__ import annotations

import collections
from typing import Any, Callable, Iterable, Iterator

from .charges import CONSTANT_IN_DICTS, HALVING

ORDERED = (list, tuple, str, bytes, bytearray, collections.deque)
SIZED = (*ORDERED, dict, set, frozenset)
# What `in` goes through as it does through a list; of keys and items it looks up the key.
VALUES = type({}.values())
VIEWS = (type({}.keys()), VALUES, type({}.items()))


class Meter:
    """Counts; ends the process when there is enough."""

    def __init__(self, most: int, report: Callable[[dict[str, Any]], None]) -> None:
        self.steps = [0]
        self.most = most
        self.report = report
        self.depth = 0
        self.since = 0
        self.inside = 0

    def enter(self) -> None:
        if self.depth == 0:
            self.since = self.steps[0]
        self.depth += 1

    def leave(self) -> None:
        self.depth -= 1
        if self.depth == 0:
            self.inside += self.steps[0] - self.since

    def cap(self) -> None:
        self.report({"capped": True})

    def turn(self) -> bool:
        self.steps[0] += 1
        if self.steps[0] > self.most:
            self.cap()
        return True

    def made(self, value: Any) -> Any:
        """A new list, text or set, at the cost of its length."""
        if isinstance(value, SIZED):
            self.steps[0] += len(value)
        return value

    def searched(self, value: Any) -> Any:
        if isinstance(value, (*ORDERED, VALUES)):
            self.steps[0] += len(value)
        return value

    def used(self, name: str, value: Any) -> Any:
        """What a call named so goes through."""
        if not isinstance(value, (*SIZED, *VIEWS)):
            if hasattr(value, "__next__") or isinstance(value, (map, filter, zip)):
                if name == "sorted":
                    value = list(value)
                else:
                    return self.each(value)
            elif isinstance(value, range):
                self.steps[0] += len(value)
                return value
            else:
                return value
        size = len(value)
        if name in HALVING:
            size = size.bit_length()
        elif name in ("sorted", "sort", "most_common"):
            size *= size.bit_length()
        elif isinstance(value, (dict, set)) and name in CONSTANT_IN_DICTS:
            size = 0
        self.steps[0] += size
        return value

    def each(self, values: Iterable[Any]) -> Iterator[Any]:
        for value in values:
            self.steps[0] += 1
            yield value
