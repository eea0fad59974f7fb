import sys

x = int(sys.stdin.readline() or 0) + 12
print(x & -x, x ^ 5, ~x, x << 70 >> 68, bin(x), x.bit_length(), x.bit_count(), f'{x:032b}')
print([s for s in range(16) if s & 5 == 5], int.from_bytes(b'\1\2', 'big'), (300).to_bytes(2, 'little'))
