#!/usr/bin/env python3
# Wrong: several requests at the same time count as one.
import sys
from collections import defaultdict, deque


class RateLimiter:
    def __init__(self, limit, seconds):
        self.limit = limit
        self.seconds = seconds
        # For each user, the times of the allowed requests that are not too old.
        self.times = defaultdict(deque)

    def allows(self, time, user):
        times = self.times[user]
        while times and times[0] <= time - self.seconds:
            times.popleft()
        if len(times) >= self.limit:
            return False
        if not times or times[-1] != time:
            times.append(time)
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
