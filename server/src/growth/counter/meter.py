"""Counts the steps of a running program."""

from __future__ import annotations

import collections
import operator
import types
from typing import Any, Callable, Iterable, Iterator

from .charges import CHOOSING, FUNCTIONS, HALVING, LIBRARY_NAMES, TAKING_SECOND
from .methods import MEETING, SETS, TAKING, TEXTS, cost_of
from .parts import EDITED, SEARCHED, Edited, Searched

SIZED = (*SEARCHED, dict, set, frozenset)
# What `in` goes through as it does through a list; of keys and items it looks up the key.
VALUES = type({}.values())
# What is of the library may be one of these.
WRITTEN = {types.MethodType, types.FunctionType}
CALLED = {types.BuiltinFunctionType, types.MethodDescriptorType, *WRITTEN}
MADE = {list, set, dict, tuple, frozenset, collections.Counter, collections.deque}
PAIRED: dict[str, Callable[[Any, Any], Any]] = {"Eq": operator.eq, "NotEq": operator.ne, "BitAnd": operator.and_}
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
        # One for each: a program may compare what it hands over, or keep something by it.
        self.stand_ins: dict[Any, Callable[..., Any]] = {}

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

    def paired(self, name: str, left: Any, right: Any) -> Any:
        """An operation, by its name in the syntax tree: no more than the smaller one is gone through."""
        if type(left) is int:
            return PAIRED[name](left, right)
        if isinstance(left, SETS) and isinstance(right, SETS):
            self.steps[0] += min(len(left), len(right))
        elif name == "BitAnd":
            return self.made(left & right)
        elif isinstance(left, SIZED) and isinstance(right, SIZED):
            is_told_by_size = isinstance(left, TEXTS) and len(left) != len(right)
            self.steps[0] += 0 if is_told_by_size else min(len(left), len(right))
        return PAIRED[name](left, right)

    def searched(self, value: Any) -> Any:
        if type(value) in SEARCHED:
            return Searched(value, self.steps)
        if isinstance(value, (*SEARCHED, VALUES)):
            self.steps[0] += len(value)
        return value

    def edited(self, value: Any) -> Any:
        return Edited(value, self.steps) if isinstance(value, EDITED) else value

    def used(self, name: str, value: Any) -> Any:
        """What a call named so goes through."""
        if isinstance(value, range) and name in CHOOSING:
            return value
        if not isinstance(value, (*SIZED, *VIEWS, range)):
            if hasattr(value, "__next__") or isinstance(value, (map, filter, zip)):
                if name == "sorted":
                    value = list(value)
                else:
                    return self.each(value)
            else:
                return value
        size = len(value)
        if name in HALVING:
            size = size.bit_length()
        elif name == "sorted":
            size *= size.bit_length()
        self.steps[0] += size
        return value

    def charged(self, function: Any) -> Any:
        """What a program calls, by whatever name: charged where it is of the library, else itself."""
        kind = type(function)
        if kind is type and function in MADE:
            return self.charged_function(function)
        if kind not in CALLED or (kind in WRITTEN and function.__module__ not in LIBRARY_NAMES):
            return function
        if kind is types.MethodType:
            # Of the collections, it is a Counter's.
            if function.__module__ == "collections":
                return self.charged_method(function, function.__self__, dict)
            return self.charged_function(function)
        if kind is types.BuiltinFunctionType and not isinstance(function.__self__, types.ModuleType):
            of = function.__self__
            return self.charged_method(function, of, of if isinstance(of, type) else type(of))
        if function not in self.stand_ins:
            is_method = kind is types.MethodDescriptorType
            self.stand_ins[function] = (
                self.charged_method(function, None, function.__objclass__)
                if is_method
                else self.charged_function(function)
            )
        return self.stand_ins[function]

    def charged_function(self, function: Callable[..., Any]) -> Callable[..., Any]:
        name = function.__name__
        if name not in FUNCTIONS:
            return function
        at = 1 if name in TAKING_SECOND else 0

        def call(*args: Any, **named: Any) -> Any:
            if len(args) <= at or (name in ("min", "max") and len(args) > 1):
                return function(*args, **named)
            return function(*args[:at], self.used(name, args[at]), *args[at + 1 :], **named)

        call.__name__ = call.__qualname__ = name
        return call

    def charged_method(self, method: Callable[..., Any], of: Any, kind: type) -> Callable[..., Any]:
        """`of` is what it is called on; None: what it is given first."""
        cost = cost_of(kind, method.__name__)
        if cost is None:
            return method
        name = method.__name__

        def call(*args: Any, **named: Any) -> Any:
            if of is None and not args:
                return method(*args, **named)
            own, given = (args[0], args[1:]) if of is None else (of, args)
            if name in TAKING:
                # What keys have as their value is not gone through.
                taken = 1 if name == "fromkeys" else len(given)
                given = (*(self.taken(name, own, one) for one in given[:taken]), *given[taken:])
            try:
                result = method(*given, **named) if of is not None else method(own, *given, **named)
            except ValueError:
                self.steps[0] += cost(own, given, None)
                raise
            self.steps[0] += cost(own, given, result)
            return result

        call.__name__ = name
        call.__qualname__ = method.__qualname__
        return call

    def taken(self, name: str, own: Any, one: Any) -> Any:
        """What a method of a collection, its own, is given to go through."""
        if name in MEETING and isinstance(one, SETS):
            self.steps[0] += min(len(own), len(one))
            return one
        return self.used(name, one)

    def each(self, values: Iterable[Any]) -> Iterator[Any]:
        for value in values:
            self.steps[0] += 1
            yield value
