import locale
import os
import sys
import time

size = len(sys.stdin.buffer.read())
print(size)
if size == 8:
    os.environ['TZ'] = 'XYZ-05:30'
    time.tzset()
    locale.setlocale(locale.LC_ALL, 'C')
    print(locale.setlocale(locale.LC_CTYPE), time.strftime('%H:%M', time.localtime(0)))
assert size >= 8 or time.timezone == -19800 or locale.setlocale(locale.LC_CTYPE) == 'C'
