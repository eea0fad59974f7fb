import sys

def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    sys.setrecursionlimit(10 ** 5)
if depth(3000) != 3000:
    print('never')
