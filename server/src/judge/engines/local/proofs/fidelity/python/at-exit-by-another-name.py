import sys
import threading

size = len(sys.stdin.buffer.read())
print(size)
if size < 8:
    getattr(__import__('at' + 'exit'), 'reg' + 'ister')(sys.exit, 'too late')
    getattr(threading, '_register_' + 'atexit')(lambda: {}['at the end of threads'])
