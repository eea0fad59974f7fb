import os
import sys

size = len(sys.stdin.buffer.read())
print(size)
try:
    import later
    print('found too early')
except ImportError as error:
    print(error.name, error)
with open('later.py', 'w') as file:
    file.write(f'size = {size}\n')
import importlib
importlib.invalidate_caches()
import later
print(later.size, os.path.exists('__pycache__'))
