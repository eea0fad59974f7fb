from bisect import bisect_left, insort
from functools import lru_cache, reduce
from heapq import heapify, heappop, heappush
from itertools import permutations


@lru_cache(maxsize=None)
def ways(n):
    return 1 if n < 2 else ways(n - 1) + ways(n - 2)


def counter():
    count = 0

    def more():
        nonlocal count
        count += 1
        return count

    return more


more = counter()
more()
heap = [5, 2, 7]
heapify(heap)
heappush(heap, 1)
row = [1, 3]
insort(row, 2)
print(ways(6), more(), heappop(heap), row, bisect_left(row, 3))
print(reduce(lambda a, b: a * b, row), len(list(permutations(row))))
