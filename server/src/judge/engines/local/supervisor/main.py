"""PID 1 of a box: runs one program's tests, one after another, at the word of the server.

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
from .outputs import collect_output, output_parts
from .prepared import Prepared, prepare, refuse
from .shared import Shared, refuse_turn
from .watch import Watch
from .workspace import wipe_all

HOME = os.path.dirname(__file__)
SUPERVISOR = os.getpid()


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


def run(header: dict[str, Any], test: Prepared) -> tuple[dict[str, Any], list[bytes | tuple[int, int, int]]]:
    """Runs it to its end. What there is to tell of that, and what to send with it."""
    test.begin(header["blobs"][0])
    watch = Watch(test.pid, header["limits"], test.outputs)
    report = watch.finish(watch.until_end())
    files = collect_output(header, report)
    report["clean"] = wipe_all()
    report["failed"] = test.failed()
    report["stderrBytes"] = os.fstat(test.outputs[1]).st_size
    report["names"] = None if files is None else [name for name, _ in files]
    report["stayed"] = False
    blobs = [data for _, data in files or ()]
    return {"op": "done", **report}, [*output_parts(header, test.outputs), *blobs]


def prepare_own(
    header: dict[str, Any], program: list[tuple[str, bytes]], second_filter: Filter
) -> tuple[Prepared | None, str]:
    """A test that waits, or what kept this process from preparing one: nothing of the test has run then."""
    try:
        return prepare(header, program, second_filter), ""
    except OSError as error:
        if os.getpid() != SUPERVISOR:
            raise
        return None, f"{type(error).__name__}: {error}"


def main() -> None:
    """Returns in a copy that has become a Python test, and nowhere else."""
    hide()
    harden()
    note_signals()
    send({"op": "ready", "python": ".".join(map(str, sys.version_info[:3]))})
    load_library()
    program: list[tuple[str, bytes]] = []
    second_filter = Filter(b"")
    shared: Shared | None = None
    ahead: Prepared | None = None
    while True:
        header = read_header()
        if ahead and not (header["op"] == "run" and ahead.fits(header) and ahead.is_waiting()):
            ahead = ahead.discard()
        if header["op"] == "load":
            second_filter = Filter(read_exactly(header["blobs"].pop(0)))
            program = load(header)
            memory_kills.is_counted = header["hasGroup"]
        elif header["op"] == "share":
            shared = Shared(header, load(header), program, second_filter)
        elif header["op"] == "boot":
            assert shared
            _, met = shared.boot(header["limits"])
            send({"op": "booted", "ready": met == "done"})
        elif header["op"] == "turn":
            if not shared:
                refuse_turn(header)
            elif not shared.take_turn(header, program):
                shared = None
        elif header["op"] == "run":
            if shared and not shared.end():
                os._exit(70)
            shared = None
            test, failed = (ahead, "") if ahead else prepare_own(header, program, second_filter)
            if failed:
                # No room for its files, or for one more process: no fault of the program.
                refuse(header, failed)
                os._exit(70)
            if not test:
                return
            report, parts = run(header, test)
            ahead = None
            if report["clean"] and header.get("again"):
                # First this: it starts while the server is told and looks.
                ahead, failed = prepare_own(header, program, second_filter)
                if not (ahead or failed):
                    return
                # The test that has ended is told all the same, and this box takes no other.
                report["clean"] = not failed
            send(report, parts)
            test.close()
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
