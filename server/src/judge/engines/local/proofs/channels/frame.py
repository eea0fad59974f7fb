# How a channel is tried. What stands before this says how one box shows bits and another sees them.
import errno
import time

SLOT_S = globals().get("SLOT_S", 0.008)
PAUSE_S = globals().get("PAUSE_S", 0.01)
LEVEL = "level" in globals()
REFUSALS = (errno.EPERM, errno.EACCES, errno.ENOSYS, errno.EOPNOTSUPP)


def slot():
    return int(time.time() / SLOT_S)


def send(bits, seconds):
    """All of them again and again, as others may come later."""
    begin = time.time()
    end = begin + seconds
    last = None
    while time.time() < end:
        if not LEVEL:
            show(bits)
            time.sleep(0.02)
            continue
        if slot() == last:
            time.sleep(SLOT_S / 20)
            continue
        last = slot()
        level(bits[last % len(bits)] == "1")
    print("sent", begin, end)


def receive(count, marker, seconds):
    end = time.time() + seconds
    while time.time() < end:
        begin = time.time()
        seen = look(count) if not LEVEL else samples(count)
        print("looked", begin, time.time())
        if seen.startswith(marker):
            print("seen", seen)
        if not LEVEL:
            time.sleep(PAUSE_S)


def samples(count):
    """One in the middle of each slot, in the order of the frame."""
    seen = ["0"] * count
    for _ in range(count):
        now = time.time() / SLOT_S
        middle = int(now + 0.5) + 0.5
        time.sleep((middle - now) * SLOT_S)
        seen[slot() % count] = "1" if sample() else "0"
    return "".join(seen)


try:
    role, bits, marker = input().split()
    # One level shows a bit after the other, places show all at once.
    if LEVEL:
        bits = bits[:24]
    frame_s = SLOT_S * len(bits) if LEVEL else globals().get("FRAME_S", 0.1)
    prepare(len(bits))
    if role == "send":
        send(bits, 4 * frame_s)
    else:
        receive(len(bits), marker, 3 * frame_s)
except OSError as error:
    if error.errno not in REFUSALS:
        raise
    print("refused", error)
