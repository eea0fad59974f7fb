rows = [{f"k{i}": i for i in range(190)} for _ in range(60)]
x = 1
[row.__setitem__(key, 5000) for row in rows for key in row]
x = 2
print(sum(rows[59].values()), x)
