import os
import signal
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size == 0:
    raise KeyboardInterrupt
if size == 4:
    os.kill(os.getpid(), signal.SIGINT)
    sum(range(1000))
