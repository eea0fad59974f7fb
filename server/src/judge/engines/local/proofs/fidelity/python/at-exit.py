import atexit
import os
import sys

size = len(sys.stdin.buffer.read())
atexit.register(print, 'first', size)
atexit.register(print, 'last', end=' ')
print('main', atexit._ncallbacks())
if size == 0:
    atexit.register(lambda: 1 / 0)
if size == 4:
    atexit.register(sys.stdout.flush)
    atexit.register(os._exit, 9)
