#!/usr/bin/env python3
# Another right order: always the free task with the smallest number.
import heapq
import sys


def task_order(n, rules):
    followers = [[] for _ in range(n)]
    missing = [0] * n
    for before, after in rules:
        followers[before].append(after)
        missing[after] += 1
    free = [task for task in range(n) if missing[task] == 0]
    order = []
    while free:
        task = heapq.heappop(free)
        order.append(task)
        for follower in followers[task]:
            missing[follower] -= 1
            if missing[follower] == 0:
                heapq.heappush(free, follower)
    return order if len(order) == n else []


def main():
    lines = sys.stdin.read().split("\n")
    n, m = map(int, lines[0].split())
    rules = [tuple(map(int, line.split())) for line in lines[1 : m + 1]]
    print(*task_order(n, rules) or ["IMPOSSIBLE"])


main()
