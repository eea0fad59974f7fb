#!/usr/bin/env python3
# Wrong: adds up all rises, but only one trade is allowed.
import sys
from typing import List


def best_trade(prices: List[int]) -> int:
    return sum(max(0, b - a) for a, b in zip(prices, prices[1:]))


def main():
    sys.stdin.readline()
    prices = list(map(int, sys.stdin.readline().split()))
    print(best_trade(prices))


main()
