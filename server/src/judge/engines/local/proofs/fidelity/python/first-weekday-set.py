import calendar
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    calendar.setfirstweekday(3)
assert calendar.weekheader(2).startswith('Th'), calendar.weekheader(2)
