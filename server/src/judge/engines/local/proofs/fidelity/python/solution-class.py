from typing import Dict, Generic, List, Optional, TypeVar
import sys

T = TypeVar('T')

class Stack(Generic[T]):
    def __init__(self) -> None:
        self.items: List[T] = []

    def push(self, item: T) -> None:
        self.items.append(item)

    def pop(self) -> Optional[T]:
        return self.items.pop() if self.items else None

class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        seen: Dict[int, int] = {}
        for i, x in enumerate(nums):
            if target - x in seen:
                return [seen[target - x], i]
            seen[x] = i
        return []

if __name__ == '__main__':
    data = sys.stdin.read().split()
    nums = [int(w) for w in data if w.lstrip('-').isdigit()]
    print(Solution().twoSum(nums, 5))
    stack: Stack[int] = Stack()
    for x in nums:
        stack.push(x)
    print(stack.pop(), stack.pop())
