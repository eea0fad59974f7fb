import sys

data = sys.stdin.buffer.read().split()
print(len(data))
assert len(data) != 2, 'exactly two'
assert data, ('nothing', 0)
print(__debug__)
