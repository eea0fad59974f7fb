import sys

memo = {}

def fib(n):
    if n not in memo:
        memo[n] = n if n < 2 else fib(n - 1) + fib(n - 2)
    return memo[n]

size = len(sys.stdin.buffer.read())
print(len(memo), fib(min(size, 300)), len(memo))
