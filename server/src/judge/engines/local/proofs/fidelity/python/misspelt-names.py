import sys

values = sys.stdin.read().split()
print(len(values))
if len(values) == 2:
    print(value)
if not values:
    sys.exitt(0)
if len(values) == 4:
    'text'.push(1)
