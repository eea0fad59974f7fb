#!/usr/bin/env python3
"""Prints b, e and m: gen.py --seed S --most EXPONENT --kind any|odd|bits|power [--modulus M]"""
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


def any_one(rng, most):
    return rng.below(most + 1)


def odd(rng, most):
    """Rounding it would change its last digit."""
    return most - 1 - 2 * rng.below(1000)


def bits(rng, most):
    """Every binary digit is a 1."""
    return (1 << (most.bit_length() - 1)) - 1


def power(rng, most):
    """A single binary digit is a 1."""
    return 1 << (most.bit_length() - 1)


KINDS = {"any": any_one, "odd": odd, "bits": bits, "power": power}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "most"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    parser.add_argument("--modulus", type=int, default=0)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    exponent = KINDS[options.kind](rng, options.most)
    modulus = options.modulus or 10**9 - rng.below(10**8)
    print(10**9 - rng.below(10**8), exponent, modulus)


main()
