import sys

def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    print(depth(997), sys.getrecursionlimit())
if size == 0:
    depth(998)
if size == 4:
    depth(999)
