from bisect import bisect_left, insort
from itertools import accumulate, groupby, chain, combinations

try:
    input()
    a = [int(x) for x in input().split()]
except EOFError:
    a = []
tails = []
for x in a:
    at = bisect_left(tails, x)
    tails[at : at + 1] = [x]
kept = []
for x in a:
    insort(kept, x)
print(len(tails), kept[:3], list(accumulate(a, max))[-3:])
print([(k, len(list(g))) for k, g in groupby(a, key=lambda x: x > 3)][:4])
print(sum(1 for _ in combinations(a[:8], 3)), list(chain([1], a[:2])))
