# Threads that sleep on the words of a mapped file that every box may read: one word for each bit.
import ctypes
import glob
import mmap
import os
import threading
import time

libc = ctypes.CDLL(None, use_errno=True)
FUTEX = {"x86_64": 202, "aarch64": 98}[os.uname().machine]
WAIT = 0
words = []


class Time(ctypes.Structure):
    _fields_ = [("seconds", ctypes.c_long), ("nanoseconds", ctypes.c_long)]


def prepare(count):
    threading.stack_size(1 << 16)
    libc.mmap.restype = ctypes.c_void_p
    libc.mmap.argtypes = (ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long)
    found = [path for path in glob.glob(os.path.dirname(os.__file__) + "/*.py") if not os.path.islink(path)]
    fd = os.open(max(found, key=os.path.getsize), os.O_RDONLY)
    page = libc.mmap(None, mmap.PAGESIZE, mmap.PROT_READ, mmap.MAP_PRIVATE, fd, 0)
    words.extend(page + 4 * number for number in range(count))


def sleep_on(word, milliseconds):
    """Whether somebody has woken the thread in time."""
    value = ctypes.c_uint32.from_address(word).value
    wait = Time(0, milliseconds * 1_000_000)
    return libc.syscall(FUTEX, ctypes.c_void_p(word), WAIT, value, ctypes.byref(wait), None, 0) == 0
