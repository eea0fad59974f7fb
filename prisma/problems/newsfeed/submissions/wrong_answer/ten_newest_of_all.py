#!/usr/bin/env python3
# Wrong: looks among the ten newest posts of the whole network only.
import sys
from typing import List


class NewsFeed:
    def __init__(self):
        self.newest = []  # The ten newest posts of the network as (author, picture), the newest first.
        self.followed = {}

    def post(self, user: int, picture: int) -> None:
        self.newest = [(user, picture)] + self.newest[:9]

    def follow(self, user: int, other: int) -> None:
        self.followed.setdefault(user, set()).add(other)

    def unfollow(self, user: int, other: int) -> None:
        self.followed.get(user, set()).discard(other)

    def feed(self, user: int) -> List[int]:
        authors = self.followed.get(user, set()) | {user}
        return [picture for author, picture in self.newest if author in authors]


def main():
    lines = sys.stdin.read().split("\n")
    q = int(lines[0])
    network = NewsFeed()
    out = []
    for line in lines[1 : q + 1]:
        name, *words = line.split()
        numbers = [int(word) for word in words]
        if name == "post":
            network.post(*numbers)
        elif name == "follow":
            network.follow(*numbers)
        elif name == "unfollow":
            network.unfollow(*numbers)
        else:
            posts = network.feed(*numbers)
            out.append(" ".join(map(str, [len(posts), *posts])))
    print("\n".join(out))


main()
