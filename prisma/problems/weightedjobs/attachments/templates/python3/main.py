#!/usr/bin/env python3
import sys
from typing import List


def most_valuable(jobs: List[List[int]]) -> int:
    # Write your code here. Each job is [start, end, value].
    return 0


def main():
    n = int(sys.stdin.readline())
    jobs = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    print(most_valuable(jobs))


main()
