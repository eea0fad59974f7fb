#!/usr/bin/env python3
# Wrong: lets the signal run against the direction of a link.
import heapq
import sys


def broadcast_time(n, links, source):
    outgoing = [[] for _ in range(n)]
    for start, end, time in links:
        outgoing[start].append((end, time))
        outgoing[end].append((start, time))
    settled = [False] * n
    never = float("inf")
    arrival = [never] * n
    arrival[source] = 0
    heap = [(0, source)]
    while heap:
        now, node = heapq.heappop(heap)
        if settled[node]:
            continue  # An earlier signal was here.
        settled[node] = True
        for end, time in outgoing[node]:
            if now + time < arrival[end]:
                arrival[end] = now + time
                heapq.heappush(heap, (arrival[end], end))
    last = max(arrival)
    return -1 if last == never else last


def main():
    lines = sys.stdin.read().split("\n")
    n, m, source = map(int, lines[0].split())
    links = [tuple(map(int, line.split())) for line in lines[1 : m + 1]]
    print(broadcast_time(n, links, source))


main()
