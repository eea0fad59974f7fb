import os
import sys
import weakref

class Thing:
    pass

size = len(sys.stdin.buffer.read())
thing = Thing()
print(size, flush=True)
if size == 0:
    weakref.finalize(thing, os._exit, 6)
if size == 4:
    Thing.__del__ = lambda self, leave=os._exit: leave(8)
