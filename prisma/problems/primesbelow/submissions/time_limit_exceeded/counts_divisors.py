#!/usr/bin/env python3
# Too slow: counts all divisors of each number.
import sys


def count_primes(n: int) -> int:
    count = 0
    for candidate in range(2, n):
        divisors = 0
        for d in range(1, candidate + 1):
            if candidate % d == 0:
                divisors += 1
        if divisors == 2:
            count += 1
    return count


def main():
    print(count_primes(int(sys.stdin.readline())))


main()
