#!/usr/bin/env python3
# Wrong: the new stone goes against the next one at once, even if others are heavier.
import sys
from typing import List


def what_is_left(weights: List[int]) -> int:
    weights.sort(reverse=True)
    left = 0
    for weight in weights:
        left = abs(left - weight)
    return left


def main():
    sys.stdin.readline()
    weights = list(map(int, sys.stdin.readline().split()))
    print(what_is_left(weights))


main()
