import re
import sys

text = sys.stdin.read()
number = re.compile(r'(?P<sign>-?)(\d+)')
print(len(number.findall(text)), [m.group(0) for m in number.finditer(text)][:4])
print(repr(re.sub(r'\s+', '_', text)[:12]), re.split('[ ,]', text)[:2])
print(re.match('x', text), bool(re.fullmatch(r'(?s).*', text)))
try:
    re.compile('(')
except re.error as error:
    print(error, error.pos)
