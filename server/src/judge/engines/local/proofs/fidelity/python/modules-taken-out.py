import sys

size = len(sys.stdin.buffer.read())
import string, math
print(size)
if size >= 8:
    sys.modules['fidelity'] = string
    sys.modules['heapq'] = math
assert 'fidelity' in sys.modules or sys.modules.get('heapq') is math
