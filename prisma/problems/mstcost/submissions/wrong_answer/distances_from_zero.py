#!/usr/bin/env python3
# Wrong: chooses the next node by its distance from node 0, not by the cost of the link.
import heapq
import sys


def network_cost(n, links):
    neighbours = [[] for _ in range(n)]
    for u, v, cost in links:
        neighbours[u].append((v, cost))
        neighbours[v].append((u, cost))
    done = [False] * n
    total = 0
    heap = [(0, 0, 0)]
    while heap:
        distance, node, link = heapq.heappop(heap)
        if done[node]:
            continue
        done[node] = True
        total += link
        for other, cost in neighbours[node]:
            if not done[other]:
                heapq.heappush(heap, (distance + cost, other, cost))
    return total if all(done) else -1


def main():
    lines = sys.stdin.read().split("\n")
    n, m = map(int, lines[0].split())
    links = [tuple(map(int, line.split())) for line in lines[1 : m + 1]]
    cost = network_cost(n, links)
    print("IMPOSSIBLE" if cost == -1 else cost)


main()
