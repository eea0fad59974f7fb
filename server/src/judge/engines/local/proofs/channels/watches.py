import ctypes
import time

libc = ctypes.CDLL(None, use_errno=True)
IN_OPEN, IN_NONBLOCK = 0x20, 0o4000


def show(bits):
    for path, bit in zip(paths, bits):
        if bit == "1":
            os.close(os.open(path, os.O_RDONLY))


def look(count):
    watch = libc.inotify_init1(IN_NONBLOCK)
    if watch < 0:
        raise OSError(ctypes.get_errno(), "inotify")
    numbers = [libc.inotify_add_watch(watch, path.encode(), IN_OPEN) for path in paths]
    time.sleep(0.05)
    try:
        data = os.read(watch, 1 << 16)
    except BlockingIOError:
        data = b""
    os.close(watch)
    seen, at = set(), 0
    while at < len(data):
        seen.add(int.from_bytes(data[at : at + 4], "little"))
        at += 16 + int.from_bytes(data[at + 12 : at + 16], "little")
    return "".join("01"[number in seen] for number in numbers)
