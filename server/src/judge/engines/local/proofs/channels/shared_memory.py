# Memory that is found by a number.
import atexit
import ctypes

libc = ctypes.CDLL(None, use_errno=True)
CREATE, REMOVE = 0o1600, 0
FIRST = int(WAY)
made = {}


def remove():
    for one in made.values():
        libc.shmctl(one, REMOVE, None)


def prepare(count):
    one = libc.shmget(FIRST - 1, 4096, CREATE)
    if one < 0:
        raise OSError(ctypes.get_errno(), "shmget")
    libc.shmctl(one, REMOVE, None)
    atexit.register(remove)


def show(bits):
    for number, bit in enumerate(bits):
        if bit == "1" and number not in made:
            made[number] = libc.shmget(FIRST + number, 4096, CREATE)


def look(count):
    return "".join("01"[libc.shmget(FIRST + number, 0, 0) >= 0] for number in range(count))
