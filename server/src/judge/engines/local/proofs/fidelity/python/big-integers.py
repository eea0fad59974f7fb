import sys

n = len(sys.stdin.buffer.read())
x = 7 ** (n + 500)
print(x % (10 ** 9 + 7), pow(3, x, 1000003), pow(3, -1, 1000003), len(str(x)))
print(str(2 ** 200), int('9' * 300) + 1 == 10 ** 300)
try:
    print(len(str(10 ** 5000)))
except ValueError as error:
    print(error)
