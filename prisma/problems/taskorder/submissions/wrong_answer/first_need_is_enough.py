#!/usr/bin/env python3
# Wrong: does a task as soon as one of the tasks before it is done.
import sys


def task_order(n, rules):
    followers = [[] for _ in range(n)]
    is_free = [True] * n
    for before, after in rules:
        followers[before].append(after)
        is_free[after] = False
    order = [task for task in range(n) if is_free[task]]
    seen = set(order)
    for task in order:
        for follower in followers[task]:
            if follower not in seen:
                seen.add(follower)
                order.append(follower)
    return order if len(order) == n else []


def main():
    lines = sys.stdin.read().split("\n")
    n, m = map(int, lines[0].split())
    rules = [tuple(map(int, line.split())) for line in lines[1 : m + 1]]
    print(*task_order(n, rules) or ["IMPOSSIBLE"])


main()
