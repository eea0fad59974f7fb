"""One test: start it, watch what it uses, end it and everything it left, report the facts."""

from __future__ import annotations

import os
import select
import signal
import time
from typing import Any, Sequence

from .frames import CONTROL_IN
from .limits import INODES
from .machine import machine
from .memory_kills import memory_kills
from .processes import line_of, of_threads, stat_fields
from .unwaited import Unwaited, Use
from .waiting import Waiting

# A look costs 0.4 ms. What can grow in between is bounded by the kernel too.
LOOK_EVERY_MS = 20
PSS_EVERY_S = 0.1
# On a crowded machine a test is given up to this many times its elapsed time. Then nobody can say any
# more what it would have taken.
WALL_STRETCH = 10
STDERR_BYTES = 4 << 20
PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")


class Watch:
    def __init__(
        self,
        pid: int,
        limits: dict[str, Any],
        outputs: Sequence[int],
        used_cpu: float = 0.0,
        done_fd: int | None = None,
    ) -> None:
        """`used_cpu`: seconds that its process had used before. `done_fd`: where a test says that it is done
        whose process lives on; others are when that has ended."""
        self.pid = pid
        self.limits = limits
        self.outputs = outputs
        self.done_fd = done_fd
        self.started = time.monotonic()
        # What reaped processes used, and the peak of what was seen alive.
        self.reaped_cpu = 0.0
        self.peak_kb = 0
        self.status: int | None = None
        self.pss_read = 0.0
        self.shared_kb = 0
        self.waiting = Waiting(used_cpu)
        self.unwaited = Unwaited()
        # Looked at when the elapsed limit is met; less what each thread had waited when its test began.
        self.longest_wait_ms = 0.0
        self.waits_before = waits_of_threads() if done_fd is None else {}
        # What the last look has seen alive, and on the disk.
        self.cpu = 0.0
        self.sizes: dict[str, int] = {}
        self.disk: tuple[int, int] | None = None
        self.processes: list[tuple[str, bytes, int]] = []

    def reap(self, block: bool) -> None:
        """Reaps what has ended; with `block` until no process is left."""
        while True:
            try:
                pid, status, used = os.wait4(-1, 0 if block else os.WNOHANG)
            except ChildProcessError:
                return
            if pid == 0:
                return
            if pid == self.pid:
                self.status = status
            self.reaped_cpu += used.ru_utime + used.ru_stime
            self.peak_kb = max(self.peak_kb, used.ru_maxrss)

    def wall_ms(self) -> float:
        return (time.monotonic() - self.started) * 1000

    def until_end(self) -> str | None:
        """Waits for the test's own end: None, "done", or the name of the limit it met."""
        poller = select.poll()
        if self.done_fd is not None:
            poller.register(self.done_fd, select.POLLIN)
        pidfd = os.pidfd_open(self.pid)
        poller.register(pidfd, select.POLLIN)
        poller.register(CONTROL_IN, 0)
        try:
            while True:
                ready = self.wait(poller)
                if CONTROL_IN in ready:
                    os._exit(0)
                if pidfd in ready:
                    return None
                if self.done_fd in ready:
                    return "done"
                met = self.limit_met()
                if met:
                    return met
        finally:
            os.close(pidfd)

    def wait(self, poller: select.poll) -> dict[int, int]:
        """What is ready until the next look, at a time that no program can tell beforehand."""
        timeout_ms = LOOK_EVERY_MS // 2 + os.urandom(1)[0] * LOOK_EVERY_MS // 255
        begun = time.monotonic()
        ready = dict(poller.poll(timeout_ms))
        self.waiting.late += max(0.0, time.monotonic() - begun - timeout_ms / 1000)
        return ready

    def limit_met(self) -> str | None:
        if self.has_said_too_much():
            return "output"
        self.reap(block=False)
        self.cpu, self.sizes = self.sample()
        met = self.wall_met()
        if met:
            return met
        if (self.cpu + self.reaped_cpu) * 1000 > self.limits["cpuMs"]:
            return "cpu"
        return self.memory_met()

    def has_said_too_much(self) -> bool:
        out, err = (os.fstat(fd).st_size for fd in self.outputs)
        return out > self.limits["outputBytes"] or err > STDERR_BYTES

    def wall_met(self) -> str | None:
        """Elapsed time is for programs that sleep: waiting for a processor is not held against them."""
        self.waiting.note(self.processes, self.cpu + self.reaped_cpu, self.unwaited.is_there)
        wall = self.wall_ms()
        if wall - self.waited_ms() <= self.limits["wallMs"]:
            return "starved" if wall > WALL_STRETCH * self.limits["wallMs"] else None
        if self.done_fd is None:
            # Of one thread, which may have waited for others of the test. In a process that tests share, what others
            # waited cannot be told apart from what this one did.
            self.longest_wait_ms = max(self.longest_wait_ms, longest_wait_ms(self.waits_before))
        return "wall" if wall - self.waited_ms() > self.limits["wallMs"] else None

    def waited_ms(self) -> float:
        return max(self.longest_wait_ms, self.waiting.seconds * 1000)

    def sample(self) -> tuple[float, dict[str, int]]:
        """CPU seconds and resident KB of what is alive."""
        uses: dict[str, Use] = {}
        sizes: dict[str, int] = {}
        self.processes = []
        for name in machine.box_processes():
            try:
                uses[name], sizes[name], state, threads = use_of(int(name))
                self.processes.append((name, state, threads))
            except OSError:
                continue
        self.reaped_cpu += self.unwaited.note(uses, self.reaped_cpu)
        return sum(map(sum, uses.values())), sizes

    def memory_met(self) -> str | None:
        sizes = self.sizes
        self.disk = used, inodes = machine.disk_use()
        disk_kb = used >> 10
        total = sum(sizes.values()) + disk_kb
        if total > self.limits["memoryKb"] and len(sizes) > 1:
            # Forked processes share pages that the sum counts once for each of them.
            now = time.monotonic()
            if now - self.pss_read > PSS_EVERY_S:
                self.shared_kb = sum(int(line_of(f"/proc/{pid}/smaps_rollup", b"Pss:") or kb) for pid, kb in sizes.items())
                self.pss_read = now
            total = min(total, self.shared_kb + disk_kb)
        self.peak_kb = max(self.peak_kb, total)
        if inodes > INODES or machine.is_crowded(self.limits["processes"]):
            return "memory"
        return "memory" if total > self.limits["memoryKb"] else None

    def finish(self, met: str | None) -> dict[str, Any]:
        """Ends everything that still lives and decides how the test ended."""
        wall = self.wall_ms()
        self.reap(block=False)
        waited_ms = self.waited_ms() + self.waiting.late * 1000
        self.kill_all()
        cpu_ms = self.reaped_cpu * 1000
        killed = memory_kills.met()
        if killed == "memory" or met is None:
            met = killed or self.limit_met_at_end(cpu_ms)
        return {
            "met": met,
            "status": self.status,
            "cpuMs": round(cpu_ms, 1),
            "wallMs": round(wall, 1),
            "waitedMs": round(waited_ms, 1),
            "memoryKb": self.peak_kb,
        }

    def kill_all(self) -> None:
        # A process with SIGKILL pending cannot fork, so one call reaches all there will ever be.
        try:
            os.kill(-1, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.reap(block=True)

    def limit_met_at_end(self, cpu_ms: float) -> str | None:
        """Peaks between two looks count as well."""
        if self.has_said_too_much():
            return "output"
        if self.peak_kb > self.limits["memoryKb"]:
            return "memory"
        return "cpu" if cpu_ms > self.limits["cpuMs"] else None


def use_of(pid: int) -> tuple[Use, int, bytes, int]:
    """CPU seconds of a process itself, and of the descendants that it has waited for; its resident KB; the
    state of its first thread; how many threads it has."""
    with open(f"/proc/{pid}/stat", "rb") as file:
        fields = stat_fields(file.read())
    # The process's own clock: /proc counts in steps of 10 ms.
    cpu = time.clock_gettime((~pid << 3) | 2)
    waited = (int(fields[13]) + int(fields[14])) / TICKS
    return (cpu, waited), int(fields[21]) * PAGE >> 10, fields[0], int(fields[17])


def longest_wait_ms(before: dict[str, int]) -> float:
    """What the thread that waited longest for a processor has waited since then."""
    waits = (waited - before.get(thread, 0) for thread, waited in waits_of_threads().items())
    return max(waits, default=0) / 1e6


def waits_of_threads() -> dict[str, int]:
    """For how many nanoseconds each has waited for a processor."""
    files = (file for pid in machine.box_processes() for file in of_threads(pid, "schedstat"))
    return {thread: int(data.split()[1]) for thread, data in files}
