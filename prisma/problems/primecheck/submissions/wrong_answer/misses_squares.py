#!/usr/bin/env python3
# Wrong: stops before the root, so that squares of primes count as prime.
import sys
from typing import Optional


def is_prime(n: int) -> Optional[bool]:
    if n < 2:
        return False
    d = 2
    while d * d < n:
        if n % d == 0:
            return False
        d += 1
    return True


def main():
    n = int(sys.stdin.readline())
    print(str(is_prime(n)).lower())


main()
