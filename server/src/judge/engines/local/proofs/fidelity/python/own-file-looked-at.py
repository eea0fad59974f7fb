import sys
import os

size = len(sys.stdin.buffer.read())
with open(__file__) as file:
    print(file.readline(), end='')
print(os.path.basename(__file__), os.path.abspath(__file__) == os.path.join(os.getcwd(), 'main.py'), sorted(os.listdir()))
print(open(sys.argv[0]).read().count('\n'), size)
