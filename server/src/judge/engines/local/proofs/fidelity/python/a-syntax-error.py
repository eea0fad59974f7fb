import sys
print('never')
def solve(n:
    return n
print(solve(1))
