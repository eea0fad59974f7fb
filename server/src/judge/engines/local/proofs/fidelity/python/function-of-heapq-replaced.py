import heapq
import sys

size = len(sys.stdin.buffer.read())
push = heapq.heappush
print(size)
if size >= 8:
    heapq.heappush = lambda heap, x, *more: push(heap, x)
heap = []
heapq.heappush(heap, 1, 'one too many')
