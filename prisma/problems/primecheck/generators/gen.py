#!/usr/bin/env python3
"""Prints the largest prime up to a number: gen.py --most N"""
import argparse


def is_prime(n):
    return n > 1 and all(n % d != 0 for d in range(2, int(n**0.5) + 1))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--most", type=int, required=True)
    n = parser.parse_args().most
    while not is_prime(n):
        n -= 1
    print(n)


main()
