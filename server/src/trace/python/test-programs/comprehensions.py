squares = [n * n for n in range(5)]
pairs = {n: [m for m in range(n)] for n in squares if n % 2 == 0}
unique = {n % 3 for n in squares}
total = sum(n for n in squares)
print(squares, pairs, sorted(unique), total, sorted(squares, key=lambda n: -n))
