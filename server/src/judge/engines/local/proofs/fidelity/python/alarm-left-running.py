import signal
import sys
import time

size = len(sys.stdin.buffer.read())
print(size, flush=True)
if size >= 8:
    signal.setitimer(signal.ITIMER_REAL, 0.2)
else:
    left, _ = signal.getitimer(signal.ITIMER_REAL)
    time.sleep(0.3)
    sys.exit(4 if not left else 0)
