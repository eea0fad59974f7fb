#!/usr/bin/env python3
"""Prints a matrix and questions: gen.py --seed S --rows R --columns C --q QUESTIONS --span LARGEST --kind wide|any|positive"""
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


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "rows", "columns", "q", "span"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=["any", "positive", "wide"], required=True)
    options = parser.parse_args()
    rng, span = Splitmix64(options.seed), options.span
    print(options.rows, options.columns, options.q)
    for _ in range(options.rows):
        if options.kind == "positive":  # close to the largest number
            print(*(span - rng.below(9) for _ in range(options.columns)))
        else:
            print(*(rng.below(2 * span + 1) - span for _ in range(options.columns)))
    for _ in range(options.q):
        r1, r2 = sorted((rng.below(options.rows), rng.below(options.rows)))
        c1, c2 = sorted((rng.below(options.columns), rng.below(options.columns)))
        if options.kind == "wide":  # nearly the whole matrix
            r1, r2 = rng.below(1 + options.rows // 100), options.rows - 1 - rng.below(1 + options.rows // 100)
            c1, c2 = rng.below(1 + options.columns // 100), options.columns - 1 - rng.below(1 + options.columns // 100)
        print(r1, c1, r2, c2)


main()
