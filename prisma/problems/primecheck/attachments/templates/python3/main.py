#!/usr/bin/env python3
import sys
from typing import Optional


def is_prime(n: int) -> Optional[bool]:
    # Write your code here. Return True or False.
    return None


def main():
    n = int(sys.stdin.readline())
    print(str(is_prime(n)).lower())


main()
