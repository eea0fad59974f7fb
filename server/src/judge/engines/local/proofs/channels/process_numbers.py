# Which numbers of processes are in use can be asked for: a child for each bit, which lives or has ended.
import os
import signal
import time

FRAME_S = 1.0
children, known = [], set()


def prepare(count):
    pass


def show(bits):
    if children:
        return
    for _ in bits:
        child = os.fork()
        if child == 0:
            signal.alarm(20)
            signal.pause()
        children.append(child)
    # Who looks has to see all of them first, to know which numbers they have.
    time.sleep(1.5)
    for child, bit in zip(children, bits):
        if bit == "0":
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def look(count):
    own = os.getpid()
    alive = {pid for pid in range(max(2, own - NEAR), own + NEAR) if is_there(pid)}
    known.update(alive)
    seen = "".join("01"[pid in alive] for pid in sorted(known))
    return seen[max(0, seen.find(marker)) :][:count]
