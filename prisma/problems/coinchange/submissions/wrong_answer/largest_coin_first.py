#!/usr/bin/env python3
# Wrong: greedy, always takes the largest coin that fits.
import sys


def fewest_coins(coins, amount):
    count = 0
    for coin in sorted(coins, reverse=True):
        count += amount // coin
        amount %= coin
    return count if amount == 0 else -1


def main():
    _, amount = map(int, sys.stdin.readline().split())
    coins = list(map(int, sys.stdin.readline().split()))
    print(fewest_coins(coins, amount))


main()
