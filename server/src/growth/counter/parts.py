"""Stand in for a list or a text for one act, and charge what that reads or moves."""

from __future__ import annotations

import collections
from typing import Any

from .methods import TEXTS, behind, nearer_end, size_of

SEARCHED = (*TEXTS, list, tuple, collections.deque)
EDITED = (list, bytearray, collections.deque)


class Searched:
    """What `in` looks through."""

    __slots__ = ("of", "steps")

    def __init__(self, of: Any, steps: list[int]) -> None:
        self.of = of
        self.steps = steps

    def __contains__(self, one: Any) -> bool:
        of = self.of
        if isinstance(of, TEXTS):
            is_found = one in of
            read = of.find(one) + size_of(one) if is_found else len(of)
        else:
            try:
                is_found, read = True, of.index(one) + 1
            except ValueError:
                is_found, read = False, len(of)
        self.steps[0] += read
        return is_found


class Edited:
    """What `del`, or what is put into a part, changes."""

    __slots__ = ("of", "steps")

    def __init__(self, of: Any, steps: list[int]) -> None:
        self.of = of
        self.steps = steps

    def __getitem__(self, key: Any) -> Any:
        part = self.of[key]
        self.steps[0] += size_of(part)
        return part

    def __setitem__(self, key: slice, value: Any) -> None:
        parts = value if hasattr(value, "__len__") else list(value)
        replaced = range(*key.indices(len(self.of)))
        moved = 0 if len(parts) == len(replaced) else len(self.of) - replaced.start
        self.steps[0] += len(parts) + moved
        self.of[key] = parts

    def __delitem__(self, key: Any) -> None:
        size = len(self.of)
        del self.of[key]
        if isinstance(key, slice):
            gone = range(*key.indices(size))
            self.steps[0] += size - min(gone, default=size)
        else:
            moved = nearer_end if isinstance(self.of, collections.deque) else behind
            self.steps[0] += moved(self.of, [key], None)
