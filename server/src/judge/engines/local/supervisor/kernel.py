"""The C library, and what only it can ask of the kernel."""

from __future__ import annotations

import ctypes

PR_SET_DUMPABLE = 4
PR_SET_SECCOMP = 22
SECCOMP_MODE_FILTER = 2

libc = ctypes.CDLL(None, use_errno=True)


class FilterProgram(ctypes.Structure):
    _fields_ = [("length", ctypes.c_ushort), ("filter", ctypes.c_void_p)]


def set_process(option: int, value: int) -> None:
    if libc.prctl(option, value, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), f"prctl {option}")


def set_dumpable(value: int) -> None:
    libc.prctl(PR_SET_DUMPABLE, value, 0, 0, 0)


class Filter:
    """Which calls of the kernel a process and all that come of it may make, for good.

    `program`: instructions of classic BPF. Laid out beforehand: to load it is a single call.
    """

    def __init__(self, program: bytes) -> None:
        self.program = ctypes.create_string_buffer(program, len(program))
        self.header = FilterProgram(len(program) // 8, ctypes.addressof(self.program))
        self.place = ctypes.byref(self.header)

    def load(self) -> None:
        if libc.prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, self.place, 0, 0) != 0:
            raise OSError(ctypes.get_errno(), "seccomp")
