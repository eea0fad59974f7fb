lines = []
while True:
    try:
        lines.append(input())
    except EOFError:
        break
print(len(lines), [len(line) for line in lines])
