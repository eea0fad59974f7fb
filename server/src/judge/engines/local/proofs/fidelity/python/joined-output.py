import sys

out = []
for line in sys.stdin:
    out.append(' '.join(reversed(line.split())))
sys.stdout.write('\n'.join(out) + '\n')
