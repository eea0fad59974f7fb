#!/usr/bin/env python3
import sys


def task_order(n, rules):
    # Write your code here. In each rule (a, b), task a comes before task b.
    # Return the tasks in order, or an empty list if there is no order.
    return []


def main():
    lines = sys.stdin.read().split("\n")
    n, m = map(int, lines[0].split())
    rules = [tuple(map(int, line.split())) for line in lines[1 : m + 1]]
    print(*task_order(n, rules) or ["IMPOSSIBLE"])


main()
