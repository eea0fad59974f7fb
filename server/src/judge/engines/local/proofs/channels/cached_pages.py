# Which parts of a large file are in memory.
import ctypes
import glob
import os

libc = ctypes.CDLL(None, use_errno=True)
RWF_NOWAIT = 8
STEP = 1 << 16
files = []


def prepare(count):
    found = sorted(glob.glob("/usr/lib/*-linux-gnu/*.so*"), reverse=True)
    # Hardly used by anybody else meanwhile.
    path = next(path for path in found if os.path.getsize(path) > STEP * (count + 1))
    files.append(os.open(path, os.O_RDONLY))
    os.posix_fadvise(files[0], 0, 0, os.POSIX_FADV_RANDOM)


def show(bits):
    for number, bit in enumerate(bits):
        if bit == "1":
            os.pread(files[0], 1, number * STEP)
        else:
            os.posix_fadvise(files[0], number * STEP, STEP, os.POSIX_FADV_DONTNEED)


def is_cached(number):
    try:
        return os.preadv(files[0], [bytearray(1)], number * STEP, RWF_NOWAIT) == 1
    except BlockingIOError:
        return False


def look(count):
    return "".join("01"[is_cached(number)] for number in range(count))
