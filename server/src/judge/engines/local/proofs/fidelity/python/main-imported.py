import sys
import __main__

size = len(sys.stdin.buffer.read())
value = size * 2
print(__main__.value, __main__ is sys.modules['__main__'], vars(__main__) is globals())
from __main__ import value as again
__main__.added = 5
print(again, added, __main__.__file__)
