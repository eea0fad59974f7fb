#!/usr/bin/env python3
# Too slow: goes through all links until nothing changes (Bellman and Ford).
import sys


def broadcast_time(n, links, source):
    never = float("inf")
    arrival = [never] * n
    arrival[source] = 0
    changed = True
    while changed:
        changed = False
        for start, end, time in links:
            if arrival[start] + time < arrival[end]:
                arrival[end] = arrival[start] + time
                changed = True
    last = max(arrival)
    return -1 if last == never else last


def main():
    lines = sys.stdin.read().split("\n")
    n, m, source = map(int, lines[0].split())
    links = [tuple(map(int, line.split())) for line in lines[1 : m + 1]]
    print(broadcast_time(n, links, source))


main()
