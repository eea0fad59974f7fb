#!/usr/bin/env python3
# Wrong: skips a link whose ends are both in use, even if it would connect two parts.
import sys


def network_cost(n, links):
    used = set()
    total = 0
    for u, v, cost in sorted(links, key=lambda link: link[2]):
        if u != v and (u not in used or v not in used):
            used.update((u, v))
            total += cost
    return total if len(used) == n or n == 1 else -1


def main():
    lines = sys.stdin.read().split("\n")
    n, m = map(int, lines[0].split())
    links = [tuple(map(int, line.split())) for line in lines[1 : m + 1]]
    cost = network_cost(n, links)
    print("IMPOSSIBLE" if cost == -1 else cost)


main()
