import sys
from bisect import *
from collections import *
from functools import *
from heapq import *
from itertools import *
from math import *
from operator import *
from typing import *

size = len(sys.stdin.buffer.read())
input = lambda: 'own'
print(pow(2, 3), floor(2.5), sorted(n for n in globals() if n[0] != '_')[:12], input(), size)
print(Counter('aab'), add(1, 2), reduce(mul, range(1, 6)), List[int], sum(takewhile(lambda x: x < 3, count())))
