"""Reads the parts of objects: at most so many, and how many there are in all."""

from __future__ import annotations

import collections
import types
from itertools import islice
from operator import is_
from typing import Any, Callable, Iterable

from .values import is_hidden, type_dict, type_mro



def read_list(value: Any, most: int) -> tuple[list[Any], int]:
    return list.__getitem__(value, slice(most)), list.__len__(value)


def read_tuple(value: Any, most: int) -> tuple[tuple[Any, ...], int]:
    return tuple.__getitem__(value, slice(most)), tuple.__len__(value)


def read_deque(value: Any, most: int) -> tuple[list[Any], int]:
    deque = collections.deque
    return list(islice(deque.__iter__(value), most)), deque.__len__(value)


def read_bytes(value: Any, most: int) -> tuple[list[int], int]:
    return list(bytes.__getitem__(value, slice(most))), bytes.__len__(value)


def read_bytearray(value: Any, most: int) -> tuple[list[int], int]:
    return list(bytearray.__getitem__(value, slice(most))), bytearray.__len__(value)


def read_ordered(value: Any, most: int) -> tuple[list[Any], list[Any], int]:
    ordered = collections.OrderedDict
    return parted(islice(ordered.items(value), most), ordered.__len__(value))


def read_dict(value: Any, most: int) -> tuple[list[Any], list[Any], int]:
    return parted(islice(dict.items(value), most), dict.__len__(value))


def read_set(value: Any, most: int) -> tuple[list[Any], int]:
    return list(islice(set.__iter__(value), most)), set.__len__(value)


def read_frozenset(value: Any, most: int) -> tuple[list[Any], int]:
    return list(islice(frozenset.__iter__(value), most)), frozenset.__len__(value)


def parted(pairs: Iterable[tuple[Any, Any]], length: int) -> tuple[list[Any], list[Any], int]:
    entries = list(pairs)
    return [key for key, _ in entries], [value for _, value in entries], length


READERS: tuple[tuple[type, str, Callable[[Any, int], Any]], ...] = (
    (list, "list", read_list),
    (tuple, "tuple", read_tuple),
    (collections.deque, "list", read_deque),
    (collections.OrderedDict, "map", read_ordered),
    (dict, "map", read_dict),
    (set, "set", read_set),
    (frozenset, "set", read_frozenset),
    (bytes, "list", read_bytes),
    (bytearray, "list", read_bytearray),
    (int, "text", lambda value, _: int.__repr__(value)),
    (float, "text", lambda value, _: float.__repr__(value)),
    (str, "text", lambda value, _: str.__repr__(value)),
)


def bounded(read: Callable[[Any, int], Any], most: int) -> Callable[[Any], Any]:
    return lambda value: read(value, most)


def fields_of(of: type) -> tuple[Any, list[tuple[str, Any]]]:
    """What reads the fields of an object: its dictionary, and its slots. Properties are not among them."""
    own, slots = None, []
    for base in reversed(type_mro(of)):
        for name, value in type_dict(base).items():
            if type(value) is types.GetSetDescriptorType and name == "__dict__":
                own = value
            elif type(value) is types.MemberDescriptorType and type(name) is str:
                slots.append((name, value))
    return own, slots


def read_fields(
    value: Any, fields: tuple[Any, list[tuple[str, Any]]], most: int
) -> tuple[list[Any], list[Any], int]:
    own, slots = fields
    entries: list[tuple[Any, Any]] = []
    for name, slot in slots:
        try:
            entries.append((name, slot.__get__(value)))
        except AttributeError:
            pass  # Not set yet.
    if own is not None:
        entries.extend(dict.items(own.__get__(value)))
    shown = [(name, one) for name, one in entries if not is_hidden(type(one))]
    return parted(shown[:most], len(shown))


def same_parts(before: Any, now: Any) -> bool:
    """Whether an object is made of the very same ones."""
    if before[-1] != now[-1]:
        return False
    return all(
        len(old) == len(new) and all(map(is_, old, new)) for old, new in zip(before[:-1], now[:-1])
    )
