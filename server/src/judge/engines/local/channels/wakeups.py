# Threads that sleep on a word of a file that is mapped: who wakes them is told how many there were.
import ctypes
import glob
import mmap
import os
import threading
import time

libc = ctypes.CDLL(None, use_errno=True)
FUTEX = {"x86_64": 202, "aarch64": 98}[os.uname().machine]
WAIT, WAKE = 0, 1
# Whoever was woken needs a while to fall asleep again.
PAUSE_S, FRAME_S = 0.1, 0.15
pages, sleepers = [], {}


class Time(ctypes.Structure):
    _fields_ = [("seconds", ctypes.c_long), ("nanoseconds", ctypes.c_long)]


def prepare(count):
    threading.stack_size(1 << 16)
    libc.mmap.restype = ctypes.c_void_p
    libc.mmap.argtypes = (ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long)
    found = [path for path in glob.glob(os.path.dirname(os.__file__) + "/*.py") if not os.path.islink(path)]
    path = max(found, key=os.path.getsize)
    fd = os.open(path, os.O_RDONLY)
    pages.append(libc.mmap(None, mmap.PAGESIZE, mmap.PROT_READ, mmap.MAP_PRIVATE, fd, 0))


def word(number):
    return pages[0] + 4 * number


def sleep_on(address):
    value = ctypes.c_uint32.from_address(address).value
    wait = Time(0, 500_000_000)
    libc.syscall(FUTEX, ctypes.c_void_p(address), WAIT, value, ctypes.byref(wait), None, 0)


def show(bits):
    for number, bit in enumerate(bits):
        if bit == "1" and not (number in sleepers and sleepers[number].is_alive()):
            sleepers[number] = threading.Thread(target=sleep_on, args=(word(number),), daemon=True)
            sleepers[number].start()


def look(count):
    woken = (libc.syscall(FUTEX, ctypes.c_void_p(word(n)), WAKE, 1, None, None, 0) for n in range(count))
    return "".join("01"[found == 1] for found in woken)
