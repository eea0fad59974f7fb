#!/usr/bin/env python3
# Too slow: asks for the same sums again and again.
import sys


def fewest_coins(coins, amount):
    best = fewest(coins, amount)
    return -1 if best == float("inf") else best


def fewest(coins, amount):
    if amount == 0:
        return 0
    best = float("inf")
    for coin in coins:
        if coin <= amount:
            best = min(best, fewest(coins, amount - coin) + 1)
    return best


def main():
    _, amount = map(int, sys.stdin.readline().split())
    coins = list(map(int, sys.stdin.readline().split()))
    print(fewest_coins(coins, amount))


main()
