import sys

data = list(map(int, sys.stdin.read().split()[:101]))
n, *weights = data
best = [0] * 51
for w in weights:
    w = abs(w) % 20 + 1
    for c in range(50, w - 1, -1):
        best[c] = max(best[c], best[c - w] + w * 3 % 7)
print(n, best[50])
