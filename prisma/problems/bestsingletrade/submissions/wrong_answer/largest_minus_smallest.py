#!/usr/bin/env python3
# Wrong: the largest price may come before the smallest.
import sys
from typing import List


def best_trade(prices: List[int]) -> int:
    return max(prices) - min(prices)


def main():
    sys.stdin.readline()
    prices = list(map(int, sys.stdin.readline().split()))
    print(best_trade(prices))


main()
