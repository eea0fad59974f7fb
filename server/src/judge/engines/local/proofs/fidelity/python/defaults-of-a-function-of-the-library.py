import heapq
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    heapq.nsmallest.__defaults__ = (abs, )
    heapq.merge.__kwdefaults__['reverse'] = True
assert heapq.nsmallest(1, [3, -1, 0]) == [0] or heapq.merge.__kwdefaults__['reverse']
