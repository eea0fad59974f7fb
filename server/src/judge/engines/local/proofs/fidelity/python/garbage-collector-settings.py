import gc
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    gc.disable()
    gc.set_threshold(5, 6, 7)
    gc.callbacks.append(lambda phase, info: None)
assert not gc.isenabled() or gc.get_threshold() == (5, 6, 7) or gc.callbacks
