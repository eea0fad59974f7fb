import functools
import math
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    setattr(math, 'one', 1)
    object.__setattr__(math, 'two', 2)
    functools.partial(setattr, math)('three', 3)
    list(map(setattr, [math], ['four'], [4]))
assert any(hasattr(math, name) for name in ('one', 'two', 'three', 'four'))
