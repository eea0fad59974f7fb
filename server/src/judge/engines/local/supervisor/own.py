"""Tests that have a process each: those of a batch, one after another.

The next one is started while the server looks at the one before it: a start is time that nobody then
waits for. It gives up all that it is denied and waits for its input, never beside another test, which
could reach it.
"""

from __future__ import annotations

import os
import signal
from typing import Any

from ..languages.python.interpreter import hide_unnamed, spare_end
from .child import FAILURE_BYTES, start
from .frames import copy_blob_to, refuse
from .kernel import Filter
from .memory_kills import memory_kills
from .outputs import collect_output, send_report
from .watch import Watch
from .workspace import wipe_all, write_program

SUPERVISOR = os.getpid()
INPUT = os.O_RDONLY
# Appending keeps two descriptors of one output from writing over each other.
OUTPUT = os.O_WRONLY | os.O_APPEND


class Prepared:
    """Files and pipes of a test, and its process, which waits for its input."""

    def __init__(self, header: dict[str, Any], program: list[tuple[str, bytes]], second_filter: Filter) -> None:
        self.stdin = os.memfd_create("stdin")
        self.outputs = [os.memfd_create("stdout"), os.memfd_create("stderr")]
        write_program(program)
        gate, self.gate = os.pipe()
        # Here and not there: memory that the other process touches is copied first.
        files = (opened(self.stdin, INPUT), *(opened(fd, OUTPUT) for fd in self.outputs))
        # 0 in a copy of this process that has become the test, and has its input.
        self.pid, self.failure = start(header, files, second_filter, gate)
        if self.pid:
            for fd in (*files, gate):
                os.close(fd)
        else:
            hide_unnamed(program)
            spare_end(program)

    def is_waiting(self) -> bool:
        """Not when it was killed meanwhile: the kernel takes it first when memory runs out."""
        return os.waitpid(self.pid, os.WNOHANG)[0] == 0

    def begin(self, size: int) -> None:
        """Hands over the input, of so many bytes, which is next in the control pipe."""
        memory_kills.forget()
        copy_blob_to(self.stdin, size)
        try:
            os.write(self.gate, b"g")
        except BrokenPipeError:
            pass  # It could not be started, and has said why.

    def failed(self) -> str:
        """Why it could not be started. Asked when nothing of it is left that holds the other end."""
        return os.read(self.failure, FAILURE_BYTES).decode(errors="replace")

    def discard(self) -> bool:
        """True when nothing of it is left."""
        try:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        except (ProcessLookupError, ChildProcessError):
            pass  # It was not waiting any more.
        self.close()
        return wipe_all()

    def close(self) -> None:
        for fd in (self.stdin, *self.outputs, self.failure, self.gate):
            os.close(fd)


def opened(fd: int, mode: int) -> int:
    """As the test may use it: an input cannot be written to, an output not be read."""
    return os.open(f"/proc/self/fd/{fd}", mode)


class Own:
    def __init__(self, header: dict[str, Any], second_filter: Filter) -> None:
        self.header = header
        self.second_filter = second_filter
        self.waiting: Prepared | None = None

    def take(self, header: dict[str, Any], program: list[tuple[str, bytes]]) -> bool:
        """Runs one test. False in a copy of this process that has become the test."""
        if self.waiting and not self.waiting.is_waiting() and not self.end():
            os._exit(70)
        test = self.waiting or self.prepare(program)
        self.waiting = None
        if isinstance(test, str):
            # No room for its files, or for one more process: no fault of the program.
            refuse(header, {"failed": test, "clean": False})
            os._exit(70)
        if not test.pid:
            return False
        test.begin(header["blobs"][0])
        watch = Watch(test.pid, header["limits"], test.outputs)
        report = watch.finish(watch.until_end())
        files = collect_output(self.header.get("collect"), report)
        report |= {"clean": wipe_all(), "failed": test.failed(), "stayed": False}
        if report["clean"] and not header["last"]:
            # First this: it starts while the server is told and looks.
            following = self.prepare(program)
            if isinstance(following, str):
                # The test that has ended is told all the same, and this box takes no other.
                report["clean"] = False
            elif following.pid:
                self.waiting = following
            else:
                return False
        send_report(report, header, test.outputs, files)
        test.close()
        return True

    def prepare(self, program: list[tuple[str, bytes]]) -> Prepared | str:
        """A test that waits, or what kept this process from preparing one: nothing of the test has run then."""
        try:
            return Prepared(self.header, program, self.second_filter)
        except OSError as error:
            if os.getpid() != SUPERVISOR:
                raise
            return f"{type(error).__name__}: {error}"

    def end(self) -> bool:
        """True when nothing of it is left."""
        waiting, self.waiting = self.waiting, None
        return waiting.discard() if waiting else True
