from decimal import Decimal, getcontext, ROUND_HALF_UP
from fractions import Fraction
import sys

n = int(sys.stdin.readline() or '7')
getcontext().prec = 30
print(Decimal(1) / Decimal(n), Decimal('2.675').quantize(Decimal('0.01'), ROUND_HALF_UP))
print(sum((Fraction(1, k) for k in range(1, n + 1)), Fraction()), Fraction('0.125'))
try:
    print(Decimal(n) / 0)
except ZeroDivisionError as error:
    print(repr(error))
