#!/usr/bin/env python3
# Wrong: counts the letters that both words have, whatever their order.
import sys


def common_length(a, b):
    return sum(min(a.count(letter), b.count(letter)) for letter in set(a))


def main():
    a, b = sys.stdin.read().split()
    print(common_length(a, b))


main()
