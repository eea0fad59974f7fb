#!/usr/bin/env python3
# Wrong: stops one window too early.
import sys
from collections import deque
from typing import List


def window_maxima(nums: List[int], k: int) -> List[int]:
    places = deque()  # Their numbers fall from front to back.
    maxima = []
    for i, num in enumerate(nums[:-1]):
        while places and nums[places[-1]] <= num:
            places.pop()
        places.append(i)
        if places[0] <= i - k:
            places.popleft()
        if i >= k - 1:
            maxima.append(nums[places[0]])
    return maxima


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(*window_maxima(nums, k))


main()
