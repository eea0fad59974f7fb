# Pages of pipes are counted for the user, who gets no larger ones past a bound.
import fcntl
import os

SLOT_S = 0.03
held = []


def prepare(count):
    if os.geteuid() == 0:
        os.setuid(23456)


def grown():
    pipe = os.pipe()
    try:
        fcntl.fcntl(pipe[0], fcntl.F_SETPIPE_SZ, 1 << 20)
        return pipe, True
    except OSError:
        return pipe, False


def level(is_high):
    is_larger = True
    while is_high and is_larger and len(held) < 200:
        pipe, is_larger = grown()
        held.extend(pipe)
    while not is_high and held:
        os.close(held.pop())


def sample():
    pipe, is_larger = grown()
    for end in pipe:
        os.close(end)
    return not is_larger
