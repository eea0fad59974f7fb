# Signals about a folder: dnotify.
import fcntl
import os
import signal

DN_ACCESS, DN_MULTISHOT = 1, -0x80000000
FOLDER = os.path.dirname(os.__file__)
notes, watched = [], []


def prepare(count):
    signal.signal(signal.SIGIO, lambda *_: notes.append(1))


def level(is_high):
    if is_high:
        with open(FOLDER + "/this.py", "rb", 0) as file:
            file.read(1)


def sample():
    if not watched:
        watched.append(os.open(FOLDER, os.O_RDONLY))
        fcntl.fcntl(watched[0], fcntl.F_NOTIFY, DN_ACCESS | DN_MULTISHOT)
    found = len(notes) > 0
    notes.clear()
    return found
