"""Children that nobody waits for.

Where a parent ignores their end, the kernel forgets what they have used: a chain of short ones would
compute for nothing. What is to be seen of them tells that it happens; from then on their time is the test's.
"""

from __future__ import annotations

import os
import signal
import time

from .processes import line_of

# The kernel rounds what a process has waited for down to 10 ms, twice: in the program and in the kernel.
ROUNDING_S = 0.02
# Of so many processes at most; in the rounding of more a program could hide too much.
ROUNDED_MAX = 5
SIGCHLD_BIT = 1 << (signal.SIGCHLD - 1)
PROCESSORS = os.cpu_count() or 1

# What a process has used itself, and what those have that it has waited for; in seconds of CPU.
Use = tuple[float, float]


class Unwaited:
    def __init__(self) -> None:
        self.is_there = False
        # Of each process, as of the last look.
        self.uses: dict[str, Use] = {}
        # What those that have ended had used themselves when they were seen last.
        self.ended = 0.0
        # What was told of all that have ended: the most of it, as a look may come between an end and its telling.
        self.told = 0.0
        self.told_before: float | None = None
        self.looked = time.monotonic()

    def note(self, uses: dict[str, Use], reaped: float) -> float:
        """CPU seconds to charge for the time since the look before.

        `uses`: of each process that was seen; what was passed over and still lives is added as it was.
        `reaped`: what all those had used that nobody else has waited for.
        """
        now = time.monotonic()
        passed, self.looked = now - self.looked, now
        gone = self.without(uses)
        self.told = max(self.told, reaped + sum(waited for _, waited in uses.values()))
        if self.told_before is None:
            self.told_before = self.told
        # Of what has ended since the look before it may not have been told yet.
        missing = self.ended - (self.told - self.told_before)
        self.uses = uses
        self.ended += sum(gone)
        if not gone:
            return 0.0
        rounding = ROUNDING_S * min(len(uses) + 1, ROUNDED_MAX)
        if missing > rounding or any(ignores_children(pid) for pid in uses):
            self.is_there = True
        return passed * min(len(gone), PROCESSORS) if self.is_there else 0.0

    def without(self, uses: dict[str, Use]) -> list[float]:
        """What each had used itself that is not there any more."""
        gone: list[float] = []
        for pid, before in self.uses.items():
            if pid not in uses and os.path.exists(f"/proc/{pid}"):
                uses[pid] = before
            elif pid not in uses or uses[pid][0] < before[0]:
                gone.append(before[0])
        return gone


def ignores_children(pid: str) -> bool:
    return bool(int(line_of(f"/proc/{pid}/status", b"SigIgn:") or b"0", 16) & SIGCHLD_BIT)
