"""A batch of tests that have a process each. The next one starts while the server looks at the last."""

from __future__ import annotations

import os
from typing import Any

from .frames import refuse, send
from .kernel import Filter
from .outputs import collect_output, output_parts
from .prepared import Prepared, prepare
from .watch import Watch
from .workspace import wipe_all

SUPERVISOR = os.getpid()


class Own:
    def __init__(self, header: dict[str, Any], second_filter: Filter) -> None:
        self.header = header
        self.second_filter = second_filter
        self.waiting: Prepared | None = None

    def take(self, header: dict[str, Any], program: list[tuple[str, bytes]]) -> bool:
        """Runs one test. False in a copy of this process that has become the test."""
        if self.waiting and not self.waiting.is_waiting() and not self.end():
            os._exit(70)
        test, failed = (self.waiting, "") if self.waiting else self.prepare(program)
        if failed:
            # No room for its files, or for one more process: no fault of the program.
            refuse(header, {"failed": failed, "clean": False})
            os._exit(70)
        if not test:
            return False
        report, parts = self.run(test, header)
        self.waiting = None
        if report["clean"] and not header["last"]:
            # First this: it starts while the server is told and looks.
            self.waiting, failed = self.prepare(program)
            if not (self.waiting or failed):
                return False
            # The test that has ended is told all the same, and this box takes no other.
            report["clean"] = not failed
        send(report, parts)
        test.close()
        return True

    def prepare(self, program: list[tuple[str, bytes]]) -> tuple[Prepared | None, str]:
        """A test that waits, or what kept this process from preparing one: nothing of the test has run then."""
        try:
            return prepare(self.header, program, self.second_filter), ""
        except OSError as error:
            if os.getpid() != SUPERVISOR:
                raise
            return None, f"{type(error).__name__}: {error}"

    def run(
        self, test: Prepared, header: dict[str, Any]
    ) -> tuple[dict[str, Any], list[bytes | tuple[int, int, int]]]:
        """Runs it to its end. What there is to tell of that, and what to send with it."""
        test.begin(header["blobs"][0])
        watch = Watch(test.pid, header["limits"], test.outputs)
        report = watch.finish(watch.until_end())
        files = collect_output(self.header.get("collect"), report)
        report["clean"] = wipe_all()
        report["failed"] = test.failed()
        report["stderrBytes"] = os.fstat(test.outputs[1]).st_size
        report["names"] = None if files is None else [name for name, _ in files]
        report["stayed"] = False
        blobs = [data for _, data in files or ()]
        return {"op": "done", **report}, [*output_parts(header, test.outputs), *blobs]

    def end(self) -> bool:
        """True when nothing of it is left."""
        waiting, self.waiting = self.waiting, None
        return waiting.discard() if waiting else True
