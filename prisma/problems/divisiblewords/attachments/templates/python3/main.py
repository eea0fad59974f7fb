#!/usr/bin/env python3
import sys
from typing import List


def divisible_words(n: int, a: int, b: int) -> List[str]:
    # Write your code here. Return a list of n words.
    return []


def main():
    n, a, b = map(int, sys.stdin.readline().split())
    print("\n".join(divisible_words(n, a, b)))


main()
