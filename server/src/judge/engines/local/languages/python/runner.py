"""A copy of PID 1 that runs one Python program for one test after another.

supervisor/shared.py is the other side of the two pipes.

Each test has a `__main__` and streams of its own; the program is compiled once, and the library is
there. At anything unusual the process ends at once, and the test is run again in a copy of its own.
"""

from __future__ import annotations

import builtins
import gc
import os
import sys
import _weakref
from typing import IO, Any, NoReturn

from ...supervisor.child import standard_stream
from ...supervisor.turns import ANOTHER, DONE_FD, OVER, READY, TURN_FD
from .interpreter import exit_now
from .shareable import Survey, modules_of_shareable
from .snapshot import Snapshot, spaces_of, surroundings

STREAMS = ("stdin", "stdout", "stderr")
LINE_BYTES = 4096


def take_turns(program: list[tuple[str, bytes]]) -> NoReturn:
    """Never returns."""
    try:
        SharedRunner(program[0][1]).serve()
    finally:
        # Nothing of the program is asked, and nothing said.
        exit_now(1)


class SharedRunner:
    def __init__(self, text: bytes) -> None:
        seen = Survey(text)
        modules = modules_of_shareable(seen)
        path = sys.orig_argv[-1]
        self.code = compile(text, path, "exec", dont_inherit=True)
        # The compiler complains once, and an interpreter of a test's own each time.
        if modules is None or os.fstat(2).st_size:
            exit_now(1)
        self.names = {"__annotations__": {}, "__builtins__": builtins, "__file__": path, "__cached__": None}
        self.inputs = Inputs() if seen.opens_input else None
        if self.inputs:
            self.names["__builtins__"] = {**vars(builtins), "open": self.inputs.open}
        self.loader = type(__loader__)("__main__", path)
        self.usual = [getattr(sys, name) for name in STREAMS]
        self.main = sys.modules["__main__"]
        self.limits = sys.getrecursionlimit(), sys.get_int_max_str_digits()
        self.forget = [sys.modules["random"].seed]
        if "typing" in sys.modules:
            # It remembers what classes of the program it was asked for.
            self.forget += sys.modules["typing"]._cleanups
        self.put_streams(None, None, None)
        self.snapshot, self.around = Snapshot(spaces_of(modules)), surroundings()
        gc.collect()
        gc.freeze()

    def serve(self) -> None:
        """Returns when no other test may run here."""
        while self.is_as_before():
            os.write(DONE_FD, READY)
            if os.read(TURN_FD, LINE_BYTES)[:1] != ANOTHER or not self.run():
                return
            os.write(DONE_FD, OVER)
            # Until it is measured what the test has used.
            if not os.read(TURN_FD, 1):
                return
            self.clear()

    def run(self) -> bool:
        """True when the program has come to its end, and all is said."""
        module = sys.modules["__main__"] = type(sys)("__main__")
        names = vars(module)
        names["__loader__"] = self.loader
        names.update(self.names, __annotations__={})
        streams = [standard_stream(*settings) for settings in zip(range(3), "rww", self.usual)]
        self.put_streams(*streams)
        try:
            exec(self.code, names)
        except SystemExit as end:
            if end.code is not None and (type(end.code) is not int or end.code != 0):
                return False
        if sys.stdout is not streams[1] or sys.stderr is not streams[2]:
            return False
        for stream in streams[1:]:
            stream.flush()
        if self.inputs:
            self.inputs.close()
        return True

    def clear(self) -> None:
        vars(sys.modules["__main__"]).clear()
        sys.modules["__main__"] = self.main
        self.put_streams(None, None, None)
        sys.setrecursionlimit(self.limits[0])
        sys.set_int_max_str_digits(self.limits[1])
        for forget in self.forget:
            forget()
        gc.collect()

    def is_as_before(self) -> bool:
        return self.snapshot.is_as_before() and surroundings() == self.around

    def put_streams(self, *streams: Any) -> None:
        for name, stream in zip(STREAMS, streams):
            setattr(sys, name, stream)
            setattr(sys, f"__{name}__", stream)


class Inputs:
    """What a program has made of `open(0)`, each of which closes the input when it goes."""

    def __init__(self) -> None:
        self.spare = os.dup(0)
        self.opened = []

    def open(self, number: int, mode: str = "r") -> IO[Any]:
        stream = open(number, mode)
        self.opened.append(_weakref.ref(stream))
        return stream

    def close(self) -> None:
        """As the end of a process does it; then the input is there again, for the next test."""
        for stream in [made() for made in self.opened]:
            try:
                if stream is not None:
                    stream.close()
            except OSError:
                pass  # Another one was first.
        self.opened.clear()
        os.dup2(self.spare, 0)
