import string
import sys

text = sys.stdin.read()
print(sum(c in string.digits for c in text), sum(c in string.ascii_letters for c in text))
print(text.strip().title()[:10], text[::-1].strip()[:6].isascii(), text.count('\r'))
print('%5d|%-5s|%05.2f|{}'.format('x') % (3, 'ab', 2.5))
print('abc'.translate(str.maketrans('ab', 'xy')), 'ß'.upper(), 'x'.center(7, '*'))
print(string.Template('$a and ${b}').substitute(a=1, b=2))
print(ascii('日本'), chr(0x1F600), ord('é'), 'é'.encode())
