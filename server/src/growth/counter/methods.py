"""What a method of a text, a list, a set or a dictionary costs: as much as it reads or writes.

A search that begins at a place is charged from there to where it found something, or to the end: as the same
search written as a loop would be.
"""

from __future__ import annotations

import collections
import functools
from typing import Any, Callable, Sequence, TypeAlias

# Of what is called, what it was given, and what it gave: None where it found nothing. Taken after the call.
Cost: TypeAlias = "Callable[[Any, Sequence[Any], Any], int]"


def size_of(value: Any) -> int:
    return len(value) if hasattr(value, "__len__") else 1


def own(of: Any, args: Sequence[Any], result: Any) -> int:
    return len(of)


def written(of: Any, args: Sequence[Any], result: Any) -> int:
    return size_of(result)


def read_and_written(of: Any, args: Sequence[Any], result: Any) -> int:
    return len(of) + size_of(result)


def ordered(of: Any, args: Sequence[Any], result: Any) -> int:
    return len(of) * len(of).bit_length()


def ordered_by_heap(of: Any, args: Sequence[Any], result: Any) -> int:
    return len(of) * size_of(result).bit_length()


def bounds(of: Any, args: Sequence[Any]) -> tuple[int, int]:
    """Where a search begins and ends."""
    if len(args) < 2:
        return 0, len(of)
    start, end, _step = slice(*(*args[1:3], None, None)[:2]).indices(len(of))
    return start, max(start, end)


def searched(of: Any, args: Sequence[Any], result: Any) -> int:
    start, end = bounds(of, args)
    if result is None or result < 0:
        return end - start
    return result - start + (size_of(args[0]) if isinstance(of, TEXTS) else 1)


def searched_back(of: Any, args: Sequence[Any], result: Any) -> int:
    start, end = bounds(of, args)
    return end - (start if result is None or result < 0 else result)


def all_searched(of: Any, args: Sequence[Any], result: Any) -> int:
    start, end = bounds(of, args)
    return end - start


def compared(of: Any, args: Sequence[Any], result: Any) -> int:
    return min(len(of), size_of(args[0])) if args else 0


def behind(of: Any, args: Sequence[Any], result: Any) -> int:
    """One element is put in or taken out: what lies behind it is moved."""
    at = args[0] if args else -1
    return max(1, min(-at if at < 0 else len(of) + 1 - at, len(of) + 1))


def nearer_end(of: Any, args: Sequence[Any], result: Any) -> int:
    ahead = behind(of, args, result)
    return min(ahead, len(of) + 1 - ahead) + 1


def turned(of: Any, args: Sequence[Any], result: Any) -> int:
    return min(abs(args[0]) if args else 1, len(of))


def none(of: Any, args: Sequence[Any], result: Any) -> int:
    return 0


def each_costs(cost: Cost, names: str) -> dict[str, Cost]:
    return dict.fromkeys(names.split(), cost)


TEXTS = (str, bytes, bytearray)
SETS = (set, frozenset)
OF_TEXTS = {
    **each_costs(
        own,
        "split rsplit strip lstrip rstrip lower upper title swapcase casefold capitalize translate splitlines"
        " encode decode partition rpartition isalnum isalpha isdigit isnumeric isspace islower isupper",
    ),
    **each_costs(searched, "find index"),
    **each_costs(searched_back, "rfind rindex"),
    **each_costs(compared, "startswith endswith"),
    **each_costs(written, "join removeprefix removesuffix ljust rjust center zfill"),
    "count": all_searched,
    "replace": read_and_written,
}
OF_LISTS = {
    **each_costs(own, "count remove reverse copy"),
    **each_costs(behind, "insert pop"),
    **each_costs(none, "extend"),
    "index": searched,
    "sort": ordered,
}
OF_DEQUES = {
    **each_costs(own, "count remove reverse copy"),
    **each_costs(none, "extend extendleft"),
    "index": searched,
    "insert": nearer_end,
    "rotate": turned,
}
OF_SETS = {
    **each_costs(own, "copy union difference symmetric_difference issubset"),
    **each_costs(none, "intersection intersection_update isdisjoint"),
    **each_costs(none, "update difference_update symmetric_difference_update issuperset"),
}
OF_DICTIONARIES = {
    **each_costs(own, "copy elements"),
    **each_costs(none, "update subtract fromkeys"),
    "most_common": ordered_by_heap,
}
# Of a set that they are given these go through no more than there is in their own.
MEETING = set("intersection intersection_update isdisjoint issubset difference".split())
# These go through all that they are given.
TAKING = MEETING | set(
    "extend extendleft update join fromkeys union symmetric_difference difference_update"
    " symmetric_difference_update issuperset subtract".split()
)
METHODS: list[tuple[tuple[type, ...], dict[str, Cost]]] = [
    (TEXTS, OF_TEXTS),
    ((list, tuple), OF_LISTS),
    ((collections.deque,), OF_DEQUES),
    (SETS, OF_SETS),
    ((dict,), OF_DICTIONARIES),
]
METHOD_NAMES = {name for _types, costs in METHODS for name in costs}


@functools.cache
def cost_of(kind: type, name: str) -> Cost | None:
    """None: it costs as much as a statement."""
    return next((costs.get(name) for types, costs in METHODS if issubclass(kind, types)), None)
