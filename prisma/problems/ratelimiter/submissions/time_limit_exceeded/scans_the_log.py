#!/usr/bin/env python3
# Too slow: goes through all allowed requests of the user.
import sys


class RateLimiter:
    def __init__(self, limit, seconds):
        self.limit = limit
        self.seconds = seconds
        self.log = {}

    def allows(self, time, user):
        log = self.log.setdefault(user, [])
        if sum(1 for one in log if one > time - self.seconds) >= self.limit:
            return False
        log.append(time)
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
