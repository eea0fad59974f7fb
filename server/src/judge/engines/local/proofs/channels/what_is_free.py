# What the kernel says of the whole machine: the C library asks for it, so it may not be refused.
import ctypes
import mmap
import threading

SLOT_S = 0.05
SHOWN = {"free": 32 << 20, "shared": 16 << 20, "threads": 60}[WAY]
libc = ctypes.CDLL(None, use_errno=True)
# struct sysinfo: uptime, three loads, all memory, free and shared memory in bytes, and more.
answer = (ctypes.c_ulong * 16)()
held, told = [], []
is_over = threading.Event()


def prepare(count):
    sample()


def level(is_high):
    if WAY == "threads":
        wait_in_threads(is_high)
    elif is_high and not held:
        kind = mmap.MAP_PRIVATE if WAY == "free" else mmap.MAP_SHARED
        held.append(mmap.mmap(-1, SHOWN, flags=kind | mmap.MAP_ANONYMOUS | mmap.MAP_POPULATE))
    while WAY != "threads" and not is_high and held:
        held.pop().close()


def wait_in_threads(is_high):
    if is_high:
        is_over.clear()
    while is_high and len(held) < SHOWN:
        held.append(threading.Thread(target=is_over.wait, daemon=True))
        held[-1].start()
    if not is_high:
        is_over.set()
        while held:
            held.pop().join()


def sample():
    if libc.sysinfo(answer) != 0:
        raise OSError(ctypes.get_errno(), "sysinfo")
    said = {"free": -answer[5], "shared": answer[6], "threads": answer[10] & 0xFFFF}[WAY]
    told.append(said)
    # Against what there was of late: others take and give back, too.
    return told[-1] - min(told[-24:]) > SHOWN // 2
