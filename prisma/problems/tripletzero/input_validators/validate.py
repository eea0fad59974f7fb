#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|-?[1-9][0-9]*)"


def count_triplets(nums, most):
    """How many different triplets have the sum 0; the count stops above `most`."""
    count = 0
    nums.sort()
    for i, first in enumerate(nums):
        if i > 0 and first == nums[i - 1]:
            continue
        left, right = i + 1, len(nums) - 1
        while left < right and count <= most:
            total = first + nums[left] + nums[right]
            if total <= 0:
                count += total == 0
                left += 1
                while total == 0 and left < right and nums[left] == nums[left - 1]:
                    left += 1
            else:
                right -= 1
    return count


text = sys.stdin.read()
assert re.fullmatch(rf"[1-9][0-9]*\n{NUMBER}( {NUMBER})*\n", text), "expected n and a line of numbers"
first_line, second_line, _ = text.split("\n")
n = int(first_line)
numbers = [int(token) for token in second_line.split()]
assert 3 <= n <= 4000, "n out of range"
assert len(numbers) == n, "expected n numbers"
assert all(-(10**8) <= number <= 10**8 for number in numbers), "number out of range"
assert count_triplets(numbers, 50000) <= 50000, "more than 50000 triplets"
sys.exit(42)
