import os
import sys

size = len(sys.stdin.buffer.read())
before = os.nice(0)
os.nice(3)
print(size, os.nice(0) - before)
import faulthandler, tracemalloc
if size >= 8:
    faulthandler.enable()
    tracemalloc.start()
assert faulthandler.is_enabled() or tracemalloc.is_tracing()
