#!/usr/bin/env python3
# Wrong: cuts time into fixed pieces of W seconds, so twice as many fit in around a cut.
import sys


class RateLimiter:
    def __init__(self, limit, seconds):
        self.limit = limit
        self.seconds = seconds
        self.counts = {}

    def allows(self, time, user):
        window, count = self.counts.get(user, (0, 0))
        if time // self.seconds != window:
            window, count = time // self.seconds, 0
        if count >= self.limit:
            return False
        self.counts[user] = (window, count + 1)
        return True


def main():
    lines = sys.stdin.read().split("\n")
    limit, seconds, q = map(int, lines[0].split())
    limiter = RateLimiter(limit, seconds)
    out = []
    for line in lines[1 : q + 1]:
        time, user = line.split()
        out.append("allow" if limiter.allows(int(time), user) else "deny")
    print("\n".join(out))


main()
