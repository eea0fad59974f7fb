#!/usr/bin/env python3
"""Prints tickets: gen.py --seed S --n TICKETS --kind dead|row|walk|loops [--places P]"""
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

    def shuffled(self, values):
        values = list(values)
        for i in range(len(values) - 1, 0, -1):
            j = self.below(i + 1)
            values[i], values[j] = values[j], values[i]
        return values


def names(rng, count, longest=10):
    """Different names of 1 to 10 letters."""
    found = {}
    while len(found) < count:
        found["".join(chr(97 + rng.below(26)) for _ in range(1 + rng.below(longest)))] = None
    return list(found)


def walk(rng, n, count):
    """A route that goes anywhere each time, so that many tickets lead from each place."""
    places = names(rng, count)
    return [places[rng.below(count)] for _ in range(n + 1)]


def row(rng, n, count):
    """One place after the other, each of them once."""
    return names(rng, n + 1)


def loops(rng, n, count):
    """Round trips of different lengths from a few places, back to the start; also from a place to itself."""
    places = names(rng, n)
    route = [places[0]]
    while len(route) < n - 50:
        centre = places[rng.below(count)]
        first = count + rng.below(n - count - 9)
        route += [centre] + places[first : first + rng.below(5)] + [centre]
    return route + [places[0]]


def dead(rng, n, count):
    """Whoever flies to the smallest place first misses a round trip, and finds out only after many others."""
    start, centre, last, *others = sorted(names(rng, n))
    route = [start, others[0], start, centre]
    for place in rng.shuffled(others[1:]):
        if len(route) + 3 <= n:
            route += [place, centre]
    return route + [last]


KINDS = {"dead": dead, "row": row, "walk": walk, "loops": loops}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    parser.add_argument("--places", type=int, default=10)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    route = KINDS[options.kind](rng, options.n, options.places)
    print(len(route) - 1, route[0])
    for begin, goal in rng.shuffled(zip(route, route[1:])):
        print(begin, goal)


main()
