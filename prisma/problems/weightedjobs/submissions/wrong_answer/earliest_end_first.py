#!/usr/bin/env python3
# Wrong: always takes the job that ends first, as if all were worth the same.
import sys
from typing import List


def most_valuable(jobs: List[List[int]]) -> int:
    total = free = 0
    for start, end, value in sorted(jobs, key=lambda job: job[1]):
        if start >= free:
            total += value
            free = end
    return total


def main():
    n = int(sys.stdin.readline())
    jobs = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    print(most_valuable(jobs))


main()
