#!/usr/bin/env python3
# Too slow: tries all pairs of days.
import sys
from typing import List


def best_trade(prices: List[int]) -> int:
    best = 0
    for buy in range(len(prices)):
        for sell in range(buy + 1, len(prices)):
            best = max(best, prices[sell] - prices[buy])
    return best


def main():
    sys.stdin.readline()
    prices = list(map(int, sys.stdin.readline().split()))
    print(best_trade(prices))


main()
