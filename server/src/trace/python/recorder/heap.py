"""Which objects there are, and what has become of each since it was last said."""

from __future__ import annotations

import collections
from json.encoder import encode_basestring_ascii as quote
from typing import Any, Callable, Mapping

from .ops import Ops
from .readers import READERS, bounded, fields_of, read_fields, same_parts
from .values import EXACT_INTEGER, TEXT, cut, type_dict, type_name, words


class Shown:
    """How the objects of one type are shown."""

    def __init__(self, kind: str, of: type, read: Callable[[Any], Any]) -> None:
        self.kind = kind
        self.name = quote(type_name(of))
        # Kept, so that no other type gets its address.
        self.of = of
        self.read = read


class Heap:
    """Numbers the objects in the order in which they are met."""

    def __init__(self, limits: Mapping[str, int]) -> None:
        self.limits = limits
        # Objects by their address, each kept, so that no other one gets it.
        self.numbers: dict[int, int] = {}
        self.kept: list[Any] = []
        # What was last said of an object, and a copy of its parts as they were then.
        self.said: dict[int, tuple[list[Any], int]] = {}
        self.parts: dict[int, Any] = {}
        self.kinds: dict[int, Shown | None] = {}
        self.kept_types: list[type] = []

    def tell(self, value: Any, found: list[Any]) -> str:
        """A value as JSON; an object that is shown by itself is a reference, and added to `found`."""
        of = type(value)
        if value is None:
            return "null"
        if of is bool:
            return "true" if value else "false"
        if of is int:
            if -EXACT_INTEGER < value < EXACT_INTEGER:
                return str(value)
            bits = value.bit_length()
            return words(cut(str(value)) if bits < 2000 else f"an integer of {bits} bits")
        if of is str:
            return quote(value) if len(value) <= TEXT else words(f"'{value[:TEXT]}…'")
        if of is float:
            is_plain = value == value and abs(value) < EXACT_INTEGER and not value.is_integer()
            return repr(value) if is_plain else words(repr(value))
        shown = self.shown(of)
        if shown is None:
            return words(f"<{type_name(of)}>")
        if shown.kind == "text":
            return words(cut(shown.read(value)))
        number = self.numbers.get(id(value))
        if number is None:
            self.kept.append(value)
            number = self.numbers[id(value)] = len(self.kept)
        found.append(value)
        return f"[{number}]"

    def walk(self, roots: list[Any], ops: Ops) -> None:
        """Says what is new of all that can be reached."""
        reached: set[int] = set()
        todo = collections.deque(roots)
        while todo and len(reached) < self.limits["objects"]:
            value = todo.popleft()
            number = self.numbers[id(value)]
            if number in reached:
                continue
            reached.add(number)
            shown = self.shown(type(value))
            assert shown
            before = self.parts.get(number)
            parts = shown.read(value)
            if before is not None and same_parts(before[0], parts):
                todo.extend(before[1])
                continue
            found: list[Any] = []
            items = self.items_of(shown, parts, found)
            self.parts[number] = parts, found
            self.say(number, shown, items, parts[-1], ops)
            todo.extend(found)

    def items_of(self, shown: Shown, parts: Any, found: list[Any]) -> list[Any]:
        if shown.kind in ("map", "object"):
            keys, values, _ = parts
            return [(self.tell(key, found), self.tell(one, found)) for key, one in zip(keys, values)]
        items = [self.tell(one, found) for one in parts[0]]
        # Its order is chance.
        return sorted(items, key=lambda item: (len(item), item)) if shown.kind == "set" else items

    def say(self, number: int, shown: Shown, items: list[Any], length: int, ops: Ops) -> None:
        said = self.said.get(number)
        self.said[number] = items, length
        if said == (items, length):
            return
        is_pairs = shown.kind in ("map", "object")
        is_named = not is_pairs or (said is not None and names_all(*said) and names_all(items, length))
        if said is None or shown.kind == "set" or not is_named:
            flat = [f"[{key},{value}]" for key, value in items] if is_pairs else items
            ops.append(f'["o",{number},"{shown.kind}",{shown.name},[{",".join(flat)}],{length}]')
        elif is_pairs:
            say_entries(number, said[0], items, ops)
        else:
            start, old_end, new_end = difference(said[0], items)
            new = ",".join(items[start:new_end])
            ops.append(f'["x",{number},{start},{old_end - start},[{new}],{length}]')

    def shown(self, of: type) -> Shown | None:
        """How its objects are shown; null of what has only a name."""
        key = id(of)
        if key not in self.kinds:
            self.kinds[key] = self.kind_of(of)
            self.kept_types.append(of)
        return self.kinds[key]

    def kind_of(self, of: type) -> Shown | None:
        most = self.limits["elements"]
        for base, kind, read in READERS:
            if issubclass(of, base):
                return Shown(kind, of, bounded(read, most))
        if type_dict(of).get("__module__") != "__main__" or issubclass(of, type):
            return None
        fields = fields_of(of)
        return Shown("object", of, lambda value: read_fields(value, fields, most))


def names_all(pairs: list[Any], length: int) -> bool:
    """Whether each entry has a key of its own: not where some are left out, or long keys are cut to one."""
    return len(dict(pairs)) == length


def say_entries(number: int, old: list[Any], new: list[Any], ops: Ops) -> None:
    before = dict(old)
    stay = staying(list(before), [key for key, _ in new])
    for key in before:
        if key not in stay:
            ops.append(f'["d",{number},{key}]')
    left = len(stay)
    for place, (key, value) in enumerate(new):
        if key not in stay:
            where = f",{place}" if left else ""
            ops.append(f'["k",{number},{key},{value}{where}]')
            continue
        left -= 1
        if before[key] != value:
            ops.append(f'["k",{number},{key},{value}]')


def staying(old: list[str], new: list[str]) -> set[str]:
    """Keys that follow each other as they did. What moves goes to the end nearly always."""
    places = {key: place for place, key in enumerate(old)}
    stay: set[str] = set()
    last = -1
    for key in new:
        if places.get(key, -1) > last:
            stay.add(key)
            last = places[key]
    return stay


def difference(old: list[Any], new: list[Any]) -> tuple[int, int, int]:
    """Where two lists begin to differ, and where each is again as the other."""
    start, old_end, new_end = 0, len(old), len(new)
    while start < old_end and start < new_end and old[start] == new[start]:
        start += 1
    while old_end > start and new_end > start and old[old_end - 1] == new[new_end - 1]:
        old_end -= 1
        new_end -= 1
    return start, old_end, new_end
