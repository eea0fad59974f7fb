"""What the kernel has ended in the box for want of memory: the box's own, or that of the machine."""

from __future__ import annotations

import os

# Where a box that has a cgroup finds the memory.events of that.
EVENTS = 4


class MemoryKills:
    def __init__(self) -> None:
        self.is_counted = False
        self.before = (0, 0)

    def forget(self) -> None:
        """A test begins: what was killed while nothing ran is nobody's doing."""
        self.before = self.count()

    def met(self) -> str | None:
        """What was met where a process was killed. A kill counts for the box that met its limit; a machine
        without memory kills in boxes too, which says nothing of their tests."""
        fulls, kills = (now - before for now, before in zip(self.count(), self.before))
        return None if kills <= 0 else "memory" if fulls > 0 else "starved"

    def count(self) -> tuple[int, int]:
        """How often the box's memory was used up, and how many of its processes were killed."""
        if not self.is_counted:
            return 0, 0
        figures = dict(line.split() for line in os.pread(EVENTS, 4096, 0).splitlines())
        return int(figures.get(b"oom", 0)), int(figures.get(b"oom_kill", 0))


memory_kills = MemoryKills()
