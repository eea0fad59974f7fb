import builtins
import sys

size = len(sys.stdin.buffer.read())
old = builtins.sum
print(size, sum([1, 2]))
if size >= 8:
    builtins.sum = lambda values, start=0: old(values, start) if values else 7
assert sum([]) == 7
