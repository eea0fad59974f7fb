#!/usr/bin/env python3
import sys
from typing import List, Tuple


def critical_links(n: int, links: List[Tuple[int, int]]) -> List[Tuple[int, int]]:
    # The links of each place, by their number in the list.
    links_of = [[] for _ in range(n)]
    for link, (u, v) in enumerate(links):
        links_of[u].append(link)
        links_of[v].append(link)
    number = [-1] * n
    low = [-1] * n
    came_by = [-1] * n
    looked = [0] * n
    critical = []
    count = 0
    for start in range(n):
        if number[start] != -1:
            continue
        stack = [start]
        number[start] = low[start] = count
        count += 1
        while stack:
            place = stack[-1]
            if looked[place] < len(links_of[place]):
                link = links_of[place][looked[place]]
                looked[place] += 1
                if link == came_by[place]:
                    continue
                u, v = links[link]
                other = u + v - place
                if number[other] != -1:
                    low[place] = min(low[place], number[other])
                    continue
                came_by[other] = link
                number[other] = low[other] = count
                count += 1
                stack.append(other)
                continue
            stack.pop()
            if not stack:
                continue
            before = stack[-1]
            low[before] = min(low[before], low[place])
            if low[place] > number[before]:
                critical.append((min(before, place), max(before, place)))
    return sorted(critical)


def main():
    lines = sys.stdin.read().split("\n")
    n, m = map(int, lines[0].split())
    links = []
    for line in lines[1 : m + 1]:
        u, v = map(int, line.split())
        links.append((u, v))
    critical = critical_links(n, links)
    print(len(critical))
    for u, v in critical:
        print(u, v)


main()
