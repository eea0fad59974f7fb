#!/usr/bin/env python3
import sys
from typing import List, Optional, Tuple


def can_split(n: int, edges: List[Tuple[int, int]]) -> Optional[bool]:
    neighbours = [[] for _ in range(n)]
    for a, b in edges:
        neighbours[a].append(b)
        neighbours[b].append(a)
    team = [-1] * n
    for start in range(n):
        if team[start] != -1:
            continue
        team[start] = 0
        queue = [start]
        for person in queue:
            for other in neighbours[person]:
                if team[other] == team[person]:
                    return False
                if team[other] == -1:
                    team[other] = 1 - team[person]
                    queue.append(other)
    return True


def main():
    lines = sys.stdin.read().split("\n")
    n, m = map(int, lines[0].split())
    edges = []
    for line in lines[1 : m + 1]:
        a, b = line.split()
        edges.append((int(a), int(b)))
    print(str(can_split(n, edges)).lower())


main()
