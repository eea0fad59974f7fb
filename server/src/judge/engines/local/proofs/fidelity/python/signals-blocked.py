import os
import signal
import sys

size = len(sys.stdin.buffer.read())
print(size, flush=True)
if size >= 8:
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])
os.kill(os.getpid(), signal.SIGTERM)
if size == 8:
    signal.sigtimedwait([signal.SIGTERM], 0)
