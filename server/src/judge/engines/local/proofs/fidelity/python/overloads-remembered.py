from typing import get_overloads, overload
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    @overload
    def f(x: int) -> int: ...
    @overload
    def f(x: str) -> str: ...
def f(x):
    return x
get_overloads(f)[1]
