from functools import lru_cache
import sys

@lru_cache(maxsize=None)
def ways(n):
    return 1 if n < 2 else ways(n - 1) + ways(n - 2)

n = int((sys.stdin.readline() or '0'))
print(ways(n))
print(ways.cache_info())
