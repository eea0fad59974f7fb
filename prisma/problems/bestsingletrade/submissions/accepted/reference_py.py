#!/usr/bin/env python3
import sys
from typing import List


def best_trade(prices: List[int]) -> int:
    lowest = prices[0]
    best = 0
    for price in prices:
        best = max(best, price - lowest)
        lowest = min(lowest, price)
    return best


def main():
    sys.stdin.readline()
    prices = list(map(int, sys.stdin.readline().split()))
    print(best_trade(prices))


main()
