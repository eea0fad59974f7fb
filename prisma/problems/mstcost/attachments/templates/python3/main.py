#!/usr/bin/env python3
import sys


def network_cost(n, links):
    # Write your code here. Each link is (u, v, cost). Return the least total, or -1.
    return 0


def main():
    lines = sys.stdin.read().split("\n")
    n, m = map(int, lines[0].split())
    links = [tuple(map(int, line.split())) for line in lines[1 : m + 1]]
    cost = network_cost(n, links)
    print("IMPOSSIBLE" if cost == -1 else cost)


main()
