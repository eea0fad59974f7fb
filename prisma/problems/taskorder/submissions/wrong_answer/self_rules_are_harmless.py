#!/usr/bin/env python3
# Wrong: ignores rules that put a task before itself.
import sys


def task_order(n, rules):
    followers = [[] for _ in range(n)]
    missing = [0] * n  # How many tasks must still be done before this one.
    for before, after in rules:
        if before == after:
            continue
        followers[before].append(after)
        missing[after] += 1
    order = [task for task in range(n) if missing[task] == 0]
    # The order is its own queue: what is behind this task was found to be free already.
    for task in order:
        for follower in followers[task]:
            missing[follower] -= 1
            if missing[follower] == 0:
                order.append(follower)
    return order if len(order) == n else []


def main():
    lines = sys.stdin.read().split("\n")
    n, m = map(int, lines[0].split())
    rules = [tuple(map(int, line.split())) for line in lines[1 : m + 1]]
    print(*task_order(n, rules) or ["IMPOSSIBLE"])


main()
