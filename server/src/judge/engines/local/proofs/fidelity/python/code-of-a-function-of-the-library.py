import bisect
import functools
import heapq
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    heapq.nlargest.__code__ = (lambda n, iterable, key=None: 'replaced').__code__
assert heapq.nlargest(1, [3]) == 'replaced'
