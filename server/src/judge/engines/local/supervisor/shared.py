"""A process that runs one test of a program after another, starting the program anew within it.

Cheaper than a process for each test, and worth less: what a program changed in one test, the next
one meets. So the server counts what comes of it only where the answer is right.

Its runner is there before the program is; that of Python, a copy of this process, knows it from the
start. It writes READY to DONE_FD when it can take a first test; then it reads a line from TURN_FD:
ANOTHER or LAST, and the name of what is to be started. After a LAST one it ends as the program does.
Otherwise it writes OVER when the test has ended, and waits for an empty line: the clock of a process
that runs is not exact. It writes READY again when it has looked at all that the test could have left
behind, while we look at what is to be seen from outside. The program could write that just as well: it
says only when to look.
"""

from __future__ import annotations

import os
import signal
from typing import Any

from ..languages.python.interpreter import hide_unnamed
from ..languages.python.runner import take_turns
from .child import FAILURE_BYTES, start
from .frames import copy_blob_to, refuse
from .kernel import Filter
from .machine import machine
from .memory_kills import memory_kills
from .outputs import send_report
from .own import INPUT, OUTPUT, opened
from .processes import line_of
from .turns import ANOTHER, LAST, OVER, READY
from .watch import Watch, use_of
from .workspace import Files, wipe_all, write_program

# The start of an interpreter by its first test, on a busy machine. No time of a test.
BOOT_LIMITS = {"cpuMs": 10_000, "wallMs": 20_000}
# To look at what a test has left behind takes milliseconds.
LOOK_CPU_MS = 1000


class Shared:
    def __init__(
        self, header: dict[str, Any], runner: list[tuple[str, bytes]], program: list[tuple[str, bytes]], second_filter: Filter
    ) -> None:
        write_program(runner)
        self.files = [os.memfd_create(name) for name in ("stdin", "stdout", "stderr")]
        # Of this one it reads on where we say: both have the same place in the file.
        self.input = opened(self.files[0], INPUT)
        turn, self.turn_fd = os.pipe()
        self.done_fd, done = os.pipe()
        theirs = (*(opened(fd, OUTPUT) for fd in self.files[1:]), turn, done)
        self.is_ready = self.is_over = False
        # All from the first test on.
        self.used_cpu: float | None = None
        self.cpu_at_end: float | None = None
        self.disk: tuple[int, int] | None = None
        self.program: Files | None = None
        self.pid, self.failure = start(header, (self.input, *theirs), second_filter)
        if self.pid == 0:
            hide_unnamed(program)
            take_turns(program)
        for fd in theirs:
            os.close(fd)

    def watch(self, limits: dict[str, Any], is_last: bool = False) -> Watch:
        return Watch(self.pid, limits, self.files[1:], self.used_cpu or 0.0, None if is_last else self.done_fd)

    def boot(self, limits: dict[str, Any]) -> tuple[Watch, str | None]:
        """Waits until the process can take a test: "done", or what kept it from that."""
        watch = self.watch(dict(limits))
        if self.cpu_at_end is not None:
            watch.limits["cpuMs"] = LOOK_CPU_MS + self.cpu_at_end * 1000
        met = watch.until_end()
        if met == "done":
            self.is_ready = os.read(self.done_fd, 1) == READY
            met = "done" if self.is_ready else None
        return watch, met

    def take(self, header: dict[str, Any], program: list[tuple[str, bytes]]) -> bool:
        """Runs one test. True, as this process never becomes one."""
        if self.is_over:
            # It was sent before it was known that the process would not stay.
            refuse(header, {"status": signal.SIGKILL})
        else:
            self.run(header, program)
        return True

    def run(self, header: dict[str, Any], program: list[tuple[str, bytes]]) -> None:
        memory_kills.forget()
        stdin, *outputs = self.files
        watch, met = (None, "done") if self.is_ready else self.boot({**header["limits"], **BOOT_LIMITS})
        # Only now: what warms itself up may read.
        empty(stdin)
        copy_blob_to(stdin, header["blobs"][0])
        os.lseek(self.input, 0, os.SEEK_SET)
        if met == "done":
            for fd in outputs:
                empty(fd)
            watch = self.begin(header, program)
            self.is_ready = False
            turn = LAST if header["last"] else ANOTHER
            met = watch.until_end() if self.tell(turn + header["entry"].encode()) else None
        assert watch
        if met == "done":
            report = self.report(watch)
            if report:
                send_report({**report, "clean": True, "failed": "", "stayed": True}, header, outputs)
                return
            met = None
        report = watch.finish(met)
        report["cpuMs"] = max(0.0, round(report["cpuMs"] - (self.used_cpu or 0) * 1000, 1))
        failed = os.read(self.failure, FAILURE_BYTES).decode(errors="replace")
        send_report({**report, "clean": wipe_all(), "failed": failed, "stayed": False}, header, outputs)
        self.close()

    def tell(self, line: bytes) -> bool:
        """False when the process is gone."""
        try:
            os.write(self.turn_fd, line + b"\n")
            return True
        except BrokenPipeError:
            return False

    def begin(self, header: dict[str, Any], program: list[tuple[str, bytes]]) -> Watch:
        """The watch over a test, whose time starts now."""
        limits = header["limits"]
        if self.used_cpu is None:
            # What the runner was started from is no part of the program's folder.
            wipe_all()
            write_program(program)
            self.disk, self.program = machine.disk_use(), Files(program)
        # What the runner has looked at since the test before is no part of this one.
        try:
            self.used_cpu = sum(use_of(self.pid)[0])
        except OSError:
            self.used_cpu = 0.0  # Gone, as is seen next.
        reset_peak(self.pid)
        return self.watch({**limits, "cpuMs": limits["cpuMs"] + self.used_cpu * 1000}, header["last"])

    def report(self, watch: Watch) -> dict[str, Any] | None:
        """What a test used that has left nothing behind; None when it has."""
        wall = watch.wall_ms()
        assert self.program and self.used_cpu is not None
        if os.read(self.done_fd, 1) != OVER:
            return None
        try:
            cpu = sum(use_of(self.pid)[0])
        except OSError:
            return None
        # It looks at what it can see while we look at the rest.
        if not self.tell(b"") or watch.limit_met():
            return None
        cpu = self.cpu_at_end = cpu + watch.reaped_cpu
        peak_kb = max(watch.peak_kb, int(line_of(f"/proc/{self.pid}/status", b"VmHWM:") or 0))
        if list(watch.sizes) != [str(self.pid)] or watch.disk != self.disk or memory_kills.met():
            return None
        if peak_kb > watch.limits["memoryKb"] or not (self.has_its_files() and self.program.are_as_written()):
            return None
        return {
            "met": None,
            "status": 0,
            "cpuMs": round((cpu - self.used_cpu) * 1000, 1),
            "wallMs": round(wall, 1),
            "waitedMs": round(watch.waited_ms(), 1),
            "memoryKb": peak_kb,
        }

    def has_its_files(self) -> bool:
        """A program that closes one of them would leave another file in its place."""
        try:
            return all(
                os.path.samestat(os.stat(f"/proc/{self.pid}/fd/{number}"), os.fstat(fd))
                for number, fd in enumerate(self.files)
            )
        except OSError:
            return False

    def end(self) -> bool:
        """Ends the process between two turns. True when nothing of it is left."""
        if self.is_over:
            return True
        self.watch({}).kill_all()
        self.close()
        return wipe_all()

    def close(self) -> None:
        self.is_over = True
        for fd in (*self.files, self.input, self.turn_fd, self.done_fd, self.failure):
            os.close(fd)


def empty(fd: int) -> None:
    os.ftruncate(fd, 0)
    os.lseek(fd, 0, os.SEEK_SET)


def reset_peak(pid: int) -> None:
    """The kernel's peak of resident memory begins anew. Without it the figure is too large."""
    try:
        with open(f"/proc/{pid}/clear_refs", "w") as file:
            file.write("5")
    except OSError:
        pass
