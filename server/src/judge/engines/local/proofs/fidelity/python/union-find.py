import sys

class DSU:
    count = 0

    def __init__(self, n):
        self.parent = list(range(n))
        DSU.count += 1

    def find(self, x):
        while self.parent[x] != x:
            self.parent[x] = self.parent[self.parent[x]]
            x = self.parent[x]
        return x

    def union(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b:
            return False
        self.parent[a] = b
        return True

n = len(sys.stdin.buffer.read()) + 1
dsu = DSU(n)
print(sum(dsu.union(i, i * 2 % n) for i in range(n)), DSU.count)
