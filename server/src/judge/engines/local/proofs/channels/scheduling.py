# The way in which each process is given a processor.
import os

SLOT_S = 0.05
nothing = os.sched_param(0)


def prepare(count):
    os.sched_getscheduler(os.getppid())


def level(is_high):
    os.sched_setscheduler(0, os.SCHED_BATCH if is_high else os.SCHED_OTHER, nothing)


def is_batch(pid):
    try:
        return os.sched_getscheduler(pid) == os.SCHED_BATCH
    except ProcessLookupError:
        return False


def sample():
    return any(map(is_batch, neighbours()))
