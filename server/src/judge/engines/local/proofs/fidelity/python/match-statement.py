import sys

def describe(command):
    match command:
        case []:
            return 'empty'
        case [x] if x.isdigit():
            return f'number {int(x)}'
        case ['1', *rest]:
            return f'one and {len(rest)}'
        case [first, _, *_]:
            return f'begins with {first[:3]}'
        case {'a': value, **others}:
            return f'{value} {others}'
        case int() | float() as number:
            return number
        case _:
            return 'other'

for line in sys.stdin:
    print(describe(line.split()))
print(describe([]), describe({'a': 1, 'b': 2}), describe(2.5), describe('x'))
