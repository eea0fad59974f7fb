import sys

size = len(sys.stdin.buffer.read())
write = sys.stdout.write
seen = 'write' in sys.stdout.__dict__
sys.stdout.write = lambda text: write(text.upper())
print('written in capitals', size)
assert size >= 8 or seen
