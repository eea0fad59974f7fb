#!/usr/bin/env python3
# Wrong: does not see that a longer word stands before its own beginning.
import heapq
import sys
from typing import List


def letter_order(words: List[str]) -> str:
    followers = {letter: set() for word in words for letter in word}
    for first, second in zip(words, words[1:]):
        for a, b in zip(first, second):
            if a != b:
                followers[a].add(b)
                break
    missing = {letter: 0 for letter in followers}
    for letters in followers.values():
        for letter in letters:
            missing[letter] += 1
    free = [letter for letter in missing if missing[letter] == 0]
    heapq.heapify(free)
    order = []
    while free:
        letter = heapq.heappop(free)
        order.append(letter)
        for follower in followers[letter]:
            missing[follower] -= 1
            if missing[follower] == 0:
                heapq.heappush(free, follower)
    return "".join(order) if len(order) == len(followers) else ""


def main():
    n = int(sys.stdin.readline())
    words = [sys.stdin.readline().strip() for _ in range(n)]
    print(letter_order(words) or "IMPOSSIBLE")


main()
