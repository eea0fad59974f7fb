import sys
import weakref

class Thing:
    pass

size = len(sys.stdin.buffer.read())
thing = Thing()
finalizer = weakref.finalize(thing, print, 'finalized', size)
seen = weakref.WeakValueDictionary(x=thing)
print(len(seen), finalizer.alive, weakref.ref(thing)() is thing)
if size == 8:
    del thing
    print(len(seen), finalizer.alive)
