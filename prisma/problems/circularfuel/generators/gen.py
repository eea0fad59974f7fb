#!/usr/bin/env python3
"""Prints fuel stops: gen.py --seed S --n STOPS --kind late|short|order|halves"""
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


def late(rng, n):
    """All the way round is possible from the last stop only; one litre is missing at the stop before it."""
    gains = [1 + rng.below(9999) for _ in range(n)]
    costs = list(gains)
    if n > 1:
        costs[-2] += 1
        costs[-1] -= 1
    return gains, costs


def short(rng, n):
    """One litre is missing in all, behind a stop in the first half."""
    gains = [1 + rng.below(9999) for _ in range(n)]
    costs = list(gains)
    costs[n // 3] += 1
    return gains, costs


def order(rng, n):
    """The roads take the amounts in another order, so that nothing is left in the end."""
    gains = [rng.below(1001) for _ in range(n)]
    costs = list(gains)
    for i in range(n - 1, 0, -1):
        j = rng.below(i + 1)
        costs[i], costs[j] = costs[j], costs[i]
    return gains, costs


def halves(rng, n):
    """The first half takes more than it gives; the second half makes up for it."""
    gains, costs = [], []
    for i in range(n):
        is_first = i < n // 2
        few, many = rng.below(6000 if is_first else 5800), rng.below(10001)
        gains.append(few if is_first else many)
        costs.append(many if is_first else few)
    return gains, costs


KINDS = {"late": late, "short": short, "order": order, "halves": halves}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    gains, costs = KINDS[options.kind](Splitmix64(options.seed), options.n)
    print(len(gains))
    print(*gains)
    print(*costs)


main()
