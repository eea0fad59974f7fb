#!/usr/bin/env python3
"""Prints a number of disks: gen.py --n DISKS. The answer to the largest is too long for a file of the package."""
import argparse


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--n", type=int, required=True)
    print(parser.parse_args().n)


main()
