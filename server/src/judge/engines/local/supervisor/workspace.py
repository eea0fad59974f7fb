"""The places a test can write to: filled before a test, emptied after it.

Nothing runs in the box while this does, so there is nobody to race with. The work is bounded all
the same: a test may leave a tree that is slow to remove, and then the box is dropped instead.
"""

from __future__ import annotations

import os
import stat

from .frames import write_all
from .machine import machine

WORK = machine.root + "/w"
WIPE_ENTRIES = 300
WIPE_DEPTH = 4
# As the server reads them, of what a compiler wrote; in bytes.
LONGEST_PATH = 1000


class TooMuch(Exception):
    """The rest is left to the end of the box."""


def write_program(files: list[tuple[str, bytes]]) -> None:
    for name, data in files:
        path = os.path.join(WORK, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        fd = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o644)
        try:
            write_all(fd, data)
        finally:
            os.close(fd)


class Files:
    """Those of a program as they were written, to see whether they still are."""

    def __init__(self, files: list[tuple[str, bytes]]) -> None:
        self.paths = [os.path.join(WORK, name) for name, _ in files]
        self.states = list(map(state_of, self.paths))

    def are_as_written(self) -> bool:
        return list(map(state_of, self.paths)) == self.states


def state_of(path: str) -> tuple[int, ...] | None:
    """The second time is that of any change, and nobody can set it. None for what is not there."""
    try:
        info = os.lstat(path)
    except OSError:
        return None
    return info.st_ino, info.st_size, info.st_mode, info.st_mtime_ns, info.st_ctime_ns


def wipe_all() -> bool:
    """True when every writable place is as it was at the start."""
    budget = [WIPE_ENTRIES]
    try:
        for root in machine.writable:
            # Modes, attributes and times of the folder itself would outlive its contents.
            os.chmod(root, 0o755)
            for name in os.listxattr(root):
                # Those are the system's own, and no test can set them.
                if not name.startswith("security."):
                    os.removexattr(root, name)
            wipe(root, WIPE_DEPTH, budget)
            os.utime(root, (0, 0))
        return True
    except (TooMuch, OSError):
        return False


def wipe(folder: str, depth: int, budget: list[int]) -> None:
    if depth == 0:
        raise TooMuch
    with os.scandir(folder) as entries:
        for entry in entries:
            budget[0] -= 1
            if budget[0] < 0:
                raise TooMuch
            if entry.is_dir(follow_symlinks=False):
                os.chmod(entry.path, 0o700)
                wipe(entry.path, depth - 1, budget)
                os.rmdir(entry.path)
            else:
                os.unlink(entry.path)


def collect(folder: str, max_files: int, max_bytes: int) -> list[tuple[str, bytes]] | None:
    """What a compiler wrote below `folder`, as names and bytes; regular files alone. None when it is too much."""
    found: list[tuple[str, bytes]] = []
    for parent, _, names in os.walk(folder):
        for name in sorted(names):
            path = os.path.join(parent, name)
            if len(os.fsencode(os.path.relpath(path, folder))) > LONGEST_PATH:
                return None
            fd = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
            try:
                info = os.fstat(fd)
                max_files -= 1
                max_bytes -= info.st_size
                if max_files < 0 or max_bytes < 0 or not stat.S_ISREG(info.st_mode):
                    return None
                with open(fd, "rb", closefd=False) as file:
                    found.append((os.path.relpath(path, folder), file.read()))
            finally:
                os.close(fd)
    return found
