"""PID 1 of a box: runs one program's tests, one after another, at the word of the server.

Tests come in batches: it is told once how they are run, then their inputs, and answers each with one
report. An input may be sent before the test in front of it is over; it lies in the pipe until then.

It runs as the `sitecustomize` of an interpreter that is started to run /w/main.py, which is not
there yet. So a Python test needs no start: a copy of PID 1 leaves this module, and the interpreter
in it goes on to its program as it always would have.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

from ..languages.python.interpreter import load_library
from .child import note_signals
from .frames import read_exactly, read_header, send
from .kernel import Filter
from .machine import machine
from .memory_kills import memory_kills
from .own import SUPERVISOR, Own
from .shared import Shared

HOME = os.path.dirname(__file__)


def hide() -> None:
    """Nothing of how the supervisor is found is to be seen by a test."""
    del os.environ["PYTHONPATH"]
    sys.path.remove(HOME)
    sys.path_importer_cache.pop(HOME, None)


def harden() -> None:
    machine.keep_private()
    # As PID 1 every signal without a handler is ignored; Python brings a handler for SIGINT.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.umask(0o022)


def load(header: dict[str, Any]) -> list[tuple[str, bytes]]:
    """The program's files stay in memory and are written afresh for every test."""
    return [(name, read_exactly(size)) for name, size in zip(header["names"], header["blobs"])]


def main() -> None:
    """Returns in a copy that has become a Python test, and nowhere else."""
    hide()
    harden()
    note_signals()
    send({"op": "ready", "python": ".".join(map(str, sys.version_info[:3]))})
    load_library()
    program: list[tuple[str, bytes]] = []
    second_filter = Filter(b"")
    batch: Own | Shared | None = None
    while True:
        header = read_header()
        if header["op"] == "load":
            second_filter = Filter(read_exactly(header["blobs"].pop(0)))
            program = load(header)
            memory_kills.is_counted = header["hasGroup"]
        elif header["op"] == "batch":
            if batch and not batch.end():
                os._exit(70)
            if header["isShared"]:
                batch = Shared(header, load(header), program, second_filter)
            else:
                batch = Own(header, second_filter)
        elif header["op"] == "boot" and isinstance(batch, Shared):
            _, met = batch.boot(header["limits"])
            send({"op": "booted", "ready": met == "done"})
        elif header["op"] == "input" and batch:
            if not batch.take(header, program):
                return
        else:
            os._exit(70)


try:
    main()
except BaseException as error:
    # `site` would go on after an error, and PID 1 would run the program itself.
    sys.excepthook(type(error), error, error.__traceback__)
    os._exit(70)
if os.getpid() == SUPERVISOR:
    os._exit(70)
# To `site` this is a machine without a sitecustomize.
raise ImportError("no sitecustomize", name="sitecustomize")
