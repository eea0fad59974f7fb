#!/usr/bin/env python3
# Too slow: searches for the heaviest stone twice in each round.
import sys
from typing import List


def what_is_left(weights: List[int]) -> int:
    while len(weights) > 1:
        heaviest = max(weights)
        weights.remove(heaviest)
        second = max(weights)
        weights.remove(second)
        if heaviest != second:
            weights.append(heaviest - second)
    return weights[0] if weights else 0


def main():
    sys.stdin.readline()
    weights = list(map(int, sys.stdin.readline().split()))
    print(what_is_left(weights))


main()
