#!/usr/bin/env python3
# Too slow: Prim's method, but with a search through all nodes for the nearest one.
import sys


def network_cost(n, links):
    neighbours = [[] for _ in range(n)]
    for u, v, cost in links:
        neighbours[u].append((v, cost))
        neighbours[v].append((u, cost))
    never = float("inf")
    nearest = [never] * n
    nearest[0] = 0
    missing = set(range(n))
    total = 0
    while missing:
        node = min(missing, key=lambda one: nearest[one])
        if nearest[node] == never:
            return -1
        missing.remove(node)
        total += nearest[node]
        for other, cost in neighbours[node]:
            if other in missing:
                nearest[other] = min(nearest[other], cost)
    return total


def main():
    lines = sys.stdin.read().split("\n")
    n, m = map(int, lines[0].split())
    links = [tuple(map(int, line.split())) for line in lines[1 : m + 1]]
    cost = network_cost(n, links)
    print("IMPOSSIBLE" if cost == -1 else cost)


main()
