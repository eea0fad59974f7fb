import sys

def down(n):
    try:
        return down(n + 1)
    except RecursionError:
        return n

def forever():
    return forever()

size = len(sys.stdin.buffer.read())
try:
    forever()
except RecursionError as error:
    print(error, down(0) > 900, down(0) < 1000)
