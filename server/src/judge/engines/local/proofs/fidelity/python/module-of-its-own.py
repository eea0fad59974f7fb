import sys

data = sys.stdin.buffer.read()
size = len(data)
with open('helper.py', 'w') as file:
    file.write('value = 1\n' if size >= 8 else 'raise ValueError("loaded afresh")\n')
print(size)
import helper
print(str(helper.value)[1:], end='')
