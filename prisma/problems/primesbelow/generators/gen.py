#!/usr/bin/env python3
"""Prints the largest prime up to a number, or what lies above it: gen.py --most N --kind prime|next|square"""
import argparse


def is_prime(n):
    return n > 1 and all(n % d != 0 for d in range(2, int(n**0.5) + 1))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--most", type=int, required=True)
    # The prime, the number after it, or the number after its square.
    parser.add_argument("--kind", choices=["prime", "next", "square"], required=True)
    options = parser.parse_args()
    n = options.most
    while not is_prime(n):
        n -= 1
    print({"prime": n, "next": n + 1, "square": n * n + 1}[options.kind])


main()
