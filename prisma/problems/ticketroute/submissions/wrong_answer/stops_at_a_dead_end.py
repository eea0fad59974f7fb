#!/usr/bin/env python3
# Wrong: always flies to the smallest place, and stops when it is stuck.
import sys
from typing import List, Tuple


def find_route(start: str, tickets: List[Tuple[str, str]]) -> List[str]:
    goals = {}
    for begin, goal in tickets:
        goals.setdefault(begin, []).append(goal)
    for left in goals.values():
        left.sort(reverse=True)
    route = [start]
    while goals.get(route[-1]):
        route.append(goals[route[-1]].pop())
    return route


def main():
    n, start = sys.stdin.readline().split()
    tickets = []
    for _ in range(int(n)):
        begin, goal = sys.stdin.readline().split()
        tickets.append((begin, goal))
    print(*find_route(start, tickets))


main()
