#!/usr/bin/env python3
import sys
from typing import List, Tuple


def find_route(start: str, tickets: List[Tuple[str, str]]) -> List[str]:
    goals = {}
    for begin, goal in tickets:
        goals.setdefault(begin, []).append(goal)
    # The smallest goal stands last, where it is taken off quickly.
    for left in goals.values():
        left.sort(reverse=True)
    route = []
    stack = [start]
    while stack:
        left = goals.get(stack[-1])
        if left:
            stack.append(left.pop())
        else:
            route.append(stack.pop())
    return route[::-1]


def main():
    n, start = sys.stdin.readline().split()
    tickets = []
    for _ in range(int(n)):
        begin, goal = sys.stdin.readline().split()
        tickets.append((begin, goal))
    print(*find_route(start, tickets))


main()
