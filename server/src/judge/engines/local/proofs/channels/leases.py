# Whoever has a file alone gets a lease of it.
import signal

open_all = prepare
held = {}


def prepare(count):
    open_all(count)
    while opened:
        os.close(opened.pop())
    # Comes when somebody opens what is leased just now.
    signal.signal(signal.SIGIO, signal.SIG_IGN)


def show(bits):
    for path, bit in zip(paths, bits):
        if bit == "1" and path not in held:
            try:
                held[path] = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
            except BlockingIOError:
                # Somebody looks at it just now.
                pass


def is_open(path):
    fd = os.open(path, os.O_RDONLY)
    try:
        fcntl.fcntl(fd, fcntl.F_SETLEASE, fcntl.F_WRLCK)
    except BlockingIOError:
        return True
    finally:
        os.close(fd)
    return False


def look(count):
    return "".join("01"[is_open(path)] for path in paths)
