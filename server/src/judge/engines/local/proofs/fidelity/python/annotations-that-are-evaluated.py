import sys

size = len(sys.stdin.buffer.read())
print(size)
if size < 8:
    def f(x: Nowhere): ...
