"""What the objects are that every test of a process meets, to be compared with what a test has left."""

from __future__ import annotations

import builtins
import gc
import os
import sys
import _signal  # pyright: ignore[reportMissingImports]
import _thread
import _warnings
from itertools import chain
from operator import is_, methodcaller
from types import ModuleType
from typing import Any, Iterable

# Of a class that can be changed. Other classes are the interpreter's own.
CHANGEABLE, FIXED = 1 << 9, 1 << 8
values_of = methodcaller("values")


class Snapshot:
    """The names in these dictionaries and what they stand for, by identity: what is equal may differ."""

    def __init__(self, spaces: list[dict[str, Any]]) -> None:
        self.spaces = spaces
        self.sizes, self.names, self.values = map(list, self.contents())

    def contents(self) -> tuple[Iterable[int], Iterable[str], Iterable[Any]]:
        """All at once, in C: a loop in Python would take as long as a small test."""
        names = chain.from_iterable(self.spaces)
        return map(len, self.spaces), names, chain.from_iterable(map(values_of, self.spaces))

    def is_as_before(self) -> bool:
        sizes, names, values = self.contents()
        # First this: of sequences that differ in length, the shorter would do.
        is_same = list(sizes) == self.sizes and all(map(is_, names, self.names))
        return is_same and all(map(is_, values, self.values))


def spaces_of(modules: list[ModuleType]) -> list[dict[str, Any]]:
    """The interpreter's names, those of these modules, and of what belongs to the things they give out."""
    spaces = [vars(builtins), vars(sys), sys.modules]
    todo: list[Any] = [module for module in modules if module is not sys]
    known: set[int] = set()
    while todo:
        thing = todo.pop()
        space = getattr(thing, "__dict__", None)
        if space is None or id(thing) in known:
            continue
        known.add(id(thing))
        if isinstance(thing, type):
            todo += (type(thing), *thing.__mro__)
            if not thing.__flags__ & CHANGEABLE or thing.__flags__ & FIXED:
                continue
        spaces.append(space)
        todo += (part for part in space.values() if type(part) is not type(sys))
    return spaces


def surroundings() -> tuple[Any, ...]:
    """What is no name of anything and can be told of the process."""
    return (
        *([*sys.argv], [*sys.path], dict(os.environ), [*_warnings.filters]),
        *(os.getcwd(), next_descriptor(), _thread._count()),
        *(gc.isenabled(), gc.get_threshold(), sys.gettrace(), sys.getprofile(), sys.getswitchinterval()),
        [_signal.getsignal(number) for number in range(1, _signal.NSIG)],
    )


def next_descriptor() -> int:
    """The lowest that is free: another one where a file was left open, or one of ours was closed."""
    fd = os.dup(0)
    os.close(fd)
    return fd
