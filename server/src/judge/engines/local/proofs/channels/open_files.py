# How many files a process has open is the size of a folder of /proc, and sizes can be asked for.
import os

SLOT_S = 0.03
NEAR = 3000
held, others = [], []


def size(pid):
    try:
        return os.stat(f"/proc/{pid}/fd").st_size
    except OSError:
        return -1


def prepare(count):
    near = range(max(1, os.getpid() - NEAR), os.getpid() + NEAR)
    others.extend(pid for pid in near if pid != os.getpid() and size(pid) >= 0)


def level(is_high):
    while is_high and len(held) < 240:
        held.append(os.open("/dev/null", os.O_RDONLY))
    while not is_high and held:
        os.close(held.pop())


def sample():
    return any(240 <= size(pid) <= 256 for pid in others)
