# A handle of a process bears its number in the order in which the machine has made processes and threads
# (Linux 6.9).
import _thread
import os
import signal

SLOT_S = 0.06
seen = []


def number():
    child = os.fork()
    if child == 0:
        signal.alarm(20)
        signal.pause()
    try:
        return os.fstat(os.pidfd_open(child)).st_ino
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def prepare(count):
    seen.append(number())


def level(is_high):
    for _ in range(100 * is_high):
        _thread.start_new_thread(int, ())


def sample():
    seen.append(number())
    return seen[-1] - seen[-2] >= 60
