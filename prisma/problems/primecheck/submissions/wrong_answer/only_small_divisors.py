#!/usr/bin/env python3
# Wrong: a number may have larger divisors only, such as 121.
import sys
from typing import Optional


def is_prime(n: int) -> Optional[bool]:
    if n in (2, 3, 5, 7):
        return True
    return n > 1 and all(n % d != 0 for d in (2, 3, 5, 7))


def main():
    n = int(sys.stdin.readline())
    print(str(is_prime(n)).lower())


main()
