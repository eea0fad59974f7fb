"""Whether the kernel has ended a process of the box because its memory was used up."""

from __future__ import annotations

import os

# Where a box that has a cgroup finds the memory.events of that.
EVENTS = 4


class MemoryKills:
    def __init__(self) -> None:
        self.is_counted = False
        self.before = 0

    def forget(self) -> None:
        """A test begins: what was killed while nothing ran is nobody's doing."""
        self.before = self.count()

    def has_any(self) -> bool:
        return self.count() > self.before

    def count(self) -> int:
        if self.is_counted:
            for line in os.pread(EVENTS, 4096, 0).splitlines():
                name, _, number = line.partition(b" ")
                if name == b"oom_kill":
                    return int(number)
        return 0


memory_kills = MemoryKills()
