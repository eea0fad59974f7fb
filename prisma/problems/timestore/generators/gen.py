#!/usr/bin/env python3
"""Prints operations: gen.py --seed S --q OPERATIONS --keys KEYS --kind late|early|mixed|close"""
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


def name(number):
    letters = "k"
    while number > 0:
        letters += "abcdefghij"[number % 10]
        number //= 10
    return letters


def late(rng, q, keys):
    """First all values, then questions about the last tenth of the time."""
    return filled(rng, q, lambda time: time - rng.below(time // 10 + 2))


def early(rng, q, keys):
    """First all values, then questions about the first tenth of the time."""
    return filled(rng, q, lambda time: rng.below(time // 10 + 2))


def filled(rng, q, asked):
    time = 1 + rng.below(9)
    for _ in range(q // 2):
        yield f"set k {time} {rng.below(10)}"
        time += 2 if rng.below(8) == 0 else 1
    for _ in range(q - q // 2):
        yield f"get k {asked(time)}"


def mixed(rng, q, keys):
    """Values and questions in turn; some keys come more often than others."""
    clocks = {}
    for _ in range(q):
        key = rng.below(1 + rng.below(keys))
        clock = clocks.get(key, rng.below(20))
        if rng.below(5) < 2:
            yield f"set {name(key)} {clock} {rng.below(199) - 99}"
            clocks[key] = clock + 1 + rng.below(3)
        else:
            yield f"get {name(key)} {rng.below(clock + 3)}"


def close(rng, q, keys):
    """Questions at times of values, and one second before and after."""
    times = {}
    for _ in range(q):
        key = rng.below(keys)
        own = times.setdefault(key, [])
        if not own or rng.below(2):
            own.append((own[-1] if own else 0) + 1 + rng.below(6))
            yield f"set {name(key)} {own[-1]} {rng.below(199) - 99}"
        else:
            yield f"get {name(key)} {own[rng.below(len(own))] + rng.below(3) - 1}"


KINDS = {"late": late, "early": early, "mixed": mixed, "close": close}


def main():
    parser = argparse.ArgumentParser()
    for option in ("seed", "q", "keys"):
        parser.add_argument(f"--{option}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    print(options.q)
    print("\n".join(KINDS[options.kind](rng, options.q, options.keys)))


main()
