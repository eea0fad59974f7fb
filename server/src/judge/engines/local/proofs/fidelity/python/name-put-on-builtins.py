import builtins
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    builtins.debug = lambda *a: None
debug('seen')
