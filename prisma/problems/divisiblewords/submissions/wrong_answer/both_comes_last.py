#!/usr/bin/env python3
# Wrong: a multiple of both is caught by the first case.
import sys
from typing import List


def divisible_words(n: int, a: int, b: int) -> List[str]:
    words = []
    for i in range(1, n + 1):
        word = ""
        if i % a == 0:
            word += "A"
        elif i % b == 0:
            word += "B"
        words.append(word or str(i))
    return words


def main():
    n, a, b = map(int, sys.stdin.readline().split())
    print("\n".join(divisible_words(n, a, b)))


main()
