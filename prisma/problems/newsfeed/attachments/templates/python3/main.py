#!/usr/bin/env python3
import sys
from typing import List


class NewsFeed:
    def __init__(self):
        pass  # Write your code here.

    def post(self, user: int, picture: int) -> None:
        # The user posts the picture.
        pass

    def follow(self, user: int, other: int) -> None:
        # From now on, the user follows the other one.
        pass

    def unfollow(self, user: int, other: int) -> None:
        # From now on, the user does not follow the other one.
        pass

    def feed(self, user: int) -> List[int]:
        # Return the numbers of the ten newest posts of the user and of those followed, the newest first.
        return []


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
