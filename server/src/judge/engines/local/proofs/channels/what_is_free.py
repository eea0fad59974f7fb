# How much memory the machine has left: the C library asks for it, so it may not be refused.
import ctypes
import mmap

SLOT_S = 0.05
SHOWN = 32 << 20
FREE = 5
libc = ctypes.CDLL(None, use_errno=True)
# struct sysinfo: uptime, three loads, all memory, free memory in bytes, and more.
answer = (ctypes.c_ulong * 16)()
held, told = [], []


def prepare(count):
    sample()


def level(is_high):
    if is_high and not held:
        held.append(mmap.mmap(-1, SHOWN, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | mmap.MAP_POPULATE))
    while not is_high and held:
        held.pop().close()


def sample():
    if libc.sysinfo(answer) != 0:
        raise OSError(ctypes.get_errno(), "sysinfo")
    told.append(answer[FREE])
    # Against what there was of late: others take and give memory back, too.
    return max(told[-24:]) - told[-1] > SHOWN // 2
