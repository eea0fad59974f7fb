#!/usr/bin/env python3
"""Prints operations of a network: gen.py --seed S --q COUNT --users COUNT --follows COUNT --kind busy|longago|mixed|churn"""
import argparse
from itertools import islice


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

    def pick(self, items):
        return items[self.below(len(items))]


def users_of(rng, count):
    """Small numbers for a few users, and otherwise large ones."""
    if count < 10:
        return list(range(1, count + 1))
    users = []
    while len(users) < count:
        user = 1 + rng.below(10**9)
        if user not in users:
            users.append(user)
    return users


def post(rng, user):
    return "post %d %d" % (user, 1 + rng.below(99999))


def busy(rng, options):
    """One user follows others who write very much; later, posts and feeds take turns."""
    reader, *others = users_of(rng, options.users)
    followed = others[: options.follows]
    for other in followed:
        yield "follow %d %d" % (reader, other)
    for _ in range(options.q * 3 // 5):
        yield post(rng, rng.pick(followed))
    while True:
        yield post(rng, rng.pick(followed))
        yield "feed %d" % reader
        yield "feed %d" % reader


def longago(rng, options):
    """Those who are followed wrote nine posts in all, long ago. Strangers write a lot since then."""
    reader, *others = users_of(rng, options.users)
    followed, strangers = others[: options.follows], others[options.follows :]
    for _ in range(9):
        yield post(rng, rng.pick(followed))
    for other in followed:
        yield "follow %d %d" % (reader, other)
    for _ in range(options.q // 2):
        yield post(rng, rng.pick(strangers))
    while True:
        yield post(rng, rng.pick(strangers))
        for _ in range(5):
            yield "feed %d" % reader


def mixed(rng, options):
    """Everybody does everything, also what changes nothing."""
    users = users_of(rng, options.users)
    followed = {user: set() for user in users}
    while True:
        user, other, kind = rng.pick(users), rng.pick(users), rng.below(20)
        if kind < 7:
            yield post(rng, user)
        elif kind < 14 and len(followed[user] | {other, user}) <= options.follows + 1:
            followed[user] |= {other}
            yield "follow %d %d" % (user, other)
        elif kind < 16:
            followed[user] -= {other}
            yield "unfollow %d %d" % (user, other)
        else:
            yield "feed %d" % user


def churn(rng, options):
    """A few users follow as many as they may, and change them all the time. Some write much more than others."""
    users = users_of(rng, options.users)
    readers = [(user, users[5 : 5 + options.follows]) for user in users[:5]]
    for user, followed in readers:
        for other in followed:
            yield "follow %d %d" % (user, other)
    while True:
        for user, followed in readers:
            for _ in range(1 + rng.below(3)):
                yield post(rng, users[rng.below(1 + rng.below(len(users)))])
            place = rng.below(len(followed))
            yield "unfollow %d %d" % (user, followed[place])
            followed[place] = rng.pick([other for other in users if other != user and other not in followed])
            yield "follow %d %d" % (user, followed[place])
            for _ in range(1 + rng.below(3)):
                yield "feed %d" % user


KINDS = {"busy": busy, "longago": longago, "mixed": mixed, "churn": churn}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "q", "users", "follows"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    print(options.q)
    for operation in islice(KINDS[options.kind](Splitmix64(options.seed), options), options.q):
        print(operation)


main()
