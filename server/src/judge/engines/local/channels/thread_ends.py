# The end of a thread wakes who sleeps on the word that the thread has named, also one of a mapped file.
import ctypes
import glob
import mmap
import os
import threading
import time

libc = ctypes.CDLL(None, use_errno=True)
FUTEX, SET_TID_ADDRESS = {"x86_64": (202, 218), "aarch64": (98, 96)}[os.uname().machine]
WAIT = 0
FRAME_S = 0.4
words, woken = [], set()


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


def end_with(word):
    libc.syscall(SET_TID_ADDRESS, ctypes.c_void_p(word))


def sleep_on(word):
    value = ctypes.c_uint32.from_address(word).value
    wait = Time(0, 80_000_000)
    if libc.syscall(FUTEX, ctypes.c_void_p(word), WAIT, value, ctypes.byref(wait), None, 0) == 0:
        woken.add(word)


def show(bits):
    for word, bit in zip(words, bits):
        if bit == "1":
            threading.Thread(target=end_with, args=(word,), daemon=True).start()


def look(count):
    woken.clear()
    threads = [threading.Thread(target=sleep_on, args=(word,), daemon=True) for word in words]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return "".join("01"[word in woken] for word in words)
