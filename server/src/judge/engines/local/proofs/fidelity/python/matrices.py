import sys

n = min(5, len(sys.stdin.readline()))
m = [[i * n + j for j in range(n)] for i in range(n)]
print(*(' '.join(map(str, row)) for row in zip(*m)), sep='\n')

def multiply(a, b):
    return [[sum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]

power = m
for _ in range(10):
    power = [[x % 1007 for x in row] for row in multiply(power, m)]
print(power, [[0] * 2] * 2)
