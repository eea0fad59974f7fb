#!/usr/bin/env python3
# Too slow: tries all numbers below n.
import sys
from typing import Optional


def is_prime(n: int) -> Optional[bool]:
    for d in range(2, n):
        if n % d == 0:
            return False
    return n > 1


def main():
    n = int(sys.stdin.readline())
    print(str(is_prime(n)).lower())


main()
