"""Runs a Python program and writes down every step of it, one line of JSON a step.

The program keeps its own input, `__main__` and output; what it prints goes into a file, from which each step
takes what is new. The recorder looks at the program's objects without asking them anything: it calls
no method, property, comparison or hash that the program could have written.
"""

from __future__ import annotations

import atexit
import builtins
import os
import sys
import time
import types
from json.encoder import encode_basestring_ascii as quote
from typing import Any, Iterable, Mapping

# First, so that all that follows has them.
from .builtin_names import __builtins__  # noqa: F401
from .heap import Heap
from .ops import Ops
from .output import Output
from .values import is_hidden, message_of, type_name

# Frames that have no place of their own on the page: they belong to the line that they stand in.
WITHIN_A_LINE = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")
# Raised where nothing went wrong.
USUAL_ENDS = (StopIteration, GeneratorExit)
OPTIMIZED, VARIADIC = 0x1, 0x0C
COMPILER_ERRORS = (SyntaxError, IndentationError, TabError)
CLOCK_EVERY = 32


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
        self.ops = Ops(limits["bytes"], lambda: self.give_up("bytes"))
        self.steps = 0
        self.end = {"kind": '"exit"', "code": "0"}
        self.is_recording = False
        # Whether the program ended the recording itself, or recurred too deep for it.
        self.ended_early = False
        self.has_ended = False
        self.last_raised: BaseException | None = None
        self.codes: set[int] = set()
        self.code: types.CodeType | None = None
        self.heap = Heap(limits)
        self.output = Output(source, limits["printed"])

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
            self.output.may_flush = False
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
        self.output.flush(is_last=True)
        self.output.take_printed(self.ops)
        if self.output.is_too_much() and self.end["kind"] == '"exit"':
            self.end = {"kind": '"limit"', "of": '"output"'}
        is_whole = "false" if self.ended_early else "true"
        fields = {**self.end, "isWhole": is_whole, "ops": f"[{self.ops.take()}]"}
        self.output.write(",".join(f'"{name}":{value}' for name, value in fields.items()))

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
            self.look(self.stack[-1], 0)
        self.enter(frame)
        return self.on_event

    def enter(self, frame: types.FrameType) -> None:
        code = frame.f_code
        is_module = code is self.code
        self.stack.append(Call(frame, is_module=is_module))
        if not is_module:
            count = code.co_argcount + code.co_kwonlyargcount + (code.co_flags & VARIADIC).bit_count()
            parameters = ",".join(quote(name) for name in code.co_varnames[:count])
            self.ops.append(f'["c",{quote(code.co_name)},{code.co_firstlineno},[{parameters}]]')

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
                self.ops.append(f'["e",{quote(type_name(arg[0]))},{quote(text)}]')
        return self.on_event

    def step(self, line: int) -> None:
        limits = self.limits
        if self.steps >= limits["steps"]:
            self.give_up("steps")
        if self.output.printed > limits["printed"]:
            self.give_up("output")
        if self.steps % CLOCK_EVERY == 0 and time.process_time() * 1000 > limits["cpuMs"]:
            self.give_up("time")
        self.steps += 1
        self.snapshot()
        self.output.write(f'"line":{line},"ops":[{self.ops.take()}]')

    def leave(self, call: Call, value: Any) -> None:
        found: list[Any] = []
        told = self.heap.tell(value, found)
        self.snapshot(found)
        self.stack.pop()
        if call.frame.f_code is not self.code:
            self.ops.append('["r"]' if call.is_raising else f'["r",{told}]')

    def snapshot(self, more: Iterable[Any] = ()) -> None:
        roots: list[Any] = []
        for depth, call in enumerate(reversed(self.stack)):
            if depth == 0 or call.is_shared:
                self.look(call, depth)
            roots.extend(call.roots)
        roots.extend(more)
        self.heap.walk(roots, self.ops)
        self.output.take_printed(self.ops)

    def look(self, call: Call, depth: int) -> None:
        """What has become of the variables of one call."""
        seen, roots, now = call.seen, [], {}
        for name, value in list(dict.items(call.frame.f_locals)):
            if type(name) is not str or name.startswith("__") or is_hidden(type(value)):
                continue
            now[name] = told = self.heap.tell(value, roots)
            if seen.get(name) != told:
                self.ops.append(f'["v",{depth},{quote(name)},{told}]')
        for name in seen:
            if name not in now:
                self.ops.append(f'["u",{depth},{quote(name)}]')
        call.seen, call.roots = now, roots
