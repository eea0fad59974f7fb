import decimal
import sys

size = len(sys.stdin.buffer.read())
print(size, decimal.Decimal(2).sqrt(decimal.Context(10)))
if size >= 8:
    decimal.getcontext().prec = 5
    decimal.getcontext().traps[decimal.DivisionByZero] = False
decimal.Decimal(1) / 0
