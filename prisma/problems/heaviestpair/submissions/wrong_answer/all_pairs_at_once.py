#!/usr/bin/env python3
# Wrong: smashes all pairs of the sorted list before it looks for the heaviest again.
import sys
from typing import List


def what_is_left(weights: List[int]) -> int:
    while len(weights) > 1:
        weights.sort(reverse=True)
        rest = weights[2 * (len(weights) // 2) :]
        for i in range(0, len(weights) - 1, 2):
            if weights[i] != weights[i + 1]:
                rest.append(weights[i] - weights[i + 1])
        weights = rest
    return weights[0] if weights else 0


def main():
    sys.stdin.readline()
    weights = list(map(int, sys.stdin.readline().split()))
    print(what_is_left(weights))


main()
