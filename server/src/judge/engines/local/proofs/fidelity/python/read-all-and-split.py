import sys

data = sys.stdin.read().split()
n = int(data[0]) if data else 0
a = [int(x) for x in data[1 : n + 1]]
print(n, sum(a), max(a, default=None))
print(*sorted(set(a)))
