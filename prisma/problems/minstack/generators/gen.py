#!/usr/bin/env python3
"""Prints operations: gen.py --seed S --q OPERATIONS --kind fill|falling|mixed"""
import argparse


class Splitmix64:
    """Our own generator: Python keeps the sequences of `random` stable only in part."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        mask = (1 << 64) - 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & mask
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        return z ^ (z >> 31)

    def below(self, bound):
        return self.next() % bound


def fill(rng, q):
    """Half of the operations fill the stack, the others ask for the smallest number; now and then one leaves."""
    half = q // 2
    pushes = [f"push {rng.below(2000001) - 1000000}" for _ in range(half)]
    return pushes + ["pop" if i % 1000 == 999 else "min" for i in range(q - half)]


def falling(rng, q):
    """Each new number is the smallest or equal to it; then they leave one by one."""
    third, number = q // 3, 10**6
    pushes = []
    for _ in range(third):
        pushes.append(f"push {number}")
        number -= rng.below(3)
    return pushes + ["min" if i % 2 == 0 else "pop" for i in range(q - third - 2)] + ["push 7", "top"]


def mixed(rng, q):
    """All operations at random; the stack grows slowly."""
    operations, size = [], 0
    for _ in range(q):
        kind = rng.below(10)
        if kind < 4 or size == 0:
            operations.append(f"push {rng.below(2 * 10**9 + 1) - 10**9}")
            size += 1
        elif kind < 7:
            operations.append("pop")
            size -= 1
        else:
            operations.append("top" if kind == 7 else "min")
    return operations


KINDS = {"fill": fill, "falling": falling, "mixed": mixed}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--q", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    operations = KINDS[options.kind](Splitmix64(options.seed), options.q)
    print(len(operations))
    print("\n".join(operations))


main()
