import sys

sys.setrecursionlimit(10 ** 6)

def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)

n = len(sys.stdin.buffer.read())
print(depth(n), depth(n * 20 + 1500))
