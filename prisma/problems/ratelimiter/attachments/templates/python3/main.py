#!/usr/bin/env python3
import sys


class RateLimiter:
    def __init__(self, limit, seconds):
        pass  # Write your code here.

    def allows(self, time, user):
        # Return True if this request is allowed, False if it is denied.
        return False


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
