"""Runs a Python program and writes down every step of it, one line of JSON a step.

The program keeps its own input, `__main__` and output; what it prints goes into a file, from which each step
takes what is new. The recorder looks at the program's objects without asking them anything: it calls
no method, property, comparison or hash that the program could have written.
"""

from __future__ import annotations

import atexit
import builtins
import collections
import os
import re
import sys
import time
import types
from itertools import islice
from json.encoder import encode_basestring_ascii as quote
from operator import is_
from typing import Any, Callable, Iterable, Mapping

# What the program does to the built-in names is done to its own.
__builtins__ = dict(vars(builtins))

# Frames that have no place of their own on the page: they belong to the line that they stand in.
WITHIN_A_LINE = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")
# Functions and classes are the program's text, not its state.
NOT_SHOWN = (
    *(types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.MethodType, type),
    *(staticmethod, classmethod, property),
)
# Raised where nothing went wrong.
USUAL_ENDS = (StopIteration, GeneratorExit)
# A program that names one of these may print past `sys.stdout`. The order of what it prints is its own, so
# that nothing is flushed for it.
PRINTS_PAST_STDOUT = re.compile(
    r"fileno|\b(?:os|posix)\b.*\bwrite\b|\bposix\b|subprocess|system|popen|fdopen|__stdout__|reconfigure|open\(1|/dev/"
)
OPTIMIZED, VARIADIC = 0x1, 0x0C
COMPILER_ERRORS = (SyntaxError, IndentationError, TabError)
EXACT_INTEGER = 2**53
CLOCK_EVERY = 32

type_dict = type.__dict__["__dict__"].__get__
type_mro = type.__dict__["__mro__"].__get__
type_name = type.__dict__["__name__"].__get__
exception_args = BaseException.__dict__["args"].__get__


class Shown:
    """How the objects of one type are shown."""

    def __init__(self, kind: str, of: type, read: Callable[[Any], Any]) -> None:
        self.kind = kind
        self.name = quote(type_name(of))
        # Kept, so that no other type gets its address.
        self.of = of
        self.read = read


class Call:
    """A call under way, and what was last said of its variables."""

    def __init__(self, frame: types.FrameType, *, is_module: bool) -> None:
        self.frame = frame
        self.seen: dict[str, str] = {}
        # Objects that its variables name.
        self.roots: list[Any] = []
        # Whether functions within it may change its variables while it waits.
        self.is_shared = is_module or bool(frame.f_code.co_cellvars)
        self.is_raising = False


class Recorder:
    def __init__(self, source: str, limits: Mapping[str, int]) -> None:
        self.source = source
        self.limits = limits
        self.stack: list[Call] = []
        self.pending: list[str] = []
        self.steps = 0
        self.written = 0
        self.end = {"kind": '"exit"', "code": "0"}
        self.is_recording = False
        # Whether the program ended the recording itself, or recurred too deep for it.
        self.ended_early = False
        self.has_ended = False
        # Objects by their address, each kept, so that no other one gets it.
        self.numbers: dict[int, int] = {}
        self.kept: list[Any] = []
        # What was last said of an object, and a copy of its parts as they were then.
        self.said: dict[int, tuple[list[Any], int]] = {}
        self.parts: dict[int, Any] = {}
        self.kinds: dict[int, Shown | None] = {}
        self.kept_types: list[type] = []
        self.last_raised: BaseException | None = None
        self.codes: set[int] = set()
        self.code: types.CodeType | None = None
        self.open_streams()

    def open_streams(self) -> None:
        self.trace_fd = os.dup(1)
        path = f"{os.environ.get('TMPDIR', '/tmp')}/printed"
        self.printed_fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o600)
        os.unlink(path)
        os.dup2(self.printed_fd, 1)
        self.printed = 0
        self.stdout = sys.stdout
        self.may_flush = PRINTS_PAST_STDOUT.search(self.source) is None

    # The program, from its start to its end

    def run(self) -> None:
        # First registered, last run: after all that the program puts off to its end.
        atexit.register(self.finish)
        os.register_at_fork(after_in_child=self.leave_to_parent)
        self.real_exit, os._exit = os._exit, self.exit_at_once
        path = sys.argv[0]
        module = types.ModuleType("__main__")
        names = vars(module)
        names.update(__builtins__=builtins, __file__=path, __annotations__={}, __cached__=None)
        names["__loader__"] = globals().get("__loader__")
        self.own_main, sys.modules["__main__"] = sys.modules["__main__"], module
        status: Any = 0
        try:
            self.code = compile(self.source, path, "exec", dont_inherit=True)
            self.note_codes(self.code)
            # The recorder's own frames, and those of its hooks.
            sys.setrecursionlimit(sys.getrecursionlimit() + 12)
            self.is_recording = True
            sys.settrace(self.on_call)
            exec(self.code, names)
        except SystemExit as end:
            self.stop_tracing()
            status = end.code
            self.end = {"kind": '"exit"', "code": str(self.exit_code(status))}
        except BaseException as error:
            self.stop_tracing()
            self.end = {"kind": '"error"', **self.describe(error)}
        self.stop_tracing()
        # Its threads and what it has put off to its end are still to come; `finish` is last.
        sys.exit(status if type(status) is int or status is None else 1)

    def exit_code(self, status: Any) -> int:
        if status is None:
            return 0
        return status & 0xFF if type(status) is int else 1

    def describe(self, error: BaseException) -> dict[str, str]:
        line, trace = 0, error.__traceback__
        while trace is not None:
            if id(trace.tb_frame.f_code) in self.codes:
                line = trace.tb_lineno
            trace = trace.tb_next
        # By identity first: only then is it certain that no class of the program is asked.
        if any(type(error) is one for one in COMPILER_ERRORS) and isinstance(error, SyntaxError):
            line = error.lineno or 0
        return {"type": quote(type_name(type(error))), "text": quote(message_of(error)), "line": str(line)}

    def stop_tracing(self) -> None:
        if not self.is_recording:
            return
        self.ended_early = sys.gettrace() != self.on_call
        sys.settrace(None)
        self.is_recording = False

    def leave_to_parent(self) -> None:
        self.is_recording = False
        self.has_ended = True
        sys.settrace(None)

    def exit_at_once(self, status: int) -> None:
        if not self.has_ended:
            self.stop_tracing()
            self.end = {"kind": '"exit"', "code": str(self.exit_code(status))}
            self.may_flush = False
            self.finish()
        self.real_exit(status)

    def give_up(self, what: str) -> None:
        """The recording is at a limit: the rest of the program is not run."""
        sys.settrace(None)
        self.end = {"kind": '"limit"', "of": quote(what)}
        self.finish()
        self.real_exit(0)

    def finish(self) -> None:
        if self.has_ended:
            return
        self.has_ended = True
        self.flush(is_last=True)
        self.take_printed(self.pending)
        is_whole = "false" if self.ended_early else "true"
        fields = {**self.end, "isWhole": is_whole, "ops": f"[{','.join(self.pending)}]"}
        self.write(",".join(f'"{name}":{value}' for name, value in fields.items()))

    # What is written

    def write(self, fields: str) -> None:
        line = b"{" + fields.encode() + b"}\n"
        self.written += len(line)
        while line:
            line = line[os.write(self.trace_fd, line) :]

    def flush(self, *, is_last: bool = False) -> None:
        if not (self.may_flush or is_last):
            return
        try:
            self.stdout.flush()
        except (OSError, ValueError):
            pass  # The program has closed it.

    def take_printed(self, ops: list[str]) -> None:
        self.flush()
        data = os.pread(self.printed_fd, self.limits["printed"] + 1, self.printed)
        if data:
            self.printed += len(data)
            ops.append(f'["p",{quote(data.decode("utf-8", "replace"))}]')

    # The hooks

    def note_codes(self, code: types.CodeType) -> None:
        """Remembers which code is the program's, and has steps: not the bodies of classes."""
        if code is self.code or (code.co_flags & OPTIMIZED and code.co_name not in WITHIN_A_LINE):
            self.codes.add(id(code))
        for constant in code.co_consts:
            if type(constant) is types.CodeType:
                self.note_codes(constant)

    def on_call(self, frame: types.FrameType, event: str, arg: Any) -> Any:
        if id(frame.f_code) not in self.codes:
            return None
        if self.stack:
            self.look(self.stack[-1], 0, self.pending)
        self.enter(frame)
        return self.on_event

    def enter(self, frame: types.FrameType) -> None:
        code = frame.f_code
        is_module = code is self.code
        self.stack.append(Call(frame, is_module=is_module))
        if not is_module:
            count = code.co_argcount + code.co_kwonlyargcount + (code.co_flags & VARIADIC).bit_count()
            parameters = ",".join(quote(name) for name in code.co_varnames[:count])
            self.pending.append(f'["c",{quote(code.co_name)},{code.co_firstlineno},[{parameters}]]')

    def on_event(self, frame: types.FrameType, event: str, arg: Any) -> Any:
        if not self.stack or self.stack[-1].frame is not frame:
            # A generator that is ended from outside comes back without a call.
            self.enter(frame)
        call = self.stack[-1]
        if event == "line":
            call.is_raising = False
            self.step(frame.f_lineno)
        elif event == "return":
            self.leave(call, arg)
        elif event == "exception" and not issubclass(arg[0], USUAL_ENDS):
            call.is_raising = True
            if arg[1] is not self.last_raised:
                self.last_raised = arg[1]
                text = message_of(arg[1])
                self.pending.append(f'["e",{quote(type_name(arg[0]))},{quote(text)}]')
        return self.on_event

    def step(self, line: int) -> None:
        limits = self.limits
        if self.steps >= limits["steps"]:
            self.give_up("steps")
        if self.written > limits["bytes"]:
            self.give_up("bytes")
        if self.printed > limits["printed"]:
            self.give_up("output")
        if self.steps % CLOCK_EVERY == 0 and time.process_time() * 1000 > limits["cpuMs"]:
            self.give_up("time")
        self.steps += 1
        ops, self.pending = self.pending, []
        self.snapshot(ops)
        self.write(f'"line":{line},"ops":[{",".join(ops)}]')

    def leave(self, call: Call, value: Any) -> None:
        ops = self.pending
        found: list[Any] = []
        told = self.tell(value, found)
        self.snapshot(ops, found)
        self.stack.pop()
        if call.frame.f_code is not self.code:
            ops.append('["r"]' if call.is_raising else f'["r",{told}]')

    # What is there

    def snapshot(self, ops: list[str], more: Iterable[Any] = ()) -> None:
        roots: list[Any] = []
        for depth, call in enumerate(reversed(self.stack)):
            if depth == 0 or call.is_shared:
                self.look(call, depth, ops)
            roots.extend(call.roots)
        roots.extend(more)
        self.walk(roots, ops)
        self.take_printed(ops)

    def look(self, call: Call, depth: int, ops: list[str]) -> None:
        """What has become of the variables of one call."""
        seen, roots, now = call.seen, [], {}
        for name, value in list(dict.items(call.frame.f_locals)):
            if type(name) is not str or name.startswith("__") or is_hidden(type(value)):
                continue
            now[name] = told = self.tell(value, roots)
            if seen.get(name) != told:
                ops.append(f'["v",{depth},{quote(name)},{told}]')
        for name in seen:
            if name not in now:
                ops.append(f'["u",{depth},{quote(name)}]')
        call.seen, call.roots = now, roots

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

    def walk(self, roots: list[Any], ops: list[str]) -> None:
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

    def say(self, number: int, shown: Shown, items: list[Any], length: int, ops: list[str]) -> None:
        said = self.said.get(number)
        self.said[number] = items, length
        if said == (items, length):
            return
        is_pairs = shown.kind in ("map", "object")
        if said is None or shown.kind == "set" or (is_pairs and max(length, said[1]) > len(items)):
            flat = [f"[{key},{value}]" for key, value in items] if is_pairs else items
            ops.append(f'["o",{number},"{shown.kind}",{shown.name},[{",".join(flat)}],{length}]')
        elif is_pairs:
            self.say_entries(number, said[0], items, ops)
        else:
            start, old_end, new_end = difference(said[0], items)
            new = ",".join(items[start:new_end])
            ops.append(f'["x",{number},{start},{old_end - start},[{new}],{length}]')

    def say_entries(self, number: int, old: list[Any], new: list[Any], ops: list[str]) -> None:
        before, now = dict(old), dict(new)
        for key in before:
            if key not in now:
                ops.append(f'["d",{number},{key}]')
        for key, value in new:
            if before.get(key) != value:
                ops.append(f'["k",{number},{key},{value}]')

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


TEXT = 200


def words(text: str) -> str:
    """What is neither a number nor a text of the program: shown as it is said here."""
    return f'["~",{quote(text)}]'


def cut(text: str) -> str:
    return text if len(text) <= TEXT else f"{text[:TEXT]}…"


def is_hidden(of: type) -> bool:
    return issubclass(of, NOT_SHOWN)


def message_of(error: BaseException) -> str:
    """Without asking the error, whose words may be the program's own."""
    args = exception_args(error)
    first = args[0] if args else ""
    if type(first) is str:
        return cut(first)
    return cut(str(first)) if type(first) is int and first.bit_length() < 2000 else ""


# Each answers with the parts of an object, at most so many, and how many there are in all.


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


def difference(old: list[Any], new: list[Any]) -> tuple[int, int, int]:
    """Where two lists begin to differ, and where each is again as the other."""
    start, old_end, new_end = 0, len(old), len(new)
    while start < old_end and start < new_end and old[start] == new[start]:
        start += 1
    while old_end > start and new_end > start and old[old_end - 1] == new[new_end - 1]:
        old_end -= 1
        new_end -= 1
    return start, old_end, new_end
