"""What a box asks of the machine. There are two kinds, and one of them takes the place of this file."""

from __future__ import annotations

from typing import Protocol


class Machine(Protocol):
    # Before every path of the box: empty where it has a file system of its own.
    root: str
    # All places that a test can write to.
    writable: tuple[str, ...]

    def keep_private(self) -> None:
        """Keeps tests out of the supervisor's memory and descriptors."""

    def enter_test_domain(self) -> None:
        """In a test, for good: what it may not reach."""

    def process_limit(self, processes: int) -> int:
        """What the kernel is told where a test may have so many."""
        ...

    def box_processes(self) -> list[str]:
        """Their numbers: all that a test has started."""
        ...

    def disk_use(self) -> tuple[int, int]:
        """Bytes and inodes in the writable places, files that are open but removed included."""
        ...

    def is_crowded(self, processes: int) -> bool:
        """Whether there is too much of what no other limit counts."""
        ...


machine: Machine
