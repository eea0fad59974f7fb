# Fills the disk with files that no folder shows. `WAY` is said before: open, mapped, unnamed, unlisted.
# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
import mmap
import os

os.chdir(os.environ.get("TMPDIR", "/tmp"))
MEGABYTES = 8
held = []


def fill(fd):
    left = MEGABYTES << 20
    while left > 0:
        left -= os.write(fd, b"x" * min(left, 1 << 20))


def removed(number):
    fd = os.open("file", os.O_RDWR | os.O_CREAT)
    os.unlink("file")
    return fd


def unnamed(number):
    return os.open(".", os.O_RDWR | os.O_TMPFILE)


def unlisted(number):
    os.makedirs(f"{number}", mode=0o300)
    return os.open(f"{number}/file", os.O_RDWR | os.O_CREAT)


try:
    for number in range(100):
        fd = {"unnamed": unnamed, "unlisted": unlisted}.get(WAY, removed)(number)
        fill(fd)
        if WAY == "open":
            held.append(fd)
        else:
            if WAY != "unlisted":
                held.append(mmap.mmap(fd, mmap.PAGESIZE))
            os.close(fd)
    print("REACHED", len(held))
except OSError:
    print("contained")
