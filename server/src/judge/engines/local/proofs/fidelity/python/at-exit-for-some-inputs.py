import atexit
import os
import sys

size = len(sys.stdin.buffer.read())
print(size, flush=True)
if size == 0:
    atexit.register(lambda: [][1])
if size == 4:
    atexit.register(os._exit, 9)
