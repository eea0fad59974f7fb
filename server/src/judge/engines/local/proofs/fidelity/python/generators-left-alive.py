import sys

def numbers(size):
    try:
        yield 1
        yield 2
    finally:
        if size < 8:
            print('closed', file=sys.stderr)

size = len(sys.stdin.buffer.read())
g = numbers(size)
print(next(g), size)
circle = [numbers(size)]
next(circle[0])
circle.append(circle)
