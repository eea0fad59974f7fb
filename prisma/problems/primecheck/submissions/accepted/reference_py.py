#!/usr/bin/env python3
import sys
from typing import Optional


def is_prime(n: int) -> Optional[bool]:
    if n % 2 == 0:
        return n == 2
    d = 3
    while d * d <= n:
        if n % d == 0:
            return False
        d += 2
    return n > 1


def main():
    n = int(sys.stdin.readline())
    print(str(is_prime(n)).lower())


main()
