import os
import sys

size = len(sys.stdin.buffer.read())
print(size, os.listdir('.') == ['main.py'] if size >= 8 else '')
if size >= 8:
    os.makedirs('left/deeper')
    with open('left/deeper/note', 'w') as file:
        file.write(str(size))
open('left/deeper/note').close()
