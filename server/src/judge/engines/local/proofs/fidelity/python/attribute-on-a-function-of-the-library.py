import functools
import heapq
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    functools.wraps.calls = []
    heapq.merge.memo = {}
assert hasattr(functools.wraps, 'calls') or hasattr(heapq.merge, 'memo')
