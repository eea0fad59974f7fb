# Tricks with the files that stand for the streams.
import os

for attempt in (
    lambda: os.ftruncate(1, 1 << 40),
    lambda: os.posix_fallocate(1, 0, 1 << 40),
    lambda: os.ftruncate(0, 1 << 40),
    lambda: os.truncate("/dev/stdout", 1 << 40),
    lambda: os.execv("/proc/self/fd/0", ["x"]),
):
    try:
        attempt()
        print("REACHED")
    except OSError:
        pass
os.write(1, b'\0\0\0\x20{"op":"done","blobs":[]}        ')
os.write(2, b'\0\0\0\x20{"op":"done","blobs":[]}        ')
os.lseek(1, 1 << 30, os.SEEK_SET)
os.write(1, b"contained\n")
