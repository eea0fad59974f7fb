#!/usr/bin/env python3
# Too slow: goes through all tasks again and again to find those that are free.
import sys


def task_order(n, rules):
    needs = [[] for _ in range(n)]
    for before, after in rules:
        needs[after].append(before)
    done = [False] * n
    order = []
    found = True
    while found:
        found = False
        for task in range(n):
            if not done[task] and all(done[before] for before in needs[task]):
                done[task] = found = True
                order.append(task)
    return order if len(order) == n else []


def main():
    lines = sys.stdin.read().split("\n")
    n, m = map(int, lines[0].split())
    rules = [tuple(map(int, line.split())) for line in lines[1 : m + 1]]
    print(*task_order(n, rules) or ["IMPOSSIBLE"])


main()
