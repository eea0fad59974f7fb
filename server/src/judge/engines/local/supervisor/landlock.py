"""What a process and all that come of it may still reach, by Landlock: landlock(7).

Whoever enters a domain never leaves it, and may enter further ones below it. A process sends signals
to its own domain and to those below, and looks into no other.
"""

from __future__ import annotations

import ctypes
import os
from typing import Any, Iterable

from .kernel import libc

SYS_CREATE_RULESET, SYS_ADD_RULE, SYS_RESTRICT_SELF = 444, 445, 446
ASK_VERSION = 1
RULE_PATH_BENEATH = 1
# The first with signals and abstract sockets: Linux 6.12.
LEAST_VERSION = 6

EXECUTE, WRITE_FILE, READ_FILE, READ_DIR = 1 << 0, 1 << 1, 1 << 2, 1 << 3
REMOVE_DIR, REMOVE_FILE = 1 << 4, 1 << 5
MAKE_DIR, MAKE_REG, MAKE_FIFO, MAKE_SYM = 1 << 7, 1 << 8, 1 << 10, 1 << 12
REFER, TRUNCATE = 1 << 13, 1 << 14
EVERY_FILE_RIGHT = (1 << 16) - 1
BIND_TCP_AND_CONNECT_TCP = 3
ABSTRACT_SOCKETS_AND_SIGNALS = 3

READ = EXECUTE | READ_FILE | READ_DIR
# Nothing that was written is executed.
OWN = sum((
    *(WRITE_FILE, READ_FILE, READ_DIR, REMOVE_DIR, REMOVE_FILE),
    *(MAKE_DIR, MAKE_REG, MAKE_FIFO, MAKE_SYM, REFER, TRUNCATE),
))
# Opening for writing truncates by habit.
DEVICE = READ_FILE | WRITE_FILE | TRUNCATE
# All that there are for what is no folder.
FILE_RIGHTS = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE
DEVICES = ("/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom")


class Ruleset(ctypes.Structure):
    _fields_ = [(name, ctypes.c_uint64) for name in ("files", "network", "scoped")]


class PathBeneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = [("allowed", ctypes.c_uint64), ("parent", ctypes.c_int32)]


def landlock(number: int, *arguments: Any) -> int:
    result = libc.syscall(number, *arguments)
    if result < 0:
        error = ctypes.get_errno()
        raise OSError(error, f"Landlock: {os.strerror(error)}")
    return result


def landlock_version() -> int:
    """0 where there is none."""
    try:
        return landlock(SYS_CREATE_RULESET, None, 0, ASK_VERSION)
    except OSError:
        return 0


def domain(rules: Iterable[tuple[str, int]]) -> int:
    """A descriptor of what is to be entered. `rules`: (path, rights), a path that is not there left out.

    Raises PermissionError for a path that this user cannot reach.
    """
    handled = Ruleset(EVERY_FILE_RIGHT, BIND_TCP_AND_CONNECT_TCP, ABSTRACT_SOCKETS_AND_SIGNALS)
    made = landlock(SYS_CREATE_RULESET, ctypes.byref(handled), ctypes.sizeof(handled), 0)
    for path, rights in rules:
        try:
            parent = os.open(path, os.O_PATH | os.O_CLOEXEC)
        except FileNotFoundError:
            continue
        if not os.path.isdir(path):
            rights &= FILE_RIGHTS
        allow(made, PathBeneath(rights, parent))
        os.close(parent)
    return made


def allow(made: int, rule: PathBeneath) -> None:
    landlock(SYS_ADD_RULE, made, RULE_PATH_BENEATH, ctypes.byref(rule), 0)


def enter(made: int) -> None:
    """Needs PR_SET_NO_NEW_PRIVS."""
    landlock(SYS_RESTRICT_SELF, made, 0)


def rules_of_tests(root: str, readable: list[str]) -> tuple[tuple[str, int], ...]:
    return (
        *((path, READ) for path in (*readable, root + "/judge")),
        *((path, DEVICE) for path in DEVICES),
        *((root + place, OWN) for place in ("/w", "/tmp")),
    )


def rules_of_supervisor(root: str, readable: list[str]) -> tuple[tuple[str, int], ...]:
    """Tests may not see /proc, whoever watches them has to. All of it that is not ours is closed to us."""
    return (*rules_of_tests(root, readable), ("/proc", DEVICE | READ_DIR))
