import sys
import threading

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    threading.stack_size(1 << 20)
if size < 8:
    assert threading.stack_size() == 1 << 20
