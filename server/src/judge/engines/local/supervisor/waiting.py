"""How long a test was kept waiting for a processor: that part of its elapsed time is not its own."""

from __future__ import annotations

import time

from .processes import of_threads, stat_fields

# A look at a thread's state takes some 20 us: with many of them there are fewer looks.
STATE_EVERY_S = 0.0003


class Waiting:
    """An estimate that is made anew with each look.

    Where a thread can run, all of the time since the look before was wanted; what the test did not get
    of it as CPU time it has waited. Where all threads sleep, the time was the test's own, but for as long
    as this process came late to its look: it wants nothing but a processor. Waits that the kernel counts
    are of no use: those of threads that have ended are lost, and threads that wait for each other could
    buy time with them.
    """

    def __init__(self, cpu: float) -> None:
        self.seconds = 0.0
        self.cpu = cpu
        self.looked = time.monotonic()
        self.late = 0.0

    def note(self, processes: list[tuple[str, bytes, int]], cpu: float, is_hidden: bool = False) -> None:
        """`processes`: pid, state of its first thread and number of threads. `cpu`: all that they used; it is
        not where some of it `is_hidden`."""
        now = time.monotonic()
        passed = now - self.looked
        if passed < STATE_EVERY_S * sum(threads for _, _, threads in processes):
            return
        missed = passed - (cpu - self.cpu) if can_run(processes) and not is_hidden else self.late
        self.seconds += min(max(missed, 0.0), passed)
        self.cpu, self.looked, self.late = cpu, now, 0.0


def can_run(processes: list[tuple[str, bytes, int]]) -> bool:
    if any(state == b"R" for _, state, _ in processes):
        return True
    # The others of a process have states of their own.
    several = (pid for pid, _, threads in processes if threads > 1)
    return any(stat_fields(data)[0] == b"R" for pid in several for _, data in of_threads(pid, "stat"))
