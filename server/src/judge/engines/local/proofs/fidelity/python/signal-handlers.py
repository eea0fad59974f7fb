import os
import signal
import sys

size = len(sys.stdin.buffer.read())
print(size, flush=True)
if size >= 8:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGUSR1, lambda *a: None)
os.kill(os.getpid(), signal.SIGUSR1 if size else signal.SIGTERM)
