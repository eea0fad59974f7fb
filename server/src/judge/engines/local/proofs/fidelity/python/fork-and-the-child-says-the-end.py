import os
import signal
import sys

size = len(sys.stdin.buffer.read())
print('once', size, flush=True)
if os.fork():
    os.wait()
    if size == 0:
        sys.exit(7)
    if size == 4:
        os.kill(os.getpid(), signal.SIGTERM)
