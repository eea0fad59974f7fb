import sys

n = len(sys.stdin.buffer.read())
for i in range(20000):
    print(i, i * n)
print('x' * 100000, end='')
