#!/usr/bin/env python3
# Wrong: always takes the last job that ends in time before this one, though an earlier one may be better.
import sys
from bisect import bisect_right
from typing import List


def most_valuable(jobs: List[List[int]]) -> int:
    jobs.sort(key=lambda job: job[1])
    ends = [end for _, end, _ in jobs]
    best = [0]
    for start, _, value in jobs:
        best.append(value + best[bisect_right(ends, start)])
    return max(best)


def main():
    n = int(sys.stdin.readline())
    jobs = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    print(most_valuable(jobs))


main()
