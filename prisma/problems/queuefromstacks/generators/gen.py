#!/usr/bin/env python3
"""Prints operations: gen.py --seed S --q OPERATIONS --kind fill|waves|mixed"""
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


def push(rng):
    return f"push {rng.below(10**9 + 1)}"


def fill(rng, q):
    """Half of the operations fill the queue, the others look at the front; now and then one leaves."""
    half = q // 2
    return [push(rng) for _ in range(half)] + ["pop" if i % 1000 == 999 else "peek" for i in range(q - half)]


def waves(rng, q):
    """Fills the queue and drains it, many times."""
    operations = []
    while len(operations) < q:
        height = 1 + rng.below(3000)
        operations += [push(rng) for _ in range(height)] + ["empty"] + ["pop"] * height + ["empty"]
    return operations[:q]


def mixed(rng, q):
    """All operations at random; the queue grows slowly."""
    operations, size = [], 0
    for _ in range(q):
        kind = rng.below(10)
        if kind < 5 or size == 0:
            operations.append(push(rng))
            size += 1
        elif kind < 8:
            operations.append("pop")
            size -= 1
        else:
            operations.append("peek" if kind == 8 else "empty")
    return operations


KINDS = {"fill": fill, "waves": waves, "mixed": mixed}


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
