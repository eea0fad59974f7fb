#!/usr/bin/env python3
# Wrong: looks only at the nodes that the signal reaches.
import heapq
import sys


def broadcast_time(n, links, source):
    outgoing = [[] for _ in range(n)]
    for start, end, time in links:
        outgoing[start].append((end, time))
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
    return max(time for time in arrival if time != never)


def main():
    lines = sys.stdin.read().split("\n")
    n, m, source = map(int, lines[0].split())
    links = [tuple(map(int, line.split())) for line in lines[1 : m + 1]]
    print(broadcast_time(n, links, source))


main()
