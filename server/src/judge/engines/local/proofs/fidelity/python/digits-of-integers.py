import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    sys.set_int_max_str_digits(0)
int('1' * 5000)
len(str(10 ** 5000))
