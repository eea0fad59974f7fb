import sys
import traceback

def fail(k):
    return [1, 2][k] if k > 3 else fail(k + 1)

size = len(sys.stdin.buffer.read())
try:
    fail(0)
except IndexError as error:
    traceback.print_exc(file=sys.stdout)
    depth, tb = 0, error.__traceback__
    while tb:
        depth, tb = depth + 1, tb.tb_next
    print(depth, size)
print(sys.exc_info(), hasattr(sys, 'last_value'))
