import os
import sys

size = len(sys.stdin.buffer.read())
print('flushed', size, flush=True)
print('not flushed')
os._exit(0 if size >= 8 else 2)
