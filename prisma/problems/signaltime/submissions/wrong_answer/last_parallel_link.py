#!/usr/bin/env python3
# Wrong: of several links between the same nodes it keeps the last one, not the quickest.
import heapq
import sys


def broadcast_time(n, links, source):
    outgoing = [{} for _ in range(n)]
    for start, end, time in links:
        outgoing[start][end] = time
    never = float("inf")
    arrival = [never] * n
    arrival[source] = 0
    heap = [(0, source)]
    while heap:
        now, node = heapq.heappop(heap)
        if now > arrival[node]:
            continue
        for end, time in outgoing[node].items():
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
