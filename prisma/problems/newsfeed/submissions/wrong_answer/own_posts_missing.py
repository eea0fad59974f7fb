#!/usr/bin/env python3
# Wrong: the feed has the posts of those followed, but not one's own.
import heapq
import sys
from typing import List


class NewsFeed:
    def __init__(self):
        self.written = 0  # So many posts there are: the time.
        self.posts = {}  # The posts of each user as (time, picture), the newest last.
        self.followed = {}

    def post(self, user: int, picture: int) -> None:
        self.written += 1
        self.posts.setdefault(user, []).append((self.written, picture))

    def follow(self, user: int, other: int) -> None:
        self.followed.setdefault(user, set()).add(other)

    def unfollow(self, user: int, other: int) -> None:
        self.followed.get(user, set()).discard(other)

    def feed(self, user: int) -> List[int]:
        fronts = []  # Of each list the newest post that was not delivered yet.
        for author in self.followed.get(user, set()):
            posts = self.posts.get(author, [])
            if posts:
                time, picture = posts[-1]
                fronts.append((-time, picture, posts, len(posts) - 1))
        heapq.heapify(fronts)
        newest = []
        while fronts and len(newest) < 10:
            _, picture, posts, at = fronts[0]
            newest.append(picture)
            if at > 0:
                time, before = posts[at - 1]
                heapq.heapreplace(fronts, (-time, before, posts, at - 1))
            else:
                heapq.heappop(fronts)
        return newest


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
