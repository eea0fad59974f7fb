"""Which Python programs may run again in the process that they have run in.

One whose traces can be looked at and taken back: it reaches its input and its output, its own objects
and modules of the library that remember nothing. Whatever is not known to be shareable is not.
"""

from __future__ import annotations

import re
import sys
from types import ModuleType
from typing import Any, Iterable

from .interpreter import ONLY_TREE, USUAL_IMPORTS

# To import one of these once, and not in each test, makes no difference to be seen.
SHAREABLE_MODULES = frozenset(USUAL_IMPORTS).union(
    ("__future__", "abc", "array", "cmath", "collections.abc", "copy", "dataclasses", "datetime", "enum"),
    ("fractions", "numbers", "statistics", "struct", "sys", "textwrap", "time"),
)
SHAREABLE_OF_SYS = frozenset(
    ("argv", "byteorder", "exit", "float_info", "getrecursionlimit", "getsizeof", "hash_info", "int_info")
).union(
    ("intern", "maxsize", "maxunicode", "platform", "set_int_max_str_digits", "setrecursionlimit"),
    ("stderr", "stdin", "stdout", "version", "version_info"),
)
# What leads to files, to code that is not written here, or to other names than those that are.
UNSHAREABLE_NAMES = frozenset(
    ("breakpoint", "compile", "copyright", "credits", "delattr", "eval", "exec", "getattr", "globals")
).union(("help", "license", "locals", "open", "setattr", "type", "vars"))
# The same, what a class remembers of others, and clocks that count from the start of a process.
UNSHAREABLE_MEMBERS = frozenset(
    ("attrgetter", "make_dataclass", "methodcaller", "mro", "overload", "register")
).union(
    ("ForwardRef", "Formatter", "get_type_hints", "update_wrapper", "wraps"),
    ("clock_gettime", "clock_gettime_ns", "process_time", "process_time_ns", "thread_time", "thread_time_ns")
)
# Of a stream, the file behind it.
UNSHAREABLE_ATTRIBUTES = frozenset(("detach", "raw"))
# These hidden names are meant for everybody, others for those who have made them.
OPEN_SECRETS = frozenset(("_asdict", "_field_defaults", "_fields", "_make", "_replace"))
# Frames and what else is behind a function that has stopped; names with a meaning to the interpreter.
IS_UNSHAREABLE = re.compile(
    r"(?:_abc|ag|cr|gi|tb)_\w|f_(?:back|builtins|code|globals|lasti|lineno|locals|trace)"
    r"|__(?!(?:[ir]?(?:add|and|divmod|floordiv|lshift|matmul|mod|mul|or|pow|rshift|sub|truediv|xor)|abs|bool"
    r"|call|class|contains|delitem|enter|eq|exit|float|ge|getattr|getitem|gt|hash|index|init|int|invert|iter"
    r"|le|len|lt|main|missing|name|ne|neg|new|next|pos|post_init|repr|reversed|round|setitem|slots|str)__$)"
    r"\w*__$"
).match
UNSHAREABLE_KINDS = {"AsyncFor", "AsyncFunctionDef", "AsyncWith", "Await"}
# A generator that has stopped within one of these goes on when it is taken apart.
HAS_AN_END = {"Try", "TryStar", "With"}


class Survey:
    """What a program names."""

    def __init__(self, text: bytes) -> None:
        self.kinds, self.names, self.attributes = set(), set(), set()
        # Attributes that it gives to something.
        self.made = set()
        # Attributes of what has a name: that name, the attribute's, and whether it is only read.
        self.members = set()
        # What the names are that it imports: a module, or None for what one gives out.
        self.imported = {}
        # A module, and what the program wants of it.
        self.given = set()
        # Texts: a class can be made of them, with the members that they name.
        self.words = set()
        # Whether it opens its input anew, by number.
        self.opens_input = False
        self.is_unshareable = False
        todo: list[Any] = [compile(text, "main.py", "exec", ONLY_TREE, dont_inherit=True)]
        while todo:
            node = todo.pop()
            kind = type(node).__name__
            self.kinds.add(kind)
            if kind != "Constant":
                todo += self.look_at(kind, node)
            elif type(node.value) is str:
                self.words.add(node.value)

    def look_at(self, kind: str, node: Any) -> Iterable[Any]:
        """Notes what it names. Its parts, which are to be looked at next."""
        if kind in ("Import", "ImportFrom"):
            self.look_at_import(node, getattr(node, "module", None))
            return ()
        if kind == "Attribute":
            self.attributes.add(node.attr)
            if type(node.ctx).__name__ == "Store":
                self.made.add(node.attr)
            if node.attr in ("format", "format_map"):
                self.is_unshareable |= not is_harmless_text(node.value)
            if type(node.value).__name__ != "Name":
                return (node.value,)
            self.members.add((node.value.id, node.attr, type(node.ctx).__name__ == "Load"))
            return ()
        if kind == "Call" and asks_for_type(node):
            return node.args
        if kind == "Call" and opens_input(node):
            self.opens_input = True
            return ()
        if kind == "keyword" and node.arg == "metaclass":
            self.is_unshareable = True
        if kind == "MatchClass":
            self.attributes.update(node.kwd_attrs)
        found = []
        for part in vars(node).values():
            for one in part if type(part) is list else (part,):
                if type(one) is str:
                    self.names.add(one)
                elif hasattr(one, "_fields"):
                    found.append(one)
        return found

    def look_at_import(self, node: Any, source: str | None) -> None:
        self.is_unshareable |= bool(getattr(node, "level", 0))
        for alias in node.names:
            if source:
                self.given.add((source, alias.name))
                self.attributes.add(alias.name)
                self.bind(alias.asname or alias.name, None)
            else:
                top = alias.name if alias.asname else alias.name.partition(".")[0]
                self.given.add((alias.name, None))
                self.bind(alias.asname or top, top)

    def bind(self, name: str, module: str | None) -> None:
        """One name for two things could be either."""
        if self.imported.setdefault(name, module) != module:
            self.is_unshareable = True


def is_harmless_text(node: Any) -> bool:
    """A format that has no way to what is behind a name."""
    return type(node).__name__ == "Constant" and type(node.value) is str and "__" not in node.value


def asks_for_type(call: Any) -> bool:
    """Of one thing. With three, `type` makes a class."""
    is_type = type(call.func).__name__ == "Name" and call.func.id == "type"
    return is_type and len(call.args) == 1 and not call.keywords and type(call.args[0]).__name__ != "Starred"


def opens_input(call: Any) -> bool:
    """`open(0)` and nothing else: there is one file that a program may read."""
    is_open = type(call.func).__name__ == "Name" and call.func.id == "open"
    if not is_open or call.keywords or not all(type(part).__name__ == "Constant" for part in call.args):
        return False
    first, *mode = [part.value for part in call.args] or [None]
    return type(first) is int and first == 0 and mode in ([], ["r"], ["rt"], ["rb"])


def modules_of_shareable(seen: Survey) -> list[ModuleType] | None:
    """The modules that a shareable program names, now imported; None for any other program."""
    modules = {module for module, _ in seen.given}
    if seen.is_unshareable or seen.kinds & UNSHAREABLE_KINDS or not modules <= SHAREABLE_MODULES:
        return None
    if seen.kinds & {"Yield", "YieldFrom"} and seen.kinds & HAS_AN_END:
        return None
    for name, attribute, is_read in seen.members:
        module = seen.imported.get(name)
        if name not in seen.imported:
            seen.names.add(name)
        elif not is_read:
            return None
        elif module:
            seen.given.add((module, attribute))
    for name in modules:
        __import__(name)
    # A module by itself could be given another name.
    if any(seen.imported.get(name) for name in seen.names):
        return None
    everything = seen.names | seen.attributes
    own = seen.names | seen.made | seen.words | OPEN_SECRETS
    if seen.attributes & UNSHAREABLE_ATTRIBUTES or any(map(is_hidden, seen.attributes - own)):
        return None
    if seen.names & UNSHAREABLE_NAMES or everything & UNSHAREABLE_MEMBERS or any(map(IS_UNSHAREABLE, everything | seen.words)):
        return None
    if not all(is_given_out(module, name) for module, name in seen.given if name):
        return None
    return [sys.modules[name] for name in modules]


def is_hidden(name: str) -> bool:
    """Of those between two underscores it is known which are shareable."""
    return name.startswith("_") and not name.endswith("__")


def is_given_out(module: str, name: str) -> bool:
    """Whether it is there for everybody, and no module that the other has imported for itself."""
    if module == "sys":
        return name in SHAREABLE_OF_SYS
    if name == "*":
        return True
    given = vars(sys.modules[module])
    return name in given.get("__all__", given) and name[0] != "_" and type(given[name]) is not type(sys)
