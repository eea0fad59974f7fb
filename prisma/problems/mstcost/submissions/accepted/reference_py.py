#!/usr/bin/env python3
import sys


def network_cost(n, links):
    parent = list(range(n))
    parts = n
    total = 0
    for u, v, cost in sorted(links, key=lambda link: link[2]):
        a, b = find(parent, u), find(parent, v)
        if a != b:
            parent[a] = b
            parts -= 1
            total += cost
    return total if parts == 1 else -1


# The node that stands for the part that holds this one. Shortens the way to it.
def find(parent, node):
    while parent[node] != node:
        parent[node] = parent[parent[node]]
        node = parent[node]
    return node


def main():
    lines = sys.stdin.read().split("\n")
    n, m = map(int, lines[0].split())
    links = [tuple(map(int, line.split())) for line in lines[1 : m + 1]]
    cost = network_cost(n, links)
    print("IMPOSSIBLE" if cost == -1 else cost)


main()
