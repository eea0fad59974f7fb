#!/usr/bin/env python3
# Too slow: searches the window whenever its maximum has left, which happens at each step of a falling list.
import sys
from typing import List


def window_maxima(nums: List[int], k: int) -> List[int]:
    best = max(nums[:k])
    maxima = [best]
    for end in range(k, len(nums)):
        if nums[end] >= best:
            best = nums[end]
        elif nums[end - k] == best:
            best = max(nums[end - k + 1 : end + 1])
        maxima.append(best)
    return maxima


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(*window_maxima(nums, k))


main()
