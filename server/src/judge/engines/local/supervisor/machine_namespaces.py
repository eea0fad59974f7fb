"""A machine with namespaces: all that a box sees is its own."""

from __future__ import annotations

import ctypes
import os

from .kernel import set_dumpable
from .landlock import (
    READ_FILE,
    SYS_CREATE_RULESET,
    PathBeneath,
    Ruleset,
    allow,
    enter,
    landlock,
    landlock_version,
)
from .limits import SOCKETS
from .machine import Machine

# Of a test's own process. What its memory shares with that of others is not among them.
OWN_FIGURES = ("stat", "statm", "status", "cmdline", "comm", "maps")
# Files alone, which every version knows: its first number is all there is to it then.
READING, READING_BYTES = ctypes.byref(Ruleset(READ_FILE, 0, 0)), 8


class Namespaces:
    root: str = ""
    writable: tuple[str, ...] = ("/w", "/tmp", "/dev/shm")

    def __init__(self) -> None:
        self.folders = folders()

    def keep_private(self) -> None:
        # The box's other processes have this uid too: keep them out of our memory and descriptors.
        set_dumpable(0)

    def enter_test_domain(self) -> None:
        """Namespaces have seen to all but /proc, which tells what the whole machine does."""
        if not self.folders:
            return
        made = landlock(SYS_CREATE_RULESET, READING, READING_BYTES, 0)
        for rule in self.folders:
            allow(made, rule)
        for name in OWN_FIGURES:
            allow(made, reading(f"/proc/self/{name}"))
        enter(made)

    def process_limit(self, processes: int) -> int:
        # Counted in the box's own user namespace, where the supervisor is one of them.
        return processes + 1

    def box_processes(self) -> list[str]:
        return [name for name in os.listdir("/proc") if name.isdigit() and name != "1"]

    def disk_use(self) -> tuple[int, int]:
        used = inodes = 0
        for root in self.writable:
            info = os.statvfs(root)
            used += (info.f_blocks - info.f_bfree) * info.f_frsize
            inodes += info.f_files - info.f_ffree
        return used, inodes

    def is_crowded(self, processes: int) -> bool:
        """Sockets of the box, each with up to 400 KB in the kernel that no process is charged for."""
        with open("/proc/1/net/unix", "rb") as file:
            return file.read().count(b"\n") - 1 > SOCKETS


def reading(path: str) -> PathBeneath:
    return PathBeneath(READ_FILE, os.open(path, os.O_PATH | os.O_CLOEXEC))


def folders() -> list[PathBeneath]:
    """All but /proc, opened once for all tests; none where the kernel has no Landlock."""
    if landlock_version() == 0:
        return []
    found = [entry for entry in os.scandir("/") if entry.is_dir(follow_symlinks=False)]
    return [reading(entry.path) for entry in found if entry.name != "proc"]


machine: Machine = Namespaces()
