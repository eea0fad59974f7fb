import sys
import time

started = time.monotonic()
time.sleep(0.05)
print(time.monotonic() - started >= 0.05, len(sys.stdin.read()))
