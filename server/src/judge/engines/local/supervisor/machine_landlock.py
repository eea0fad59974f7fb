"""A machine without namespaces: what is a box's own is looked for.

A process belongs to it that descends from the supervisor, a file that lies in its folder or that one
of its processes holds. What cannot be looked into counts as too much: nothing may hide.
"""

from __future__ import annotations

import json
import os
import signal
import stat
from typing import Any

from .kernel import set_process
from .landlock import domain, enter, rules_of_tests
from .limits import FILE_BYTES, INODES, SOCKETS
from .machine import Machine
from .processes import of_threads, stat_fields

MOST_DEPTH = 32
# What the sized places of a box with namespaces hold together.
MOST_BYTES = 80 << 20
# Mappings of all its processes together: reading them must not take longer than filling the disk.
MOST_MAPPINGS = 32768
# Beside the limit, where other processes of this user count too. Those past the limit are looked for.
SPARE_PROCESSES = 512
PR_SET_PDEATHSIG = 1


class TooMuchToSee(Exception):
    """The figure does not matter any more."""


class LandlockDomain:
    def __init__(self, root: str) -> None:
        self.root = root
        self.writable: tuple[str, ...] = (root + "/w", root + "/tmp")
        with open(root + "/judge/box.json", "rb") as file:
            self.told: dict[str, Any] = json.load(file)
        self.test_domain = domain(rules_of_tests(root, self.told["readable"]))

    def keep_private(self) -> None:
        """Landlock keeps tests out: what cannot be looked into is a test's own doing."""
        signal.signal(signal.SIGHUP, end_box)

    def enter_test_domain(self) -> None:
        set_process(PR_SET_PDEATHSIG, signal.SIGKILL)
        enter(self.test_domain)

    def process_limit(self, processes: int) -> int:
        if self.told["hasOwnUser"]:
            # The guard and the supervisor are two of them.
            return processes + 2
        return processes + tasks_of_user() + SPARE_PROCESSES

    def box_processes(self) -> list[str]:
        """All but the supervisor and the guard."""
        found: dict[str, None] = {}
        waiting = [str(os.getpid())]
        while waiting:
            # What a process had that has ended has come to the supervisor.
            children = b" ".join(data for _, data in of_threads(waiting.pop(), "children")).decode()
            for child in children.split():
                if child not in found:
                    found[child] = None
                    waiting.append(child)
        return list(found)

    def disk_use(self) -> tuple[int, int]:
        """Bytes and inodes in the writable places, files that are open or mapped but removed included."""
        seen: dict[tuple[object, object], int] = {}
        try:
            for root in self.writable:
                folder = os.open(root, os.O_RDONLY | os.O_DIRECTORY)
                try:
                    count_below(folder, MOST_DEPTH, seen)
                finally:
                    os.close(folder)
            mappings = 0
            for pid in self.box_processes():
                mappings = count_held(pid, self.root, mappings, seen)
        except TooMuchToSee:
            return sum(seen.values()), INODES + 1
        used = sum(seen.values())
        return used, len(seen) if used <= MOST_BYTES else INODES + 1

    def is_crowded(self, processes: int) -> bool:
        """Sockets, each with up to 400 KB in the kernel that no process is charged for; processes."""
        pids = self.box_processes()
        if not self.told["hasOwnUser"] and sum(entries_of(f"/proc/{pid}/task")[0] for pid in pids) > processes:
            return True
        if sum(entries_of(f"/proc/{pid}/fd")[1] for pid in pids) <= SOCKETS:
            return False
        return sum(sockets_of(pid) for pid in pids) > SOCKETS


def end_box(_number: int, _frame: object) -> None:
    """The guard was killed, and this is the only other process that reaches all of the box."""
    try:
        os.kill(-1, signal.SIGKILL)
    finally:
        os._exit(70)


def tasks_of_user() -> int:
    count = 0
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                task = os.stat(f"/proc/{name}/task")
                count += task.st_nlink - 2 if task.st_uid == os.getuid() else 0
            except OSError:
                continue
    return count


def count_below(folder: int, depth: int, seen: dict[tuple[object, object], int]) -> None:
    """`folder` is a descriptor: a path could be made to lead elsewhere meanwhile."""
    with os.scandir(folder) as entries:
        for entry in entries:
            try:
                info = entry.stat(follow_symlinks=False)
                seen[info.st_dev, info.st_ino] = info.st_blocks * 512
                if len(seen) > INODES or depth == 0:
                    raise TooMuchToSee
                if not stat.S_ISDIR(info.st_mode):
                    continue
                flags = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW
                below = os.open(entry.name, flags, dir_fd=folder)
            except PermissionError as error:
                raise TooMuchToSee from error
            except OSError:
                continue
            try:
                count_below(below, depth - 1, seen)
            finally:
                os.close(below)


def count_held(pid: str, root: str, mappings: int, seen: dict[tuple[object, object], int]) -> int:
    """What has no name any more and lives on by a descriptor or a mapping. `mappings` read so far."""
    try:
        for name in os.listdir(f"/proc/{pid}/fd"):
            count_descriptor(f"/proc/{pid}/fd/{name}", seen)
        with open(f"/proc/{pid}/maps", "rb") as file:
            for line in file:
                mappings += 1
                if mappings > MOST_MAPPINGS:
                    raise TooMuchToSee
                if line.endswith(b" (deleted)\n") and os.fsencode(root) in line:
                    # How much there is of it cannot be seen: all that it may have.
                    seen["mapped", line.split()[4]] = FILE_BYTES
    except PermissionError as error:
        if not is_ending(pid):
            raise TooMuchToSee from error
    except OSError:
        pass
    return mappings


def is_ending(pid: str) -> bool:
    """A process that has given up its memory belongs to root for /proc, and soon to nobody."""
    try:
        with open(f"/proc/{pid}/stat", "rb") as file:
            return stat_fields(file.read())[20] == b"0"
    except OSError:
        return True


def count_descriptor(path: str, seen: dict[tuple[object, object], int]) -> None:
    try:
        info = os.stat(path)
        is_kept = stat.S_ISREG(info.st_mode) or stat.S_ISDIR(info.st_mode)
        if info.st_nlink == 0 and is_kept and not os.readlink(path).startswith("/memfd:"):
            seen[info.st_dev, info.st_ino] = info.st_blocks * 512
    except FileNotFoundError:
        pass


def entries_of(path: str) -> tuple[int, int]:
    """Folders in this one of /proc, and all that is in it."""
    try:
        info = os.stat(path)
        return info.st_nlink - 2, info.st_size
    except OSError:
        return 0, 0


def sockets_of(pid: str) -> int:
    count = 0
    try:
        for name in os.listdir(f"/proc/{pid}/fd"):
            count += os.readlink(f"/proc/{pid}/fd/{name}").startswith("socket:")
    except OSError:
        pass
    return count


machine: Machine = LandlockDomain(os.environ.pop("BOX_FOLDER"))
