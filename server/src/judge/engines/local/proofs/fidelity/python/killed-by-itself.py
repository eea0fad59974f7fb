import os
import signal
import sys

size = len(sys.stdin.buffer.read())
print('said and flushed', size, flush=True)
print('said', end='')
if size == 0:
    os.kill(os.getpid(), signal.SIGKILL)
if size == 4:
    os.kill(os.getpid(), signal.SIGTERM)
