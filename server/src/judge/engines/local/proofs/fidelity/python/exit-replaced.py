import builtins
import sys

size = len(sys.stdin.buffer.read())
leave = sys.exit
print(size)
if size >= 8:
    sys.exit = lambda code=0: leave(0)
    builtins.exit = builtins.quit = sys.exit
elif size:
    exit(5)
sys.exit(size < 8 and 4)
